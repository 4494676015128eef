"""Hexagonal grids as Tiled draws them: cells, pixels and axial coordinates in all four stagger combinations.

Standard library only. Pixels are map pixels with y downwards; a cell is (column, row), both from 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from game.boards.board import Point, Polygon, contains

Cell = tuple[int, int]
Axial = tuple[int, int]

# A full turn in axial steps. Staggered rows (axis y): right, upper right, upper left, left, lower left, lower
# right. Staggered columns (axis x): lower right, upper right, up, upper left, lower left, down.
DIRECTIONS: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@dataclass(frozen=True, slots=True)
class HexGrid:
    """A grid by its map attributes. `axis` y: rows shift by half a cell (pointy tops); x: columns do (flat).

    `index` says which rows or columns, counted from 0, are the shifted ones: the odd or the even. `side` is
    the length of the side along the axis, `tile_width` and `tile_height` are the hexagon's bounding box.
    """

    columns: int
    rows: int
    tile_width: int
    tile_height: int
    side: int
    axis: Literal["x", "y"]
    index: Literal["odd", "even"]

    @property
    def box(self) -> tuple[int, int]:
        """Width and height of a cell: the tile size made even, as the editor does."""
        return self.tile_width & ~1, self.tile_height & ~1

    @property
    def slant(self) -> tuple[int, int]:
        """How far the slanted sides reach in x and in y. An odd rest is cut off, again as the editor does."""
        width, height = self.box
        if self.axis == "x":
            return (width - self.side) // 2, height // 2
        return width // 2, (height - self.side) // 2

    @property
    def step(self) -> tuple[int, int]:
        """Distance of neighbouring columns (axis x) or shift of a row (axis y), and the same downwards."""
        sx, sy = self.slant
        return (sx + self.side, sy) if self.axis == "x" else (sx, sy + self.side)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels of the whole map. A single shifted line sticks out, as in the editor."""
        (width, height), (sx, sy), (dx, dy) = self.box, self.slant, self.step
        if self.axis == "x":
            return self.columns * dx + sx, self.rows * height + (dy if self.columns > 1 else 0)
        return self.columns * width + (dx if self.rows > 1 else 0), self.rows * dy + sy

    def holds(self, cell: Cell) -> bool:
        """Whether the cell lies in the grid."""
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows

    def shifted(self, cell: Cell) -> bool:
        """Whether the cell is in one of the rows or columns that are moved by half a cell."""
        line = cell[0] if self.axis == "x" else cell[1]
        return (line & 1 == 1) == (self.index == "odd")

    def origin(self, cell: Cell) -> tuple[int, int]:
        """Upper left corner of the cell's bounding box."""
        column, row = cell
        (width, height), (dx, dy) = self.box, self.step
        if self.axis == "x":
            return column * dx, row * height + (dy if self.shifted(cell) else 0)
        return column * width + (dx if self.shifted(cell) else 0), row * dy

    def centre(self, cell: Cell) -> Point:
        """Middle of the cell."""
        (x, y), (width, height) = self.origin(cell), self.box
        return x + width / 2, y + height / 2

    def polygon(self, cell: Cell) -> Polygon:
        """Corners clockwise from the left; six, or four where the side length leaves no slant or no side."""
        (x, y), (width, height), (sx, sy) = self.origin(cell), self.box, self.slant
        corners = (
            (x, y + height - sy),
            (x, y + sy),
            (x + sx, y),
            (x + width - sx, y),
            (x + width, y + sy),
            (x + width, y + height - sy),
            (x + width - sx, y + height),
            (x + sx, y + height),
        )
        # One of the two axes has no straight side, so its corners fall together.
        return tuple((float(px), float(py)) for px, py in dict.fromkeys(corners))

    def axial(self, cell: Cell) -> Axial:
        """Axial coordinates (q, r): (1, 0) and (0, 1) are the first and the last of `DIRECTIONS`."""
        column, row = cell
        if self.axis == "x":
            return column, row - _half(column, self.index)
        return column - _half(row, self.index), row

    def cell(self, axial: Axial) -> Cell:
        """The cell at axial coordinates, also outside of the grid; the inverse of `axial`."""
        q, r = axial
        if self.axis == "x":
            return q, r + _half(q, self.index)
        return q + _half(r, self.index), r

    def distance(self, first: Cell, second: Cell) -> int:
        """Steps between two cells."""
        (q0, r0), (q1, r1) = self.axial(first), self.axial(second)
        q, r = q1 - q0, r1 - r0
        return max(abs(q), abs(r), abs(q + r))

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells of the grid that share a side with this one, in the turn of `DIRECTIONS`."""
        q, r = self.axial(cell)
        around = (self.cell((q + dq, r + dr)) for dq, dr in DIRECTIONS)
        return tuple(other for other in around if self.holds(other))

    def hit(self, x: float, y: float) -> Cell | None:
        """The cell whose polygon holds the point, or None; in the hairline overlap of odd side lengths the
        later one by row and column."""
        (width, height), (dx, dy) = self.box, self.step
        column = int(x // (dx if self.axis == "x" else width))
        row = int(y // (height if self.axis == "x" else dy))
        found = None
        for near in ((c, r) for r in (row - 1, row, row + 1) for c in (column - 1, column, column + 1)):
            if self.holds(near) and contains(self.polygon(near), x, y):
                found = near
        return found

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        return ((column, row) for row in range(self.rows) for column in range(self.columns))

    def draw_order(self) -> tuple[Cell, ...]:
        """All cells as they are painted, so that overlaps come out as in the editor: by pixel row, then x."""
        return tuple(sorted(self.cells(), key=lambda cell: (self.origin(cell)[1], self.origin(cell)[0])))


def _half(line: int, index: Literal["odd", "even"]) -> int:
    """How many whole cells the half shifts of the lines 0 to `line` add up to."""
    return (line - (line & 1)) // 2 if index == "odd" else (line + (line & 1)) // 2
