"""`python -m game sim`: bot games without a window, their figures and the rule page's targets.

No display. Prints a table, or with --json one document; on a terminal, or if asked, how far it is.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from game.bots.brain import baselines_of, levels_of
from game.bots.sim import ENOUGH_GAMES, GameRecord, Plan, Tally, play_many, targets_of
from game.core.registry import UnknownGame, bot_of, rules_of
from game.core.rules import Rules, make_setup

LINE_SECONDS = 10.0
"""Where there is no terminal, --progress prints no more than one line in so many seconds."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game's id, for instance biathlon")
    parser.add_argument("--games", type=int, default=200, help="how many games (default 200)")
    parser.add_argument("--seats", default="", help="levels in seat order, rotated from game to game: hard,easy")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side (default 1)")
    parser.add_argument("--board", default="", help="the board's id (default: the game's first); 'all' for each")
    parser.add_argument("--options", default="", metavar="K=V,...", help="options of the setup")
    parser.add_argument("--playouts", type=int, default=0, help="at most so many playouts a move")
    parser.add_argument("--progress", action="store_true",
                        help="tell on standard error how far it is, every 10 seconds; a terminal shows it anyway")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def read_options(rules: Rules[Any, Any, Any, Any], text: str) -> dict[str, Any]:
    """Options written as "k=v,k=v". ValueError names the part that can't be used."""
    declared = {o.id: o for o in rules.options}
    given: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, sign, value = part.partition("=")
        if not sign or name not in declared:
            raise ValueError(f"option {part!r}: write name=value with one of {', '.join(declared) or 'none'}")
        given[name] = declared[name].parse(value)
    return given


def run(args: argparse.Namespace) -> int:
    from game.library import board_finder, shipped_ids

    try:
        rules = rules_of(args.game)
        levels = (*levels_of(bot_of(args.game)), *baselines_of(bot_of(args.game)))
        seats = tuple(args.seats.split(",")) if args.seats else ("hard",) * (rules.seats.usual or rules.seats.least)
        for kind in seats:
            if kind not in levels:
                raise ValueError(f"--seats: no level {kind!r} (there are {', '.join(levels)})")
        for name in ("games", "jobs"):
            if getattr(args, name) < 1:
                raise ValueError(f"--{name}: at least 1")
        if args.playouts < 0:
            raise ValueError("--playouts: at least 1, or 0 for those of the levels")
        options = read_options(rules, args.options)
        find = board_finder(args.game)
        ids = shipped_ids(args.game) if args.board == "all" else (args.board,)
        boards = tuple(find(i) for i in ids) if rules.needs_board else (None,)
        plans = [Plan(args.game, make_setup(rules, len(seats), options, b), seats, args.games,
                      f"{args.seed}/{getattr(b, 'id', '')}", args.playouts) for b in boards]
    except (UnknownGame, ValueError) as error:
        print(f"slipstream sim: {error}", file=sys.stderr)
        return 2
    begun = time.perf_counter()
    tally = Tally()
    records: list[GameRecord] = []
    progress = Progress(sum(p.games for p in plans), args.progress)
    try:
        for plan in plans:
            for record in play_many(plan, args.jobs):
                tally.add(record)
                records.append(record)
                progress.show(tally.games)
    except KeyboardInterrupt:
        progress.end()
        print(f"slipstream sim: stopped after {tally.games} games", file=sys.stderr)
        return 130
    progress.end()
    targets = targets_of(args.game, records)
    report = {"game": args.game, "seats": seats, "seed": args.seed, **tally.report(),
              "targets": [{**t._asdict(), "pass": t.passed} for t in targets],
              "seconds": round(time.perf_counter() - begun, 1)}
    if args.json:
        print(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        _print(report)
    return 0


class Progress:
    """How far it is, on standard error: a bar on a terminal; elsewhere a line every `LINE_SECONDS` if wanted."""

    def __init__(self, total: int, wanted: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.total = total
        self.clock = clock
        self.begun = self.told = clock()
        self.bar = sys.stderr is not None and sys.stderr.isatty()
        self.lines = wanted and not self.bar

    def show(self, done: int) -> None:
        """Tell that so many games are done, if it is time to."""
        if self.bar and (done % 5 == 0 or done == self.total):
            full = 30 * done // self.total
            told = f"{self._told(done):45}"  # blanks wipe out what is left of a longer line
            print(f"\r[{'#' * full}{'.' * (30 - full)}] {told}", end="", file=sys.stderr, flush=True)
        elif self.lines and self.clock() - self.told >= LINE_SECONDS:
            self.told = self.clock()
            print(self._told(done), file=sys.stderr, flush=True)

    def _told(self, done: int) -> str:
        left = (self.clock() - self.begun) / done * (self.total - done)
        return f"{done} of {self.total} games, about {spoken(left)} left"

    def end(self) -> None:
        if self.bar:
            print(file=sys.stderr)


def spoken(seconds: float) -> str:
    """A length of time, no finer than anybody would care for: "40 s", "3 min", "2 h 5 min"."""
    if seconds < 90:
        return f"{round(seconds)} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"


def _print(report: dict[str, Any]) -> None:
    print(f"{report['game']}: {report['games']} games, seats {', '.join(report['seats'])}, seed {report['seed']}")
    for kind, share in report["win_share"].items():
        print(f"  {kind:8} wins {share:7.1%}   mean rank {report['mean_rank'][kind]:.2f}")
    for seat, share in report["seat_win_share"].items():
        print(f"  seat {seat}: wins {share:.1%}")
    print("  entries a game: " + ", ".join(f"{k} {v}" for k, v in report["entries"].items()))
    for kind, shares in report["actions"].items():
        print(f"  {kind}: " + ", ".join(f"{text} {share:.1%}" for text, share in shares.items()))
    if report["games"] < ENOUGH_GAMES:
        print(f"  few games: the figures scatter, shares by about {100 * report['scatter']:.0f} points either way")
    if report["targets"]:
        print(f"  targets, meant for {ENOUGH_GAMES} games or more       value       range")
        for t in report["targets"]:
            print(f"  {t['name']:40} {t['value']:9.3f}   {t['low']:g} to {t['high']:g}   "
                  f"{'pass' if t['pass'] else 'MISSED'}")
