"""The table of Boreal: night fjord, dawn for the result, card backs, tokens, track stones, pyramid slots.

Reads only boreal_lib; write(folder) puts the files there.
"""
# ruff: noqa: E501  (path data is kept in one piece)

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from boreal_lib import INK, Pic
from boreal_svg import Pt, walk

Land = Sequence[tuple[Sequence[Pt], str, str]]


def massif(p: Pic, top: Sequence[Pt], base: float, lit: str, shade: str, snow: str = "", rough: float = 6) -> None:
    """A long mountain chain: outline through the given summits and saddles, every summit with a shaded right face."""
    out: list[Pt] = []
    for (x1, y1), (x2, y2) in pairwise(top):
        for k in range(4):
            t = k / 4
            j = 0.0 if k == 0 else p.rng.uniform(-rough, rough)
            out.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + j))
    out.append(top[-1])
    p.poly([*out, (out[-1][0], base), (out[0][0], base)], lit)
    for i in range(1, len(top) - 1):
        a, s, b = top[i - 1], top[i], top[i + 1]
        if not (s[1] < a[1] and s[1] < b[1]):
            continue
        x, y = s
        drop = base
        crest = [(x, y)]
        for k in range(1, 6):
            t = k / 5
            crest.append((x + (-1 if k % 2 else 1) * rough * (0.6 + t) + (b[0] - x) * 0.1 * t, y + (drop - y) * t))
        right = [q for q in out if x < q[0] <= b[0]]
        p.poly([*crest, (b[0] + (b[0] - x) * 0.25, drop), *right[::-1]], shade)
        if snow:
            left = [q for q in out if a[0] < q[0] < x][-2:]
            if left:
                p.poly(
                    [
                        (x, y),
                        crest[1],
                        crest[2],
                        (x - (x - left[0][0]) * 0.35, left[0][1] - rough),
                        (x - (x - left[0][0]) * 0.6, left[0][1] + rough * 2.4),
                        left[0],
                        *left[1:],
                    ],
                    snow,
                )


def shore_wood(p: Pic, x1: float, x2: float, y1: float, y2: float, h: float, color: str, n: int) -> None:
    """Silhouettes of spruces in one path, with three tiers each."""
    d = ""
    for i in range(n):
        t = (i + p.rng.uniform(0.1, 0.9)) / n
        x, y, hh = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, h * p.rng.uniform(0.5, 1.15)
        w = hh * 0.2
        d += (
            f"M{x:.0f} {y - hh:.0f}L{x + w * 0.5:.0f} {y - hh * 0.62:.0f}H{x + w * 0.25:.0f}L{x + w * 0.8:.0f} {y - hh * 0.3:.0f}H{x + w * 0.4:.0f}L{x + w:.0f} {y + 4:.0f}"
            f"H{x - w:.0f}L{x - w * 0.4:.0f} {y - hh * 0.3:.0f}H{x - w * 0.8:.0f}L{x - w * 0.25:.0f} {y - hh * 0.62:.0f}H{x - w * 0.5:.0f}Z"
        )
    p.path(d, color)


def curtain(
    p: Pic, line: Sequence[Pt], height: float, color: str, op: float, n: int, wide: float, low: str = ""
) -> None:
    """A large aurora: soft rays, a soft hem, no end that could be seen."""
    pts = walk(line, n)
    ray = p.rad(0, 0, 100, (0, color, op), (0.45, color, op * 0.5), (0.75, color, op * 0.14), (1, color, 0))
    hem = p.rad(0, 0, 100, (0, low or color, op * 0.62), (0.5, low or color, op * 0.24), (1, low or color, 0))
    for i, (x, y) in enumerate(pts):
        t = i / (n - 1)
        fade = math.sin(math.pi * min(1, max(0, t))) ** 0.6
        h = height * p.rng.uniform(0.65, 1.2) * (0.25 + 0.75 * fade)
        w = wide * p.rng.uniform(0.8, 1.6)
        with p.at(x, y - h * 0.24, w / 100, h / 200, p.rng.uniform(-4, 4)):
            p.circle(0, 0, 100, ray)
        if fade > 0.3:
            with p.at(x, y + h * 0.03, w / 80, h / 440):
                p.circle(0, 0, 100, hem)


def fjord(p: Pic, w: float, h: float, layers: Land, water: Sequence[str], line: float) -> None:
    for pts, lit, shade in layers:
        massif(p, [(x * w, y * h) for x, y in pts], line * h + 4, lit, shade, "", h / 240)
    p.rect(
        0, line * h, w, h * (1 - line), p.down(line * h, h, *[(i / (len(water) - 1), c) for i, c in enumerate(water)])
    )


LAYERS_XY = (
    (
        (-0.02, 0.6),
        (0.08, 0.53),
        (0.15, 0.57),
        (0.25, 0.49),
        (0.33, 0.56),
        (0.41, 0.53),
        (0.47, 0.585),
        (0.54, 0.54),
        (0.62, 0.58),
        (0.7, 0.5),
        (0.78, 0.55),
        (0.87, 0.48),
        (0.95, 0.54),
        (1.02, 0.5),
    ),
    ((-0.02, 0.5), (0.06, 0.42), (0.12, 0.5), (0.19, 0.455), (0.27, 0.56), (0.33, 0.575), (0.38, 0.618)),
    ((0.6, 0.618), (0.67, 0.57), (0.73, 0.545), (0.8, 0.44), (0.86, 0.51), (0.94, 0.4), (1.02, 0.47)),
    ((-0.02, 0.44), (0.03, 0.5), (0.07, 0.49), (0.13, 0.575), (0.19, 0.6), (0.24, 0.632)),
    ((0.75, 0.632), (0.82, 0.585), (0.88, 0.57), (0.92, 0.52), (0.96, 0.55), (1.02, 0.43)),
)


def board() -> Pic:
    w, h = 2560.0, 1440.0
    p = Pic(91, w, h)
    p.sky("#060B1E", "#0A1630", "#0F2A48", "#1B4660", "#245A6C", y2=900)
    for _ in range(230):
        x, y = p.rng.uniform(0, w), p.rng.uniform(0, 760) ** 1.0
        r = 0.9 + 1.9 * p.rng.random() ** 4
        p.circle(
            x,
            y,
            r,
            p.rng.choice(["#FFFFFF", "#CFE3F6", "#FFEFD2"]),
            round(p.rng.uniform(0.25, 0.8) * (1 - y / 1000), 2),
        )
    for x, y, r in ((410, 130, 8), (1985, 96, 10), (2290, 330, 7), (1230, 70, 7)):
        p.spark(x, y, r, "#EAF4FF", 0.7)
    curtain(
        p,
        [(-200, 470), (240, 330), (620, 430), (1020, 300), (1420, 380), (1760, 250), (2140, 330), (2760, 180)],
        460,
        "#44BE92",
        0.17,
        62,
        88,
        "#8CF0BC",
    )
    curtain(
        p, [(300, 640), (760, 560), (1160, 620), (1600, 520), (2050, 590), (2500, 500)], 260, "#3C8FB0", 0.11, 38, 96
    )
    curtain(p, [(-100, 250), (360, 150), (820, 210), (1300, 110), (1700, 160)], 260, "#6A5AC0", 0.13, 34, 98)
    fjord(
        p,
        w,
        h,
        [
            (LAYERS_XY[0], "#1E4A62", "#183F57"),
            (LAYERS_XY[1], "#193C56", "#123048"),
            (LAYERS_XY[2], "#173850", "#102C42"),
        ],
        ("#215468", "#153D58", "#0D2A44", "#081A30", "#060F20"),
        0.618,
    )
    massif(p, [(x * w, y * h) for x, y in LAYERS_XY[3]], 0.634 * h, "#112C44", "#0C2238", "", 6)
    massif(p, [(x * w, y * h) for x, y in LAYERS_XY[4]], 0.634 * h, "#0F2840", "#0A1E33", "", 6)
    shore_wood(p, -10, 590, 914, 912, 46, "#0B2034", 46)
    shore_wood(p, 1950, 2570, 912, 914, 50, "#0A1D30", 46)
    # aurora on the water: broad and faint, then fine strokes
    for x, y, rx, ry, c, o in (
        (1020, 960, 700, 90, "#4FC796", 0.2),
        (1560, 1040, 620, 110, "#3FA5A0", 0.13),
        (700, 1110, 560, 110, "#3FB58C", 0.1),
    ):
        p.glow(x, y, rx, c, o, ry / rx)
    d = {0: "", 1: "", 2: ""}
    for _ in range(130):
        t = p.rng.random()
        y = 900 + 460 * t**1.5
        half = p.rng.uniform(14, 52) * (0.5 + 1.3 * t)
        x = p.rng.gauss(1240, 520)
        d[min(2, int(t * 3))] += f"M{x - half:.0f} {y:.0f}H{x + half:.0f}"
    for k, o in ((0, 0.2), (1, 0.13), (2, 0.08)):
        p.path(d[k], "none", 1, "#A9F0D2", 2 + k * 0.8, o)
    # a cabin with one lit window far off, and its light on the water
    p.glow(508, 902, 70, "#FFC46A", 0.5)
    p.poly([(486, 914), (486, 898), (498, 886), (512, 898), (512, 914)], "#1A1B28")
    p.poly([(512, 914), (512, 898), (498, 886), (528, 887), (540, 899), (540, 914)], "#12141F")
    p.rect(494, 900, 9, 9, "#FFCF7A")
    p.glints(499, 924, 984, 14, 40, "#FFCF7A", 7, 0.4, 2.4)
    # the near shore, almost black
    p.hills(
        [
            (-20, 1330),
            (220, 1290),
            (480, 1345),
            (760, 1390),
            (1280, 1412),
            (1800, 1388),
            (2120, 1340),
            (2380, 1296),
            (2580, 1326),
        ],
        "#060E1C",
    )
    shore_wood(p, -20, 520, 1330, 1360, 210, "#050B17", 17)
    shore_wood(p, 2060, 2580, 1360, 1322, 220, "#050B17", 17)
    p.hills([(-20, 1400), (400, 1372), (900, 1426), (1500, 1430), (2100, 1376), (2580, 1396)], "#040912")
    p.rect(0, 0, w, 260, p.down(0, 260, (0, "#040916", 0.6), (1, "#040916", 0)))
    return p


def dawn() -> Pic:
    w, h = 1600.0, 900.0
    p = Pic(92, w, h)
    p.sky("#16224C", "#34407A", "#8A5C8A", "#E08A72", "#F9C98A", y2=560)
    for _ in range(70):
        x, y = p.rng.uniform(0, w), p.rng.uniform(0, 260)
        p.circle(x, y, p.rng.uniform(0.7, 1.7), "#FFFFFF", round(p.rng.uniform(0.2, 0.7) * (1 - y / 300), 2))
    curtain(
        p,
        [(-160, 170), (260, 90), (620, 150), (1000, 70), (1400, 130), (1760, 60)],
        240,
        "#5FD0A8",
        0.09,
        44,
        62,
        "#B9F5D6",
    )
    p.glow(560, 500, 520, "#FFE0A0", 0.85)
    p.circle(560, 514, 62, "#FFF3CF")
    for y, x, ww in ((330, 420, 380), (372, 820, 460), (300, 1180, 360), (410, 240, 300), (424, 1300, 420)):
        p.wisp([(x - ww / 2, y), (x - ww * 0.1, y - 7), (x + ww / 2, y + 3)], 13, "#FFD9B0", 0.5)
    fjord(
        p,
        w,
        h,
        [
            (LAYERS_XY[0], "#B77E94", "#94688C"),
            (LAYERS_XY[1], "#7C5880", "#5E4674"),
            (LAYERS_XY[2], "#74527C", "#523E6C"),
        ],
        ("#F2B28A", "#B9788A", "#5E4E80", "#2C3262", "#1A2148"),
        0.618,
    )
    massif(p, [(x * w, y * h) for x, y in LAYERS_XY[3]], 0.634 * h, "#4E3E6C", "#3A305C", "", 4)
    massif(p, [(x * w, y * h) for x, y in LAYERS_XY[4]], 0.634 * h, "#483A68", "#342C58", "", 4)
    shore_wood(p, -10, 370, 571, 570, 30, "#2E2850", 42)
    shore_wood(p, 1220, 1610, 570, 571, 32, "#2A264C", 42)
    p.glints(560, 566, 760, 110, 300, "#FFF0C4", 22, 0.75, 3)
    d = ""
    for _ in range(70):
        t = p.rng.random()
        y, half, x = 565 + 270 * t**1.4, p.rng.uniform(10, 34) * (0.5 + t), p.rng.uniform(60, 1540)
        d += f"M{x - half:.0f} {y:.0f}H{x + half:.0f}"
    p.path(d, "none", 1, "#FFD2B0", 2, 0.25)
    for x, y, s in ((980, 250, 11), (1010, 238, 9), (1044, 256, 10), (958, 268, 8), (1076, 248, 8)):
        p.bird(x, y, s, "#2A264C", 2.6)
    # two explorers on the near shore look into the morning
    p.hills(
        [(-20, 812), (160, 780), (360, 806), (560, 846), (900, 862), (1200, 840), (1440, 800), (1620, 790)], "#1A1B3C"
    )
    shore_wood(p, -20, 260, 812, 812, 140, "#141636", 11)
    shore_wood(p, 1320, 1620, 824, 800, 150, "#141636", 12)
    for x, y, k in ((330, 806, 50), (362, 810, 46)):
        p.walker(x, y, k, "#12132C", "#8E3A36" if k == 50 else "#2F5D70")
    p.hills([(-20, 862), (300, 842), (800, 884), (1300, 862), (1620, 850)], "#11122C")
    p.rect(0, 0, w, 200, p.down(0, 200, (0, "#0E1636", 0.5), (1, "#0E1636", 0)))
    return p


def back(start: bool) -> Pic:
    """A card back: frame, sky in a round window, a pyramid of ten places under a compass star."""
    p = Pic(93)
    if start:
        paper, line, line2, ring = "#1F4C7E", "#9CC7E8", "#5F95C4", "#12325C"
        sky = ("#0E2A54", "#22609A", "#7FB4D6")
        tones = ("#16406E", "#0F2F58")
    else:
        paper, line, line2, ring = "#E8D9B8", "#8A5A3B", "#B98F62", "#6B4430"
        sky = ("#F9EBC8", "#F2CF94", "#E6A868")
        tones = ("#9C6A44", "#744A30")
    p.rect(0, 0, 240, 240, p.lin(0, 0, 240, 240, (0, _lighter(paper, 0.12)), (1, _darker(paper, 0.16))))
    # woven ground: thin chevrons like a mitten pattern
    d = ""
    for r in range(13):
        y = 8 + r * 19
        d += f"M-6 {y}" + "".join(f"l10 {-8 if i % 2 == 0 else 8}" for i in range(26))
    p.path(d, "none", 1, line2, 1.4, 0.32)
    p.path("M14 20Q14 14 20 14H220Q226 14 226 20V220Q226 226 220 226H20Q14 226 14 220Z", "none", 1, line, 2.6)
    p.path(
        "M21 30V24Q21 21 24 21H30M210 21H216Q219 21 219 24V30M219 210V216Q219 219 216 219H210M30 219H24Q21 219 21 216V210",
        "none",
        1,
        line,
        2,
    )
    for x, y in ((34, 34), (206, 34), (34, 206), (206, 206)):
        for a in range(6):
            dx, dy = 9 * math.cos(a * math.pi / 3 + math.pi / 6), 9 * math.sin(a * math.pi / 3 + math.pi / 6)
            p.path(
                f"M{x} {y}L{x + dx:.1f} {y + dy:.1f}M{x + dx * 0.62 - dy * 0.24:.1f} {y + dy * 0.62 + dx * 0.24:.1f}L{x + dx * 0.5:.1f} {y + dy * 0.5:.1f}L{x + dx * 0.62 + dy * 0.24:.1f} {y + dy * 0.62 - dx * 0.24:.1f}",
                "none",
                1,
                line,
                1.7,
            )
    # round window
    p.circle(120, 120, 84, ring)
    p.circle(120, 120, 80, line)
    p.circle(120, 120, 77, ring)
    p.circle(120, 120, 74, p.down(46, 194, (0, sky[0]), (0.55, sky[1]), (1, sky[2])))
    if start:
        for _ in range(34):
            a, r = p.rng.uniform(math.pi, math.tau), p.rng.uniform(10, 70)
            p.circle(120 + r * math.cos(a), 126 + r * math.sin(a), p.rng.uniform(0.6, 1.4), "#FFFFFF", 0.85)
    # mountains inside the circle: closed below by the circle's arc
    for pts, c in (
        ([(51, 146), (70, 122), (88, 138), (120, 92), (152, 136), (170, 118), (189, 146)], tones[0]),
        ([(49, 142), (66, 152), (92, 146), (120, 160), (150, 148), (176, 152), (191, 142)], tones[1]),
    ):
        x1, y1 = pts[0]
        p.path("M" + "L".join(f"{x} {y}" for x, y in pts) + f"A74 74 0 0 1 {x1} {y1}Z", c)
    # star and the pyramid of slots
    for k in range(8):
        a = k * math.pi / 4 - math.pi / 2
        r = 38 if k % 2 == 0 else 20
        b = 6.5 if k % 2 == 0 else 5
        nx, ny = math.cos(a + math.pi / 2) * b, math.sin(a + math.pi / 2) * b
        tip = (120 + math.cos(a) * r, 92 + math.sin(a) * r)
        lightside = "#FFF6DC" if start else "#FFFBF0"
        darkside = "#F2B33D" if start else "#C8402F"
        p.poly([tip, (120 + nx, 92 + ny), (120, 92)], darkside)
        p.poly([tip, (120 - nx, 92 - ny), (120, 92)], lightside)
    p.circle(120, 92, 4, ring)
    cols = ("#5A9A4E", "#E9B93A", "#3E86C6", "#D8502F")
    n = 0
    for row, cnt in enumerate((4, 3, 2, 1)):
        for i in range(cnt):
            x, y = 120 + (i - (cnt - 1) / 2) * 18, 178 - row * 17
            p.rect(x - 8, y - 8, 16, 16, ring, 1, 3)
            p.rect(x - 6.6, y - 6.6, 13.2, 13.2, cols[n % 4] if not start else _mix_blue(n), 1, 2.2)
            p.rect(x - 6.6, y - 6.6, 13.2, 4.4, "#FFFFFF", 0.22, 2)
            n += 1
    return p


def _mix_blue(n: int) -> str:
    return ("#F4F8FB", "#9CC7E8", "#5BA0D6", "#C9DAE6")[n % 4]


def _lighter(c: str, t: float) -> str:
    return "#" + "".join(f"{round(int(c[i : i + 2], 16) + (255 - int(c[i : i + 2], 16)) * t):02x}" for i in (1, 3, 5))


def _darker(c: str, t: float) -> str:
    return "#" + "".join(f"{round(int(c[i : i + 2], 16) * (1 - t)):02x}" for i in (1, 3, 5))


def token(white: bool, shadow: bool = True) -> Pic:
    """The exploration token: a cut wooden arrow that points up, with thickness and a soft shadow."""
    p = Pic(94, 120, 120)
    top, side, lit, mark = (
        ("#FBF7EC", "#B9B2A2", "#FFFFFF", "#3E6A8E") if white else ("#2B3340", "#0C1017", "#5A6678", "#E9B93A")
    )
    edge = INK if white else "#F6F0E4"
    arrow = [(60, 8), (106, 58), (84, 58), (84, 100), (36, 100), (36, 58), (14, 58)]
    if shadow:
        with p.at(7, 9):
            p.poly(arrow, "#060B16", 0.4, "#060B16", 9, 0.4)
    if not white:
        with p.at(0, 6):
            p.poly(arrow, edge, 1, edge, 11)
        p.poly(arrow, edge, 1, edge, 11)
    with p.at(0, 6):
        p.poly(arrow, INK, 1, INK, 8)
        p.poly(arrow, side, 1, side, 2.6)
    p.poly(arrow, INK, 1, INK, 8)
    p.poly(arrow, top, 1, top, 2.6)
    p.poly([(60, 8), (106, 58), (84, 58), (84, 100), (72, 100), (72, 50), (60, 36)], side, 0.42)
    p.path("M59 13L20 56.5H38", "none", 1, lit, 3.4)
    p.path("M38.5 62V97", "none", 1, lit, 3.4)
    # compass star burnt into the wood
    for k in range(4):
        a = k * math.pi / 2 - math.pi / 2
        r = 21 if k in (0, 2) else 14
        tip = (60 + math.cos(a) * r, 70 + math.sin(a) * r)
        nx, ny = math.cos(a + math.pi / 2) * 5, math.sin(a + math.pi / 2) * 5
        p.poly([tip, (60 + nx, 70 + ny), (60 - nx, 70 - ny)], mark)
    p.circle(60, 70, 3, top)
    return p


def stone(lit: bool) -> Pic:
    """One stepping stone of the track, seen a little from above; the number goes on it."""
    p = Pic(95, 120, 120)
    face, rim, side, hi = (
        ("#E9E2CF", "#B7AE9A", "#7C7468", "#FFFBF0") if lit else ("#2E4A60", "#22384E", "#12222F", "#56748A")
    )
    pts = [(18, 60), (24, 34), (46, 18), (74, 17), (98, 32), (104, 60), (96, 84), (72, 98), (44, 98), (24, 84)]
    p.shape([(x + 5, y + 12) for x, y in pts], "#040A14", 0.45)
    p.shape([(x, y + 8) for x, y in pts], side)
    p.shape(pts, rim)
    p.shape([(60 + (x - 60) * 0.9, 58 + (y - 58) * 0.88) for x, y in pts], face)
    p.path("M28 48C34 30 54 24 72 25", "none", 1, hi, 3.6, 0.9)
    return p


def track() -> Pic:
    """The bed of the exploration track: a long slab of dark rock with a lit upper edge; stretches in width."""
    w, h = 1800.0, 300.0
    p = Pic(96, w, h)
    top = [(14, 60), (60, 22), (300, 14), (620, 20), (960, 12), (1300, 20), (1600, 14), (1740, 24), (1786, 62)]
    low = [
        (1790, 240),
        (1742, 276),
        (1500, 284),
        (1180, 278),
        (840, 286),
        (500, 279),
        (220, 284),
        (58, 276),
        (10, 238),
    ]
    ring = [*top, *low]
    p.poly([(x + 10, y + 14) for x, y in ring], "#02060E", 0.4)
    p.poly(ring, "#0B1B2D", 0.9)
    inner = [(900 + (x - 900) * 0.992, 150 + (y - 150) * 0.94) for x, y in ring]
    p.poly(inner, p.down(20, 280, (0, "#1D3D56"), (0.5, "#14304A"), (1, "#0E2238")), 0.94)
    p.stroke(inner[: len(top)], "#6FA0B8", 3, 0.75, 0)
    p.path(
        "M120 44L108 92M1680 40L1694 84M420 262L440 232M1260 258L1248 226M760 36L772 62", "none", 1, "#0A1A2C", 3, 0.7
    )
    return p


def slot() -> Pic:
    """An empty place of the pyramid: a bed pressed into the snow, quiet until the program tints its rim."""
    p = Pic(97)
    p.rect(8, 8, 224, 224, "#050C18", 0.42, 22)
    p.path(
        "M30 12H210Q228 12 228 30V210Q228 228 210 228H30Q12 228 12 210V30Q12 12 30 12Z", "none", 1, "#9CC7E8", 3, 0.5
    )
    for r, o in ((52, 0.28), (38, 0.16)):
        p.circle(120, 120, r, "none", 1, "#9CC7E8", 2.4 if o > 0.2 else 1.4)
    p.spark(120, 120, 44, "#9CC7E8", 0.3)
    return p


def write(folder: Path) -> None:
    board().save(folder / "board.svg")
    dawn().save(folder / "end_scene.svg")
    back(True).save(folder / "back_start.svg")
    back(False).save(folder / "back_place.svg")
    token(True).save(folder / "token_white.svg")
    token(False).save(folder / "token_black.svg")
    token(True, False).save(folder / "seat_1.svg")
    token(False, False).save(folder / "seat_2.svg")
    stone(True).save(folder / "stone_lit.svg")
    stone(False).save(folder / "stone_dim.svg")
    track().save(folder / "stone_track.svg")
    slot().save(folder / "slot.svg")
