"""Information-set Monte Carlo tree search: one search for every game that keeps the contract.

Imports `core` only. Each playout starts from another full state consistent with the view
(`Rules.determinize`), and each seat has a tree of its own over what that seat can see, so nobody
reacts to a choice that is hidden from him (multiple-observer ISMCTS: Cowling, Powley, Whitehouse
2012). Outcomes of chance don't branch the trees (open loop): they are averaged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from game.core.rules import CHANCE, OVER, Draw, Rules

if TYPE_CHECKING:
    from game.bots.brain import Brain

EXPLORATION = 0.6
"""PUCT's constant: how far the static rank leads before the playouts do. Shares of victory are 0 to 1."""
PRIOR_HEAT = 0.08
"""A move whose static rank is this much lower gets a prior lower by the factor e."""
UNTRIED = 0.02
"""What an action not tried yet is thought worse than the mean of those that were."""
ASK_EVERY = 16
"""Playouts between two questions whether time is up."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the search found for one action: mean share of victory and visits."""

    action: Any
    value: float
    visits: int


class _Node:
    """One information set of one seat: what can be done there, in the order of `legal`, and what came of it.

    Parallel lists, because `_select` goes through them more often than anything else is done. `actions` grows
    when another determinization makes more things legal.
    """

    __slots__ = ("actions", "next", "place", "priors", "total", "totals", "tries", "visits")

    def __init__(self) -> None:
        self.actions: tuple[Any, ...] = ()
        self.place: dict[Any, int] = {}
        self.priors: list[float] = []
        self.tries: list[int] = []
        self.totals: list[float] = []
        self.visits = 0
        self.total = 0.0
        self.next: dict[Any, _Node] = {}

    def open(self, brain: Brain, state: Any, seat: int, legal: tuple[Any, ...]) -> None:
        """First visit: priors from the static rank."""
        scores = brain.rank(state, seat, legal)
        best = max(scores)
        weights = [exp((v - best) / PRIOR_HEAT) for v in scores]
        whole = sum(weights)
        self.actions = legal
        self.place = {action: k for k, action in enumerate(legal)}
        self.priors = [w / whole for w in weights]
        self.tries = [0] * len(legal)
        self.totals = [0.0] * len(legal)

    def select(self, legal: tuple[Any, ...]) -> int:
        """The place of the action to try: PUCT; what wasn't tried counts a little below the mean."""
        places: Iterable[int] = range(len(self.actions))
        if legal is not self.actions and legal != self.actions:
            places = self._places(legal)
        priors, tries, totals = self.priors, self.tries, self.totals
        mean = self.total / self.visits - UNTRIED if self.visits else 0.5
        scale = EXPLORATION * sqrt(self.visits + 1)
        best, chosen = -1.0, -1
        for k in places:
            n = tries[k]
            value = (totals[k] / n if n else mean) + scale * priors[k] / (1 + n)
            if value > best:
                best, chosen = value, k
        return chosen

    def _places(self, legal: tuple[Any, ...]) -> list[int]:
        """Where these actions stand; those that are legal in this determinization only are added."""
        for action in legal:
            if action not in self.place:
                self.place[action] = len(self.actions)
                self.actions = (*self.actions, action)
                self.priors.append(1.0 / len(legal))
                self.tries.append(0)
                self.totals.append(0.0)
        return [self.place[action] for action in legal]


def search(rules: Rules[Any, Any, Any, Any], brain: Brain, view: Any, playouts: int, horizon: int, draw: Draw,
           expired: Callable[[], bool] | None = None) -> list[Found]:
    """Values of the actions of the seat in turn, in the order of `legal`; at least one playout is made."""
    imagine = getattr(brain, "imagine", None)
    imagined: Callable[[Draw], Any] = imagine(view) if imagine is not None else partial(rules.determinize, view)
    state = imagined(draw)
    root_seat = rules.turn(state)
    roots = tuple(_Node() for _ in brain.evaluate(state))
    for number in range(playouts):
        if number:
            if expired is not None and number % ASK_EVERY == 0 and expired():
                break
            state = imagined(draw)
        _playout(rules, brain, state, roots, horizon, draw)
    root = roots[root_seat]
    return [Found(a, total / n if n else 0.0, n)
            for a, total, n in zip(root.actions, root.totals, root.tries, strict=True)]


def _playout(rules: Rules[Any, Any, Any, Any], brain: Brain, state: Any, roots: tuple[_Node, ...],
             horizon: int, draw: Draw) -> None:
    turn_of, legal_in, advance, seen_by = rules.turn, rules.legal, rules.advance, rules.seen
    nodes = list(roots)
    path: list[tuple[int, _Node, int]] = []
    growing = True
    left = horizon
    while True:
        seat = turn_of(state)
        if seat == CHANCE:
            state = advance(state, rules.sample(state, draw()))
            continue
        if seat == OVER:
            result = rules.result(state)
            values = tuple(result.share(i) for i in range(len(result.ranking)))
            break
        legal = legal_in(state)
        if len(legal) == 1:
            state = advance(state, legal[0])
            continue
        if not growing:
            if left <= 0:
                values = brain.evaluate(state)
                break
            left -= 1
            state = advance(state, brain.policy(state, legal, draw()))
            continue
        node = nodes[seat]
        if not node.actions:
            node.open(brain, state, seat, legal)
        chosen = node.select(legal)
        action = node.actions[chosen]
        path.append((seat, node, chosen))
        growing = node.tries[chosen] > 0
        if growing:
            for viewer, here in enumerate(nodes):
                seen = seen_by(state, action, viewer)
                if seen is not None:
                    after = here.next.get(seen)
                    if after is None:
                        after = here.next[seen] = _Node()
                    nodes[viewer] = after
        state = advance(state, action)
    for seat, node, chosen in path:
        value = values[seat]
        node.visits += 1
        node.total += value
        node.tries[chosen] += 1
        node.totals[chosen] += value
