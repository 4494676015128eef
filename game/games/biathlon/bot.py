"""What bots know of Biathlon: how far each seat is from the end, and what a card makes of that.

Imports core and this room only. Bots see views; what is here works on full states drawn from a view.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import exp, sqrt
from statistics import fmean
from typing import Any

from game.core.registry import bot_of
from game.core.rules import OVER, Draw
from game.games.biathlon.rules import BiathlonRules, make_rules
from game.games.biathlon.state import HIDDEN, Card, Course, Racer, State, View
from game.games.biathlon.values import Table, Values, read_values, solve

SPREAD_AT_END = 0.2
SPREAD_BY_ROOT = 0.065
"""A lead of d rounds wins with 1 / (1 + exp(-d / scale)), scale = SPREAD_AT_END + SPREAD_BY_ROOT * sqrt(rounds
that the leader needs): fitted to 3,000 games of good players for two."""
GUESSED = 0.12
"""An opponent's card that costs so many rounds more is thought less likely by the factor e."""
JITTER = 0.3
"""Playouts choose among cards that are at most about so many rounds worse than the best."""


class BiathlonBot:
    """The common search's brain for Biathlon."""

    def __init__(self, rules: BiathlonRules, stored: Sequence[Values] = (),
                 levels: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        self.rules = rules
        self.levels = dict(levels or {})
        self.baselines = {"exact": self}
        """Alone, the best by rank is the exact optimum: the ceiling that racing against others can't be far from."""
        self._tables: dict[Course, Table] = {Course(v.fields, v.greens): v.rounds for v in stored}
        self._most = rules.box.chips.each
        self._specs = tuple((spec.move, spec.value, spec.pay, spec.gain) for spec in rules.box.cards)

    def table(self, course: Course) -> Table:
        """Rounds left by laps, field, chips; a player's own course is solved once, in a second or two."""
        found = self._tables.get(course)
        if found is None:
            found = self._tables[course] = solve(self.rules, course).rounds
        return found

    def evaluate(self, s: State) -> tuple[float, ...]:
        """Each seat's expected share of the victory."""
        if s.to_move == OVER:
            return tuple(1.0 / len(s.winners) if seat in s.winners else 0.0 for seat in range(len(s.players)))
        return shares([self._left(s, seat) for seat in range(len(s.players))])

    def policy(self, s: State, legal: tuple[Card, ...], number: int) -> Card:
        """One of the cards that cost little time; `number` says which."""
        rounds = self._after(s, s.to_move)
        best, chosen = 1e9, 0
        for place, value in enumerate(rounds):
            value += (number & 15) * (JITTER / 15)
            number >>= 4
            if value < best:
                best, chosen = value, place
        return legal[chosen]

    def rank(self, s: State, seat: int, legal: tuple[Card, ...]) -> tuple[float, ...]:
        """Each card's share against somebody who is as far with the best card, so 0.5 for that.

        Not against those who race here: far behind, all cards would look alike."""
        rounds = self._after(s, seat)
        best = min(rounds)
        return tuple(shares((rounds[card.number - 1], best))[0] for card in legal)

    def imagine(self, view: View) -> Callable[[Draw], State]:
        """Cards that lie face down, as likely as they are good: nobody lays one of the ten at random."""
        hidden = [seat for seat, card in enumerate(view.cards) if card == HIDDEN]
        blank = self.rules.determinize(view._replace(cards=tuple(max(c, 0) for c in view.cards)), _never)
        if not hidden:
            return lambda _: blank
        likely = {seat: self._likely_cards(blank, seat) for seat in hidden}

        def imagined(draw: Draw) -> State:
            cards = list(blank.cards)
            for seat, sums in likely.items():
                cards[seat] = 1 + bisect_right(sums, draw() / 2**64 * sums[-1])
            return blank._replace(cards=tuple(cards))

        return imagined

    def _likely_cards(self, s: State, seat: int) -> list[float]:
        rounds = self._after(s, seat)
        best = min(rounds)
        return list(accumulate(exp((best - r) / GUESSED) for r in rounds))

    def _left(self, s: State, seat: int) -> float:
        """Rounds the seat still needs, the one in play included."""
        racer = s.players[seat]
        if racer.waits:
            laps = racer.laps
            return racer.waits + (0.0 if racer.arrival is not None else self.table(s.course)[laps][0][0])
        if not s.dice:
            return self.table(s.course)[racer.laps][racer.field][min(racer.chips, self._most)]
        rounds = self._after(s, seat)
        return rounds[s.cards[seat] - 1] if s.cards[seat] > 0 else min(rounds)

    def _after(self, s: State, seat: int) -> list[float]:
        """Rounds needed in all with each of the ten cards now."""
        course, dice, racer = s.course, s.dice, s.players[seat]
        return _with_each_card(self._specs, course, dice, racer, self.table(course), self.rules.box.race.price,
                               self.rules.box.race.laps, self._most)


def _never() -> int:
    raise AssertionError("nothing is hidden here")


def _with_each_card(specs: tuple[tuple[str, int, int, int], ...], course: Course, dice: tuple[int, ...],
                    racer: Racer, table: Table, price: int, laps: int, most: int) -> list[float]:
    field, lap, chips, _, _ = racer
    here = table[lap]
    n = course.fields
    found = []
    for how, value, pay, gain in specs:
        target = field
        if how == "die":
            target += dice[value - 1]
        elif how == "fields":
            target += value
        elif how == "green_ahead":
            target += course.ahead[field]
        elif how == "green_behind":
            target -= course.behind[field]
        if pay > chips or (target == field and how == "green_behind"):
            found.append(1.01 + here[field][min(chips, most)])  # worse than a useless card that is carried out
            continue
        left = chips - pay + gain
        if target < n:
            found.append(1.0 + here[target][left if left < most else most])
            continue
        if left < price:
            rounds, left = 1.0 + price - left, 0
        else:
            rounds, left = 1.0, min(left - price, most)
        if lap + 1 < laps:
            rounds += table[lap + 1][0][left]
        else:
            # BD-14: of those who arrive in one round the surplus decides, then the chips.
            rounds -= 0.02 * min(target - n, 9) + 0.0005 * left
        found.append(rounds)
    return found


def shares(lefts: Sequence[float]) -> tuple[float, ...]:
    """Each seat's chance to be first, from the rounds that all still need."""
    if len(lefts) == 1:
        return (1.0,)
    first = max(0.0, min(lefts))
    scale = SPREAD_AT_END + SPREAD_BY_ROOT * sqrt(first)
    weights = [exp((first - left) / scale) for left in lefts]
    total = sum(weights)
    return tuple(w / total for w in weights)


def make_bot(components: Mapping[str, Any], tables: Mapping[str, Any] | None = None) -> BiathlonBot:
    """The bot with the tables `values_<board>` and the levels of `bot` in seeds/biathlon/. ValueError names
    what doesn't fit."""
    tables = tables or {}
    stored = [read_values(data) for name, data in tables.items() if name.startswith("values_")]
    return BiathlonBot(make_rules(components), stored, tables.get("bot", {}).get("levels"))


# -- targets of the rule page ----------------------------------------------------------------
Row = tuple[str, float, float, float]
LEAST_SHARE = {**dict.fromkeys((1, 2, 3, 4, 6, 7, 8, 9), 0.02), 5: 0.002, 10: 0.01}
MOST_SHARE = 0.35


def measure(records: Sequence[Any]) -> tuple[Row, ...]:
    """Name, value, least and most of each target that these finished games can tell of.

    A record has `board`, `seats`, `start` and `final` (states), `result` and `moves` ((seat, text), ...)."""
    rows: list[Row] = []
    for board in sorted({r.board for r in records}):
        here = [r for r in records if r.board == board]
        alone = [r for r in here if len(r.seats) == 1]
        if alone:
            start: State = alone[0].start
            exact = bot_of("biathlon").table(start.course)[0][0][start.players[0].chips]
            for level in sorted({r.seats[0] for r in alone}):
                rounds = fmean(r.final.rounds for r in alone if r.seats[0] == level)
                rows.append((f"rounds alone, {level}, board {board}", rounds, exact - 1.0, exact + 1.0))
        four = [r for r in here if len(r.seats) == 4]
        if four:
            rows.append((f"rounds of four, board {board}", fmean(r.final.rounds for r in four), 18, 30))
    return (*rows, *_card_rows(records), *_start_rows(records))


def _card_rows(records: Sequence[Any]) -> list[Row]:
    # A lone racer plays otherwise; the page's shares are those of a race.
    played = [text for r in records if len(r.seats) > 1 for seat, text in r.moves if seat >= 0]
    if not played:
        return []
    return [(f"share of card {n}", played.count(f"card {n}") / len(played), least, MOST_SHARE)
            for n, least in sorted(LEAST_SHARE.items())]


def _start_rows(records: Sequence[Any]) -> list[Row]:
    """Wins by place after the start player, for games of one size with more than one seat."""
    sizes = {len(r.seats) for r in records}
    n = max(sizes, default=1)
    if sizes != {n} or n == 1:
        return []
    wins = [0.0] * n
    for r in records:
        first = int(r.moves[0][1].split()[1])
        for place in range(n):
            wins[place] += r.result.share((first + place) % n)
    return [(f"wins of seat {place + 1} from the start player", won / len(records), 1 / n - 0.05, 1 / n + 0.05)
            for place, won in enumerate(wins)]
