"""What lies above all widgets: focus ring, tooltip, toasts.

Draws by the painter only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui import regions as region_tools
from game.ui.layout import Box, bounds
from game.ui.painter import Painter
from game.ui.placing import bubble_box
from game.ui.theme import Ink
from game.ui.widgets import Button, Region, Spot

if TYPE_CHECKING:
    from game.ui.ui import Ui


def ring(p: Painter, box: Box, colour: Ink) -> None:
    """The focus ring around a box."""
    p.box(box.grown(4 * p.u), None, p.theme.radii["m"] * p.u + 4 * p.u, colour, p.theme.strokes["focus"] * p.u)


def top(p: Painter, ui: Ui, found: Sequence[Region]) -> None:
    """Focus ring of spots, tooltip, toasts."""
    if not p.hushed:
        _point(p, ui, found)
    _toasts(p, ui)


def _point(p: Painter, ui: Ui, found: Sequence[Region]) -> None:
    memory = ui.memory
    focused = region_tools.find(found, memory.focus) if memory.focus_visible else None
    if focused is not None and isinstance(focused.control, Spot) and focused.control.ring:
        spot_ring(p, focused)
    pointed = focused
    if pointed is None and memory.hovered_for >= 450.0 and memory.pressed is None:
        pointed = region_tools.find(found, memory.hover)
    if pointed is None:
        return
    words = pointed.hint
    if not words and isinstance(pointed.control, Button) and pointed.control.kind == "icon":
        words = pointed.label
    if isinstance(pointed.control, Button) and not pointed.enabled and pointed.control.kind != "icon":
        words = pointed.why or words
    if words:
        box = region_tools.visible_box(pointed)
        shown = p.drawn_at.get(pointed.id, box)
        both = bounds((*box.polygon, *shown.polygon))
        tooltip(p, ui, words, both, (*in_use(found, pointed), *p.kept_clear))


def spot_ring(p: Painter, region: Region) -> None:
    """The focus ring of what the scene draws: outside a card, where it is raised to; along the edge of a field."""
    box = region_tools.box_of(region)
    if region.id in p.drawn_at or region.polygon == box.polygon:
        around, u, corner = p.drawn_at.get(region.id, box), p.u, p.theme.radii["m"] * p.u
        p.box(around.grown(7 * u), None, corner + 7 * u, "ink", 7 * u)
        p.box(around.grown(5.5 * u), None, corner + 5.5 * u, "focus", 4 * u)
        return
    p.polygon(region.polygon, None, "ink", 7 * p.u)
    p.polygon(region.polygon, None, "focus", 4 * p.u)


def in_use(found: Sequence[Region], pointed: Region) -> list[Box]:
    """The boxes of everything else that can be chosen; not of what the pointed region lies upon."""
    own = region_tools.visible_box(pointed)
    boxes = [
        region_tools.visible_box(r)
        for r in found
        if r.enabled and r.id != pointed.id and region_tools.focusable(r) and r.kind != "text"
    ]
    return [box for box in boxes if box.w > 0 and box.h > 0 and not box.holds(own)]


def tooltip(p: Painter, ui: Ui, words: str, beside: Box, busy: Sequence[Box] = ()) -> None:
    """A small dark bubble near what it explains, never on it, and on as few of the `busy` boxes as can be."""
    u, window = p.u, p.box_of_all
    pad = 10 * u
    wide, high = p.measure(words, "label", min(340 * u, window.w - 4 * pad))
    size = (wide + 2 * pad + 2, high + 1.4 * pad)
    asked = (size, beside, window, tuple(busy))
    if ui.tip is None or ui.tip[0] != asked:  # looking for a place takes milliseconds, and it seldom changes
        ui.tip = asked, bubble_box(size, beside, window, busy, u)
    bubble = ui.tip[1]
    p.box(bubble, "tooltip", "s", "line_on_dark", u, "m")
    p.text(bubble.inset(pad, 0.5 * pad), words, "label", "tooltip_text", wrap=True)


def _toasts(p: Painter, ui: Ui) -> None:
    u = p.u
    marks = {"info": "blue", "good": "good_on_dark", "bad": "bad_on_dark"}
    for toast, box in zip(ui.toasts, toast_boxes(p, [t.text for t in ui.toasts]), strict=True):
        p.box(box, "tooltip", "m", marks[toast.kind], 2 * u, "l")
        _sign(p, toast.kind, box.x + 24 * u, box.centre[1], marks[toast.kind])
        words = Box(box.x + 44 * u, box.y + 6 * u, box.w - 62 * u + 1, box.h - 12 * u)
        p.text(words, toast.text, "body", "tooltip_text", wrap=True)


def toast_boxes(p: Painter, texts: Sequence[str]) -> list[Box]:
    """Where these messages stand, one below the other: below the top bar in the middle, or where they cover
    least of what is being read: at a side, at the window's foot, beside it."""
    if not texts:
        return []
    u, window, gap, edge = p.u, p.box_of_all, 10 * p.u, 16 * p.u
    # as wide as it was measured, and a pixel: a wider box would break its lines anew
    sizes = [p.measure(text, "body", min(560 * u, window.w - 96 * u)) for text in texts]
    high = sum(h + 22 * u + gap for _, h in sizes) - gap

    def stack(y: float, side: float) -> list[Box]:
        found = []
        for wide, h in sizes:
            w = wide + 62 * u
            found.append(Box(edge + (window.w - 2 * edge - w) * side, y, w, h + 22 * u))
            y += h + 22 * u + gap
        return found

    def covered(boxes: list[Box]) -> float:
        met = [box.clip(read) for box in boxes for read in p.in_reading if box.overlaps(read)]
        return sum(m.w * m.h for m in met)

    beside = [y for read in p.in_reading for y in (read.bottom + gap, read.y - gap - high)]
    heights = (70 * u, window.h - edge - high, *(y for y in beside if 70 * u <= y <= window.h - edge - high))
    return min((stack(y, side) for y in heights for side in (0.5, 0.0, 1.0)), key=covered)


def _sign(p: Painter, kind: str, x: float, y: float, colour: Ink) -> None:
    """A disc with a tick, a bar or an i: told apart without colour."""
    u = p.u
    p.circle((x, y), 10 * u, colour)
    match kind:
        case "good":
            p.polyline(((x - 4 * u, y), (x - u, y + 3.5 * u), (x + 4.5 * u, y - 3.5 * u)), "tooltip", 2.6 * u)
        case "bad":
            p.line((x, y - 4.5 * u), (x, y + 1 * u), "tooltip", 2.8 * u)
            p.circle((x, y + 5 * u), 1.7 * u, "tooltip")
        case _:
            p.circle((x, y - 4.5 * u), 1.7 * u, "white")
            p.line((x, y - 0.5 * u), (x, y + 5 * u), "white", 2.8 * u)
