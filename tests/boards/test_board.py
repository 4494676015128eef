"""The plain board: look-ups, hit-test, equality by content, JSON; and that rules can import it without pygame."""

import dataclasses
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.boards import geometry
from game.boards.board import Area, Board, Scenery, Space, contains
from game.core.codec import from_json, to_json


def square(x: float, y: float, size: float = 10) -> tuple[tuple[float, float], ...]:
    return ((x, y), (x + size, y), (x + size, y + size), (x, y + size))


def a_space(name: str, x: float, rank: int, onward: tuple[str, ...], lane: int = 0) -> Space:
    return Space(name, square(x, 0), (x + 5, 5), rank, lane, "plain", onward, (("shade", 0.5), ("bell", True)))


def a_board() -> Board:
    return Board(
        id="loop",
        game="biathlon",
        kind="lane",
        names=(("en", "Loop"), ("de", "Runde")),
        width=100.0,
        height=50.0,
        spaces=(
            a_space("a", 0, 0, ("b",)),
            a_space("b", 10, 1, ("c",)),
            a_space("c", 20, 2, ("a",)),
            a_space("b2", 25, 1, ("c",), lane=1),
        ),
        areas=(Area("range", square(50, 0)),),
        scenery=(Scenery("../../art/x.svg", -5, 0, 200, 100),),
        props=(("loop", True), ("laps", 3)),
        source="shipped/biathlon/loop.tmx",
    )


def test_look_ups_find_by_id() -> None:
    board = a_board()
    assert board.space("b").centre == (15, 5)
    assert board.area("range").polygon == square(50, 0)
    assert [s.id for s in board.rank(1)] == ["b", "b2"]
    assert list(board.index()) == ["a", "b", "c", "b2"]
    assert board.prop("laps") == 3
    assert board.prop("snow") is None
    assert board.space("a").prop("bell") is True
    assert (board.name("de"), board.name("fr")) == ("Runde", "Loop")


@pytest.mark.parametrize("ask", [Board.space, Board.area, Board.neighbours])
def test_unknown_ids_are_key_errors_that_name_the_id(ask) -> None:
    with pytest.raises(KeyError, match="'nowhere'"):
        ask(a_board(), "nowhere")


def test_neighbours_are_onward_spaces_then_the_ones_behind() -> None:
    assert a_board().neighbours("c") == ("a", "b", "b2")
    assert a_board().neighbours("a") == ("b", "c")


def test_hit_takes_the_later_of_two_that_overlap() -> None:
    board = a_board()
    found = board.hit(5, 5)
    assert found is not None
    assert found.id == "a"
    overlap = board.hit(27, 5)
    assert overlap is not None
    assert overlap.id == "b2"
    assert board.hit(45, 5) is None


def test_a_point_on_a_shared_edge_belongs_to_exactly_one_space() -> None:
    board = a_board()
    owners = [s.id for s in board.spaces if contains(s.polygon, 10, 5)]
    assert owners == ["b"]


def test_boards_are_values() -> None:
    assert a_board() == a_board()
    assert hash(a_board()) == hash(a_board())
    assert dataclasses.replace(a_board(), width=101.0) != a_board()
    with pytest.raises(dataclasses.FrozenInstanceError):
        a_board().id = "other"  # type: ignore[misc]


def test_boards_survive_json_because_saves_carry_them() -> None:
    again = from_json(Board, to_json(a_board()))
    assert again == a_board()
    assert isinstance(dict(again.space("a").props)["bell"], bool)


def test_the_board_and_hex_modules_load_neither_pygame_nor_pytmx() -> None:
    code = "import sys, game.boards.board, game.boards.hex; print({'pygame', 'pytmx'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


coordinate = st.integers(-50, 50).map(float)


@given(st.floats(-60, 60), st.floats(-60, 60), coordinate, coordinate, st.integers(1, 40))
def test_containment_of_a_square_is_that_of_its_interval(x, y, left, top, size) -> None:
    assert contains(square(left, top, size), x, y) == (left <= x < left + size and top <= y < top + size)


@given(st.lists(st.tuples(coordinate, coordinate), min_size=3, max_size=8, unique=True))
def test_the_centre_of_a_simple_polygon_lies_in_it(corners) -> None:
    polygon = tuple(corners)
    if geometry.crosses_itself(polygon) or abs(geometry.area(polygon)) < 1:
        return
    assert contains(polygon, *geometry.centre(polygon))


def test_the_centre_of_a_horseshoe_is_on_the_horseshoe() -> None:
    shoe = ((0.0, 0.0), (30.0, 0.0), (30.0, 30.0), (25.0, 30.0), (25.0, 5.0), (5.0, 5.0), (5.0, 30.0), (0.0, 30.0))
    assert contains(shoe, *geometry.centre(shoe))


@pytest.mark.parametrize(
    ("corners", "crossing"),
    [
        (((0, 0), (10, 0), (10, 10), (0, 10)), False),
        (((0, 0), (10, 10), (10, 0), (0, 10)), True),
        (((0, 0), (10, 0), (5, 0), (5, 9)), True),
        (((0, 0), (5, 0), (10, 0), (10, 9)), False),
        (((0, 0), (10, 0), (10, 10), (5, 0), (0, 10)), True),
    ],
    ids=["square", "bow tie", "folds back", "a corner on a straight side", "touches its own side"],
)
def test_crossing_sides_are_seen(corners, crossing) -> None:
    assert geometry.crosses_itself(corners) is crossing
