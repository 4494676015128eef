"""The racers of Biathlon: writes art/biathlon/skier_*.svg, a figure of joints dressed in key colours.

View box 160 x 160, the ground point is (80, 142), looking right. The bib is left plain for shape and number.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from biathlon_kit import INK, INK2, PAPER2, SEAT, SEAT_DARK, SEAT_LIGHT, SNOW_SHADE, WOOD, Art, Point, d_curve, num

SKIN, SKIN_SHADE = "#F3CFA8", "#D9A878"
LINE = 4.2


class Pose(NamedTuple):
    """Joints of a figure in profile; near is the side towards the viewer."""

    hip: Point
    shoulder: Point
    head: Point
    near_leg: tuple[Point, Point]  # knee, foot
    far_leg: tuple[Point, Point]
    near_arm: tuple[Point, Point]  # elbow, hand
    far_arm: tuple[Point, Point]
    tilt: float = 0.0  # of the head, degrees


def capsule(p: Point, r: float, q: Point, s: float) -> str:
    """Outline of the hull of two circles."""
    d = math.dist(p, q) or 0.01
    base = math.atan2(q[1] - p[1], q[0] - p[0])
    spread = math.acos(max(-1.0, min(1.0, (r - s) / d)))
    a = (p[0] + r * math.cos(base + spread), p[1] + r * math.sin(base + spread))
    b = (q[0] + s * math.cos(base + spread), q[1] + s * math.sin(base + spread))
    c = (q[0] + s * math.cos(base - spread), q[1] + s * math.sin(base - spread))
    e = (p[0] + r * math.cos(base - spread), p[1] + r * math.sin(base - spread))
    big = 1 if spread < math.pi / 2 else 0
    return (
        f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}A{num(s)} {num(s)} 0 {1 - big} 0 {num(c[0])} {num(c[1])}"
        f"L{num(e[0])} {num(e[1])}A{num(r)} {num(r)} 0 {big} 0 {num(a[0])} {num(a[1])}Z"
    )


def limb(art: Art, a: Point, b: Point, c: Point, widths: tuple[float, float, float], fill: str, shade: str) -> None:
    """Two tapered parts with one outline around both."""
    upper, lower = capsule(a, widths[0], b, widths[1]), capsule(b, widths[1], c, widths[2])
    for d in (upper, lower):
        art.path(d, INK, stroke=INK, stroke_width=num(2 * LINE), stroke_linejoin="round")
    for d in (upper, lower):
        art.path(d, fill)
    # Shaded underside, away from the light at the upper left.
    for p, r, q, s in ((a, widths[0], b, widths[1]), (b, widths[1], c, widths[2])):
        n = _away(p, q)
        art.path(
            capsule((p[0] + n[0] * r * 0.5, p[1] + n[1] * r * 0.5), r * 0.48,
                    (q[0] + n[0] * s * 0.5, q[1] + n[1] * s * 0.5), s * 0.48),
            shade,
        )  # fmt: skip


def _away(p: Point, q: Point) -> Point:
    d = math.dist(p, q) or 1.0
    nx, ny = -(q[1] - p[1]) / d, (q[0] - p[0]) / d
    return (nx, ny) if nx * 0.6 + ny * 0.8 > 0 else (-nx, -ny)


def ski(art: Art, heel: Point, toe: Point, color: str, lift: float = 9.0) -> None:
    """A ski from its tail to the start of its bent tip."""
    (x0, y0), (x1, y1) = heel, toe
    d = math.dist(heel, toe)
    ux, uy = (x1 - x0) / d, (y1 - y0) / d
    tip = (x1 + ux * 13 + uy * lift, y1 + uy * 13 - ux * lift)
    bend = (x1 + ux * 8, y1 + uy * 8)
    path = f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}Q{num(bend[0])} {num(bend[1])} {num(tip[0])} {num(tip[1])}"
    art.path(path, "none", stroke=INK, stroke_width="9.5", stroke_linecap="round", stroke_linejoin="round")
    art.path(path, "none", stroke=color, stroke_width="4.2", stroke_linecap="round", stroke_linejoin="round")


def pole(art: Art, hand: Point, tip: Point) -> None:
    d = math.dist(hand, tip)
    ux, uy = (tip[0] - hand[0]) / d, (tip[1] - hand[1]) / d
    top = (hand[0] - ux * 7, hand[1] - uy * 7)
    art.stroke([top, tip], INK, 4.4)
    art.stroke([top, (hand[0] + ux * 4, hand[1] + uy * 4)], INK, 7)
    at = (tip[0] - ux * 6, tip[1] - uy * 6)
    art.stroke([(at[0] - uy * 5, at[1] + ux * 5), (at[0] + uy * 5, at[1] - ux * 5)], INK, 4.4)


def boot(art: Art, foot: Point, angle: float = 0.0) -> None:
    x, y = foot
    art.open(transform=f"translate({num(x)} {num(y)}) rotate({num(angle)})")
    art.path(
        "M-8 -9L5 -9Q7 -3 14 -2Q18 0 17 5L-8 5Q-11 -2 -8 -9Z", INK2, stroke=INK, stroke_width="3.4",
        stroke_linejoin="round",
    )  # fmt: skip
    art.rect(-7, -9, 12, 4, SEAT_LIGHT, 1.5)
    art.close()


def rifle_at(art: Art, butt: Point, angle: float, length: float = 66) -> None:
    """A biathlon rifle from its butt plate along an angle (degrees, 0 points right)."""
    art.open(transform=f"translate({num(butt[0])} {num(butt[1])}) rotate({num(angle)})")
    art.path(
        f"M0 -7L6 -8L20 -4L36 -4.5L{num(length)} -3.5L{num(length)} 1L38 2.5L28 3L24 9L18 9L16 4L4 8L0 8Z", INK,
        stroke=INK, stroke_width="4.4", stroke_linejoin="round",
    )  # fmt: skip
    art.path("M1 -5.5L6 -6.5L20 -2.5L37 -3L40 1L27 1.5L23 7.5L19.5 7.5L17.5 2.5L4 6L1 6Z", WOOD)
    art.path("M1 -5.5L6 -6.5L20 -2.5L37 -3L37 -1.2L20 -0.6L6 -4L1 -3.2Z", "#B98058")
    art.stroke([(40, -1.4), (length - 1, -1.2)], "#5B6B7E", 2.4)
    art.stroke([(length - 4, -4), (length - 4, -8)], INK, 3)
    art.rect(22, -10.5, 9, 5, INK, 2)
    art.close()


def head(art: Art, at: Point, tilt: float = 0.0, smile: bool = False) -> None:
    art.open(transform=f"translate({num(at[0])} {num(at[1])}) rotate({num(tilt)})")
    art.path(
        "M-14 0A14 14 0 0 1 14 -3L18 3Q18 5 14.5 5A14 14 0 0 1 -14 0Z", SKIN, stroke=INK, stroke_width=num(LINE),
        stroke_linejoin="round",
    )  # fmt: skip
    art.path("M-4 12.6A13 13 0 0 0 12.6 6Q8 4 4 6Q-1 9 -4 12.6Z", SKIN_SHADE)
    art.path(
        "M-16 2Q-19 -20 0 -20Q17 -20 17 -6Q5 -9 -3 -4Q-8 0 -9 7Q-14 7 -16 2Z", SEAT, stroke=INK,
        stroke_width=num(LINE), stroke_linejoin="round",
    )  # fmt: skip
    art.path("M-12 -8Q-9 -17 1 -17Q5 -17 8 -15Q-3 -14 -7 -5Q-9 -1 -10 3Q-14 0 -12 -8Z", SEAT_LIGHT)
    art.path("M-3 -4Q5 -9 17 -6L17 -2Q7 -5 0 -1Q-5 2 -6 7L-9 7Q-8 0 -3 -4Z", PAPER2)
    art.path("M4 -3.5L17 -3.5L18 2L10 3.5L4.5 1Z", INK)
    art.path("M8 -2L15 -2L15.5 0L9 0.5Z", "#5BB8D4")
    if smile:
        art.path("M6 7Q10 10 13 7", "none", stroke=INK, stroke_width="2.4", stroke_linecap="round")
    art.close()


def torso(art: Art, hip: Point, shoulder: Point, rh: float = 14.0, rs: float = 17.0) -> None:
    body = capsule(hip, rh, shoulder, rs)
    art.path(body, SEAT, stroke=INK, stroke_width=num(2 * LINE - 1.5), stroke_linejoin="round")
    art.path(body, SEAT)
    d = math.dist(hip, shoulder)
    ux, uy = (shoulder[0] - hip[0]) / d, (shoulder[1] - hip[1]) / d
    n = _away(hip, shoulder)

    def at(t: float, side: float) -> Point:
        return hip[0] + ux * d * t + n[0] * side, hip[1] + uy * d * t + n[1] * side

    art.path(
        d_curve([at(-0.15, rh * 0.2), at(0.5, rh * 0.45), at(1.05, rs * 0.4), at(1.0, rs * 0.98), at(0.5, rs * 0.97),
                 at(0.0, rh * 0.98)], True),
        SEAT_DARK,
    )  # fmt: skip
    wide = (rh + rs) / 2 - 0.6
    bib = [at(0.1, -wide + 2), at(0.5, -wide), at(0.86, -wide - 1), at(0.98, -wide * 0.4), at(0.98, wide * 0.4),
           at(0.86, wide + 1), at(0.5, wide), at(0.1, wide - 2)]  # fmt: skip
    art.path(d_curve(bib, True, 0.08), PAPER2)
    art.path(
        d_curve([at(0.1, wide * 0.35), at(0.5, wide * 0.5), at(0.95, wide * 0.5), at(0.86, wide + 1), at(0.5, wide),
                 at(0.1, wide - 2)], True, 0.1),
        SNOW_SHADE,
    )  # fmt: skip


def back_rifle(art: Art, hip: Point, shoulder: Point) -> None:
    """The rifle on its harness, barrel up, behind the back."""
    d = math.dist(hip, shoulder)
    ux, uy = (shoulder[0] - hip[0]) / d, (shoulder[1] - hip[1]) / d
    n = _away(hip, shoulder)
    n = n if n[0] < 0 else (-n[0], -n[1])
    butt = (hip[0] + n[0] * 19 - ux * 8, hip[1] + n[1] * 19 - uy * 8)
    rifle_at(art, butt, math.degrees(math.atan2(uy, ux)) - 4, 84)


def _ankle(leg: tuple[Point, Point]) -> tuple[Point, Point]:
    """The leg ends above the sole, so that its outline doesn't show below the ski."""
    return leg[0], (leg[1][0] - 1, leg[1][1] - 6)


def dressed(
    art: Art, p: Pose, *, near_tip: Point | None, far_tip: Point | None, skis: bool = True, rifle: bool = True,
    smile: bool = False, near_ski: tuple[Point, Point] = ((20, 139), (128, 139)),
    far_ski: tuple[Point, Point] = ((34, 134), (140, 134)), boots: tuple[float, float] = (0, 0),
) -> None:  # fmt: skip
    """The whole figure, back to front."""
    far_shoulder = (p.shoulder[0] + 5, p.shoulder[1] - 1)
    far_hip = (p.hip[0] + 4, p.hip[1] + 3)
    if skis:
        ski(art, *far_ski, SEAT_LIGHT)
    if far_tip:
        pole(art, p.far_arm[1], far_tip)
    limb(art, far_shoulder, *p.far_arm, (8.5, 7.5, 6.5), SEAT_DARK, SEAT_DARK)
    art.circle(*p.far_arm[1], 6.5, INK)
    limb(art, far_hip, *_ankle(p.far_leg), (11.5, 9.5, 7), SEAT_DARK, SEAT_DARK)
    boot(art, p.far_leg[1], boots[1])
    if rifle:
        back_rifle(art, p.hip, p.shoulder)
    if skis:
        ski(art, *near_ski, SEAT_LIGHT)
    limb(art, p.hip, *_ankle(p.near_leg), (13, 10.5, 7.5), SEAT, SEAT_DARK)
    boot(art, p.near_leg[1], boots[0])
    torso(art, p.hip, p.shoulder)
    head(art, p.head, p.tilt, smile)
    if near_tip:
        pole(art, p.near_arm[1], near_tip)
    limb(art, p.shoulder, *p.near_arm, (9, 8, 6.5), SEAT, SEAT_DARK)
    art.circle(*p.near_arm[1], 7, INK)
    art.circle(p.near_arm[1][0] - 1.5, p.near_arm[1][1] - 2, 2.6, SEAT_LIGHT)


def shadow(art: Art, x0: float, x1: float) -> None:
    art.ellipse((x0 + x1) / 2 + 5, 146, (x1 - x0) / 2, 5.5, INK, opacity=0.22)


def glide() -> Art:
    art = Art(160, 160)
    shadow(art, 18, 142)
    pose = Pose(
        hip=(60, 91), shoulder=(80, 58), head=(95, 35), near_leg=((84, 109), (70, 132)),
        far_leg=((90, 108), (86, 128)), near_arm=((86, 84), (106, 88)), far_arm=((96, 78), (114, 80)), tilt=4,
    )  # fmt: skip
    dressed(art, pose, near_tip=(40, 116), far_tip=(50, 106))
    return art


def push1() -> Art:
    art = Art(160, 160)
    shadow(art, 18, 142)
    pose = Pose(
        hip=(58, 86), shoulder=(78, 51), head=(95, 30), near_leg=((76, 108), (68, 132)),
        far_leg=((84, 106), (84, 128)), near_arm=((98, 66), (118, 52)), far_arm=((106, 60), (126, 45)), tilt=2,
    )  # fmt: skip
    dressed(art, pose, near_tip=(108, 136), far_tip=(122, 130))
    return art


def push2() -> Art:
    art = Art(160, 160)
    shadow(art, 18, 142)
    pose = Pose(
        hip=(52, 90), shoulder=(89, 74), head=(111, 60), near_leg=((80, 108), (66, 132)),
        far_leg=((88, 108), (82, 128)), near_arm=((70, 66), (46, 74)), far_arm=((72, 60), (50, 64)), tilt=14,
    )  # fmt: skip
    dressed(art, pose, near_tip=(4, 118), far_tip=(6, 104))
    return art


def stand() -> Art:
    art = Art(160, 160)
    shadow(art, 18, 142)
    pose = Pose(
        hip=(74, 86), shoulder=(78, 50), head=(84, 25), near_leg=((78, 110), (72, 132)),
        far_leg=((86, 108), (86, 128)), near_arm=((88, 72), (106, 74)), far_arm=((98, 66), (114, 68)),
    )  # fmt: skip
    dressed(art, pose, near_tip=(112, 137), far_tip=(120, 131))
    return art


def cheer() -> Art:
    art = Art(160, 160)
    shadow(art, 18, 142)
    pose = Pose(
        hip=(74, 88), shoulder=(78, 54), head=(84, 30), near_leg=((80, 110), (72, 132)),
        far_leg=((88, 108), (88, 128)), near_arm=((52, 38), (42, 18)), far_arm=((108, 40), (120, 20)), tilt=-8,
    )  # fmt: skip
    dressed(art, pose, near_tip=(14, 62), far_tip=(150, 60), smile=True)
    return art


def shoot() -> Art:
    art = Art(160, 160)
    shadow(art, 18, 142)
    p = Pose(
        hip=(68, 86), shoulder=(70, 51), head=(83, 28), near_leg=((72, 110), (66, 132)),
        far_leg=((84, 108), (88, 128)), near_arm=((80, 70), (99, 52)), far_arm=((98, 66), (122, 49)), tilt=6,
    )  # fmt: skip
    ski(art, (34, 134), (140, 134), SEAT_LIGHT)
    limb(art, (73, 88), *_ankle(p.far_leg), (11.5, 9.5, 7), SEAT_DARK, SEAT_DARK)
    boot(art, p.far_leg[1])
    ski(art, (20, 139), (128, 139), SEAT_LIGHT)
    limb(art, p.hip, *_ankle(p.near_leg), (13, 10.5, 7.5), SEAT, SEAT_DARK)
    boot(art, p.near_leg[1])
    torso(art, p.hip, p.shoulder)
    limb(art, (78, 52), *p.far_arm, (8.5, 7.5, 6.5), SEAT_DARK, SEAT_DARK)
    head(art, p.head, p.tilt)
    rifle_at(art, (82, 44), -3, 72)
    art.circle(*p.far_arm[1], 6.5, INK)
    limb(art, p.shoulder, *p.near_arm, (9, 8, 6.5), SEAT, SEAT_DARK)
    art.circle(*p.near_arm[1], 7, INK)
    art.circle(p.near_arm[1][0] - 1.5, p.near_arm[1][1] - 2, 2.6, SEAT_LIGHT)
    return art


def prone() -> Art:
    art = Art(160, 160)
    art.ellipse(84, 146, 76, 6, INK, opacity=0.22)
    # Skis stay on, tails out to the left; toes rest in the snow.
    ski(art, (8, 129), (48, 141), SEAT_LIGHT, 4)
    limb(art, (50, 122), (30, 126), (16, 131), (11.5, 9, 7), SEAT_DARK, SEAT_DARK)
    limb(art, (94, 112), (104, 134), (128, 112), (8.5, 7.5, 6.5), SEAT_DARK, SEAT_DARK)
    limb(art, (50, 128), (30, 134), (14, 138), (12.5, 10, 7.5), SEAT, SEAT_DARK)
    art.path(
        "M22 128L13 127Q8 130 8 139L16 142Q22 138 22 128Z", INK2, stroke=INK, stroke_width="3.4",
        stroke_linejoin="round",
    )  # fmt: skip
    ski(art, (9, 143), (58, 143), SEAT_LIGHT, 5)
    torso(art, (50, 127), (88, 114), 13, 15.5)
    head(art, (104, 96), 8)
    rifle_at(art, (98, 112), -2, 56)
    art.circle(128, 112, 6.5, INK)
    limb(art, (88, 114), (90, 136), (112, 120), (9, 8, 6.5), SEAT, SEAT_DARK)
    art.circle(112, 120, 7, INK)
    art.circle(110.5, 118, 2.6, SEAT_LIGHT)
    return art


def wait() -> Art:
    art = Art(160, 160)
    art.ellipse(84, 146, 62, 6, INK, opacity=0.22)
    # Skis stuck in the snow behind, poles beside them.
    for x, lean in ((30, -3), (40, 2)):
        ski(art, (x, 142), (x + lean, 40), SEAT_LIGHT, 6)
    pole(art, (20, 66), (16, 138))
    art.path(
        "M8 142Q14 131 26 133Q36 126 46 134Q56 134 58 142Q34 149 8 142Z", "#E4EEF5", stroke=INK,
        stroke_width="3.4",
    )  # fmt: skip
    p = Pose(
        hip=(66, 124), shoulder=(72, 88), head=(84, 64), near_leg=((104, 104), (118, 132)),
        far_leg=((112, 104), (130, 130)), near_arm=((92, 102), (96, 80)), far_arm=((102, 100), (104, 80)), tilt=16,
    )  # fmt: skip
    limb(art, (76, 126), *p.far_leg, (11.5, 9.5, 7), SEAT_DARK, SEAT_DARK)
    boot(art, p.far_leg[1], -12)
    back_rifle(art, p.hip, p.shoulder)
    limb(art, (77, 89), *p.far_arm, (8.5, 7.5, 6.5), SEAT_DARK, SEAT_DARK)
    torso(art, p.hip, p.shoulder)
    limb(art, (68, 127), *p.near_leg, (13, 10.5, 7.5), SEAT, SEAT_DARK)
    boot(art, p.near_leg[1], -10)
    head(art, p.head, p.tilt)
    limb(art, p.shoulder, *p.near_arm, (9, 8, 6.5), SEAT, SEAT_DARK)
    art.circle(*p.near_arm[1], 7, INK)
    art.circle(p.near_arm[1][0] - 1.5, p.near_arm[1][1] - 2, 2.6, SEAT_LIGHT)
    return art


def main() -> None:
    for draw in (glide, push1, push2, stand, cheer, shoot, prone, wait):
        draw().save(f"skier_{draw.__name__}.svg")


if __name__ == "__main__":
    main()
