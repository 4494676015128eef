"""The Boreal cards of the fire family (hearths, lava, beacons), each composed by hand.

Reads only the kit; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""

from __future__ import annotations

import math

from boreal_lib import Pic
from boreal_svg import walk


def camp_fire() -> Pic:
    p = Pic(61)
    p.sky("#1A1B38", "#39294C", "#7A3C48", "#B9573C", y2=170)
    p.stars(40, 110, "#FFE9CF")
    p.path("M50 74A13 13 0 1 0 62 94A12 12 0 0 1 50 74Z", "#FBE9CB")
    p.wood(-6, 246, 156, 62, "#3C2A40", 16)
    p.wood(-6, 246, 172, 76, "#281F33", 13)
    p.hills([(0, 172), (60, 164), (130, 170), (240, 160)], "#4A2A2E")
    p.glow(104, 170, 120, "#FF8A34", 0.75)
    # tent, lit from the fire side
    p.path("M150 186L190 116L244 182L230 190Z", "#8E3A26")
    p.path("M150 186L190 116L206 188Z", "#E8843C")
    p.path("M172 187L190 122L196 188Z", "#3A1C1E")
    p.path("M190 116L190 122L178 188L172 187Z", "#F6B45A")
    p.path("M190 110V118M150 186L138 196", "none", 1, "#F6D9A0", 2)
    p.hills([(0, 186), (60, 180), (120, 188), (180, 184), (240, 190)], "#6B3428")
    p.oval(104, 198, 92, 16, "#F28A34", 0.4)
    p.oval(104, 198, 60, 10, "#FFC15A", 0.55)
    # logs to sit on, stones, fire
    p.path("M4 190L46 200L44 212L0 203Z", "#4A2A1E")
    p.oval(46, 206, 4.4, 6.4, "#B5773F")
    p.oval(46, 206, 2.2, 3.4, "#7A4A26")
    p.flame(104, 196, 72, 122, ("#A82C1A", "#E0562A", "#F6A02E", "#FDE08A"), 6)
    for x1, y1, x2, y2 in ((66, 194, 138, 204), (70, 206, 142, 192)):
        p.path(f"M{x1} {y1}L{x2} {y2}", "none", 1, "#3A2018", 10)
        p.path(f"M{x1} {y1 - 2}L{x2} {y2 - 2}", "none", 1, "#7A4428", 3.4)
        p.circle(x2, y2, 4.6, "#C98A4E")
        p.circle(x2, y2, 2.2, "#8A5428")
    for x, y, w in ((58, 206, 18), (76, 214, 20), (102, 217, 22), (128, 215, 20), (148, 207, 18)):
        p.boulder(x, y, w, w * 0.62, "#C2835A", "#4A3230")
    for x, y in ((92, 64), (120, 74), (76, 90), (132, 100), (104, 54), (86, 108), (140, 80), (70, 70)):
        p.circle(x, y, 1.8, "#FFD98A")
    p.frame("#1A1220", 0.3, 0.7)
    return p


def smokehouse() -> Pic:
    p = Pic(62)
    p.sky("#4A5E84", "#B07A7C", "#EE9A5E", "#F9C67A", y2=170)
    p.sun(48, 132, 20, "#FFEFC4", "#FFD07A", 0.8)
    p.hills([(0, 150), (60, 136), (130, 146), (190, 134), (240, 144)], "#B0704F", 0.75)
    p.hills([(0, 168), (80, 158), (160, 168), (240, 156)], "#7C5238")
    # smoke leaves through the shingles
    for pts, w, o in (
        ([(104, 82), (92, 62), (112, 44), (98, 20)], 14, 0.5),
        ([(132, 74), (150, 56), (134, 34), (152, 10)], 17, 0.55),
        ([(160, 84), (182, 66), (172, 46), (194, 28)], 13, 0.45),
    ):
        p.wisp(pts, w, "#F2E6DA", o)
    # house on stone feet
    p.poly([(190, 196), (246, 214), (246, 236), (80, 204)], "#2A1C1A", 0.45)
    p.rect(66, 106, 132, 84, "#5A3322")
    for k, x in enumerate(range(66, 198, 11)):
        p.rect(x, 106, 9.6, 84, ("#7A4A2C", "#6E4128", "#83512F")[k % 3])
    p.rect(150, 106, 48, 84, "#2A1812", 0.32)
    p.path("M48 112L132 62L216 112L208 122L132 78L56 122Z", "#2E2430")
    p.path("M48 112L132 62L140 67L60 118L56 122Z", "#6B5A62")
    p.poly([(66, 116), (132, 78), (198, 116)], "#6E4128")
    p.poly([(132, 78), (198, 116), (132, 116)], "#4F2C1E")
    p.path(
        "M84 106V116M100 97V116M116 88V116M132 80V116M148 88V116M164 97V116M180 106V116",
        "none",
        1,
        "#3D2216",
        1.6,
        0.7,
    )
    # open door, ember glow, hanging fish
    p.rect(92, 118, 80, 72, "#241412")
    p.rect(96, 122, 72, 68, p.rad(132, 184, 66, (0, "#FFC45A"), (0.4, "#E5642A"), (1, "#5A1C16")))
    p.path("M92 130H172", "none", 1, "#3A2016", 4)
    for x, s in ((106, 1), (123, 1.12), (141, 1.05), (158, 0.98)):
        with p.at(x, 131, s, s):
            p.path("M0 0V4", "none", 1, "#F6E2C0", 1.6)
            p.path("M-4 3L0 8L4 3L3 12C8 18 8 30 0 39C-8 30 -8 18 -3 12Z", "#D98A3A")
            p.path("M0 8L4 3L3 12C8 18 8 30 0 39Z", "#9A4F22")
            p.path("M-3 14C-7 20 -6 28 -2 34", "none", 1, "#F9CE84", 1.8)
            p.circle(-2, 33, 1.3, "#1B1410")
    for x, w in ((112, 16), (130, 20), (150, 16)):
        p.flame(x, 190, w, 20 + w * 0.4)
    p.path("M98 186L116 190M150 190L166 186", "none", 1, "#2A1610", 5)
    p.path("M92 118H76V190H92Z", "#8A5833")
    p.path("M78 130H90M78 150H90M78 170H90", "none", 1, "#4F2E1C", 2)
    for x, w in ((66, 24), (96, 20), (150, 24), (186, 26)):
        p.boulder(x + 6, 202, w, 15, "#B08A70", "#4F3E3C")
    p.poly([(92, 196), (172, 196), (206, 240), (58, 240)], "#F08A3A", 0.22)
    # stacked birch logs
    for r in range(3):
        for c in range(4 - r):
            x, y = 16 + c * 13 + r * 6.5, 202 - r * 11
            p.circle(x, y, 6.4, "#E9DCC2")
            p.circle(x, y, 4.6, "#C98F55")
            p.circle(x, y, 2, "#8F5A30")
    p.hills([(0, 206), (60, 204), (140, 212), (240, 204)], "#4A2F26")
    p.frame("#2A1820", 0.32, 0.72)
    return p


def warm_spring() -> Pic:
    p = Pic(63)
    # seen from high above: rings of heat-loving colour
    p.rect(0, 0, 240, 240, "#8A4A2E")
    p.shape([(-20, -20), (120, -10), (260, -20), (252, 60), (180, 30), (90, 36), (-12, 70)], "#6B3A30")
    for r, amp, c in ((122, 0.1, "#7E4028"), (110, 0.08, "#98402A")):
        # tongues of mineral mud that run out of the basin
        pts = []
        for i in range(44):
            a = i / 44 * math.tau
            k = 1 + amp * math.sin(11 * a + r) + 0.04 * math.sin(4 * a)
            pts.append((122 + math.cos(a) * r * k * 1.04, 122 + math.sin(a) * r * k * 0.8))
        p.shape(pts, c)
    rings = [
        (98, "#B23A22"),
        (90, "#D8502F"),
        (81, "#EE7F30"),
        (72, "#F6B03C"),
        (63, "#F2DC6A"),
        (54, "#7CC987"),
        (46, "#35B2B8"),
        (36, "#1F86B4"),
        (24, "#155F98"),
    ]
    for r, c in rings:
        pts = []
        for i in range(26):
            a = i / 26 * math.tau
            k = 1 + (0.05 * math.sin(3 * a + 0.6) + 0.035 * math.sin(5 * a + 2) + 0.02 * math.sin(9 * a)) * (
                0.4 + r / 120
            )
            pts.append((122 + math.cos(a) * r * k * 1.04, 122 + math.sin(a) * r * k * 0.8))
        p.shape(pts, c)
    for a in range(0, 360, 12):
        x, y = 122 + math.cos(math.radians(a)) * 50, 122 + math.sin(math.radians(a)) * 39
        p.circle(x, y, 1.5, "#EAF6DA", 0.5)
    p.path("M92 100C104 90 128 88 144 94C128 94 108 98 98 106Z", "#FFFFFF", 0.5)
    # boardwalk with visitors for scale
    p.path("M-6 176C40 168 60 196 110 204C160 210 200 190 246 196", "none", 1, "#2E1A14", 15, 0.45)
    p.path("M-6 172C40 164 60 192 110 200C160 206 200 186 246 192", "none", 1, "#D9B98A", 11)
    for t in range(24):
        x = -4 + t * 10.6
        y = (
            172
            + (26 * (1 / (1 + math.exp(-(x - 62) / 16))))
            + (0 if x < 130 else -8 * (1 / (1 + math.exp(-(x - 186) / 14))))
        )
        p.path(f"M{x:.0f} {y - 4.4:.0f}L{x + 1.5:.0f} {y + 4.6:.0f}", "none", 1, "#8F6A48", 1.3)
    for x, y, c, k in (
        (70, 182, "#2A3646", "#F2B33D"),
        (82, 186, "#1F5A4A", "#F6F0E4"),
        (172, 192, "#3A2A4A", "#C8402F"),
    ):
        p.poly([(x, y), (x + 6, y), (x + 26, y + 12), (x + 20, y + 13)], "#2E1A14", 0.45)
        p.walker(x, y, 23, c, k)
    # steam
    for x, y, h, w in ((106, 116, 84, 15), (136, 112, 92, 17), (122, 128, 70, 13)):
        p.steam(x, y, h, w, "#FFFFFF", 0.6, 12)
    p.frame("#3A1A14", 0.5, 0.72)
    return p


def lava_field() -> Pic:
    p = Pic(64)
    p.sky("#120C14", "#3A141C", "#8E2A1C", "#E8682A", y2=112)
    p.stars(16, 46, "#F6C9A0")
    p.peak(160, 56, 92, 234, 112, "#4A2228", "#26121A", "", "", 0.4, 3)
    p.glow(160, 58, 40, "#FF8A34", 0.9)
    p.path("M152 62Q160 54 168 62L166 74L172 90L164 84L162 104L156 86L150 96L153 74Z", "#FF9A3A")
    p.path("M157 62Q160 58 164 62L162 76L160 92L158 76Z", "#FFE59A")
    p.wisp([(160, 56), (150, 40), (176, 26), (160, 4)], 14, "#5A2A2A", 0.8)
    p.crags([(0, 108), (50, 100), (110, 108), (180, 104), (240, 100)], "#2A121A", 2)
    # dark crust in perspective, plates seen by their lit edges, glowing seams between
    p.rect(0, 106, 240, 134, p.down(106, 220, (0, "#4A1A18"), (0.35, "#2E1318"), (1, "#180B10")))
    rows = [106, 113, 122, 134, 150, 171, 199, 240]
    cuts: list[list[tuple[float, float]]] = []
    for ri, y in enumerate(rows):
        t = ri / 7
        step = 16 + 52 * t
        x = -20 - step * (0.5 if ri % 2 else 0.0)
        line = []
        while x < 270:
            line.append((x, y + p.rng.uniform(-1, 1) * (1 + 5 * t)))
            x += step * p.rng.uniform(0.8, 1.2)
        cuts.append(line)
    seams = near = ""
    for ri in range(len(cuts) - 1):
        for k, (x, y) in enumerate(cuts[ri]):
            if k:
                seams += f"M{cuts[ri][k - 1][0]:.0f} {cuts[ri][k - 1][1]:.0f}L{x:.0f} {y:.0f}"
            x2, y2 = min(cuts[ri + 1], key=lambda q, x=x: abs(120 + (x - 120) * 1.22 - q[0]))
            seams += f"M{x:.0f} {y:.0f}L{x2:.0f} {y2:.0f}"
            if abs(x - 124) < 46 and p.rng.random() < 0.6:
                near += f"M{x:.0f} {y:.0f}L{x2:.0f} {y2:.0f}"
            if ri > 1:
                w = (cuts[ri + 1][1][0] - cuts[ri + 1][0][0]) * 0.7
                p.poly(
                    [
                        (x + 5, y + 4),
                        (x + w * 0.8, y + 4),
                        (x + w * 0.55, y + 4 + (y2 - y) * 0.24),
                        (x + 8, y + 4 + (y2 - y) * 0.3),
                    ],
                    "#6B3A3E",
                    0.5,
                )
    p.path(seams, "none", 1, "#8E1F14", 4, 0.55)
    p.path(seams, "none", 1, "#C8401F", 1.6)
    p.path(near, "none", 1, "#FF9A3A", 1.8)
    # the river of lava, from the mountain to the viewer
    mid = [(160, 104), (150, 110), (166, 118), (128, 132), (150, 150), (92, 176), (124, 206), (96, 250)]
    wid = (1.5, 4, 7, 12, 17, 25, 36, 50)
    for grow, c in ((1.28, "#2A0E10"), (1.1, "#A82414"), (0.92, "#EE6A26"), (0.62, "#FFA93A"), (0.28, "#FFE08A")):
        pts = walk(mid, 22)
        up, lo = [], []
        for i, (x, y) in enumerate(pts):
            t = i / 21 * 7
            a = min(6, int(t))
            w = (wid[a] + (wid[a + 1] - wid[a]) * (t - a)) * grow
            up.append((x - w, y))
            lo.append((x + w, y - w * 0.1))
        p.shape([*up, *lo[::-1]], c)
    for x, y, w in ((138, 140, 9), (118, 162, 15), (92, 186, 19), (126, 200, 24), (146, 153, 8), (74, 178, 10)):
        p.poly(
            [
                (x - w, y + 2),
                (x - w * 0.5, y - w * 0.3),
                (x + w * 0.5, y - w * 0.36),
                (x + w, y + 1),
                (x + w * 0.4, y + w * 0.3),
                (x - w * 0.4, y + w * 0.34),
            ],
            "#2A1216",
        )
        p.poly(
            [
                (x - w, y + 2),
                (x - w * 0.5, y - w * 0.3),
                (x + w * 0.5, y - w * 0.36),
                (x + w * 0.2, y - w * 0.1),
                (x - w * 0.5, y),
            ],
            "#6B3A3E",
        )
    p.glow(124, 166, 100, "#FF8A34", 0.35)
    for _ in range(20):
        p.circle(p.rng.uniform(10, 230), p.rng.uniform(66, 170), p.rng.uniform(0.9, 2), "#FFD27A", 0.9)
    p.frame("#160A10", 0.35, 0.66)
    return p


def ember_cave() -> Pic:
    p = Pic(65)
    p.rect(
        0,
        0,
        240,
        240,
        p.rad(120, 146, 150, (0, "#FFE08A"), (0.22, "#FFB03E"), (0.45, "#E5602A"), (0.75, "#7A1F1A"), (1, "#2A0E14")),
    )
    # four rock frames, each nearer and darker, around the glowing heart
    frames = [
        (62, 58, "#C4401F"),
        (80, 76, "#8E2A1C"),
        (98, 94, "#5A1A1A"),
        (116, 110, "#2E1016"),
    ]
    for k, (rx, ry, c) in enumerate(frames):
        n = 22
        d = "M-10 -10H250V250H-10Z"
        pts = []
        for i in range(n):
            a = -i / n * math.tau + 0.4 * k
            j = p.rng.uniform(0.88, 1.13)
            pts.append((122 + math.cos(a) * rx * j, 142 + math.sin(a) * ry * j))
        d += "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in pts) + "Z"
        p.path(d, c)
        lit = [q for q in pts if q[1] > 150]
        for x, y in lit[::2]:
            p.poly([(x - 9, y + 6), (x, y - 1), (x + 10, y + 4), (x + 2, y + 10)], "#FF9A4A", 0.35 - 0.06 * k)
    for x, top, h, w in (
        (62, 34, 44, 18),
        (88, 26, 30, 14),
        (150, 26, 36, 16),
        (178, 34, 52, 20),
        (206, 50, 34, 16),
        (36, 52, 30, 15),
    ):
        p.poly([(x - w / 2, top), (x + w / 2, top), (x + 1, top + h)], "#2A0E14")
        p.poly([(x - w / 2, top), (x - w * 0.1, top), (x + 1, top + h)], "#6B2420", 0.85)
    # the heart: a heap of embers
    p.glow(122, 168, 66, "#FFE9A0", 0.7)
    p.path("M60 206C70 184 84 170 104 162L122 152L142 164C160 172 174 186 184 206Z", "#3A1216")
    coals = []
    for row in range(5):
        for col in range(7 - row):
            coals.append((74 + col * 16.5 + row * 8 + p.rng.uniform(-3, 3), 202 - row * 10.5 + p.rng.uniform(-2, 2)))
    for x, y in coals:
        r = p.rng.uniform(7.5, 10.5)
        pts = [
            (x + math.cos(a) * r * p.rng.uniform(0.8, 1.15), y + math.sin(a) * r * 0.78 * p.rng.uniform(0.85, 1.1))
            for a in (0.2, 1.1, 2.1, 3.1, 4.2, 5.3)
        ]
        p.poly(pts, "#24090E")
        p.poly(
            [(x + (a - x) * 0.78 - 0.6, y + (b - y) * 0.78 - 1) for a, b in pts],
            p.rng.choice(["#D8502F", "#F07A2E", "#F6A534", "#B9341E"]),
        )
        p.poly(
            [(x + (a - x) * 0.4 - 1.2, y + (b - y) * 0.4 - 1.6) for a, b in pts],
            p.rng.choice(["#FFC65A", "#FFE08A", "#F6A534"]),
        )
    for _ in range(30):
        x, y = p.rng.gauss(122, 36), p.rng.uniform(66, 158)
        p.circle(x, y, p.rng.uniform(1, 2.3), p.rng.choice(["#FFF0B8", "#FFD27A"]), 0.95)
    p.poly([(-10, 250), (-10, 150), (16, 168), (34, 206), (60, 214), (80, 250)], "#1C080D")
    p.poly([(250, 250), (250, 140), (226, 166), (212, 204), (180, 214), (160, 250)], "#1C080D")
    p.path("M-4 154L16 169L34 207L60 215", "none", 1, "#A83A20", 2.4, 0.8)
    p.path("M244 146L226 167L212 205L182 214", "none", 1, "#8E2A1C", 2.4, 0.8)
    p.frame("#1A070C", 0.3, 0.65)
    return p


def ash_crater() -> Pic:
    p = Pic(66)
    p.sky("#5C6B78", "#A08F8A", "#DE9A6C", "#F2B878", y2=180)
    # the ash column, rolling to the right
    puffs = [
        (128, 20, 34),
        (166, 12, 38),
        (206, 18, 36),
        (236, 34, 30),
        (98, 34, 24),
        (150, 44, 30),
        (186, 46, 28),
        (118, 56, 24),
        (216, 56, 22),
        (146, 72, 22),
        (120, 80, 18),
        (138, 94, 16),
        (124, 104, 13),
    ]
    paint = p.lin(96, 10, 236, 70, (0, "#A3979A"), (0.45, "#766C72"), (1, "#4C454C"))
    for x, y, r in sorted(puffs, key=lambda q: q[1]):
        p.circle(x + r * 0.08, y + r * 0.1, r, "#39323A")
        p.circle(x - r * 0.06, y - r * 0.07, r * 0.92, paint)

    p.path("M172 34L160 50L170 52L154 70", "none", 1, "#FFE08A", 2.2)
    p.path("M206 44L212 58L204 60L210 72", "none", 1, "#FFE08A", 1.8, 0.8)
    # cone seen from the air with open crater
    p.crags([(0, 176), (40, 160), (80, 170), (160, 168), (204, 156), (240, 168)], "#8E6E66", 3)
    p.path("M-10 236C30 210 62 160 82 122Q124 106 166 122C186 160 212 206 250 232V250H-10Z", "#3A3036")
    p.path("M-10 236C30 210 62 160 82 122C92 130 104 134 112 136C100 164 98 200 60 250H-10Z", "#6E5E60")
    p.path("M82 122C84 104 164 104 166 122C164 142 84 142 82 122Z", "#857478")
    p.path("M88 122C92 109 156 109 160 122C156 135 92 135 88 122Z", "#2A1414")
    p.path("M92 125C98 116 150 116 156 125C150 134 98 134 92 125Z", "#E5602A")
    p.path("M102 127C108 121 140 121 146 127C140 132 108 132 102 127Z", "#FFC65A")
    p.glow(124, 116, 50, "#FF8A34", 0.75)
    for pts in (
        [(112, 134), (106, 150), (116, 166), (104, 188), (110, 210)],
        [(136, 134), (144, 148), (140, 164), (154, 182), (158, 206)],
    ):
        p.stroke(pts, "#A82C1A", 6.5)
        p.stroke(pts, "#F6862E", 3.6)
        p.stroke(pts, "#FFD27A", 1.3)
    for d in ("M78 146L52 190L34 214", "M90 152L74 196L62 222", "M172 150L190 186L212 214", "M164 152L178 190"):
        p.path(d, "none", 1, "#241C22", 3.4, 0.55)
    for x, y, r in ((92, 94, 3), (76, 82, 2.4), (84, 108, 2), (170, 98, 2.6), (60, 100, 2), (180, 112, 2)):
        p.circle(x, y, r, "#F6862E")
        p.path(f"M{x} {y}l{(124 - x) * 0.14:.0f} {(122 - y) * 0.3:.0f}", "none", 1, "#F6862E", r * 0.8, 0.6)
    p.wood(-4, 60, 224, 18, "#2E2228", 7)
    p.wood(186, 244, 222, 18, "#2E2228", 7)
    p.frame("#1E171C", 0.25, 0.72)
    return p


def watchfire() -> Pic:
    p = Pic(67)
    p.sky("#14203A", "#2A3556", "#6A4358", "#C4583E", y2=180)
    p.stars(26, 90, "#F6E3D0")
    p.water(158, 240, "#8A4640", "#2E2A48")
    # chain of headlands, each with its own fire
    for pts, c, fx, fy, s in (
        ([(150, 158), (176, 146), (210, 142), (250, 138)], "#5E3C54", 196, 143, 0.5),
        ([(-10, 140), (30, 144), (66, 150), (92, 160)], "#4A3048", 40, 145, 0.75),
        ([(166, 176), (192, 160), (222, 152), (250, 150)], "#3A2840", 222, 152, 0.9),
    ):
        p.hills(pts, c, 1, pts[0][1] + 1 if pts[0][0] > 100 else 162)
        p.glow(fx, fy - 6 * s, 26 * s, "#FFB05A", 0.9)
        p.flame(fx, fy, 9 * s, 15 * s, ("#E0562A", "#F6A02E", "#FDE08A"))
    p.glints(50, 164, 200, 16, 40, "#F6A45A", 6, 0.6)
    p.glints(210, 172, 206, 14, 34, "#F6A45A", 6, 0.6)
    p.glow(124, 84, 120, "#FF8A34", 0.6)
    # headland and tower
    p.path("M40 250C56 214 84 198 122 196C164 196 186 214 206 250Z", "#1C1624")
    p.path("M40 250C56 214 84 198 122 196C104 204 92 224 90 250Z", "#5A3438")
    p.poly([(98, 112), (150, 112), (160, 202), (88, 202)], "#4A3A44")
    p.poly([(98, 112), (116, 112), (112, 202), (88, 202)], "#8A5A4E")
    p.poly([(136, 112), (150, 112), (160, 202), (142, 202)], "#2A222E")
    for r in range(6):
        y = 122 + r * 14
        p.path(f"M{97 - r * 1.5:.0f} {y}H{151 + r * 1.5:.0f}", "none", 1, "#241C28", 1.6, 0.7)
        for c in range(4):
            x = 104 + c * 14 + (7 if r % 2 else 0)
            if x < 150:
                p.path(f"M{x} {y}v14", "none", 1, "#241C28", 1.6, 0.7)
    p.path("M115 202V182C115 170 133 170 133 182V202Z", "#120C16")
    p.rect(120, 140, 8, 14, "#F6A94A", 1, 4)
    p.path("M84 100H164L156 114H92Z", "#2E242E")
    p.path("M84 100H120V114H92Z", "#6B4640")
    for x in (84, 100, 116, 132, 148):
        p.rect(x, 92, 11, 10, "#3A2E38" if x > 100 else "#7A5048")
    p.flame(124, 100, 66, 58, ("#A82C1A", "#E0562A", "#F6A02E", "#FDE9A2"), 16)
    p.path("M92 92L102 106H146L156 92Q124 102 92 92Z", "#1B141C")
    for x, y in ((166, 40), (178, 56), (186, 34), (158, 60), (172, 72), (196, 52), (206, 38), (150, 34)):
        p.circle(x, y, 1.8, "#FFD98A")
    for pts in ([(150, 30), (180, 20), (214, 26), (246, 14)], [(160, 48), (190, 42), (240, 46)]):
        p.wisp(pts, 8, "#C98A6A", 0.35)
    p.walker(146, 196, 22, "#120C16", "#7A2A20")
    p.path("M152 182L158 168", "none", 1, "#120C16", 2)
    p.frame("#150F1C", 0.3, 0.7)
    return p


CARDS = {
    "camp-fire": camp_fire,
    "smokehouse": smokehouse,
    "warm-spring": warm_spring,
    "lava-field": lava_field,
    "ember-cave": ember_cave,
    "ash-crater": ash_crater,
    "watchfire": watchfire,
}
