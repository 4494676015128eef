"""Boreal's cards to look through outside a game: all 44 in their order, each enlarged with its words, and the signs.

Draws with the painter; knows no position.
"""

from __future__ import annotations

from game.games.boreal import cards, reading, signs, words
from game.games.boreal.rules import Boreal
from game.i18n.texts import Texts
from game.ui.layout import Box
from game.ui.painter import Painter


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

    def draw_signs(self, painter: Painter, room: Box) -> None:
        signs.draw_legend(painter, room, self.box, self.t)
