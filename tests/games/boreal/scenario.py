"""Scenarios for Boreal's tests: a position as a player would write it, moves as text, what happened as events."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.core.registry import rules_of
from game.core.rules import CHANCE, OVER, make_setup
from game.games.boreal.rules import Boreal
from game.games.boreal.state import State

STARTS = ["birch_wood", "moss_hollow", "reindeer_ford", "cloud_bank", "gull_cliff", "windy_ridge", "still_tarn",
          "fishing_pier"]
"""A board of eight starting places."""


def rules() -> Boreal:
    found = rules_of("boreal")
    assert isinstance(found, Boreal)
    return found


def start() -> State:
    return rules().initial(make_setup(rules(), 2))


def table(**fields: Any) -> State:
    """A written position; the board is STARTS unless given, other cards where these lie elsewhere."""
    if "board" not in fields:
        elsewhere = repr(fields)
        free = [c.id for c in rules().components.cards if f"'{c.id}'" not in elsewhere]
        spare = iter([c for c in free if c not in STARTS])
        fields["board"] = [c if c in free else next(spare) for c in STARTS]
    return rules().position(fields, make_setup(rules(), 2))


def card(name: str) -> int:
    return rules().components.number(name)


def cost(name: str) -> int:
    """The tuned cost: tests hold what follows from it, not the number."""
    return rules().components.cards[card(name)].cost


def names(cards: Any) -> list[str]:
    """Ids, "" for none."""
    return [rules().components.cards[c].id if c >= 0 else "" for c in cards]


def texts(s: State) -> list[str]:
    """The legal actions as text."""
    return [rules().notation.text(a) for a in rules().legal(s)]


def do(s: State, *moves: str) -> State:
    """The state after these actions and outcomes."""
    for move in moves:
        s = rules().apply(s, rules().notation.parse(move)).state
    return s


def events(s: State, move: str) -> list[Any]:
    return list(rules().apply(s, rules().notation.parse(move)).events)


def refusal(s: State, move: str) -> tuple[str, str]:
    """Rule and key of the reason why not."""
    found = rules().why_not(s, rules().notation.parse(move))
    assert found is not None, f"{move} is allowed"
    return found.rule, found.key


def points(white: Any, black: Any = (), seat: int = 0) -> dict[str, int]:
    """Points by card of one pyramid."""
    s = table(phase="over", white={"pyramid": list(white)}, black={"pyramid": list(black)}, board=[""] * 8, deck=[])
    return {rules().components.cards[line.card].id: line.points for line in rules().explain(s, seat)}


def reasons(white: Any, black: Any = (), seat: int = 0) -> dict[str, str]:
    s = table(phase="over", white={"pyramid": list(white)}, black={"pyramid": list(black)}, board=[""] * 8, deck=[])
    return {rules().components.cards[line.card].id: line.reason.removeprefix("boreal.reason.")
            for line in rules().explain(s, seat)}


def play_randomly(seed: int, check: Callable[[State, Any, State], None] | None = None) -> State:
    """A whole random game; `check(before, move, after)` looks at every step."""
    draw = random.Random(seed)
    r, s = rules(), start()
    for _ in range(2000):
        turn = r.turn(s)
        if turn == OVER:
            return s
        move = r.sample(s, draw.getrandbits(64)) if turn == CHANCE else draw.choice(r.legal(s))
        after = r.advance(s, move)
        if check:
            check(s, move, after)
        s = after
    raise AssertionError("no end")
