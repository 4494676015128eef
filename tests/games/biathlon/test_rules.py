"""The rules of Biathlon one by one, with the values of the rule sheet."""

from __future__ import annotations

import pytest

from game.core.rules import CHANCE, OVER, IllegalAction, make_setup
from game.games.biathlon.state import (
    HIDDEN,
    Card,
    CardChosen,
    CardNotCarriedOut,
    CardsRevealed,
    ChipsGained,
    ChipsPaid,
    DiceRolled,
    LapCompleted,
    MinutePassed,
    PieceMoved,
    Roll,
    RoundsOwed,
    SatOut,
    ShootingReached,
    Start,
    StartPlayerDrawn,
    StonePassed,
    WaitCounted,
)
from game.library import board_finder
from tests.games.biathlon.scenario import RULES, Scenario, lane_board, scenario
from tests.rules_marker import rule


def fresh(seats: int, **options: bool) -> Scenario:
    return Scenario(RULES.initial(make_setup(RULES, seats, options, lane_board())))


# -- before the race -----------------------------------------------------------------------
@rule("BD-01")
@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_twenty_chips_for_each_player_half_of_them_in_hand(seats: int) -> None:
    s = fresh(seats).state
    assert [r.chips for r in s.players] == [10] * seats
    assert s.supply == 10 * seats


@rule("BD-01")
def test_a_short_supply_gives_what_is_there_in_turn_order() -> None:
    race = scenario(players=[{"chips": 27}, {"chips": 15}, {"chips": 17}], start=1)
    assert race.state.supply == 1
    race.play(6, 6, 6)
    assert [r.chips for r in race.state.players] == [27, 16, 17]
    assert [(e.seat, e.chips, e.wanted) for e in race.told(ChipsGained)] == [(1, 1, 2), (2, 0, 2), (0, 0, 2)]


@rule("BD-01", "BD-05")
def test_chips_paid_by_an_earlier_card_are_there_for_a_later_one() -> None:
    race = scenario(players=[{"chips": 20}, {"chips": 20}], start=0).play(4, 6)
    assert [r.chips for r in race.state.players] == [18, 22]
    race = scenario(players=[{"chips": 20}, {"chips": 20}], start=1).play(6, 4)
    assert [r.chips for r in race.state.players] == [18, 20], "seat 1 was first and found nothing"


@rule("BD-01", "BD-09")
def test_a_short_supply_does_not_hinder_the_move_back() -> None:
    race = scenario(players=[{"chips": 19, "field": 6}, {"chips": 20}], start=0).play(9, 2)
    assert race.player(0).field == 4
    assert race.player(0).chips == 20


@rule("BD-02")
def test_ten_cards_everybody_at_the_start_and_a_start_player_by_lot() -> None:
    race = fresh(4)
    assert RULES.chance(race.state) == tuple((Start(seat), 1) for seat in range(4))
    assert all(r.field == 0 and r.laps == 0 for r in race.state.players)
    race.enter(Start(2))
    assert race.told(StartPlayerDrawn) == [StartPlayerDrawn(2)]
    race.roll(1, 2, 3, 4, 5)
    assert race.turn == 2
    assert RULES.legal(race.state) == tuple(Card(n) for n in range(1, 11))


@rule("BD-02")
def test_pieces_share_fields() -> None:
    race = scenario(4).play(7, 7, 7, 7)
    assert [r.field for r in race.state.players] == [3, 3, 3, 3]


@rule("BD-02")
@pytest.mark.parametrize("number", [0, 11, -3])
def test_there_are_no_other_cards(number: int) -> None:
    race = scenario(2)
    refusal = RULES.why_not(race.state, Card(number))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("BD-02", "no_such_card")
    with pytest.raises(IllegalAction):
        RULES.apply(race.state, Card(number))


# -- a round -------------------------------------------------------------------------------
@rule("BD-03")
def test_five_dice_in_ascending_order_with_their_true_weights() -> None:
    race = fresh(1)
    race.enter(Start(0))
    outcomes = dict(RULES.chance(race.state))
    assert sum(outcomes.values()) == 6**5
    assert all(list(roll.dice) == sorted(roll.dice) for roll in outcomes)
    assert outcomes[Roll((1, 1, 1, 1, 1))] == 1
    assert outcomes[Roll((1, 2, 3, 4, 5))] == 120
    assert outcomes[Roll((2, 2, 5, 5, 6))] == 30
    assert len(outcomes) == 252


@rule("BD-03")
@pytest.mark.parametrize("dice", [(5, 4, 3, 2, 1), (1, 2, 3, 4), (1, 2, 3, 4, 7), (0, 1, 1, 1, 1)])
def test_what_is_no_roll_is_refused(dice: tuple[int, ...]) -> None:
    race = fresh(1)
    race.enter(Start(0))
    with pytest.raises(IllegalAction, match="BD-03"):
        RULES.apply(race.state, Roll(dice))


@rule("BD-03")
def test_the_roll_belongs_to_the_start_player() -> None:
    race = fresh(3)
    race.enter(Start(1))
    race.roll(2, 2, 4, 4, 6)
    assert race.told(DiceRolled) == [DiceRolled(1, 1, (2, 2, 4, 4, 6))]


@rule("BD-04")
def test_cards_are_chosen_face_down_clockwise_and_shown_together() -> None:
    race = scenario(3, start=1)
    assert race.turn == 1
    race.enter(Card(7))
    assert race.turn == 2
    assert RULES.observe(race.state, 1).cards == (0, 7, 0)
    assert RULES.observe(race.state, 2).cards == (0, HIDDEN, 0)
    assert RULES.observe(race.state, None).cards == (0, HIDDEN, 0)
    assert race.player(1).field == 0, "nothing moves before all have chosen"
    race.enter(Card(7))
    race.enter(Card(2))
    assert race.told(CardsRevealed) == [CardsRevealed((2, 7, 7))]
    assert [r.field for r in race.state.players] == [2, 3, 3]


@rule("BD-04")
def test_a_chosen_card_is_redacted_for_the_others() -> None:
    event = CardChosen(1, 7)
    assert RULES.redact(event, 1) == event
    assert RULES.redact(event, 0) == CardChosen(1, HIDDEN)
    assert RULES.redact(event, None) == CardChosen(1, HIDDEN)


@rule("BD-04")
def test_cards_come_back_each_round() -> None:
    race = scenario(1).play(7).roll(1, 1, 1, 1, 1)
    assert Card(7) in RULES.legal(race.state)
    race.play(7)
    assert race.player(0).field == 6


@rule("BD-05")
def test_actions_go_clockwise_from_the_start_player() -> None:
    race = scenario(4, start=2).play(7, 7, 7, 7)
    assert [e.seat for e in race.told(PieceMoved)] == [2, 3, 0, 1]


@rule("BD-05", "BD-06")
def test_the_chip_of_card_one_counts_at_the_range() -> None:
    race = scenario(players=[{"field": 23, "chips": 4}, {}], dice=[1, 2, 3, 4, 5]).play(1, 6)
    assert race.player(0) == (0, 1, 0, 0, None)
    assert race.told(RoundsOwed) == []


@rule("BD-05")
def test_chips_before_the_move_before_the_range() -> None:
    race = scenario(players=[{"field": 22}, {}]).play(4, 6)
    assert race.happened(CardChosen, CardsRevealed, ChipsPaid, PieceMoved, ShootingReached, LapCompleted, ChipsPaid,
                         StonePassed)
    assert [(e.chips, e.reason, e.hand) for e in race.told(ChipsPaid)] == [(2, "card", 8), (5, "range", 3)]


# -- the ten cards -------------------------------------------------------------------------
@rule("BD-06")
@pytest.mark.parametrize(("card", "steps", "chips"), [(1, 2, 11), (2, 3, 10), (3, 3, 9), (4, 5, 8), (5, 6, 7)])
def test_cards_one_to_five_move_by_their_die(card: int, steps: int, chips: int) -> None:
    race = scenario(1, dice=[2, 3, 3, 5, 6]).play(card)
    assert race.player(0).field == steps
    assert race.player(0).chips == chips


@rule("BD-07")
def test_card_six_stays_and_takes_two() -> None:
    race = scenario(players=[{"field": 5}]).play(6)
    assert race.player(0)[:3] == (5, 0, 12)
    assert race.told(PieceMoved) == []


@rule("BD-07")
def test_card_seven_moves_three_free() -> None:
    race = scenario(players=[{"field": 5, "chips": 0}]).play(7)
    assert race.player(0)[:3] == (8, 0, 0)
    assert race.told(PieceMoved) == [PieceMoved(0, (5, 6, 7, 8), False)]


@rule("BD-08")
@pytest.mark.parametrize(("field", "target"), [(0, 2), (1, 2), (2, 4), (3, 4), (4, 8), (8, 10), (10, 14), (14, 17)])
def test_card_eight_goes_to_the_next_green_point_strictly_ahead(field: int, target: int) -> None:
    race = scenario(players=[{"field": field}]).play(8)
    assert race.player(0)[:3] == (target, 0, 8)


@rule("BD-08", "BD-13")
@pytest.mark.parametrize("field", [17, 20, 23])
def test_card_eight_ends_at_start_if_no_green_point_comes_first(field: int) -> None:
    race = scenario(players=[{"field": field}]).play(8)
    assert race.player(0)[:3] == (0, 1, 3)
    assert race.told(ShootingReached) == [ShootingReached(0, 1, 0)]


@rule("BD-09")
@pytest.mark.parametrize(("field", "target"), [(3, 2), (4, 2), (5, 4), (8, 4), (17, 14), (23, 17)])
def test_card_nine_goes_back_to_the_nearest_green_point(field: int, target: int) -> None:
    race = scenario(players=[{"field": field}]).play(9)
    assert race.player(0)[:3] == (target, 0, 13)
    (move,) = race.told(PieceMoved)
    assert move.backwards
    assert move.path == tuple(range(field, target - 1, -1))


@rule("BD-09", "BD-11")
@pytest.mark.parametrize("field", [0, 1, 2])
def test_card_nine_with_none_behind_in_this_lap_is_not_carried_out(field: int) -> None:
    race = scenario(players=[{"field": field, "lap": 2}]).play(9)
    assert race.player(0)[:3] == (field, 1, 10)
    assert race.told(CardNotCarriedOut) == [CardNotCarriedOut(0, 9, "green")]


@rule("BD-10")
def test_card_ten_sprints_ten_for_five() -> None:
    race = scenario(players=[{"field": 3, "chips": 5}]).play(10)
    assert race.player(0)[:3] == (13, 0, 0)


@rule("BD-11")
@pytest.mark.parametrize(("card", "chips"), [(3, 0), (4, 1), (5, 2), (8, 1), (10, 4)])
def test_who_cannot_pay_sits_this_one_round_out(card: int, chips: int) -> None:
    race = scenario(players=[{"field": 3, "chips": chips}, {}])
    warnings = RULES.warnings(RULES.observe(race.state, 0), Card(card))
    assert [(w.rule, w.key) for w in warnings] == [("BD-11", "cannot_pay")]
    assert Card(card) in RULES.legal(race.state), "it may be chosen all the same"
    race.play(card, 7)
    assert race.player(0) == (3, 0, chips, 0, None)
    assert race.told(CardNotCarriedOut) == [CardNotCarriedOut(0, card, "chips")]
    race.roll(1, 1, 1, 1, 1)
    assert race.turn == 1
    race.enter(Card(7))
    assert race.turn == 0, "it was this one round only"


@rule("BD-11")
def test_a_card_that_can_be_paid_exactly_is_carried_out() -> None:
    race = scenario(players=[{"chips": 2}])
    assert RULES.warnings(RULES.observe(race.state, 0), Card(4)) == ()
    race.play(4)
    assert race.player(0)[:3] == (4, 0, 0)


@rule("BD-09", "BD-11")
def test_the_app_warns_that_no_green_point_is_behind() -> None:
    race = scenario(players=[{"field": 2}])
    (warning,) = RULES.warnings(RULES.observe(race.state, 0), Card(9))
    assert (warning.rule, warning.key) == ("BD-09", "no_green_behind")


@rule("BD-12")
def test_the_stone_goes_clockwise_also_to_who_waits() -> None:
    race = scenario(players=[{}, {"lap": 2, "waits": 3}, {}], start=0).play(6, 6)
    assert race.told(StonePassed) == [StonePassed(0, 1)]
    race.roll(1, 1, 2, 2, 3)
    assert race.told(DiceRolled) == [DiceRolled(1, 2, (1, 1, 2, 2, 3))]
    assert race.turn == 2, "seat 1 rolls, and seat 2 chooses first"
    race.play(6, 6)
    assert race.state.start == 2
    race.roll(1, 1, 2, 2, 3).play(6, 6)
    assert race.state.start == 0, "after the last seat comes the first"


# -- the range -----------------------------------------------------------------------------
@rule("BD-13")
def test_the_range_stops_the_piece_and_surplus_points_lapse() -> None:
    race = scenario(players=[{"field": 20}], dice=[1, 1, 1, 1, 6]).play(5)
    assert race.player(0) == (0, 1, 2, 0, None)
    assert race.told(PieceMoved) == [PieceMoved(0, (20, 21, 22, 23, 0), False)]
    assert race.told(ShootingReached) == [ShootingReached(0, 1, 2)]
    assert race.told(LapCompleted) == [LapCompleted(0, 1)]


@rule("BD-13")
def test_the_range_reached_exactly() -> None:
    race = scenario(players=[{"field": 21}]).play(7)
    assert race.player(0) == (0, 1, 5, 0, None)
    assert race.told(ShootingReached) == [ShootingReached(0, 1, 0)]


@rule("BD-13")
@pytest.mark.parametrize(("chips", "owed"), [(0, 5), (1, 4), (4, 1), (5, 0), (6, 0)])
def test_with_fewer_than_five_chips_all_are_paid_and_a_round_owed_for_each_missing(chips: int, owed: int) -> None:
    race = scenario(players=[{"field": 22, "chips": chips}, {}]).play(7, 6)
    assert race.player(0) == (0, 1, max(0, chips - 5), owed, None)
    paid = [e.chips for e in race.told(ChipsPaid)]
    assert paid == ([min(chips, 5)] if chips else [])
    assert race.told(RoundsOwed) == ([RoundsOwed(0, owed)] if owed else [])


@rule("BD-13")
def test_rounds_are_sat_out_from_the_next_one_on_and_then_nothing_is_owed() -> None:
    race = scenario(players=[{"field": 22, "chips": 3}, {}]).play(7, 6)
    assert race.player(0).waits == 2, "the round of the arrival does not count"
    race.roll(1, 1, 1, 1, 1).play(6)
    assert race.told(SatOut) == [SatOut(0, 2)]
    assert race.told(WaitCounted) == [WaitCounted(0, 1)]
    race.roll(1, 1, 1, 1, 1).play(6)
    assert race.told(WaitCounted) == [WaitCounted(0, 0)]
    assert race.player(0) == (0, 1, 0, 0, None)
    race.roll(1, 1, 1, 1, 1)
    race.play(6, 7)
    assert race.player(0).field == 3


@rule("BD-13")
def test_the_app_warns_of_rounds_that_would_be_owed() -> None:
    race = scenario(players=[{"field": 20, "chips": 4}])
    (warning,) = RULES.warnings(RULES.observe(race.state, 0), Card(4))
    assert (warning.rule, warning.key, dict(warning.params)["n"]) == ("BD-13", "rounds_owed", 3)
    assert RULES.warnings(RULES.observe(race.state, 0), Card(7)) == ()


@rule("BD-13")
def test_the_last_card_before_the_range_may_fail_too() -> None:
    race = scenario(players=[{"field": 23, "chips": 1}, {}]).play(4, 6)
    assert race.player(0) == (23, 0, 1, 0, None), "not paid, so not moved and no range"


# -- the clock -----------------------------------------------------------------------------
@rule("BD-15")
def test_alone_the_time_track_is_always_in_use_and_else_an_option() -> None:
    assert fresh(1).state.time_track
    assert not fresh(2).state.time_track
    assert fresh(2, time_track=True).state.time_track


@rule("BD-15")
def test_a_minute_a_round_the_last_one_included() -> None:
    race = scenario(players=[{"lap": 3, "field": 18}], round=20).play(7)
    assert race.told(MinutePassed) == [MinutePassed(20)]
    race.roll(1, 1, 1, 1, 1).play(7)
    assert race.told(MinutePassed) == [MinutePassed(21)]
    assert race.result.termination == "solo"
    assert dict(race.result.scores[0])["minutes"] == 21


@rule("BD-15")
def test_without_the_time_track_no_minute_passes() -> None:
    race = scenario(2).play(7, 7)
    assert race.told(MinutePassed) == []
    race = scenario(2, options={"time_track": True}).play(7, 7)
    assert race.told(MinutePassed) == [MinutePassed(1)]


@rule("BD-15", "BD-16", "BD-14")
def test_waited_rounds_count_for_the_time_of_a_solo_race() -> None:
    race = scenario(players=[{"lap": 3, "field": 22, "chips": 2}], round=17).play(7)
    assert race.over, "nobody else is there, so the three rounds pass at once"
    assert dict(race.result.scores[0])["minutes"] == 20
    assert [e.minutes for e in race.told(MinutePassed)] == [17, 18, 19, 20]


@rule("BD-15", "BD-14")
def test_the_race_that_ends_at_once_counts_its_last_minute() -> None:
    race = scenario(players=[{"lap": 3, "field": 22}, {}], round=8,
                    options={"turn_order": True, "time_track": True}).play(7, 7)
    assert dict(race.result.scores[0])["minutes"] == 8


# -- sitting out ---------------------------------------------------------------------------
@rule("BD-16")
def test_who_sits_out_chooses_no_card() -> None:
    race = scenario(players=[{}, {"lap": 2, "waits": 1}, {}], start=1)
    assert race.turn == 2
    race.enter(Card(7))
    assert race.turn == 0
    race.enter(Card(7))
    assert race.told(CardsRevealed) == [CardsRevealed((7, 0, 7))]
    assert race.rolling


@rule("BD-16")
def test_if_everybody_sits_out_no_dice_are_rolled_the_stone_passes_and_the_counter_moves() -> None:
    race = scenario(players=[{"field": 22, "chips": 2}, {"field": 22, "chips": 3}], start=0,
                    options={"time_track": True}).play(7, 7)
    # 3 and 2 rounds are owed: two rounds pass with nobody, then seat 1 plays alone.
    assert [r.waits for r in race.state.players] == [1, 0]
    assert race.told(MinutePassed) == [MinutePassed(1), MinutePassed(2), MinutePassed(3)]
    assert race.told(StonePassed) == [StonePassed(0, 1), StonePassed(1, 0), StonePassed(0, 1)]
    assert race.state.start == 1
    assert race.rolling
    race.roll(1, 1, 1, 1, 1)
    assert race.turn == 1


# -- the boards ----------------------------------------------------------------------------
@rule("BD-17")
@pytest.mark.parametrize(("board", "fields", "greens"), [
    ("a", 24, (2, 4, 8, 10, 14, 17)),
    ("b", 22, (3, 5, 8, 13, 15)),
    ("c", 25, (2, 5, 7, 9, 12, 18)),
])
def test_the_three_boards(board: str, fields: int, greens: tuple[int, ...]) -> None:
    course = RULES.initial(make_setup(RULES, 2, {}, board_finder("biathlon")(board))).course
    assert (course.fields, course.greens) == (fields, greens)


def test_one_to_eight_can_play() -> None:
    for seats in range(1, 9):
        race = fresh(seats)
        race.enter(Start(seats - 1))
        race.roll(1, 2, 3, 4, 5).play(*[7] * seats)
        assert race.rolling
    for seats in (0, 9):
        with pytest.raises(ValueError, match="1 to 8"):
            make_setup(RULES, seats, {}, lane_board())


def test_nothing_is_chosen_before_the_roll_and_nothing_rolled_before_the_choice() -> None:
    race = fresh(2)
    for move, wanted in ((Card(1), "BD-02"), (Roll((1, 1, 1, 1, 1)), "BD-02")):
        with pytest.raises(IllegalAction, match=wanted):
            RULES.apply(race.state, move)
    race.enter(Start(0))
    with pytest.raises(IllegalAction, match="BD-03"):
        RULES.apply(race.state, Card(1))
    race.roll(1, 1, 1, 1, 1)
    with pytest.raises(IllegalAction, match="BD-04"):
        RULES.apply(race.state, Roll((1, 1, 1, 1, 1)))
    assert RULES.turn(race.state) == 0 != CHANCE
    race = scenario(players=[{"lap": 3, "field": 22}]).play(7)
    assert race.turn == OVER
    with pytest.raises(IllegalAction, match="BD-14"):
        RULES.apply(race.state, Card(1))
    with pytest.raises(ValueError, match="not over"):
        RULES.result(fresh(1).state)
