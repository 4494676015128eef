"""The line above every table: who must do what, and the few buttons that are always there.

Draws with the painter; knows no game.
"""

from __future__ import annotations

from game.core.session import SeatInfo
from game.i18n.texts import Texts
from game.scenes.signs import draw_sign
from game.stage.play import Presentation
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.widgets import Button

HEIGHT = 52
"""Design pixels."""
LATE = 2
"""Tab reaches what the game offers first, then the log, then this bar."""
_BUTTON = 40
_GAP = 8


def buttons(bar: Box, u: float, text: Texts, game: str, can_undo: bool, choosing: bool) -> list[Button]:
    """Undo, hint, rules, menu, from left to right at the right end; why not in the game's own words."""
    specs = (
        ("undo", "undo", can_undo, "table.undo", "table.no_undo_now"),
        ("hint", "hint", choosing, "table.ask_hint", "table.no_hint_now"),
        ("help", "help", True, "table.rules", ""),
        ("menu", "menu", True, "table.menu", ""),
    )
    size = _BUTTON * u
    x = bar.right - 12 * u - len(specs) * size - (len(specs) - 1) * _GAP * u
    found = []
    for id, icon, enabled, label, why in specs:
        box = Box(x, bar.y + (bar.h - size) / 2, size, size)
        found.append(Button(f"top/{id}", box, text.t(label), icon, "icon", enabled, text.t(label),
                            text.of(game, why) if why else "", tone="dark", late=LATE))
        x += size + _GAP * u
    return found


def draw(painter: Painter, bar: Box, game: str, seat: int, seats: tuple[SeatInfo, ...], shown: Presentation) -> None:
    """The dark bar with the seat's sign and name, and the prompt."""
    u = painter.u
    painter.fill("panel_dark", bar)
    rest = bar.inset(16 * u, 0).cut_right((4 * _BUTTON + 5 * _GAP) * u)[1]
    if 0 <= seat < len(seats):
        info = seats[seat]
        draw_sign(painter, game, (rest.x + 16 * u, rest.centre[1]), 15 * u, seat, info)
        rest = rest.cut_left(40 * u)[1]
        wide = min(painter.measure(info.name, "title")[0] + 4 * u, rest.w * 0.35)
        name, rest = rest.cut_left(wide, 14 * u)
        painter.text(name, info.name, "title", "text_on_dark")
    colour = "primary" if shown.warning else "text_on_dark"
    painter.text(rest, shown.warning or shown.prompt, "body", colour)
