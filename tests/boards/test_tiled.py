"""Good maps become boards with the values that stand in the file."""

import subprocess
import sys

import pytest

from game.boards.board import Scenery
from game.boards.tiled import load_board
from tests.boards.mapfiles import INLINE_TILES, hex_map, lane_map, png, properties, space, three, write


def board_of(folder, text):
    return load_board(write(folder, text))


def nexts(board) -> dict[str, tuple[str, ...]]:
    return {space.id: space.next for space in board.spaces}


def test_a_lane_map(tmp_path) -> None:
    board = board_of(tmp_path, lane_map(three(), name_de="Prüfung", climate="snow", laps=3, steep=0.5, loop=True))
    assert (board.id, board.game, board.kind, board.source) == ("test", "biathlon", "lane", "test.tmx")
    assert (board.width, board.height) == (100.0, 80.0)
    assert dict(board.names) == {"en": "Test", "de": "Prüfung"}
    assert dict(board.props) == {"climate": "snow", "laps": 3, "steep": 0.5, "loop": True}
    first = board.spaces[0]
    assert (first.id, first.rank, first.lane, first.terrain, first.props) == ("s0", 0, 0, "plain", ())
    assert first.polygon == ((10, 10), (20, 10), (20, 20), (10, 20))
    assert first.centre == (15, 15)


def test_next_by_rank_and_loop(tmp_path) -> None:
    assert nexts(board_of(tmp_path, lane_map(three()))) == {"s0": ("s1",), "s1": ("s2",), "s2": ()}
    assert nexts(board_of(tmp_path, lane_map(three(), loop=True)))["s2"] == ("s0",)


def test_lanes_and_a_given_next(tmp_path) -> None:
    spaces = [
        space("b1", 1, 20, 20, lane=1),
        space("b0", 1, 20, 0, lane=0, next="c"),
        space("a", 0, 0, 0),
        space("c", 2, 40, 0, next=""),
        space("d", 3, 60, 0, next="a, b1"),
    ]
    board = board_of(tmp_path, lane_map(spaces))
    assert nexts(board) == {"a": ("b0", "b1"), "b0": ("c",), "b1": ("c",), "c": (), "d": ("a", "b1")}
    assert [s.lane for s in board.rank(1)] == [0, 1]


def test_a_gap_in_the_ranks_is_fine_where_next_is_given(tmp_path) -> None:
    board = board_of(tmp_path, lane_map([space("a", 0, next="b"), space("b", 7, 20)]))
    assert nexts(board) == {"a": ("b",), "b": ()}


def test_rectangles_turned_objects_and_the_newer_class_attribute(tmp_path) -> None:
    spaces = [
        space("rect", 0, 10, 20, inner="", attributes='width="30" height="10"'),
        space("turned", 1, 50, 50, inner="", attributes='width="20" height="10" rotation="90"', kind='class="space"'),
    ]
    board = board_of(tmp_path, lane_map(spaces))
    assert set(board.space("rect").polygon) == {(10, 20), (40, 20), (40, 30), (10, 30)}
    # A quarter turn clockwise about the upper left corner (50, 50): 20 long downwards, 10 to the left.
    corners = {(round(x, 9), round(y, 9)) for x, y in board.space("turned").polygon}
    assert corners == {(50, 50), (50, 70), (40, 70), (40, 50)}
    assert board.space("turned").centre == pytest.approx((45, 60))


def test_own_properties_areas_and_scenery(tmp_path) -> None:
    more = (
        '<objectgroup id="5" name="areas">'
        '<object id="9" name="range" type="area" x="50" y="40" width="20" height="10">'
        + properties({"seats": 4})
        + "</object></objectgroup>"
        '<imagelayer id="6" name="sky" offsetx="-4" offsety="7"><image source="tiles.png" width="48" height="14"/>'
        '</imagelayer><imagelayer id="7" name="draft" visible="0"><image source="tiles.png" width="48" height="14"/>'
        "</imagelayer>"
    )
    text = lane_map([space("a", 0, points="0,0 9,0 9,9", height=1.5, note="", bell=True)], more=more)
    # "height" is the object's own attribute in Tiled, so an author names the property otherwise.
    board = board_of(tmp_path, text.replace('name="height"', 'name="climb"'))
    assert dict(board.space("a").props) == {"climb": 1.5, "note": "", "bell": True}
    assert board.area("range").prop("seats") == 4
    assert set(board.area("range").polygon) == {(50, 40), (70, 40), (70, 50), (50, 50)}
    assert board.scenery == (Scenery("tiles.png", -4.0, 7.0, 48.0, 14.0),)


def test_scenery_may_lie_two_folders_up(tmp_path) -> None:
    (tmp_path / "art").mkdir()
    png(tmp_path / "art" / "sky.png", 4, 4, lambda *_: (0, 0, 0, 255))
    more = '<imagelayer id="6" name="sky"><image source="../../art/sky.png" width="4" height="4"/></imagelayer>'
    board = board_of(tmp_path / "maps" / "biathlon", lane_map(three(), more=more))
    assert board.scenery[0].image == "../../art/sky.png"


@pytest.mark.parametrize("points", ["0,0 9,0 9,9 0,9 0,0", "0,0 9,0 9,0 9,9 0,9"])
def test_a_corner_given_twice_in_a_row_is_one_corner(tmp_path, points) -> None:
    board = board_of(tmp_path, lane_map([space("a", 0, points=points)]))
    assert board.space("a").polygon == ((0, 0), (9, 0), (9, 9), (0, 9))


def test_a_hex_map(tmp_path) -> None:
    marks = (
        '<object id="1" name="summit" type="space" x="20" y="20">' + properties({"level": 2}) + "<point/></object>"
        '<object id="2" name="door" type="space" x="3" y="4" width="6" height="6"/>'
    )
    tiles = (
        '<tileset firstgid="1" name="tiles" tilewidth="12" tileheight="14" tilecount="4" columns="4">'
        '<image source="tiles.png" width="48" height="14"/><tile id="0" type="ice">'
        + properties({"slip": 3, "level": 1})
        + '</tile><tile id="1" class="rock"/></tileset>'
    )
    board = board_of(tmp_path, hex_map("1,2,0,\n1,2,0", objects=marks, tilesets=tiles))
    assert board.kind == "hex"
    # Three columns of 12 and half a cell for the shifted row; two rows of 10 and the last one's slant of 4.
    assert (board.width, board.height) == (42.0, 24.0)
    # The second row is shifted right by 6: the point (20, 20) is in its second cell.
    assert [(s.id, s.rank, s.lane, s.terrain) for s in board.spaces] == [
        ("door", 0, 0, "ice"),
        ("c1r0", 0, 1, "rock"),
        ("c0r1", 1, 0, "ice"),
        ("summit", 1, 1, "rock"),
    ]
    # Right, upper right, upper left, left, lower left, lower right.
    assert board.space("c0r1").next == ("summit", "c1r0", "door")
    assert board.space("door").next == ("c1r0", "c0r1")
    assert board.space("c1r0").next == ("door", "c0r1", "summit")
    assert board.space("c0r1").centre == (12.0, 17.0)
    assert dict(board.space("c0r1").props) == {"slip": 3, "level": 1}
    assert dict(board.space("summit").props) == {"level": 2}
    hit = board.hit(12, 17)
    assert hit is not None
    assert hit.id == "c0r1"


def test_an_objects_property_goes_before_its_tiles(tmp_path) -> None:
    tiles = INLINE_TILES.replace('type="ice"/>', f'type="ice">{properties({"level": 1, "slip": 2})}</tile>')
    mark = f'<object id="1" name="top" type="space" x="5" y="7">{properties({"level": 4})}<point/></object>'
    board = board_of(tmp_path, hex_map("1,0,0,\n0,0,0", objects=mark, tilesets=tiles))
    assert dict(board.space("top").props) == {"level": 4, "slip": 2}


def test_csv_rows_with_windows_line_ends_and_spaces(tmp_path) -> None:
    board = board_of(tmp_path, hex_map("1, 2,0,\r\n 0,1 ,2"))
    assert [s.id for s in board.spaces] == ["c0r0", "c1r0", "c1r1", "c2r1"]


def test_a_tileset_of_its_own_file_and_of_single_pictures(tmp_path) -> None:
    folder = tmp_path / "maps"
    (tmp_path / "tiles").mkdir(parents=True)
    png(tmp_path / "tiles" / "a.png", 12, 14, lambda *_: (1, 2, 3, 255))
    (tmp_path / "tiles" / "set.tsx").write_text(
        '<tileset name="set" tilewidth="12" tileheight="14" tilecount="1" columns="0">'
        '<tile id="7" type="lake"><image source="a.png" width="12" height="14"/></tile></tileset>'
    )
    text = hex_map("8,0,0,\n0,0,8", tilesets='<tileset firstgid="1" source="../tiles/set.tsx"/>')
    assert [s.terrain for s in board_of(folder, text).spaces] == ["lake", "lake"]


def test_paths_with_spaces_and_umlauts(tmp_path) -> None:
    folder = tmp_path / "Über Land und Schnee"
    assert load_board(write(folder, lane_map(three()), "Größe 1.tmx")).source == "Größe 1.tmx"


def test_loading_prints_nothing_and_opens_no_window(tmp_path) -> None:
    path = write(tmp_path, lane_map(three()))
    code = (
        "import sys; from pathlib import Path; from game.boards.tiled import load_board;"
        "assert 'pytmx' not in sys.modules; load_board(Path(sys.argv[1]));"
        "import pygame; assert not pygame.display.get_init()"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")
