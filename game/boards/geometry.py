"""Polygon arithmetic for map spaces: area, centre, crossing edges. Standard library only, no state."""

from __future__ import annotations

from itertools import pairwise

from game.boards.board import Point, Polygon, contains

Segment = tuple[Point, Point]


def edges(polygon: Polygon) -> tuple[Segment, ...]:
    """The sides in order, the closing one last."""
    return (*pairwise(polygon), (polygon[-1], polygon[0]))


def area(polygon: Polygon) -> float:
    """Signed area in square pixels; its sign tells the direction of the corners."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in edges(polygon)) / 2


def centre(polygon: Polygon) -> Point:
    """The centre of mass where it lies inside, else the middle of the polygon's widest level cut."""
    # Relative to the first corner, so that a small polygon far from the origin loses no digits.
    ox, oy = polygon[0]
    moved = tuple((x - ox, y - oy) for x, y in polygon)
    size = area(moved)
    if size:
        x = sum((x0 + x1) * (x0 * y1 - x1 * y0) for (x0, y0), (x1, y1) in edges(moved)) / (6 * size) + ox
        y = sum((y0 + y1) * (x0 * y1 - x1 * y0) for (x0, y0), (x1, y1) in edges(moved)) / (6 * size) + oy
        if contains(polygon, x, y):
            return (x, y)
    return _widest_cut(polygon)


def _widest_cut(polygon: Polygon, cuts: int = 15) -> Point:
    top, bottom = min(y for _, y in polygon), max(y for _, y in polygon)
    best = (-1.0, polygon[0])
    for step in range(1, cuts + 1):
        y = top + (bottom - top) * step / (cuts + 1)
        crossings = sorted(
            x0 + (y - y0) * (x1 - x0) / (y1 - y0)
            for (x0, y0), (x1, y1) in edges(polygon)
            if min(y0, y1) <= y < max(y0, y1)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            best = max(best, (right - left, ((left + right) / 2, y)))
    return best[1]


def crosses_itself(polygon: Polygon) -> bool:
    """Whether two sides meet anywhere but in the corner that they share, or a side folds back on another."""
    sides = edges(polygon)
    count = len(sides)
    if any(
        _folds(before, corner, after)
        for (before, corner), (_, after) in zip(sides, sides[1:] + sides[:1], strict=True)
    ):
        return True
    # From left to right, so that a side is compared only with those that begin before it ends.
    order = sorted(range(count), key=lambda i: min(sides[i][0][0], sides[i][1][0]))
    for place, i in enumerate(order):
        right = max(sides[i][0][0], sides[i][1][0])
        for j in order[place + 1 :]:
            if min(sides[j][0][0], sides[j][1][0]) > right:
                break
            if (i - j) % count not in (1, count - 1) and _meet(sides[i], sides[j]):
                return True
    return False


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _folds(before: Point, corner: Point, after: Point) -> bool:
    """Whether the way turns straight back at the corner, or doesn't leave it."""
    if corner == after:
        return True
    back = (before[0] - corner[0]) * (after[0] - corner[0]) + (before[1] - corner[1]) * (after[1] - corner[1])
    return _turn(before, corner, after) == 0 and back > 0


def _within(a: Point, b: Point, p: Point) -> bool:
    return min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def _meet(first: Segment, second: Segment) -> bool:
    (a, b), (c, d) = first, second
    t1, t2, t3, t4 = _turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)
    if (t1 > 0) != (t2 > 0) and (t3 > 0) != (t4 > 0) and t1 and t2 and t3 and t4:
        return True
    return (
        (t1 == 0 and _within(a, b, c))
        or (t2 == 0 and _within(a, b, d))
        or (t3 == 0 and _within(c, d, a))
        or (t4 == 0 and _within(c, d, b))
    )
