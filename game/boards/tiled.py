"""Loads a Tiled map as a board: pytmx parses what `game.boards.tmx` has found sound.

The only importer of pytmx. Opens no image and needs no display. Conventions: maps/README.md.
"""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from game.boards import geometry, tmx
from game.boards.board import Area, Board, Polygon, Props, PropValue, Scenery, Space
from game.boards.hex import Cell, HexGrid
from game.boards.problem import MapError, Problems

__all__ = ["MapError", "load_board", "read_board"]

# What pytmx itself files under these names for a tile, beside the map author's properties.
_TILE_NAMES = frozenset(
    (
        *("id", "type", "class", "width", "height", "frames", "source"),
        *("trans", "colliders", "probability", "terrain", "path", "x", "y"),
    )
)
_CELL_NAMES = frozenset({"rank", "lane", "terrain", "next"})


def load_board(path: Path, source: str | None = None) -> Board:
    """The board of a map file; raises the first `MapError`. The board keeps `source` (default: file name)."""
    board, problems = read_board(path, source)
    if board is None:
        raise problems[0]
    return board


def read_board(path: Path, source: str | None = None) -> tuple[Board | None, tuple[MapError, ...]]:
    """The board, or None and every problem that was found."""
    problems = Problems(path)
    pytmx = _pytmx()
    reserved: tmx.Reserved = {
        "map": frozenset(dir(pytmx.TiledMap())),
        "object": frozenset(dir(pytmx.TiledObject(None, ET.Element("object"), None))),
        "tile": _TILE_NAMES,
    }
    sheet = tmx.inspect(path, problems, reserved)
    if sheet is None or problems.found:
        return None, tuple(problems.found)
    try:
        tiled = pytmx.TiledMap(str(path))
    except Exception as error:  # pytmx raises bare exceptions of many types; none may reach a player
        problems.add("map", "parser", detail=str(error) or type(error).__name__)
        return None, tuple(problems.found)
    board = _Reading(tiled, sheet, problems).board(source or path.name)
    return (None, tuple(problems.found)) if problems.found else (board, ())


def _pytmx() -> Any:
    # pytmx imports pygame, which would greet on stdout in the middle of a command's output.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytmx

    return pytmx


def _props(properties: dict[str, Any], leave: frozenset[str] = frozenset()) -> Props:
    # pytmx gives None for an empty text.
    return tuple((name, "" if value is None else value) for name, value in properties.items() if name not in leave)


class _Reading:
    """One map on its way to a board."""

    def __init__(self, tiled: Any, sheet: tmx.Sheet, problems: Problems) -> None:
        self.tiled = tiled
        self.sheet = sheet
        self.problems = problems
        self.kind: Literal["lane", "hex"] = "hex" if tiled.orientation == "hexagonal" else "lane"
        if self.kind == "hex":
            self.grid = HexGrid(
                columns=tiled.width,
                rows=tiled.height,
                tile_width=tiled.tilewidth,
                tile_height=tiled.tileheight,
                side=int(tiled.hexsidelength),
                axis=tiled.staggeraxis,
                index=tiled.staggerindex,
            )
            self.size = self.grid.size
        else:
            self.size = (tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight)

    def board(self, source: str) -> Board:
        properties = dict(self.tiled.properties)
        game = self.map_id(properties, "game")
        board_id = self.map_id(properties, "board")
        kind = self.text(properties, "kind", "map")
        if kind and kind != self.kind:
            wanted = {"lane": "orthogonal", "hex": "hexagonal"}.get(kind)
            if wanted is None:
                self.problems.add("map", "choice", attribute="kind", wanted="lane, hex", value=kind)
            else:
                self.problems.add("map", "kind_orientation", kind=kind, wanted=wanted, value=self.tiled.orientation)
        self.text(properties, "name_en", "map")
        names = tuple((key[5:], str(value)) for key, value in properties.items() if _is_name(key) and value)
        loop = properties.get("loop", False)
        if not isinstance(loop, bool):
            self.problems.add("map", "property_type", name="loop", wanted="bool")
            loop = False
        spaces = self.lane_spaces(loop) if self.kind == "lane" else self.hex_spaces()
        if not spaces and not self.problems.found:
            self.problems.add("map", "no_spaces")
        leave = frozenset(key for key in properties if key in ("game", "kind", "board") or _is_name(key))
        return Board(
            id=board_id,
            game=game,
            kind=self.kind,
            names=names,
            width=float(self.size[0]),
            height=float(self.size[1]),
            spaces=spaces,
            areas=self.areas(),
            scenery=self.scenery(),
            props=_props(properties, leave),
            source=source,
        )

    # -- properties ------------------------------------------------------------------------------------

    def text(self, properties: dict[str, Any], name: str, where: str) -> str:
        value = properties.get(name)
        if value is None or value == "":
            self.problems.add(where, "missing_property", name=name)
            return ""
        if not isinstance(value, str):
            self.problems.add(where, "property_type", name=name, wanted="string")
            return ""
        return value

    def map_id(self, properties: dict[str, Any], name: str) -> str:
        value = self.text(properties, name, "map")
        if value and not tmx.is_id(value):
            self.problems.add("map", "bad_id", value=value)
        return value

    def count(self, properties: dict[str, Any], name: str, where: str, default: int | None = None) -> int:
        value = properties.get(name, default)
        if value is None:
            self.problems.add(where, "missing_property", name=name)
        elif isinstance(value, bool) or not isinstance(value, int):
            self.problems.add(where, "property_type", name=name, wanted="int")
        elif value < 0:
            self.problems.add(where, "property_negative", name=name, value=value)
        else:
            return value
        return 0

    # -- objects ---------------------------------------------------------------------------------------

    def objects(self, layer: str) -> list[tuple[Any, str]]:
        """The objects of a layer with the words that name each in a message."""
        groups = [group for group in self.tiled.objectgroups if group.name == layer]
        found = [(item, f"object {item.name}") for group in groups for item in group]
        twice = [name for name, times in Counter(item.name for item, _ in found).items() if times > 1]
        for name in twice:
            self.problems.add(f"object {name}", "duplicate_id", id=name)
        return found

    def outline(self, item: Any, where: str) -> Polygon:
        """An object's polygon in map pixels, turned as in the editor; its faults are noted."""
        polygon = tuple((float(x), float(y)) for x, y in item.apply_transformations())
        # A corner given twice in a row, the last and the first included, is one corner.
        onward = (*polygon[1:], polygon[0])
        distinct = tuple(point for point, after in zip(polygon, onward, strict=True) if point != after)
        polygon = distinct if len(distinct) >= 3 else polygon
        if abs(geometry.area(polygon)) < 1 and not _has_extent(polygon):
            self.problems.add(where, "flat")
        elif geometry.crosses_itself(polygon):
            self.problems.add(where, "crossing")
        width, height = self.size
        for x, y in polygon:
            if not (-1e-6 <= x <= width + 1e-6 and -1e-6 <= y <= height + 1e-6):
                self.problems.add(where, "outside", x=round(x, 2), y=round(y, 2))
                break
        return polygon

    def areas(self) -> tuple[Area, ...]:
        return tuple(
            Area(item.name, self.outline(item, where), _props(item.properties))
            for item, where in self.objects("areas")
        )

    def scenery(self) -> tuple[Scenery, ...]:
        """The visible image layers from back to front."""
        layers = [layer for layer in self.tiled.layers if type(layer).__name__ == "TiledImageLayer"]
        return tuple(
            Scenery(
                image=os.path.normpath(layer.source).replace(os.sep, "/"),
                x=float(getattr(layer, "offsetx", 0)),
                y=float(getattr(layer, "offsety", 0)),
                width=float(size[0]),
                height=float(size[1]),
            )
            for layer, size in zip(layers, self.sheet.image_sizes, strict=True)
            if str(layer.visible) not in ("0", "False")
        )

    # -- lane boards -----------------------------------------------------------------------------------

    def lane_spaces(self, loop: bool) -> tuple[Space, ...]:
        spaces: list[Space] = []
        given: dict[str, tuple[str, ...]] = {}
        for item, where in self.objects("spaces"):
            properties = dict(item.properties)
            polygon = self.outline(item, where)
            if "next" in properties:
                given[item.name] = self.named_next(properties["next"], item.name, where)
            spaces.append(
                Space(
                    id=item.name,
                    polygon=polygon,
                    centre=geometry.centre(polygon),
                    rank=self.count(properties, "rank", where),
                    lane=self.count(properties, "lane", where, 0),
                    terrain=self.text(properties, "terrain", where),
                    next=(),
                    props=_props(properties, _CELL_NAMES),
                )
            )
        if self.problems.found:
            return ()
        # The sort is stable: of equal places the one drawn earlier comes first.
        spaces.sort(key=lambda space: (space.rank, space.lane))
        return tuple(replace(space, next=self.onward(space, spaces, given, loop)) for space in spaces)

    def named_next(self, value: PropValue | None, own: str, where: str) -> tuple[str, ...]:
        if value is not None and not isinstance(value, str):
            self.problems.add(where, "property_type", name="next", wanted="string")
            return ()
        names = tuple(part.strip() for part in (value or "").split(",") if part.strip())
        for name, times in Counter(names).items():
            if times > 1:
                self.problems.add(where, "next_twice", id=name)
        if own in names:
            self.problems.add(where, "next_itself")
        return names

    def onward(
        self, space: Space, spaces: list[Space], given: dict[str, tuple[str, ...]], loop: bool
    ) -> tuple[str, ...]:
        if space.id in given:
            ids = {other.id for other in spaces}
            for name in given[space.id]:
                if name not in ids:
                    self.problems.add(f"object {space.id}", "next_unknown", id=name)
            return given[space.id]
        last = spaces[-1].rank
        if space.rank < last:
            target = space.rank + 1
        elif loop:
            target = spaces[0].rank
        else:
            return ()
        ids_ahead = tuple(other.id for other in spaces if other.rank == target and other.id != space.id)
        if not ids_ahead and space.rank < last:
            self.problems.add(f"object {space.id}", "rank_gap", rank=target)
        return ids_ahead

    # -- hex boards ------------------------------------------------------------------------------------

    def hex_spaces(self) -> tuple[Space, ...]:
        layer = next(layer for layer in self.tiled.layers if layer.name == "cells" and hasattr(layer, "data"))
        tiles: dict[Cell, dict[str, Any]] = {
            (column, row): self.tiled.get_tile_properties_by_gid(gid) or {}
            for column, row, gid in layer.iter_data()
            if gid
        }
        labels = self.labels(tiles)
        names = {cell: labels[cell].name if cell in labels else f"c{cell[0]}r{cell[1]}" for cell in tiles}
        for name, times in Counter(names.values()).items():
            if times > 1 and not self.problems.found:
                self.problems.add(f"object {name}", "duplicate_id", id=name)
        spaces = []
        for cell in (cell for cell in self.grid.cells() if cell in tiles):
            tile = tiles[cell]
            own = labels[cell].properties if cell in labels else {}
            common = {name: value for name, value in tile.items() if name not in _TILE_NAMES}
            spaces.append(
                Space(
                    id=names[cell],
                    polygon=self.grid.polygon(cell),
                    centre=self.grid.centre(cell),
                    rank=cell[1],
                    lane=cell[0],
                    terrain=tile.get("type") or tile.get("class") or "",
                    next=tuple(names[other] for other in self.grid.neighbours(cell) if other in tiles),
                    props=_props({**common, **own}),
                )
            )
        return tuple(spaces)

    def labels(self, tiles: dict[Cell, dict[str, Any]]) -> dict[Cell, Any]:
        """The objects that name cells, by the cell under their middle."""
        labels: dict[Cell, Any] = {}
        for item, where in self.objects("spaces"):
            for name in item.properties:
                if name in _CELL_NAMES:
                    self.problems.add(where, "property_of_cell", name=name)
            corners = tuple(item.apply_transformations())
            x = sum(px for px, _ in corners) / len(corners)
            y = sum(py for _, py in corners) / len(corners)
            cell = self.grid.hit(x, y)
            if cell is None or cell not in tiles:
                self.problems.add(where, "no_cell")
            elif cell in labels:
                self.problems.add(where, "cell_taken", other=labels[cell].name)
            else:
                labels[cell] = item
        return labels


def _is_name(key: str) -> bool:
    return re.fullmatch(r"name_[a-z]{2,3}", key) is not None


def _has_extent(polygon: Polygon) -> bool:
    """Whether the corners spread in both directions, however the area's signed parts cancel (a bow tie)."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return (max(xs) - min(xs)) * (max(ys) - min(ys)) >= 1 and geometry.crosses_itself(polygon)
