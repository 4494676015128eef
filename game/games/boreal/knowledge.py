"""Boreal: who may know what. Views, events as others see them, and the full states that a view leaves possible.

Imports core and this room's state only. Secret are only cards peeked at (BO-21).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.rules import Draw
from game.games.boreal.state import Known, Peeked, PutUnder, State, View


def view_of(s: State, viewer: int | None, first_archive: int) -> View:
    """The state with the cards that the viewer may not know mixed among those nobody has seen."""
    if not s.under and (not s.seen or s.seat == viewer):
        return View(*s, viewer)
    hidden = [k.card for k in s.under if k.seat != viewer]
    under = tuple(k if k.seat == viewer else Known(-1, k.seat) for k in s.under)
    seen = s.seen
    if s.seat != viewer:
        hidden += seen
        seen = (-1,) * len(seen)
    places = tuple(sorted((*s.deck, *(c for c in hidden if c < first_archive))))
    stored = [c for c in hidden if c >= first_archive]
    archives = tuple(sorted((*s.archives, *stored)))
    return View(*s._replace(deck=places, archives=archives, hidden=s.hidden + len(stored), under=under, seen=seen),
                viewer)


def redacted(event: Any, viewer: int | None) -> Any:
    """The event without the cards that the viewer may not know."""
    match event:
        case Peeked(seat, _) if seat != viewer:
            return Peeked(seat, -1)
        case PutUnder(seat, cards) if seat != viewer:
            return PutUnder(seat, (-1,) * len(cards))
    return event


def drawn(deck: Sequence[int], archives: Sequence[int], hidden: int, number: int) -> int:
    """The card that a uniform number draws from a deck of known places and `hidden` of the archives."""
    each = len(archives) or 1
    point = number % (len(deck) * each + hidden * len(archives))
    index = point // each
    if index < len(deck):
        return int(deck[index])
    return int(archives[(point - len(deck) * each) // hidden])


def possible_state(view: View, draw: Draw, first_archive: int, may_take_archive: Callable[[State], bool]) -> State:
    """A full state that the view leaves possible; the cards it doesn't show are drawn."""
    state = State(*view[:-1])
    if all(k.card >= 0 for k in view.under) and -1 not in view.seen:
        return state
    deck, archives, hidden = list(view.deck), list(view.archives), view.hidden

    def real(card: int) -> int:
        nonlocal hidden
        if card >= 0:
            return card
        found = drawn(deck, archives, hidden, draw())
        if found >= first_archive:
            archives.remove(found)
            hidden -= 1
        else:
            deck.remove(found)
        return found

    seen = tuple(real(c) for c in view.seen)
    under = tuple(Known(real(k.card), k.seat) for k in view.under)
    if view.phase == "take" and min(seen) >= first_archive and not may_take_archive(state):
        # he chooses, so one of them can be taken: exchange one archive for an unseen place
        place = drawn(deck, [], 0, draw()) if deck else -1
        if place >= 0:
            deck.remove(place)
            archives.append(seen[0])
            hidden += 1
            seen = (place, *seen[1:])
    return state._replace(seen=seen, under=under, deck=tuple(deck), archives=tuple(sorted(archives)), hidden=hidden)
