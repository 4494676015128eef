"""What a game's `bot.py` gives to the common search, the levels, and how a level chooses.

Imports `core` only. Bots get views, never states; every number they use comes from the `Draw` they are given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Any, Protocol

from game.bots.search import Found, search
from game.core.rules import Draw, Rules


class Brain(Protocol):
    """A game's knowledge for bots: `games/<g>/bot.py` gives one from `make_bot(components, tables)`.

    It may have more: `levels`, and `imagine(view)`, which gives a function from a `Draw` to a full state
    consistent with the view in which hidden things are as likely as good play makes them. Without it the search
    takes `Rules.determinize`, for which everything possible is equally likely.
    """

    def evaluate(self, s: Any) -> tuple[float, ...]:
        """Each seat's expected share of the victory, 0 to 1."""

    def policy(self, s: Any, legal: tuple[Any, ...], number: int) -> Any:
        """A quick, sensible choice for playouts, picked by a 64-bit number."""

    def rank(self, s: Any, seat: int, legal: tuple[Any, ...]) -> Sequence[float]:
        """A score for each legal action, 0 to 1 by the expected share of the victory; higher is better."""


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot is. `playouts` 0 means: by static rank alone.

    `noise` is a temperature on the share of victory: 0 plays the best move found, 0.1 often a move that
    is a tenth of a victory worse. `horizon` is the number of decisions a playout goes on before it is
    evaluated. `seconds` limits a move in the window; simulations go by `playouts` alone. `trust` is how many
    standard errors better than the statically best move another must have come out to be played instead;
    0 plays what was tried most.
    """

    playouts: int
    seconds: float
    noise: float = 0.0
    horizon: int = 4
    trust: float = 0.0


LEVELS: Mapping[str, Level] = {
    "easy": Level(0, 0.1, noise=0.10),
    "normal": Level(60, 0.5, noise=0.02),
    "hard": Level(2000, 2.0),
}
"""The levels of a game that names none of its own (`brain.levels`)."""


def levels_of(brain: Brain) -> Mapping[str, Level]:
    """The levels by name; a brain's own `levels` (the fields of a `Level` as a table) go before the common ones."""
    own: Mapping[str, Mapping[str, Any]] = getattr(brain, "levels", {})
    return {**LEVELS, **{name: Level(**fields) for name, fields in own.items()}}


def baselines_of(brain: Brain) -> Mapping[str, Any]:
    """What the levels are measured against in simulations (a brain's own `baselines`, by name): each has a
    `rank`, whose best action it plays. They are no levels: nobody can choose them at the table."""
    own: Mapping[str, Any] = getattr(brain, "baselines", {})
    return own


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's choice with what it is worth: share of victory 0 to 1, playouts made, the runners-up."""

    action: Any
    value: float
    playouts: int
    others: tuple[tuple[Any, float], ...] = ()


def think(rules: Rules[Any, Any, Any, Any], brain: Brain, view: Any, seat: int, level: Level, draw: Draw,
          expired: Callable[[], bool] | None = None) -> Thought:
    """The level's choice for the seat that must choose in `view`.

    `expired` is asked now and then; once true the best found so far is taken. One forced action is
    returned at once.
    """
    state = rules.determinize(view, draw)
    legal = rules.legal(state)
    if not legal:
        raise ValueError(f"seat {seat} has nothing to choose")
    if len(legal) == 1:
        return Thought(legal[0], 0.5, 0)
    # alone, every way wins: what counts there only the static rank knows
    if level.playouts == 0 or len(brain.evaluate(state)) == 1:
        ranked = brain.rank(state, seat, legal)
        found = [Found(a, v, 0) for a, v in zip(legal, ranked, strict=True)]
        chosen = _pick(found, level.noise, draw)
    else:
        found = search(rules, brain, view, level.playouts, level.horizon, draw, expired)
        most = max(f.visits for f in found)
        # a hardly visited move has a value by luck: only those seen well enough may be picked by noise
        known = [f for f in found if f.visits * 5 >= most]
        if level.noise:
            chosen = _pick(known, level.noise, draw)
        elif level.trust:
            scores = brain.rank(state, seat, tuple(f.action for f in found))
            plain = found[max(range(len(found)), key=lambda k: scores[k])]
            chosen = _overruled(plain, known, level.trust)
        else:
            chosen = max(found, key=lambda f: f.visits)
    rest = sorted((f for f in found if f is not chosen), key=lambda f: (f.visits, f.value), reverse=True)
    return Thought(chosen.action, chosen.value, sum(f.visits for f in found),
                   tuple((f.action, f.value) for f in rest[:3]))


def _overruled(plain: Found, found: Sequence[Found], trust: float) -> Found:
    """The statically best move, unless another came out better by more than chance would make it."""
    best = max(found, key=lambda f: f.value)
    if not plain.visits:
        return best
    error = sqrt(0.25 / plain.visits + 0.25 / best.visits)
    return best if best.value > plain.value + trust * error else plain


def _pick(found: Sequence[Found], noise: float, draw: Draw) -> Found:
    best = max(f.value for f in found)
    if noise <= 0:
        return next(f for f in found if f.value == best)
    weights = [exp((f.value - best) / noise) for f in found]
    point = draw() / 2**64 * sum(weights)
    for f, weight in zip(found, weights, strict=True):
        point -= weight
        if point < 0:
            return f
    return found[-1]
