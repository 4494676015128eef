"""Why the hint's move is better than the next best: the evaluation's terms in which the two differ most, in words.

Draws nothing and decides no rule: the numbers are the rules' preview, their weights those of the bot's evaluation.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from game.core.registry import bot_of
from game.games.boreal import words
from game.games.boreal.bot import Brain, Half, is_stuck
from game.games.boreal.components import POINTS
from game.games.boreal.pyramid import EMPTY, base_width
from game.games.boreal.rules import Boreal
from game.games.boreal.state import (
    WHITE,
    Action,
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
from game.games.boreal.words import Say

LEAST = 0.02
"""A term that makes less of a difference (in the logistic's argument) is no reason."""
SECOND = 0.3
"""The second reason makes at least so many parts of the difference that the first makes."""


class Outcome(NamedTuple):
    """What a move leads to, for the seat that makes it: points, compasses and tokens once Rest is done, the card
    laid, the one kept, the one that leaves the board (-1: none), how many cards lie then, and the board."""

    gain: int
    rival: int
    income: int
    token: int
    rival_token: int
    laid: int
    kept: int
    taken: int
    size: int
    board: tuple[int, ...]
    from_reserve: bool = False


def say(t: Say, rules: Boreal, s: State, action: Action) -> str:
    """ "discover Geyser", "lay Geyser on level 2, left"."""

    def named(card: int) -> str:
        return words.name(t, rules.components.cards[card])

    match action:
        case Place(slot):
            where = words.where(t, slot, base_width(s.masks[s.seat]))
            return t("boreal.say.place", card=named(s.hand), where=where)
        case Discover(card) | Scout(card) | Reserve(card) | Remove(card) | Take(card):
            return t(f"boreal.say.{type(action).__name__.lower()}", card=named(card))
        case SwapBoard(first, second) | SwapPyramid(first, second):
            return t("boreal.say.swap", first=named(first), second=named(second))
        case Under(cards):
            return t("boreal.say.under", cards=", ".join(named(c) for c in cards))
    return t(f"boreal.say.{type(action).__name__.lower()}")


def why(t: Say, rules: Boreal, s: State, action: Action, other: Action | None) -> str:
    """A sentence with one or two reasons for the action rather than the other; "" where there is nothing to say."""
    if isinstance(action, Under):
        return ""  # the order is not judged
    brain = cast(Brain, bot_of(rules.id))
    seat, progress = s.seat, max(m.bit_count() for m in s.masks) / 10
    mine = outcome(rules, brain, s, action)
    theirs = outcome(rules, brain, s, other) if other is not None else _idle(rules, s)
    a, b = _terms(brain, mine, seat, progress), _terms(brain, theirs, seat, progress)
    gaps = sorted(((a[k] - b[k], k) for k in a), reverse=True)
    found: list[str] = []
    for gap, term in gaps:
        if gap < LEAST or (found and gap < SECOND * gaps[0][0]) or len(found) == 2:
            break
        said = _phrase(t, rules, brain, s, term, mine, theirs)
        if said:
            found.append(said)
    if not found:
        same = all(abs(gap) < LEAST for gap, _ in gaps)
        found = [t("boreal.why.even" if same else "boreal.why.ahead")]
    if len(found) == 1:
        return t("boreal.why.single", first=found[0])
    return t("boreal.why.pair", first=found[0], second=found[1])


def outcome(rules: Boreal, brain: Brain, s: State, action: Action) -> Outcome:
    """What the action leads to; a card discovered is laid where the bot's evaluation has it best."""
    seat = s.seat
    now = _idle(rules, s)
    match action:
        case Discover(card):
            paid = s.tokens[seat] - rules.components.cards[card].cost
            tokens = (paid, s.tokens[1]) if seat == WHITE else (s.tokens[0], paid)
            held = s._replace(phase="place", hand=card, tokens=tokens)
            places = rules.legal(held)
            ranked = brain.rank(held, seat, places)
            laid = outcome(rules, brain, held, places[ranked.index(max(ranked))])
            return laid._replace(board=_without(s.board, card), taken=card if card in s.board else -1,
                                 from_reserve=card not in s.board)
        case Place(slot):
            seen = rules.scorer.preview_card(s, seat, s.hand, slot)
            return now._replace(gain=seen.gain, rival=seen.rival, income=seen.income, token=seen.token,
                                rival_token=seen.rival_token, laid=s.hand, size=now.size + 1)
        case Scout(card) | Reserve(card):
            return now._replace(kept=card, taken=card, board=_without(s.board, card))
        case Take(card):
            return now._replace(kept=card)
        case Remove(card):
            return now._replace(taken=card, board=_without(s.board, card))
        case SwapPyramid():
            seen = rules.scorer.preview(s, action)
            return now._replace(gain=seen.gain, income=seen.income, token=seen.token)
        case SwapBoard(first, second):
            swap = {first: second, second: first}
            return now._replace(board=tuple(swap.get(c, c) for c in s.board))
    return now


def _idle(rules: Boreal, s: State) -> Outcome:
    """Nothing done, and Rest."""
    seen, seat = rules.preview(s, Pass()), s.seat
    return Outcome(0, 0, seen.income, seen.token, s.tokens[1 - seat], -1, -1, -1, s.masks[seat].bit_count(), s.board)


def _without(board: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(-1 if c == card else c for c in board)


def _terms(brain: Brain, o: Outcome, seat: int, progress: float) -> dict[str, float]:
    """The evaluation's sum, term by term."""

    def at(half: Half) -> float:
        return half[0] + progress * half[1]

    def number(table: tuple[tuple[float, ...], tuple[float, ...]], k: int) -> float:
        return table[0][k] + progress * table[1][k] if k >= 0 else 0.0

    grows = number(brain.laid, o.laid) - (number(brain.kept, o.laid) if o.from_reserve else 0.0)
    full = o.size == len(EMPTY)  # who has laid all has no use for compasses
    stuck = at(brain.stuck) if is_stuck(o.token, o.income) else 0.0
    return {
        "points": o.gain * at(brain.points),
        "rival": -o.rival * at(brain.points),
        "income": 0.0 if full else number(brain.income, min(o.income, brain.most_income)) + stuck,
        "token": 0.0 if full else number(brain.token, o.token),
        "setback": -number(brain.token, o.rival_token),
        "deny": -at(brain.near) * brain.best_near(o.board, o.rival_token, 1 - seat),
        "near": at(brain.far) * brain.best_near(o.board, o.token, seat),
        "card": grows,
        "count": number(brain.count, o.size),
        "kept": number(brain.kept, o.kept),
    }


def _nearest(brain: Brain, board: tuple[int, ...], token: int, seat: int) -> int:
    """Which card it is whose worth `Brain.best_near` gives; -1 if there is none."""
    near = board[:token] if seat == WHITE else board[len(board) - token:]
    return max((c for c in near if c >= 0 and brain.cost[c] <= token), key=lambda c: brain.worth[c], default=-1)


def _phrase(t: Say, rules: Boreal, brain: Brain, s: State, term: str, mine: Outcome, other: Outcome) -> str:
    """The term in words, where they are true of the move and set it off from the other one; else ""."""
    cards = rules.components.cards
    match term:
        case "points" if mine.gain > 0:
            return t("boreal.why.points", n=mine.gain)
        case "rival" if mine.rival < 0:
            return t("boreal.why.rival", n=-mine.rival)
        case "income" if mine.income > other.income:
            return t("boreal.why.income", n=mine.income)
        case "token" if mine.token > other.token:
            return t("boreal.why.token", n=mine.token)
        case "setback" if mine.rival_token < other.rival_token:
            return t("boreal.why.setback", n=mine.rival_token)
        case "deny" if mine.taken >= 0:
            wanted = _nearest(brain, s.board, s.tokens[1 - s.seat], 1 - s.seat)
            return t("boreal.why.deny") if wanted == mine.taken else ""
        case "near":
            reach = _nearest(brain, mine.board, mine.token, s.seat)
            return t("boreal.why.near", card=words.name(t, cards[reach])) if reach >= 0 else ""
        case "card" if mine.laid >= 0:
            card = cards[mine.laid]
            if card.power:
                return t("boreal.why.power")
            return t("boreal.why.grows") if card.end != POINTS else ""
        case "count" if mine.size > other.size:
            return t("boreal.why.count", n=mine.size)
        case "kept" if mine.kept >= 0:
            return t("boreal.why.kept")
    return ""
