"""Development only: makes the fonts in art/fonts from the unpacked npm packages of Barlow.

Usage: python art/src/make_fonts.py BARLOW_PACKAGE BARLOW_CONDENSED_PACKAGE   (needs fontTools)
The tabular figures become the default ones, and signs that the family lacks (arrows, check mark,
star) are drawn in the weight of the face. The licence (OFL 1.1, no reserved name) allows both.
"""

from __future__ import annotations

import math
import shutil
import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parents[1] / "fonts"
FACES = {
    "Barlow": ("Barlow_{}", ("400Regular", "500Medium", "600SemiBold", "700Bold")),
    "BarlowCondensed": ("BarlowCondensed_{}", ("500Medium", "600SemiBold", "700Bold")),
}
Point = tuple[float, float]


def freeze_tabular(font: TTFont) -> int:
    """Points the figures' code points at their tabular glyphs; returns how many were changed."""
    gsub = font["GSUB"].table
    wanted: set[int] = set()
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            wanted.update(record.Feature.LookupListIndex)
    mapping: dict[str, str] = {}
    for index in wanted:
        for sub in gsub.LookupList.Lookup[index].SubTable:
            mapping.update(getattr(sub, "ExtSubTable", sub).mapping)
    changed = 0
    for table in font["cmap"].tables:
        for code, name in list(table.cmap.items()):
            if name in mapping:
                table.cmap[code] = mapping[name]
                changed += 1
    return changed


def bounds(font: TTFont, char: str) -> tuple[float, float, float, float]:
    """The ink box of a character in font units: left, bottom, right, top."""
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(char)]].draw(pen)
    return pen.bounds


def stroke(a: Point, b: Point, width: float) -> list[Point]:
    """The rectangle, clockwise, that a stroke from a to b of this width covers (butt ends)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    return [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]


def add_glyph(font: TTFont, char: str, name: str, advance: float, shapes: list[list[Point]]) -> None:
    """Adds one sign to the face: its outline, advance width (font units) and code point."""
    pen = TTGlyphPen(None)
    for shape in shapes:
        pen.moveTo((round(shape[0][0]), round(shape[0][1])))
        for x, y in shape[1:]:
            pen.lineTo((round(x), round(y)))
        pen.closePath()
    glyph = pen.glyph()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(advance), glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(char)] = name


def add_signs(font: TTFont) -> None:
    """Draws arrows, check mark and star with the stroke of the face's minus sign."""
    left, bottom, right, top = bounds(font, "−")
    width = top - bottom
    mid = (top + bottom) / 2
    cap = bounds(font, "H")[3]
    half = (right - left) * 0.62
    side = 60.0
    advance = 2 * half + 2 * side
    cx = advance / 2
    head = half * 0.78
    corner = width / 2 * math.sqrt(2)

    def turned(shapes: list[list[Point]], quarter: int) -> list[list[Point]]:
        cos, sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarter]
        return [[(cx + x * cos - y * sin, mid + x * sin + y * cos) for x, y in shape] for shape in shapes]

    tip = half
    arrow = [
        stroke((-half, 0), (tip - corner, 0), width),
        [
            (tip, 0),
            (tip - head, -head),
            (tip - head - corner, corner - head),
            (tip - 2 * corner, 0),
            (tip - head - corner, head - corner),
            (tip - head, head),
        ],
    ]
    for quarter, (char, name) in enumerate(
        (("→", "arrowright"), ("↑", "arrowup"), ("←", "arrowleft"), ("↓", "arrowdown"))
    ):
        add_glyph(font, char, name, advance, turned(arrow, quarter))
    long, short, cos, sin = cap * 0.95, cap * 0.5, math.cos(0.9), math.sin(0.9)
    elbow = [(0, 0), (long, 0), (long, width), (width, width), (width, short), (0, short)]
    reach = short * sin
    add_glyph(
        font,
        "✓",
        "checkmark",
        reach + long * cos + 2 * side,
        [[(side + reach + x * cos - y * sin, x * sin + y * cos) for x, y in reversed(elbow)]],
    )
    radius = cap * 0.54
    centre = (radius + 30, cap * 0.5 - 10)
    star = [
        (
            centre[0] + (radius if k % 2 == 0 else radius * 0.42) * math.sin(math.pi * k / 5),
            centre[1] + (radius if k % 2 == 0 else radius * 0.42) * math.cos(math.pi * k / 5),
        )
        for k in range(10)
    ]
    add_glyph(font, "★", "blackstar", 2 * centre[0], [star])


def main(packages: list[str]) -> int:
    """Writes every face and both licences; returns the exit code."""
    if len(packages) != 2:
        print("usage: make_fonts.py BARLOW_PACKAGE BARLOW_CONDENSED_PACKAGE", file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    for package, (family, (pattern, weights)) in zip(packages, FACES.items(), strict=True):
        for weight in weights:
            source = Path(package) / weight / (pattern.format(weight) + ".ttf")
            font = TTFont(source, recalcTimestamp=False)
            changed = freeze_tabular(font)
            add_signs(font)
            target = OUT / f"{family}-{weight[3:]}.ttf"
            font.save(target)
            print(f"{target.name}: {changed} code points to tabular figures")
        shutil.copyfile(Path(package) / "LICENSE_FONT", OUT / f"OFL-{family}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
