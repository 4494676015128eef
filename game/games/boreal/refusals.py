"""Why an action of Boreal is not allowed: the rule's number and the sentence's key and parameters.

Imports `core` only. `rules.why_not` asks here after `legal` has said no; nothing here allows anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rules import Params, Refusal
from game.games.boreal.pyramid import BASE, BELOW_OF, FULL, LEFT, SLOTS, base_width, slot_name
from game.games.boreal.state import (
    Action,
    Decline,
    Discover,
    Pass,
    Place,
    Remove,
    Reserve,
    Scout,
    State,
    SwapBoard,
    SwapPyramid,
    Take,
    Under,
    space_for,
)

if TYPE_CHECKING:
    from game.games.boreal.rules import Boreal

_PHASES: dict[type, str] = {
    Discover: "choose", Scout: "choose", Pass: "choose", Place: "place", Reserve: "power", Remove: "power",
    SwapBoard: "power", SwapPyramid: "power", Decline: "power", Take: "take", Under: "under",
}
_POWERS: dict[type, str] = {
    Reserve: "reserve", Remove: "remove", SwapBoard: "swap_board", SwapPyramid: "swap_pyramid",
}
_DUE: dict[str, str] = {"setup": "BO-02", "peek": "BO-21", "take": "BO-21", "under": "BO-21"}
_RULES: dict[str, str] = {"reserve": "BO-15", "remove": "BO-16", "swap_board": "BO-17", "swap_pyramid": "BO-18"}


def refuse(rules: Boreal, s: State, action: Action) -> Refusal:
    """The reason; call it for actions that aren't legal only."""
    kind = type(action)
    if s.phase == "over":
        return Refusal("BO-23" if FULL in s.masks else "BO-12", "over")
    if _PHASES.get(kind) != s.phase:
        return Refusal(_DUE.get(s.phase, "BO-07"), f"now_{s.phase}")
    match action:
        case Discover(card):
            return _discover(rules, s, card)
        case Scout(card):
            if card not in s.board or card < 0:
                return Refusal("BO-08", "not_on_board", _card(rules, card))
            return Refusal("BO-09", "archive", _card(rules, card))
        case Pass():
            return Refusal("BO-12", "must_act")
        case Place(slot):
            return _place(rules, s, slot)
        case Take(card):
            if card not in s.seen:
                return Refusal("BO-21", "not_seen", _card(rules, card))
            return Refusal("BO-09", "archive", _card(rules, card))
        case Under():
            return Refusal("BO-21", "under_all")
    return _power(rules, s, action)


def _card(rules: Boreal, card: int) -> Params:
    cards = rules.components.cards
    return (("card", cards[card].key if 0 <= card < len(cards) else "?"),)


def _discover(rules: Boreal, s: State, card: int) -> Refusal:
    named = _card(rules, card)
    seat, token = s.seat, s.tokens[s.seat]
    on_board = card >= 0 and card in s.board
    if not on_board and card not in s.reserves[seat]:
        return Refusal("BO-07", "not_there", named)
    if on_board:
        space = space_for(seat, s.board.index(card) + 1, rules.spaces)
        if space > token:
            return Refusal("BO-06", "out_of_reach", (*named, ("space", space), ("token", token)))
    spec = rules.components.cards[card]
    if spec.cost > token:
        return Refusal("BO-07", "too_dear", (*named, ("cost", spec.cost), ("token", token)))
    if on_board and spec.kind == "archive" and any(
        k >= rules.first_archive for k in (*s.pyramids[seat], *s.reserves[seat])
    ):
        return Refusal("BO-09", "archive", named)
    return Refusal("BO-14", "no_slot", named)


def _place(rules: Boreal, s: State, slot: int) -> Refusal:
    pyramid, mask = s.pyramids[s.seat], s.masks[s.seat]
    if not LEFT <= slot < SLOTS:
        return Refusal("BO-10", "no_such_slot")
    named: Params = (("slot", slot_name(slot)),)
    if slot >= 0 and pyramid[slot] >= 0:
        return Refusal("BO-10", "slot_taken", named)
    if slot < BASE and base_width(mask) == BASE:
        return Refusal("BO-10", "base_full", named)
    if slot in rules.open_slots(mask):
        return Refusal("BO-14", "level_1", _card(rules, s.hand))
    if slot >= BASE and not all(mask >> below & 1 for below in BELOW_OF[slot]):
        return Refusal("BO-10", "unsupported", named)
    return Refusal("BO-10", "must_touch", named)


def _power(rules: Boreal, s: State, action: Action) -> Refusal:
    due = rules.components.cards[s.hand].power
    rule = _RULES[due]
    if isinstance(action, Decline):
        return Refusal("BO-22", "must_use", _card(rules, s.hand))
    if _POWERS[type(action)] != due:
        return Refusal(rule, f"power_{due}", _card(rules, s.hand))
    match action:
        case Reserve(card):
            if card < 0 or card not in s.board:
                return Refusal(rule, "not_on_board", _card(rules, card))
            return Refusal("BO-09", "archive", _card(rules, card))
        case Remove(card):
            return Refusal(rule, "not_on_board", _card(rules, card))
        case SwapBoard(first, second) | SwapPyramid(first, second):
            if first == second:
                return Refusal(rule, "same_card", _card(rules, first))
            places = s.board if due == "swap_board" else s.pyramids[s.seat]
            for card in (first, second):
                if card < 0 or card not in places:
                    missing = "not_on_board" if due == "swap_board" else "not_in_pyramid"
                    return Refusal(rule, missing, _card(rules, card))
            for card, goal in ((first, places.index(second)), (second, places.index(first))):
                if due == "swap_pyramid" and goal < BASE and rules.components.cards[card].not_level_1:
                    return Refusal("BO-14", "level_1", _card(rules, card))
            return Refusal(rule, "swap_order")
    raise AssertionError(action)
