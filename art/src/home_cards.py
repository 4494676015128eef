"""Development only: cards of Boreal as small as they stand on its poster: the game's own pictures, framed, with their signs.

Reads the drawings of boreal_*.py, the icons, the numbers of the components and the typeface; draws on a Scene.
"""

# ruff: noqa: E501 (path data)
from __future__ import annotations

import importlib
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import boreal_build
from boreal_lib import Pic
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from scenery import Scene

ART = Path(__file__).resolve().parents[1]
PAPER, INK = "#F6F0E4", "#1B2430"
TABS = {"start": "#2F6FA3", "place": "#5A3A26", "archive": "#4B3A86"}


@cache
def _cards() -> dict[str, dict[str, Any]]:
    """The cards of the game by slug."""
    path = ART.parent / "seeds" / "boreal" / "components.toml"
    return {c["id"].replace("_", "-"): c for c in tomllib.loads(path.read_text(encoding="utf-8"))["card"]}


def _picture(slug: str) -> Pic:
    for name in boreal_build.MODULES:
        drawn: dict[str, Any] = importlib.import_module(name).CARDS
        if slug in drawn:
            found: Pic = drawn[slug]()
            return found
    raise SystemExit(f"home_cards: there is no picture {slug!r}")


def _number(sc: Scene, text: str, x: float, y: float, high: float, paint: str) -> None:
    """Figures of that height with their middle at (x, y)."""
    font = TTFont(ART / "fonts" / "BarlowCondensed-Bold.ttf")
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    scale = high / font["OS/2"].sCapHeight
    wide = sum(glyphs[cmap[ord(c)]].width for c in text) * scale
    left = x - wide / 2
    for letter in text:
        glyph = glyphs[cmap[ord(letter)]]
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}".removesuffix(".0"))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, left, y + high / 2)))
        sc.fill(pen.getCommands(), paint)
        left += glyph.width * scale


def _icon(sc: Scene, name: str, x: float, y: float, size: float) -> None:
    """An icon of the game, drawn anew."""
    svg = (ART / "boreal" / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    body = svg[svg.index(">") + 1 : svg.rindex("</svg>")].strip()
    sc.begin(f"translate({x:.1f} {y:.1f}) scale({size / 48:.3f})")
    sc.raw(body)
    sc.end()


def place_card(sc: Scene, slug: str, x: float, y: float, size: float, turn: float) -> None:
    """The card of that slug with its middle at (x, y): as in the game, but without powers and end powers."""
    card = _cards()[slug]
    picture = _picture(slug)
    mark = slug + "-"
    sc.begin(f"translate({x:.1f} {y:.1f}) rotate({turn}) scale({size / 240:.4f}) translate(-120 -120)")
    sc.rect(12, 18, 240, 240, "#04101C", 22, 0.45)
    sc.rect(0, 0, 240, 240, PAPER, 22)
    sc.begin("translate(11 11) scale(0.9083)")
    sc.define(re.sub(r'id="', f'id="{mark}', "".join(picture.defs)))
    sc.raw(re.sub(r"url\(#", f"url(#{mark}", "\n".join(picture.body)))
    sc.end()
    # the frame hides what a picture draws beyond its edge
    frame = "M24 6H216A18 18 0 0 1 234 24V216A18 18 0 0 1 216 234H24A18 18 0 0 1 6 216V24A18 18 0 0 1 24 6Z"
    sc.line(frame, PAPER, 13)
    sc.line("M22 1H218A21 21 0 0 1 239 22V218A21 21 0 0 1 218 239H22A21 21 0 0 1 1 218V22A21 21 0 0 1 22 1Z", INK, 3)
    sc.fill("M78 4H162V50A16 16 0 0 1 146 66H94A16 16 0 0 1 78 50Z", PAPER)
    sc.fill("M83 4H157V48A12 12 0 0 1 145 60H95A12 12 0 0 1 83 48Z", TABS[card["kind"]])
    _number(sc, str(card["cost"]), 120, 32, 38, "#FFFFFF")
    for k, family in enumerate(card["families"]):
        _icon(sc, f"family-{family}", 12, 12 + k * 56, 54)
    for k in range(card.get("compasses", 0)):
        _icon(sc, "compass", 174, 12 + k * 50, 54)
    if card.get("points"):
        sc.rect(11, 170, 62, 60, "#E9C98F", 12)
        sc.rect(15, 174, 54, 52, "#5A3A26", 9)
        _number(sc, str(card["points"]), 42, 200, 36, "#FFE9C2")
    sc.end()
