"""Lists and checks of Boreal's choices agree: an action is judged without its list, so both are held side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from game.core.rules import IllegalAction
from game.games.boreal.pyramid import FULL, LEFT, SLOTS, faults, grown, mask_of, shape, with_card
from game.games.boreal.state import (
    Decline,
    Discover,
    Pass,
    Place,
    Remove,
    Reserve,
    Scout,
    State,
    SwapBoard,
    SwapPyramid,
    Take,
    Under,
    state_of,
)
from tests.games.boreal.scenario import play_randomly, rules, start, table
from tests.rules_marker import rule

CARDS = range(-1, 45)
"""One below and one above those that there are."""


def every_action(s: State) -> Iterator[Any]:
    """All that could be chosen anywhere, and some that never can."""
    yield from (Pass(), Decline())
    for kind in (Discover, Scout, Reserve, Remove, Take):
        yield from (kind(c) for c in CARDS)
    yield from (Place(slot) for slot in range(LEFT - 1, SLOTS + 1))
    for places in (s.board, s.pyramids[s.seat]):
        for first in {*places, 7}:
            yield from (SwapBoard(first, second) for second in (*s.board, 8))
            yield from (SwapPyramid(first, second) for second in (*s.pyramids[s.seat], 9))
    yield from (Under(cards) for n in range(len(s.seen) + 1) for cards in permutations(s.seen, n))
    yield Under((*s.seen, 3))


def check(s: State) -> set[str]:
    """Every action: listed, or refused by `why_not` and `apply` alike. The kinds that were listed."""
    legal = rules().legal(s)
    assert len(set(legal)) == len(legal)
    listed = set(legal)
    tried = set(every_action(s))
    assert listed <= tried
    for action in tried:
        refusal = rules().why_not(s, action)
        assert (refusal is None) == (action in listed), action
        if refusal is None:
            assert rules().apply(s, action).state == rules().advance(s, action)
        else:
            with pytest.raises(IllegalAction) as caught:
                rules().apply(s, action)
            assert caught.value.refusal == refusal
    return {type(action).__name__ for action in legal}


@rule("BO-06", "BO-09", "BO-12", "BO-22")
def test_an_action_is_allowed_exactly_if_it_is_listed() -> None:
    kinds: set[str] = set()
    met: Counter[str] = Counter()

    def look(before: State, move: Any, after: State) -> None:
        due = rules().components.cards[after.hand].power if after.phase == "power" else after.phase
        met[due] += 1
        if met[due] <= 20 or met[due] % 100 == 0:
            kinds.update(check(after))

    for seed in range(40):
        play_randomly(seed, look)
    assert kinds - {"Pass"} == {"Discover", "Scout", "Place", "Reserve", "Remove", "SwapBoard", "SwapPyramid",
                                "Decline", "Take", "Under"}
    # a forbidden archive is all there is
    assert check(table(board=["map_room"] + [""] * 7, deck=[], white={"pyramid": [["sun_stair"]]})) == {"Pass"}


@rule("BO-10")
def test_the_filled_slots_after_a_card_is_laid() -> None:
    cards = tuple(range(SLOTS))
    for mask in range(FULL + 1):
        pyramid = tuple(card if mask >> slot & 1 else -1 for slot, card in enumerate(cards))
        if faults(pyramid):
            continue
        for slot in shape().open[mask]:
            assert grown(mask, slot) == mask_of(with_card(pyramid, slot, 20))


def test_a_state_made_from_its_fields_is_a_state() -> None:
    s = start()
    made = state_of(tuple(s))
    assert made == s
    assert type(made) is State
    assert made.turns == s.turns
