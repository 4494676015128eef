"""The Boreal cards of the water family, first part (tarns, piers, fjords, ice), each composed by hand.

Reads only the kit; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

from boreal_lib import Pic


def still_tarn() -> Pic:
    p = Pic(41)
    p.sky("#2E5A78", "#3F7690", "#55889A")
    # seen from above: dark woods around a bright oval eye
    p.hills([(0, 40), (60, 28), (120, 36), (190, 24), (240, 38)], "#2B5A5E")
    p.wood(-6, 246, 50, 34, "#1F4A50", 18)
    p.hills([(0, 52), (70, 44), (160, 50), (240, 42)], "#3A6F5E")
    p.wood(-6, 60, 92, 44, "#2B5C4E", 7, 70)
    p.wood(180, 246, 70, 44, "#2B5C4E", 7, 94)
    p.oval(122, 134, 118, 66, "#24524A")
    p.oval(121, 131, 112, 61, "#6F9A6A")
    p.oval(
        120,
        130,
        106,
        56,
        p.lin(40, 80, 180, 190, (0, "#E3F1F2"), (0.35, "#8CC4DA"), (0.7, "#3E86C6"), (1, "#215A96")),
    )
    p.oval(120, 132, 84, 40, "#FFFFFF", 0.09)
    # reflection of the morning star clouds
    p.path("M46 108Q72 98 100 104Q78 108 62 112Z", "#FFFFFF", 0.8)
    p.path("M52 118Q80 112 116 114Q84 120 64 122Z", "#FFFFFF", 0.5)
    # the islet with its spruces, mirrored
    with p.at(132, 146, 1, -0.82):
        p.path("M-34 0C-24 -12 22 -14 34 0Z", "#1C4F78", 0.9)
        for x, h in ((-12, 46), (4, 64), (17, 38)):
            p.poly([(x, -6 - h), (x + h * 0.17, -4), (x - h * 0.17, -4)], "#1C4F78", 0.9)
    p.path("M96 147C106 132 156 130 168 147Z", "#4B7A4C")
    p.path("M96 147C106 132 140 132 146 136C128 138 110 142 104 148Z", "#86B35E")
    p.spruce(119, 142, 46, "#1C4438", "#3F7A58")
    p.spruce(136, 142, 64, "#1C4438", "#3F7A58")
    p.spruce(150, 143, 38, "#1C4438", "#3F7A58")
    p.path("M92 149H172", "none", 1, "#E8F6F8", 1.8, 0.9)
    p.path(
        "M60 140a14 4 0 1 0 28 0a14 4 0 1 0 -28 0M53 140a21 6.5 0 1 0 42 0a21 6.5 0 1 0 -42 0",
        "none",
        1,
        "#FFFFFF",
        1.5,
        0.6,
    )
    for x, y in ((56, 156), (70, 164), (86, 160), (184, 118), (196, 126), (178, 128)):
        p.path(f"M{x} {y}l8 -1.4a8 3.4 0 1 1 -2.4 -2.4Z", "#5F9A58")
    p.circle(73, 160, 2.4, "#FFFFFF")
    p.circle(188, 114, 2.4, "#FFFFFF")
    p.hills([(0, 164), (30, 184), (80, 200), (140, 204), (200, 190), (240, 160)], "#2F6250")
    for x, y, h in ((16, 206, 86), (40, 220, 68), (226, 206, 94), (204, 220, 66)):
        p.spruce(x, y, h, "#143A36", "#2F6A56")
    p.hills([(0, 204), (60, 212), (130, 218), (200, 208), (240, 198)], "#16403A")
    p.frame("#0E2F38", 0.45, 0.72)
    return p


def fishing_pier() -> Pic:
    p = Pic(42)
    p.sky("#6FB4CE", "#B4DADB", "#F7E8C2", y2=110)
    p.glow(40, 60, 90, "#FFF6D4", 0.8)
    p.peak(60, 56, -20, 136, 108, "#8FB0C0", "#6C92A8", "#F7FBFC", "#CFE0E8", 0.4, 3)
    p.peak(196, 46, 130, 270, 108, "#86A8BA", "#638AA2", "#F7FBFC", "#CFE0E8", 0.4, 3)
    p.hills([(0, 104), (40, 98), (100, 106), (170, 98), (240, 106)], "#4F7F88", 1, 110)
    p.water(107, 240, "#BFE0DE", "#4E9CC4", "#1F5E94")
    p.ripples(112, 200, "#FFFFFF", 20, 0.5)
    # reflection of the boathouse
    p.poly([(148, 142), (222, 142), (216, 168), (184, 176), (152, 166)], "#8E3A36", 0.55)
    # the boathouse on stilts
    for x in (152, 174, 198, 218):
        p.rect(x, 130, 4, 18, "#3A2A26")
    p.hut(146, 136, 78, 32, "#C8402F", "#9A3226", "#4A4F5A", "#30353F", "")
    p.path(
        "M146 136V104M154 136V98M170 136V98M178 136V104M190 134V108M202 134V108M213 134V106",
        "none",
        1,
        "#8A2B20",
        1.2,
        0.6,
    )
    p.rect(156, 114, 13, 22, "#F6F0E4")
    p.rect(158, 116, 9, 20, "#7A2A20")
    p.rect(192, 112, 15, 11, "#F6F0E4")
    p.rect(194, 114, 11, 7, "#F8D98A")
    p.path("M199.5 114V121", "none", 1, "#F6F0E4", 1.4)
    # pier running to the viewer
    p.poly([(140, 138), (166, 138), (118, 250), (14, 250)], "#1B4A70", 0.5)
    p.poly([(132, 134), (158, 134), (96, 250), (-14, 250)], "#B98A5E")
    p.poly([(158, 134), (162, 138), (104, 250), (96, 250)], "#6F4C36")
    n = 13
    for k in range(n):
        t = (k / n) ** 1.7
        y = 135 + 115 * t
        x1, x2 = 132 - 146 * t, 158 - 62 * t
        p.path(f"M{x1:.1f} {y:.1f}L{x2:.1f} {y:.1f}", "none", 1, "#7A5840", 0.8 + 1.8 * t)
    for t, h in ((0.05, 16), (0.2, 24), (0.45, 34), (0.8, 46)):
        y = 135 + 115 * t
        for x, w in ((132 - 146 * t, 4 + 6 * t), (158 - 62 * t, 4 + 6 * t)):
            p.rect(x - w / 2, y - h * 0.62, w, h, "#5A3D2C", 1, 1.5)
            p.rect(x - w / 2, y - h * 0.62, w * 0.45, h, "#9A7350", 1, 1.5)
            p.oval(x, y - h * 0.62, w / 2 + 0.6, w * 0.24 + 0.6, "#C9A47A")
    # angler with a rod at the edge, a boat moored
    p.boat(196, 190, 66, "#F2B33D", "#B57A24")
    p.path("M170 178Q190 184 222 176", "none", 1, "#7A4E1C", 2)
    p.path("M164 180Q140 186 126 170", "none", 1, "#EADFC8", 1.6)
    p.path("M168 196H222M176 201H208", "none", 1, "#FFFFFF", 1.8, 0.5)
    p.poly([(96, 176), (112, 176), (136, 190), (120, 192)], "#4A3020", 0.5)
    p.path("M108 176H92L80 194", "none", 1, "#3A4A5E", 8)
    p.path("M96 178C94 160 97 146 105 146C113 146 116 160 114 178Z", "#1F5A6E")
    p.path("M104 178C106 166 107 156 105 146C113 146 116 160 114 178Z", "#153F52")
    p.circle(103, 138, 7.4, "#F0C8A0")
    p.path("M95.4 138C95 127 111 127 111 138L92 139Z", "#C8402F")
    p.path("M106 152C100 160 92 162 84 160", "none", 1, "#2A7088", 5.4)
    p.path("M92 164L34 104", "none", 1, "#3A2A20", 2.4)
    p.path("M34 104C30 130 32 150 31 170", "none", 1, "#FFFFFF", 1.1, 0.9)
    p.oval(31, 172, 3.4, 3, "#C8402F")
    p.path("M17 175a14 4 0 1 0 28 0", "none", 1, "#FFFFFF", 1.4, 0.8)
    p.frame("#14395A", 0.3, 0.74)
    return p


def tidal_steps() -> Pic:
    p = Pic(43)
    p.sky("#2F7FA8", "#7FC0CC", "#E6EED6", y2=150)
    p.sun(52, 92, 16, "#FFFDE8", "#FFF6CC", 0.9)
    p.wisp([(80, 74), (130, 66), (176, 76)], 8, "#FFFFFF", 0.6)
    p.water(142, 240, "#6FBCCB", "#2A7FA8", "#104A78")
    p.hills([(-4, 144), (24, 134), (64, 140), (90, 144)], "#4A8296", 1, 145)
    p.glints(52, 146, 186, 26, 50, "#FFF9D8", 8, 0.75)
    r, k, up = 27.0, 0.46, 25.0

    def column(x: float, y: float, foot: float, tone: int) -> None:
        """A six-sided basalt column: lit top, three visible sides."""
        a = [
            (x - r, y),
            (x - r / 2, y - r * k),
            (x + r / 2, y - r * k),
            (x + r, y),
            (x + r / 2, y + r * k),
            (x - r / 2, y + r * k),
        ]
        p.poly([a[0], a[5], (a[5][0], foot), (a[0][0], foot)], "#7C97A2")
        p.poly([a[5], a[4], (a[4][0], foot), (a[5][0], foot)], "#4C6374")
        p.poly([a[4], a[3], (a[3][0], foot), (a[4][0], foot)], "#2B4054")
        yy = y + r * k + 26
        while yy < foot:
            p.path(f"M{a[5][0] + 2:.1f} {yy:.1f}H{a[4][0] - 2:.1f}", "none", 1, "#374C5E", 1.6)
            yy += 26
        p.poly(a, ("#BFD0C8", "#B0C6C4", "#CBD6CA")[tone % 3])
        p.poly([a[0], a[1], a[2], (x + r * 0.2, y - r * k * 0.45), (x - r * 0.5, y + r * k * 0.2)], "#E9F0E2", 0.8)

    cells = []
    for row in range(4):
        for col in range(7):
            x = 40 + col * r * 1.5 - row * 2
            y = 150 + row * r * 2 * k + (r * k if col % 2 else 0) - col * up
            cells.append((row * 2 + col % 2, -col, x, y, row + col))
    for _, _, x, y, tone in sorted(cells):
        if x > 30:
            column(x, y + 8, 250, tone)
    # the tide runs down the steps
    for x1, y1, x2, y2, w in (
        (204, 84, 172, 108, 7),
        (166, 112, 132, 140, 8),
        (126, 144, 92, 168, 9),
        (84, 172, 56, 196, 10),
    ):
        p.path(f"M{x1} {y1}C{x1 - 16} {y1 - 2} {x2 + 8} {y1 + 4} {x2} {y2}", "none", 1, "#F4FBFC", w)
        p.path(f"M{x1} {y1 + 1}C{x1 - 16} {y1} {x2 + 8} {y1 + 6} {x2} {y2}", "none", 1, "#9FD4E2", w * 0.34)
        for dx, q in ((-8, w * 0.5), (0, w * 0.66), (8, w * 0.5)):
            p.circle(x2 + dx, y2 + 2, q, "#FFFFFF", 0.95)
    # swell at the foot
    p.path(
        "M-10 204C10 192 34 196 50 204C66 212 84 204 104 208C136 214 160 204 190 210C214 214 232 208 250 210V250H-10Z",
        "#1F6C9A",
    )
    p.path(
        "M-10 204C10 192 34 196 50 204C66 212 84 204 104 208C136 214 160 204 190 210C214 214 232 208 250 210",
        "none",
        1,
        "#FFFFFF",
        4,
    )
    p.path("M-10 220C20 212 50 222 84 218C130 214 170 224 250 218", "none", 1, "#9FD4E2", 2.6, 0.7)
    p.walker(212, 78, 24, "#C8402F", "#7A2018")
    p.frame("#0C3557", 0.3, 0.74)
    return p


def deep_fjord() -> Pic:
    p = Pic(44)
    p.sky("#1E4E7E", "#4F8CB4", "#A6CCDA", "#F3E2BE", y2=150)
    p.glow(112, 138, 70, "#FFF0C8", 0.85)
    p.peak(112, 96, 70, 158, 152, "#A9C2D0", "#8CAABD", "#FFFFFF", "#DDE8EF", 0.5, 2)
    p.water(150, 240, "#D8E4DA", "#4A8FB4", "#123F6E")
    walls = [
        ([(-10, 60), (40, 84), (70, 104), (92, 150)], "#8FB0C2"),
        ([(250, 62), (196, 84), (160, 110), (138, 150)], "#7A9DB4"),
        ([(-10, 36), (20, 42), (52, 86), (64, 110), (80, 156)], "#5E88A2"),
        ([(250, 30), (214, 46), (184, 90), (172, 120), (154, 156)], "#48728F"),
        ([(-10, 10), (8, 14), (26, 66), (44, 100), (46, 130), (62, 168)], "#34607E"),
        ([(250, 4), (236, 10), (212, 62), (202, 104), (190, 126), (176, 168)], "#234B6C"),
        ([(-10, -10), (2, 30), (14, 90), (22, 130), (34, 186)], "#1D4262"),
        ([(250, -10), (240, 40), (230, 92), (222, 140), (208, 188)], "#12304E"),
    ]
    for i, (pts, c) in enumerate(walls):
        base = pts[-1][1]
        side = -10 if i % 2 == 0 else 250
        p.poly([*pts, (side, base)], c)
        # mirror of the wall
        p.poly(
            [(side, base), pts[-1], (pts[-1][0] + (14 if i % 2 == 0 else -14), base + 14), (side, base + 44)], c, 0.5
        )
    for d in ("M26 66L34 110L30 140", "M52 86L60 126"):
        p.path(d, "none", 1, "#4F7E9C", 3, 0.8)
    for d in ("M212 62L208 100L214 140", "M184 90L180 126"):
        p.path(d, "none", 1, "#163A5A", 3, 0.8)
    # snow on the left rims, waterfalls on the right
    p.path("M8 14L26 66L20 60L14 66L6 40L-10 30V8Z", "#F4F8FB", 0.95)
    p.path("M20 42L52 86L44 84L38 90L26 66Z", "#E3EDF3", 0.9)
    p.path("M208 82C204 104 208 130 202 160", "none", 1, "#F4FBFD", 4)
    p.path("M176 110C172 126 174 140 170 154", "none", 1, "#EAF4F8", 2.4)
    for x, y in ((202, 164), (197, 167), (207, 167)):
        p.circle(x, y, 5, "#FFFFFF", 0.6)
    p.glints(114, 154, 206, 16, 66, "#FFF3D0", 12, 0.75)
    # the steamer, small against the walls
    p.path("M88 176H140L132 188H96Z", "#1B2430")
    p.path("M88 176H140L138 179H90Z", "#C8402F")
    p.rect(100, 166, 28, 10, "#FFFBF2")
    p.rect(106, 159, 16, 7, "#F1E8D6")
    p.rect(110, 146, 8, 14, "#C8402F")
    p.rect(110, 146, 8, 4, "#1B2430")
    p.path("M103 170h3m3 0h3m3 0h3m3 0h3", "none", 1, "#2F6FA3", 2)
    p.steam(114, 142, 44, 9, "#FFFFFF", 0.6, 9)
    p.path("M80 190Q60 196 44 204M146 190Q166 196 184 204M92 192H138", "none", 1, "#FFFFFF", 2, 0.6)
    p.frame("#0C2746", 0.35, 0.72)
    return p


def drift_ice() -> Pic:
    p = Pic(45)
    p.sky("#F2B8A0", "#F7D9C0", "#CFE3E6", y2=96)
    p.glow(30, 70, 80, "#FFF0D8", 0.8)
    p.hills([(0, 88), (60, 80), (130, 88), (200, 78), (240, 86)], "#A9C0D4", 1, 96)
    p.water(88, 240, "#6FC3CF", "#2C93B4", "#0F5A86")
    # iceberg with its foot under water
    p.path("M120 116L138 112L214 116L208 140L182 160L150 154L130 138Z", "#7FD6DC", 0.55)
    p.poly([(118, 116), (126, 84), (142, 74), (150, 50), (168, 44), (184, 66), (198, 72), (218, 118)], "#F8FCFD")
    p.poly([(168, 44), (184, 66), (198, 72), (218, 118), (176, 118), (166, 92), (172, 72), (164, 60)], "#9CCFE0")
    p.poly([(142, 74), (150, 50), (168, 44), (164, 60), (154, 70), (152, 90), (138, 100), (126, 84)], "#FFFFFF")
    p.poly([(152, 90), (166, 92), (176, 118), (146, 118)], "#CFE8F0")
    p.path("M112 118H224", "none", 1, "#FFFFFF", 2.4, 0.8)

    def floe(pts: list[tuple[float, float]], thick: float) -> None:
        low = [(x, y + thick) for x, y in pts]
        p.poly([(x + 4, y + thick * 2.1) for x, y in pts], "#0B4A72", 0.45)
        p.poly(low, "#5FB4CC")
        for a, b in zip(pts, pts[1:] + pts[:1], strict=True):
            if b[0] < a[0]:
                p.poly([a, b, (b[0], b[1] + thick), (a[0], a[1] + thick)], "#8CD0DE" if a[1] <= b[1] else "#4FA6C2")
        p.poly(pts, "#F4FAFC")
        cx, cy = sum(x for x, _ in pts) / len(pts), sum(y for _, y in pts) / len(pts)
        p.poly([(cx + (x - cx) * 0.55 + 9, cy + (y - cy) * 0.5 + 1.5) for x, y in pts], "#D8EAF2")

    floe([(20, 106), (52, 101), (84, 105), (78, 113), (40, 115)], 4)
    floe([(-10, 128), (30, 122), (56, 128), (50, 140), (14, 144), (-10, 142)], 6)
    floe([(66, 128), (102, 122), (124, 130), (112, 142), (76, 142)], 6)
    floe([(188, 140), (226, 132), (252, 138), (252, 156), (206, 158)], 8)
    floe([(58, 164), (100, 152), (158, 154), (182, 168), (168, 186), (110, 194), (64, 184)], 11)
    floe([(-10, 172), (26, 164), (42, 178), (34, 196), (-10, 202)], 9)
    floe([(196, 182), (236, 174), (252, 180), (252, 206), (210, 204)], 9)
    # a seal resting
    p.oval(128, 180, 44, 5, "#A5C6D8", 0.9)
    p.path(
        "M78 156C74 148 78 140 88 140C100 140 104 150 118 152C140 154 160 160 172 174L186 168L182 178L188 184L168 182C140 186 104 184 92 174C84 168 82 162 78 156Z",
        "#5B6672",
    )
    p.path(
        "M92 174C104 184 140 186 168 182L172 177C150 176 118 178 100 166C90 160 84 160 80 158C82 164 86 170 92 174Z",
        "#8E9AA4",
    )
    p.path("M84 141C92 139 98 144 104 149C98 148 90 146 84 141Z", "#828E9A")
    p.path("M112 172C104 178 100 186 108 188C116 186 122 180 124 176Z", "#434D58")
    p.circle(87, 149, 2.2, "#12161B")
    p.oval(78, 154, 2.6, 2, "#12161B")
    p.path("M82 156L74 160M83 157L77 163", "none", 1, "#E8EEF2", 0.9)
    for x, y in ((126, 160), (138, 163), (148, 168), (134, 170), (118, 160)):
        p.circle(x, y, 1.9, "#3D4752", 0.8)
    p.ripples(120, 200, "#E6FAFC", 14, 0.5)
    p.frame("#0C3F63", 0.3, 0.74)
    return p


CARDS = {
    "still-tarn": still_tarn,
    "fishing-pier": fishing_pier,
    "tidal-steps": tidal_steps,
    "deep-fjord": deep_fjord,
    "drift-ice": drift_ice,
}
