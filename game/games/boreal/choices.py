"""Boreal: what the seat in turn may choose, as lists, and for one action whether it is among them (BO-06 to BO-22).

Imports `core` and the game's plain rooms only. The checks answer from the same tables as the lists, without making
them; for the few choices with a short list they look into it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations, permutations
from typing import Any

from game.games.boreal.pyramid import BASE
from game.games.boreal.state import (
    WHITE,
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
)
from game.games.boreal.tables import Tables

PASS, DECLINE = Pass(), Decline()


# -- lists -----------------------------------------------------------------------------------
def turn_actions(t: Tables, s: State) -> tuple[Action, ...]:
    """BO-06 to BO-09 and BO-12: near cards by distance, reserve, then scouting by white's spaces."""
    seat, board = s.seat, s.board
    token, mask = s.tokens[seat], s.masks[seat]
    near = board[:token] if seat == WHITE else board[:-1 - token:-1]
    playable = plain = t.playable[mask][token]
    scout = t.scout
    if not t.archives.isdisjoint(board) and not may_take_archive(t, s):
        plain, scout = t.plain_playable[mask][token], t.plain_scout
    found: list[Action] = []  # plain loops: quicker than comprehensions for so few cards
    for card in near:
        action: Action | None = plain[card]
        if action is not None:
            found.append(action)
    for card in s.reserves[seat]:
        action = playable[card]
        if action is not None:
            found.append(action)
    for card in board:
        action = scout[card]
        if action is not None:
            found.append(action)
    return tuple(found) or (PASS,)


def power_actions(t: Tables, s: State) -> tuple[Action, ...]:
    """BO-15 to BO-18, BO-22; only called where there is something to do."""
    match t.power[s.hand]:
        case "reserve":
            return reservable(t, s)
        case "remove":
            return tuple(filter(None, map(t.remove.__getitem__, s.board)))
        case "swap_board":
            pairs = combinations([c for c in s.board if c >= 0], 2)
            return (*(SwapBoard(a, b) for a, b in pairs), DECLINE)
        case _:
            return (*(SwapPyramid(a, b) for a, b in pyramid_swaps(t, s)), DECLINE)


def peeked_actions(t: Tables, s: State) -> tuple[Action, ...]:
    """BO-21: which of the cards seen comes into the reserve."""
    free = may_take_archive(t, s)
    return tuple(t.take[c] for c in s.seen if free or c < t.first_archive)


def orders(s: State) -> tuple[Action, ...]:
    """BO-21, BO-22: in which order the other cards go below."""
    return tuple(Under(cards) for cards in permutations(s.seen))


def may_take_archive(t: Tables, s: State) -> bool:
    """BO-09: none played or reserved yet."""
    archives, seat = t.archives, s.seat
    return (archives.isdisjoint(s.pyramids[seat]) and archives.isdisjoint(s.reserves[seat])
            and s.hand not in archives)


def reservable(t: Tables, s: State) -> tuple[Action, ...]:
    """BO-09, BO-15: the cards of the board that may come into the reserve."""
    reserve = t.reserve if may_take_archive(t, s) else t.plain_reserve
    return tuple(filter(None, map(reserve.__getitem__, s.board)))


def pyramid_swaps(t: Tables, s: State) -> list[tuple[int, int]]:
    """BO-18: any two cards, the level restrictions still kept."""
    laid = [(slot, card) for slot, card in enumerate(s.pyramids[s.seat]) if card >= 0]
    return [(first, second) for (i, first), (j, second) in combinations(laid, 2)
            if _keeps_levels(t, i, j, first, second)]


def _keeps_levels(t: Tables, i: int, j: int, first: int, second: int) -> bool:
    """BO-14: whether the cards in slots i and j may change places."""
    return not (i < BASE and t.high[second]) and not (j < BASE and t.high[first])


# -- checks ----------------------------------------------------------------------------------
def _discover(t: Tables, s: State, action: Discover) -> bool:
    if s.phase != "choose":
        return False
    card, seat, board = action.card, s.seat, s.board
    token, mask = s.tokens[seat], s.masks[seat]
    if card in s.reserves[seat]:
        return t.playable[mask][token][card] is not None
    if card < 0 or card not in (board[:token] if seat == WHITE else board[len(board) - token:]):
        return False
    return t.playable[mask][token][card] is not None and (card < t.first_archive or may_take_archive(t, s))


def _scout(t: Tables, s: State, action: Scout) -> bool:
    card = action.card
    return s.phase == "choose" and card in s.board and card >= 0 and (
        card < t.first_archive or may_take_archive(t, s))


def _pass(t: Tables, s: State, action: Pass) -> bool:
    return s.phase == "choose" and action in turn_actions(t, s)


def _place(t: Tables, s: State, action: Place) -> bool:
    return s.phase == "place" and action.slot in t.free[t.high[s.hand]][s.masks[s.seat]]


def _reserve(t: Tables, s: State, action: Reserve) -> bool:
    card = action.card
    return _due(t, s, "reserve") and card in s.board and card >= 0 and (
        card < t.first_archive or may_take_archive(t, s))


def _remove(t: Tables, s: State, action: Remove) -> bool:
    return _due(t, s, "remove") and action.card in s.board and action.card >= 0


def _swap_board(t: Tables, s: State, action: SwapBoard) -> bool:
    return _due(t, s, "swap_board") and _in_order(s.board, action.first, action.second)


def _swap_pyramid(t: Tables, s: State, action: SwapPyramid) -> bool:
    pyramid, first, second = s.pyramids[s.seat], action.first, action.second
    return _due(t, s, "swap_pyramid") and _in_order(pyramid, first, second) and _keeps_levels(
        t, pyramid.index(first), pyramid.index(second), first, second)


def _decline(t: Tables, s: State, action: Decline) -> bool:  # noqa: ARG001
    return _due(t, s, "swap_board") or _due(t, s, "swap_pyramid")


def _take(t: Tables, s: State, action: Take) -> bool:
    return s.phase == "take" and action in peeked_actions(t, s)


def _under(t: Tables, s: State, action: Under) -> bool:  # noqa: ARG001
    return s.phase == "under" and action in orders(s)


def _due(t: Tables, s: State, power: str) -> bool:
    """Whether that power asks for a choice now."""
    return s.phase == "power" and t.power[s.hand] == power


def _in_order(cards: tuple[int, ...], first: int, second: int) -> bool:
    """Whether both cards are there, the first one before the other: how a swap is written."""
    return first >= 0 and second >= 0 and first in cards and second in cards[cards.index(first) + 1:]


MAY: Mapping[type, Callable[[Tables, State, Any], bool]] = {
    Discover: _discover, Scout: _scout, Pass: _pass, Place: _place, Reserve: _reserve,
    Remove: _remove, SwapBoard: _swap_board, SwapPyramid: _swap_pyramid, Decline: _decline, Take: _take,
    Under: _under,
}
"""For each kind of action the question whether one is allowed."""
