"""Positions written by hand: what seeds/biathlon/positions.md promises, and what is said of wrong fields."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from game.core.position import read_position
from game.core.rules import CHANCE, make_setup
from game.games.biathlon import positions
from game.library import board_finder
from game.places import seeds_dir
from tests.games.biathlon.scenario import RULES, lane_board, scenario


def position(seats: int = 2, **fields: Any) -> Any:
    return RULES.position(fields, make_setup(RULES, seats, {}, lane_board()))


def test_the_documents_example_can_be_read() -> None:
    page = (seeds_dir() / "biathlon" / "positions.md").read_text(encoding="utf-8")
    example = "\n".join(line[4:] for line in page.splitlines() if line.startswith("    "))
    found = read_position(RULES, tomllib.loads(example), board_finder("biathlon"))
    s = found.state
    assert s.rounds == 11
    assert s.dice == (1, 2, 2, 5, 6)
    assert (s.players[0].laps, s.players[0].field, s.players[0].chips) == (2, 22, 4)
    assert RULES.turn(s) == 1, "seat 0 has chosen card 4"
    assert (s.players[2].laps, s.players[2].waits) == (1, 2)
    assert s.players[3].laps == 3
    assert s.players[3].arrival == (10, 2, 1), "seat 2 had the stone in round 10"
    assert s.supply == 80 - 4 - 10


def test_the_document_names_every_field() -> None:
    page = (seeds_dir() / "biathlon" / "positions.md").read_text(encoding="utf-8")
    for name in (*positions.FIELDS, *positions.PLAYER_FIELDS, *positions.ARRIVED_FIELDS):
        assert re.search(rf"`{name}`", page), name


def test_what_is_not_given_is_as_after_setup() -> None:
    setup = make_setup(RULES, 3, {}, lane_board())
    assert RULES.position({}, setup) == RULES.initial(setup)
    s = position(3, players=[{"field": 7}])
    assert [r.field for r in s.players] == [7, 0, 0]
    assert [r.chips for r in s.players] == [10, 10, 10]
    assert s.start == -1


def test_dice_give_the_stone_to_the_first_seat_and_may_lie_in_any_order() -> None:
    s = position(dice=[6, 1, 5, 2, 2])
    assert (s.start, s.to_move, s.dice) == (0, 0, (1, 2, 2, 5, 6))


def test_a_round_without_dice_is_about_to_be_rolled() -> None:
    s = position(round=4, start=1)
    assert (s.rounds, s.start, RULES.turn(s)) == (3, 1, CHANCE)


def test_the_supply_holds_what_is_in_no_hand() -> None:
    assert position(players=[{"chips": 3}, {"chips": 14}]).supply == 23


def test_who_sits_out_has_no_chips_if_none_are_given() -> None:
    s = position(round=5, players=[{"lap": 2, "waits": 2}, {}])
    assert (s.players[0].chips, s.supply) == (0, 30)


def test_cards_already_chosen() -> None:
    s = position(3, dice=[1, 2, 3, 4, 5], start=1, cards=[0, 4, 0])
    assert RULES.turn(s) == 2
    assert RULES.observe(s, 2).cards == (0, -1, 0)


@pytest.mark.parametrize(("fields", "named"), [
    ({"player": []}, "player: unknown field"),
    ({"players": [{"position": 3}]}, "players[0].position: unknown field"),
    ({"players": [{"field": 24}]}, "players[0].field: 24 is not on the course (0 to 23)"),
    ({"players": [{"field": -1}]}, "players[0].field: -1"),
    ({"players": [{"lap": 4}]}, "players[0].lap: 4 is not a whole number from 1 to 3"),
    ({"players": [{"lap": 0}]}, "players[0].lap"),
    ({"players": [{"chips": "ten"}]}, "players[0].chips: 'ten'"),
    ({"players": [{"chips": 41}]}, "11 chips more"),
    ({"players": [{}, {"chips": -1}]}, "players[1].chips"),
    ({"players": [{"waits": 6}]}, "players[0].waits: 6 is not 0 to 5 (BD-13)"),
    ({"players": [{"waits": 1, "field": 3}]}, "players[0].waits: only who stands at the range"),
    ({"players": [{"waits": 1}, {"waits": 2}]}, "somebody must be left"),
    ({"players": [{"waits": 2}]}, "players[0].lap: nobody sits rounds out before"),
    ({"players": [{"waits": 2, "lap": 2, "chips": 3}]}, "players[0].chips: who sits rounds out has paid all he had"),
    ({"round": 5, "players": [{"waits": 2, "arrived": {"round": 5}}]}, "players[0].arrived.round: 5 is none"),
    ({"round": 5, "players": [{"waits": 3, "arrived": {"round": 1}}]}, "players[0].waits: who arrived in round 1"),
    ({"players": [{"arrived": {}}]}, "players[0].laps: the race is over"),
    ({"players": [{"arrived": {}, "waits": 1, "field": 2}]}, "players[0].arrived"),
    ({"players": [{"arrived": {"when": 1}, "waits": 1}]}, "players[0].arrived.when: unknown field"),
    ({"players": [{"arrived": 3}]}, "players[0].arrived: a table"),
    ({"players": [1]}, "players[0]: a table"),
    ({"players": [{}, {}, {}]}, "players: a list of at most 2 tables"),
    ({"players": "two"}, "players: a list"),
    ({"dice": [1, 2, 3, 4]}, "dice: [1, 2, 3, 4] are not 5 dice"),
    ({"dice": [1, 2, 3, 4, 7]}, "dice:"),
    ({"dice": 5}, "dice: 5 is not a list of whole numbers"),
    ({"dice": [True, 1, 1, 1, 1]}, "dice:"),
    ({"start": 2}, "start: 2 is not a whole number from -1 to 1"),
    ({"dice": [1, 1, 1, 1, 1], "start": -1}, "start:"),
    ({"round": 0}, "round: 0"),
    ({"cards": [1]}, "cards: they are chosen with the dice in sight"),
    ({"dice": [1, 1, 1, 1, 1], "cards": [1, 2]}, "one seat must be left to choose"),
    ({"dice": [1, 1, 1, 1, 1], "cards": [0, 2]}, "cards: seats choose clockwise"),
    ({"dice": [1, 1, 1, 1, 1], "cards": [11]}, "cards: [11, 0]"),
    ({"dice": [1, 1, 1, 1, 1], "cards": [1, 2, 3]}, "cards: 3 for 2 seats"),
])
def test_a_wrong_field_is_named(fields: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=re.escape(named)):
        position(**fields)


def test_impossible_states_have_problems() -> None:
    s = scenario(2).state
    assert RULES.problems(s) == ()
    assert any("BD-01" in p for p in RULES.problems(s._replace(supply=19)))
    assert any("start" in p for p in RULES.problems(s._replace(start=5)))
    assert any("to_move" in p for p in RULES.problems(s._replace(cards=(3, 0))))
