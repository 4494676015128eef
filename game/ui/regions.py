"""The one list of regions: who is hit, in which order keyboard and gamepad go, and where an arrow key leads.

Pure functions on values.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.layout import Box, Point, bounds, inside
from game.ui.widgets import Region

_SILENT_KINDS = frozenset({"scrollbar", "text-still"})
"""Regions that only the pointer reaches."""


def hit(regions: Sequence[Region], point: Point) -> Region | None:
    """The topmost region under the point: highest z, among equals the last drawn."""
    best: Region | None = None
    for region in regions:
        if region.clip is not None and not region.clip.contains(point):
            continue
        if (best is None or region.z >= best.z) and inside(point, region.polygon):
            best = region
    return best


def find(regions: Sequence[Region], id: str | None) -> Region | None:
    """The region of that id."""
    return next((r for r in regions if r.id == id), None)


def box_of(region: Region) -> Box:
    """The box around it, whether visible or not."""
    return bounds(region.polygon)


def visible_box(region: Region) -> Box:
    """The box around what is seen of it; of no size if it is scrolled away."""
    box = box_of(region)
    return box if region.clip is None else box.clip(region.clip)


def focusable(region: Region) -> bool:
    """Whether the keyboard goes there: enabled ones, and disabled ones that have something to say."""
    return region.kind not in _SILENT_KINDS and (region.enabled or bool(region.why))


def focus_order(regions: Sequence[Region]) -> tuple[Region, ...]:
    """Those the keyboard reaches, in reading order: lines from top to bottom, each from left to right.

    Two regions are on one line if they overlap in height by more than half of the lower one. What lies in one
    scroller stays together. What is `late` comes after all that is less so.
    """
    ranks = sorted({r.late for r in regions})
    return tuple(r for rank in ranks for r in _reading_order([r for r in regions if r.late == rank]))


def _reading_order(regions: Sequence[Region]) -> list[Region]:
    boxes = {r.id: box_of(r) for r in regions if focusable(r)}
    groups: dict[str, list[Region]] = {}
    for region in regions:
        if region.id in boxes:
            groups.setdefault(region.scroller or f" {region.id}", []).append(region)
    places = {}
    for name, members in groups.items():
        clip = members[0].clip
        around = clip if members[0].scroller and clip is not None else boxes[members[0].id]
        places[name] = around
    out: list[Region] = []
    for name in _lines(list(groups), places):
        members = groups[name]
        by_id = {r.id: r for r in members}
        out.extend(by_id[i] for i in _lines([r.id for r in members], boxes))
    return out


def _lines(names: list[str], boxes: dict[str, Box]) -> list[str]:
    """The names in reading order of their boxes."""
    waiting = sorted(names, key=lambda n: (boxes[n].y, boxes[n].x))
    out: list[str] = []
    while waiting:
        first = boxes[waiting[0]]
        line = [n for n in waiting if _same_line(first, boxes[n])]
        out.extend(sorted(line, key=lambda n: (boxes[n].x, boxes[n].y)))
        taken = set(line)
        waiting = [n for n in waiting if n not in taken]
    return out


def _same_line(a: Box, b: Box) -> bool:
    common = min(a.bottom, b.bottom) - max(a.y, b.y)
    return common > 0.5 * min(a.h, b.h) or a == b


def step(regions: Sequence[Region], current: str | None, by: int) -> Region | None:
    """The region `by` places further in focus order, going round; the first (last) if none has the focus."""
    order = focus_order(regions)
    if not order:
        return None
    ids = [r.id for r in order]
    if current not in ids:
        return order[0 if by > 0 else -1]
    return order[(ids.index(current) + by) % len(order)]


def toward(regions: Sequence[Region], current: str | None, dx: int, dy: int) -> Region | None:
    """The nearest region in that direction (one of dx, dy is 1 or -1); the first of all if none has the focus;
    None if there is nothing that way."""
    here = find(regions, current)
    if here is None:
        return step(regions, None, 1)
    start = box_of(here)
    best: tuple[float, Region] | None = None
    for region in regions:
        if region.id == current or not focusable(region):
            continue
        cost = _way(start, box_of(region), dx, dy)
        if cost is not None and (best is None or cost < best[0]):
            best = (cost, region)
    return best[1] if best else None


def _way(a: Box, b: Box, dx: int, dy: int) -> float | None:
    """How far b is from a that way: the gap ahead, and sideways offset counted double; None if not ahead."""
    if dx:
        a, b = Box(a.y, a.x, a.h, a.w), Box(b.y, b.x, b.h, b.w)
        dy = dx
    if dy < 0:
        a, b = Box(a.x, -a.bottom, a.w, a.h), Box(b.x, -b.bottom, b.w, b.h)
    ahead = b.centre[1] - a.centre[1]
    if ahead <= 0.5:
        return None
    gap = max(0.0, b.y - a.bottom)
    aside = max(0.0, max(a.x, b.x) - min(a.right, b.right))
    centres = abs(a.centre[0] - b.centre[0])
    if aside > 0 and aside > 2.0 * ahead:
        return None
    return gap + 0.25 * ahead + 2.0 * aside + 0.15 * centres
