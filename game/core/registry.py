"""Which games there are and where their rooms are. Adding a game is a folder in `games/` and one line here.

Standard library and `game.places` only; a game's modules and data are read when they are asked for. A game's
numbers come from its folder in `seeds/`: `rules.py` has `make_rules(components)`, `bot.py` has
`make_bot(components, tables)`, both plain functions of data, and this is the one place that reads the files.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.core.rules import Rules, Seats
from game.places import seeds_dir

GAMES: tuple[str, ...] = (
    "crystal_globe",
    "biathlon",
    "triathlon",
    "windschatten",
    "boreal",
)
"""In the order of the home screen. One whose rules aren't there yet is shown as coming."""


class UnknownGame(ValueError):
    """No game of that name, or it isn't there yet."""


def available() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(g for g in GAMES if _has_rules(g))


@cache
def _has_rules(game: str) -> bool:
    return find_spec(f"game.games.{game}") is not None and find_spec(f"game.games.{game}.rules") is not None


def room(game: str, name: str) -> Any:
    """The module `name` of a game's folder (state, rules, components, bot, controller, table, tutorial)."""
    if game not in available():
        raise UnknownGame(f"no game {game!r} (there are {', '.join(available()) or 'none'})")
    return import_module(f"game.games.{game}.{name}")


def seats_of(game: str) -> Seats:
    """How many may play. UnknownGame if there is no such game."""
    if game not in available():
        raise UnknownGame(f"no game {game!r} (there are {', '.join(available()) or 'none'})")
    seats: Seats = import_module(f"game.games.{game}").SEATS
    return seats


@cache
def components_of(game: str) -> dict[str, Any]:
    """`seeds/<game>/components.toml` as plain data, not to be altered. ValueError names the file."""
    path = seeds_dir() / game / "components.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: {error}") from None


@cache
def tables_of(game: str) -> dict[str, Any]:
    """The computed tables `seeds/<game>/*.json` by file name without the ending: {"values_board_a": ...}."""
    return {
        path.stem: json.loads(path.read_text(encoding="utf-8"))
        for path in sorted((seeds_dir() / game).glob("*.json"))
    }


@cache
def rules_of(game: str) -> Rules[Any, Any, Any, Any]:
    """The game's rules with its components. UnknownGame if there is none."""
    rules: Rules[Any, Any, Any, Any] = room(game, "rules").make_rules(components_of(game))
    return rules


@cache
def bot_of(game: str) -> Any:
    """The game's own knowledge for the common search: `evaluate(s)`, `policy(s, legal, number)` and
    `rank(s, seat, legal)`. UnknownGame if there is no such game."""
    return room(game, "bot").make_bot(components_of(game), tables_of(game))
