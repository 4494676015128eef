"""Whose turn it is, said large over the table for a moment where several people sit at one screen.

Nothing waits for it and it takes no click: whoever is quick plays on below it.
"""

from __future__ import annotations

from game.core.session import SeatInfo
from game.i18n.texts import Texts
from game.scenes.signs import draw_sign
from game.ui.layout import Box
from game.ui.painter import Painter

IN_MS, STAY_MS, OUT_MS = 140.0, 640.0, 260.0
WHOLE_MS = IN_MS + STAY_MS + OUT_MS


class Banner:
    """`seat` is who was called last; -1 before anybody was."""

    def __init__(self) -> None:
        self.seat = -1
        self._ms = WHOLE_MS

    def call(self, seat: int, aloud: bool = True) -> None:
        """It is this seat's turn now. `aloud` false: they know already."""
        if seat != self.seat and aloud:
            self._ms = 0.0
        self.seat = seat

    def end(self) -> None:
        self._ms = WHOLE_MS

    def update(self, ms: float) -> bool:
        """Go on by so many milliseconds; true while it is shown."""
        if self._ms >= WHOLE_MS:
            return False
        self._ms += ms
        return True

    def draw(self, painter: Painter, area: Box, text: Texts, game: str, seats: tuple[SeatInfo, ...],
             still: bool) -> None:
        """A dark band over the middle of the area. `still`: it doesn't fade."""
        if self._ms >= WHOLE_MS or not 0 <= self.seat < len(seats):
            return
        u, info = painter.u, seats[self.seat]
        shown = 1.0 if still else min(1.0, self._ms / IN_MS, (WHOLE_MS - self._ms) / OUT_MS)
        painter.box(area, "ink", 0, alpha=round(120 * shown))
        band = area.centred(area.w, min(132 * u, area.h))
        painter.box(band, "panel_dark", 0, alpha=round(236 * shown))
        for edge in (band.cut_top(3 * u)[0], band.cut_bottom(3 * u)[0]):
            painter.box(edge, "primary", 0, alpha=round(255 * shown))
        if shown < 0.5:
            return  # signs and letters don't fade: they come and go with the band
        words = text("table.turn_of", name=info.name)
        wide = min(painter.measure(words, "display")[0] + 2, band.w - 140 * u)
        sign, place = band.centred(wide + 92 * u, band.h).cut_left(72 * u, 20 * u)
        draw_sign(painter, game, sign.centre, 32 * u, self.seat, info)
        painter.text(place, words, "display", "white")
