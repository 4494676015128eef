"""All cards of a game, small side by side; one enlarges when it is chosen. And what the signs on them mean.

The pictures come from the game's room (`gallery.py`: `Gallery(rules, texts)`); knows no game.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from game.core.registry import available, room, rules_of
from game.scenes import parts
from game.scenes.stack import Change, Pop, Scene, Services
from game.ui.intents import Activate, Back, Hover, Intent, Secondary
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.widgets import Button, Spot, Widget

GAP = 8
"""Design pixels between two cards."""
CLOSE = "close"


def has_gallery(game: str) -> bool:
    """Whether the game's room has cards to show."""
    return game in available() and find_spec(f"game.games.{game}.gallery") is not None


def grid(box: Box, count: int, gap: float) -> list[Box]:
    """So many squares in rows, as large as the box bears, in its middle."""
    best = (0.0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        best = max(best, (min((box.w + gap) / columns, (box.h + gap) / rows) - gap, columns))
    side, columns = best
    rows = -(-count // columns)
    field = box.centred(columns * (side + gap) - gap, rows * (side + gap) - gap)
    return [
        Box(field.x + (k % columns) * (side + gap), field.y + (k // columns) * (side + gap), side, side)
        for k in range(count)
    ]


class GalleryScene(Scene):
    """Pops with None."""

    name = "gallery"

    def __init__(self, game: str, signs: bool = False) -> None:
        self.game = game
        self.signs = signs
        self.detail = ""
        self.pointed = ""

    def enter(self, services: Services) -> None:
        super().enter(services)
        self._make()

    def reload(self, services: Services) -> None:
        super().reload(services)
        self._make()

    def _make(self) -> None:
        self.gallery: Any = room(self.game, "gallery").Gallery(rules_of(self.game), self.services.text)

    @property
    def prompt(self) -> str:
        text = self.services.text
        key = "gallery.signs" if self.signs else "gallery.title"
        return text(key, game=parts.game_name(text, self.game), n=len(self.gallery.ids))

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Back() | Activate(id="close") if self.detail:
                self.detail = ""
            case Back() | Activate(id="back"):
                return Pop()
            case Activate(id="signs"):
                self.signs = not self.signs
            case Activate(id=id) | Secondary(id=id) if id and id.startswith("card/"):
                self.detail = id.removeprefix("card/")
            case Hover(id=id):
                self.pointed = id or ""
        return None

    def _room(self, size: tuple[int, int], u: float) -> tuple[parts.Page, Box]:
        page = parts.page(size, u, widest=2000)
        return page, page.body

    def _places(self, size: tuple[int, int], u: float) -> list[tuple[str, Box]]:
        body = self._room(size, u)[1]
        ids = self.gallery.ids
        return list(zip(ids, grid(body.inset(16 * u, 14 * u), len(ids), GAP * u), strict=True))

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        page, body = self._room(size, u)
        if self.detail:
            label = f"{self.gallery.label(self.detail)}. {text('page.close')}"
            return [parts.back_button(page, text), Spot(CLOSE, body.polygon, label, ring=False)]
        other = text("gallery.to_cards" if self.signs else "gallery.to_signs")
        place = page.title.cut_right(min(230 * u, page.title.w * 0.4))[0]
        found: list[Widget] = [
            parts.back_button(page, text),
            Button("signs", place.centred(place.w, 44 * u), other, "cards" if self.signs else "list", tone="dark"),
        ]
        if not self.signs:
            found += [Spot(f"card/{id}", box.polygon, self.gallery.label(id), self.gallery.label(id))
                      for id, box in self._places(size, u)]
        return found

    def draw(self, painter: Painter) -> None:
        u = painter.u
        page, body = self._room(painter.size, u)
        parts.draw_page(painter, page, self.prompt)
        if self.signs:
            self.gallery.draw_signs(painter, body)
            return
        painter.box(body, "panel_light", "l", shadow="m")
        for id, box in self._places(painter.size, u):
            if self.pointed == f"card/{id}" and not self.detail:
                painter.box(box.grown(3.5 * u), "primary", box.w * 0.09)
            self.gallery.draw(painter, box, id)
        if self.detail:
            painter.hushed = True
            self.gallery.enlarge(painter, body, self.detail)
