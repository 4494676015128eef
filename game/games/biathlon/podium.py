"""The end of a race: the podium with the first three, the others before it.

Draws with the painter from the result.
"""

from __future__ import annotations

from math import pi, sin

from game.core.rules import Result
from game.core.session import SeatInfo
from game.stage.cast import box_around
from game.stage.easing import out, part
from game.ui.layout import Box
from game.ui.painter import Painter

ASPECT = 1200 / 700
STEPS = ((600, 356), (392, 420), (808, 464))
"""Where the first, second and third stand in the picture of 1200 by 700."""
GROUND = 640
FIGURE = 180


def draw(painter: Painter, box: Box, result: Result, seats: tuple[SeatInfo, ...], ms: float) -> None:
    """Figures rise onto their steps one after another, the winner last; who shares a rank shares its step."""
    scene = box.fit(ASPECT)
    scale = scene.w / 1200
    painter.svg("biathlon/podium", scene)
    order = sorted(range(len(seats)), key=lambda seat: (-result.ranking[seat], seat))
    on_steps: dict[int, list[int]] = {1: [], 2: [], 3: []}
    below: list[int] = []
    for seat in order:
        rank = result.ranking[seat]
        (on_steps[rank] if (rank in on_steps and len(seats) > 1) or rank == 1 else below).append(seat)
    for k, seat in enumerate(below):
        x = 600 + (k - (len(below) - 1) / 2) * 150
        _figure(painter, scene, scale, (x, GROUND), seat, seats, "stand", 1.0)
    for rank in (3, 2, 1):
        sharing = on_steps[rank]
        risen = out(part(ms, 300 * (3 - rank), 300 * (3 - rank) + 500))
        for k, seat in enumerate(sharing):
            x, y = STEPS[rank - 1]
            x += int((k - (len(sharing) - 1) / 2) * 90)
            hop = 18 * abs(sin(ms / 330 * pi)) if rank == 1 and ms > 1200 else 0.0
            pose = "cheer" if rank == 1 else "stand"
            _figure(painter, scene, scale, (x, y - hop + (1 - risen) * 60), seat, seats, pose, risen)


def _figure(painter: Painter, scene: Box, scale: float, feet: tuple[float, float], seat: int,
            seats: tuple[SeatInfo, ...], pose: str, alpha: float) -> None:
    side = FIGURE * scale
    x, y = scene.x + feet[0] * scale, scene.y + feet[1] * scale
    figure = Box(x - side / 2, y - side * 0.89, side, side)
    painter.figure(f"biathlon/skier_{pose}", figure, seats[seat].colour, alpha=round(255 * alpha))
    if alpha > 0.6:
        painter.token((x, figure.y - 8 * scale), max(11 * painter.u, 20 * scale), seats[seat].colour, str(seat + 1))
        name = box_around((x, y + 26 * scale), 170 * scale, 30 * painter.u)
        painter.box(name, "panel_dark", "s", alpha=215)
        painter.text(name.inset(4 * painter.u, 0), seats[seat].name, "label", "text_on_dark", "centre")
