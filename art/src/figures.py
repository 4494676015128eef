"""Development only: the people and bicycles of the posters, drawn on a Scene in their own units.

Every figure looks to the right; (0, 0) is the ground below it, y grows downwards, a grown person is about 100
units tall. Light comes from the upper left.
"""

# ruff: noqa: E501 (path data)
from __future__ import annotations

from scenery import Scene, mix, smooth

INK = "#1B2430"
SKIN = "#E9B48E"
SKIN_SHADE = "#C98F6B"


def skier(sc: Scene, suit: str, trim: str, cap: str) -> None:
    """A biathlete in a long diagonal stride, rifle on the back."""
    dark = mix(suit, INK, 0.38)
    # far side: arm and pole behind, leg that pushes off
    sc.line("M-21 -55L-60 -6", "#31404F", 1.7)
    sc.limb((17, -77), 5.2, (-2, -67), 4.2, dark)
    sc.limb((-2, -67), 4.2, (-19, -56), 3.2, dark)
    sc.disc(-21, -55, 3.6, INK)
    sc.line("M-86 -17L-30 -4Q-4 1.5 6 -1.5", INK, 3.2)
    sc.limb((1, -48), 8.8, (-11, -28), 6.6, dark)
    sc.limb((-11, -28), 6.3, (-36, -16), 3.8, dark)
    sc.limb((-38, -15), 4.4, (-29, -7), 3.4, INK)
    # rifle
    sc.begin("translate(3 -70) rotate(-58)")
    sc.fill("M-26 -2L-8 -4.5L-5 -3.4H14L44 -2.4V0H14L4 2.2L-6 3L-11 9L-14.5 8L-12.5 2.4L-24 8.4Z", "#5E3B26")
    sc.line("M8 -3.6L46 -1.4", INK, 2.6)
    sc.line("M-2 -6.4H13", INK, 2.6)
    sc.end()
    # near leg
    sc.line("M-24 1.5H58Q70 1.5 77 -8", INK, 3.4)
    sc.limb((1, -49), 9.6, (20, -32), 7.2, suit)
    sc.limb((20, -32), 6.9, (10, -8), 4.2, suit)
    sc.line("M4 -41L19 -30", trim, 2.6)
    sc.fill("M5 -11H14L16 -5Q23 -4 24 -0.4H4Z", INK)
    # torso
    sc.fill(smooth([(-8, -52), (-1, -70), (10, -83), (21, -87), (29, -80), (27, -70), (18, -57), (9, -44), (-3, -42)],
                   True, 0.9), suit)  # fmt: skip
    sc.fill(smooth([(9, -44), (18, -57), (27, -70), (29, -80), (23, -74), (13, -60), (3, -46)], True, 0.8), dark, 0.55)
    sc.fill("M2 -73L11 -82L24 -67L15 -54Z", trim)
    sc.line("M14 -85Q16 -70 4 -52", INK, 1.6, 0.7)
    # head
    sc.limb((24, -84), 4.2, (29, -90), 4.2, SKIN_SHADE)
    sc.disc(32.5, -94.5, 7.6, SKIN)
    sc.fill("M38 -96.5L43 -92.6L38.6 -90.6Z", SKIN)
    sc.fill("M24.6 -93.6Q24 -103.6 33 -104Q40.6 -103.6 41 -97.4Q33 -98 25.4 -91.6Z", cap)
    sc.line("M25.2 -93.2Q32 -98.6 41 -97.6", mix(cap, "#FFFFFF", 0.55), 2)
    sc.line("M35 -95.6L41 -95.2", INK, 3.2)
    # near arm and pole
    sc.line("M52 -71L33 0", "#31404F", 1.9)
    sc.line("M29.6 -2.6L38.4 -0.4", INK, 2)
    sc.limb((19, -78), 6, (33, -64), 4.8, suit)
    sc.limb((33, -64), 4.8, (49, -70), 3.6, suit)
    sc.line("M20 -82L31.6 -68", trim, 2.4)
    sc.disc(51.4, -71, 4, INK)


def wheel(sc: Scene, x: float, y: float, r: float, tyre: str, spokes: str, deep: bool = False) -> None:
    """A bicycle wheel; deep gives a racing disc rim."""
    if deep:
        sc.disc(x, y, r, tyre)
        sc.disc(x, y, r * 0.86, spokes)
        sc.disc(x, y, r * 0.58, tyre, 0.18)
        sc.ring(x, y, r * 0.58, tyre, r * 0.04, 0.5)
    else:
        sc.ring(x, y, r * 0.94, tyre, r * 0.12)
        sc.ring(x, y, r * 0.83, spokes, r * 0.05)
        d = "".join(
            f"M{x - r * 0.8 * a:.1f} {y - r * 0.8 * b:.1f}L{x + r * 0.8 * a:.1f} {y + r * 0.8 * b:.1f}"
            for a, b in ((1, 0), (0, 1), (0.71, 0.71), (0.71, -0.71), (0.38, 0.92), (0.92, 0.38), (0.38, -0.92),
                         (0.92, -0.38))
        )  # fmt: skip
        sc.line(d, spokes, r * 0.025, 0.75)
    sc.disc(x, y, r * 0.12, INK)


def rider(sc: Scene, shirt: str, trim: str, frame: str, helmet: str) -> None:
    """A cyclist low over the bars of a racing bicycle; wheels at x 0 and 64."""
    dark = mix(shirt, INK, 0.35)
    shorts = "#232E3B"
    wheel(sc, 0, -20.5, 20, INK, "#D7DEE5")
    wheel(sc, 64, -20.5, 20, INK, "#D7DEE5")
    # far leg
    sc.limb((15, -57), 7.2, (36, -51), 5.4, mix(shorts, INK, 0.5))
    sc.limb((36, -51), 5, (25, -34), 3.2, SKIN_SHADE)
    sc.limb((25, -33), 3.2, (31, -30), 2.4, "#C9D2DB")
    # frame
    sc.line("M0 -20.5L18 -46L27 -20L0 -20.5M18 -46L50 -48L27 -20", frame, 3.6)
    sc.line("M49 -52L53 -43Q56 -33 64 -20.5", frame, 3.4)
    sc.line("M16 -50L18 -46", INK, 2.6)
    sc.line("M9 -51.6Q15 -53 22 -51", INK, 3.4)
    sc.line("M49 -53L58 -54Q66 -53 63.4 -46.6", INK, 2.6)
    sc.disc(27, -20, 5.4, "#39485A")
    sc.ring(27, -20, 5.4, "#AEB9C5", 1.2)
    # near leg
    sc.line("M27 -20L29 -9", "#AEB9C5", 2.2)
    sc.limb((15, -58), 8, (37, -42), 5.8, shorts)
    sc.limb((38, -42), 5.3, (27.4, -14), 3.3, SKIN)
    sc.limb((26.6, -18), 3.5, (27, -12), 3.2, "#FFFFFF")
    sc.limb((25.4, -9.6), 3, (34.4, -9), 2.4, INK)
    # torso
    sc.fill(smooth([(7, -59), (12, -70), (26, -81), (41, -85), (50, -81), (49, -73), (38, -66), (26, -57), (15, -51)],
                   True, 0.9), shirt)  # fmt: skip
    sc.fill(smooth([(15, -51), (26, -57), (38, -66), (49, -73), (40, -73), (26, -65), (14, -57)], True, 0.8), dark, 0.6)
    sc.fill("M19 -77.5L27 -82L36 -67.6L28.6 -61Z", trim)
    sc.fill(smooth([(7, -59), (10, -66), (21, -58), (20, -52), (14, -51)], True, 0.8), shorts)
    # arm
    sc.limb((45, -78), 5.4, (51, -64), 4.4, dark)
    sc.limb((51, -64), 3.8, (60.6, -55), 3, SKIN)
    sc.disc(62, -54.4, 3.4, INK)
    # head
    sc.limb((49, -81), 4, (54, -84), 4, SKIN_SHADE)
    sc.disc(57.4, -87, 6.9, SKIN)
    sc.fill("M62.6 -88L67 -84.8L62.6 -83Z", SKIN)
    sc.fill("M47.4 -86.6Q46.6 -97 57 -97.6Q66.4 -97.6 66.6 -90.6Q57 -91.6 49.6 -84.6Z", helmet)
    sc.line("M51 -93.2Q58 -96.6 64.6 -93.4", mix(helmet, INK, 0.4), 1.5)
    sc.line("M59.6 -88.4L66 -88.2", INK, 3)


def swimmer(sc: Scene, cap: str, foam: str, water: str) -> None:
    """A crawl swimmer; the surface of the water is y = 0."""
    sc.fill(smooth([(6, -1), (-12, -9), (-34, -8), (-62, -2), (-66, 3), (-34, 5), (-6, 5)], True, 0.9), "#22303E")
    sc.fill(smooth([(2, -4), (-12, -9), (-34, -8), (-56, -3), (-30, -4), (-10, -3)], True, 0.8), "#3E5062")
    sc.limb((-8, -6), 6, (2, -29), 4.4, "#2A3846")
    sc.limb((2, -29), 4.4, (27, -12), 3.2, "#2A3846")
    sc.limb((27, -12), 3.2, (37, -4), 2.4, SKIN)
    sc.disc(12, -8, 9.4, SKIN)
    sc.fill("M2.8 -6.6Q1.4 -18.6 13 -18.6Q22 -17.6 21.6 -9Q12 -11.6 2.8 -6.6Z", cap)
    sc.fill("M6 -15.6Q10 -18.4 15 -17.6Q10 -14.6 5 -12Z", mix(cap, "#FFFFFF", 0.45))
    sc.line("M15 -8.4L21 -7.6", INK, 3.4)
    sc.fill(smooth([(-72, 5), (-60, 0), (-36, 3), (-10, -1), (6, 3), (22, 0), (40, 4), (46, 8), (0, 12), (-60, 11)],
                   True, 0.9), water)  # fmt: skip
    sc.fill(smooth([(-4, 2), (8, -1), (24, 2), (44, 0), (52, 5), (24, 7), (0, 6)], True, 0.9), foam, 0.95)
    sc.fill(smooth([(-84, 3), (-74, -6), (-64, -1), (-54, -4), (-46, 3), (-62, 6)], True, 0.9), foam, 0.9)
    for x, y, r in ((40, -10, 1.8), (46, -5, 2.2), (33, -3, 2.4), (-72, -11, 2), (-62, -8, 1.6), (-80, -5, 1.5)):
        sc.disc(x, y, r, foam, 0.9)


def race_bike(sc: Scene, frame: str, accent: str) -> None:
    """A time-trial bicycle without its rider; wheels at x 0 and 122, radius 38."""
    wheel(sc, 0, -39, 38.5, INK, "#36485A", deep=True)
    wheel(sc, 122, -39, 38.5, INK, "#DDE4EA")
    sc.line("M0 -39L34 -84M0 -39L52 -37", mix(frame, INK, 0.25), 5)
    sc.line("M38 -92L52 -37", frame, 8)
    sc.line("M52 -37L96 -88", frame, 10)
    sc.line("M36 -84L95 -92", frame, 7)
    sc.line("M93 -100L98 -82", frame, 9)
    sc.line("M98 -82Q104 -62 122 -39", mix(frame, INK, 0.25), 6)
    sc.line("M61 -47L90 -81", accent, 3)
    sc.line("M36 -99L39 -90", INK, 5)
    sc.fill("M18 -103Q30 -108 48 -101Q55 -99 54 -96.4Q40 -96 22 -97.4Q17 -99.6 18 -103Z", INK)
    sc.line("M92 -103L100 -106L132 -111", INK, 4.6)
    sc.line("M96 -104Q110 -100 114 -94", INK, 4.2)
    sc.line("M106 -107L116 -103", "#4A5A6A", 5)
    sc.disc(52, -37, 11, "#2A3846")
    sc.ring(52, -37, 11, "#B9C4CE", 2)
    sc.line("M52 -37L62 -19", "#B9C4CE", 3.4)
    sc.line("M56 -17H68", INK, 4.4)
    sc.line("M0 -46L52 -48M0 -32L50 -27", "#6C7A88", 1.4)
    sc.limb((68, -62), 4.4, (79, -75), 4.4, "#F8FBFD")


def prone_shooter(sc: Scene, suit: str, trim: str, cap: str) -> None:
    """A shooter lying on the mat, seen from behind; (0, 0) lies between the boots, the barrel points up."""
    dark = mix(suit, INK, 0.35)
    light = mix(suit, "#FFFFFF", 0.18)
    sc.fill(smooth([(-30, 6), (-6, -50), (-14, -120), (20, -170), (62, -116), (40, -66), (60, -6), (34, 10), (12, -36)],
                   True, 0.7), "#0E2440", 0.25)  # fmt: skip
    # legs
    sc.limb((5, -62), 17, (30, -14), 8.5, dark)
    sc.limb((-9, -62), 17, (-27, -12), 8.8, suit)
    sc.line("M-16 -56L-30 -18", trim, 3.6)
    sc.line("M14 -52L31 -20", mix(trim, INK, 0.3), 3.6)
    for x, tilt in ((-28, -12), (32, 14)):
        sc.begin(f"translate({x} -8) rotate({tilt})")
        sc.fill("M-8.5 -6Q-9.5 8 -5.6 12.4Q0 15.4 5.6 12.4Q9.5 8 8.5 -6Z", INK)
        sc.fill("M-5.6 4Q-6 9.6 -3.6 11.6Q0 13 3.6 11.6Q6 9.6 5.6 4Z", "#4B5A69")
        sc.end()
    # rifle beyond the head
    sc.line("M14 -150L17 -214", INK, 5)
    sc.line("M16.6 -204L17.4 -224", "#46566A", 3.2)
    sc.fill("M7 -128L20 -128L21 -176L12 -176Z", "#6B452E")
    sc.line("M13.4 -158L14 -146", INK, 5)
    # arms: elbows on the mat, forearms to the rifle
    sc.limb((23, -108), 9.6, (47, -124), 7.4, dark)
    sc.limb((47, -124), 7.2, (21, -150), 5, dark)
    sc.limb((-25, -106), 9.6, (-40, -132), 7.6, suit)
    sc.limb((-40, -132), 7.4, (8, -172), 5, suit)
    sc.line("M-38 -134L0 -166", trim, 2.6)
    sc.disc(12, -174, 6, INK)
    sc.disc(20, -151, 5.4, INK)
    # back
    sc.fill(smooth([(-25, -60), (-31, -88), (-30, -114), (-14, -125), (12, -126), (29, -116), (28, -88), (20, -58), (0, -48)],
                   True, 0.85), suit)  # fmt: skip
    sc.fill(smooth([(8, -50), (20, -58), (28, -88), (29, -116), (16, -122), (16, -90), (11, -62)], True, 0.8), dark, 0.7)
    sc.fill(smooth([(-27, -92), (-27, -112), (-14, -121), (-6, -122), (-18, -110), (-20, -90)], True, 0.8), light, 0.8)
    sc.fill("M-19 -70L-21 -104L15 -104L13 -68Q-2 -63 -19 -70Z", trim)
    sc.line("M-26 -118Q-6 -92 20 -62M24 -118Q4 -94 -20 -62", INK, 3, 0.85)
    # head
    sc.disc(5, -137, 13.4, SKIN_SHADE)
    sc.fill("M-9 -134Q-11 -155 5 -156Q20.4 -155 19 -134Q5 -127 -9 -134Z", cap)
    sc.line("M-9 -135.4Q5 -128.6 19 -135.4", mix(cap, "#FFFFFF", 0.6), 4)
    sc.disc(4, -157, 4.6, mix(cap, "#FFFFFF", 0.6))


def die(sc: Scene, x: float, y: float, size: float, turn: float, face: int, paper: str, pip: str) -> None:
    """A die lying in the snow: top face in view, thick edge below, shadow to the lower right."""
    h = size / 2
    sc.begin(f"translate({x} {y})")
    sc.begin(f"translate({size * 0.2:.1f} {size * 0.2:.1f}) rotate({turn})")
    sc.rect(-h, -h, size, size, "#25425F", size * 0.22, 0.28)
    sc.end()
    sc.begin(f"translate(0 {size * 0.09:.1f}) rotate({turn})")
    sc.rect(-h, -h, size, size, INK, size * 0.22)
    sc.end()
    sc.begin(f"rotate({turn})")
    sc.rect(-h, -h, size, size, INK, size * 0.22)
    e = size * 0.045
    sc.rect(-h + e, -h + e, size - 2 * e, size - 2 * e, paper, size * 0.19)
    sc.fill(f"M{-h + size * 0.2} {-h + e * 2.4}H{h - size * 0.2}", paper)
    spots = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
             5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
             6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1))}[face]  # fmt: skip
    for px, py in spots:
        sc.disc(px * size * 0.25, py * size * 0.25, size * 0.095, pip)
    sc.end()
    sc.end()
