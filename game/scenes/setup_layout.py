"""Where the parts of a game's setup stand: players, tutorial, picture, options, and the strip with seed and start.

Pure: from the window's size to boxes.
"""

from __future__ import annotations

from typing import NamedTuple

from game.scenes import parts
from game.ui.layout import Box

TALLEST = 400 / 900
"""Width by height of a poster that is cut left and right as far as it may be."""
WIDEST = 600 / 900
"""And of one that is not cut."""


class SetupLayout(NamedTuple):
    """The two sheets and what stands in them. What has no room, or isn't there, has no width."""

    page: parts.Page
    players: Box
    players_head: Box
    seats: tuple[Box, ...]
    add: Box
    who: Box
    learn: Box
    game: Box
    preview: Box
    board: Box
    options: Box
    strip: Box
    more: Box
    seed: Box
    reroll: Box
    same: Box
    play: Box
    tutorial: Box


def setup_layout(size: tuple[int, int], u: float, seats: int, boards: bool, growing: bool,
                 tutorial: bool = False) -> SetupLayout:
    """Where everything is. `boards`: a board is chosen; `growing`: a seat can be added; `tutorial`: there is one."""
    page = parts.page(size, u)
    gap = 16 * u
    strip, body = page.body.cut_bottom(72 * u, gap)
    narrow = size[0] < 1.05 * size[1]
    players, game = body.rows((1, 1), gap) if narrow else body.columns((1.12, 1) if boards else (1, 1.12), gap)
    inner = players.inset(22 * u, 16 * u)
    head, rows = inner.cut_top(38 * u, 8 * u)
    count = seats + growing
    high = min(54 * u, (rows.h + 8 * u) / max(1, count) - 8 * u)
    places = rows.stack(high, count, 8 * u)
    none = Box(rows.x, rows.bottom, 0.0, 0.0)
    add = places[-1] if growing else none
    # What the seats mean is said below them, and the tutorial offered below that, where there is room.
    free = Box(rows.x, places[-1].bottom + gap, rows.w, rows.bottom - places[-1].bottom - gap)
    who, free = free.cut_top(62 * u, gap) if free.h >= 62 * u else (none, free)
    learn = free.cut_top(min(free.h, 190 * u))[0] if tutorial and who.w and free.h >= 128 * u else none
    offer = Box(page.title.right, page.title.y, 0.0, 0.0)
    if tutorial and not learn.w:
        offer, title = page.title.cut_right(min(240 * u, page.title.w * 0.45), 16 * u)
        page, offer = page._replace(title=title), offer.centred(offer.w, 44 * u)
    right = game.inset(22 * u, 16 * u)
    board = Box(right.x, right.bottom, 0.0, 0.0)
    if boards:
        preview, options = right.cut_top(right.h * 0.44, 12 * u)
        board, options = options.cut_top(46 * u, 10 * u)
    else:
        wide = min(max(right.w * 0.4, right.h * TALLEST), right.h * WIDEST, right.w * 0.5)
        left, options = right.cut_left(wide, 20 * u)
        preview = left.centred(left.w, min(left.h, left.w / TALLEST))
    line = strip.inset(18 * u, 12 * u)
    play, line = line.cut_right(min(260 * u, line.w * 0.32), 24 * u)
    more, line = line.cut_left(170 * u if line.w > 560 * u else 48 * u, 12 * u)
    line = line.cut_left(min(line.w, 420 * u))[0]
    same, line = line.cut_right(48 * u, 8 * u)
    reroll, seed = line.cut_right(48 * u, 8 * u)
    return SetupLayout(page, players, head, places[:seats], add, who, learn, game, preview, board, options, strip,
                       more, seed, reroll, same, play, offer)
