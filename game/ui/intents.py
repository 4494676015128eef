"""What a player wants, as values: mouse, keyboard and gamepad all become these. Scenes get nothing else.

Touches nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

By = Literal["mouse", "key", "pad"]
Phase = Literal["start", "move", "end", "cancel"]
Setting = bool | int | float | str


@dataclass(frozen=True, slots=True)
class Activate:
    """The region was chosen; `clicks` is 2 for the second of a double click. Only enabled regions send it."""

    id: str
    by: By = "mouse"
    clicks: int = 1


@dataclass(frozen=True, slots=True)
class Refused:
    """A disabled region was chosen. The reason (`why`, may be empty) is already shown as a toast."""

    id: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Secondary:
    """Details of the region are asked for: right click, the I key, button X."""

    id: str


@dataclass(frozen=True, slots=True)
class Adjust:
    """A Toggle (bool), Slider (float) or Choice (option id) shall have this value."""

    id: str
    value: Setting


@dataclass(frozen=True, slots=True)
class Edit:
    """A Field shall have this text."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer entered this region (None: none)."""

    id: str | None


@dataclass(frozen=True, slots=True)
class Focus:
    """Keyboard or gamepad moved to this region (None: none)."""

    id: str | None


@dataclass(frozen=True, slots=True)
class Back:
    """Esc, button B, or the mouse's back button."""


@dataclass(frozen=True, slots=True)
class Menu:
    """Start on a gamepad, F10."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Ctrl+Z."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Ctrl+Y or Ctrl+Shift+Z."""


@dataclass(frozen=True, slots=True)
class Help:
    """F1."""


@dataclass(frozen=True, slots=True)
class Fullscreen:
    """F11 or Alt+Enter; the loop does it, scenes hear of it afterwards by `Resized`. A scene may return
    `Ask(Fullscreen())` to have it done."""


@dataclass(frozen=True, slots=True)
class Screenshot:
    """F12; the loop does it."""


@dataclass(frozen=True, slots=True)
class Skip:
    """A click or key on nothing while something plays: finish it at once."""


@dataclass(frozen=True, slots=True)
class Scroll:
    """The wheel over a region that does not scroll by itself ("": over none); `dy` in notches, up is positive."""

    id: str
    dy: float


@dataclass(frozen=True, slots=True)
class Drag:
    """A region with `drag` is dragged; x, y is the pointer in pixels. Nothing is activated at its end."""

    id: str
    x: float
    y: float
    phase: Phase


@dataclass(frozen=True, slots=True)
class Key:
    """A key without other meaning, by its name: "a", "1", "pageup", "f5", "delete"."""

    name: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window's drawing size is now this, or the scale changed."""

    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Close:
    """The window shall close. A scene may save, or push a question; answering None means yes, close."""


Intent = (
    Activate
    | Refused
    | Secondary
    | Adjust
    | Edit
    | Hover
    | Focus
    | Back
    | Menu
    | Undo
    | Redo
    | Help
    | Fullscreen
    | Screenshot
    | Skip
    | Scroll
    | Drag
    | Key
    | Resized
    | Close
)
