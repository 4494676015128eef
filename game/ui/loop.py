"""The loop: events to intents, time to scenes, and drawing only when something changed.

Touches the window, pygame's events and clock; knows scenes only by the protocol `Host`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.ui import regions as tools
from game.ui.describe import Describer, describe
from game.ui.input import PRESSES, Input
from game.ui.intents import Activate, Adjust, Close, Focus, Fullscreen, Hover, Intent, Refused, Resized, Screenshot
from game.ui.layout import unit
from game.ui.painter import Painter
from game.ui.ui import Ui
from game.ui.widgets import Field, Region, Spot, Widget
from game.ui.window import ROOMY, Window

MOVING_FPS = 60
RESTING_FPS = 30
DOZING_FPS = 12
DOZE_AFTER = 4000.0
"""Milliseconds without any event until the loop turns more slowly; the first event then waits 83 ms at most."""
SLOW_MS = 500.0
"""After a frame as long as this, clicks and keys that came meanwhile may have been meant for another picture."""
LONGEST_STEP = 100.0
"""Milliseconds that animations go on by one frame, at most: after a stall they continue, and do not jump."""

_REDRAWN = frozenset(
    {
        pygame.WINDOWEXPOSED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWRESTORED,
        pygame.WINDOWMAXIMIZED,
        pygame.WINDOWRESIZED,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWDISPLAYCHANGED,
        pygame.VIDEORESIZE,
        pygame.VIDEOEXPOSE,
    }
)


class Host(Protocol):
    """What the loop drives: the scene stack, as `game.app` wraps it."""

    @property
    def done(self) -> bool: ...
    @property
    def top(self) -> object:
        """The scene on top: whose focus and scrolling count."""

    @property
    def scene_name(self) -> str: ...
    @property
    def prompt(self) -> str: ...
    @property
    def animating(self) -> bool: ...
    @property
    def cursor(self) -> str | None: ...
    @property
    def changes(self) -> int:
        """Counts changes of the stack and applied actions."""

    @property
    def ui(self) -> Ui: ...
    @property
    def ui_scale(self) -> float:
        """In percent."""

    @property
    def too_small(self) -> str:
        """The notice for a window that is too small."""

    def handle(self, intent: Intent) -> None: ...
    def update(self, dt: float) -> bool: ...
    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]: ...
    def draw_below(self, painter: Painter) -> None:
        """Draw the scenes behind an overlay."""

    def draw(self, painter: Painter) -> None: ...
    def draw_over(self, painter: Painter) -> None: ...
    def painter(self, surface: pygame.Surface, u: float) -> Painter: ...
    def asked(self) -> list[Intent]:
        """Intents that scenes ask the loop to do, taken away by asking."""

    def fail(self, error: Exception) -> None:
        """A scene raised: note it and show the error scene. May raise it again if that cannot help."""

    def noise(self, name: str) -> None:
        """Play a sound of the interface: "click", "error"."""

    def screenshot(self, surface: pygame.Surface) -> None: ...
    def fullscreen_changed(self, on: bool) -> None: ...


@dataclass
class Stats:
    """What the loop counted, for measurements: frames drawn, rounds, milliseconds of drawing (last 600 frames)."""

    frames: int = 0
    rounds: int = 0
    draw_ms: list[float] | None = None


class Loop:
    """Runs a host in a window until it is done."""

    def __init__(
        self,
        host: Host,
        window: Window,
        describer: Describer | None = None,
        clock: Callable[[], float] = lambda: time.monotonic() * 1000.0,
        stats: Stats | None = None,
    ) -> None:
        self.host = host
        self.window = window
        self.input = Input(host.ui)
        self.stats = stats if stats is not None else Stats()
        self._describer = describer
        self._clock = clock
        self._pace = pygame.time.Clock()
        self._fetched = clock()
        self._dirty = True
        self._busy_until = 0.0
        self._last_event = clock()
        self._attended: object = None
        self._seen_changes = host.changes
        self._regions: tuple[Region, ...] = ()
        self._looked: list[Widget] | None = None
        self._painter: Painter | None = None
        self._typing = False
        self._cursor = ""
        self._late: list[pygame.Event] = []
        self._aims: tuple[object, ...] | None = None

    @property
    def u(self) -> float:
        return unit(self.window.size, self.host.ui_scale)

    @property
    def regions(self) -> tuple[Region, ...]:
        """The regions as last drawn: what the player sees is what is hit."""
        return self._regions

    @property
    def painter(self) -> Painter | None:
        """That of the last frame: what was written (`said`) and what did not fit (`overflows`)."""
        return self._painter

    def run(self, after_first: Callable[[], object] = lambda: None) -> None:
        """Until the host is done. `after_first` is called once the first frame is shown: what takes its time and
        isn't needed for that picture."""
        pygame.key.set_repeat(0)
        pygame.key.stop_text_input()
        self.round(pygame.event.get())
        after_first()
        while not self.host.done:
            self.round(pygame.event.get())
            if self.host.done:
                break
            busy = self._visible() and (self._dirty or self._clock() < self._busy_until)
            dozing = self._clock() - self._last_event > DOZE_AFTER
            self._pace.tick(MOVING_FPS if busy else DOZING_FPS if dozing else RESTING_FPS)

    def round(self, events: Sequence[pygame.Event]) -> None:
        """One turn: events, time, drawing. Errors of scenes go to `host.fail`."""
        now = self._clock()
        dt = min(now - self._fetched, LONGEST_STEP)
        self.stats.rounds += 1
        try:
            self._attend()
            self.input.begin(now)
            self._fetched = now
            late, self._late = self._late, []
            if events:
                self._last_event = now
            for event in (*late, *events):
                self._event(event, now)
                if self.host.done:
                    return
            moving = self.host.update(dt)
            if self.host.done:
                return
            moving = self.host.ui.update(dt) or moving
            if moving or self.host.ui.waiting:
                self._busy_until = now + 200.0
            self._dirty = self._dirty or moving
            self._settle(now)
            for wish in self.host.asked():
                self._own(wish)
            if self._dirty and not self.host.done and self._visible():
                self._looked = self._look_again()
                for intent in self.input.look_under(self._regions):
                    self.host.handle(intent)
                    self._looked = None
            if self._dirty and self._visible():
                self._dirty = moving
                self.draw()
        except Exception as error:
            self.host.fail(error)
            self.input.settled(now)
            self._seen_changes = self.host.changes
            self._dirty = True

    def _drop_what_nobody_aimed(self) -> None:
        """A frame was shown. If it took long, presses that came meanwhile were aimed at the picture before: they
        are dropped, unless the same can be hit in both. What comes from now on is aimed at this one.

        Only a new picture makes a press stale. A loop that is held up while its picture stands (a busy machine, an
        audio device that is slow to open after the first frame) loses none: what is hit is what is seen."""
        before, self._aims = self._aims, self._hits()
        if self._clock() - self._fetched <= SLOW_MS or before == self._aims:
            return
        came = pygame.event.get()
        self._late = [e for e in came if e.type not in PRESSES]
        if any(e.type == pygame.MOUSEBUTTONUP for e in came):
            self.input.let_go()

    def _hits(self) -> tuple[object, ...]:
        """What can be hit in this picture, and after which change of the game: a press aimed at the same means the
        same."""
        return self.host.changes, *((r.id, r.polygon, r.label, r.enabled, r.key) for r in self._regions)

    def draw(self) -> None:
        """Draw a whole frame and show it."""
        start = time.perf_counter()
        self._attend()
        host, window = self.host, self.window
        painter = self._fresh_painter()
        small = window.size[0] < ROOMY[0] or window.size[1] < ROOMY[1]
        # What was just looked at need not be asked for again.
        widgets = self._looked if self._looked is not None else self._look_again()
        self._looked = None
        host.draw_below(painter)
        painter.begin()
        host.draw(painter)
        host.ui.draw(painter, widgets)
        host.draw_over(painter)
        found = self._regions
        host.ui.draw_top(painter, found)
        if small:
            self._say_small(painter)
        pygame.display.flip()
        self._drop_what_nobody_aimed()
        self.stats.frames += 1
        if self.stats.draw_ms is not None:
            self.stats.draw_ms.append((time.perf_counter() - start) * 1000.0)
            del self.stats.draw_ms[:-600]
        if self._describer is not None:
            line = describe(
                found,
                host.scene_name,
                host.prompt,
                size=window.size,
                texts=painter.said,
                focused=host.ui.focus,
                animating=host.animating,
            )
            try:
                self._describer.show(line)
            except OSError as error:
                # Nobody can read it any more; the game goes on.
                print(f"describe: {error}", file=sys.stderr)
                self._describer = None
        self._text_input(found)
        self._shape_cursor(found)

    def _event(self, event: pygame.Event, now: float) -> None:
        if event.type in _REDRAWN:
            self._dirty = True
            if self.window.refreshed():
                self._resized()
            return
        intents = self.input.translate(event, self._regions, now, self.host.animating)
        if event.type not in (pygame.MOUSEMOTION, pygame.ACTIVEEVENT) or intents or self.host.ui.pressed:
            self._dirty = True
            self._busy_until = now + 500.0
        for intent in intents:
            self._give(intent)
            if self.host.done:
                return
            if self._settle(now):
                return

    def _give(self, intent: Intent) -> None:
        match intent:
            case Refused():
                self.host.noise("error")
            case Activate(id=id) | Adjust(id=id):
                # What a scene draws itself (spots) has sounds of its own.
                region = tools.find(self._regions, id)
                if region is not None and not isinstance(region.control, Spot):
                    self.host.noise("click")
        if isinstance(intent, Fullscreen | Screenshot):
            self._own(intent)
        else:
            self.host.handle(intent)
        if not isinstance(intent, Hover | Focus | Close) and not self.host.done:
            # The answer may have changed what can be hit: the next event must see it.
            self._look_again()

    def _settle(self, now: float) -> bool:
        """Whether the screen changed by an intent; then what is still queued was not meant for it."""
        if self.host.changes == self._seen_changes:
            return False
        self._seen_changes = self.host.changes
        self._attend()
        self.input.settled(now)
        self._dirty = True
        self._look_again()
        return True

    def _look_again(self) -> list[Widget]:
        """Ask the scene for its widgets and take their regions."""
        if self.host.done:
            return []
        self._attend()
        widgets = self.host.widgets(self.window.size, self.u)
        self._regions = self.host.ui.regions(widgets)
        return widgets

    def _attend(self) -> None:
        """Notice that another scene is on top, or that the Ui is a new one."""
        self.input.ui = self.host.ui
        self.host.ui.u = self.u
        if not self.host.done and self.host.top is not self._attended:
            self._attended = self.host.top
            self.host.ui.attend(self._attended)
            self._dirty = True

    def _own(self, wish: Intent) -> None:
        match wish:
            case Fullscreen():
                self.window.set_fullscreen(not self.window.fullscreen)
                self.host.fullscreen_changed(self.window.fullscreen)
                self._resized()
            case Screenshot():
                self.host.screenshot(self.window.surface)
        self._dirty = True

    def _resized(self) -> None:
        self._painter = None
        self._dirty = True
        self.host.ui.u = self.u
        self.host.handle(Resized(self.window.size))
        self._look_again()

    def _visible(self) -> bool:
        """Not minimised (nothing is drawn then)."""
        return self.window.headless or pygame.display.get_active()

    def _fresh_painter(self) -> Painter:
        """A painter for the window's surface; kept while surface, scale and theme stay."""
        held = self._painter
        if (
            held is None
            or held.surface is not self.window.surface
            or held.u != self.u
            or held.theme is not self.host.ui.theme
        ):
            held = self.host.painter(self.window.surface, self.u)
            self._painter = held
        held.begin()
        return held

    def _say_small(self, painter: Painter) -> None:
        bar = painter.box_of_all.cut_bottom(34 * painter.u)[0]
        painter.fill("tooltip", bar)
        painter.text(bar.inset(10), self.host.too_small, "label", "tooltip_text", "centre")

    def _text_input(self, found: Sequence[Region]) -> None:
        """Text input (and key repeat, for deleting) is on while a Field has the focus."""
        entry = self.input.typing(found)
        if entry is not None:
            pygame.key.set_text_input_rect(tools.visible_box(entry).rect)
        if (entry is not None) == self._typing:
            return
        self._typing = entry is not None
        if self._typing:
            pygame.key.start_text_input()
            pygame.key.set_repeat(400, 40)
        else:
            pygame.key.stop_text_input()
            pygame.key.set_repeat(0)

    def _shape_cursor(self, found: Sequence[Region]) -> None:
        name = self.host.cursor
        if name is None:
            region = tools.find(found, self.host.ui.hover)
            name = "arrow"
            if region is not None and region.enabled and region.kind not in ("text", "text-still", "scrollbar"):
                name = "text" if isinstance(region.control, Field) else "hand"
        if name != self._cursor and not self.window.headless:
            self._cursor = name
            pygame.mouse.set_cursor(_CURSORS[name])


_CURSORS = {
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
    "wait": pygame.SYSTEM_CURSOR_WAIT,
    "move": pygame.SYSTEM_CURSOR_SIZEALL,
}
