"""What lies in Boreal's box, typed: cards, track, deck, points, as `seeds/boreal/components.toml` says.

A pure function of plain data; no file is read here. Cards are numbers (their place in the table) everywhere in
the rules; this is where a number finds its names, families and powers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from game.core.codec import CodecError, from_json

Kind = Literal["start", "place", "archive"]
KINDS: tuple[Kind, ...] = ("start", "place", "archive")

FAMILIES = ("nature", "sky", "water", "fire")
"""Family number f is bit 1 << f of a card's family mask."""

ENDS = (
    "points", "adjacent", "level", "family", "adjacent_family", "adjacent_different", "lead", "sets", "left",
    "right", "below",
)
"""How a card scores; its number is `Card.end`. "points" is a printed number, the rest are end powers (BO-25)."""
POINTS, ADJACENT, LEVEL, FAMILY, ADJACENT_FAMILY, ADJACENT_DIFFERENT, LEAD, SETS, LEFT, RIGHT, BELOW = range(11)

POWERS = ("", "reserve", "remove", "swap_board", "swap_pyramid", "peek", "gain", "opponent_loses")
"""Placement powers (BO-15 to BO-21); "" is none. Only the last two have an amount."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card. `families` is a bit mask, `end` an index of ENDS, `end_family` a family number or -1.

    `points` is the printed number (0 for end powers), `amount` the compasses of gain and opponent_loses.
    """

    id: str
    names: tuple[tuple[str, str], ...]
    kind: Kind
    families: int
    cost: int
    compasses: int
    points: int
    end: int
    end_family: int
    power: str
    amount: int
    not_level_1: bool

    def name(self, language: str) -> str:
        """The card's name in `language`, else in English."""
        names = dict(self.names)
        return names.get(language) or names["en"]

    @property
    def key(self) -> str:
        """The card as a sentence's parameter: the catalogue key of its name, marked as one."""
        return f"@boreal.card.{self.id}"

    @property
    def family_ids(self) -> tuple[str, ...]:
        return tuple(f for i, f in enumerate(FAMILIES) if self.families >> i & 1)


@dataclass(frozen=True, slots=True)
class BoardNumbers:
    """The track: `spaces` cards, tokens on 0 to `spaces`, and the bonus of a Rest on space 0, 1, ..."""

    spaces: int
    start: int
    rest_bonus: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckNumbers:
    """Archives shuffled in, and cards that a peek looks at."""

    archives: int
    peek: int


@dataclass(frozen=True, slots=True)
class EndNumbers:
    """Victory points of the end powers; `level` by level 1 to 4."""

    adjacent: int
    level: tuple[int, ...]
    family: int
    adjacent_family: int
    adjacent_different: int
    lead: int
    sets: int


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box. Cards are ordered by kind: starting places, places, archives."""

    version: int
    board: BoardNumbers
    deck: DeckNumbers
    ends: EndNumbers
    cards: tuple[Card, ...]

    def of_kind(self, kind: Kind) -> tuple[int, ...]:
        """The numbers of the cards of a kind, ascending."""
        return tuple(i for i, c in enumerate(self.cards) if c.kind == kind)

    def number(self, card_id: str) -> int:
        """The number of the card with that id; KeyError if there is none."""
        for number, card in enumerate(self.cards):
            if card.id == card_id:
                return number
        raise KeyError(card_id)


def read_components(data: Mapping[str, Any]) -> Components:
    """The typed components. CodecError says which entry can't be used and why."""
    for key in data:
        if key not in ("version", "board", "deck", "ends", "card"):
            raise CodecError(key, "unknown table")
    rows = data.get("card")
    if not isinstance(rows, list):
        raise CodecError("card", "lacks the list of cards")
    board = from_json(BoardNumbers, data.get("board"), "board")
    found = Components(
        version=from_json(int, data.get("version"), "version"),
        board=board,
        deck=from_json(DeckNumbers, data.get("deck"), "deck"),
        ends=from_json(EndNumbers, data.get("ends"), "ends"),
        cards=tuple(_card(row, f"card[{i}]") for i, row in enumerate(rows)),
    )
    _check(found)
    return found


def _check(found: Components) -> None:
    kinds = [KINDS.index(c.kind) for c in found.cards]
    if kinds != sorted(kinds):
        raise CodecError("card", "the cards must stand in the order start, place, archive")
    seen: set[str] = set()
    for i, card in enumerate(found.cards):
        if card.id in seen:
            raise CodecError(f"card[{i}].id", f"{card.id!r} stands twice")
        seen.add(card.id)
    if not 0 <= found.board.start <= found.board.spaces:
        raise CodecError("board.start", f"{found.board.start} is not on the track")
    if len(found.of_kind("start")) < found.board.spaces:
        raise CodecError("card", f"fewer starting places than the board's {found.board.spaces} spaces")
    if len(found.of_kind("archive")) < found.deck.archives:
        raise CodecError("deck.archives", "more archives in the deck than there are")
    if len(found.ends.level) != 4:
        raise CodecError("ends.level", "needs points for the levels 1 to 4")


_CARD_FIELDS = ("id", "name", "kind", "families", "cost", "compasses", "points", "end", "power", "not_level_1")


def _card(row: Any, where: str) -> Card:
    if not isinstance(row, Mapping):
        raise CodecError(where, "is not a table")
    for key in row:
        if key not in _CARD_FIELDS:
            raise CodecError(f"{where}.{key}", f"unknown field (known: {', '.join(_CARD_FIELDS)})")
    for key in ("id", "name", "kind", "families", "cost", "compasses"):
        if key not in row:
            raise CodecError(where, f"lacks {key}")
    if ("points" in row) == ("end" in row):
        raise CodecError(where, "needs either points or an end power")
    names = row["name"]
    if not isinstance(names, Mapping) or "en" not in names:
        raise CodecError(f"{where}.name", "needs a table of names with at least en")
    mask = 0
    for family in from_json(tuple[str, ...], row["families"], f"{where}.families"):
        mask |= 1 << _index(FAMILIES, family, f"{where}.families")
    end, end_family = POINTS, -1
    if "end" in row:
        word, _, family = from_json(str, row["end"], f"{where}.end").partition(":")
        end = _index(ENDS[1:], word, f"{where}.end") + 1
        if (end in (FAMILY, ADJACENT_FAMILY)) != bool(family):
            raise CodecError(f"{where}.end", f"{row['end']!r}: family powers, and only they, name a family")
        end_family = _index(FAMILIES, family, f"{where}.end") if family else -1
    power, _, amount = from_json(str, row.get("power", ""), f"{where}.power").partition(":")
    _index(POWERS, power, f"{where}.power")
    if (power in ("gain", "opponent_loses")) != amount.isdigit():
        raise CodecError(f"{where}.power", f"{row['power']!r}: gain and opponent_loses, and only they, name a number")
    numbers = {k: from_json(int, row.get(k, 0), f"{where}.{k}") for k in ("cost", "compasses", "points")}
    for key, number in numbers.items():
        if number < 0:
            raise CodecError(f"{where}.{key}", f"{number} is negative")
    return Card(
        id=from_json(str, row["id"], f"{where}.id"),
        names=tuple((str(k), str(v)) for k, v in names.items()),
        kind=from_json(Kind, row["kind"], f"{where}.kind"),  # type: ignore[arg-type]
        families=mask,
        cost=numbers["cost"],
        compasses=numbers["compasses"],
        points=numbers["points"],
        end=end,
        end_family=end_family,
        power=power,
        amount=int(amount or 0),
        not_level_1=from_json(bool, row.get("not_level_1", False), f"{where}.not_level_1"),
    )


def _index(words: tuple[str, ...], word: str, where: str) -> int:
    if word not in words:
        raise CodecError(where, f"{word!r} is not one of {', '.join(w for w in words if w)}")
    return words.index(word)
