"""What the table says about a hint: the choice and why, what it is worth where that means something, the next best.

Pure: a thought and a controller in, a sentence out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n.texts import Texts
from game.stage.play import Advises, Controller, Turn

if TYPE_CHECKING:
    from game.bots.brain import Thought


def hint_sentence(text: Texts, controller: Controller, turn: Turn, thought: Thought, seats: int) -> str:
    """A lone player always "wins": no chance is told then, nor of a choice that is the only one. A controller that
    `Advises` is asked why."""
    said = controller.say(turn, thought.action)
    if len(turn.legal) == 1:
        return text.t("table.hint_only", action=said)
    other, value = thought.others[0] if thought.others else (None, thought.value)
    if seats == 1:
        line = text.t("table.hint_alone", action=said)
        return line if other is None else f"{line} {text.t('table.hint_next', action=controller.say(turn, other))}"
    reason = controller.why(turn, thought.action, other) if isinstance(controller, Advises) else ""
    key = "table.hint_why" if reason else "table.hint"
    line = text.t(key, action=said, why=reason, percent=round(100 * thought.value))
    gap = round(100 * (thought.value - value))
    if other is None or gap <= 0:
        return line
    return f"{line} {text.t('table.hint_other', action=controller.say(turn, other), gap=gap)}"
