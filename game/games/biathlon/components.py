"""What lies in Biathlon's box, typed: cards, dice, chips, laps, as `seeds/biathlon/components.toml` says.

A pure function of plain data; no file is read here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.core.codec import CodecError, from_json

Move = Literal["die", "stay", "fields", "green_ahead", "green_behind"]


@dataclass(frozen=True, slots=True)
class CardSpec:
    """An action card: how it moves (`value` is the generator's field or the number of fields) and the chips
    that it costs and brings."""

    number: int
    move: Move
    value: int = 0
    pay: int = 0
    gain: int = 0


@dataclass(frozen=True, slots=True)
class Chips:
    """Chips for each player, and how many of them he starts with in hand."""

    each: int
    hand: int


@dataclass(frozen=True, slots=True)
class Dice:
    """How many dice lie in the generator, and their faces 1 to `faces`."""

    number: int
    faces: int


@dataclass(frozen=True, slots=True)
class Race:
    """Arrivals at start/finish that end the race, the range's price in chips, minutes of a full circle."""

    laps: int
    price: int
    circle: int


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box."""

    chips: Chips
    dice: Dice
    race: Race
    cards: tuple[CardSpec, ...]


def parse(data: Mapping[str, object]) -> Components:
    """The components that the data describe. CodecError (a ValueError) names the field that is wrong."""
    box = from_json(Components, dict(data))
    for place, card in enumerate(box.cards):
        if card.number != place + 1:
            raise CodecError(f"cards[{place}].number", f"{card.number} instead of {place + 1}")
        if card.move == "die" and not 1 <= card.value <= box.dice.number:
            raise CodecError(f"cards[{place}].value", f"the generator has no field {card.value}")
        if min(card.pay, card.gain, card.value) < 0:
            raise CodecError(f"cards[{place}]", "a number below 0")
    if not 0 <= box.chips.hand <= box.chips.each:
        raise CodecError("chips.hand", f"{box.chips.hand} is not between 0 and {box.chips.each}")
    if min(box.dice.number, box.dice.faces, box.race.laps, box.race.price, box.race.circle, len(box.cards)) < 1:
        raise CodecError("components", "dice, laps, price, circle and cards are at least 1")
    return box
