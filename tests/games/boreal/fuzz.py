"""Many random games of Boreal with every check: no exception, no endless game, no lost card, no leak.

    python -m tests.games.boreal.fuzz --games 20000 [--seed N]
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import Any

from game.core.codec import from_json, to_json
from game.games.boreal.state import State
from tests.games.boreal.scenario import play_randomly, rules


def checked(seed: int) -> State:
    """A random game; AssertionError if anything is wrong on the way."""
    draw = random.Random(seed)

    def check(before: State, move: Any, s: State) -> None:
        if draw.random() < 0.7:
            return
        assert rules().problems(s) == ()
        assert rules().apply(before, move).state == s
        assert from_json(State, to_json(s)) == s
        assert rules().notation.parse(rules().notation.text(move)) == move
        for viewer in (0, 1):
            view = rules().observe(s, viewer)
            other = rules().determinize(view, lambda: draw.getrandbits(64))
            assert rules().observe(other, viewer) == view
            assert rules().problems(other) == ()
            if rules().turn(s) == viewer:
                assert rules().legal(other) == rules().legal(s)

    return play_randomly(seed, check)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    ends: Counter[str] = Counter()
    most = 0
    for number in range(args.games):
        try:
            s = checked(args.seed * 1_000_000 + number)
        except Exception as error:
            raise SystemExit(f"game {args.seed * 1_000_000 + number}: {type(error).__name__}: {error}") from error
        ends[rules().result(s).termination] += 1
        most = max(most, s.turns)
    print(f"{args.games} games, endings {dict(ends)}, at most {most} turns of both together")


if __name__ == "__main__":
    main()
