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
GROUND = 606
BESIDE, APART = 375, 80
"""Where the first of the others stand, and how far from one to the next."""
LEAST_WIDTH = 760
"""So much of the picture's 1200 must be seen in any case."""
LEAST_HEIGHT = 560
"""So much of the picture's 700, from below, must be seen: the winner's head is there, also when he hops."""
SHARED = 128
"""How far apart those stand who share a step."""
FIGURE = 180


def draw(painter: Painter, box: Box, result: Result, seats: tuple[SeatInfo, ...], ms: float) -> None:
    """Figures rise onto their steps one after another, the winner last; who shares a rank shares its step."""
    scene = _scene(box, sum(rank > 3 for rank in result.ranking))
    scale = scene.w / 1200
    with painter.clipped(box):
        painter.svg("biathlon/podium", scene)
        _draw_bands(painter, box, scene)
        _draw_racers(painter, scene, scale, result, seats, ms)


def _draw_bands(painter: Painter, box: Box, scene: Box) -> None:
    """Sky above and snow below the picture where it leaves room, in the colours of its own edges."""
    # one pixel over the picture's border, which is half transparent
    for band, row in ((box.cut_top(scene.y - box.y + 1)[0], scene.rect.top + 2),
                      (box.cut_bottom(box.bottom - scene.bottom + 1)[0], scene.rect.bottom - 3)):
        if band.h > 2:
            red, green, blue, *_ = painter.surface.get_at((round(scene.centre[0]), row))
            painter.fill((red, green, blue), band)


def _scene(box: Box, below: int) -> Box:
    """The picture fills the box from its ground upwards, as long as all racers stay in it."""
    half = BESIDE + (below - 1) // 2 * APART + 66 if below else LEAST_WIDTH / 2
    fitting = min(box.w, box.h * ASPECT)
    most = box.h * ASPECT * 700 / LEAST_HEIGHT
    width = max(fitting, min(max(box.w, box.h * ASPECT), box.w * 1200 / (2 * half), most))
    height = width / ASPECT
    top = min(box.y + (box.h - height) / 2, box.bottom - height) if height > box.h else box.centre[1] - height / 2
    return Box(box.centre[0] - width / 2, top, width, height)


def _draw_racers(painter: Painter, scene: Box, scale: float, result: Result, seats: tuple[SeatInfo, ...],
                 ms: float) -> None:
    order = sorted(range(len(seats)), key=lambda seat: (-result.ranking[seat], seat))
    on_steps: dict[int, list[int]] = {1: [], 2: [], 3: []}
    below: list[int] = []
    for seat in order:
        rank = result.ranking[seat]
        (on_steps[rank] if (rank in on_steps and len(seats) > 1) or rank == 1 else below).append(seat)
    for k, seat in enumerate(below):
        # beside the podium, left and right in turn, so that nobody stands before it
        side = 1 if k % 2 == 0 else -1
        feet = (600 + side * (BESIDE + k // 2 * APART), GROUND)
        _figure(painter, scene, scale, feet, seat, seats, "stand", 1.0, low=k // 2 % 2)
    for rank in (3, 2, 1):
        sharing = on_steps[rank]
        risen = out(part(ms, 300 * (3 - rank), 300 * (3 - rank) + 500))
        for k, seat in enumerate(sharing):
            x, y = STEPS[rank - 1]
            x += int((k - (len(sharing) - 1) / 2) * SHARED)
            hop = 18 * abs(sin(ms / 330 * pi)) if rank == 1 and ms > 1200 else 0.0
            pose = "cheer" if rank == 1 else "stand"
            _figure(painter, scene, scale, (x, y - hop + (1 - risen) * 60), seat, seats, pose, risen)


def _figure(painter: Painter, scene: Box, scale: float, feet: tuple[float, float], seat: int,
            seats: tuple[SeatInfo, ...], pose: str, alpha: float, low: int = 0) -> None:
    side = FIGURE * scale
    x, y = scene.x + feet[0] * scale, scene.y + feet[1] * scale
    figure = Box(x - side / 2, y - side * 0.89, side, side)
    painter.figure(f"biathlon/skier_{pose}", figure, seats[seat].colour, alpha=round(255 * alpha))
    if alpha > 0.6:
        painter.token((x, figure.y - 8 * scale), max(11 * painter.u, 20 * scale), seats[seat].colour, str(seat + 1))
        high = max(24 * painter.u, 30 * scale)
        name = box_around((x, y + 10 * scale + high * (0.5 + low)), SHARED * scale - 4, high)
        painter.box(name, "panel_dark", "s", alpha=215)
        painter.text(name.inset(3 * painter.u, 0), seats[seat].name, "label", "text_on_dark", "centre")
