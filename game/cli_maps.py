"""The command `maps`: list the boards of the games, check map files. Prints; changes nothing."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from game.boards.board import Board
from game.boards.catalogue import Check, find_boards, games_with_maps, read_checked
from game.boards.problem import MapError
from game.boards.tiled import read_board

CheckFor = Callable[[str], Check | None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`maps list [--game G] [--json]` and `maps check FILE... [--json]`."""
    commands = parser.add_subparsers(dest="maps_command", required=True, metavar="{list,check}")
    listing = commands.add_parser("list", help="list the boards, shipped and your own")
    listing.add_argument("--game", metavar="G", help="only the boards of this game")
    listing.add_argument("--json", action="store_true", help="print JSON")
    checking = commands.add_parser("check", help="check map files; exit 1 and one line for each problem")
    checking.add_argument("files", nargs="+", type=Path, metavar="FILE", help="Tiled map (.tmx)")
    checking.add_argument("--json", action="store_true", help="print JSON")


def run(
    args: argparse.Namespace,
    *,
    maps_dir: Path | None = None,
    user_dir: Path | None = None,
    check_for: CheckFor | None = None,
) -> int:
    """Do what the parsed arguments say; 0 when all is well, 1 when a map has a problem, 2 if there is no such game.

    Without `maps_dir` the folders are those of this installation. `check_for` gives a game's own check of its
    boards, or None where it has none; by default it asks the registry.
    """
    check_for = _games_check if check_for is None else check_for
    if args.maps_command == "check":
        return _check(args.files, args.json, check_for)
    if maps_dir is None:
        from game import places

        maps_dir, user_dir = places.maps_dir(), places.user_dir().path
    return _list(args.game, args.json, maps_dir, user_dir, check_for)


def _games_check(game: str) -> Check | None:
    from game.core import registry

    if game not in registry.available():
        return None
    check: Check | None = getattr(registry.room(game, "rules"), "check_board", None)
    return check


def _check(files: list[Path], as_json: bool, check_for: CheckFor) -> int:
    results: list[tuple[Path, Board | None, tuple[MapError, ...]]] = []
    for file in files:
        board, problems = read_board(file)
        check = check_for(board.game) if board is not None else None
        if check is not None:
            board, problems = read_checked(file, check)
        results.append((file, board, problems))
    if as_json:
        report = [
            {"file": str(file), "ok": board is not None, "problems": [_problem(p) for p in problems]}
            for file, board, problems in results
        ]
        print(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        for file, board, problems in results:
            for problem in problems:
                print(problem.line())
            if board is not None:
                print(f"{file}: ok, {board.kind} board {board.id} of {board.game}, {len(board.spaces)} spaces")
    return 1 if any(problems for _, _, problems in results) else 0


def _list(
    game: str | None,
    as_json: bool,
    maps_dir: Path,
    user_dir: Path | None,
    check_for: CheckFor,
) -> int:
    boards: list[Board] = []
    problems: list[MapError] = []
    for name in (game,) if game is not None else games_with_maps(maps_dir, user_dir):
        found, bad = find_boards(name, maps_dir, user_dir, check_for(name))
        boards.extend(found)
        problems.extend(bad)
    if game is not None and not boards and not problems:
        from game.core.registry import GAMES

        if game not in GAMES:
            print(f"slipstream maps list: --game: no game {game!r} (there are {', '.join(GAMES)})", file=sys.stderr)
            return 2
    if as_json:
        report = {"boards": [_entry(b) for b in boards], "problems": [_problem(p) for p in problems]}
        print(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        for board in boards:
            print(f"{board.game}  {board.id}  {board.name('en')}  {len(board.spaces)} spaces  {board.source}")
        for problem in problems:
            print(problem.line(), file=sys.stderr)
    return 1 if problems else 0


def _entry(board: Board) -> dict[str, object]:
    return {
        "game": board.game,
        "id": board.id,
        "kind": board.kind,
        "names": dict(board.names),
        "spaces": len(board.spaces),
        "source": board.source,
    }


def _problem(problem: MapError) -> dict[str, object]:
    return {
        "file": problem.file,
        "where": problem.where,
        "reason": problem.key,
        "params": problem.params,
        "text": problem.text(),
    }
