"""What the log says of an event: catalogue keys and parameters, for every language alike.

Pure functions of events; `name` and `to` are seats, which the log replaces by the players' names.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.rules import Params
from game.games.biathlon.state import (
    HIDDEN,
    CardChosen,
    CardNotCarriedOut,
    CardsRevealed,
    ChipsGained,
    ChipsPaid,
    DiceRolled,
    GameWon,
    LapCompleted,
    MinutePassed,
    PieceMoved,
    RoundEnded,
    RoundsOwed,
    SatOut,
    ShootingReached,
    StartPlayerDrawn,
    StonePassed,
    WaitCounted,
)


class Told(NamedTuple):
    """A sentence: its catalogue key, and its parameters. Those called "name" and "to" are seats."""

    key: str
    params: Params


def _told(key: str, **params: int | str) -> Told:
    return Told(f"biathlon.event.{key}", tuple(params.items()))


def tell(event: Any) -> tuple[Told, ...]:
    """The sentences of one event, already redacted for the reader; mostly one. TypeError for no event."""
    match event:
        case StartPlayerDrawn(seat):
            return (_told("StartPlayerDrawn", name=seat),)
        case DiceRolled(seat, number, dice):
            return (_told("DiceRolled", name=seat, round=number, dice=" ".join(map(str, dice))),)
        case CardChosen(seat, card):
            own = _told("CardChosen.own", name=seat, card=card)
            return (_told("CardChosen", name=seat) if card == HIDDEN else own,)
        case CardsRevealed(cards):
            return tuple(_told("CardsRevealed", name=seat, card=c) for seat, c in enumerate(cards) if c)
        case SatOut(seat, rounds):
            return (_told("SatOut", name=seat, n=rounds),)
        case CardNotCarriedOut(seat, card, reason):
            return (_told(f"CardNotCarriedOut.{reason}", name=seat, card=card),)
        case ChipsPaid(seat, chips, _, _, reason):
            return (_told(f"ChipsPaid.{reason}", name=seat, n=chips),)
        case ChipsGained(seat, chips, wanted, _, _):
            if chips < wanted:
                return (_told("ChipsGained.short", name=seat, n=chips, wanted=wanted),)
            return (_told("ChipsGained", name=seat, n=chips),)
        case PieceMoved(seat, path, backwards):
            way = "back" if backwards else "forward" if path[-1] else "range"
            return (_told(f"PieceMoved.{way}", name=seat, n=len(path) - 1, field=path[-1]),)
        case ShootingReached(seat, _, surplus):
            if surplus:
                return (_told("ShootingReached.surplus", name=seat, n=surplus),)
            return (_told("ShootingReached", name=seat),)
        case LapCompleted(seat, lap):
            return (_told("LapCompleted", name=seat, n=lap),)
        case RoundsOwed(seat, rounds):
            return (_told("RoundsOwed", name=seat, n=rounds),)
        case WaitCounted(seat, left):
            return (_told("WaitCounted.left", name=seat, n=left) if left else _told("WaitCounted", name=seat),)
        case RoundEnded(number):
            return (_told("RoundEnded", round=number),)
        case MinutePassed(minutes):
            return (_told("MinutePassed", n=minutes),)
        case StonePassed(seat, to):
            return (_told("StonePassed", name=seat, to=to),)
        case GameWon(seats, termination, rounds):
            return tuple(_told(f"GameWon.{termination}", name=seat, n=rounds) for seat in seats)
    raise TypeError(f"{event!r} is no event of Biathlon")
