"""The Ui: what is remembered between frames about a scene's widgets, their regions, and what choosing one means.

Touches no window; drawing is in game.ui.draw, raw input in game.ui.input.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NamedTuple
from weakref import ref

from game.ui import caret as carets
from game.ui import draw, overlay, regions
from game.ui.caret import Caret
from game.ui.intents import Activate, Adjust, By, Drag, Edit, Focus, Intent, Refused
from game.ui.layout import Box, Point
from game.ui.memory import Memory
from game.ui.paragraphs import Laid, lay_out
from game.ui.text import Typesetter
from game.ui.theme import Theme
from game.ui.toasts import Toast, ToastKind, added, carried_over, reading_ms
from game.ui.widgets import (
    Button,
    Choice,
    Field,
    Label,
    ListBox,
    Panel,
    Paragraphs,
    Picture,
    Region,
    RowView,
    ScrollBar,
    Scroller,
    Shown,
    Slider,
    Spot,
    Toggle,
    Widget,
    kind_and_value,
)

if TYPE_CHECKING:
    from game.ui.painter import Painter

NOTCH = 64.0
"""Design pixels that one notch of the wheel scrolls."""


class Piece(NamedTuple):
    """A widget where it is really drawn, and the scroller that clips it."""

    widget: Shown
    clip: Box | None
    scroller: str
    name: str = ""
    """Its region's id, where that is not the widget's own."""


class Ui:
    """Focus, hover, scrolling and toasts. One for the app; `attend` tells it which scene is on top."""

    def __init__(self, theme: Theme, typesetter: Typesetter, u: float = 1.0, calm: bool = False) -> None:
        self.theme = theme
        self.type = typesetter
        self.u = u
        self.calm = calm
        """Reduced motion: nothing fades or glides."""
        self.toasts: list[Toast] = []
        self._news = False
        self.tip: tuple[object, Box] | None = None
        """Where the last tooltip was put, and what that was asked for."""
        self.memory = Memory()
        self._memories: dict[int, tuple[ref[object], Memory]] = {}

    # For scenes

    def toast(self, text: str, kind: ToastKind = "info", about: str = "") -> None:
        """Show a message for a few seconds. It takes the place of an older one about the same thing ("": of the
        same kind); it ends when the scene is left, unless it is about `SAVING`."""
        self.toasts = added(self.toasts, Toast(text, kind, reading_ms(text), about=about or kind))
        self._news = True

    def hush(self, about: str) -> None:
        """Take back what was said about that: it is no longer true."""
        self.toasts = [t for t in self.toasts if t.about != about]
        self._news = True

    def set_focus(self, id: str | None, visible: bool | None = None) -> None:
        """Put the focus there; `visible` None keeps the ring as it is."""
        self.memory.focus = id
        self.memory.came = ""
        if visible is not None:
            self.memory.focus_visible = visible

    @property
    def focus(self) -> str | None:
        return self.memory.focus

    @property
    def hover(self) -> str | None:
        return self.memory.hover

    @property
    def pressed(self) -> str | None:
        return self.memory.pressed

    @property
    def pointed(self) -> str | None:
        """What a preview should be shown for: the focus while the keyboard is used, else the hover."""
        return self.memory.focus if self.memory.focus_visible else self.memory.hover

    def glow(self, id: str) -> float:
        """How far the hover of that region has faded in, 0 to 1."""
        return self.memory.glow.get(id, 0.0)

    def scroll_to(self, id: str, offset: float) -> None:
        """Scroll to `offset` pixels from the top."""
        self.memory.scroll_to[id] = offset
        if self.calm:
            self.memory.scroll[id] = offset

    def place_focus(self, scene: object, id: str | None, came: Literal["key", "turn"]) -> None:
        """Put the focus of a scene there without the player having moved it; the ring stays as it is."""
        memory = self.of(scene)
        memory.focus, memory.came = id, came

    def of(self, scene: object) -> Memory:
        """What is remembered for a scene, whether it is on top or not."""
        self._memories = {key: held for key, held in self._memories.items() if held[0]() is not None}
        if id(scene) not in self._memories:
            self._memories[id(scene)] = (ref(scene), Memory())
        return self._memories[id(scene)][1]

    # For the loop

    def attend(self, scene: object) -> None:
        """Another scene is on top: its own focus and scrolling come back."""
        visible = self.memory.focus_visible
        if self.of(scene) is not self.memory:
            self.toasts = carried_over(self.toasts)
        self.memory = self.of(scene)
        self.memory.focus_visible = visible
        self.memory.pressed = None
        self.memory.hover = None

    def take_over(self, other: Ui) -> None:
        """Go on with what another Ui remembers (settings changed, the scenes are the same)."""
        self.toasts, self.memory, self._memories = other.toasts, other.memory, other._memories

    def update(self, dt: float) -> bool:
        """Let fades, glides and toasts go on; True while there is something to draw."""
        for toast in self.toasts:
            toast.left -= dt
            toast.looks += 1
        left = [t for t in self.toasts if t.left > 0]
        moving = self._news or len(left) < len(self.toasts)
        self._news = False
        self.toasts = left
        return self.memory.update(dt, self.calm) or moving

    @property
    def waiting(self) -> bool:
        """A tooltip is about to come: look again soon, though nothing moves."""
        return self.memory.waiting

    # Widgets and regions

    def pieces(self, widgets: Sequence[Widget]) -> list[Piece]:
        """Every widget at its place: lists become rows, scrolled children are moved and get their clip."""
        out: list[Piece] = []
        for widget in widgets:
            self._place(widget, None, "", 0.0, out)
        return out

    def regions(self, widgets: Sequence[Widget]) -> tuple[Region, ...]:
        """The regions in drawing order."""
        out: list[Region] = []
        for piece in self.pieces(widgets):
            out.extend(self._regions_of(piece))
        return tuple(out)

    def draw(self, painter: Painter, widgets: Sequence[Widget]) -> None:
        """Draw the widgets, with the focus ring, but without tooltip and toasts (`draw_top`)."""
        for piece in self.pieces(widgets):
            if piece.clip is None:
                draw.widget(painter, self, piece)
            elif piece.clip.w > 0 and piece.clip.h > 0:
                with painter.clipped(piece.clip):
                    draw.widget(painter, self, piece)

    def draw_top(self, painter: Painter, found: Sequence[Region]) -> None:
        """Draw focus ring of spots, tooltip and toasts, above everything else."""
        overlay.top(painter, self, found)

    def paragraphs(self, widget: Paragraphs) -> Laid:
        """The text of a Paragraphs, laid out in its box."""
        return lay_out(self.type, widget, self.u)

    def offset(self, id: str) -> float:
        """How many pixels it is scrolled."""
        return min(self.memory.scroll.get(id, 0.0), self.memory.room.get(id, 0.0))

    # What choosing means

    def choose(self, region: Region, by: By, clicks: int = 1, at: Point | None = None, step: int = 1) -> list[Intent]:
        """The intents of choosing a region: Adjust for what has a value, else Activate; if it is disabled the
        reason is shown and Refused sent."""
        if not region.enabled:
            if region.why:
                self.toast(region.why, "bad")
            return [Refused(region.id, region.why)]
        match region.control:
            case Toggle(value=value):
                return [Adjust(region.id, not value)]
            case Choice() as choice:
                arrow = draw.choice_arrows(choice, self.u)[0]
                back = at is not None and arrow.x <= at[0] < arrow.right
                return self.nudge(region, -1 if back else step, wrap=True)
            case Slider() as slider if at is not None:
                return self._slide(region.id, slider, at[0])
            case Slider():
                return []
            case Field() as entry:
                self.set_focus(region.id)
                self.memory.caret = Caret(len(entry.text) if at is None else self._caret_at(entry, at[0]))
                if clicks == 2:
                    carets.select_all(self.memory.caret, entry.text)
                return [Activate(region.id, by, clicks)] if by != "mouse" else []
            case _:
                return [Activate(region.id, by, clicks)]

    def nudge(self, region: Region, by: int, wrap: bool = False) -> list[Intent]:
        """Left and right arrows on a Slider or Choice: one step down or up."""
        if not region.enabled:
            return self.choose(region, "key")
        match region.control:
            case Choice(options=options, value=value):
                ids = [o[0] for o in options]
                place = (ids.index(value) if value in ids else 0) + by
                place = place % len(ids) if wrap else min(max(place, 0), len(ids) - 1)
                return [Adjust(region.id, ids[place])] if ids[place] != value else []
            case Slider(value=value, low=low, high=high, step=step):
                after = min(max(round((value - low) / step) * step + low + by * step, low), high)
                return [Adjust(region.id, after)] if after != value else []
        return []

    def drag(self, region: Region, at: Point, phase: Literal["start", "move", "end", "cancel"]) -> list[Intent]:
        """The pointer moves with the button down: sliders and scroll bars follow, other regions get Drag."""
        if region.kind == "scrollbar":
            self._drag_bar(region, at)
            return []
        if isinstance(region.control, Slider):
            moved = phase == "move" and region.enabled
            return self._slide(region.id, region.control, at[0]) if moved else []
        return [Drag(region.id, at[0], at[1], phase)] if region.drag else []

    def wheel(self, found: Sequence[Region], at: Point, notches: float) -> bool:
        """Scroll what is under the pointer; False if nothing there scrolls."""
        for region in reversed(found):
            if region.kind in ("scrollbar", "text", "text-still") and (
                region.clip or regions.box_of(region)
            ).contains(at):
                return self.scroll_by(region.scroller, -notches * NOTCH * self.u)
        return False

    def scroll_by(self, id: str, pixels: float) -> bool:
        """Scroll on; False if it can go no further."""
        room = self.memory.room.get(id, 0.0)
        now = self.memory.scroll_to.get(id, self.offset(id))
        then = min(max(now + pixels, 0.0), room)
        if stops := self.memory.stops.get(id):
            then = min(stops, key=lambda stop: abs(stop - then))
        if then == now:
            return False
        self.scroll_to(id, then)
        return True

    def focus_on(self, region: Region | None) -> list[Intent]:
        """Move the focus by keyboard: the ring shows, and scrollers bring it into view."""
        memory = self.memory
        memory.focus_visible = True
        if region is None:
            return []
        memory.came = ""
        if region.id != memory.focus and isinstance(region.control, Field):
            memory.caret = Caret(len(region.control.text))
        memory.focus = region.id
        if region.clip is not None and region.scroller and region.kind != "text":
            box, margin = regions.box_of(region), 8 * self.u
            now = self.offset(region.scroller)
            if box.y < region.clip.y:
                self.scroll_by(region.scroller, box.y - region.clip.y - margin)
            elif box.bottom > region.clip.bottom:
                self.scroll_by(region.scroller, box.bottom - region.clip.bottom + margin)
            elif region.scroller in memory.scroll_to:
                self.scroll_to(region.scroller, now)
        return [Focus(region.id)]

    def edit(self, region: Region, text: str = "", cut: Literal["", "back", "ahead"] = "") -> list[Intent]:
        """Type into a Field, or take away what is selected, else a letter before or behind the caret."""
        entry = region.control
        if not isinstance(entry, Field) or not region.enabled:
            return []
        caret = self.memory.caret
        after = carets.cut(caret, entry.text, cut) if cut else carets.typed(caret, entry.text, text, entry.limit)
        return [Edit(region.id, after)] if after != entry.text else []

    # Inside

    def _place(self, widget: Widget, clip: Box | None, scroller: str, up: float, out: list[Piece]) -> None:
        if up and not isinstance(widget, Spot):
            widget = replace(widget, box=widget.box.moved(0.0, -up))
        elif up and isinstance(widget, Spot):
            widget = replace(widget, polygon=tuple((x, y - up) for x, y in widget.polygon))
        match widget:
            case ListBox():
                self._room(widget.id, len(widget.rows) * widget.row_height, widget.box.h)
                out.append(Piece(widget, clip, scroller))
                inner = widget.box if clip is None else widget.box.clip(clip)
                gap = round(4 * self.u)
                room = widget.box if self.memory.room[widget.id] <= 0 else widget.box.cut_right(14 * self.u)[1]
                start = widget.box.y - self.offset(widget.id)
                for number, row in enumerate(widget.rows):
                    place = Box(room.x, start + number * widget.row_height, room.w, widget.row_height - gap)
                    view = RowView(row, place, widget.id, widget.tone, widget.z)
                    out.append(Piece(view, inner, widget.id, f"{widget.id}/{row.id}"))
                self._bar(widget, out)
            case Scroller():
                self._room(widget.id, widget.height, widget.box.h)
                inner = widget.box if clip is None else widget.box.clip(clip)
                for child in widget.children:
                    self._place(child, inner, widget.id, self.offset(widget.id), out)
                self._bar(widget, out)
            case Paragraphs():
                before = self.memory.room.get(widget.id)
                laid = self.paragraphs(widget)
                self._room(widget.id, laid.height, widget.box.h)
                if widget.end:
                    self._stop_at_lines(widget, laid)
                if widget.end and before != self.memory.room[widget.id]:
                    self.memory.scroll[widget.id] = self.memory.room[widget.id]
                    self.memory.scroll_to.pop(widget.id, None)
                out.append(Piece(widget, clip, scroller))
                self._bar(widget, out)
            case _:
                out.append(Piece(widget, clip, scroller))

    def _stop_at_lines(self, widget: Paragraphs, laid: Laid) -> None:
        """Scrolled to its end, and by the wheel, the text begins with a whole line."""
        room = self.memory.room[widget.id]
        tops = [b.box.y - widget.box.y + k * b.advance for b in laid.blocks for k in range(len(b.lines))]
        stops = [0.0, *tops[1:]]
        last = next((stop for stop in stops if stop >= room), room)
        self.memory.room[widget.id] = last
        self.memory.stops[widget.id] = (*(stop for stop in stops if stop < last), last)

    def _room(self, id: str, content: float, height: float) -> None:
        self.memory.room[id] = max(0.0, content - height)

    def _bar(self, widget: ListBox | Scroller | Paragraphs, out: list[Piece]) -> None:
        if self.memory.room[widget.id] > 0:
            out.append(
                Piece(
                    ScrollBar(widget.id, widget.box, widget.tone, widget.z + 50), None, widget.id, f"{widget.id}|bar"
                )
            )

    def bar(self, box: Box, id: str) -> tuple[Box, Box]:
        """(groove, thumb) of a scroll bar at the right edge of the box."""
        groove = box.cut_right(12 * self.u)[0].inset(3 * self.u, 2 * self.u)
        room = self.memory.room.get(id, 0.0)
        part = box.h / (box.h + room) if box.h else 1.0
        high = max(min(groove.h, 28 * self.u), groove.h * part)
        at = self.offset(id) / room if room else 0.0
        return groove, Box(groove.x, groove.y + (groove.h - high) * at, groove.w, high)

    def _drag_bar(self, region: Region, at: Point) -> None:
        groove = regions.box_of(region).inset(0.0, 2 * self.u)
        room = self.memory.room.get(region.scroller, 0.0)
        high = max(28 * self.u, groove.h * groove.h / (groove.h + room))
        part = (at[1] - groove.y - high / 2) / max(1.0, groove.h - high)
        self.memory.scroll_to.pop(region.scroller, None)
        self.memory.scroll[region.scroller] = min(max(part, 0.0), 1.0) * room

    def _slide(self, id: str, slider: Slider, x: float) -> list[Intent]:
        groove = draw.slider_groove(slider, self.u)
        part = min(max((x - groove.x) / max(1.0, groove.w), 0.0), 1.0)
        steps = round(part * (slider.high - slider.low) / slider.step)
        value = min(slider.low + steps * slider.step, slider.high)
        return [Adjust(id, value)] if value != slider.value else []

    def _caret_at(self, entry: Field, x: float) -> int:
        """The place between letters that is nearest to x."""
        look = self.theme.style(draw.FIELD_STYLE)
        px = self.type.pixels(look, self.u)
        start = draw.field_text_box(entry, self.u).x
        far = [abs(start + self.type.width(entry.text[:i], look.face, px) - x) for i in range(len(entry.text) + 1)]
        return far.index(min(far))

    def _regions_of(self, piece: Piece) -> list[Region]:
        widget, clip, scroller, name = piece
        match widget:
            case Label() | Panel() | Picture() | ListBox() | Scroller():
                return []
            case ScrollBar(id=id, box=box):
                strip = box.cut_right(12 * self.u)[0]
                return [Region(name, strip.polygon, widget.z, kind="scrollbar", scroller=id, control=widget)]
            case RowView(row=row, box=box):
                shown = ", ".join(t for t in (row.label, row.detail, row.side) if t)
                value = "selected" if row.selected else ""
                return [
                    Region(
                        name, box.polygon, widget.z, shown, row.enabled, row.hint, "row", value, row.why, "", clip,
                        False, scroller, widget,
                    )
                ]  # fmt: skip
            case Paragraphs(id=id, box=box):
                view = box if clip is None else box.clip(clip)
                whole = Region(
                    id,
                    box.polygon,
                    widget.z - 1,
                    late=widget.late,
                    label=" ".join(b.text for b in widget.blocks)[:200],
                    kind="text" if self.memory.room.get(id) else "text-still",
                    clip=view,
                    scroller=id,
                    control=widget,
                )
                out = [whole]
                for laid in self.paragraphs(widget).blocks:
                    if laid.block.id:
                        place = laid.box.moved(0.0, -self.offset(id))
                        region_id = f"{id}/{laid.block.id}"
                        link = Region(
                            region_id, place.polygon, widget.z, laid.block.text, True, laid.block.hint, "link"
                        )
                        out.append(replace(link, clip=view, scroller=id, late=widget.late))
                return out
            case Spot():
                at, kind, value, key, drag = widget.polygon, widget.kind, widget.value, widget.key, widget.drag
                late = 0
            case _:
                kind, value = kind_and_value(widget)
                at, drag = widget.box.polygon, False
                key, late = (widget.key, widget.late) if isinstance(widget, Button) else ("", 0)
        return [
            Region(
                widget.id, at, widget.z, widget.label, widget.enabled, widget.hint, kind, value, widget.why, key,
                clip, drag, scroller, widget, late,
            )
        ]  # fmt: skip
