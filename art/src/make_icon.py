"""Development only: writes art/icon: slipstream.svg (and its plain form for small sizes), PNGs, .ico and .icns.

Usage: python art/src/make_icon.py   (pygame-ce draws; the containers are written here, byte by byte)
"""

# ruff: noqa: E501 (path data)
from __future__ import annotations

import io
import math
import os
import struct
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from scenery import Point, Scene

OUT = Path(__file__).resolve().parents[1] / "icon"
SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256, 512, 1024)
SPRUCE, SPRUCE_DARK = "#2F5D50", "#1F4038"
SMALL = 48  # up to here the plain form
ICO = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS = (("icp4", 16), ("icp5", 32), ("icp6", 64), ("ic07", 128), ("ic08", 256), ("ic09", 512), ("ic10", 1024),
        ("ic11", 32), ("ic12", 64), ("ic13", 256), ("ic14", 512))  # fmt: skip


def tile(margin: float) -> list[Point]:
    """The rounded tile that everything sits in (a superellipse), clockwise on the screen."""
    half = 512 - margin
    out: list[Point] = []
    for k in range(120):
        a = 2 * math.pi * k / 120
        c, s = math.cos(a), math.sin(a)
        out.append(
            (512 + half * math.copysign(abs(c) ** 0.42, c), 512 + half * math.copysign(abs(s) ** 0.42, s))
        )
    return out


def soft(points: list[Point], steps: int = 10) -> list[Point]:
    """Points of a soft curve (Catmull-Rom) through the given ones."""
    out: list[Point] = []
    last = len(points) - 1
    for i in range(last):
        p0, p1, p2, p3 = (points[max(0, min(last, i + d))] for d in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            x, y = (
                0.5 * (2 * p1[c] + (p2[c] - p0[c]) * t + (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t
                       + (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t**3)
                for c in (0, 1)
            )  # fmt: skip
            out.append((x, y))
    return [*out, points[-1]]


def circle(x: float, y: float, r: float) -> list[Point]:
    """A circle as a polygon."""
    return [(x + r * math.cos(math.pi * k / 36), y + r * math.sin(math.pi * k / 36)) for k in range(72)]


def clipped(points: list[Point], window: list[Point]) -> list[Point]:
    """The part of a polygon inside a convex window (Sutherland and Hodgman's way)."""
    out = points
    for i, a in enumerate(window):
        b = window[(i + 1) % len(window)]
        source, out = out, []

        def side(p: Point, a: Point = a, b: Point = b) -> float:
            return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

        for j, p in enumerate(source):
            q = source[(j + 1) % len(source)]
            sp, sq = side(p), side(q)
            if sp >= 0:
                out.append(p)
            if (sp >= 0) != (sq >= 0):
                t = sp / (sp - sq)
                out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def ribbon(spine: list[tuple[Point, float]], along: float = 0, share: float = 1, shift: Point = (0, 0)) -> list[Point]:
    """A band along a soft spine; along moves it sideways and share narrows it, both in parts of its width."""
    line = soft([p for p, _ in spine])
    widths = [y for _, y in soft([(0.0, w) for _, w in spine])]
    left: list[Point] = []
    right: list[Point] = []
    for i, ((x, y), w) in enumerate(zip(line, widths, strict=True)):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length * w, dx / length * w * 0.62
        cx, cy = x + nx * along + shift[0], y + ny * along + shift[1]
        left.append((cx + nx * share / 2, cy + ny * share / 2))
        right.append((cx - nx * share / 2, cy - ny * share / 2))
    return [*left, *reversed(right)]


SPINE: list[tuple[Point, float]] = [
    ((770, 404), 26), ((650, 366), 46), ((510, 372), 72), ((414, 420), 102), ((414, 494), 128), ((510, 554), 158),
    ((634, 616), 190), ((674, 704), 226), ((590, 806), 268), ((420, 908), 316), ((200, 1040), 380),
]  # fmt: skip


def icon(plain: bool) -> Scene:
    """The icon: a ski track that winds out of the mountains as an S, the sun above; plain is for small sizes."""
    sc = Scene(1024, 1024, 3)
    window = tile(8.0 if plain else 48.0)

    def put(points: list[Point], paint: str, alpha: float = 1) -> None:
        inside = clipped(points, window)
        if len(inside) > 2:
            sc.poly(inside, paint, alpha)

    if plain:
        sc.poly(window, sc.linear((0, 0), (0, 1024), (0, "#2A6C9E"), (1, "#123655")))
        sc.disc(250, 262, 120, "#F2B33D")
        d = "M760 350C680 220 366 210 362 394C358 580 752 474 744 676C738 850 420 876 300 716"
        sc.line(d, "#0B2238", 176, 0.35)
        sc.line(d, "#FFFFFF", 168)
        return sc
    sc.poly([(x + 6, y + 14) for x, y in window], "#0E1520", 0.22)
    sc.poly(window, sc.linear((0, 48), (0, 640), (0, "#1A4673"), (0.6, "#4F93B8"), (1, "#F2D5A4")))
    put(circle(316, 282, 250), sc.radial((316, 282), 250, (0, "#FFE6AE", 0.75), (1, "#FFE6AE", 0)))
    put(circle(316, 282, 96), sc.linear((0, 186), (0, 378), (0, "#FFE08F"), (1, "#F2B33D")))
    put([(0, 470), (130, 360), (196, 402), (330, 318), (440, 420), (560, 300), (684, 150), (760, 236), (800, 262),
         (900, 380), (1024, 300), (1024, 620), (0, 620)], "#8DB6D0")  # fmt: skip
    put([(684, 150), (760, 236), (800, 262), (900, 380), (960, 342), (1024, 470), (1024, 620), (730, 620), (770, 520),
         (700, 440), (736, 350), (690, 280)], "#5B8CB0")  # fmt: skip
    put([(330, 318), (440, 420), (470, 400), (560, 540), (380, 560), (396, 470), (346, 410)], "#6B98BA", 0.8)
    put([(684, 150), (600, 252), (566, 296), (618, 300), (640, 276), (664, 322), (702, 312), (690, 280)], "#FFFFFF")
    put([(684, 150), (760, 236), (800, 262), (820, 290), (782, 286), (756, 328), (702, 312), (690, 280)], "#C6DAE8")
    put([(330, 318), (270, 356), (310, 372), (330, 356), (346, 410), (372, 388), (392, 396), (386, 368)], "#F4F8FB")
    put([*soft([(0, 470), (200, 418), (420, 414), (640, 402), (860, 396), (1024, 420)]), (1024, 700), (0, 700)], "#2C6A74")
    put([*soft([(0, 520), (230, 452), (480, 436), (760, 440), (1024, 490)]), (1024, 1024), (0, 1024)],
        sc.linear((0, 440), (0, 980), (0, "#D7E6F0"), (0.4, "#8FB9D4"), (1, "#3A779F")))  # fmt: skip
    put([*soft([(0, 700), (200, 640), (430, 700), (700, 820), (1024, 760)]), (1024, 1024), (0, 1024)], "#2B638B", 0.55)
    for x, y, h in ((170, 566, 190), (262, 524, 128), (806, 548, 190), (900, 602, 260), (752, 490, 110)):
        sc.spruce(x, y, h, SPRUCE, SPRUCE_DARK, "#F4F8FB", 0.22 if x < 800 else 0)
    put(ribbon(SPINE, 0, 1.02, (22, 26)), "#0D2A45", 0.32)
    put(ribbon(SPINE), "#FFFFFF")
    for along in (-0.24, 0.12):
        put(ribbon(SPINE, along, 0.055), "#7FA6C0")
    return sc


def png(picture: pygame.Surface) -> bytes:
    """The picture as a PNG file's bytes."""
    buffer = io.BytesIO()
    pygame.image.save(picture, buffer, "icon.png")
    return buffer.getvalue()


def main() -> None:
    """Draws every size and packs the two containers."""
    OUT.mkdir(parents=True, exist_ok=True)
    icon(False).write(OUT / "slipstream.svg")
    icon(True).write(OUT / "slipstream-small.svg")
    data: dict[int, bytes] = {}
    for size in SIZES:
        source = OUT / ("slipstream-small.svg" if size <= SMALL else "slipstream.svg")
        picture = pygame.image.load_sized_svg(source, (size * 2, size * 2))
        data[size] = png(pygame.transform.smoothscale(picture, (size, size)))
        (OUT / f"slipstream-{size}.png").write_bytes(data[size])
    head = struct.pack("<HHH", 0, 1, len(ICO))
    offset = len(head) + 16 * len(ICO)
    body = b""
    for size in ICO:
        edge = size % 256
        head += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(data[size]), offset + len(body))
        body += data[size]
    (OUT / "slipstream.ico").write_bytes(head + body)
    chunks = b"".join(struct.pack(">4sI", kind.encode(), 8 + len(data[size])) + data[size] for kind, size in ICNS)
    (OUT / "slipstream.icns").write_bytes(struct.pack(">4sI", b"icns", 8 + len(chunks)) + chunks)


if __name__ == "__main__":
    main()
