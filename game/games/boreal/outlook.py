"""What a move of Boreal would bring, as marks for the table: points now and at the end, compasses, tokens.

Draws nothing and decides no rule: all numbers are the rules' preview (BO-11, BO-25).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.boreal import words
from game.games.boreal.layout import pyramid_slot, side_of, token_slot
from game.games.boreal.pyramid import base_width
from game.games.boreal.rules import Boreal
from game.games.boreal.scoring import Preview
from game.games.boreal.state import Discover, SwapBoard, SwapPyramid, deck_size
from game.games.boreal.words import Say
from game.stage.play import Mark, SpotSpec, Turn

MINUS = "\u2212"
READER = "reader"
"""The spot over the side panel's card or legend."""


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
        brings = {s: self.rules.scorer.preview_card(turn.view, turn.seat, card, s) for s in slots}
        for other, seen in brings.items():
            if other != slot:
                marks.append(Mark("badge", (pyramid_slot(side, width, other),), signed(seen.gain), tone(seen.gain)))
        if slot is None:
            marks += self._now(turn, near, card, brings, hint)
        else:
            seen = brings.get(slot) or self.rules.scorer.preview_card(turn.view, turn.seat, card, slot)
            marks += self._stuck(turn, seen, "preview.stuck")
            marks.append(Mark("ghost", (pyramid_slot(side, width, slot),), str(card)))
            marks += self._lines(turn, seen, side, width)
        return tuple(marks)

    def _now(self, turn: Turn, near: int, card: int, brings: Mapping[int, Preview], hint: str) -> list[Mark]:
        """What can be done with the card, and what it would bring at best."""
        t = self.t
        point = Mark("tip", (), t("boreal.hint.slots"))
        if turn.view.phase == "place":
            return [*self._best(turn, brings), point]
        if not brings:
            scout = [Mark("line", (), t("boreal.now.scout"))] if hint and card in turn.view.board else []
            return [Mark("line", (), hint, "bad"), *scout] if hint else []
        side = side_of(turn.seat, near)
        paid = self.rules.preview(turn.view, Discover(card)).paid
        shows = card in turn.view.board and deck_size(turn.view) > 0  # then a card of the deck fills the gap
        return [Mark("line", (), t("boreal.now.discover", n=self.box.cards[card].cost), "good"),
                Mark("paid", (token_slot(side, paid),), t("boreal.preview.paid", n=paid)),
                *self._best(turn, brings), point,
                *([Mark("tip", (), t(f"boreal.button.discover.{'hint' if shows else 'hint_open'}"))]
                  if shows or len(brings) > 1 else ())]  # in its only slot it is laid at once, and may end all

    def _best(self, turn: Turn, brings: Mapping[int, Preview]) -> list[Mark]:
        slot, seen = max(brings.items(), key=lambda found: (found[1].gain, found[1].token))
        where = words.where(self.t, slot, base_width(turn.view.masks[turn.seat]))
        everywhere = all(self.stuck(turn, other) for other in brings.values())
        return [*self._stuck(turn, seen, "now.stuck_everywhere" if everywhere else "now.stuck_there"),
                Mark("line", (), self.t("boreal.now.best", n=abs(seen.gain), gain=signed(seen.gain), where=where,
                                        token=seen.token))]

    def stuck(self, turn: Turn, seen: Preview) -> bool:
        """Whether the last compass would be covered while there are turns to come."""
        return self.rules.strands(turn.view, turn.seat, seen)

    def _stuck(self, turn: Turn, seen: Preview, key: str) -> list[Mark]:
        if not self.stuck(turn, seen):
            return []
        first, second = self.rules.scorer.bonus[:2]
        return [Mark("line", (), self.t(f"boreal.{key}", first=first, second=second), "bad")]

    def _lines(self, turn: Turn, seen: Preview, side: str, width: int) -> list[Mark]:
        t = self.t
        marks = [Mark("gain", (), signed(seen.gain), tone(seen.gain)),
                 Mark("total", (), t("boreal.preview.total", n=seen.after)),
                 Mark("rest", (token_slot(side, seen.token),), str(seen.token))]
        if seen.bonus:  # else the cards' signs say where the token goes
            space = self.rules.scorer.bonus.index(seen.bonus)
            marks.append(Mark("line", (), t("boreal.preview.bonus", n=seen.income, bonus=seen.bonus, space=space)))
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
            seen = self.rules.preview(turn.view, action)
            marks += self._stuck(turn, seen, "preview.stuck") + self._lines(turn, seen, side, width)
        return tuple(marks)


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS) if number else "\u00b10"


def tone(number: int) -> Any:
    return "good" if number > 0 else "bad" if number < 0 else "plain"


def reader_spot(t: Say) -> SpotSpec:
    """The panel can be pointed at whoever chooses: what it tells of is shown large."""
    return SpotSpec(READER, READER, t("boreal.legend.title"), key="k", lit=False, reads=True)
