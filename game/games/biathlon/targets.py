"""The targets that Biathlon's bots are measured by, and what finished bot games say of them.

Pure; the ranges are those of the rule page's section on targets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import fmean
from typing import Any, NamedTuple

SOLO_MEANS = {"a": 22.6, "b": 20.9, "c": 23.4}
"""Rounds that exact solo play needs on average, by board."""
SOLO_SLACK = 1.0
LENGTH_OF_FOUR = (18.0, 30.0)
LEAST_SHARE = {**dict.fromkeys((1, 2, 3, 4, 6, 7, 8, 9), 0.02), 10: 0.01, 5: 0.002}
MOST_SHARE = 0.35
SEAT_SLACK = 0.05


class Row(NamedTuple):
    """A measured value and the range that it should lie in."""

    name: str
    value: float
    low: float
    high: float


def measure(records: Iterable[Any]) -> list[Row]:
    """Rows for what these records (`bots.sim.GameRecord`) can tell: solo means of the hard bot by board, the
    length of four-player games, shares of the cards, and how even the seats are from the start player on."""
    rows: list[Row] = []
    games = list(records)
    for board, exact in SOLO_MEANS.items():
        solo = [r.final.rounds for r in games if r.board == board and r.seats == ("hard",)]
        if solo:
            rows.append(Row(f"solo mean, board {board}", fmean(solo), exact - SOLO_SLACK, exact + SOLO_SLACK))
    four = [r.final.rounds for r in games if len(r.seats) == 4]
    if four:
        rows.append(Row("rounds of a game of four", fmean(four), *LENGTH_OF_FOUR))
    many = [r for r in games if len(r.seats) > 1]
    if many:
        rows += _card_shares(many)
        rows += _seats(many)
    return rows


def _card_shares(games: list[Any]) -> list[Row]:
    counts = Counter(int(text.split()[1]) for r in games for seat, text in r.moves if seat >= 0)
    whole = counts.total()
    return [Row(f"card {card} chosen", counts[card] / whole, LEAST_SHARE[card], MOST_SHARE) for card in range(1, 11)]


def _seats(games: list[Any]) -> list[Row]:
    """By place in the order of the first round. With mixed bots every kind sits on every seat equally often."""
    rows = []
    for number in sorted({len(r.seats) for r in games}):
        these = [r for r in games if len(r.seats) == number]
        for place in range(number):
            share = fmean(r.result.share((_first(r) + place) % number) for r in these)
            even = 1 / number
            rows.append(Row(f"wins of place {place + 1} of {number} from the start player", share,
                            even - SEAT_SLACK, even + SEAT_SLACK))
    return rows


def _first(record: Any) -> int:
    """Who was drawn as start player: the first outcome."""
    return int(record.moves[0][1].split()[1])
