"""Fits the weights of Boreal's evaluation to games that its bots play: `python -m tests.games.boreal.fit`.

Plays games, turns the beginning of each turn into the features of `Brain._share`, and finds the weights by logistic
regression (by the standard library alone). Writes `seeds/boreal/bot.json`; levels stay as they are.
Run it after costs were changed, some rounds, then look at `python -m game sim boreal`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, cast

from game.bots.sim import GameRecord, Plan, play_many
from game.core.registry import bot_of, rules_of
from game.core.rules import CHANCE, Setup
from game.games.boreal.bot import Brain, card_stats, is_stuck
from game.games.boreal.pyramid import FULL
from game.games.boreal.rules import Boreal
from game.games.boreal.state import BLACK, WHITE, State

FILE = Path(__file__).parents[3] / "seeds" / "boreal" / "bot.json"
NUMBERED = {"token": 9, "income": 10, "count": 11}
SINGLE = ("points", "near", "far", "tempo", "stuck")
PULL = {"laid": 3.0, "kept": 6.0}
"""How much harder than the others a family of weights is held where it was."""
BATCH = 200


class Sample(NamedTuple):
    """A position as (number of the weight, factor) pairs, and white's share in the end."""

    factors: tuple[tuple[int, float], ...]
    share: float


class Names:
    """Numbers of the weights: (name, which) -> two in a row, for the start and for the change to the end."""

    def __init__(self, cards: int) -> None:
        self.keys = [(name, i) for name in ("laid", "kept") for i in range(cards)]
        self.keys += [(name, i) for name, size in NUMBERED.items() for i in range(size)]
        self.keys += [(name, 0) for name in SINGLE]
        self.place = {key: 2 * n for n, key in enumerate(self.keys)}


def positions(rules: Boreal, record: GameRecord) -> Iterator[State]:
    """The states at the beginning of each turn of a finished game."""
    state = record.start
    for seat, text in record.moves:
        if seat != CHANCE and state.phase == "choose":
            yield state
        state = rules.advance(state, rules.notation.parse(text))


def factors(brain: Brain, names: Names, s: State) -> tuple[tuple[int, float], ...]:
    """The features of `Brain._share`, white's less black's, each with its change towards the end."""
    scorer, found = brain.scorer, dict[int, float]()
    progress = max(m.bit_count() for m in s.masks) / 10

    def add(name: str, which: int, value: float) -> None:
        place = names.place[name, which]
        found[place] = found.get(place, 0.0) + value
        found[place + 1] = found.get(place + 1, 0.0) + value * progress

    counts = [scorer.family_counts(p) for p in s.pyramids]
    for seat, sign in ((WHITE, 1.0), (BLACK, -1.0)):
        pyramid, mask = s.pyramids[seat], s.masks[seat]
        for card in pyramid:
            if card >= 0:
                add("laid", card, sign)
        for card in s.reserves[seat]:
            add("kept", card, sign)
        add("count", mask.bit_count(), sign)
        if mask != FULL:
            income = min(brain.most_income, scorer.uncovered_compasses(pyramid, mask))
            add("token", s.tokens[seat], sign)
            add("income", income, sign)
            if is_stuck(s.tokens[seat], income):
                add("stuck", 0, sign)
        add("points", 0, sign * sum(scorer.values(pyramid, counts[1 - seat])))
        near = brain.best_near(s.board, s.tokens[seat], seat)
        add("near" if seat == s.seat else "far", 0, sign * near)
    add("tempo", 0, 1.0 if s.seat == WHITE else -1.0)
    return tuple((k, v) for k, v in found.items() if v)


def fit(samples: list[Sample], names: Names, start: list[float], pull: float, epochs: int = 8) -> list[float]:
    """The weights that make the samples likely: logistic regression by Adam (Kingma, Ba 2015), `pull` drawing them
    back to where they were, as a few hundred games say little about a single card."""
    size = len(start)
    weights, mean, square = list(start), [0.0] * size, [0.0] * size
    hold = [pull * PULL.get(names.keys[i // 2][0], 1.0) / len(samples) for i in range(size)]
    random, mixed, step = Random(1), list(samples), 0
    for epoch in range(epochs):
        random.shuffle(mixed)
        rate = 0.005 * (1 - epoch / epochs)
        for first in range(0, len(mixed), BATCH):
            batch = mixed[first:first + BATCH]
            slopes = [0.0] * size
            for pairs, share in batch:
                wrong = expected(pairs, weights) - share
                for i, factor in pairs:
                    slopes[i] += wrong * factor
            step += 1
            for i in range(size):
                slope = slopes[i] / len(batch) + hold[i] * (weights[i] - start[i])
                mean[i] += 0.1 * (slope - mean[i])
                square[i] += 0.01 * (slope * slope - square[i])
                spread = sqrt(square[i] / (1 - 0.99**step)) + 1e-6
                weights[i] -= rate * mean[i] / (1 - 0.9**step) / spread
    return weights


def expected(pairs: Iterable[tuple[int, float]], weights: list[float]) -> float:
    """White's share that the weights give."""
    x = 0.0
    for i, factor in pairs:
        x += weights[i] * factor
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def loss(samples: Iterable[Sample], weights: list[float]) -> float:
    """Mean squared difference between the share that the weights give and what came."""
    return fmean((expected(pairs, weights) - share) ** 2 for pairs, share in samples)


def flat(table: Mapping[str, Any], names: Names, ids: list[str]) -> list[float]:
    """The weights of `bot.json` as a row."""
    row = list[float]()
    for name, which in names.keys:
        part = table[name]
        row += part if name in SINGLE else part[ids[which]] if name in ("laid", "kept") else part[which]
    return row


def written(row: list[float], names: Names, ids: list[str]) -> dict[str, Any]:
    """The row as the tables of `bot.json`."""
    table: dict[str, Any] = {"points": [], "laid": {}, "kept": {}, "token": [], "income": [], "count": []}
    for (name, which), place in names.place.items():
        pair = [round(v, 4) for v in row[place:place + 2]]
        if name in SINGLE:
            table[name] = pair
        elif name in ("laid", "kept"):
            table[name][ids[which]] = pair
        else:
            table[name].append(pair)
    return table


def dump(table: Mapping[str, Any]) -> str:
    """JSON with one table a line."""
    lines = ",\n ".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in table.items())
    return "{\n " + lines + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pull", type=float, default=700.0, help="how strongly the weights stay what they were")
    args = parser.parse_args()
    rules, brain = cast(Boreal, rules_of("boreal")), cast(Brain, bot_of("boreal"))
    ids = [c.id for c in rules.components.cards]
    names = Names(len(ids))
    setup = Setup(2, tuple((o.id, o.default) for o in rules.options))
    plan = Plan("boreal", setup, ("hard", "hard"), args.games, args.seed, args.playouts)
    records = list(play_many(plan, args.jobs))
    games = [
        [Sample(factors(brain, names, s), r.result.share(WHITE)) for s in positions(rules, r)] for r in records
    ]
    held = [s for g in games[::10] for s in g]
    learned = [s for i, g in enumerate(games) if i % 10 for s in g]
    table = json.loads(FILE.read_text(encoding="utf-8"))
    before = flat(table, names, ids)
    after = fit(learned, names, before, args.pull)
    print(f"squared error in {len(learned)} positions learned from, and in {len(held)} others")
    for name, row in (("before", before), ("after", after)):
        print(f"{name}: {loss(learned, row):.4f}, {loss(held, row):.4f}")
    table |= written(after, names, ids)
    table["worth"] |= {c.card: round(c.points, 2) for c in card_stats(rules, records) if c.points}
    FILE.write_text(dump(table), encoding="utf-8")


if __name__ == "__main__":
    main()
