"""Sentences one below the other, all in one size, so that none is left out: the more room, the larger.

Draws with the painter; knows nothing of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.theme import Ink

LEAST = 13.0
"""None is set smaller than this, in design pixels: small is better than left out."""


class Sentence(NamedTuple):
    """What is said, in which colour."""

    text: str
    colour: Ink = "text"


def least_size(painter: Painter, style: str) -> int:
    """The smallest font size in pixels."""
    return max(8, round(min(painter.theme.style(style).size, LEAST) * painter.u))


def size_for(painter: Painter, said: Sequence[Sentence], style: str, width: float, height: float, gap: float) -> int:
    """The largest font size in pixels, up to the style's own, at which all fit; the least one if none does."""
    look = painter.theme.style(style)
    own = painter.type.pixels(look, painter.u)
    least = least_size(painter, style)
    for px in range(own, least - 1, -1):
        if height_at(painter, said, style, width, gap, px) <= height:
            return px
    return least


def height_at(painter: Painter, said: Sequence[Sentence], style: str, width: float, gap: float, px: int) -> float:
    """Pixels that they take in that size."""
    look = painter.theme.style(style)
    lines = sum(len(painter.type.wrap(s.text, look.face, px, width)) for s in said)
    return lines * painter.type.line_height(look, px) + gap * max(0, len(said) - 1)


def draw(painter: Painter, box: Box, said: Sequence[Sentence], style: str, gap: float) -> float:
    """All of them from the box's top; gives the height used. What can't fit at all is noted as too long."""
    look = painter.theme.style(style)
    px = size_for(painter, said, style, box.w, box.h, gap)
    advance = painter.type.line_height(look, px)
    y = box.y
    for sentence in said:
        tint = painter.theme.colour(sentence.colour)
        for line in painter.type.wrap(sentence.text, look.face, px, box.w):
            run = painter.type.run(line, look.face, px, tint)
            painter.image(run, Box(box.x, y - 0.05 * px, run.get_width(), advance))
            y += advance
        painter.said.append(sentence.text)
        # a line's box stands out below its letters
        if y - (advance - px) > box.bottom + 1:
            painter.overflows.append(sentence.text)
        y += gap
    return max(0.0, y - gap - box.y)
