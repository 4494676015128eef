"""How a game of Boreal went: both scores after each turn as a curve, and what else may have decided it, in numbers.

Pure functions of what was played, and the picture of them; drawn once the game is over, when all of it is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.session import Played
from game.games.boreal.motion import COLOURS
from game.games.boreal.rules import Boreal
from game.games.boreal.state import CardReserved, Rested
from game.games.boreal.words import Say
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.theme import Ink

GROUND, GRID = "#33607C", "#5C8AA6"
LINES: tuple[Ink, Ink] = ("white", "ink")
"""White's and black's curve."""
LEAST = 60
"""Design pixels: a lower curve says nothing."""
ROW = 25


@dataclass(frozen=True, slots=True)
class Course:
    """Pairs are white's and black's. `points[k]`: both totals after k finished turns of both sides together, the
    first before any. `lost` are compasses that a Rest could not give since the token stood on the last space,
    `left` those at the end. `lead` is who led for good, and `since` from which turn on; -1 and 0 where nobody did."""

    points: tuple[tuple[int, int], ...]
    scouted: tuple[int, int]
    lost: tuple[int, int]
    left: tuple[int, int]
    lead: int = -1
    since: int = 0


def course(rules: Boreal, played: Sequence[Played]) -> Course:
    """What came of all entries of a game."""
    points: list[tuple[int, int]] = []
    scouted, lost, left = [0, 0], [0, 0], [0, 0]
    for entry in played:
        if not points:
            points.append(rules.scorer.totals(entry.before))
            left = list(entry.before.tokens)
        for event in entry.events:
            match event:
                case CardReserved(seat, _, _, True):
                    scouted[seat] += 1
                case Rested(seat, compasses, bonus, start, end):
                    lost[seat] += compasses + bonus - (end - start)
                    points.append(rules.scorer.totals(entry.after))
        left = list(entry.after.tokens)
    lead, since = _lead(points)
    return Course(tuple(points), _pair(scouted), _pair(lost), _pair(left), lead, since)


def _pair(numbers: list[int]) -> tuple[int, int]:
    return numbers[0], numbers[1]


def _lead(points: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Who is ahead at the end, and in which turn (from 1) he went ahead to stay so."""
    if not points or points[-1][0] == points[-1][1]:
        return -1, 0
    ahead = 0 if points[-1][0] > points[-1][1] else 1
    behind = max((k for k, pair in enumerate(points) if pair[ahead] <= pair[1 - ahead]), default=0)
    return ahead, behind // 2 + 1


def draw(painter: Painter, box: Box, found: Course, names: Sequence[str], t: Say) -> None:
    """The curve, below it a sentence and a few numbers; what has no room is left out, the numbers first."""
    u = painter.u
    rows: list[tuple[str, tuple[Any, Any]]] = [
        (t("boreal.course.scouted"), found.scouted), (t("boreal.course.lost"), found.lost),
        (t("boreal.course.left"), found.left),
    ]
    said = _sentence(found, names, t)
    high = painter.measure(said, "label", box.w)[1] + 6 * u
    table = ROW * u * len(rows)
    if box.h < (24 + LEAST) * u:
        return
    head, rest = box.cut_top(24 * u)
    painter.text(head, t("boreal.course.title"), "caps", "text_muted")
    if rest.h >= LEAST * u + high:
        low, rest = rest.cut_bottom(high)
        if rest.h >= LEAST * u + table:
            low = Box(low.x, low.y - table, low.w, low.h + table)
            rest = rest.cut_bottom(table)[1]
            _draw_rows(painter, low.cut_bottom(table)[0], rows)
        painter.text(low.cut_top(high)[0], said, "label", "text", "left", "centre", wrap=True)
    _draw_curve(painter, rest.cut_top(min(rest.h, 190 * u))[0], found)


def _sentence(found: Course, names: Sequence[str], t: Say) -> str:
    if found.lead < 0:
        return t("boreal.course.even")
    return t("boreal.course.since", name=names[found.lead], turn=found.since)


def _draw_curve(painter: Painter, box: Box, found: Course) -> None:
    u = painter.u
    painter.box(box, GROUND, "s")
    inner = box.inset(10 * u, 12 * u)
    ends, inner = inner.cut_right(46 * u, 4 * u)
    most = max(10, *(max(pair) for pair in found.points)) if found.points else 10
    for level in range(0, most + 1, 10):
        y = inner.bottom - inner.h * level / most
        painter.line((inner.x, y), (inner.right, y), GRID, max(1.0, u))
    last = max(1, len(found.points) - 1)
    places = []
    for seat, colour in enumerate(LINES):
        line = [(inner.x + inner.w * k / last, inner.bottom - inner.h * pair[seat] / most)
                for k, pair in enumerate(found.points)]
        painter.polyline(line, colour, 3 * u)
        places.append(line[-1][1] if line else inner.bottom)
    # the totals stand beside the ends of their lines, apart from each other
    upper = 0 if places[0] <= places[1] else 1
    gap = max(0.0, 22 * u - abs(places[0] - places[1])) / 2
    high = min(max(places[upper] - gap, box.y + 11 * u), box.bottom - 33 * u)
    low = min(max(places[1 - upper] + gap, high + 22 * u), box.bottom - 11 * u)
    for seat in range(2):
        y = high if seat == upper else low
        sign, words = Box(ends.x, y - 11 * u, ends.w, 22 * u).cut_left(18 * u, 3 * u)
        painter.svg(f"boreal/token_{COLOURS[seat]}", sign.centred(20 * u, 20 * u))
        painter.text(words, str(found.points[-1][seat] if found.points else 0), "caps", "white", fit=False)


def _draw_rows(painter: Painter, box: Box, rows: Sequence[tuple[str, tuple[Any, Any]]]) -> None:
    """A line each: what it is, white's number, black's."""
    u = painter.u
    for place, (words, pair) in zip(box.stack(ROW * u, len(rows)), rows, strict=True):
        numbers, rest = place.cut_right(112 * u, 6 * u)
        painter.text(rest, words, "label", "text_muted")
        for seat, cell in enumerate(numbers.columns(2, 4 * u)):
            sign, figure = cell.cut_left(24 * u, 4 * u)
            painter.svg(f"boreal/token_{COLOURS[seat]}", sign.centred(20 * u, 20 * u))
            painter.text(figure, str(pair[seat]), "strong", "text")
