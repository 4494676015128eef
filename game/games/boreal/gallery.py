"""Boreal's cards to look through outside a game: all 44 in their order, each enlarged with its words, and the signs.

Draws with the painter; knows no position.
"""

from __future__ import annotations

from game.games.boreal import cards, reading, signs, words
from game.games.boreal.rules import Boreal
from game.i18n.texts import Texts
from game.ui.layout import Box
from game.ui.painter import Painter

EXAMPLE = "moss_hollow"
"""A card that has all there is to point out: cost, compass, family, points, power."""
PLACES = (
    ("cost", 0.335, 0.035, -1), ("family", 0.05, 0.2, -1), ("points", 0.04, 0.88, -1), ("compasses", 0.95, 0.2, 1),
    ("power", 0.96, 0.88, 1),
)
"""Where the edge of each sign is on a card, in parts of it, and on which side its name stands."""


class Gallery:
    """Starting places, places of the deck, archives."""

    def __init__(self, rules: Boreal, texts: Texts) -> None:
        self.box = rules.components
        self.t = texts.t
        self.ids = tuple(card.id for card in self.box.cards)

    def label(self, id: str) -> str:
        return words.name(self.t, self.box.cards[self.box.number(id)])

    def draw(self, painter: Painter, box: Box, id: str) -> None:
        cards.draw_card(painter, box.w, box, self.box, self.box.cards[self.box.number(id)])

    def enlarge(self, painter: Painter, room: Box, id: str) -> None:
        reading.draw_detail(painter, room, self.box, self.box.cards[self.box.number(id)], (), self.t)

    def draw_example(self, painter: Painter, room: Box) -> None:
        """A card with the names of its parts beside it, as large as the room bears."""
        u = painter.u
        said = {part: self.t(f"boreal.example.{part}") for part, *_ in PLACES}
        wide = max(painter.measure(words, "caps")[0] for words in said.values()) + 26 * u
        side = max(40 * u, min(room.h, room.w - 2 * wide, 190 * u))
        card = room.centred(side, side)
        self.draw(painter, card, EXAMPLE)
        for part, x, y, way in PLACES:
            row = card.y + side * y
            edge = card.x - 12 * u if way < 0 else card.right + 12 * u
            painter.line((card.x + side * x, row), (edge, row), "white", 4 * u)
            painter.line((card.x + side * x, row), (edge, row), "ink", 2 * u)
            left = edge - wide if way < 0 else edge + 4 * u
            place = Box(left, row - 12 * u, wide - 4 * u, 24 * u)
            painter.text(place, said[part], "caps", "text", "right" if way < 0 else "left")

    def draw_signs(self, painter: Painter, room: Box) -> None:
        signs.draw_legend(painter, room, self.box, self.t)
