"""Biathlon's data: course, state, view, actions, outcomes and events. No rule is carried out here.

NamedTuples, because search makes millions of them; imports core and the plain board only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.boards.board import Board

HIDDEN = -1
"""A card that lies face down for the viewer."""
NO_CARD = 0
"""The seat has chosen nothing yet, or sits out."""


@dataclass(frozen=True, slots=True)
class Course:
    """The loop: fields 0 (start/finish) to fields-1, and the green points in ascending order.

    `ahead[f]` is how far the next green point, or start/finish if that comes first, lies ahead of field f;
    `behind[f]` how far the last green point of this lap lies behind, 0 if there is none. `loop` is every field
    in order and start/finish once more.
    """

    fields: int
    greens: tuple[int, ...]
    ahead: tuple[int, ...] = field(init=False, repr=False, compare=False)
    behind: tuple[int, ...] = field(init=False, repr=False, compare=False)
    loop: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.fields < 2:
            raise ValueError(f"a course of {self.fields} fields: at least 2 are needed")
        if list(self.greens) != sorted(set(self.greens)) or not all(0 < g < self.fields for g in self.greens):
            raise ValueError(f"green points {self.greens}: ascending, between 1 and {self.fields - 1}")
        stops = (*self.greens, self.fields)
        ahead = tuple(next(g for g in stops if g > f) - f for f in range(self.fields))
        behind = tuple(min((f - g for g in self.greens if g < f), default=0) for f in range(self.fields))
        object.__setattr__(self, "ahead", ahead)
        object.__setattr__(self, "behind", behind)
        object.__setattr__(self, "loop", (*range(self.fields), 0))


def course_of(board: Board) -> Course:
    """The course of a lane board. ValueError names the space that doesn't fit."""
    if board.kind != "lane":
        raise ValueError(f"board {board.id}: Biathlon is raced on a lane board, not on a {board.kind} one")
    terrains: dict[int, str] = {}
    for space in board.spaces:
        if space.terrain not in ("start", "plain", "green"):
            raise ValueError(f"board {board.id}, space {space.id}: terrain {space.terrain!r} is none of "
                             "start, plain, green")
        if terrains.setdefault(space.rank, space.terrain) != space.terrain:
            raise ValueError(f"board {board.id}, space {space.id}: rank {space.rank} has two terrains")
    if sorted(terrains) != list(range(len(terrains))):
        raise ValueError(f"board {board.id}: the ranks must be 0, 1, 2, ... without a gap")
    starts = [rank for rank, terrain in terrains.items() if terrain == "start"]
    if starts != [0]:
        raise ValueError(f"board {board.id}: rank 0, and no other, must be the start (found {sorted(starts)})")
    return Course(len(terrains), tuple(sorted(r for r, t in terrains.items() if t == "green")))


class Arrival(NamedTuple):
    """A third arrival (BD-14): in which round, with how many surplus points, and as which in the order of that
    round's actions. The race goes on only if it could not be paid."""

    round: int
    surplus: int
    place: int


class Racer(NamedTuple):
    """One seat's piece and chips. `laps` counts arrivals at start/finish, `waits` the rounds to sit out."""

    field: int
    laps: int
    chips: int
    waits: int
    arrival: Arrival | None


class State(NamedTuple):
    """A whole game. `rounds` have ended so far; `start` holds the stone (-1 before the lot); `to_move` is a
    seat, CHANCE or OVER; `dice` ascending, empty before the roll; `cards` of this round by seat; `shown` are
    the cards of the last round that was played."""

    course: Course
    turn_order: bool
    time_track: bool
    rounds: int
    start: int
    to_move: int
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    players: tuple[Racer, ...]
    supply: int
    winners: tuple[int, ...]
    termination: str
    shown: tuple[int, ...]


class View(NamedTuple):
    """What `viewer` (None: everybody) may know: the state, others' cards of this round being HIDDEN."""

    viewer: int | None
    course: Course
    turn_order: bool
    time_track: bool
    rounds: int
    start: int
    to_move: int
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    players: tuple[Racer, ...]
    supply: int
    winners: tuple[int, ...]
    termination: str
    shown: tuple[int, ...]


class Preview(NamedTuple):
    """What a card would do for a seat, other cards aside: the fields passed (the first is where it stands),
    chips paid and gained, surplus points that lapse at the range, whether the range is reached, rounds owed
    there. `problem` says why it can't be carried out ("chips", "green"), else it is empty."""

    seat: int
    card: int
    path: tuple[int, ...]
    pay: int
    gain: int
    reached: bool
    surplus: int
    owed: int
    problem: str


# -- actions and outcomes ------------------------------------------------------------------
class Card(NamedTuple):
    """Action: choose the action card with this number."""

    number: int


class Start(NamedTuple):
    """Outcome: this seat begins with the stone."""

    seat: int


class Roll(NamedTuple):
    """Outcome: the dice, in ascending order as they lie in the power generator."""

    dice: tuple[int, ...]


# -- events --------------------------------------------------------------------------------
class StartPlayerDrawn(NamedTuple):
    seat: int


class DiceRolled(NamedTuple):
    """`seat` holds the stone; `round` is the number of the round that begins."""

    seat: int
    round: int
    dice: tuple[int, ...]


class CardChosen(NamedTuple):
    """`card` is HIDDEN for the others."""

    seat: int
    card: int


class CardsRevealed(NamedTuple):
    """By seat; NO_CARD for those who sit out."""

    cards: tuple[int, ...]


class SatOut(NamedTuple):
    """The seat's turn in the round passes, since it owes `rounds`, this one included."""

    seat: int
    rounds: int


class CardNotCarriedOut(NamedTuple):
    """`reason` is "chips" (too few of them) or "green" (no green point behind)."""

    seat: int
    card: int
    reason: str


class ChipsPaid(NamedTuple):
    """`hand` and `supply` are what is there afterwards; `reason` is "card" or "range"."""

    seat: int
    chips: int
    hand: int
    supply: int
    reason: str


class ChipsGained(NamedTuple):
    """`wanted` is what the card promises; `chips` is less if the supply was short."""

    seat: int
    chips: int
    wanted: int
    hand: int
    supply: int


class PieceMoved(NamedTuple):
    """`path` holds every field touched, the first being where the piece stood."""

    seat: int
    path: tuple[int, ...]
    backwards: bool


class ShootingReached(NamedTuple):
    """The piece is at start/finish for the `visit`-th time; `surplus` points lapse."""

    seat: int
    visit: int
    surplus: int


class LapCompleted(NamedTuple):
    seat: int
    lap: int


class RoundsOwed(NamedTuple):
    seat: int
    rounds: int


class WaitCounted(NamedTuple):
    """A round sat out is over; `left` are still owed."""

    seat: int
    left: int


class RoundEnded(NamedTuple):
    round: int


class MinutePassed(NamedTuple):
    """The time track shows `minutes` since the start."""

    minutes: int


class StonePassed(NamedTuple):
    """From `seat` to `to`."""

    seat: int
    to: int


class GameWon(NamedTuple):
    """`seats` share the victory; `termination` as in the result."""

    seats: tuple[int, ...]
    termination: str
    rounds: int


EVENTS: tuple[type, ...] = (
    StartPlayerDrawn, DiceRolled, CardChosen, CardsRevealed, SatOut, CardNotCarriedOut, ChipsPaid, ChipsGained,
    PieceMoved, ShootingReached, LapCompleted, RoundsOwed, WaitCounted, RoundEnded, MinutePassed, StonePassed,
    GameWon,
)
TERMINATIONS: tuple[str, ...] = ("paid", "surplus", "chips", "shared", "waited", "solo")
