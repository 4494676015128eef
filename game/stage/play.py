"""What the table scene and a game's room say to each other: turns, presentations, choices, layouts.

Touches nothing but the values of ui and core. `Controller` and `Table` are the two rooms' contracts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

from game.core.rules import Refusal, Result
from game.core.session import Played
from game.stage.cast import Cast
from game.stage.timeline import Clip
from game.ui.layout import Box, Polygon

if TYPE_CHECKING:
    from game.ui.painter import Painter


@dataclass(frozen=True, slots=True)
class Turn:
    """What a controller is told: the view of the seat that must choose, what it may do, and what it has
    selected so far (the game's own value, None at the start of a choice)."""

    view: Any
    seat: int
    legal: tuple[Any, ...]
    names: tuple[str, ...]
    selection: Any = None


@dataclass(frozen=True, slots=True)
class SpotSpec:
    """A place on the table that can be pointed at. `slot` names the place in the table's layout.

    `why` is the refusal that a click gives while `enabled` is false. `lit` spots are drawn as what can be
    clicked, `selected` ones as chosen. Choosing one that `reads` does nothing in the game: it shows its details, as
    a right click does. One with `drag` can be dragged to another (`Drops`)."""

    id: str
    slot: str
    label: str
    hint: str = ""
    enabled: bool = True
    why: Refusal | None = None
    key: str = ""
    lit: bool = True
    selected: bool = False
    z: int = 0
    reads: bool = False
    drag: bool = False


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the turn; there is one primary one at most."""

    id: str
    label: str
    kind: Literal["primary", "normal", "quiet"] = "normal"
    enabled: bool = True
    why: Refusal | None = None
    key: str = ""
    hint: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to draw over the table for a preview: kind is the game's own ("path", "landing", "cost")."""

    kind: str
    slots: tuple[str, ...]
    text: str = ""
    tone: Literal["plain", "good", "bad"] = "plain"


@dataclass(frozen=True, slots=True)
class Presentation:
    """All that a turn shows: one prompt line, the spots, the buttons, preview marks, a warning line."""

    prompt: str
    spots: tuple[SpotSpec, ...] = ()
    presses: tuple[Press, ...] = ()
    marks: tuple[Mark, ...] = ()
    warning: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """The click changes the selection (None: nothing selected)."""

    selection: Any


@dataclass(frozen=True, slots=True)
class Do:
    """The click completes an action. `then` is the selection that stands when the same seat chooses next: what it
    has already said about that choice. `follow` is done at once after it if nothing else is possible then."""

    action: Any
    then: Any = None
    follow: Any = None


Chosen = Select | Do | Refusal | None
"""What a click comes to; a Refusal is shown with its rule's number, None does nothing."""


class Controller(Protocol):
    """`games/<g>/controller.py`: `Controller(rules, texts)`. Draws nothing, knows no rule, keeps nothing."""

    options: Mapping[str, Any]

    def present(self, turn: Turn) -> Presentation:
        """What the seat sees and can do, given its selection."""

    def preview(self, turn: Turn, spot: str) -> tuple[Mark, ...]:
        """What hovering (or focusing) a spot shows that it would bring."""

    def choose(self, turn: Turn, spot: str) -> Chosen:
        """What a click on a spot or press comes to."""

    def back(self, turn: Turn) -> Any:
        """The selection with its last step taken back (Esc); None if nothing was selected."""

    def tell(self, event: Any, names: tuple[str, ...]) -> str:
        """The log's sentence for a (redacted) event; "" if the log says nothing of it."""

    def say(self, turn: Turn, action: Any) -> str:
        """An action in words ("card 4: four fields for 2 chips"), for hints and the bots' log."""

    def select(self, turn: Turn, action: Any) -> Any:
        """The selection that stands just before confirming the action: a hint shows it so."""


@runtime_checkable
class Drops(Protocol):
    """A controller whose spots can be dragged."""

    def drop(self, turn: Turn, spot: str, onto: str) -> Chosen:
        """What it comes to that one spot is dragged onto another."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Where everything is, for one window size. `slots` are boxes by name, `polygons` the exact shape of
    those slots that are no rectangles. `press` is where the turn's buttons go, `log` where the log goes."""

    area: Box
    u: float
    slots: Mapping[str, Box]
    polygons: Mapping[str, Polygon]
    press: Box
    log: Box
    board: Box
    extra: Mapping[str, Any] = field(default_factory=dict)

    def polygon(self, slot: str) -> Polygon:
        """The shape of a slot; KeyError if the layout has none of that name."""
        return self.polygons[slot] if slot in self.polygons else self.slots[slot].polygon


@dataclass(frozen=True, slots=True)
class Moment:
    """What a table draws: the viewer's view, the cast, the presentation, what is pointed at, the clock."""

    view: Any
    viewer: int | None
    turn: int
    presentation: Presentation
    marks: tuple[Mark, ...]
    hovered: str
    ms: float
    """Milliseconds since the scene began: for what breathes. Constant with reduced motion."""
    playing: bool = False
    detail: str = ""
    """The spot whose details the player asked for (right click, I): draw it enlarged with its words."""
    last: tuple[Any, ...] = ()
    """The events of the last turn, as the viewer may see them: what came of it stays marked."""
    held: tuple[str, float, float] | None = None
    """The spot whose piece is being dragged, and the pointer in pixels."""


class Table(Protocol):
    """`games/<g>/table.py`: `Table(rules, texts, board, pictures, seats)`. Draws from views, never from states.

    `board` is the game's Board or None, `pictures` the folder that its scenery starts from (or None)."""

    accent: str
    options: Mapping[str, Any]
    """Those of the game's setup. The house sets them, here and at the controller, for games that show them."""

    def layout(self, area: Box, u: float, seat_count: int) -> TableLayout:
        """Where everything is in the window below the top bar. A pure function."""

    def cast(self, view: Any) -> Cast:
        """The actors that show this view."""

    def clips(self, event: Any, cast: Cast, view: Any) -> Iterable[Clip]:
        """The motion of one event; `view` is the view after the whole step. At the end of a step's events
        the cast must equal `cast(view)`."""

    def draw_ground(self, painter: Painter, layout: TableLayout) -> None:
        """What doesn't move: scenery, board, panels. Drawn once for a layout and kept."""

    def draw(self, painter: Painter, layout: TableLayout, cast: Cast, moment: Moment) -> None:
        """What may move: pieces, cards, numbers, marks, highlights."""

    def describe(self, view: Any, cast: Cast) -> tuple[str, ...]:
        """What the picture says, as sentences, for `--describe` (nothing that the viewer may not know)."""

    def draw_result(self, painter: Painter, box: Box, result: Result, view: Any, ms: float) -> None:
        """The end: a podium, two pyramids counted up. `ms` since it is shown."""

    def result_ms(self, view: Any) -> float:
        """So long the end counts something up that the players wait for; 0 if it tells all at once."""


@runtime_checkable
class Watched(Protocol):
    """A table with things to look at while nobody at this screen chooses (a bot thinks, the log is looked into)."""

    def watch(self, view: Any) -> tuple[SpotSpec, ...]:
        """What can be pointed at to be read; choosing it does nothing."""


@runtime_checkable
class Explains(Protocol):
    """A table that tells the pointer what the small things on it mean (a deck, a number)."""

    def tips(self, view: Any) -> tuple[tuple[str, str], ...]:
        """(slot of the layout, sentence) of each."""


@runtime_checkable
class Recounts(Protocol):
    """A table that tells beside the result how the game went."""

    def draw_course(self, painter: Painter, box: Box, played: Sequence[Played]) -> None:
        """The whole of it, or as much as the box has room for."""


@runtime_checkable
class Advises(Protocol):
    """A controller that can say why the hint's action is better than another."""

    def why(self, turn: Turn, action: Any, other: Any) -> str:
        """A sentence; "" where there is nothing to say. `other` is the next best, None if there is none."""
