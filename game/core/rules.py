"""The contract between a game and the house; read it as the specification.

Standard library only. A game's `rules.py` has a subclass of `Rules`, given by
its `make_rules(components)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from game.core.codec import from_json, to_json
from game.core.notation import Notation

S = TypeVar("S")  # state: immutable, hashable, made of tuples and small ints
A = TypeVar("A")  # action: what a seat chose
C = TypeVar("C")  # outcome: what chance chose
V = TypeVar("V")  # view: what one viewer may know

CHANCE = -1
"""`Rules.turn` when an outcome is due. Seats are 0, 1, ... in clockwise order."""
OVER = -2
"""`Rules.turn` when the game has ended."""

Value = int | str | bool
Params = tuple[tuple[str, Value], ...]
Draw = Callable[[], int]
"""A source of uniform 64-bit numbers, 0 <= n < 2**64."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game's setup. Texts are catalogue keys: `<game>.option.<id>` and `.help`."""

    id: str
    default: Value
    choices: tuple[Value, ...] = (False, True)
    alone: Value | None = None
    """What it always is with one seat, whatever is chosen; None: it is chosen as with more seats."""

    @property
    def is_flag(self) -> bool:
        return self.choices == (False, True)

    def check(self, value: object) -> Value:
        """The value, or ValueError naming the option and what it takes."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        raise ValueError(f"option {self.id}: {value!r} is not one of {', '.join(map(repr, self.choices))}")

    def parse(self, text: str) -> Value:
        """The value written as text on the command line ("on", "off", "3", "printed")."""
        flags = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        value: object = text
        if self.is_flag:
            value = flags.get(text.lower(), text)
        elif self.choices and type(self.choices[0]) is int and text.lstrip("-").isdigit():
            value = int(text)
        return self.check(value)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from: the number of seats, every declared option, and the board's plain data
    (a `game.boards.board.Board`, or None for games without boards)."""

    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    board: Any = None

    def option(self, name: str) -> Value:
        for key, value in self.options:
            if key == name:
                return value
        raise KeyError(name)


class Refusal(NamedTuple):
    """Why an action is not allowed: the rule's id ("BD-13") and the sentence's catalogue key and parameters.

    The sentence is looked up as `<game>.refusal.<key>`, or `refusal.<key>` for those of the house.
    """

    rule: str
    key: str
    params: Params = ()


class IllegalAction(ValueError):
    """Raised by `apply`: a programmer let through what `legal` does not list."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key} {dict(refusal.params)}")
        self.refusal = refusal


class Step(NamedTuple, Generic[S]):
    """What `apply` gives: the new state, and what happened, in order."""

    state: S
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The end: why (`termination`, a catalogue key), each seat's rank (1, 1, 3: ties share) and scores.

    `scores` holds one tuple per seat of (name, number) pairs that the result table shows.
    """

    termination: str
    ranking: tuple[int, ...]
    scores: tuple[tuple[tuple[str, int], ...], ...] = ()

    def share(self, seat: int) -> float:
        """The part of the victory that is the seat's: 1, or 1/k if k share the first rank, or 0."""
        return 1.0 / self.ranking.count(1) if self.ranking[seat] == 1 else 0.0


@dataclass(frozen=True, slots=True)
class Seats:
    """How many may play."""

    least: int
    most: int
    usual: int = field(default=0)

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.least <= number <= self.most


class Rules(ABC, Generic[S, A, C, V]):
    """A game. Every method is a pure function of its arguments; nothing is kept between calls."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Raised when a change alters the outcome of a recorded game."""
    seats: ClassVar[Seats]
    options: ClassVar[tuple[Option, ...]] = ()
    needs_board: ClassVar[bool] = False
    notation: ClassVar[Notation]
    """The one-line text form of every action and outcome."""
    state_type: ClassVar[type]
    """For the JSON form of states (`core.codec`)."""

    # -- playing ---------------------------------------------------------------------------
    @abstractmethod
    def initial(self, setup: Setup) -> S:
        """The state after setup, before the first outcome or choice. ValueError if it can't be set up."""

    @abstractmethod
    def turn(self, s: S) -> int:
        """The seat that must choose, CHANCE or OVER. Simultaneous choices come one after another."""

    @abstractmethod
    def legal(self, s: S) -> tuple[A, ...]:
        """All actions of the seat in turn, complete, in a stable order; empty at CHANCE and OVER.

        The only truth: highlights, bots, validation and fuzzers all use it."""

    @abstractmethod
    def why_not(self, s: S, action: A) -> Refusal | None:
        """None exactly if the action is in `legal(s)`."""

    @abstractmethod
    def chance(self, s: S) -> tuple[tuple[C, int], ...]:
        """All outcomes with positive integer weights, in a stable order; empty unless CHANCE is due."""

    def sample(self, s: S, number: int) -> C:
        """The outcome that a uniform 64-bit number picks. Same distribution as `chance`."""
        outcomes = self.chance(s)
        return pick_weighted(outcomes, number)

    @abstractmethod
    def apply(self, s: S, move: A | C) -> Step[S]:
        """The state after an action or outcome, and the events. Raises IllegalAction."""

    def advance(self, s: S, move: A | C) -> S:
        """`apply` without events, for search. A game may give a quicker one with the same result, which need
        not check the move again: only for moves that `legal` lists or `chance` gives."""
        return self.apply(s, move).state

    @abstractmethod
    def result(self, s: S) -> Result:
        """The result of a finished game. ValueError before the end."""

    # -- who may know what -----------------------------------------------------------------
    @abstractmethod
    def observe(self, s: S, viewer: int | None) -> V:
        """What the seat may know; None: what everybody may know (spectators, the handover screen)."""

    @abstractmethod
    def redact(self, event: Any, viewer: int | None) -> Any | None:
        """The event as the viewer may see it, or None if he sees nothing of it."""

    def seen(self, s: S, action: A, viewer: int) -> Any:  # noqa: ARG002
        """What the viewer sees of another seat's (or his own) action, as a hashable value; None if nothing.

        For search: what can't be seen must not be reacted to. By default everything is seen."""
        return action

    @abstractmethod
    def determinize(self, view: V, draw: Draw) -> S:
        """A full state consistent with the view; what is hidden is drawn from what is possible."""

    def private(self, s: S, seat: int) -> bool:  # noqa: ARG002
        """Whether the seat in turn now sees or chooses what others at the same screen must not see: then the
        screen is handed over first. Games with open choices say False."""
        return True

    # -- for people ------------------------------------------------------------------------
    def warnings(self, view: V, action: A) -> tuple[Refusal, ...]:  # noqa: ARG002
        """What a legal action may be regretted for ("can't be paid"); shown before the click counts."""
        return ()

    def problems(self, s: S) -> tuple[str, ...]:  # noqa: ARG002
        """What is impossible in a state (lost chips, a card twice), naming the field: for written
        positions and tests. Empty if the state can occur or is at least playable."""
        return ()

    def position(self, fields: Mapping[str, Any], setup: Setup) -> S:
        """The state that a hand-written position describes; fields not given are as after setup.

        The fields are those of the JSON form of the state, tables merged, lists replaced. A game gives a
        friendlier vocabulary by overriding. Raises ValueError naming the field and what it takes."""
        merged = merge(to_json(self.initial(setup)), dict(fields))
        state: S = from_json(self.state_type, merged)
        found = self.problems(state)
        if found:
            raise ValueError("; ".join(found))
        return state


def merge(base: Any, over: Any) -> Any:
    """JSON objects merged key by key; anything else is replaced."""
    if isinstance(base, dict) and isinstance(over, dict):
        return {**base, **{k: merge(base.get(k), v) for k, v in over.items()}}
    return over


def pick_weighted(outcomes: tuple[tuple[C, int], ...], number: int) -> C:
    """The outcome on which number falls; the bias of reducing 64 bits is below total/2**64."""
    sums = list(accumulate(weight for _, weight in outcomes))
    point = number % sums[-1]
    for (outcome, _), bound in zip(outcomes, sums, strict=True):
        if point < bound:
            return outcome
    raise AssertionError("weights are positive")


def make_setup(rules: Rules[Any, Any, Any, Any], seats: int, options: Mapping[str, object] | None = None,
               board: Any = None) -> Setup:
    """A checked setup with every option filled in. ValueError says which part can't be used and why."""
    if seats not in rules.seats:
        raise ValueError(f"{rules.id}: {seats} seats, but {rules.seats.least} to {rules.seats.most} can play")
    given = dict(options or {})
    filled = tuple((o.id, o.check(given.pop(o.id)) if o.id in given else o.default) for o in rules.options)
    if given:
        known = ", ".join(o.id for o in rules.options) or "none"
        raise ValueError(f"{rules.id}: no option {sorted(given)[0]!r} (known: {known})")
    if rules.needs_board and board is None:
        raise ValueError(f"{rules.id}: a board is needed")
    return Setup(seats, filled, board)
