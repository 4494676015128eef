"""Nordic scenery for the Boreal pictures: light, land, plants, water, huts, fire.

Reads only boreal_svg. Light falls from the upper left: left faces are lit, shadows lie to the lower right.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from boreal_svg import Canvas, Pt, curve, mix, num, walk

INK = "#1B2430"
NATURE, SKY, WATER, FIRE = "#5A9A4E", "#E9B93A", "#3E86C6", "#D8502F"


class Pic(Canvas):
    """A picture: the canvas with everything that grows, flows or burns in the north."""

    # --- light and air ---
    def sky(self, *colors: str, y1: float = 0, y2: float | None = None) -> None:
        y2 = self.h if y2 is None else y2
        n = len(colors) - 1
        self.rect(0, 0, self.w, self.h, self.down(y1, y2, *[(i / n, c) for i, c in enumerate(colors)]))

    def glow(self, x: float, y: float, r: float, color: str, op: float = 0.6, sy: float = 1) -> None:
        """A soft round light; sy flattens it."""
        paint = self.rad(0, 0, 100, (0, color, op), (0.35, color, op * 0.5), (0.7, color, op * 0.13), (1, color, 0))
        with self.at(x, y, r / 100, r / 100 * sy):
            self.circle(0, 0, 100, paint)

    def sun(self, x: float, y: float, r: float, color: str, halo: str, op: float = 0.6) -> None:
        self.glow(x, y, r * 4, halo, op)
        self.circle(x, y, r, color)

    def stars(self, n: int, y2: float, color: str = "#ffffff", y1: float = 4, big: float = 1.5) -> None:
        for _ in range(n):
            x, y = self.rng.uniform(3, self.w - 3), self.rng.uniform(y1, y2)
            r = 0.5 + (big - 0.5) * self.rng.random() ** 3
            self.circle(x, y, r, color, round(self.rng.uniform(0.4, 0.95), 1))

    def spark(self, x: float, y: float, r: float, color: str, op: float = 1) -> None:
        """A four-pointed star."""
        k = r * 0.16
        self.poly(
            [
                (x, y - r),
                (x + k, y - k),
                (x + r, y),
                (x + k, y + k),
                (x, y + r),
                (x - k, y + k),
                (x - r, y),
                (x - k, y - k),
            ],
            color,
            op,
        )

    def aurora(
        self,
        line: Sequence[Pt],
        height: float,
        color: str,
        n: int = 26,
        op: float = 0.3,
        wide: float = 12,
        hem: str = "",
    ) -> None:
        """A curtain along the line: soft rays that fade in all directions, bright at the hem."""
        pts = walk(line, n)
        lo = self.rad(0, 0, 100, (0, color, op), (0.5, color, op * 0.45), (1, color, 0))
        for i, (x, y) in enumerate(pts):
            t = i / max(1, n - 1)
            fade = min(1, 0.35 + 1.8 * min(t, 1 - t))
            h = height * self.rng.uniform(0.7, 1.15) * fade
            w = wide * self.rng.uniform(0.8, 1.5)
            with self.at(x, y - h * 0.3, w / 100, h / 200, self.rng.uniform(-3, 3)):
                self.circle(0, 0, 100, lo)
            if hem:
                with self.at(x, y + h * 0.08, w / 80, h / 620):
                    self.circle(0, 0, 100, self.rad(0, 0, 100, (0, hem, op * 1.1), (0.5, hem, op * 0.5), (1, hem, 0)))

    def cloud(self, x: float, y: float, w: float, color: str, op: float = 1, shade: str = "", puffs: int = 4) -> None:
        """A flat-bottomed heap of round puffs, base at y, centred on x; one path so that opacity stays even."""
        r0 = self.rng
        d = f"M{num(x - w / 2)} {num(y)}"
        edges = [(-0.5 + (i + 1) / puffs) for i in range(puffs)]
        px, py = x - w / 2, y
        for i, e in enumerate(edges):
            mid = 1 - abs((i + 0.5) / puffs * 2 - 1)
            nx = x + w * e
            ny = y if i == puffs - 1 else y - w * 0.2 * (1 - abs(e * 2)) * r0.uniform(0.7, 1.1)
            rx = math.hypot(nx - px, ny - py) / 2 * (1.08 + 0.15 * mid)
            d += f"A{num(rx)} {num(rx)} 0 0 1 {num(nx)} {num(ny)}"
            px, py = nx, ny
        self.path(d + "Z", color, op)
        if shade:
            self.path(
                f"M{num(x - w / 2)} {num(y)}Q{num(x)} {num(y - w * 0.12)} {num(x + w / 2)} {num(y)}Z",
                shade,
                op,
            )

    def veil(self, y: float, h: float, color: str, op: float) -> None:
        """A horizontal band of mist with soft upper and lower edge."""
        self.rect(0, y, self.w, h, self.down(y, y + h, (0, color, 0), (0.5, color, op), (1, color, 0)))

    # --- land ---
    def hills(self, pts: Sequence[Pt], fill: str, op: float = 1, base: float | None = None) -> None:
        """Rounded land below the line, down to base (the lower edge by default)."""
        b = self.h if base is None else base
        d = curve(pts) + f"L{num(pts[-1][0])} {num(b)}L{num(pts[0][0])} {num(b)}Z"
        self.path(d, fill, op)

    def crags(
        self, pts: Sequence[Pt], fill: str, rough: float = 3, base: float | None = None, steps: int = 3
    ) -> list[Pt]:
        """Jagged land below the line; gives back the roughened line."""
        out: list[Pt] = []
        for (x1, y1), (x2, y2) in pairwise(pts):
            for k in range(steps):
                t = k / steps
                j = 0 if k == 0 else self.rng.uniform(-rough, rough)
                out.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + j))
        out.append(pts[-1])
        b = self.h if base is None else base
        self.poly([*out, (pts[-1][0], b), (pts[0][0], b)], fill)
        return out

    def peak(
        self,
        x: float,
        y: float,
        left: float,
        right: float,
        base: float,
        lit: str,
        shade: str,
        snow: str = "",
        snow_shade: str = "",
        cap: float = 0.4,
        rough: float = 4,
    ) -> None:
        """A mountain with a lit left and a shaded right face, and a snow cap that follows the faces."""
        r = self.rng

        def edge(x2: float, y2: float, n: int, j: float) -> list[Pt]:
            pts = [(x, y)]
            for k in range(1, n):
                t = k / n
                bow = math.sin(t * math.pi) * (x2 - x) * -0.05
                pts.append((x + (x2 - x) * t + bow + r.uniform(-j, j), y + (y2 - y) * t + r.uniform(-j, j) * 0.6))
            return [*pts, (x2, y2)]

        lft, rgt = edge(left, base, 6, rough), edge(right, base, 6, rough)
        ridge = [(x, y)]
        for k in range(1, 7):
            t = k / 6
            off = (-1 if k % 2 else 1) * rough * (0.6 + t)
            ridge.append((x + (right - left) * 0.05 * t + off, y + (base - y) * t))
        self.poly([*lft, *rgt[::-1]], lit)
        self.poly([*ridge, *rgt[::-1]], shade)
        # rock ribs on the lit face
        for k in (2, 3, 4):
            a, b = lft[k], ridge[k]
            m = (a[0] + (b[0] - a[0]) * 0.55, a[1] + (b[1] - a[1]) * 0.55)
            self.poly(
                [
                    (m[0], m[1] - rough),
                    (m[0] + rough * 1.6, m[1] + (base - y) * 0.2),
                    (m[0] + rough * 0.2, m[1] + (base - y) * 0.12),
                ],
                shade,
                0.45,
            )
        if not snow:
            return
        n = max(2, min(5, round(cap * 6)))
        a, z, b = lft[n], ridge[n], rgt[n]
        dy = (base - y) * 0.09

        def teeth(p: Pt, q: Pt) -> list[Pt]:
            return [
                (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t + (dy if i % 2 == 0 else -dy * 0.9))
                for i, t in enumerate((0.18, 0.38, 0.6, 0.82))
            ]

        self.poly([*lft[: n + 1], *teeth(a, z), *ridge[n::-1]], snow)
        self.poly([*ridge[: n + 1], *teeth(z, b), *rgt[n::-1]], snow_shade or snow)

    def boulder(self, x: float, y: float, w: float, h: float, lit: str, dark: str) -> None:
        """A rounded rock, foot at y."""
        r = self.rng
        pts = [
            (x - w / 2, y),
            (x - w * 0.47, y - h * 0.45),
            (x - w * r.uniform(0.2, 0.3), y - h * 0.93),
            (x + w * 0.12, y - h),
            (x + w * 0.38, y - h * 0.7),
            (x + w * 0.5, y - h * 0.15),
            (x + w * 0.46, y),
        ]
        self.shape(pts, dark, pull=0.7)
        lit_pts = [
            (x - w * 0.47, y - h * 0.2),
            (x - w * 0.42, y - h * 0.5),
            (x - w * 0.2, y - h * 0.86),
            (x + w * 0.1, y - h * 0.93),
            (x - w * 0.02, y - h * 0.62),
            (x - w * 0.2, y - h * 0.35),
        ]
        self.shape(lit_pts, lit, pull=0.7)

    # --- plants ---
    def spruce(
        self,
        x: float,
        y: float,
        h: float,
        dark: str,
        lit: str = "",
        snow: str = "",
        tiers: int = 5,
        lean: float = 0.36,
    ) -> None:
        """A spruce, foot at y: drooping tiers, lit on the left."""
        w = h * lean
        self.rect(x - h * 0.025, y - h * 0.12, h * 0.05, h * 0.12, mix(dark, "#2a1a10", 0.5))
        right, left = [], []
        for k in range(tiers):
            t = (k + 1) / tiers
            yt = y - h + h * 0.92 * t
            half = w / 2 * t**0.9
            right += [(x + half, yt), (x + half * 0.45, yt - h * 0.035)]
            left += [(x - half, yt), (x - half * 0.45, yt - h * 0.035)]
        right[-1] = (x, y - h * 0.06)
        left[-1] = (x, y - h * 0.06)
        top = (x, y - h)
        self.poly([top, *right, *left[::-1]], dark)
        if lit:
            self.poly(
                [
                    top,
                    *[(px + (x - px) * 0.08 if i % 2 == 0 else px, py) for i, (px, py) in enumerate(left)],
                    (x - w * 0.02, y - h * 0.5),
                ],
                lit,
            )
        if snow:
            for k in range(tiers):
                t = (k + 1) / tiers
                yt = y - h + h * 0.92 * t
                half, s = w / 2 * t**0.9, h * 0.07
                self.path(
                    f"M{num(x - half)} {num(yt)}L{num(x - half * 0.3)} {num(yt - s * 2.1)}Q{num(x + half * 0.2)} {num(yt - s * 1.9)} {num(x + half * 0.3)} {num(yt - s * 1.1)}"
                    f"Q{num(x)} {num(yt - s * 0.2)} {num(x - half * 0.2)} {num(yt - s * 0.5)}Q{num(x - half * 0.5)} {num(yt + s * 0.1)} {num(x - half)} {num(yt)}Z",
                    snow,
                )

    def wood(
        self, x1: float, x2: float, y: float, h: float, color: str, n: int = 14, y2: float | None = None
    ) -> None:
        """A row of simple spruces as one silhouette, for the distance."""
        y2 = y if y2 is None else y2
        for i in range(n):
            t = (i + self.rng.uniform(0.2, 0.8)) / n
            x, yy = x1 + (x2 - x1) * t, y + (y2 - y) * t
            hh = h * self.rng.uniform(0.55, 1.1)
            w = hh * 0.21
            self.poly(
                [
                    (x, yy - hh),
                    (x + w * 0.55, yy - hh * 0.55),
                    (x + w * 0.3, yy - hh * 0.55),
                    (x + w, yy + 1),
                    (x - w, yy + 1),
                    (x - w * 0.3, yy - hh * 0.55),
                    (x - w * 0.55, yy - hh * 0.55),
                ],
                color,
            )

    def birch(
        self,
        x: float,
        y1: float,
        y2: float,
        w: float,
        white: str = "#F2F0E6",
        shade: str = "#B9C4B4",
        mark: str = "#2C3230",
        lean: float = 0,
    ) -> None:
        """A birch trunk from foot y2 to y1, foot at x, head shifted by lean."""
        r = self.rng
        xt = x + lean
        self.poly(
            [
                (xt - w * 0.36, y1),
                (xt + w * 0.36, y1),
                (x + w * 0.46, y2 - w),
                (x + w * 0.7, y2),
                (x - w * 0.7, y2),
                (x - w * 0.46, y2 - w),
            ],
            white,
        )
        self.poly(
            [
                (xt + w * 0.08, y1),
                (xt + w * 0.36, y1),
                (x + w * 0.46, y2 - w),
                (x + w * 0.7, y2),
                (x + w * 0.1, y2),
            ],
            shade,
        )
        yy = y1 + w * r.uniform(0.5, 1.2)
        while yy < y2 - w * 0.5:
            t = (yy - y1) / (y2 - y1)
            cx = xt + (x - xt) * t
            ln, h = w * r.uniform(0.25, 0.62), w * r.uniform(0.1, 0.2)
            if r.random() < 0.55:
                self.poly([(cx - w * 0.42, yy - h), (cx - w * 0.42 + ln, yy), (cx - w * 0.43, yy + h)], mark)
            else:
                self.poly(
                    [(cx + w * 0.42, yy - h), (cx + w * 0.42 - ln, yy + h * 0.4), (cx + w * 0.43, yy + h)],
                    mark,
                )
            yy += w * r.uniform(0.7, 1.5)

    def grass(self, x1: float, x2: float, y: float, h: float, color: str, n: int = 12, bend: float = 3) -> None:
        d = ""
        for i in range(n):
            x = x1 + (x2 - x1) * (i + self.rng.random()) / n
            hh, b = h * self.rng.uniform(0.5, 1.1), bend * self.rng.uniform(0.3, 1.4)
            d += f"M{num(x - 1.3)} {num(y)}Q{num(x)} {num(y - hh * 0.6)} {num(x + b)} {num(y - hh)}Q{num(x + 1.2)} {num(y - hh * 0.5)} {num(x + 1.5)} {num(y)}Z"
        self.path(d, color)

    # --- water ---
    def water(self, y1: float, y2: float, *colors: str) -> None:
        n = max(1, len(colors) - 1)
        self.rect(
            0,
            y1,
            self.w,
            y2 - y1,
            self.down(y1, y2, *[(i / n, c) for i, c in enumerate(colors)]) if len(colors) > 1 else colors[0],
        )

    def glints(
        self,
        cx: float,
        y1: float,
        y2: float,
        w1: float,
        w2: float,
        color: str,
        n: int = 9,
        op: float = 0.8,
        sw: float = 2,
    ) -> None:
        """A column of light on water: short strokes that widen towards the viewer."""
        for i in range(n):
            t = (i + 0.3) / n
            y = y1 + (y2 - y1) * t**1.25
            half = (w1 + (w2 - w1) * t) / 2 * self.rng.uniform(0.45, 1)
            ox = cx + self.rng.uniform(-0.35, 0.35) * half
            self.path(f"M{num(ox - half)} {num(y)}H{num(ox + half)}", "none", 1, color, sw * (0.5 + 0.8 * t), op)

    def ripples(self, y1: float, y2: float, color: str, n: int = 12, op: float = 0.35, sw: float = 1.6) -> None:
        for i in range(n):
            t = (i + 0.5) / n
            y = y1 + (y2 - y1) * t**1.3
            half = self.rng.uniform(5, 13) * (0.5 + t)
            x = self.rng.uniform(8, self.w - 8)
            self.path(f"M{num(x - half)} {num(y)}H{num(x + half)}", "none", 1, color, sw * (0.5 + 0.6 * t), op)

    # --- made by people, fire, steam ---
    def hut(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        wall: str,
        side: str,
        roof: str,
        roof_dark: str,
        light: str = "",
    ) -> None:
        """A gabled hut, foot line y; front gable to the left, long side to the right."""
        g = w * 0.42
        self.poly([(x, y), (x, y - h), (x + g / 2, y - h * 1.65), (x + g, y - h), (x + g, y)], wall)
        self.poly([(x + g, y), (x + g, y - h), (x + w, y - h * 0.96), (x + w, y - h * 0.02)], side)
        self.poly(
            [
                (x + g / 2, y - h * 1.8),
                (x + w * 0.82, y - h * 1.72),
                (x + w * 1.04, y - h * 0.86),
                (x + g * 1.06, y - h * 0.9),
            ],
            roof,
        )
        self.poly(
            [
                (x + g / 2, y - h * 1.8),
                (x + g * 1.06, y - h * 0.9),
                (x + g * 0.96, y - h * 0.86),
                (x + g / 2, y - h * 1.6),
                (x + g * 0.02, y - h * 0.82),
                (x - g * 0.1, y - h * 0.88),
            ],
            roof_dark,
        )
        if light:
            self.rect(x + g * 0.34, y - h * 0.72, g * 0.32, h * 0.72, light)
            self.rect(x + g + (w - g) * 0.35, y - h * 0.7, (w - g) * 0.28, h * 0.34, light)

    def flame(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colors: Sequence[str] = ("#B9341E", "#E8642A", "#F6A934", "#FDE9A2"),
        lean: float = 0,
    ) -> None:
        """A living fire, foot at y: nested tongues, the outermost first."""
        for i, c in enumerate(colors):
            s = 1 - i * 0.23
            ww, hh, ll = w * s, h * (1 - i * 0.22), lean * s
            d = (
                f"M{num(x)} {num(y)}C{num(x - ww * 0.62)} {num(y)} {num(x - ww * 0.62)} {num(y - hh * 0.35)} {num(x - ww * 0.36)} {num(y - hh * 0.55)}"
                f"C{num(x - ww * 0.3)} {num(y - hh * 0.42)} {num(x - ww * 0.2)} {num(y - hh * 0.42)} {num(x - ww * 0.16)} {num(y - hh * 0.5)}"
                f"C{num(x - ww * 0.2 + ll * 0.5)} {num(y - hh * 0.75)} {num(x + ll * 0.8)} {num(y - hh * 0.85)} {num(x + ll)} {num(y - hh)}"
                f"C{num(x + ww * 0.18 + ll)} {num(y - hh * 0.8)} {num(x + ww * 0.2 + ll * 0.5)} {num(y - hh * 0.66)} {num(x + ww * 0.22 + ll * 0.3)} {num(y - hh * 0.52)}"
                f"C{num(x + ww * 0.3)} {num(y - hh * 0.56)} {num(x + ww * 0.34 + ll * 0.2)} {num(y - hh * 0.64)} {num(x + ww * 0.36 + ll * 0.3)} {num(y - hh * 0.72)}"
                f"C{num(x + ww * 0.62)} {num(y - hh * 0.4)} {num(x + ww * 0.6)} {num(y)} {num(x)} {num(y)}Z"
            )
            self.path(d, c)

    def steam(self, x: float, y: float, h: float, w: float, color: str, op: float = 0.5, sway: float = 6) -> None:
        """A plume that widens, sways and fades upwards; a soft column of overlapping puffs."""
        n = 12
        for i in range(n):
            t = i / (n - 1)
            o = round(op * (0.8 - 0.5 * t), 2)
            paint = self.rad(0, 0, 100, (0, color, o), (0.55, color, o * 0.6), (1, color, 0))
            px = x + math.sin(t * 5 + x) * sway * (0.3 + t)
            r = w * (0.35 + 0.75 * t) * self.rng.uniform(0.85, 1.1)
            with self.at(px, y - h * t, r / 100, r / 80):
                self.circle(0, 0, 100, paint)

    def wisp(self, pts: Sequence[Pt], width: float, color: str, op: float = 0.5) -> None:
        """A curl of smoke or wind: thick in the middle, pointed at both ends."""
        p = walk(pts, 14)
        up, lo = [], []
        for i, (x, y) in enumerate(p):
            a, b = p[max(0, i - 1)], p[min(len(p) - 1, i + 1)]
            dx, dy = b[0] - a[0], b[1] - a[1]
            ln = math.hypot(dx, dy) or 1
            t = i / (len(p) - 1)
            k = width / 2 * math.sin(math.pi * t) ** 0.8
            up.append((x - dy / ln * k, y + dx / ln * k))
            lo.append((x + dy / ln * k, y - dx / ln * k))
        self.shape([*up, *lo[-2:0:-1]], color, op)

    def boat(self, x: float, y: float, w: float, hull: str, dark: str) -> None:
        """A small rowing boat seen from the side, water line at y."""
        h = w * 0.24
        self.path(
            f"M{num(x - w / 2)} {num(y - h)}Q{num(x)} {num(y - h * 0.35)} {num(x + w / 2)} {num(y - h * 1.05)}Q{num(x + w * 0.38)} {num(y)} {num(x + w * 0.24)} {num(y)}H{num(x - w * 0.26)}Q{num(x - w * 0.42)} {num(y)} {num(x - w / 2)} {num(y - h)}Z",
            hull,
        )
        self.path(
            f"M{num(x - w * 0.45)} {num(y - h * 0.5)}Q{num(x)} {num(y + h * 0.05)} {num(x + w * 0.44)} {num(y - h * 0.5)}Q{num(x + w * 0.36)} {num(y)} {num(x + w * 0.24)} {num(y)}H{num(x - w * 0.26)}Q{num(x - w * 0.4)} {num(y)} {num(x - w * 0.45)} {num(y - h * 0.5)}Z",
            dark,
        )

    def bird(self, x: float, y: float, s: float, color: str, sw: float = 2) -> None:
        self.path(
            f"M{num(x - s)} {num(y - s * 0.35)}Q{num(x - s * 0.4)} {num(y - s * 0.55)} {num(x)} {num(y)}Q{num(x + s * 0.4)} {num(y - s * 0.55)} {num(x + s)} {num(y - s * 0.35)}",
            "none",
            1,
            color,
            sw,
        )

    def walker(self, x: float, y: float, h: float, color: str, pack: str = "") -> None:
        """A tiny wanderer, foot at y."""
        self.circle(x, y - h * 0.88, h * 0.12, color)
        self.path(
            f"M{num(x - h * 0.13)} {num(y - h * 0.72)}Q{num(x)} {num(y - h * 0.82)} {num(x + h * 0.13)} {num(y - h * 0.72)}L{num(x + h * 0.14)} {num(y - h * 0.36)}L{num(x + h * 0.2)} {num(y)}H{num(x + h * 0.07)}L{num(x)} {num(y - h * 0.3)}L{num(x - h * 0.1)} {num(y)}H{num(x - h * 0.22)}L{num(x - h * 0.14)} {num(y - h * 0.36)}Z",
            color,
        )
        if pack:
            self.rect(x - h * 0.27, y - h * 0.74, h * 0.16, h * 0.32, pack, 1, h * 0.05)

    # --- last touch ---
    def frame(self, dark: str, top: float = 0.4, bottom: float = 0.72) -> None:
        """Calm the top and the bottom, where the program writes."""
        self.rect(0, 0, 240, 66, self.down(0, 66, (0, dark, top), (0.5, dark, top * 0.62), (1, dark, 0)))
        self.rect(0, 168, 240, 72, self.down(168, 240, (0, dark, 0), (0.42, dark, bottom * 0.7), (1, dark, bottom)))
