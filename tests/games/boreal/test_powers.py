"""BO-14 to BO-22: every placement power, what it may touch, and when it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import CHANCE
from game.games.boreal.pyramid import FULL
from game.games.boreal.state import (
    CardRemoved,
    CardReserved,
    CardsSwapped,
    Peeked,
    Place,
    PowerDeclined,
    PowerIdle,
    PutUnder,
    Rested,
    State,
    SwapPyramid,
    TokenMoved,
)
from tests.games.boreal.scenario import STARTS, card, cost, do, events, names, refusal, rules, table, texts
from tests.rules_marker import rule

PAIR = [["still_tarn", "camp_fire"]]
"""Two cards of 2 compasses each; with a card on top both are covered."""
BOARD = ["birch_wood", "reindeer_ford", "cloud_bank", "gull_cliff", "windy_ridge", "tidal_steps", "smokehouse",
         "warm_spring"]


def placed(name: str, slot: str = "L2S1", **fields: Any) -> State:
    """The state after the white player has laid the card (from his reserve) on two others."""
    white = {"token": 8, "pyramid": PAIR, "reserve": [name], **fields.pop("white", {})}
    s = table(**{"board": BOARD, **fields}, white=white)
    return do(s, f"discover {name}", f"place {slot}")


@rule("BO-14")
@pytest.mark.parametrize("name", ["bear_den", "eagle_rock", "ash_crater", "amber_hall"])
def test_not_on_level_1(name: str) -> None:
    s = do(table(white={"token": 8, "pyramid": [["windy_ridge", "camp_fire"]], "reserve": [name]}, board=[
        *STARTS[:5], "smokehouse", *STARTS[6:]]), f"discover {name}")
    assert texts(s) == ["place L2S1"]
    assert refusal(s, "place L1S0") == ("BO-14", "level_1")


@rule("BO-15")
def test_reserve_takes_any_card_of_the_board() -> None:
    s = placed("forge_village")
    assert texts(s) == [f"reserve {c}" for c in BOARD]
    assert events(s, "reserve warm_spring") == [CardReserved(0, card("warm_spring"), 8, False)]
    after = do(s, "reserve warm_spring")
    assert rules().turn(after) == CHANCE  # the gap is filled at once
    after = do(after, "deal geyser")
    assert names(after.board)[7] == "geyser"
    assert (rules().turn(after), after.tokens[0]) == (1, 8 - cost("forge_village") + 1)
    assert refusal(s, "decline") == ("BO-22", "must_use")
    assert refusal(s, "remove birch_wood") == ("BO-15", "power_reserve")


@rule("BO-15", "BO-09", "BO-22")
def test_reserve_takes_no_second_archive() -> None:
    s = placed("forge_village", board=["map_room", *BOARD[1:]], white={"pyramid": [["still_tarn", "sun_stair"]]})
    assert "reserve map_room" not in texts(s)
    assert refusal(s, "reserve map_room") == ("BO-09", "archive")
    # an archive with this power counts itself
    s = placed("seed_vault", board=["map_room", *BOARD[1:]])
    assert "reserve map_room" not in texts(s)


@rule("BO-22")
def test_reserve_with_nothing_but_forbidden_archives_does_nothing() -> None:
    s = do(table(board=["map_room"] + [""] * 7, deck=[], white={
        "token": 8, "pyramid": PAIR, "reserve": ["seed_vault"]}), "discover seed_vault")
    found = events(s, "place L2S1")
    assert PowerIdle(0, card("seed_vault")) in found
    assert any(isinstance(e, Rested) for e in found)


@rule("BO-16", "BO-22")
def test_remove_takes_any_card_out_of_the_game_archives_too() -> None:
    s = placed("aurora_dome", board=["map_room", *BOARD[1:]], white={"pyramid": [["still_tarn", "sun_stair"]]})
    assert texts(s) == [f"remove {c}" for c in ["map_room", *BOARD[1:]]]
    assert events(s, "remove map_room") == [CardRemoved(0, card("map_room"), 1)]
    after = do(s, "remove map_room", "deal geyser")
    assert names(after.removed) == ["map_room"]
    assert names(after.board)[0] == "geyser"
    assert refusal(s, "remove still_tarn") == ("BO-16", "not_on_board")


@rule("BO-16")
def test_remove_with_an_empty_board_does_nothing() -> None:
    s = do(table(board=[""] * 8, deck=[], white={"token": 8, "pyramid": PAIR, "reserve": ["aurora_dome"]}),
           "discover aurora_dome")
    assert PowerIdle(0, card("aurora_dome")) in events(s, "place L2S1")


@rule("BO-17", "BO-22")
def test_swap_two_cards_of_the_board() -> None:
    s = placed("lichen_field")
    assert len(texts(s)) == 28 + 1
    assert events(s, "swap_board birch_wood warm_spring")[0] == CardsSwapped(
        0, "board", card("birch_wood"), card("warm_spring"), 1, 8)
    after = do(s, "swap_board birch_wood warm_spring")
    assert names(after.board) == ["warm_spring", *BOARD[1:7], "birch_wood"]
    assert rules().turn(after) == 1
    assert events(s, "decline")[0] == PowerDeclined(0, card("lichen_field"))
    assert names(do(s, "decline").board) == BOARD
    assert refusal(s, "swap_board birch_wood birch_wood") == ("BO-17", "same_card")
    assert refusal(s, "swap_board birch_wood geyser") == ("BO-17", "not_on_board")


@rule("BO-17", "BO-22")
def test_a_board_swap_needs_two_cards_and_never_takes_a_gap() -> None:
    white = {"token": 8, "pyramid": PAIR, "reserve": ["lichen_field"]}
    one = do(table(board=["birch_wood"] + [""] * 7, deck=[], white=white), "discover lichen_field")
    assert PowerIdle(0, card("lichen_field")) in events(one, "place L2S1")
    two = do(table(board=["birch_wood", "", "", "windy_ridge"] + [""] * 4, deck=[], white=white),
             "discover lichen_field", "place L2S1")
    assert texts(two) == ["swap_board birch_wood windy_ridge", "decline"]


@rule("BO-18", "BO-22")
def test_swap_two_cards_of_the_pyramid_covering_counted_anew() -> None:
    s = placed("ember_cave")
    assert texts(s) == ["swap_pyramid still_tarn camp_fire", "swap_pyramid still_tarn ember_cave",
                        "swap_pyramid camp_fire ember_cave", "decline"]
    # the new card itself may be swapped; Still Tarn (2 compasses) is uncovered then, Ember Cave (3) covered
    after = do(s, "swap_pyramid still_tarn ember_cave")
    assert names(after.pyramids[0])[:5] == ["ember_cave", "camp_fire", "", "", "still_tarn"]
    assert after.tokens[0] == 8 - cost("ember_cave") + 2
    assert do(s, "decline").tokens[0] == 8 - cost("ember_cave") + 3
    assert refusal(s, "swap_pyramid ember_cave birch_wood") == ("BO-18", "not_in_pyramid")


@rule("BO-18", "BO-14")
def test_a_pyramid_swap_keeps_level_restrictions_and_fires_no_power() -> None:
    pyramid = [["still_tarn", "camp_fire", "fishing_pier"], ["bear_den"]]
    s = placed("ember_cave", "L2S2", white={"pyramid": pyramid})
    assert refusal(s, "swap_pyramid still_tarn bear_den") == ("BO-14", "level_1")
    assert "swap_pyramid bear_den ember_cave" in texts(s)
    # Fishing Pier gains 2 when placed, not when swapped: after paying, Rest with Bear Den 1 and Fishing Pier 1
    assert do(s, "swap_pyramid fishing_pier ember_cave").tokens[0] == 8 - cost("ember_cave") + 1 + 1


@rule("BO-18")
def test_a_pyramid_swap_with_one_card_does_nothing() -> None:
    s = do(table(board=BOARD, white={"token": 8, "reserve": ["ember_cave"]}), "discover ember_cave")
    assert PowerIdle(0, card("ember_cave")) in events(s, "place L1S1")


@rule("BO-19", "BO-22")
def test_gain_moves_the_token_right_to_8_at_most() -> None:
    white = {"token": cost("cloudberry_bog"), "pyramid": PAIR, "reserve": ["cloudberry_bog"]}
    s = do(table(board=BOARD, white=white), "discover cloudberry_bog")
    assert TokenMoved(0, 0, 2, "gain") in events(s, "place L2S1")
    # before Rest: on 2 there is no bonus any more
    assert do(s, "place L2S1").tokens[0] == 2 + 1
    s = do(table(board=BOARD, white={"token": 8, "reserve": ["twin_pillars"]}), "discover twin_pillars")
    paid = 8 - cost("twin_pillars")
    assert TokenMoved(0, paid, min(8, paid + 3), "gain") in events(s, "place L1S1")
    s = s._replace(tokens=(7, 5))
    assert TokenMoved(0, 7, 8, "gain") in events(s, "place L1S1")


@rule("BO-20", "BO-22")
@pytest.mark.parametrize(("token", "end"), [(5, 3), (1, 0), (0, 0)])
def test_opponent_loses_down_to_0(token: int, end: int) -> None:
    s = do(table(board=BOARD, white={"token": 5, "reserve": ["storm_mast"]}, black={"token": token}),
           "discover storm_mast")
    assert TokenMoved(1, token, end, "loss") in events(s, "place L1S1")
    assert do(s, "place L1S1").tokens[1] == end


def peeking(**fields: Any) -> State:
    return do(table(**{"board": BOARD, "white": {"token": 8, "reserve": ["rain_shore"]}, **fields}),
              "discover rain_shore", "place L1S1")


@rule("BO-21")
def test_peek_takes_one_of_three_and_puts_two_at_the_bottom_in_any_order() -> None:
    s = peeking()
    assert rules().turn(s) == CHANCE
    assert events(s, "see geyser") == [Peeked(0, card("geyser"))]
    s = do(s, "see geyser", "see old_spruce", "see storm_mast")
    assert texts(s) == ["take geyser", "take old_spruce", "take storm_mast"]
    assert refusal(s, "take whale_bay") == ("BO-21", "not_seen")
    assert events(s, "take old_spruce") == [CardReserved(0, card("old_spruce"), 0, False)]
    s = do(s, "take old_spruce")
    assert texts(s) == ["under geyser storm_mast", "under storm_mast geyser"]
    assert refusal(s, "under geyser") == ("BO-21", "under_all")
    assert events(s, "under storm_mast geyser")[0] == PutUnder(0, (card("storm_mast"), card("geyser")))
    s = do(s, "under storm_mast geyser")
    assert names(k.card for k in s.under) == ["storm_mast", "geyser"]
    assert names(s.reserves[0]) == ["old_spruce"]
    assert rules().turn(s) == 1


@rule("BO-21")
def test_cards_at_the_bottom_come_last_and_in_their_order() -> None:
    known = [{"card": "storm_mast", "known_by": "white"}, {"card": "geyser", "known_by": "white"}]
    s = do(table(deck=["bear_den"], hidden_archives=0, under=known), "scout birch_wood", "deal bear_den")
    for gone, comes in (("moss_hollow", "storm_mast"), ("reindeer_ford", "geyser")):
        s = do(s, f"scout {gone}")
        assert [rules().notation.text(o) for o, _ in rules().chance(s)] == [f"deal {comes}"]
        s = do(s, f"deal {comes}")


@rule("BO-21", "BO-09")
def test_peek_takes_no_second_archive() -> None:
    s = table(board=BOARD, white={"token": 8, "pyramid": [["sun_stair"]], "reserve": ["rain_shore"]})
    s = do(s, "discover rain_shore", "place L1S2", "see map_room", "see geyser", "see seed_vault")
    assert texts(s) == ["take geyser"]
    assert refusal(s, "take map_room") == ("BO-09", "archive")


@rule("BO-22", "BO-21")
@pytest.mark.parametrize("deck", [["geyser"], ["geyser", "old_spruce"]])
def test_peek_with_one_or_two_cards_sees_those(deck: list[str]) -> None:
    s = do(peeking(deck=deck, hidden_archives=0), *(f"see {c}" for c in deck))
    assert texts(s) == [f"take {c}" for c in deck]
    after = do(s, "take geyser")  # one card or none is left: no order to choose
    assert rules().turn(after) == 1
    assert names(k.card for k in after.under) == deck[1:]


@rule("BO-22")
def test_peek_at_an_empty_deck_does_nothing() -> None:
    s = do(table(board=BOARD, deck=[], white={"token": 8, "reserve": ["rain_shore"]}), "discover rain_shore")
    assert PowerIdle(0, card("rain_shore")) in events(s, "place L1S1")


@rule("BO-22", "BO-21")
def test_forbidden_archives_all_go_below() -> None:
    # Star Tower is an archive with the power peek; it is the only one that its owner may have
    s = do(table(board=BOARD, deck=[], hidden_archives=2, white={"token": 8, "reserve": ["star_tower"]}),
           "discover star_tower", "place L1S1", "see map_room")
    found = events(s, "see seed_vault")
    assert PowerIdle(0, card("star_tower")) in found
    s = do(s, "see seed_vault")
    assert texts(s) == ["under map_room seed_vault", "under seed_vault map_room"]
    assert do(s, "under seed_vault map_room").reserves[0] == ()


@rule("BO-22")
def test_the_tenth_cards_power_and_rest_still_happen() -> None:
    nine = [["still_tarn", "camp_fire", "fishing_pier", "moss_hollow"], ["snow_gate", "whale_bay", "drift_ice"],
            ["lava_field", "rain_shore"]]
    white = {"token": cost("lichen_field") + 1, "pyramid": nine, "reserve": ["lichen_field"]}
    s = do(table(board=BOARD, white=white), "discover lichen_field", "place L4S1")
    assert "swap_board birch_wood warm_spring" in texts(s)
    after = do(s, "swap_board birch_wood warm_spring")
    # on 1 after paying; only the top is uncovered: 1 compass, 1 more for space 1
    assert after.tokens[0] == 1 + 1 + 1
    assert rules().turn(after) == 1


@rule("BO-14", "BO-18")
def test_a_swap_onto_level_1_is_refused_for_that_in_either_order() -> None:
    """Bear Den may not lie on level 1, whichever of the two cards is named first."""
    white = {"pyramid": [["still_tarn", "camp_fire"], ["bear_den"]], "token": 8, "reserve": ["ember_cave"]}
    s = do(table(board=BOARD, white=white), "discover ember_cave", "place L1S3")
    for pair in (("still_tarn", "bear_den"), ("bear_den", "still_tarn")):
        why = rules().why_not(s, SwapPyramid(card(pair[0]), card(pair[1])))
        assert why is not None
        assert (why.rule, why.key) == ("BO-14", "level_1")
    why = rules().why_not(s, SwapPyramid(card("camp_fire"), card("still_tarn")))
    assert why is not None
    assert why.key == "swap_order"


@rule("BO-11", "BO-23")
def test_nobody_is_warned_of_compasses_in_the_last_turn() -> None:
    """Ash Crater over the last two compasses: a warning while there are turns to come, none in black's last one."""
    black = {"token": 8, "pyramid": [["still_tarn", "old_spruce"]], "reserve": ["ash_crater"]}
    s = do(table(board=BOARD, turn="black", white={"pyramid": [["camp_fire"]]}, black=black), "discover ash_crater")
    view = rules().observe(s, 1)
    slot = next(a for a in rules().legal(s) if isinstance(a, Place) and a.slot == 4)
    assert [w.key for w in rules().warnings(view, slot)] == ["no_compass"]
    full = view._replace(masks=(FULL, view.masks[1]))
    assert rules().warnings(full, slot) == ()


@rule("BO-11", "BO-18")
def test_a_swap_that_covers_the_last_compass_warns() -> None:
    """Geyser and Ember Cave lie above: with Old Spruce in Ember Cave's place no compass is open."""
    white = {"token": 8, "reserve": ["ember_cave"],
             "pyramid": [["still_tarn", "old_spruce", "sun_stair"], ["geyser"]]}
    s = do(table(board=BOARD, white=white), "discover ember_cave", "place L2S2")
    view = rules().observe(s, 0)
    covers = SwapPyramid(card("old_spruce"), card("ember_cave"))
    assert [w.key for w in rules().warnings(view, covers)] == ["no_compass"]
    assert rules().warnings(view, SwapPyramid(card("still_tarn"), card("geyser"))) == ()
