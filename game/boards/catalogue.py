"""Finds the boards of a game, the shipped and the player's own. Takes folders as arguments, keeps nothing.

A bad map is reported beside the good ones and hides none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.boards.board import Board
from game.boards.problem import MapError
from game.boards.tiled import read_board

Check = Callable[[Board], list[str]]

SHIPPED = "shipped"
USER = "user"


def read_checked(
    path: Path, check: Check | None = None, source: str | None = None
) -> tuple[Board | None, tuple[MapError, ...]]:
    """The board of one file, or None and its problems, those that the game's own check finds included."""
    board, problems = read_board(path, source)
    if board is not None and check is not None:
        problems = tuple(MapError(path, "map", "game_rule", detail=text) for text in check(board))
    return (None if problems else board), problems


def find_boards(
    game: str, shipped_dir: Path, user_dir: Path | None, check: Check | None = None
) -> tuple[tuple[Board, ...], tuple[MapError, ...]]:
    """All boards of a game, shipped first, each by file name: `shipped_dir/GAME/*.tmx` and
    `user_dir/maps/GAME/*.tmx`. A board's `source` is `shipped/GAME/FILE` or `user/GAME/FILE`. A
    folder that is missing has no maps; a second board of the same id is refused."""
    boards: list[Board] = []
    problems: list[MapError] = []
    for origin, folder in _folders(shipped_dir, user_dir):
        try:
            paths = _maps(folder / game)
        except OSError as error:
            detail = error.strerror or str(error)
            problems.append(MapError(folder / game, "map", "folder_unreadable", detail=detail))
            continue
        for path in paths:
            board, found = read_checked(path, check, f"{origin}/{game}/{path.name}")
            if board is not None and board.game != game:
                found = (MapError(path, "map", "wrong_game", game=board.game, folder=game),)
            elif board is not None:
                other = next((b.source for b in boards if b.id == board.id), None)
                if other is not None:
                    found = (MapError(path, "map", "board_twice", id=board.id, other=other),)
            problems.extend(found)
            if board is not None and not found:
                boards.append(board)
    return tuple(boards), tuple(problems)


def games_with_maps(shipped_dir: Path, user_dir: Path | None) -> tuple[str, ...]:
    """The ids of the games that have a folder with at least one map, sorted."""
    found: set[str] = set()
    for _, folder in _folders(shipped_dir, user_dir):
        try:
            found.update(entry.name for entry in folder.iterdir() if entry.is_dir() and _worth_a_look(entry))
        except OSError:
            continue
    return tuple(sorted(found))


def picture_dir(board: Board, shipped_dir: Path, user_dir: Path | None) -> Path | None:
    """The folder that the board's scenery paths start from, or None where it isn't on this machine."""
    origin, _, rest = board.source.partition("/")
    folder = dict(_folders(shipped_dir, user_dir)).get(origin)
    return None if folder is None or not rest else (folder / rest).parent


def _worth_a_look(folder: Path) -> bool:
    """Whether there are maps in it, or it can't be known."""
    try:
        return bool(_maps(folder))
    except OSError:
        return True


def _folders(shipped_dir: Path, user_dir: Path | None) -> tuple[tuple[str, Path], ...]:
    shipped = ((SHIPPED, shipped_dir),)
    return shipped if user_dir is None else (*shipped, (USER, user_dir / "maps"))


def _maps(folder: Path) -> tuple[Path, ...]:
    """The maps in a folder, none if there is no such folder. OSError if it can't be looked into."""
    try:
        return tuple(sorted(path for path in folder.iterdir() if path.suffix.lower() == ".tmx"))
    except FileNotFoundError:
        return ()
