"""The plain board: spaces, areas and scenery as one value that rules, saves and screens share.

Standard library only; game rules may import this module and nothing else of `game.boards`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Point = tuple[float, float]
Polygon = tuple[Point, ...]
PropValue = str | int | float | bool
Props = tuple[tuple[str, PropValue], ...]
Kind = Literal["lane", "hex"]


@dataclass(frozen=True, slots=True)
class Space:
    """A place where pieces or cards can be. Coordinates are map pixels, y downwards.

    Lane boards: `rank` counts along the course, `lane` across it, `next` are the spaces a step leads to.
    Hex boards: `rank` is the row, `lane` the column of the cell, `next` the adjacent spaces in a fixed turn.
    """

    id: str
    polygon: tuple[tuple[float, float], ...]
    centre: tuple[float, float]
    rank: int
    lane: int
    terrain: str
    next: tuple[str, ...]
    props: tuple[tuple[str, str | int | float | bool], ...] = ()

    def prop(self, name: str, default: PropValue | None = None) -> PropValue | None:
        """The map author's own property of this space, or `default`."""
        return _prop(self.props, name, default)


@dataclass(frozen=True, slots=True)
class Area:
    """A named region of the map that is no space: the range, the stands, a place for a panel."""

    id: str
    polygon: tuple[tuple[float, float], ...]
    props: tuple[tuple[str, str | int | float | bool], ...] = ()

    def prop(self, name: str, default: PropValue | None = None) -> PropValue | None:
        return _prop(self.props, name, default)


@dataclass(frozen=True, slots=True)
class Scenery:
    """A picture behind the spaces: posix path relative to the map file's folder, rectangle in map pixels."""

    image: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Board:
    """A whole board, equal by content. `source` is the map's file name, `width` and `height` are pixels."""

    id: str
    game: str
    kind: Literal["lane", "hex"]
    names: tuple[tuple[str, str], ...]
    width: float
    height: float
    spaces: tuple[Space, ...]
    areas: tuple[Area, ...]
    scenery: tuple[Scenery, ...]
    props: tuple[tuple[str, str | int | float | bool], ...]
    source: str

    def name(self, language: str) -> str:
        """The board's name in `language`, else in English, else its id."""
        names = dict(self.names)
        return names.get(language) or names.get("en") or self.id

    def space(self, space_id: str) -> Space:
        """The space of that id; KeyError where there is none. Walks the list: rules keep their own index."""
        for space in self.spaces:
            if space.id == space_id:
                return space
        raise KeyError(f"board {self.id} has no space {space_id!r}")

    def area(self, area_id: str) -> Area:
        """The area of that id; KeyError where there is none."""
        for area in self.areas:
            if area.id == area_id:
                return area
        raise KeyError(f"board {self.id} has no area {area_id!r}")

    def index(self) -> dict[str, Space]:
        """All spaces by id, in the board's order: build it once where look-ups are many."""
        return {space.id: space for space in self.spaces}

    def rank(self, rank: int) -> tuple[Space, ...]:
        """The spaces of one rank, by lane."""
        return tuple(sorted((s for s in self.spaces if s.rank == rank), key=lambda s: s.lane))

    def neighbours(self, space_id: str) -> tuple[str, ...]:
        """Ids one step away in either direction: those in `next`, then those whose `next` names this one."""
        onward = self.space(space_id).next
        back = tuple(s.id for s in self.spaces if space_id in s.next and s.id not in onward)
        return onward + back

    def prop(self, name: str, default: PropValue | None = None) -> PropValue | None:
        """The map author's own property of the map, or `default`."""
        return _prop(self.props, name, default)

    def hit(self, x: float, y: float) -> Space | None:
        """The space whose polygon holds the point; where two overlap, the one drawn later."""
        for space in reversed(self.spaces):
            if contains(space.polygon, x, y):
                return space
        return None


def contains(polygon: Iterable[Point], x: float, y: float) -> bool:
    """Whether the point lies inside. Half-open: of polygons that share an edge, only one holds a point."""
    corners = tuple(polygon)
    inside = False
    before = corners[-1]
    for corner in corners:
        # Always from the upper end to the lower, so that both owners of an edge compute the same crossing.
        (x0, y0), (x1, y1) = (before, corner) if before[1] <= corner[1] else (corner, before)
        if y0 <= y < y1 and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
        before = corner
    return inside


def _prop(props: Props, name: str, default: PropValue | None) -> PropValue | None:
    for key, value in props:
        if key == name:
            return value
    return default
