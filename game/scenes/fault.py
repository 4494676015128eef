"""What is shown when a scene failed: what happened, where the report is, and the way back to the start.

Touches only the toolkit.
"""

from __future__ import annotations

from pathlib import Path

from game.scenes.stack import Change, Home, Quit, Scene
from game.ui.intents import Activate, Back, Intent
from game.ui.layout import Box, window_box
from game.ui.painter import Painter
from game.ui.widgets import Button, Label, Panel, Widget


class FaultScene(Scene):
    """`report`: the file that tells what happened, if it could be written."""

    name = "fault"

    def __init__(self, report: Path | None) -> None:
        self.report = report

    @property
    def prompt(self) -> str:
        return self.services.text("fault.title")

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Activate(id="home") | Back():
                return Home()
            case Activate(id="quit"):
                return Quit()
        return None

    def draw(self, painter: Painter) -> None:
        painter.gradient(painter.box_of_all, "sky_high", "ink")

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        t = self.services.text
        sheet = fault_sheet(size, u)
        inner = sheet.inset(32 * u, 28 * u)
        head, rest = inner.cut_top(40 * u, 12 * u)
        buttons, words = rest.cut_bottom(52 * u, 20 * u)
        first, second = buttons.columns((1.6, 1), 16 * u)
        where = t("fault.report", path=str(self.report)) if self.report else t("fault.no_report")
        return [
            Panel(sheet, "sheet"),
            Label(head, t("fault.title"), "heading"),
            Label(words, f"{t('fault.saved')}\n\n{where}", "body", wrap=True, valign="top"),
            Button("home", first, t("fault.home"), "back", "primary", key="enter"),
            Button("quit", second, t("fault.quit")),
        ]


def fault_sheet(size: tuple[int, int], u: float) -> Box:
    """Where the message stands."""
    return window_box(size).centred(620 * u, 360 * u)
