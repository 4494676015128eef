"""Every scene of the app in a state worth looking at, without a screen: for the self-test and for screenshots.

Runs the real app with its own loop, on SDL's driver without a screen; writes where `places.user_dir` says.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.app import App, build_services
from game.bots.worker import Answer, Question, Thinker
from game.bots.worker import answer as think_here
from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.library import board_finder
from game.places import user_dir
from game.savestate import open_store
from game.scenes import opening
from game.scenes.match import Match
from game.scenes.stack import PopTo, Push, Scene
from game.scenes.table import TableScene
from game.ui.loop import Loop
from game.ui.window import Window, WindowOptions

NAMES = ("Anna", "Jonas", "Mireille", "Pekka", "Ines", "Oskar", "Lucie", "Tarik")
SEED = "tour"


class Here(Thinker):
    """Bots that think at once and in this process: the same answers, and nothing to wait for."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: Question | None = None

    @property
    def thinking(self) -> bool:
        return self._asked is not None

    def warm_up(self) -> None:
        """There is no process to start."""

    def ask(self, question: Question) -> None:
        self._asked = question

    def poll(self) -> Answer | None:
        asked, self._asked = self._asked, None
        return think_here(asked) if asked is not None else None

    def cancel(self) -> None:
        self._asked = None


class Raised(Exception):
    """A scene failed; `scene` is its name, the error is the cause."""

    def __init__(self, scene: str, error: Exception) -> None:
        super().__init__(f"{scene}: {type(error).__name__}: {error}")
        self.scene = scene


class TouredApp(App):
    """The app, but for errors: they end the tour."""

    def fail(self, error: Exception) -> None:
        raise Raised(self.scene_name, error) from error


@dataclass
class Tour:
    """The app without a screen at a given size and language; nothing moves by itself."""

    size: tuple[int, int] = (1280, 720)
    language: str = "en"
    now: float = 0.0
    app: TouredApp = field(init=False)
    loop: Loop = field(init=False)

    def __post_init__(self) -> None:
        from game.scenes.home import HomeScene

        os.environ["SDL_VIDEODRIVER"] = "dummy"
        user = user_dir()
        store = open_store(user)
        settings = store.settings.change(reduced_motion=True, language=self.language, muted=True).settings
        services = build_services(settings, store, user, clock=lambda: self.now, language=self.language)
        services.extra["thinker"] = Here()
        self.app = TouredApp(services, self.language)
        self.window = Window(WindowOptions(size=self.size, headless=True))
        self.app.begin(HomeScene)
        self.loop = Loop(self.app, self.window, clock=lambda: self.now)

    def round(self, times: int = 2) -> None:
        """Let the loop turn. Raises Raised if a scene fails."""
        for _ in range(times):
            self.now += 400.0
            self.loop.round(())

    def show(self, scene: Scene) -> None:
        """Put the scene above the start screen and draw it."""
        self.home()
        self.app.stack.apply(Push(scene))
        self.round()
        self.loop.draw()

    def home(self) -> None:
        """Leave every scene but the start screen. Tables close their matches."""
        self.app.stack.apply(PopTo("home"))

    @property
    def picture(self) -> pygame.Surface:
        return self.window.surface

    def close(self) -> None:
        self.app.end()
        self.window.close()

    # Games

    def session(self, game: str, people: int = 0, seats: int = 0, level: str = "easy", board: str = "") -> Session:
        """A new game with so many people on the first seats, and bots on the others."""
        rules = rules_of(game)
        number = seats or rules.seats.usual or max(rules.seats.least, 2)
        setup = make_setup(rules, number, {}, board_finder(game)(board) if rules.needs_board else None)
        infos = tuple(SeatInfo(NAMES[i], "human" if i < people else level, i % 8) for i in range(number))
        return Session(rules, setup, SEED, infos)

    def table(self, session: Session) -> TableScene:
        """A table for the game, which is saved as every game is."""
        scene = opening.begin(self.app.services, session)
        assert isinstance(scene, TableScene)
        scene.strict = True
        return scene


def play_on(match: Match, entries: int) -> None:
    """Let quick bots choose for everybody until so many entries are in the log, or to the end."""
    while len(match.session.played) < entries and not match.session.over:
        seat = match.turn
        number = len(match.session.played)
        found = think_here(Question(number, match.game, match.view(seat), seat, "easy", f"{SEED}/{number}"))
        if found.thought is None:
            raise RuntimeError(f"{match.game}: the bot has no answer: {found.error}")
        match.act(found.thought.action)


class Stop(NamedTuple):
    """A scene to be seen: what to call it, and how to show it."""

    name: str
    show: Callable[[], None]


def house_stops(tour: Tour) -> Iterator[Stop]:
    """The scenes that belong to no game. Where games are listed, those that were played on this tour are there."""
    from game.scenes.about import about
    from game.scenes.confirm import ConfirmScene
    from game.scenes.fault import FaultScene
    from game.scenes.importing import ImportScene
    from game.scenes.records import RecordsScene
    from game.scenes.replay import ReplaysScene
    from game.scenes.saves import SavesScene
    from game.scenes.settings import SettingsScene

    text = tour.app.services.text

    def home() -> None:
        tour.home()
        tour.round()
        tour.loop.draw()

    def shower(make: Callable[[], Scene]) -> Callable[[], None]:
        return lambda: tour.show(make())

    yield Stop("home", home)
    yield Stop("saves", shower(SavesScene))
    yield Stop("replays", shower(ReplaysScene))
    yield Stop("records", shower(RecordsScene))
    yield Stop("settings", shower(SettingsScene))
    yield Stop("import", shower(ImportScene))
    yield Stop("about", shower(lambda: about(tour.app.services)))
    yield Stop("confirm", shower(lambda: ConfirmScene(text("saves.locked"), text("saves.open_copy"),
                                                      text("page.cancel"), detail=text("saves.locked_help"))))
    yield Stop("fault", shower(lambda: FaultScene(None)))


def game_stops(tour: Tour, game: str, people: int = 2) -> Iterator[Stop]:
    """The scenes of a game: setup, rules, the table at the start, in the middle and at the end, and what is
    above it."""
    from game.scenes.gallery import GalleryScene, has_gallery
    from game.scenes.handover import HandoverScene
    from game.scenes.pause import PauseScene
    from game.scenes.replay import ReplayScene
    from game.scenes.rulebook import RulebookScene
    from game.scenes.setup import SetupScene

    length = len(_whole(tour, game).played)

    def table(people: int, part: float) -> TableScene:
        scene = tour.table(tour.session(game, people))
        play_on(scene.match, max(1, int(length * part)))
        while part < 1 and scene.match.bot_turn:
            play_on(scene.match, len(scene.match.session.played) + 1)
        return scene

    def above(make: Callable[[TableScene], Scene]) -> None:
        scene = table(1, 0.5)
        tour.show(scene)
        tour.app.stack.apply(Push(make(scene)))
        tour.round()
        tour.loop.draw()

    def handover(scene: TableScene) -> Scene:
        view = scene.view
        recap = tuple(line.text for line in view.lines(None, 0, len(scene.match.session.played)))
        return HandoverScene(0, scene.match.session.seats, recap[-6:], scene.match.can_undo(), scene.match)

    def end() -> None:
        tour.show(table(1, 1.0))
        tour.round(6)

    yield Stop(f"{game}-setup", lambda: tour.show(SetupScene(game)))
    yield Stop(f"{game}-rulebook", lambda: tour.show(RulebookScene(game)))
    if has_gallery(game):
        yield Stop(f"{game}-gallery", lambda: tour.show(GalleryScene(game)))
        yield Stop(f"{game}-signs", lambda: tour.show(GalleryScene(game, signs=True)))
    yield Stop(f"{game}-table-start", lambda: tour.show(table(1, 0.0)))
    yield Stop(f"{game}-table", lambda: tour.show(table(1, 0.5)))
    yield Stop(f"{game}-table-late", lambda: tour.show(table(1, 0.85)))
    yield Stop(f"{game}-handover-asked", lambda: tour.show(table(people, 0.4)))
    yield Stop(f"{game}-handover", lambda: above(handover))
    yield Stop(f"{game}-pause", lambda: above(lambda scene: PauseScene(scene.match)))
    yield Stop(f"{game}-results", end)
    yield Stop(f"{game}-replay", lambda: tour.show(ReplayScene(_whole(tour, game))))


def _whole(tour: Tour, game: str) -> Session:
    """A bot game to its end, kept nowhere."""
    session = tour.session(game)
    session.settle()
    while not session.over:
        seat, number = session.turn, len(session.played)
        view = session.rules.observe(session.state, seat)
        found = think_here(Question(number, game, view, seat, "easy", f"{SEED}/{number}"))
        if found.thought is None:
            raise RuntimeError(f"{game}: the bot has no answer: {found.error}")
        session.act(found.thought.action)
        session.settle()
    return session
