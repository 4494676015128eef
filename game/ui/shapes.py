"""Anti-aliased pieces: rounded corners, soft shadows, polygons, discs and lines, drawn large, shrunk and kept.

pygame has none of these. Needs no display. Everything handed out is shared: never draw on it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.ui.cache import Lru
from game.ui.layout import Point, bounds

Rgba = tuple[int, int, int, int]

_OVER = 4
"""Drawn so many times larger."""
_GRID = 4
"""Shapes are placed on quarters of a pixel, so that the same shape elsewhere is found again."""
_LARGEST = 1_600_000
"""Pixels of the largest shape that is drawn so; larger ones are drawn at once at twice the size."""


class Placed(NamedTuple):
    """A picture and where its upper left corner is, in whole pixels."""

    surface: pygame.Surface
    x: int
    y: int


class Shapes:
    """The cache of pieces. `limit` in bytes."""

    def __init__(self, limit: int = 32_000_000) -> None:
        self.cache: Lru[pygame.Surface] = Lru(limit, lambda s: s.get_width() * s.get_height() * 4 + 200)

    def corners(self, radius: int, fill: Rgba, border: Rgba, width: int) -> pygame.Surface:
        """A rounded square of side 2 * (radius or width, the larger) to cut four corners from."""
        key = ("corner", radius, fill, border, width)
        return self.cache.get(key, lambda: _corners(radius, fill, border, width))

    def shadow(self, radius: int, blur: int, colour: Rgba) -> pygame.Surface:
        """A blurred rounded square of side 2 * (radius + 3 * blur) + 1; its middle pixel row and column stretch."""
        return self.cache.get(("shadow", radius, blur, colour), lambda: _shadow(radius, blur, colour))

    def stretched(self, key: object, piece: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        """The piece pulled to that size, kept under the key."""
        return self.cache.get(("stretch", key, size), lambda: pygame.transform.scale(piece, size))

    def solid(self, size: tuple[int, int], colour: Rgba) -> pygame.Surface:
        """A plain translucent rectangle."""

        def make() -> pygame.Surface:
            surface = pygame.Surface(size)
            surface.fill(colour[:3])
            surface.set_alpha(colour[3])
            return surface

        return self.cache.get(("solid", size, colour), make)

    def gradient(self, size: tuple[int, int], top: Rgba, bottom: Rgba) -> pygame.Surface:
        """A vertical gradient."""

        def make() -> pygame.Surface:
            opaque = top[3] == 255 and bottom[3] == 255
            strip = pygame.Surface((1, max(2, size[1])), 0 if opaque else pygame.SRCALPHA, 32)
            for y in range(strip.get_height()):
                part = y / (strip.get_height() - 1)
                strip.set_at((0, y), tuple(round(a + (b - a) * part) for a, b in zip(top, bottom, strict=True)))
            return pygame.transform.scale(strip, size)

        return self.cache.get(("gradient", size, top, bottom), make)

    def polygon(self, points: Sequence[Point], fill: Rgba | None, outline: Rgba | None, width: float) -> Placed:
        """A filled polygon with an outline of that width, half of it outside; corners of the outline are round."""
        return self._placed("polygon", points, width / 2 if outline else 0.0, (fill, outline, _quarter(width)), True)

    def polyline(self, points: Sequence[Point], colour: Rgba, width: float, dash: float = 0.0) -> Placed:
        """A line of that width with round ends and joints; `dash` > 0: dashes of that length, as long apart."""
        return self._placed("line", points, width / 2, (None, colour, _quarter(width), dash), False)

    def circle(self, centre: Point, radius: float, fill: Rgba | None, outline: Rgba | None, width: float) -> Placed:
        """A disc with an outline of that width inside its edge."""
        cx, cy = _quarter(centre[0]), _quarter(centre[1])
        radius = max(0.25, _quarter(radius))
        x, y = math.floor(cx - radius) - 1, math.floor(cy - radius) - 1
        side = math.ceil(2 * radius) + 4
        key = ("circle", cx - x, cy - y, radius, fill, outline, width)
        return Placed(
            self.cache.get(key, lambda: _circle((cx - x, cy - y), radius, side, fill, outline, width)), x, y
        )

    def _placed(
        self, kind: str, points: Sequence[Point], margin: float, look: tuple[object, ...], closed: bool
    ) -> Placed:
        box = bounds(points)
        x, y = math.floor(box.x - margin) - 1, math.floor(box.y - margin) - 1
        size = (math.ceil(box.right + margin) + 2 - x, math.ceil(box.bottom + margin) + 2 - y)
        relative = tuple((_quarter(px - x), _quarter(py - y)) for px, py in points)
        key = (kind, relative, look)
        return Placed(self.cache.get(key, lambda: _drawn(relative, size, look, closed)), x, y)


def _quarter(value: float) -> float:
    return round(value * _GRID) / _GRID


def _canvas(size: tuple[int, int], ground: Rgba | None) -> tuple[pygame.Surface, int]:
    """A large empty surface of the colour that its edges will have, so that shrinking brings in no dark seam."""
    over = _OVER if size[0] * size[1] * _OVER * _OVER <= _LARGEST * 4 else 2
    surface = pygame.Surface((size[0] * over, size[1] * over), pygame.SRCALPHA, 32)
    red, green, blue, _ = ground or (0, 0, 0, 0)
    surface.fill((red, green, blue, 0))
    return surface, over


def _corners(radius: int, fill: Rgba, border: Rgba, width: int) -> pygame.Surface:
    side = 2 * max(radius, width, 1)
    canvas, over = _canvas((side, side), border if width else fill)
    whole = canvas.get_rect()
    if width:
        pygame.draw.rect(canvas, border, whole, border_radius=radius * over)
        inner = whole.inflate(-2 * width * over, -2 * width * over)
        if inner.w > 0 and inner.h > 0:
            # Draws over (and does not blend), so a translucent or empty fill is what it should be.
            pygame.draw.rect(canvas, fill, inner, border_radius=max(0, radius - width) * over)
    else:
        pygame.draw.rect(canvas, fill, whole, border_radius=radius * over)
    return pygame.transform.smoothscale(canvas, (side, side))


def _shadow(radius: int, blur: int, colour: Rgba) -> pygame.Surface:
    reach = 3 * blur
    side = 2 * (radius + reach) + 1
    surface = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    surface.fill((*colour[:3], 0))
    pygame.draw.rect(surface, colour, surface.get_rect().inflate(-2 * reach, -2 * reach), border_radius=radius)
    # Three box blurs come close to a Gaussian one and reach three times as far.
    for _ in range(3):
        surface = pygame.transform.box_blur(surface, blur, repeat_edge_pixels=True)
    return surface


def _drawn(
    points: tuple[Point, ...], size: tuple[int, int], look: tuple[object, ...], closed: bool
) -> pygame.Surface:
    fill: Rgba | None = look[0]  # type: ignore[assignment]
    outline: Rgba | None = look[1]  # type: ignore[assignment]
    width: float = look[2]  # type: ignore[assignment]
    canvas, over = _canvas(size, outline or fill)
    large = [(x * over, y * over) for x, y in points]
    if closed and fill is not None and len(large) > 2:
        pygame.draw.polygon(canvas, fill, large)
    if outline is not None and width > 0:
        line = [*large, large[0]] if closed else large
        dash = float(look[3]) * over if len(look) > 3 else 0.0  # type: ignore[arg-type]
        for a, b in _dashes(line, dash) if dash else pairwise(line):
            _thick(canvas, outline, a, b, width * over)
    return pygame.transform.smoothscale(canvas, size)


def _thick(canvas: pygame.Surface, colour: Rgba, a: Point, b: Point, width: float) -> None:
    """One piece of a line with round ends."""
    half = width / 2
    length = math.dist(a, b)
    if length:
        nx, ny = (b[1] - a[1]) / length * half, (a[0] - b[0]) / length * half
        quad = [
            (a[0] + nx, a[1] + ny),
            (b[0] + nx, b[1] + ny),
            (b[0] - nx, b[1] - ny),
            (a[0] - nx, a[1] - ny),
        ]
        pygame.draw.polygon(canvas, colour, quad)
    for x, y in (a, b):
        pygame.draw.circle(canvas, colour, (x, y), half)


def _dashes(line: Sequence[Point], dash: float) -> list[tuple[Point, Point]]:
    out: list[tuple[Point, Point]] = []
    carried = 0.0
    for a, b in pairwise(line):
        length = math.dist(a, b)
        at = -carried
        while at < length and length:
            start, end = max(0.0, at), min(length, at + dash)
            if end > start:
                out.append((_along(a, b, start / length), _along(a, b, end / length)))
            at += 2 * dash
        carried = (carried + length) % (2 * dash)
    return out


def _along(a: Point, b: Point, part: float) -> Point:
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)


def _circle(
    centre: Point, radius: float, side: int, fill: Rgba | None, outline: Rgba | None, width: float
) -> pygame.Surface:
    canvas, over = _canvas((side, side), outline or fill)
    middle = (centre[0] * over, centre[1] * over)
    if outline is not None and width > 0:
        pygame.draw.circle(canvas, outline, middle, radius * over)
        if radius > width:
            pygame.draw.circle(canvas, fill or (*outline[:3], 0), middle, (radius - width) * over)
    elif fill is not None:
        pygame.draw.circle(canvas, fill, middle, radius * over)
    return pygame.transform.smoothscale(canvas, (side, side))


def seat_outline(shape: str, centre: Point, radius: float) -> tuple[Point, ...]:
    """The polygon of a seat's shape ("circle", "square", ... as in theme.toml), all about equally large to the
    eye; KeyError for an unknown shape."""
    x, y = centre
    return tuple((x + px * radius, y + py * radius) for px, py in _SEAT_SHAPES[shape]())


def _regular(corners: int, size: float, turn: float = -90.0, low: float = 0.0) -> tuple[Point, ...]:
    angles = (math.radians(turn + 360.0 * i / corners) for i in range(corners))
    return tuple((size * math.cos(a), size * math.sin(a) + low) for a in angles)


def _star() -> tuple[Point, ...]:
    outer, inner = _regular(5, 1.12, low=0.06), _regular(5, 0.6, -54.0, 0.06)
    return tuple(p for pair in zip(outer, inner, strict=True) for p in pair)


def _cross() -> tuple[Point, ...]:
    a, b = 0.42, 0.98
    return (
        (-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a),
    )  # fmt: skip


_SEAT_SHAPES: dict[str, Callable[[], tuple[Point, ...]]] = {
    "circle": lambda: _regular(48, 0.95),
    "square": lambda: _regular(4, 1.2, 45.0),
    "triangle": lambda: _regular(3, 1.25, low=0.18),
    "diamond": lambda: _regular(4, 1.15),
    "pentagon": lambda: _regular(5, 1.05),
    "star": _star,
    "hexagon": lambda: _regular(6, 1.02),
    "cross": _cross,
}
