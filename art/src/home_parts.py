"""Development only: what the scenes of art/home share: light, the crystal globe, crowds, trees, aurora, place cards.

Draws on a Scene, back to front; touches nothing else.
"""

# ruff: noqa: E501 (path data)
from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from scenery import Point, Scene, mix, smooth, straight

INK = "#1B2430"
Vector = tuple[float, float, float]


def placed(sc: Scene, x: float, y: float, scale: float, draw: Callable[..., None], *args: str, turn: float = 0) -> None:
    """Draws a figure with its origin at (x, y)."""
    spin = f" rotate({turn})" if turn else ""
    sc.begin(f"translate({x} {y}){spin} scale({scale})")
    draw(sc, *args)
    sc.end()


def glow(sc: Scene, x: float, y: float, r: float, color: str, alpha: float) -> None:
    """Soft light around a point."""
    sc.disc(x, y, r, sc.radial((x, y), r, (0, color, alpha), (0.45, color, alpha * 0.42), (1, color, 0)))


def geodesic() -> list[tuple[Vector, Vector, Vector]]:
    """The 80 triangles of an icosahedron divided once, on the unit sphere, turned off the axes."""
    gold = (1 + math.sqrt(5)) / 2
    corners: list[Vector] = []
    for one in (-1, 1):
        for two in (-gold, gold):
            corners += [(0, one, two), (one, two, 0), (two, 0, one)]
    triangles = [
        (a, b, c)
        for i, a in enumerate(corners)
        for j, b in enumerate(corners[i + 1 :], i + 1)
        for c in corners[j + 1 :]
        if max(math.dist(a, b), math.dist(b, c), math.dist(a, c)) < 2.01
    ]

    def unit(v: Vector) -> Vector:
        length = math.hypot(*v)
        return (v[0] / length, v[1] / length, v[2] / length)

    def turned(v: Vector) -> Vector:
        x, y, z = unit(v)
        x, z = x * math.cos(0.45) + z * math.sin(0.45), z * math.cos(0.45) - x * math.sin(0.45)
        y, z = y * math.cos(0.3) + z * math.sin(0.3), z * math.cos(0.3) - y * math.sin(0.3)
        return (x, y, z)

    def middle(a: Vector, b: Vector) -> Vector:
        return unit((a[0] + b[0], a[1] + b[1], a[2] + b[2]))

    out: list[tuple[Vector, Vector, Vector]] = []
    for corner_a, corner_b, corner_c in triangles:
        a, b, c = turned(corner_a), turned(corner_b), turned(corner_c)
        ab, bc, ca = middle(a, b), middle(b, c), middle(c, a)
        out += [(a, ab, ca), (b, ab, bc), (c, bc, ca), (ab, bc, ca)]
    return out


def crystal(sc: Scene, x: float, y: float, r: float) -> None:
    """The crystal globe: a geodesic ball of glass, bright at the upper left, sky blue where it lets light through."""
    glow(sc, x, y, r * 3.2, "#FFE9B8", 0.8)
    sc.disc(x, y, r, "#F6C469")
    edges = ""
    for face in geodesic():
        nx, ny, nz = (sum(v[k] for v in face) / 3 for k in range(3))
        if nz < 0.02:
            continue
        light = 0.34 + 0.62 * (-0.55 * nx - 0.62 * ny + 0.3 * nz) + sc.rng.uniform(-0.12, 0.12)
        light = max(0.0, min(1.0, light))
        tone = mix("#E08A2E", "#FFCF73", light / 0.55) if light < 0.55 else mix("#FFCF73", "#FFFEF8", (light - 0.55) / 0.45)
        if sc.rng.random() < 0.3:
            tone = mix(tone, "#8FD3E4", 0.42)
        points = [(x + v[0] * r, y + v[1] * r) for v in face]
        sc.poly(points, tone)
        edges += straight(points)
    sc.line(edges, "#FFF9E6", 0.9, 0.6)
    sc.ring(x, y, r, "#FFF6DA", 2.6)
    sx, sy = x - r * 0.44, y - r * 0.5
    sc.fill(f"M{sx:.1f} {sy - 15:.1f}Q{sx + 1.6:.1f} {sy - 1.6:.1f} {sx + 15:.1f} {sy:.1f}Q{sx + 1.6:.1f} {sy + 1.6:.1f} {sx:.1f} {sy + 15:.1f}Q{sx - 1.6:.1f} {sy + 1.6:.1f} {sx - 15:.1f} {sy:.1f}Q{sx - 1.6:.1f} {sy - 1.6:.1f} {sx:.1f} {sy - 15:.1f}Z", "#FFFFFF")


def rays(sc: Scene, x: float, y: float, length: float, color: str, alpha: float, count: int = 12) -> None:
    """Broad soft beams of light."""
    for k in range(count):
        a = math.radians(360 * k / count + 7)
        w = 0.07 + 0.05 * (k % 3)
        paint = sc.radial((x, y), length, (0, color, alpha), (1, color, 0))
        sc.poly([(x, y), (x + length * math.cos(a - w), y + length * math.sin(a - w)), (x + length * math.cos(a + w), y + length * math.sin(a + w))], paint)


def track(sc: Scene, left: list[Point], right: list[Point], paint: str, alpha: float = 1) -> None:
    """A band between two soft edges."""
    d = smooth(left) + "L" + smooth(list(reversed(right)))[1:] + "Z"
    sc.fill(d, paint, alpha)


def flag(sc: Scene, x: float, y: float, h: float, colors: tuple[str, ...]) -> None:
    """A flag of three bands on a pole whose foot is at (x, y)."""
    sc.line(f"M{x} {y}V{y - h}", "#5B6B7B", 1.6)
    w, fh = h * 0.42, h * 0.3
    top = y - h
    band = fh / len(colors)
    for k, color in enumerate(colors):
        a = top + k * band
        sc.fill(f"M{x} {a:.1f}Q{x + w * 0.3:.1f} {a - 2.5:.1f} {x + w * 0.55:.1f} {a + 0.6:.1f}T{x + w:.1f} {a:.1f}V{a + band:.1f}Q{x + w * 0.8:.1f} {a + band + 2:.1f} {x + w * 0.55:.1f} {a + band + 0.6:.1f}T{x} {a + band:.1f}Z", color)


def crowd(sc: Scene, a: Point, b: Point, rows: int, gap: float, size: float) -> None:
    """Rows of spectators along a stand."""
    tones = ("#C8402F", "#F2B33D", "#2F6FA3", "#F6F0E4", "#2F5D50", "#E4725B", "#8A5A3B", "#5BB8D4")
    for row in range(rows):
        count = int((b[0] - a[0]) / (size * 2.1))
        for k in range(count):
            if sc.rng.random() < 0.12:
                continue
            t = (k + 0.5 * (row % 2)) / count
            x = a[0] + (b[0] - a[0]) * t + sc.rng.uniform(-0.6, 0.6)
            y = a[1] + (b[1] - a[1]) * t + row * gap
            sc.fill(f"M{x - size * 0.8:.1f} {y + size * 1.7:.1f}V{y + size * 0.6:.1f}Q{x:.1f} {y - size * 0.4:.1f} {x + size * 0.8:.1f} {y + size * 0.6:.1f}V{y + size * 1.7:.1f}Z", sc.rng.choice(tones))
            sc.disc(x, y, size * 0.5, "#E9B48E" if sc.rng.random() < 0.75 else "#8E5F43")


def larch(sc: Scene, x: float, y: float, h: float, lit: str, shade: str) -> None:
    """A round summer tree with its shadow."""
    sc.oval(x + h * 0.36, y + h * 0.02, h * 0.5, h * 0.09, "#1E4A36", 0.28)
    sc.line(f"M{x} {y}V{y - h * 0.45:.1f}", "#5E3B26", h * 0.07)
    sc.fill(smooth([(x - h * 0.3, y - h * 0.36), (x - h * 0.26, y - h * 0.68), (x, y - h), (x + h * 0.26, y - h * 0.7), (x + h * 0.3, y - h * 0.38), (x, y - h * 0.22)], True), shade)
    sc.fill(smooth([(x - h * 0.29, y - h * 0.38), (x - h * 0.25, y - h * 0.67), (x - h * 0.02, y - h * 0.98), (x + h * 0.1, y - h * 0.7), (x + h * 0.02, y - h * 0.44), (x - h * 0.1, y - h * 0.27)], True), lit)


def aurora(sc: Scene, points: list[Point], height: float, color: str, top: str, alpha: float, step: float = 2.6) -> None:
    """A curtain of northern light: many thin strips above a soft line, bright below and fading upwards."""
    bright = sc.linear((0, -1), (0, 0.16), (0, top, 0), (0.38, mix(color, top, 0.5), alpha * 0.25), (0.72, color, alpha * 0.7), (0.85, mix(color, "#FFFFFF", 0.3), alpha), (0.92, color, alpha * 0.42), (1, color, 0))
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(1, int(abs(x1 - x0) / step))
        for k in range(count):
            t = k / count
            soft = t * t * (3 - 2 * t)
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * soft
            h = height * (0.72 + 0.28 * math.sin(x * 0.037 + height) + sc.rng.uniform(-0.1, 0.1))
            sc.begin(f"translate({x:.1f} {y:.1f}) scale(1 {h:.1f})")
            sc.fill("M-4.5 -1H4.5V0.16H-4.5Z", bright)
            sc.end()
