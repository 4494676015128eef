"""Boreal's deck: what may come off it, with which weight, and what is left of it.

Imports `core` and the game's plain rooms only. The deck has no order: what nobody has seen is drawn when it comes up
(BO-03), and after that the cards that were put under it, the upper one first.
"""

from __future__ import annotations

from typing import Any

from game.games.boreal.knowledge import drawn
from game.games.boreal.state import Cards, Deal, Known, Outcome, See, State
from game.games.boreal.tables import Tables

Left = tuple[Cards, Cards, int, tuple[Known, ...]]
"""deck, archives, hidden and under of a state."""


def has_cards(s: State) -> bool:
    """Whether the deck has a card left."""
    return bool(s.deck or s.hidden or s.under)


def chance(t: Tables, s: State) -> tuple[tuple[Outcome, int], ...]:
    """All that may come now, with weights; nothing unless a card is to be dealt or seen."""
    phase = s.phase
    if phase == "setup":
        return tuple((t.deal[c], 1) for c in s.starts)
    if phase not in ("refill", "peek"):
        return ()
    make: tuple[Any, ...] = t.deal if phase == "refill" else t.see
    if not s.deck and not s.hidden:
        return ((make[s.under[0].card], 1),)
    # one of `hidden` cards is an archive, any of the unseen ones: weights over a common denominator
    each = len(s.archives) or 1
    found = [(make[c], each) for c in s.deck]
    if s.hidden:
        found += [(make[c], s.hidden) for c in s.archives]
    return tuple(found)


def sample(t: Tables, s: State, number: int) -> Outcome:
    """The same outcome as from `chance`, without the list."""
    if s.phase == "setup":
        return t.deal[s.starts[number % len(s.starts)]]
    card = drawn(s.deck, s.archives, s.hidden, number) if s.deck or s.hidden else s.under[0].card
    return t.deal[card] if s.phase == "refill" else t.see[card]


def can_come(t: Tables, s: State, outcome: Deal | See) -> bool:  # noqa: ARG001
    """Whether `chance` lists the outcome."""
    card, phase = outcome.card, s.phase
    if phase == "setup":
        return type(outcome) is Deal and card in s.starts
    if phase != ("refill" if type(outcome) is Deal else "peek"):
        return False
    if not s.deck and not s.hidden:
        return card == s.under[0].card
    return card in s.deck or (s.hidden > 0 and card in s.archives)


def off_deck(s: State, card: int) -> Left:
    """What is left when this card has come off the deck."""
    deck = s.deck
    if card in deck:
        i = deck.index(card)
        return deck[:i] + deck[i + 1:], s.archives, s.hidden, s.under
    if s.hidden and card in s.archives:
        return deck, tuple([c for c in s.archives if c != card]), s.hidden - 1, s.under
    return deck, s.archives, s.hidden, s.under[1:]
