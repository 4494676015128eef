"""BO-01 to BO-13: setup, discovering, scouting, archives, the floating base, Rest, passing, the empty deck."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.rules import CHANCE, IllegalAction, make_setup
from game.games.boreal.state import CardDealt, CardTaken, Rested, TokenMoved, deck_size
from tests.games.boreal.scenario import STARTS, card, cost, do, events, names, refusal, rules, start, table, texts
from tests.rules_marker import rule

FULL = [["still_tarn", "camp_fire", "warm_spring", "cloud_bank"], ["snow_gate", "whale_bay", "drift_ice"],
        ["lava_field", "rain_shore"], ["ember_cave"]]
NINE = [*FULL[:3], []]


@rule("BO-01")
def test_the_box() -> None:
    box = rules().components
    assert Counter(c.kind for c in box.cards) == {"start": 12, "place": 24, "archive": 8}
    s = start()
    assert s.tokens == (5, 5)
    assert len(s.board) == 8


@rule("BO-02")
def test_eight_of_twelve_starting_places_are_dealt() -> None:
    s = start()
    for left in range(12, 4, -1):
        assert rules().turn(s) == CHANCE
        outcomes = rules().chance(s)
        assert len(outcomes) == left
        assert {w for _, w in outcomes} == {1}
        s = do(s, rules().notation.text(outcomes[-1][0]))
    assert -1 not in s.board
    assert all(rules().components.cards[c].kind == "start" for c in s.board)
    assert len(s.starts) == 4
    assert rules().turn(s) == 0


@rule("BO-03")
def test_three_unknown_archives_are_in_the_deck() -> None:
    s = table()
    assert deck_size(s) == 27
    s = do(s, "scout birch_wood")
    weights = {rules().notation.text(o): w for o, w in rules().chance(s)}
    total = sum(weights.values())
    # each place is the top card in 1 of 27 cases, each of the eight archives in 3/27 * 1/8
    assert all(weights[f"deal {rules().components.cards[c].id}"] * 27 == total for c in range(12, 36))
    assert all(weights[f"deal {rules().components.cards[c].id}"] * 9 * 8 == total for c in range(36, 44))


@rule("BO-03")
def test_no_fourth_archive_comes_up() -> None:
    s = do(table(), "scout birch_wood", "deal star_tower", "scout moss_hollow", "deal seed_vault",
           "scout reindeer_ford", "deal map_room", "scout cloud_bank")
    assert all(o.card < 36 for o, _ in rules().chance(s))
    with pytest.raises(IllegalAction):
        do(s, "deal sun_stair")


@rule("BO-04")
def test_white_begins() -> None:
    assert rules().turn(table()) == 0


@rule("BO-05")
def test_the_cards() -> None:
    cards = rules().components.cards
    assert all(c.families == 0 for c in cards if c.kind == "archive")
    signs = Counter(f for c in cards for f in c.family_ids)
    assert signs == {"nature": 11, "sky": 10, "water": 10, "fire": 10}
    assert Counter(c.power for c in cards if c.power) == {
        "gain": 4, "reserve": 3, "peek": 3, "opponent_loses": 3, "swap_board": 2, "swap_pyramid": 2, "remove": 2}
    ends = Counter(c.end for c in cards if c.end)
    assert list(ends.values()) == [2] * 10
    assert sum(1 for c in cards if c.not_level_1) == 4
    assert all(dict(c.names).keys() == {"en", "de", "fr"} for c in cards)


@rule("BO-06", "BO-27")
def test_six_compasses_reach_exactly_the_spaces_1_to_6() -> None:
    s = table(white={"token": 6}, black={"token": 6})
    assert [a.split()[1] for a in texts(s) if a.startswith("discover")] == STARTS[:6]


@rule("BO-06")
def test_black_counts_from_the_other_end() -> None:
    s = table(turn="black", black={"token": 3}, white={"token": 8})
    # black's spaces 1, 2, 3 are white's 8, 7, 6; the card there on 6 costs more than 3
    assert cost("fishing_pier") <= 3 and cost("still_tarn") <= 3 < cost("windy_ridge")  # noqa: PT018
    assert [a for a in texts(s) if a.startswith("discover")] == ["discover fishing_pier", "discover still_tarn"]
    assert refusal(s, "discover birch_wood") == ("BO-06", "out_of_reach")
    assert refusal(s, "discover windy_ridge") == ("BO-07", "too_dear")


@rule("BO-06")
def test_on_space_0_nothing_of_the_board_is_in_reach() -> None:
    s = table(white={"token": 0})
    assert not [a for a in texts(s) if a.startswith("discover")]
    assert refusal(s, "discover birch_wood") == ("BO-06", "out_of_reach")


BOARD_27 = ["moss_hollow", "reindeer_ford", "snow_gate", "cloud_bank", "birch_wood", "windy_ridge", "still_tarn",
            "fishing_pier"]


@rule("BO-07", "BO-27")
def test_the_worked_example_of_an_exploration() -> None:
    places = [c for c in rules().components.cards if c.kind == "place" and not c.not_level_1]
    four = next(c.id for c in places if c.cost == 4)
    six = next(c.id for c in places if c.cost == 6)
    s = table(board=[*BOARD_27[:2], four, *BOARD_27[3:]], white={"token": 5, "reserve": [six]})
    assert refusal(s, f"discover {six}") == ("BO-07", "too_dear")
    assert do(s, f"discover {four}").tokens == (1, 5)
    scouted = do(s, "scout windy_ridge")  # on space 6, out of reach
    assert scouted.tokens == (5, 5)
    assert names(scouted.reserves[0]) == [six, "windy_ridge"]


@rule("BO-07")
def test_order_token_replacement_slot() -> None:
    s = table()
    assert events(s, "discover birch_wood") == [
        TokenMoved(0, 5, 5 - cost("birch_wood"), "discover"), CardTaken(0, card("birch_wood"), 1)]
    s = do(s, "discover birch_wood")
    assert rules().turn(s) == CHANCE
    assert events(s, "deal geyser") == [CardDealt(card("geyser"), 1)]
    s = do(s, "deal geyser")
    assert (s.phase, names(s.board)[0]) == ("place", "geyser")
    assert texts(s) == ["place L1S1"]
    s = do(s, "place L1S1")
    assert rules().turn(s) == 1
    assert s.tokens == (5 - cost("birch_wood") + 2, 5)  # 2 compasses of Birch Wood


@rule("BO-07")
def test_a_reserve_card_needs_no_reach_and_no_replacement() -> None:
    s = table(white={"token": cost("still_tarn"), "reserve": ["still_tarn"]})
    s = do(s, "discover still_tarn")
    assert s.phase == "place"
    assert s.tokens[0] == 0
    assert s.reserves[0] == ()


@rule("BO-07", "BO-14")
def test_a_card_without_a_slot_can_be_scouted_only() -> None:
    board = ["bear_den", *STARTS[1:]]
    s = table(board=board, white={"token": 8, "pyramid": [["camp_fire"]]})
    assert refusal(s, "discover bear_den") == ("BO-14", "no_slot")
    assert "scout bear_den" in texts(s)
    s = table(board=board, white={"token": 8, "pyramid": [["camp_fire", "smokehouse"]]})
    s = do(s, "discover bear_den", "deal geyser")
    assert texts(s) == ["place L2S1"]
    assert refusal(s, "place L1S3") == ("BO-14", "level_1")


@rule("BO-08")
def test_scouting_takes_any_card_and_leaves_the_token() -> None:
    s = table(white={"token": 0})
    assert [a.split()[1] for a in texts(s)] == STARTS
    s = do(s, "scout fishing_pier")
    assert (s.phase, names(s.reserves[0]), names(s.board)[7]) == ("refill", ["fishing_pier"], "")
    s = do(s, "deal geyser")
    assert names(s.board)[7] == "geyser"
    assert s.tokens[0] == 2  # 0 + Rest: 2 for space 0
    assert refusal(s, "scout fishing_pier") == ("BO-08", "not_on_board")


@rule("BO-09")
def test_one_archive_per_player_and_game() -> None:
    board = ["map_room", "star_tower", *STARTS[2:]]
    for own in ({"pyramid": [["sun_stair"]]}, {"reserve": ["sun_stair"]}):
        s = table(board=board, white={"token": 8, **own})
        assert refusal(s, "scout star_tower") == ("BO-09", "archive")
        assert refusal(s, "discover map_room") == ("BO-09", "archive")
    assert "discover sun_stair" in texts(s)  # the reserved one may be played
    black = table(board=board, turn="black", white={"reserve": ["sun_stair"]})
    assert "scout map_room" in texts(black)


@rule("BO-10")
def test_the_base_floats() -> None:
    s = table(white={"token": 8, "pyramid": [["camp_fire", "smokehouse"], ["warm_spring"]]})
    s = do(s, "discover cloud_bank", "deal geyser")
    assert texts(s) == ["place L1S0", "place L1S3"]
    left = do(s, "place L1S0")
    assert names(left.pyramids[0])[:6] == ["cloud_bank", "camp_fire", "smokehouse", "", "", "warm_spring"]
    right = do(s, "place L1S3")
    assert names(right.pyramids[0])[:6] == ["camp_fire", "smokehouse", "cloud_bank", "", "warm_spring", ""]
    assert refusal(s, "place L1S4") == ("BO-10", "must_touch")
    assert refusal(s, "place L1S1") == ("BO-10", "slot_taken")
    assert refusal(s, "place L2S2") == ("BO-10", "unsupported")


@rule("BO-10")
def test_growing_left_moves_every_level() -> None:
    s = table(white={"token": 8, "pyramid": [["camp_fire", "smokehouse", "snow_gate"], ["warm_spring", "whale_bay"],
                                             ["drift_ice"]]})
    s = do(s, "discover cloud_bank", "deal geyser", "place L1S0")
    assert names(s.pyramids[0]) == ["cloud_bank", "camp_fire", "smokehouse", "snow_gate", "", "warm_spring",
                                    "whale_bay", "", "drift_ice", ""]


@rule("BO-10")
def test_four_cards_fix_the_base_and_two_below_carry_one() -> None:
    s = table(white={"token": 8, "pyramid": [["camp_fire", "smokehouse", "warm_spring", "whale_bay"], ["snow_gate"]]})
    s = do(s, "discover cloud_bank", "deal geyser")
    assert texts(s) == ["place L2S2", "place L2S3"]
    assert refusal(s, "place L1S0") == ("BO-10", "base_full")
    assert refusal(s, "place L3S1") == ("BO-10", "unsupported")
    nine = do(table(white={"token": 8, "pyramid": NINE}, board=["birch_wood", *STARTS[1:3], "old_spruce",
                                                              *STARTS[4:6], "geyser", "smokehouse"]),
              "discover birch_wood", "deal storm_mast")
    assert texts(nine) == ["place L4S1"]


@rule("BO-11", "BO-27")
def test_rest_on_space_0_with_three_uncovered_compasses() -> None:
    # Still Tarn (2) and Camp Fire (2) lie under Ember Cave (3)
    s = table(white={"token": 0, "pyramid": [["still_tarn", "camp_fire"], ["ember_cave"]]}, board=[
        *STARTS[:6], "smokehouse", "fishing_pier"])
    found = events(do(s, "scout birch_wood"), "deal geyser")
    assert Rested(0, 3, 2, 0, 5) in found


@rule("BO-11")
@pytest.mark.parametrize(("token", "end"), [(0, 4), (1, 4), (2, 4), (6, 8), (7, 8), (8, 8)])
def test_rest_adds_two_on_0_and_one_on_1_and_stops_at_8(token: int, end: int) -> None:
    s = table(white={"token": token, "pyramid": [["windy_ridge"]]}, board=[*STARTS[:5], "camp_fire", *STARTS[6:]])
    assert do(s, "scout birch_wood", "deal geyser").tokens[0] == end


@rule("BO-12")
def test_a_pass_needs_that_nothing_is_possible() -> None:
    assert refusal(table(), "pass") == ("BO-12", "must_act")
    s = table(board=[""] * 8, deck=[], white={"token": 0, "reserve": ["birch_wood"]})
    assert texts(s) == ["pass"]
    after = do(s, "pass")
    assert (after.tokens[0], after.passes, after.turns, rules().turn(after)) == (2, 1, 1, 1)


@rule("BO-12")
def test_only_forbidden_archives_leave_a_pass() -> None:
    s = table(board=["map_room"] + [""] * 7, deck=[], white={"token": 8, "reserve": ["old_spruce", "sun_stair"],
                                                         "pyramid": []})
    assert texts(s) == ["discover old_spruce", "discover sun_stair"]
    s = table(board=["map_room"] + [""] * 7, deck=[], white={"token": 8, "pyramid": [["sun_stair"]]})
    assert texts(s) == ["pass"]


@rule("BO-12")
def test_two_passes_in_a_row_end_the_game() -> None:
    s = do(table(board=[""] * 8, deck=[]), "pass", "pass")
    assert s.phase == "over"
    assert rules().result(s).termination == "passes"
    # a turn that is played in between starts the count anew
    s = do(table(board=[""] * 8, deck=[], black={"reserve": ["birch_wood"]}), "pass", "discover birch_wood",
           "place L1S1", "pass")
    assert (s.phase, s.passes) == ("choose", 1)


@rule("BO-13")
def test_an_empty_deck_replaces_nothing_and_cards_stay() -> None:
    s = table(deck=[])
    after = do(s, "scout moss_hollow")
    assert names(after.board) == ["birch_wood", "", *STARTS[2:]]
    assert rules().turn(after) == 1
    placed = do(s, "discover birch_wood")
    assert placed.phase == "place"
    assert names(placed.board) == ["", *STARTS[1:]]


@rule("BO-13")
def test_the_last_card_of_the_deck_still_comes() -> None:
    s = do(table(deck=["geyser"], hidden_archives=0), "scout birch_wood")
    assert [rules().notation.text(o) for o, _ in rules().chance(s)] == ["deal geyser"]
    assert do(s, "deal geyser", "scout moss_hollow").phase == "choose"


def test_moves_of_another_moment_are_refused() -> None:
    s = table()
    assert refusal(s, "place L1S1")[1] == "now_choose"
    assert refusal(do(s, "discover birch_wood"), "place L1S1")[1] == "now_refill"
    assert refusal(do(s, "discover birch_wood", "deal geyser"), "scout geyser")[1] == "now_place"


@rule("BO-02", "BO-07", "BO-12", "BO-21", "BO-23")
def test_a_move_of_another_moment_names_the_rule_that_is_due() -> None:
    assert refusal(start(), "scout birch_wood") == ("BO-02", "now_setup")
    assert refusal(table(), "place L1S1") == ("BO-07", "now_choose")
    peek = do(table(white={"token": 8, "reserve": ["rain_shore"]}), "discover rain_shore", "place L1S1")
    assert refusal(peek, "take geyser") == ("BO-21", "now_peek")
    take = do(peek, "see geyser", "see whale_bay", "see drift_ice")
    assert refusal(take, "decline") == ("BO-21", "now_take")
    assert refusal(do(take, "take geyser"), "pass") == ("BO-21", "now_under")
    assert refusal(do(table(board=[""] * 8, deck=[]), "pass", "pass"), "pass") == ("BO-12", "over")
    s = table(turn="black", white={"pyramid": FULL}, board=["birch_wood", *[""] * 7], deck=[])
    assert refusal(do(s, "scout birch_wood"), "pass") == ("BO-23", "over")


def test_seats_are_two() -> None:
    with pytest.raises(ValueError, match="2 to 2"):
        make_setup(rules(), 3)
