"""The widgets of a table: what the game's controller presents, the log, the button that leads back or on.

Pure functions of presentation and boxes; knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten

from game.core.rules import OVER, Refusal
from game.i18n.sentences import refusal_sentence
from game.i18n.texts import Texts
from game.scenes.match import Match
from game.scenes.table_view import LogLine, TableView
from game.stage.play import Press, SpotSpec, TableLayout
from game.ui.layout import Box, Polygon
from game.ui.widgets import Block, Button, Paragraphs, Spot

LOG_LINES = 60
"""So many sentences of the log are laid out; older ones are in the replay."""
LOOKING_LIMIT = 72
"""So many characters of a line of the log say above the table what is looked back at."""
DETAIL = "detail"
"""The region that closes the enlarged card."""
_HIGH, _GAP = 52, 8
"""Design pixels of a button and between two."""


def spot(text: Texts, game: str, spec: SpotSpec, polygon: Polygon) -> Spot:
    """A place of the table that can be pointed at."""
    value = "selected" if spec.selected else ""
    why = _sentence(text, game, spec.why, numbered=True)
    return Spot(spec.id, polygon, spec.label, spec.hint, spec.enabled, why, spec.z, spec.key, value, spec.drag)


TIP = "tip/"
"""The regions that explain something and can't be chosen."""


def tips(layout: TableLayout, told: Sequence[tuple[str, str]]) -> list[Spot]:
    """What the game explains to the pointer, below everything else: (slot, sentence) each."""
    return [
        Spot(f"{TIP}{slot}", layout.polygon(slot), words, words, z=-10, ring=False, kind="text-still")
        for slot, words in told if slot in layout.slots
    ]


def presses(text: Texts, game: str, box: Box, u: float, given: Sequence[Press]) -> list[Button]:
    """The turn's buttons, one above the other at the foot of the box."""
    found: list[Button] = []
    top = box.bottom - len(given) * _HIGH * u - max(0, len(given) - 1) * _GAP * u
    for press in given:
        place = Box(box.x, top, box.w, _HIGH * u)
        found.append(Button(press.id, place, press.label, press.icon, press.kind, press.enabled, press.hint,
                            _sentence(text, game, press.why), key=press.key))
        top += (_HIGH + _GAP) * u
    return found


def closing(text: Texts, polygon: Polygon) -> Spot:
    """Over the whole board while a card lies enlarged on it: a click closes that, and chooses nothing below it."""
    return Spot(DETAIL, polygon, text("page.close"), z=1000, ring=False)


def way_on(id: str, label: str, icon: str, box: Box, u: float) -> Button:
    """The one button while nobody chooses: to the present, or to the result."""
    return Button(id, box.cut_top(min(box.h, _HIGH * u))[0], label, icon, "primary", key="enter")


def log_box(layout: TableLayout, u: float, count: int) -> Box:
    """The log's place; where the buttons stand below it, also the room of those that there are not."""
    log_, below = layout.log, layout.press
    if (below.x, below.w) != (log_.x, log_.w) or below.y < log_.bottom:
        return log_
    used = count * _HIGH * u + max(0, count - 1) * _GAP * u
    bottom = min(below.bottom, below.bottom - used - (below.y - log_.bottom))
    return Box(log_.x, log_.y, log_.w, max(log_.h, bottom - log_.y))


def log(text: Texts, lines: Sequence[LogLine], looking: int | None, box: Box) -> Paragraphs:
    """The log's end; a click in a sentence shows the position after it: not offered where that is shown already."""
    first = max(0, len(lines) - LOG_LINES)
    shown = looking if looking is not None else lines[-1].after if lines else -1
    blocks = tuple(
        Block(line.text, id=f"{line.after}.{number}", selected=line.after == looking,
              hint="" if line.after == shown else text.t("table.log_hint"))
        for number, line in enumerate(lines[first:], first)
    )
    return Paragraphs("log", box, blocks, end=True, late=1)


def looking_sentence(text: Texts, lines: Sequence[LogLine], looking: int, number: int) -> str:
    """What is looked back at, in the words of the log: of its line `number` if it is of that position."""
    said = next((line.text for line in reversed(lines) if line.after == looking), "")
    if 0 <= number < len(lines) and lines[number].after == looking:
        said = lines[number].text
    if not said:
        return text("table.looking_start")
    return text("table.looking", line=shorten(said, LOOKING_LIMIT, placeholder=" …"))


def waiting_sentence(text: Texts, match: Match, view: TableView, looking: int | None, number: int) -> str:
    """What is said while nobody here chooses, or while the log's line `number` is looked back at."""
    if looking is not None:
        return looking_sentence(text, view.log, looking, number)
    if view.busy:  # what is being shown, not whose turn it will be when that is over
        return view.log[-1].text if view.log else text("table.playing")
    if match.turn == OVER:
        return text("table.over")
    return text("table.thinking", name=match.names[match.turn]) if match.turn >= 0 and match.bot_turn else ""


def _sentence(text: Texts, game: str, why: Refusal | None, numbered: bool = False) -> str:
    return refusal_sentence(text, game, why, numbered=numbered) if why is not None else ""
