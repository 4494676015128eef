"""Boxes: cutting, sharing and placing, and the scale."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.layout import Box, bounds, inside, unit

SIDES = st.floats(1, 4000, allow_nan=False)
BOXES = st.builds(Box, SIDES, SIDES, SIDES, SIDES)


def test_cuts_leave_the_rest() -> None:
    box = Box(10, 20, 100, 50)
    assert box.cut_left(30, 5) == (Box(10, 20, 30, 50), Box(45, 20, 65, 50))
    assert box.cut_right(30, 5) == (Box(80, 20, 30, 50), Box(10, 20, 65, 50))
    assert box.cut_top(10, 5) == (Box(10, 20, 100, 10), Box(10, 35, 100, 35))
    assert box.cut_bottom(10, 5) == (Box(10, 60, 100, 10), Box(10, 20, 100, 35))


def test_cutting_more_than_there_is_leaves_nothing() -> None:
    cut, rest = Box(0, 0, 10, 10).cut_left(25, 4)
    assert cut == Box(0, 0, 10, 10)
    assert rest.w == 0


@given(BOXES, st.integers(1, 6), st.integers(1, 6), st.floats(0, 3))
def test_cells_of_a_grid_do_not_overlap_and_do_not_leave(box: Box, across: int, down: int, gap: float) -> None:
    cells = box.grid(across, down, gap)
    assert len(cells) == across * down
    for number, cell in enumerate(cells):
        assert box.holds(cell)
        assert not any(cell.overlaps(other) for other in cells[number + 1 :])


def test_weighted_rows() -> None:
    assert Box(0, 0, 10, 100).rows((1, 3)) == (Box(0, 0, 10, 25), Box(0, 25, 10, 75))


def test_fit_keeps_the_aspect_and_the_middle() -> None:
    assert Box(0, 0, 200, 100).fit(1.0) == Box(50, 0, 100, 100)
    assert Box(0, 0, 100, 200).fit(2.0) == Box(0, 75, 100, 50)


@given(BOXES, st.floats(0.05, 0.95))
def test_pixels_of_two_halves_meet(box: Box, part: float) -> None:
    left, right = box.cut_left(box.w * part)
    assert abs(left.rect.right - right.rect.left) <= 1


@pytest.mark.parametrize(
    ("size", "scale", "u"),
    [
        ((1280, 720), 100, 1.0),
        ((1920, 1080), 100, 1.5),
        ((960, 600), 100, 0.75),
        ((640, 400), 100, 0.75),
        ((3840, 2160), 100, 3.0),
        ((5120, 2880), 100, 3.0),
        ((1280, 2000), 150, 1.5),
    ],
)
def test_unit(size: tuple[int, int], scale: int, u: float) -> None:
    assert unit(size, scale) == pytest.approx(u)


def test_inside_of_a_hollow_shape() -> None:
    shape = ((0, 0), (10, 0), (10, 10), (8, 10), (8, 2), (2, 2), (2, 10), (0, 10))
    assert inside((1, 5), shape)
    assert inside((9, 5), shape)
    assert not inside((5, 5), shape)
    assert bounds(shape) == Box(0, 0, 10, 10)
