"""From pygame's events to intents: mouse, keyboard, text input and gamepad, with the rules that keep clicks honest.

Touches pygame's event types and key names only; all positions are window pixels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.ui import caret as carets
from game.ui import regions as tools
from game.ui.gamepad import Gamepads, Wish
from game.ui.intents import (
    Activate,
    Back,
    Close,
    Focus,
    Fullscreen,
    Help,
    Hover,
    Intent,
    Key,
    Menu,
    Redo,
    Screenshot,
    Scroll,
    Secondary,
    Skip,
    Undo,
)
from game.ui.layout import Point
from game.ui.memory import Memory
from game.ui.ui import Ui
from game.ui.widgets import Choice, Field, Region, Slider, Spot

DOUBLE_MS = 400.0
"""Two clicks within this time at one place are a double click."""
SAME_PLACE = 8.0
"""Pixels between two clicks at one place, at most."""
DRAG_FROM = 6.0
"""Design pixels that the pointer moves before a press becomes a drag."""

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_WAYS: dict[Wish, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_NAMES = {"return": "enter", "escape": "esc", "page up": "pageup", "page down": "pagedown"}
PRESSES = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN, pygame.JOYBUTTONDOWN})


class Input:
    """What is pressed, where the last click was, and which second click is not to count.

    Times are milliseconds of any one clock.
    """

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.pads = Gamepads()
        self._press: tuple[str | None, Point] | None = None
        self._dragging = False
        self._at: Point = (-1.0, -1.0)
        self._moved_in = ui.memory
        """The memory of the scene over which the pointer moved last."""
        self._clicked: tuple[float, Point] | None = None
        self._last: tuple[float, Point, str] | None = None
        self._guard: tuple[float, Point | None] | None = None
        self._key_guard: tuple[float, str] | None = None
        self._last_key: tuple[float, str] | None = None
        self._now = 0.0
        self._deaf = False

    def begin(self, now: float) -> None:
        """A new batch of events begins."""
        self._now = now
        self._deaf = False

    def settled(self, now: float) -> None:
        """The screen changed by an intent: what is still queued was meant for what was seen before, and a second
        click at the same place (or the same key again) soon afterwards is the rest of a double click."""
        self._deaf = True
        self._key_guard = self._last_key
        recent = self._clicked is not None and now - self._clicked[0] <= DOUBLE_MS
        self._guard = (now, self._clicked[1] if recent and self._clicked is not None else None)
        self._last = None
        self._press = None
        self._dragging = False
        self.ui.memory.pressed = None

    def translate(
        self, event: pygame.Event, found: Sequence[Region], now: float, animating: bool = False
    ) -> list[Intent]:
        """The intents of one event, given the regions as last drawn."""
        if self._deaf and event.type in PRESSES:
            if event.type == pygame.MOUSEBUTTONUP:
                self.let_go()
            return []
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                return [Close()] if event.type == pygame.QUIT else []
            case pygame.MOUSEMOTION:
                return self._move(event.pos, found)
            case pygame.MOUSEBUTTONDOWN:
                return self._down(event.button, event.pos, found)
            case pygame.MOUSEBUTTONUP:
                return self._up(event.button, event.pos, found, now, animating)
            case pygame.MOUSEWHEEL:
                return self._wheel(event.precise_y or float(event.y), found)
            case pygame.WINDOWLEAVE:
                self._at = (-1.0, -1.0)
                return self._hover(None)
            case pygame.WINDOWFOCUSLOST:
                self.let_go()
                return []
            case pygame.KEYDOWN:
                return self._key(event.key, event.mod, found, animating)
            case pygame.TEXTINPUT:
                entry = self._field(found)
                self.ui.memory.caret.composing = ""
                return self.ui.edit(entry, event.text) if entry else []
            case pygame.TEXTEDITING:
                self.ui.memory.caret.composing = event.text if self._field(found) else ""
                return []
            case _:
                wish = self.pads.wish(event)
                return self._pad(wish, found, animating) if wish else []

    def look_under(self, found: Sequence[Region]) -> list[Intent]:
        """What lies under the resting pointer may have changed with the regions. In another scene nothing is
        hovered until the pointer moves: a click that led there was not meant for what is below it now."""
        if self._at[0] < 0 or self._press is not None:
            return []
        if self._moved_in is not self.ui.memory:
            self._moved_in = Memory()  # back in the first scene it is not enough that it moved there once
            return []
        return self._hover(tools.hit(found, self._at))

    def typing(self, found: Sequence[Region]) -> Region | None:
        """The Field that has the focus: then text input has to be on."""
        return self._field(found)

    # Mouse

    def _hover(self, region: Region | None) -> list[Intent]:
        memory = self.ui.memory
        id = region.id if region else None
        if id == memory.hover:
            return []
        memory.hover = id
        memory.hovered_for = 0.0
        return [Hover(id)]

    def _move(self, at: Point, found: Sequence[Region]) -> list[Intent]:
        self._at, self._moved_in = at, self.ui.memory
        if self._press is not None and self._press[0] is not None:
            held = tools.find(found, self._press[0])
            if held is not None and (held.drag or held.kind == "scrollbar" or isinstance(held.control, Slider)):
                far = math.dist(at, self._press[1]) > DRAG_FROM * self.ui.u
                if self._dragging:
                    return self.ui.drag(held, at, "move")
                if far or not held.drag:
                    self._dragging = True
                    return [*self.ui.drag(held, self._press[1], "start"), *self.ui.drag(held, at, "move")]
        region = tools.hit(found, at)
        if region is not None and region.id != self.ui.memory.hover:
            self.ui.memory.focus_visible = False  # two things pointed at, by mouse and by key, would be one too many
        return self._hover(region)

    def _down(self, button: int, at: Point, found: Sequence[Region]) -> list[Intent]:
        self._at, self._moved_in = at, self.ui.memory
        region = tools.hit(found, at)
        memory = self.ui.memory
        memory.focus_visible = False
        if button != pygame.BUTTON_LEFT:
            return []
        self._press = (region.id if region else None, at)
        self._dragging = False
        out = self._hover(region)
        memory.pressed = region.id if region else None
        if region is None:
            return out
        if region.kind == "scrollbar":
            return [*out, *self.ui.drag(region, at, "start")]
        if isinstance(region.control, Slider):
            self._dragging = True
            self.ui.set_focus(region.id)
            return [*out, *self.ui.choose(region, "mouse", 1, at)]
        if tools.focusable(region):
            self.ui.set_focus(region.id)
        elif memory.focus is not None and not isinstance(region.control, Field):
            memory.focus = None
        return out

    def _up(self, button: int, at: Point, found: Sequence[Region], now: float, animating: bool) -> list[Intent]:
        region = tools.hit(found, at)
        if button == pygame.BUTTON_RIGHT:
            return [Secondary(region.id)] if region else []
        if button in (pygame.BUTTON_X1, 8):
            return [Back()]
        if button != pygame.BUTTON_LEFT or self._press is None:
            return []
        pressed, _ = self._press
        dragged = self._dragging
        self.let_go()
        if dragged:
            held = tools.find(found, pressed)
            return self.ui.drag(held, at, "end") if held is not None else []
        if pressed != (region.id if region else None):
            return []
        if self._guarded(at, now):
            return []
        if region is None:
            self.ui.memory.focus = None
            return [Skip()] if animating else []
        if region.kind in ("text", "text-still", "scrollbar"):
            return [Skip()] if animating else []
        double = (
            self._last is not None
            and now - self._last[0] <= DOUBLE_MS
            and math.dist(at, self._last[1]) <= SAME_PLACE
            and self._last[2] == region.id
        )
        self._clicked = (now, at)
        # A third click begins anew.
        self._last = (-math.inf if double else now, at, region.id)
        return self.ui.choose(region, "mouse", 2 if double else 1, at)

    def _guarded(self, at: Point, now: float) -> bool:
        """Whether this click is the second half of one that has done its work."""
        if self._guard is None:
            return False
        since, place = self._guard
        if place is None or now - since > DOUBLE_MS or math.dist(at, place) > SAME_PLACE:
            self._guard = None
            return False
        self._guard = (now, place)  # a storm of clicks stays one click until it pauses
        return True

    def _key_guarded(self, name: str) -> bool:
        """The same for a key that is hammered."""
        self._last_key = (self._now, name)
        if self._key_guard is None:
            return False
        since, guarded = self._key_guard
        if name != guarded or self._now - since > DOUBLE_MS:
            self._key_guard = None
            return False
        self._key_guard = (self._now, name)
        return True

    def _wheel(self, notches: float, found: Sequence[Region]) -> list[Intent]:
        at = self._at
        if self.ui.wheel(found, at, notches):
            return []
        region = tools.hit(found, at)
        return [Scroll(region.id if region else "", notches)]

    def let_go(self) -> None:
        """Nothing is pressed any more, and nothing comes of what was."""
        self._press = None
        self._dragging = False
        self.ui.memory.pressed = None

    # Keyboard

    def _field(self, found: Sequence[Region]) -> Region | None:
        region = tools.find(found, self.ui.memory.focus)
        return region if region is not None and isinstance(region.control, Field) and region.enabled else None

    def _key(self, key: int, mod: int, found: Sequence[Region], animating: bool) -> list[Intent]:
        command = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        alt, shift = bool(mod & pygame.KMOD_ALT), bool(mod & pygame.KMOD_SHIFT)
        entry = self._field(found)
        match key:
            case pygame.K_F1:
                return [Help()]
            case pygame.K_F10:
                return [Menu()]
            case pygame.K_F11:
                return [Fullscreen()]
            case pygame.K_F12:
                return [Screenshot()]
            case pygame.K_RETURN if alt:
                return [Fullscreen()]
            case pygame.K_z if command:
                return [Redo() if shift else Undo()]
            case pygame.K_y if command:
                return [Redo()]
            case pygame.K_v if command and entry is not None:
                return self.ui.edit(entry, _pasted())
            case pygame.K_a | pygame.K_c | pygame.K_x if command and entry is not None:
                return self._selection(key, entry)
            case pygame.K_TAB:
                return self._tab(found, -1 if shift else 1)
            case pygame.K_ESCAPE:
                if entry is not None:
                    self.ui.set_focus(None)
                    return [Focus(None)]
                if self._dragging and self._press is not None:
                    held = tools.find(found, self._press[0])
                    self.let_go()
                    return self.ui.drag(held, (0.0, 0.0), "cancel") if held is not None else []
                return [Back()]
        if entry is not None:
            return self._type(key, entry, found, shift)
        if command or alt:
            return []
        if key in _ARROWS:
            own = next((r for r in found if r.key == key_name(key)), None)
            if own is not None and not self._nudges(found):
                return self.ui.choose(own, "key") if own.enabled else []
            return self._arrow(_ARROWS[key], found)
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END) and self._page(key, found):
            return []
        return self._other_key(key_name(key), found, animating)

    def _other_key(self, name: str, found: Sequence[Region], animating: bool) -> list[Intent]:
        if self._key_guarded(name):
            return []
        focused = tools.find(found, self.ui.focus)
        own = next((r for r in found if r.key and r.key.lower() == name), None)
        if name in ("enter", "space") and focused is not None and self.ui.memory.focus_visible:
            goes_on = own is not None and own.enabled and name == "enter" and self._decided(focused)
            return self.ui.choose(own if goes_on and own is not None else focused, "key")
        if own is not None:
            return self._shortcut(own, name)
        if name in ("enter", "space"):
            if animating:
                return [Skip()]
            if self._placed(focused):
                return self.ui.focus_on(focused)
            self.ui.memory.focus_visible = True
            return self.ui.choose(focused, "key") if focused is not None else []
        pointed = tools.find(found, self.ui.pointed)
        if name == "i" and pointed is not None:
            return [Secondary(pointed.id)]
        return [Key(name)] if name else []

    def _tab(self, found: Sequence[Region], by: int) -> list[Intent]:
        here = tools.find(found, self.ui.focus)
        return self.ui.focus_on(here if self._placed(here) else tools.step(found, self.ui.focus, by))

    def _placed(self, region: Region | None) -> bool:
        """Whether a turn put the focus there and nobody has seen it yet: a key only shows it."""
        return region is not None and self.ui.memory.came == "turn" and not self.ui.memory.focus_visible

    def _decided(self, focused: Region) -> bool:
        """Whether the focus is on what is chosen already: then Enter goes on by the primary button."""
        chosen = isinstance(focused.control, Spot) and focused.value == "selected"
        return chosen or self.ui.memory.came == "key"

    def _shortcut(self, region: Region, name: str) -> list[Intent]:
        """A key of its own chooses the region, and the focus follows to it."""
        if name == "enter" or not region.enabled:
            return self.ui.choose(region, "key")
        memory = self.ui.memory
        moved = memory.focus_visible and memory.focus != region.id
        memory.focus, memory.came = region.id, "key"
        return [*([Focus(region.id)] if moved else []), *self.ui.choose(region, "key")]

    def _arrow(self, way: tuple[int, int], found: Sequence[Region]) -> list[Intent]:
        focused = tools.find(found, self.ui.focus)
        if focused is not None and self.ui.memory.focus_visible:
            if way[0] and isinstance(focused.control, Slider | Choice):
                return self.ui.nudge(focused, way[0])
            if way[1] and focused.kind == "text" and self.ui.scroll_by(focused.scroller, way[1] * 48 * self.ui.u):
                return []
        elif focused is not None:
            # The mouse was used last: the first key only shows where the focus is.
            return self.ui.focus_on(focused)
        hovered = tools.find(found, self.ui.hover)
        if focused is None and hovered is not None and tools.focusable(hovered):
            return self.ui.focus_on(hovered)
        return self.ui.focus_on(tools.toward(found, self.ui.focus, *way))

    def _nudges(self, found: Sequence[Region]) -> bool:
        """Whether left and right change what has the focus."""
        focused = tools.find(found, self.ui.focus)
        return focused is not None and self.ui.memory.focus_visible and isinstance(focused.control, Slider | Choice)

    def _page(self, key: int, found: Sequence[Region]) -> bool:
        """Page and end keys scroll the focused text, or the first one there is."""
        focused = tools.find(found, self.ui.focus)
        scroller = focused.scroller if focused is not None else ""
        scroller = scroller or next((r.scroller for r in found if r.kind == "scrollbar"), "")
        if not scroller:
            return False
        view = next((tools.box_of(r).h for r in found if r.kind == "scrollbar" and r.scroller == scroller), 0.0)
        far = {
            pygame.K_PAGEUP: -0.9 * view,
            pygame.K_PAGEDOWN: 0.9 * view,
            pygame.K_HOME: -math.inf,
            pygame.K_END: math.inf,
        }
        self.ui.scroll_by(scroller, far[key])
        return True

    def _selection(self, key: int, entry: Region) -> list[Intent]:
        """Select all, copy, cut."""
        caret = self.ui.memory.caret
        text = entry.control.text if isinstance(entry.control, Field) else ""
        if key == pygame.K_a:
            carets.select_all(caret, text)
            return []
        first, last = carets.selected(caret, len(text))
        if first == last or not _copied(text[first:last]) or key == pygame.K_c:
            return []
        return self.ui.edit(entry, cut="back")

    def _type(self, key: int, entry: Region, found: Sequence[Region], shift: bool) -> list[Intent]:
        """Keys while a Field has the focus; letters come as TEXTINPUT."""
        caret = self.ui.memory.caret
        text = entry.control.text if isinstance(entry.control, Field) else ""
        match key:
            case _ if caret.composing:
                # The input method has the keys.
                return []
            case pygame.K_BACKSPACE:
                return self.ui.edit(entry, cut="back")
            case pygame.K_DELETE:
                return self.ui.edit(entry, cut="ahead")
            case pygame.K_LEFT:
                carets.move(caret, text, "left", shift)
            case pygame.K_RIGHT:
                carets.move(caret, text, "right", shift)
            case pygame.K_HOME:
                carets.move(caret, text, "start", shift)
            case pygame.K_END:
                carets.move(caret, text, "end", shift)
            case pygame.K_UP | pygame.K_DOWN:
                return self.ui.focus_on(tools.toward(found, entry.id, *_ARROWS[key]))
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self.ui.set_focus(None)
                return [Activate(entry.id, "key")]
        return []

    # Gamepad

    def _pad(self, wish: Wish, found: Sequence[Region], animating: bool) -> list[Intent]:
        focused = tools.find(found, self.ui.focus)
        match wish:
            case "up" | "down" | "left" | "right":
                return self._arrow(_WAYS[wish], found)
            case "activate":
                if focused is not None and self.ui.memory.focus_visible:
                    return self.ui.choose(focused, "pad")
                primary = next((r for r in found if r.key == "enter"), None)
                if primary is not None and not animating:
                    return self.ui.choose(primary, "pad")
                return [Skip()] if animating else self.ui.focus_on(focused or tools.step(found, None, 1))
            case "back":
                return [Back()]
            case "menu":
                return [Menu()]
            case "details":
                return [Secondary(focused.id)] if focused is not None else []
            case "help":
                return [Help()]
            case "undo":
                return [Undo()]
            case "redo":
                return [Redo()]


def key_name(key: int) -> str:
    """ "enter", "space", "a", "1", "f5", "pageup": pygame's name, with the keypad's keys as the others."""
    name = pygame.key.name(key).lower().strip("[]")
    return _NAMES.get(name, name)


def _copied(text: str) -> bool:
    """Put it on the clipboard; False if there is none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def _pasted() -> str:
    """The clipboard's first line; nothing if there is none."""
    try:
        lines = pygame.scrap.get_text().splitlines()
    except pygame.error:
        return ""
    return lines[0] if lines else ""
