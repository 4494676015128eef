"""A game being played: the log, keyed outcomes, undo and its barrier, storing and replaying."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.codec import CodecError
from game.core.draws import keyed_draw
from game.core.rules import CHANCE, IllegalAction, make_setup
from game.core.session import ReplayError, SeatInfo, Session, load_session
from tests.core.coins import COINS, SIDES, Call, Called, Coins, Throw

SEATS = (SeatInfo("Ann"), SeatInfo("Ben", "hard", 1))
HUMANS = (SeatInfo("Ann"), SeatInfo("Ben", colour=1))


def session(seats: tuple[SeatInfo, ...] = HUMANS, **more: Any) -> Session:
    return Session(COINS, make_setup(COINS, 2), "seed", seats, **more)


def stored(s: Session) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    return json.loads(json.dumps([s.header(), [s.entry(p) for p in s.played]]))  # type: ignore[return-value]


def played_out(s: Session) -> Session:
    while not s.over:
        s.settle()
        if not s.over:
            s.act(Call("heads" if s.turn else "tails"))
    return s


def test_an_entry_tells_what_was_done_and_what_came_of_it() -> None:
    s = session()
    entry = s.act(Call("heads"))
    assert (entry.number, entry.seat, entry.text) == (0, 0, "call heads")
    assert entry.events == (Called(0, "heads"),)
    assert (entry.before, entry.after) == (s.start, s.state)
    assert s.turn == 1


def test_outcomes_are_drawn_by_seed_and_number_alone() -> None:
    s = session()
    s.act(Call("heads"))
    s.act(Call("heads"))
    (drawn,) = s.settle()
    assert drawn.move == Throw(SIDES[keyed_draw("seed", 0) % 2])
    assert s.settle() == [], "a seat must choose"
    other = session()
    other.act(Call("tails"))
    other.act(Call("tails"))
    assert other.settle()[0].move == drawn.move, "what was chosen doesn't change what falls"


def test_an_illegal_action_changes_nothing() -> None:
    s = session()
    with pytest.raises(IllegalAction):
        s.act(Call("edge"))
    assert s.played == []
    s.act(Call("heads"))
    s.act(Call("heads"))
    with pytest.raises(IllegalAction):
        s.act(Call("heads"))
    assert len(s.played) == 2


def test_force_enters_a_given_outcome_and_only_when_one_is_due() -> None:
    s = session()
    with pytest.raises(IllegalAction):
        s.force(Throw("heads"))
    s.act(Call("heads"))
    s.act(Call("tails"))
    assert s.force(Throw("tails")).seat == CHANCE
    assert s.state.points == (0, 1)


def test_undo_stops_at_the_last_outcome() -> None:
    s = session()
    s.act(Call("heads"))
    s.act(Call("tails"))
    assert s.undo_target() == 1
    assert s.undo() == 1
    assert s.undo() == 0
    assert s.undo() is None
    s.act(Call("heads"))
    s.act(Call("tails"))
    s.settle()
    assert s.undo() is None
    assert not s.practised


def test_undo_goes_back_to_the_last_choice_of_a_human_or_of_the_seats_named() -> None:
    s = session(SEATS)
    s.act(Call("heads"))
    s.act(Call("tails"))
    assert s.undo_target() == 0, "Ben is a bot"
    assert s.undo_target([1]) == 1
    assert s.undo_target([]) is None


def test_a_seal_is_a_barrier() -> None:
    s = session()
    s.act(Call("heads"))
    s.seal()
    assert s.undo() is None


def test_nothing_is_taken_back_from_the_end() -> None:
    s = played_out(session())
    assert s.undo() is None


def test_practice_goes_over_the_barrier_marks_it_and_does_not_throw_anew() -> None:
    s = session(practice=True)
    s.act(Call("heads"))
    s.act(Call("tails"))
    (drawn,) = s.settle()
    assert s.undo() == 1
    assert s.practised
    s.act(Call("heads"))
    assert s.settle()[0].move == drawn.move


def test_a_stored_game_is_replayed() -> None:
    s = played_out(session(SEATS))
    header, entries = stored(s)
    again = load_session(COINS, header, entries)
    assert again.state == s.state
    assert again.seats == SEATS
    assert [p.text for p in again.played] == [p.text for p in s.played]
    assert again.barrier == s.barrier
    assert again.outcomes_so_far() == s.outcomes_so_far()


def test_a_game_from_a_position_is_stored_with_it() -> None:
    s = session(start=Coins((2, 1), (), 3))
    s.act(Call("heads"))
    again = load_session(COINS, *stored(s))
    assert again.start == Coins((2, 1), (), 3)
    assert again.from_position
    assert again.state == s.state


def test_another_version_goes_on_from_the_snapshot() -> None:
    s = session()
    s.act(Call("heads"))
    header, entries = stored(s)
    again = load_session(COINS, {**header, "rules": 2}, entries)
    assert again.state == s.state
    assert again.played == []
    assert load_session(COINS, {**header, "rules": 2}, []).state == s.start


@pytest.mark.parametrize(("number", "entry", "problem"), [
    (1, {"a": "call edge"}, "CO-01"),
    (1, {"a": "jump"}, "the first word must be"),
    (2, {"c": "throw heads", "d": "0" * 16}, "another position"),
    (0, {"c": "throw heads"}, "no_chance"),
])
def test_a_damaged_entry_leaves_the_part_before_it(number: int, entry: dict[str, Any], problem: str) -> None:
    s = session()
    s.act(Call("heads"))
    s.act(Call("tails"))
    s.force(Throw("heads"))
    header, entries = stored(s)
    entries[number] = entry
    with pytest.raises(ReplayError) as caught:
        load_session(COINS, header, entries)
    assert caught.value.number == number
    assert problem in str(caught.value)
    assert len(caught.value.session.played) == number


@pytest.mark.parametrize(("change", "path"), [
    ({"setup": {"seats": 5, "options": []}}, "setup.seats"),
    ({"setup": {"seats": "two"}}, "setup.seats"),
    ({"setup": {"seats": 2, "board": {"id": "x"}}}, "setup.board"),
    ({"seats": [{"nom": "Ann"}]}, "seats[0].nom"),
])
def test_a_damaged_header_is_named(change: dict[str, Any], path: str) -> None:
    header, entries = stored(session())
    with pytest.raises(CodecError) as caught:
        load_session(COINS, {**header, **change}, entries)
    assert caught.value.path == path


def test_names_for_every_seat() -> None:
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        Session(COINS, make_setup(COINS, 2), "seed", HUMANS[:1])


def test_states_of_the_past_can_be_looked_at() -> None:
    s = played_out(session())
    assert s.state_at(0) == s.start
    assert s.state_at(len(s.played)) == s.state
    assert s.state_at(1) == s.played[0].after
