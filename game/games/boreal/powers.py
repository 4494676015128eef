"""Boreal's placement powers, from the moment that a card lies until its Rest (BO-14 to BO-22).

Imports `core` and the game's plain rooms only. Every function gives the next state and appends what happened to
`events`, unless that is None.
"""

from __future__ import annotations

from game.games.boreal.choices import may_take_archive, pyramid_swaps, reservable
from game.games.boreal.dealing import has_cards, off_deck
from game.games.boreal.rest import Events, refill, replaced, rest, rest_with
from game.games.boreal.state import (
    WHITE,
    CardRemoved,
    CardReserved,
    Cards,
    CardsSwapped,
    Decline,
    Known,
    Pair,
    Peeked,
    PowerDeclined,
    PowerIdle,
    PutUnder,
    Remove,
    Reserve,
    Scout,
    See,
    State,
    SwapBoard,
    SwapPyramid,
    Take,
    TokenMoved,
    Under,
)
from game.games.boreal.tables import Tables


def begin(t: Tables, s: State, pyramids: tuple[Cards, Cards], masks: Pair, power: str, events: Events) -> State:
    """The power of the card in hand, which lies in `pyramids` now: it is carried out, asks for a choice, or finds
    nothing to do (BO-22)."""
    seat, card = s.seat, s.hand
    if power == "gain" or power == "opponent_loses":
        moved, steps = (seat, t.amount[card]) if power == "gain" else (1 - seat, -t.amount[card])
        tokens = _moved(t, s.tokens, moved, steps, events)
        return rest_with(t, seat, tokens, s.board, pyramids, masks, s.reserves, s.deck, s.archives, s.hidden,
                         s.under, s.starts, s.removed, 0, s.turns, events)
    laid = State("peek" if power == "peek" else "power", seat, s.tokens, s.board, pyramids, masks, s.reserves, card,
                 s.deck, s.archives, s.hidden, s.under, (), s.starts, s.removed, s.passes, s.turns)
    if _possible(t, laid, power):
        return laid
    return _idle(t, laid, events)


def _possible(t: Tables, s: State, power: str) -> bool:
    match power:
        case "peek":
            return has_cards(s)
        case "reserve":
            return bool(reservable(t, s))
        case "remove":
            return max(s.board) >= 0
        case "swap_board":
            return len(s.board) - s.board.count(-1) >= 2
        case _:
            return bool(pyramid_swaps(t, s))


def _idle(t: Tables, s: State, events: Events) -> State:
    if events is not None:
        events.append(PowerIdle(s.seat, s.hand))
    return rest(t, s, 0, events)


def _moved(t: Tables, tokens: Pair, seat: int, steps: int, events: Events) -> Pair:
    """BO-19, BO-20: within 0 to 8, nothing carried over."""
    start = tokens[seat]
    end = min(t.spaces, max(0, start + steps))
    if events is not None:
        events.append(TokenMoved(seat, start, end, "gain" if steps > 0 else "loss"))
    return (end, tokens[1]) if seat == WHITE else (tokens[0], end)


def decline(t: Tables, s: State, action: Decline, events: Events) -> State:  # noqa: ARG001
    """BO-22: a swap that isn't wanted."""
    if events is not None:
        events.append(PowerDeclined(s.seat, s.hand))
    return rest(t, s, 0, events)


def reserve(t: Tables, s: State, action: Scout | Reserve, events: Events) -> State:
    """BO-08 and BO-15."""
    seat, card, board = s.seat, action.card, s.board
    white, black = s.reserves
    i = board.index(card)
    if events is not None:
        events.append(CardReserved(seat, card, i + 1, type(action) is Scout))
    reserves = ((*white, card), black) if seat == WHITE else (white, (*black, card))
    return refill(t, s, replaced(board, i, -1), reserves, s.removed, events)


def remove(t: Tables, s: State, action: Remove, events: Events) -> State:
    """BO-16."""
    card = action.card
    i = s.board.index(card)
    if events is not None:
        events.append(CardRemoved(s.seat, card, i + 1))
    return refill(t, s, replaced(s.board, i, -1), s.reserves, (*s.removed, card), events)


def swap_board(t: Tables, s: State, action: SwapBoard, events: Events) -> State:
    """BO-17."""
    first, second = action.first, action.second
    board = list(s.board)
    i, j = board.index(first), board.index(second)
    board[i], board[j] = second, first
    if events is not None:
        events.append(CardsSwapped(s.seat, "board", first, second, i + 1, j + 1))
    return rest(t, s._replace(board=tuple(board)), 0, events)


def swap_pyramid(t: Tables, s: State, action: SwapPyramid, events: Events) -> State:
    """BO-18."""
    first, second = action.first, action.second
    pyramid = list(s.pyramids[s.seat])
    i, j = pyramid.index(first), pyramid.index(second)
    pyramid[i], pyramid[j] = second, first
    if events is not None:
        events.append(CardsSwapped(s.seat, "pyramid", first, second, i, j))
    mine, other = tuple(pyramid), s.pyramids[1 - s.seat]
    return rest(t, s._replace(pyramids=(mine, other) if s.seat == WHITE else (other, mine)), 0, events)


def see(t: Tables, s: State, outcome: See, events: Events) -> State:
    """BO-21: one more of the top cards is looked at; after the last one a choice is due."""
    card = outcome.card
    if events is not None:
        events.append(Peeked(s.seat, card))
    seen = (*s.seen, card)
    deck, archives, hidden, under = off_deck(s, card)
    state = s._replace(deck=deck, archives=archives, hidden=hidden, under=under, seen=seen)
    if len(seen) < t.peek and has_cards(state):
        return state
    if may_take_archive(t, state) or min(seen) < t.first_archive:
        return state._replace(phase="take")
    if events is not None:
        events.append(PowerIdle(s.seat, s.hand))
    return _ask_order(t, state, events)


def take(t: Tables, s: State, action: Take, events: Events) -> State:
    """BO-21: one of the cards seen comes into the reserve."""
    card = action.card
    mine = (*s.reserves[s.seat], card)
    reserves = (mine, s.reserves[1]) if s.seat == WHITE else (s.reserves[0], mine)
    if events is not None:
        events.append(CardReserved(s.seat, card, 0, False))
    return _ask_order(t, s._replace(reserves=reserves, seen=tuple(c for c in s.seen if c != card)), events)


def _ask_order(t: Tables, s: State, events: Events) -> State:
    return s._replace(phase="under") if len(s.seen) > 1 else _below(t, s, s.seen, events)


def put_under(t: Tables, s: State, action: Under, events: Events) -> State:
    """BO-21: the others go to the bottom of the deck."""
    return _below(t, s, action.cards, events)


def _below(t: Tables, s: State, cards: Cards, events: Events) -> State:
    if cards and events is not None:
        events.append(PutUnder(s.seat, cards))
    under = s.under + tuple(Known(c, s.seat) for c in cards)
    return rest(t, s._replace(under=under, seen=()), 0, events)
