"""The rules of Biathlon, BD-01 to BD-17 of seeds/biathlon/rules.*.md; read them beside this file.

Imports core and the plain board only. `_play_round` is the heart: everything between the reveal of the cards
and the next roll, with or without telling the events; who wins then is in `finish`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate, combinations_with_replacement
from math import factorial
from typing import Any

from game.boards.board import Board
from game.core.notation import Notation
from game.core.rules import (
    CHANCE,
    OVER,
    Draw,
    IllegalAction,
    Option,
    Params,
    Refusal,
    Result,
    Rules,
    Setup,
    Step,
)
from game.games.biathlon import SEATS
from game.games.biathlon.checks import problems
from game.games.biathlon.components import Components, parse
from game.games.biathlon.finish import Paid, arrived, winners_of
from game.games.biathlon.positions import read_position
from game.games.biathlon.state import (
    HIDDEN,
    NO_CARD,
    Arrival,
    Card,
    CardChosen,
    CardNotCarriedOut,
    CardsRevealed,
    ChipsGained,
    ChipsPaid,
    Course,
    DiceRolled,
    GameWon,
    LapCompleted,
    MinutePassed,
    PieceMoved,
    Preview,
    Racer,
    Roll,
    RoundEnded,
    RoundsOwed,
    SatOut,
    ShootingReached,
    Start,
    StartPlayerDrawn,
    State,
    StonePassed,
    View,
    WaitCounted,
    course_of,
)

Events = list[Any]
_make = tuple.__new__  # a NamedTuple from a tuple, without the detour over its own __new__


class BiathlonRules(Rules[State, Card, Start | Roll, View]):
    """Biathlon with the given components."""

    id = "biathlon"
    version = 1
    seats = SEATS
    options = (Option("turn_order", False), Option("time_track", False, alone=True))
    needs_board = True
    notation = Notation({"card": Card}, {"start": Start, "roll": Roll})
    state_type = State

    def __init__(self, box: Components) -> None:
        self.box = box
        self.cards = tuple(Card(spec.number) for spec in box.cards)
        self._specs = tuple((spec.move, spec.value, spec.pay, spec.gain) for spec in box.cards)
        # Every roll with the number of ways in which it falls.
        self.chance_of_dice = _rolls(box.dice.number, box.dice.faces)
        self._weights = dict(self.chance_of_dice)
        self._roll_list = tuple(roll for roll, _ in self.chance_of_dice)
        self._roll_sums = tuple(accumulate(weight for _, weight in self.chance_of_dice))
        # Seats clockwise from each seat, for each number of seats.
        self._clockwise = tuple(
            tuple(tuple((first + i) % n for i in range(n)) for first in range(n)) for n in range(SEATS.most + 1)
        )

    # -- setup and turns -------------------------------------------------------------------
    def initial(self, setup: Setup) -> State:
        """BD-01, BD-02. BD-15: alone, the time track is always in use."""
        course = course_of(setup.board)
        chips, n = self.box.chips, setup.seats
        return State(
            course=course,
            turn_order=bool(setup.option("turn_order")),
            time_track=bool(setup.option("time_track")) or n == 1,
            rounds=0,
            start=-1,
            to_move=CHANCE,
            dice=(),
            cards=(NO_CARD,) * n,
            players=(Racer(0, 0, chips.hand, 0, None),) * n,
            supply=(chips.each - chips.hand) * n,
            winners=(),
            termination="",
            shown=(NO_CARD,) * n,
        )

    def turn(self, s: State) -> int:
        return s.to_move

    def legal(self, s: State) -> tuple[Card, ...]:
        """BD-11: every card may be chosen, also one that can't be carried out."""
        return self.cards if s.to_move >= 0 else ()

    def why_not(self, s: State, action: Card) -> Refusal | None:
        if s.to_move == OVER:
            return Refusal("BD-14", "over")
        if s.to_move == CHANCE:
            return Refusal("BD-02", "draw_first") if s.start < 0 else Refusal("BD-03", "roll_first")
        if type(action) is not Card:
            return Refusal("BD-04", "choose_first")
        if action not in self.cards:
            return Refusal("BD-02", "no_such_card", (("card", action.number), ("most", len(self.cards))))
        return None

    def chance(self, s: State) -> tuple[tuple[Start | Roll, int], ...]:
        """BD-02: the start player by lot. BD-03: the dice, weighted by how many ways they can fall."""
        if s.to_move != CHANCE:
            return ()
        if s.start < 0:
            return tuple((Start(seat), 1) for seat in range(len(s.players)))
        return self.chance_of_dice

    def sample(self, s: State, number: int) -> Start | Roll:
        if s.start < 0:
            return Start(number % len(s.players))
        return self._roll_list[bisect_right(self._roll_sums, number % self._roll_sums[-1])]

    def apply(self, s: State, move: Card | Start | Roll) -> Step[State]:
        events: Events = []
        state = self._enter(s, move, events)
        return _make(Step, (state, tuple(events)))

    def advance(self, s: State, move: Card | Start | Roll) -> State:
        return self._enter(s, move, None)

    def _enter(self, s: State, move: Card | Start | Roll, events: Events | None) -> State:
        if s.to_move >= 0 and type(move) is Card:
            return self._choose(s, move, events)
        if s.to_move == CHANCE:
            if s.start >= 0 and move in self._weights and type(move) is Roll:
                return self._roll(s, move, events)
            if s.start < 0 and type(move) is Start and 0 <= move.seat < len(s.players):
                if events is not None:
                    events.append(StartPlayerDrawn(move.seat))
                return s._replace(start=move.seat)
        raise IllegalAction(self._refuse(s, move))

    def _refuse(self, s: State, move: Any) -> Refusal:
        if s.to_move == CHANCE and type(move) is Roll and s.start >= 0:
            return Refusal("BD-03", "no_such_roll", (("dice", " ".join(map(str, move.dice))),))
        if s.to_move == CHANCE and type(move) is Start and s.start < 0:
            return Refusal("BD-02", "no_such_seat", (("seat", move.seat),))
        return self.why_not(s, move) or Refusal("BD-04", "choose_first")

    # -- a round ---------------------------------------------------------------------------
    def _roll(self, s: State, move: Roll, events: Events | None) -> State:
        """BD-03: the dice lie in ascending order. BD-04: the first who does not sit out chooses."""
        (course, turn_order, time_track, rounds, start, _, _, cards, players, supply, winners, end, shown) = s
        chooser = start
        while players[chooser][3]:
            chooser = (chooser + 1) % len(players)
        if events is not None:
            events.append(_make(DiceRolled, (start, rounds + 1, move[0])))
        return _make(State, (course, turn_order, time_track, rounds, start, chooser, move[0], cards, players,
                             supply, winners, end, shown))

    def _choose(self, s: State, move: Card, events: Events | None) -> State:
        """BD-04, BD-16: the card lies face down; after the last one who plays all are shown."""
        (course, turn_order, time_track, rounds, start, seat, dice, cards, players, supply, winners, end, shown) = s
        card = move[0]
        if not 0 < card <= len(self.cards):
            raise IllegalAction(self._refuse(s, move))
        if events is not None:
            events.append(_make(CardChosen, (seat, card)))
        n = len(players)
        cards = (*cards[:seat], card, *cards[seat + 1:])
        chooser = seat + 1 if seat + 1 < n else 0
        while chooser != start:
            if not players[chooser][3]:
                return _make(State, (course, turn_order, time_track, rounds, start, chooser, dice, cards, players,
                                     supply, winners, end, shown))
            chooser = chooser + 1 if chooser + 1 < n else 0
        if events is not None:
            events.append(_make(CardsRevealed, (cards,)))
        return self._play_round(s, cards, events)

    def _play_round(self, s: State, cards: tuple[int, ...], events: Events | None) -> State:
        """BD-05 to BD-14: each card in turn order, from the start player clockwise."""
        (course, turn_order, time_track, rounds, start, _, dice, _, players, supply, _, _, _) = s
        racers = list(players)
        paid: list[Paid] = []
        specs = self._specs
        for place, seat in enumerate(self._clockwise[len(racers)][start]):
            card = cards[seat]
            field, laps, chips, waits, arrival = racers[seat]
            if not card:
                if events is not None:
                    events.append(SatOut(seat, waits))
                continue
            how, value, pay, gain = specs[card - 1]
            # BD-06 to BD-10: how far the piece goes.
            if how == "die":
                steps = dice[value - 1]
            elif how == "fields":
                steps = value
            elif how == "green_ahead":
                steps = course.ahead[field]
            elif how == "green_behind":
                steps = -course.behind[field]
            else:
                steps = 0
            # BD-11: what can't be paid or carried out costs and brings nothing.
            if pay > chips or (steps == 0 and how == "green_behind"):
                if events is not None:
                    events.append(CardNotCarriedOut(seat, card, "chips" if pay > chips else "green"))
                continue
            if pay:
                chips -= pay
                supply += pay
                if events is not None:
                    events.append(_make(ChipsPaid, (seat, pay, chips, supply, "card")))
            if gain:
                # BD-01: a short supply gives what is there, in turn order.
                got = gain if gain < supply else supply
                chips += got
                supply -= got
                if events is not None:
                    events.append(_make(ChipsGained, (seat, got, gain, chips, supply)))
            target = field + steps
            surplus = target - course.fields
            if surplus < 0:
                if events is not None and steps:
                    events.append(_make(PieceMoved, (seat, _path(course, field, target), steps < 0)))
                racers[seat] = _make(Racer, (target, laps, chips, waits, arrival))
                continue
            # BD-13: the range; surplus points lapse.
            laps += 1
            owed = max(0, self.box.race.price - chips)
            fee = self.box.race.price - owed
            chips -= fee
            supply += fee
            if events is not None:
                events.append(PieceMoved(seat, _path(course, field, course.fields), False))
                self._tell_range(events, Racer(0, laps, chips, owed, None), seat, surplus, fee, supply)
            if laps == self.box.race.laps:
                # BD-14: the third arrival wins if it is paid at once, else it waits.
                arrival = Arrival(rounds + 1, surplus, place)
                if not owed:
                    paid.append((surplus, chips, seat))
            racers[seat] = _make(Racer, (0, laps, chips, owed, arrival))
            if paid and turn_order:
                break
        s = _make(State, (course, turn_order, time_track, rounds, start, CHANCE, dice, cards, tuple(racers),
                          supply, (), "", cards))
        return self._end_round(s, paid, events)

    def _tell_range(self, events: Events, racer: Racer, seat: int, surplus: int, fee: int, supply: int) -> None:
        events.append(ShootingReached(seat, racer.laps, surplus))
        events.append(LapCompleted(seat, racer.laps))
        if fee:
            events.append(ChipsPaid(seat, fee, racer.chips, supply, "range"))
        if racer.waits:
            events.append(RoundsOwed(seat, racer.waits))

    def _end_round(self, s: State, paid: list[Paid], events: Events | None) -> State:
        """BD-12 to BD-16: waits are counted, the winner is found or the stone passes to the next player."""
        (course, turn_order, time_track, rounds, start, _, _, cards, players, supply, _, _, shown) = s
        n = len(players)
        while True:
            waited: list[int] = []
            if not all(cards) and not (paid and turn_order):
                players, waited = _count_waits(players, cards, events)
            rounds += 1
            if events is not None:
                events.append(_make(RoundEnded, (rounds,)))
                if time_track:
                    events.append(MinutePassed(rounds))
            if paid or waited:
                winners, end = winners_of(players, paid, waited, turn_order)
                if events is not None:
                    events.append(GameWon(winners, end, rounds))
                return _make(State, (course, turn_order, time_track, rounds, start, OVER, (), (NO_CARD,) * n,
                                     players, supply, winners, end, shown))
            after = start + 1 if start + 1 < n else 0
            if events is not None and n > 1:
                events.append(_make(StonePassed, (start, after)))
            start = after
            cards = (NO_CARD,) * n
            for racer in players:
                if not racer[3]:
                    return _make(State, (course, turn_order, time_track, rounds, start, CHANCE, (), cards,
                                         players, supply, (), "", shown))
            # BD-16: everybody sits out, so no dice are rolled.
            if events is not None:
                order = self._clockwise[n][start]
                events.extend(SatOut(seat, players[seat].waits) for seat in order)

    def result(self, s: State) -> Result:
        """BD-14. The others are ranked by how far they came: laps, field, rounds still to sit out; then who paid
        in this round, the earlier arrival, surplus points, chips left."""
        if s.to_move != OVER:
            raise ValueError("the race is not over")
        keys = [(1,) if i in s.winners else (0, r.laps, r.field, -r.waits, *arrived(r, s.rounds), r.chips)
                for i, r in enumerate(s.players)]
        ranking = tuple(1 + sum(other > key for other in keys) for key in keys)
        time = "minutes" if s.time_track else "rounds"
        scores = tuple((("laps", r.laps), ("field", r.field), ("chips", r.chips), (time, s.rounds))
                       for r in s.players)
        return Result(s.termination, ranking, scores)

    # -- who may know what -----------------------------------------------------------------
    def observe(self, s: State, viewer: int | None) -> View:
        """BD-04: a chosen card lies face down for everybody but the one who chose it."""
        cards = tuple(c if not c or seat == viewer else HIDDEN for seat, c in enumerate(s.cards))
        return View(viewer, *s[:7], cards, *s[8:])

    def redact(self, event: Any, viewer: int | None) -> Any:
        if type(event) is CardChosen and event.seat != viewer:
            return CardChosen(event.seat, HIDDEN)
        return event

    def seen(self, s: State, action: Card, viewer: int) -> Card | None:
        """A card that lies face down tells the others nothing."""
        return action if viewer == s.to_move else None

    def determinize(self, view: View, draw: Draw) -> State:
        """Cards face down may be any of the ten."""
        cards = tuple(self.cards[draw() % len(self.cards)].number if c == HIDDEN else c for c in view.cards)
        return State(*view[1:8], cards, *view[9:])

    # -- for people ------------------------------------------------------------------------
    def preview(self, v: State | View, seat: int, card: int) -> Preview:
        """What the card would do for the seat with the dice that lie there (BD-05 to BD-13)."""
        how, value, pay, gain = self._specs[card - 1]
        field, _, chips, _, _ = v.players[seat]
        course = v.course
        steps = {
            "die": v.dice[value - 1] if how == "die" and v.dice else 0,
            "fields": value,
            "green_ahead": course.ahead[field],
            "green_behind": -course.behind[field],
        }.get(how, 0)
        problem = "chips" if pay > chips else "green" if how == "green_behind" and not steps else ""
        if problem:
            return Preview(seat, card, (field,), 0, 0, False, 0, 0, problem)
        got = min(gain, v.supply + pay)
        surplus = field + steps - course.fields
        reached = surplus >= 0
        owed = max(0, self.box.race.price - (chips - pay + got)) if reached else 0
        target = min(field + steps, course.fields)
        path = _path(course, field, target)
        return Preview(seat, card, path, pay, got, reached, max(0, surplus), owed, "")

    def warnings(self, view: View, action: Card) -> tuple[Refusal, ...]:
        """BD-11: the card can't be paid or carried out. BD-13: rounds would be owed at the range."""
        seat = view.to_move
        if seat < 0:
            return ()
        seen = self.preview(view, seat, action.number)
        pay = self._specs[action.number - 1][2]
        card: Params = (("card", action.number),)
        match seen.problem:
            case "chips":
                more: Params = (("n", pay), ("chips", view.players[seat].chips))
                return (Refusal("BD-11", "cannot_pay", card + more),)
            case "green":
                return (Refusal("BD-09", "no_green_behind", card),)
        if seen.owed:
            return (Refusal("BD-13", "rounds_owed", (*card, ("n", seen.owed))),)
        return ()

    def problems(self, s: State) -> tuple[str, ...]:
        return problems(s, self.box)

    def position(self, fields: Mapping[str, Any], setup: Setup) -> State:
        """seeds/biathlon/positions.md describes the fields."""
        return read_position(self.initial(setup), fields, self.problems, self.box.race.laps)


def _rolls(number: int, faces: int) -> tuple[tuple[Roll, int], ...]:
    """Every sorted roll with the number of ways in which it falls; together faces ** number."""
    found = []
    for dice in combinations_with_replacement(range(1, faces + 1), number):
        ways = factorial(number)
        for face in set(dice):
            ways //= factorial(dice.count(face))
        found.append((Roll(dice), ways))
    return tuple(found)


def _path(course: Course, field: int, target: int) -> tuple[int, ...]:
    """Every field from `field` to `target` on the loop, both included."""
    if target < field:
        return tuple(range(field, target - 1, -1))
    return course.loop[field:target + 1]


def _count_waits(players: tuple[Racer, ...], cards: tuple[int, ...],
                 events: Events | None) -> tuple[tuple[Racer, ...], list[int]]:
    """A round less for those who sat this one out, and the finishers whose wait has ended (BD-13, BD-14)."""
    racers = list(players)
    ended = []
    for seat, card in enumerate(cards):
        if card:
            continue
        field, laps, chips, waits, arrival = racers[seat]
        racers[seat] = Racer(field, laps, chips, waits - 1, arrival)
        if events is not None:
            events.append(WaitCounted(seat, waits - 1))
        if waits == 1 and arrival is not None:
            ended.append(seat)
    return tuple(racers), ended


def check_board(board: Board) -> list[str]:
    """What makes a lane map no course for Biathlon; empty if it is one (BD-17)."""
    try:
        course_of(board)
    except ValueError as error:
        return [str(error)]
    return []


def make_rules(components: Mapping[str, Any]) -> BiathlonRules:
    """The rules with the components of seeds/biathlon/components.toml. ValueError names a wrong field."""
    return BiathlonRules(parse(components))
