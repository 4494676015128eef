"""The eight archives of Boreal: made by people, secret, at night; each composed by hand.

Reads only boreal_lib; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""

from __future__ import annotations

import math

from boreal_lib import Pic

GOLD, GOLD_DEEP = "#F2C76A", "#A8763A"


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
            p.path(f"M{x1:.1f} {y1:.1f}A{r} {r} 0 0 1 {x2:.1f} {y2:.1f}", "none", 1, p.rng.choice(["#FFFFFF", "#FFE9B0", "#BFD4FF"]), p.rng.uniform(1, 2.2), 0.75)
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
    p.path("M118 112C108 112 105 105 106 101C114 101 118 105 118 112ZM118 108C127 108 130 103 130 99C122 98 118 101 118 108Z", "#1B4A4E")
    p.rect(98, 154, 40, 54, "#1A2334")
    p.rect(102, 158, 15, 50, "#F2C76A")
    p.rect(119, 158, 15, 50, "#D89A44")
    p.path("M114 180v8M122 180v8", "none", 1, "#4A3222", 2)
    p.poly([(98, 206), (138, 206), (176, 240), (62, 240)], "#FFE3A0", 0.5)
    p.poly([(158, 206), (176, 202), (236, 224), (200, 240)], "#4A6C90", 0.6)
    p.hills([(0, 200), (40, 192), (76, 206), (70, 216)], "#E2EDF4", 1, 250)
    p.hills([(160, 216), (186, 202), (202, 172), (218, 136), (250, 104)], "#A9C4D8", 1, 250)
    p.hills([(172, 214), (200, 202), (218, 172), (250, 150)], "#8FB0CC", 1, 250)
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
            p.poly([(x - th / 2, top + 60), (x + th / 2, top + 60), (x + th / 2 + 1, foot), (x - th / 2 - 1, foot)], c)
            p.poly([(x - th / 2, top + 60), (x - th / 6, top + 60), (x - th / 6, foot), (x - th / 2 - 1, foot)], "#FFD08A", 0.35)
            p.rect(x - th * 0.8, foot - th * 0.5, th * 1.6, th * 0.7, c)
            p.rect(x - th * 0.75, top + 56, th * 1.5, th * 0.6, c)
        p.path(f"M{120 - w:.0f} {top + 60:.0f}Q{120 - w * 0.9:.0f} {top + 6:.0f} 120 {top - 4:.0f}Q{120 + w * 0.9:.0f} {top + 6:.0f} {120 + w:.0f} {top + 60:.0f}", "none", 1, c, th)
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
                    p.rect(xx, y + 27 - h, w - 1, h, p.rng.choice(["#8E3A36", "#3E6A6C", "#B5813A", "#5A4A86", "#2F4F7A"]))
                    xx += w
    p.glow(120, 158, 100, "#FFC97A", 0.6)
    # the globe in its ring
    p.path("M120 186V206M92 210H148", "none", 1, "#8A6236", 7)
    p.circle(120, 134, 44, "#2E6C9A")
    p.path("M82 112C96 104 108 112 112 122C120 128 108 136 104 146C98 158 90 152 86 160C78 148 74 126 82 112ZM126 96C142 94 154 104 160 116C154 122 146 116 142 124C146 134 158 134 160 146C152 160 142 152 138 142C130 136 132 126 124 120C118 112 118 100 126 96ZM112 162C120 158 130 162 130 170C124 178 114 174 112 162Z", "#D9BE7C")
    p.circle(120, 134, 44, p.rad(104, 114, 66, (0, "#FFFFFF", 0.35), (0.45, "#FFFFFF", 0), (0.75, "#0E1636", 0.25), (1, "#0E1636", 0.75)))
    p.path("M76 134H164M120 90C98 104 98 164 120 178M120 90C142 104 142 164 120 178M84 112Q120 122 156 112M84 156Q120 166 156 156", "none", 1, "#F6E2B0", 1.1, 0.55)
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


def sunken_library() -> Pic:
    p = Pic(75)
    p.sky("#7CD0D8", "#2E94B0", "#15608E", "#0C2F5E", y2=220)
    for x, w, k in ((20, 26, 60), (74, 20, 66), (118, 34, 70), (180, 18, 60)):
        p.poly([(x, -4), (x + w, -4), (x + w + k + 14, 220), (x + k, 220)], p.down(0, 210, (0, "#E8FFFA", 0.42), (1, "#E8FFFA", 0)))
    # arcade of the far wall, broken
    p.path("M0 70H58V60H92V70H150V58H196V66H240V230H0Z", "#1F6E96", 0.85)
    for x in (30, 88, 146, 204):
        p.path(f"M{x - 19} 196V116A19 22 0 0 1 {x + 19} 116V196Z", "#124C7C")
        p.path(f"M{x - 19} 116A19 22 0 0 1 {x + 19} 116", "none", 1, "#49A6BE", 3)
    p.path("M0 84H240", "none", 1, "#3C8FAE", 4)

    def shelf(x: float, y: float, w: float, h: float, rot: float, body: str, side: str) -> None:
        with p.at(x, y, 1, 1, rot):
            p.rect(0, -h, w, h, body)
            p.rect(w - 9, -h, 9, h, side)
            p.rect(-4, -h - 6, w + 8, 8, side)
            p.rect(-4, -h - 6, w * 0.5, 3, "#8FD0CC")
            n = int(h // 27)
            for r in range(n):
                yy = -h + 6 + r * 27
                p.rect(5, yy, w - 14, 22, "#0A2A4A")
                xx = 7.0
                while xx < w - 15:
                    bw, bh = p.rng.uniform(4, 7.5), p.rng.uniform(14, 21)
                    if p.rng.random() < 0.86:
                        p.rect(xx, yy + 22 - bh, bw - 0.8, bh, p.rng.choice(["#D8A24A", "#C4604A", "#5FB49A", "#E9D9A8", "#7A6AAE", "#3F8FB0"]))
                    xx += bw

    shelf(10, 208, 62, 122, -3, "#2F5A6C", "#1C3E54")
    shelf(172, 212, 66, 132, 5, "#28506A", "#17364E")
    # sea floor, sand, weeds
    p.hills([(0, 200), (60, 194), (120, 204), (180, 198), (240, 206)], "#2F7C8C")
    p.hills([(0, 214), (80, 206), (150, 216), (240, 208)], "#134A6A")
    for x, h in ((84, 40), (92, 56), (160, 46), (152, 30), (6, 50)):
        p.wisp([(x, 212), (x + 6, 212 - h * 0.35), (x - 5, 212 - h * 0.7), (x + 4, 212 - h)], 6, "#3FB08A", 1)
    # the open book, glowing
    p.glow(122, 166, 62, "#FFF0B0", 0.85)
    p.poly([(104, 206), (140, 206), (134, 184), (110, 184)], "#20506C")
    p.poly([(104, 206), (116, 206), (118, 184), (110, 184)], "#5FA8B8")
    p.path("M84 178C98 170 112 172 122 180C132 172 146 170 160 178V186C146 178 132 180 122 188C112 180 98 178 84 186Z", "#8A4A36")
    p.path("M86 176C98 166 112 168 122 176V184C112 176 98 176 86 182Z", "#FFF9E2")
    p.path("M158 176C146 166 132 168 122 176V184C132 176 146 176 158 182Z", "#E3D2A8")
    p.path("M94 176Q104 171 114 174M130 174Q140 171 150 176", "none", 1, "#A8875A", 1.4)
    # fish and bubbles
    for x, y, s, c, d in ((150, 116, 1.2, "#F6B24A", "#C87A26"), (92, 108, 0.85, "#F6D98A", "#C9A04A"), (176, 64, 0.7, "#F6B24A", "#C87A26"), (124, 134, 0.65, "#F6D98A", "#C9A04A")):
        with p.at(x, y, s, s):
            p.path("M-16 0C-8 -11 8 -10 14 -1L24 -8Q21 0 24 8L14 1C8 10 -8 10 -16 0Z", c)
            p.path("M-14 2C-6 5 6 5 14 0L24 8L14 1C8 10 -8 10 -14 2Z", d)
            p.circle(-9, -2, 1.7, "#10243E")
    for x, y, r in ((120, 150, 3), (128, 120, 4), (116, 100, 2.6), (126, 82, 4.6), (120, 64, 3.2), (66, 92, 3), (60, 74, 2.2)):
        p.circle(x, y, r, "#FFFFFF", 0.15, "#E8FFFA", 1.3)
    p.frame("#0A2A50", 0.3, 0.66)
    return p


def whispering_arch() -> Pic:
    p = Pic(76)
    p.sky("#12122E", "#2E2556", "#5E4684", "#A07AA8", y2=190)
    p.stars(34, 120)
    p.circle(122, 118, 46, "#F6E6E0")
    p.glow(122, 118, 110, "#E9C6F0", 0.55)
    for x, y, r in ((108, 104, 8), (136, 128, 11), (112, 136, 6), (138, 98, 5)):
        p.circle(x, y, r, "#DCC3D6", 0.8)
    p.hills([(0, 168), (60, 158), (120, 166), (190, 154), (240, 164)], "#4A3A74")
    p.hills([(0, 184), (70, 174), (150, 182), (240, 172)], "#33295C")
    p.poly([(150, 204), (200, 204), (250, 232), (220, 244)], "#100C28", 0.5)
    # stones of the arch: voussoirs set by hand, runes on them
    rune = "#9BF0E0"
    for k in range(9):
        a1, a2 = math.radians(180 - k * 20 + 1.2), math.radians(180 - (k + 1) * 20 - 1.2)
        ro, ri = 92 + p.rng.uniform(-3, 5), 62
        cx, cy = 122, 136

        def at(a: float, r: float) -> tuple[float, float]:
            return (cx + math.cos(a) * r, cy - math.sin(a) * r * 1.02)

        am = (a1 + a2) / 2
        tone = "#7C6C9E" if k < 3 else ("#5C4E84" if k < 6 else "#3C3364")
        pts = [at(a1, ri), at(a1, ro), at(am, ro + 3), at(a2, ro), at(a2, ri)]
        p.poly(pts, tone)
        p.poly([at(a1, ri), at(a2, ri), at(a2, ri + 7), at(a1, ri + 7)], "#241C48", 0.75)
        p.poly([at(a1, ro - 7), at(a1, ro), at(am, ro + 3), at(a2, ro), at(a2, ro - 7), at(am, ro - 4)], "#B7A8CC" if k < 5 else "#6B5C92", 0.7)
        x, y = at(am, 78)
        p.glow(x, y, 12, rune, 0.4)
        with p.at(x, y, 1, 1, 90 - math.degrees(am)):
            p.path(("M0 -7V7M0 -5L5 -1", "M-4 -6L4 6M4 -6L-4 6", "M-3 7V-7L4 0", "M0 -7V7M-5 0L0 -5L5 0", "M-4 7V-7L4 7V-7")[k % 5], "none", 1, rune, 2)
    for x, lit, dark in ((30, "#7C6C9E", "#54467C"), (184, "#4A3E74", "#2E2656")):
        for r in range(3):
            w = 32 + r * 2
            y = 137 + r * 24
            p.path(f"M{x - r} {y}h{w}l2 22h-{w + 3}Z", dark)
            p.path(f"M{x - r} {y}h{w * 0.45:.0f}l-2 22h-{w * 0.45:.0f}Z", lit)
    # the whisper that passes through
    for pts, w, o in (
        ([(-10, 150), (40, 164), (92, 150), (134, 166), (186, 152), (250, 164)], 7, 0.75),
        ([(40, 184), (92, 172), (132, 186), (176, 172), (214, 182)], 5, 0.6),
        ([(70, 136), (112, 148), (150, 136), (176, 140)], 4, 0.6),
    ):
        p.wisp(pts, w, "#D9FFF6", o)
    p.hills([(0, 208), (60, 200), (122, 206), (190, 200), (240, 206)], "#1E1842")
    p.grass(0, 240, 214, 16, "#2E2758", 30, 5)
    p.frame("#100C28", 0.25, 0.66)
    return p


def twin_pillars() -> Pic:
    p = Pic(77)
    p.sky("#081A2C", "#0F3A4E", "#1F6A70", "#6FB49A", y2=170)
    p.stars(40, 120)
    p.aurora([(60, 130), (96, 104), (128, 118), (150, 88), (190, 92)], 96, "#5FE0B0", 26, 0.28, 13)
    p.crags([(0, 158), (40, 134), (84, 152), (120, 146), (170, 154), (210, 130), (240, 146)], "#184A58", 3, 172)
    p.water(164, 240, "#7CC4A8", "#1F6470", "#0A2A3C")
    p.glints(120, 168, 208, 26, 60, "#D6FFE6", 10, 0.6)
    # the path of stepping stones towards the light
    for t in range(6):
        k = t / 5
        p.oval(120 + 5 * math.sin(t * 2), 172 + 40 * k**1.2, 6 + 12 * k, 1.8 + 3 * k, "#0F2F40")
        p.oval(119 + 5 * math.sin(t * 2), 171 + 40 * k**1.2, 5.4 + 11 * k, 1.3 + 2.2 * k, "#5E9A94")

    def pillar(x: float, mir: bool, face: str, side: str, hi: str) -> None:
        pts = [(x - 24, 196), (x - 20, 120), (x - 22, 62), (x - 12, 46), (x + 6, 40), (x + 18, 54), (x + 20, 116), (x + 25, 196)]
        p.poly(pts, face)
        p.poly([(x + 6, 40), (x + 18, 54), (x + 20, 116), (x + 25, 196), (x + 8, 196), (x + 8, 118), (x + 4, 60)], side)
        p.poly([(x - 24, 196), (x - 20, 120), (x - 22, 62), (x - 12, 46), (x - 14, 70), (x - 13, 122), (x - 16, 196)], hi)
        s = -1 if mir else 1
        # one knot, carved twice: the right stone mirrors the left
        with p.at(x - 3, 122, s, 1):
            d = "M-6 62C-14 44 10 34 4 18C-2 4 -14 0 -6 -16C2 -30 12 -22 8 -12C4 -2 -10 0 -8 16C-6 30 10 34 8 50"
            p.path(d, "none", 1, "#0A2230", 6)
            p.path(d, "none", 1, "#8CF5CF", 3)
            p.path("M-6 -16C-10 -34 0 -44 6 -56M6 -56L-4 -54M6 -56L8 -46", "none", 1, "#0A2230", 6)
            p.path("M-6 -16C-10 -34 0 -44 6 -56M6 -56L-4 -54M6 -56L8 -46", "none", 1, "#8CF5CF", 3)
        p.oval(x, 198, 36, 6, "#0A2A3C", 0.7)
        p.path(f"M{x - 34} 199Q{x} 192 {x + 34} 199", "none", 1, "#BFF0DC", 1.8, 0.7)

    p.glow(64, 120, 66, "#5FE0B0", 0.35)
    p.glow(176, 120, 66, "#5FE0B0", 0.35)
    for x in (64, 176):
        p.poly([(x - 22, 200), (x + 24, 200), (x + 18, 250), (x - 16, 250)], "#0C3444", 0.75)
    pillar(64, False, "#4E6C78", "#2A4454", "#9FBEC0")
    pillar(176, True, "#486672", "#24404F", "#8FB0B4")
    p.bird(112, 84, 6, "#D6F5E6", 1.8)
    p.bird(130, 94, 4.6, "#D6F5E6", 1.6)
    p.frame("#071826", 0.3, 0.66)
    return p


def sun_stair() -> Pic:
    p = Pic(78)
    p.sky("#101436", "#2A2560", "#6A3C78", "#C4645E", y2=200)
    p.stars(36, 120, "#FFF0DA")
    cx, cy = 120, 92
    for k in range(24):
        a = k / 24 * math.tau
        r2 = 92 if k % 2 == 0 else 74
        w = 0.045
        p.poly([(cx + math.cos(a - w) * 48, cy + math.sin(a - w) * 48), (cx + math.cos(a) * r2, cy + math.sin(a) * r2), (cx + math.cos(a + w) * 48, cy + math.sin(a + w) * 48)], "#F6C56A", 0.55)
    p.glow(cx, cy, 120, "#FFD27A", 0.7)
    # the stone ring with the sun disc
    p.circle(cx, cy, 44, "#6B4A4E")
    p.circle(cx - 1, cy - 1, 42, "#B58A6E")
    p.circle(cx, cy, 34, "#5A3A44")
    for k in range(12):
        a = k / 12 * math.tau
        p.circle(cx + math.cos(a) * 38, cy + math.sin(a) * 38, 2.4, "#FFE9B0")
    p.circle(cx, cy, 30, "#F2A93A")
    p.circle(cx - 2, cy - 2, 26, "#FBCF6A")
    p.circle(cx - 5, cy - 5, 17, "#FFF0B8")
    p.crags([(0, 166), (36, 146), (70, 160), (170, 160), (206, 142), (240, 158)], "#3E2A5E", 3)
    p.wood(-4, 60, 178, 26, "#2A2048", 8)
    p.wood(182, 244, 176, 26, "#2A2048", 8)
    # the stair: nine treads, wider towards the viewer
    n = 9
    for k in range(n):
        t0, t1 = k / n, (k + 1) / n
        y0, y1 = 128 + 100 * t0**1.15, 128 + 100 * t1**1.15
        w0, w1 = 24 + 74 * t0, 24 + 74 * t1
        ym = y0 + (y1 - y0) * 0.48
        p.poly([(cx - w0, y0), (cx + w0, y0), (cx + w1, ym), (cx - w1, ym)], "#F6D59A" if k < 4 else "#E3B480")
        p.poly([(cx - w1, ym), (cx + w1, ym), (cx + w1, y1), (cx - w1, y1)], "#7A4A54" if k < 4 else "#5E3A50")
        p.poly([(cx + w0 * 0.35, y0), (cx + w0, y0), (cx + w1, ym), (cx + w1 * 0.35, ym)], "#5A3450", 0.28)
        # side walls
        for s in (-1, 1):
            p.poly([(cx + s * w1, ym - 4), (cx + s * (w1 + 14), ym - 4), (cx + s * (w1 + 16), y1 + 3), (cx + s * w1, y1 + 3)], "#8A5A60" if s < 0 else "#3A2446")
            p.poly([(cx + s * w1, ym - 4), (cx + s * (w1 + 14), ym - 4), (cx + s * (w1 + 13), ym - 9), (cx + s * (w1 - 1), ym - 9)], "#E9BE94" if s < 0 else "#6E4660")
    p.poly([(cx - 8, 128), (cx + 8, 128), (cx + 30, 240), (cx - 30, 240)], "#FFE9B0", 0.28)
    for x in (52, 188):
        p.path(f"M{x - 8} 150H{x + 8}L{x + 5} 160H{x - 5}Z", "#2A1A38")
        p.rect(x - 3, 160, 6, 34, "#2A1A38")
        p.glow(x, 144, 26, "#FFB05A", 0.8)
        p.flame(x, 151, 13, 22, ("#E0562A", "#F6A02E", "#FDE9A2"))
    p.walker(124, 190, 25, "#221838", "#C8402F")
    p.poly([(121, 190), (128, 190), (144, 212), (134, 212)], "#2A1838", 0.5)
    p.frame("#120F30", 0.22, 0.62)
    return p


CARDS = {
    "star-tower": star_tower, "seed-vault": seed_vault, "amber-hall": amber_hall, "map-room": map_room,
    "sunken-library": sunken_library, "whispering-arch": whispering_arch, "twin-pillars": twin_pillars, "sun-stair": sun_stair,
}
