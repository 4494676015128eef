"""Hex geometry in all four stagger combinations: by hand, by properties, and against Tiled's own drawing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.boards.board import contains
from game.boards.hex import HexGrid
from game.boards.tiled import load_board
from tests.boards.mapfiles import hex_map, png, write

COMBINATIONS = [(axis, index) for axis in "xy" for index in ("odd", "even")]

grids = st.builds(
    HexGrid,
    columns=st.integers(1, 7),
    rows=st.integers(1, 7),
    tile_width=st.integers(8, 70),
    tile_height=st.integers(8, 70),
    side=st.integers(0, 8),
    axis=st.sampled_from("xy"),
    index=st.sampled_from(["odd", "even"]),
)
# With an even rest for the two slants the cells fill the plane without overlap.
exact_grids = grids.filter(lambda g: (g.box[0 if g.axis == "x" else 1] - g.side) % 2 == 0)


def grid(axis: str, index: str, size: tuple[int, int] = (12, 14), side: int = 6) -> HexGrid:
    return HexGrid(4, 4, *size, side, axis, index)  # type: ignore[arg-type]


# The format's page draws these four; the cells around (1, 1) and (2, 2) are read off such a picture.
@pytest.mark.parametrize(
    ("axis", "index", "cell", "around"),
    [
        ("y", "odd", (1, 1), {(0, 1), (2, 1), (1, 0), (2, 0), (1, 2), (2, 2)}),
        ("y", "odd", (2, 2), {(1, 2), (3, 2), (1, 1), (2, 1), (1, 3), (2, 3)}),
        ("y", "even", (1, 1), {(0, 1), (2, 1), (0, 0), (1, 0), (0, 2), (1, 2)}),
        ("y", "even", (2, 2), {(1, 2), (3, 2), (2, 1), (3, 1), (2, 3), (3, 3)}),
        ("x", "odd", (1, 1), {(1, 0), (1, 2), (0, 1), (0, 2), (2, 1), (2, 2)}),
        ("x", "odd", (2, 2), {(2, 1), (2, 3), (1, 1), (1, 2), (3, 1), (3, 2)}),
        ("x", "even", (1, 1), {(1, 0), (1, 2), (0, 0), (0, 1), (2, 0), (2, 1)}),
        ("x", "even", (2, 2), {(2, 1), (2, 3), (1, 2), (1, 3), (3, 2), (3, 3)}),
    ],
)
def test_neighbours_by_hand(axis, index, cell, around) -> None:
    assert set(grid(axis, index).neighbours(cell)) == around


def test_polygon_and_size_by_hand() -> None:
    pointy = grid("y", "odd")
    assert pointy.polygon((0, 0)) == ((0, 10), (0, 4), (6, 0), (12, 4), (12, 10), (6, 14))
    assert pointy.origin((1, 1)) == (18, 10)
    assert pointy.size == (54, 44)
    flat = grid("x", "odd", (14, 12))
    assert flat.polygon((0, 0)) == ((0, 6), (4, 0), (10, 0), (14, 6), (10, 12), (4, 12))
    assert flat.origin((1, 1)) == (10, 18)
    assert flat.size == (44, 54)


def test_odd_tile_sizes_are_made_even() -> None:
    assert grid("y", "odd", (13, 15)).polygon((2, 1)) == grid("y", "odd", (12, 14)).polygon((2, 1))


def test_draw_order_goes_by_pixel_row() -> None:
    assert grid("x", "odd").draw_order()[:6] == ((0, 0), (2, 0), (1, 0), (3, 0), (0, 1), (2, 1))
    assert grid("x", "even").draw_order()[:6] == ((1, 0), (3, 0), (0, 0), (2, 0), (1, 1), (3, 1))
    assert grid("y", "odd").draw_order()[:5] == ((0, 0), (1, 0), (2, 0), (3, 0), (0, 1))


@given(grids, st.integers(-9, 9), st.integers(-9, 9))
def test_axial_coordinates_round_trip(g, column, row) -> None:
    assert g.cell(g.axial((column, row))) == (column, row)
    assert g.axial(g.cell((column, row))) == (column, row)


@given(grids)
def test_neighbours_are_symmetric_and_at_distance_one(g) -> None:
    for cell in g.cells():
        near = g.neighbours(cell)
        assert len(set(near)) == len(near) <= 6
        assert all(cell in g.neighbours(other) and g.distance(cell, other) == 1 for other in near)
        far = [other for other in g.cells() if other != cell and other not in near]
        assert all(g.distance(cell, other) > 1 for other in far)


@given(exact_grids)
def test_neighbours_are_the_cells_that_share_a_side(g) -> None:
    def sides(cell):
        corners = g.polygon(cell)
        return {frozenset(pair) for pair in zip(corners, (*corners[1:], corners[0]), strict=True)}

    if g.side == 0 or min(g.slant) == 0:
        return  # squares and diamonds: some hex neighbours meet in a corner or along part of a side
    for cell in g.cells():
        touching = {other for other in g.cells() if other != cell and sides(cell) & sides(other)}
        assert touching == set(g.neighbours(cell))


@given(grids, st.data())
def test_hit_is_polygon_containment(g, data) -> None:
    width, height = g.size
    x = data.draw(st.floats(-5, width + 5, allow_nan=False))
    y = data.draw(st.floats(-5, height + 5, allow_nan=False))
    holders = [cell for cell in g.cells() if contains(g.polygon(cell), x, y)]
    assert g.hit(x, y) == (holders[-1] if holders else None)


@given(exact_grids, st.data())
def test_cells_do_not_overlap(g, data) -> None:
    width, height = g.size
    x = data.draw(st.floats(0, width, allow_nan=False))
    y = data.draw(st.floats(0, height, allow_nan=False))
    assert sum(contains(g.polygon(cell), x, y) for cell in g.cells()) <= 1


@given(grids)
def test_centres_hit_their_own_cell(g) -> None:
    assert all(g.hit(*g.centre(cell)) == cell for cell in g.cells())


# A single row or column is not given room for its shift: the editor counts it so.
@given(exact_grids.filter(lambda g: (g.columns if g.axis == "x" else g.rows) > 1))
def test_all_cells_lie_in_the_map(g) -> None:
    width, height = g.size
    assert all(0 <= x <= width and 0 <= y <= height for cell in g.cells() for x, y in g.polygon(cell))


# -- against Tiled -------------------------------------------------------------------------------------

COLUMNS, ROWS = 5, 4


def colour_of(number: int) -> tuple[int, int, int, int]:
    return (40 + number * 10, 255 - number * 9, (number * 53) % 256, 255)


def rasterised(folder: Path, text: str):
    """The map as Tiled draws it, as a pygame surface."""
    tool = shutil.which("tmxrasterizer")
    if tool is None:
        if os.environ.get("CI"):
            pytest.fail("tmxrasterizer (Debian package tiled) is missing, and CI must have it")
        pytest.skip("tmxrasterizer (Debian package tiled) is not installed")
    import pygame

    source, target = folder / "colours.tmx", folder / "drawn.png"
    source.write_text(text, encoding="utf-8")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(
        [tool, "--no-smoothing", str(source), str(target)],
        check=True,
        env=environment,
        capture_output=True,
        timeout=60,
    )
    return pygame.image.load(str(target))


def coloured_map(folder: Path, size: tuple[int, int], side: int, axis: str, index: str) -> str:
    """A map on which every cell is a tile of its own colour; the tiles are full rectangles, so they overlap."""
    width, height = size
    count = COLUMNS * ROWS
    png(folder / "colours.png", width * count, height, lambda x, _: colour_of(x // width))
    tiles = "".join(f'<tile id="{n}" type="t{n}"/>' for n in range(count))
    tileset = (
        f'<tileset firstgid="1" name="colours" tilewidth="{width}" tileheight="{height}" tilecount="{count}" '
        f'columns="{count}"><image source="colours.png" width="{width * count}" height="{height}"/>{tiles}</tileset>'
    )
    rows = ",\n".join(",".join(str(r * COLUMNS + c + 1) for c in range(COLUMNS)) for r in range(ROWS))
    return hex_map(rows, columns=COLUMNS, lines=ROWS, tilesets=tileset, size=size, side=side, axis=axis, index=index)


SIZES = [((24, 28), 12), ((27, 25), 9), ((30, 18), 6)]


@pytest.mark.parametrize(("size", "side"), SIZES, ids=["even", "odd", "wide"])
@pytest.mark.parametrize(("axis", "index"), COMBINATIONS)
def test_tiled_draws_each_cell_where_we_say_its_centre_is(tmp_path, axis, index, size, side) -> None:
    text = coloured_map(tmp_path, size, side, axis, index)
    drawn = rasterised(tmp_path, text)
    board = load_board(tmp_path / "colours.tmx")
    assert drawn.get_size() == (board.width, board.height)
    assert len(board.spaces) == COLUMNS * ROWS
    for space in board.spaces:
        x, y = space.centre
        number = int(space.terrain.removeprefix("t"))
        assert tuple(drawn.get_at((int(x), int(y)))) == colour_of(number), space.id


@pytest.mark.parametrize(("size", "side"), SIZES[:1] + SIZES[2:], ids=["even", "wide"])
@pytest.mark.parametrize(("axis", "index"), COMBINATIONS)
def test_our_draw_order_gives_tileds_picture_pixel_for_pixel(tmp_path, axis, index, size, side) -> None:
    drawn = rasterised(tmp_path, coloured_map(tmp_path, size, side, axis, index))
    import pygame

    g = HexGrid(COLUMNS, ROWS, *size, side, axis, index)
    ours = pygame.Surface(g.size, pygame.SRCALPHA, 32)
    for cell in g.draw_order():
        ours.fill(colour_of(cell[1] * COLUMNS + cell[0]), (*g.origin(cell), *size))
    assert pygame.image.tobytes(ours, "RGBA") == pygame.image.tobytes(drawn, "RGBA")


def test_a_shipped_hex_map_is_drawn_where_the_board_is(tmp_path) -> None:
    folder = Path(__file__).resolve().parents[2] / "maps" / "boreal"
    text = (folder / "pyramid.tmx").read_text(encoding="utf-8")
    for name in ("slots.tsx", "slots.png"):
        shutil.copy(folder / name, tmp_path / name)
    drawn = rasterised(tmp_path, text)
    board = load_board(folder / "pyramid.tmx")
    assert drawn.get_size() == (board.width, board.height)
    # Just inside each corner of a cell there is tile; far from all cells there is none.
    for space in board.spaces:
        cx, cy = space.centre
        for x, y in space.polygon:
            inner = (int(x + (cx - x) * 0.08), int(y + (cy - y) * 0.08))
            assert drawn.get_at(inner)[3] == 255, (space.id, inner)
    assert drawn.get_at((2, 2))[3] == 0


def test_write_helper_keeps_png_readable(tmp_path) -> None:
    import pygame

    write(tmp_path, "x")
    assert tuple(pygame.image.load(str(tmp_path / "tiles.png")).get_at((3, 2))) == (15, 90, 120, 255)
