"""The scene stack: what a scene is, what it may ask for, and which one gets the player's intents.

Touches the toolkit in game.ui; no window, no files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from game.i18n.texts import Texts
from game.ui.intents import Close, Fullscreen, Intent, Resized, Screenshot
from game.ui.theme import Theme
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.bots.worker import Thinker
    from game.places import UserDir
    from game.savestate import Settings, Store
    from game.stage.sound import Sound
    from game.ui.art import Art
    from game.ui.painter import Painter
    from game.ui.ui import Ui

Cursor = Literal["arrow", "hand", "text", "wait", "move"]


@dataclass(frozen=True)
class Services:
    """What the app gives to every scene. Built in app.py, never changed: a changed setting makes a new one
    (`Reload`), and scenes get it by `enter`/`resume` again.

    places: the player's folder. bots: makes a bot's worker, which a table closes when it is left.
    clock: milliseconds since the start. extra: what app.py adds for single scenes, by name.
    """

    settings: Settings
    store: Store
    places: UserDir
    text: Texts
    art: Art
    theme: Theme
    ui: Ui
    sound: Sound
    bots: Callable[[], Thinker]
    clock: Callable[[], float]
    extra: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Push:
    """Show this scene above; the present one is paused."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave the scene; the one below resumes with the result. Popping the last one quits."""

    result: Any = None


@dataclass(frozen=True, slots=True)
class PopTo:
    """Leave scenes until one of this name is on top (or only the lowest is left), then resume it."""

    name: str
    result: Any = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave the scene, and show this one in its place."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Home:
    """Leave all scenes and begin at the start screen."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the app."""


@dataclass(frozen=True, slots=True)
class Applied:
    """An action was applied: a second click at the same place within the double-click time is no new wish."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Have the loop do this: Fullscreen or Screenshot."""

    intent: Fullscreen | Screenshot


@dataclass(frozen=True, slots=True)
class Reload:
    """Settings changed (language, theme, scale, text size): the app builds its services anew. Settings come from
    `services.store.settings.change(...)`. `language`: the player has chosen it just now; from then on it counts,
    and the one that the app was started with doesn't."""

    settings: Settings
    language: bool = False


Change = Push | Pop | PopTo | Replace | Home | Quit | Applied | Ask | Reload


class Scene:
    """A screen. Subclass it and override what is needed; `self.services` is there from `enter` on."""

    name: str = "scene"
    """For `--describe` and PopTo."""
    overlay: bool = False
    """The scene below is drawn, dimmed, behind it."""
    services: Services

    def enter(self, services: Services) -> None:
        """Called once before anything else. Overrides call super().enter(services) first."""
        self.services = services

    def exit(self) -> None:
        """Called once, last: end workers, write what must not be lost."""

    def before_closing(self) -> Scene | None:
        """A question to be asked before the window closes, None if there is none."""
        return None

    def pause(self) -> None:
        """Another scene is above from now on."""

    def resume(self, result: Any) -> None:
        """On top again; `result` is what the scene above popped with (None if nothing)."""

    def reload(self, services: Services) -> None:
        """Settings changed; the texts, theme and art are new ones."""
        self.services = services

    def handle(self, intent: Intent) -> Change | None:  # noqa: ARG002
        """Answer one intent. None: nothing changes on the stack (the scene is drawn anew all the same)."""
        return None

    def update(self, dt: float) -> bool | Change:  # noqa: ARG002
        """dt: milliseconds since the last call. True: draw again; a Change is done at once. Also called at
        rest (about 30 times a second), so that bots' answers can be fetched: keep it cheap."""
        return False

    def draw(self, painter: Painter) -> None:
        """Draw everything that is no widget; widgets are drawn above it afterwards."""

    def draw_over(self, painter: Painter) -> None:
        """Draw above the widgets (flying cards); tooltips and toasts still come above that."""

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:  # noqa: ARG002
        """The widgets for a window of that size, in drawing order. Asked for often: keep it cheap."""
        return []

    @property
    def prompt(self) -> str:
        """The line that says who must do what, for `--describe`."""
        return ""

    @property
    def animating(self) -> bool:
        """Whether the stage plays: clicks and keys on nothing become Skip."""
        return False

    @property
    def cursor(self) -> Cursor | None:
        """The pointer's shape; None: a hand over what can be chosen, else an arrow."""
        return None


class SceneStack:
    """The scenes, the top one last. The loop drives it; see `game.ui.loop.Host`."""

    def __init__(self, services: Services, home: Callable[[], Scene], first: Scene | None = None) -> None:
        self.services = services
        self._home = home
        self.scenes: list[Scene] = []
        self.asked: list[Fullscreen | Screenshot] = []
        self.reload_with: Settings | None = None
        self.language_chosen = False
        self.changes = 0
        """Counts changes of the stack and applied actions: the loop drops doubled clicks when it moved."""
        self._enter(first if first is not None else home())

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    @property
    def done(self) -> bool:
        return not self.scenes

    @property
    def below(self) -> tuple[Scene, ...]:
        """The scenes that are seen behind the top one, lowest first; empty unless it is an overlay."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return tuple(self.scenes[first:-1])

    def handle(self, intent: Intent) -> None:
        """Give the intent to the top scene (Resized: to all) and do what it answers."""
        if self.done:
            return
        if isinstance(intent, Resized):
            for scene in tuple(self.scenes):
                scene.handle(intent)
            return
        change = self.top.handle(intent)
        if isinstance(intent, Close) and change is None:
            change = self._closing()
        self.apply(change)

    def _closing(self) -> Change:
        """Quit, or the first question that a scene has about it; whoever closes the window again means it."""
        questions = (scene.before_closing() for scene in reversed(self.scenes))
        question = next((q for q in questions if q is not None), None)
        return Quit() if question is None or question.name == self.top.name else Push(question)

    def update(self, dt: float) -> bool:
        """True if something moves. Scenes that are seen behind an overlay move too."""
        if self.done:
            return False
        moving = False
        for scene in self.below:
            moving = scene.update(dt) is True or moving
        answer = self.top.update(dt)
        if isinstance(answer, bool):
            return answer or moving
        self.apply(answer)
        return True

    def apply(self, change: Change | None) -> None:
        """Do a change of the stack."""
        match change:
            case None:
                return
            case Push(scene):
                self.top.pause()
                self._enter(scene)
            case Pop(result):
                self._leave()
                if self.scenes:
                    self.top.resume(result)
            case PopTo(name, result):
                while len(self.scenes) > 1 and self.top.name != name:
                    self._leave()
                self.top.resume(result)
            case Replace(scene):
                self._leave()
                self._enter(scene)
            case Home():
                self.clear()
                self._enter(self._home())
            case Quit():
                self.clear()
            case Applied():
                pass
            case Ask(intent):
                self.asked.append(intent)
            case Reload(settings, language):
                self.reload_with = settings
                self.language_chosen = self.language_chosen or language
        self.changes += 1

    def reload(self, services: Services) -> None:
        """Give every scene the new services."""
        self.services = services
        self.reload_with = None
        for scene in tuple(self.scenes):
            scene.reload(services)

    def clear(self) -> None:
        """Leave every scene, the top one first."""
        while self.scenes:
            self._leave()

    def fail(self, scene: Scene) -> None:
        """A scene raised: drop all without asking them anything more, and show this one."""
        for old in reversed(self.scenes):
            _quietly(old.exit)
        self.scenes.clear()
        self._enter(scene)
        self.changes += 1

    def _enter(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.enter(self.services)

    def _leave(self) -> None:
        self.scenes.pop().exit()


def _quietly(act: Callable[[], None]) -> None:
    """Run the end of a scene that has failed already: a second error would only hide the first."""
    try:
        act()
    except Exception:
        return
