# ruff: noqa: E501 (path data)
"""Development only: writes art/icons/*.svg, the one icon set of the program. Usage: python art/src/make_icons.py

Every icon is white on nothing in a box of 48 x 48 with about 5 units of air; the program tints it. Strokes are
5 units wide, so that the sign still reads at 20 pixels.
"""

from __future__ import annotations

import math
from pathlib import Path

OUT = Path(__file__).resolve().parents[1] / "icons"
W = "#ffffff"


def num(value: float) -> str:
    """A number with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def s(d: str, width: float = 5, cap: str = "round", join: str = "round") -> str:
    """A stroked path."""
    return (
        f'<path d="{d}" fill="none" stroke="{W}" stroke-width="{num(width)}"'
        f' stroke-linecap="{cap}" stroke-linejoin="{join}"/>'
    )


def f(d: str, soft: float = 0) -> str:
    """A filled path (holes by the even-odd rule); soft rounds its corners by a stroke of that width."""
    if soft:
        return f'<path d="{d}" fill="{W}" stroke="{W}" stroke-width="{num(soft)}" stroke-linejoin="round"/>'
    return f'<path d="{d}" fill="{W}" fill-rule="evenodd"/>'


def dot(cx: float, cy: float, r: float) -> str:
    """A filled circle."""
    return f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="{W}"/>'


def ring(cx: float, cy: float, r: float, width: float = 5) -> str:
    """A stroked circle; r is the middle of the stroke."""
    return (
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="none" stroke="{W}"'
        f' stroke-width="{num(width)}"/>'
    )


def box(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rounded rectangle, for fills with holes."""
    return (
        f"M{num(x + r)} {num(y)}H{num(x + w - r)}A{num(r)} {num(r)} 0 0 1 {num(x + w)} {num(y + r)}"
        f"V{num(y + h - r)}A{num(r)} {num(r)} 0 0 1 {num(x + w - r)} {num(y + h)}H{num(x + r)}"
        f"A{num(r)} {num(r)} 0 0 1 {num(x)} {num(y + h - r)}V{num(y + r)}"
        f"A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y)}Z"
    )


def hole(cx: float, cy: float, r: float) -> str:
    """Path data of a circle, for fills with holes."""
    return (
        f"M{num(cx - r)} {num(cy)}A{num(r)} {num(r)} 0 1 1 {num(cx + r)} {num(cy)}"
        f"A{num(r)} {num(r)} 0 1 1 {num(cx - r)} {num(cy)}Z"
    )


def turned(transform: str, body: str) -> str:
    """A group with a transform."""
    return f'<g transform="{transform}">{body}</g>'


def flipped(body: str) -> str:
    """The mirror image, left to right."""
    return turned("translate(48 0) scale(-1 1)", body)


def polygon(points: list[tuple[float, float]]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def spokes(count: int, radii: tuple[float, ...], cx: float = 24, cy: float = 24, start: float = -90) -> str:
    """Path data of a star or regular polygon: radii are used in turn, beginning at the top."""
    total = count * len(radii)
    return polygon(
        [
            (
                cx + radii[k % len(radii)] * math.cos(math.radians(start + 360 * k / total)),
                cy + radii[k % len(radii)] * math.sin(math.radians(start + 360 * k / total)),
            )
            for k in range(total)
        ]
    )


def gear() -> str:
    """Path data of a toothed wheel with a hole."""
    points: list[tuple[float, float]] = []
    for tooth in range(8):
        for offset, radius in ((-13.5, 14.5), (-9.5, 20), (9.5, 20), (13.5, 14.5)):
            angle = math.radians(tooth * 45 + offset)
            points.append((24 + radius * math.sin(angle), 24 - radius * math.cos(angle)))
    return polygon(points) + hole(24, 24, 6.5)


def icons() -> dict[str, str]:
    """Every icon's name and body."""
    undo = s("M17 8L7 18L17 28") + s("M8 18H29A11 11 0 0 1 29 40H19")
    play = f("M16 11L36 24L16 37Z", 5)
    skip = f("M11 12L28 24L11 36Z", 4) + s("M38 10.5V37.5", 6)
    ends = f("M8 13L21 24L8 35Z", 3.5) + f("M23 13L36 24L23 35Z", 3.5) + s("M42.5 11V37", 5)
    chevron = s("M17 9L32 24L17 39", 6)
    speaker = f("M6 19H13L23 10V38L13 29H6Z", 3)
    eye = s("M5 24Q14 11 24 11Q34 11 43 24Q34 37 24 37Q14 37 5 24Z", 4.5) + dot(24, 24, 6.5)
    page = "M11 4H29L38 13V44H11Z"
    target = ring(24, 24, 17.5, 5)
    star = spokes(5, (19, 8.4), cy=25.5)
    all_icons: dict[str, str] = {
        "undo": undo,
        "redo": flipped(undo),
        "help": s("M14.5 16.5A9.5 9.5 0 1 1 28 25Q24 27.2 24 32", 5.5) + dot(24, 41, 3.6),
        "menu": s("M8 12H40M8 24H40M8 36H40"),
        "more": dot(10, 24, 4.5) + dot(24, 24, 4.5) + dot(38, 24, 4.5),
        "settings": f(gear()),
        "close": s("M12 12L36 36M36 12L12 36", 5),
        "cross": s("M11 11L37 37M37 11L11 37", 7.5),
        "back": s("M21 10L7 24L21 38M8 24H41"),
        "forward": flipped(s("M21 10L7 24L21 38M8 24H41")),
        "check": s("M8 25L19 36L40 12", 6.5),
        "play": play,
        "pause": f(box(11, 9, 9, 30, 2.5)) + f(box(28, 9, 9, 30, 2.5)),
        "stop": f(box(10, 10, 28, 28, 4)),
        "next": skip,
        "previous": flipped(skip),
        "last": ends,
        "first": flipped(ends),
        "fast": f("M7 12L23 24L7 36Z", 4) + f("M25 12L41 24L25 36Z", 4),
        "trash": s("M8 12H40", 5)
        + s("M18 11V8Q18 6 20 6H28Q30 6 30 8V11", 4)
        + f("M11.5 17H36.5L34.6 41Q34.4 44 31.4 44H16.6Q13.6 44 13.4 41Z" + box(18.5, 22, 3.4, 17, 1.7)
            + box(26.1, 22, 3.4, 17, 1.7)),
        "save": f("M9 5H33L43 15V39Q43 43 39 43H9Q5 43 5 39V9Q5 5 9 5Z" + "M13 9.5H30V18.5H13Z"
                  + "M12.5 26H35.5V39H12.5Z"),
        "folder": f("M5 12Q5 8 9 8H17.5Q19.5 8 20.8 9.6L23.5 13H39Q43 13 43 17V18.5H5Z")
        + f("M5 22H43V36Q43 40 39 40H9Q5 40 5 36Z"),
        "trophy": f("M13 5H35V18Q35 29 24 30Q13 29 13 18Z")
        + s("M13 9.5H6Q6 21 15.5 22.5M35 9.5H42Q42 21 32.5 22.5", 4)
        + f("M21.2 28H26.8L28 37H20Z") + f(box(13, 36.5, 22, 6.5, 2.4)),
        "medal": f("M9 4H19L26 19L18.5 22Z") + f("M39 4H29.5L25.8 12.2L29.6 20.4L31 20.8Z")
        + f(hole(24, 31, 13.5) + spokes(5, (8, 3.8), cy=31.6)),
        "podium": f(box(17, 13, 14, 30, 2)) + f(box(3.5, 23, 12, 20, 2)) + f(box(32.5, 28, 12, 15, 2))
        + dot(24, 7, 3.8),
        "book": f("M22.3 12.5Q15 7.5 4 8V37Q15 36.5 22.3 41.5Z") + f("M25.7 12.5Q33 7.5 44 8V37Q33 36.5 25.7 41.5Z"),
        "clock": ring(24, 24, 17.5) + s("M24 14V24L31 28.5", 4.5),
        "hourglass": s("M11 6.5H37M11 41.5H37", 5)
        + s("M14.5 7Q14.5 18 24 24Q33.5 18 33.5 7M14.5 41Q14.5 30 24 24Q33.5 30 33.5 41", 4)
        + f("M18.3 13H29.7Q27.6 18 24 20.4Q20.4 18 18.3 13Z") + f("M24 30Q29.5 33.5 30.6 39.5H17.4Q18.5 33.5 24 30Z"),
        "dice": turned("rotate(-10 24 24)", f(
            box(7, 7, 34, 34, 8) + hole(15.8, 15.8, 3.5) + hole(32.2, 15.8, 3.5) + hole(24, 24, 3.5)
            + hole(15.8, 32.2, 3.5) + hole(32.2, 32.2, 3.5))),
        "cards": turned("rotate(-14 20 26)", f("M8 14Q8 11 11 11H12V38.5Q12 40 13.5 40H23.5V41H11Q8 41 8 38Z"))
        + turned("rotate(10 28 24)", f(box(17, 7, 23, 33, 3.5) + "M28.5 15L35 23.5L28.5 32L22 23.5Z")),
        "user": dot(24, 14.5, 9.5) + f("M5.5 43Q5.5 27 24 27Q42.5 27 42.5 43Z", 1),
        "users": dot(17, 16, 8) + f("M2.5 41Q2.5 27 17 27Q31.5 27 31.5 41Z", 1)
        + dot(34, 17.5, 6.2) + f("M34.6 41H45.5Q45.5 27.6 34 27.3Q31.5 27.3 29.6 28Q35 32.4 34.6 41Z", 1),
        "robot": f(box(7, 15, 34, 26, 7) + hole(17, 26, 3.8) + hole(31, 26, 3.8) + box(17, 33, 14, 3.4, 1.7))
        + s("M24 15V9", 4) + dot(24, 7, 3.8) + s("M4 24V32M44 24V32", 4),
        "eye": eye,
        "eye-off": s("M5 24Q14 11 24 11Q28 11 32.3 13.2M38.4 18.3Q40.8 20.8 43 24Q34 37 24 37Q20 37 15.6 34.8M9.7"
                     " 29.8Q7.3 27.3 5 24", 4.5) + s("M40 7.5L8 40.5", 4.5) + f("M29.5 20.6A6.5 6.5 0 0 1 20.6 29.5Z"),
        "lock": f(box(8, 20, 32, 24, 5) + hole(24, 30, 3.4) + "M22.4 31.5H25.6L26.6 38H21.4Z")
        + s("M15 21V14.5A9 9 0 0 1 33 14.5V21", 5),
        "fullscreen": s("M8 18V8H18M30 8H40V18M40 30V40H30M18 40H8V30", 5),
        "window": s("M18 7V18H7M41 18H30V7M30 41V30H41M7 30H18V41", 5),
        "sound": speaker + s("M30 17.5Q34 24 30 30.5M36.5 12Q44 24 36.5 36", 4.5),
        "mute": speaker + s("M31 18L43 30M43 18L31 30", 4.5),
        "globe": ring(24, 24, 18, 4.5)
        + '<ellipse cx="24" cy="24" rx="8" ry="18" fill="none" stroke="#ffffff" stroke-width="4"/>'
        + s("M7.5 18H40.5M7.5 30H40.5", 3.6, "butt"),
        "plus": s("M24 9V39M9 24H39", 6),
        "minus": s("M9 24H39", 6),
        "right": chevron,
        "left": flipped(chevron),
        "down": turned("rotate(90 24 24)", chevron),
        "up": turned("rotate(-90 24 24)", chevron),
        "warning": f("M20.6 7.4Q24 1.8 27.4 7.4L43.6 36.4Q46.4 42 40.4 42H7.6Q1.6 42 4.4 36.4Z"
                     + "M21.2 15.5H26.8L26 29H22Z" + hole(24, 34.8, 3)),
        "info": f(hole(24, 24, 20) + hole(24, 14, 3.3) + box(21.2, 20, 5.6, 16, 2.2)),
        "star": f(star, 3),
        "flag": s("M11 6V43", 5) + f("M14 8Q20 4.5 27 7.8Q34 11 41 7.5V27Q34 30.5 27 27.2Q20 24 14 27.5Z", 1.5),
        "checkered": s("M9 6V43", 5) + f(
            "M12 6.5H43V29.5H12Z" + "".join(
                box(15 + 8.6 * k, 9.5 + 8.2 * row, 4.3, 4.1, 0.4)
                for k in range(3) for row in range(2)
            ) + "".join(
                box(19.3 + 8.6 * k, 13.6 + 8.2 * row, 4.3, 4.1, 0.4)
                for k in range(3) for row in range(2)
            )),
        "chip": f(hole(24, 24, 20) + hole(24, 24, 12.5) + "".join(chip_notches())) + dot(24, 24, 9),
        "coin": ring(24, 24, 17.5, 5) + f("M18.5 17.5L24 14H27V34.5H21.5V20.5L18.5 22Z"),
        "ski": dot(31.5, 9, 4.6) + s("M27.5 16L18.5 25L26.5 30.5L21.5 39", 5.6) + s("M27 17.5L31.5 23.5L37.5 23", 4)
        + s("M37 21.5L41.5 40", 2.6) + s("M18.8 25.5L12.5 30.8L10 38", 5) + s("M5 41.5H39Q43.5 41.5 45 38", 3.4),
        "bike": ring(12, 31, 8.6, 4) + ring(36, 31, 8.6, 4) + s("M12 31L19 18H32L36 31M19 18L24.5 31L32 18M12 31H24.5", 3.4)
        + s("M15.5 15.5H21", 4) + s("M31 19L29.5 12.5H35", 3.6),
        "swim": dot(35.5, 21, 5) + s("M8 27L18.5 14.5L28.5 18", 5) + s("M17.5 15.5L26 27", 5)
        + s("M5 33Q9.8 28.5 14.5 33T24 33T33.5 33T43 33", 4) + s("M5 41.5Q9.8 37 14.5 41.5T24 41.5T33.5 41.5T43 41.5", 4),
        "run": dot(31.5, 8, 4.8) + s("M26.5 15.5L21 27L29 32L27.5 43", 5.4) + s("M21.5 26L18.5 35.5L8 37", 5.2)
        + s("M26.5 15.5L17 17.5L12.5 24.5M27.5 17L31.5 22.5L38.5 21", 4.2),
        "target": target + dot(24, 24, 7),
        "target-hit": dot(24, 24, 13.5) + ring(24, 24, 19.2, 2.6),
        "target-miss": target + s("M17 17L31 31M31 17L17 31", 4.5),
        "rifle": s("M5 26L15 22.5L33 16.5", 5) + s("M30 17.5L45 12.5", 3) + f("M3.5 25L15.5 20.8L17.5 27L6 35.5Z", 2)
        + s("M22 21.5L24 29", 4) + s("M19 15.5L28 12.4", 4),
        "copy": f(box(17, 15, 25, 28, 4)) + s("M31 9V8.5Q31 6 28.5 6H9Q6.5 6 6.5 8.5V31Q6.5 33.5 9 33.5H11", 4.5),
        "list": dot(9, 12, 3.8) + dot(9, 24, 3.8) + dot(9, 36, 3.8) + s("M19 12H41M19 24H41M19 36H41", 5),
        "log": f(page + "M28 8V15H35Z" + box(17, 20.5, 15, 3.6, 1.8) + box(17, 27.5, 15, 3.6, 1.8)
                 + box(17, 34.5, 10, 3.6, 1.8)),
        "gamepad": f("M14 12H34Q40 12 42.5 22L45.5 33.5Q46 39 41.5 39.5Q38.5 39.5 35.5 35.5L32.5 31.5H15.5L12.5 35.5"
                     "Q9.5 39.5 6.5 39.5Q2 39 2.5 33.5L5.5 22Q8 12 14 12Z"
                     "M13.4 17.5H17.2V20.9H20.6V24.7H17.2V28.1H13.4V24.7H10V20.9H13.4Z"
                     + hole(30.3, 25, 2.6) + hole(35, 20, 2.6)),
        "keyboard": f(box(3, 11, 42, 27, 5) + "".join(box(8.5 + 8.8 * k, 16, 4.6, 4.6, 1.2) for k in range(4))
                      + "".join(box(8.5 + 8.8 * k, 23, 4.6, 4.6, 1.2) for k in range(4)) + box(14, 30, 20, 4, 1.6)),
        "mouse": f("M22.2 4.2V18.5H10.5V17Q11.2 5 22.2 4.2Z") + f("M25.8 4.2V18.5H37.5V17Q36.8 5 25.8 4.2Z")
        + f("M10.5 22H37.5V30.5Q37.5 44 24 44Q10.5 44 10.5 30.5Z"),
        "hint": f("M24 4Q37.5 4.8 37.5 18Q37.5 24.5 32.5 28.6Q31 30 31 32H17Q17 30 15.5 28.6Q10.5 24.5 10.5 18"
                  "Q10.5 4.8 24 4Z") + s("M18.5 37.2H29.5M21 42.8H27", 4.2),
        "bolt": f("M29 4L9.5 27.5H22L18.5 44L38.5 19.5H25.5Z", 1.5),
        "bars": f(box(7, 26, 9, 16, 2)) + f(box(19.5, 15, 9, 27, 2)) + f(box(32, 6, 9, 36, 2)),
        "season": f("M11 8H37Q42 8 42 13V37Q42 42 37 42H11Q6 42 6 37V13Q6 8 11 8ZM11 18.5V35.5Q11 37 12.5 37H35.5"
                    "Q37 37 37 35.5V18.5Z") + s("M15.5 5V11.5M32.5 5V11.5", 4.5) + f(spokes(5, (8.2, 3.8), cy=28.4)),
        "map": f("M5 11L15.7 6.5V37L5 41.5Z") + f("M18.7 6.5L29.3 11V41.5L18.7 37Z") + f("M32.3 11L43 6.5V37L32.3 41.5Z"),
        "rotate": s("M39.5 20A16.5 16.5 0 1 0 40.5 25.5", 5) + f("M43.5 8V22.5H29Z", 1.5),
        "search": ring(20.5, 20.5, 13, 5) + s("M30.5 30.5L41.5 41.5", 6.5),
        "hand": s("M17 27V10.5M24 25V7M31 26V10M38 29V16", 5.6) + f(
            "M14.2 24H40.8V31Q40.8 45 28 45Q20 45 16 38L6.5 27.5Q7.5 22.5 12.5 25.5L14.2 28Z"),
        "quit": s("M28 8H12Q9 8 9 11V37Q9 40 12 40H28", 5) + s("M20 24H41M33 14.5L42 24L33 33.5", 5),
        "wind": s("M4 18H27A6.3 6.3 0 1 0 20.8 11.5M4 26.5H37A6.3 6.3 0 1 1 30.8 33M4 35H20A4.5 4.5 0 1 1 15.5 39.5", 4.2),
        "sun": dot(24, 24, 9.5) + s("M24 4.5V8.5M24 39.5V43.5M4.5 24H8.5M39.5 24H43.5M10.2 10.2L13 13M35 35L37.8 37.8M10.2"
                                    " 37.8L13 35M35 13L37.8 10.2", 4.6),
        "snowflake": "".join(
            turned(f"rotate({60 * k} 24 24)", s("M24 24V5M24 13L18 8M24 13L30 8", 4)) for k in range(6)),
        "cloud": f("M13 37Q4 37 4 28.5Q4 21 11.5 20Q13 9.5 23.5 9.5Q33 9.5 35.5 18.5Q44 19 44 28Q44 37 35 37Z"),
        "fog": s("M9 12H36M5 21H27M34 21H43M11 30H43M7 39H31", 4.8),
        "start-stone": f(
            "M13.5 8.5L27 5L39.5 11.5L45 25L39 38.5L24 43.5L8.5 38.5L3 26Z"
            "M19.5 14.5L26.5 11.5H29V36H23V19.5L19.5 21Z"),
    }  # fmt: skip
    all_icons.update(
        {f"seat-{index}": shape for index, shape in enumerate(seat_shapes(), start=1)}
    )
    return all_icons


def chip_notches() -> list[str]:
    """Path data of the six light notches on the rim of a chip, as holes in the ring."""
    out: list[str] = []
    for k in range(6):
        a = math.radians(60 * k)
        points = []
        for da, radius in ((-0.17, 20.4), (0.17, 20.4), (0.21, 15.3), (-0.21, 15.3)):
            points.append((24 + radius * math.sin(a + da), 24 - radius * math.cos(a + da)))
        out.append(polygon(points))
    return out


def seat_shapes() -> list[str]:
    """The eight seat shapes, equal in weight, with room for a number around (24, 24)."""
    return [
        dot(24, 24, 20),
        f(box(6, 6, 36, 36, 4)),
        f("M24 6L44 40.5H4Z", 5),
        f("M24 4.5L43.5 24L24 43.5L4.5 24Z", 4),
        f(spokes(5, (19.6,), cy=25.4), 4),
        f(spokes(5, (21, 12.4), cy=25), 3.5),
        f(spokes(6, (19.6,)), 4),
        f("M15 6H33V15H42V33H33V42H15V33H6V15H15Z", 4),
    ]


def main() -> None:
    """Writes every icon."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, body in icons().items():
        text = f'<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">{body}</svg>\n'
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
