"""Speed of Boreal: random playouts beside catanatron's in the same run, the search, and the hard bot's strength.

    python tests/bench/bench_boreal.py [--peer PYTHON] [--rounds N] [--games N] [--search N]
                                           [--strength N [--seconds S ...]]

Prints one JSON document: medians in microseconds a decision (list the legal actions, choose one, apply it; drawing
chance isn't counted, applying it is), and the medians of each round's ratios, which a busy machine spoils less.
--search N: playouts a second of the search, over N positions. --strength N: the hard bot's share of N games against
the greedy bot that maximises points now, at 0.1, 0.5 and 2 seconds of processor time a decision, or those given.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "bench")]


def playouts(games: int, seed: int, with_events: bool) -> float:
    """Microseconds a decision over so many random games."""
    from game.core.registry import rules_of
    from game.core.rules import CHANCE, OVER, make_setup

    rules = rules_of("boreal")
    setup = make_setup(rules, 2)
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


def searching(positions: int) -> float:
    """Playouts a second of the hard bot's search, over positions of random games."""
    from game.bots.brain import levels_of, think
    from game.core.draws import stream
    from game.core.registry import bot_of, rules_of
    from game.core.rules import CHANCE, OVER, make_setup

    rules, brain = rules_of("boreal"), bot_of("boreal")
    level = levels_of(brain)["hard"]
    rng = random.Random(1)
    done, spent = 0, 0.0
    while positions > 0:
        s: Any = rules.initial(make_setup(rules, 2))
        while (seat := rules.turn(s)) != OVER and positions > 0:
            if seat == CHANCE:
                s = rules.advance(s, rules.sample(s, rng.getrandbits(64)))
                continue
            legal = rules.legal(s)
            if len(legal) > 1 and rng.random() < 0.1:
                view = rules.observe(s, seat)
                begun = perf_counter()
                done += think(rules, brain, view, seat, level, stream(str(positions))).playouts
                spent += perf_counter() - begun
                positions -= 1
            s = rules.advance(s, rng.choice(legal))
    return done / spent


def strength(games: int, seconds: float) -> float:
    """The hard bot's share of the victories against the greedy one, seats changing."""
    from dataclasses import replace

    from game.bots.brain import levels_of, think
    from game.core.draws import stream
    from game.core.registry import bot_of, rules_of
    from game.core.rules import CHANCE, OVER, make_setup
    from game.games.boreal.bot import points_now
    from game.games.boreal.rules import Boreal

    rules, brain = rules_of("boreal"), bot_of("boreal")
    assert isinstance(rules, Boreal)
    level = replace(levels_of(brain)["hard"], playouts=10**6)
    won = 0.0
    for number in range(games):
        rng, draw, hard = random.Random(number), stream(f"hard {number}"), number % 2
        s: Any = rules.initial(make_setup(rules, 2))
        while (seat := rules.turn(s)) != OVER:
            if seat == CHANCE:
                s = rules.advance(s, rules.sample(s, rng.getrandbits(64)))
            elif seat == hard:
                until = process_time() + seconds
                thought = think(rules, brain, rules.observe(s, seat), seat, level, draw,
                                lambda until=until: process_time() > until)  # type: ignore[misc]
                s = rules.advance(s, thought.action)
            else:
                s = rules.advance(s, points_now(rules, s, seat, rules.legal(s)))
        won += rules.result(s).share(hard)
    return won / games


def main() -> None:
    from bench_rules import peer_of

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", help="a Python that has catanatron")
    parser.add_argument("--rounds", type=int, default=7, help="the median of so many is taken (default 7)")
    parser.add_argument("--games", type=int, default=10, help="peer games a round; 20 times as many of ours")
    parser.add_argument("--search", type=int, default=0, metavar="N", help="positions to search in")
    parser.add_argument("--strength", type=int, default=0, metavar="N", help="games against the greedy bot")
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.1, 0.5, 2.0], metavar="S",
                        help="of --strength (default 0.1 0.5 2)")
    args = parser.parse_args()
    found: dict[str, list[float]] = {"apply": [], "advance": [], "catanatron": []}
    for seed in range(1, args.rounds + 1):
        # One after the other in each round, so that a busy machine slows them alike.
        found["apply"].append(playouts(20 * args.games, seed, True))
        found["advance"].append(playouts(20 * args.games, seed, False))
        peer = peer_of(args, seed)
        if peer is not None:
            found["catanatron"].append(peer)
    medians = {name: round(median(values), 2) for name, values in found.items() if values}
    report: dict[str, Any] = {"unit": "microseconds a decision", "rounds": args.rounds, **medians,
                              "python": platform.python_version(), "cores": os.cpu_count()}
    if "catanatron" in medians:
        for name in ("apply", "advance"):
            ratios = [ours / peer for ours, peer in zip(found[name], found["catanatron"], strict=True)]
            report[f"{name}_to_catanatron"] = round(median(ratios), 3)
        report["limit"], report["goal"] = 0.5, 0.3
    else:
        report["catanatron"] = "not installed"
    if args.search:
        report["search_playouts_a_second"] = round(searching(args.search))
    if args.strength:
        report["hard_over_greedy"] = {str(t): round(strength(args.strength, t), 3) for t in args.seconds}
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
