"""Widgets as values: a scene lists them anew whenever it is asked, the `Ui` remembers focus, hover and scrolling.

Touches only layout. Ids are unique within a scene; texts are already in the player's language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.ui.layout import Box, Polygon

ButtonKind = Literal["normal", "primary", "quiet", "tile", "danger", "icon"]
PanelKind = Literal["paper", "sheet", "card", "dark", "bar", "scene", "veil", "sunken"]
Align = Literal["left", "centre", "right"]
VAlign = Literal["top", "centre", "bottom"]
Tone = Literal["paper", "dark"]
"""What a widget stands on: light paper or a dark bar. Decides its colours."""


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press.

    kind: normal (raised), primary (the one that goes on), quiet (no ground until hovered), tile (large, picture
    icon above the label), danger, icon (square, only the icon; the label is spoken and shown as hint).
    why: the reason shown when it is pressed while not enabled. key: shortcut ("enter", "u", "1").
    detail: a second, smaller line under the label. seat: that seat's token in place of an icon (-1: none).
    late: Tab reaches those of a lower number first.
    """

    id: str
    box: Box
    label: str
    icon: str = ""
    kind: ButtonKind = "normal"
    enabled: bool = True
    hint: str = ""
    why: str = ""
    selected: bool = False
    key: str = ""
    tone: Tone = "paper"
    detail: str = ""
    z: int = 0
    seat: int = -1
    late: int = 0


@dataclass(frozen=True, slots=True)
class Toggle:
    """A switch with its label on the left. Sends `Adjust(id, bool)`."""

    id: str
    box: Box
    label: str
    value: bool
    hint: str = ""
    enabled: bool = True
    why: str = ""
    tone: Tone = "paper"
    z: int = 0


@dataclass(frozen=True, slots=True)
class Slider:
    """A number between low and high in steps. Sends `Adjust(id, float)`. `shown` is its value in words ("80 %")."""

    id: str
    box: Box
    label: str
    value: float
    low: float
    high: float
    step: float = 1.0
    hint: str = ""
    shown: str = ""
    enabled: bool = True
    why: str = ""
    tone: Tone = "paper"
    z: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few options (id, label), stepped through with its arrows; label on the left if there is one.

    A click on its left arrow steps back, anywhere else forward. Sends `Adjust(id, option id)`.
    """

    id: str
    box: Box
    label: str
    options: tuple[tuple[str, str], ...]
    value: str
    hint: str = ""
    enabled: bool = True
    why: str = ""
    tone: Tone = "paper"
    z: int = 0


@dataclass(frozen=True, slots=True)
class Field:
    """One line of text. Sends `Edit(id, text)` at each change, `Activate(id)` on Enter. limit: characters at most."""

    id: str
    box: Box
    label: str
    text: str
    limit: int = 40
    hint: str = ""
    enabled: bool = True
    why: str = ""
    tone: Tone = "paper"
    z: int = 0


@dataclass(frozen=True, slots=True)
class Label:
    """Text in a box; shrinks a little, then wraps (if `wrap`), then ends in an ellipsis."""

    box: Box
    text: str
    style: str = "body"
    align: Align = "left"
    colour: str = ""
    tone: Tone = "paper"
    valign: VAlign = "centre"
    wrap: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph: kind is a text style ("body", "title", "heading") or "bullet"; `mark` stands before a bullet
    (a rule's number). With an id it can be chosen (a log line, a link)."""

    text: str
    kind: str = "body"
    mark: str = ""
    id: str = ""
    selected: bool = False
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Paragraphs:
    """Blocks of text, one under the other; scrolls when they are longer than the box. A block with an id is a
    region `<id>/<block id>`. `end` keeps the end in view (a log)."""

    id: str
    box: Box
    blocks: tuple[Block, ...]
    tone: Tone = "paper"
    end: bool = False
    z: int = 0
    late: int = 0
    """Tab reaches those of a lower number first."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A ground: paper (page, no corners), sheet (a dialog: paper that floats), card (raised a little on paper),
    dark (raised, on dark), bar (flat dark, no corners), scene (translucent dark over scenery), veil (dims what is
    behind), sunken (a well on paper)."""

    box: Box
    kind: PanelKind = "paper"


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG of art/ by name without suffix ("home/biathlon"); cover fills the box and crops, else it fits inside.
    radius in pixels rounds the corners of a picture that covers."""

    box: Box
    name: str
    cover: bool = False
    radius: float = 0.0
    colours: tuple[tuple[str, str], ...] = ()
    """Key colours and what they become: (("#ff00aa", "#E69F00"), ...)."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a ListBox. `detail` stands under the label, `side` at the right edge; `seat`: that seat's token in
    place of an icon (-1: none)."""

    id: str
    label: str
    detail: str = ""
    side: str = ""
    icon: str = ""
    enabled: bool = True
    selected: bool = False
    hint: str = ""
    why: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class ListBox:
    """Rows to choose from; scrolls. Each row is a region `<id>/<row id>`. `row_height` in pixels; `empty` is shown
    when there are no rows."""

    id: str
    box: Box
    rows: tuple[Row, ...]
    row_height: float
    empty: str = ""
    tone: Tone = "paper"
    z: int = 0


@dataclass(frozen=True, slots=True)
class Scroller:
    """A window onto taller content: the children are placed as if nothing were scrolled, `height` is the whole
    content's. They are moved and clipped by the Ui."""

    id: str
    box: Box
    height: float
    children: tuple[Widget, ...] = ()
    tone: Tone = "paper"
    z: int = 0


@dataclass(frozen=True, slots=True)
class Spot:
    """A region whose picture the scene draws itself: board spaces, cards, pieces. Polygon in pixels.

    ring: the toolkit draws the focus ring around it. value: anything short for `--describe`."""

    id: str
    polygon: Polygon
    label: str
    hint: str = ""
    enabled: bool = True
    why: str = ""
    z: int = 0
    key: str = ""
    value: str = ""
    drag: bool = False
    ring: bool = True
    kind: str = "spot"


Widget = Button | Toggle | Slider | Choice | Field | Label | Paragraphs | Panel | Picture | ListBox | Scroller | Spot


@dataclass(frozen=True, slots=True)
class RowView:
    """A ListBox's row at its place; made by the Ui."""

    row: Row
    box: Box
    owner: str
    tone: Tone
    z: int


@dataclass(frozen=True, slots=True)
class ScrollBar:
    """The bar at the right edge of what scrolls (`id`); made by the Ui."""

    id: str
    box: Box
    tone: Tone
    z: int


Shown = Widget | RowView | ScrollBar
"""What is drawn in the end."""


@dataclass(frozen=True, slots=True)
class Region:
    """Where something can be pointed at, chosen or read out. The one list for hit-test, focus, tooltips and
    `--describe`. `clip` bounds what is visible of it; `key` is its shortcut."""

    id: str
    polygon: Polygon
    z: int = 0
    label: str = ""
    enabled: bool = True
    hint: str = ""
    kind: str = "button"
    value: str = ""
    why: str = ""
    key: str = ""
    clip: Box | None = None
    drag: bool = False
    scroller: str = ""
    control: Shown | None = field(default=None, compare=False, repr=False)
    late: int = 0
    """Keyboard and gamepad go to those of a lower number first."""


def kind_and_value(widget: Button | Toggle | Slider | Choice | Field) -> tuple[str, str]:
    """What a region says of its control, and of the value it has."""
    match widget:
        case Toggle(value=on):
            return "toggle", "on" if on else "off"
        case Slider():
            return "slider", widget.shown or f"{widget.value:g}"
        case Choice(options=options, value=value):
            return "choice", dict(options).get(value, value)
        case Field():
            return "field", widget.text
    return "button", "selected" if widget.selected else ""
