"""Boreal: how a turn ends. A gap on the board is refilled, then the Rest moves the token (BO-11 to BO-13, BO-23).

Imports `core` and the game's plain rooms only. Every way through a turn comes here.
"""

from __future__ import annotations

from typing import Any

from game.games.boreal.pyramid import FULL
from game.games.boreal.state import BLACK, WHITE, Cards, GameEnded, Known, Pair, Rested, State, TurnBegan, state_of
from game.games.boreal.tables import Tables

Events = list[Any] | None
"""Where a step's events go; None in searches, which want none."""


def rest(t: Tables, s: State, passes: int, events: Events) -> State:
    """BO-11, then the other's turn or the end (BO-12, BO-23). `passes` as it stands after this turn."""
    return rest_with(t, s.seat, s.tokens, s.board, s.pyramids, s.masks, s.reserves, s.deck, s.archives, s.hidden,
                     s.under, s.starts, s.removed, passes, s.turns, events)


def rest_with(t: Tables, seat: int, tokens: Pair, board: Cards, pyramids: tuple[Cards, Cards], masks: Pair,
              reserves: tuple[Cards, Cards], deck: Cards, archives: Cards, hidden: int, under: tuple[Known, ...],
              starts: Cards, removed: Cards, passes: int, turns: int, events: Events) -> State:
    """The same of a state given in parts: most turns end so, without a state in between that nobody sees."""
    pyramid, compasses = pyramids[seat], t.compasses
    start = tokens[seat]
    income = 0
    for slot in t.uncovered[masks[seat]]:
        income += compasses[pyramid[slot]]
    bonus = t.bonus[start]
    end = start + income + bonus
    if end > t.spaces:
        end = t.spaces
    tokens = (end, tokens[1]) if seat == WHITE else (tokens[0], end)
    turns += 1
    if passes >= 2 or (seat == BLACK and (masks[0] == FULL or masks[1] == FULL)):
        if events is not None:
            events.append(Rested(seat, income, bonus, start, end))
            events.append(GameEnded(termination(masks)))
        return state_of(("over", seat, tokens, board, pyramids, masks, reserves, -1, deck, archives, hidden, under,
                         (), starts, removed, passes, turns))
    if events is not None:
        events.append(Rested(seat, income, bonus, start, end))
        events.append(TurnBegan(1 - seat, turns // 2 + 1, masks[0] == FULL))
    return state_of(("choose", 1 - seat, tokens, board, pyramids, masks, reserves, -1, deck, archives, hidden, under,
                     (), starts, removed, passes, turns))


def refill(t: Tables, s: State, board: Cards, reserves: tuple[Cards, Cards], removed: Cards,
           events: Events) -> State:
    """BO-08, BO-22: a gap is refilled at once if the deck has a card (BO-13); then Rest."""
    if s.deck or s.hidden or s.under:
        return state_of(("refill", s.seat, s.tokens, board, s.pyramids, s.masks, reserves, -1, s.deck, s.archives,
                         s.hidden, s.under, (), s.starts, removed, s.passes, s.turns))
    return rest_with(t, s.seat, s.tokens, board, s.pyramids, s.masks, reserves, s.deck, s.archives, s.hidden,
                     s.under, s.starts, removed, 0, s.turns, events)


def termination(masks: Pair) -> str:
    """Why a game is over."""
    return "pyramid" if FULL in masks else "passes"


def replaced(cards: Cards, place: int, card: int) -> Cards:
    """The row with that card in that place."""
    row = list(cards)
    row[place] = card
    return tuple(row)
