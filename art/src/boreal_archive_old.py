"""Four archives of Boreal: drowned and standing stones, at night; each composed by hand.

Reads only the kit; gives CARDS, slug -> drawing function. Pictures are 240 x 240, the top middle and the
bottom stay calm for what the program writes there.
"""

from __future__ import annotations

import math

from boreal_lib import Pic


def sunken_library() -> Pic:
    p = Pic(75)
    p.sky("#7CD0D8", "#2E94B0", "#15608E", "#0C2F5E", y2=220)
    for x, w, k in ((20, 26, 60), (74, 20, 66), (118, 34, 70), (180, 18, 60)):
        p.poly(
            [(x, -4), (x + w, -4), (x + w + k + 14, 220), (x + k, 220)],
            p.down(0, 210, (0, "#E8FFFA", 0.42), (1, "#E8FFFA", 0)),
        )
    # arcade of the far wall, broken
    p.path("M0 70H58V60H92V70H150V58H196V66H240V230H0Z", "#1F6E96", 0.85)
    for x in (30, 88, 146, 204):
        p.path(f"M{x - 19} 196V116A19 22 0 0 1 {x + 19} 116V196Z", "#124C7C")
        p.path(f"M{x - 19} 116A19 22 0 0 1 {x + 19} 116", "none", 1, "#49A6BE", 3)
    p.path("M0 84H240", "none", 1, "#3C8FAE", 4)

    def shelf(x: float, y: float, w: float, h: float, rot: float, body: str, side: str) -> None:
        with p.at(x, y, 1, 1, rot):
            p.rect(0, -h, w, h, body)
            p.rect(w - 9, -h, 9, h, side)
            p.rect(-4, -h - 6, w + 8, 8, side)
            p.rect(-4, -h - 6, w * 0.5, 3, "#8FD0CC")
            n = int(h // 27)
            for r in range(n):
                yy = -h + 6 + r * 27
                p.rect(5, yy, w - 14, 22, "#0A2A4A")
                xx = 7.0
                while xx < w - 15:
                    bw, bh = p.rng.uniform(4, 7.5), p.rng.uniform(14, 21)
                    if p.rng.random() < 0.86:
                        p.rect(
                            xx,
                            yy + 22 - bh,
                            bw - 0.8,
                            bh,
                            p.rng.choice(["#D8A24A", "#C4604A", "#5FB49A", "#E9D9A8", "#7A6AAE", "#3F8FB0"]),
                        )
                    xx += bw

    shelf(10, 208, 62, 122, -3, "#2F5A6C", "#1C3E54")
    shelf(172, 212, 66, 132, 5, "#28506A", "#17364E")
    # sea floor, sand, weeds
    p.hills([(0, 200), (60, 194), (120, 204), (180, 198), (240, 206)], "#2F7C8C")
    p.hills([(0, 214), (80, 206), (150, 216), (240, 208)], "#134A6A")
    for x, h in ((84, 40), (92, 56), (160, 46), (152, 30), (6, 50)):
        p.wisp([(x, 212), (x + 6, 212 - h * 0.35), (x - 5, 212 - h * 0.7), (x + 4, 212 - h)], 6, "#3FB08A", 1)
    # the open book, glowing
    p.glow(122, 166, 62, "#FFF0B0", 0.85)
    p.poly([(104, 206), (140, 206), (134, 184), (110, 184)], "#20506C")
    p.poly([(104, 206), (116, 206), (118, 184), (110, 184)], "#5FA8B8")
    p.path(
        "M84 178C98 170 112 172 122 180C132 172 146 170 160 178V186C146 178 132 180 122 188C112 180 98 178 84 186Z",
        "#8A4A36",
    )
    p.path("M86 176C98 166 112 168 122 176V184C112 176 98 176 86 182Z", "#FFF9E2")
    p.path("M158 176C146 166 132 168 122 176V184C132 176 146 176 158 182Z", "#E3D2A8")
    p.path("M94 176Q104 171 114 174M130 174Q140 171 150 176", "none", 1, "#A8875A", 1.4)
    # fish and bubbles
    for x, y, s, c, d in (
        (150, 116, 1.2, "#F6B24A", "#C87A26"),
        (92, 108, 0.85, "#F6D98A", "#C9A04A"),
        (176, 64, 0.7, "#F6B24A", "#C87A26"),
        (124, 134, 0.65, "#F6D98A", "#C9A04A"),
    ):
        with p.at(x, y, s, s):
            p.path("M-16 0C-8 -11 8 -10 14 -1L24 -8Q21 0 24 8L14 1C8 10 -8 10 -16 0Z", c)
            p.path("M-14 2C-6 5 6 5 14 0L24 8L14 1C8 10 -8 10 -14 2Z", d)
            p.circle(-9, -2, 1.7, "#10243E")
    for x, y, r in (
        (120, 150, 3),
        (128, 120, 4),
        (116, 100, 2.6),
        (126, 82, 4.6),
        (120, 64, 3.2),
        (66, 92, 3),
        (60, 74, 2.2),
    ):
        p.circle(x, y, r, "#FFFFFF", 0.15, "#E8FFFA", 1.3)
    p.frame("#0A2A50", 0.3, 0.66)
    return p


def whispering_arch() -> Pic:
    p = Pic(76)
    p.sky("#12122E", "#2E2556", "#5E4684", "#A07AA8", y2=190)
    p.stars(34, 120)
    p.circle(122, 118, 46, "#F6E6E0")
    p.glow(122, 118, 110, "#E9C6F0", 0.55)
    for x, y, r in ((108, 104, 8), (136, 128, 11), (112, 136, 6), (138, 98, 5)):
        p.circle(x, y, r, "#DCC3D6", 0.8)
    p.hills([(0, 168), (60, 158), (120, 166), (190, 154), (240, 164)], "#4A3A74")
    p.hills([(0, 184), (70, 174), (150, 182), (240, 172)], "#33295C")
    p.poly([(150, 204), (200, 204), (250, 232), (220, 244)], "#100C28", 0.5)
    # stones of the arch: voussoirs set by hand, runes on them
    rune = "#9BF0E0"
    cx, cy = 122, 136

    def at(a: float, r: float) -> tuple[float, float]:
        return (cx + math.cos(a) * r, cy - math.sin(a) * r * 1.02)

    for k in range(9):
        a1, a2 = math.radians(180 - k * 20 + 1.2), math.radians(180 - (k + 1) * 20 - 1.2)
        ro, ri = 92 + p.rng.uniform(-3, 5), 62
        am = (a1 + a2) / 2
        tone = "#7C6C9E" if k < 3 else ("#5C4E84" if k < 6 else "#3C3364")
        pts = [at(a1, ri), at(a1, ro), at(am, ro + 3), at(a2, ro), at(a2, ri)]
        p.poly(pts, tone)
        p.poly([at(a1, ri), at(a2, ri), at(a2, ri + 7), at(a1, ri + 7)], "#241C48", 0.75)
        p.poly(
            [at(a1, ro - 7), at(a1, ro), at(am, ro + 3), at(a2, ro), at(a2, ro - 7), at(am, ro - 4)],
            "#B7A8CC" if k < 5 else "#6B5C92",
            0.7,
        )
        x, y = at(am, 78)
        p.glow(x, y, 12, rune, 0.4)
        with p.at(x, y, 1, 1, 90 - math.degrees(am)):
            p.path(
                (
                    "M0 -7V7M0 -5L5 -1",
                    "M-4 -6L4 6M4 -6L-4 6",
                    "M-3 7V-7L4 0",
                    "M0 -7V7M-5 0L0 -5L5 0",
                    "M-4 7V-7L4 7V-7",
                )[k % 5],
                "none",
                1,
                rune,
                2,
            )
    for x, lit, dark in ((30, "#7C6C9E", "#54467C"), (184, "#4A3E74", "#2E2656")):
        for r in range(3):
            w = 32 + r * 2
            y = 137 + r * 24
            p.path(f"M{x - r} {y}h{w}l2 22h-{w + 3}Z", dark)
            p.path(f"M{x - r} {y}h{w * 0.45:.0f}l-2 22h-{w * 0.45:.0f}Z", lit)
    # the whisper that passes through
    for pts, w, o in (
        ([(-10, 150), (40, 164), (92, 150), (134, 166), (186, 152), (250, 164)], 7, 0.75),
        ([(40, 184), (92, 172), (132, 186), (176, 172), (214, 182)], 5, 0.6),
        ([(70, 136), (112, 148), (150, 136), (176, 140)], 4, 0.6),
    ):
        p.wisp(pts, w, "#D9FFF6", o)
    p.hills([(0, 208), (60, 200), (122, 206), (190, 200), (240, 206)], "#1E1842")
    p.grass(0, 240, 214, 16, "#2E2758", 30, 5)
    p.frame("#100C28", 0.25, 0.66)
    return p


def twin_pillars() -> Pic:
    p = Pic(77)
    p.sky("#081A2C", "#0F3A4E", "#1F6A70", "#6FB49A", y2=170)
    p.stars(40, 120)
    p.aurora([(60, 130), (96, 104), (128, 118), (150, 88), (190, 92)], 96, "#5FE0B0", 26, 0.28, 13)
    p.crags([(0, 158), (40, 134), (84, 152), (120, 146), (170, 154), (210, 130), (240, 146)], "#184A58", 3, 172)
    p.water(164, 240, "#7CC4A8", "#1F6470", "#0A2A3C")
    p.glints(120, 168, 208, 26, 60, "#D6FFE6", 10, 0.6)
    # the path of stepping stones towards the light
    for t in range(6):
        k = t / 5
        p.oval(120 + 5 * math.sin(t * 2), 172 + 40 * k**1.2, 6 + 12 * k, 1.8 + 3 * k, "#0F2F40")
        p.oval(119 + 5 * math.sin(t * 2), 171 + 40 * k**1.2, 5.4 + 11 * k, 1.3 + 2.2 * k, "#5E9A94")

    def pillar(x: float, mir: bool, face: str, side: str, hi: str) -> None:
        pts = [
            (x - 24, 196),
            (x - 20, 120),
            (x - 22, 62),
            (x - 12, 46),
            (x + 6, 40),
            (x + 18, 54),
            (x + 20, 116),
            (x + 25, 196),
        ]
        p.poly(pts, face)
        p.poly(
            [(x + 6, 40), (x + 18, 54), (x + 20, 116), (x + 25, 196), (x + 8, 196), (x + 8, 118), (x + 4, 60)], side
        )
        p.poly(
            [(x - 24, 196), (x - 20, 120), (x - 22, 62), (x - 12, 46), (x - 14, 70), (x - 13, 122), (x - 16, 196)], hi
        )
        s = -1 if mir else 1
        # one knot, carved twice: the right stone mirrors the left
        with p.at(x - 3, 122, s, 1):
            d = "M-6 62C-14 44 10 34 4 18C-2 4 -14 0 -6 -16C2 -30 12 -22 8 -12C4 -2 -10 0 -8 16C-6 30 10 34 8 50"
            p.path(d, "none", 1, "#0A2230", 6)
            p.path(d, "none", 1, "#8CF5CF", 3)
            p.path("M-6 -16C-10 -34 0 -44 6 -56M6 -56L-4 -54M6 -56L8 -46", "none", 1, "#0A2230", 6)
            p.path("M-6 -16C-10 -34 0 -44 6 -56M6 -56L-4 -54M6 -56L8 -46", "none", 1, "#8CF5CF", 3)
        p.oval(x, 198, 36, 6, "#0A2A3C", 0.7)
        p.path(f"M{x - 34} 199Q{x} 192 {x + 34} 199", "none", 1, "#BFF0DC", 1.8, 0.7)

    p.glow(64, 120, 66, "#5FE0B0", 0.35)
    p.glow(176, 120, 66, "#5FE0B0", 0.35)
    for x in (64, 176):
        p.poly([(x - 22, 200), (x + 24, 200), (x + 18, 250), (x - 16, 250)], "#0C3444", 0.75)
    pillar(64, False, "#4E6C78", "#2A4454", "#9FBEC0")
    pillar(176, True, "#486672", "#24404F", "#8FB0B4")
    p.bird(112, 84, 6, "#D6F5E6", 1.8)
    p.bird(130, 94, 4.6, "#D6F5E6", 1.6)
    p.frame("#071826", 0.3, 0.66)
    return p


def sun_stair() -> Pic:
    p = Pic(78)
    p.sky("#101436", "#2A2560", "#6A3C78", "#C4645E", y2=200)
    p.stars(36, 120, "#FFF0DA")
    cx, cy = 120, 92
    for k in range(24):
        a = k / 24 * math.tau
        r2 = 92 if k % 2 == 0 else 74
        w = 0.045
        p.poly(
            [
                (cx + math.cos(a - w) * 48, cy + math.sin(a - w) * 48),
                (cx + math.cos(a) * r2, cy + math.sin(a) * r2),
                (cx + math.cos(a + w) * 48, cy + math.sin(a + w) * 48),
            ],
            "#F6C56A",
            0.55,
        )
    p.glow(cx, cy, 120, "#FFD27A", 0.7)
    # the stone ring with the sun disc
    p.circle(cx, cy, 44, "#6B4A4E")
    p.circle(cx - 1, cy - 1, 42, "#B58A6E")
    p.circle(cx, cy, 34, "#5A3A44")
    for k in range(12):
        a = k / 12 * math.tau
        p.circle(cx + math.cos(a) * 38, cy + math.sin(a) * 38, 2.4, "#FFE9B0")
    p.circle(cx, cy, 30, "#F2A93A")
    p.circle(cx - 2, cy - 2, 26, "#FBCF6A")
    p.circle(cx - 5, cy - 5, 17, "#FFF0B8")
    p.crags([(0, 166), (36, 146), (70, 160), (170, 160), (206, 142), (240, 158)], "#3E2A5E", 3)
    p.wood(-4, 60, 178, 26, "#2A2048", 8)
    p.wood(182, 244, 176, 26, "#2A2048", 8)
    # the stair: nine treads, wider towards the viewer
    n = 9
    for k in range(n):
        t0, t1 = k / n, (k + 1) / n
        y0, y1 = 128 + 100 * t0**1.15, 128 + 100 * t1**1.15
        w0, w1 = 24 + 74 * t0, 24 + 74 * t1
        ym = y0 + (y1 - y0) * 0.48
        p.poly([(cx - w0, y0), (cx + w0, y0), (cx + w1, ym), (cx - w1, ym)], "#F6D59A" if k < 4 else "#E3B480")
        p.poly([(cx - w1, ym), (cx + w1, ym), (cx + w1, y1), (cx - w1, y1)], "#7A4A54" if k < 4 else "#5E3A50")
        p.poly([(cx + w0 * 0.35, y0), (cx + w0, y0), (cx + w1, ym), (cx + w1 * 0.35, ym)], "#5A3450", 0.28)
        # side walls
        for s in (-1, 1):
            p.poly(
                [
                    (cx + s * w1, ym - 4),
                    (cx + s * (w1 + 14), ym - 4),
                    (cx + s * (w1 + 16), y1 + 3),
                    (cx + s * w1, y1 + 3),
                ],
                "#8A5A60" if s < 0 else "#3A2446",
            )
            p.poly(
                [
                    (cx + s * w1, ym - 4),
                    (cx + s * (w1 + 14), ym - 4),
                    (cx + s * (w1 + 13), ym - 9),
                    (cx + s * (w1 - 1), ym - 9),
                ],
                "#E9BE94" if s < 0 else "#6E4660",
            )
    p.poly([(cx - 8, 128), (cx + 8, 128), (cx + 30, 240), (cx - 30, 240)], "#FFE9B0", 0.28)
    for x in (52, 188):
        p.path(f"M{x - 8} 150H{x + 8}L{x + 5} 160H{x - 5}Z", "#2A1A38")
        p.rect(x - 3, 160, 6, 34, "#2A1A38")
        p.glow(x, 144, 26, "#FFB05A", 0.8)
        p.flame(x, 151, 13, 22, ("#E0562A", "#F6A02E", "#FDE9A2"))
    p.walker(124, 190, 25, "#221838", "#C8402F")
    p.poly([(121, 190), (128, 190), (144, 212), (134, 212)], "#2A1838", 0.5)
    p.frame("#120F30", 0.22, 0.62)
    return p


CARDS = {
    "sunken-library": sunken_library,
    "whispering-arch": whispering_arch,
    "twin-pillars": twin_pillars,
    "sun-stair": sun_stair,
}
