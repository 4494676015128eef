"""A game as small as the contract allows, for the tests of core: each round both seats call in secret how a coin
will fall, then it is thrown; three right calls win."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.notation import Notation
from game.core.rules import (
    CHANCE,
    OVER,
    Draw,
    IllegalAction,
    Option,
    Refusal,
    Result,
    Rules,
    Seats,
    Setup,
    Step,
)


class Call(NamedTuple):
    side: str


class Throw(NamedTuple):
    side: str


class Called(NamedTuple):
    seat: int
    side: str


class Thrown(NamedTuple):
    side: str


class Coins(NamedTuple):
    points: tuple[int, ...]
    calls: tuple[str, ...]
    goal: int


SIDES = ("heads", "tails")


class CoinRules(Rules[Coins, Call, Throw, Coins]):
    id = "coins"
    version = 3
    seats = Seats(2, 2, 2)
    options = (Option("goal", 3, (1, 3)),)
    notation = Notation({"call": Call}, {"throw": Throw})
    state_type = Coins

    def initial(self, setup: Setup) -> Coins:
        return Coins((0, 0), (), int(setup.option("goal")))

    def turn(self, s: Coins) -> int:
        if max(s.points) >= s.goal:
            return OVER
        return len(s.calls) if len(s.calls) < 2 else CHANCE

    def legal(self, s: Coins) -> tuple[Call, ...]:
        return tuple(Call(x) for x in SIDES) if self.turn(s) >= 0 else ()

    def why_not(self, s: Coins, action: Call) -> Refusal | None:
        return None if action in self.legal(s) else Refusal("CO-01", "no_call", (("side", action.side),))

    def chance(self, s: Coins) -> tuple[tuple[Throw, int], ...]:
        return tuple((Throw(x), 1) for x in SIDES) if self.turn(s) == CHANCE else ()

    def apply(self, s: Coins, move: Any) -> Step[Coins]:
        if self.turn(s) == CHANCE and type(move) is Throw and move.side in SIDES:
            points = tuple(p + (c == move.side) for p, c in zip(s.points, s.calls, strict=True))
            return Step(Coins(points, (), s.goal), (Thrown(move.side),))
        refusal = self.why_not(s, move)
        if refusal is not None:
            raise IllegalAction(refusal)
        return Step(s._replace(calls=(*s.calls, move.side)), (Called(self.turn(s), move.side),))

    def result(self, s: Coins) -> Result:
        if self.turn(s) != OVER:
            raise ValueError("not over")
        return Result("goal", tuple(1 + sum(q > p for q in s.points) for p in s.points))

    def observe(self, s: Coins, viewer: int | None) -> Coins:
        return s._replace(calls=tuple(c if i == viewer else "?" for i, c in enumerate(s.calls)))

    def redact(self, event: Any, viewer: int | None) -> Any:
        return event._replace(side="?") if type(event) is Called and event.seat != viewer else event

    def determinize(self, view: Coins, draw: Draw) -> Coins:
        return view._replace(calls=tuple(SIDES[draw() % 2] if c == "?" else c for c in view.calls))


COINS = CoinRules()
