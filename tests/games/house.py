"""What the tests over the registry share: every game's setups, random walks, and move universes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from game.core.draws import keyed_draw, stream
from game.core.registry import available, room, rules_of
from game.core.rules import CHANCE, OVER, Option, Rules, Setup, Step, make_setup
from game.library import boards_of

GAMES = available()
STEP_LIMIT = 20_000
"""Entries of a random game; far above what any needs."""

AnyRules = Rules[Any, Any, Any, Any]


class Stop(NamedTuple):
    """A point of a walk: the state, the move made there, and what came of it."""

    state: Any
    move: Any
    step: Step[Any]


@cache
def shipped_boards(game: str) -> tuple[Any, ...]:
    if not rules_of(game).needs_board:
        return (None,)
    boards, problems = boards_of(game)
    assert not problems, problems
    assert boards, f"{game} has no board"
    return boards


@cache
def setups(game: str) -> tuple[Setup, ...]:
    """Fewest, usual and most seats; each option's every choice once; each board once."""
    rules = rules_of(game)
    boards = shipped_boards(game)
    seats = sorted({rules.seats.least, rules.seats.usual or rules.seats.least, rules.seats.most})
    usual = max(2, rules.seats.least) if rules.seats.most >= 2 else rules.seats.least
    out = [make_setup(rules, n, {}, boards[0]) for n in seats]
    out += [make_setup(rules, usual, {o.id: c}, boards[0]) for o in rules.options for c in _others(o)]
    out += [make_setup(rules, usual, {}, b) for b in boards]
    return tuple(dict.fromkeys(out))


def _others(option: Option) -> tuple[Any, ...]:
    return tuple(c for c in option.choices if c != option.default)


def walk(rules: AnyRules, setup: Setup, seed: str, limit: int = STEP_LIMIT) -> Iterator[Stop]:
    """A random game, from the first outcome to the end. AssertionError if it has none."""
    draw = stream(seed)
    s = rules.initial(setup)
    for _ in range(limit):
        turn = rules.turn(s)
        if turn == OVER:
            return
        if turn == CHANCE:
            move = rules.sample(s, draw())
        else:
            legal = rules.legal(s)
            assert legal, f"{rules.id}: seat {turn} must choose and has nothing to choose from"
            move = legal[draw() % len(legal)]
        step = rules.apply(s, move)
        yield Stop(s, move, step)
        s = step.state
    raise AssertionError(f"{rules.id}: no end after {limit} entries (seed {seed})")


@cache
def walks(game: str) -> tuple[tuple[Stop, ...], ...]:
    """One random game for each setup."""
    rules = rules_of(game)
    return tuple(tuple(walk(rules, setup, f"house {i}")) for i, setup in enumerate(setups(game)))


def some(stops: tuple[Stop, ...], most: int, salt: str = "") -> list[Stop]:
    """At most so many stops, spread by a fixed draw, the first and last ones among them."""
    if len(stops) <= most:
        return list(stops)
    picked = {0, 1, len(stops) - 1}
    number = 0
    while len(picked) < most:
        picked.add(keyed_draw(f"some{salt}", number) % len(stops))
        number += 1
    return [stops[i] for i in sorted(picked)]


def key(move: Any) -> tuple[str, Any]:
    """Moves of different classes are different, even if their fields are equal."""
    return type(move).__name__, move


@cache
def universe(game: str) -> tuple[Any, ...]:
    """Actions that were legal somewhere in the walks, and neighbours of them that perhaps never are."""
    rules = rules_of(game)
    seen: dict[Any, Any] = {}
    for stops in walks(game):
        for stop in some(stops, 40, game):
            for action in rules.legal(stop.state):
                seen.setdefault(key(action), action)
    for action in list(seen.values())[:400]:
        for other in _neighbours(action):
            seen.setdefault(key(other), other)
    actions = list(seen.values())
    if len(actions) > 600:
        actions = [actions[keyed_draw("universe", i) % len(actions)] for i in range(600)]
    return tuple(actions)


def _neighbours(action: Any) -> Iterator[Any]:
    """The action with one number changed."""
    names = [f.name for f in fields(action)] if is_dataclass(action) else list(getattr(action, "_fields", ()))
    for name in names:
        value = getattr(action, name)
        if type(value) is not int:
            continue
        for changed in (value + 1, value - 1, value + 1000, -7):
            if is_dataclass(action) and not isinstance(action, type):
                yield replace(action, **{name: changed})
            else:
                yield action._replace(**{name: changed})


@cache
def event_types(game: str) -> tuple[type, ...]:
    """The events that a game's room declares (`state.EVENTS`)."""
    return tuple(room(game, "state").EVENTS)
