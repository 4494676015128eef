"""A toolkit without a screen: theme, type, Ui and painter, and an app that runs scenes by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import pygame
import pytest

from game import places
from game.app import App, build_services
from game.places import UserDir
from game.savestate import Settings, open_store
from game.scenes.stack import Change, Scene
from game.ui.art import Art
from game.ui.intents import Intent
from game.ui.loop import Loop
from game.ui.painter import Painter
from game.ui.shapes import Shapes
from game.ui.text import Typesetter
from game.ui.theme import load_theme
from game.ui.ui import Ui
from game.ui.widgets import Widget
from game.ui.window import Window, WindowOptions


@dataclass
class Kit:
    """What is needed to draw and to ask for regions at 1280x720."""

    ui: Ui
    painter: Painter
    shapes: Shapes


@pytest.fixture
def kit() -> Kit:
    theme = load_theme(places.art_dir() / "theme.toml")
    typesetter = Typesetter(places.art_dir() / "fonts", theme)
    shapes = Shapes()
    surface = pygame.Surface((1280, 720))
    painter = Painter(surface, 1.0, theme, typesetter, Art(places.art_dir()), shapes)
    return Kit(Ui(theme, typesetter, calm=True), painter, shapes)


@dataclass
class TableScene(Scene):
    """A scene made of the given widgets, that notes its intents and answers them as told."""

    items: list[Widget] = field(default_factory=list)
    answer: Callable[[Intent], Change | None] = lambda _: None
    seen: list[Intent] = field(default_factory=list)
    plays: bool = False
    title: str = "table"
    over: bool = False
    life: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.name = self.title
        self.overlay = self.over

    def exit(self) -> None:
        self.life.append("exit")

    def pause(self) -> None:
        self.life.append("pause")

    def resume(self, result: object) -> None:
        self.life.append(f"resume {result}")

    def handle(self, intent: Intent) -> Change | None:
        self.seen.append(intent)
        return self.answer(intent)

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        return list(self.items)

    @property
    def animating(self) -> bool:
        return self.plays

    def of(self, kind: type) -> list[Intent]:
        """The intents of that kind, in order."""
        return [i for i in self.seen if isinstance(i, kind)]


class Driver:
    """An app and its loop with a clock that only moves when told."""

    def __init__(self, scene: Scene, size: tuple[int, int] = (1280, 720)) -> None:
        self.now = 0.0
        user = UserDir(None, "save.no_home")
        services = build_services(Settings(language="en", reduced_motion=True), open_store(user), user)
        self.app = App(services)
        self.window = Window(WindowOptions(size=size, headless=True))
        self.app.begin(lambda: TableScene(title="home"), scene)
        self.loop = Loop(self.app, self.window, clock=lambda: self.now)
        self.run()

    def run(self, events: Sequence[pygame.Event] = (), after: float = 16.0) -> None:
        """One turn of the loop, `after` milliseconds later."""
        self.now += after
        self.loop.round(events)

    def click(self, x: float, y: float, after: float = 16.0, button: int = 1) -> None:
        """A click, `after` milliseconds in which the loop ran on."""
        self.rest(after - 16.0)
        self.run(clicks(x, y, button))

    def rest(self, ms: float) -> None:
        """Let that time pass, in turns of a resting loop."""
        while ms > 0:
            self.run(after=min(ms, 33.0))
            ms -= 33.0

    def key(self, key: int, mod: int = 0, after: float = 450.0) -> None:
        """A key, after so long that it is no hammering."""
        self.rest(after)
        self.run([press(key, mod)])


def mouse(kind: int, at: tuple[float, float], button: int = 1) -> pygame.Event:
    return pygame.Event(kind, pos=at, button=button)


def clicks(x: float, y: float, button: int = 1) -> list[pygame.Event]:
    """Press and release."""
    return [mouse(pygame.MOUSEBUTTONDOWN, (x, y), button), mouse(pygame.MOUSEBUTTONUP, (x, y), button)]


def motion(x: float, y: float) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


def press(key: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod)


@pytest.fixture
def drive() -> Iterator[Callable[..., Driver]]:
    """Makes a Driver for a scene."""
    yield Driver
    pygame.display.quit()
