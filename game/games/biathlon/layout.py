"""Where everything of Biathlon's table is: the board in the window, its slots, the hand, the side panel.

Pure functions of sizes; touches boards' and ui's plain values only.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import NamedTuple

from game.boards.board import Board
from game.stage.cast import box_around
from game.stage.play import TableLayout
from game.ui.layout import Box, Point, Polygon, bounds

CARDS = 10
CIRCLE = 20
"""Marks of the time track (BD-15)."""
CARD_ASPECT = 200 / 280
PIECE_ASPECT = 1.0
BLEED = 0.03
"""Room around the board, in parts of its width."""


class Sizes(NamedTuple):
    """What of the layout depends on the number of seats."""

    rows: int
    columns: int
    piece: float  # height of a piece in parts of the track's width


def sizes_for(seats: int) -> Sizes:
    """Seats stand in up to two lanes and four columns of a field."""
    if seats <= 1:
        return Sizes(1, 1, 1.3)
    if seats <= 2:
        return Sizes(1, 2, 1.2)
    if seats <= 4:
        return Sizes(2, 2, 1.15)
    return Sizes(2, 4, 0.98)


def make_layout(board: Board, area: Box, u: float, seats: int) -> TableLayout:
    """Board and hand on the left, the panel with the seats, the log and the button on the right."""
    panel_width = min(max(area.w * 0.235, 268 * u), 400 * u)
    panel, left = area.cut_right(panel_width)
    hand_height = min(150 * u, left.h * 0.26)
    hand, stage = left.cut_bottom(hand_height)
    place = _board_box(board, stage)
    slots: dict[str, Box] = {"panel": panel, "hand": hand, "stage": left}
    polygons: dict[str, Polygon] = {}
    directions = _board_slots(board, place, seats, slots, polygons)
    _hand_slots(hand, u, slots)
    press, log = _panel_slots(panel, u, seats, slots)
    return TableLayout(area, u, slots, polygons, press, log, place, {"directions": directions})


def to_window(board: Board, place: Box, point: Point) -> Point:
    """A point of the map in the window."""
    return place.x + point[0] / board.width * place.w, place.y + point[1] / board.height * place.h


def box_to_window(board: Board, place: Box, box: Box) -> Box:
    x, y = to_window(board, place, (box.x, box.y))
    return Box(x, y, box.w / board.width * place.w, box.h / board.height * place.h)


def _board_box(board: Board, stage: Box) -> Box:
    """The map's rectangle: as large as the course allows (it leaves the map's own margins unused)."""
    course = bounds([p for s in board.spaces for p in s.polygon])
    margin = BLEED * board.width
    need = Box(course.x - margin, course.y - margin * 1.6, course.w + 2 * margin, course.h + margin * 2.1)
    scale = min(stage.w / need.w, stage.h / need.h)
    cx, cy = need.centre
    return Box(stage.centre[0] - cx * scale, stage.centre[1] - cy * scale, board.width * scale, board.height * scale)


def _board_slots(board: Board, place: Box, seats: int, slots: dict[str, Box],
                 polygons: dict[str, Polygon]) -> dict[int, Point]:
    """Slots field/<n>, at/<n>/<seat>, die/<k>, minute/<m>, target/<k>, stand/<seat>, supply; gives each field's
    direction of travel as a unit vector in the window."""
    fields = {s.rank: s for s in board.spaces}
    size = sizes_for(seats)
    scale = place.w / board.width
    directions: dict[int, Point] = {}
    for rank, space in fields.items():
        centre = to_window(board, place, space.centre)
        polygons[f"field/{rank}"] = tuple(to_window(board, place, p) for p in space.polygon)
        slots[f"field/{rank}"] = bounds(polygons[f"field/{rank}"])
        before, after = fields[(rank - 1) % len(fields)].centre, fields[(rank + 1) % len(fields)].centre
        along = _unit(after[0] - before[0], after[1] - before[1])
        directions[rank] = along
        across = hypot(*_thickness(space.polygon, space.centre, along)) * scale
        length = _length(space.polygon, along) * scale
        height = max(across * size.piece, 1.0)
        for seat in range(seats):
            row, column = seat % size.rows, seat // size.rows
            sideways = ((row + 0.5) / size.rows - 0.5) * across * 0.72
            forward = ((column + 0.5) / size.columns - 0.5) * length * 0.92
            x = centre[0] + along[0] * forward - along[1] * sideways
            y = centre[1] + along[1] * forward + along[0] * sideways
            # the slot is the piece's box; its feet stand on the point
            slots[f"at/{rank}/{seat}"] = Box(x - height / 2, y - height * 0.84, height, height)
    _area_slots(board, place, seats, slots)
    return directions


def _area_slots(board: Board, place: Box, seats: int, slots: dict[str, Box]) -> None:
    for area in board.areas:
        slots[area.id] = box_to_window(board, place, bounds(area.polygon))
    generator = slots["generator"]
    for k, cell in enumerate(generator.inset(generator.w * 0.03, generator.h * 0.06).columns(5, generator.w * 0.02)):
        upper = cell.cut_top(cell.h * 0.7)[0]
        slots[f"effect/{k + 1}"] = cell.cut_bottom(cell.h * 0.28)[0]
        slots[f"die/{k + 1}"] = upper.centred(upper.h * 0.92, upper.h * 0.92)
    ring = slots["timetrack"]
    radius = min(ring.w, ring.h) * 0.41
    for minute in range(CIRCLE):
        # 20 stands at the top, the minutes go clockwise
        angle = -pi / 2 + 2 * pi * minute / CIRCLE
        x, y = ring.centre[0] + radius * cos(angle), ring.centre[1] + radius * sin(angle)
        slots[f"minute/{minute}"] = box_around((x, y), radius * 0.22, radius * 0.22)
    shooting = slots["range"]
    for k in range(5):
        x = shooting.x + shooting.w * (k + 0.5) / 5
        slots[f"target/{k}"] = box_around((x, shooting.y + shooting.h * 0.29), shooting.h * 0.41, shooting.h * 0.41)
    stand = slots["stand"]
    side = stand.h * 0.5
    for seat in range(seats):
        # two benches of four; a figure's feet are at 0.89 of its box
        row, column = divmod(seat, 4)
        x, feet = stand.x + stand.w / 4 * (column + 0.5), stand.y + stand.h * (0.5 if row == 0 else 0.98)
        slots[f"stand/{seat}"] = Box(x - side / 2, feet - side * 0.89, side, side)


def _hand_slots(hand: Box, u: float, slots: dict[str, Box]) -> None:
    """Ten cards in a row, slots hand/1 to hand/10, as large as the strip allows."""
    gap = 7 * u
    inner = hand.inset(12 * u, 8 * u)
    width = min((inner.w - gap * (CARDS - 1)) / CARDS, inner.h * CARD_ASPECT)
    height = width / CARD_ASPECT
    whole = width * CARDS + gap * (CARDS - 1)
    x, y = inner.x + (inner.w - whole) / 2, inner.bottom - height
    for card in range(1, CARDS + 1):
        slots[f"hand/{card}"] = Box(x + (card - 1) * (width + gap), y, width, height)


def _panel_slots(panel: Box, u: float, seats: int, slots: dict[str, Box]) -> tuple[Box, Box]:
    """Rows seat/<i> with the card played on them (play/<i>) and the stone (stone/<i>); gives button and log."""
    inner = panel.inset(12 * u, 12 * u)
    head, rest = inner.cut_top(28 * u, 4 * u)
    slots["round"] = head
    press, rest = rest.cut_bottom(54 * u, 10 * u)
    least_log = 96 * u
    gap = 6 * u
    height = min(84 * u, (rest.h - least_log - gap * (seats - 1)) / seats)
    for seat, row in enumerate(rest.stack(height, seats, gap)):
        slots[f"seat/{seat}"] = row
        side = row.inset(5 * u, 5 * u)
        card = Box(side.right - side.h * CARD_ASPECT, side.y, side.h * CARD_ASPECT, side.h)
        slots[f"play/{seat}"] = card
        small = min(20 * u, row.h * 0.36)
        slots[f"stone/{seat}"] = Box(card.x - small - 6 * u, row.y + 6 * u, small, small)
        slots[f"chips/{seat}"] = Box(row.x + 12 * u, row.bottom - 24 * u, row.w - 40 * u - card.w, 16 * u)
    used = seats * height + (seats - 1) * gap
    log = rest.cut_top(used, 8 * u)[1]
    slots["log"] = log
    return press, log.cut_top(26 * u)[1]


def _unit(dx: float, dy: float) -> Point:
    length = hypot(dx, dy) or 1.0
    return dx / length, dy / length


def _length(polygon: Polygon, along: Point) -> float:
    at = [x * along[0] + y * along[1] for x, y in polygon]
    return max(at) - min(at)


def _thickness(polygon: Polygon, centre: Point, along: Point) -> Point:
    """The vector across the track at the field's centre, from one border to the other."""
    nearest = sorted((abs((x - centre[0]) * along[0] + (y - centre[1]) * along[1]), x, y) for x, y in polygon)
    sides: dict[bool, Point] = {}
    for _, x, y in nearest:
        side = -(x - centre[0]) * along[1] + (y - centre[1]) * along[0] > 0
        sides.setdefault(side, (x, y))
        if len(sides) == 2:
            break
    if len(sides) < 2:
        return (0.0, 40.0)
    (ax, ay), (bx, by) = sides[False], sides[True]
    return bx - ax, by - ay
