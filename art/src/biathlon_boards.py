"""Scenery of the three Biathlon boards: writes art/biathlon/board_[abc].svg around the courses of biathlon_maps.

Everything is laid out in map pixels (1600 x 960) and moved by the bleed. Seeded, so a run gives the same files.
"""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import NamedTuple

from biathlon_kit import CROWD, INK, SKIN, Art, Point, d_curve, d_line, forest_band, mountains, num, spruce
from biathlon_maps import BLEED_X, BLEED_Y, BOARDS, CORRIDOR, TILT, Area, Board, Course

LEFT, TOP, RIGHT, BOTTOM = -BLEED_X, -BLEED_Y, 2560 - BLEED_X, 1440 - BLEED_Y


class Light(NamedTuple):
    """The colours of a time of day."""

    sky: tuple[str, str, str]  # zenith, middle, horizon
    far: tuple[str, str]  # mountains: shade, lit
    near: tuple[str, str]
    woods: tuple[str, str]  # far and near row of spruces
    snow: tuple[str, str]  # where the light falls, where it leaves
    shade: str  # colour of shadows on snow
    shade_opacity: float
    track: tuple[str, str]
    bank: tuple[str, str, str]  # bright, flat, dark
    groove: str
    tree: tuple[str, str, str, str]  # trunk, dark, lit, snow
    fence: tuple[str, ...]
    roof: tuple[str, str]  # grandstand roof: top, edge
    wall: tuple[str, str]
    dim: float  # how much the evening covers the crowd


LIGHTS = {
    "a": Light(
        ("#3F719B", "#8FBAD6", "#E6F0F6"), ("#8FAFC8", "#EAF2F7"), ("#6F96B4", "#DCE9F1"), ("#5F8A93", "#38665F"),
        ("#FBFDFE", "#DDE9F2"), "#5E8DB5", 0.26, ("#EDF4F9", "#DCE8F1"), ("#FFFFFF", "#E4EEF5", "#9DBBD1"),
        "#8FB0C8", ("#5A4636", "#1F4038", "#2F6A58", "#F4F9FC"), ("#2F6FA3", "#F6F0E4", "#C8402F", "#F2B33D"),
        ("#2A4B66", "#C8402F"), ("#3B5D78", "#2A4560"), 0.0,
    ),
    "b": Light(
        ("#5B83A6", "#F0B98A", "#FCE4B4"), ("#9A93B4", "#F7CFA4"), ("#7F7FA3", "#F3B98C"), ("#8C7F7C", "#5B6350"),
        ("#FFF7EA", "#E6DCE6"), "#6F75B0", 0.30, ("#FBF2E8", "#E7DFE8"), ("#FFFBF0", "#F1E6E2", "#A9A6C8"),
        "#A9A9C8", ("#5A3F2E", "#2C4A3F", "#6E7F46", "#FFF3DC"), ("#C8402F", "#FFF6E2", "#F2B33D", "#2F5D50"),
        ("#5A3A34", "#F2B33D"), ("#7A4F42", "#5C3B36"), 0.06,
    ),
    "c": Light(
        ("#0E1B38", "#2B4C7E", "#8D9CC6"), ("#3A578A", "#7D97C4"), ("#2C4878", "#5F7FB4"), ("#1F3A63", "#142A4C"),
        ("#9DB4DA", "#6582B8"), "#15306A", 0.36, ("#B4C8E8", "#86A2D2"), ("#E9F0FC", "#A9BFE2", "#4A6AA3"),
        "#6F8DBF", ("#1A2438", "#10263E", "#1F4A5E", "#B9CDEB"), ("#F2B33D", "#DCE6F6", "#2F6FA3", "#C8402F"),
        ("#16243F", "#F2B33D"), ("#22365C", "#182848"), 0.20,
    ),
}  # fmt: skip

STANDS = {"a": (545, 34, 510, 252), "b": (470, 30, 660, 112), "c": (520, 30, 600, 122)}
HUTS = {"a": (1110, 790), "b": (1172, 794), "c": (770, 618)}
MASTS = {"c": ((250, 92), (1180, 108), (26, 952), (1578, 952))}


class Ground:
    """Where something may stand: knows the track and the areas of a board."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.line = [course.point(s) for s in range(0, int(course.length), 10)]

    def off_track(self, x: float, y: float) -> float:
        """Ground distance from the edge of the corridor (negative on it)."""
        return min(math.hypot(x - px, (y - py) / TILT) for px, py in self.line) - CORRIDOR

    def off_areas(self, x: float, y: float) -> bool:
        return not any(
            a.x - 14 < x < a.x + a.width + 14 and a.y - 24 < y < a.y + a.height + 4 for a in self.course.board.areas
        )

    def free(self, x: float, y: float, wide: float, tall: float, margin: float = 16) -> bool:
        """Whether a thing with its foot at (x, y) covers neither track nor area."""
        for t in (0.0, 0.25, 0.5, 0.75, 1.0):
            half = wide * (1 - t) / 2
            if any(self.off_track(x + side, y - tall * t) < margin for side in (-half, 0, half)):
                return False
        areas = list(self.course.board.areas)
        hut = HUTS[self.course.board.key]
        areas.append(Area("hut", hut[0] - 40, hut[1] - 70, 90, 80))
        sx, sy, sw, sh = STANDS[self.course.board.key]
        areas.append(Area("stand", sx - 40, sy - 30, sw + 80, sh + 40))
        return not any(
            a.x - 12 < x + wide / 2 and x - wide / 2 < a.x + a.width + 12
            and a.y - 10 < y and y - tall < a.y + a.height + 8
            for a in areas
        )  # fmt: skip


def sky(art: Art, light: Light, key: str, rng: random.Random) -> None:
    paint = art.linear("sky", (0, TOP), (0, 100), *zip((0, 0.62, 1), light.sky, (1, 1, 1), strict=True))
    art.rect(LEFT, TOP, 2560, 400, paint)
    if key == "c":
        for _ in range(90):
            x, y = rng.uniform(LEFT, RIGHT), TOP + 190 * rng.random() ** 1.6
            art.circle(x, y, rng.choice((0.9, 1.2, 1.7)), "#FFFFFF", opacity=round(rng.uniform(0.3, 0.9), 2))
        art.circle(190, -150, 62, "#F7F3DC", opacity=0.10)
        art.circle(190, -150, 30, "#F7F3DC")
        art.circle(203, -158, 26, light.sky[0], opacity=0.9)
    else:
        x, y, r = (120, -150, 46) if key == "a" else (-60, -60, 74)
        glow = "#FFF8DC" if key == "a" else "#FFE3A1"
        art.circle(x, y, r * 5, art.radial("glow", (x, y), r * 5, (0, glow, 0.75), (1, glow, 0)))
        art.circle(x, y, r, "#FFF9E6" if key == "a" else "#FFD98A")
    for cx, cy, w in ((420, -170, 190), (900, -120, 240), (1500, -175, 260), (1240, -95, 150), (-260, -105, 210)):
        color, opacity = ("#FFFFFF", 0.5) if key == "a" else ("#FFEFD6", 0.55) if key == "b" else ("#5876AD", 0.35)
        art.path(
            f"M{cx - w} {cy}Q{cx - w * 0.5} {cy - 12} {cx - w * 0.2} {cy - 9}Q{cx} {cy - 26} {cx + w * 0.35}"
            f" {cy - 11}"
            f"Q{cx + w * 0.7} {cy - 14} {cx + w} {cy}Q{cx} {cy + 7} {cx - w} {cy}Z",
            color, opacity=opacity,
        )  # fmt: skip


def backdrop(art: Art, light: Light, rng: random.Random) -> None:
    x, peaks = LEFT - 60.0, []
    while x < RIGHT + 100:
        peaks.append((x, rng.uniform(-125, 14)))
        x += rng.uniform(130, 250)
    mountains(art, rng, peaks, 90, *light.far)
    x, peaks = LEFT - 130.0, []
    while x < RIGHT + 100:
        peaks.append((x, rng.uniform(-34, 34)))
        x += rng.uniform(150, 300)
    mountains(art, rng, peaks, 100, *light.near, rough=1.2)
    art.path(forest_band(rng, LEFT - 20, RIGHT + 20, 68, 42, 20), light.woods[0])
    art.path(forest_band(rng, LEFT - 20, RIGHT + 20, 90, 40, 24), light.woods[1])


def snowfield(art: Art, light: Light, rng: random.Random) -> None:
    paint = art.linear("snow", (200, 80), (1500, 1150), (0, light.snow[0], 1), (1, light.snow[1], 1))
    top = [(x, 84 + 10 * math.sin(x / 210) + rng.uniform(-3, 3)) for x in range(LEFT - 40, RIGHT + 180, 70)]
    art.path(d_curve(top) + f"L{RIGHT + 40} {BOTTOM + 20}L{LEFT - 40} {BOTTOM + 20}Z", paint)
    # Wooded shoulders on both sides close the valley.
    for sign, edge in ((1, LEFT - 20), (-1, RIGHT + 20)):
        for lift, reach, tone in ((92, 520, 0), (128, 400, 1)):
            hill = [(edge, lift - 70), (edge + sign * reach * 0.4, lift - 48),
                    (edge + sign * reach * 0.75, lift - 14),
                    (edge + sign * reach, lift + 6)]  # fmt: skip
            for i in range(44):
                t = i / 43 * 0.9
                hx = edge + sign * reach * t
                a, b = next((p, q) for p, q in pairwise(hill) if abs(q[0] - edge) >= reach * t - 1)
                hy = a[1] + (b[1] - a[1]) * (hx - a[0]) / (b[0] - a[0]) + 9
                for k in range(2):
                    th = (rng.uniform(24, 40) + 6 * tone) * (1 - 0.55 * t)
                    tx = hx + rng.uniform(-8, 8) + k * 7
                    art.path(
                        f"M{tx - th * 0.24:.1f} {hy:.1f}L{tx:.1f} {hy - th:.1f}L{tx + th * 0.24:.1f} {hy:.1f}Z",
                        mix(light.woods[tone], light.tree[1], 0.25 * k),
                    )
            snow = mix(light.snow[1], light.snow[0], 0.5)
            fade = art.linear(
                f"hill{sign + 1}{tone}", (0, lift - 60), (0, 200), (0, snow, 1), (0.4, snow, 0.9), (1, snow, 0)
            )
            art.path(d_curve(hill) + f"Q{num(edge + sign * reach * 0.5)} {num(lift + 26)} {num(edge)} 205Z", fade)
    # Swells of the ground: a lit crest with its shadow falling away to the lower right.
    for _ in range(34):
        x, y = rng.uniform(LEFT, RIGHT), rng.uniform(130, BOTTOM)
        w = rng.uniform(110, 330) * (0.6 + y / 1400)
        h = w * rng.uniform(0.07, 0.12)
        art.path(
            f"M{x - w:.0f} {y:.0f}Q{x - w * 0.3:.0f} {y - h * 1.3:.0f} {x + w * 0.1:.0f} {y - h * 0.5:.0f}"
            f"Q{x + w * 0.6:.0f} {y:.0f} {x + w:.0f} {y + h:.0f}Q{x + w * 0.2:.0f} {y + h * 0.7:.0f}"
            f" {x - w:.0f} {y:.0f}Z",
            light.shade, opacity=round(light.shade_opacity * rng.uniform(0.34, 0.62), 3),
        )  # fmt: skip
    for _ in range(26):
        x, y = rng.uniform(LEFT, RIGHT), rng.uniform(120, BOTTOM)
        w = rng.uniform(90, 260)
        art.path(
            f"M{x - w:.0f} {y:.0f}Q{x:.0f} {y - w * 0.09:.0f} {x + w:.0f} {y:.0f}"
            f"Q{x:.0f} {y + w * 0.035:.0f} {x - w:.0f} {y:.0f}Z",
            "#FFFFFF", opacity=0.42 if light.dim < 0.1 else 0.12,
        )  # fmt: skip


def old_tracks(art: Art, light: Light) -> None:
    """Loose ski tracks that wander over the outer snow."""
    for line in (
        [(-480, 700), (-330, 640), (-190, 560), (-90, 420), (-60, 300), (-150, 180)],
        [(2080, 560), (1900, 620), (1760, 560), (1690, 400), (1740, 250), (1900, 170)],
        [(-480, 1090), (-160, 1030), (240, 1010), (640, 1060), (1080, 1020), (1500, 1050), (2080, 1000)],
    ):
        for shift in (0, 7):
            art.curve([(x + shift, y + shift * 0.6) for x, y in line], light.groove, 2, opacity=0.55)


def track(art: Art, light: Light, course: Course) -> None:
    """The groomed corridor between two ploughed banks, corduroy and two pairs of classic grooves."""
    art.open(transform="translate(5 8)", opacity=num3(light.shade_opacity * 0.9))
    _ring(art, course, CORRIDOR + 11, light.shade)
    art.close()
    _ring(art, course, CORRIDOR + 11, light.bank[1])
    # Banks: each short piece takes the tone of its slope against the low sun from the upper left.
    n = round(course.length / 14)
    for side in (1, -1):
        for crest, foot, turn in ((5, 12, -1), (5, 0, 1)):
            tones = []
            for i in range(n + 1):
                s = course.length * i / n
                a, b = course.point(s, side * CORRIDOR), course.point(s, side * (CORRIDOR + 12))
                nx, ny = b[0] - a[0], (b[1] - a[1]) / TILT
                tones.append(round(turn * (nx * 0.75 + ny * 0.66) / 12 * 5))  # 5 faces the sun, -5 away
            i = 0
            while i < n:
                j = i
                while j < n and tones[j] == tones[i]:
                    j += 1
                _bank(art, course, range(i, j + 1), n, side, crest, foot, _tone(light, tones[i] / 5))
                i = j
    paint = art.linear("track", (100, 100), (1500, 950), (0, light.track[0], 1), (1, light.track[1], 1))
    _ring(art, course, CORRIDOR, paint)
    ribs = "".join(d_line(course.edge(k * 4.2, 22), True) for k in range(-14, 15))
    art.path(ribs, "none", stroke=light.groove, stroke_width="1.1", opacity=0.34)
    for center in (-24, 24):
        for rail in (-5, 5):
            art.path(
                d_line(course.edge(center + rail, 14), True), "none", stroke=light.groove, stroke_width="3",
                opacity=0.8,
            )  # fmt: skip
            art.path(
                d_line(course.edge(center + rail + 2.2, 14), True), "none", stroke=light.bank[0],
                stroke_width="1.3", opacity=0.9,
            )  # fmt: skip


def num3(value: float) -> float:
    return round(value, 3)


def mix(a: str, b: str, t: float) -> str:
    """The colour between two colours."""
    one, two = (tuple(int(c[k : k + 2], 16) for k in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(p + (q - p) * t):02X}" for p, q in zip(one, two, strict=True))


def _tone(light: Light, facing: float) -> str:
    bright, flat, dark = light.bank
    return mix(flat, bright, facing) if facing > 0 else mix(flat, dark, -facing)


def _ring(art: Art, course: Course, half: float, fill: str) -> None:
    """The band along the whole course, as a few pieces (nanosvg fills holes, but seams would show)."""
    outer, inner = course.edge(half, 10), course.edge(-half, 10)
    art.path(d_line(outer, True) + d_line(inner[::-1], True), fill, fill_rule="evenodd")


def _bank(art: Art, course: Course, run: range, n: int, side: int, crest: float, foot: float, fill: str) -> None:
    steps = [course.length * i / n for i in run]
    high = [course.point(s, side * (CORRIDOR + crest)) for s in steps]
    low = [course.point(s, side * (CORRIDOR + foot)) for s in steps]
    art.poly([(x, y - 2) for x, y in high] + low[::-1], fill)


def arrows(art: Art, light: Light, course: Course, ground: Ground) -> None:
    """Chevrons sprayed on the snow inside the course, three at a time, pointing the way."""
    size = course.length / course.board.fields
    for rank in range(0, course.board.fields, 2):
        for k in range(3):
            s = size * (rank + 1.0) + (k - 1) * 17
            shape = [(-8, -9), (0, -9), (8, 0), (0, 9), (-8, 9), (0, 0)]
            corner = [course.point(s + dx, -(CORRIDOR + 27) + dy * 0.9) for dx, dy in shape]
            if all(ground.off_track(x, y) > 10 and ground.off_areas(x, y) for x, y in corner):
                art.poly(corner, "#2F6FA3" if light.dim < 0.1 else "#F2B33D", opacity=0.28 + 0.16 * k)


def fence(art: Art, light: Light, course: Course, ground: Ground) -> None:
    """Boards along the outer side; every other one carries a chevron in the direction of travel."""
    high = 15.0
    length = 58.0
    n = int(course.length // (length + 6))
    pieces = []
    for i in range(n):
        s0 = course.length * i / n
        s1 = s0 + length

        def base(s: float) -> Point:
            a, b = course.point(s, CORRIDOR), course.point(s, CORRIDOR + 10)
            down = max(0.0, (b[1] - a[1]) / (10 * TILT))
            return course.point(s, CORRIDOR + 19 + 15 * down)

        line = [base(s0 + (s1 - s0) * k / 6) for k in range(7)]
        if any(ground.off_track(x, y) < 17 or ground.off_track(x, y - high) < 1 for x, y in line):
            continue
        if any(not (4 < x < 1596 and 100 < y < 956) for x, y in line):
            continue
        pieces.append((i, line))
    for _, line in pieces:
        art.poly([*line, *[(x + 15, y + 9) for x, y in line[::-1]]], light.shade, opacity=light.shade_opacity)
    for i, line in sorted(pieces, key=lambda piece: piece[1][3][1]):
        fill = light.fence[(i // 2) % len(light.fence)] if i % 2 else light.fence[0]
        art.poly([*line, *[(x, y - high) for x, y in line[::-1]]], fill)
        art.poly([*line, *[(x, y - 3) for x, y in line[::-1]]], INK, opacity=0.22)
        if abs(line[-1][0] - line[0][0]) < 30:  # seen almost end on: give the boards their thickness
            art.stroke([(x, y - high) for x, y in line], fill, 5)
        art.stroke([(x, y - high) for x, y in line], "#FFFFFF", 1.8, opacity=0.85 - light.dim)
        ink = "#FFFFFF" if fill not in ("#F6F0E4", "#FFF6E2", "#DCE6F6", "#F2B33D") else "#2A3646"
        if i % 2 == 0:
            for shift in (0.32, 0.5, 0.68):
                mark = []
                for t, up in ((-0.07, 0.82), (0.0, 0.82), (0.08, 0.5), (0.0, 0.2), (-0.07, 0.2), (0.01, 0.5)):
                    place = (shift + t) * 6
                    k = min(5, int(place))
                    (ax, ay), (bx, by) = line[k], line[k + 1]
                    f = place - k
                    mark.append((ax + (bx - ax) * f, ay + (by - ay) * f - high * up))
                art.poly(mark, ink)
        else:
            for shift, wide in ((0.18, 0.24), (0.5, 0.34)):
                mark = []
                for t, up in ((0, 0.66), (wide, 0.66), (wide, 0.36), (0, 0.36)):
                    place = (shift + t) * 6
                    k = min(5, int(place))
                    (ax, ay), (bx, by) = line[k], line[k + 1]
                    f = place - k
                    mark.append((ax + (bx - ax) * f, ay + (by - ay) * f - high * up))
                art.poly(mark, ink, opacity=0.75)


def person(art: Art, x: float, y: float, size: float, rng: random.Random, arms: bool = False) -> None:
    coat = rng.choice(CROWD)
    art.path(
        f"M{x - size * 0.62:.1f} {y:.1f}V{y - size * 0.7:.1f}Q{x - size * 0.6:.1f} {y - size * 1.15:.1f} {x:.1f} "
        f"{y - size * 1.15:.1f}Q{x + size * 0.6:.1f} {y - size * 1.15:.1f} {x + size * 0.62:.1f} {y - size * 0.7:.1f}"
        f"V{y:.1f}Z",
        coat,
    )
    if arms:
        art.stroke([(x - size * 0.5, y - size * 0.8), (x - size * 0.85, y - size * 1.75)], coat, size * 0.32)
        art.stroke([(x + size * 0.5, y - size * 0.8), (x + size * 0.9, y - size * 1.7)], coat, size * 0.32)
    art.circle(x, y - size * 1.5, size * 0.44, rng.choice(SKIN))
    hat = rng.choice(CROWD)
    hx = x
    art.path(
        f"M{hx - size * 0.46:.1f} {y - size * 1.55:.1f}A{size * 0.46:.1f} {size * 0.46:.1f}"
        f" 0 0 1 {hx + size * 0.46:.1f}"
        f" {y - size * 1.55:.1f}Z",
        hat,
    )


def flag(art: Art, x: float, y: float, tall: float, color: str, second: str, wave: float = 1.0) -> None:
    art.stroke([(x, y), (x, y - tall)], "#F6F0E4", 2.2)
    w, h = tall * 0.62, tall * 0.36
    top = y - tall + 1
    art.path(
        f"M{x:.1f} {top:.1f}Q{x + w * 0.3:.1f} {top - 5 * wave:.1f} {x + w * 0.55:.1f} {top + 1:.1f}"
        f"T{x + w:.1f} {top:.1f}"
        f"V{top + h:.1f}Q{x + w * 0.8:.1f} {top + h + 4 * wave:.1f} {x + w * 0.55:.1f} {top + h:.1f}T{x:.1f}"
        f" {top + h:.1f}Z",
        color,
    )
    art.path(
        f"M{x:.1f} {top + h * 0.36:.1f}Q{x + w * 0.3:.1f} {top + h * 0.36 - 5 * wave:.1f} {x + w * 0.55:.1f}"
        f" {top + h * 0.36 + 1:.1f}T{x + w:.1f} {top + h * 0.36:.1f}V{top + h * 0.66:.1f}"
        f"Q{x + w * 0.8:.1f} {top + h * 0.66 + 4 * wave:.1f} {x + w * 0.55:.1f} {top + h * 0.66:.1f}T{x:.1f}"
        f" {top + h * 0.66:.1f}Z",
        second,
    )


def grandstand(art: Art, light: Light, ground: Ground, rng: random.Random) -> None:
    """Rows of people under a roof; each row is as wide as the bend in front of it allows."""
    x, y, w, h = STANDS[ground.course.board.key]
    roof, step = 30.0, 21.0
    middle = x + w / 2
    rows: list[tuple[float, float, float]] = []  # foot of the row, left, right
    yy = y + roof + step
    while yy < y + h:
        if ground.off_track(middle, yy + 20) < 24:
            break
        half = w / 2 + 26 * (yy - y - roof) / h
        left, right = middle, middle
        while left > middle - half and ground.off_track(left - 4, yy + 18) > 24:
            left -= 4
        while right < middle + half and ground.off_track(right + 4, yy + 18) > 24:
            right += 4
        if right - left < 70:
            break
        rows.append((yy, left, right))
        yy += step
    last, left, right = rows[-1]
    art.poly(
        [(left, last + 8), (right, last + 8), (right + 60, last + 24), (left + 50, last + 24)],
        light.shade, opacity=light.shade_opacity,
    )  # fmt: skip
    art.rect(x, y + roof - 4, w, 30, light.wall[1])
    for r, (foot, left, right) in enumerate(rows):
        art.rect(left - 5, foot - step, right - left + 10, step + 9, light.wall[1], 3)
        art.rect(left - 5, foot - step * 0.36, right - left + 10, step * 0.4, light.wall[0])
        size = 7.2 + r * 0.3
        count = int((right - left - 8) / (size * 1.75))
        for i in range(count):
            px = left + 4 + (right - left - 8) * (i + 0.5) / count
            if rng.random() < 0.07 or abs(abs(px - middle) - w * 0.18) < 8:
                continue
            person(art, px + rng.uniform(-1.4, 1.4), foot + rng.uniform(-1.5, 1.5), size, rng, rng.random() < 0.16)
            if rng.random() < 0.03:
                flag(art, px + size * 0.8, foot - size, 27, rng.choice(light.fence), rng.choice(light.fence), 0.5)
        art.rect(left - 6, foot - 1.5, right - left + 12, 4.5, light.wall[0])
        if light.dim:
            art.rect(left - 5, foot - step, right - left + 10, step + 3, light.shade, opacity=light.dim)
    for r, (foot, left, right) in enumerate(rows):
        # Front boards where the next row is narrower, and along the last one.
        spans = [(left, right)]
        if r + 1 < len(rows):
            spans = [(left, rows[r + 1][1] - 5), (rows[r + 1][2] + 5, right)]
        for a, b in spans:
            if b - a > 2:
                art.rect(a - 6, foot + 2, b - a + 12, 10, light.fence[0], 2)
                art.rect(a - 6, foot + 2, b - a + 12, 2, "#FFFFFF", opacity=0.5)
    art.poly(
        [(x - 6, y + roof), (x + w + 6, y + roof), (x + w + 8, y + roof + 15), (x + 4, y + roof + 15)],
        INK, opacity=0.3,
    )  # fmt: skip
    for i in range(9):
        px = x + 14 + (w - 28) * i / 8
        deep = max((foot for foot, left, right in rows if left < px < right), default=y + roof)
        art.rect(px - 1.6, y + roof, 3.2, max(0.0, min(deep, y + roof + 70) - y - roof), light.roof[0], opacity=0.55)
    art.poly([(x - 16, y + 8), (x + w + 16, y + 8), (x + w + 24, y + roof), (x - 24, y + roof)], light.roof[0])
    art.rect(x - 25, y + roof, w + 50, 5, light.roof[1])
    snow = [(x - 19, y + 10), (x - 8, y + 1)]
    snow += [(x + w * i / 12, y - 3 + rng.uniform(-2.5, 2.5)) for i in range(1, 12)]
    snow += [(x + w + 8, y + 1), (x + w + 19, y + 10)]
    snow += [(x + w - w * i / 16, y + 14 + rng.uniform(-3, 3)) for i in range(1, 16)]
    art.blob(snow, light.snow[0])
    for i in range(9):
        px = x + w * (i + 0.5) / 9
        flag(art, px, y + 3, 27, light.fence[i % len(light.fence)], light.fence[(i + 1) % len(light.fence)])


def range_(art: Art, light: Light, area: Area) -> None:
    """Shooting range: five lanes of equal width; targets at 0.29 of the height, mats at 0.80."""
    x, y, w, h = area.x, area.y, area.width, area.height
    art.blob(
        [(x - 12, y + 20), (x + 40, y - 8), (x + w * 0.5, y - 14), (x + w - 40, y - 8), (x + w + 12, y + 20),
         (x + w + 20, y + h * 0.62), (x + w * 0.5, y + h * 0.6), (x - 20, y + h * 0.62)],
        light.bank[0],
    )  # fmt: skip
    art.blob(
        [(x + w * 0.35, y - 8), (x + w - 40, y - 6), (x + w + 12, y + 20), (x + w + 20, y + h * 0.62),
         (x + w * 0.8, y + h * 0.6), (x + w * 0.7, y + 20)],
        light.shade, opacity=num3(light.shade_opacity * 0.6),
    )  # fmt: skip
    # Lanes: trodden snow between the mats and the bank.
    art.poly([(x + 8, y + h * 0.56), (x + w - 8, y + h * 0.56), (x + w, y + h - 1), (x, y + h - 1)], light.track[1])
    lane = w / 5
    for i in range(6):
        top, low = x + 8 + (w - 16) * i / 5, x + w * i / 5
        art.stroke([(top, y + h * 0.57), (low, y + h - 2)], light.bank[0], 3)
        art.stroke([(top + 2, y + h * 0.57), (low + 2, y + h - 2)], light.shade, 1.2, opacity=0.3)
    # Target bank.
    art.poly(
        [(x + 10, y + h * 0.57), (x + w - 10, y + h * 0.57), (x + w + 16, y + h * 0.57 + 12),
         (x + 34, y + h * 0.57 + 12)],
        light.shade, opacity=light.shade_opacity,
    )  # fmt: skip
    for i in range(5):
        cx = x + lane * (i + 0.5)
        for leg in (-lane * 0.34, lane * 0.34):
            art.rect(cx + leg - 3, y + h * 0.5, 6, h * 0.09, "#5A4636")
        art.rect(cx - lane * 0.46, y + 4, lane * 0.92, h * 0.5, "#2A3646", 7)
        art.rect(cx - lane * 0.46, y + 4, lane * 0.92, 9, "#44566B", 4.5)
        cy = y + h * 0.29
        art.circle(cx, cy, 31, "#F4F8FB" if light.dim < 0.1 else "#DDE6F4")
        art.circle(cx, cy, 25, INK)
        art.circle(cx, cy, 19, "none", stroke="#3A4A5E", stroke_width="1.6")
        art.circle(cx, cy, 4, "#3A4A5E")
        # Number plate of the lane in pips, read by position rather than by text.
        for k in range(i + 1):
            art.circle(cx + (k - i / 2) * 7, y + h * 0.57 + 6, 2.3, "#C8402F")
        mat_y = y + h * 0.80
        art.path(
            d_line([(cx - 25, mat_y - 17), (cx + 25, mat_y - 17), (cx + 31, mat_y + 20), (cx - 31, mat_y + 20)],
                   True),
            "#2F5D50" if light.dim < 0.1 else "#1F4A5E", stroke="#2F5D50" if light.dim < 0.1 else "#1F4A5E",
            stroke_width="5", stroke_linejoin="round",
        )  # fmt: skip
        art.poly(
            [(cx - 25, mat_y - 17), (cx + 25, mat_y - 17), (cx + 26.5, mat_y - 9), (cx - 26.5, mat_y - 9)],
            "#FFFFFF",
            opacity=0.22,
        )
        for k in (-12, 0, 12):
            art.stroke([(cx + k * 0.9, mat_y - 14), (cx + k * 1.1, mat_y + 17)], "#FFFFFF", 1.2, opacity=0.18)


def stand(art: Art, light: Light, area: Area, rng: random.Random) -> None:
    """The pen where racers sit rounds out: trodden snow, a rope on posts, two low benches of snow."""
    x, y, w, h = area.x, area.y, area.width, area.height
    art.rect(x + 4, y + 6, w, h, light.shade, 26, opacity=num3(light.shade_opacity * 0.5))
    art.rect(x, y, w, h, light.track[0], 26)
    for row in (0.46, 0.94):
        yy = y + h * row
        art.poly(
            [(x + 22, yy), (x + w - 22, yy), (x + w - 8, yy + 9), (x + 40, yy + 9)],
            light.shade,
            opacity=light.shade_opacity,
        )
        for k in range(5):
            art.rect(x + 28 + (w - 62) * k / 4, yy - 10, 6, 12, "#5A3A2A", 2)
        art.rect(x + 18, yy - 14, w - 36, 9, "#8A5A3B" if light.dim < 0.1 else "#6B4C45", 3)
        art.rect(x + 18, yy - 14, w - 36, 3.5, "#A9754F" if light.dim < 0.1 else "#8B6A5F", 1.7)
        art.rect(x + 18, yy - 17, w * 0.14, 5, light.bank[0], 2.5)
        art.rect(x + w * 0.78, yy - 17, w * 0.12, 5, light.bank[0], 2.5)
    for _ in range(46):
        fx, fy = rng.uniform(x + 14, x + w - 16), rng.uniform(y + 10, y + h - 14)
        art.ellipse(fx, fy, 2.6, 1.6, light.groove, opacity=0.4)
    posts = [(x + 4, y + h * 0.55), (x + 4, y + 8), (x + w * 0.34, y + 2), (x + w * 0.67, y + 2), (x + w - 4, y + 8),
             (x + w - 4, y + h * 0.55)]  # fmt: skip
    for px, py in posts:
        art.stroke([(px, py), (px + 14, py + 8)], light.shade, 4, opacity=light.shade_opacity)
    for (ax, ay), (bx, by) in pairwise(posts):
        art.curve([(ax, ay - 17), ((ax + bx) / 2, (ay + by) / 2 - 11), (bx, by - 17)], "#D9822B", 2.4)
    for px, py in posts:
        art.rect(px - 2.6, py - 21, 5.2, 23, "#8A5A3B", 2)
        art.rect(px - 2.6, py - 21, 5.2, 5, "#F4F8FB", 2)


def pads(art: Art, light: Light, board: Board) -> None:
    """Calm, levelled snow under what the program lays out."""
    for a in board.areas:
        if a.name == "timetrack":
            cx, cy, r = a.x + a.width / 2, a.y + a.height / 2, a.width / 2
            art.ellipse(cx + 6, cy + 9, r, r, light.shade, opacity=num3(light.shade_opacity * 0.55))
            art.circle(cx, cy, r, light.bank[0], opacity=0.9)
            art.circle(cx, cy, r - 7, light.track[0])
        elif a.name in ("generator", "supply"):
            art.rect(a.x + 6, a.y + 9, a.width, a.height, light.shade, 30, opacity=num3(light.shade_opacity * 0.5))
            art.rect(a.x, a.y, a.width, a.height, light.bank[0], 30, opacity=0.85)
            art.rect(a.x + 6, a.y + 6, a.width - 12, a.height - 12, light.track[0], 25)


def finish(art: Art, light: Light, course: Course) -> None:
    """Chequered line before field 0 and a gate of two inflated pylons with flags."""
    size = course.length / course.board.fields
    s = -size / 2
    cells = 14
    for i in range(cells):
        for j in range(2):
            lo, hi = -CORRIDOR + 2 * CORRIDOR * i / cells, -CORRIDOR + 2 * CORRIDOR * (i + 1) / cells
            a, b = s - 8 + j * 8, s + j * 8
            quad = [course.point(a, lo), course.point(b, lo), course.point(b, hi), course.point(a, hi)]
            art.poly(quad, INK if (i + j) % 2 else "#FFFFFF")
    x, y = course.point(s, -(CORRIDOR + 5))
    art.rect(x - 5, y - 15, 10, 17, "#C8402F", 4)
    art.rect(x - 5, y - 11, 10, 5, "#FFFFFF")
    for side, tall in ((1, 52),):
        x, y = course.point(s, side * (CORRIDOR + 24))
        art.path(
            d_line([(x - 8, y), (x + 8, y), (x + 52, y + 16), (x + 44, y + 20)], True), light.shade,
            opacity=light.shade_opacity,
        )  # fmt: skip
        art.path(
            f"M{x - 10:.1f} {y:.1f}L{x - 6:.1f} {y - tall:.1f}Q{x:.1f} {y - tall - 8:.1f} {x + 6:.1f} {y - tall:.1f}"
            f"L{x + 10:.1f} {y:.1f}Q{x:.1f} {y + 6:.1f} {x - 10:.1f} {y:.1f}Z",
            "#C8402F",
        )
        art.path(
            f"M{x + 1:.1f} {y + 3:.1f}L{x + 1:.1f} {y - tall - 4:.1f}Q{x + 4:.1f} {y - tall - 3:.1f}"
            f" {x + 6:.1f} {y - tall:.1f}"
            f"L{x + 10:.1f} {y:.1f}Q{x + 6:.1f} {y + 3:.1f} {x + 1:.1f} {y + 3:.1f}Z",
            "#8E2A20",
        )
        for k in (0.25, 0.6):
            wide = 9.2 - 4 * k
            art.poly(
                [(x - wide, y - tall * k), (x + wide, y - tall * k), (x + wide - 0.7, y - tall * k - 9),
                 (x - wide + 0.7, y - tall * k - 9)],
                "#FFFFFF", opacity=0.92,
            )  # fmt: skip
        flag(art, x, y - tall + 2, 24, "#F6F0E4", "#1B2430")


def hut(art: Art, light: Light, x: float, y: float) -> None:
    """Timing hut: timber, snow on the roof, a lit window and a clock."""
    art.poly([(x - 32, y), (x + 32, y), (x + 90, y + 22), (x + 20, y + 22)], light.shade, opacity=light.shade_opacity)
    art.poly(
        [(x - 32, y), (x - 32, y - 38), (x + 12, y - 38), (x + 12, y)], "#9A6843" if light.dim < 0.1 else "#5E4A48"
    )
    art.poly(
        [(x + 12, y), (x + 12, y - 38), (x + 34, y - 34), (x + 34, y - 4)],
        "#6E4730" if light.dim < 0.1 else "#43353A",
    )
    for k in range(1, 5):
        art.stroke([(x - 32, y - 38 + k * 7.6), (x + 12, y - 38 + k * 7.6)], INK, 1, opacity=0.22)
    warm = "#FFE9A8" if light.dim else "#BFE0F2"
    art.rect(x - 25, y - 29, 17, 13, warm, 2)
    art.stroke([(x - 16.5, y - 29), (x - 16.5, y - 16)], "#5A4636", 1.6)
    art.rect(x - 3, y - 28, 11, 28, "#5A3A2A", 2)
    art.poly([(x - 40, y - 36), (x - 26, y - 60), (x + 20, y - 60), (x + 18, y - 36)], light.snow[0])
    art.poly([(x + 18, y - 36), (x + 20, y - 60), (x + 41, y - 31)], light.bank[2])
    art.path(
        f"M{x - 42} {y - 35}Q{x - 30} {y - 31} {x - 20} {y - 35}Q{x - 8} {y - 30} {x + 4} {y - 35}Q{x + 12}"
        f" {y - 31} {x + 19} {y - 35}"
        f"L{x + 18} {y - 40}L{x - 40} {y - 40}Z",
        light.bank[0],
    )
    art.rect(x - 7, y - 74, 7, 18, "#6E4730")
    art.circle(x - 3, y - 49, 8.5, "#FFFBF2")
    art.circle(x - 3, y - 49, 8.5, "none", stroke=INK, stroke_width="2")
    art.stroke([(x - 3, y - 49), (x - 3, y - 54.5)], INK, 1.8)
    art.stroke([(x - 3, y - 49), (x + 1, y - 47)], "#C8402F", 1.8)
    for k, (dx, dy, r) in enumerate(((-2, -84, 6), (4, -95, 8), (13, -108, 10))):
        art.circle(x + dx, y + dy, r, "#FFFFFF" if light.dim < 0.1 else "#B9CDEB", opacity=0.5 - 0.12 * k)


def woods(art: Art, light: Light, ground: Ground, rng: random.Random) -> None:
    """Spruces by depth: dense in the bleed, a few groups where the course leaves room."""
    trees: list[tuple[float, float, float]] = []
    groves = [(rng.uniform(LEFT, RIGHT), 100 + 1080 * rng.random() ** 0.9, rng.uniform(30, 105)) for _ in range(74)]
    groves += [(rng.uniform(250, 1350), rng.uniform(280, 800), 60) for _ in range(26)]
    tries = 0
    while len(trees) < 400 and tries < 9000:
        tries += 1
        gx, gy, spread = rng.choice(groves)
        x, y = rng.gauss(gx, spread), rng.gauss(gy, spread * 0.42)
        if not (LEFT - 20 < x < RIGHT + 20 and 98 < y < BOTTOM + 40):
            continue
        h = (30 + 66 * max(0.0, (y - 90) / 900)) * rng.uniform(0.8, 1.25)
        inside = 0 < x < 1600 and 110 < y < 960
        if not ground.free(x, y, h * 0.62, h * 1.02, 22):
            continue
        if y > 940 and y - h * 1.02 < 952 and -20 < x < 1620:
            continue
        close = 17 if not inside else 22
        if any(abs(x - tx) < close and abs(y - ty) < close * 0.5 for tx, ty, _ in trees):
            continue
        trees.append((x, y, h))
    trees.sort(key=lambda tree: tree[1])
    # One path for all shadows: where they cross they must not grow darker.
    long = 1.5 if light.dim else 1.1
    shadows = "".join(
        f"M{x - h * 0.12:.1f} {y:.1f}Q{x + h * 0.3:.1f} {y - h * 0.02:.1f} {x + h * long:.1f} {y + h * 0.46:.1f}"
        f"Q{x + h * 0.35:.1f} {y + h * 0.4:.1f} {x - h * 0.1:.1f} {y + h * 0.05:.1f}Z"
        for x, y, h in trees
    )
    art.path(shadows, light.shade, opacity=num3(light.shade_opacity * 1.05))
    for x, y, h in trees:
        spruce(art, x, y, h, light.tree, rng)


def floodlights(art: Art, key: str) -> None:
    for i, (x, y) in enumerate(MASTS.get(key, ())):
        tall = 88 if y < 200 else 104
        toward = 1 if x < 800 else -1
        art.path(d_line([(x - 4, y), (x - 2, y - tall), (x + 2, y - tall), (x + 4, y)], True), "#16243F")
        hx, hy = x + 6 * toward, y - tall
        art.rect(hx - 19, hy - 13, 38, 20, "#0E1830", 4)
        for k in range(6):
            cx, cy = hx - 12 + (k % 3) * 12, hy - 8 + (k // 3) * 9
            art.circle(cx, cy, 4, "#FFF6D6")
        art.circle(hx, hy - 3, 60, art.radial(f"lamp{i}", (hx, hy - 3), 60, (0, "#FFF1C4", 0.7), (1, "#FFF1C4", 0)))


def pools(art: Art, key: str) -> None:
    """Floodlight on the snow: wide warm ellipses that fade out."""
    if key != "c":
        return
    places = ((330, 420, 560), (800, 640, 640), (1270, 700, 520), (1240, 230, 460), (700, 240, 480))
    for i, (x, y, r) in enumerate(places):
        lamp = ((0, "#F7FAFF", 0.66), (0.45, "#F2F7FF", 0.38), (1, "#EAF2FF", 0))
        art.open(transform="scale(1 0.6)")
        art.circle(x, y / 0.6, r, art.radial(f"pool{i}", (x, y / 0.6), r, *lamp))
        art.close()


def onlookers(art: Art, light: Light, course: Course, ground: Ground, rng: random.Random) -> None:
    """Small groups behind the fence, on the outer side."""
    people = []
    for _ in range(60):
        s = rng.uniform(0, course.length)
        for k in range(rng.randint(2, 4)):
            x, y = course.point(s + k * 15, CORRIDOR + 30 + rng.uniform(0, 5))
            if 12 < x < 1588 and 104 < y < 700 and ground.off_track(x, y) > 26 and ground.off_track(x, y - 24) > 4:
                sx, sy, sw, sh = STANDS[course.board.key]
                if sx - 50 < x < sx + sw + 50 and y < sy + sh + 20:
                    continue
                if all(abs(x - px) > 11 or abs(y - py) > 8 for px, py in people):
                    people.append((x, y))
    for x, y in sorted(people, key=lambda p: p[1]):
        art.ellipse(x + 7, y + 2, 11, 3, light.shade, opacity=light.shade_opacity)
        person(art, x, y, 8.6, rng, rng.random() < 0.3)


def paint(board: Board) -> None:
    rng = random.Random(f"biathlon {board.key}")
    light = LIGHTS[board.key]
    course = Course(board)
    ground = Ground(course)
    art = Art(2560, 1440)
    art.open(transform=f"translate({BLEED_X} {BLEED_Y})")
    sky(art, light, board.key, rng)
    backdrop(art, light, rng)
    snowfield(art, light, rng)
    old_tracks(art, light)
    track(art, light, course)
    pads(art, light, board)
    pools(art, board.key)
    arrows(art, light, course, ground)
    areas = {a.name: a for a in board.areas}
    grandstand(art, light, ground, rng)
    onlookers(art, light, course, ground, rng)
    woods(art, light, ground, rng)
    stand(art, light, areas["stand"], rng)
    range_(art, light, areas["range"])
    hut(art, light, *HUTS[board.key])
    finish(art, light, course)
    fence(art, light, course, ground)
    floodlights(art, board.key)
    art.close()
    art.save(f"board_{board.key}.svg")


def main() -> None:
    for board in BOARDS:
        paint(board)


if __name__ == "__main__":
    main()
