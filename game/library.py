"""The boards that a game can be played on: the app's own and the player's, by id.

Reads map files through `game.boards`; finds the folders through `game.places`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.boards.board import Board
from game.core.registry import available, room
from game.places import maps_dir, user_dir

if TYPE_CHECKING:
    from game.boards.problem import MapError

# The readers of maps are loaded when a map is wanted: the start screen needs none.


def boards_of(game: str, own: Path | None = None) -> tuple[tuple[Board, ...], tuple[MapError, ...]]:
    """All boards of the game, shipped ones first, and what is wrong with maps that can't be used.

    `own` is the user's folder, whose maps/<game>/ is searched too."""
    from game.boards.catalogue import find_boards

    check = getattr(room(game, "rules"), "check_board", None) if game in available() else None
    return find_boards(game, maps_dir(), own, check)


def board_finder(game: str) -> Callable[[str], Board]:
    """A function from a board's id ("" is the first board) to the board; ValueError lists what there is."""

    def find(board_id: str) -> Board:
        boards, problems = boards_of(game, user_dir().path)
        for board in boards:
            if board_id in ("", board.id):
                return board
        known = ", ".join(b.id for b in boards) or "none"
        trouble = "".join(f"; {p}" for p in problems)
        raise ValueError(f"board: no board {board_id!r} (there are {known}){trouble}")

    return find


def shipped_ids(game: str) -> tuple[str, ...]:
    """The ids of the boards that the app carries."""
    from game.boards.catalogue import find_boards

    return tuple(board.id for board in find_boards(game, maps_dir(), None)[0])


def pictures_of(board: Board) -> Path | None:
    """The folder that the board's scenery paths start from; None if the map is not on this machine."""
    from game.boards.catalogue import picture_dir

    return picture_dir(board, maps_dir(), user_dir().path)
