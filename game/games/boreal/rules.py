"""Boreal: two players, a pyramid of places each. Read beside `seeds/boreal/rules.en.md`; numbers BO-01 to BO-27.

Imports `core` only. A turn is a row of single choices: discover (the replacement card is dealt), slot, power,
then Rest by itself; or scout (dealt), Rest. What may be chosen is in `choices`, what may be dealt in `dealing`, what
follows in `turns`, `powers` and `rest`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from game.core.rules import CHANCE, OVER, Draw, IllegalAction, Option, Refusal, Result, Rules, Setup, Step
from game.games.boreal import SEATS
from game.games.boreal.choices import MAY, may_take_archive, orders, peeked_actions, power_actions, turn_actions
from game.games.boreal.components import Components, read_components
from game.games.boreal.dealing import can_come, chance, sample
from game.games.boreal.knowledge import possible_state, redacted, view_of
from game.games.boreal.position import problems_of, read_position
from game.games.boreal.pyramid import EMPTY, FULL, SLOTS
from game.games.boreal.refusals import refuse
from game.games.boreal.rest import termination
from game.games.boreal.scoring import CardScore, Preview, Scorer
from game.games.boreal.state import (
    BLACK,
    WHITE,
    Action,
    CardNotation,
    Deal,
    Outcome,
    Place,
    See,
    State,
    SwapPyramid,
    Under,
    View,
)
from game.games.boreal.tables import Tables
from game.games.boreal.telling import Told, tell
from game.games.boreal.turns import STEPS

_ALLOWED: Mapping[type, Callable[[Tables, State, Any], bool]] = {**MAY, Deal: can_come, See: can_come}
"""For each kind of move, choices and outcomes alike, the question whether one is allowed."""


def make_rules(components: Mapping[str, Any]) -> Boreal:
    """The rules with the data of `seeds/boreal/components.toml`. CodecError if it can't be used."""
    return Boreal(read_components(components))


class Boreal(Rules[State, Action, Outcome, View]):
    id: ClassVar[str] = "boreal"
    version: ClassVar[int] = 2
    seats = SEATS
    options: ClassVar[tuple[Option, ...]] = (
        Option("fixed_view", False),  # the board doesn't turn with the seat (BO-06)
        Option("running_score", True),
    )
    state_type: ClassVar[type] = State

    def __init__(self, components: Components) -> None:
        self.components = components
        self.scorer = Scorer(components)
        self.tables = Tables(components, self.scorer)
        self.notation = CardNotation(components)  # type: ignore[misc]
        self.spaces = self.tables.spaces
        self.first_archive = self.tables.first_archive

    # -- setup -------------------------------------------------------------------------------
    def initial(self, setup: Setup) -> State:
        """BO-01 to BO-04: the board is still to be dealt, the archives in the deck are undecided."""
        if setup.seats not in self.seats:
            raise ValueError(f"boreal: {setup.seats} seats, but 2 play")
        start, of_kind = self.components.board.start, self.components.of_kind
        return State(
            phase="setup", seat=WHITE, tokens=(start, start), board=(-1,) * self.spaces,
            pyramids=(EMPTY, EMPTY), masks=(0, 0), reserves=((), ()), hand=-1, deck=of_kind("place"),
            archives=of_kind("archive"), hidden=self.components.deck.archives, under=(), seen=(),
            starts=of_kind("start"), removed=(), passes=0, turns=0,
        )

    def turn(self, s: State) -> int:
        phase = s.phase
        if phase == "refill" or phase == "peek" or phase == "setup":
            return CHANCE
        return OVER if phase == "over" else s.seat

    # -- choices -----------------------------------------------------------------------------
    def legal(self, s: State) -> tuple[Action, ...]:
        t = self.tables
        match s.phase:
            case "choose":
                return turn_actions(t, s)
            case "place":
                return t.slots[t.high[s.hand]][s.masks[s.seat]]
            case "power":
                return power_actions(t, s)
            case "take":
                return peeked_actions(t, s)
            case "under":
                return orders(s)
        return ()

    def open_slots(self, mask: int) -> tuple[int, ...]:
        """Slots where a card without a level restriction may go, for a set of filled slots (BO-10)."""
        return self.tables.free[False][mask]

    def slots_for(self, card: int, mask: int) -> tuple[int, ...]:
        """Slots where this card may go (BO-10, BO-14)."""
        return self.tables.free[self.tables.high[card]][mask]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        allowed = MAY.get(type(action))
        if allowed is not None and allowed(self.tables, s, action):
            return None
        return refuse(self, s, action)

    # -- chance ------------------------------------------------------------------------------
    def chance(self, s: State) -> tuple[tuple[Outcome, int], ...]:
        return chance(self.tables, s)

    def sample(self, s: State, number: int) -> Outcome:
        """The same outcome as from `chance`, without the list."""
        return sample(self.tables, s, number)

    # -- applying ----------------------------------------------------------------------------
    def apply(self, s: State, move: Action | Outcome) -> Step[State]:
        kind, t = type(move), self.tables
        allowed = _ALLOWED.get(kind)
        if allowed is None or not allowed(t, s, move):
            raise IllegalAction(self._refusal(s, move))
        events: list[Any] = []
        state = STEPS[kind](t, s, move, events)
        return Step(state, tuple(events))

    def advance(self, s: State, move: Action | Outcome) -> State:
        return STEPS[type(move)](self.tables, s, move, None)

    def _refusal(self, s: State, move: Action | Outcome) -> Refusal:
        if isinstance(move, Deal | See):
            return Refusal("", "no_such_outcome")
        return refuse(self, s, move)

    # -- end ---------------------------------------------------------------------------------
    def result(self, s: State) -> Result:
        """BO-24: most points, then fewer cards, then shared."""
        if s.phase != "over":
            raise ValueError("the game isn't over")
        points = self.scorer.totals(s)
        cards = (s.masks[0].bit_count(), s.masks[1].bit_count())
        white, black = (points[0], -cards[0]), (points[1], -cards[1])
        ranking = (1, 1) if white == black else (1, 2) if white > black else (2, 1)
        scores = tuple((("points", p), ("cards", n)) for p, n in zip(points, cards, strict=True))
        return Result(termination(s.masks), ranking, scores)

    def explain(self, s: State | View, seat: int) -> tuple[CardScore, ...]:
        """The count card by card with reasons."""
        return self.scorer.explain(s, seat)

    def preview(self, s: State | View, action: Action) -> Preview:
        """What an action of the seat in turn would bring."""
        return self.scorer.preview(s, action)

    # -- who may know what -------------------------------------------------------------------
    def observe(self, s: State, viewer: int | None) -> View:
        """Secret are only cards peeked at: those in sight of one seat, and those it put under the deck."""
        return view_of(s, viewer, self.first_archive)

    def private(self, s: State, seat: int) -> bool:
        """Only the cards peeked at are secret (BO-21): the rest is played with open cards."""
        return seat == s.seat and s.phase in ("take", "under")

    def redact(self, event: Any, viewer: int | None) -> Any | None:
        return redacted(event, viewer)

    def seen(self, s: State, action: Action, viewer: int) -> Any:
        """The order in which cards go under the deck is its owner's secret."""
        return "under" if type(action) is Under and viewer != s.seat else action

    def determinize(self, view: View, draw: Draw) -> State:
        return possible_state(view, draw, self.first_archive, partial(may_take_archive, self.tables))

    # -- for people --------------------------------------------------------------------------
    def tell(self, event: Any) -> tuple[Told, ...]:
        """The log's sentences for an event that was redacted for its reader."""
        return tell(self.components, event)

    def warnings(self, view: View, action: Action) -> tuple[Refusal, ...]:
        """Covering the last compass while there are turns to come."""
        if view.hand < 0 or not isinstance(action, Place | SwapPyramid):
            return ()
        stuck = self.strands(view, view.seat, self.scorer.preview(view, action))
        return (Refusal("BO-11", "no_compass"),) if stuck else ()

    @staticmethod
    def strands(view: View, seat: int, seen: Preview) -> bool:
        """Whether what the seat looks at covers its last compass while cards are still to be laid in turns to come:
        not in black's last one (BO-11, BO-23)."""
        laid = view.masks[seat].bit_count() + (seen.card >= 0)
        last = seat == BLACK and view.masks[WHITE] == FULL
        return laid < SLOTS and not last and seen.lost > 0 and not seen.income

    def problems(self, s: State) -> tuple[str, ...]:
        return problems_of(self.components, s)

    def position(self, fields: Mapping[str, Any], setup: Setup) -> State:
        return read_position(self.components, self.initial(setup), fields)
