"""The Boreal cards of the sky family, second part (rocks, storms, passes), each composed by hand.

Reads only the kit; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

import math

from boreal_lib import Pic


def eagle_rock() -> Pic:
    """A sea eagle in profile on its crag, before the low sun."""
    p = Pic(36)
    p.sky("#3E7CB0", "#8FBFD6", "#F6E2AE", "#F4B769", y2=206)
    p.glow(136, 104, 130, "#FFF3C8", 0.75)
    p.circle(136, 104, 60, "#FFF6D6")
    for x, y, w, op in ((34, 150, 110, 0.75), (214, 134, 96, 0.7), (200, 186, 150, 0.8)):
        p.cloud(x, y, w, "#FFF4DC", op, "", 4)
    p.crags([(0, 200), (34, 176), (62, 190), (110, 186), (176, 196), (208, 168), (240, 186)], "#8FA3B4", 3)
    # the crag, lit from the left
    rock = [(70, 250), (78, 214), (90, 190), (88, 172), (104, 163), (146, 161), (164, 166), (176, 186), (174, 206), (192, 250)]
    p.poly(rock, "#43373F")
    p.poly([(70, 250), (78, 214), (90, 190), (88, 172), (104, 163), (132, 162), (124, 184), (132, 206), (118, 250)], "#8A6E62")
    p.poly([(104, 163), (146, 161), (164, 166), (150, 172), (120, 173), (94, 171)], "#C2A184")
    for d in ("M92 190L114 196", "M84 212L112 220", "M136 186L166 192", "M142 208L172 214"):
        p.path(d, "none", 1, "#34292F", 3)
    # tail, body, the folded wing with its long feathers, trousers and feet
    p.poly([(150, 132), (184, 178), (176, 184), (166, 180), (158, 182), (134, 146)], "#F4EFE2")
    p.poly([(158, 142), (184, 178), (176, 184), (152, 150)], "#CFC6B4")
    p.path("M104 82C90 96 86 116 92 132C98 148 110 156 124 156L148 150C154 122 146 92 126 76Z", "#6B4A32")
    p.path("M104 82C90 96 86 116 92 132C96 142 102 149 110 153C104 130 106 106 116 88Z", "#A37A4E")
    p.path("M118 82C142 82 160 106 166 138L174 172L160 158L158 168L147 154L142 160C124 144 112 116 114 94Z", "#33241F")
    p.path("M118 82C142 82 160 106 164 132C150 118 132 112 116 112C113 104 113 98 114 94Z", "#573B29")
    for d in ("M120 120C134 124 146 132 154 144", "M126 132C136 138 144 146 150 154"):
        p.path(d, "none", 1, "#6B4A32", 2.6)
    p.path("M104 140C100 152 104 160 108 164H120C124 158 126 152 126 146Z", "#4A3326")
    p.path("M120 146C118 154 120 160 124 163H134C138 158 138 152 138 148Z", "#33241F")
    p.path("M108 163l-8 4M112 164l-2 5M118 163l5 4M126 163l-3 5M132 162l6 4", "none", 1, "#F2B03A", 4)
    # white head and neck, hooked beak, the stern brow
    p.path("M98 100L90 96L92 86C84 74 88 56 106 53C124 52 134 66 132 82C131 92 126 100 118 104L112 98L106 105Z", "#FBF7EC")
    p.path("M118 104C126 100 131 92 132 82C134 68 126 56 114 54C124 66 124 84 112 98Z", "#D8D0BE")
    p.path("M91 66C80 63 70 68 68 80C68 86 70 90 73 93C74 86 78 83 84 82L93 81C95 76 94 70 91 66Z", "#F4A92E")
    p.path("M73 93C74 86 78 83 84 82L93 81L94 77C84 76 76 80 70 87C71 90 72 92 73 93Z", "#C9781C")
    p.circle(101, 70, 3.4, "#F6C33A")
    p.circle(100.4, 70.2, 2.1, "#1B1410")
    p.path("M93 65L106 67", "none", 1, "#8A7A66", 2.2)
    p.bird(196, 92, 12, "#33241F", 3)
    p.frame("#26303E", 0.26, 0.76)
    return p


def storm_mast() -> Pic:
    """One bolt that strikes the burning head of a mast on its skerry."""
    p = Pic(37)
    p.sky("#2C2A52", "#6A3F66", "#D96A48", "#FBC265", y1=50, y2=190)
    p.glow(62, 176, 120, "#FFE2A0", 0.7)
    p.water(182, 240, "#8A4C50", "#221E3A")
    p.glints(64, 188, 214, 46, 110, "#FBC265", 7, 0.7)
    p.hills([(-4, 186), (30, 176), (70, 184)], "#5A3850", 1, 190)
    p.hills([(176, 186), (212, 172), (244, 180)], "#4A2E4A", 1, 190)
    # one heavy cloud in three layers
    for y, c in ((80, "#57385E"), (64, "#37294E"), (44, "#1C1936")):
        d = f"M-10 -10V{y - 8}"
        for i, (w, dip) in enumerate(((66, 20), (58, 12), (74, 22), (70, 14))):
            x = -10 + sum((66, 58, 74, 70)[:i])
            d += f"C{x + 8} {y + dip} {x + w - 8} {y + dip} {x + w} {y - 6 + 3 * (i % 2)}"
        p.path(d + "V-10Z", c)
    # the bolt: one shape with a glow of its own
    bolt = [(198, 32), (230, 32), (196, 70), (218, 70), (130, 124), (172, 86), (152, 86)]
    p.glow(176, 78, 60, "#FFE9A8", 0.55)
    p.poly(bolt, "#FFD98A", 0.5, "#FFD98A", 9, 0.45)
    p.poly(bolt, "#FFFBE2")
    # skerry
    p.path("M46 222C58 200 86 188 120 186C156 188 184 200 198 222Z", "#1A1526")
    p.path("M46 222C58 200 86 188 120 186C98 194 84 206 78 222Z", "#7C4A48")
    # mast, two yards, four stays
    dark, lit = "#1A1526", "#C4704C"
    p.path("M120 116L62 206M120 116L180 208", "none", 1, dark, 3)
    p.poly([(113, 112), (127, 112), (132, 196), (108, 196)], dark)
    p.poly([(113, 112), (118, 112), (115, 196), (108, 196)], lit)
    for y, h in ((136, 40), (162, 30)):
        p.path(f"M{120 - h} {y}H{120 + h}", "none", 1, dark, 8)
        p.path(f"M{120 - h} {y - 2}H113", "none", 1, lit, 3)
    # the fire at its head
    p.glow(120, 102, 64, "#FFB04A", 0.95)
    p.path("M98 106H142L134 122H106Z", dark)
    p.path("M98 106H112L112 122H106Z", lit)
    p.flame(120, 108, 42, 56, lean=-5)
    for x, y in ((92, 84), (150, 116), (88, 112), (104, 62), (140, 66)):
        p.circle(x, y, 2.4, "#FFE89A")
    p.frame("#12121F", 0.2, 0.74)
    return p


def four_winds_pass() -> Pic:
    p = Pic(38)
    p.sky("#6C9EC4", "#AFD0DE", "#F4ECC8", "#FBE0A0", y2=170)
    p.sun(120, 138, 24, "#FFFBE4", "#FFF3C4", 0.9)
    p.peak(28, 44, -50, 120, 206, "#7D96AC", "#56708A", "#F8FBFD", "#C3D5E2", 0.5, 5)
    p.peak(216, 34, 124, 300, 206, "#6F8AA2", "#4A6580", "#F8FBFD", "#B9CEDD", 0.5, 5)
    p.hills([(0, 172), (50, 166), (92, 176), (120, 184), (150, 176), (196, 164), (240, 170)], "#8FA59A")
    p.hills([(0, 196), (50, 182), (120, 188), (190, 180), (240, 192)], "#A08D62")
    p.hills([(0, 206), (60, 196), (120, 194), (180, 196), (240, 204)], "#7C6A48")
    p.poly([(116, 194), (126, 194), (150, 240), (86, 240)], "#C9B284", 0.8)
    # four winds, each with its own curl
    for d in (
        "M-6 108H50A11 11 0 1 0 39 97",
        "M-6 160H66A10 10 0 1 1 56 170",
        "M246 118H192A11 11 0 1 1 203 107",
        "M246 166H178A10 10 0 1 0 188 176",
    ):
        p.path(d, "none", 1, "#3E6286", 6.4, 0.3)
        p.path(d, "none", 1, "#FFFFFF", 4.4)
    # cairn and pole, strings of flags in the four colours
    p.poly([(140, 204), (164, 206), (212, 238), (160, 236)], "#3A3226", 0.5)
    p.rect(117, 60, 7, 112, "#5A3B28")
    p.rect(121, 60, 3, 112, "#382318")
    cols = ("#5A9A4E", "#F2C23A", "#3E86C6", "#D8502F")
    for s in (-1, 1):
        end = 120 + s * 112

        def on(t: float, end: float = end) -> tuple[float, float]:
            return 120 + (end - 120) * t, 66 + 74 * t + 26 * math.sin(math.pi * t)

        p.stroke([on(t / 8) for t in range(9)], "#3A2E28", 1.8)
        for k in range(6):
            (x1, y1), (x2, y2) = on(0.1 + k * 0.15), on(0.21 + k * 0.15)
            lean = 5.0
            q = [(x1, y1), (x2, y2), (x2 + lean, y2 + 18), (x1 + lean, y1 + 18)]
            c = cols[k % 4] if s < 0 else cols[(k + 2) % 4]
            p.poly(q, c)
            mx, my = (x1 + x2) / 2, (y1 + y2) / 2
            p.poly(
                [(mx, my), q[1] if s > 0 else q[0], q[2] if s > 0 else q[3], (mx + lean, my + 18)], "#1B2430", 0.15
            )
    for x, y, w, h in (
        (96, 206, 36, 20),
        (134, 208, 40, 22),
        (116, 210, 30, 16),
        (104, 192, 32, 17),
        (136, 193, 32, 17),
        (120, 196, 26, 14),
        (111, 180, 28, 15),
        (131, 180, 26, 15),
        (121, 170, 26, 13),
    ):
        p.boulder(x, y, w, h, "#C9CFCC", "#6C7476")
    p.circle(120.5, 60, 6, "#F2C23A")
    p.spark(120.5, 60, 16, "#FFF6DC")
    p.circle(120.5, 60, 3.4, "#C8402F")
    p.frame("#2B3A4C", 0.32, 0.76)
    return p


def snow_bridge() -> Pic:
    p = Pic(39)
    p.sky("#F4C04A", "#F9DC8C", "#FDF2CC", y2=130)
    p.sun(56, 66, 15, "#FFFDF0", "#FFF4C4", 0.9)
    p.peak(120, 72, 40, 212, 150, "#C4D2DC", "#A3B8C8", "#FFFFFF", "#DDE8F0", 0.5, 4)
    p.hills([(0, 128), (60, 116), (120, 124), (180, 112), (240, 122)], "#E6ECEC")
    # ice walls of the crevasse, deep blue between
    p.rect(0, 128, 240, 112, p.down(128, 240, (0, "#3E86C6"), (0.5, "#1D4E86"), (1, "#0B2347")))
    for x, w, c in ((96, 20, "#2F6FA8"), (132, 24, "#2A67A0"), (114, 10, "#4D97CF")):
        p.poly([(x, 128), (x + w, 128), (x + w * 0.7, 240), (x + w * 0.2, 240)], c, 0.6)
    left = [(-10, 118), (44, 124), (70, 132), (62, 152), (78, 172), (66, 196), (82, 220), (74, 250), (-10, 250)]
    right = [
        (250, 114),
        (196, 120),
        (170, 128),
        (182, 150),
        (164, 172),
        (176, 198),
        (160, 224),
        (168, 250),
        (250, 250),
    ]
    p.poly(left, "#7DB8DE")
    p.poly(
        [
            (44, 124),
            (70, 132),
            (62, 152),
            (78, 172),
            (66, 196),
            (82, 220),
            (74, 250),
            (50, 250),
            (56, 214),
            (42, 190),
            (52, 164),
            (38, 144),
        ],
        "#3F82BC",
    )
    p.poly(right, "#B5DDF0")
    p.poly(
        [
            (196, 120),
            (170, 128),
            (182, 150),
            (164, 172),
            (176, 198),
            (160, 224),
            (168, 250),
            (186, 250),
            (182, 222),
            (196, 198),
            (184, 172),
            (200, 148),
        ],
        "#E6F6FC",
    )
    for y in (150, 168, 186, 206):
        p.path(f"M-4 {y}Q30 {y - 6} 60 {y + 2}M190 {y - 2}Q214 {y + 4} 246 {y - 4}", "none", 1, "#FFFFFF", 2, 0.4)
    # the bridge itself
    p.path(
        "M26 126C60 110 90 104 120 104C152 104 184 110 214 122L208 152C188 130 158 122 122 122C86 122 56 134 36 160Z",
        "#8DBBDD",
    )
    p.path(
        "M36 160C56 134 86 122 122 122C158 122 188 130 208 152C200 126 160 114 122 114C80 114 50 128 36 160Z",
        "#4D8CC4",
    )
    p.path(
        "M-6 116C30 120 70 98 120 98C170 98 210 118 246 112V124C214 128 176 112 120 112C70 112 30 134 -6 128Z",
        "#FFFFFF",
    )
    p.path("M120 112C176 112 214 128 246 124V119C214 124 176 107 120 107Z", "#C9DAE6")
    for x, h in ((70, 16), (84, 10), (106, 20), (128, 13), (150, 18), (172, 11)):
        y = 124 + abs(x - 120) * 0.12
        p.path(f"M{x - 4} {y:.0f}L{x} {y + h:.0f}L{x + 4} {y:.0f}Z", "#D8EEF8")
    for k, x in enumerate((134, 112, 90)):
        y = 101 + abs(x - 120) * 0.06
        p.walker(x, y, 24, ("#C8402F", "#2A3646", "#1F5A4A")[k], ("#7A2018", "#F2B33D", "#D8502F")[k])
    p.path("M92 88Q101 94 110 87M114 87Q123 94 132 88", "none", 1, "#2A3646", 1.2)
    p.frame("#15294A", 0.2, 0.62)
    return p


CARDS = {
    "eagle-rock": eagle_rock,
    "storm-mast": storm_mast,
    "four-winds-pass": four_winds_pass,
    "snow-bridge": snow_bridge,
}
