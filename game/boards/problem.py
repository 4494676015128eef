"""What can be wrong with a map: one error type with a reason key, and the reasons in plain English.

Standard library only. Screens may translate by the key; the command line and logs use the English text.
"""

from __future__ import annotations

from pathlib import PurePath

Param = str | int | float

REASONS: dict[str, str] = {
    # the file
    "unreadable": "the file can't be read ({detail})",
    "not_a_file": "this is no ordinary file",
    "empty": "the file is empty",
    "too_large": "the file has more than {limit} bytes",
    "doctype": "a DOCTYPE is not allowed: save the map with a newer Tiled",
    "too_deep": "elements are nested more than {limit} deep",
    "too_many_elements": "there are more than {limit} elements",
    "not_xml": "the file is not XML ({detail})",
    "wrong_root": "the file is a <{tag}>, not a <{wanted}>",
    # the map
    "orientation": "orientation {value} is not supported: only orthogonal and hexagonal maps are",
    "infinite": "infinite maps are not supported: turn Infinite off in the map's properties",
    "number": "{attribute} must be a number from {low} to {high}, not {value}",
    "whole_number": "{attribute} must be a whole number from {low} to {high}, not {value}",
    "choice": "{attribute} must be one of {wanted}, not {value}",
    "unknown_element": "<{tag}> is not known and would be lost",
    "group_layer": "group layers are not read: move the layers out of the group",
    "lost_layer": "a {kind} named {name} is not read in a {board} map and would be lost",
    "duplicate_layer": "there is more than one layer named {name}",
    "missing_layer": "the map has no {kind} named {name}",
    "layer_setting": "{attribute} {value} on this layer is not supported",
    "layer_property": "property {name} would be lost: layers and tilesets keep no properties here",
    "kind_orientation": "a map of kind {kind} must be {wanted}, not {value}",
    "no_spaces": "the map has no spaces",
    # properties
    "missing_property": "property {name} is missing",
    "property_type": "property {name} must be of type {wanted}",
    "property_value": "property {name} has a value that is no {type}: {value}",
    "property_kind": "property {name} has the type {type}, which is not supported",
    "property_unnamed": "a property has no name",
    "property_twice": "property {name} is given twice",
    "property_reserved": "a property can't be named {name}: Tiled itself uses the name here",
    "property_of_cell": "property {name} comes from the cell under the object and can't be set here",
    "bad_id": "{value} is no id: use letters, digits, _ . and -",
    # tilesets and tiles
    "tileset_missing": "tileset file {source} is missing",
    "tileset_format": "tileset file {source} must be a .tsx file",
    "tileset_overlap": "the tile numbers overlap with those of tileset {other}",
    "image_missing": "image {source} is missing",
    "image_embedded": "images must be files of their own, not data inside the map",
    "image_path": "image path {source} must be relative, with / and at most two ../",
    "too_many_tiles": "the tileset has more than {limit} tiles",
    "encoding": "the tile data must be CSV, not {value}: choose CSV in the map's properties",
    "csv_value": "row {row} holds {value}, which is no tile number",
    "csv_row": "row {row} has {count} tiles instead of {wanted}",
    "csv_rows": "there are {count} rows instead of {wanted}",
    "tile_turned": "the tile in column {column}, row {row} is flipped or rotated",
    "tile_unknown": "the tile in column {column}, row {row} has number {gid}, which no tileset has",
    "tile_unclassed": "the tile in column {column}, row {row} has no class to name its terrain",
    # objects
    "template": "objects from templates are not supported: detach the template",
    "object_type": "the object's class must be {wanted}, not {value}",
    "object_unnamed": "the object needs a name: it is the id",
    "object_shape": "{shape} objects are not supported here",
    "duplicate_id": "the id {id} is used twice",
    "points_few": "the polygon needs 3 points or more, not {count}",
    "points_many": "the polygon has more than {limit} points",
    "points_bad": "the polygon's points can't be read: {value}",
    "crossing": "the polygon crosses itself",
    "flat": "the shape is smaller than a square pixel",
    "outside": "the shape leaves the map at {x}, {y}",
    "rank_gap": "no space has rank {rank}, so this one leads nowhere: give it a property next",
    "next_unknown": "next names {id}, which is no space",
    "next_twice": "next names {id} twice",
    "next_itself": "next names the space itself",
    "no_cell": "the object lies over no cell that has a tile",
    "cell_taken": "the object lies over the same cell as {other}",
    # beyond the file
    "parser": "the map could not be read ({detail})",
    "wrong_game": "the map is for {game}, but lies in the folder of {folder}",
    "board_twice": "the board id {id} is already used by {other}",
    "game_rule": "{detail}",
}


class MapError(Exception):
    """One problem of a map: `file` as it was given, `where` (map, layer NAME, object NAME, tileset NAME), and
    the reason as a key of `REASONS` with its parameters."""

    def __init__(self, file: PurePath | str, where: str, key: str, **params: Param) -> None:
        self.file = str(file)
        self.where = where
        self.key = key
        self.params: dict[str, Param] = params
        super().__init__(self.line)

    @property
    def text(self) -> str:
        """The reason in English."""
        return REASONS[self.key].format(**self.params)

    @property
    def line(self) -> str:
        """`FILE: object NAME: reason`, on one line whatever the map's texts hold."""
        return " ".join(f"{self.file}: {self.where}: {self.text}".split())


class Problems:
    """Collects the problems of one map, so that a check can name them all."""

    def __init__(self, file: PurePath | str) -> None:
        self.file = file
        self.found: list[MapError] = []

    def add(self, where: str, key: str, **params: Param) -> None:
        self.found.append(MapError(self.file, where, key, **params))
