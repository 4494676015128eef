"""Dice, chip, stone, signs, markers, targets, flag and podium of Biathlon: writes the small files of art/biathlon.

Light from the upper left, ink outlines on what is a thing in the hand, none on scenery.
"""

from __future__ import annotations

import math
import random

from biathlon_boards import LIGHTS, backdrop, flag, person, sky
from biathlon_kit import GREEN, INK, INK2, PAPER2, RED, SNOW, SNOW_DEEP, SNOW_SHADE, SUN, Art, spruce

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die_body(art: Art, angle: float = 0.0, size: float = 38.0) -> None:
    """An ivory cube with rounded edges seen from above: rim, bevels, face."""
    for grow, opacity in ((5, 0.10), (3, 0.14), (0, 0.20)):
        art.rect(14 - grow + 4, 16 - grow + 6, 76 + 2 * grow, 74 + 2 * grow, INK, 18 + grow, opacity=opacity)
    art.open(transform=f"translate(48 47) rotate({angle})")
    s = size
    body = art.linear("ivory", (-s, -s), (s, s), (0, "#FFFFFF", 1), (0.55, "#F6F0E4", 1), (1, "#D9CDB6", 1))
    art.rect(-s, -s, 2 * s, 2 * s, body, 16, stroke=INK, stroke_width="4")
    # Bevel: light falls on the upper and left edges, leaves the lower and right ones.
    art.path(f"M{-s + 4} {s - 16}V{-s + 15}Q{-s + 4} {-s + 4} {-s + 15} {-s + 4}H{s - 16}", "none", stroke="#FFFFFF",
             stroke_width="4", stroke_linecap="round")  # fmt: skip
    art.path(f"M{-s + 14} {s - 4}H{s - 15}Q{s - 4} {s - 4} {s - 4} {s - 15}V{-s + 14}", "none", stroke="#BFB197",
             stroke_width="4", stroke_linecap="round", opacity=0.75)  # fmt: skip
    face = art.linear("face", (-s, -s), (s, s), (0, "#FFFEFA", 1), (1, "#F1E9DA", 1))
    art.rect(-s + 7, -s + 7, 2 * s - 14, 2 * s - 14, face, 18)
    art.close()


def pip(art: Art, x: float, y: float, r: float = 8.6) -> None:
    art.circle(x, y, r, "#8E2A20")
    art.circle(x + 0.5, y + 0.7, r - 0.9, RED)
    art.path(
        f"M{x - r * 0.55:.1f} {y + r * 0.45:.1f}A{r * 0.72:.1f} {r * 0.72:.1f} 0 0 0 {x + r * 0.62:.1f}"
        f" {y + r * 0.32:.1f}",
        "none", stroke="#EE7A68", stroke_width="2", stroke_linecap="round",
    )  # fmt: skip


def die(value: int) -> Art:
    art = Art(100, 100)
    die_body(art)
    for px, py in PIPS[value]:
        pip(art, 48 + px * 19, 47 + py * (19 if value != 6 else 20))
    return art


def die_blur(step: int) -> Art:
    """A tumbling cube seen over an edge: two faces, pips drawn out along the turn."""
    art = Art(100, 100)
    angle = (18, 47, 74)[step - 1]
    lift = (6, 2, 7)[step - 1]
    art.ellipse(54, 86, 34, 9, INK, opacity=0.16)
    art.ellipse(54, 86, 26, 6, INK, opacity=0.18)
    art.open(transform=f"translate(50 {46 - lift}) rotate({angle})")
    body = art.linear("ivory", (-34, -34), (34, 34), (0, "#FFFFFF", 1), (0.6, "#F6F0E4", 1), (1, "#CFC2A9", 1))
    art.rect(-34, -34, 68, 68, body, 15, stroke=INK, stroke_width="4")
    split = (-4, 8, -10)[step - 1]
    art.path(f"M{-32} {split}Q0 {split + 7} 32 {split}V20Q32 32 20 32H-20Q-32 32 -32 20Z", "#DDD2BC")
    art.path(f"M{-31} {split}Q0 {split + 7} 31 {split}", "none", stroke="#FFFFFF", stroke_width="3")
    upper = ((-16, -20), (14, -18)) if step != 2 else ((-17, -20), (0, -9), (17, -20))
    lower = ((-17, 20), (2, 17), (18, 20)) if step != 3 else ((-16, 9), (16, 9), (0, 22))
    for k, (x, y) in enumerate((*upper, *lower)):
        art.ellipse(x, y, 9.5, 5, "#8E2A20", opacity=0.35)
        art.ellipse(x, y, 7, 4.4 if k < len(upper) else 3.6, RED)
    art.close()
    # Streaks of the spin.
    for r, a0, a1, wide in ((45, 200, 262, 3.2), (49, 215, 248, 2.2), (45, 20, 70, 3.2), (49, 30, 58, 2.2)):
        a0, a1 = math.radians(a0 + angle * 0.6), math.radians(a1 + angle * 0.6)
        x0, y0 = 50 + r * math.cos(a0), 47 - lift + r * math.sin(a0)
        x1, y1 = 50 + r * math.cos(a1), 47 - lift + r * math.sin(a1)
        art.path(f"M{x0:.1f} {y0:.1f}A{r} {r} 0 0 1 {x1:.1f} {y1:.1f}", "none", stroke=INK2,
                 stroke_width=str(wide), stroke_linecap="round", opacity=0.35)  # fmt: skip
    return art


def chip() -> Art:
    """A turned wooden disc with a gold inlay and a cartridge sign: energy and rounds at once."""
    art = Art(60, 60)
    art.ellipse(33, 36, 24, 22, INK, opacity=0.22)
    art.circle(29, 33, 24, "#B3761A", stroke=INK, stroke_width="3")
    gold = art.linear("gold", (10, 8), (48, 48), (0, "#FFE3A0", 1), (0.5, "#F2B33D", 1), (1, "#C98516", 1))
    art.circle(29, 27.5, 24, gold, stroke=INK, stroke_width="3")
    for k in range(12):
        a = math.radians(30 * k + 15)
        art.stroke(
            [(29 + q * math.cos(a), 28.5 + q * math.sin(a)) for q in (18.5, 21.5)],
            "#9A6412", 2.4,
        )  # fmt: skip
    art.circle(29, 28.5, 15.5, "#D99A24")
    art.circle(29, 29.4, 14.4, "#F7C55C")
    art.path("M32 16.5L20.5 31H27.5L25.5 41L38 25.5H30.5Z", "#9A6412", opacity=0.55)
    art.path("M31 15.5L19.5 30H26.5L24.5 40L37 24.5H29.5Z", PAPER2)
    art.path("M9.5 24A20.5 20.5 0 0 1 25 9", "none", stroke="#FFF6DA", stroke_width="3", stroke_linecap="round")
    return art


def stone() -> Art:
    """The start player's stone: a painted river pebble with a chevron."""
    art = Art(60, 60)
    art.path("M10 40Q14 30 34 30Q56 32 58 43Q52 57 32 56Q12 54 10 40Z", INK, opacity=0.22)
    art.path(
        "M5 34Q4 17 20 10Q36 4 49 14Q58 24 53 38Q46 50 28 50Q8 49 5 34Z", "#4B5A6C", stroke=INK, stroke_width="3.2"
    )
    art.path("M7.5 33Q7 18 21 12Q36 7 47 15.5Q54 24 50 34Q42 43 27 43Q11 42 7.5 33Z", "#7F93A8")
    art.path("M10 28Q11 18 22 13.5Q33 10 42 14Q30 15 22 20Q14 24 10 28Z", "#B5C6D6")
    for x in (15, 25):
        art.path(f"M{x} 19.5H{x + 7}L{x + 16} 28L{x + 7} 36.5H{x}L{x + 8.5} 28Z", "#B3801C", opacity=0.9)
        art.path(f"M{x} 18H{x + 7}L{x + 16} 26.5L{x + 7} 35H{x}L{x + 8.5} 26.5Z", SUN)
    for x, y in ((13, 41), (44, 33), (35, 45), (22, 46)):
        art.circle(x, y, 1.2, "#3A4A5E")
    return art


def green_sign() -> Art:
    """Green point: a round sign on a post in the snow. 60 x 80, the foot is (30, 74)."""
    art = Art(60, 80)
    art.path("M28 73L34 73L58 79L50 80Z", INK, opacity=0.22)
    art.ellipse(30, 74, 13, 4, SNOW, stroke=SNOW_DEEP, stroke_width="1.5")
    art.rect(26.5, 44, 7, 31, "#8A5A3B", 2, stroke=INK, stroke_width="2.4")
    art.circle(31, 29, 26, "#1C6240", stroke=INK, stroke_width="3")
    art.circle(29.5, 28, 25.5, GREEN, stroke=INK, stroke_width="3")
    art.circle(29.5, 28, 20.5, "none", stroke="#FFFFFF", stroke_width="2.6")
    art.path("M17 29L26 38L43 20", "none", stroke="#14512F", stroke_width="8", stroke_linecap="round",
             stroke_linejoin="round", opacity=0.6)  # fmt: skip
    art.path("M17 28L26 37L43 19", "none", stroke="#FFFFFF", stroke_width="7", stroke_linecap="round",
             stroke_linejoin="round")  # fmt: skip
    art.path("M9 21A22 22 0 0 1 22 8", "none", stroke="#8FD3AE", stroke_width="3", stroke_linecap="round")
    return art


def minute_marker() -> Art:
    """The counter on the time track: a stopwatch token, 48 x 56, centre of the dial (24, 32)."""
    art = Art(48, 56)
    art.ellipse(27, 36, 19, 18.5, INK, opacity=0.22)
    art.rect(19.5, 3, 9, 10, "#C98516", 2.5, stroke=INK, stroke_width="2.6")
    art.stroke([(38, 13), (41, 10)], INK, 6)
    art.circle(24, 32, 19, SUN, stroke=INK, stroke_width="3")
    art.circle(24, 32, 13, PAPER2, stroke=INK, stroke_width="2")
    art.path("M24 32V21A11 11 0 0 1 33.5 37.5Z", "#F7C55C")
    art.stroke([(24, 32), (24, 22.5)], RED, 3)
    art.circle(24, 32, 2.8, INK)
    art.path("M9 27A16 16 0 0 1 20 16.5", "none", stroke="#FFE9B8", stroke_width="2.6", stroke_linecap="round")
    return art


def target(hit: bool) -> Art:
    """One target, 64 x 64, same place as the discs of the scenery: black to shoot at, white when hit."""
    art = Art(64, 64)
    art.circle(32, 32, 31, "#DCE4EC" if hit else "#F4F8FB")
    art.circle(32, 32, 25.5, INK)
    if hit:
        art.circle(32, 32, 23, "#FFFFFF")
        art.path("M55 32A23 23 0 0 1 12 43.5A25 25 0 0 0 55 32Z", SNOW_SHADE)
        art.path("M20 33L29 42L45 23", "none", stroke=GREEN, stroke_width="7", stroke_linecap="round",
                 stroke_linejoin="round")  # fmt: skip
        for k in range(8):
            a = math.radians(45 * k + 22)
            art.stroke([(32 + q * math.cos(a), 32 + q * math.sin(a)) for q in (27.5, 30.0)],
                       SUN, 2.6)  # fmt: skip
    else:
        art.circle(32, 32, 19, "none", stroke="#3A4A5E", stroke_width="1.8")
        art.circle(32, 32, 11, "none", stroke="#3A4A5E", stroke_width="1.8")
        art.stroke([(24, 24), (40, 40)], RED, 5.5)
        art.stroke([(40, 24), (24, 40)], RED, 5.5)
    return art


def flag_finish() -> Art:
    """Chequered flag on a pole, 80 x 100, foot (12, 96)."""
    art = Art(80, 100)
    art.path("M10 95L16 95L50 99L40 100Z", INK, opacity=0.22)

    def edge(u: float) -> tuple[float, float]:
        return 14 + 58 * u, 12 + 5 * math.sin(u * 6.0)

    outline = [edge(u / 12) for u in range(13)] + [(x, y + 42) for x, y in (edge(u / 12) for u in range(12, -1, -1))]
    art.poly(outline, PAPER2, stroke=INK, stroke_width="4", stroke_linejoin="round")
    for i in range(5):
        for j in range(4):
            if (i + j) % 2:
                continue
            (ax, ay), (bx, by) = edge(i / 5), edge((i + 1) / 5)
            mx, my = edge((i + 0.5) / 5)
            low, high = 42 * j / 4, 42 * (j + 1) / 4
            art.poly(
                [(ax, ay + low), (mx, my + low), (bx, by + low), (bx, by + high), (mx, my + high), (ax, ay + high)],
                INK,
            )
    for a, b, tone, op in ((0.14, 0.34, "#FFFFFF", 0.22), (0.55, 0.8, INK, 0.22)):
        band = [edge(a + (b - a) * k / 4) for k in range(5)]
        art.poly([*band, *[(x, y + 42) for x, y in band[::-1]]], tone, opacity=op)
    art.stroke([(12, 96), (12, 8)], INK, 7)
    art.stroke([(12, 95), (12, 9)], "#B98058", 3)
    art.circle(12, 7, 4.5, SUN, stroke=INK, stroke_width="2.6")
    return art


def power_panel() -> Art:
    """The generator's panel, 600 x 190: five sockets for dice (centres x = 72 + 114 k, y = 74), labels below."""
    art = Art(600, 190)
    art.rect(7, 10, 590, 178, INK, 26, opacity=0.25)
    body = art.linear("panel", (0, 0), (0, 180), (0, "#34465A", 1), (0.12, "#2A3646", 1), (1, "#1B2430", 1))
    art.rect(3, 3, 590, 178, body, 24, stroke=INK, stroke_width="4")
    art.rect(8, 8, 580, 168, "none", 20, stroke="#4A6078", stroke_width="2")
    # A current that grows from socket to socket.
    for k in range(4):
        x = 72 + 114 * k + 45
        art.stroke([(x, 74), (x + 24, 74)], "#0F1620", 13)
        art.stroke([(x, 74), (x + 24, 74)], SUN, 3 + 1.6 * k)
    for k in range(5):
        x = 72 + 114 * k
        art.rect(x - 46, 26, 92, 96, "#0F1620", 20)
        well = art.linear(f"well{k}", (x - 40, 30), (x + 40, 120), (0, "#141D28", 1), (1, "#3A4C61", 1))
        art.rect(x - 43, 29, 86, 90, well, 18)
        art.path(f"M{x - 30} 118.5H{x + 30}Q{x + 43} 117 {x + 43} 104", "none", stroke="#5F7893", stroke_width="2")
        for j in range(5):
            on = j <= k
            art.rect(x - 27 + j * 11.5, 32, 8, 4, SUN if on else "#3A4C61", 2)
        art.rect(x - 46, 132, 92, 36, "#121A24", 12)
        art.rect(x - 46, 132, 92, 36, "none", 12, stroke="#4A6078", stroke_width="1.6")
    for x, y in ((18, 18), (578, 18), (18, 166), (578, 166)):
        art.circle(x, y, 5, "#5F7893")
        art.circle(x - 0.8, y - 0.8, 3.4, "#8FA6BC")
        art.stroke([(x - 2.4, y + 1), (x + 2.4, y - 1)], INK, 1.4)
    return art


def podium() -> Art:
    """Victory ceremony, 1200 x 700. Standing places (feet): first (600, 372), second (392, 436), third (808, 480)."""
    rng = random.Random("podium")
    art = Art(1200, 700)
    light = LIGHTS["a"]
    art.open(transform="translate(150 262) scale(1.15)")
    sky(art, light, "a", rng)
    backdrop(art, light, rng)
    art.close()
    snow = art.linear("ground", (0, 330), (1200, 700), (0, light.snow[0], 1), (1, light.snow[1], 1))
    # Stands with people on both sides, rising outwards.
    for side in (-1, 1):
        for r in range(6):
            foot = 306 + r * 34
            inner, outer = 600 + side * (440 - r * 22), 600 + side * 640
            x0, x1 = min(inner, outer), max(inner, outer)
            art.rect(x0, foot - 26, x1 - x0, 40, light.wall[r % 2], 4)
            size = 10 + r * 0.9
            n = int((x1 - x0 - 16) / (size * 1.8))
            for i in range(n):
                if rng.random() < 0.06:
                    continue
                px = x0 + 8 + (x1 - x0 - 16) * (i + 0.5) / n + rng.uniform(-2, 2)
                person(art, px, foot + 2 + rng.uniform(-2, 2), size, rng, rng.random() < 0.4)
                if rng.random() < 0.07:
                    flag(art, px + size, foot - size, 48, rng.choice(light.fence), rng.choice(light.fence), 0.8)
            art.rect(x0 - 3, foot, x1 - x0 + 6, 6, light.wall[(r + 1) % 2])
        a, b = 600 + side * 326, 600 + side * 640
        art.rect(min(a, b), 484, abs(b - a), 26, light.fence[0], 4)
        for k in range(8):
            x = min(a, b) + 20 + k * 36
            dx = 8 * -side
            art.poly(
                [(x - dx, 489), (x, 489), (x + dx, 497), (x, 505), (x - dx, 505), (x, 497)], "#FFFFFF", opacity=0.9
            )
    art.path("M-10 520Q200 488 420 500Q620 488 860 502Q1040 492 1210 518V710H-10Z", snow)
    for pts_ in ("M-10 590Q180 556 420 572Q200 590 -10 610Z", "M700 640Q960 596 1210 616V650Q960 622 700 640Z"):
        art.path(pts_, light.shade, opacity=0.12)
    for x, y, h in (
        (60, 606, 120),
        (130, 640, 150),
        (24, 690, 170),
        (1090, 612, 126),
        (1150, 660, 160),
        (1192, 620, 120),
    ):
        art.path(f"M{x - 14} {y}Q{x + h * 0.3} {y - 2} {x + h * 1.05} {y + h * 0.4}Q{x + h * 0.3}"
                 f" {y + h * 0.34} {x - 12} {y + 5}Z",
                 light.shade, opacity=0.26)  # fmt: skip
        spruce(art, x, y, h, light.tree, rng)
    # Arch of the stadium behind the winners.
    art.path("M300 520V236Q300 188 352 188H848Q900 188 900 236V520H868V252Q868 222 836 222H364Q332 222 332 252V520Z",
             "#8E2A20")  # fmt: skip
    art.path(
        "M292 520V230Q292 180 346 180H842Q894 180 894 230V520H866V246Q866 216 834 216H354Q324 216 324 246V520Z", RED
    )
    for k in range(16):
        art.rect(352 + k * 31, 186 + 0, 15.5, 12, INK if k % 2 else "#FFFFFF")
        art.rect(352 + k * 31, 198, 15.5, 12, "#FFFFFF" if k % 2 else INK)
        art.rect(367.5 + k * 31, 186, 15.5, 12, "#FFFFFF" if k % 2 else INK)
        art.rect(367.5 + k * 31, 198, 15.5, 12, INK if k % 2 else "#FFFFFF")
    for x in (309, 880):
        for y in (280, 360, 440):
            art.rect(x - 15 if x < 600 else x - 14, y, 28, 26, "#FFFFFF", opacity=0.9)
    # Steps: shadow, sides, fronts, tops with a mat.
    art.poly([(300, 600), (900, 600), (1060, 668), (470, 668)], light.shade, opacity=0.34)
    for x, top, wide, front, side_, mat in (
        (808, 480, 104, "#C98A5C", "#8A5A3B", "#B4693A"),
        (392, 436, 104, "#E8EEF3", "#9DB9CC", "#7C93A6"),
        (600, 372, 104, "#F7C55C", "#B97F16", "#D99A24"),
    ):
        face = art.linear(f"face{x}", (x - wide, top), (x + wide, 600), (0, front, 1), (1, side_, 1))
        art.rect(x - wide, top, 2 * wide, 600 - top, face)
        art.poly([(x - wide, top), (x + wide, top), (x + wide - 16, top - 34), (x - wide + 16, top - 34)], PAPER2)
        art.poly(
            [
                (x - wide + 14, top - 3),
                (x + wide - 14, top - 3),
                (x + wide - 27, top - 29),
                (x - wide + 27, top - 29),
            ],
            mat,
        )
        art.rect(x - wide, top, 2 * wide, 9, "#FFFFFF", opacity=0.65)
        art.rect(x + wide - 14, top + 9, 14, 591 - top, INK, opacity=0.12)
        art.rect(x - wide, 588, 2 * wide, 12, INK, opacity=0.16)
    # Wreaths of rank: one, two and three bars under a laurel, told apart without digits.
    for x, y, bars in ((600, 470, 1), (392, 512, 2), (808, 540, 3)):
        for side in (-1, 1):
            for k in range(5):
                a = math.radians(62 - k * 31)
                lx, ly = x + side * 36 * math.cos(a), y + 34 * math.sin(a)
                art.open(transform=f"translate({lx:.1f} {ly:.1f}) rotate({side * (-math.degrees(a) - 62):.0f})")
                art.path("M0 -11Q7 0 0 11Q-7 0 0 -11Z", "#2F5D50", opacity=0.85)
                art.close()
        for k in range(bars):
            art.rect(x + (k - (bars - 1) / 2) * 13 - 4, y - 17, 8, 34, INK, 3, opacity=0.85)
    # Snow at the foot and confetti.
    art.path("M280 602Q330 588 392 596Q500 606 600 596Q720 608 808 596Q880 590 924 602Q700 620 280 602Z", "#FFFFFF")
    for _ in range(110):
        x, y = rng.uniform(120, 1080), rng.uniform(20, 470)
        if 300 < x < 900 and 170 < y < 222:
            continue
        art.open(transform=f"translate({x:.0f} {y:.0f}) rotate({rng.uniform(0, 180):.0f})")
        art.rect(-4, -2, 8, 4.5, rng.choice(("#F2B33D", "#C8402F", "#FFFFFF", "#56B4E9", "#2E8B57")), 1)
        art.close()
    return art


def main() -> None:
    for value in PIPS:
        die(value).save(f"die_{value}.svg")
    for step in (1, 2, 3):
        die_blur(step).save(f"die_blur_{step}.svg")
    target(True).save("target_hit.svg")
    target(False).save("target_miss.svg")
    for draw in (chip, stone, green_sign, minute_marker, flag_finish, power_panel, podium):
        draw().save(f"{draw.__name__}.svg")


if __name__ == "__main__":
    main()
