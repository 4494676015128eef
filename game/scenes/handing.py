"""When the screen is handed to another player, and what they are told first.

Reads the match and its picture; knows no game.
"""

from __future__ import annotations

from game.scenes.handover import HandoverScene
from game.scenes.match import Match
from game.scenes.table_view import TableView


def needed(match: Match, viewer: int | None, seat: int, always: bool = False) -> bool:
    """Whether this seat must be called to the screen, which shows what `viewer` may see: if something is theirs alone
    to see, or `always`."""
    if len(match.humans) < 2 or viewer == seat:
        return False
    return always or match.session.rules.private(match.session.state, seat)


def scene(match: Match, view: TableView, seat: int) -> HandoverScene:
    """The screen between two players, with what everybody may know of what happened since this seat acted."""
    played = match.session.played
    last = max((p.number + 1 for p in played if p.seat == seat), default=0)
    recap = tuple(line.text for line in view.lines(None, last, len(played)))
    return HandoverScene(seat, match.session.seats, recap, match.can_undo(), match)
