"""The panel beside Biathlon's board: the seats with chips, laps and played cards, the heading of the log.

Draws with the painter from a view and its cast.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.session import SeatInfo
from game.games.biathlon.state import NO_CARD, View
from game.stage.cast import Actor, Cast, box_around
from game.stage.play import Moment, TableLayout
from game.ui.layout import Box
from game.ui.painter import Painter

Say = Callable[..., str]


def draw_panel_ground(painter: Painter, layout: TableLayout) -> None:
    panel = layout.slots["panel"]
    painter.fill("panel_light", panel)
    painter.fill("line", Box(panel.x, panel.y, max(1.0, 2 * painter.u), panel.h))


def draw_panel(painter: Painter, layout: TableLayout, cast: Cast, moment: Moment, seats: tuple[SeatInfo, ...],
               t: Say) -> None:
    view: View = moment.view
    number = view.rounds + (not view.winners)
    painter.text(layout.slots["round"], t("biathlon.board.round", n=max(1, number)), "title", "text")
    for seat, info in enumerate(seats):
        _draw_seat(painter, layout, cast, moment, seat, info, t)
    log = layout.slots["log"]
    if log.h > 50 * painter.u:
        painter.text(log.cut_top(26 * painter.u)[0], t("biathlon.panel.log"), "caps", "text_muted")


def _draw_seat(painter: Painter, layout: TableLayout, cast: Cast, moment: Moment, seat: int, info: SeatInfo,
               t: Say) -> None:
    u = painter.u
    view: View = moment.view
    row = layout.slots[f"seat/{seat}"]
    choosing = seat == moment.turn and not moment.playing
    painter.box(row, "panel_light_hover" if choosing else "panel_light_2", "m",
                "primary" if choosing else "line", (2.5 if choosing else 1) * u, shadow="s")
    card = layout.slots[f"play/{seat}"]
    painter.box(card, "panel_light", "s", "line", u)
    inner = Box(row.x + 10 * u, row.y + 5 * u, card.x - row.x - 16 * u, row.h - 10 * u)
    compact = row.h < 66 * u
    head, low = inner.cut_top(inner.h * (0.5 if compact else 0.38))
    painter.token((head.x + 12 * u, head.centre[1]), 11.5 * u, info.colour, str(seat + 1))
    name = head.cut_left(30 * u)[1]
    # while pieces move the view is still that of before: only what the cast knows is said then
    status, colour = ("", "text") if moment.playing else _status(view, seat, choosing, t)
    where = _where(view, seat, cast[f"piece/{seat}"], t, short=compact)
    if compact:
        painter.text(name, info.name, "strong", "text")
        left, right = low.cut_left(50 * u)
        _draw_count(painter, left, cast[f"chips/{seat}"].value)
        said = status or where
        painter.text(right, said, "label", colour if status else "text_muted", "right")
        return
    painter.text(name, info.name, "strong", "text")
    middle, chips = low.cut_top(low.h * 0.5)
    painter.text(middle, where, "label", "text_muted")
    if status:
        wide = painter.measure(status, "label")[0] + 2 * u
        used = painter.measure(where, "label")[0] + 10 * u
        if used + wide <= middle.w:
            painter.text(middle, status, "label", colour, "right")
    _draw_chips(painter, chips, cast[f"chips/{seat}"].value)


def _status(view: View, seat: int, choosing: bool, t: Say) -> tuple[str, str]:
    racer = view.players[seat]
    if seat in view.winners:
        return t("biathlon.panel.winner"), "good"
    if racer.waits:
        return t("biathlon.panel.waits", n=racer.waits), "bad"
    if choosing:
        return t("biathlon.panel.choosing"), "bad"
    if view.cards[seat] != NO_CARD and view.to_move >= 0:
        return t("biathlon.panel.chosen"), "good"
    return "", "text_muted"


def _where(view: View, seat: int, piece: Actor, t: Say, short: bool = False) -> str:
    racer = view.players[seat]
    kind, _, rest = (piece.to or piece.at).partition("/")
    number = int(rest.split("/")[0]) if kind == "at" else racer.field
    start = "biathlon.panel.start" if short else "biathlon.board.start_short"
    field = str(number) if number else t(start)
    return t("biathlon.panel.lap", lap=min(racer.laps + 1, 3), field=field)


def _draw_count(painter: Painter, box: Box, number: int) -> None:
    side = min(box.h, 20 * painter.u)
    painter.svg("biathlon/chip", Box(box.x, box.centre[1] - side / 2, side, side))
    painter.text(box.cut_left(side + 5 * painter.u)[1], str(number), "strong", "text", fit=False)


def _draw_chips(painter: Painter, box: Box, number: int) -> None:
    """Chips side by side, closer the more there are, and their number."""
    side = min(box.h, 19 * painter.u)
    digits = 26 * painter.u
    room = box.w - side - digits - 4 * painter.u
    step = min(side * 0.86, room / max(1, number - 1))
    for k in range(number):
        painter.svg("biathlon/chip", box_around((box.x + side / 2 + k * step, box.centre[1]), side, side))
    x = box.x + (side + (number - 1) * step if number else 0) + 5 * painter.u
    painter.text(Box(x, box.y, digits, box.h), str(number), "strong", "text", fit=False)
