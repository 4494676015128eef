"""The Boreal cards of the nature family, near views (woods, bogs, beasts), each composed by hand.

Reads only the kit; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

import math

from boreal_lib import Pic


def birch_wood() -> Pic:
    p = Pic(11)
    p.sky("#F4E7A8", "#DDE7A0", "#9CC078", "#5F9457")
    p.sun(66, 74, 17, "#FFF6CF", "#FFF3B8", 0.9)
    for x in range(6, 240, 15):
        xx = x + p.rng.uniform(-4, 4)
        p.rect(xx, 10, p.rng.uniform(2, 4), 165, "#F1F3D2", 0.5)
    p.hills([(0, 160), (60, 152), (130, 163), (190, 150), (240, 158)], "#86B266")
    for x, w in ((30, 7), (96, 6), (150, 7), (226, 6)):
        p.birch(x, 8, 172, w, "#E9EDCB", "#B7C99A", "#6B8056")
    p.hills([(0, 178), (70, 168), (150, 180), (240, 166)], "#5A9A4E")
    # long shadows of the near trunks
    for x in (58, 128, 196):
        p.poly([(x - 7, 196), (x + 8, 196), (x + 96, 240), (x + 62, 240)], "#2F6440", 0.45)
    p.birch(54, -4, 204, 19, lean=5)
    p.birch(124, -4, 196, 16, lean=-4)
    p.birch(192, -4, 212, 23, lean=3)
    p.path("M58 92Q80 84 92 62M190 104Q170 98 160 76M126 88Q140 82 146 70", "none", 1, "#E4E5D6", 3.4)
    for cx, cy, r in ((20, 4, 38), (70, -2, 34), (118, -8, 40), (170, 0, 36), (222, 4, 40)):
        p.circle(cx, cy, r, "#3E7F45")
    for cx, cy, r in ((6, -4, 30), (52, -6, 30), (100, -12, 34), (152, -6, 30), (204, -4, 34)):
        p.circle(cx, cy, r, "#6FA94F")
    for _ in range(34):
        x, y = p.rng.uniform(0, 240), p.rng.uniform(22, 78)
        p.oval(x, y, 3.2, 2, p.rng.choice(["#F2C94C", "#8CC25A", "#E9D75E"]), 0.95)
    p.hills([(0, 212), (60, 206), (120, 214), (180, 210), (240, 204)], "#2B5E3C")
    for x in (14, 36, 92, 150, 228):
        for a in (-60, -30, 0, 30, 60):
            dx, dy = math.sin(math.radians(a)) * 20, math.cos(math.radians(a)) * 20
            p.path(
                f"M{x} 216Q{x + dx * 0.4:.0f} {216 - dy:.0f} {x + dx:.0f} {214 - dy * 0.8:.0f}",
                "none",
                1,
                "#4B8A4A",
                2.6,
            )
    p.frame("#173A28", 0.42, 0.75)
    return p


def moss_hollow() -> Pic:
    p = Pic(12)
    p.sky("#BBD6A0", "#6FA25C", "#2F6B45", "#1B4632")
    for x, w in ((18, 22), (62, 14), (178, 16), (220, 26)):
        p.rect(x - w / 2, 0, w, 150, "#2C5E42", 0.55)
    for k, x in enumerate((30, 88, 148)):
        p.poly([(x - 60, -5), (x - 30, -5), (x + 74 + k * 8, 170), (x + 16 + k * 6, 170)], "#F3F0B4", 0.2)
    p.hills([(0, 128), (50, 140), (120, 150), (190, 138), (240, 120)], "#2E6A44")
    p.hills([(0, 166), (60, 178), (130, 184), (200, 176), (240, 158)], "#245A3C")
    # fallen log: long bark body, mossy back, open end to the viewer
    p.oval(132, 196, 104, 13, "#0F2C20", 0.55)
    p.path("M66 92C118 84 190 96 246 112V178C200 194 120 196 78 188Z", "#5B4030")
    p.path("M78 188C120 196 200 194 246 178V152C190 168 120 166 70 156Z", "#3D2A22")
    for y in (120, 136, 150):
        p.path(f"M112 {y}Q170 {y - 6} 240 {y + 4}", "none", 1, "#4A3328", 2)
    p.path(
        "M58 94C90 70 160 74 246 96V128C236 134 232 124 224 126C216 140 206 136 202 126C190 124 188 146 178 144C170 140 172 124 160 122C148 122 146 138 138 136C130 130 134 116 122 114C112 114 108 124 98 118Z",
        "#6DB04F",
    )
    p.path("M58 94C90 70 160 74 246 96V104C180 88 110 84 70 96Z", "#A6D466")
    p.oval(74, 140, 37, 49, "#8A6242")
    p.oval(74, 140, 31, 43, "#C79A63")
    p.oval(75, 141, 24, 35, "#4A2F22")
    p.oval(78, 144, 18, 28, "#1E1512")
    p.path("M44 118Q48 100 60 94M50 166Q46 150 46 140", "none", 1, "#E2BE86", 3)
    p.path("M42 112C52 82 88 82 102 98C92 96 90 108 84 104C76 96 72 108 66 104C58 98 50 108 42 112Z", "#8CC653")
    # toadstools
    for x, y, s in ((154, 92, 1.25), (178, 96, 0.85), (24, 188, 1.1)):
        p.path(
            f"M{x - 3 * s} {y}Q{x - 2 * s} {y - 12 * s} {x - 3 * s} {y - 18 * s}H{x + 3 * s}Q{x + 2 * s} {y - 12 * s} {x + 4 * s} {y}Z",
            "#F3E9D2",
        )
        p.path(
            f"M{x - 13 * s} {y - 17 * s}C{x - 11 * s} {y - 34 * s} {x + 11 * s} {y - 34 * s} {x + 13 * s} {y - 17 * s}Q{x} {y - 12 * s} {x - 13 * s} {y - 17 * s}Z",
            "#D8502F",
        )
        p.path(
            f"M{x + 2 * s} {y - 15 * s}C{x + 10 * s} {y - 18 * s} {x + 8 * s} {y - 28 * s} {x + 2 * s} {y - 29 * s}C{x + 11 * s} {y - 28 * s} {x + 13 * s} {y - 20 * s} {x + 13 * s} {y - 17 * s}Z",
            "#A83A24",
        )
        for dx, dy, r in ((-6, -21, 2), (0, -26, 1.8), (5, -20, 1.7)):
            p.circle(x + dx * s, y + dy * s, r * s, "#FFF6E4")
    p.hills([(0, 196), (40, 190), (110, 202), (180, 204), (240, 192)], "#1D4A33")
    p.grass(0, 240, 206, 22, "#3F8447", 30, 6)
    p.hills([(0, 212), (120, 206), (240, 214)], "#133425")
    p.frame("#0F2E20", 0.35, 0.7)
    return p


def reindeer_ford() -> Pic:
    p = Pic(13)
    p.sky("#F6E3B4", "#F3CF8C", "#C9D0A4", "#8FB087")
    p.glow(40, 60, 110, "#FFF3CF", 0.8)
    p.crags([(0, 112), (40, 92), (78, 104), (130, 74), (176, 98), (210, 84), (240, 96)], "#A9BFA8", 2)
    p.hills([(0, 128), (60, 116), (130, 128), (190, 110), (240, 120)], "#7FA073")
    p.hills([(0, 142), (50, 134), (120, 146), (180, 132), (240, 138)], "#5A8A52")
    p.wood(4, 110, 147, 22, "#3F7048", 16)
    p.wood(168, 240, 142, 24, "#3F7048", 11, 146)
    p.water(148, 240, "#D9CFA0", "#7FA9A0", "#2F6A6C")
    p.ripples(154, 206, "#FFF4D0", 16, 0.6)
    # reindeer with its reflection
    p.oval(140, 199, 66, 6, "#1F4F50", 0.45)
    dark, body, pale = "#4A3426", "#7A573B", "#E9DCC2"
    for x, top in ((96, 150), (112, 152), (160, 150), (176, 150)):
        p.path(
            f"M{x - 6} {top - 14}H{x + 7}L{x + 3} {top + 20}L{x + 3.5} 198H{x - 3}L{x - 2.5} {top + 20}Z",
            dark if x in (112, 176) else body,
        )
    p.path(
        "M86 122C100 108 150 112 176 108C188 108 196 118 192 132C190 148 178 154 164 152C140 158 116 158 102 154C86 150 78 134 86 122Z",
        body,
    )
    p.path(
        "M100 152C120 160 150 158 166 152C180 154 190 146 192 132C184 144 160 146 140 146C120 146 104 144 90 136C90 144 94 150 100 152Z",
        dark,
    )
    p.path("M190 112C194 120 196 128 190 134C184 132 182 120 190 112Z", pale)
    # neck with white mane, head to the left
    p.path(
        "M104 114C92 108 84 96 72 92C64 90 52 96 46 102C42 106 44 111 49 111C58 112 62 110 66 112C70 124 78 140 94 148Z",
        body,
    )
    p.path("M67 111C70 126 80 146 98 154C100 142 88 124 78 110Z", pale)
    p.path("M70 92C74 84 80 84 84 88C82 94 76 96 70 92Z", dark)
    p.circle(60, 99, 2, "#1B1410")
    p.path("M46 102C42 106 44 111 49 111C51 107 50 103 46 102Z", dark)
    ant = "#3A281E"
    p.path(
        "M74 90C84 74 104 74 104 54M88 76C84 66 84 60 80 52M98 68C96 60 92 54 93 46M103 62C110 58 112 52 114 46M76 86C66 80 60 74 54 74",
        "none",
        1,
        ant,
        4,
    )
    p.path(
        "M70 90C72 70 60 62 62 42M69 72C62 68 56 68 50 62M65 58C58 54 54 50 52 44M64 54C70 50 72 44 72 38",
        "none",
        1,
        "#5A4030",
        3.4,
    )
    p.path("M92 199H104M108 200H120M154 199H166M172 200H184", "none", 1, "#FFF4D0", 2, 0.8)
    for x, y, w, h in ((24, 204, 44, 16), (214, 206, 52, 20), (206, 170, 20, 8), (22, 168, 18, 7)):
        p.boulder(x, y, w, h, "#A5B09A", "#566860")
    p.grass(0, 40, 214, 30, "#B98A3A", 10, 5)
    p.grass(196, 240, 216, 34, "#B98A3A", 12, -5)
    p.frame("#1E4547", 0.25, 0.78)
    return p


def old_spruce() -> Pic:
    p = Pic(14)
    p.sky("#8FC3B0", "#CDE3BF", "#F5EFCB", "#F5EFCB", y2=200)
    p.glow(40, 70, 120, "#FFF8D8", 0.8)
    p.crags([(0, 150), (34, 128), (70, 146), (112, 134), (170, 152), (206, 126), (240, 142)], "#A9CDB4", 3)
    p.wood(0, 240, 176, 34, "#86B498", 26)
    p.hills([(0, 176), (120, 182), (240, 172)], "#78A98A")
    p.wood(-6, 84, 192, 44, "#4F8A6C", 10)
    p.wood(160, 246, 192, 46, "#4F8A6C", 10)
    p.hills([(0, 190), (60, 184), (120, 192), (190, 186), (240, 192)], "#5E9A62")
    p.poly([(112, 202), (132, 200), (260, 252), (190, 252)], "#1F4A38", 0.5)
    # trunk and boughs, each bough its own drooping fan; the whole tree ends below the cost tab
    p.body.append('<g transform="translate(0 35) scale(1 0.83)">')
    p.path("M108 206Q116 190 115 60H125Q124 190 136 206Z", "#4A3226")
    p.path("M122 206Q122 120 121 60H125Q124 190 136 206Z", "#2F1F18")
    tiers = 9
    for k in range(tiers - 1, -1, -1):
        t = (k + 1) / tiers
        y, half = 22 + 162 * t, 8 + 66 * t**0.85
        drop = 9 + 8 * t
        n = 3 + k // 2
        right, left = [], []
        for i in range(n + 1):
            u = i / n
            right.append((120 + half * u, y - drop * (1 - u) * 0.9 + drop * 0.35 * u))
            left.append((120 - half * u, y - drop * (1 - u) * 0.9 + drop * 0.35 * u))
        d = f"M120 {y - 30 - 8 * t:.0f}Q{120 + half * 0.5:.0f} {y - drop:.0f} {120 + half:.0f} {y + drop * 0.3:.0f}"
        for i in range(n, -n, -1):
            x1 = 120 + half * (i - 0.5) / n
            x2 = 120 + half * (i - 1) / n
            d += f"Q{x1 + 2:.0f} {y + drop * 0.55 + 3:.0f} {x2:.0f} {y + drop * (0.3 * abs(i - 1) / n - 0.25):.0f}"
        d += f"Q{120 - half * 0.5:.0f} {y - drop:.0f} 120 {y - 30 - 8 * t:.0f}Z"
        p.path(d, "#1F4A3C" if k % 2 else "#245443")
        dl = f"M120 {y - 30 - 8 * t:.0f}Q{120 - half * 0.5:.0f} {y - drop:.0f} {120 - half:.0f} {y + drop * 0.3:.0f}Q{120 - half * 0.62:.0f} {y + 2:.0f} {120 - half * 0.5:.0f} {y - drop * 0.2:.0f}Q{120 - half * 0.2:.0f} {y - 6:.0f} 118 {y - 14:.0f}Z"
        p.path(dl, "#4C8A5E")
    p.poly([(120, 4), (126, 26), (114, 26)], "#245443")
    # lichen beards and a deer-sized door of dark between the roots
    for x, y in ((66, 176), (92, 158), (150, 162), (176, 180), (142, 130)):
        p.path(f"M{x} {y}q2 8 -1 14M{x + 5} {y}q2 6 1 10", "none", 1, "#B9CFA0", 2)
    p.path("M96 208C104 202 108 196 112 190M144 208C138 202 132 196 130 188M120 210V196", "none", 1, "#3A261D", 6)
    p.body.append("</g>")
    p.hills([(0, 208), (70, 204), (150, 210), (240, 204)], "#33684A")
    p.poly([(54, 208), (62, 208), (88, 226), (76, 228)], "#163A2C", 0.6)
    p.walker(56, 208, 26, "#C8402F", "#7A2018")
    p.frame("#12382E", 0.28, 0.75)
    return p


def lichen_field() -> Pic:
    p = Pic(15)
    p.sky("#C7D6C4", "#E6E2C4", "#F2DDAE", y2=110)
    p.glow(26, 46, 90, "#FFF6D6", 0.8)
    p.crags([(0, 92), (50, 80), (96, 90), (150, 74), (200, 88), (240, 82)], "#A8BCA6", 2)
    p.hills([(0, 100), (80, 92), (160, 100), (240, 92)], "#8FA97E")
    p.hills([(0, 116), (80, 108), (170, 118), (240, 106)], "#7C9A60")
    for _ in range(26):
        y = p.rng.uniform(112, 150)
        s = (y - 96) / 40
        p.oval(
            p.rng.uniform(0, 240), y, 9 * s, 2.6 * s, p.rng.choice(["#C9CF9A", "#B7C583", "#DFD9A8", "#A3582E"]), 0.75
        )
    p.hills([(0, 150), (70, 140), (160, 152), (240, 144)], "#66894E")
    # three stones covered with map lichen
    p.poly([(60, 196), (196, 200), (240, 236), (130, 236)], "#22402C", 0.45)
    p.shape(
        [(34, 196), (30, 150), (52, 100), (94, 78), (132, 84), (158, 116), (170, 160), (168, 198)],
        "#66706B",
        pull=0.8,
    )
    p.shape(
        [(34, 190), (32, 150), (53, 102), (94, 80), (128, 85), (116, 108), (92, 140), (78, 190)], "#97A197", pull=0.8
    )
    p.path("M116 108L132 150L126 196M132 150L158 168", "none", 1, "#525C58", 2.5)
    p.shape([(160, 202), (162, 168), (184, 146), (212, 150), (230, 176), (232, 204)], "#5B6662", pull=0.8)
    p.shape([(162, 196), (166, 168), (186, 149), (208, 152), (196, 170), (184, 198)], "#8C968D", pull=0.8)

    def patch(x: float, y: float, r: float, rim: str, mid: str, core: str) -> None:
        n = 11
        for k, (c, s) in enumerate(((rim, 1.0), (mid, 0.78), (core, 0.4))):
            pts = []
            for i in range(n):
                a = i / n * math.tau + k
                rr = r * s * p.rng.uniform(0.82, 1.12)
                pts.append((x + math.cos(a) * rr, y + math.sin(a) * rr * 0.9))
            p.shape(pts, c)

    yellow = ("#8FA83A", "#CFE05A", "#A9C244")
    orange = ("#C9702A", "#F0912E", "#F8C15A")
    pale = ("#8FA59A", "#E4EFDA", "#BCD3BE")
    for x, y, r, c in (
        (72, 128, 23, yellow),
        (106, 104, 14, orange),
        (58, 170, 14, pale),
        (104, 158, 19, orange),
        (142, 136, 14, pale),
        (132, 176, 17, yellow),
        (84, 92, 7, pale),
        (186, 176, 15, pale),
        (210, 166, 11, orange),
        (206, 192, 11, yellow),
        (154, 190, 6, orange),
        (84, 186, 8, yellow),
    ):
        patch(x, y, r, *c)
    p.hills([(0, 198), (60, 190), (130, 202), (240, 194)], "#3F6A3A")
    for _ in range(40):
        x, y = p.rng.uniform(0, 240), p.rng.uniform(198, 234)
        p.path(
            f"M{x:.0f} {y:.0f}v-6m0 3l-4 -4m4 2l4 -4",
            "none",
            1,
            p.rng.choice(["#C9D79A", "#9DB878", "#D8DDB4"]),
            1.8,
            0.8,
        )
    p.frame("#1D3B26", 0.22, 0.76)
    return p


def bear_den() -> Pic:
    p = Pic(16)
    p.sky("#A9C7C4", "#CFE0D2", "#E9E6CC", y2=120)
    p.wood(-4, 244, 92, 58, "#7FA69A", 16)
    p.wood(-6, 246, 104, 60, "#4E7F6C", 12)
    # rocky mound with snow and roots, the dark mouth in the middle
    p.shape(
        [(-20, 250), (-14, 130), (30, 84), (84, 62), (150, 60), (206, 84), (252, 128), (256, 250)],
        "#59665F",
        pull=0.8,
    )
    p.shape(
        [(-20, 250), (-14, 132), (32, 86), (86, 64), (112, 62), (84, 90), (48, 120), (26, 170), (20, 250)],
        "#8C9A8E",
        pull=0.7,
    )
    p.path(
        "M-20 128C6 96 56 60 118 54C180 52 226 84 258 122C236 116 226 100 212 108C202 112 196 92 180 94C166 98 160 80 142 82C126 84 120 94 104 88C88 84 80 104 62 100C46 100 40 122 24 118C8 116 -6 134 -20 128Z",
        "#F4F8FB",
    )
    p.path(
        "M118 54C180 52 226 84 258 122C236 116 226 100 212 108C202 112 196 92 180 94C200 84 170 62 118 54Z", "#C9DAE6"
    )
    p.path("M58 204C52 150 74 106 122 104C172 104 190 150 184 206Z", "#3A3A36")
    p.path("M66 206C62 152 82 114 124 112C166 112 182 154 176 206Z", "#16191C")
    # the bear
    fur, dark, pale = "#7A4E30", "#573420", "#C39A6B"
    p.path("M70 210C72 184 86 172 104 170H144C162 172 174 186 176 210Z", dark)
    for x in (92, 154):
        p.circle(x, 136, 13, dark)
        p.circle(x + 0.5, 137, 7, "#B98A62")
    p.path(
        "M82 160C80 136 98 124 123 124C148 124 166 136 164 160C164 184 146 196 123 196C100 196 82 184 82 160Z", fur
    )
    p.path(
        "M84 160C82 138 98 126 120 125C104 134 96 146 98 164C100 178 104 186 112 195C96 192 84 180 84 160Z", "#9A6840"
    )
    p.path(
        "M104 172C104 160 112 156 123 156C134 156 142 160 142 172C142 186 134 192 123 192C112 192 104 186 104 172Z",
        pale,
    )
    p.path("M112 163C116 159 130 159 134 163C134 169 128 173 123 174C118 173 112 169 112 163Z", "#1A1413")
    p.oval(119, 163, 3, 1.6, "#8C7C76", 0.9)
    p.path("M123 174V180M123 180Q116 186 111 182M123 180Q130 186 135 182", "none", 1, "#1A1413", 2.4)
    for x in (104, 142):
        p.circle(x, 150, 4, "#15100E")
        p.circle(x - 1.2, 148.6, 1.2, "#FFF6E0")
    for x in (74, 172):
        p.path(f"M{x - 18} 212C{x - 20} 196 {x - 10} 190 {x} 190C{x + 10} 190 {x + 18} 196 {x + 16} 212Z", fur)
        p.path(f"M{x - 8} 204v-6M{x} 203v-7M{x + 8} 204v-6", "none", 1, "#2A1A12", 2.6)
    p.hills([(-4, 204), (40, 198), (90, 208), (150, 208), (204, 196), (244, 206)], "#E4EEF4")
    p.hills([(-4, 214), (70, 210), (150, 218), (244, 208)], "#A9C0D0")
    p.spruce(14, 208, 66, "#1F4A38", "#3F7A58", "#F4F8FB")
    p.spruce(228, 206, 76, "#1F4A38", "#3F7A58", "#F4F8FB")
    p.frame("#1C2F33", 0.3, 0.78)
    return p


def cloudberry_bog() -> Pic:
    p = Pic(17)
    p.sky("#7FB7B8", "#BFD9C0", "#F0E2B0", "#F0E2B0", y2=150)
    p.sun(52, 84, 13, "#FFF6D8", "#FFF0BE", 0.8)
    p.hills([(0, 116), (60, 106), (140, 116), (240, 102)], "#8DB5A0")
    p.wood(120, 244, 122, 26, "#5F9484", 15)
    p.wood(-4, 60, 124, 20, "#6C9F8C", 8)
    p.hills([(0, 122), (240, 120)], "#86A863")
    for x, y, rx, ry in (
        (64, 136, 50, 6),
        (176, 142, 54, 7),
        (40, 162, 54, 10),
        (200, 172, 62, 12),
        (108, 194, 78, 14),
    ):
        p.oval(x, y + 2, rx + 4, ry + 3, "#5E7F44")
        p.oval(x, y, rx, ry, p.lin(0, y - ry, 0, y + ry, (0, "#F2E6B8"), (1, "#4F94A6")))
        p.path(f"M{x - rx * 0.5:.0f} {y:.0f}h{rx * 0.5:.0f}", "none", 1, "#FFF8DC", 2, 0.7)
    p.veil(112, 26, "#FFF9E2", 0.6)
    for x, y, h in ((22, 160, 26), (214, 150, 22), (228, 196, 32), (14, 206, 36)):
        for k in range(5):
            dx = (k - 2) * 3.4
            p.path(
                f"M{x + dx:.0f} {y}q{dx * 0.4:.1f} {-h * 0.6:.0f} {dx * 0.9:.1f} {-h + abs(dx):.0f}",
                "none",
                1,
                "#4C7A3C",
                2,
            )
            if k % 2 == 0:
                p.circle(x + dx * 1.9, y - h + abs(dx), 4.4, "#FBFAF0")
                p.circle(x + dx * 1.9 + 1.4, y - h + abs(dx) + 1.4, 2.4, "#D5DBC8")
    # the cloudberry, large, with lobed leaves
    p.path("M126 220C124 190 116 170 120 128", "none", 1, "#7A3B2A", 5)

    def leaf(x: float, y: float, s: float, c: str, d: str, rot: float) -> None:
        with p.at(x, y, s, s, rot):
            p.path(
                "M0 0C-10 -2 -30 8 -38 -2C-44 -12 -34 -18 -36 -28C-36 -38 -22 -38 -16 -42C-10 -50 6 -52 12 -42C22 -40 34 -38 34 -26C36 -16 44 -10 36 0C28 8 10 -2 0 0Z",
                c,
            )
            p.path("M0 0C10 -2 28 8 36 0C44 -10 36 -16 34 -26C34 -38 22 -40 12 -42C8 -30 4 -14 0 0Z", d)
            p.path("M0 -2L-26 -10M0 -2L-20 -30M0 -2L0 -40M0 -2L20 -30M0 -2L26 -10", "none", 1, "#2C6238", 1.8)

    leaf(96, 186, 0.9, "#74B255", "#4E8F45", -62)
    leaf(152, 190, 0.95, "#67A64E", "#457F40", 58)
    leaf(124, 226, 1.05, "#5A9A4E", "#3B7440", -8)
    for a in range(5):
        ang = math.radians(90 + (a - 2) * 42)
        p.path(
            f"M120 134Q{120 + math.cos(ang) * 18:.0f} {130 + math.sin(ang) * 14:.0f} {120 + math.cos(ang) * 30:.0f} {124 + math.sin(ang) * 20:.0f}Q{120 + math.cos(ang + 0.4) * 14:.0f} {128 + math.sin(ang + 0.4) * 10:.0f} 120 134Z",
            "#6E9B3E",
        )
    for x, y, r in (
        (98, 114, 13),
        (142, 114, 13),
        (108, 92, 13),
        (132, 92, 13),
        (120, 76, 12),
        (120, 122, 15),
        (96, 98, 11),
        (144, 98, 11),
        (120, 102, 15),
    ):
        p.circle(x, y, r, "#C96A1E")
        p.circle(x - 0.8, y - 1.2, r - 1.8, "#F2992E")
        p.circle(x - r * 0.28, y - r * 0.32, r * 0.46, "#FBC766")
        p.circle(x - r * 0.4, y - r * 0.45, r * 0.16, "#FFF3CF")
    p.frame("#1F4636", 0.3, 0.78)
    return p


CARDS = {
    "birch-wood": birch_wood,
    "moss-hollow": moss_hollow,
    "reindeer-ford": reindeer_ford,
    "old-spruce": old_spruce,
    "lichen-field": lichen_field,
    "bear-den": bear_den,
    "cloudberry-bog": cloudberry_bog,
}
