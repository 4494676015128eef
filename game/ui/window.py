"""The window itself: opening it, its size and fullscreen, its icon, and saying so when there is no display.

Touches pygame.display and the environment variables that SDL reads.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import MutableMapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pygame

SMALLEST = (640, 400)
"""The window cannot be made smaller; below ROOMY it says that it is too small."""
ROOMY = (800, 500)
MARGIN = (24, 96)
"""A window that leaves the screen less than this in width or height may be cut off by its own frame or by the bars of
the desktop: it is opened as large as the desktop lets it be. SDL's usable bounds, which pygame doesn't give, know
nothing of the frame either."""
_RETURN_TRIES = 8
_BLIND_DRIVERS = ("offscreen", "dummy", "evdev")


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """title: caption. icon: an SVG file or None. size: at the start. headless: a driver without a screen is wanted
    (tests, the self-test); otherwise it is an error."""

    title: str = "Slipstream"
    icon: Path | None = None
    size: tuple[int, int] = (1280, 720)
    fullscreen: bool = False
    headless: bool = False


def prepare(environment: MutableMapping[str, str]) -> None:
    """Set what SDL must know before it starts; what the player has set stays."""
    # Measured at 1920x1080 without a GPU: a flip takes 8.6 to 14 ms by GL in software and 0.46 ms by plain copying,
    # a part of the screen 6 against 0.08 ms. With a GPU both are far below a frame, so plain copying is the default.
    environment.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    environment.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    environment.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    # pygame has filled these in with the script's name by now.
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        if environment.get(name, "") in ("", os.path.basename(sys.argv[0])):
            environment[name] = "slipstream"
    environment.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "0")
    environment.setdefault("SDL_IME_SHOW_UI", "1")
    # A game of boards need not keep the screen awake.
    environment.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")


class Window:
    """The open window. `surface` is drawn on; it is a new one after each change of size."""

    def __init__(self, options: WindowOptions) -> None:
        """Open it. NoDisplay if there is no screen and none was asked for."""
        prepare(os.environ)
        asked = os.environ.get("SDL_VIDEODRIVER", "")
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(_no_display(str(error))) from error
        driver = pygame.display.get_driver()
        if driver in _BLIND_DRIVERS and not options.headless and asked != driver:
            pygame.display.quit()
            raise NoDisplay(_no_display(f"SDL offers only its driver {driver!r}"))
        pygame.display.set_caption(options.title)
        if options.icon is not None:
            _set_icon(options.icon)
        self.headless = driver in _BLIND_DRIVERS
        self.fullscreen = False
        self._plain = _at_least(self._shrunk(options.size))
        self._return_tries = 0
        self.surface = _set_mode(self._plain, pygame.RESIZABLE)
        self._seen = self.surface.get_size()
        if options.fullscreen:
            self.set_fullscreen(True)
        elif self._tight():
            _maximize()

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    @property
    def plain_size(self) -> tuple[int, int]:
        """The size when not fullscreen, to be remembered."""
        return self._plain

    def set_fullscreen(self, on: bool) -> None:
        """Go to fullscreen and back to the size before. `toggle_fullscreen` would leave a wrong surface size."""
        if on == self.fullscreen:
            return
        self.fullscreen = on
        if on:
            self.surface = _set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self.surface = _set_mode(self._plain, pygame.RESIZABLE)
            # Some window managers let go of the whole screen only after this call: `refreshed` asks again.
            self._return_tries = 0 if self.size == self._plain else _RETURN_TRIES
        self._seen = self.size

    def refreshed(self) -> bool:
        """Take the surface that belongs to the window now; True if its size changed. Too small a window is made
        as large as is needed."""
        surface = pygame.display.get_surface()
        if surface is None:
            return False
        size = surface.get_size()
        if self._return_tries and size != self._plain:
            self._return_tries -= 1
            surface = _set_mode(self._plain, pygame.RESIZABLE)
            size = surface.get_size()
        elif not self.fullscreen and (size[0] < SMALLEST[0] or size[1] < SMALLEST[1]):
            surface = _set_mode(_at_least(size), pygame.RESIZABLE)
            size = surface.get_size()
        else:
            self._return_tries = 0
        changed = size != self._seen
        self._seen = size
        self.surface = surface
        if not self.fullscreen and not self._return_tries:
            self._plain = size
        return changed

    def close(self) -> None:
        pygame.display.quit()

    def _shrunk(self, size: tuple[int, int]) -> tuple[int, int]:
        """Not larger than the screen."""
        if self.headless:
            return size
        desktops = pygame.display.get_desktop_sizes()
        if not desktops:
            return size
        return (min(size[0], desktops[0][0]), min(size[1], desktops[0][1]))

    def _tight(self) -> bool:
        """Whether the window with its frame may not fit on the screen."""
        if self.headless:
            return False
        desktops = pygame.display.get_desktop_sizes()
        return bool(desktops) and (
            self._plain[0] > desktops[0][0] - MARGIN[0] or self._plain[1] > desktops[0][1] - MARGIN[1]
        )


def _maximize() -> None:
    """As large as the desktop lets the window be, with its frame; nothing happens where nobody manages windows."""
    with warnings.catch_warnings(), suppress(pygame.error):
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().maximize()


def _set_icon(file: Path) -> None:
    """The window's icon; without one, if the file is missing or damaged, the app does as well."""
    try:
        pygame.display.set_icon(pygame.image.load_sized_svg(file, (128, 128)))
    except (OSError, pygame.error) as error:
        why = "there is no such file" if isinstance(error, FileNotFoundError) else error
        print(f"slipstream: {file}: {why}; the window has no icon. Install Slipstream again to have it.",
              file=sys.stderr)


def _set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
    """pygame warns if the window manager gives another size; we ask for the real one anyway."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        return pygame.display.set_mode(size, flags)


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    return (max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1]))


def _no_display(detail: str) -> str:
    return (
        f"There is no display to open a window on ({detail}). Start it on a desktop, or set DISPLAY or "
        "WAYLAND_DISPLAY; the commands sim, position, replay and selftest need no display."
    )
