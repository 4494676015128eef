"""Boxes and the arithmetic of layouts: pure functions from a window's size to rectangles in pixels.

May touch pygame only for `Rect`; needs no display.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import Rect

DESIGN_SIZE = (1280, 720)
"""The window for which sizes are written: at it and a scale of 100 %, u is 1."""

Point = tuple[float, float]
Polygon = tuple[Point, ...]


def unit(size: tuple[int, int], ui_scale: float = 100.0) -> float:
    """The pixels of one design pixel ("u") in a window of that size; `ui_scale` in percent."""
    fitting = min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1])
    return ui_scale / 100.0 * min(max(fitting, 0.75), 3.0)


class Box(NamedTuple):
    """A rectangle in window pixels, as floats; immutable."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return (self.x + self.w / 2, self.y + self.h / 2)

    @property
    def size(self) -> tuple[float, float]:
        return (self.w, self.h)

    @property
    def rect(self) -> Rect:
        """The pixels it covers: each edge rounded, so that boxes which touch still touch."""
        left, top = round(self.x), round(self.y)
        return Rect(left, top, max(0, round(self.right) - left), max(0, round(self.bottom) - top))

    @property
    def polygon(self) -> Polygon:
        """The four corners, clockwise from the upper left."""
        return (
            (self.x, self.y),
            (self.right, self.y),
            (self.right, self.bottom),
            (self.x, self.bottom),
        )

    def contains(self, point: Point) -> bool:
        """Left and upper edge belong to it, right and lower do not."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def holds(self, other: Box, slack: float = 0.5) -> bool:
        """Whether the other lies inside it, up to `slack` pixels."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Box, slack: float = 0.5) -> bool:
        """Whether the two share more than `slack` pixels in both directions."""
        common = self.clip(other)
        return common.w > slack and common.h > slack

    def clip(self, other: Box) -> Box:
        """What the two have in common; of no size if nothing."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0.0, min(self.right, other.right) - x), max(0.0, min(self.bottom, other.bottom) - y))

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, across: float, down: float | None = None) -> Box:
        """Smaller by `across` on the left and right and by `down` (default the same) above and below."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, max(0.0, self.w - 2 * across), max(0.0, self.h - 2 * down))

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def cut_left(self, n: float, gap: float = 0.0) -> tuple[Box, Box]:
        """(the left `n` pixels, what is right of them and of the gap)."""
        n = min(n, self.w)
        rest = max(0.0, self.w - n - gap)
        return Box(self.x, self.y, n, self.h), Box(self.right - rest, self.y, rest, self.h)

    def cut_right(self, n: float, gap: float = 0.0) -> tuple[Box, Box]:
        """(the right `n` pixels, what is left of them and of the gap)."""
        n = min(n, self.w)
        return Box(self.right - n, self.y, n, self.h), Box(self.x, self.y, max(0.0, self.w - n - gap), self.h)

    def cut_top(self, n: float, gap: float = 0.0) -> tuple[Box, Box]:
        """(the upper `n` pixels, what is below them and the gap)."""
        n = min(n, self.h)
        rest = max(0.0, self.h - n - gap)
        return Box(self.x, self.y, self.w, n), Box(self.x, self.bottom - rest, self.w, rest)

    def cut_bottom(self, n: float, gap: float = 0.0) -> tuple[Box, Box]:
        """(the lower `n` pixels, what is above them and the gap)."""
        n = min(n, self.h)
        return Box(self.x, self.bottom - n, self.w, n), Box(self.x, self.y, self.w, max(0.0, self.h - n - gap))

    def columns(self, parts: int | Sequence[float], gap: float = 0.0) -> tuple[Box, ...]:
        """So many equal columns, or columns with these weights."""
        weights = [1.0] * parts if isinstance(parts, int) else list(parts)
        between = len(weights) - 1
        gap = min(gap, self.w / between) if between > 0 else 0.0
        room = max(0.0, self.w - gap * between)
        whole, x, out = sum(weights) or 1.0, self.x, []
        for weight in weights:
            out.append(Box(x, self.y, room * weight / whole, self.h))
            x += room * weight / whole + gap
        return tuple(out)

    def rows(self, parts: int | Sequence[float], gap: float = 0.0) -> tuple[Box, ...]:
        """So many equal rows, or rows with these weights."""
        turned = Box(self.y, self.x, self.h, self.w).columns(parts, gap)
        return tuple(Box(b.y, b.x, b.h, b.w) for b in turned)

    def grid(self, across: int, down: int, gap: float = 0.0) -> tuple[Box, ...]:
        """across * down cells, row by row."""
        return tuple(cell for row in self.rows(down, gap) for cell in row.columns(across, gap))

    def stack(self, height: float, count: int, gap: float = 0.0) -> tuple[Box, ...]:
        """`count` boxes of that height, one under the other from the top; they may leave the box."""
        return tuple(Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count))

    def centred(self, w: float, h: float) -> Box:
        """A box of that size (at most its own) in its middle."""
        w, h = min(w, self.w), min(h, self.h)
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def fit(self, aspect: float) -> Box:
        """The largest box of width / height = `aspect` in its middle."""
        w = min(self.w, self.h * aspect)
        return self.centred(w, w / aspect if aspect else 0.0)

    def at(self, fx: float, fy: float) -> Point:
        """The point at these fractions of width and height."""
        return (self.x + self.w * fx, self.y + self.h * fy)


def bounds(points: Iterable[Point]) -> Box:
    """The smallest box around the points; ValueError if there are none."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def window_box(size: tuple[int, int]) -> Box:
    return Box(0.0, 0.0, float(size[0]), float(size[1]))


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether the polygon (any, by the even-odd rule) contains the point."""
    x, y = point
    within = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within
