"""Where everything of the start screen is, for any window: five posters, the game to go on with, the tiles.

Pure functions of sizes.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.layout import Box, window_box

WIDEST_POSTER = 0.62
"""Width by height: beyond it a poster would lose its sky and its ground."""


@dataclass(frozen=True, slots=True)
class HomeLayout:
    """`posters` in the order of the games; `notice` is empty unless something must be said."""

    band: Box
    mark: Box
    notice: Box
    posters: tuple[Box, ...]
    foot: Box
    resume: Box
    tiles: tuple[Box, ...]


def home_layout(size: tuple[int, int], u: float, posters: int, tiles: int, notice: bool) -> HomeLayout:
    """One row of posters, or two where the window is higher than wide."""
    window = window_box(size)
    narrow = size[0] < 1.1 * size[1]
    pad = 20 * u
    low = size[1] < 620 * u
    band, rest = window.cut_top((60 if low else 76) * u)
    inner = band.inset(pad, 0)
    mark, beside = inner.cut_left(min(270 * u, inner.w * 0.42), 20 * u)
    foot_height = (216 if narrow else 108 if low else 132) * u
    foot, middle = rest.cut_bottom(foot_height)
    place = beside if notice else Box(beside.x, beside.y, 0.0, 0.0)
    cells = _poster_boxes(middle, u, posters, 2 if narrow else 1)
    inside = foot.inset(pad, (10 if low else 16) * u)
    gap = 12 * u
    if narrow:
        upper, lower = inside.rows((1, 1), gap)
        return HomeLayout(band, mark, place, cells, foot, upper, lower.columns(tiles, gap))
    resume, right = inside.cut_left(inside.w * 0.31, 18 * u)
    return HomeLayout(band, mark, place, cells, foot, resume, right.columns(tiles, gap))


def _poster_boxes(area: Box, u: float, count: int, rows: int) -> tuple[Box, ...]:
    gap = 10 * u
    area = area.inset(20 * u, 0)
    across = -(-count // rows)
    found: list[Box] = []
    for number, line in enumerate(area.rows(rows, gap)):
        here = min(across, count - number * across)
        wide = min((line.w - gap * (here - 1)) / here, line.h * (WIDEST_POSTER if rows == 1 else 1.4))
        row = line.centred(wide * here + gap * (here - 1), line.h)
        found += row.columns(here, gap)
    return tuple(found)
