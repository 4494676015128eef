"""What the Ui remembers between frames for one scene: focus, hover, scrolling; and how fades and glides go on.

Plain data; touches nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.ui.caret import Caret

TOOLTIP_MS = 450.0
FADE_MS = 110.0
GLIDE_MS = 70.0


@dataclass
class Memory:
    """All times in milliseconds, all lengths in window pixels."""

    focus: str | None = None
    focus_visible: bool = False
    came: Literal["", "key", "turn"] = ""
    """How the focus got there, if the player did not move it: by a shortcut or a hint, or as a turn began."""
    hover: str | None = None
    hovered_for: float = 0.0
    pressed: str | None = None
    scroll: dict[str, float] = field(default_factory=dict)
    scroll_to: dict[str, float] = field(default_factory=dict)
    room: dict[str, float] = field(default_factory=dict)
    """How far each scroller can go, as of the last look at its widgets."""
    stops: dict[str, tuple[float, ...]] = field(default_factory=dict)
    """Where the lines of a text begin that is scrolled line by line."""
    glow: dict[str, float] = field(default_factory=dict)
    """How far a widget's hover has faded in, 0 to 1."""
    caret: Caret = field(default_factory=Caret)

    @property
    def waiting(self) -> bool:
        """A tooltip is about to come."""
        return self.hover is not None and self.hovered_for < TOOLTIP_MS

    def update(self, dt: float, calm: bool) -> bool:
        """Let fades and glides go on (`calm`: at once); True while there is something to draw."""
        moving = False
        if self.caret.full > 0:
            self.caret.full -= dt
            moving = True
        if self.hover is not None and self.hovered_for < TOOLTIP_MS:
            self.hovered_for += dt
            moving = moving or self.hovered_for >= TOOLTIP_MS
        for id, target in list(self.scroll_to.items()):
            now = self.scroll.get(id, 0.0)
            part = 1.0 if calm else min(1.0, dt / GLIDE_MS)
            then = target if abs(target - now) < 1.0 else now + (target - now) * part
            self.scroll[id] = then
            if then == target:
                del self.scroll_to[id]
            moving = True
        lit = self.hover
        for id in {*self.glow, *([lit] if lit else [])}:
            goal = 1.0 if id == lit else 0.0
            level = self.glow.get(id, 0.0)
            change = 1.0 if calm else dt / FADE_MS
            level = min(goal, level + change) if goal > level else max(goal, level - change)
            if level != self.glow.get(id, 0.0):
                moving = True
            self.glow[id] = level
            if level == 0.0 and goal == 0.0:
                del self.glow[id]
        return moving
