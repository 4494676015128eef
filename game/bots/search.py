"""Information-set Monte Carlo tree search: one search for every game that keeps the contract.

Imports `core` only. Each playout starts from another full state consistent with the view
(`Rules.determinize`), and each seat has a tree of its own over what that seat can see, so nobody
reacts to a choice that is hidden from him (multiple-observer ISMCTS: Cowling, Powley, Whitehouse
2012). Outcomes of chance don't branch the trees (open loop): they are averaged.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from game.core.rules import CHANCE, OVER, Draw, Rules

if TYPE_CHECKING:
    from game.bots.brain import Brain

EXPLORATION = 0.6
"""PUCT's constant: how far the static rank leads before the playouts do. Shares of victory are 0 to 1."""
PRIOR_HEAT = 0.08
"""A move whose static rank is this much lower gets a prior lower by the factor e."""
ASK_EVERY = 16
"""Playouts between two questions whether time is up."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the search found for one action: mean share of victory and visits."""

    action: Any
    value: float
    visits: int


class _Node:
    """One information set of one seat. Edges are found by action, followers by what was seen."""

    __slots__ = ("edges", "next", "visits")

    def __init__(self) -> None:
        self.edges: dict[Any, _Edge] = {}
        self.next: dict[Any, _Node] = {}
        self.visits = 0


class _Edge:
    __slots__ = ("prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0


def search(rules: Rules[Any, Any, Any, Any], brain: Brain, view: Any, playouts: int, horizon: int, draw: Draw,
           expired: Callable[[], bool] | None = None) -> list[Found]:
    """Values of the actions of the seat in turn, in the order of `legal`; at least one playout is made."""
    state = rules.determinize(view, draw)
    root_seat = rules.turn(state)
    roots = tuple(_Node() for _ in brain.evaluate(state))
    for number in range(playouts):
        if number:
            if expired is not None and number % ASK_EVERY == 0 and expired():
                break
            state = rules.determinize(view, draw)
        _playout(rules, brain, state, roots, horizon, draw)
    edges = roots[root_seat].edges
    return [Found(a, e.total / e.visits if e.visits else 0.0, e.visits) for a, e in edges.items()]


def _playout(rules: Rules[Any, Any, Any, Any], brain: Brain, state: Any, roots: tuple[_Node, ...],
             horizon: int, draw: Draw) -> None:
    nodes = list(roots)
    path: list[tuple[int, _Node, _Edge]] = []
    growing = True
    left = horizon
    while True:
        seat = rules.turn(state)
        if seat == OVER:
            result = rules.result(state)
            values = tuple(result.share(i) for i in range(len(result.ranking)))
            break
        if seat == CHANCE:
            state = rules.advance(state, rules.sample(state, draw()))
            continue
        legal = rules.legal(state)
        if len(legal) == 1:
            state = rules.advance(state, legal[0])
            continue
        if not growing:
            if left <= 0:
                values = brain.evaluate(state)
                break
            left -= 1
            state = rules.advance(state, brain.policy(state, legal, draw()))
            continue
        node = nodes[seat]
        action, edge = _select(node, brain, state, seat, legal)
        path.append((seat, node, edge))
        growing = edge.visits > 0
        for viewer, here in enumerate(nodes):
            seen = rules.seen(state, action, viewer)
            if seen is not None:
                after = here.next.get(seen)
                if after is None:
                    after = here.next[seen] = _Node()
                nodes[viewer] = after
        state = rules.advance(state, action)
    for seat, node, edge in path:
        node.visits += 1
        edge.visits += 1
        edge.total += values[seat]


def _select(node: _Node, brain: Brain, state: Any, seat: int, legal: tuple[Any, ...]) -> tuple[Any, _Edge]:
    edges = node.edges
    if not edges:
        scores = brain.rank(state, seat, legal)
        best = max(scores)
        weights = [exp((v - best) / PRIOR_HEAT) for v in scores]
        total = sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            edges[action] = _Edge(weight / total)
    scale = EXPLORATION * sqrt(node.visits + 1)
    mean = _mean(edges)
    best_value = -1.0
    chosen: tuple[Any, _Edge] | None = None
    for action in legal:
        edge = edges.get(action)
        if edge is None:  # legal in this determinization only
            edge = edges[action] = _Edge(1.0 / len(legal))
        value = edge.total / edge.visits if edge.visits else mean
        value += scale * edge.prior / (1 + edge.visits)
        if value > best_value:
            best_value = value
            chosen = action, edge
    assert chosen is not None
    return chosen


def _mean(edges: dict[Any, _Edge]) -> float:
    """The value assumed for an action not tried yet: a little below the mean of those that were."""
    visits = sum(e.visits for e in edges.values())
    if not visits:
        return 0.5
    return sum(e.total for e in edges.values()) / visits - 0.02
