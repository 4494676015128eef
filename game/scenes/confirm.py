"""Two small dialogs: a question with yes and no, and a notice to read. No click passes through them.

Touch only the toolkit. They answer by popping: True or False, None for a notice.
"""

from __future__ import annotations

from typing import Any

from game.scenes.stack import Change, Pop, Scene, Services
from game.ui.intents import Activate, Back, Intent
from game.ui.layout import Box, window_box
from game.ui.painter import Painter
from game.ui.widgets import Block, Button, Label, Panel, Paragraphs, Widget


class ConfirmScene(Scene):
    """A question. Pops with True (yes) or False; with `tag`, with (tag, True or False)."""

    name = "confirm"
    overlay = True

    def __init__(
        self, question: str, yes: str, no: str, danger: bool = False, detail: str = "", tag: Any = None
    ) -> None:
        self.question = question
        self.yes = yes
        self.no = no
        self.danger = danger
        self.detail = detail
        self.tag = tag

    def enter(self, services: Services) -> None:
        super().enter(services)
        if self.danger:
            # the harmless answer is at hand, whichever key is pressed
            services.ui.of(self).focus = "no"

    @property
    def prompt(self) -> str:
        return self.question

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Activate(id="yes"):
                return self._answer(True)
            case Activate(id="no") | Back():
                return self._answer(False)
        return None

    def _answer(self, yes: bool) -> Change:
        return Pop(yes if self.tag is None else (self.tag, yes))

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        sheet, head, words, buttons = question_layout(size, u, bool(self.detail))
        left, right = buttons.columns(2, 14 * u)
        found: list[Widget] = [Panel(sheet, "sheet"), Label(head, self.question, "title", wrap=True)]
        if self.detail:
            found.append(Label(words, self.detail, "body", colour="text_muted", valign="top", wrap=True))
        # What is dangerous never has Enter as its shortcut: the harmless answer does.
        yes = Button(
            "yes", right, self.yes, "", "danger" if self.danger else "primary", key="" if self.danger else "enter"
        )
        no = Button("no", left, self.no, key="enter" if self.danger else "")
        return [*found, no, yes]


def question_layout(size: tuple[int, int], u: float, detailed: bool) -> tuple[Box, Box, Box, Box]:
    """(sheet, question, detail, buttons)."""
    window = window_box(size)
    sheet = window.centred(min(600 * u, window.w - 40 * u), (300 if detailed else 210) * u)
    inner = sheet.inset(30 * u, 26 * u)
    buttons, rest = inner.cut_bottom(54 * u, 18 * u)
    head, words = rest.cut_top(64 * u if detailed else rest.h, 8 * u)
    return sheet, head, words, buttons


class NoticeScene(Scene):
    """Something to read, with one button."""

    name = "notice"
    overlay = True

    def __init__(self, title: str, blocks: tuple[Block, ...]) -> None:
        self.title = title
        self.blocks = blocks

    @property
    def prompt(self) -> str:
        return self.title

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Activate(id="close") | Back():
                return Pop()
        return None

    def draw(self, painter: Painter) -> None:
        del painter

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        window = window_box(size)
        sheet = window.centred(min(760 * u, window.w - 40 * u), min(520 * u, window.h - 40 * u))
        inner = sheet.inset(30 * u, 24 * u)
        head, rest = inner.cut_top(44 * u, 8 * u)
        foot, words = rest.cut_bottom(52 * u, 16 * u)
        close = foot.cut_right(min(220 * u, foot.w))[0]
        return [
            Panel(sheet, "sheet"),
            Label(head, self.title, "heading"),
            Paragraphs("words", words, self.blocks),
            Button("close", close, self.services.text("page.close"), "", "primary", key="enter"),
        ]
