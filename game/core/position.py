"""Positions written by hand: a small TOML or JSON file becomes a game in the middle.

Standard library only. What the file doesn't give is as after setup; what it gives wrongly is named.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.rules import Rules, Setup, make_setup
from game.core.session import SeatInfo, Session

HOUSE_FIELDS = ("game", "seats", "names", "kinds", "board", "options", "seed")
"""Fields that every game's file may have; all others belong to the game (`Rules.position`)."""

FindBoard = Callable[[str], Any]
"""Gives the board of an id ("" is the game's first), ValueError if there is none."""


class PositionError(ValueError):
    """The file can't be used; the message names the file, the field and what is wrong."""


@dataclass(frozen=True, slots=True)
class Position:
    """A written position: the setup, the state in it, and who sits where (without a name if the file gives none)."""

    setup: Setup
    state: Any
    seats: tuple[SeatInfo, ...]
    seed: str

    def session(self, rules: Rules[Any, Any, Any, Any]) -> Session:
        return Session(rules, self.setup, self.seed, self.seats, start=self.state)


def read_file(path: Path) -> dict[str, Any]:
    """The fields of a TOML or JSON file. PositionError says what is wrong with it, and where."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise PositionError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise PositionError(f"{path}: no UTF-8 text (byte {error.start})") from None
    try:
        data = json.loads(text) if path.suffix.lower() == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not only what the parsers raise: Python refuses endless numbers
        raise PositionError(f"{path}: {error}") from None
    if not isinstance(data, dict):
        raise PositionError(f"{path}: holds no table of fields")
    return data


def read_position(rules: Rules[Any, Any, Any, Any], data: Mapping[str, Any], find_board: FindBoard) -> Position:
    """The position that the fields describe. PositionError names the field that doesn't fit."""
    fields = dict(data)
    # a game that is played on no board may call something of its own so (Boreal's row of cards)
    ours = [name for name in HOUSE_FIELDS if name != "board" or rules.needs_board]
    house = {name: fields.pop(name) for name in ours if name in fields}
    if house.get("game", rules.id) != rules.id:
        raise PositionError(f"game: the file is a position of {house['game']!r}, not of {rules.id!r}")
    options = house.get("options", {})
    if not isinstance(options, dict):
        raise PositionError(f"options: {options!r} is not a table of options")
    names = _texts(house, "names")
    kinds = _texts(house, "kinds")
    seats = house.get("seats", len(names) or len(kinds) or _players(fields) or rules.seats.usual
                      or rules.seats.least)
    if type(seats) is not int:
        raise PositionError(f"seats: {seats!r} is not a whole number")
    board_id = house.get("board", "")
    if not isinstance(board_id, str):
        raise PositionError(f"board: {board_id!r} is not the id of a board")
    try:
        board = find_board(board_id) if rules.needs_board else None
        setup = make_setup(rules, seats, options, board)
        state = rules.position(fields, setup)
    except (ValueError, KeyError) as error:
        raise PositionError(str(error)) from None
    for label, given in (("names", names), ("kinds", kinds)):
        if given and len(given) != seats:
            raise PositionError(f"{label}: {len(given)} given for {seats} seats")
    infos = tuple(
        SeatInfo(names[i] if names else "", kinds[i] if kinds else "human", i % 8) for i in range(seats)
    )
    return Position(setup, state, infos, str(house.get("seed", "position")))


def _texts(house: Mapping[str, Any], name: str) -> list[str]:
    value = house.get(name, [])
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
        raise PositionError(f"{name}: {value!r} is not a list of texts")
    return value


def _players(fields: Mapping[str, Any]) -> int:
    players = fields.get("players")
    return len(players) if isinstance(players, list) else 0
