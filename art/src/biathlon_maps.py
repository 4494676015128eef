"""Courses of Biathlon (M. Fuchs): writes maps/biathlon/board_[abc].tmx from control points.

The geometry here (centre line, fields, areas) is also what biathlon_boards.py paints the scenery around.
Map pixels are 1600 x 960; the ground is seen at a tilt: a length up the map is drawn TILT times as long.
"""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 1600, 960
BLEED_X, BLEED_Y = 480, 240
TILT = 0.82
HALF_TRACK = 50.0  # half the width of the fields, on the ground
GAP = 7.0  # snow left between two fields, on the ground
CORRIDOR = 62.0  # half the width of the groomed snow, on the ground

BOX = (86.0, 184.0, 1514.0, 866.0)  # what the centre line reaches, in map pixels

Point = tuple[float, float]


class Area(NamedTuple):
    name: str
    x: float
    y: float
    width: float
    height: float


class Board(NamedTuple):
    key: str
    names: tuple[str, str, str]  # en, de, fr
    fields: int
    green: tuple[int, ...]
    start: Point  # centre of field 0 is the point of the line nearest to this
    control: tuple[Point, ...]  # cubic B-spline, in the direction of travel
    areas: tuple[Area, ...]


BOARDS = (
    Board(
        "a",
        ("Spruce Meadow", "Fichtenau", "Pré-aux-Sapins"),
        24,
        (2, 4, 8, 10, 14, 17),
        (800, 846),
        (
            (520, 846),
            (800, 846),
            (1080, 846),
            (1290, 850),
            (1460, 830),
            (1600, 690),
            (1540, 500),
            (1585, 290),
            (1470, 140),
            (1290, 150),
            (1120, 180),
            (960, 300),
            (740, 320),
            (600, 190),
            (420, 150),
            (180, 130),
            (10, 290),
            (70, 500),
            (10, 690),
            (130, 830),
            (310, 850),
        ),
        (
            Area("generator", 500, 408, 600, 190),
            Area("timetrack", 200, 320, 240, 240),
            Area("supply", 1170, 390, 230, 170),
            Area("range", 560, 646, 480, 156),
            Area("stand", 240, 652, 300, 140),
        ),
    ),
    Board(
        "b",
        ("Larch Hollow", "Lärchenmulde", "Combe-aux-Mélèzes"),
        22,
        (3, 5, 8, 13, 15),
        (860, 846),
        (
            (560, 846),
            (860, 846),
            (1110, 846),
            (1310, 850),
            (1490, 820),
            (1595, 640),
            (1550, 430),
            (1560, 210),
            (1350, 130),
            (1060, 200),
            (830, 180),
            (580, 190),
            (330, 130),
            (90, 150),
            (10, 300),
            (150, 400),
            (220, 490),
            (150, 590),
            (10, 690),
            (80, 840),
            (320, 850),
        ),
        (
            Area("generator", 460, 370, 600, 190),
            Area("timetrack", 1150, 310, 240, 240),
            Area("supply", 260, 262, 180, 160),
            Area("range", 620, 646, 480, 156),
            Area("stand", 276, 652, 320, 140),
        ),
    ),
    Board(
        "c",
        ("Lantern Pass", "Laternenpass", "Col-des-Lanternes"),
        25,
        (2, 5, 7, 9, 12, 18),
        (660, 846),
        (
            (440, 846),
            (660, 846),
            (880, 846),
            (1120, 846),
            (1370, 860),
            (1580, 810),
            (1580, 580),
            (1380, 520),
            (1180, 540),
            (960, 560),
            (890, 390),
            (1080, 340),
            (1260, 370),
            (1530, 360),
            (1600, 180),
            (1450, 110),
            (1250, 165),
            (1060, 175),
            (860, 190),
            (640, 170),
            (420, 160),
            (160, 130),
            (10, 300),
            (80, 500),
            (10, 690),
            (90, 830),
            (280, 850),
        ),
        (
            Area("generator", 205, 300, 600, 190),
            Area("timetrack", 180, 520, 220, 220),
            Area("range", 420, 646, 480, 156),
            Area("stand", 930, 652, 300, 140),
            Area("supply", 1250, 652, 160, 140),
        ),
    ),
)


def _spline(control: tuple[Point, ...], steps: int = 40) -> list[Point]:
    """Closed uniform cubic B-spline in ground units."""
    ground = [(x, y / TILT) for x, y in control]
    n = len(ground)
    line: list[Point] = []
    for i in range(n):
        p = [ground[(i + j) % n] for j in range(4)]
        for s in range(steps):
            t = s / steps
            w = ((1 - t) ** 3, 3 * t**3 - 6 * t * t + 4, -3 * t**3 + 3 * t * t + 3 * t + 1, t**3)
            line.append(tuple(sum(w[j] * p[j][c] for j in range(4)) / 6 for c in (0, 1)))  # type: ignore[arg-type]
    return line


def _fitted(line: list[Point]) -> list[Point]:
    """The line stretched to fill BOX, so that every board uses the whole map."""
    x0, x1 = min(p[0] for p in line), max(p[0] for p in line)
    y0, y1 = min(p[1] for p in line), max(p[1] for p in line)
    left, top, right, bottom = BOX[0], BOX[1] / TILT, BOX[2], BOX[3] / TILT
    kx, ky = (right - left) / (x1 - x0), (bottom - top) / (y1 - y0)
    return [(left + (x - x0) * kx, top + (y - y0) * ky) for x, y in line]


class Course:
    """The centre line of a board by ground length, with everything laid out along it."""

    def __init__(self, board: Board) -> None:
        line = _fitted(_spline(board.control))
        near = (board.start[0], board.start[1] / TILT)
        start = min(range(len(line)), key=lambda i: math.dist(line[i], near))
        line = line[start:] + line[:start]
        line.append(line[0])
        self.line = line
        self.at = [0.0]
        for a, b in pairwise(line):
            self.at.append(self.at[-1] + math.dist(a, b))
        self.length = self.at[-1]
        self.board = board

    def point(self, along: float, side: float = 0.0) -> Point:
        """Map pixel `along` ground units after the middle of field 0, `side` to the right of travel."""
        along %= self.length
        lo, hi = 0, len(self.at) - 1
        while hi - lo > 1:
            mid = (lo + hi) // 2
            if self.at[mid] <= along:
                lo = mid
            else:
                hi = mid
        t = (along - self.at[lo]) / (self.at[hi] - self.at[lo])
        a, b = self.line[lo], self.line[hi]
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        dx, dy = self._direction(lo, t)
        return x - dy * side, (y + dx * side) * TILT

    def _direction(self, i: int, t: float) -> Point:
        n = len(self.line) - 1
        line = self.line

        def tangent(k: int) -> Point:
            a, b = line[(k - 1) % n], line[(k + 1) % n]
            d = math.dist(a, b)
            return (b[0] - a[0]) / d, (b[1] - a[1]) / d

        (ax, ay), (bx, by) = tangent(i), tangent(i + 1)
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        d = math.hypot(x, y)
        return x / d, y / d

    def edge(self, side: float, step: float = 16.0, start: float = 0.0, end: float | None = None) -> list[Point]:
        """Points along one side, from `start` to `end` (whole loop when not given)."""
        stop = self.length if end is None else end
        n = max(2, round((stop - start) / step))
        return [self.point(start + (stop - start) * i / n, side) for i in range(n + 1)]

    def field(self, rank: int) -> list[Point]:
        """Corners of one field, clockwise or not as the course turns, in map pixels."""
        size = self.length / self.board.fields
        start, end = size * (rank - 0.5) + GAP / 2, size * (rank + 0.5) - GAP / 2
        return self.edge(HALF_TRACK, 14, start, end) + self.edge(-HALF_TRACK, 14, start, end)[::-1]


def terrain(board: Board, rank: int) -> str:
    if rank == 0:
        return "start"
    return "green" if rank in board.green else "plain"


def tmx(board: Board) -> str:
    """The Tiled map of a board."""
    course = Course(board)
    number = iter(range(1, 1000))
    out = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down"'
        ' width="100" height="60" tilewidth="16" tileheight="16" infinite="0" nextlayerid="4"'
        f' nextobjectid="{board.fields + len(board.areas) + 1}">',
        " <properties>",
        f'  <property name="board" value="{board.key}"/>',
        '  <property name="game" value="biathlon"/>',
        '  <property name="kind" value="lane"/>',
        '  <property name="loop" type="bool" value="true"/>',
        f'  <property name="name_de" value="{board.names[1]}"/>',
        f'  <property name="name_en" value="{board.names[0]}"/>',
        f'  <property name="name_fr" value="{board.names[2]}"/>',
        " </properties>",
        f' <imagelayer id="1" name="scenery" offsetx="{-BLEED_X}" offsety="{-BLEED_Y}">',
        f'  <image source="../../art/biathlon/board_{board.key}.svg" width="2560" height="1440"/>',
        " </imagelayer>",
        ' <objectgroup id="2" name="spaces">',
    ]
    for rank in range(board.fields):
        points = course.field(rank)
        x0, y0 = (round(v, 1) for v in course.point(course.length / board.fields * rank))
        shape = " ".join(f"{x - x0:.1f},{y - y0:.1f}" for x, y in points)
        out += [
            f'  <object id="{next(number)}" name="{rank}" type="space" x="{x0:g}" y="{y0:g}">',
            "   <properties>",
            '    <property name="lane" type="int" value="1"/>',
            f'    <property name="rank" type="int" value="{rank}"/>',
            f'    <property name="terrain" value="{terrain(board, rank)}"/>',
            "   </properties>",
            f'   <polygon points="{shape}"/>',
            "  </object>",
        ]
    out += [" </objectgroup>", ' <objectgroup id="3" name="areas">']
    out += [
        f'  <object id="{next(number)}" name="{a.name}" type="area" x="{a.x:g}" y="{a.y:g}"'
        f' width="{a.width:g}" height="{a.height:g}"/>'
        for a in board.areas
    ]
    out += [" </objectgroup>", "</map>", ""]
    return "\n".join(out)


def check(board: Board) -> list[str]:
    """What is wrong with a board: overlaps, fields too short, bends too tight, things outside the map."""
    course = Course(board)
    wrong = []
    rim = [p for side in (-CORRIDOR, CORRIDOR) for p in course.edge(side, 6)]
    if any(not (0 < x < WIDTH and 0 < y < HEIGHT) for x, y in rim):
        wrong.append(f"{board.key}: the track leaves the map")
    for a in board.areas:
        if any(a.x <= x <= a.x + a.width and a.y <= y <= a.y + a.height for x, y in rim):
            wrong.append(f"{board.key}: area {a.name} lies on the track")
        for b in board.areas:
            across = a.x < b.x + b.width and b.x < a.x + a.width
            if a.name < b.name and across and a.y < b.y + b.height and b.y < a.y + a.height:
                wrong.append(f"{board.key}: areas {a.name} and {b.name} overlap")
    size = course.length / board.fields
    for rank in range(board.fields):
        for side in (-HALF_TRACK, HALF_TRACK):
            edge = course.edge(side, 14, size * (rank - 0.5) + GAP / 2, size * (rank + 0.5) - GAP / 2)
            length = sum(math.dist(p, q) for p, q in pairwise(edge))
            if length < 70:
                wrong.append(f"{board.key}: field {rank} is only {length:.0f} px long on one side")
    far = [(course.point(s, o), s) for s in range(0, int(course.length), 12) for o in (-CORRIDOR, CORRIDOR)]
    for p, s in far:
        near = min(math.dist(p, q) for q, t in far if min(abs(s - t), course.length - abs(s - t)) > 4 * CORRIDOR)
        if near < 14:
            wrong.append(f"{board.key}: two stretches touch near {p[0]:.0f},{p[1]:.0f}")
            break
    return wrong


def main() -> None:
    folder = ROOT / "maps" / "biathlon"
    folder.mkdir(parents=True, exist_ok=True)
    for board in BOARDS:
        wrong = check(board)
        if wrong:
            raise SystemExit("\n".join(wrong))
        (folder / f"board_{board.key}.tmx").write_text(tmx(board), encoding="utf-8")


if __name__ == "__main__":
    main()
