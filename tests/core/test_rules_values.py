"""The contract's plain values: options, setups, results, steps and the merging of positions."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import (
    CHANCE,
    OVER,
    IllegalAction,
    Option,
    Refusal,
    Result,
    Seats,
    Setup,
    make_setup,
    merge,
    pick_weighted,
)


class Stub:
    """As much of a game as make_setup asks for."""

    id = "stub"
    seats = Seats(2, 4, 3)
    options = (Option("fast", False), Option("deck", "printed", ("printed", "free")), Option("laps", 2, (1, 2, 3)))
    needs_board = False


def stub(**changes: Any) -> Any:
    made = Stub()
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def test_turns_of_nobody_are_no_seats() -> None:
    assert CHANCE < 0
    assert OVER < 0
    assert CHANCE != OVER


def test_a_setup_has_every_option_in_the_declared_order() -> None:
    setup = make_setup(stub(), 2, {"laps": 3})
    assert setup == Setup(2, (("fast", False), ("deck", "printed"), ("laps", 3)))
    assert setup.option("laps") == 3
    with pytest.raises(KeyError):
        setup.option("speed")


@pytest.mark.parametrize(("seats", "options", "named"), [
    (1, {}, "1 seats, but 2 to 4"),
    (5, {}, "5 seats"),
    (2, {"laps": 4}, "option laps: 4 is not one of 1, 2, 3"),
    (2, {"laps": True}, "option laps: True"),
    (2, {"fast": 1}, "option fast: 1"),
    (2, {"deck": "none"}, "option deck: 'none'"),
    (2, {"lap": 1}, "no option 'lap' (known: fast, deck, laps)"),
])
def test_what_can_not_be_set_up_is_named(seats: int, options: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared below
        make_setup(stub(), seats, options)
    assert named in str(caught.value)


def test_a_board_is_asked_for_where_one_is_needed() -> None:
    with pytest.raises(ValueError, match="a board is needed"):
        make_setup(stub(needs_board=True), 2)
    assert make_setup(stub(needs_board=True), 2, board="a board").board == "a board"


@pytest.mark.parametrize(("option", "text", "value"), [
    (Option("a", False), "on", True),
    (Option("a", False), "Yes", True),
    (Option("a", True), "off", False),
    (Option("a", 2, (1, 2)), "1", 1),
    (Option("a", "x", ("x", "y")), "y", "y"),
])
def test_options_written_as_text(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value


def test_options_written_wrongly() -> None:
    for option, text in ((Option("a", False), "maybe"), (Option("a", 2, (1, 2)), "3"), (Option("a", 2, (1, 2)), "x")):
        with pytest.raises(ValueError, match="option a"):
            option.parse(text)


def test_shares_of_a_tie() -> None:
    result = Result("shared", (1, 1, 3))
    assert [result.share(i) for i in range(3)] == [0.5, 0.5, 0.0]


def test_seats() -> None:
    assert 2 in Seats(2, 4)
    assert 5 not in Seats(2, 4)
    assert "2" not in Seats(2, 4)


def test_an_illegal_action_carries_its_refusal() -> None:
    error = IllegalAction(Refusal("BD-13", "too_few", (("n", 3),)))
    assert error.refusal.rule == "BD-13"
    assert "BD-13" in str(error)


def test_merge_goes_into_tables_and_replaces_lists() -> None:
    assert merge({"a": {"b": 1, "c": 2}, "d": [1, 2]}, {"a": {"c": 3}, "d": [9]}) == {"a": {"b": 1, "c": 3}, "d": [9]}


def test_pick_weighted_gives_each_its_share() -> None:
    outcomes = (("x", 3), ("y", 1))
    assert [pick_weighted(outcomes, n) for n in range(8)] == list("xxxyxxxy")
    assert pick_weighted(outcomes, 2**64 - 1) == "y"
