"""Every map that breaks a convention is refused with file, object and reason, and no exception but MapError."""

import os
import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.boards.problem import MapError, sentences
from game.boards.tiled import load_board, read_board
from tests.boards.mapfiles import INLINE_TILES, hex_map, lane_map, png, properties, space, three, write

GOOD_ROWS = "1,2,0,\n0,1,2"
SKY = '<imagelayer id="6" name="sky" {}><image source="{}" width="48" height="14"/></imagelayer>'


def lane(*spaces, **more) -> str:
    return lane_map([*three(), *spaces], **more)


def mark(x, y, name="m", **values) -> str:
    return f'<object id="{x}{y}" name="{name}" type="space" x="{x}" y="{y}">{properties(values)}<point/></object>'


def tiles(body: str, *, width=48, count=4, source="tiles.png", tile=(12, 14)) -> str:
    return (
        f'<tileset firstgid="1" name="tiles" tilewidth="{tile[0]}" tileheight="{tile[1]}" tilecount="{count}" '
        f'columns="4"><image source="{source}" width="{width}" height="14"/>{body}</tileset>'
    )


def many(text: str, count: int) -> str:
    return text * count


BOMB = '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'

# name: (map text, where, reason key, words that the sentence must hold)
CASES: dict[str, tuple[str, str, str, str]] = {
    # the file
    "empty": ("", "map", "empty", ""),
    "blank": ("  \n ", "map", "empty", ""),
    "not XML": ("This is no map.", "map", "not_xml", "line 1"),
    "cut off": (lane()[:-30], "map", "not_xml", ""),
    "another root": ("<tileset/>", "map", "wrong_root", "<tileset>"),
    "entity bomb": (lane(head=BOMB), "map", "doctype", "DOCTYPE"),
    "foreign document type": (lane(head='<!DOCTYPE map SYSTEM "http://example.org/m.dtd">'), "map", "doctype", ""),
    "unknown encoding": (lane().replace("UTF-8", "klingon"), "map", "not_xml", ""),
    "nested deep": ("<map>" + many("<group>", 99) + many("</group>", 99) + "</map>", "map", "too_deep", "12"),
    "too many elements": ("<map>" + many("<x/>", 50_001) + "</map>", "map", "too_many_elements", "50000"),
    # the map
    "isometric": (lane(orientation="isometric"), "map", "orientation", "isometric"),
    "staggered": (lane(orientation="staggered"), "map", "orientation", "staggered"),
    "no orientation": ("<map/>", "map", "orientation", ""),
    "infinite": (lane(infinite="1"), "map", "infinite", "Infinite"),
    "no width": (lane().replace(' width="10" height="8"', ' height="8"'), "map", "whole_number", "width"),
    "giant width": (lane().replace(' width="10"', ' width="99999999"'), "map", "whole_number", "99999999"),
    "tile width of words": (lane().replace('tilewidth="10"', 'tilewidth="ten"'), "map", "whole_number", "ten"),
    "kind of the other orientation": (lane(kind="hex"), "map", "kind_orientation", "hexagonal"),
    "unknown kind": (lane(kind="cube"), "map", "choice", "cube"),
    "no kind": (lane(kind=None), "map", "missing_property", "kind"),
    "no game": (lane(game=None), "map", "missing_property", "game"),
    "no board id": (lane(board=None), "map", "missing_property", "board"),
    "no English name": (lane(name_en=None), "map", "missing_property", "name_en"),
    "game of a number": (lane(game=5), "map", "property_type", "game"),
    "board id with a space": (lane(board="my board"), "map", "bad_id", "my board"),
    "loop of words": (lane(loop="yes"), "map", "property_type", "loop"),
    "no spaces layer": (lane().replace('name="spaces"', 'name="areas"'), "map", "missing_object_layer", "spaces"),
    "no spaces": (lane_map([]), "map", "no_spaces", ""),
    "unknown element": (lane(more="<wormhole/>"), "map", "unknown_element", "wormhole"),
    # layers
    "group layer": (lane(more='<group id="9" name="g"/>'), "group g", "group_layer", "group"),
    "tile layer in a lane map": (
        lane(more='<layer id="9" name="floor" width="10" height="8"/>'),
        "layer floor",
        "lost_tile_layer",
        "floor",
    ),
    "other object layer": (
        lane(more='<objectgroup id="9" name="notes"/>'),
        "layer notes",
        "lost_object_layer",
        "notes",
    ),
    "two spaces layers": (
        lane(more='<objectgroup id="9" name="spaces"/>'),
        "layer spaces",
        "duplicate_layer",
        "spaces",
    ),
    "moved object layer": (lane(layer='offsetx="5"'), "layer spaces", "layer_setting", "offsetx 5"),
    "half transparent scenery": (
        lane(more=SKY.format('opacity="0.5"', "tiles.png")),
        "layer sky",
        "layer_setting",
        "opacity 0.5",
    ),
    "repeated scenery": (lane(more=SKY.format('repeatx="1"', "tiles.png")), "layer sky", "layer_setting", "repeatx"),
    "parallax scenery": (
        lane(more=SKY.format('parallaxx="0.5"', "tiles.png")),
        "layer sky",
        "layer_setting",
        "parallaxx",
    ),
    "half a pixel of offset": (
        lane(more=SKY.format('offsetx="0.5"', "tiles.png")),
        "layer sky",
        "whole_number",
        "offsetx",
    ),
    "missing scenery": (lane(more=SKY.format("", "gone.png")), "layer sky", "image_missing", "gone.png"),
    "scenery without image": (
        lane(more='<imagelayer id="3" name="sky"/>'),
        "layer sky",
        "image_none",
        "",
    ),
    "absolute image path": (lane(more=SKY.format("", "/etc/hostname")), "layer sky", "image_path", "/etc/hostname"),
    "image path that climbs": (
        lane(more=SKY.format("", "../../../x.png")),
        "layer sky",
        "image_path",
        "../../../x.png",
    ),
    "image path of Windows": (lane(more=SKY.format("", r"art\x.png")), "layer sky", "image_path", "/"),
    "property on a layer": (
        lane(more=SKY.format("", "tiles.png").replace("<image ", properties({"fog": 1}) + "<image ")),
        "layer sky",
        "layer_property",
        "fog",
    ),
    # properties
    "property named as an attribute of objects": (
        lane(space("bad", 3, width=4)),
        "object bad",
        "property_reserved",
        "width",
    ),
    "property named as what pytmx keeps on maps": (lane(layers=2), "map", "property_reserved", "layers"),
    "property named as an attribute of the map": (lane(tilewidth=2), "map", "property_reserved", "tilewidth"),
    "property of class type": (
        lane(space("bad", 3).replace('type="int"', 'type="class"')),
        "object bad",
        "property_kind",
        "class",
    ),
    "property of unknown type": (
        lane(space("bad", 3).replace('type="int"', 'type="list"')),
        "object bad",
        "property_kind",
        "list",
    ),
    "number that is none": (
        lane(space("bad", 3).replace('value="3"', 'value="III"')),
        "object bad",
        "property_value",
        "III",
    ),
    "property twice": (
        lane(space("bad", 3).replace("<properties>", '<properties><property name="rank" value="1"/>')),
        "object bad",
        "property_twice",
        "rank",
    ),
    "property without name": (
        lane(space("bad", 3).replace("<properties>", '<properties><property value="1"/>')),
        "object bad",
        "property_unnamed",
        "",
    ),
    # spaces
    "no rank": (
        lane(space("bad", 3, 70).replace('name="rank"', 'name="r"')),
        "object bad",
        "missing_property",
        "rank",
    ),
    "no terrain": (lane(space("bad", 3, 70, terrain=None)), "object bad", "missing_property", "terrain"),
    "empty terrain": (lane(space("bad", 3, 70, terrain="")), "object bad", "missing_property", "terrain"),
    "rank as text": (
        lane(space("bad", 3, 70).replace(' type="int"', "")),
        "object bad",
        "property_type",
        "rank must be of type int",
    ),
    "negative rank": (
        lane(space("bad", 3, 70).replace('value="3"', 'value="-3"')),
        "object bad",
        "property_negative",
        "-3",
    ),
    "lane of words": (lane(space("bad", 3, 70, lane="left")), "object bad", "property_type", "lane"),
    "duplicate id": (lane(space("s1", 3, 70)), "object s1", "duplicate_id", "s1"),
    "no name": (lane(space("", 3, 70)), "object #4", "object_unnamed", ""),
    "comma in a name": (lane(space("a,b", 3, 70)), "object a,b", "bad_id", "a,b"),
    "wrong class": (lane(space("bad", 3, 70, kind='type="tree"')), "object bad", "object_type", "tree"),
    "no class": (lane(space("bad", 3, 70, kind="")), "object bad", "object_type", "space"),
    "template": (lane(space("bad", 3, 70, attributes='template="t.tx"')), "object bad", "template", "template"),
    "tile object": (lane(space("bad", 3, 70, attributes='gid="1"')), "object bad", "object_shape", "tile"),
    "ellipse": (lane(space("bad", 3, 70, inner="<ellipse/>")), "object bad", "object_shape", "ellipse"),
    "point": (lane(space("bad", 3, 70, inner="<point/>")), "object bad", "object_shape", "point"),
    "text": (lane(space("bad", 3, 70, inner="<text>Hi</text>")), "object bad", "object_shape", "text"),
    "polyline": (
        lane(space("bad", 3, 70, inner='<polyline points="0,0 9,9 9,0"/>')),
        "object bad",
        "object_shape",
        "polyline",
    ),
    "unknown shape": (lane(space("bad", 3, 70, inner="<blob/>")), "object bad", "unknown_element", "blob"),
    "two corners": (lane(space("bad", 3, 70, points="0,0 9,9")), "object bad", "points_few", "2"),
    "points of words": (lane(space("bad", 3, 70, points="0,0 9,x 9,9")), "object bad", "points_bad", "9,x"),
    "points not finite": (lane(space("bad", 3, 70, points="0,0 9,nan 9,9")), "object bad", "points_bad", "nan"),
    "too many corners": (
        lane(space("bad", 3, 70, points=" ".join(f"{i % 9},{i}" for i in range(300)))),
        "object bad",
        "points_many",
        "256",
    ),
    "bow tie": (lane(space("bad", 3, 70, points="0,0 9,9 9,0 0,9")), "object bad", "crossing", "crosses"),
    "a line": (lane(space("bad", 3, 70, points="0,0 5,0 9,0")), "object bad", "flat", ""),
    "one point three times": (lane(space("bad", 3, 70, points="1,1 1,1 1,1")), "object bad", "flat", ""),
    "empty rectangle": (lane(space("bad", 3, 70, inner="")), "object bad", "flat", ""),
    "outside": (lane(space("bad", 3, 95, 10)), "object bad", "outside", "105"),
    "left of the map": (lane(space("bad", 3, -2, 10)), "object bad", "outside", "-2"),
    "position of words": (lane(space("bad", 3, "far")), "object bad", "number", "far"),
    "position not finite": (lane(space("bad", 3, "inf")), "object bad", "number", "inf"),
    "negative size": (
        lane(space("bad", 3, 70, inner="", attributes='width="-5" height="5"')),
        "object bad",
        "number",
        "width",
    ),
    "area outside": (
        lane(
            more='<objectgroup id="9" name="areas"><object id="8" name="range" type="area" x="90" y="0" width="20" '
            'height="5"/></objectgroup>'
        ),
        "object range",
        "outside",
        "110",
    ),
    "two areas of one name": (
        lane(
            more='<objectgroup id="9" name="areas">'
            + many('<object id="8" name="range" type="area" x="9" y="0" width="20" height="5"/>', 2)
            + "</objectgroup>"
        ),
        "object range",
        "duplicate_id",
        "range",
    ),
    # next
    "next names nobody": (lane(space("bad", 3, 70, next="s0,ghost")), "object bad", "next_unknown", "ghost"),
    "next names one twice": (lane(space("bad", 3, 70, next="s0, s0")), "object bad", "next_twice", "s0"),
    "next names itself": (lane(space("bad", 3, 70, next="bad")), "object bad", "next_itself", ""),
    "next is a number": (lane(space("bad", 3, 70, next=2)), "object bad", "property_type", "next"),
    "gap in the ranks": (lane(space("far", 5, 70)), "object s2", "rank_gap", "3"),
    # hex maps: attributes
    "stagger axis": (hex_map(GOOD_ROWS, axis="z"), "map", "choice", "staggeraxis"),
    "stagger index": (hex_map(GOOD_ROWS, index="both"), "map", "choice", "staggerindex"),
    "more cells than a board needs": (
        hex_map(GOOD_ROWS).replace('width="3" height="2" tile', 'width="129" height="2" tile'),
        "map",
        "whole_number",
        "129",
    ),
    "side length": (hex_map(GOOD_ROWS, side=15), "map", "whole_number", "hexsidelength"),
    "lane kind on a hex map": (hex_map(GOOD_ROWS, kind="lane"), "map", "kind_orientation", "orthogonal"),
    "no cells layer": (
        hex_map(GOOD_ROWS).replace('name="cells"', 'name="tiles"'),
        "map",
        "missing_tile_layer",
        "cells",
    ),
    "second tile layer": (
        hex_map(GOOD_ROWS, more='<layer id="9" name="snow" width="3" height="2"/>'),
        "layer snow",
        "lost_tile_layer",
        "snow",
    ),
    "no cells": (hex_map("0,0,0,\n0,0,0"), "map", "no_spaces", ""),
    # hex maps: tile data
    "base64": (hex_map("", data='<data encoding="base64">AQAA</data>'), "layer cells", "encoding", "base64"),
    "zstd": (
        hex_map("", data='<data encoding="base64" compression="zstd">AQAA</data>'),
        "layer cells",
        "encoding",
        "zstd",
    ),
    "XML tiles": (hex_map("", data='<data><tile gid="1"/></data>'), "layer cells", "encoding", "XML"),
    "no data": (hex_map("", data=""), "layer cells", "encoding", "CSV"),
    "short row": (hex_map("1,2,\n0,1,2"), "layer cells", "csv_row", "row 0 has 2"),
    "long row": (hex_map("1,2,0,\n0,1,2,1"), "layer cells", "csv_row", "row 1 has 4"),
    "trailing comma": (hex_map("1,2,0,\n0,1,2,"), "layer cells", "csv_row", "row 1"),
    "row missing": (hex_map("1,2,0"), "layer cells", "csv_rows", "1"),
    "tile of words": (hex_map("1,x,0,\n0,1,2"), "layer cells", "csv_value", "x"),
    "negative tile": (hex_map("1,-1,0,\n0,1,2"), "layer cells", "csv_value", "-1"),
    "gid beyond the tileset": (hex_map("1,5,0,\n0,1,2"), "layer cells", "tile_unknown", "column 1, row 0"),
    "tile without class": (hex_map("1,4,0,\n0,1,2"), "layer cells", "tile_unclassed", "column 1, row 0"),
    "flipped tile": (hex_map(f"1,{(1 << 31) + 1},0,\n0,1,2"), "layer cells", "tile_turned", "column 1, row 0"),
    "flipped down": (hex_map(f"1,{(1 << 30) + 1},0,\n0,1,2"), "layer cells", "tile_turned", "column 1, row 0"),
    "turned by 60": (hex_map(f"1,{(1 << 29) + 1},0,\n0,1,2"), "layer cells", "tile_turned", "column 1, row 0"),
    "turned by 120": (hex_map(f"1,{(1 << 28) + 1},0,\n0,1,2"), "layer cells", "tile_turned", "column 1, row 0"),
    "cells of another size": (
        hex_map(GOOD_ROWS).replace('name="cells" width="3"', 'name="cells" width="4"'),
        "layer cells",
        "whole_number",
        "width",
    ),
    # hex maps: tilesets
    "no tileset": (hex_map(GOOD_ROWS, tilesets=""), "layer cells", "tile_unknown", "number 1"),
    "missing tileset": (
        hex_map(GOOD_ROWS, tilesets='<tileset firstgid="1" source="gone.tsx"/>'),
        "tileset gone.tsx",
        "tileset_missing",
        "gone.tsx",
    ),
    "JSON tileset": (
        hex_map(GOOD_ROWS, tilesets='<tileset firstgid="1" source="set.tsj"/>'),
        "tileset set.tsj",
        "tileset_format",
        ".tsx",
    ),
    "tileset out of reach": (
        hex_map(GOOD_ROWS, tilesets='<tileset firstgid="1" source="/etc/x.tsx"/>'),
        "tileset /etc/x.tsx",
        "image_path",
        "/etc/x.tsx",
    ),
    "missing tileset image": (
        hex_map(GOOD_ROWS, tilesets=INLINE_TILES.replace("tiles.png", "gone.png")),
        "tileset tiles",
        "image_missing",
        "gone.png",
    ),
    "embedded image": (
        hex_map(GOOD_ROWS, tilesets=tiles("").replace("/></tileset>", "><data>x</data></image></tileset>")),
        "tileset tiles",
        "image_embedded",
        "",
    ),
    "tileset of a giant picture": (
        hex_map(GOOD_ROWS, tilesets=tiles("", width=1_000_000_000)),
        "tileset tiles",
        "whole_number",
        "1000000000",
    ),
    "tileset of too many tiles": (
        hex_map(GOOD_ROWS, tilesets=tiles("", width=16_384, tile=(1, 1))),
        "tileset tiles",
        "too_many_tiles",
        "65536",
    ),
    "tile of no size": (hex_map(GOOD_ROWS, tilesets=tiles("", tile=(0, 14))), "tileset tiles", "whole_number", "0"),
    "overlapping tilesets": (
        hex_map(GOOD_ROWS, tilesets=INLINE_TILES + INLINE_TILES.replace('name="tiles"', 'name="more"')),
        "tileset more",
        "tileset_overlap",
        "tiles",
    ),
    "tile property that hides what pytmx keeps": (
        hex_map(GOOD_ROWS, tilesets=tiles(f'<tile id="0" type="ice">{properties({"frames": 1})}</tile>')),
        "tileset tiles, tile 0",
        "property_reserved",
        "frames",
    ),
    # hex maps: objects
    "object over no cell": (hex_map(GOOD_ROWS, objects=mark(39, 5)), "object m", "no_cell", ""),
    "object over an empty cell": (hex_map(GOOD_ROWS, objects=mark(30, 7)), "object m", "no_cell", ""),
    "two objects over one cell": (
        hex_map(GOOD_ROWS, objects=mark(5, 7) + mark(7, 7, "n")),
        "object n",
        "cell_taken",
        "m",
    ),
    "two cells of one name": (
        hex_map(GOOD_ROWS, objects=mark(5, 7) + mark(18, 7)),
        "object m",
        "duplicate_id",
        "m",
    ),
    "the name of another cell": (
        hex_map(GOOD_ROWS, objects=mark(5, 7, "c1r0")),
        "object c1r0",
        "duplicate_id",
        "c1r0",
    ),
    "terrain on the object": (
        hex_map(GOOD_ROWS, objects=mark(5, 7, terrain="ice")),
        "object m",
        "property_of_cell",
        "terrain",
    ),
    "polygon over a cell": (
        hex_map(GOOD_ROWS, objects=mark(5, 7).replace("<point/>", '<polygon points="0,0 2,0 2,2"/>')),
        "object m",
        "object_shape",
        "polygon",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_refused_with_file_object_and_reason(tmp_path, name) -> None:
    text, where, key, words = CASES[name]
    path = write(tmp_path, text)
    board, problems = read_board(path)
    assert board is None
    found = [(problem.where, problem.key) for problem in problems]
    assert (where, key) in found, "\n".join(problem.line() for problem in problems)
    problem = problems[found.index((where, key))]
    assert problem.file == str(path)
    assert words in problem.text()
    assert problem.line().startswith(f"{path}: {where}: ")
    with pytest.raises(MapError) as raised:
        load_board(path)
    assert raised.value.line() == problems[0].line()


# A layer of the wrong name is both one that would be lost and one that is missing.
@pytest.mark.parametrize(
    "name", [name for name in CASES if not CASES[name][2].startswith("missing_") or "property" in CASES[name][2]]
)
def test_a_fault_is_not_reported_with_a_heap_of_consequences(tmp_path, name) -> None:
    _, problems = read_board(write(tmp_path, CASES[name][0]))
    assert {problem.key for problem in problems} == {CASES[name][2]}, "\n".join(p.line() for p in problems)


def test_every_fault_of_a_map_is_named_at_once(tmp_path) -> None:
    bad = [space("a", 0, terrain=None), space("b", 1, 95), space("c", 2, points="0,0 9,9 9,0 0,9")]
    _, problems = read_board(write(tmp_path, lane_map(bad)))
    assert [(p.where, p.key) for p in problems] == [
        ("object a", "missing_property"),
        ("object b", "outside"),
        ("object c", "crossing"),
    ]


def test_a_line_break_in_a_name_does_not_break_the_line(tmp_path) -> None:
    _, problems = read_board(write(tmp_path, lane(space("bad&#10;name", 3, 70))))
    assert problems
    assert all("\n" not in problem.line() for problem in problems)


def test_a_file_that_is_missing_a_folder_or_too_large(tmp_path) -> None:
    def only(path):
        _, (problem,) = read_board(path)
        return problem

    assert only(tmp_path / "gone.tmx").key == "unreadable"
    assert "No such file" in only(tmp_path / "gone.tmx").text()
    assert only(tmp_path).key == "not_a_file"
    large = tmp_path / "large.tmx"
    large.write_text(lane() + " " * 1_000_000)
    assert (only(large).key, only(large).text()) == ("too_large", "the file has more than 1000000 bytes")


def test_a_pipe_is_refused_without_waiting_for_it(tmp_path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no named pipes on this system")
    os.mkfifo(tmp_path / "pipe.tmx")
    _, (problem,) = read_board(tmp_path / "pipe.tmx")
    assert problem.key == "not_a_file"


@pytest.mark.parametrize("picture", ["tileset.tsx", "inner.tsx"])
def test_bad_tileset_files_are_refused_like_maps(tmp_path, picture) -> None:
    body = {"tileset.tsx": BOMB + "<tileset/>", "inner.tsx": "<map/>"}[picture]
    path = write(tmp_path, hex_map(GOOD_ROWS, tilesets=f'<tileset firstgid="1" source="{picture}"/>'))
    (tmp_path / picture).write_text(body)
    _, problems = read_board(path)
    assert problems[0].where == f"tileset {picture}"
    assert problems[0].key in ("doctype", "wrong_root")


def test_every_reason_has_a_sentence_in_each_language_with_the_same_words_filled_in() -> None:
    def filled(sentence):
        return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}

    for key, sentence in {**sentences("reasons"), **sentences("places")}.items():
        assert set(sentence) == {"en", "de", "fr"}, key
        assert len({frozenset(filled(text)) for text in sentence.values()}) == 1, key


def test_problems_speak_the_players_language(tmp_path) -> None:
    path = write(tmp_path, lane(space("s1", 3, 70)))
    _, (problem,) = read_board(path)
    assert problem.line("de") == f"{path}: Objekt s1: die Kennung s1 kommt zweimal vor"
    assert problem.line("fr") == f"{path}: objet s1: l'identifiant s1 est utilisé deux fois"
    assert problem.line("nl") == str(problem) == f"{path}: object s1: the id s1 is used twice"


def test_every_reason_has_a_case() -> None:
    elsewhere = {"unreadable", "folder_unreadable", "not_a_file", "too_large", "parser", "wrong_game", "board_twice",
                 "game_rule"}
    assert set(sentences("reasons")) - {key for _, _, key, _ in CASES.values()} - elsewhere == set()


SEEDS = [lane(loop=True, more=SKY.format("", "tiles.png")), hex_map(GOOD_ROWS, objects=mark(5, 7, level=1))]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=300, deadline=None)
@given(data=st.data())
def test_no_damage_to_a_map_gives_anything_but_a_board_or_problems(tmp_path, data) -> None:
    text = data.draw(st.sampled_from(SEEDS))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 12))
        patch = data.draw(st.sampled_from(["", "0", "-1", '"', "<", "/>", "NaN", "9999999999", "x", "\x00", "é"]))
        text = text[:start] + patch + text[start + length :]
    png_path = tmp_path / "tiles.png"
    if not png_path.exists():
        png(png_path, 48, 14, lambda *_: (0, 0, 0, 255))
    path = tmp_path / "damaged.tmx"
    path.write_text(text, encoding="utf-8")
    board, problems = read_board(path)
    assert (board is None) == bool(problems)
    assert all(problem.line() for problem in problems)
