"""Pictures of the ten action cards of Biathlon and their back: writes art/biathlon/card_*.svg, 200 x 280.

The tab at the upper left (56 x 56) and the panel below y = 210 stay calm for the program's number and text.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import biathlon_pieces as pieces
from biathlon_boards import mix, person
from biathlon_kit import (
    GREEN,
    INK,
    INK2,
    PAPER,
    PAPER2,
    RED,
    SEAT,
    SEAT_DARK,
    SEAT_LIGHT,
    SUN,
    Art,
    Point,
    d_curve,
    forest_band,
    num,
    spruce,
)
from biathlon_tokens import chip, flag_finish, green_sign

GAIN, FREE, PAY, SPRINT = GREEN, "#2F6FA3", "#E0982A", RED
TREE = ("#5A4636", "#1F4038", "#2F6A58", "#F4F9FC")
SUIT = ("#D5442F", "#8E2A20", "#F7A795")


def place(art: Art, figure: Art, x: float, y: float, scale: float, anchor: Point, turn: float = 0.0,
          mirror: bool = False, opacity: float | None = None, suit: tuple[str, str, str] = SUIT) -> None:  # fmt: skip
    """Put a piece into a scene with its anchor at (x, y), in fixed colours."""
    body = "\n".join(figure.body)
    for key, color in zip((SEAT, SEAT_DARK, SEAT_LIGHT), suit, strict=True):
        body = body.replace(key, color)
    if figure.defs:
        mark = f"g{len(art.defs)}_"
        art.defs += [d.replace('id="', f'id="{mark}') for d in figure.defs]
        body = body.replace("url(#", f"url(#{mark}")
    flip = -scale if mirror else scale
    art.open(
        transform=f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({flip:g} {scale:g})"
        f" translate({num(-anchor[0])} {num(-anchor[1])})",
        opacity=opacity,
    )
    art.body.append(body)
    art.close()


FOOT = (80.0, 142.0)


def world(
    art: Art, rng: random.Random, sky: tuple[str, str], peaks: tuple[str, str], woods: str, horizon: float
) -> None:
    paint = art.linear("sky", (0, 8), (0, horizon + 10), (0, sky[0], 1), (1, sky[1], 1))
    art.rect(6, 6, 188, 216, paint, 12)
    x = rng.uniform(-30, 10)
    while x < 210:
        w, h = rng.uniform(54, 92), rng.uniform(34, 74)
        tip = (x + w * 0.5, horizon - h)
        art.poly([(x - 8, horizon + 8), tip, (x + w + 8, horizon + 8)], peaks[0])
        art.poly(
            [(x - 8, horizon + 8), tip, (x + w * 0.56, horizon - h * 0.66), (x + w * 0.46, horizon - h * 0.42),
             (x + w * 0.55, horizon - h * 0.2), (x + w * 0.4, horizon + 8)], peaks[1],
        )  # fmt: skip
        x += w * 0.72
    art.path(forest_band(rng, 0, 200, horizon + 8, 24, 12), woods)
    art.rect(6, horizon + 20, 188, 200 - horizon, mix(woods, peaks[1], 0.25), 4)


def slope(art: Art, points: list[Point], snow: tuple[str, str], shade: str) -> None:
    """The snow below a smooth line, with a shaded crest and grooves that follow it."""
    paint = art.linear("snow", (0, points[0][1] - 20), (200, 220), (0, snow[0], 1), (1, snow[1], 1))
    art.path(d_curve(points) + "L205 224L-5 224Z", paint)
    for shift, width, opacity in ((9, 2.2, 0.8), (15, 2.2, 0.8), (27, 1.6, 0.4), (38, 1.6, 0.35)):
        art.path(
            d_curve([(x, y + shift) for x, y in points]),
            "none",
            stroke=shade,
            stroke_width=str(width),
            opacity=opacity,
        )


def spray(art: Art, rng: random.Random, x: float, y: float, size: float, n: int) -> None:
    """Snow thrown up behind the skis."""
    art.path(
        f"M{num(x)} {num(y)}Q{num(x - size * 0.4)} {num(y - size * 0.75)} {num(x - size * 0.9)}"
        f" {num(y - size * 0.55)}"
        f"Q{num(x - size * 0.8)} {num(y - size * 0.3)} {num(x - size * 1.25)} {num(y - size * 0.25)}"
        f"Q{num(x - size * 0.9)} {num(y + 2)} {num(x)} {num(y + 3)}Z", "#FFFFFF", opacity=0.92,
    )  # fmt: skip
    for _ in range(n):
        a, d = rng.uniform(math.pi * 1.02, math.pi * 1.45), size * rng.uniform(0.7, 1.6)
        art.circle(x + d * math.cos(a), y + d * math.sin(a), rng.uniform(1.3, 3.6), "#FFFFFF", opacity=0.9)


def streaks(
    art: Art, rows: list[tuple[float, float, float, float]], color: str, opacity: float, tilt: float = 0
) -> None:
    for x, y, length, width in rows:
        art.path(
            f"M{num(x)} {num(y)}L{num(x + length)} {num(y - width / 2 + tilt * length)}"
            f"V{num(y + width / 2 + tilt * length)}Z",
            color, opacity=opacity,
        )  # fmt: skip


def sparkle(art: Art, x: float, y: float, r: float, color: str) -> None:
    art.path(f"M{num(x)} {num(y - r)}Q{num(x)} {num(y)} {num(x + r)} {num(y)}Q{num(x)} {num(y)} {num(x)} {num(y + r)}"
             f"Q{num(x)} {num(y)} {num(x - r)} {num(y)}Q{num(x)} {num(y)} {num(x)} {num(y - r)}Z", color)  # fmt: skip


def frame(art: Art, color: str) -> None:
    """Border, number tab and text panel; covers whatever a scene draws beyond its window."""
    dark = mix(color, INK, 0.35)
    light = mix(color, "#FFFFFF", 0.35)
    # Border: outer rounded card minus the window; it reaches past the straight edges so that no seam shows.
    art.path(
        "M16 0V-2H184V0Q200 0 200 16H202V264H200Q200 280 184 280V282H16V280Q0 280 0 264H-2V16H0Q0 0 16 0Z"
        "M24 12Q12 12 12 24V198Q12 208 22 208H178Q188 208 188 198V24Q188 12 176 12Z", color, fill_rule="evenodd",
    )  # fmt: skip
    art.path("M24 12H176Q188 12 188 24V198Q188 208 178 208H22Q12 208 12 198V24Q12 12 24 12Z", "none",
             stroke=dark, stroke_width="2.5")  # fmt: skip
    art.path("M4 262V18Q4 4 18 4H182", "none", stroke=light, stroke_width="2.5", stroke_linecap="round")
    # Panel for name and chip effect.
    art.rect(12, 212, 176, 57, mix(PAPER, dark, 0.25), 10)
    art.rect(12, 211, 176, 56, PAPER2, 10)
    # Tab for the number.
    art.path("M10 12H46Q60 12 60 26V44Q60 60 44 60H12Z", INK, opacity=0.22)
    art.path("M6 8H44Q56 8 56 20V42Q56 56 42 56H6Z", color)
    art.path("M56 20V42Q56 56 42 56H13", "none", stroke=dark, stroke_width="2.5")
    art.path("M1.5 264V16Q1.5 1.5 16 1.5H184Q198.5 1.5 198.5 16V264Q198.5 278.5 184 278.5H16Q1.5 278.5 1.5 264Z",
             "none", stroke=INK, stroke_width="3")  # fmt: skip


DAY = (("#6FA6CB", "#E6F0F6"), ("#8FAFC8", "#F4F8FB"), "#4C7F7A")


def card_1(art: Art, rng: random.Random) -> str:
    world(art, rng, *DAY, 104)
    art.circle(70, 42, 15, "#FFF6DA")
    slope(art, [(-6, 128), (60, 140), (130, 162), (206, 176)], ("#FFFFFF", "#DDE9F2"), "#9DBBD1")
    spruce(art, 28, 140, 62, TREE, rng)
    spruce(art, 47, 144, 44, TREE, rng)
    place(art, pieces.glide(), 92, 164, 0.74, FOOT, 11)
    for x, y, r in ((150, 40, 11), (176, 92, 8), (126, 70, 6)):
        sparkle(art, x, y, r, "#FFFFFF")
    place(art, chip(), 158, 68, 0.86, (30, 30))
    return GAIN


def card_2(art: Art, rng: random.Random) -> str:
    world(art, rng, ("#8CC0DE", "#F3F8FB"), ("#9FBDD3", "#F7FAFC"), "#5F8A93", 84)
    art.path("M6 96Q90 84 200 98V130H6Z", "#BFDCEB")
    art.path("M20 104H96M60 112H170M110 104H188", "none", stroke="#FFFFFF", stroke_width="3", opacity=0.8)
    slope(art, [(-6, 128), (70, 134), (130, 134), (206, 126)], ("#FFFFFF", "#D6E6F1"), "#8FB0C8")
    for x, y, h in ((166, 134, 66), (184, 139, 52), (148, 134, 42)):
        spruce(art, x, y, h, TREE, rng)
    place(art, pieces.glide(), 88, 178, 0.92, FOOT)
    return FREE


def card_3(art: Art, rng: random.Random) -> str:
    world(art, rng, ("#7FA9C4", "#FBE7BE"), ("#A2A6BE", "#F9E2C2"), "#6F8576", 110)
    slope(art, [(-6, 176), (60, 166), (130, 148), (206, 128)], ("#FFFDF6", "#E3E2EA"), "#A9B3CC")
    spruce(art, 172, 134, 58, TREE, rng)
    spruce(art, 30, 164, 46, TREE, rng)
    place(art, pieces.push1(), 92, 177, 0.84, FOOT, -10)
    return PAY


def card_4(art: Art, rng: random.Random) -> str:
    world(art, rng, ("#E08A4E", "#FCE1AC"), ("#B08A93", "#F7C99A"), "#6B6A58", 118)
    art.circle(156, 60, 22, "#FFF1C9")
    slope(art, [(-6, 196), (60, 180), (130, 148), (206, 110)], ("#FFF8EA", "#DCD6E4"), "#A9A6C8")
    spruce(art, 182, 118, 50, TREE, rng)
    spray(art, rng, 58, 192, 28, 12)
    streaks(art, [(14, 128, 52, 5), (10, 146, 38, 4), (22, 110, 40, 4)], "#FFFFFF", 0.8, -0.4)
    place(art, pieces.push2(), 98, 182, 0.98, FOOT, -22)
    return PAY


def card_5(art: Art, rng: random.Random) -> str:
    world(art, rng, ("#4A2F55", "#E8794A"), ("#5B4468", "#B4677A"), "#3B2F48", 116)
    for k in range(9):
        a0 = math.radians(-165 + k * 19)
        art.poly(
            [(128, 118), (128 + 210 * math.cos(a0), 118 + 210 * math.sin(a0)),
             (128 + 210 * math.cos(a0 + 0.13), 118 + 210 * math.sin(a0 + 0.13))], "#FFD98A", opacity=0.16,
        )  # fmt: skip
    slope(art, [(-6, 206), (60, 190), (128, 146), (206, 78)], ("#F7E6E6", "#B9A6CC"), "#8C79B0")
    streaks(
        art,
        [(8, 150, 66, 6), (12, 128, 48, 5), (60, 66, 56, 4), (6, 172, 44, 5), (82, 44, 50, 3)],
        "#FFFFFF",
        0.85,
        -0.6,
    )
    spray(art, rng, 62, 196, 42, 26)
    place(art, pieces.push2(), 104, 180, 1.14, FOOT, -32)
    return PAY


def card_6(art: Art, rng: random.Random) -> str:
    world(art, rng, ("#9CC7D8", "#F6EFDD"), ("#9DB9C8", "#F6F3E8"), "#56826F", 98)
    slope(art, [(-6, 132), (70, 138), (130, 136), (206, 130)], ("#FFFFFF", "#DCE8EE"), "#BCD0DC")
    spruce(art, 34, 142, 74, TREE, rng)
    spruce(art, 176, 138, 56, TREE, rng)
    # Skis planted behind the bench.
    for x, turn in ((138, 6), (150, 11)):
        art.open(transform=f"translate({x} 176) rotate({turn})")
        art.path("M0 0V-102Q0 -114 7 -118", "none", stroke=INK, stroke_width="9", stroke_linecap="round")
        art.path("M0 0V-102Q0 -114 7 -118", "none", stroke=SUIT[0], stroke_width="4.4", stroke_linecap="round")
        art.close()
    art.poly([(36, 196), (164, 196), (196, 206), (64, 206)], "#7FA0B8", opacity=0.35)
    for x in (44, 146):
        art.rect(x, 170, 12, 30, "#6B4630", 3, stroke=INK, stroke_width="3.4")
    art.rect(28, 158, 144, 14, "#A9754F", 5, stroke=INK, stroke_width="3.6")
    art.rect(32, 160, 136, 4, "#C9976B", 2)
    # Thermos.
    art.path("M70 96H98V156H70Z", GREEN, stroke=INK, stroke_width="3.8", stroke_linejoin="round")
    art.rect(89, 98, 8, 56, "#1C6240")
    art.rect(73, 100, 5, 52, "#8FD3AE", 2.5)
    art.rect(68, 116, 32, 9, PAPER2, 1, stroke=INK, stroke_width="2.6")
    art.path(
        "M72 96V84Q72 76 84 76Q96 76 96 84V96Z", "#D8DFE6", stroke=INK, stroke_width="3.8", stroke_linejoin="round"
    )
    art.path("M90 94V84Q90 79 86 78Q94 79 94 84V94Z", "#9AA9B8")
    # Mug and its steam.
    art.path("M134 138Q146 137 146 146Q145 152 133 152", "none", stroke=INK, stroke_width="7")
    art.path("M134 138Q146 137 146 146Q145 152 133 152", "none", stroke=RED, stroke_width="2.4")
    art.path("M108 132H136L133 157H111Z", RED, stroke=INK, stroke_width="3.6", stroke_linejoin="round")
    art.path("M128 134H134L131.5 155H125Z", "#8E2A20")
    art.ellipse(122, 132, 13, 3.4, "#5A3A2A")
    for x, lean in ((116, -5), (124, 4), (131, -3)):
        art.path(f"M{x} 124Q{x + lean * 2} 112 {x} 102Q{x - lean * 2} 92 {x + lean} 80", "none", stroke="#FFFFFF",
                 stroke_width="4.5", stroke_linecap="round", opacity=0.85)  # fmt: skip
    return GAIN


def card_7(art: Art, rng: random.Random) -> str:
    world(art, rng, ("#5F9CC6", "#DCEBF4"), ("#85A9C4", "#EDF4F9"), "#3F7280", 92)
    slope(art, [(-6, 118), (70, 122), (130, 120), (206, 116)], ("#FFFFFF", "#D3E3EF"), "#A9C4D8")
    for x, y, h in ((26, 124, 50), (182, 122, 46)):
        spruce(art, x, y, h, TREE, rng)
    # Three plates on the track, an arc to each, the racer on the third.
    for x in (36, 86, 142):
        art.ellipse(x + 3, 191, 23, 10, "#7FA0B8", opacity=0.4)
        art.ellipse(x, 188, 23, 10, "#FFFFFF", stroke="#2F6FA3", stroke_width="4.5")
        art.ellipse(x, 188, 12, 5, "#2F6FA3")
    for x, wide in ((14, 22), (38, 46), (90, 40)):
        for color, width in ((INK, "9.5"), (SUN, "4.6")):
            art.path(f"M{x} 172Q{x + wide / 2} {158 - wide * 0.35} {x + wide} 172", "none", stroke=color,
                     stroke_width=width, stroke_linecap="round")  # fmt: skip
    place(art, pieces.stand(), 144, 186, 0.8, FOOT)
    return FREE


def card_8(art: Art, rng: random.Random) -> str:
    world(art, rng, ("#6FA6A8", "#F6EBCB"), ("#9DB3B4", "#F7EFDC"), "#557B6B", 124)
    slope(art, [(-6, 202), (50, 190), (110, 158), (150, 134), (206, 124)], ("#FFFEF8", "#DEE5E4"), "#A8BDBD")
    spruce(art, 184, 132, 40, TREE, rng)
    spruce(art, 112, 160, 36, TREE, rng)
    for x, y in ((84, 108), (100, 93), (116, 78)):
        art.open(transform=f"translate({x} {y}) rotate(-44)")
        art.path("M-6 -9H1L10 0L1 9H-6L3 0Z", SUN, stroke=INK, stroke_width="2.6", stroke_linejoin="round")
        art.close()
    place(art, green_sign(), 152, 138, 1.18, (30, 74))
    place(art, pieces.push1(), 70, 190, 0.74, FOOT, -22)
    return PAY


def card_9(art: Art, rng: random.Random) -> str:
    world(art, rng, ("#6E9CB8", "#E9F1EA"), ("#9BB5C4", "#F3F7F6"), "#4C7F6A", 96)
    slope(art, [(-6, 126), (70, 130), (130, 128), (206, 132)], ("#FFFFFF", "#D9E8E6"), "#B4CCD0")
    spruce(art, 180, 140, 66, TREE, rng)
    spruce(art, 160, 136, 44, TREE, rng)
    # The track turns round: a broad arrow lies on the snow.
    turn = "M60 200H140Q182 200 182 182Q182 164 140 164H92"
    art.path(turn, "none", stroke="#7FA0B8", stroke_width="17", stroke_linecap="round", opacity=0.35)
    art.path(turn, "none", stroke=GREEN, stroke_width="11", stroke_linecap="round", opacity=0.75)
    place(art, pieces.push1(), 122, 174, 0.84, FOOT, 0, mirror=True)
    place(art, green_sign(), 46, 156, 1.12, (30, 74))
    return GAIN


def card_10(art: Art, rng: random.Random) -> str:
    art.rect(6, 6, 188, 216, art.linear("sky", (0, 8), (0, 130), (0, "#7E1F2B", 1), (1, "#F2793D", 1)), 12)
    # A wall of people, drawn out by the speed.
    art.rect(6, 78, 188, 66, "#5A1C2C")
    for r in range(3):
        foot = 98 + r * 19
        for i in range(13):
            person(art, 10 + i * 15.5 + (r % 2) * 7 + rng.uniform(-2, 2), foot + rng.uniform(-1.5, 1.5), 8.6, rng,
                   rng.random() < 0.45)  # fmt: skip
        art.rect(0, foot, 200, 4, "#3E1220")
    art.rect(0, 138, 200, 14, RED)
    for i in range(6):
        x = 4 + i * 36
        art.poly([(x, 141), (x + 9, 141), (x + 14, 145), (x + 9, 149), (x, 149), (x + 5, 145)], "#FFFFFF")
    slope(art, [(-6, 154), (70, 152), (130, 152), (206, 151)], ("#FFF6EE", "#E7C9C6"), "#D39A92")
    place(art, flag_finish(), 152, 152, 0.78, (12, 96))
    streaks(
        art,
        [(4, 88, 92, 6), (2, 112, 70, 5), (10, 132, 60, 6), (2, 168, 54, 6), (30, 72, 70, 4), (2, 186, 40, 5),
         (120, 196, 64, 4), (128, 110, 60, 3)],
        "#FFFFFF", 0.88,
    )  # fmt: skip
    spray(art, rng, 52, 192, 40, 24)
    place(art, pieces.push2(), 100, 194, 1.12, FOOT, -4)
    return SPRINT


def card_back(art: Art) -> None:
    """The same upside down: a target between two rows of spruces, chevrons all around."""
    art.path("M16 0H184Q200 0 200 16V264Q200 280 184 280H16Q0 280 0 264V16Q0 0 16 0Z", "#1F3550")
    art.rect(12, 12, 176, 256, art.linear("deep", (0, 12), (176, 268), (0, "#34608A", 1), (1, "#1F3B5C", 1)), 10)
    for half in (0, 180):
        art.open(transform=f"rotate({half} 100 140)")
        rng = random.Random("back")
        art.path(
            "M14 216Q60 200 104 214Q150 226 186 208V262Q186 266 182 266H18Q14 266 14 262Z", "#DCE9F1", opacity=0.95
        )
        art.path("M14 232Q70 214 120 232Q160 244 186 228V262Q186 266 182 266H18Q14 266 14 262Z", "#F4F8FB")
        for x, y, h in ((32, 226, 44), (52, 218, 32), (166, 222, 40), (148, 226, 30), (84, 216, 24), (118, 222, 26)):
            spruce(art, x, y, h, TREE, rng)
        for k in range(5):
            x = 62 + k * 19
            art.circle(x, 252, 6.4, INK)
            art.circle(x, 252, 3.8, "#FFFFFF")
        art.close()
    art.circle(100, 143, 53, INK, opacity=0.25)
    art.circle(100, 140, 52, SUN)
    art.circle(100, 140, 46, "#F4F8FB")
    art.circle(100, 140, 37, INK)
    art.circle(100, 140, 27, "none", stroke="#F4F8FB", stroke_width="2.5")
    art.circle(100, 140, 16, "none", stroke="#F4F8FB", stroke_width="2.5")
    # Two skis crossed over it.
    for turn in (38, -38):
        art.open(transform=f"rotate({turn} 100 140)")
        art.path("M100 200V92Q100 80 106 76", "none", stroke=INK, stroke_width="11", stroke_linecap="round")
        art.path("M100 200V92Q100 80 106 76", "none", stroke=RED, stroke_width="6", stroke_linecap="round")
        art.rect(96.5, 136, 7, 16, INK2, 2)
        art.close()
    art.circle(100, 140, 7, SUN, stroke=INK, stroke_width="3")
    art.path("M16 0H184Q200 0 200 16V264Q200 280 184 280H16Q0 280 0 264V16Q0 0 16 0Z"
             "M22 12Q12 12 12 22V258Q12 268 22 268H178Q188 268 188 258V22Q188 12 178 12Z", PAPER2,
             fill_rule="evenodd")  # fmt: skip
    art.rect(12, 12, 176, 256, "none", 10, stroke=SUN, stroke_width="3")
    art.path("M1.5 264V16Q1.5 1.5 16 1.5H184Q198.5 1.5 198.5 16V264Q198.5 278.5 184 278.5H16Q1.5 278.5 1.5 264Z",
             "none", stroke=INK, stroke_width="3")  # fmt: skip


SCENES: tuple[Callable[[Art, random.Random], str], ...] = (
    card_1, card_2, card_3, card_4, card_5, card_6, card_7, card_8, card_9, card_10,
)  # fmt: skip


def main() -> None:
    for number, scene in enumerate(SCENES, 1):
        art = Art(200, 280)
        art.path("M16 2H184Q198 2 198 16V264Q198 278 184 278H16Q2 278 2 264V16Q2 2 16 2Z", PAPER2)
        frame(art, scene(art, random.Random(f"card {number}")))
        art.save(f"card_{number}.svg")
    art = Art(200, 280)
    card_back(art)
    art.save("card_back.svg")


if __name__ == "__main__":
    main()
