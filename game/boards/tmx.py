"""Checks a Tiled map file as XML, before pytmx sees it: all that pytmx would break on or lose silently.

Reads the map and the tilesets that it names, and looks whether images exist; opens no image.
"""

from __future__ import annotations

import math
import os
import re
import stat
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from xml.parsers import expat

from game.boards.problem import Problems

MAX_BYTES = 1_000_000
MAX_ELEMENTS = 50_000
MAX_DEPTH = 12
MAX_SIDE = {"orthogonal": 8_192, "hexagonal": 128}
MAX_PIXELS = 16_384
MAX_TILES = 65_536
MAX_POINTS = 256
FAR = 1e6

# How a message shows a value that is not there.
NOTHING = '""'

FLIP_BITS = 0xF000_0000

Holder = Literal["map", "object", "tile"]
Reserved = Mapping[Holder, frozenset[str]]

_IMAGE_LAYER_PLAIN = {
    "opacity": "1",
    "parallaxx": "1",
    "parallaxy": "1",
    "repeatx": "0",
    "repeaty": "0",
    "tintcolor": "",
}
_SHAPES = ("ellipse", "polyline", "text", "capsule")


@dataclass(slots=True)
class Sheet:
    """What the XML alone tells: per image layer, in order, the picture's size."""

    image_sizes: list[tuple[float, float]] = field(default_factory=list)


class _Refused(Exception):
    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


def inspect(path: Path, problems: Problems, reserved: Reserved) -> Sheet | None:
    """Add every problem of the file's form to `problems`. None where the file is no map at all."""
    root = _read(path, "map", "map", problems)
    if root is None:
        return None
    return _Inspection(path, problems, reserved).map(root)


def _read(path: Path, tag: str, where: str, problems: Problems) -> ET.Element | None:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise _Refused("not_a_file")
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise _Refused("too_large", limit=MAX_BYTES)
        if not data.strip():
            raise _Refused("empty")
        _survey(data)
        root = ET.fromstring(data)
        if root.tag != tag:
            raise _Refused("wrong_root", tag=root.tag, wanted=tag)
    except _Refused as refused:
        problems.add(where, refused.key, **refused.params)
        return None
    except OSError as error:
        problems.add(where, "unreadable", detail=error.strerror or str(error))
        return None
    except (expat.ExpatError, ValueError, LookupError) as error:
        problems.add(where, "not_xml", detail=str(error))
        return None
    return root


def _survey(data: bytes) -> None:
    """Refuse document types (so entities, so entity bombs), depth and size before a tree is built."""
    depth = count = 0

    def doctype(*_: object) -> None:
        raise _Refused("doctype")

    def start(*_: object) -> None:
        nonlocal depth, count
        depth += 1
        count += 1
        if depth > MAX_DEPTH:
            raise _Refused("too_deep", limit=MAX_DEPTH)
        if count > MAX_ELEMENTS:
            raise _Refused("too_many_elements", limit=MAX_ELEMENTS)

    def end(*_: object) -> None:
        nonlocal depth
        depth -= 1

    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = doctype
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.Parse(data, True)


def _named(element: ET.Element) -> str:
    kind = {"objectgroup": "layer", "imagelayer": "layer"}.get(element.tag, element.tag)
    return f"{kind} {element.get('name') or '#' + element.get('id', '?')}"


class _Inspection:
    """One pass over one map; its methods follow the file's elements."""

    def __init__(self, path: Path, problems: Problems, reserved: Reserved) -> None:
        self.path = path
        self.problems = problems
        self.reserved = reserved
        self.sheet = Sheet()
        # (first gid, name, class by local tile id)
        self.tilesets: list[tuple[int, str, dict[int, str]]] = []
        self.tiles_known = True

    # -- the map ---------------------------------------------------------------------------------------

    def map(self, root: ET.Element) -> Sheet | None:
        add = self.problems.add
        before = len(self.problems.found)
        orientation = root.get("orientation", "")
        if orientation not in ("orthogonal", "hexagonal"):
            add("map", "orientation", value=orientation)
            return None
        if root.get("infinite", "0") != "0":
            add("map", "infinite")
            return None
        self.whole(root, "map", "width", 1, MAX_SIDE[orientation])
        self.whole(root, "map", "height", 1, MAX_SIDE[orientation])
        self.whole(root, "map", "tilewidth", 2, MAX_PIXELS)
        self.whole(root, "map", "tileheight", 2, MAX_PIXELS)
        if orientation == "hexagonal":
            self.choice(root, "map", "staggeraxis", ("x", "y"))
            self.choice(root, "map", "staggerindex", ("odd", "even"))
        if len(self.problems.found) > before:
            return None
        if orientation == "hexagonal":
            along = "tilewidth" if root.get("staggeraxis") == "x" else "tileheight"
            self.whole(root, "map", "hexsidelength", 0, int(root.get(along, "0")) & ~1)
        self.properties(root, "map", "map")
        before = len(self.problems.found)
        board = "hex" if orientation == "hexagonal" else "lane"
        for tileset in root.findall("tileset"):
            self.tileset(tileset)
        # With a bad tileset half of the tile numbers would seem unknown.
        self.tiles_known = len(self.problems.found) == before
        seen: set[str] = set()
        for child in root:
            where = _named(child)
            name = child.get("name", "")
            match child.tag:
                case "properties" | "editorsettings" | "tileset":
                    continue
                case "group":
                    add(where, "group_layer")
                    continue
                case "layer" if board == "hex" and name == "cells":
                    self.cells(child, root)
                case "layer":
                    add(where, "lost_tile_layer", name=name, board=board)
                case "objectgroup" if name == "spaces" or name == "areas":
                    self.objects(child, board)
                case "objectgroup":
                    add(where, "lost_object_layer", name=name, board=board)
                case "imagelayer":
                    self.image_layer(child)
                case _:
                    add("map", "unknown_element", tag=child.tag)
                    continue
            if child.tag != "imagelayer":
                if name in seen:
                    add(where, "duplicate_layer", name=name)
                seen.add(name)
        wanted, missing = ("cells", "missing_tile_layer") if board == "hex" else ("spaces", "missing_object_layer")
        if wanted not in seen:
            add("map", missing, name=wanted)
        return self.sheet

    # -- attributes and properties ---------------------------------------------------------------------

    def whole(self, element: ET.Element, where: str, name: str, low: int, high: int) -> int | None:
        raw = element.get(name, "")
        if re.fullmatch(r"-?[0-9]{1,10}", raw) and low <= int(raw) <= high:
            return int(raw)
        self.problems.add(where, "whole_number", attribute=name, low=low, high=high, value=raw or NOTHING)
        return None

    def number(
        self, element: ET.Element, where: str, name: str, low: float = -FAR, high: float = FAR
    ) -> float | None:
        raw = element.get(name, "0")
        value = _float(raw)
        if value is None or not low <= value <= high:
            self.problems.add(where, "number", attribute=name, low=low, high=high, value=raw)
            return None
        return value

    def choice(self, element: ET.Element, where: str, name: str, wanted: tuple[str, ...]) -> None:
        value = element.get(name, "")
        if value not in wanted:
            self.problems.add(where, "choice", attribute=name, wanted=", ".join(wanted), value=value or NOTHING)

    def properties(self, element: ET.Element, where: str, holder: Holder) -> None:
        add = self.problems.add
        taken = self.reserved[holder] | element.attrib.keys()
        seen: set[str] = set()
        for item in element.findall("properties/property"):
            name = item.get("name", "")
            if not name:
                add(where, "property_unnamed")
            elif name in seen:
                add(where, "property_twice", name=name)
            elif name in taken:
                add(where, "property_reserved", name=name)
            seen.add(name)
            kind = item.get("type")
            value = item.get("value")
            if kind not in (None, "string", "int", "float", "bool", "color", "file", "object"):
                add(where, "property_kind", name=name, type=kind)
            elif kind is not None and (value is None or not _fits(kind, value)):
                add(where, "property_value", name=name, type=kind, value=value or NOTHING)

    def lost_properties(self, element: ET.Element, where: str) -> None:
        for item in element.findall("properties/property"):
            self.problems.add(where, "layer_property", name=item.get("name", ""))

    # -- tilesets --------------------------------------------------------------------------------------

    def tileset(self, element: ET.Element) -> None:
        add = self.problems.add
        source = element.get("source")
        where = f"tileset {source or element.get('name') or '?'}"
        first = self.whole(element, where, "firstgid", 1, MAX_TILES * 16)
        folder = self.path.parent
        node: ET.Element | None = element
        if source is not None:
            target = self.target(folder, source, where)
            if target is None:
                return
            if not source.lower().endswith(".tsx"):
                add(where, "tileset_format", source=source)
                return
            if not target.is_file():
                add(where, "tileset_missing", source=source)
                return
            node = _read(target, "tileset", where, self.problems)
            folder = target.parent
        if node is None or first is None:
            return
        self.lost_properties(node, where)
        width = self.whole(node, where, "tilewidth", 1, MAX_PIXELS)
        height = self.whole(node, where, "tileheight", 1, MAX_PIXELS)
        for name in ("spacing", "margin"):
            if name in node.attrib:
                self.whole(node, where, name, 0, MAX_PIXELS)
        count = 0
        image = node.find("image")
        if image is not None and width and height:
            size = self.image(image, folder, where)
            if size is None:
                return
            count = self.whole(node, where, "tilecount", 1, MAX_TILES) or 0
            if (size[0] // width) * (size[1] // height) > MAX_TILES:
                add(where, "too_many_tiles", limit=MAX_TILES)
                return
        classes = dict.fromkeys(range(count), "")
        for tile in node.findall("tile"):
            number = self.whole(tile, where, "id", 0, MAX_TILES)
            if number is None:
                continue
            spot = f"{where}, tile {number}"
            self.properties(tile, spot, "tile")
            own = tile.find("image")
            if own is not None:
                self.image(own, folder, spot)
            if own is not None or number in classes:
                classes[number] = tile.get("type") or tile.get("class") or ""
        for start, other, numbers in self.tilesets:
            if {start + n for n in numbers} & {first + n for n in classes}:
                add(where, "tileset_overlap", other=other)
        self.tilesets.append((first, source or element.get("name") or "?", classes))

    def target(self, folder: Path, source: str, where: str) -> Path | None:
        """The file that a relative path means, or None: absolute and far climbing paths are refused."""
        normal = os.path.normpath(source).replace("\\", "/")
        climbs = normal.split("/").count("..")
        if not source or "\\" in source or ":" in source or source.startswith("/") or climbs > 2:
            self.problems.add(where, "image_path", source=source or NOTHING)
            return None
        return folder / source

    def image(self, element: ET.Element, folder: Path, where: str) -> tuple[int, int] | None:
        if element.find("data") is not None or element.get("format"):
            self.problems.add(where, "image_embedded")
            return None
        source = element.get("source", "")
        target = self.target(folder, source, where)
        if target is None:
            return None
        if not target.is_file():
            self.problems.add(where, "image_missing", source=source)
        width = self.whole(element, where, "width", 1, MAX_PIXELS)
        height = self.whole(element, where, "height", 1, MAX_PIXELS)
        return None if width is None or height is None else (width, height)

    # -- layers ----------------------------------------------------------------------------------------

    def image_layer(self, element: ET.Element) -> None:
        where = _named(element)
        self.lost_properties(element, where)
        for name, plain in _IMAGE_LAYER_PLAIN.items():
            value = element.get(name, plain)
            if value != plain and not (plain and _float(value) == float(plain)):
                self.problems.add(where, "layer_setting", attribute=name, value=value)
        for name in ("offsetx", "offsety"):
            if name in element.attrib:
                self.whole(element, where, name, -MAX_PIXELS, MAX_PIXELS)
        image = element.find("image")
        if image is None:
            self.problems.add(where, "image_none")
            return
        self.sheet.image_sizes.append(self.image(image, self.path.parent, where) or (0, 0))

    def unmoved(self, element: ET.Element, where: str) -> None:
        self.lost_properties(element, where)
        for name in ("offsetx", "offsety"):
            if _float(element.get(name, "0")) != 0:
                self.problems.add(where, "layer_setting", attribute=name, value=element.get(name, ""))

    def cells(self, element: ET.Element, root: ET.Element) -> None:
        where = _named(element)
        add = self.problems.add
        self.unmoved(element, where)
        columns, rows = int(root.get("width", "0")), int(root.get("height", "0"))
        self.whole(element, where, "width", columns, columns)
        self.whole(element, where, "height", rows, rows)
        data = element.find("data")
        encoding = (data.get("encoding") if data is not None else None) or "XML"
        packing = data.get("compression") if data is not None else None
        if data is None or encoding != "csv" or packing:
            add(where, "encoding", value=f"{encoding} with {packing}" if packing else encoding)
            return
        lines = (data.text or "").strip().splitlines()
        if len(lines) != rows:
            add(where, "csv_rows", count=len(lines), wanted=rows)
            return
        for row, line in enumerate(lines):
            # Every row but the last ends in a comma.
            values = line.strip().removesuffix(",").split(",") if row < rows - 1 else line.strip().split(",")
            if len(values) != columns:
                add(where, "csv_row", row=row, count=len(values), wanted=columns)
                continue
            for column, value in enumerate(values):
                self.tile(where, column, row, value.strip())

    def tile(self, where: str, column: int, row: int, value: str) -> None:
        add = self.problems.add
        if not re.fullmatch(r"[0-9]{1,10}", value):
            add(where, "csv_value", row=row, value=value or NOTHING)
            return
        gid = int(value)
        if gid == 0:
            return
        if gid & FLIP_BITS:
            add(where, "tile_turned", column=column, row=row)
            return
        if not self.tiles_known:
            return
        for first, _, classes in self.tilesets:
            if gid - first in classes:
                if not classes[gid - first]:
                    add(where, "tile_unclassed", column=column, row=row)
                return
        add(where, "tile_unknown", column=column, row=row, gid=gid)

    # -- objects ---------------------------------------------------------------------------------------

    def objects(self, element: ET.Element, board: str) -> None:
        self.unmoved(element, _named(element))
        wanted = "space" if element.get("name") == "spaces" else "area"
        for item in element.findall("object"):
            where = _named(item)
            if item.get("template") is not None:
                self.problems.add(where, "template")
                continue
            kind = item.get("type") or item.get("class") or ""
            if kind != wanted:
                self.problems.add(where, "object_type", wanted=wanted, value=kind or NOTHING)
            name = item.get("name", "")
            if not name:
                self.problems.add(where, "object_unnamed")
            elif not is_id(name):
                self.problems.add(where, "bad_id", value=name)
            self.properties(item, where, "object")
            for attribute in ("x", "y", "rotation"):
                self.number(item, where, attribute)
            for attribute in ("width", "height"):
                self.number(item, where, attribute, low=0)
            self.shape(item, where, on_cell=board == "hex" and wanted == "space")

    def shape(self, item: ET.Element, where: str, *, on_cell: bool) -> None:
        add = self.problems.add
        found = [child.tag for child in item if child.tag != "properties"]
        if item.get("gid") is not None:
            found.append("tile")
        for shape in found:
            if shape in _SHAPES or shape == "tile":
                add(where, "object_shape", shape=shape)
            elif shape not in ("point", "polygon"):
                add(where, "unknown_element", tag=shape)
            elif (shape == "polygon") == on_cell:
                add(where, "object_shape", shape=shape)
        polygon = item.find("polygon")
        if polygon is None:
            return
        raw = polygon.get("points", "")
        points = raw.split()
        values = [_float(part) for point in points for part in point.split(",")]
        if any(point.count(",") != 1 for point in points) or any(v is None or abs(v) > FAR for v in values):
            add(where, "points_bad", value=raw[:60])
        elif len(points) < 3:
            add(where, "points_few", count=len(points))
        elif len(points) > MAX_POINTS:
            add(where, "points_many", limit=MAX_POINTS)


def is_id(text: str) -> bool:
    """Whether the text may be the id of a board, space or area: it appears in saves, logs and commands."""
    return re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,63}", text) is not None


def _float(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _fits(kind: str, value: str) -> bool:
    match kind:
        case "int" | "object":
            return re.fullmatch(r"-?[0-9]{1,15}", value) is not None
        case "float":
            return _float(value) is not None
        case "bool":
            return value in ("true", "false")
    return True
