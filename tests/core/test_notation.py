"""The one-line text form of moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.notation import Notation, NotationError


class Card(NamedTuple):
    number: int


class Roll(NamedTuple):
    dice: tuple[int, ...]


@dataclass(frozen=True)
class Place:
    card: str
    slot: int | None
    others: tuple[int, ...]
    turned: bool


class Pass(NamedTuple):
    pass


NOTATION = Notation({"card": Card, "place": Place, "pass": Pass}, {"roll": Roll})


@pytest.mark.parametrize(("move", "text"), [
    (Card(4), "card 4"),
    (Card(-1), "card -1"),
    (Roll((1, 2, 2, 5, 6)), "roll 1 2 2 5 6"),
    (Roll(()), "roll"),
    (Place("owl", 3, (1, 2), True), "place owl 3 1,2 yes"),
    (Place("owl", None, (), False), "place owl - . no"),
    (Pass(), "pass"),
])
def test_both_ways(move: object, text: str) -> None:
    assert NOTATION.text(move) == text
    assert NOTATION.parse(text) == move
    assert type(NOTATION.parse(text)) is type(move)


@given(st.builds(Place, st.text("abcxyz_", min_size=1), st.none() | st.integers(),
                 st.lists(st.integers(), max_size=4).map(tuple), st.booleans()))
def test_round_trip(move: Place) -> None:
    assert NOTATION.parse(NOTATION.text(move)) == move


def test_actions_and_outcomes_are_told_apart() -> None:
    assert NOTATION.is_action(Card(1))
    assert not NOTATION.is_action(Roll((1,)))


@pytest.mark.parametrize(("text", "said"), [
    ("", "the first word must be one of card, pass, place, roll"),
    ("jump 3", "the first word must be one of"),
    ("card", "write card <number>"),
    ("card 1 2", "write card <number>"),
    ("card x", "number is 'x', write a whole number"),
    ("place owl 1 2 maybe", "turned is 'maybe', write yes or no"),
    ("place owl", "write place <card> <slot> <others> <turned>"),
    ("pass now", "write pass"),
    ("roll 1 two", "dice is 'two'"),
])
def test_what_is_no_move_is_explained(text: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(text)
    assert said in str(caught.value)


def test_a_verb_or_class_twice_is_a_programmers_error() -> None:
    with pytest.raises(ValueError, match="twice"):
        Notation({"a": Card, "b": Card}, {})
    with pytest.raises(ValueError, match="twice"):
        Notation({"a": Card}, {"a": Roll})
