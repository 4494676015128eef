"""Which games there are and where their rooms are. Adding a game is a folder in `games/` and one line here.

Standard library only; a game's modules are imported when they are asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.core.rules import Rules

GAMES: tuple[str, ...] = (
    "crystal_globe",
    "biathlon",
    "triathlon",
    "windschatten",
    "boreal",
)
"""In the order of the home screen. One whose folder isn't there yet is shown as coming."""


class UnknownGame(ValueError):
    """No game of that name, or it isn't there yet."""


def available() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(g for g in GAMES if find_spec(f"game.games.{g}") is not None)


@cache
def rules_of(game: str) -> Rules[Any, Any, Any, Any]:
    """The game's rules. UnknownGame if there is none."""
    return room(game, "rules").RULES  # type: ignore[no-any-return]


def room(game: str, name: str) -> Any:
    """The module `name` of a game's folder (state, rules, components, bot, controller, table, tutorial)."""
    if game not in available():
        raise UnknownGame(f"no game {game!r} (there are {', '.join(available()) or 'none'})")
    return import_module(f"game.games.{game}.{name}")
