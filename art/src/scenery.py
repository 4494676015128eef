"""Development only: the drawing kit of the scenes, a small SVG writer with mountains, trees, hills and light.

It builds strings and nothing else. Light falls from the upper left: left faces are lit, shadows lie to the lower
right. All randomness comes from the seed that the picture is made with.
"""

# ruff: noqa: E501 (path data)
from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]


def num(value: float) -> str:
    """A number with one decimal and no trailing zero."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def mix(one: str, two: str, share: float) -> str:
    """The colour between two: share 0 gives the first, 1 the second."""
    a = [int(one[i : i + 2], 16) for i in (1, 3, 5)]
    b = [int(two[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(a, b, strict=True))


def straight(points: Iterable[Point], closed: bool = True) -> str:
    """Path data of a polygon or open polyline."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False, pull: float = 1.0) -> str:
    """Path data of a soft curve through all points (Catmull-Rom)."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    out = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(count if closed else count - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = pull / 6
        out += (
            f"C{num(b[0] + (c[0] - a[0]) * k)} {num(b[1] + (c[1] - a[1]) * k)} "
            f"{num(c[0] - (d[0] - b[0]) * k)} {num(c[1] - (d[1] - b[1]) * k)} {num(c[0])} {num(c[1])}"
        )
    return out + ("Z" if closed else "")


def capsule(a: Point, ra: float, b: Point, rb: float) -> str:
    """Path data of a limb: two discs and what lies between them."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = max(math.hypot(dx, dy), 0.001)
    base = math.atan2(dy, dx)
    lean = math.acos(max(-1.0, min(1.0, (ra - rb) / length)))
    p = [
        (c[0] + r * math.cos(base + s * lean), c[1] + r * math.sin(base + s * lean))
        for c, r, s in ((a, ra, 1), (a, ra, -1), (b, rb, -1), (b, rb, 1))
    ]
    large_a, large_b = int(2 * math.pi - 2 * lean > math.pi), int(2 * lean > math.pi)
    return (
        f"M{num(p[0][0])} {num(p[0][1])}A{num(ra)} {num(ra)} 0 {large_a} 1 {num(p[1][0])} {num(p[1][1])}"
        f"L{num(p[2][0])} {num(p[2][1])}A{num(rb)} {num(rb)} 0 {large_b} 1 {num(p[3][0])} {num(p[3][1])}Z"
    )


class Scene:
    """One SVG being drawn, back to front."""

    def __init__(self, width: float, height: float, seed: int, bleed: float = 0) -> None:
        self.width, self.height, self.bleed = width, height, bleed
        self.left, self.right = -bleed, width + bleed
        self.rng = random.Random(seed)
        self._defs: list[str] = []
        self._body: list[str] = []
        self._paints: dict[str, str] = {}

    # paints
    def _paint(self, kind: str, place: str, stops: Sequence[Stop]) -> str:
        inner = "".join(
            f'<stop offset="{s[0]:g}" stop-color="{s[1]}"' + (f' stop-opacity="{s[2]:g}"' if len(s) == 3 else "") + "/>"
            for s in stops
        )
        key = f"{kind} {place} {inner}"
        if key not in self._paints:
            name = f"p{len(self._paints)}"
            self._paints[key] = name
            self._defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {place}>{inner}</{kind}>')
        return f"url(#{self._paints[key]})"

    def linear(self, a: Point, b: Point, *stops: Stop) -> str:
        """A gradient along the line from a to b; returns the paint."""
        place = f'x1="{num(a[0])}" y1="{num(a[1])}" x2="{num(b[0])}" y2="{num(b[1])}"'
        return self._paint("linearGradient", place, stops)

    def radial(self, centre: Point, radius: float, *stops: Stop) -> str:
        """A gradient from a centre outwards; returns the paint."""
        place = f'cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}"'
        return self._paint("radialGradient", place, stops)

    # shapes
    def fill(self, d: str, paint: str, alpha: float = 1) -> None:
        """A filled path."""
        fade = f' fill-opacity="{alpha:.3g}"' if alpha < 1 else ""
        self._body.append(f'<path d="{d}" fill="{paint}"{fade}/>')

    def line(self, d: str, paint: str, width: float, alpha: float = 1, cap: str = "round", dash: str = "") -> None:
        """A stroked path."""
        more = f' stroke-opacity="{alpha:.3g}"' if alpha < 1 else ""
        more += f' stroke-dasharray="{dash}"' if dash else ""
        self._body.append(
            f'<path d="{d}" fill="none" stroke="{paint}" stroke-width="{width:.3g}" stroke-linecap="{cap}"'
            f' stroke-linejoin="round"{more}/>'
        )

    def poly(self, points: Iterable[Point], paint: str, alpha: float = 1) -> None:
        """A filled polygon."""
        self.fill(straight(points), paint, alpha)

    def disc(self, x: float, y: float, r: float, paint: str, alpha: float = 1) -> None:
        """A filled circle."""
        fade = f' fill-opacity="{alpha:.3g}"' if alpha < 1 else ""
        self._body.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{r:.3g}" fill="{paint}"{fade}/>')

    def ring(self, x: float, y: float, r: float, paint: str, width: float, alpha: float = 1) -> None:
        """A stroked circle."""
        fade = f' stroke-opacity="{alpha:.3g}"' if alpha < 1 else ""
        self._body.append(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{r:.3g}" fill="none" stroke="{paint}"'
            f' stroke-width="{width:.3g}"{fade}/>'
        )

    def oval(self, x: float, y: float, rx: float, ry: float, paint: str, alpha: float = 1) -> None:
        """A filled ellipse."""
        fade = f' fill-opacity="{alpha:.3g}"' if alpha < 1 else ""
        self._body.append(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{paint}"{fade}/>'
        )

    def rect(self, x: float, y: float, w: float, h: float, paint: str, r: float = 0, alpha: float = 1) -> None:
        """A filled rectangle with round corners."""
        fade = f' fill-opacity="{alpha:.3g}"' if alpha < 1 else ""
        soft = f' rx="{num(r)}"' if r else ""
        self._body.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{soft} fill="{paint}"{fade}/>'
        )

    def limb(self, a: Point, ra: float, b: Point, rb: float, paint: str, alpha: float = 1) -> None:
        """A tapered limb with round ends."""
        self.fill(capsule(a, ra, b, rb), paint, alpha)

    def raw(self, shapes: str) -> None:
        """Shapes that are written already."""
        self._body.append(shapes)

    def define(self, paints: str) -> None:
        """Paints that are written already, by names of their own."""
        self._defs.append(paints)

    def begin(self, transform: str) -> None:
        """Opens a group: what follows is moved by the transform."""
        self._body.append(f'<g transform="{transform}">')

    def end(self) -> None:
        """Closes the group."""
        self._body.append("</g>")

    # nature
    def sky(self, *stops: Stop) -> None:
        """The whole ground of the picture, top to bottom."""
        paint = self.linear((0, 0), (0, self.height), *stops)
        self.rect(self.left, 0, self.right - self.left, self.height, paint)

    def roughen(self, points: Sequence[Point], rough: float, depth: int = 3) -> list[Point]:
        """A jagged line through the points by repeated displacement of the middles."""
        line = list(points)
        for _ in range(depth):
            nxt = [line[0]]
            for a, b in pairwise(line):
                span = math.hypot(b[0] - a[0], b[1] - a[1])
                nxt.append(
                    (
                        (a[0] + b[0]) / 2 + self.rng.uniform(-1, 1) * span * rough * 0.4,
                        (a[1] + b[1]) / 2 + self.rng.uniform(-1, 1) * span * rough,
                    )
                )
                nxt.append(b)
            line = nxt
        return line

    def mountains(
        self,
        peaks: Sequence[Point],
        valleys: Sequence[Point],
        base: float,
        lit: str,
        shade: str,
        snow: tuple[str, str] | None = None,
        snow_depth: float = 0.4,
        haze: str | None = None,
        rough: float = 0.13,
    ) -> None:
        """A range: valleys[k], peaks[k], valleys[k + 1] and so on; every peak has a lit and a shaded face.

        snow are the colours of lit and shaded snow on the upper share snow_depth of each peak; haze is a
        colour into which the range fades at its foot.
        """
        slopes = [
            (self._slope(valleys[k], peak, base, rough), self._slope(valleys[k + 1], peak, base, rough))
            for k, peak in enumerate(peaks)
        ]
        for k in sorted(range(len(peaks)), key=lambda index: peaks[index][1]):
            peak, (left, right) = peaks[k], slopes[k]
            self.poly([*left, peak, *reversed(right)], lit)
            height = base - peak[1]
            ridge: list[Point] = [peak]
            x, y, sign = peak[0], peak[1], 1
            while y < base:
                step = height * self.rng.uniform(0.09, 0.17)
                x += sign * step * self.rng.uniform(0.35, 0.8) + step * 0.12
                y += step
                sign = -sign
                ridge.append((x, min(y, base)))
            self.poly([*ridge, *right], shade)
            if snow:
                floor = peak[1] + (max(valleys[k][1], valleys[k + 1][1]) - peak[1]) * snow_depth
                self._snowcap(peak, left, right, ridge, snow, floor)
            if haze:
                paint = self.linear((0, peak[1] + height * 0.35), (0, base), (0, haze, 0), (1, haze, 0.9))
                self.poly([*left, peak, *reversed(right)], paint)

    def _slope(self, valley: Point, peak: Point, base: float, rough: float) -> list[Point]:
        """The jagged flank of a peak from the base up, led on below the valley at its own steepness; no peak."""
        lean = (valley[0] - peak[0]) / max(1.0, valley[1] - peak[1])
        foot = (peak[0] + lean * (base - peak[1]) * 0.92, base)
        line = self.roughen([peak, valley], rough)[1:]
        return [foot, *reversed(line)]

    def _snowcap(
        self,
        peak: Point,
        left: Sequence[Point],
        right: Sequence[Point],
        ridge: Sequence[Point],
        snow: tuple[str, str],
        floor: float,
    ) -> None:
        """The snow above the floor: lit on the left of the ridge, shaded on its right, with a ragged hem."""
        west = [p for p in left if p[1] <= floor]
        east = [p for p in reversed(right) if p[1] <= floor]
        middle = [p for p in ridge[1:] if p[1] <= floor]
        if not west or not east:
            return
        foot = middle[-1] if middle else (peak[0] + 2, floor)

        def teeth(a: Point, b: Point, count: int) -> list[Point]:
            span = abs(b[0] - a[0])
            out: list[Point] = []
            for k in range(1, count):
                t = k / count
                drop = (span / count) * self.rng.uniform(0.5, 1.1) * (1 if k % 2 else -0.5)
                out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + drop))
            return out

        self.poly([*west, peak, *middle, *teeth(foot, west[0], 6)], snow[0])
        self.poly([peak, *east, *teeth(east[-1], foot, 6), *reversed(middle)], snow[1])

    def hill(self, points: Sequence[Point], paint: str, alpha: float = 1, floor: float | None = None) -> None:
        """A soft slope whose upper edge runs through the points; filled down to the floor."""
        low = self.height if floor is None else floor
        d = smooth(points) + f"L{num(points[-1][0])} {num(low)}L{num(points[0][0])} {num(low)}Z"
        self.fill(d, paint, alpha)

    def spruce(
        self, x: float, y: float, h: float, lit: str, shade: str, snow: str | None = None, shadow: float = 0
    ) -> None:
        """A spruce with its foot at (x, y); shadow is the opacity of its long shadow on the ground."""
        half = h * 0.23
        if shadow:
            self.poly(
                [(x - half * 0.5, y), (x + half * 0.5, y - h * 0.02), (x + h * 0.95, y + h * 0.27), (x + h * 0.8, y + h * 0.27)],
                "#2C4A6E", shadow,
            )  # fmt: skip
        tiers = 5
        right: list[Point] = []
        left: list[Point] = []
        caps: list[str] = []
        for k in range(tiers):
            t = (k + 1) / tiers
            w = half * (0.22 + 0.78 * t) * self.rng.uniform(0.9, 1.1)
            yy = y - h + h * 0.94 * (t**0.92)
            lean = self.rng.uniform(-0.03, 0.05) * h
            right += [(x + w, yy), (x + w * 0.45, yy - h * 0.03)]
            left += [(x - w, yy + lean * 0.3), (x - w * 0.45, yy - h * 0.03)]
            if snow:
                top = yy - h * 0.94 / tiers * 0.85
                caps.append(
                    f"M{num(x - w * 0.96)} {num(yy)}Q{num(x - w * 0.5)} {num(yy - h * 0.075)} {num(x - w * 0.12)}"
                    f" {num(top)}L{num(x + w * 0.1)} {num(top + h * 0.05)}Q{num(x - w * 0.2)} {num(yy - h * 0.03)}"
                    f" {num(x - w * 0.96)} {num(yy)}Z"
                )
        self.rect(x - h * 0.025, y - h * 0.07, h * 0.05, h * 0.08, "#4A3326")
        self.poly([(x, y - h), *right[:-1], (x, y - h * 0.045), *reversed(left[:-1])], shade)
        self.poly([(x, y - h), (x + half * 0.12, y - h * 0.3), (x, y - h * 0.045), *reversed(left[:-1])], lit)
        if caps:
            self.fill("".join(caps), snow or "", 0.92)

    def treeline(
        self, points: Sequence[Point], height: float, color: str, step: float = 7, alpha: float = 1
    ) -> None:
        """A far forest: one silhouette of small spruces along the line."""
        d = ""
        for a, b in pairwise(points):
            count = max(1, int((b[0] - a[0]) / step))
            for k in range(count):
                t = (k + self.rng.uniform(-0.3, 0.3)) / count
                x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                h = height * self.rng.uniform(0.6, 1.25)
                w = h * 0.26
                d += (
                    f"M{num(x)} {num(y - h)}L{num(x + w * 0.55)} {num(y - h * 0.5)}L{num(x + w * 0.35)} {num(y - h * 0.5)}"
                    f"L{num(x + w)} {num(y + 2)}L{num(x - w)} {num(y + 2)}L{num(x - w * 0.35)} {num(y - h * 0.5)}"
                    f"L{num(x - w * 0.55)} {num(y - h * 0.5)}Z"
                )
        self.fill(d, color, alpha)

    def cloud(self, x: float, y: float, w: float, paint: str, alpha: float, swell: float = 0.13) -> None:
        """A long flat cloud with a soft back; swell is its height as a share of its width."""
        h = w * swell
        pts = [(x, y), (x + w * 0.15, y - h * 0.55), (x + w * 0.32, y - h * 0.6), (x + w * 0.45, y - h),
               (x + w * 0.62, y - h * 0.75), (x + w * 0.8, y - h * 0.5), (x + w, y)]  # fmt: skip
        self.fill(smooth(pts) + "Z", paint, alpha)

    def write(self, path: Path) -> None:
        """Saves the picture."""
        full = num(self.right - self.left)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{full}" height="{num(self.height)}"'
        head += f' viewBox="{num(self.left)} 0 {full} {num(self.height)}">'
        defs = "<defs>" + "".join(self._defs) + "</defs>" if self._defs else ""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(head + defs + "\n" + "\n".join(self._body) + "\n</svg>\n", encoding="utf-8")
