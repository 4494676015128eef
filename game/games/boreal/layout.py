"""Where everything of Boreal's table is: the row of places, both pyramids, reserves, preview, side panel.

Pure functions of sizes; the pyramids follow the cells of the hexagonal map. Touches boards' and ui's plain values.
Slots are named as the viewer sees them: "near" is the player in front, "far" the one opposite.
"""

from __future__ import annotations

from game.boards.board import Board
from game.games.boreal.pyramid import LEFT, LEVEL_OF, NAMES, ROWS
from game.games.boreal.state import space_for
from game.stage.cast import box_around
from game.stage.play import TableLayout
from game.ui.layout import Box, Polygon, bounds

NEAR, FAR = "near", "far"
SPACES = 8
WIDTH = len(ROWS[0])
OVERLAP = 0.25
"""How much of a card the cards above it cover, in parts of its height."""
SMALLER = 0.7
"""The far pyramid's size in parts of the near one's, or more where the near one leaves room."""
ROOM = (4, 6, 8, 9, 10, 12, 15, 18, 24, 40)
"""How many cards a reserve has room for, as it grows; the more, the smaller."""
SEEN = 3
"""So many cards of the deck are looked at (BO-21)."""
LIFT = 0.07
"""How far a card that can be discovered is raised, in parts of its height, ..."""
POINTED, SELECTED = 1.2, 1.4
"""... and so many times as far where it is pointed at, or chosen."""
NEEDED = (1240.0, 645.0)
"""The room below the bar, in design pixels, that the table needs to show everything."""
SMALLEST = 0.5
"""No scale is smaller than this, however small the window."""


def side_of(seat: int, near: int) -> str:
    return NEAR if seat == near else FAR


def space_slot(space: int, near: int) -> str:
    """The slot of white's space 1 to 8, counted from the left as the near player sees it."""
    return f"space/{space_for(near, space)}"


def token_slot(side: str, space: int) -> str:
    return f"{side}/token/{space}"


def pyramid_slot(side: str, width: int, slot: int) -> str:
    """A pyramid's slot while its base is `width` cards wide; LEFT is the free place to the base's left."""
    return f"{side}/pyramid/{width}/{slot}"


def reserve_slot(side: str, count: int, index: int) -> str:
    """The place of card `index` (0 and up) of a reserve that holds `count` cards."""
    grid = next((g for g, room in enumerate(ROOM) if count <= room), len(ROOM) - 1)
    return f"{side}/reserve/{grid}/{min(index, ROOM[grid] - 1)}"


def hand_slot(side: str) -> str:
    return f"{side}/hand"


def seen_slot(side: str, index: int) -> str:
    return f"{side}/seen/{index}"


def fitted(box: Box, u: float, least: tuple[float, float]) -> float:
    """The scale for a picture that needs so many design pixels: `u`, or what the box bears. A person who wants
    all larger than the window has room for gets larger controls, but a board that can still be played on."""
    return max(SMALLEST, min(u, box.w / least[0], box.h / least[1]))


def make_layout(board: Board, area: Box, u: float, smaller: float = SMALLER) -> TableLayout:
    """The stage on the left (far band, row, near band), the panel with reader, log and buttons on the right.
    The layout's own `u` is the scale of all that the table draws; only the buttons keep the one asked for.
    `smaller`: the far pyramid's size in parts of the near one's, 1 where both are of people at this screen."""
    asked, u = u, fitted(area, u, NEEDED)
    panel, stage = area.cut_right(min(max(area.w * 0.205, 258 * u), 400 * u))
    slots: dict[str, Box] = {"panel": panel, "stage": stage}
    pitch = min((stage.w - 14 * u) / (SPACES + 2), stage.h * 0.158)
    card, rail = pitch * 0.88, pitch * 0.44
    row_height = card + 2 * rail
    gap = 7 * u
    above = gap + pitch * 0.06  # the far tokens stand out of the row
    rest = stage.h - row_height - 3 * gap - above
    levels = len(ROWS)
    tall = 1 + (levels - 1) * (1 - OVERLAP)  # a pyramid's height in cards
    side_room = 264 * u
    near_card = min(rest / (tall * (1 + smaller)), (stage.w - 2 * side_room) / (WIDTH + 1) / 1.04)
    near_card = min(near_card, 1.25 * card)
    far_card = min(near_card, rest / tall - near_card)
    spare = max(0.0, rest - tall * (near_card + far_card))
    far_height, near_height = tall * far_card + spare * 0.3, tall * near_card + spare * 0.7
    far = Box(stage.x, stage.y + gap, stage.w, far_height)
    row = Box(stage.x, far.bottom + above, stage.w, row_height)
    near = Box(stage.x, row.bottom + gap, stage.w, near_height + gap)
    _row_slots(row, pitch, card, rail, slots)
    pyramid_slots(board, NEAR, Box(near.x, near.y, near.w, near.h - gap), near_card, slots)
    pyramid_slots(board, FAR, far, far_card, slots)
    _side_slots(NEAR, near, near_card, u, slots)
    _side_slots(FAR, far, far_card, u, slots)
    polygons: dict[str, Polygon] = {}
    press, log = _panel_slots(panel, u, 112 * asked, slots)
    return TableLayout(area, u, slots, polygons, press, log, stage, {"pitch": pitch, "card": card})


def _row_slots(row: Box, pitch: float, card: float, rail: float, slots: dict[str, Box]) -> None:
    """space/1 to /8; near/stone/0 to /8 below them, far/stone/0 to /8 above them, and the tokens upon these: far
    ones end above the costs of the cards, even of those that are raised."""
    left = row.centre[0] - pitch * (SPACES + 1) / 2
    slots["row"] = row
    stone, token = pitch * 0.40, pitch * 0.52
    bed = Box(left - pitch * 0.62, row.y + rail * 0.30, pitch * (SPACES + 2.24), row.h - rail * 0.60)
    slots["track"] = Box(max(bed.x, row.x + 2), bed.y, min(bed.w, row.w - 4), bed.h)
    for n in range(SPACES + 1):
        below = (left + n * pitch, row.bottom - rail / 2)
        above = (left + (SPACES + 1 - n) * pitch, row.y + rail / 2)
        if n:
            slots[f"space/{n}"] = box_around((below[0], row.centre[1] + pitch * 0.035), card, card)
        slots[f"{NEAR}/stone/{n}"] = box_around(below, stone, stone)
        slots[f"{FAR}/stone/{n}"] = box_around(above, stone, stone)
        slots[token_slot(NEAR, n)] = box_around((below[0], below[1] + pitch * 0.05), token, token)
        slots[token_slot(FAR, n)] = box_around((above[0], above[1] - pitch * 0.1), token, token)


def pyramid_slots(board: Board, side: str, band: Box, card: float, slots: dict[str, Box]) -> None:
    """The map's cells, for each width of the base: what lies there is always in the middle (BO-10: it floats)."""
    cells = {s.id: s.centre for s in board.spaces}
    centres = [cells[name] for name in NAMES]
    across = centres[1][0] - centres[0][0]
    down = centres[0][1] - centres[ROWS[1][0]][1]
    middle = (centres[0][0] + centres[WIDTH - 1][0]) / 2
    step_x, step_y = card * 1.04 / across, card * (1 - OVERLAP) / down
    ground = band.bottom - card / 2
    boxes = []
    for width in range(WIDTH + 1):
        shift = (WIDTH - max(width, 1)) / 2 * across
        for slot in (LEFT, *range(len(NAMES))):
            x, y = centres[slot] if slot != LEFT else (centres[0][0] - across, centres[0][1])
            at = (band.centre[0] + (x + shift - middle) * step_x, ground + (y - centres[0][1]) * step_y)
            box = slots[pyramid_slot(side, width, slot)] = box_around(at, card, card)
            if width == WIDTH and slot != LEFT:
                boxes.append(box)
    corners = [p for b in boxes for p in ((b.x, b.y), (b.right, b.bottom))]
    slots[f"{side}/pyramid"] = bounds(corners)


def _side_slots(side: str, band: Box, card: float, u: float, slots: dict[str, Box]) -> None:
    """Left of a pyramid its owner's plate and reserve; right of it preview, hand and peeked cards, or the deck."""
    base = slots[f"{side}/pyramid"]
    half_cell = 0.56 * card  # a base of three has free places that reach out of the finished pyramid
    left = Box(band.x + 12 * u, band.y, base.x - half_cell - band.x - 22 * u, band.h - 2 * u)
    x = base.right + half_cell + 10 * u
    right = Box(x, band.y, band.right - 12 * u - x, band.h - 2 * u)
    plate, rest = left.cut_top(66 * u, 7 * u)
    slots[f"{side}/plate"] = plate
    slots[f"{side}/reserve"] = rest
    inner = rest.inset(9 * u, 9 * u)
    best = (0.0, 1, 0.0)
    for grid in range(len(ROOM) - 1, -1, -1):
        room = ROOM[grid]
        gap = (9 if room <= 6 else 7 if room <= 12 else 5) * u
        best = max(best, (*_largest(inner, room, gap, card), gap))  # fewer cards are never the smaller ones
        size, columns, gap = best
        for k in range(room):
            row, column = divmod(k, columns)
            slots[f"{side}/reserve/{grid}/{k}"] = Box(
                inner.x + column * (size + gap), inner.y + row * (size + gap), size, size)
    if side == NEAR:
        slots["preview"] = right
        held = min(card, right.w * 0.34, right.h * 0.27)
        slots[hand_slot(side)] = Box(right.x + 10 * u, right.y + 10 * u, held, held)
        _seen_slots(right, card, u, slots)
        return
    pile = min(card * 1.22, right.h * 0.62, right.w * 0.3)
    slots["deck"] = Box(right.right - pile - 8 * u, right.y + 6 * u, pile, pile)
    _far_seen_slots(right, slots["deck"], card * 1.4, u, slots)
    slots[hand_slot(side)] = slots[seen_slot(side, 2)]


def _seen_slots(pane: Box, card: float, u: float, slots: dict[str, Box]) -> None:
    """The cards peeked at, for the eyes in front: as large as the pane bears below a line of words."""
    room = pane.cut_top(max(54 * u, pane.h * 0.2))[1].inset(12 * u, 8 * u)
    gap = 12 * u
    shown, columns = _largest(room, SEEN, gap, card * 1.8)
    for k in range(SEEN):
        row, column = divmod(k, columns)
        count = min(columns, SEEN - row * columns)
        x = room.centre[0] + (column - (count - 1) / 2) * (shown + gap)
        slots[seen_slot(NEAR, k)] = box_around((x, room.y + shown / 2 + row * (shown + gap)), shown, shown)


def _far_seen_slots(room: Box, deck: Box, most: float, u: float, slots: dict[str, Box]) -> None:
    """Those of the player opposite, who in a fixed view reads them there: in a row left of the deck, or one there and
    two below it where they are larger so."""
    shown = min((deck.x - room.x - 24 * u) / SEEN, most)
    low = deck.bottom + 22 * u  # below the deck's number
    square = min(low - room.y - 9 * u, room.bottom - low - 4 * u, most)
    square = min(square, (room.w - 18 * u) / 2, deck.x - room.x - 18 * u)
    if square > shown:
        left = room.right - 16 * u - 2 * square
        above = (min(left, deck.x - 10 * u - square), low - 8 * u - square)
        for k, (x, y) in enumerate((above, (left, low), (left + square + 8 * u, low))):
            slots[seen_slot(FAR, k)] = Box(x, y, square, square)
        return
    for k in range(SEEN):
        x = deck.x - 10 * u - (SEEN - k) * (shown + 4 * u)
        slots[seen_slot(FAR, k)] = Box(x, deck.y, shown, shown)


def _largest(box: Box, number: int, gap: float, most: float) -> tuple[float, int]:
    """The edge and the columns with which so many squares fill the box best; none is larger than `most`."""
    tries = []
    for columns in range(1, number + 1):
        rows = -(-number // columns)
        size = min((box.w - (columns - 1) * gap) / columns, (box.h - (rows - 1) * gap) / rows, most)
        tries.append((size, columns))
    return max(tries)


def _panel_slots(panel: Box, u: float, buttons: float, slots: dict[str, Box]) -> tuple[Box, Box]:
    """head, reader (the card looked at), log, and the place of two buttons, `buttons` high; gives the last two."""
    inner = panel.inset(13 * u, 10 * u)
    head, rest = inner.cut_top(28 * u, 6 * u)
    press, rest = rest.cut_bottom(buttons, 10 * u)
    # the log keeps a line, however large the buttons are wanted
    reader, rest = rest.cut_top(min(rest.h * 0.8, 470 * u, rest.h - 32 * u - buttons * 0.32), 8 * u)
    slots["head"], slots["reader"], slots["log"] = head, reader, rest
    return press, rest.cut_top(24 * u)[1]


def level_of(slot: int) -> int:
    """The level of a slot, 1 to 4; LEFT lies on the first."""
    return LEVEL_OF[slot] if slot != LEFT else 1
