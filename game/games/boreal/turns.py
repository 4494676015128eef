"""Boreal's two ways to play a turn: discovering with its slot, and scouting; passing; and the cards that are dealt.

Imports `core` and the game's plain rooms only. `STEPS` says for each kind of move what carries it out; whether it is
allowed is asked before, in `choices` and `dealing`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.games.boreal import powers
from game.games.boreal.dealing import off_deck
from game.games.boreal.pyramid import FULL, LEFT, grown, with_card
from game.games.boreal.rest import Events, replaced, rest, rest_with
from game.games.boreal.state import (
    WHITE,
    CardDealt,
    CardPlaced,
    CardTaken,
    Deal,
    Decline,
    Discover,
    Pass,
    Phase,
    Place,
    PyramidCompleted,
    Remove,
    Reserve,
    Scout,
    See,
    State,
    SwapBoard,
    SwapPyramid,
    Take,
    TokenMoved,
    TurnBegan,
    TurnPassed,
    Under,
    state_of,
)
from game.games.boreal.tables import Tables


def discover(t: Tables, s: State, action: Discover, events: Events) -> State:
    """BO-07: the token pays, the card leaves board or reserve; a gap waits for its replacement."""
    card, seat, board, reserves = action.card, s.seat, s.board, s.reserves
    token = s.tokens[seat]
    paid = token - t.cost[card]
    phase: Phase = "place"
    space = 0
    if card in board:
        i = board.index(card)
        space = i + 1
        board = replaced(board, i, -1)
        if s.deck or s.hidden or s.under:
            phase = "refill"
    else:
        mine = reserves[seat]
        i = mine.index(card)
        mine = mine[:i] + mine[i + 1:]
        reserves = (mine, reserves[1]) if seat == WHITE else (reserves[0], mine)
    if events is not None:
        events.append(TokenMoved(seat, token, paid, "discover"))
        events.append(CardTaken(seat, card, space))
    tokens = (paid, s.tokens[1]) if seat == WHITE else (s.tokens[0], paid)
    return state_of((phase, seat, tokens, board, s.pyramids, s.masks, reserves, card, s.deck, s.archives, s.hidden,
                     s.under, (), s.starts, s.removed, s.passes, s.turns))


def place(t: Tables, s: State, action: Place, events: Events) -> State:
    """BO-10, then the card's power (BO-15 to BO-22)."""
    slot, seat, card = action.slot, s.seat, s.hand
    (white, black), (white_mask, black_mask) = s.pyramids, s.masks
    if seat == WHITE:
        white, mask = with_card(white, slot, card), grown(white_mask, slot)
        white_mask = mask
    else:
        black, mask = with_card(black, slot, card), grown(black_mask, slot)
        black_mask = mask
    if events is not None:
        events.append(CardPlaced(seat, card, 0 if slot == LEFT else slot, slot == LEFT))
        if mask == FULL:
            events.append(PyramidCompleted(seat))
    power = t.power[card]
    if power:
        return powers.begin(t, s, (white, black), (white_mask, black_mask), power, events)
    return rest_with(t, seat, s.tokens, s.board, (white, black), (white_mask, black_mask), s.reserves, s.deck,
                     s.archives, s.hidden, s.under, s.starts, s.removed, 0, s.turns, events)


def pass_turn(t: Tables, s: State, action: Pass, events: Events) -> State:  # noqa: ARG001
    """BO-12."""
    if events is not None:
        events.append(TurnPassed(s.seat))
    return rest(t, s, s.passes + 1, events)


def deal(t: Tables, s: State, outcome: Deal, events: Events) -> State:
    """BO-02 at setup; BO-07, BO-08, BO-22: the top card comes to the gap. Then slot or Rest is due."""
    card, board = outcome.card, s.board
    i = board.index(-1)
    board = replaced(board, i, card)
    if events is not None:
        events.append(CardDealt(card, i + 1))
    if s.phase == "setup":
        return _dealt_start(s, card, board, events)
    deck, archives, hidden, under = off_deck(s, card)
    if s.hand < 0:
        return rest_with(t, s.seat, s.tokens, board, s.pyramids, s.masks, s.reserves, deck, archives, hidden, under,
                         s.starts, s.removed, 0, s.turns, events)
    return state_of(("place", s.seat, s.tokens, board, s.pyramids, s.masks, s.reserves, s.hand, deck, archives,
                     hidden, under, (), s.starts, s.removed, s.passes, s.turns))


def _dealt_start(s: State, card: int, board: tuple[int, ...], events: Events) -> State:
    i = s.starts.index(card)
    done = -1 not in board
    if done and events is not None:
        events.append(TurnBegan(s.seat, s.turns // 2 + 1, False))
    starts = s.starts[:i] + s.starts[i + 1:]
    return state_of(("choose" if done else "setup", s.seat, s.tokens, board, s.pyramids, s.masks, s.reserves, s.hand,
                     s.deck, s.archives, s.hidden, s.under, s.seen, starts, s.removed, s.passes, s.turns))


STEPS: Mapping[type, Callable[[Tables, State, Any, Events], State]] = {
    Deal: deal, Discover: discover, Place: place, Scout: powers.reserve, Pass: pass_turn,
    Reserve: powers.reserve, Remove: powers.remove, SwapBoard: powers.swap_board,
    SwapPyramid: powers.swap_pyramid, Decline: powers.decline, See: powers.see, Take: powers.take,
    Under: powers.put_under,
}
