"""The bot: exact values of a lone race, choices that follow from them, chances that make sense."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from game.core.draws import stream
from game.core.registry import bot_of, tables_of
from game.core.rules import CHANCE, OVER, Result, make_setup
from game.games.biathlon.bot import BiathlonBot, measure, shares
from game.games.biathlon.rules import BiathlonRules
from game.games.biathlon.state import Card, Course, course_of
from game.games.biathlon.values import read_values, solve
from game.library import board_finder, shipped_ids
from tests.games.biathlon.scenario import RULES, lane_board, scenario

BOT: BiathlonBot = bot_of("biathlon")
EXACT = {"a": 22.6, "b": 20.9, "c": 23.4}
"""Rounds of the best solo play, by the rule page."""


@pytest.mark.parametrize("board", shipped_ids("biathlon"))
def test_the_stored_table_is_that_of_the_board(board: str) -> None:
    stored = read_values(tables_of("biathlon")[f"values_{board}"])
    course = course_of(board_finder("biathlon")(board))
    assert stored.fits(course)
    fresh = solve(RULES, course, 1e-4)
    pairs = [(a, b) for la, lb in zip(stored.rounds, fresh.rounds, strict=True)
             for ra, rb in zip(la, lb, strict=True) for a, b in zip(ra, rb, strict=True)]
    assert max(abs(a - b) for a, b in pairs) < 0.01
    assert stored.rounds[0][0][10] == pytest.approx(EXACT[board], abs=0.1)


def best(s: Any) -> Card:
    legal = RULES.legal(s)
    ranks = BOT.rank(s, RULES.turn(s), legal)
    return legal[ranks.index(max(ranks))]


@pytest.mark.parametrize("board", sorted(EXACT))
def test_alone_the_best_ranked_card_needs_as_many_rounds_as_exact_play(board: str) -> None:
    setup = make_setup(RULES, 1, {}, board_finder("biathlon")(board))
    draw = stream(f"solo {board}")
    rounds = []
    for _ in range(150):
        s = RULES.initial(setup)
        while RULES.turn(s) != OVER:
            s = RULES.advance(s, RULES.sample(s, draw()) if RULES.turn(s) == CHANCE else best(s))
        rounds.append(s.rounds)
    assert fmean(rounds) == pytest.approx(EXACT[board], abs=0.5)


def test_a_players_own_course_is_solved_at_first_need() -> None:
    rules = RULES
    assert isinstance(rules, BiathlonRules)
    bot = BiathlonBot(rules)
    s = rules.initial(make_setup(rules, 2, {}, lane_board(8, (3, 5))))
    assert bot.evaluate(s) == (0.5, 0.5)
    assert 3 < bot.table(Course(8, (3, 5)))[0][0][10] < 15


def test_it_takes_the_win_at_hand() -> None:
    race = scenario(players=[{"lap": 3, "field": 21, "chips": 6}, {"lap": 3, "field": 21}])
    assert best(race.state) == Card(7), "exactly there, for nothing"
    race = scenario(players=[{"lap": 3, "field": 22, "chips": 4}, {"lap": 3, "field": 9}])
    assert best(race.state) != Card(10), "it can't be paid"


def test_of_two_ways_to_finish_more_surplus_points_are_better() -> None:
    race = scenario(players=[{"lap": 3, "field": 22, "chips": 20}, {"lap": 3, "field": 22}], dice=[1, 2, 3, 4, 6])
    assert best(race.state) == Card(10), "8 surplus points"


def test_who_is_ahead_has_more_of_the_victory() -> None:
    s = scenario(players=[{"lap": 2, "field": 12}, {"lap": 2, "field": 6}, {"lap": 1, "field": 6}]).state
    values = BOT.evaluate(s)
    assert values[0] > values[1] > values[2] > 0
    assert sum(values) == pytest.approx(1.0)
    s = scenario(players=[{"lap": 2, "chips": 0, "waits": 5}, {"lap": 2}]).state
    assert BOT.evaluate(s)[0] < 0.05


def test_shares_are_even_for_equals_and_steeper_near_the_end() -> None:
    assert shares([9.0, 9.0, 9.0]) == pytest.approx((1 / 3,) * 3)
    assert shares([3.0]) == (1.0,)
    near, far = shares([2.0, 2.5])[0], shares([20.0, 20.5])[0]
    assert near > far > 0.5


def test_playouts_vary_but_stay_sensible() -> None:
    s = scenario(players=[{"field": 3}, {}]).state
    legal = RULES.legal(s)
    draw = stream("policy")
    chosen = {BOT.policy(s, legal, draw()) for _ in range(200)}
    assert 1 < len(chosen) < 10


def test_a_face_down_card_is_not_looked_at() -> None:
    s = scenario(players=[{"field": 3}, {"field": 3}], cards=[10]).state
    view = RULES.observe(s, 1)
    for seed in ("a", "b", "c"):
        s2 = RULES.determinize(view, stream(seed))
        assert BOT.rank(s2, 1, RULES.legal(s2)) == BOT.rank(s, 1, RULES.legal(s))


def test_targets_are_those_of_the_rule_page() -> None:
    class Record:
        board = "a"
        seats = ("hard",)
        start = scenario(1).state
        final = start._replace(rounds=23)
        result = None
        moves = ((CHANCE, "start 0"), (CHANCE, "roll 1 2 3 4 5"), (0, "card 7"), (0, "card 1"))

    class Race(Record):
        seats = ("hard", "easy")
        result = Result("paid", (1, 2))

    rows = {name: (value, low, high) for name, value, low, high in measure([Record()])}
    assert "share of card 7" not in rows, "the shares are those of a race"
    rows |= {name: (value, low, high) for name, value, low, high in measure([Race()])}
    assert rows["wins of seat 1 from the start player"] == (1.0, 0.45, 0.55)
    value, low, high = rows["rounds alone, hard, board a"]
    assert value == 23
    assert (low, high) == pytest.approx((21.6, 23.6), abs=0.1)
    assert rows["share of card 7"] == (0.5, 0.02, 0.35)
    assert rows["share of card 5"][1:] == (0.002, 0.35)
    assert rows["share of card 10"][1:] == (0.01, 0.35)
