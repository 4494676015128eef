"""What can't be in a game of Biathlon: complaints about a state that was written by hand or came from a file.

Imports core, state and components only; a pure function.
"""

from __future__ import annotations

from game.core.rules import OVER
from game.games.biathlon import SEATS
from game.games.biathlon.components import Components, Dice, Race
from game.games.biathlon.state import NO_CARD, Racer, State


def problems(s: State, box: Components) -> tuple[str, ...]:
    """What can't be in a game of these rules, naming the field."""
    n, total = len(s.players), sum(r.chips for r in s.players) + s.supply
    found = []
    if n not in SEATS:
        found.append(f"players: {n}, but {SEATS.least} to {SEATS.most} can play")
    if total != box.chips.each * n or s.supply < 0:
        found.append(f"supply: {s.supply} and the hands make {total} chips instead of "
                     f"{box.chips.each * n} (BD-01)")
    if len(s.shown) != n or len(s.cards) != n or any(not 0 <= c <= len(box.cards) for c in s.cards):
        found.append(f"cards: {list(s.cards)} are not one card (or 0) for each of {n} seats")
    if s.dice and not _a_roll(s.dice, box.dice):
        found.append(f"dice: {list(s.dice)} are not {box.dice.number} dice in ascending order (BD-03)")
    if not -1 <= s.start < n:
        found.append(f"start: {s.start} is no seat")
    if s.to_move != OVER and all(r.waits for r in s.players):
        found.append("players: everybody sits out, and such rounds pass at once (BD-16)")
    for seat, r in enumerate(s.players):
        found += _racer_problems(s, seat, r, box.race)
    if s.to_move >= 0 and (s.to_move >= n or s.players[s.to_move].waits or s.cards[s.to_move]):
        found.append(f"to_move: seat {s.to_move} has nothing to choose")
    return tuple(found)


def _racer_problems(s: State, seat: int, r: Racer, race: Race) -> list[str]:
    where, found = f"players[{seat}]", []
    laps, price = race.laps, race.price
    if not 0 <= r.field < s.course.fields:
        found.append(f"{where}.field: {r.field} is not on the course (0 to {s.course.fields - 1})")
    if r.chips < 0:
        found.append(f"{where}.chips: {r.chips} is below 0")
    if not 0 <= r.laps <= laps:
        found.append(f"{where}.laps: {r.laps} is not 0 to {laps}")
    if not 0 <= r.waits <= price:
        found.append(f"{where}.waits: {r.waits} is not 0 to {price} (BD-13)")
    if r.waits and r.field:
        found.append(f"{where}.waits: only who stands at the range, on field 0, sits rounds out (BD-13)")
    if r.waits and not r.laps:
        found.append(f"{where}.lap: nobody sits rounds out before he has reached the range (BD-13)")
    if r.waits and r.chips:
        found.append(f"{where}.chips: who sits rounds out has paid all he had (BD-13)")
    if r.arrival is not None and not 0 < r.arrival.round <= s.rounds:
        found.append(f"{where}.arrived.round: {r.arrival.round} is none of the rounds that have ended (BD-14)")
    elif r.arrival is not None and s.to_move != OVER and r.waits + s.rounds - r.arrival.round > price:
        found.append(f"{where}.waits: who arrived in round {r.arrival.round} would have sat out more than "
                     f"{price} rounds (BD-13)")
    if r.laps == laps and s.to_move != OVER and not (r.waits and r.arrival is not None):
        found.append(f"{where}.laps: the race is over for who arrived {laps} times and owes nothing (BD-14)")
    if r.waits and s.cards[seat:seat + 1] not in ((), (NO_CARD,)):
        found.append(f"cards[{seat}]: who sits out chooses no card (BD-16)")
    return found


def _a_roll(dice: tuple[int, ...], wanted: Dice) -> bool:
    return len(dice) == wanted.number and list(dice) == sorted(dice) and dice[0] > 0 and dice[-1] <= wanted.faces
