"""Icons of Boreal, 48 x 48: family discs, signs in colour, and white signs for powers that the program tints.

Reads only boreal_lib; write(folder) puts the files into folder/icons.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from boreal_lib import FIRE, INK, NATURE, SKY, WATER, Pic

W = "#ffffff"
FAMILY = {"nature": NATURE, "sky": SKY, "water": WATER, "fire": FIRE}


def disc(color: str) -> Pic:
    p = Pic(1, 48, 48)
    p.circle(24, 24, 23, INK)
    p.circle(24, 24, 20.8, color)
    return p


def symbol(p: Pic, d: str, inner: str = "", cut: str = INK) -> None:
    """White shape with an ink edge, so that it also holds on yellow and in grey; inner lines are cut in."""
    p.path(d, INK, 1, INK, 4.4)
    p.path(d, W)
    if inner:
        p.path(inner, "none", 1, cut, 2.4)


def family(name: str) -> Pic:
    p = disc(FAMILY[name])
    match name:
        case "nature":
            symbol(p, "M12 36C8 20 18 9 38 10C40 29 30 40 15 34.5Z", "", NATURE)
            p.path("M9.5 39L27 21M19.5 28.5V20.5M19.5 28.5H27.5", "none", 1, "#33683A", 2.6)
        case "water":
            symbol(p, "M24 6.5C30 15 36 21.5 36 29A12 12 0 0 1 12 29C12 21.5 18 15 24 6.5Z")
            p.path("M17 29.5A7.4 7.4 0 0 0 23 36.6", "none", 1, WATER, 3)
        case "fire":
            symbol(
                p,
                "M24.5 6C27 13 36 18 36 29.5A12 12 0 0 1 12 29.5C12 24 14.5 20.5 17 17C18 20 19 21.5 20.5 22.5C21 16 21 11 24.5 6Z",
            )
            p.path("M24 40A7 7 0 0 1 17.4 33C17.4 29 21 27.6 23 23.5C27 26.4 30.6 29 30.6 33A7 7 0 0 1 24 40Z", FIRE)
        case _:
            d = "M8 19.5H27A5.2 5.2 0 1 0 22 12.6M8 26.5H34.5A5.4 5.4 0 1 1 29.6 34.2M8 33.5H19.5A3.6 3.6 0 1 1 16.4 38.4"
            p.path(d, "none", 1, INK, 7.6)
            p.path(d, "none", 1, W, 4)
    return p


def archive() -> Pic:
    p = disc("#57497E")
    symbol(p, "M12.5 37V21A11.5 11.5 0 0 1 35.5 21V37Z")
    p.path("M18 32V21.5A6 6 0 0 1 30 21.5V32", "none", 1, "#57497E", 2.4)
    p.circle(24, 26, 3.6, "#57497E")
    p.path("M24 27V32.5", "none", 1, "#57497E", 3.2)
    return p


def compass() -> Pic:
    p = Pic(1, 48, 48)
    p.circle(24, 24, 23, INK)
    p.circle(24, 24, 20.6, "#FFFBF2")
    for k in range(4):
        a = k * math.pi / 2
        p.path(
            f"M{24 + 15.6 * math.cos(a):.1f} {24 + 15.6 * math.sin(a):.1f}L{24 + 18 * math.cos(a):.1f} {24 + 18 * math.sin(a):.1f}",
            "none",
            1,
            INK,
            2.4,
        )
    with p.at(24, 24, 1, 1, 38):
        p.poly([(0, -17), (6.4, 0), (-6.4, 0)], "#C8402F")
        p.poly([(0, -17), (6.4, 0), (0, 0)], "#8E2A1C")
        p.poly([(0, 17), (6.4, 0), (-6.4, 0)], "#2A3646")
        p.poly([(0, 17), (-6.4, 0), (0, 0)], "#5A6A7C")
    p.circle(24, 24, 2.6, "#FFFBF2")
    return p


def not_level_1() -> Pic:
    p = disc("#FFFBF2")
    p.rect(17.5, 9.5, 13, 11.5, "#8DA0B2", 1, 2)
    for x in (9.6, 25):
        p.rect(x, 24, 13.4, 11.5, INK, 1, 2)
    p.path("M8 38.2H40", "none", 1, INK, 2.4)
    p.path("M10.5 38.5L37.5 21", "none", 1, "#FFFBF2", 8)
    p.path("M10.5 38.5L37.5 21", "none", 1, "#C8402F", 4.6)
    return p


def points() -> Pic:
    """A hanging banner; the number goes on its upper two thirds."""
    p = Pic(1, 48, 48)
    p.path("M5 6H43V43L24 35L5 43Z", INK, 1, INK, 4)
    p.path("M5 6H43V43L24 35L5 43Z", "#8A5A3B")
    p.path("M34 6H43V43L34 39.2Z", "#6B4229")
    p.rect(4, 4.5, 40, 5, "#B8834F", 1, 1)
    p.path("M9 36.4L24 30.2L39 36.4", "none", 1, "#E9C48A", 1.6)
    return p


# --- white signs ---
def card(p: Pic, x: float, y: float, w: float, h: float, full: bool = True, op: float = 1) -> None:
    if full:
        p.rect(x, y, w, h, W, op, w * 0.18)
    else:
        k = 1.5
        p.path(
            f"M{x + k + 1} {y + k}H{x + w - k - 1}Q{x + w - k} {y + k} {x + w - k} {y + k + 1}V{y + h - k - 1}Q{x + w - k} {y + h - k} {x + w - k - 1} {y + h - k}H{x + k + 1}Q{x + k} {y + h - k} {x + k} {y + h - k - 1}V{y + k + 1}Q{x + k} {y + k} {x + k + 1} {y + k}Z",
            "none",
            1,
            W,
            3,
            op,
        )


def arrow(p: Pic, x1: float, y1: float, x2: float, y2: float, sw: float = 4, head: float = 6.5) -> None:
    a = math.atan2(y2 - y1, x2 - x1)
    bx, by = x2 - math.cos(a) * head, y2 - math.sin(a) * head
    p.path(f"M{x1} {y1}L{bx:.1f} {by:.1f}", "none", 1, W, sw)
    nx, ny = -math.sin(a) * head * 0.86, math.cos(a) * head * 0.86
    p.poly([(x2, y2), (bx + nx, by + ny), (bx - nx, by - ny)], W, 1, W, 1.2)


def power_reserve(p: Pic) -> None:
    card(p, 14, 4, 20, 20)
    arrow(p, 24, 27, 24, 37, 4.4, 6)
    p.path("M6 29V39Q6 43 10 43H38Q42 43 42 39V29", "none", 1, W, 4.4)


def power_remove(p: Pic) -> None:
    card(p, 7, 7, 34, 34, False)
    p.path("M17 17L31 31M31 17L17 31", "none", 1, W, 5.4)


def power_swap_board(p: Pic) -> None:
    card(p, 3, 16, 17, 17)
    card(p, 28, 16, 17, 17, False)
    p.path("M11 11Q24 1 35 9", "none", 1, W, 3.6)
    p.poly([(38.5, 12.5), (37.4, 3.6), (30.6, 10)], W, 1, W, 1)
    p.path("M37 38Q24 47 13 39.5", "none", 1, W, 3.6)
    p.poly([(9.5, 36), (10.6, 44.8), (17.4, 38.4)], W, 1, W, 1)


def power_swap_pyramid(p: Pic) -> None:
    card(p, 16.5, 3, 15, 15)
    card(p, 3, 30, 15, 15, False)
    card(p, 30, 30, 15, 15)
    p.path("M37.5 26Q38.5 18.6 37 15.6", "none", 1, W, 3.6)
    p.poly([(34.4, 9.6), (41.4, 14), (34, 17.4)], W, 1, W, 1)
    p.path("M11 10.4Q8.4 15 9.6 21", "none", 1, W, 3.6)
    p.poly([(10.6, 27.4), (5.6, 20.6), (13.4, 20)], W, 1, W, 1)
    p.path("M21 37.5H27", "none", 1, W, 3, 0.7)


def power_gain(p: Pic) -> None:
    p.path("M5 24H27", "none", 1, W, 7)
    p.poly([(44, 24), (27, 11), (27, 37)], W, 1, W, 3)
    p.path("M12 6V16M7 11H17", "none", 1, W, 4)


def power_lose(p: Pic) -> None:
    p.path("M43 24H21", "none", 1, W, 7)
    p.poly([(4, 24), (21, 11), (21, 37)], W, 1, W, 3)
    p.path("M31 11H41", "none", 1, W, 4)


def power_peek(p: Pic) -> None:
    p.path(
        "M3 22C10 10 18 6 24 6C30 6 38 10 45 22C38 34 30 38 24 38C18 38 10 34 3 22ZM24 12A10 10 0 0 0 24 32A10 10 0 0 0 24 12Z",
        W,
    )
    p.circle(24, 22, 5.4, W)
    p.path("M13 43.5H20M23 43.5H30M33 43.5H40", "none", 1, W, 3)


HEX = ((-15, 0), (15, 0), (-7.6, -14.4), (7.6, -14.4), (-7.6, 14.4), (7.6, 14.4))


def around(p: Pic, draw: Callable[[Pic, float, float, int], None]) -> None:
    """The card in the middle, six neighbours as they lie in the pyramid."""
    card(p, 17.4, 17.4, 13.2, 13.2, False)
    for k, (dx, dy) in enumerate(HEX):
        draw(p, 24 + dx, 24 + dy, k)


def end_adjacent(p: Pic) -> None:
    around(p, lambda q, x, y, _k: card(q, x - 5.4, y - 5.4, 10.8, 10.8))


def end_adjacent_family(p: Pic) -> None:
    around(p, lambda q, x, y, k: q.circle(x, y, 5.8, W, 1 if k in (0, 3, 4) else 0.42))


def end_adjacent_different(p: Pic) -> None:
    def draw(q: Pic, x: float, y: float, k: int) -> None:
        if k in (0, 5):
            q.circle(x, y, 5.6, W)
        elif k in (1, 2):
            q.poly([(x, y - 6.2), (x + 6.2, y + 5), (x - 6.2, y + 5)], W, 1, W, 1)
        else:
            q.poly([(x, y - 6.8), (x + 6.8, y), (x, y + 6.8), (x - 6.8, y)], W)

    around(p, draw)


def end_level(p: Pic) -> None:
    for k, n in enumerate((4, 3, 2, 1)):
        y = 36.5 - k * 10.6
        for i in range(n):
            x = 24 + (i - (n - 1) / 2) * 10.8
            card(p, x - 4.7, y - 1, 9.4, 9.2, True, 0.38 + 0.2 * k if k < 3 else 1)


def end_family(p: Pic) -> None:
    for k, n in enumerate((3, 2, 1)):
        for i in range(n):
            p.circle(24 + (i - (n - 1) / 2) * 15, 38.5 - k * 14, 6.4, W)


def end_lead(p: Pic) -> None:
    p.rect(6, 26, 14, 18, W, 0.5, 2.5)
    p.rect(25, 17, 16, 27, W, 1, 2.5)
    p.poly([(25, 13), (24, 4), (29, 8), (33, 2.5), (37, 8), (42, 4), (41, 13)], W, 1, W, 1)


def end_sets(p: Pic) -> None:
    card(p, 3, 3, 42, 42, False)
    for x, y in ((16.2, 16.2), (31.8, 16.2), (16.2, 31.8), (31.8, 31.8)):
        p.circle(x, y, 5.8, W)
    p.path("M16.2 16.2H31.8V31.8H16.2Z", "none", 1, W, 2.4)


def equals(p: Pic, x: float, y: float) -> None:
    p.path(f"M{x - 3} {y - 3}H{x + 3}M{x - 3} {y + 3}H{x + 3}", "none", 1, W, 3)


def end_left(p: Pic) -> None:
    card(p, 2, 18, 17, 17)
    card(p, 29, 18, 17, 17, False)
    equals(p, 24, 26.5)
    arrow(p, 37.5, 10, 10.5, 10, 3.6, 6.6)


def end_right(p: Pic) -> None:
    card(p, 29, 18, 17, 17)
    card(p, 2, 18, 17, 17, False)
    equals(p, 24, 26.5)
    arrow(p, 10.5, 10, 37.5, 10, 3.6, 6.6)


def end_below(p: Pic) -> None:
    card(p, 16, 1.5, 16, 16, False)
    card(p, 6, 30, 16, 16)
    card(p, 26, 30, 16, 16, True, 0.5)
    equals(p, 24, 23.8)
    arrow(p, 7.5, 8, 7.5, 26, 3.6, 6.4)


WHITE = {
    "power-reserve": power_reserve,
    "power-remove": power_remove,
    "power-swap-board": power_swap_board,
    "power-swap-pyramid": power_swap_pyramid,
    "power-gain": power_gain,
    "power-lose": power_lose,
    "power-peek": power_peek,
    "end-adjacent": end_adjacent,
    "end-level": end_level,
    "end-family": end_family,
    "end-adjacent-family": end_adjacent_family,
    "end-adjacent-different": end_adjacent_different,
    "end-lead": end_lead,
    "end-sets": end_sets,
    "end-left": end_left,
    "end-right": end_right,
    "end-below": end_below,
}


def write(folder: Path) -> None:
    for name in FAMILY:
        family(name).save(folder / "icons" / f"family-{name}.svg")
    for slug, draw in (("archive", archive), ("compass", compass), ("not-level-1", not_level_1), ("points", points)):
        draw().save(folder / "icons" / f"{slug}.svg")
    for slug, paint in WHITE.items():
        p = Pic(1, 48, 48)
        paint(p)
        p.save(folder / "icons" / f"{slug}.svg")
