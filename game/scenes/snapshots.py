"""When the picture of a game for the lists is taken: now and then, and not as a person is about to do something.

Reads the match; the picture itself is the table's.
"""

from __future__ import annotations

from typing import Any

from game.scenes.match import Match

EVERY_MS = 10_000.0
"""A game that is killed has a picture in the lists that is hardly older than that."""
STILL_MS = 700.0
"""A person who is about to do something is not held up by it: it is taken when nothing was done for so long."""


class Snapshots:
    """`due` is the clock's time before which no picture is taken, `taken` the state that the last one shows."""

    def __init__(self) -> None:
        self.due = 0.0
        self.taken: Any = None
        self._still = 0.0

    def disturb(self) -> None:
        """Somebody did something."""
        self._still = 0.0

    def update(self, match: Match, now: float, dt: float) -> None:
        """While the table rests, if anything happened since the last picture."""
        state = match.session.state
        self._still += dt
        still = match.bot_turn or self._still >= STILL_MS
        if still and now >= self.due and state is not self.taken:
            self.due, self.taken = now + EVERY_MS, state
            match.take_picture()
