"""What the log says of an event of Boreal: catalogue keys and parameters, for every language alike.

Pure functions of events; `name` is a seat, which the log replaces by the player's name, and a value that begins
with "@" is the catalogue key of a card's name.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.rules import Params
from game.games.boreal.components import Components
from game.games.boreal.pyramid import LEVEL_OF
from game.games.boreal.state import (
    CardDealt,
    CardPlaced,
    CardRemoved,
    CardReserved,
    CardsSwapped,
    CardTaken,
    GameEnded,
    Peeked,
    PowerDeclined,
    PowerIdle,
    PutUnder,
    PyramidCompleted,
    Rested,
    TokenMoved,
    TurnBegan,
    TurnPassed,
)


class Told(NamedTuple):
    """A sentence: its catalogue key and its parameters. The one called "name" is a seat."""

    key: str
    params: Params


def _told(key: str, **params: int | str) -> Told:
    return Told(f"boreal.event.{key}", tuple(params.items()))


def tell(components: Components, event: Any) -> tuple[Told, ...]:
    """The sentences of one event, already redacted for the reader; mostly one. TypeError for no event."""

    def named(card: int) -> str:
        return components.cards[card].key

    match event:
        case CardDealt(card, _):
            return (_told("CardDealt", card=named(card)),)
        case TokenMoved(seat, start, end, cause):
            return (_told(f"TokenMoved.{cause}", name=seat, n=abs(end - start)),)
        case CardTaken(seat, card, space):
            return (_told("CardTaken.board" if space else "CardTaken.reserve", name=seat, card=named(card)),)
        case CardPlaced(seat, card, slot, _):
            return (_told("CardPlaced", name=seat, card=named(card), level=LEVEL_OF[slot]),)
        case CardReserved(seat, card, space, scouted):
            way = "scouted" if scouted else "power" if space else "peek"
            return (_told(f"CardReserved.{way}", name=seat, card=named(card)),)
        case CardRemoved(seat, card, _):
            return (_told("CardRemoved", name=seat, card=named(card)),)
        case CardsSwapped(seat, where, first, second, _, _):
            return (_told(f"CardsSwapped.{where}", name=seat, first=named(first), second=named(second)),)
        case Peeked(seat, card):
            return (_told("Peeked", name=seat) if card < 0 else _told("Peeked.own", name=seat, card=named(card)),)
        case PutUnder(seat, cards):
            if -1 in cards:
                return (_told("PutUnder", name=seat, n=len(cards)),)
            return tuple(_told("PutUnder.own", name=seat, card=named(c)) for c in cards)
        case PowerIdle(_, card):
            return (_told("PowerIdle", card=named(card)),)
        case PowerDeclined(seat, _):
            return (_told("PowerDeclined", name=seat),)
        case Rested(seat, compasses, bonus, start, end) if bonus:  # else nobody could tell where the sum comes from
            params = {"name": seat, "n": compasses, "bonus": bonus, "start": start, "end": end}
            return (_told("Rested.bonus", **params),)
        case Rested(seat, compasses, bonus, _, end):
            return (_told("Rested", name=seat, n=compasses + bonus, end=end),)
        case TurnPassed(seat):
            return (_told("TurnPassed", name=seat),)
        case PyramidCompleted(seat):
            return (_told("PyramidCompleted", name=seat),)
        case TurnBegan(seat, number, last):
            return (_told("TurnBegan.last" if last else "TurnBegan", name=seat, n=number),)
        case GameEnded(termination):
            return (_told(f"GameEnded.{termination}"),)
    raise TypeError(f"{event!r} is no event of Boreal")
