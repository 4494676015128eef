"""Four archives of Boreal: towers and halls that people keep, at night; each composed by hand.

Reads only the kit; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

import math

from boreal_lib import Pic

GOLD = "#F2C76A"


def star_tower() -> Pic:
    p = Pic(71)
    p.sky("#0A0F2E", "#1B2258", "#4A4A8E", "#8C7AB0", y2=200)
    # star trails around the pole
    cx, cy = 150, 62
    for k in range(15):
        r = 12 + k * 11
        for _ in range(2 + k // 3):
            a = p.rng.uniform(0, math.tau)
            ln = p.rng.uniform(0.4, 1.0)
            x1, y1 = cx + r * math.cos(a), cy + r * math.sin(a)
            x2, y2 = cx + r * math.cos(a + ln), cy + r * math.sin(a + ln)
            if max(y1, y2) > 176:
                continue
            p.path(
                f"M{x1:.1f} {y1:.1f}A{r} {r} 0 0 1 {x2:.1f} {y2:.1f}",
                "none",
                1,
                p.rng.choice(["#FFFFFF", "#FFE9B0", "#BFD4FF"]),
                p.rng.uniform(1, 2.2),
                0.75,
            )
    p.glow(cx, cy, 34, "#FFF3D0", 0.7)
    p.spark(cx, cy, 11, "#FFFFFF")
    p.crags([(0, 180), (40, 160), (80, 176), (130, 168), (190, 180), (240, 158)], "#2E2E66", 3)
    p.hills([(0, 196), (60, 186), (120, 192), (180, 184), (240, 194)], "#1E2150")
    # the tower
    p.poly([(70, 104), (116, 104), (124, 204), (62, 204)], "#3A3A5E")
    p.poly([(70, 104), (86, 104), (82, 204), (62, 204)], "#7C7AA4")
    p.poly([(104, 104), (116, 104), (124, 204), (108, 204)], "#25264A")
    for y in (128, 154, 180):
        t = (y - 104) / 100
        p.path(f"M{70 - 8 * t:.0f} {y}H{116 + 8 * t:.0f}", "none", 1, "#1B1D40", 2, 0.7)
    for x, y in ((93, 136), (93, 162)):
        p.path(f"M{x - 5} {y + 14}V{y + 4}A5 5 0 0 1 {x + 5} {y + 4}V{y + 14}Z", GOLD)
        p.glow(x, y + 8, 18, GOLD, 0.5)
    p.path("M84 204V190A9 9 0 0 1 102 190V204Z", "#0E1030")
    p.rect(60, 96, 66, 11, "#4E4C78", 1, 3)
    p.rect(60, 96, 30, 11, "#8E8CB4", 1, 3)
    p.path("M64 96C64 50 122 50 122 96Z", "#8A6A3E")
    p.path("M64 96C64 60 82 54 93 61.5C80 66 76 84 76 96Z", GOLD)
    p.path("M104 65C116 70 122 82 122 96H110C110 84 108 72 104 65Z", "#5E4630")
    p.path("M93 96C90 82 96 68 104 65C110 72 110 84 110 96Z", "#0E1030")
    p.poly([(92, 88), (98, 96), (136, 68), (130, 59)], "#D9C08A")
    p.poly([(95, 92), (98, 96), (136, 68), (133, 63.5)], "#8A6A3E")
    p.poly([(128, 57), (138, 71), (143, 67), (133, 54)], "#F6E2B0")
    p.hills([(0, 208), (50, 200), (94, 202), (140, 200), (200, 206), (240, 200)], "#14173C")
    p.wood(142, 244, 210, 34, "#0F1232", 11)
    p.wood(-6, 52, 212, 30, "#0F1232", 6)
    p.frame("#0A0D28", 0.25, 0.7)
    return p


def seed_vault() -> Pic:
    p = Pic(72)
    p.sky("#0D1B3A", "#1F3A66", "#47709A", y2=170)
    p.stars(44, 110)
    p.aurora([(-10, 70), (50, 58), (110, 74), (180, 54), (250, 66)], 50, "#4FC796", 22, 0.24, 14)
    p.peak(60, 66, -40, 150, 190, "#A9C2D8", "#6F90B0", "", "", 0.4, 4)
    p.hills([(0, 140), (60, 116), (120, 110), (190, 128), (240, 120)], "#86A8C6")
    p.hills([(0, 176), (80, 150), (160, 150), (240, 160)], "#B3CCDF")
    # concrete blade that comes out of the mountain
    p.poly([(86, 206), (86, 92), (112, 72), (176, 124), (176, 202)], "#3C4658")
    p.poly([(86, 92), (112, 72), (236, 142), (236, 170), (176, 202), (176, 124)], "#2A3344")
    p.poly([(78, 208), (78, 90), (86, 84), (150, 84), (158, 90), (158, 208)], "#5C677A")
    p.poly([(78, 208), (78, 90), (86, 84), (92, 84), (92, 208)], "#96A2B2")
    p.poly([(144, 84), (150, 84), (158, 90), (158, 208), (144, 208)], "#39435A")
    p.path("M86 84H150L212 118L206 126L156 92H86Z", "#F4F8FB")
    p.path("M150 84L212 118L206 126L156 92Z", "#C9DAE6")
    # light panel with the sprouting seed, and the door
    p.glow(118, 122, 66, "#7CF0D0", 0.7)
    p.rect(98, 94, 40, 54, "#0F2A3A")
    p.rect(101, 97, 34, 48, p.down(97, 145, (0, "#D6FFF0"), (1, "#4FC7B4")))
    p.path("M118 141C108 137 107 127 118 119C129 127 128 137 118 141Z", "#1B4A4E")
    p.path("M118 122V106", "none", 1, "#1B4A4E", 3)
    p.path(
        "M118 112C108 112 105 105 106 101C114 101 118 105 118 112ZM118 108C127 108 130 103 130 99C122 98 118 101 118 108Z",
        "#1B4A4E",
    )
    p.rect(98, 154, 40, 54, "#1A2334")
    p.rect(102, 158, 15, 50, "#F2C76A")
    p.rect(119, 158, 15, 50, "#D89A44")
    p.path("M114 180v8M122 180v8", "none", 1, "#4A3222", 2)
    p.poly([(98, 206), (138, 206), (176, 240), (62, 240)], "#FFE3A0", 0.5)
    p.poly([(158, 206), (176, 202), (236, 224), (200, 240)], "#4A6C90", 0.6)
    p.hills([(0, 200), (40, 192), (76, 206), (70, 216)], "#E2EDF4", 1, 250)
    p.hills([(150, 250), (186, 204), (202, 172), (218, 136), (250, 104)], "#A9C4D8", 1, 250)
    p.hills([(168, 250), (200, 204), (218, 172), (250, 150)], "#8FB0CC", 1, 250)
    p.walker(64, 208, 22, "#1B2430", "#C8402F")
    p.poly([(61, 208), (68, 208), (84, 220), (76, 221)], "#4A6C90", 0.6)
    p.frame("#0C1834", 0.3, 0.68)
    return p


def amber_hall() -> Pic:
    p = Pic(73)
    p.rect(0, 0, 240, 240, p.rad(120, 118, 160, (0, "#FFD98A"), (0.25, "#E8A23E"), (0.6, "#8A4A22"), (1, "#2A1416")))
    # vault ribs towards the far wall
    for k in range(5):
        t = k / 4
        w = 46 + 92 * t
        top = 78 - 96 * t
        c = ("#C4813A", "#A2642E", "#7C4626", "#55301F", "#331C18")[k]
        foot = 168 + 60 * t
        th = 7 + 12 * t
        for s in (-1, 1):
            x = 120 + s * w
            p.poly(
                [(x - th / 2, top + 60), (x + th / 2, top + 60), (x + th / 2 + 1, foot), (x - th / 2 - 1, foot)], c
            )
            p.poly(
                [(x - th / 2, top + 60), (x - th / 6, top + 60), (x - th / 6, foot), (x - th / 2 - 1, foot)],
                "#FFD08A",
                0.35,
            )
            p.rect(x - th * 0.8, foot - th * 0.5, th * 1.6, th * 0.7, c)
            p.rect(x - th * 0.75, top + 56, th * 1.5, th * 0.6, c)
        p.path(
            f"M{120 - w:.0f} {top + 60:.0f}Q{120 - w * 0.9:.0f} {top + 6:.0f} 120 {top - 4:.0f}Q{120 + w * 0.9:.0f} {top + 6:.0f} {120 + w:.0f} {top + 60:.0f}",
            "none",
            1,
            c,
            th,
        )
    # polished floor
    p.poly([(78, 168), (162, 168), (262, 250), (-22, 250)], p.down(168, 240, (0, "#F2B85A"), (1, "#5A2C1C")))
    for a in range(-4, 5):
        p.path(f"M{120 + a * 10} 168L{120 + a * 36} 246", "none", 1, "#7A3E22", 1.6, 0.55)
    for y in (174, 183, 196, 214):
        p.path(f"M{78 - (y - 168) * 1.2:.0f} {y}H{162 + (y - 168) * 1.2:.0f}", "none", 1, "#7A3E22", 1.6, 0.55)
    # the great amber with a dragonfly sealed in
    p.glow(120, 120, 92, "#FFF0B0", 0.85)
    p.poly([(92, 180), (148, 180), (158, 202), (82, 202)], "#4A2A20")
    p.poly([(92, 180), (116, 180), (112, 202), (82, 202)], "#A8693A")
    p.rect(86, 172, 68, 10, "#6B3F28", 1, 2)
    p.rect(86, 172, 30, 10, "#C98A4A", 1, 2)
    gem = [(120, 50), (152, 66), (168, 104), (160, 146), (138, 172), (102, 172), (80, 144), (74, 102), (90, 66)]
    p.poly([(x + (2 if x > 120 else -2), y) for x, y in gem], "#8A4210")
    p.poly(gem, "#F2961E")
    p.poly([(120, 50), (90, 66), (74, 102), (96, 96), (112, 74)], "#FFDF8A")
    p.poly([(74, 102), (96, 96), (100, 140), (80, 144)], "#FBBE4A")
    p.poly([(120, 50), (152, 66), (140, 84), (112, 74)], "#FBC75A")
    p.poly([(152, 66), (168, 104), (146, 100), (140, 84)], "#E5831A")
    p.poly([(168, 104), (160, 146), (142, 140), (146, 100)], "#C4641A")
    p.poly([(160, 146), (138, 172), (124, 152), (142, 140)], "#A84E16")
    p.poly([(138, 172), (102, 172), (100, 140), (124, 152)], "#D8781E")
    with p.at(121, 114, 1, 1, 18):
        for s in (-1, 1):
            p.path(f"M0 -6C{s * 12} -22 {s * 34} -22 {s * 36} -14C{s * 30} -6 {s * 12} -2 0 -4Z", "#FFF3CE", 0.8)
            p.path(f"M0 -2C{s * 12} 2 {s * 30} 10 {s * 28} 16C{s * 20} 16 {s * 8} 8 0 2Z", "#FFF3CE", 0.65)
            p.path(f"M0 -5L{s * 32} -15M0 0L{s * 25} 13", "none", 1, "#7A3A10", 1)
        p.path("M0 -8V34", "none", 1, "#4A1E0C", 4.4)
        p.oval(0, -4, 4.6, 8, "#4A1E0C")
        p.circle(0, -14, 5, "#4A1E0C")
        p.circle(-2.6, -16, 2, "#A84E16")
        p.circle(2.6, -16, 2, "#A84E16")
    p.path("M86 74L98 62", "none", 1, "#FFFFFF", 3.4, 0.9)
    for x, y in ((58, 96), (182, 88), (64, 140), (190, 132), (48, 120), (176, 60)):
        p.spark(x, y, 5, "#FFF3CE", 0.9)
    p.frame("#1E0E12", 0.4, 0.68)
    return p


def map_room() -> Pic:
    p = Pic(74)
    p.rect(0, 0, 240, 240, p.down(0, 200, (0, "#1B1636"), (1, "#3A2C54")))
    # tall window with night sea, shelves to both sides
    p.path("M76 176V72A44 44 0 0 1 164 72V176Z", "#6B4A3A")
    p.path("M82 176V74A38 38 0 0 1 158 74V176Z", p.down(36, 170, (0, "#16204E"), (0.7, "#3E6AA8"), (1, "#8FB8D0")))
    for x, y, r in ((100, 66, 1.2), (114, 56, 1), (134, 62, 1.4), (146, 78, 1), (94, 84, 1), (128, 80, 0.9)):
        p.circle(x, y, r, "#FFFFFF")
    p.circle(142, 96, 8, "#FBF1D0")
    p.crags([(82, 136), (100, 122), (116, 132), (136, 120), (158, 134)], "#243A72", 1, 150)
    p.rect(82, 146, 76, 30, "#4A78B0")
    p.path("M118 34V176M82 104H158", "none", 1, "#6B4A3A", 4)
    for x0 in (-6, 184):
        p.rect(x0, 40, 62, 160, "#4A2F30")
        for r, y in enumerate((52, 86, 120, 154)):
            p.rect(x0 + 4, y, 54, 27, "#24162A")
            if (r + (x0 > 0)) % 2:
                for c in range(4):
                    for k in range(2):
                        x, yy = x0 + 11 + c * 13, y + 8 + k * 12
                        p.circle(x, yy, 5.6, "#EBD9B0")
                        p.circle(x, yy, 3, "#B08A58")
                        p.circle(x, yy, 1.1, "#4A2F20")
            else:
                xx = x0 + 6
                while xx < x0 + 54:
                    w = p.rng.uniform(4, 8)
                    h = p.rng.uniform(17, 25)
                    p.rect(
                        xx,
                        y + 27 - h,
                        w - 1,
                        h,
                        p.rng.choice(["#8E3A36", "#3E6A6C", "#B5813A", "#5A4A86", "#2F4F7A"]),
                    )
                    xx += w
    p.glow(120, 158, 100, "#FFC97A", 0.6)
    # the globe in its ring
    p.path("M120 186V206M92 210H148", "none", 1, "#8A6236", 7)
    p.circle(120, 134, 44, "#2E6C9A")
    p.path(
        "M82 112C96 104 108 112 112 122C120 128 108 136 104 146C98 158 90 152 86 160C78 148 74 126 82 112ZM126 96C142 94 154 104 160 116C154 122 146 116 142 124C146 134 158 134 160 146C152 160 142 152 138 142C130 136 132 126 124 120C118 112 118 100 126 96ZM112 162C120 158 130 162 130 170C124 178 114 174 112 162Z",
        "#D9BE7C",
    )
    p.circle(
        120,
        134,
        44,
        p.rad(
            104, 114, 66, (0, "#FFFFFF", 0.35), (0.45, "#FFFFFF", 0), (0.75, "#0E1636", 0.25), (1, "#0E1636", 0.75)
        ),
    )
    p.path(
        "M76 134H164M120 90C98 104 98 164 120 178M120 90C142 104 142 164 120 178M84 112Q120 122 156 112M84 156Q120 166 156 156",
        "none",
        1,
        "#F6E2B0",
        1.1,
        0.55,
    )
    p.path("M92 92A52 52 0 1 0 150 92", "none", 1, "#C9993F", 6)
    p.path("M92 92A52 52 0 0 0 72 154", "none", 1, "#F6DE9A", 2.4)
    p.circle(92, 92, 4.6, GOLD)
    p.circle(150, 92, 4.6, GOLD)
    # table with an unrolled chart
    p.poly([(-10, 210), (30, 198), (210, 198), (250, 210), (250, 250), (-10, 250)], "#6B4030")
    p.poly([(26, 214), (54, 200), (196, 200), (214, 214), (200, 236), (40, 236)], "#EBD9B0")
    p.path("M60 206C84 214 96 204 118 212C140 218 160 206 190 210", "none", 1, "#A8763A", 2)
    p.spark(176, 222, 9, "#8E3A36")
    p.rect(36, 182, 9, 22, "#F3EAD6", 1, 2)
    p.glow(40, 172, 28, "#FFD98A", 0.9)
    p.flame(40.5, 184, 8, 16, ("#F6A02E", "#FDE9A2"))
    p.frame("#151030", 0.38, 0.66)
    return p


CARDS = {
    "star-tower": star_tower,
    "seed-vault": seed_vault,
    "amber-hall": amber_hall,
    "map-room": map_room,
}
