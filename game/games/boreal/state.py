"""Boreal's state, actions, outcomes and events: ids and small numbers only, no rule and no text.

Imports `core` and the pyramid's geometry. States and views are NamedTuples because a search copies many of
them; actions and outcomes are dataclasses, so that two different verbs about one card are never equal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, NamedTuple

from game.core.notation import Notation, NotationError
from game.games.boreal.components import Components
from game.games.boreal.pyramid import slot_name, slot_of

WHITE, BLACK = 0, 1

Phase = Literal["setup", "choose", "refill", "place", "power", "peek", "take", "under", "over"]
"""setup, refill and peek wait for an outcome; choose, place, power, take and under for the seat in turn."""


class Known(NamedTuple):
    """A card at the bottom of the deck that one seat put there; -1 in the views of everybody else."""

    card: int
    seat: int


class State(NamedTuple):
    """Everything about a game. Cards are numbers, -1 is none.

    `board` is in white's numbering: space n is `board[n - 1]`, for black it is space 9 - n (BO-06). `masks`
    are the filled slots of the pyramids. `hand` is the card being placed, or whose power is being used. The
    deck has no order: `deck` are the place cards that nobody has seen, `hidden` how many of the unseen
    `archives` are among them (which ones is drawn when one comes up, BO-03), `under` are the cards at its
    bottom, the upper one first. `seen` are cards being peeked at. `passes` counts passes in a row, `turns`
    finished turns of both.
    """

    phase: Phase
    seat: int
    tokens: tuple[int, int]
    board: tuple[int, ...]
    pyramids: tuple[tuple[int, ...], tuple[int, ...]]
    masks: tuple[int, int]
    reserves: tuple[tuple[int, ...], tuple[int, ...]]
    hand: int
    deck: tuple[int, ...]
    archives: tuple[int, ...]
    hidden: int
    under: tuple[Known, ...]
    seen: tuple[int, ...]
    starts: tuple[int, ...]
    removed: tuple[int, ...]
    passes: int
    turns: int


Cards = tuple[int, ...]
Pair = tuple[int, int]
Fields = tuple[
    Phase, int, Pair, Cards, tuple[Cards, Cards], Pair, tuple[Cards, Cards], int,
    Cards, Cards, int, tuple[Known, ...], Cards, Cards, Cards, int, int,
]
state_of: Callable[[Fields], State] = partial(tuple.__new__, State)
"""The state of these fields: what `State(...)` gives, in half its time. For the steps that a playout makes."""


class View(NamedTuple):
    """What `viewer` may know (None: everybody). The fields are those of the state; in `under` and `seen` the
    cards that the viewer hasn't seen are -1, and `deck`, `archives` and `hidden` count them as unseen."""

    phase: Phase
    seat: int
    tokens: tuple[int, int]
    board: tuple[int, ...]
    pyramids: tuple[tuple[int, ...], tuple[int, ...]]
    masks: tuple[int, int]
    reserves: tuple[tuple[int, ...], tuple[int, ...]]
    hand: int
    deck: tuple[int, ...]
    archives: tuple[int, ...]
    hidden: int
    under: tuple[Known, ...]
    seen: tuple[int, ...]
    starts: tuple[int, ...]
    removed: tuple[int, ...]
    passes: int
    turns: int
    viewer: int | None


def deck_size(s: State | View) -> int:
    """How many cards the deck holds, the known ones at its bottom included. In a view the cards that somebody else
    has seen are counted among the unseen: those under the deck once, those in his hand not at all."""
    known = sum(1 for k in s.under if k.card >= 0)
    return len(s.deck) + s.hidden + known - s.seen.count(-1)


def space_for(seat: int, space: int, spaces: int = 8) -> int:
    """White's space number as `seat` counts it, and back (BO-06)."""
    return space if seat == WHITE else spaces + 1 - space


# -- actions ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Discover:
    """Play a card from the board or the own reserve (BO-07)."""

    card: int


@dataclass(frozen=True, slots=True)
class Scout:
    """Take a card of the board into the reserve (BO-08)."""

    card: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Neither is possible (BO-12)."""


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the discovered card into a slot (BO-10); LEFT (-1, "L1S0") grows the base to the left."""

    slot: int


@dataclass(frozen=True, slots=True)
class Reserve:
    """Power: a card of the board into the reserve (BO-15)."""

    card: int


@dataclass(frozen=True, slots=True)
class Remove:
    """Power: a card of the board leaves the game (BO-16)."""

    card: int


@dataclass(frozen=True, slots=True)
class SwapBoard:
    """Power: two cards of the board change places (BO-17); `first` lies on white's lower space."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class SwapPyramid:
    """Power: two cards of the own pyramid change places (BO-18); `first` lies in the lower slot number."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Don't swap (BO-22)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Power: a peeked card into the reserve (BO-21)."""

    card: int


@dataclass(frozen=True, slots=True)
class Under:
    """The other peeked cards to the bottom of the deck, the upper one first (BO-21)."""

    cards: tuple[int, ...]


Action = Discover | Scout | Pass | Place | Reserve | Remove | SwapBoard | SwapPyramid | Decline | Take | Under


# -- outcomes --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """The card that comes to the board's gap: at setup a starting place, later the deck's top card."""

    card: int


@dataclass(frozen=True, slots=True)
class See:
    """The next card that a peek looks at: only the seat in turn sees it."""

    card: int


Outcome = Deal | See


# -- events ----------------------------------------------------------------------------------
# Spaces are white's numbers 1 to 8; space 0 means the reserve. Those of nearly every turn are NamedTuples, which are
# made in half the time; the others are dataclasses, so that two kinds about one card are never equal.


class CardDealt(NamedTuple):
    card: int
    space: int


class TokenMoved(NamedTuple):
    """`cause`: "discover", "gain" or "loss" (a Rest is `Rested`)."""

    seat: int
    start: int
    end: int
    cause: str


class CardTaken(NamedTuple):
    """A card was discovered and waits for its slot."""

    seat: int
    card: int
    space: int


class CardPlaced(NamedTuple):
    """`slot` is where it lies now; `shifted`: the rest of the pyramid moved one slot to the right."""

    seat: int
    card: int
    slot: int
    shifted: bool


class CardReserved(NamedTuple):
    """`space` 0: it came from the peeked cards. `scouted`: by the action, not by a power."""

    seat: int
    card: int
    space: int
    scouted: bool


@dataclass(frozen=True, slots=True)
class CardRemoved:
    seat: int
    card: int
    space: int


@dataclass(frozen=True, slots=True)
class CardsSwapped:
    """Two cards changed places; `first_place` and `second_place` are where they were (spaces or slots)."""

    seat: int
    where: Literal["board", "pyramid"]
    first: int
    second: int
    first_place: int
    second_place: int


@dataclass(frozen=True, slots=True)
class Peeked:
    """Secret: others see card -1."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class PutUnder:
    """Secret: others see cards -1. The upper one first."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PowerIdle:
    """The card's power found nothing to do (BO-22)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class PowerDeclined:
    seat: int
    card: int


class Rested(NamedTuple):
    """`compasses` of uncovered cards plus `bonus` of the space; `end` may be less than the sum (BO-11)."""

    seat: int
    compasses: int
    bonus: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    seat: int


@dataclass(frozen=True, slots=True)
class PyramidCompleted:
    seat: int


class TurnBegan(NamedTuple):
    """`number` is the seat's own turn, 1 and up; `last`: it is black's last (BO-23)."""

    seat: int
    number: int
    last: bool


@dataclass(frozen=True, slots=True)
class GameEnded:
    termination: str


EVENTS: tuple[type, ...] = (
    CardDealt, TokenMoved, CardTaken, CardPlaced, CardReserved, CardRemoved, CardsSwapped, Peeked, PutUnder,
    PowerIdle, PowerDeclined, Rested, TurnPassed, PyramidCompleted, TurnBegan, GameEnded,
)

# -- text form -------------------------------------------------------------------------------

ACTIONS: dict[str, type] = {
    "discover": Discover, "scout": Scout, "pass": Pass, "place": Place, "reserve": Reserve, "remove": Remove,
    "swap_board": SwapBoard, "swap_pyramid": SwapPyramid, "decline": Decline, "take": Take, "under": Under,
}
OUTCOMES: dict[str, type] = {"deal": Deal, "see": See}


class CardNotation(Notation):
    """"discover lava_field", "place L2S1", "under geyser bear_den": cards by id, slots by name."""

    def __init__(self, components: Components) -> None:
        super().__init__(ACTIONS, OUTCOMES)
        self._ids = tuple(c.id for c in components.cards)
        self._numbers = {card_id: i for i, card_id in enumerate(self._ids)}

    def text(self, move: Any) -> str:
        words = [self._verb_of[type(move)]]
        for name in self._hints[type(move)]:
            value = getattr(move, name)
            if name == "slot":
                words.append(slot_name(value))
            elif name == "cards":
                words += [self._ids[c] for c in value]
            else:
                words.append(self._ids[value])
        return " ".join(words)

    def parse(self, text: str) -> Any:
        words = text.split()
        if not words or words[0] not in self._class_of:
            known = ", ".join(sorted(self._class_of))
            raise NotationError(f"{text!r}: the first word must be one of {known}")
        cls = self._class_of[words[0]]
        names = list(self._hints[cls])
        if names == ["cards"]:
            return cls(tuple(self._card(w, text) for w in words[1:]))
        if len(words) - 1 != len(names):
            wanted = " ".join(f"<{n}>" for n in names)
            raise NotationError(f"{text!r}: write {words[0]} {wanted}".rstrip())
        return cls(*(self._field(n, w, text) for n, w in zip(names, words[1:], strict=True)))

    def _field(self, name: str, word: str, text: str) -> int:
        if name != "slot":
            return self._card(word, text)
        try:
            return slot_of(word)
        except ValueError as error:
            raise NotationError(f"{text!r}: {error}") from None

    def _card(self, word: str, text: str) -> int:
        if word not in self._numbers:
            raise NotationError(f"{text!r}: there is no card {word!r}")
        return self._numbers[word]
