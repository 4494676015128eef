"""Messages that pass: which one takes another's place, and which ones end with their scene.

Pure functions on a list; drawn in game.ui.overlay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

ToastKind = Literal["info", "good", "bad"]
TOAST_MS, LETTER_MS, LONGEST_MS = 4200.0, 65.0, 9000.0
"""A message stays at least so long, so long for each letter, and never longer."""
SAVING = "saving"
"""What troubles with saving are about: they stand one below the other, and outlast the scene they came up in."""
_JUST_NOW = 2
_MOST = 3


@dataclass
class Toast:
    """A message that passes; `left` milliseconds, `looks` at the clock so far."""

    text: str
    kind: ToastKind
    left: float = TOAST_MS
    about: str = ""
    looks: int = 0


def reading_ms(text: str) -> float:
    """How long it takes to read it."""
    return min(LONGEST_MS, max(TOAST_MS, LETTER_MS * len(text)))


def added(toasts: Sequence[Toast], new: Toast) -> list[Toast]:
    """The new one last; it takes the place of those about the same thing, and of the same words."""
    kept = [t for t in toasts if t.text != new.text and (t.about != new.about or new.about == SAVING)]
    return [*kept[1 - _MOST :], new]


def carried_over(toasts: Sequence[Toast]) -> list[Toast]:
    """Those that another scene still shows: what was said just as it was gone to, and troubles with saving."""
    return [t for t in toasts if t.about == SAVING or t.looks <= _JUST_NOW]
