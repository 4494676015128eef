"""Where typing goes on in a line of text: the caret, what is selected, and what each key makes of them.

Touches nothing but the caret it is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

FULL_MS = 900.0
"""So long a field shows that no more letters go into it."""


@dataclass
class Caret:
    """Where typing goes on in a Field, and what an input method has not yet settled."""

    at: int = 0
    composing: str = ""
    mark: int | None = None
    """The other end of what is selected."""
    full: float = 0.0
    """Milliseconds that the field goes on showing that it is full."""


def selected(caret: Caret, length: int) -> tuple[int, int]:
    """(first letter, the one after the last) of what is selected in a text of that length; both the caret's place
    if nothing is."""
    at = min(caret.at, length)
    mark = at if caret.mark is None else min(caret.mark, length)
    return min(at, mark), max(at, mark)


def select_all(caret: Caret, text: str) -> None:
    """All letters are selected."""
    caret.mark, caret.at = 0, len(text)


def move(caret: Caret, text: str, to: Literal["left", "right", "start", "end"], selecting: bool) -> None:
    """An arrow, Home or End; with Shift (`selecting`) the selection grows or shrinks, else it ends."""
    first, last = selected(caret, len(text))
    at = min(caret.at, len(text))
    if selecting and caret.mark is None:
        caret.mark = at
    one = 1 if selecting or first == last else 0  # without Shift an arrow goes to that end of the selection
    match to:
        case "left":
            caret.at = max(0, (at if selecting else first) - one)
        case "right":
            caret.at = min(len(text), (at if selecting else last) + one)
        case "start":
            caret.at = 0
        case "end":
            caret.at = len(text)
    if not selecting or caret.mark == caret.at:
        caret.mark = None


def typed(caret: Caret, text: str, letters: str, limit: int) -> str:
    """The text with the letters in place of what is selected; those beyond the limit are left out."""
    first, last = selected(caret, len(text))
    wanted = "".join(c for c in letters if c.isprintable())
    fits = wanted[: max(0, limit - len(text) + last - first)]
    caret.full = FULL_MS if len(fits) < len(wanted) else 0.0
    if wanted and not fits:
        return text
    caret.at, caret.mark = first + len(fits), None
    return text[:first] + fits + text[last:]


def cut(caret: Caret, text: str, way: Literal["back", "ahead"]) -> str:
    """The text without what is selected, or without the letter before or behind the caret."""
    first, last = selected(caret, len(text))
    if first == last:
        first, last = (max(0, first - 1), last) if way == "back" else (first, min(len(text), last + 1))
    caret.at, caret.mark, caret.full = first, None, 0.0
    return text[:first] + text[last:]
