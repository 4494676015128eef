"""The Boreal cards of the nature family, wide views (villages, valleys, caves), each composed by hand.

Reads only the kit; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

from boreal_lib import Pic


def forge_village() -> Pic:
    p = Pic(18)
    p.sky("#2A2F4A", "#6A4356", "#C9664A", "#F2A65A", y2=150)
    p.stars(18, 50, "#FFE9C8")
    p.crags([(0, 118), (46, 84), (84, 108), (134, 70), (180, 106), (216, 88), (240, 104)], "#5E3F52", 3)
    p.wood(-4, 244, 132, 36, "#38403F", 22)
    p.hills([(0, 134), (90, 126), (170, 136), (240, 128)], "#3F5D3A")

    def turf(x: float, y: float, w: float, h: float, wall: str, lit: str) -> None:
        p.poly([(x + w, y), (x + w * 1.5, y + h * 0.5), (x + w * 0.5, y + h * 0.4), (x, y)], "#16201C", 0.5)
        p.rect(x, y - h, w, h, wall)
        for k in range(1, 5):
            p.path(f"M{x:.0f} {y - h * k / 5:.0f}h{w:.0f}", "none", 1, "#24160F", 1.4, 0.6)
        p.path(
            f"M{x - w * 0.14:.0f} {y - h + 3:.0f}Q{x + w * 0.2:.0f} {y - h * 1.5:.0f} {x + w / 2:.0f} {y - h * 1.72:.0f}Q{x + w * 0.8:.0f} {y - h * 1.5:.0f} {x + w * 1.14:.0f} {y - h + 3:.0f}Q{x + w * 0.8:.0f} {y - h * 0.94:.0f} {x + w * 0.5:.0f} {y - h * 1.1:.0f}Q{x + w * 0.2:.0f} {y - h * 0.94:.0f} {x - w * 0.14:.0f} {y - h + 3:.0f}Z",
            "#5A9A4E",
        )
        p.path(
            f"M{x + w / 2:.0f} {y - h * 1.72:.0f}Q{x + w * 0.8:.0f} {y - h * 1.5:.0f} {x + w * 1.14:.0f} {y - h + 3:.0f}Q{x + w * 0.8:.0f} {y - h * 0.94:.0f} {x + w * 0.56:.0f} {y - h * 1.12:.0f}Z",
            "#3B6E3E",
        )
        p.grass(x, x + w, y - h * 1.32, h * 0.2, "#7DB85A", 7, 2)
        p.rect(x + w * 0.36, y - h * 0.66, w * 0.28, h * 0.3, lit)

    turf(22, 150, 40, 24, "#5B3A28", "#F6C15A")
    turf(186, 148, 38, 22, "#533526", "#F6C15A")
    p.hills([(0, 156), (80, 148), (160, 158), (240, 150)], "#4C7442")
    # the forge: open front, hood, anvil against the fire
    p.glow(122, 164, 110, "#FF8A3A", 0.55)
    p.steam(164, 82, 70, 16, "#E9D2C4", 0.5, 8)
    p.rect(154, 76, 20, 44, "#4B4A52")
    p.rect(154, 76, 8, 44, "#6B6970")
    p.rect(150, 72, 28, 8, "#33323A", 1, 2)
    p.path("M54 128Q90 86 122 80Q156 86 190 128Q160 120 122 118Q84 120 54 128Z", "#5A9A4E")
    p.path("M122 80Q156 86 190 128Q160 120 126 118Z", "#3B6E3E")
    p.grass(70, 176, 106, 12, "#86C061", 16, 3)
    p.rect(66, 122, 112, 76, "#3A241A")
    p.rect(78, 124, 88, 74, p.rad(126, 162, 62, (0, "#FFE08A"), (0.45, "#F5862E"), (1, "#8E2A1A")))
    for x in (66, 166):
        p.rect(x, 120, 12, 80, "#6B4630")
        p.rect(x + 6, 120, 6, 80, "#482C1E")
    p.rect(62, 118, 120, 9, "#7A5238")
    p.flame(140, 190, 42, 58)
    p.path("M84 170H122Q120 178 110 180V188H118V198H88V188H96V180Q84 178 84 170Z", "#1B1A20")
    p.path("M84 170H122L120 173H86Z", "#5A5660")
    for x, y in ((104, 156), (96, 150), (112, 148), (90, 160), (118, 158), (104, 142)):
        p.circle(x, y, 1.8, "#FFF0B0")
    p.hills([(0, 200), (60, 194), (122, 202), (190, 196), (240, 204)], "#2F4A30")
    p.poly([(86, 198), (160, 198), (196, 240), (50, 240)], "#F08A3A", 0.22)
    p.frame("#1B1A22", 0.35, 0.72)
    return p


def hanging_meadow() -> Pic:
    p = Pic(19)
    p.sky("#6FA9C6", "#B9D9DD", "#EAF0DA", y2=220)
    p.glow(30, 40, 90, "#FFFBE4", 0.8)
    p.peak(60, 60, -40, 150, 240, "#9DBBC4", "#7C9DAD", "#F4F8FB", "#D3E2EA", 0.32)
    p.hills([(0, 190), (60, 168), (140, 190), (240, 170)], "#86AFAE")
    # the wall that carries the meadow
    wall = [(250, 20), (206, 34), (196, 60), (176, 74), (172, 96)]
    p.poly([*wall, (168, 118), (250, 130)], "#5F7A86")
    p.poly(
        [(206, 34), (196, 60), (176, 74), (172, 96), (168, 118), (190, 118), (196, 90), (214, 66), (222, 36)],
        "#8AA3AB",
    )
    p.poly([(30, 132), (46, 150), (58, 158), (66, 180), (90, 196), (104, 250), (250, 250), (250, 120)], "#50696F")
    p.poly(
        [
            (30, 132),
            (46, 150),
            (58, 158),
            (66, 180),
            (90, 196),
            (104, 250),
            (140, 250),
            (116, 196),
            (102, 160),
            (96, 140),
        ],
        "#7C959A",
    )
    for d in ("M130 150L138 190L132 230", "M176 150L170 184L186 220", "M214 140L222 176L212 210"):
        p.path(d, "none", 1, "#3E555C", 3, 0.7)
    # waterfall over the edge
    p.path("M152 128C156 150 150 190 154 250H178C172 200 176 160 170 128Z", "#DDF0F4")
    p.path("M164 128C168 160 162 200 168 250H178C172 200 176 160 170 128Z", "#A8D0DE")
    p.path("M158 140V230M166 150V240", "none", 1, "#FFFFFF", 2, 0.9)
    # the meadow: a tilted green shelf with flowers
    p.path(
        "M18 128C60 108 130 98 250 92V146C220 140 190 142 168 146C140 138 110 152 84 148C66 150 40 146 18 128Z",
        "#3F7C3C",
    )
    p.path("M18 128C60 106 130 96 250 90V128C200 124 160 134 130 130C90 138 50 138 18 128Z", "#7DBB4F")
    p.path("M18 128C60 106 130 96 250 90V104C180 104 90 116 18 128Z", "#B4DC6C")
    p.path(
        "M192 94C184 100 168 102 162 108C156 115 164 120 154 129C152 134 168 136 172 131C170 122 178 116 176 110C178 105 192 102 196 94Z",
        "#CDE9F0",
    )
    p.path("M180 102C172 106 168 110 170 116C172 122 164 126 164 131", "none", 1, "#FFFFFF", 2, 0.9)
    for _ in range(46):
        x = p.rng.uniform(36, 236)
        y = p.rng.uniform(114, 132) - (x - 36) * 0.04
        if 148 < x < 178:
            continue
        p.circle(x, y, p.rng.uniform(1.3, 2.4), p.rng.choice(["#F8D94E", "#FFFFFF", "#E46FA0", "#F8D94E", "#B36AD0"]))
    p.hut(76, 118, 44, 17, "#B5482F", "#8C3324", "#86B85A", "#5A8A44", "#FBE08A")
    p.spruce(200, 112, 46, "#24563F", "#4C8A5E")
    p.spruce(222, 110, 34, "#24563F", "#4C8A5E")
    p.poly([(120, 118), (150, 124), (132, 128), (84, 119)], "#3F7C3C", 0.6)
    p.grass(20, 150, 142, 12, "#5A9A4E", 20, -4)
    p.veil(186, 44, "#F2F8F4", 0.55)
    for x, y in ((138, 74), (154, 66), (124, 82)):
        p.bird(x, y, 6, "#2F4A58")
    p.frame("#1E3F48", 0.32, 0.74)
    return p


def echo_valley() -> Pic:
    p = Pic(20)
    p.sky("#EFE3AE", "#F7EDC8", "#FBF4DE", y2=130)
    for r, o in ((84, 0.3), (62, 0.4), (42, 0.55)):
        p.circle(128, 96, r, "#FFFBE6", o)
    p.circle(128, 96, 20, "#FFFFFF")
    # the same valley five times, each nearer and darker: the echo
    tones = ["#C6DDB0", "#9CC593", "#6FAA76", "#478A5A", "#2A6846"]
    for k, c in enumerate(tones):
        t = k / 4
        cx, cy, half, h = 128 - 4 * t, 112 + 82 * t**1.15, 22 + 66 * t, 46 + 84 * t
        w = p.rng.uniform(-5, 5)
        left = [
            (-10, cy - h * 1.02),
            (cx - half * 1.7, cy - h * 0.72 + w),
            (cx - half * 1.05, cy - h * 0.36),
            (cx - half * 0.42, cy - h * 0.06),
        ]
        right = [
            (cx + half * 0.42, cy - h * 0.05),
            (cx + half * 1.05, cy - h * 0.34),
            (cx + half * 1.7, cy - h * 0.66 - w),
            (250, cy - h * 0.94),
        ]
        left = [q for q in left if q[0] > -30]
        p.hills([*left, (cx, cy), *[q for q in right if q[0] < 280]], c)
        # the right wall lies in the shade
        p.hills([(cx, cy), *[q for q in right if q[0] < 280]], _deeper(c))
        p.path(
            f"M{cx:.0f} {cy:.0f}C{cx - half * 0.3:.0f} {cy + 14:.0f} {cx + half * 0.2:.0f} {cy + 30:.0f} {cx - half * 0.3:.0f} {cy + 60:.0f}L{cx + half * 0.1:.0f} {cy + 60:.0f}C{cx + half * 0.4:.0f} {cy + 30:.0f} {cx - half * 0.1:.0f} {cy + 14:.0f} {cx:.0f} {cy:.0f}Z",
            "#F7F0CC",
            0.9,
        )
        if k in (1, 2, 3):
            p.wood(-2, cx - half * 1.1, cy - h * 0.9, 9 + 9 * t, _deeper(_deeper(c)), 5 + k, cy - h * 0.42)
            p.wood(cx + half * 1.2, 244, cy - h * 0.4, 9 + 9 * t, _deeper(_deeper(c)), 4 + k, cy - h * 0.88)
    # the horn blower on his rock
    p.path("M-6 168C20 160 60 164 82 172C92 178 92 190 104 200L120 250H-6Z", "#1C4A36")
    p.path("M-6 168C20 160 60 164 82 172C60 172 20 172 -6 182Z", "#5F9C5A")
    p.walker(46, 168, 40, "#7A2018", "#4A2A1C")
    p.path("M40 140Q46 135 52 140L53 152H40Z", "#C8402F")
    p.path("M50 132L92 108", "none", 1, "#5A3A22", 4)
    p.path("M88 113L102 96L106 108Z", "#5A3A22")
    p.path("M102 96L106 108", "none", 1, "#C79A63", 2.4)
    p.path("M47 142L62 128", "none", 1, "#7A2018", 4)
    p.spruce(216, 218, 96, "#123629", "#2F6A4C")
    p.spruce(190, 226, 58, "#163E2E", "#2F6A4C")
    p.frame("#143A2B", 0.25, 0.76)
    return p


def _deeper(c: str) -> str:
    v = [int(c[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{int(k * 0.87):02x}" for k in v)


def glow_worm_cave() -> Pic:
    p = Pic(21)
    p.sky("#04161C", "#0B3038", "#0E4A4C", "#08262C")
    p.glow(120, 118, 130, "#3FE0B0", 0.4)
    # far gallery
    p.poly(
        [
            (0, 0),
            (240, 0),
            (240, 150),
            (200, 138),
            (186, 96),
            (150, 74),
            (118, 66),
            (84, 76),
            (58, 100),
            (44, 142),
            (0, 156),
        ],
        "#0A2A30",
    )
    p.shape([(62, 158), (56, 118), (80, 84), (120, 72), (160, 84), (184, 118), (178, 158)], "#125A58", 0.8)
    p.shape([(84, 158), (82, 124), (98, 98), (122, 90), (146, 100), (158, 126), (156, 158)], "#1B7A70", 0.8)
    p.water(152, 240, "#1A6E68", "#0B3A40", "#041A20")
    # threads with beads of light and their mirror on the water
    cols = ["#C9FF7A", "#9BFFC4", "#FFE27A", "#FFB84A"]
    for i in range(25):
        x = 14 + i * 8.9 + p.rng.uniform(-2.5, 2.5)
        mid = 1 - abs(x - 120) / 120
        top = 40 + 26 * mid
        ln = p.rng.uniform(18, 62) * (0.7 + 0.4 * mid)
        c = p.rng.choice(cols)
        p.path(f"M{x:.1f} {top - 30:.0f}V{top + ln:.0f}", "none", 1, "#8FE8C8", 0.9, 0.5)
        y = top
        while y < top + ln:
            p.circle(x, y, 1.3, c, 0.85)
            y += p.rng.uniform(6, 10)
        p.glow(x, top + ln, 9, c, 0.7)
        p.circle(x, top + ln, 2.6, "#FDFFE2")
        my = 154 + (152 - top - ln) * 0.42
        p.path(f"M{x - 3:.1f} {my:.0f}H{x + 3:.1f}", "none", 1, c, 1.8, 0.75)
    p.ripples(158, 204, "#9BFFC4", 12, 0.35)
    # roof, walls and the little boat
    p.poly(
        [
            (0, 0),
            (240, 0),
            (240, 62),
            (226, 44),
            (214, 70),
            (202, 38),
            (186, 52),
            (170, 30),
            (150, 42),
            (138, 24),
            (118, 38),
            (100, 24),
            (86, 46),
            (70, 30),
            (58, 60),
            (44, 36),
            (30, 64),
            (16, 44),
            (0, 84),
        ],
        "#051419",
    )
    p.poly([(0, 70), (22, 92), (28, 130), (18, 160), (34, 190), (40, 240), (0, 240)], "#06191F")
    p.poly([(240, 56), (222, 84), (214, 128), (224, 158), (208, 192), (206, 240), (240, 240)], "#041217")
    p.path("M2 72L23 93L29 130L20 158", "none", 1, "#2C8F80", 2.4, 0.7)
    p.glow(124, 168, 46, "#FFC65A", 0.7)
    p.oval(122, 186, 40, 4, "#02090C", 0.6)
    p.boat(120, 186, 68, "#2A1B14", "#120B09")
    p.path("M98 180C96 166 100 158 106 158C112 158 116 168 116 180Z", "#08161A")
    p.circle(106, 154, 5.4, "#08161A")
    p.path("M112 166L128 150L142 168", "none", 1, "#08161A", 2.4)
    p.circle(142, 170, 3.4, "#FFE9A8")
    p.rect(139, 164, 6.4, 2.4, "#2A1B14")
    p.glints(138, 190, 210, 10, 26, "#FFD27A", 5, 0.6, 1.6)
    p.frame("#030D12", 0.3, 0.75)
    return p


CARDS = {
    "forge-village": forge_village,
    "hanging-meadow": hanging_meadow,
    "echo-valley": echo_valley,
    "glow-worm-cave": glow_worm_cave,
}
