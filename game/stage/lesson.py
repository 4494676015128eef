"""What a played tutorial is made of: prepared positions, sentences, and the moves that are asked for.

Touches nothing. A game's room gives `TUTORIAL` in its `tutorial.py`; `scenes.tutorial` plays it at the game's table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn, said by `<game>.tutorial.<id>` and, where something is to be done, `<id>.do`.

    `position`: a position by hand (as for `rules.position`) that is laid out first; None goes on from where the
    last step ended. `allow`: the moves, in text form, that the step waits for; "reserve *" allows all that begin
    so; none: it is read, and a button goes on. `then`: moves and outcomes that follow by themselves, so that
    everybody sees the same. `point`: spots to show. `at`: the table's slot over which the bubble hangs.
    """

    id: str
    allow: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    position: Mapping[str, Any] | None = None
    point: tuple[str, ...] = ()
    at: str = ""

    def allows(self, move: str) -> bool:
        """Whether the step waits for this move, given in text form."""
        return any(move == a or (a.endswith("*") and move.startswith(a[:-1])) for a in self.allow)


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The steps in order. `seats` players sit at the table, the learner on seat `you`; `board` is a board's id.

    `clear`: slots of the table's layout that the bubble leaves free, as far as there is room elsewhere; `full`:
    those that show something in every step, as the slots do in which anything lies. They are hidden last.
    `frames`: the table draws marks of kind "point" around what a step points at; else it is framed over the
    finished picture.
    """

    steps: tuple[Step, ...]
    seats: int = 2
    you: int = 0
    board: str = ""
    clear: tuple[str, ...] = ()
    full: tuple[str, ...] = ()
    frames: bool = False
