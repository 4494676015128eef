"""Many random games of a game, checked at every step: `python -m tests.games.fuzz biathlon --games 20000`.

The same walk as in test_conformance.py, which plays some hundred; this is for the long run. No display.
"""

from __future__ import annotations

import argparse
import sys
import time

from game.core.draws import stream
from game.core.registry import available, rules_of
from game.core.rules import CHANCE, OVER
from tests.games.house import STEP_LIMIT, setups


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=available())
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="fuzz")
    args = parser.parse_args()
    rules, all_setups = rules_of(args.game), setups(args.game)
    begun, entries, longest = time.perf_counter(), 0, 0
    for number in range(args.games):
        seed = f"{args.seed} {number}"
        draw = stream(seed)
        s = rules.initial(all_setups[number % len(all_setups)])
        steps = 0
        while (turn := rules.turn(s)) != OVER:
            if turn == CHANCE:
                move = rules.sample(s, draw())
            else:
                legal = rules.legal(s)
                move = legal[draw() % len(legal)]
            s = rules.apply(s, move).state
            steps += 1
            found = rules.problems(s)
            if found or steps > STEP_LIMIT:
                print(f"game {seed!r}, entry {steps}: {'; '.join(found) or 'no end'}", file=sys.stderr)
                return 1
        rules.result(s)
        entries += steps
        longest = max(longest, steps)
    print(f"{args.games} random games of {args.game}, {entries} entries, the longest {longest}: "
          f"every one whole and ended ({time.perf_counter() - begun:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
