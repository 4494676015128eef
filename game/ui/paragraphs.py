"""Long text in blocks: headings, paragraphs, numbered or marked items, laid out in a box's width.

Pure but for the fonts it measures with.
"""

from __future__ import annotations

from typing import NamedTuple

from game.ui.layout import Box
from game.ui.text import Typesetter
from game.ui.widgets import Block, Paragraphs


class LaidBlock(NamedTuple):
    """A block at its place (unscrolled): its box, lines, style, and how far the lines are indented."""

    block: Block
    box: Box
    lines: tuple[str, ...]
    style: str
    indent: float
    advance: int


class Laid(NamedTuple):
    """All blocks and the height of the whole in pixels."""

    blocks: tuple[LaidBlock, ...]
    height: float


def lay_out(typesetter: Typesetter, widget: Paragraphs, u: float) -> Laid:
    """Lay the widget's blocks out; the last result for the same widget is kept."""
    laid: Laid = typesetter.laid.get((widget, u), lambda: _lay_out(typesetter, widget, u))
    return laid


def _lay_out(typesetter: Typesetter, widget: Paragraphs, u: float) -> Laid:
    # Room for the scroll bar is kept whether it is needed or not: lines must not break anew when it comes.
    width = widget.box.w - 16 * u
    y, out = widget.box.y + 2 * u, []
    for number, block in enumerate(widget.blocks):
        style = "body" if block.kind == "bullet" else block.kind
        look = typesetter.theme.style(style)
        px = typesetter.pixels(look, u)
        indent = 0.0
        if block.kind == "bullet" or block.mark:
            marked = typesetter.width(block.mark, "body_semibold", px) if block.mark else 0
            indent = max(20 * u, marked + 10 * u)
        if number:
            y += (18 if style in ("title", "heading", "display") else 4 if block.id else 9) * u
        lines = typesetter.wrap(block.text, look.face, px, max(20.0, width - indent))
        advance = typesetter.line_height(look, px)
        out.append(LaidBlock(block, Box(widget.box.x, y, width, len(lines) * advance), lines, style, indent, advance))
        y += len(lines) * advance
    return Laid(tuple(out), y - widget.box.y + 4 * u)
