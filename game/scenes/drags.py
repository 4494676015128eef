"""A piece that is dragged over a table: where it is, what lies below it, and what it comes to when it is dropped.

Knows no game: asks the controller.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.play import Chosen, Controller, Drops, Select, SpotSpec, TableLayout, Turn
from game.ui.intents import Drag
from game.ui.layout import Point, inside


class Drags:
    """`held` is the spot whose piece is being dragged and the pointer in pixels; None while there is none."""

    def __init__(self) -> None:
        self.held: tuple[str, float, float] | None = None

    def follow(self, drag: Drag, control: Controller, turn: Turn, spots: Sequence[SpotSpec],
               layout: TableLayout) -> tuple[str, Chosen]:
        """(the spot below the pointer or "", what this step of the drag comes to). Taking a piece up selects it, so
        that the places where it could go are shown."""
        before, self.held = self.held, None
        if drag.phase == "cancel" or not isinstance(control, Drops):
            return "", None
        if drag.phase == "start":
            self.held = drag.id, drag.x, drag.y
            picked = any(s.id == drag.id and s.selected for s in spots)
            chosen = None if picked else control.choose(turn, drag.id)
            return drag.id, chosen if isinstance(chosen, Select) else None
        onto = below(spots, layout, drag.id, (drag.x, drag.y))
        if drag.phase == "move":
            self.held = drag.id, drag.x, drag.y
            return onto, None
        return onto, control.drop(turn, drag.id, onto) if before is not None and onto else None


def below(spots: Sequence[SpotSpec], layout: TableLayout, held: str, at: Point) -> str:
    """The spot under the pointer, other than the one that is dragged; "" if there is none."""
    found = [s for s in spots if s.id != held and s.enabled and inside(at, layout.polygon(s.slot))]
    return max(found, key=lambda s: s.z).id if found else ""
