"""What is selected at Boreal's table, and what the controller asks the rules about it.

Values and pure functions of views.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.boreal.state import Action, Discover, Scout, State, View


@dataclass(frozen=True, slots=True)
class Pick:
    """What is selected: one card or two (or the order in which cards go under the deck), and a slot for it."""

    cards: tuple[int, ...]
    slot: int | None = None


NOTHING = Pick(())


def turn_actions(card: int) -> tuple[Action, ...]:
    """What a card could be used for when a turn's action is due."""
    return (Discover(card), Scout(card))


def state_of(view: View) -> State:
    """The view as the rules take it: they ask nothing that is hidden in it."""
    return State(*view[:-1])
