"""The command `play`: straight to the table, with a new game or a written position.

Everything that the arguments name is checked before a window opens.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cli import open_app, unusable
from game.core.registry import UnknownGame, bot_of, rules_of
from game.core.rules import Rules, Setup, make_setup
from game.core.session import SeatInfo, Session

if TYPE_CHECKING:
    from game.scenes.stack import Scene, Services

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to begin. names (), seed "": to be found; start: a written position's state or None."""

    game: str
    setup: Setup
    kinds: tuple[str, ...]
    names: tuple[str, ...]
    seed: str
    practice: bool
    start: Any = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id, for instance biathlon")
    parser.add_argument("--seats", metavar="KIND,...",
                        help="who sits where: human or a bot's level (easy, normal, hard), for instance "
                             "human,human,hard; without it you play against one bot of the level normal")
    parser.add_argument("--names", metavar="NAME,...", help="names in seat order")
    parser.add_argument("--seed", help="the same seed gives the same dice and cards; without it a new one is drawn")
    parser.add_argument("--board", metavar="ID", help="the board's id; `slipstream maps list` shows them")
    parser.add_argument("--options", metavar="K=V,...", help="options of the game's setup")
    parser.add_argument("--practice", action="store_true", help="everything can be taken back; marked in the records")
    parser.add_argument("--position", type=Path, metavar="FILE",
                        help="begin from a written position (TOML or JSON; seeds/GAME/positions.md describes it)")


def run(args: argparse.Namespace) -> int:
    """0 when the player has left; 2 if the arguments can't be used."""
    from game.core.position import PositionError
    from game.scenes.parts import playable

    try:
        rules = rules_of(args.game)
        if not playable(args.game):
            raise UnknownGame(f"{args.game} has rules, but no table to play it at yet")
        wanted = _position(args, rules) if args.position is not None else _setup(args, rules)
    except PositionError as error:
        file = f"{args.position}: "
        return unusable("slipstream play", file + str(error).removeprefix(file))
    except ValueError as error:
        return unusable("slipstream play", error)
    return open_app(args, beginning(wanted))


def _setup(args: argparse.Namespace, rules: Rules[Any, Any, Any, Any]) -> Wanted:
    from game.cli_sim import read_options
    from game.library import board_finder

    kinds = _kinds(args, rules) or (HUMAN, *("normal",) * (max(rules.seats.least, 2) - 1))
    board = board_finder(args.game)(args.board or "") if rules.needs_board else None
    if args.board and not rules.needs_board:
        raise ValueError(f"--board: {args.game} has only one board")
    setup = make_setup(rules, len(kinds), read_options(rules, args.options or ""), board)
    return Wanted(args.game, setup, kinds, _names(args, len(kinds)), args.seed or "", args.practice)


def _position(args: argparse.Namespace, rules: Rules[Any, Any, Any, Any]) -> Wanted:
    from game.core.position import read_file, read_position
    from game.library import board_finder

    for name in ("board", "options"):
        if getattr(args, name):
            raise ValueError(f"--{name}: the position's file says that already")
    position = read_position(rules, read_file(args.position), board_finder(args.game))
    kinds = _kinds(args, rules) or tuple(seat.kind for seat in position.seats)
    number = len(position.seats)
    if len(kinds) != number:
        raise ValueError(f"--seats: {len(kinds)} given, but the position has {number}")
    _check_kinds(args.game, kinds)
    names = _names(args, number) or tuple(seat.name for seat in position.seats)
    return Wanted(args.game, position.setup, kinds, names, args.seed or position.seed, args.practice, position.state)


def _kinds(args: argparse.Namespace, rules: Rules[Any, Any, Any, Any]) -> tuple[str, ...]:
    if args.seats is None:
        return ()
    kinds = tuple(kind.strip() for kind in args.seats.split(","))
    if len(kinds) not in rules.seats:
        least, most = rules.seats.least, rules.seats.most
        needed = f"{least}" if least == most else f"{least} to {most}"
        raise ValueError(f"--seats: {len(kinds)} given, but {args.game} is for {needed}")
    _check_kinds(args.game, kinds)
    return kinds


def _check_kinds(game: str, kinds: tuple[str, ...]) -> None:
    from game.bots.brain import levels_of

    levels = levels_of(bot_of(game))
    for kind in kinds:
        if kind != HUMAN and kind not in levels:
            raise ValueError(f"--seats: no level {kind!r} (there are human, {', '.join(levels)})")


def _names(args: argparse.Namespace, number: int) -> tuple[str, ...]:
    from game.savestate.names import clean

    if args.names is None:
        return ()
    names = tuple(clean(name) for name in args.names.split(","))
    if len(names) != number or not all(names):
        raise ValueError(f"--names: {number} names are needed, with commas between them")
    return names


def beginning(wanted: Wanted) -> Callable[[], Scene]:
    """Makes the scene that begins the game as soon as the app's services are there, and gives way to the table."""
    from game.scenes.opening import begin, new_seed
    from game.scenes.stack import Change, Replace, Scene

    class Beginning(Scene):
        name = "beginning"

        def update(self, dt: float) -> bool | Change:  # noqa: ARG002
            seats = seats_of(wanted, self.services)
            session = Session(rules_of(wanted.game), wanted.setup, wanted.seed or new_seed(), seats,
                              practice=wanted.practice, start=wanted.start)
            return Replace(begin(self.services, session))

    return Beginning


def seats_of(wanted: Wanted, services: Services) -> tuple[SeatInfo, ...]:
    """The seats with names: as given, else as the setup screen would name them."""
    from game.scenes.draft import Draft, named
    from game.scenes.setup import bot_names, player_names

    people, bots = list(services.settings.player_names), bot_names(services.text)
    found: list[SeatInfo] = []
    for number, kind in enumerate(wanted.kinds):
        name = people.pop(0) if kind == HUMAN and people else "" if kind == HUMAN else bots[number % len(bots)]
        given = wanted.names[number] if wanted.names else ""
        found.append(SeatInfo(given or name, kind, number % 8))
    return named(Draft(tuple(found), (), "", ""), player_names(services.text, len(found)))
