"""Many bot games at once: `play_out` plays one, `simulate` spreads many over processes and counts.

No display, no disk. Seats rotate from game to game, so that every kind of bot sits everywhere equally often.
Clocks and processes come from the standard library; every number drawn comes from the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from game.bots.brain import Level, baselines_of, levels_of, think
from game.bots.worker import draws_for
from game.core.registry import bot_of, room, rules_of
from game.core.rules import Result, Setup
from game.core.session import SeatInfo, Session

STEP_LIMIT = 100_000
"""Entries after which a game counts as endless, far above what any game needs."""

BEST_BY_RANK = Level(0, 0.1)
"""How a baseline chooses: the best by its own rank."""


ENOUGH_GAMES = 400
"""From so many games on a share scatters by 5 points or less, which is what the narrowest targets allow."""


class Target(NamedTuple):
    """One line of the table of targets: a measured value and the range it should lie in."""

    name: str
    value: float
    low: float
    high: float

    @property
    def passed(self) -> bool:
        return self.low <= self.value <= self.high


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished bot game: who sat where, the result, and the log as text with the seat of each entry."""

    seats: tuple[str, ...]
    result: Result
    moves: tuple[tuple[int, str], ...]
    start: Any
    final: Any
    options: tuple[tuple[str, Any], ...] = ()
    board: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. `budget` is the most playouts that a level makes (0: as many as it says). Seats are
    levels, or baselines of the game's bot."""

    game: str
    setup: Setup
    seats: tuple[str, ...]
    games: int
    seed: str
    budget: int = 0
    seconds: float | None = None


def play_out(plan: Plan, number: int) -> GameRecord:
    """Game `number` of the plan, with the seats rotated by it. RuntimeError if it doesn't end."""
    rules = rules_of(plan.game)
    brain = bot_of(plan.game)
    levels = levels_of(brain)
    baselines = baselines_of(brain)
    turn = number % len(plan.seats)
    seats = plan.seats[turn:] + plan.seats[:turn]
    seed = f"{plan.seed}/{number}"
    session = Session(rules, plan.setup, seed, tuple(SeatInfo(kind, kind) for kind in seats))
    session.settle()
    while not session.over:
        seat = session.turn
        kind = seats[seat]
        level = _budgeted(levels[kind], plan.budget) if kind in levels else BEST_BY_RANK
        view = rules.observe(session.state, seat)
        draw = draws_for(f"{seed}/{len(session.played)}", view)
        session.act(think(rules, baselines.get(kind, brain), view, seat, level, draw).action)
        session.settle()
        if len(session.played) > STEP_LIMIT:
            raise RuntimeError(f"{plan.game}: game {seed} has no end after {STEP_LIMIT} entries")
    board = getattr(plan.setup.board, "id", "")
    moves = tuple((p.seat, p.text) for p in session.played)
    return GameRecord(seats, rules.result(session.state), moves, session.start, session.state,
                      plan.setup.options, board)


def _budgeted(level: Level, budget: int) -> Level:
    return replace(level, playouts=min(level.playouts, budget)) if budget else level


def play_many(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Iterator[GameRecord]:
    """All games of the plan, in order. `progress` is told how many are done."""
    if jobs <= 1:
        for number in range(plan.games):
            yield play_out(plan, number)
            if progress:
                progress(number + 1)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        done = 0
        chunk = max(1, min(20, plan.games // (jobs * 4)))
        try:
            for record in pool.map(_Job(plan), range(plan.games), chunksize=chunk):
                done += 1
                yield record
                if progress:
                    progress(done)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@dataclass(frozen=True, slots=True)
class _Job:
    plan: Plan

    def __call__(self, number: int) -> GameRecord:
        return play_out(self.plan, number)


@dataclass(slots=True)
class Tally:
    """What the records add up to."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    sat: Counter[str] = field(default_factory=Counter)
    ranks: dict[str, list[int]] = field(default_factory=dict)
    seat_wins: Counter[int] = field(default_factory=Counter)
    actions: dict[str, Counter[str]] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)
    terminations: Counter[str] = field(default_factory=Counter)

    def add(self, record: GameRecord) -> None:
        self.games += 1
        self.terminations[record.result.termination] += 1
        self.lengths.append(len(record.moves))
        for seat, kind in enumerate(record.seats):
            share = record.result.share(seat)
            self.wins[kind] += share  # type: ignore[assignment]
            self.seat_wins[seat] += share  # type: ignore[assignment]
            self.sat[kind] += 1
            self.ranks.setdefault(kind, []).append(record.result.ranking[seat])
        for seat, text in record.moves:
            if seat >= 0:
                self.actions.setdefault(record.seats[seat], Counter())[text] += 1

    def report(self) -> dict[str, Any]:
        """Plain data for `--json` and the printed table. Shared wins are split between those who share.

        `scatter`: how far a share near one half may lie from the true one, 19 times out of 20."""
        return {
            "games": self.games,
            "scatter": round(1 / max(1, self.games) ** 0.5, 4),
            "wins": {k: round(v, 3) for k, v in sorted(self.wins.items())},
            "win_share": {k: round(self.wins[k] / max(1, self.games), 4) for k in sorted(self.sat)},
            "mean_rank": {k: round(fmean(v), 3) for k, v in sorted(self.ranks.items())},
            "seat_win_share": {str(k): round(v / self.games, 4) for k, v in sorted(self.seat_wins.items())},
            "entries": spread(self.lengths),
            "terminations": dict(self.terminations.most_common()),
            "actions": {kind: _shares(counter) for kind, counter in sorted(self.actions.items())},
        }


def _shares(counter: Mapping[str, int]) -> dict[str, float]:
    """Shares of the moves; where there are very many different ones, of their first words."""
    counts = Counter(counter)
    if len(counts) > 40:
        by_verb: Counter[str] = Counter()
        for text, n in counts.items():
            by_verb[text.split()[0]] += n
        counts = by_verb
    total = sum(counts.values())
    return {text: round(n / total, 4) for text, n in sorted(counts.items(), key=lambda i: _natural(i[0]))}


def _natural(text: str) -> list[tuple[int, str]]:
    return [(int(w), "") if w.isdigit() else (-1, w) for w in text.split()]


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, 5 %, median, 95 %, least and most."""
    if not values:
        return {}
    cuts = quantiles(values, n=20, method="inclusive") if len(values) > 1 else [values[0]] * 19
    return {"mean": round(fmean(values), 2), "p5": round(cuts[0], 2), "median": round(cuts[9], 2),
            "p95": round(cuts[18], 2), "least": min(values), "most": max(values)}


def targets_of(game: str, records: Sequence[GameRecord]) -> tuple[Target, ...]:
    """The game's own table of targets, as far as these records can tell (`bot.measure`)."""
    measure = getattr(room(game, "bot"), "measure", None)
    return tuple(Target(*row[:4]) for row in measure(records)) if measure else ()
