"""BO-23, BO-24, BO-27: black's last turn, ties, shared victory, what doesn't count."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import OVER
from game.games.boreal.state import GameEnded, PyramidCompleted, State, TurnBegan
from tests.games.boreal.scenario import card, do, events, rules, table
from tests.rules_marker import rule

BOARD = ["birch_wood", "reindeer_ford", "gull_cliff", "moss_hollow", "fishing_pier", "smokehouse", "warm_spring",
         "windy_ridge"]
NINE = [["still_tarn", "camp_fire", "tidal_steps", "cloud_bank"], ["snow_gate", "whale_bay", "drift_ice"],
        ["lichen_field", "rain_shore"]]
OTHER_NINE = [["old_spruce", "deep_fjord", "cloudberry_bog", "storm_mast"],
              ["ember_cave", "aurora_dome", "forge_village"], ["geyser", "echo_valley"]]


@rule("BO-23")
def test_white_completes_and_black_has_one_more_turn() -> None:
    s = do(table(board=BOARD, white={"token": 8, "pyramid": NINE, "reserve": ["lava_field"]}),
           "discover lava_field")
    found = events(s, "place L4S1")
    assert PyramidCompleted(0) in found
    assert found[-1] == TurnBegan(1, 10, True)
    s = do(s, "place L4S1")
    assert rules().turn(s) == 1
    s = do(s, "scout birch_wood", "deal geyser")
    assert rules().turn(s) == OVER
    assert rules().result(s).termination == "pyramid"
    assert rules().legal(s) == ()


@rule("BO-23")
def test_black_completes_and_the_game_is_over() -> None:
    s = do(table(turn="black", board=BOARD, black={"token": 8, "pyramid": NINE, "reserve": ["lava_field"]}),
           "discover lava_field")
    found = events(s, "place L4S1")
    assert found[-1] == GameEnded("pyramid")
    assert rules().turn(do(s, "place L4S1")) == OVER


@rule("BO-24", "BO-12")
def test_a_pass_on_blacks_last_turn_ends_the_game() -> None:
    s = do(table(board=[""] * 8, deck=[], white={"token": 8, "pyramid": NINE, "reserve": ["lava_field"]}),
           "discover lava_field", "place L4S1", "pass")
    assert rules().turn(s) == OVER
    assert rules().result(s).termination == "pyramid"


def over(white: Any, black: Any, **fields: Any) -> State:
    return table(phase="over", turn="black", board=[""] * 8, deck=[], white={"pyramid": white, **fields},
                 black={"pyramid": black})


@rule("BO-24", "BO-27")
def test_most_points_win() -> None:
    result = rules().result(over([["whale_bay"]], [["snow_gate"]]))
    assert result.ranking == (1, 2)
    assert dict(result.scores[0]) == {"points": 7, "cards": 1}
    # a finished pyramid of 41 loses to one of 45
    white = [["warm_spring", "whale_bay", "snow_gate", "lichen_field"],
             ["eagle_rock", "cloudberry_bog", "moss_hollow"], ["sun_stair", "gull_cliff"], ["camp_fire"]]
    black = [["mirror_lake", "map_room", "rain_shore", "forge_village"], ["ash_crater", "storm_mast", "bear_den"],
             ["tidal_steps", "windy_ridge"], ["drift_ice"]]
    # 2+7+5+3 +7+4+3 +6+3 +1 = 41
    # 0+7+4+4 +8+5+6 +6+2 +3 = 45
    s = over(white, black)
    assert rules().scorer.totals(s) == (41, 45)
    assert rules().result(s).ranking == (2, 1)


@rule("BO-24")
def test_a_tie_goes_to_fewer_cards_and_else_is_shared() -> None:
    assert rules().result(over([["whale_bay"]], [["snow_gate", "birch_wood"]])).ranking == (1, 2)
    assert rules().result(over([["snow_gate", "birch_wood"]], [["whale_bay"]])).ranking == (2, 1)
    shared = rules().result(over([["whale_bay"]], [["map_room"]]))
    assert shared.ranking == (1, 1)
    assert shared.share(0) == shared.share(1) == 0.5


@rule("BO-24")
def test_reserve_and_compasses_count_nothing() -> None:
    s = over([["whale_bay"]], [["map_room"]], reserve=["eagle_rock"], token=8)
    assert rules().result(s).ranking == (1, 1)


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="over"):
        rules().result(table(board=BOARD))


def test_both_can_complete() -> None:
    s = do(table(board=BOARD, white={"token": 8, "pyramid": NINE, "reserve": ["lava_field"]},
                 black={"token": 8, "pyramid": OTHER_NINE, "reserve": ["bear_den"]}),
           "discover lava_field", "place L4S1", "discover bear_den", "place L4S1")
    assert rules().turn(s) == OVER
    assert s.pyramids[1][9] == card("bear_den")
