"""The composition root: builds the services, opens the window, runs the scene stack, and catches what fails.

Touches everything the app has; nothing at import.
"""

from __future__ import annotations

import platform
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import places
from game.i18n.texts import CatalogueError, Texts
from game.savestate import Problem, Settings, Store, open_store, sentence
from game.scenes.fault import FaultScene
from game.scenes.stack import Scene, SceneStack, Services
from game.stage.sound import Sound
from game.ui.art import Art
from game.ui.describe import Describer
from game.ui.intents import Intent
from game.ui.loop import Loop
from game.ui.painter import Painter, new_layers
from game.ui.shapes import Shapes
from game.ui.text import FontError, Typesetter
from game.ui.theme import ThemeError, load_theme
from game.ui.toasts import SAVING
from game.ui.ui import Ui
from game.ui.widgets import Widget
from game.ui.window import NoDisplay, Window, WindowOptions

if TYPE_CHECKING:
    from game.bots.worker import Thinker

KEPT_REPORTS = 5
_EXIT_FAILED, _EXIT_NO_DISPLAY, _EXIT_INTERRUPTED = 1, 2, 130


@dataclass(frozen=True, slots=True)
class AppOptions:
    """From the command line. describe: "-" for standard output, a file's path, or None. size and fullscreen None:
    as remembered. language "": as set; another one counts until the player chooses one in the window. headless: a
    video driver without a screen is wanted. silent: no sound."""

    describe: str | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    language: str = ""
    headless: bool = False
    silent: bool = False


def run(options: AppOptions, home: Callable[[], Scene], first: Callable[[], Scene] | None = None) -> int:
    """Open the window and run until the player leaves. `home` makes the start screen, `first` another scene to
    begin with. The exit code: 0, 1 after an error that even the error screen could not show, 2 without display."""
    user = places.user_dir()
    store = open_store(user)
    loaded = store.settings.load()
    settings = loaded.settings
    started = time.monotonic()
    try:
        window = Window(
            WindowOptions(
                icon=places.art_dir() / "icon" / "slipstream.svg",
                size=options.size or settings.window,
                fullscreen=settings.fullscreen if options.fullscreen is None else options.fullscreen,
                headless=options.headless,
            )
        )
    except NoDisplay as error:
        print(f"slipstream: {error}", file=sys.stderr)
        return _EXIT_NO_DISPLAY
    pygame.joystick.init()
    sound = Sound(places.art_dir() / "sounds")
    app: App | None = None
    try:
        services = build_services(
            settings, store, user, sound, lambda: (time.monotonic() - started) * 1000.0, options.language
        )
        app = App(services, options.language)
        app.begin(home, first() if first is not None else None)
        app.tell(loaded.problems)
        loop = Loop(app, window, Describer(options.describe) if options.describe is not None else None)
        # opening an audio device takes a tenth of a second, as long as all of the first picture
        loop.run(after_first=(lambda: None) if options.silent else sound.start)
        store.settings.change(window=list(window.plain_size))
    except KeyboardInterrupt:
        return _EXIT_INTERRUPTED
    except (ThemeError, CatalogueError, FontError) as error:
        told = str(error).rstrip(".")
        print(f"slipstream: {told}. The file belongs to the installation: install Slipstream again.", file=sys.stderr)
        return _EXIT_FAILED
    except Exception as error:
        report = write_report(error, user.path)
        where = f"the report is in {report}" if report else "no report could be written"
        print(f"slipstream: an error ended the app ({type(error).__name__}); {where}.", file=sys.stderr)
        return _EXIT_FAILED
    finally:
        if app is not None:
            app.end()
        sound.stop()
        window.close()
    return 0


def build_services(
    settings: Settings,
    store: Store,
    user: places.UserDir,
    sound: Sound | None = None,
    clock: Callable[[], float] = lambda: time.monotonic() * 1000.0,
    language: str = "",
    art: Art | None = None,
) -> Services:
    """Everything the scenes need, by the settings. Needs no window; tests build it so too. Another `language` than
    the one that is set is in the services' settings too: the player sees which one there is, and can leave it."""
    settings = replace(settings, language=language or settings.language)
    theme = load_theme(places.art_dir() / "theme.toml", settings.high_contrast)
    typesetter = Typesetter(places.art_dir() / "fonts", theme, settings.text_size)
    sound = sound if sound is not None else Sound(places.art_dir() / "sounds")
    sound.set_volume(settings.volume, settings.muted)
    return Services(
        settings=settings,
        store=store,
        places=user,
        text=Texts.load(places.seeds_dir(), settings.language),
        art=art if art is not None else Art(places.art_dir()),
        theme=theme,
        ui=Ui(theme, typesetter, calm=settings.reduced_motion),
        sound=sound,
        bots=_thinker,
        clock=clock,
        extra={},
    )


def _thinker() -> Thinker:
    """A bot's process. Loaded when the first game begins: the start screen needs none."""
    from game.bots.worker import Thinker

    return Thinker()


class App:
    """The host of the loop: the scene stack with its services. `begin` first."""

    def __init__(self, services: Services, language: str = "") -> None:
        self.services = services
        self.shapes = Shapes()
        self._language = language
        self._layers = new_layers()
        self._stack: SceneStack | None = None

    def begin(self, home: Callable[[], Scene], first: Scene | None = None) -> None:
        """Enter the first scene."""
        self._stack = SceneStack(self.services, home, first)

    def tell(self, problems: Iterable[Problem]) -> None:
        """Say what was wrong with the player's settings."""
        text = self.services.text
        for problem in problems:
            self.ui.toast(sentence(problem, lambda key, params: text.t(key, **params)), "bad", SAVING)

    def end(self) -> None:
        """Leave what is left of the scenes."""
        if self._stack is not None:
            self._stack.clear()

    @property
    def stack(self) -> SceneStack:
        assert self._stack is not None, "begin comes first"
        return self._stack

    # What the loop asks (game.ui.loop.Host)

    @property
    def done(self) -> bool:
        return self.stack.done

    @property
    def top(self) -> Scene:
        return self.stack.top

    @property
    def scene_name(self) -> str:
        return self.stack.top.name

    @property
    def prompt(self) -> str:
        return self.stack.top.prompt

    @property
    def animating(self) -> bool:
        return self.stack.top.animating

    @property
    def cursor(self) -> str | None:
        return self.stack.top.cursor

    @property
    def changes(self) -> int:
        return self.stack.changes

    @property
    def ui(self) -> Ui:
        return self.services.ui

    @property
    def ui_scale(self) -> float:
        return float(self.services.settings.ui_scale)

    @property
    def too_small(self) -> str:
        return self.services.text("window.too_small")

    def handle(self, intent: Intent) -> None:
        self.stack.handle(intent)
        self._reload_if_asked()

    def update(self, dt: float) -> bool:
        moving = self.stack.update(dt)
        self._reload_if_asked()
        return moving

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        return self.stack.top.widgets(size, u)

    def draw_below(self, painter: Painter) -> None:
        below = self.stack.below
        for scene in below:
            scene.draw(painter)
            # Behind an overlay nothing has focus or hover: a Ui of its own remembers none.
            quiet = Ui(self.services.theme, self.ui.type, painter.u, calm=True)
            quiet.draw(painter, scene.widgets(painter.size, painter.u))
            scene.draw_over(painter)
        if below:
            painter.fill("veil", alpha=self.services.theme.alphas["veil"])

    def draw(self, painter: Painter) -> None:
        if not self.stack.below:
            painter.fill("background")
        self.stack.top.draw(painter)

    def draw_over(self, painter: Painter) -> None:
        self.stack.top.draw_over(painter)

    def painter(self, surface: pygame.Surface, u: float) -> Painter:
        return Painter(surface, u, self.services.theme, self.ui.type, self.services.art, self.shapes, self._layers)

    def asked(self) -> list[Intent]:
        asked, self.stack.asked = list(self.stack.asked), []
        return list(asked)

    def fail(self, error: Exception) -> None:
        if not self.stack.done and isinstance(self.stack.top, FaultScene):
            raise error
        report = write_report(error, self.services.places.path)
        self._layers.clear()
        self.stack.fail(FaultScene(report))

    def noise(self, name: str) -> None:
        self.services.sound.play(name)

    def screenshot(self, surface: pygame.Surface) -> None:
        """Save the picture to the player's folder, and say where it is."""
        folder = self.services.places.path
        if folder is None:
            self.ui.toast(self.services.text("screenshot.nowhere"), "bad")
            return
        file = folder / "screenshots" / time.strftime("slipstream-%Y%m%d-%H%M%S.png")
        try:
            file.parent.mkdir(exist_ok=True)
            pygame.image.save(surface, str(file))
        except (OSError, pygame.error) as error:
            self.ui.toast(self.services.text("screenshot.failed", why=str(error)), "bad")
            return
        self.ui.toast(self.services.text("screenshot.saved", path=str(file)), "good")

    def fullscreen_changed(self, on: bool) -> None:
        loaded = self.services.store.settings.change(fullscreen=on)
        self.stack.reload_with = loaded.settings
        self._reload_if_asked()

    def _reload_if_asked(self) -> None:
        """New settings: new texts, theme and scale; what is being played goes on."""
        settings = self.stack.reload_with
        if settings is None:
            return
        old = self.services
        if self.stack.language_chosen:
            self._language = ""
        fresh = build_services(settings, old.store, old.places, old.sound, old.clock, self._language, old.art)
        fresh.extra.update(old.extra)
        fresh.ui.take_over(old.ui)
        self.services = fresh
        self._layers.clear()
        self.stack.reload(fresh)


def write_report(error: BaseException, folder: Path | None) -> Path | None:
    """Write what went wrong into the player's folder and forget older reports; None if it cannot be written."""
    if folder is None:
        return None
    file = folder / time.strftime("crash-%Y%m%d-%H%M%S.log")
    try:
        old = sorted(folder.glob("crash-*.log"))
        for stale in old[: max(0, len(old) - KEPT_REPORTS + 1)]:
            stale.unlink(missing_ok=True)
        about = f"Slipstream, Python {platform.python_version()}, pygame-ce {pygame.ver}, {platform.platform()}\n\n"
        file.write_text(about + "".join(traceback.format_exception(error)), "utf-8")
    except OSError:
        return None
    return file
