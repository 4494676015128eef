"""Development only: writes art/home/wordmark.svg and wordmark-dark.svg from the outlines of Barlow Condensed Bold.

Usage: python art/src/make_wordmark.py   (needs fontTools)
"""

from __future__ import annotations

import math
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

ART = Path(__file__).resolve().parents[1]
WORD = "SLIPSTREAM"
CAP = 76.0  # height of the capitals in units of the picture
BASE = 96.0  # their foot
START = 118.0  # left edge of the S at its foot
SLANT = math.tan(math.radians(11))
TRACK = 3.0
LINES = ((0.80, 10.0, 7.5), (0.5, 44.0, 9.0), (0.2, 0.0, 7.5))  # height on the S, left end, thickness


def main() -> None:
    """Writes the light and the dark word mark."""
    font = TTFont(ART / "fonts" / "BarlowCondensed-Bold.ttf")
    glyphs = font.getGlyphSet()
    cmap = font.getBestCmap()
    scale = CAP / font["OS/2"].sCapHeight
    x = START
    paths: list[str] = []
    for letter in WORD:
        glyph = glyphs[cmap[ord(letter)]]
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}".removesuffix(".0"))
        glyph.draw(TransformPen(pen, (scale, 0, scale * SLANT, -scale, x, BASE)))
        paths.append(pen.getCommands())
        x += glyph.width * scale + TRACK
    width = math.ceil(x + CAP * SLANT + 4)
    lines = ""
    for share, left, thick in LINES:
        y = BASE - CAP * share
        lean = CAP * share * SLANT
        right = START + lean + (6 if share != 0.5 else 11)
        half = thick / 2
        lines += (
            f"M{left + 4:.1f} {y - 0.8:.1f}L{right + half * SLANT:.1f} {y - half:.1f}"
            f"L{right - half * SLANT:.1f} {y + half:.1f}L{left:.1f} {y + 0.8:.1f}Z"
        )
    for name, color, accent in (("wordmark", "#FFFFFF", "#F2B33D"), ("wordmark-dark", "#1B2430", "#C98A14")):
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="120" viewBox="0 0 {width} 120">\n'
            f'<path d="{lines}" fill="{accent}"/>\n<path d="{"".join(paths)}" fill="{color}"/>\n</svg>\n'
        )
        (ART / "home" / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
