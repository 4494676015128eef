"""What a move of Boreal would bring, as marks for the table: points now and at the end, compasses, tokens.

Draws nothing and decides no rule: all numbers are the rules' preview (BO-11, BO-25).
"""

from __future__ import annotations

from typing import Any

from game.games.boreal.layout import pyramid_slot, side_of, token_slot
from game.games.boreal.pyramid import base_width
from game.games.boreal.rules import Boreal
from game.games.boreal.scoring import Preview
from game.games.boreal.state import Discover, SwapBoard, SwapPyramid, deck_size
from game.games.boreal.words import Say
from game.stage.play import Mark, Turn

MINUS = "\u2212"


class Outlook:
    """Asks the rules and puts their numbers into words and slots; keeps nothing."""

    def __init__(self, rules: Boreal, t: Say) -> None:
        self.rules = rules
        self.box = rules.components
        self.t = t

    def _named(self, card: int) -> str:
        return self.t(f"boreal.card.{self.box.cards[card].id}")

    def of_card(self, turn: Turn, near: int, card: int, slot: int | None, slots: tuple[int, ...],
                hint: str) -> tuple[Mark, ...]:
        """Badges with the points on every slot where the card could lie; all that the chosen slot would bring.
        `hint` says what can be done with a card for which there is no slot."""
        side, width = side_of(turn.seat, near), base_width(turn.view.masks[turn.seat])
        marks = [Mark("card", (), str(card))]
        for other in slots:
            if other != slot:
                seen = self.rules.scorer.preview_card(turn.view, turn.seat, card, other)
                marks.append(Mark("badge", (pyramid_slot(side, width, other),), signed(seen.gain), tone(seen.gain)))
        if slot is None:
            marks += self._cost(turn, near, card, bool(slots), hint)
        else:
            seen = self.rules.scorer.preview_card(turn.view, turn.seat, card, slot)
            marks.append(Mark("ghost", (pyramid_slot(side, width, slot),), str(card)))
            marks += self._lines(turn, seen, side, width)
        return tuple(marks)

    def _cost(self, turn: Turn, near: int, card: int, possible: bool, hint: str) -> list[Mark]:
        if turn.view.phase == "place":
            return [Mark("line", (), self.t("boreal.hint.slots"))]
        if not possible:
            scout = [Mark("line", (), self.t("boreal.button.scout.hint"))] if card in turn.view.board else []
            return [Mark("line", (), hint, "bad"), *scout] if hint else []
        side = side_of(turn.seat, near)
        seen = self.rules.preview(turn.view, Discover(card))
        shows = card in turn.view.board and deck_size(turn.view) > 0  # then a card of the deck fills the gap
        return [Mark("paid", (token_slot(side, seen.paid),), self.t("boreal.preview.paid", n=seen.paid)),
                Mark("line", (), self.t("boreal.hint.slots")),
                Mark("line", (), self.t(f"boreal.button.discover.{'hint' if shows else 'hint_open'}"))]

    def _lines(self, turn: Turn, seen: Preview, side: str, width: int) -> list[Mark]:
        t = self.t
        marks = [Mark("gain", (), signed(seen.gain), tone(seen.gain)),
                 Mark("total", (), t("boreal.preview.total", n=seen.after)),
                 Mark("rest", (token_slot(side, seen.token),), str(seen.token))]
        if seen.card >= 0:
            line = t("boreal.preview.own", card=self._named(seen.card), n=seen.own)
            marks.append(Mark("line", (), line))
        for change in seen.changes:
            line = t("boreal.preview.change", sign="", n=signed(change.points), card=self._named(change.card))
            marks.append(Mark("line", self._lies(turn, change.card, side, width), line, tone(change.points)))
        if seen.rival:
            line = t("boreal.preview.rival", sign="", n=signed(seen.rival))
            marks.append(Mark("line", (), line, tone(-seen.rival)))
        for card in seen.covered:
            lost = self.box.cards[card].compasses
            if lost:
                line = t("boreal.preview.covers", card=self._named(card), n=lost)
                marks.append(Mark("cover", self._lies(turn, card, side, width), line, "bad"))
        if seen.gained:
            # a card that is laid brings its own compasses, a swap those of the card that comes to lie open
            key = "gained" if seen.card >= 0 else "uncovers"
            marks.append(Mark("line", (), t(f"boreal.preview.{key}", n=seen.gained), "good"))
        if seen.rival_token != turn.view.tokens[1 - turn.seat]:
            marks.append(Mark("line", (), t("boreal.preview.rival_token", n=seen.rival_token), "good"))
        return marks

    def _lies(self, turn: Turn, card: int, side: str, width: int) -> tuple[str, ...]:
        pyramid = turn.view.pyramids[turn.seat]
        return (pyramid_slot(side, width, pyramid.index(card)),) if card in pyramid else ()

    def of_swap(self, turn: Turn, near: int, action: SwapBoard | SwapPyramid,
                slots: tuple[str, str]) -> tuple[Mark, ...]:
        side, width = side_of(turn.seat, near), base_width(turn.view.masks[turn.seat])
        marks = [Mark("swap", slots)]
        if isinstance(action, SwapPyramid):
            marks += self._lines(turn, self.rules.preview(turn.view, action), side, width)
        return tuple(marks)


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS) if number else "\u00b10"


def tone(number: int) -> Any:
    return "good" if number > 0 else "bad" if number < 0 else "plain"
