"""The end of a race of Biathlon, BD-14: who wins, who waits, who is placed where."""

from __future__ import annotations

import pytest

from game.games.biathlon.state import (
    GameWon,
)
from tests.games.biathlon.scenario import RULES, Scenario, scenario
from tests.rules_marker import rule


@rule("BD-14")
def test_the_third_arrival_that_is_paid_wins() -> None:
    race = scenario(players=[{"lap": 3, "field": 22}, {"lap": 3, "field": 5}]).play(7, 7)
    assert race.over
    assert race.result.termination == "paid"
    assert race.result.ranking == (1, 2)
    assert race.player(0)[:4] == (0, 3, 5, 0)
    assert race.player(1).field == 8, "the round is played to its end"
    assert race.told(GameWon) == [GameWon((0,), "paid", 1)]
    assert RULES.legal(race.state) == ()
    assert RULES.chance(race.state) == ()


@rule("BD-14")
def test_the_second_arrival_does_not_win() -> None:
    race = scenario(players=[{"lap": 2, "field": 22}]).play(7)
    assert not race.over
    assert race.player(0).laps == 2


@rule("BD-14")
def test_of_two_arriving_in_the_same_round_more_surplus_points_win() -> None:
    race = scenario(players=[{"lap": 3, "field": 22}, {"lap": 3, "field": 22}], dice=[1, 2, 3, 4, 5]).play(7, 4)
    assert race.result.termination == "surplus"
    assert race.result.ranking == (2, 1), "1 against 2 surplus points"


@rule("BD-14")
def test_with_equal_surplus_points_more_chips_left_win() -> None:
    race = scenario(players=[{"lap": 3, "field": 22, "chips": 12}, {"lap": 3, "field": 22, "chips": 10}]).play(3, 7)
    assert race.result.termination == "chips"
    assert race.result.ranking == (1, 2), "6 chips left against 5"
    race = scenario(players=[{"lap": 3, "field": 22, "chips": 10}, {"lap": 3, "field": 22, "chips": 10}]).play(3, 7)
    assert race.result.ranking == (2, 1), "4 chips left against 5"


@rule("BD-14")
def test_else_the_victory_is_shared() -> None:
    race = scenario(players=[{"lap": 3, "field": 22}, {"field": 9}, {"lap": 3, "field": 22}], start=1).play(6, 7, 7)
    assert race.result.termination == "shared"
    assert race.result.ranking == (1, 3, 1)
    assert race.result.share(0) == race.result.share(2) == 0.5
    assert race.state.winners == (0, 2)


@rule("BD-14")
def test_option_turn_order_the_first_wins_at_once() -> None:
    race = scenario(players=[{"lap": 3, "field": 22}, {"lap": 3, "field": 22}, {"field": 5}],
                    dice=[1, 2, 3, 4, 5], options={"turn_order": True}).play(7, 4, 7)
    assert race.result.termination == "paid"
    assert race.result.ranking == (1, 2, 3)
    assert race.player(1).field == 22, "the later cards are not carried out"
    assert race.player(2).field == 5
    race = scenario(players=[{"lap": 3, "field": 22}, {"lap": 3, "field": 22}], start=1,
                    options={"turn_order": True}).play(7, 7)
    assert race.state.winners == (1,), "clockwise from the start player"


@rule("BD-14")
def test_who_cannot_pay_at_the_finish_waits_and_another_who_can_wins() -> None:
    race = scenario(players=[{"lap": 3, "field": 22, "chips": 3}, {"lap": 3, "field": 18}]).play(7, 7)
    assert not race.over
    assert race.player(0)[:4] == (0, 3, 0, 2)
    race.roll(1, 1, 1, 1, 1).play(7)
    assert race.state.winners == (1,)
    assert race.result.termination == "paid"
    assert race.result.ranking == (2, 1)


@rule("BD-14")
def test_arriving_in_the_same_round_the_one_who_can_pay_wins_over_the_one_who_waits() -> None:
    race = scenario(players=[{"lap": 3, "field": 23, "chips": 4}, {"lap": 3, "field": 23}], dice=[2, 2, 2, 2, 2])
    race.play(7, 2)
    assert race.state.winners == (1,), "fewer surplus points, but paid at once"


@rule("BD-14")
def test_a_wait_that_ends_wins_at_the_end_of_that_round() -> None:
    race = scenario(players=[{"arrived": {}, "waits": 2, "chips": 0}, {"lap": 3, "field": 4}], round=9).play(7)
    assert not race.over
    race.roll(1, 1, 1, 1, 1).play(7)
    assert race.over
    assert race.result.termination == "waited"
    assert race.state.winners == (0,)
    assert race.player(1).field == 10, "the round was played"
    assert race.state.rounds == 10


@rule("BD-14")
def test_a_payment_in_the_round_in_which_the_wait_ends_wins() -> None:
    race = scenario(players=[{"arrived": {}, "waits": 1, "chips": 0}, {"lap": 3, "field": 22}], round=9).play(7)
    assert race.state.winners == (1,)
    assert race.result.termination == "paid"


@rule("BD-14")
@pytest.mark.parametrize(("first", "second", "winner"), [(6, 7, 0), (7, 6, 1)])
def test_of_two_waits_that_end_together_the_earlier_arrival_wins(first: int, second: int, winner: int) -> None:
    race = scenario(players=[{"arrived": {"round": first}, "waits": 1, "chips": 0},
                             {"arrived": {"round": second}, "waits": 1, "chips": 0}, {}], round=9).play(7)
    assert race.state.winners == (winner,)
    assert race.result.termination == "waited"


@rule("BD-14")
def test_two_waits_of_one_round_compare_surplus_points_else_share() -> None:
    together = [{"arrived": {"round": 6, "surplus": 1}, "waits": 1, "chips": 0},
                {"arrived": {"round": 6, "surplus": 3}, "waits": 1, "chips": 0}, {}]
    assert scenario(players=together, round=9).play(7).state.winners == (1,)
    level = [{"arrived": {"round": 6}, "waits": 1, "chips": 0}, {"arrived": {"round": 6}, "waits": 1, "chips": 0}, {}]
    race = scenario(players=level, round=9).play(7)
    assert race.state.winners == (0, 1)
    assert race.result.termination == "shared"
    race = scenario(players=level, round=9, options={"turn_order": True}).play(7)
    assert race.state.winners == (0,)


@rule("BD-14", "BD-12")
def test_two_waits_of_one_round_with_option_turn_order_go_by_who_had_the_stone_when_they_arrived() -> None:
    def waiting(start: int) -> Scenario:
        players = [{"arrived": {"round": 8}, "waits": 1}, {}, {"arrived": {"round": 8}, "waits": 1}]
        return scenario(players=players, round=9, start=start, options={"turn_order": True}).play(7)

    assert waiting(0).state.winners == (2,), "seat 2 had the stone in round 8"
    assert waiting(1).state.winners == (0,)
    played = scenario(players=[{"lap": 3, "field": 22, "chips": 4}, {}, {"lap": 3, "field": 22, "chips": 4}], start=2,
                      options={"turn_order": True}).play(7, 7, 7)
    played.roll(1, 1, 1, 1, 1).play(7)
    assert played.state.winners == (2,), "as in a race that was played"


@rule("BD-14")
def test_who_paid_in_the_same_round_and_did_not_win_is_placed_by_surplus_points_before_chips() -> None:
    players = [{"lap": 3, "field": field, "chips": chips} for field, chips in ((21, 20), (23, 7), (22, 8))]
    race = scenario(players=[*players, {"lap": 3, "field": 20}]).play(7, 7, 7, 7)
    assert race.state.winners == (1,)
    assert race.result.ranking == (3, 1, 2, 4)


@rule("BD-14")
def test_who_paid_is_placed_before_who_has_waited() -> None:
    players = [{"arrived": {"round": 8}, "waits": 1}, {"lap": 3, "field": 23, "chips": 5},
               {"lap": 3, "field": 22, "chips": 5}, {"arrived": {"round": 7}, "waits": 1}]
    race = scenario(players=players, round=9).play(7, 7)
    assert race.state.winners == (1,)
    assert race.result.ranking == (4, 1, 2, 3)


@rule("BD-14")
def test_the_arrival_that_has_to_wait_is_remembered() -> None:
    race = scenario(players=[{"lap": 3, "field": 22, "chips": 1}, {}], round=4).play(7, 6)
    arrival = race.player(0).arrival
    assert arrival is not None
    assert (arrival.round, arrival.surplus) == (4, 1)
    assert race.player(0).waits == 4
