"""The screen between two players: nobody's secret is on it. Says whose turn it is and what has happened since.

Opaque; gets plain sentences that everybody may read, never a view or a state.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from game.core.session import SeatInfo
from game.scenes.signs import draw_sign, ground
from game.scenes.stack import Change, Pop, Push, Scene
from game.ui.intents import Activate, Back, Help, Intent, Menu, Undo
from game.ui.layout import Box, window_box
from game.ui.painter import Painter
from game.ui.widgets import Block, Button, Label, Panel, Paragraphs, Widget


class HandoverLayout(NamedTuple):
    sign: Box
    words: Box
    name: Box
    sheet: Box
    head: Box
    recap: Box
    show: Box
    back: Box
    menu: Box


def handover_layout(size: tuple[int, int], u: float) -> HandoverLayout:
    """The seat's sign and name on the left (above, in a high window), the recap on the right, buttons below."""
    window = window_box(size)
    narrow = size[0] < 1.05 * size[1]
    inner = window.inset(40 * u, 36 * u)
    menu = Box(window.right - 60 * u, 16 * u, 44 * u, 44 * u)
    buttons, body = inner.cut_bottom(64 * u, 24 * u)
    show = buttons.centred(min(460 * u, buttons.w * 0.5), buttons.h)
    back = Box(buttons.x, buttons.y + 6 * u, min(280 * u, show.x - buttons.x - 16 * u), buttons.h - 12 * u)
    left, right = body.rows((1, 1), 20 * u) if narrow else body.columns((1, 1), 32 * u)
    pile = left.centred(left.w, min(left.h, 430 * u))
    sign, rest = pile.cut_top(pile.h * 0.5, 12 * u)
    words, rest = rest.cut_top(36 * u, 4 * u)
    name = rest.cut_top(min(rest.h, 96 * u))[0]
    sheet = right if narrow else right.inset(0, 28 * u)
    head, recap = sheet.inset(24 * u, 20 * u).cut_top(36 * u, 10 * u)
    return HandoverLayout(sign, words, name, sheet, head, recap, show, back, menu)


class HandoverScene(Scene):
    """Pops with ("show", seat) once that player says so, with "undo" to take the last choice back."""

    name = "handover"

    def __init__(
        self, seat: int, seats: tuple[SeatInfo, ...], recap: tuple[str, ...], can_take_back: bool, match: Any = None
    ) -> None:
        """`match` is only handed to the pause menu (default: the match that was last opened)."""
        self.seat = seat
        self.seats = seats
        self.recap = recap
        self.can_take_back = can_take_back
        self._match = match
        self._undo = False

    @property
    def info(self) -> SeatInfo:
        return self.seats[self.seat]

    @property
    def _game(self) -> str:
        """The game that is being played; "" if there is none."""
        match = self._match if self._match is not None else self.services.extra.get("match")
        return "" if match is None else str(match.game)

    @property
    def prompt(self) -> str:
        return self.services.text("handover.prompt", name=self.info.name)

    def resume(self, result: Any) -> None:
        self._undo = result == "undo" and self.can_take_back

    def update(self, dt: float) -> bool | Change:
        del dt
        return Pop("undo") if self._undo else False

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Activate(id="show"):
                return Pop(("show", self.seat))
            case Activate(id="take_back") | Undo() if self.can_take_back:
                return Pop("undo")
            case Undo():
                self.services.ui.toast(self.services.text("table.no_undo_now"), "bad")
            case Back() | Menu() | Activate(id="menu"):
                from game.scenes.pause import PauseScene

                return Push(PauseScene(self._match if self._match is not None else self.services.extra.get("match")))
            case Help() if self._game:
                from game.scenes.rulebook import RulebookScene

                return Push(RulebookScene(self._game))
        return None

    def draw(self, painter: Painter) -> None:
        game = self._game
        colour, dark = ground(painter, game, self.seat, self.info)
        window = painter.box_of_all
        painter.layer(("handover", colour), window, lambda p: _draw_ground(p, colour, dark), True)
        layout = handover_layout(painter.size, painter.u)
        radius = min(layout.sign.w, layout.sign.h) * 0.46
        x, y = layout.sign.centre
        painter.circle((x, y + radius * 1.02), radius * 0.55, "ink", alpha=0)
        draw_sign(painter, game, (x, y), radius, self.seat, self.info)
        painter.text(layout.words, self.services.text("handover.pass"), "title", "text_heading_on_dark", "centre")
        painter.text(layout.name, self.info.name, "huge", "white", "centre")

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        layout = handover_layout(size, u)
        blocks = tuple(Block(line, "bullet") for line in self.recap) or (Block(text("handover.nothing")),)
        recap = Paragraphs("recap", layout.recap, blocks, end=True)
        # A short recap stands on a short sheet.
        spare = max(0.0, layout.recap.h - self.services.ui.paragraphs(recap).height - 12 * u)
        spare = min(spare, layout.sheet.h - 200 * u)
        found: list[Widget] = [
            Panel(Box(*layout.sheet[:3], layout.sheet.h - spare).moved(0, spare / 2), "sheet"),
            Label(layout.head.moved(0, spare / 2), text("handover.since"), "title"),
            replace(recap, box=Box(*layout.recap[:3], layout.recap.h - spare).moved(0, spare / 2)),
            Button("show", layout.show, text("handover.show", name=self.info.name), "eye", "primary", key="enter"),
            Button("menu", layout.menu, text("table.menu"), "menu", "icon", tone="dark", hint=text("table.menu")),
        ]
        if self.can_take_back:
            found.append(
                Button(
                    "take_back",
                    layout.back,
                    text("handover.take_back"),
                    "undo",
                    "quiet",
                    tone="dark",
                    hint=text("handover.take_back_hint"),
                    key="u",
                )
            )
        return found


def _draw_ground(painter: Painter, colour: Any, dark: Any) -> None:
    """Quiet scenery in the seat's dark shade: enough to know the colour from across the table."""
    window = painter.box_of_all
    painter.fill("ink")
    painter.svg("home/wide", window, cover=True)
    painter.fill(dark, window, 205)
    painter.gradient(window, colour, "ink", (40, 235))
