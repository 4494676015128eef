"""The question before a table is left whose last moves could not be saved (a full disk, say).

Touches the match, which tries to save them once more before it is asked.
"""

from __future__ import annotations

from collections.abc import Callable

from game.i18n.texts import Texts
from game.scenes.confirm import ConfirmScene
from game.scenes.match import Match
from game.scenes.stack import Change, Push
from game.ui.intents import Activate, Close, Intent


class LeaveScene(ConfirmScene):
    """Does what was wanted if the answer is yes. The window's close button pressed again is a yes, too."""

    name = "leave"

    def __init__(self, text: Texts, count: int, then: Callable[[], Change]) -> None:
        super().__init__(
            text("leave.question", n=count), text("leave.yes"), text("leave.no"), True, text("leave.help")
        )
        self._then = then

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Activate(id="yes"):
                return self._then()
            case Close():
                return None
        return super().handle(intent)


def leave(match: Match | None, text: Texts, then: Callable[[], Change]) -> Change:
    """What was wanted at once if all is saved, else the question first."""
    count = match.unsaved() if match is not None else 0
    return Push(LeaveScene(text, count, then)) if count else then()
