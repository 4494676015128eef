"""Drawing kit for the art of Biathlon: a writer of plain SVG and the things that appear in several pictures.

It may use the standard library only and writes nothing itself. Only what nanosvg draws is used here.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "biathlon"

INK, INK2, PAPER, PAPER2 = "#1B2430", "#2A3646", "#F6F0E4", "#FFFBF2"
SNOW, SNOW_SHADE, SNOW_DEEP = "#F4F8FB", "#C9DAE6", "#9DB9CC"
SUN, RED, GREEN, BLUE, WOOD = "#F2B33D", "#C8402F", "#2E8B57", "#2F6FA3", "#8A5A3B"
SPRUCE, SPRUCE_DARK = "#2F5D50", "#1F4038"
CROWD = ("#E69F00", "#0072B2", "#009E73", "#CC79A7", "#D55E00", "#56B4E9", "#F0E442", "#5B4BA0", "#F6F0E4", "#C8402F")
SKIN = ("#F0C9A4", "#E3B48C", "#B98058", "#8A5A3B")
SEAT, SEAT_DARK, SEAT_LIGHT = "#ff00aa", "#aa0077", "#ff88dd"

Point = tuple[float, float]


def num(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def pts(points: Iterable[Point]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in points)


def d_line(points: Sequence[Point], closed: bool = False) -> str:
    return "M" + " ".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def d_curve(points: Sequence[Point], closed: bool = False, pull: float = 1 / 6) -> str:
    """A smooth path through the points."""
    n = len(points)

    def at(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(n if closed else n - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = at(i - 1), at(i), at(i + 1), at(i + 2)
        out.append(
            f"C{num(x1 + (x2 - x0) * pull)} {num(y1 + (y2 - y0) * pull)} "
            f"{num(x2 - (x3 - x1) * pull)} {num(y2 - (y3 - y1) * pull)} {num(x2)} {num(y2)}"
        )
    return "".join(out) + ("Z" if closed else "")


class Art:
    """An SVG being written, back to front. Attributes come as keywords: stroke_width is stroke-width."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.defs: list[str] = []
        self.body: list[str] = []

    @staticmethod
    def _attributes(given: dict[str, object]) -> str:
        parts = []
        for key, value in given.items():
            if value is None:
                continue
            text = num(value) if isinstance(value, float) and "opacity" not in key else str(value)
            parts.append(f' {key.replace("_", "-")}="{text}"')
        return "".join(parts)

    def tag(self, name: str, **attributes: object) -> None:
        self.body.append(f"<{name}{self._attributes(attributes)}/>")

    def path(self, d: str, fill: str = "none", **attributes: object) -> None:
        self.tag("path", d=d, fill=fill, **attributes)

    def poly(self, points: Iterable[Point], fill: str, **attributes: object) -> None:
        self.tag("polygon", points=pts(points), fill=fill, **attributes)

    def blob(self, points: Sequence[Point], fill: str, **attributes: object) -> None:
        self.path(d_curve(points, True), fill, **attributes)

    def stroke(self, points: Sequence[Point], color: str, width: float, **attributes: object) -> None:
        self.path(
            d_line(points), "none", stroke=color, stroke_width=num(width), stroke_linecap="round",
            stroke_linejoin="round", **attributes,
        )  # fmt: skip

    def curve(self, points: Sequence[Point], color: str, width: float, **attributes: object) -> None:
        self.path(
            d_curve(points), "none", stroke=color, stroke_width=num(width), stroke_linecap="round",
            stroke_linejoin="round", **attributes,
        )  # fmt: skip

    def rect(self, x: float, y: float, w: float, h: float, fill: str, r: float = 0, **attributes: object) -> None:
        round_ = {"rx": num(r), "ry": num(r)} if r else {}
        self.tag("rect", x=num(x), y=num(y), width=num(w), height=num(h), fill=fill, **round_, **attributes)

    def circle(self, x: float, y: float, r: float, fill: str, **attributes: object) -> None:
        self.tag("circle", cx=num(x), cy=num(y), r=num(r), fill=fill, **attributes)

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: str, **attributes: object) -> None:
        self.tag("ellipse", cx=num(x), cy=num(y), rx=num(rx), ry=num(ry), fill=fill, **attributes)

    def open(self, **attributes: object) -> None:
        self.body.append(f"<g{self._attributes(attributes)}>")

    def close(self) -> None:
        self.body.append("</g>")

    def linear(self, name: str, a: Point, b: Point, *stops: tuple[float, str, float]) -> str:
        """Declare a linear gradient; stops are (place, colour, opacity). Returns the paint."""
        self.defs.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(a[0])}" y1="{num(a[1])}"'
            f' x2="{num(b[0])}" y2="{num(b[1])}">{self._stops(stops)}</linearGradient>'
        )
        return f"url(#{name})"

    def radial(self, name: str, center: Point, r: float, *stops: tuple[float, str, float]) -> str:
        self.defs.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(center[0])}"'
            f' cy="{num(center[1])}" r="{num(r)}">{self._stops(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    @staticmethod
    def _stops(stops: Iterable[tuple[float, str, float]]) -> str:
        return "".join(
            f'<stop offset="{place:g}" stop-color="{color}" stop-opacity="{opacity:g}"/>'
            for place, color, opacity in stops
        )

    def save(self, name: str) -> None:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}"'
            f' viewBox="0 0 {self.width} {self.height}">'
        )
        defs = ["<defs>", *self.defs, "</defs>"] if self.defs else []
        (FOLDER / name).write_text("\n".join([head, *defs, *self.body, "</svg>", ""]), encoding="utf-8")


def spruce(
    art: Art, x: float, y: float, h: float, tones: tuple[str, str, str, str], rng: random.Random | None = None
) -> None:
    """A spruce with its foot at (x, y). Tones: trunk, dark side, lit side, snow."""
    trunk, dark, light, snow = tones
    lean = rng.uniform(-0.02, 0.02) * h if rng else 0.0
    wide = h * (rng.uniform(0.25, 0.31) if rng else 0.28)
    art.rect(x - h * 0.035, y - h * 0.14, h * 0.07, h * 0.15, trunk)
    tiers = 4 if h > 66 else 3
    for i in range(tiers):
        low = y - h * 0.1 - h * 0.66 * i / tiers
        top = low - h * (0.9 - 0.66) - h * 0.16
        top = y - h if i == tiers - 1 else top
        half = wide * (1 - 0.2 * i - (0.06 if tiers == 3 else 0) * i)
        apex = x + lean * (i + 1) / tiers
        drop = h * 0.035
        art.path(
            f"M{num(apex)} {num(top)}Q{num(apex + half * 0.35)} {num(low - h * 0.13)} {num(x + half)} {num(low)}"
            f"Q{num(x + half * 0.5)} {num(low + drop)} {num(x)} {num(low + drop)}"
            f"Q{num(x - half * 0.5)} {num(low + drop)} {num(x - half)} {num(low)}"
            f"Q{num(apex - half * 0.35)} {num(low - h * 0.13)} {num(apex)} {num(top)}Z",
            dark,
        )
        art.path(
            f"M{num(apex)} {num(top)}Q{num(x + half * 0.05)} {num(low - h * 0.1)} {num(x + half * 0.12)}"
            f" {num(low + drop)}"
            f"Q{num(x - half * 0.5)} {num(low + drop)} {num(x - half)} {num(low)}"
            f"Q{num(apex - half * 0.35)} {num(low - h * 0.13)} {num(apex)} {num(top)}Z",
            light,
        )
        art.path(
            f"M{num(apex)} {num(top)}Q{num(apex - half * 0.35)} {num(low - h * 0.13)} {num(x - half)} {num(low)}"
            f"Q{num(x - half * 0.55)} {num(low - h * 0.035)} {num(x - half * 0.4)} {num(low - h * 0.075)}"
            f"Q{num(x - half * 0.2)} {num(low - h * 0.06)} {num(apex)} {num(top)}Z",
            snow,
        )


def forest_band(rng: random.Random, x0: float, x1: float, foot: float, height: float, step: float) -> str:
    """The outline of a distant row of spruces, closed downwards by 60 units."""
    out = [f"M{num(x0)} {num(foot + 60)}L{num(x0)} {num(foot)}"]
    x = x0
    while x < x1:
        w = step * rng.uniform(0.6, 1.3)
        h = height * rng.uniform(0.45, 1.0)
        out.append(
            f"L{num(x + w * 0.12)} {num(foot - h * 0.25)}L{num(x + w * 0.2)} {num(foot - h * 0.28)}"
            f"L{num(x + w * 0.33)} {num(foot - h * 0.6)}L{num(x + w * 0.4)} {num(foot - h * 0.62)}"
            f"L{num(x + w * 0.5)} {num(foot - h)}L{num(x + w * 0.6)} {num(foot - h * 0.62)}"
            f"L{num(x + w * 0.67)} {num(foot - h * 0.6)}L{num(x + w * 0.8)} {num(foot - h * 0.28)}"
            f"L{num(x + w * 0.88)} {num(foot - h * 0.25)}"
        )
        x += w * 0.8
    out.append(f"L{num(x1)} {num(foot)}L{num(x1)} {num(foot + 60)}Z")
    return "".join(out)


def mountains(
    art: Art, rng: random.Random, peaks: Sequence[Point], foot: float, shade: str, light: str, rough: float = 1.0
) -> None:
    """A snow range: peaks from left to right; the faces towards the sun (left) are lit."""
    outline: list[Point] = []
    faces: list[list[Point]] = []
    valley: Point = (peaks[0][0] - 200, foot)
    for i, (px, py) in enumerate(peaks):
        nxt = peaks[i + 1] if i + 1 < len(peaks) else (px + 400, foot)
        sag = max(py, nxt[1])
        right = ((px + nxt[0]) / 2 + rng.uniform(-20, 20), sag + (foot - sag) * rng.uniform(0.3, 0.55))
        left_slope = [valley]
        for t in (0.3, 0.55, 0.8):
            left_slope.append(
                (
                    valley[0] + (px - valley[0]) * t + rng.uniform(-8, 8) * rough,
                    valley[1] + (py - valley[1]) * t + rng.uniform(-7, 10) * rough,
                )
            )
        left_slope.append((px, py))
        ridge: list[Point] = []
        drop = foot - py
        x = px
        for k in range(1, 6):
            x += (rng.uniform(0.02, 0.13) if k % 2 else rng.uniform(-0.1, -0.02)) * drop * rough
            ridge.append((x, py + drop * k / 5.0))
        faces.append([*left_slope, *ridge, (valley[0] - 0.5 * (foot - valley[1]), foot)])
        outline += left_slope
        for t in (0.35, 0.7):
            outline.append(
                (
                    px + (right[0] - px) * t + rng.uniform(-8, 8) * rough,
                    py + (right[1] - py) * t + rng.uniform(-7, 10) * rough,
                )
            )
        valley = right
    outline.append(valley)
    art.poly([(outline[0][0], foot), *outline, (valley[0] + 200, foot)], shade)
    for face in faces:
        art.poly(face, light)
