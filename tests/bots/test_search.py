"""The search on small made-up games whose best move is known, and its honesty about hidden choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from game.bots.brain import Level, think
from game.bots.search import search
from game.core.draws import stream
from game.core.notation import Notation
from game.core.rules import CHANCE, OVER, Refusal, Result, Rules, Seats, Step


class Pick(NamedTuple):
    n: int


class Coin(NamedTuple):
    side: int


@dataclass(frozen=True, slots=True)
class S:
    first: int = -1
    second: int = -1
    coin: int = -1


class Matching(Rules):
    """Seat 0 picks 0 to 2 in secret, seat 1 picks 0 to 2, then a coin falls that decides nothing.

    Seat 1 wins by matching; honest play can't do better than a third against an unknown pick. Seat 0's pick
    2 wins outright whatever the other does if `gift`.
    """

    id, version, seats = "matching", 1, Seats(2, 2, 2)
    notation = Notation({"pick": Pick}, {"coin": Coin})
    state_type = S

    def __init__(self, gift: bool) -> None:
        self.gift = gift

    def initial(self, setup):
        return S()

    def turn(self, s):
        return 0 if s.first < 0 else 1 if s.second < 0 else CHANCE if s.coin < 0 else OVER

    def legal(self, s):
        return tuple(Pick(n) for n in range(3)) if self.turn(s) >= 0 else ()

    def why_not(self, s, action):
        return None if action in self.legal(s) else Refusal("X-1", "no")

    def chance(self, s):
        return ((Coin(0), 1), (Coin(1), 1)) if self.turn(s) == CHANCE else ()

    def apply(self, s, move):
        if isinstance(move, Coin):
            return Step(S(s.first, s.second, move.side), ())
        return Step(S(move.n) if s.first < 0 else S(s.first, move.n), ())

    def result(self, s):
        second_wins = s.first == s.second and not (self.gift and s.first == 2)
        return Result("done", (2, 1) if second_wins else (1, 2))

    def observe(self, s, viewer):
        return S(s.first if viewer == 0 else min(s.first, -1) if s.first < 0 else 9, s.second, s.coin)

    def redact(self, event, viewer):
        return event

    def seen(self, s, action, viewer):
        return action if viewer == self.turn(s) else None

    def determinize(self, view, draw):
        return S(draw() % 3 if view.first == 9 else view.first, view.second, view.coin)


class Blank:
    """Knows nothing: all moves alike, half a victory each."""

    def evaluate(self, s):
        return (0.5, 0.5)

    def policy(self, s, legal, number):
        return legal[number % len(legal)]

    def rank(self, s, seat, legal):
        return [0.5] * len(legal)


def test_it_finds_the_move_that_always_wins():
    rules = Matching(gift=True)
    thought = think(rules, Blank(), rules.observe(S(), 0), 0, Level(300, 1.0), stream("a"))
    assert thought.action == Pick(2)
    assert thought.value > 0.9
    assert thought.playouts == 300


def test_a_hidden_choice_is_not_reacted_to():
    """If seat 1's tree knew the pick it would always match, and every pick of seat 0 would look lost.

    Unknown, a pick is worth two thirds against a guess, and no less than a third against one who learns."""
    rules = Matching(gift=False)
    found = search(rules, Blank(), rules.observe(S(), 0), 900, 4, stream("b"))
    assert [f.action for f in found] == [Pick(0), Pick(1), Pick(2)]
    mean = sum(f.value * f.visits for f in found) / sum(f.visits for f in found)
    assert 1 / 3 < mean <= 2 / 3 + 0.05


def test_the_choice_depends_on_the_view_alone():
    rules = Matching(gift=False)
    choices = {
        think(rules, Blank(), rules.observe(S(first), 1), 1, Level(60, 1.0), stream("c")).action
        for first in range(3)
    }
    assert len(choices) == 1


def test_time_that_is_up_ends_the_search_with_what_was_found():
    asked: list[int] = []

    def expired():
        asked.append(1)
        return True

    rules = Matching(gift=True)
    found = search(rules, Blank(), rules.observe(S(), 0), 10_000, 4, stream("d"), expired)
    assert 1 <= sum(f.visits for f in found) <= 16
    assert len(asked) == 1


def test_noise_makes_worse_moves_possible_but_not_equal():
    class Leaning(Blank):
        def rank(self, s, seat, legal):
            return [0.2, 0.5, 0.7]

    rules = Matching(gift=False)
    draw = stream("e")
    level = Level(0, 0.1, noise=0.1)
    counts = [0, 0, 0]
    for _ in range(600):
        counts[think(rules, Leaning(), S(), 0, level, draw).action.n] += 1
    assert counts[2] > counts[1] > counts[0] > 0


def test_a_bot_that_has_nothing_to_choose_is_a_mistake_of_the_caller():
    rules = Matching(gift=False)
    with pytest.raises(ValueError, match="nothing to choose"):
        think(rules, Blank(), S(0, 0, 1), 0, Level(0, 0.1), stream("f"))


def test_alone_the_static_rank_decides_without_playouts():
    class Alone(Matching):
        def determinize(self, view, draw):
            return S()

    class One(Blank):
        def evaluate(self, s):
            return (1.0,)

        def rank(self, s, seat, legal):
            return [0.1, 0.6, 0.3]

    thought = think(Alone(gift=False), One(), S(), 0, Level(500, 1.0), stream("g"))
    assert (thought.action, thought.playouts) == (Pick(1), 0)
