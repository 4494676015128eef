"""Boreal's cards: the square picture with cost, families, compasses, points and power in signs.

Draws with the painter; a card's picture is kept for each size. Measures are in parts of a card of 240 by 240.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.boreal import components as c
from game.games.boreal.components import FAMILIES, Card, Components
from game.games.boreal.words import each
from game.ui.layout import Box
from game.ui.painter import Painter

EDGE = 240.0
MINUS = "\u2212"
TABS = {"start": "blue", "place": "wood_dark", "archive": "#4B3A86"}
"""The tab behind the cost says of which kind a card is."""
BACKS = {"start": "boreal/back_start", "place": "boreal/back_place"}


@dataclass(frozen=True, slots=True)
class Banner:
    """How a card scores, in signs: what stands on its banner."""

    number: str
    icon: str = ""
    family: str = ""


def banner_of(box: Components, card: Card) -> Banner:
    """ "5"; or so many for each of a sign; or the sign of the card that it copies (BO-25)."""
    kind = c.ENDS[card.end]
    if card.end == c.POINTS:
        return Banner(str(card.points))
    icon = f"boreal/icons/end-{kind.replace('_', '-')}"
    family = FAMILIES[card.end_family] if card.end_family >= 0 else ""
    if card.end == c.LEVEL:
        return Banner(f"{box.ends.level[0]}\u2013{box.ends.level[-1]}", icon)
    if card.end >= c.LEFT:
        return Banner("=", icon)
    return Banner(str(each(box, card)), icon, family)


def amount_of(card: Card) -> str:
    """The number beside the sign of a power: "+3" compasses for oneself, "−2" for the opponent."""
    return {"gain": f"+{card.amount}", "opponent_loses": f"{MINUS}{card.amount}"}.get(card.power, "")


def draw_card(painter: Painter, size: float, box: Box, components: Components, card: Card, laid: bool = False,
              covered: bool = False, alpha: int = 255) -> None:
    """The card's front. `laid`: in a pyramid, where its upper edge may be covered. `covered`: its compasses
    no longer count."""
    key = ("boreal/card", card.id, laid, covered)
    painter.kept(key, (size, size), box, lambda p: _front(p, components, card, laid, covered), alpha)


def draw_back(painter: Painter, size: float, box: Box, back: str, alpha: int = 255) -> None:
    painter.kept(("boreal/back", back), (size, size), box, lambda p: _back(p, BACKS[back]), alpha)


def _back(p: Painter, picture: str) -> None:
    _framed(p, picture)


def _framed(p: Painter, picture: str) -> float:
    """Picture, cream frame with round corners, dark edge; gives the pixels of one part of 240."""
    whole = p.box_of_all
    k = whole.w / EDGE
    p.box(whole, "paper", 18 * k)
    p.svg(picture, whole.inset(6 * k))
    p.box(whole, None, 18 * k, "paper", 9 * k)
    p.box(whole, None, 18 * k, "ink", max(1.0, 2 * k))
    return k


def _front(p: Painter, box: Components, card: Card, laid: bool, covered: bool) -> None:
    k = _framed(p, f"boreal/cards/{card.id.replace('_', '-')}")
    p.box(Box(9 * k, 186 * k, 222 * k, 45 * k), "ink", 6 * k, alpha=95)
    if not laid:
        _cost(p, k, card)
    _signs(p, k, card, laid)
    _compasses(p, k, card, covered)
    _banner(p, k, banner_of(box, card))
    _power(p, k, card)


def _cost(p: Painter, k: float, card: Card) -> None:
    # a tab that hangs from the upper edge: its own rounded top stays outside the picture
    with p.clipped(Box(0, 5 * k, 240 * k, 100 * k)):
        p.box(Box(80 * k, -20 * k, 80 * k, 84 * k), TABS[card.kind], 16 * k, "paper", 5 * k)
    number(p, Box(80 * k, 4 * k, 80 * k, 58 * k), str(card.cost), 54 * k, "white")


def _signs(p: Painter, k: float, card: Card, laid: bool) -> None:
    """Families, or the archive's sign, one below the other on the left; lower where the corner gets covered."""
    names = [f"boreal/icons/family-{f}" for f in card.family_ids]
    if card.kind == "archive":
        names.insert(0, "boreal/icons/archive")
    top = 66 if laid else 12
    for i, sign in enumerate(names):
        p.svg(sign, Box(11 * k, (top + i * 56) * k, 54 * k, 54 * k))


def _compasses(p: Painter, k: float, card: Card, covered: bool) -> None:
    for i in range(card.compasses):
        p.svg("boreal/icons/compass", Box(176 * k, (12 + i * 50) * k, 52 * k, 52 * k), alpha=70 if covered else 255)


def _banner(p: Painter, k: float, sign: Banner) -> None:
    """Lower left: what it scores."""
    high = 62 * k
    parts = 1 + bool(sign.icon) + bool(sign.family)
    wide = (62 if parts == 1 else 46 + 54 * (parts - 1) + 8 * (len(sign.number) > 1) * 3) * k
    place = Box(9 * k, 231 * k - high, wide, high)
    p.box(place, "wood_dark", 10 * k, "#E9C98F", max(1.0, 4 * k))
    text = Box(place.x, place.y, (62 if parts == 1 else 46 + 24 * (len(sign.number) > 1)) * k, high)
    number(p, text, sign.number, (50 if len(sign.number) < 3 else 36) * k, "#FFE9C2")
    x = text.right - 2 * k
    for icon in (sign.icon, f"boreal/icons/family-{sign.family}" if sign.family else ""):
        if icon:
            p.svg(icon, Box(x, place.y + 6 * k, 50 * k, 50 * k))
            x += 54 * k


def _power(p: Painter, k: float, card: Card) -> None:
    """Lower right: what it does when placed, and where it may not lie."""
    right = 231.0
    if card.power:
        amount = amount_of(card)
        wide = 106 if amount else 60
        place = Box((right - wide) * k, 170 * k, wide * k, 61 * k)
        p.box(place, "#12324A", 14 * k, "#8FD3E8", max(1.0, 4 * k))
        sign = Box(place.right - 58 * k, place.y + 6 * k, 54 * k, 50 * k)
        p.svg(f"boreal/icons/power-{POWER_ICONS[card.power]}", sign)
        if amount:
            number(p, Box(place.x + 2 * k, place.y, 52 * k, place.h), amount, 42 * k, "white")
        right -= wide + 4
    if card.not_level_1:
        p.svg("boreal/icons/not-level-1", Box(178 * k, (110 if card.power else 177) * k, 53 * k, 53 * k))


POWER_ICONS = {"reserve": "reserve", "remove": "remove", "swap_board": "swap-board", "swap_pyramid": "swap-pyramid",
               "peek": "peek", "gain": "gain", "opponent_loses": "lose"}


def number(p: Painter, box: Box, string: str, px: float, colour: str, face: str = "narrow_bold") -> None:
    """A few digits in the middle of the box, at that size in pixels: they belong to a picture, not to the page."""
    tint = p.theme.colour(colour)
    run = p.type.run(string, face, max(7, round(px)), tint)
    p.image(run, box.moved(0, -0.04 * px))
    p.said.append(string)
