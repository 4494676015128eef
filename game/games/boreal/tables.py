"""Boreal's box laid out for speed: what the rules ask again and again of a card, a set of filled slots or a space.

Imports `core` and the plain data only. Made once with the rules and never altered; the actions about one card are
made here too, so that listing them is looking them up.
"""

from __future__ import annotations

from typing import TypeVar

from game.games.boreal.components import Components
from game.games.boreal.pyramid import shape
from game.games.boreal.scoring import Scorer
from game.games.boreal.state import Deal, Discover, Place, Remove, Reserve, Scout, See, Take

T = TypeVar("T")


class Tables:
    """Tuples by card number; where -1 (no card) may be asked for, the last entry answers it.

    `free[high]`, the actions `slots[high]` and `playable` go by the set of filled slots; `playable[mask][token]` has
    for each card the action that discovers it, or None if it can't be paid or laid. `plain_playable`, `plain_scout`
    and `plain_reserve` are the same without archives, for who has had his (BO-09).
    """

    def __init__(self, components: Components, scorer: Scorer) -> None:
        cards = components.cards
        every = range(len(cards))
        places = shape()
        self.spaces = components.board.spaces
        self.peek = components.deck.peek
        self.archives = frozenset(components.of_kind("archive"))
        self.first_archive = min(self.archives)
        self.cost = tuple(c.cost for c in cards)
        self.power = tuple(c.power for c in cards)
        self.amount = tuple(c.amount for c in cards)
        self.high = (*(c.not_level_1 for c in cards), False)
        self.compasses = scorer.compasses
        self.bonus = scorer.bonus
        self.uncovered = places.uncovered

        self.deal = tuple(Deal(c) for c in every)
        self.see = tuple(See(c) for c in every)
        self.take = tuple(Take(c) for c in every)
        self.remove = (*(Remove(c) for c in every), None)
        self.reserve = (*(Reserve(c) for c in every), None)
        self.scout = (*(Scout(c) for c in every), None)
        self.plain_reserve = self._without_archives(self.reserve)
        self.plain_scout = self._without_archives(self.scout)
        low = tuple(tuple(Place(slot) for slot in slots) for slots in places.open)
        upper = tuple(tuple(Place(slot) for slot in slots) for slots in places.upper)
        self.slots = (low, upper)
        self.free = (places.open, places.upper)

        discover = tuple(Discover(c) for c in every)
        ways = tuple(
            tuple(
                (*(a if cards[a.card].cost <= token and (high or not cards[a.card].not_level_1) else None
                   for a in discover), None)
                for token in range(self.spaces + 1)
            )
            for high in (False, True)
        )
        plain = tuple(tuple(self._without_archives(row) for row in rows) for rows in ways)
        self.playable = tuple(ways[bool(slots)] for slots in places.upper)
        self.plain_playable = tuple(plain[bool(slots)] for slots in places.upper)

    def _without_archives(self, row: tuple[T | None, ...]) -> tuple[T | None, ...]:
        return (*row[:self.first_archive], *(None for _ in row[self.first_archive:]))
