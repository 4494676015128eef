"""A game being played: the setup, the seed, the log of actions and outcomes, and undo with its barrier.

Standard library only. Nothing here touches a disk or a screen: `game.savestate` stores what
`header` and the `Entry` values say, `scenes.table` shows what `Played` values tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.core.codec import CodecError, digest, from_json, to_json
from game.core.draws import keyed_draw
from game.core.notation import NotationError
from game.core.rules import CHANCE, OVER, IllegalAction, Refusal, Rules, Setup

AnyRules = Rules[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits on a seat: `kind` is "human" or a bot level ("easy", "normal", "hard"); `colour` 0 to 7
    is the seat colour and shape."""

    name: str
    kind: str = "human"
    colour: int = 0

    @property
    def human(self) -> bool:
        return self.kind == "human"


class Played(NamedTuple):
    """One entry of the log with what came of it. `seat` is CHANCE for an outcome."""

    number: int
    seat: int
    move: Any
    text: str
    before: Any
    after: Any
    events: tuple[Any, ...]


class ReplayError(ValueError):
    """Entry `number` of a stored log can't be replayed; `session` holds the part before it."""

    def __init__(self, number: int, problem: str, session: Session) -> None:
        super().__init__(f"entry {number}: {problem}")
        self.number = number
        self.problem = problem
        self.session = session


class Session:
    """The only mutable thing about a game; every change goes through `act`, `settle`, `undo`, `seal`."""

    def __init__(self, rules: AnyRules, setup: Setup, seed: str, seats: tuple[SeatInfo, ...],
                 *, practice: bool = False, start: Any = None) -> None:
        """`start` is a state to begin from instead of `rules.initial(setup)` (written positions)."""
        if len(seats) != setup.seats:
            raise ValueError(f"{len(seats)} names for {setup.seats} seats")
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.seats = seats
        self.practice = practice
        self.start = rules.initial(setup) if start is None else start
        self.from_position = start is not None
        self.played: list[Played] = []
        self.barrier = 0
        self.practised = False  # an undo went over a barrier: marked in the record

    # -- reading ---------------------------------------------------------------------------
    @property
    def state(self) -> Any:
        return self.played[-1].after if self.played else self.start

    @property
    def turn(self) -> int:
        return self.rules.turn(self.state)

    @property
    def over(self) -> bool:
        return self.turn == OVER

    def state_at(self, number: int) -> Any:
        """The state after the first `number` entries."""
        return self.played[number - 1].after if number else self.start

    # -- playing ---------------------------------------------------------------------------
    def act(self, action: Any) -> Played:
        """Carry out an action of the seat in turn. Raises IllegalAction, and then nothing has changed."""
        seat = self.turn
        if seat < 0:
            raise IllegalAction(Refusal("", "over" if seat == OVER else "wait"))
        return self._enter(seat, action)

    def settle(self) -> list[Played]:
        """Draw outcomes until a seat must choose or the game is over. A drawn outcome seals the log."""
        drawn = []
        while self.turn == CHANCE:
            number = keyed_draw(self.seed, self.outcomes_so_far())
            drawn.append(self._enter(CHANCE, self.rules.sample(self.state, number)))
        return drawn

    def outcomes_so_far(self) -> int:
        return sum(1 for p in self.played if p.seat == CHANCE)

    def force(self, outcome: Any) -> Played:
        """Enter a given outcome instead of drawing one (positions, replays). IllegalAction if impossible."""
        if self.turn != CHANCE:
            raise IllegalAction(Refusal("", "no_chance"))
        return self._enter(CHANCE, outcome)

    def _enter(self, seat: int, move: Any) -> Played:
        before = self.state
        step = self.rules.apply(before, move)
        text = self.rules.notation.text(move)
        entry = Played(len(self.played), seat, move, text, before, step.state, step.events)
        self.played.append(entry)
        if seat == CHANCE or self.over:  # the end reveals what was hidden, so nothing is taken back from there
            self.seal()
        return entry

    # -- undo ------------------------------------------------------------------------------
    def seal(self) -> None:
        """From here back nothing can be undone: something was rolled, revealed or handed over."""
        self.barrier = len(self.played)

    def undo_target(self, seats: Iterable[int] | None = None) -> int | None:
        """How many entries an undo would keep: back to before the last choice of one of the seats (None: of
        any human). None if there is none since the barrier."""
        wanted = set(seats) if seats is not None else {i for i, s in enumerate(self.seats) if s.human}
        floor = 0 if self.practice else self.barrier
        for p in reversed(self.played[floor:]):
            if p.seat in wanted:
                return int(p.number)
        return None

    def undo(self, seats: Iterable[int] | None = None) -> int | None:
        """Undo as `undo_target` says; returns how many entries were kept, None if nothing could be undone."""
        target: int | None = self.undo_target(seats)
        if target is None:
            return None
        if target < self.barrier:
            self.practised = True
        del self.played[target:]
        self.barrier = min(self.barrier, target)
        return target

    # -- storing ---------------------------------------------------------------------------
    def header(self) -> dict[str, Any]:
        """What a stored game begins with. The storing side adds its own keys (schema, app, id, created)."""
        return {
            "game": self.rules.id,
            "rules": self.rules.version,
            "setup": to_json(self.setup),
            "seed": self.seed,
            "seats": to_json(self.seats),
            "practice": self.practice,
            "start": to_json(self.start) if self.from_position else None,
        }

    def entry(self, played: Played) -> dict[str, Any]:
        """What is stored for one entry: text, digest of the state after it, and the state itself."""
        kind = "c" if played.seat == CHANCE else "a"
        return {kind: played.text, "d": digest(played.after), "state": to_json(played.after)}


def read_setup(rules: AnyRules, data: Mapping[str, Any], board_type: Any = None) -> Setup:
    """The setup of a stored header. CodecError says what doesn't fit."""
    setup = from_json(Setup, data, "setup")
    if setup.board is not None:
        if board_type is None:
            raise CodecError("setup.board", "this game has no board")
        setup = replace(setup, board=from_json(board_type, setup.board, "setup.board"))
    if setup.seats not in rules.seats:
        raise CodecError("setup.seats", f"{setup.seats} can't play {rules.id}")
    return setup


def load_session(rules: AnyRules, header: Mapping[str, Any], entries: Iterable[Mapping[str, Any]],
                 board_type: Any = None) -> Session:
    """The session that a stored header and its live entries (undo applied) describe.

    With the same rules version the log is replayed and every digest compared. A game of another version goes
    on from its last stored snapshot. Raises CodecError for the header or a snapshot that can't be, and ReplayError
    for an entry.
    """
    setup = read_setup(rules, header["setup"], board_type)
    seats = from_json(tuple[SeatInfo, ...], header["seats"], "seats")
    stored_start = header.get("start")
    start = _read_state(rules, stored_start, "start") if stored_start is not None else None
    practice = bool(header.get("practice"))
    session = Session(rules, setup, str(header["seed"]), seats, practice=practice, start=start)
    stored = list(entries)
    if header.get("rules") != rules.version:
        return _from_snapshot(session, stored)
    for number, entry in enumerate(stored):
        _replay(session, number, entry)
    return session


def _read_state(rules: AnyRules, data: Any, where: str) -> Any:
    """A stored state that nothing is replayed for: the file may come from anywhere, so what is impossible in it is
    refused here and not met in the middle of a turn. Raises CodecError."""
    state: Any = from_json(rules.state_type, data, where)
    try:
        found = rules.problems(state)
    except (LookupError, TypeError, ValueError) as error:  # numbers so wrong that they can't even be looked up
        found = (f"{type(error).__name__}: {error}",)
    if found:
        raise CodecError(where, "; ".join(found[:3]))
    return state


def _replay(session: Session, number: int, entry: Mapping[str, Any]) -> None:
    text = entry.get("c", entry.get("a"))
    try:
        move = session.rules.notation.parse(str(text))
        played = session.force(move) if "c" in entry else session.act(move)
    except (NotationError, IllegalAction) as error:
        raise ReplayError(number, str(error), session) from None
    if "d" in entry and digest(played.after) != entry["d"]:
        session.played.pop()
        raise ReplayError(number, f"{text!r} gives another position than was stored", session)


def _from_snapshot(session: Session, stored: list[Mapping[str, Any]]) -> Session:
    if stored:
        where = f"entry {len(stored) - 1}"
        session.start = _read_state(session.rules, stored[-1].get("state"), where)
        session.from_position = True
    return session
