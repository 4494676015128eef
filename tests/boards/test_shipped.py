"""The maps that are shipped: all load, their names and numbers hold, and Boreal's neighbours are its pyramid's."""

from pathlib import Path

import pytest

from game.boards.board import contains
from game.boards.catalogue import find_boards, games_with_maps, picture_dir
from game.boards.tiled import load_board

MAPS = Path(__file__).resolve().parents[2] / "maps"
FILES = sorted(MAPS.rglob("*.tmx"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_every_shipped_map_loads_with_three_names_and_its_pictures(path) -> None:
    board = load_board(path)
    assert board.game == path.parent.name
    assert {"en", "de", "fr"} <= dict(board.names).keys()
    assert all((path.parent / item.image).is_file() for item in board.scenery)


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_spaces_hold_their_centres_and_no_other_spaces_centre(path) -> None:
    board = load_board(path)
    for space in board.spaces:
        assert contains(space.polygon, *space.centre)
        assert board.hit(*space.centre) == space


def test_the_catalogue_finds_them_all() -> None:
    found = [find_boards(game, MAPS, None) for game in games_with_maps(MAPS, None)]
    assert [problem.line() for _, problems in found for problem in problems] == []
    boards = [board for some, _ in found for board in some]
    assert len(boards) == len(FILES)
    assert all(picture_dir(board, MAPS, None) == MAPS / board.game for board in boards)


# BD-17
@pytest.mark.parametrize(
    ("name", "fields", "greens"),
    [
        ("board_a", 24, {2, 4, 8, 10, 14, 17}),
        ("board_b", 22, {3, 5, 8, 13, 15}),
        ("board_c", 25, {2, 5, 7, 9, 12, 18}),
    ],
)
def test_bd_17_biathlon_boards(name, fields, greens) -> None:
    board = load_board(MAPS / "biathlon" / f"{name}.tmx")
    assert board.id == name.removeprefix("board_")
    assert [space.rank for space in board.spaces] == list(range(fields))
    assert {space.rank for space in board.spaces if space.terrain == "green"} == greens
    for space in board.spaces:
        (onward,) = space.next
        assert board.space(onward).rank == (space.rank + 1) % fields


# BO-10, BO-26: who lies where, drawn out by hand from the bottom: 4, 3, 2, 1.
PYRAMID = {
    "L1S1": {"L1S2", "L2S1"},
    "L1S2": {"L1S1", "L1S3", "L2S1", "L2S2"},
    "L1S3": {"L1S2", "L1S4", "L2S2", "L2S3"},
    "L1S4": {"L1S3", "L2S3"},
    "L2S1": {"L2S2", "L1S1", "L1S2", "L3S1"},
    "L2S2": {"L2S1", "L2S3", "L1S2", "L1S3", "L3S1", "L3S2"},
    "L2S3": {"L2S2", "L1S3", "L1S4", "L3S2"},
    "L3S1": {"L3S2", "L2S1", "L2S2", "L4S1"},
    "L3S2": {"L3S1", "L2S2", "L2S3", "L4S1"},
    "L4S1": {"L3S1", "L3S2"},
}


def test_bo_10_and_bo_26_the_pyramids_hex_neighbours() -> None:
    board = load_board(MAPS / "boreal" / "pyramid.tmx")
    assert board.kind == "hex"
    assert {space.id: set(space.next) for space in board.spaces} == PYRAMID


def test_bo_10_levels_and_slots() -> None:
    board = load_board(MAPS / "boreal" / "pyramid.tmx")
    for space in board.spaces:
        level, slot = int(space.id[1]), int(space.id[3])
        assert (space.terrain, space.prop("level"), space.prop("slot")) == (f"level{level}", level, slot)
    centres = {space.id: space.centre for space in board.spaces}
    assert len({centres[f"L1S{slot}"][1] for slot in (1, 2, 3, 4)}) == 1
    # A card of level 2 lies over the gap of the two below it.
    assert centres["L2S1"][0] == (centres["L1S1"][0] + centres["L1S2"][0]) / 2
    assert centres["L1S1"][1] > centres["L2S1"][1] > centres["L3S1"][1] > centres["L4S1"][1]
