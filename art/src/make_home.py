"""Development only: writes the posters and grounds in art/home. Usage: python art/src/make_home.py [NAME ...]

Posters have the view box "-100 0 600 900": a core of 400 x 900 and 100 units of scenery on either side, so that one
that covers a box of 400 x 900 to 600 x 900 by being cut left and right alike is always whole in height. Sky is calm in
rows 0 to 250 (title); what matters lies in columns 50 to 350, rows 250 to 830. The wide ground is 2000 x 900.
"""

# ruff: noqa: E501 (path data)
from __future__ import annotations

import math
import sys
from collections.abc import Callable
from pathlib import Path

import figures
from home_cards import place_card
from home_parts import aurora, crowd, crystal, flag, glow, larch, placed, rays, track
from scenery import Point, Scene, mix, smooth, straight

OUT = Path(__file__).resolve().parents[1] / "home"
INK = "#1B2430"
SPRUCE, SPRUCE_DARK = "#2F5D50", "#1F4038"


def crystal_globe() -> Scene:
    """A golden evening valley, a biathlete, and the crystal globe as the sun."""
    sc = Scene(400, 900, 11, 100)
    sc.sky((0, "#1B426B"), (0.21, "#3D6F95"), (0.34, "#A9BDB8"), (0.44, "#F3CF8C"), (0.52, "#F7B768"))
    gx, gy = 168, 330
    rays(sc, gx, gy, 360, "#FFEBB8", 0.3)
    for x, y, w, a in ((-60, 250, 190, 0.35), (250, 285, 200, 0.4), (300, 236, 130, 0.22), (-90, 345, 150, 0.3)):
        sc.cloud(x, y, w, "#FFE6BC", a)
    crystal(sc, gx, gy, 66)
    sc.mountains([(-60, 400), (40, 420), (110, 436), (238, 408), (322, 352), (430, 398)],
                 [(-110, 452), (-10, 462), (78, 470), (172, 474), (276, 452), (376, 440), (520, 450)],
                 560, "#C79C86", "#9C7F86", ("#FFE9C4", "#D6B4A4"), 0.6, "#F2C88C")  # fmt: skip
    sc.mountains([(-30, 428), (92, 478), (300, 470), (392, 420)],
                 [(-120, 520), (30, 520), (190, 540), (350, 500), (520, 520)],
                 620, "#7E879C", "#5B6C8A", ("#FBE3C0", "#B2ADBA"), 0.5, "#C9B5A6")  # fmt: skip
    sc.hill([(-110, 520), (20, 532), (130, 556), (260, 548), (380, 520), (510, 512)], "#4F6D7C")
    sc.treeline([(-110, 532), (20, 542), (130, 560), (260, 554), (380, 530), (510, 522)], 24, "#41606E", 6)
    snow = sc.linear((0, 540), (0, 900), (0, "#FCE3BC"), (0.28, "#F2EDE6"), (0.65, "#D4E2EC"), (1, "#A9C3D6"))
    sc.hill([(-110, 566), (30, 556), (150, 572), (270, 566), (400, 552), (510, 560)], snow)
    glow(sc, gx, 580, 190, "#FFDF9E", 0.5)
    sc.hill([(-110, 640), (0, 616), (110, 604), (180, 612), (130, 700), (-20, 760), (-110, 770)], "#BDD2E0", 0.5, 780)
    # the loipe comes down the valley
    track(sc, [(214, 574), (206, 590), (236, 612), (250, 640), (196, 690), (60, 742), (-110, 786)],
          [(220, 574), (217, 590), (252, 610), (276, 642), (246, 704), (150, 778), (-20, 850), (-110, 880)], "#FFFDF6", 0.9)  # fmt: skip
    for shift, w in ((0, 2.2), (26, 2.6)):
        sc.line(smooth([(216, 576), (209, 590), (241 + shift * 0.15, 611), (257 + shift * 0.4, 641), (208 + shift, 694), (84 + shift * 1.5, 752 + shift * 0.3), (-110 + shift, 812 + shift)]), "#9DB9CC", w, 0.8)
    for x, y, h in ((-70, 606, 66), (-30, 596, 54), (14, 604, 62), (44, 598, 40), (74, 602, 46), (104, 590, 30), (330, 586, 44), (356, 600, 66), (300, 584, 34), (392, 596, 72), (430, 606, 80), (470, 610, 70)):
        sc.spruce(x, y, h, "#44685F", "#2A4A4C", "#FFF0D4", 0.2)
    for x, y, h in ((-64, 690, 130), (-16, 662, 112), (34, 640, 84), (372, 664, 116), (416, 690, 150), (338, 634, 74), (466, 720, 170)):
        sc.spruce(x, y, h, SPRUCE, SPRUCE_DARK, "#FFF3DC", 0.24)
    # foreground drift with the skier
    fore = sc.linear((0, 730), (0, 900), (0, "#F7F6F2"), (0.35, "#DCE8F0"), (1, "#A8C2D6"))
    sc.hill([(-110, 792), (20, 776), (140, 770), (280, 776), (400, 764), (510, 744)], fore)
    sc.line("M-110 815Q60 794 200 790Q340 788 510 766", "#9DB9CC", 3, 0.75)
    sc.line("M-110 826Q60 804 200 799Q340 797 510 775", "#9DB9CC", 3, 0.6)
    sc.fill(smooth([(116, 790), (210, 786), (300, 792), (392, 832), (384, 846), (330, 836), (240, 812), (160, 802)], True, 0.8), "#2C5078", 0.24)
    placed(sc, 190, 786, 2.55, figures.skier, "#C8402F", "#FFFBF2", "#1F3F66", turn=-2)
    for x, y, r in ((44, 776, 5), (60, 782, 3.4), (34, 784, 2.6), (22, 768, 4), (70, 770, 2.6), (8, 780, 3)):
        sc.disc(x, y, r, "#FFFFFF", 0.95)
    sc.hill([(-110, 850), (60, 862), (220, 850), (380, 836), (510, 842)], sc.linear((0, 836), (0, 900), (0, "#C3D6E4"), (1, "#8FADC6")))
    for x, y, h in ((-50, 900, 150), (452, 905, 190)):
        sc.spruce(x, y, h, SPRUCE, SPRUCE_DARK, "#F6F4EC")
    return sc


def biathlon() -> Scene:
    """The shooting range: five targets, a prone shooter, stands and flags, dice in the snow."""
    sc = Scene(400, 900, 23, 100)
    sc.sky((0, "#1F4F80"), (0.21, "#3E79AA"), (0.36, "#A9CCE0"), (0.46, "#E6F0F4"))
    glow(sc, 60, 330, 240, "#FFFBEF", 0.55)
    for x, y, w, a in ((-70, 256, 180, 0.5), (230, 276, 210, 0.55), (120, 300, 120, 0.35)):
        sc.cloud(x, y, w, "#F4F9FC", a)
    sc.mountains([(-50, 320), (66, 280), (196, 338), (312, 286), (440, 330)],
                 [(-120, 400), (6, 380), (136, 396), (250, 392), (384, 384), (520, 400)],
                 470, "#8FB4CE", "#6E98B8", ("#FBFDFE", "#C3D9E7"), 0.62, "#D5E5EE")  # fmt: skip
    sc.hill([(-110, 400), (20, 384), (140, 404), (260, 396), (400, 372), (510, 380)], "#6F9AA6")
    sc.treeline([(-110, 408), (20, 394), (140, 412), (260, 404), (400, 382), (510, 390)], 24, "#4B7C82", 6)
    sc.treeline([(-110, 430), (60, 420), (200, 430), (340, 418), (510, 416)], 34, "#33635F", 8)
    snow = sc.linear((0, 420), (0, 900), (0, "#E9F1F6"), (0.3, "#FAFCFD"), (0.7, "#E4EEF5"), (1, "#BCD2E1"))
    sc.hill([(-110, 438), (60, 428), (200, 434), (340, 426), (510, 424)], snow)
    # the stand on the left, the hut on the right
    sc.poly([(-110, 346), (62, 384), (62, 392), (-110, 358)], "#2A3646")
    sc.poly([(-110, 358), (58, 392), (58, 462), (-110, 486)], "#46627C")
    crowd(sc, (-108, 372), (54, 402), 5, 13, 5.4)
    sc.poly([(-110, 444), (60, 440), (60, 466), (-110, 492)], "#C8402F")
    sc.poly([(-110, 444), (60, 440), (60, 444), (-110, 450)], "#F6F0E4")
    sc.line("M62 384V466M-20 366V478", "#2A3646", 3)
    for k, colors in enumerate((("#C8402F", "#FFFBF2", "#2F6FA3"), ("#2F6FA3", "#F2B33D", "#2F6FA3"), ("#2E8B57", "#FFFBF2", "#C8402F"))):
        flag(sc, 328 + k * 34, 456 - k * 2, 92 - 6 * k, colors)
    sc.poly([(372, 408), (520, 392), (520, 470), (372, 462)], "#8A5A3B")
    sc.poly([(358, 414), (392, 384), (520, 366), (520, 396)], "#F4F8FB")
    sc.poly([(358, 414), (520, 396), (520, 402), (362, 420)], "#5E3B26")
    # berm behind the targets
    sc.hill([(40, 462), (90, 428), (200, 416), (312, 426), (366, 460)], "#D5E4EE", 1, 470)
    sc.hill([(40, 464), (100, 446), (200, 438), (300, 444), (366, 464)], "#F7FAFC", 1, 472)
    # targets
    sc.poly([(96, 470), (330, 470), (372, 492), (136, 492)], "#2C5078", 0.2)
    for x in (98, 302):
        sc.rect(x - 4, 440, 8, 40, "#2A3646")
    sc.rect(66, 366, 268, 78, "#0E1520", 13)
    sc.rect(70, 370, 260, 70, INK, 10)
    sc.rect(70, 370, 260, 10, "#35445A", 5)
    for k, hit in enumerate((True, True, False, True, False)):
        x = 101 + k * 49.5
        sc.disc(x, 408, 21.5, "#0A1018")
        if hit:
            sc.disc(x, 408, 20, "#FFFFFF")
            sc.fill(f"M{x - 14:.1f} 422A20 20 0 0 0 {x + 18:.1f} 416A22 22 0 0 1 {x - 14:.1f} 422Z", "#C9DAE6")
        else:
            sc.ring(x, 408, 19, "#DCE6EE", 2.6)
            sc.disc(x, 408, 8, "#0A1018")
            sc.ring(x, 408, 9, "#6E7F90", 1.6)
    # lanes run to the targets
    for k in range(-3, 5):
        top, low = 200 + (k - 0.5) * 47, 200 + (k - 0.5) * 190
        sc.line(straight([(top, 474), (low, 800)], False), "#B9CFDE", 1.6, 0.75, dash="7 6")
    for k in range(-3, 5):
        top, low = 200 + (k - 0.5) * 64, 200 + (k - 0.5) * 128
        x, y = (top + low) / 2, 552
        if k in (0, 1):
            continue
        sc.line(f"M{x:.0f} {y}V{y - 26}", "#7C2A20", 2)
        sc.poly([(x, y - 27), (x + 17, y - 22), (x, y - 16)], "#C8402F")
    # the shooter on the mat
    sc.poly([(138, 566), (262, 566), (296, 792), (104, 792)], "#2C5078", 0.22)
    sc.poly([(134, 560), (262, 560), (290, 784), (104, 784)], "#35715E")
    sc.poly([(134, 560), (262, 560), (263.4, 571), (132.6, 571)], "#4C8C77")
    sc.poly([(104, 784), (290, 784), (291, 790), (103, 790)], "#1F4038")
    sc.line("M96 588L72 786", INK, 5)
    sc.line("M86 588L58 786", INK, 5)
    sc.line("M95 592L74 770M85 592L60 770", "#F2B33D", 1.6)
    sc.line("M310 600L342 770", "#C8402F", 3)
    sc.line("M320 596L360 764", "#C8402F", 3)
    placed(sc, 196, 770, 1.22, figures.prone_shooter, "#2F6FA3", "#FFFBF2", "#C8402F")
    # dice in the snow
    figures.die(sc, 72, 834, 70, -16, 5, "#FFFBF2", "#C8402F")
    figures.die(sc, 352, 796, 58, 14, 3, "#FFFBF2", "#C8402F")
    figures.die(sc, 318, 852, 62, -5, 6, "#F2B33D", INK)
    for x, y, h in ((-60, 640, 150), (-10, 606, 96), (440, 650, 160), (398, 600, 84)):
        sc.spruce(x, y, h, SPRUCE, SPRUCE_DARK, "#F4F8FB", 0.2)
    return sc


def triathlon() -> Scene:
    """Dawn over water: swimmers, and a bicycle that waits on the shore."""
    sc = Scene(400, 900, 37, 100)
    sc.sky((0, "#57315A"), (0.2, "#A64D56"), (0.31, "#E98A68"), (0.4, "#F8BE86"), (0.47, "#FBE0B4"))
    sx, sy, water = 262, 388, 428
    rays(sc, sx, sy, 380, "#FFE7B4", 0.24, 14)
    for x, y, w, a, c in ((-80, 250, 220, 0.4, "#F3A07C"), (40, 306, 170, 0.5, "#F9C08E"), (250, 268, 210, 0.4, "#F2A17E"), (310, 330, 170, 0.5, "#FBD09C"), (-60, 352, 130, 0.5, "#FBCB98")):
        sc.cloud(x, y, w, c, a)
    glow(sc, sx, sy, 210, "#FFE39C", 0.85)
    sc.disc(sx, sy, 58, sc.linear((0, sy - 58), (0, sy + 58), (0, "#FFF2C6"), (1, "#F9B94E")))
    sc.mountains([(-50, 352), (48, 330), (136, 372)], [(-120, 410), (2, 402), (96, 404), (196, 428)], water, "#B9676A", "#8F4F63", ("#F8C7A2", "#CB8A80"), 0.4, "#E79A78")
    sc.mountains([(352, 372), (430, 340)], [(300, 428), (394, 404), (520, 414)], water, "#AA5F68", "#84495F", ("#F3BC9A", "#BE7F7B"), 0.35, "#E29374")
    sc.hill([(-110, 408), (10, 402), (90, 414), (150, 429)], "#7A4560", 1, water + 2)
    sc.hill([(330, 429), (400, 412), (510, 404)], "#6F3F5C", 1, water + 2)
    sc.treeline([(-110, 412), (10, 406), (90, 417), (140, 428)], 14, "#643955", 5)
    # water
    sc.rect(-100, water, 600, 320, sc.linear((0, water), (0, 740), (0, "#F3B583"), (0.14, "#C58C82"), (0.4, "#5E8494"), (1, "#1F5E7C")))
    for k in range(22):
        y = water + 5 + k * k * 0.62
        w = 118 + k * 6 - 60 * abs(math.sin(k * 1.7))
        shift = sc.rng.uniform(-16, 16)
        h = 1.6 + k * 0.34
        sc.fill(smooth([(sx - w / 2 + shift, y), (sx + shift, y - h), (sx + w / 2 + shift, y), (sx + shift, y + h)], True, 0.9), "#FFE3A8", max(0.14, 0.8 - k * 0.03))
    for _ in range(46):
        y = 446 + 270 * sc.rng.random() ** 1.1
        x = sc.rng.uniform(-110, 500)
        w = (18 + (y - 440) * 0.34) * sc.rng.uniform(0.6, 1.3)
        light = sc.rng.random() < 0.6
        sc.fill(smooth([(x - w, y), (x, y - w * 0.05), (x + w, y), (x, y + w * 0.05)], True, 0.9), "#BFE0E2" if light else "#12455F", 0.3)
    # buoys
    for x, y, k in ((92, 470, 0.5), (322, 486, 0.62)):
        sc.begin(f"translate({x} {y}) scale({k})")
        sc.oval(6, 4, 34, 7, "#123F58", 0.4)
        sc.fill("M-26 0L-15 -58Q0 -66 15 -58L26 0Q0 10 -26 0Z", "#E8602C")
        sc.fill("M4 -62Q11 -61 15 -58L26 0Q16 5 6 5Z", "#B8441B")
        sc.fill("M-22.6 -18Q0 -9 22.6 -18L19.6 -34Q0 -26 -19.6 -34Z", "#FFF3DC")
        sc.end()
    placed(sc, 138, 522, 0.74, figures.swimmer, "#F0E442", "#F7FBFB", "#5F8796")
    placed(sc, 262, 560, 0.98, figures.swimmer, "#009E73", "#F7FBFB", "#4D7C90")
    placed(sc, 150, 624, 1.34, figures.swimmer, "#D55E00", "#FFFFFF", "#3B7189")
    # shore
    wet = sc.linear((0, 668), (0, 730), (0, "#7E6A62"), (1, "#B08A6A"))
    sc.hill([(-110, 676), (0, 684), (110, 696), (220, 694), (330, 682), (510, 664)], "#E7F0EC", 0.75)
    sc.hill([(-110, 682), (0, 690), (110, 702), (220, 700), (330, 688), (510, 670)], wet)
    sand = sc.linear((0, 706), (0, 900), (0, "#E9BE8C"), (0.5, "#DDA873"), (1, "#B9825A"))
    sc.hill([(-110, 702), (0, 710), (110, 724), (230, 720), (340, 706), (510, 690)], sand)
    # the blue carpet of the transition and the rack
    sc.poly([(-110, 812), (510, 776), (510, 872), (-110, 908)], "#25415E", 0.22)
    sc.poly([(-110, 802), (510, 766), (510, 862), (-110, 898)], "#2F6FA3")
    sc.poly([(-110, 802), (510, 766), (510, 774), (-110, 810)], "#FFFBF2")
    sc.poly([(-110, 890), (510, 854), (510, 862), (-110, 898)], "#24577F")
    sc.fill(smooth([(60, 838), (180, 828), (330, 836), (404, 858), (340, 866), (160, 856)], True, 0.8), "#12283C", 0.3)
    sc.line("M0 842L14 712M424 818L410 688", "#33424F", 5)
    sc.line("M14 712L410 688", "#DCE4EA", 5)
    sc.line("M14 714.6L410 690.6", "#8E9CA8", 1.8)
    placed(sc, 118, 838, 1.32, figures.race_bike, "#E4725B", "#FFFBF2", turn=-3.3)
    # running shoes and a helmet wait too
    sc.begin("translate(40 846) scale(1.1) rotate(-3)")
    for dx, dy in ((13, 4), (-8, 10)):
        sc.fill(f"M{dx - 20} {dy}L{dx - 19} {dy - 14}Q{dx - 12} {dy - 11} {dx - 7} {dy - 14}Q{dx + 2} {dy - 5} {dx + 14} {dy - 4.6}Q{dx + 19} {dy - 3} {dx + 18} {dy}Z", "#F0E442" if dx < 0 else "#D5C92F")
        sc.line(f"M{dx - 20} {dy + 1.6}H{dx + 18}", "#FFFBF2", 3.6)
        sc.line(f"M{dx - 8} {dy - 10}L{dx - 3} {dy - 7}M{dx - 5} {dy - 12}L{dx} {dy - 7}", INK, 1.6)
    sc.end()
    for x, y, h in ((-58, 770, 60), (-30, 756, 42), (448, 744, 70), (478, 750, 54)):
        for k in range(7):
            lean = (k - 3) * h * 0.13 + h * 0.1
            sc.line(f"M{x + k * 2} {y}Q{x + k * 2 + lean * 0.3:.1f} {y - h * 0.6:.1f} {x + k * 2 + lean:.1f} {y - h + abs(k - 3) * 5}", mix("#5E6B3C", "#39472C", k / 6), 2.4)
    return sc


def windschatten() -> Scene:
    """Three riders in a row on a summer serpentine road."""
    sc = Scene(400, 900, 53, 100)
    sc.sky((0, "#185C82"), (0.21, "#327C9C"), (0.35, "#AED8D2"), (0.46, "#EAF1D8"))
    glow(sc, 60, 330, 240, "#FFFDEB", 0.6)
    for x, y, w, a in ((-60, 246, 180, 0.75), (214, 268, 230, 0.8), (60, 300, 120, 0.5)):
        sc.cloud(x, y, w, "#FBFDF8", a)
    sc.mountains([(-40, 352), (84, 282), (192, 340), (316, 270), (430, 336)],
                 [(-120, 420), (20, 396), (140, 386), (248, 392), (380, 380), (520, 400)],
                 480, "#8DB5AE", "#6C9A9C", ("#FAFCF6", "#C5DBDA"), 0.42, "#CFE3CC")  # fmt: skip
    sc.hill([(-110, 430), (0, 404), (110, 424), (220, 398), (330, 420), (510, 392)], "#86B184")
    sc.treeline([(-110, 436), (0, 411), (110, 430), (220, 404), (330, 426), (510, 398)], 13, "#5F9474", 6)
    hill_paint = sc.linear((0, 420), (0, 640), (0, "#A9CB7C"), (1, "#6FA45A"))
    sc.hill([(-110, 486), (30, 452), (150, 436), (260, 450), (390, 470), (510, 446)], hill_paint)
    sc.fill(smooth([(150, 437), (260, 450), (390, 470), (510, 447), (510, 560), (400, 580), (300, 520)], True, 0.9), "#5E9455", 0.45)
    # serpentine: far bends, drawn from far to near with a stone wall on the valley side
    bends = [((236, 452), 5), ((286, 462), 6.5), ((300, 474), 8), ((226, 488), 10), ((120, 500), 12.5), ((92, 518), 15), ((190, 542), 19), ((320, 556), 24), ((364, 584), 29), ((280, 622), 36), ((90, 648), 44), ((-110, 676), 54)]
    left: list[Point] = []
    right: list[Point] = []
    for k, ((x, y), w) in enumerate(bends):
        a = bends[max(0, k - 1)][0]
        b = bends[min(len(bends) - 1, k + 1)][0]
        dx, dy = b[0] - a[0], (b[1] - a[1]) * 2.4
        length = math.hypot(dx, dy)
        nx, ny = -dy / length, dx / length
        left.append((x + nx * w * 0.62, y + ny * w * 0.36))
        right.append((x - nx * w * 0.62, y - ny * w * 0.36))
    low = [(x + 2, y + 4 + 0.05 * k * k) for k, (x, y) in enumerate(left)]
    high = [(x + 2, y + 4 + 0.05 * k * k) for k, (x, y) in enumerate(right)]
    track(sc, low, high, "#4E6B4A", 0.8)
    track(sc, left, right, "#5C6672")
    sc.line(smooth(left), "#E9E4D2", 2, 0.9)
    sc.line(smooth(right), "#E9E4D2", 2, 0.9)
    sc.line(smooth([p for p, _ in bends]), "#F6F0E4", 1.6, 0.9, dash="9 9")
    # village with a church in the saddle
    sc.begin("translate(52 470)")
    for x, w, h, wall, roof in ((0, 20, 13, "#F6F0E4", "#B5533C"), (26, 16, 11, "#EADFC8", "#A6492F"), (-22, 16, 10, "#F6F0E4", "#B5533C"), (50, 14, 9, "#EADFC8", "#A6492F")):
        sc.rect(x, -h, w, h, wall)
        sc.rect(x + w * 0.55, -h, w * 0.45, h, "#8A7A66", 0, 0.3)
        sc.poly([(x - 2, -h), (x + w * 0.5, -h - 8), (x + w + 2, -h)], roof)
    sc.rect(12, -40, 9, 40, "#FBF7EC")
    sc.rect(17, -40, 4, 40, "#C9BEA8")
    sc.poly([(10, -40), (16.5, -62), (23, -40)], "#7A3B2C")
    sc.end()
    for x, y, h in ((140, 478, 26), (160, 484, 30), (200, 470, 22), (20, 516, 38), (-30, 500, 40), (54, 566, 46), (20, 580, 56), (400, 520, 50), (430, 536, 60), (250, 520, 34), (272, 524, 30), (150, 584, 40)):
        larch(sc, x, y, h, "#6FA45A", "#3F7A4C")
    # near slope and road
    sc.hill([(-110, 640), (40, 660), (190, 650), (330, 618), (510, 590)], sc.linear((0, 600), (0, 900), (0, "#8FBF65"), (0.5, "#5F9A50"), (1, "#3F7A46")))
    for _ in range(60):
        x, y = sc.rng.uniform(-100, 500), sc.rng.uniform(660, 716)
        if y < 668 + abs(x - 200) * 0.02:
            continue
        tone = sc.rng.choice(("#F2E9A2", "#FFFFFF", "#E4725B", "#C7DE8C", "#C7DE8C"))
        sc.disc(x, y - (x - 200) * 0.12, 1.9, tone, 0.9)
    sc.poly([(-110, 806), (510, 700), (510, 830), (-110, 936)], "#4A5461")
    sc.poly([(-110, 806), (510, 700), (510, 708), (-110, 814)], "#EDE7D8")
    sc.poly([(-110, 916), (510, 810), (510, 818), (-110, 924)], "#EDE7D8")
    sc.poly([(-110, 930), (510, 822), (510, 900), (-110, 910)], "#3C7544")
    for k in range(7):
        x = -90 + k * 96
        y = 868 - (x + 110) * 0.171
        sc.poly([(x, y), (x + 46, y - 7.9), (x + 46, y - 1.9), (x, y + 6)], "#F6F0E4", 0.95)
    for k in range(9):
        x = -96 + k * 74
        y = 801 - (x + 110) * 0.171
        sc.fill(f"M{x} {y:.1f}V{y - 20:.1f}Q{x + 5} {y - 25:.1f} {x + 10} {y - 21.7:.1f}V{y - 1.7:.1f}Z", "#F6F0E4")
        sc.fill(f"M{x} {y - 10:.1f}V{y - 16:.1f}L{x + 10} {y - 17.7:.1f}V{y - 11.7:.1f}Z", "#C8402F")
        sc.poly([(x + 7, y - 22), (x + 10, y - 21.7), (x + 10, y - 1.7), (x + 7, y - 1.2)], "#8A8577", 0.5)
    # riders, shadows first
    line = ((14, 838), (134, 818), (254, 797))
    for x, y in line:
        sc.begin(f"translate({x} {y}) rotate(-9.7) scale(1.34)")
        sc.fill(smooth([(-16, 2), (30, -2), (84, 2), (128, 16), (120, 26), (60, 14), (4, 8)], True, 0.8), "#131C28", 0.36)
        sc.end()
    for (x, y), (shirt, trim, frame, helmet) in zip(line, (("#CC79A7", "#FFFBF2", "#F4F8FB", "#FFFBF2"), ("#F0E442", "#1B2430", "#C8402F", "#1B2430"), ("#0072B2", "#FFFBF2", "#F2B33D", "#F4F8FB")), strict=True):
        placed(sc, x, y, 1.34, figures.rider, shirt, trim, frame, helmet, turn=-9.7)
    # the air that the first one parts and the others ride in
    for lift, start, stop, wide, alpha in ((0, 346, -60, 4.4, 0.75), (13, 356, 40, 3.4, 0.6), (25, 352, 120, 2.6, 0.5), (-12, 250, -100, 3, 0.5)):
        upper: list[Point] = []
        lower: list[Point] = []
        for k in range(13):
            t = k / 12
            px = start + (stop - start) * t
            py = 668 - lift - (px - 254) * 0.171 - 30 * math.sin(min(1.0, t * 2.6) * math.pi / 2) + 20 + 7 * math.sin(t * 5.2)
            half = wide * math.sin(math.pi * min(1, t * 1.02)) ** 0.7 / 2
            upper.append((px, py - half))
            lower.append((px, py + half))
        track(sc, upper, lower, "#FFFFFF", alpha)
    for x, y, h in ((-60, 780, 130), (450, 690, 110)):
        larch(sc, x, y, h, "#6FA45A", "#33694A")
    return sc


def boreal() -> Scene:
    """Aurora over a fjord, and the pyramid of places on a rock."""
    sc = Scene(400, 900, 71, 100)
    sc.sky((0, "#050D1F"), (0.22, "#0A1D38"), (0.42, "#123A54"), (0.52, "#1E5A68"))
    for _ in range(190):
        x, y = sc.rng.uniform(-100, 500), 480 * sc.rng.random() ** 1.25
        sc.disc(x, y, sc.rng.choice((0.6, 0.8, 0.8, 1.1, 1.5)), "#E8F4F2", sc.rng.uniform(0.3, 0.95))
    glow(sc, 210, 420, 260, "#4FC796", 0.26)
    aurora(sc, [(-110, 300), (-20, 340), (90, 268), (190, 330), (300, 246), (400, 300), (510, 210)], 210, "#3CA9A0", "#3B4E9C", 0.13)
    aurora(sc, [(-110, 412), (0, 356), (120, 404), (230, 336), (330, 372), (430, 286), (510, 316)], 190, "#4FC796", "#2F6FA3", 0.2)
    aurora(sc, [(-110, 350), (10, 432), (110, 436), (200, 384), (280, 424), (400, 372), (510, 420)], 120, "#A6F0B4", "#3F9A8C", 0.16)
    sc.mountains([(-40, 400), (60, 436), (150, 466)], [(-120, 470), (16, 480), (110, 488), (200, 520)], 520, "#1C4A5C", "#123447", ("#9ADBC8", "#3F7F86"), 0.5, "#1F6068")
    sc.mountains([(270, 462), (342, 404), (440, 376)], [(214, 520), (304, 488), (392, 466), (520, 470)], 520, "#1A4557", "#112F43", ("#9ADBC8", "#3F7F86"), 0.5, "#1F6068")
    sc.mountains([(-50, 452), (52, 486)], [(-120, 520), (14, 508), (120, 522)], 524, "#123449", "#0B2436", ("#79BFB0", "#2C626E"), 0.4)
    sc.mountains([(356, 478), (448, 448)], [(284, 522), (404, 500), (520, 514)], 524, "#113146", "#0A2133", ("#79BFB0", "#2C626E"), 0.4)
    # fjord with the reflection of the light
    sc.rect(-100, 518, 600, 230, sc.linear((0, 518), (0, 748), (0, "#3C9C8C"), (0.18, "#23707A"), (0.6, "#123F58"), (1, "#081C30")))
    for k in range(30):
        y = 522 + k * 5.2
        w = 190 - k * 3 + 50 * math.sin(k * 1.9)
        x = 205 + 34 * math.sin(k * 0.9)
        sc.fill(smooth([(x - w / 2, y), (x, y - 1.3 - k * 0.06), (x + w / 2, y), (x, y + 1.3 + k * 0.06)], True, 0.9), "#9CF0BE", max(0.1, 0.46 - k * 0.012))
    for k in range(34):
        y = 526 + 150 * sc.rng.random()
        x = sc.rng.uniform(-100, 500)
        w = (10 + (y - 520) * 0.3) * sc.rng.uniform(0.6, 1.4)
        sc.fill(smooth([(x - w, y), (x, y - 1.4), (x + w, y), (x, y + 1.4)], True, 0.9), "#061B2E" if k % 2 else "#5CC6B0", 0.26)
    sc.hill([(-110, 516), (-20, 520), (70, 524), (110, 530)], "#091D2E", 1, 531)
    sc.treeline([(-110, 519), (-20, 522), (66, 527)], 20, "#071826", 6)
    sc.hill([(300, 530), (370, 522), (510, 514)], "#091D2E", 1, 531)
    sc.treeline([(330, 528), (400, 520), (510, 516)], 18, "#071826", 6)
    # a hut with a warm window
    glow(sc, 352, 514, 40, "#F2B33D", 0.55)
    sc.poly([(336, 524), (336, 508), (350, 498), (364, 508), (364, 524)], "#5A2C22")
    sc.poly([(332, 510), (350, 496), (368, 510), (366, 512), (350, 500), (334, 512)], "#16293A")
    sc.rect(345, 509, 9, 9, "#FFD873")
    for k in range(4):
        sc.oval(350, 534 + k * 6, 7 - k, 1.3, "#FFD873", 0.6 - k * 0.12)
    # the rock
    sc.hill([(-110, 716), (-30, 704), (60, 690), (200, 684), (330, 692), (420, 708), (510, 700)], "#15303F")
    sc.hill([(-110, 728), (-30, 716), (60, 701), (200, 695), (330, 702), (420, 718), (510, 712)], sc.linear((0, 690), (0, 900), (0, "#27505A"), (0.25, "#1A3846"), (1, "#0B1C2A")))
    for pts, tone, a in (([(-110, 760), (20, 724), (120, 742), (60, 800), (-110, 830)], "#0E2432", 0.5), ([(250, 716), (360, 722), (510, 770), (420, 840), (300, 790)], "#0C202E", 0.5), ([(60, 830), (200, 804), (330, 836), (240, 900), (80, 900)], "#0B1C29", 0.6)):
        sc.poly(sc.roughen([*pts, pts[0]], 0.08, 2), tone, a)
    for x, y, w in ((20, 716, 60), (300, 708, 70), (150, 702, 80), (392, 724, 50), (-60, 728, 60)):
        sc.fill(smooth([(x - w / 2, y), (x - w * 0.1, y - 5), (x + w / 2, y), (x, y + 5)], True), "#BDE9DC", 0.55)
    # the pyramid: four, three, two, one
    size, gap = 72, 76
    sc.fill(smooth([(50, 790), (200, 796), (352, 790), (396, 812), (300, 828), (90, 816)], True, 0.8), "#030B14", 0.55)
    order = (("aurora-dome",), ("windy-ridge", "whale-bay"), ("still-tarn", "forge-village", "snow-bridge"), ("geyser", "glow-worm-cave", "smokehouse", "twin-pillars"))
    tilts = (1.5, -2, 1.5, 2, -1.5, 1, -1, 1.2, -1.6, 1.4)
    n = 9
    for row in (3, 2, 1, 0):
        for k, slug in enumerate(order[row]):
            x = 200 + (k - row / 2) * gap
            y = 758 - (3 - row) * gap
            glow(sc, x, y, 66, "#4FC796", 0.1)
            place_card(sc, slug, x, y, size, tilts[n])
            n -= 1
    # cairns beside it
    for x, y, k in ((8, 792, 1.0), (404, 806, 1.25)):
        for j, (w, h) in enumerate(((46, 16), (36, 14), (28, 12), (18, 12))):
            yy = y - k * sum((14, 12.5, 10.5, 10)[:j])
            sc.fill(smooth([(x - w * k / 2, yy), (x - w * k * 0.36, yy - h * k * 0.9), (x + w * k * 0.3, yy - h * k), (x + w * k / 2, yy - h * k * 0.2), (x + w * k * 0.3, yy + 2), (x - w * k * 0.36, yy + 2)], True), ("#2C4A58", "#385A66", "#2F5060", "#406672")[j])
            sc.fill(smooth([(x - w * k * 0.42, yy - h * k * 0.4), (x - w * k * 0.3, yy - h * k * 0.84), (x + w * k * 0.2, yy - h * k * 0.92), (x - w * k * 0.1, yy - h * k * 0.6)], True), "#8FE0BF", 0.4)
    for x, y, h in ((-66, 800, 190), (474, 800, 220)):
        sc.spruce(x, y, h, "#123A3E", "#0A2430", "#86CDB8")
    sc.hill([(-110, 872), (60, 864), (220, 872), (380, 860), (510, 866)], "#081722")
    return sc


def wide() -> Scene:
    """A calm ground for setup, settings and results: winter mountains at dusk."""
    sc = Scene(1600, 900, 5, 200)
    sc.sky((0, "#2A4A6B"), (0.3, "#54789A"), (0.5, "#93A9BC"), (0.62, "#CDBFB6"), (0.7, "#D9C3AE"))
    glow(sc, 330, 560, 460, "#F6D9BC", 0.4)
    for x, y, w, a in ((-60, 262, 380, 0.16), (560, 196, 420, 0.12), (1120, 300, 400, 0.15), (760, 372, 300, 0.18), (150, 390, 260, 0.2), (1330, 170, 300, 0.1)):
        sc.cloud(x, y, w, "#F1DFCB", a, 0.075)
    sc.mountains([(-120, 470), (90, 420), (290, 470), (520, 400), (760, 452), (980, 376), (1220, 440), (1430, 404), (1660, 450)],
                 [(-240, 560), (-20, 540), (190, 548), (400, 540), (640, 545), (860, 536), (1100, 540), (1330, 536), (1540, 530), (1840, 560)],
                 660, "#8FA3B6", "#7A90A8", ("#C9CDD3", "#9CAEBF"), 0.45, "#BBB5B4")  # fmt: skip
    sc.mountains([(-60, 540), (240, 566), (420, 590), (660, 536), (900, 592), (1120, 570), (1340, 590), (1500, 524)],
                 [(-240, 640), (80, 640), (330, 636), (520, 640), (800, 640), (1000, 636), (1240, 640), (1400, 636), (1840, 630)],
                 760, "#68819C", "#56708D", None, 0.4, "#8799AC")  # fmt: skip
    sc.hill([(-210, 660), (160, 640), (520, 668), (900, 650), (1280, 668), (1810, 636)], "#526D87")
    sc.treeline([(-210, 668), (160, 648), (520, 676), (900, 658), (1280, 676), (1810, 644)], 34, "#456079", 11)
    snow = sc.linear((0, 670), (0, 900), (0, "#A9BBCB"), (0.4, "#8FA7BC"), (1, "#5F7D99"))
    sc.hill([(-210, 696), (200, 680), (600, 704), (1000, 690), (1400, 702), (1810, 680)], snow)
    sc.hill([(-210, 760), (200, 786), (640, 752), (1100, 790), (1500, 758), (1810, 772)], "#7F9AB2", 0.7)
    for x, y, h in ((60, 800, 150), (120, 770, 110), (-30, 830, 190), (190, 762, 84), (1440, 780, 120), (1500, 800, 160), (1560, 842, 210), (1390, 768, 86), (1640, 860, 220), (-110, 850, 200)):
        sc.spruce(x, y, h, "#38586A", "#2C485C", "#B7C7D4", 0.16)
    sc.hill([(-210, 850), (300, 872), (800, 856), (1300, 876), (1810, 850)], sc.linear((0, 850), (0, 900), (0, "#6F8CA7"), (1, "#4E6C8A")))
    return sc


SCENES: dict[str, Callable[[], Scene]] = {
    "crystal_globe": crystal_globe,
    "biathlon": biathlon,
    "triathlon": triathlon,
    "windschatten": windschatten,
    "boreal": boreal,
    "wide": wide,
}


def main(names: list[str]) -> int:
    """Writes the scenes asked for, or all."""
    unknown = [name for name in names if name not in SCENES]
    if unknown:
        print(f"no such scene: {', '.join(unknown)}; there are {', '.join(SCENES)}", file=sys.stderr)
        return 2
    for name in names or SCENES:
        SCENES[name]().write(OUT / f"{name}.svg")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
