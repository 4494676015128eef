"""The Boreal cards of the water family, second part (bays, shores, lakes), each composed by hand.

Reads only the kit; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

import math

from boreal_lib import Pic


def whale_bay() -> Pic:
    p = Pic(46)
    p.sky("#274B8A", "#6C79AE", "#E3A08A", "#F9D79A", y2=146)
    p.sun(58, 132, 22, "#FFF2CC", "#FFD89A", 0.9)
    for x, y, w in ((150, 74, 120), (70, 92, 90), (206, 100, 80)):
        p.wisp([(x - w / 2, y), (x, y - 4), (x + w / 2, y + 1)], 6, "#FBE3C6", 0.6)
    p.crags([(120, 146), (150, 126), (176, 134), (212, 108), (240, 120)], "#5A5F94", 2, 148)
    p.crags([(0, 138), (20, 128), (40, 136), (70, 147)], "#6C6C9C", 2, 148)
    p.water(146, 240, "#F0B48E", "#5A6CA8", "#1C3A78")
    p.glints(58, 150, 200, 40, 60, "#FFE6B0", 12, 0.85)
    # the fluke
    fl, dk, lt = "#1E3358", "#132342", "#4F74A8"
    p.path(
        "M112 206C116 184 122 170 122 150C118 132 104 122 84 116C62 110 48 96 42 78C58 88 80 84 98 92C112 98 122 106 128 118C134 106 144 98 158 92C176 84 198 88 214 78C208 96 194 110 172 116C152 122 138 132 134 150C134 170 140 184 146 206Z",
        fl,
    )
    p.path(
        "M128 118C134 106 144 98 158 92C176 84 198 88 214 78C208 96 194 110 172 116C152 122 138 132 134 150C134 170 140 184 146 206H132C128 180 126 140 128 118Z",
        dk,
    )
    p.path("M42 78C58 88 80 84 98 92C110 97 120 104 126 116C112 104 96 100 80 98C62 96 50 90 42 78Z", lt)
    p.path(
        "M214 78C198 88 176 84 158 92C150 96 140 102 134 110C146 104 162 100 178 98C194 96 206 90 214 78Z", "#35558A"
    )
    p.path(
        "M64 104C78 108 92 110 104 120M190 106C178 108 164 110 152 120M124 160C122 176 118 190 114 204",
        "none",
        1,
        lt,
        2,
        0.6,
    )
    # water falling from its edges, foam ring
    for x, y, h in (
        (52, 96, 26),
        (66, 108, 34),
        (82, 117, 30),
        (98, 124, 24),
        (158, 124, 24),
        (174, 117, 32),
        (190, 108, 36),
        (204, 96, 24),
    ):
        p.path(f"M{x} {y}v{h}", "none", 1, "#DDF0FA", 2.2, 0.75)
        p.circle(x, y + h + 7, 1.8, "#FFFFFF", 0.9)
    for x, y, r in (
        (96, 200, 7),
        (106, 195, 9),
        (118, 199, 8),
        (138, 199, 8),
        (150, 195, 9),
        (162, 200, 7),
        (86, 205, 5),
        (172, 205, 5),
        (128, 203, 8),
    ):
        p.circle(x, y, r, "#F4FAFD")
    p.path("M60 206C90 198 104 210 128 206C152 210 168 198 198 206", "none", 1, "#FFFFFF", 3, 0.8)
    p.path("M40 216C86 206 104 220 128 216C152 220 172 206 218 216", "none", 1, "#BFD4EE", 2.4, 0.6)
    p.bird(180, 60, 6, "#F9E3C8", 2)
    p.bird(196, 68, 5, "#F9E3C8", 1.8)
    p.frame("#122A5C", 0.3, 0.72)
    return p


def rain_shore() -> Pic:
    p = Pic(47)
    p.sky("#3E5C78", "#6F8FA4", "#C9CDB4", "#F4DC90", y2=140)
    p.glow(200, 128, 90, "#FFE89A", 0.8)
    p.water(128, 240, "#E6D69A", "#5C93AE", "#2A5F88")
    p.hills([(0, 128), (40, 112), (90, 120), (150, 128)], "#5F7F92", 1, 130)
    p.glints(200, 132, 170, 50, 70, "#FFF3C0", 9, 0.8)
    # heavy clouds: puffs hang down from the upper edge
    for y, r, c, n, ph in ((64, 26, "#6C879C", 6, 0.4), (48, 26, "#54708A", 5, 1.9), (32, 26, "#3F5A76", 6, 3.1)):
        d = "M-10 -10"
        xs = [-10 + 260 * i / n for i in range(n + 1)]
        d += f"L-10 {y}"
        for i in range(n):
            dip = r * (0.8 + 0.35 * math.sin(i * 2.1 + ph))
            d += f"C{xs[i] + 4:.0f} {y + dip:.0f} {xs[i + 1] - 4:.0f} {y + dip:.0f} {xs[i + 1]:.0f} {y + 4 * math.sin(i + ph):.0f}"
        p.path(d + "L250 -10Z", c)
    for x, o in ((24, 0.22), (76, 0.28), (128, 0.2)):
        p.poly(
            [(x, 60), (x + 40, 60), (x + 16, 190), (x - 34, 190)],
            p.down(60, 190, (0, "#C9DCE8", o), (1, "#C9DCE8", 0)),
        )
    # shingle beach with wave edge
    p.path("M-10 178C40 164 80 182 128 176C180 170 210 186 250 176V250H-10Z", "#FFFFFF")
    p.path("M-10 184C40 170 80 188 128 182C180 176 210 192 250 182V250H-10Z", "#7A6A5C")
    p.path("M-10 196C60 184 110 200 250 190V250H-10Z", "#5E5048")
    for _ in range(38):
        x, y = p.rng.uniform(0, 240), p.rng.uniform(190, 232)
        s = 2 + (y - 190) / 10
        p.oval(x, y, s * 1.2, s * 0.7, p.rng.choice(["#9A8C7E", "#837468", "#B3A699", "#6C7C88"]))
    # an open boat drawn up on the shingle; two people under one yellow umbrella
    p.oval(84, 205, 76, 6, "#2E2824", 0.5)
    p.path(
        "M4 152C14 158 40 158 74 160C104 160 130 158 146 148C142 182 128 204 100 206H58C28 204 8 184 4 152Z",
        "#23466E",
    )
    p.path(
        "M4 152C10 176 40 190 76 190C110 190 138 176 146 148C142 182 128 204 100 206H58C28 204 8 184 4 152Z",
        "#3E86C6",
    )
    p.path("M76 190C110 190 138 176 146 148C142 182 128 204 100 206H80Z", "#23588F")
    p.path("M12 174C34 194 54 199 80 199C108 199 126 192 139 174", "none", 1, "#DCEBF4", 2.6, 0.9)
    p.path("M4 152C10 176 40 190 76 190C110 190 138 176 146 148", "none", 1, "#F6F0E4", 4)
    p.path("M4 152C14 158 40 160 74 160C104 160 130 158 146 148", "none", 1, "#F6F0E4", 2.4)
    p.path("M30 162L42 180M58 162V187M98 162L92 187", "none", 1, "#B98A5E", 6)
    p.path("M20 150L112 176", "none", 1, "#C9A06A", 3.4)
    p.path("M106 170L128 180L124 186L104 178Z", "#C9A06A")
    p.path("M180 128V176", "none", 1, "#2A2430", 3)
    p.path("M168 200C166 178 168 166 174 164C182 162 186 170 186 200Z", "#2A3646")
    p.path("M186 202C184 184 186 176 192 174C198 174 202 182 200 202Z", "#C8402F")
    p.circle(175, 158, 6, "#EFC7A0")
    p.circle(193, 169, 5, "#EFC7A0")
    p.path("M169 157C169 150 181 150 181 157Z", "#5A3D2C")
    p.path("M188 168C188 162 198 162 198 168Z", "#3A2A20")
    p.path(
        "M134 138C140 104 172 98 182 100C206 100 224 118 226 144C218 138 210 138 204 143C196 136 188 136 180 141C172 134 162 134 156 140C150 134 140 134 134 138Z",
        "#F2B33D",
    )
    p.path("M182 100C206 100 224 118 226 144C218 138 210 138 204 143C202 124 194 108 182 100Z", "#C98520")
    p.path("M182 100C168 108 158 122 156 140C162 134 172 134 180 141C182 126 184 112 182 100Z", "#FBD377")
    p.path("M182 100V94", "none", 1, "#2A2430", 3)
    d = ""
    for _ in range(60):
        x, y = p.rng.uniform(0, 250), p.rng.uniform(62, 206)
        if 132 < x < 222 and 96 < y < 200:
            continue
        d += f"M{x:.0f} {y:.0f}l-5 15"
    p.path(d, "none", 1, "#F1F7FA", 1.7, 0.65)
    p.frame("#22384E", 0.2, 0.72)
    return p


def geyser() -> Pic:
    p = Pic(48)
    p.sky("#123F78", "#2F78B4", "#8FC4DC", "#E9EFD8", y2=180)
    p.crags([(0, 158), (36, 140), (80, 152), (130, 146), (180, 156), (216, 138), (240, 148)], "#6C9DB8", 3)
    p.hills([(0, 166), (70, 158), (160, 168), (240, 158)], "#8C8A70")
    p.hills([(0, 182), (60, 172), (130, 178), (200, 170), (240, 180)], "#B39B74")
    p.poly([(130, 190), (160, 190), (250, 226), (210, 244)], "#4A4238", 0.35)
    # terraces with turquoise water
    for rx, ry, y, rim, inn in (
        (96, 26, 204, "#E9D9B4", "#2F9FB8"),
        (66, 17, 198, "#F3E7C6", "#49BFCC"),
        (40, 10, 193, "#FBF3DC", "#8FE3E0"),
    ):
        p.oval(118, y + 4, rx, ry, "#8A7450")
        p.oval(118, y, rx, ry, rim)
        p.oval(118, y - 0.5, rx - 4, ry - 3, inn)
    # steam drifting to the right behind, then the column
    for x, y, r, o in (
        (150, 84, 34, 0.5),
        (178, 72, 30, 0.42),
        (204, 64, 26, 0.3),
        (166, 104, 26, 0.4),
        (190, 96, 22, 0.3),
        (224, 58, 20, 0.22),
        (150, 126, 20, 0.35),
    ):
        p.circle(x, y, r, p.rad(x, y, r, (0, "#FFFFFF", o), (0.6, "#FFFFFF", o * 0.7), (1, "#FFFFFF", 0)))
    heads = [
        (118, 54, 19),
        (98, 66, 16),
        (138, 64, 17),
        (84, 86, 13),
        (152, 84, 15),
        (92, 104, 14),
        (144, 104, 14),
        (118, 74, 24),
        (118, 98, 24),
        (102, 122, 13),
        (136, 122, 13),
        (118, 124, 18),
    ]
    for x, y, r in heads:
        p.circle(x + 2.5, y + 3, r, "#A5CCE2")
    for x, y, r in heads:
        p.circle(x - 1, y - 0.5, r - 1, "#EDF6FA")
    for x, y, r in heads:
        p.circle(x - r * 0.28, y - r * 0.28, r * 0.55, "#FFFFFF")
    p.path("M106 194C110 160 104 130 106 96C112 84 126 84 131 96C134 130 126 160 132 194Z", "#F6FBFD")
    p.path("M120 194C122 160 124 124 122 92C128 90 132 98 131 110C132 140 126 164 132 194Z", "#B4D7E8")
    p.path(
        "M112 188C114 160 110 130 113 104M119 190V112M126 188C123 160 127 134 125 110", "none", 1, "#7FBAD6", 2, 0.8
    )
    for a, ln in ((-62, 46), (-48, 58), (50, 58), (64, 46), (-30, 66), (32, 66)):
        x, y = 118 + math.sin(math.radians(a)) * ln, 150 - math.cos(math.radians(a)) * ln
        p.path(
            f"M{118 + a * 0.12:.0f} 156Q{x:.0f} {y - 16:.0f} {118 + (x - 118) * 1.4:.0f} {y + 26:.0f}",
            "none",
            1,
            "#FFFFFF",
            2.4,
            0.85,
        )
        p.circle(118 + (x - 118) * 1.42, y + 33, 2.2, "#FFFFFF")
    for x in (102, 110, 119, 128, 135):
        p.circle(x, 193, 6, "#FFFFFF", 0.9)
    p.walker(206, 188, 22, "#C8402F", "#7A2018")
    p.walker(220, 190, 20, "#2A3646", "#F2B33D")
    p.path("M204 174l-8 -6", "none", 1, "#C8402F", 2.4)
    p.frame("#12335C", 0.3, 0.74)
    return p


def mirror_lake() -> Pic:
    p = Pic(49)
    p.sky("#8E7CB8", "#D99AB4", "#F6C3A8", "#FBE0BE", y2=126)

    def land(flip: bool) -> None:
        rng_state = p.rng.getstate()

        def a(above: str, below: str) -> str:
            return below if flip else above

        p.peak(
            46,
            78,
            -30,
            108,
            126,
            a("#A08CB8", "#7F86B8"),
            a("#8674A8", "#6C78AE"),
            a("#FBE9E4", "#C3C4DC"),
            a("#D8C6DC", "#A4ACD0"),
            0.4,
            3,
        )
        p.peak(
            204,
            70,
            140,
            284,
            126,
            a("#9A86B4", "#7A82B6"),
            a("#806EA4", "#6672AC"),
            a("#FBE9E4", "#C3C4DC"),
            a("#D8C6DC", "#A4ACD0"),
            0.4,
            3,
        )
        p.peak(
            122,
            54,
            50,
            192,
            126,
            a("#7C6AA2", "#646EAA"),
            a("#584C86", "#4A589A"),
            a("#FFF1E4", "#D0CFE2"),
            a("#E4A8A8", "#B496B8"),
            0.62,
            4,
        )
        p.wood(-4, 96, 127, 20, a("#3A4A6A", "#35528A"), 13)
        p.wood(150, 244, 127, 22, a("#3A4A6A", "#35528A"), 13)
        p.rng.setstate(rng_state)

    p.circle(70, 60, 12, "#FFF6E4", 0.95)
    p.glow(70, 60, 60, "#FFF0D8", 0.6)
    land(False)
    p.rect(0, 126, 240, 114, p.down(126, 240, (0, "#F3CDB4"), (0.35, "#C394B4"), (0.75, "#6E70AC"), (1, "#2F4A8C")))
    with p.at(0, 253, 1, -1):
        land(True)
    p.circle(70, 192, 12, "#FFF0E0", 0.55)
    p.rect(0, 126, 240, 114, p.down(126, 240, (0, "#4A6CB0", 0.04), (1, "#24468A", 0.5)))
    p.path("M0 126.5H240", "none", 1, "#FFF1DC", 2, 0.9)
    for y, x1, x2 in ((140, 20, 96), (146, 150, 226), (156, 70, 140), (168, 10, 70), (172, 150, 214), (184, 60, 120)):
        p.path(f"M{x1} {y}H{x2}", "none", 1, "#FFE9DA", 1.6, 0.5)
    # a lone canoe, and its double
    with p.at(164, 164, 1, -0.7):
        p.path("M-36 -2Q0 -16 36 -2Q24 6 0 6Q-24 6 -36 -2Z", "#7A2A34", 0.5)
    p.path("M126 152C132 160 196 160 202 152C198 166 190 168 164 168C138 168 130 166 126 152Z", "#C8402F")
    p.path("M130 161C140 166 188 166 198 161C194 167 186 168 164 168C142 168 134 167 130 161Z", "#8A2A24")
    p.path("M156 158C154 146 158 140 164 140C170 140 174 146 172 158Z", "#2A3050")
    p.circle(164, 135, 5, "#F0C8A8")
    p.path("M152 138L184 172M181 167L188 176", "none", 1, "#4A3226", 2.6)
    p.path("M116 170H214", "none", 1, "#FFF1DC", 1.8, 0.7)
    p.frame("#232F66", 0.28, 0.68)
    return p


CARDS = {
    "whale-bay": whale_bay,
    "rain-shore": rain_shore,
    "geyser": geyser,
    "mirror-lake": mirror_lake,
}
