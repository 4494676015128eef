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
    """A bright green gallery over still water, hung with lights, and a boat before it."""
    p = Pic(21)
    p.sky("#0A3A40", "#12605E", "#1C8A7C", "#0E4648")
    # the gallery opens towards the light
    p.shape([(16, 176), (18, 108), (58, 58), (120, 44), (182, 58), (222, 108), (224, 176)], "#17776E")
    p.shape([(46, 172), (48, 118), (78, 80), (120, 68), (162, 80), (192, 118), (194, 172)], "#2AA48C")
    p.shape([(74, 168), (78, 124), (98, 100), (120, 92), (144, 100), (162, 124), (166, 168)], "#58D0A6")
    p.shape([(96, 164), (100, 136), (120, 120), (142, 136), (144, 164)], "#A8F0C2")
    p.glow(120, 136, 96, "#B8FFD0", 0.6)
    p.water(158, 240, "#4CC29C", "#167068", "#083A40")
    for k in range(6):
        w = 34 - k * 3
        p.path(f"M{120 - w} {164 + k * 6}H{120 + w}", "none", 1, "#D8FFE0", 2.4, 0.75 - k * 0.09)
    # threads with lights, few and large; their mirror on the water
    drops = ((30, 66), (48, 92), (64, 62), (82, 86), (100, 62), (120, 82), (140, 64), (158, 92), (176, 66), (194, 88), (210, 64))
    for i, (x, y) in enumerate(drops):
        c = ("#E6FF8A", "#FFE27A", "#C6FFD8")[i % 3]
        p.path(f"M{x} 20V{y}", "none", 1, "#C8F6E0", 1.4, 0.7)
        for k in range(3):
            p.circle(x, y - 14 - k * 11, 2, c, 0.9)
        p.glow(x, y, 16, c, 0.85)
        p.circle(x, y, 4.6, "#FFFFEC")
        if i % 2:
            p.path(f"M{x - 5} {176 + (i * 7) % 22}h10", "none", 1, c, 2.4, 0.7)
    # roof with its teeth, side walls lit at their rim
    p.poly([(0, 0), (240, 0), (240, 74), (226, 48), (214, 66), (200, 38), (184, 50), (168, 30), (148, 40), (134, 24), (116, 36), (98, 24), (84, 44), (68, 30), (54, 56), (40, 38), (26, 66), (14, 50), (0, 86)], "#0B2A32")  # fmt: skip
    p.poly([(0, 76), (20, 98), (26, 134), (14, 164), (30, 196), (36, 240), (0, 240)], "#0E333A")
    p.poly([(240, 66), (222, 92), (216, 130), (226, 160), (210, 194), (206, 240), (240, 240)], "#08242B")
    p.path("M2 80L20 98L26 134L15 163L29 194", "none", 1, "#5AD0A8", 3, 0.8)
    # the boat with its lantern
    p.glow(142, 164, 44, "#FFC65A", 0.8)
    p.oval(120, 193, 48, 5, "#06282C", 0.6)
    p.boat(118, 193, 88, "#5A3620", "#241410")
    p.path("M88 184C86 166 92 156 100 156C108 156 112 168 112 184Z", "#12262C")
    p.circle(100, 150, 7.4, "#12262C")
    p.path("M94 146Q100 138 107 146L108 149H92Z", "#C8402F")
    p.path("M107 166L124 150L142 160", "none", 1, "#12262C", 3.4)
    p.circle(142, 168, 6, "#FFF0B8")
    p.rect(138, 159, 8, 3, "#241410")
    p.glints(142, 198, 214, 12, 26, "#FFD27A", 4, 0.7, 2)
    p.frame("#06222A", 0.14, 0.72)
    return p


CARDS = {
    "forge-village": forge_village,
    "hanging-meadow": hanging_meadow,
    "echo-valley": echo_valley,
    "glow-worm-cave": glow_worm_cave,
}
