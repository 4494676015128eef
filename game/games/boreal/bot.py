"""What bots know of Boreal: how good a position is, quick choices for playouts, static ranks, and the targets.

Imports `core` and Boreal's own rooms only. The weights come from `seeds/boreal/bot.json`, fitted to games that
these bots played against each other; nothing of them stands here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp
from statistics import fmean, median
from typing import Any, NamedTuple, cast

from game.core.registry import rules_of as registered
from game.games.boreal.components import LEAD
from game.games.boreal.pyramid import grown, with_card
from game.games.boreal.rules import Boreal, make_rules
from game.games.boreal.state import BLACK, WHITE, Action, Discover, Pass, Place, Scout, State, deck_size

LUCK = 0.25
SCOUTING = 2.0
"""Playouts: points that luck adds to a choice at most seven times, and that a turn spent on scouting costs."""

Half = tuple[float, float]
"""A side's worth at the game's start and its change towards the end: worth(p) = half[0] + p * half[1]."""


def make_bot(components: Mapping[str, Any], tables: Mapping[str, Any]) -> Brain:
    """The bot with the data of `seeds/boreal/components.toml` and `seeds/boreal/bot.json`."""
    return Brain(make_rules(components), tables["bot"])


class Brain:
    """Evaluation by a sum over both sides: points, cards laid, token, compasses, cards and reserve, each
    worth something at the start and something else near the end; the difference gives the share of victory."""

    def __init__(self, rules: Boreal, weights: Mapping[str, Any]) -> None:
        self.rules = rules
        self.scorer = rules.scorer
        cards = rules.components.cards
        ids = [c.id for c in cards]

        def by_card(name: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
            table = weights[name]
            return tuple(table[k][0] for k in ids), tuple(table[k][1] for k in ids)

        def by_number(name: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
            return tuple(p[0] for p in weights[name]), tuple(p[1] for p in weights[name])

        self.points: Half = (weights["points"][0], weights["points"][1])
        self.laid = by_card("laid")
        self.kept = by_card("kept")
        self.token = by_number("token")
        self.income = by_number("income")
        self.count = by_number("count")
        self.near: Half = (weights["near"][0], weights["near"][1])
        self.far: Half = (weights["far"][0], weights["far"][1])
        self.tempo: Half = (weights["tempo"][0], weights["tempo"][1])
        self.most_income = len(weights["income"]) - 1
        self.stuck: Half = (weights["stuck"][0], weights["stuck"][1])
        # [half][pyramid complete][income][token]: a complete pyramid has no use for compasses
        self.purse = tuple(
            (
                tuple(
                    tuple(of_token + of_income + (self.stuck[half] if is_stuck(token, income) else 0.0)
                          for token, of_token in enumerate(self.token[half]))
                    for income, of_income in enumerate(self.income[half])
                ),
                ((0.0,) * len(self.token[half]),) * len(self.income[half]),
            )
            for half in (0, 1)
        )
        self.cost = tuple(c.cost for c in cards)
        self.power = tuple(c.power for c in cards)
        self.amount = tuple(c.amount for c in cards)
        self.archive = rules.first_archive
        self.lead = tuple(c.end == LEAD for c in cards)
        # what a card is roughly worth when discovered, in points: for playouts and for what lies on the board
        self.worth = (*(float(weights["worth"][k]) for k in ids), 0.0)
        self.levels: Mapping[str, Mapping[str, Any]] = weights.get("levels", {})
        self.baselines = {"greedy": Greedy(rules)}

    # -- evaluation --------------------------------------------------------------------------
    def evaluate(self, s: State) -> tuple[float, float]:
        """White's and black's expected share of the victory. A turn in the middle counts as if its Rest came
        now; a card in hand as if it lay in its best slot."""
        if s.phase == "over":
            result = self.rules.result(s)
            return result.share(WHITE), result.share(BLACK)
        seat = s.seat
        if s.phase == "choose":
            share = self._share(s.pyramids, s.masks, s.tokens, s.reserves, s.board, seat)
        elif s.hand >= 0 and (s.phase in ("place", "refill")):
            slots = self.rules.slots_for(s.hand, s.masks[seat])
            mine = max(self._layings(_Frame(self, s), s.hand, slots, s.tokens[seat]))
            share = mine if seat == WHITE else 1.0 - mine
        else:
            share = self._share(s.pyramids, s.masks, self._rested(s, s.tokens, s.pyramids, s.masks), s.reserves,
                                s.board, 1 - seat)
        return share, 1.0 - share

    def _rested(self, s: State, tokens: Any, pyramids: Any, masks: Any) -> tuple[int, int]:
        """Both tokens after the Rest of the seat in turn."""
        seat = s.seat
        token = tokens[seat]
        end = token + self.scorer.bonus[token] + self.scorer.uncovered_compasses(pyramids[seat], masks[seat])
        end = min(end, self.rules.spaces)
        return (end, tokens[1]) if seat == WHITE else (tokens[0], end)

    def _share(self, pyramids: Any, masks: Any, tokens: Any, reserves: Any, board: tuple[int, ...],
               to_move: int) -> float:
        """White's share at the beginning of the turn of `to_move`."""
        scorer = self.scorer
        white, black = pyramids
        count_w, count_b = scorer.family_counts(white), scorer.family_counts(black)
        laid_w, laid_b = masks[0].bit_count(), masks[1].bit_count()
        progress = max(laid_w, laid_b) / 10
        points = (sum(scorer.values(white, count_b)), sum(scorer.values(black, count_w)))
        if (laid_w == 10 and to_move == WHITE) or (laid_b == 10 and to_move == WHITE):
            return _decided(points[0], points[1], laid_w, laid_b)
        a = self._side(white, masks[0], laid_w, points[0], tokens[0], reserves[0], board, WHITE, to_move, progress)
        b = self._side(black, masks[1], laid_b, points[1], tokens[1], reserves[1], board, BLACK, to_move, progress)
        tempo = self.tempo[0] + progress * self.tempo[1]
        return _logistic(a - b + (tempo if to_move == WHITE else -tempo))

    def _side(self, pyramid: tuple[int, ...], mask: int, laid: int, points: int, token: int,
              reserve: tuple[int, ...], board: tuple[int, ...], seat: int, to_move: int, progress: float) -> float:
        income = self.scorer.uncovered_compasses(pyramid, mask)
        if income > self.most_income:
            income = self.most_income
        first, second = self._cards_worth(pyramid, reserve)
        first += points * self.points[0] + self.count[0][laid] + self.purse[0][laid == 10][income][token]
        second += points * self.points[1] + self.count[1][laid] + self.purse[1][laid == 10][income][token]
        near = self.best_near(board, token, seat)
        weight = self.near if seat == to_move else self.far
        return first + near * weight[0] + progress * (second + near * weight[1])

    def _cards_worth(self, pyramid: tuple[int, ...], reserve: tuple[int, ...]) -> Half:
        """What the cards laid and kept are worth beyond their points."""
        first = second = 0.0
        laid_0, laid_1 = self.laid
        for card in pyramid:
            if card >= 0:
                first += laid_0[card]
                second += laid_1[card]
        kept_0, kept_1 = self.kept
        for card in reserve:
            first += kept_0[card]
            second += kept_1[card]
        return first, second

    def best_near(self, board: tuple[int, ...], token: int, seat: int) -> float:
        """The best card of the board that the token reaches and pays."""
        worth, cost = self.worth, self.cost
        near = board[:token] if seat == WHITE else board[len(board) - token:]
        best: float | None = None
        for card in near:
            if card >= 0 and cost[card] <= token:
                value = worth[card]
                if best is None or value > best:
                    best = value
        return 0.0 if best is None else best

    # -- static ranks ------------------------------------------------------------------------
    def rank(self, s: State, seat: int, legal: tuple[Action, ...]) -> tuple[float, ...]:
        """Each action's share for the seat, one step ahead; a discovered card counts in its best slot, and the
        card that replaces it as unknown."""
        if s.phase == "place":
            slots = tuple([a.slot for a in legal])  # type: ignore[union-attr]
            return tuple(self._layings(_Frame(self, s), s.hand, slots, s.tokens[seat]))
        if s.phase == "choose":
            frame = _Frame(self, s)
            mask, token = s.masks[seat], s.tokens[seat]
            found = []
            for action in legal:
                kind = type(action)
                if kind is Discover:
                    card = action.card  # type: ignore[union-attr]
                    slots = self.rules.slots_for(card, mask)
                    found.append(max(self._layings(frame, card, slots, token - self.cost[card])))
                elif kind is Scout:
                    found.append(self._scouting(frame, action.card))  # type: ignore[union-attr]
                else:
                    found.append(0.5)
            return tuple(found)
        if s.phase == "under":  # the order matters little and is not judged here
            return (0.5,) * len(legal)
        return tuple([self.evaluate(self.rules.advance(s, a))[seat] for a in legal])

    def _layings(self, frame: _Frame, card: int, slots: tuple[int, ...], paid: int) -> list[float]:
        """The seat's share once the card lies in each of the slots and Rest is done; choices of its power apart."""
        s, seat, spaces = frame.s, frame.s.seat, self.rules.spaces
        other = s.tokens[1 - seat]
        power = self.power[card]
        if power == "gain":
            paid = min(spaces, paid + self.amount[card])
        elif power == "opponent_loses":
            other = max(0, other - self.amount[card])
        board, first, second = s.board, frame.first, frame.second
        if card in board:
            i = board.index(card)
            board = (*board[:i], -1, *board[i + 1:])
        elif card in s.reserves[seat]:
            first -= self.kept[0][card]
            second -= self.kept[1][card]
        laid = frame.laid + 1
        progress = max(laid, frame.other_laid) / 10
        rival = frame.rival(board, other, progress)
        first += self.laid[0][card] + self.count[0][laid]
        second += self.laid[1][card] + self.count[1][laid]
        rested = paid + self.scorer.bonus[paid]
        over = seat == BLACK and (laid == 10 or frame.other_laid == 10)
        pyramid, mask = s.pyramids[seat], s.masks[seat]
        found = []
        for slot in slots:
            after = with_card(pyramid, slot, card)
            filled = grown(mask, slot)
            points, theirs = frame.points(after)
            if over:
                found.append(_decided(points, theirs, laid, frame.other_laid))
                continue
            income = self.scorer.uncovered_compasses(after, filled)
            token = min(spaces, rested + income)
            found.append(frame.share(first, second, points, theirs, laid, income, token, board, rival, progress))
        return found

    def _scouting(self, frame: _Frame, card: int) -> float:
        s, seat = frame.s, frame.s.seat
        i = s.board.index(card)
        board = (*s.board[:i], -1, *s.board[i + 1:])
        first = frame.first + self.kept[0][card] + self.count[0][frame.laid]
        second = frame.second + self.kept[1][card] + self.count[1][frame.laid]
        progress = max(frame.laid, frame.other_laid) / 10
        rival = frame.rival(board, s.tokens[1 - seat], progress)
        points, theirs = frame.points(s.pyramids[seat])
        if seat == BLACK and frame.other_laid == 10:
            return _decided(points, theirs, frame.laid, frame.other_laid)
        token = s.tokens[seat]
        income = self.scorer.uncovered_compasses(s.pyramids[seat], s.masks[seat])
        token = min(self.rules.spaces, token + self.scorer.bonus[token] + income)
        return frame.share(first, second, points, theirs, frame.laid, income, token, board, rival, progress)

    # -- quick choices -----------------------------------------------------------------------
    def policy(self, s: State, legal: tuple[Action, ...], number: int) -> Action:
        """A quick choice for playouts, by rough worth and three bits of luck for each action: a good card that
        can be paid, a slot that covers few compasses."""
        phase = s.phase
        if phase == "choose" or phase == "take":
            scores = self._rough(legal)
        elif phase == "place":
            pyramid, mask = s.pyramids[s.seat], s.masks[s.seat]
            left = self.scorer.uncovered_compasses
            scores = [left(pyramid, mask | 1 << a.slot if a.slot > 3 else mask) * 1.0 for a in legal]  # type: ignore[union-attr]
        elif phase == "power" and self.power[s.hand] in ("reserve", "remove"):
            scores = self._rough(legal)
        elif phase == "power":
            return legal[-1]  # swaps are declined
        else:
            return legal[number % len(legal)]
        best, chosen = -1e9, legal[0]
        for action, score in zip(legal, scores, strict=True):
            score += (number & 7) * LUCK
            number >>= 3
            if score > best:
                best, chosen = score, action
        return chosen

    def _rough(self, legal: tuple[Action, ...]) -> list[float]:
        worth = self.worth
        return [
            0.0 if type(a) is Pass else worth[a.card] - (SCOUTING if type(a) is Scout else 0.0)  # type: ignore[union-attr]
            for a in legal
        ]


class _Frame:
    """What stays the same while the actions of one seat are ranked: the other's side, and the own cards' worth."""

    __slots__ = ("brain", "first", "laid", "lead", "other", "other_counts", "other_first", "other_income",
                 "other_laid", "other_points", "other_second", "s", "second")

    def __init__(self, brain: Brain, s: State) -> None:
        seat = s.seat
        self.brain = brain
        self.s = s
        mine, self.other = s.pyramids[seat], s.pyramids[1 - seat]
        self.laid, self.other_laid = s.masks[seat].bit_count(), s.masks[1 - seat].bit_count()
        scorer = brain.scorer
        self.other_counts = scorer.family_counts(self.other)
        self.lead = any(brain.lead[c] for c in self.other if c >= 0)
        self.other_points = -1 if self.lead else scorer.total(self.other, 0)
        self.first, self.second = brain._cards_worth(mine, s.reserves[seat])
        first, second = brain._cards_worth(self.other, s.reserves[1 - seat])
        self.other_income = min(brain.most_income, scorer.uncovered_compasses(self.other, s.masks[1 - seat]))
        self.other_first = first + brain.count[0][self.other_laid]
        self.other_second = second + brain.count[1][self.other_laid]

    def points(self, pyramid: tuple[int, ...]) -> tuple[int, int]:
        """The own pyramid's points and the other's beside it."""
        scorer = self.brain.scorer
        theirs = scorer.total(self.other, scorer.family_counts(pyramid)) if self.lead else self.other_points
        return scorer.total(pyramid, self.other_counts), theirs

    def rival(self, board: tuple[int, ...], token: int, progress: float) -> float:
        """The other's side, who is to move next, without his points."""
        brain = self.brain
        near = brain.best_near(board, token, 1 - self.s.seat)
        full, income = self.other_laid == 10, self.other_income
        return (
            self.other_first + brain.purse[0][full][income][token] + near * brain.near[0]
            + progress * (self.other_second + brain.purse[1][full][income][token] + near * brain.near[1])
        )

    def share(self, first: float, second: float, points: int, theirs: int, laid: int, income: int, token: int,
              board: tuple[int, ...], rival: float, progress: float) -> float:
        """The seat's share, the other being to move."""
        brain = self.brain
        if income > brain.most_income:
            income = brain.most_income
        near = brain.best_near(board, token, self.s.seat)
        own = first + brain.purse[0][laid == 10][income][token] + near * brain.far[0]
        late = second + brain.purse[1][laid == 10][income][token] + near * brain.far[1]
        lead = (points - theirs) * (brain.points[0] + progress * brain.points[1])
        tempo = brain.tempo[0] + progress * brain.tempo[1]
        return _logistic(own + progress * late + lead - rival - tempo)


class Greedy:
    """A baseline: the most points now, by its own pyramid less the other's; ties by the first action."""

    def __init__(self, rules: Boreal) -> None:
        self.rules = rules
        self.scorer = rules.scorer

    def rank(self, s: State, seat: int, legal: tuple[Action, ...]) -> tuple[float, ...]:
        """Difference of points after each action, the best slot for a discovery."""
        return tuple(self._points(s, seat, a) for a in legal)

    def _points(self, s: State, seat: int, action: Action) -> float:
        if type(action) is Discover:
            slots = self.rules.slots_for(action.card, s.masks[seat])
            return max(self._laid(s, seat, action.card, slot) for slot in slots)
        if type(action) is Place:
            return self._laid(s, seat, s.hand, action.slot)
        after = self.scorer.totals(self.rules.advance(s, action))
        return float(after[seat] - after[1 - seat])

    def _laid(self, s: State, seat: int, card: int, slot: int) -> float:
        mine, other = with_card(s.pyramids[seat], slot, card), s.pyramids[1 - seat]
        scorer = self.scorer
        own = scorer.total(mine, scorer.family_counts(other))
        return float(own - scorer.total(other, scorer.family_counts(mine)))


def points_now(rules: Boreal, s: State, seat: int, legal: tuple[Action, ...]) -> Action:
    """The greedy baseline's choice: the one-ply bot that stronger bots are measured against."""
    scores = Greedy(rules).rank(s, seat, legal)
    return legal[scores.index(max(scores))]


def is_stuck(token: int, income: int) -> bool:
    """Whether Rest brings nothing and the token pays for hardly any card: so it stays (BO-11)."""
    return income == 0 and token <= 3


def _decided(points: int, theirs: int, cards: int, others: int) -> float:
    """The share at the end (BO-24)."""
    mine, other = (points, -cards), (theirs, -others)
    return 1.0 if mine > other else 0.0 if mine < other else 0.5


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x)) if x > -40.0 else 0.0


# -- the rule page's targets -----------------------------------------------------------------


class Row(NamedTuple):
    """A measured value and the range that the rule page wants."""

    name: str
    value: float
    low: float
    high: float

    @property
    def passed(self) -> bool:
        return self.low <= self.value <= self.high


class CardStats(NamedTuple):
    """A card in finished games: shares of a hundred of the games in which it was seen in which it was laid, mean
    points when laid, and the owner's wins above a half in points of a hundred."""

    card: str
    kind: str
    shown: int
    played: float
    points: float
    win: float


def card_stats(rules: Boreal, records: Iterable[Any]) -> list[CardStats]:
    """Card by card; `records` have `final` (the last state) and `result`."""
    cards = rules.components.cards
    shown, laid = [0] * len(cards), [0] * len(cards)
    points, wins = [0] * len(cards), [0.0] * len(cards)
    for record in records:
        s = record.final
        for card in (*s.board, *s.pyramids[0], *s.pyramids[1], *s.reserves[0], *s.reserves[1], *s.removed):
            if card >= 0:
                shown[card] += 1
        for seat in (WHITE, BLACK):
            for line in rules.explain(s, seat):
                laid[line.card] += 1
                points[line.card] += line.points
                wins[line.card] += record.result.share(seat)
    return [
        CardStats(c.id, c.kind, shown[i], 100 * laid[i] / max(1, shown[i]), points[i] / max(1, laid[i]),
                  100 * wins[i] / laid[i] - 50 if laid[i] else 0.0)
        for i, c in enumerate(cards)
    ]


def measure(records: Iterable[Any]) -> list[Row]:
    """The rule page's targets from finished games of `python -m game sim boreal` (`final`, `result`): scores,
    seats, length, deck, then for each card its play rate and what owning it does to the share of victory."""
    games = list(records)
    if not games:
        return []
    rules = cast(Boreal, registered("boreal"))
    totals = [p for g in games for p in rules.scorer.totals(g.final)]
    turns = [(g.final.turns + 1) // 2 for g in games]
    empty = sum(1 for g in games if not deck_size(g.final))
    rows = [
        Row("mean score", fmean(totals), 38, 50),
        Row("first player wins %", 100 * fmean(g.result.share(WHITE) for g in games), 46, 54),
        Row("median of turns each", float(median(turns)), 10, 12),
        Row("most turns each", float(max(turns)), 0, 16),
        Row("deck empty %", 100 * empty / len(games), 0, 1),
    ]
    for line in card_stats(rules, games):
        low, high = (45, 95) if line.kind == "start" else (15, 85)
        rows.append(Row(f"{line.card} played %", line.played, low, high))
        rows.append(Row(f"{line.card} win %", line.win, -14, 14))
    return rows
