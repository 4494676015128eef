"""Where a tooltip goes: near what it explains, never on it, and on as little else as can be.

Pure functions on boxes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ui.layout import Box

FAR = 250.0
"""Design pixels that a tooltip goes further away to spare one region."""


def bubble_box(size: tuple[float, float], beside: Box, window: Box, busy: Sequence[Box], u: float) -> Box:
    """A box of that size in the window that leaves `beside` free: below, above or at its side where that covers
    nothing; else where it covers the fewest of the `busy` boxes, the nearer the better."""
    gap = 8 * u
    best: tuple[float, Box] | None = None
    room = Box(window.x + gap, window.y + gap, window.w - 2 * gap, window.h - 2 * gap)
    near = list(_near(size, beside, room, gap))
    for place in (*near, *_elsewhere(size, room)):
        if not room.holds(place) or place.overlaps(beside):
            continue
        away = _distance(place, beside) / (FAR * u)
        if best is not None and away >= best[0]:
            continue
        covered = sum(1.0 for box in busy if place.overlaps(box))
        cost = covered + away
        if best is None or cost < best[0] - 1e-6:
            best = cost, place
        if not covered and place in near:
            break
    return best[1] if best is not None else _into(near[0], room)


def _near(size: tuple[float, float], beside: Box, room: Box, gap: float) -> Iterator[Box]:
    w, h = size
    middle, across = beside.centre[0] - w / 2, beside.centre[1] - h / 2
    for y in (beside.bottom + gap, beside.y - gap - h):
        for x in (middle, beside.x, beside.right - w):
            yield Box(_within(x, room.x, room.right - w), y, w, h)
    for x in (beside.right + gap, beside.x - gap - w):
        for y in (across, beside.y, beside.bottom - h):
            yield Box(x, _within(y, room.y, room.bottom - h), w, h)


def _elsewhere(size: tuple[float, float], room: Box) -> Iterator[Box]:
    """Places all over the window, ten by ten."""
    w, h = size
    for down in range(10):
        for across in range(10):
            yield Box(room.x + (room.w - w) * across / 9, room.y + (room.h - h) * down / 9, w, h)


def _within(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))


def _into(box: Box, room: Box) -> Box:
    return Box(_within(box.x, room.x, room.right - box.w), _within(box.y, room.y, room.bottom - box.h), box.w, box.h)


def _distance(a: Box, b: Box) -> float:
    """The gap between two boxes."""
    across = max(0.0, a.x - b.right, b.x - a.right)
    down = max(0.0, a.y - b.bottom, b.y - a.bottom)
    return max(across, down)
