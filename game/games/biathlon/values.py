"""How many rounds a lone racer who plays best still needs, for every field, lap and hand of chips.

Pure functions. Solved by value iteration in about a second; the shipped boards' tables lie in seeds/biathlon/.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.codec import from_json
from game.games.biathlon.components import Components
from game.games.biathlon.rules import BiathlonRules
from game.games.biathlon.state import Course

Table = tuple[tuple[tuple[float, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Values:
    """`rounds[laps][field][chips]`: expected rounds to the end, seen before a roll. Chips beyond the last
    column are worth as much as that."""

    fields: int
    greens: tuple[int, ...]
    rounds: Table

    def fits(self, course: Course) -> bool:
        return self.fields == course.fields and self.greens == course.greens


def read_values(data: Mapping[str, Any]) -> Values:
    """A stored table. CodecError names what doesn't fit."""
    return from_json(Values, dict(data))


def solve(rules: BiathlonRules, course: Course, tolerance: float = 1e-6) -> Values:
    """The table of a course, exact to about `tolerance` rounds (BD-03 to BD-16, one seat)."""
    box = rules.box
    most = box.chips.each
    laps: list[list[list[float]]] = []
    beyond = [[0.0] * (most + 1)] * course.fields  # after the last arrival nothing more is needed
    for _ in range(box.race.laps):
        lap = _solve_lap(box, course, beyond[0], rules, tolerance)
        laps.insert(0, lap)
        beyond = lap
    table = tuple(tuple(tuple(round(v, 5) for v in row) for row in lap) for lap in laps)
    return Values(course.fields, course.greens, table)


def _solve_lap(box: Components, course: Course, after: list[float], rules: BiathlonRules,
               tolerance: float) -> list[list[float]]:
    """One lap; `after[chips]` are the rounds still needed once the range is passed with so many chips."""
    most, n = box.chips.each, course.fields
    table = [[2.0 * (n - f) / 3] * (most + 1) for f in range(n)]
    total = box.dice.faces ** box.dice.number
    rolls = tuple((roll.dice, weight / total) for roll, weight in rules.chance_of_dice)
    changed = 1.0
    while changed > tolerance:
        changed = 0.0
        for field in reversed(range(n)):
            for chips in reversed(range(most + 1)):
                value = 1.0 + _expected(box, course, table, after, rolls, field, chips)
                changed = max(changed, abs(value - table[field][chips]))
                table[field][chips] = value
    return table


def _expected(box: Components, course: Course, table: list[list[float]], after: list[float],
              rolls: tuple[tuple[tuple[int, ...], float], ...], field: int, chips: int) -> float:
    """What is still needed after the best card, averaged over the rolls."""
    most, price, n = box.chips.each, box.race.price, course.fields

    def reached(target: int, left: int) -> float:
        if target < n:
            return table[target][left]
        owed = max(0, price - left)
        return owed + after[max(0, left - price)]

    without = table[field][chips]  # a card that isn't carried out
    by_die: list[tuple[int, tuple[float, ...]]] = []
    for spec in box.cards:
        if spec.pay > chips:
            continue
        left = min(most, chips - spec.pay + spec.gain)
        match spec.move:
            case "die":
                by_die.append((spec.value - 1,
                               tuple(reached(field + d, left) for d in range(1, box.dice.faces + 1))))
            case "stay":
                without = min(without, table[field][left])
            case "fields":
                without = min(without, reached(field + spec.value, left))
            case "green_ahead":
                without = min(without, reached(field + course.ahead[field], left))
            case "green_behind":
                if course.behind[field]:
                    without = min(without, table[field - course.behind[field]][left])
    useful = [(place, row) for place, row in by_die if min(row) < without]
    expected = 0.0
    for dice, chance in rolls:
        best = without
        for place, row in useful:
            value = row[dice[place] - 1]
            if value < best:
                best = value
        expected += chance * best
    return expected
