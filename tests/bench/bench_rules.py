"""Speed of the rules: random playouts of Biathlon for two, beside catanatron's random game for two in the same run.

    python tests/bench/bench_rules.py [--peer PYTHON] [--rounds N] [--games N]

Prints one JSON document: medians in microseconds a decision. A decision is: list the legal actions, choose one,
apply it; outcomes of chance are applied too, but drawing them isn't counted. The peer is a dependency of this
file alone (`pip install catanatron`); with --peer it is run by another Python that has it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def biathlon(games: int, seed: int, seats: int, with_events: bool) -> float:
    """Microseconds a decision over so many random games on board A."""
    from game.core.registry import rules_of
    from game.core.rules import CHANCE, OVER, make_setup
    from game.library import board_finder

    rules = rules_of("biathlon")
    setup = make_setup(rules, seats, {}, board_finder("biathlon")("a"))
    rng = random.Random(seed)
    number, bits = rng.random, rng.getrandbits
    turn, legal, sample, apply, advance = rules.turn, rules.legal, rules.sample, rules.apply, rules.advance
    decisions, spent = 0, 0.0
    for _ in range(games):
        s: Any = rules.initial(setup)
        begun = perf_counter()
        while (seat := turn(s)) != OVER:
            if seat == CHANCE:
                spent += perf_counter() - begun
                move: Any = sample(s, bits(64))
                begun = perf_counter()
            else:
                actions = legal(s)
                move = actions[int(number() * len(actions))]
                decisions += 1
            s = apply(s, move).state if with_events else advance(s, move)
        spent += perf_counter() - begun
    return spent / decisions * 1e6


def catanatron(games: int, seed: int) -> float:
    """Microseconds a decision of catanatron's own loop with two of its random players."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    decisions, spent = 0, 0.0
    for number in range(games):
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed * 1000 + number)
        begun = perf_counter()
        game.play()
        spent += perf_counter() - begun
        decisions += len(game.state.actions)
    return spent / decisions * 1e6


def peer_of(args: argparse.Namespace, seed: int) -> float | None:
    if args.peer:
        command = [args.peer, __file__, "--peer-only", str(seed), "--games", str(args.games)]
        out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return float(json.loads(out))
    try:
        import catanatron as _  # noqa: F401
    except ImportError:
        return None
    return catanatron(args.games, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", help="a Python that has catanatron")
    parser.add_argument("--peer-only", type=int, metavar="SEED", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=7, help="the median of so many is taken (default 7)")
    parser.add_argument("--games", type=int, default=10, help="peer games a round; 20 times as many of ours")
    args = parser.parse_args()
    if args.peer_only is not None:
        print(json.dumps(catanatron(args.games, args.peer_only)))
        return
    sys.path.insert(0, str(ROOT))
    found: dict[str, list[float]] = {"apply": [], "advance": [], "advance_4": [], "catanatron": []}
    for seed in range(1, args.rounds + 1):
        # One after the other in each round, so that a busy machine slows them alike.
        found["apply"].append(biathlon(20 * args.games, seed, 2, True))
        found["advance"].append(biathlon(20 * args.games, seed, 2, False))
        found["advance_4"].append(biathlon(10 * args.games, seed, 4, False))
        peer = peer_of(args, seed)
        if peer is not None:
            found["catanatron"].append(peer)
    medians = {name: round(median(values), 2) for name, values in found.items() if values}
    report: dict[str, Any] = {"unit": "microseconds a decision", "rounds": args.rounds, **medians,
                              "python": platform.python_version(), "cores": os.cpu_count()}
    if "catanatron" in medians:
        report["apply_to_catanatron"] = round(medians["apply"] / medians["catanatron"], 3)
        report["advance_to_catanatron"] = round(medians["advance"] / medians["catanatron"], 3)
        report["limit"], report["goal"] = 0.3, 0.2
    else:
        report["catanatron"] = "not installed"
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
