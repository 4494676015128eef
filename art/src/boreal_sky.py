"""The Boreal cards of the sky family, first part (clouds, wind, aurora), each composed by hand.

Reads only the kit; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

import math

from boreal_lib import Pic


def cloud_bank() -> Pic:
    p = Pic(31)
    p.sky("#4F86B8", "#9CC4DC", "#FBE3A6", "#F9C667", y2=176)
    p.sun(58, 112, 25, "#FFF9DE", "#FFE9A0", 0.95)
    for y, o in ((62, 0.55), (76, 0.4)):
        p.wisp([(150, y), (190, y - 6), (238, y + 2)], 5, "#FFFFFF", o)
    p.peak(184, 84, 132, 246, 176, "#8FA6BE", "#5F7B9A", "#FFF8E4", "#C9D6E4", 0.55, 3)
    p.peak(142, 124, 116, 170, 166, "#A5B7C8", "#7F98B2", "#FFF8E4", "#D3DEE8", 0.6, 2)

    def bank(y: float, puffs: list[tuple[float, float, float]], light: str, low: str, depth: float) -> None:
        """One row of cloud: all puffs share a paint in picture space, so they melt into each other."""
        top = min(q - r for _, q, r in puffs)
        paint = p.down(top, y + depth, (0, light), (1, low))
        for x, q, r in puffs:
            p.circle(x - 1.6, q - 2, r, "#FFFFFF")
        for x, q, r in puffs:
            p.circle(x, q, r, paint)
        p.rect(0, y, 240, 240 - y, paint)

    bank(
        158,
        [
            (8, 158, 15),
            (36, 153, 18),
            (66, 157, 14),
            (96, 152, 19),
            (128, 157, 15),
            (158, 158, 14),
            (198, 156, 18),
            (230, 157, 16),
        ],
        "#FFF3CC",
        "#EBC48A",
        26,
    )
    bank(
        180,
        [(-2, 178, 22), (36, 182, 18), (66, 172, 25), (106, 181, 20), (146, 174, 25), (186, 180, 22), (226, 174, 26)],
        "#FFFCEE",
        "#D6B6A4",
        34,
    )
    bank(
        206,
        [(16, 204, 28), (62, 208, 22), (106, 202, 30), (156, 208, 24), (206, 200, 32), (244, 208, 20)],
        "#F4F6FC",
        "#8C9CC4",
        34,
    )
    # a balloon over the clouds
    p.path("M94 98C80 80 84 54 106 52C128 54 132 80 118 98L112 107H100Z", "#C8402F")
    p.path("M106 52C128 54 132 80 118 98L112 107H106C115 90 115 68 106 52Z", "#96291F")
    p.path("M106 52C95 66 95 90 101 107H108C117 90 117 66 106 52Z", "#F2B33D")
    p.rect(101, 113, 11, 9, "#6B4630", 1, 2)
    p.path("M100 107L102 114M112 107L110 114", "none", 1, "#6B4630", 1.3)
    p.frame("#2B4467", 0.35, 0.7)
    return p


def _gull(p: Pic, x: float, y: float, s: float, rot: float, tip: str = "#2C3844") -> None:
    """A gull in glide seen from the side and a little below, beak to the left."""
    with p.at(x, y, s, s, rot):
        p.path("M4 -2C18 -26 46 -38 78 -34C58 -24 40 -10 26 8Z", "#B9C7D3")
        p.path("M56 -36C64 -37 72 -36 78 -34C70 -31 63 -27 57 -23Z", tip)
        p.path("M-34 -4C-26 -14 -12 -14 2 -8C20 -4 36 6 50 14L38 18L46 26C20 26 -14 18 -30 4Z", "#FFFFFF")
        p.path("M-28 5C-8 14 20 16 44 16L38 18L46 26C20 26 -14 18 -30 4Z", "#CFDAE4")
        p.path("M-8 -8C-20 -34 -46 -46 -76 -44C-56 -34 -40 -16 -18 6C-6 12 6 8 10 2C4 -2 -2 -4 -8 -8Z", "#F4F7FA")
        p.path("M-76 -44C-56 -34 -40 -16 -18 6C-26 4 -34 -4 -44 -14C-54 -24 -64 -36 -76 -44Z", "#AFC0CE")
        p.path("M-54 -45C-61 -46 -69 -45 -76 -44C-69 -40 -62 -35 -56 -29Z", tip)
        p.path("M-32 -3L-45 1L-43 4L-31 4Z", "#F2A531")
        p.circle(-27, -4, 1.8, "#1B2430")


def gull_cliff() -> Pic:
    p = Pic(32)
    p.sky("#9CCBE0", "#CFE6EA", "#F6EFCF", "#F8E6AE", y2=200)
    p.glow(30, 60, 110, "#FFF8DA", 0.9)
    p.cloud(74, 168, 110, "#FFFFFF", 0.75, "", 5)
    p.cloud(20, 150, 70, "#FFFFFF", 0.5, "", 4)
    p.water(186, 240, "#7FB3C8", "#2F6A8E")
    p.ripples(190, 210, "#FFFFFF", 9, 0.6)
    # the wall with its ledges, each with sitting birds
    p.poly(
        [
            (250, 0),
            (196, 18),
            (188, 52),
            (164, 70),
            (170, 96),
            (150, 112),
            (158, 142),
            (138, 158),
            (144, 190),
            (128, 214),
            (132, 250),
            (250, 250),
        ],
        "#4C5F72",
    )
    p.poly(
        [
            (196, 18),
            (188, 52),
            (164, 70),
            (170, 96),
            (150, 112),
            (158, 142),
            (138, 158),
            (144, 190),
            (128, 214),
            (132, 250),
            (162, 250),
            (160, 200),
            (176, 160),
            (182, 118),
            (200, 74),
            (214, 30),
        ],
        "#7F93A3",
    )
    for x, y, w in ((164, 70, 66), (150, 112, 78), (138, 158, 90), (186, 92, 60), (178, 136, 66), (170, 184, 74)):
        p.poly([(x, y), (x + w, y + 3), (x + w * 0.9, y + 9), (x + 6, y + 7)], "#A9B9C4")
        p.poly([(x + 6, y + 7), (x + w * 0.9, y + 9), (x + w * 0.8, y + 17), (x + 12, y + 14)], "#34465A", 0.8)
    for x, y, s in (
        (178, 69, 1),
        (196, 70, 1.05),
        (166, 111, 1),
        (186, 112, 1.1),
        (206, 113, 1),
        (154, 157, 1.1),
        (176, 158, 1),
        (212, 92, 0.95),
        (204, 136, 1.05),
        (198, 184, 1.1),
    ):
        p.path(
            f"M{x - 6 * s} {y}C{x - 7 * s} {y - 6 * s} {x - 4 * s} {y - 9 * s} {x - 3 * s} {y - 13 * s}C{x + 1 * s} {y - 15 * s} {x + 3 * s} {y - 11 * s} {x + 3 * s} {y - 8 * s}Q{x + 9 * s} {y - 4 * s} {x + 11 * s} {y}Z",
            "#FFFFFF",
        )
        p.path(f"M{x + 1 * s} {y - 7 * s}Q{x + 8 * s} {y - 4 * s} {x + 11 * s} {y}H{x}Z", "#93A5B5")
        p.path(f"M{x - 3 * s} {y - 12 * s}l{-4 * s} 1.6l{4 * s} 1Z", "#F2A531")
    p.path("M128 214C120 208 108 214 100 210M132 204C124 198 118 202 112 198", "none", 1, "#FFFFFF", 3.4, 0.85)
    _gull(p, 74, 118, 0.86, -8)
    _gull(p, 52, 178, 0.34, 6)
    _gull(p, 112, 66, 0.26, -14)
    p.bird(28, 80, 7, "#48617A", 2.2)
    p.bird(128, 180, 5, "#F6F8FA", 2)
    p.frame("#23405A", 0.3, 0.74)
    return p


def windy_ridge() -> Pic:
    p = Pic(33)
    p.sky("#E2A42C", "#F2C75A", "#F9E3A0", "#FDF3CF", y2=180)
    p.sun(54, 78, 15, "#FFFBE6", "#FFF6D0", 0.9)
    for pts, w, o in (
        ([(-10, 108), (50, 98), (110, 112), (170, 100), (206, 84), (196, 66), (178, 72), (186, 84)], 6, 0.85),
        ([(-10, 136), (40, 132), (84, 138), (120, 128)], 4, 0.6),
        ([(100, 150), (160, 140), (200, 146), (232, 134), (230, 118), (216, 120), (220, 130)], 5, 0.75),
        ([(10, 62), (60, 54), (104, 62), (132, 52), (128, 40)], 4, 0.5),
    ):
        p.wisp(pts, w, "#FFFFFF", o)
    p.hills([(0, 178), (60, 160), (120, 172), (180, 158), (240, 170)], "#E3B765", 0.8)
    p.hills([(0, 196), (70, 176), (150, 190), (240, 170)], "#B98A4A")
    # bare ridge with the bent pine
    p.path("M-10 226C40 214 70 190 108 184C150 180 190 206 250 204V250H-10Z", "#5C4A3A")
    p.path(
        "M-10 226C40 214 70 190 108 184C128 182 150 188 170 195C140 192 110 192 84 204C60 214 20 228 -10 234Z",
        "#9A7A50",
    )
    p.path(
        "M92 190C96 168 92 150 100 134C106 118 122 108 140 100L146 106C128 114 114 126 110 140C106 156 110 172 112 188Z",
        "#4A2F22",
    )
    p.path("M108 130C116 132 128 126 150 128M104 146C120 150 132 148 150 154", "none", 1, "#4A2F22", 4.4)

    def pad(x: float, y: float, w: float, h: float) -> None:
        p.path(
            f"M{x:.0f} {y:.0f}C{x + w * 0.1:.0f} {y - h:.0f} {x + w * 0.5:.0f} {y - h * 1.2:.0f} {x + w:.0f} {y - h * 0.5:.0f}L{x + w * 0.84:.0f} {y - h * 0.3:.0f}L{x + w * 1.08:.0f} {y - h * 0.05:.0f}L{x + w * 0.8:.0f} {y:.0f}L{x + w * 0.95:.0f} {y + h * 0.3:.0f}C{x + w * 0.6:.0f} {y + h * 0.2:.0f} {x + w * 0.3:.0f} {y + h * 0.4:.0f} {x:.0f} {y:.0f}Z",
            "#26493A",
        )
        p.path(
            f"M{x:.0f} {y:.0f}C{x + w * 0.1:.0f} {y - h:.0f} {x + w * 0.5:.0f} {y - h * 1.2:.0f} {x + w:.0f} {y - h * 0.5:.0f}C{x + w * 0.6:.0f} {y - h * 0.8:.0f} {x + w * 0.3:.0f} {y - h * 0.5:.0f} {x:.0f} {y:.0f}Z",
            "#5F8A4C",
        )

    pad(114, 100, 82, 26)
    pad(132, 128, 76, 18)
    pad(128, 156, 62, 15)
    pad(100, 112, 40, 15)
    for x, y, r in ((216, 112, 20), (228, 98, -12), (206, 132, 40), (222, 150, -20), (192, 86, 12)):
        with p.at(x, y, 1, 1, r):
            p.oval(0, 0, 3.6, 1.4, "#4F7A44")
    p.grass(6, 90, 216, 20, "#7A5F34", 16, 13)
    p.grass(120, 236, 208, 20, "#6B5230", 22, 14)
    p.boulder(52, 214, 26, 13, "#B0946A", "#6A543E")
    p.frame("#3A2A1E", 0.28, 0.76)
    return p


def aurora_dome() -> Pic:
    p = Pic(34)
    p.sky("#0A1436", "#122452", "#1F4872", "#3D7C8E", y2=190)
    p.stars(56, 150)
    # the dome: three arcs of light over the house
    for r, c, h, o in ((128, "#7A5CE0", 46, 0.26), (104, "#4FC796", 58, 0.34), (76, "#B9F26A", 34, 0.26)):
        line = [
            (120 - r * math.cos(math.radians(a)), 186 - r * 1.08 * math.sin(math.radians(a)))
            for a in range(14, 167, 19)
        ]
        p.aurora(line, h, c, 30, o, 13, "#D6FFD0" if c == "#4FC796" else "")
    p.crags([(0, 176), (28, 158), (60, 172), (96, 160), (150, 174), (186, 156), (216, 170), (240, 160)], "#1B3A5E", 2)
    p.hills([(0, 184), (60, 178), (120, 182), (180, 176), (240, 182)], "#8FB9CC")
    p.wood(-4, 70, 186, 20, "#14304A", 9)
    p.wood(176, 244, 184, 22, "#14304A", 9)
    p.hills([(0, 196), (70, 188), (140, 194), (240, 188)], "#BFDCE2")
    # a glass dome with people looking up
    p.glow(120, 178, 74, "#FFD27A", 0.65)
    p.oval(124, 204, 66, 7, "#3A6480", 0.6)
    p.path("M72 204C72 124 168 124 168 204Z", p.rad(112, 176, 60, (0, "#FFE9B0"), (0.5, "#F2B14E"), (1, "#8F5A44")))
    p.path("M124 146C160 150 168 176 168 204H140C142 180 136 158 124 146Z", "#1B2A4A", 0.28)
    for d in (
        "M120 144V204",
        "M96 152C90 166 88 186 88 204",
        "M144 152C150 166 152 186 152 204",
        "M76 184H164",
        "M84 164H156",
    ):
        p.path(d, "none", 1, "#5B3A30", 2)
    p.path("M72 204C72 124 168 124 168 204", "none", 1, "#E4EEF4", 4)
    p.path("M80 184C84 160 98 150 112 148", "none", 1, "#FFFFFF", 3, 0.8)
    p.walker(108, 203, 24, "#2A1E24")
    p.walker(132, 203, 21, "#3A2430")
    p.rect(66, 202, 108, 6, "#F4F8FB", 1, 3)
    p.hills([(0, 214), (60, 206), (120, 210), (200, 204), (240, 212)], "#7FA6BE")
    p.frame("#0B1836", 0.35, 0.72)
    return p


def snow_gate() -> Pic:
    p = Pic(35)
    p.sky("#8DB7D6", "#D3E2E4", "#FBE7B4", "#F8CE78", y2=180)
    p.sun(120, 146, 31, "#FFF9E0", "#FFE7A2", 0.95)
    p.peak(34, 96, -40, 96, 200, "#A9BFD2", "#8AA5BF", "#FFFDF6", "#D6E2EC", 0.6)
    p.peak(210, 86, 150, 286, 200, "#A0B8CE", "#7F9CB8", "#FFFDF6", "#D0DEEA", 0.6)
    p.hills([(0, 174), (60, 166), (120, 174), (180, 164), (240, 172)], "#D3DFE8")
    p.wood(-4, 52, 180, 30, "#7F9AA8", 8)
    p.wood(190, 244, 178, 32, "#7F9AA8", 8)
    p.hills([(0, 186), (120, 180), (240, 186)], "#F6F2E6")
    p.poly([(108, 180), (132, 180), (176, 240), (64, 240)], "#FFF3CF")
    for x in (62, 160):
        p.poly([(x + 18, 208), (x + 70, 240), (x + 40, 240), (x, 208)], "#8FA6BE", 0.6)
    # two carved posts, a round arch between them, a steep roof with dragon heads under heavy snow
    red, dark, deep = "#A9462F", "#7A2D22", "#4E1C1A"
    p.path("M76 130H164V150C164 124 76 124 76 150Z", dark)
    p.path("M80 150C82 124 158 124 160 150L164 150C164 116 76 116 76 150Z", deep)
    for x in (62, 160):
        p.rect(x, 104, 18, 106, red)
        p.rect(x + 10, 104, 8, 106, dark)
        for k, y in enumerate((138, 160, 182)):
            s = 1 if k % 2 else -1
            p.path(
                f"M{x + 9} {y - 9}C{x + 9 + 10 * s} {y - 5} {x + 9 - 10 * s} {y + 5} {x + 9} {y + 9}C{x + 9 + 9 * s} {y + 4} {x + 9 - 9 * s} {y - 4} {x + 9} {y - 9}Z",
                "#F2B33D",
            )
        p.rect(x - 3, 200, 24, 11, "#5A4A50", 1, 2)
        p.path(f"M{x - 10} 212Q{x + 8} 197 {x + 30} 212Z", "#FFFFFF")
    p.poly([(120, 62), (186, 126), (54, 126)], dark)
    p.poly([(120, 62), (120, 126), (54, 126)], red)
    for x in (72, 88, 104, 136, 152, 168):
        p.path(f"M{x} 125V{62 + abs(x - 120) * 0.97 + 8:.0f}", "none", 1, deep, 1.6, 0.6)
    p.circle(120, 103, 12, deep)
    p.circle(120, 103, 9.6, "#F2B33D")
    p.spark(120, 103, 9, "#FFF6DC")
    p.rect(50, 122, 140, 9, deep, 1, 2)
    for s in (-1, 1):
        x = 120.0

        def m(dx: float, s: int = s, x: float = x) -> float:
            return x + s * dx

        wood = red if s < 0 else dark
        p.path(f"M{m(-3)} 52L{m(84)} 134L{m(76)} 141L{m(-3)} 64Z", wood)
        # dragon head that grows out of the lower end of the board
        p.path(
            f"M{m(72)} 130C{m(84)} 138 {m(96)} 134 {m(94)} 120C{m(94)} 112 {m(88)} 108 {m(86)} 100C{m(92)} 96 {m(102)} 98 {m(112)} 94C{m(108)} 100 {m(104)} 102 {m(102)} 106L{m(111)} 106C{m(108)} 112 {m(104)} 114 {m(102)} 120C{m(102)} 136 {m(90)} 146 {m(76)} 141Z",
            wood,
        )
        p.circle(m(95), 104, 1.8, "#F2B33D")
        # snow on the board
        p.path(
            f"M{m(0)} 46C{m(10)} 46 {m(14)} 58 {m(24)} 62C{m(34)} 66 {m(38)} 80 {m(50)} 86C{m(60)} 92 {m(62)} 106 {m(78)} 114C{m(82)} 120 {m(78)} 126 {m(72)} 124L{m(0)} 58Z",
            "#FFFFFF" if s < 0 else "#C9DAE6",
        )
    for x, h in ((66, 10), (84, 13), (98, 8), (142, 9), (156, 14), (174, 10)):
        p.path(f"M{x - 3} 130L{x} {130 + h}L{x + 3} 130Z", "#EAF5FA")
    p.path("M50 123C70 116 90 121 104 122H136C150 121 170 116 190 123Z", "#FFFFFF")
    p.walker(124, 206, 25, "#2A3646", "#C8402F")
    p.poly([(122, 206), (130, 206), (150, 230), (138, 230)], "#8FA6BE", 0.6)
    p.hills([(0, 214), (36, 206), (70, 220), (120, 228), (176, 218), (210, 208), (240, 212)], "#B9CBDB")
    p.frame("#2C4159", 0.32, 0.75)
    return p


CARDS = {
    "cloud-bank": cloud_bank,
    "gull-cliff": gull_cliff,
    "windy-ridge": windy_ridge,
    "aurora-dome": aurora_dome,
    "snow-gate": snow_gate,
}
