"""A small SVG writer for the Boreal pictures: colours, smooth lines, paints and plain shapes.

May touch nothing but the string it builds; it writes only what nanosvg understands: flat shapes and user-space
gradients. All lengths are picture units (a card is 240 x 240).
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

Pt = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]


def num(v: float) -> str:
    """One decimal, without a needless .0."""
    s = f"{v:.1f}"
    if s.endswith(".0"):
        s = s[:-2]
    return "0" if s in ("-0", "") else s


def xy(points: Iterable[Pt]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in points)


def curve(points: Sequence[Pt], closed: bool = False, pull: float = 1.0) -> str:
    """Path data of a smooth line (Catmull-Rom) through the points."""
    n = len(points)

    def at(i: int) -> Pt:
        return points[i % n] if closed else points[max(0, min(n - 1, i))]

    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = pull / 6
        out.append(
            f"C{num(b[0] + (c[0] - a[0]) * k)} {num(b[1] + (c[1] - a[1]) * k)} "
            f"{num(c[0] - (d[0] - b[0]) * k)} {num(c[1] - (d[1] - b[1]) * k)} {num(c[0])} {num(c[1])}"
        )
    return "".join(out) + ("Z" if closed else "")


def mix(a: str, b: str, t: float) -> str:
    """Colour between two hex colours."""
    ca = [int(a[i : i + 2], 16) for i in (1, 3, 5)]
    cb = [int(b[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(ca, cb, strict=True))


def walk(line: Sequence[Pt], n: int) -> list[Pt]:
    """n points evenly spread along the smooth line through the given points."""
    fine: list[Pt] = []
    m = len(line)
    for i in range(m - 1):
        a, b, c, d = line[max(0, i - 1)], line[i], line[i + 1], line[min(m - 1, i + 2)]
        for k in range(12):
            t = k / 12
            fine.append(
                tuple(  # type: ignore[arg-type]
                    0.5
                    * (
                        2 * b[j]
                        + (c[j] - a[j]) * t
                        + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t
                        + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t**3
                    )
                    for j in (0, 1)
                )
            )
    fine.append(line[-1])
    dist = [0.0]
    for p, q in pairwise(fine):
        dist.append(dist[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))
    out: list[Pt] = []
    k = 0
    for i in range(n):
        want = dist[-1] * i / max(1, n - 1)
        while k < len(dist) - 2 and dist[k + 1] < want:
            k += 1
        seg = dist[k + 1] - dist[k] or 1
        t = (want - dist[k]) / seg
        out.append((fine[k][0] + (fine[k + 1][0] - fine[k][0]) * t, fine[k][1] + (fine[k + 1][1] - fine[k][1]) * t))
    return out


class Canvas:
    """An SVG under construction; every method appends one or several shapes."""

    def __init__(self, seed: int, w: float = 240, h: float = 240) -> None:
        self.w, self.h = w, h
        self.rng = random.Random(seed)
        self.defs: list[str] = []
        self.body: list[str] = []
        self._known: dict[str, str] = {}

    # --- paints ---
    def _paint(self, head: str, tail: str) -> str:
        key = head + tail
        if key not in self._known:
            name = f"g{len(self._known)}"
            self._known[key] = name
            kind = head.split(" ", 1)[0]
            self.defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse"{head[len(kind) :]}>{tail}</{kind}>')
        return f"url(#{self._known[key]})"

    @staticmethod
    def _stops(stops: Sequence[Stop]) -> str:
        out = []
        for s in stops:
            op = f' stop-opacity="{s[2]:g}"' if len(s) == 3 else ""
            out.append(f'<stop offset="{s[0]:g}" stop-color="{s[1]}"{op}/>')
        return "".join(out)

    def lin(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        head = f'linearGradient x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"'
        return self._paint(head, self._stops(stops))

    def rad(self, cx: float, cy: float, r: float, *stops: Stop) -> str:
        head = f'radialGradient cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"'
        return self._paint(head, self._stops(stops))

    def down(self, y1: float, y2: float, *stops: Stop) -> str:
        return self.lin(0, y1, 0, y2, *stops)

    # --- shapes ---
    @staticmethod
    def _look(fill: str, op: float, stroke: str, sw: float, sop: float) -> str:
        s = f' fill="{fill}"'
        if op < 1 and fill != "none":
            s += f' fill-opacity="{op:.3g}"'
        if stroke:
            s += f' stroke="{stroke}" stroke-width="{num(sw)}" stroke-linecap="round" stroke-linejoin="round"'
            if sop < 1:
                s += f' stroke-opacity="{sop:.3g}"'
        return s

    def path(
        self, d: str, fill: str = "none", op: float = 1, stroke: str = "", sw: float = 1, sop: float = 1
    ) -> None:
        self.body.append(f'<path d="{d}"{self._look(fill, op, stroke, sw, sop)}/>')

    def poly(
        self, pts: Iterable[Pt], fill: str, op: float = 1, stroke: str = "", sw: float = 1, sop: float = 1
    ) -> None:
        self.body.append(f'<polygon points="{xy(pts)}"{self._look(fill, op, stroke, sw, sop)}/>')

    def shape(
        self, pts: Sequence[Pt], fill: str, op: float = 1, pull: float = 1, stroke: str = "", sw: float = 1
    ) -> None:
        """A closed smooth shape through the points."""
        self.path(curve(pts, True, pull), fill, op, stroke, sw)

    def stroke(self, pts: Sequence[Pt], color: str, sw: float, op: float = 1, pull: float = 1) -> None:
        """A smooth line through the points (pull 0: straight)."""
        self.path(curve(pts, False, pull), "none", 1, color, sw, op)

    def circle(self, x: float, y: float, r: float, fill: str, op: float = 1, stroke: str = "", sw: float = 1) -> None:
        self.body.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{r:.3g}"{self._look(fill, op, stroke, sw, 1)}/>')

    def oval(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: str,
        op: float = 1,
        stroke: str = "",
        sw: float = 1,
    ) -> None:
        self.body.append(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{self._look(fill, op, stroke, sw, 1)}/>'
        )

    def rect(self, x: float, y: float, w: float, h: float, fill: str, op: float = 1, r: float = 0) -> None:
        rr = f' rx="{num(r)}"' if r else ""
        self.body.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{rr}{self._look(fill, op, "", 1, 1)}/>'
        )

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, sx: float = 1, sy: float | None = None, rot: float = 0
    ) -> Iterator[None]:
        """Move, turn (degrees) and scale what is drawn inside."""
        sy = sx if sy is None else sy
        t = f"translate({num(x)} {num(y)})"
        if rot:
            t += f" rotate({num(rot)})"
        if sx != 1 or sy != 1:
            t += f" scale({sx:.3g} {sy:.3g})"
        self.body.append(f'<g transform="{t}">')
        yield
        self.body.append("</g>")

    def svg(self) -> str:
        d = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        w, h = num(self.w), num(self.h)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        return head + d + "\n" + "\n".join(self.body) + "\n</svg>\n"

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.svg(), encoding="utf-8")
