"""The Boreal cards of the water family (tarns, fjords, ice, shores), each composed by hand.

Reads only boreal_lib; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""

from __future__ import annotations

import math

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
    p.oval(120, 130, 106, 56, p.lin(40, 80, 180, 190, (0, "#E3F1F2"), (0.35, "#8CC4DA"), (0.7, "#3E86C6"), (1, "#215A96")))
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
    p.path("M60 140a14 4 0 1 0 28 0a14 4 0 1 0 -28 0M53 140a21 6.5 0 1 0 42 0a21 6.5 0 1 0 -42 0", "none", 1, "#FFFFFF", 1.5, 0.6)
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
    p.path("M146 136V104M154 136V98M170 136V98M178 136V104M190 134V108M202 134V108M213 134V106", "none", 1, "#8A2B20", 1.2, 0.6)
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
    p.path("M104 168C102 156 106 150 112 150C118 150 120 158 118 168L126 172L124 182H119L118 175H106Z", "#2A3646")
    p.circle(112, 145, 5.4, "#F0C8A0")
    p.path("M106 145C106 137 118 137 118 145Z", "#C8402F")
    p.path("M116 158L128 154L92 118", "none", 1, "#3A2A20", 1.8)
    p.path("M128 154L60 120L52 168", "none", 1, "#F6F0E4", 1, 0.9)
    p.oval(52, 170, 3, 2.6, "#C8402F")
    p.path("M42 173a10 3 0 1 0 20 0", "none", 1, "#FFFFFF", 1.2, 0.8)
    p.frame("#14395A", 0.3, 0.74)
    return p


def tidal_steps() -> Pic:
    p = Pic(43)
    p.sky("#2F7FA8", "#7FC0CC", "#D9ECDD", y2=120)
    p.glow(50, 70, 90, "#FFFBE0", 0.8)
    p.cloud(60, 96, 90, "#FFFFFF", 0.7, "", 4)
    p.water(104, 240, "#5FB0C4", "#2A7FA8", "#104A78")
    p.ripples(108, 150, "#FFFFFF", 12, 0.5)
    p.hills([(0, 106), (30, 98), (76, 104), (110, 107)], "#4A8296", 1, 108)

    def column(x: float, y: float, r: float, h: float, tone: int) -> None:
        """A six-sided basalt column: lit top, three visible sides."""
        k = 0.42
        hexa = [(x - r, y), (x - r * 0.5, y - r * k), (x + r * 0.5, y - r * k), (x + r, y), (x + r * 0.5, y + r * k), (x - r * 0.5, y + r * k)]
        tops = ("#93A9B0", "#84A39A", "#A3B4B4")
        p.poly([hexa[0], hexa[5], (x - r * 0.5, y + r * k + h), (x - r, y + h)], "#6F8690")
        p.poly([hexa[5], hexa[4], (x + r * 0.5, y + r * k + h), (x - r * 0.5, y + r * k + h)], "#46596A")
        p.poly([hexa[4], hexa[3], (x + r, y + h), (x + r * 0.5, y + r * k + h)], "#2C3D50")
        p.poly(hexa, tops[tone % 3])
        p.poly([hexa[0], hexa[1], hexa[2], (x, y - r * 0.1)], "#C3D2D0", 0.7)

    r = 21
    k = 0
    grid = []
    for row in range(7):
        for col in range(9):
            x = -10 + col * r * 1.5
            y = 104 + row * r * 0.84 + (r * 0.42 if col % 2 else 0)
            steep = (col - 1.2) * 15 - row * 11 + 4
            if steep > -6:
                grid.append((y, x, steep))
    for y, x, up in sorted(grid):
        lift = max(0, round(up / 13) * 13) * 0.84
        column(x, y + 40 - lift, r, lift + 46, k)
        k += 1
    # the tide spills from step to step
    for d, w in (("M196 92C186 96 180 104 178 118", 7), ("M176 118C168 124 164 134 160 148", 8), ("M158 148C146 152 140 164 136 178", 9), ("M134 178C122 182 112 190 104 200", 10)):
        p.path(d, "none", 1, "#EAF7FA", w)
        p.path(d, "none", 1, "#9FD4E2", w * 0.35)
    for x, y in ((178, 120), (160, 150), (136, 180), (102, 202)):
        for dx, rr in ((-9, 4), (-3, 5.5), (4, 5), (10, 3.4)):
            p.circle(x + dx, y + 1, rr, "#FFFFFF", 0.92)
    p.path("M-4 176C18 168 34 184 56 178C72 174 80 186 96 188C108 190 116 198 132 196", "none", 1, "#FFFFFF", 4, 0.85)
    p.path("M-4 190C20 182 40 198 66 192C84 188 96 204 118 204", "none", 1, "#CFEAF0", 3, 0.7)
    p.walker(222, 62, 22, "#C8402F", "#7A2018")
    p.frame("#0C3557", 0.32, 0.74)
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
        p.poly([(side, base), pts[-1], (pts[-1][0] + (14 if i % 2 == 0 else -14), base + 14), (side, base + 44)], c, 0.5)
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
        for (a, b) in zip(pts, pts[1:] + pts[:1], strict=True):
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
    p.path("M78 156C74 148 78 140 88 140C100 140 104 150 118 152C140 154 160 160 172 174L186 168L182 178L188 184L168 182C140 186 104 184 92 174C84 168 82 162 78 156Z", "#5B6672")
    p.path("M92 174C104 184 140 186 168 182L172 177C150 176 118 178 100 166C90 160 84 160 80 158C82 164 86 170 92 174Z", "#8E9AA4")
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
    p.path("M112 206C116 184 122 170 122 150C118 132 104 122 84 116C62 110 48 96 42 78C58 88 80 84 98 92C112 98 122 106 128 118C134 106 144 98 158 92C176 84 198 88 214 78C208 96 194 110 172 116C152 122 138 132 134 150C134 170 140 184 146 206Z", fl)
    p.path("M128 118C134 106 144 98 158 92C176 84 198 88 214 78C208 96 194 110 172 116C152 122 138 132 134 150C134 170 140 184 146 206H132C128 180 126 140 128 118Z", dk)
    p.path("M42 78C58 88 80 84 98 92C110 97 120 104 126 116C112 104 96 100 80 98C62 96 50 90 42 78Z", lt)
    p.path("M214 78C198 88 176 84 158 92C150 96 140 102 134 110C146 104 162 100 178 98C194 96 206 90 214 78Z", "#35558A")
    p.path("M64 104C78 108 92 110 104 120M190 106C178 108 164 110 152 120M124 160C122 176 118 190 114 204", "none", 1, lt, 2, 0.6)
    # water falling from its edges, foam ring
    for x, y, h in ((52, 96, 26), (66, 108, 34), (82, 117, 30), (98, 124, 24), (158, 124, 24), (174, 117, 32), (190, 108, 36), (204, 96, 24)):
        p.path(f"M{x} {y}v{h}", "none", 1, "#DDF0FA", 2.2, 0.75)
        p.circle(x, y + h + 7, 1.8, "#FFFFFF", 0.9)
    for x, y, r in ((96, 200, 7), (106, 195, 9), (118, 199, 8), (138, 199, 8), (150, 195, 9), (162, 200, 7), (86, 205, 5), (172, 205, 5), (128, 203, 8)):
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
        p.poly([(x, 60), (x + 40, 60), (x + 16, 190), (x - 34, 190)], p.down(60, 190, (0, "#C9DCE8", o), (1, "#C9DCE8", 0)))
    # shingle beach with wave edge
    p.path("M-10 178C40 164 80 182 128 176C180 170 210 186 250 176V250H-10Z", "#FFFFFF")
    p.path("M-10 184C40 170 80 188 128 182C180 176 210 192 250 182V250H-10Z", "#7A6A5C")
    p.path("M-10 196C60 184 110 200 250 190V250H-10Z", "#5E5048")
    for _ in range(38):
        x, y = p.rng.uniform(0, 240), p.rng.uniform(190, 232)
        s = 2 + (y - 190) / 10
        p.oval(x, y, s * 1.2, s * 0.7, p.rng.choice(["#9A8C7E", "#837468", "#B3A699", "#6C7C88"]))
    # boat turned over, two people under one yellow umbrella
    p.oval(76, 199, 62, 6, "#2E2824", 0.5)
    p.path("M14 198C24 168 50 156 82 156C112 156 134 172 142 198Z", "#3E86C6")
    p.path("M82 156C112 156 134 172 142 198H96C104 184 98 166 82 156Z", "#23588F")
    p.path("M18 190C60 182 104 184 139 192M24 178C60 168 100 170 132 180", "none", 1, "#DCEBF4", 2.4, 0.8)
    p.path("M10 198H146", "none", 1, "#F6F0E4", 4)
    p.path("M76 157C74 150 84 148 88 157", "none", 1, "#F6F0E4", 4)
    p.path("M180 128V176", "none", 1, "#2A2430", 3)
    p.path("M168 200C166 178 168 166 174 164C182 162 186 170 186 200Z", "#2A3646")
    p.path("M186 202C184 184 186 176 192 174C198 174 202 182 200 202Z", "#C8402F")
    p.circle(175, 158, 6, "#EFC7A0")
    p.circle(193, 169, 5, "#EFC7A0")
    p.path("M169 157C169 150 181 150 181 157Z", "#5A3D2C")
    p.path("M188 168C188 162 198 162 198 168Z", "#3A2A20")
    p.path("M134 138C140 104 172 98 182 100C206 100 224 118 226 144C218 138 210 138 204 143C196 136 188 136 180 141C172 134 162 134 156 140C150 134 140 134 134 138Z", "#F2B33D")
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
    for rx, ry, y, rim, inn in ((96, 26, 204, "#E9D9B4", "#2F9FB8"), (66, 17, 198, "#F3E7C6", "#49BFCC"), (40, 10, 193, "#FBF3DC", "#8FE3E0")):
        p.oval(118, y + 4, rx, ry, "#8A7450")
        p.oval(118, y, rx, ry, rim)
        p.oval(118, y - 0.5, rx - 4, ry - 3, inn)
    # steam drifting to the right behind, then the column
    for x, y, r, o in ((150, 84, 34, 0.5), (178, 72, 30, 0.42), (204, 64, 26, 0.3), (166, 104, 26, 0.4), (190, 96, 22, 0.3), (224, 58, 20, 0.22), (150, 126, 20, 0.35)):
        p.circle(x, y, r, p.rad(x, y, r, (0, "#FFFFFF", o), (0.6, "#FFFFFF", o * 0.7), (1, "#FFFFFF", 0)))
    heads = [(118, 54, 19), (98, 66, 16), (138, 64, 17), (84, 86, 13), (152, 84, 15), (92, 104, 14), (144, 104, 14), (118, 74, 24), (118, 98, 24), (102, 122, 13), (136, 122, 13), (118, 124, 18)]
    for x, y, r in heads:
        p.circle(x + 2.5, y + 3, r, "#A5CCE2")
    for x, y, r in heads:
        p.circle(x - 1, y - 0.5, r - 1, "#EDF6FA")
    for x, y, r in heads:
        p.circle(x - r * 0.28, y - r * 0.28, r * 0.55, "#FFFFFF")
    p.path("M106 194C110 160 104 130 106 96C112 84 126 84 131 96C134 130 126 160 132 194Z", "#F6FBFD")
    p.path("M120 194C122 160 124 124 122 92C128 90 132 98 131 110C132 140 126 164 132 194Z", "#B4D7E8")
    p.path("M112 188C114 160 110 130 113 104M119 190V112M126 188C123 160 127 134 125 110", "none", 1, "#7FBAD6", 2, 0.8)
    for a, ln in ((-62, 46), (-48, 58), (50, 58), (64, 46), (-30, 66), (32, 66)):
        x, y = 118 + math.sin(math.radians(a)) * ln, 150 - math.cos(math.radians(a)) * ln
        p.path(f"M{118 + a * 0.12:.0f} 156Q{x:.0f} {y - 16:.0f} {118 + (x - 118) * 1.4:.0f} {y + 26:.0f}", "none", 1, "#FFFFFF", 2.4, 0.85)
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
        a = (lambda c, d: d) if flip else (lambda c, d: c)
        p.peak(46, 78, -30, 108, 126, a("#A08CB8", "#7F86B8"), a("#8674A8", "#6C78AE"), a("#FBE9E4", "#C3C4DC"), a("#D8C6DC", "#A4ACD0"), 0.4, 3)
        p.peak(204, 70, 140, 284, 126, a("#9A86B4", "#7A82B6"), a("#806EA4", "#6672AC"), a("#FBE9E4", "#C3C4DC"), a("#D8C6DC", "#A4ACD0"), 0.4, 3)
        p.peak(122, 34, 56, 186, 126, a("#7C6AA2", "#646EAA"), a("#584C86", "#4A589A"), a("#FFF1E4", "#D0CFE2"), a("#E4A8A8", "#B496B8"), 0.62, 4)
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
    "still-tarn": still_tarn, "fishing-pier": fishing_pier, "tidal-steps": tidal_steps, "deep-fjord": deep_fjord,
    "drift-ice": drift_ice, "whale-bay": whale_bay, "rain-shore": rain_shore, "geyser": geyser, "mirror-lake": mirror_lake,
}
