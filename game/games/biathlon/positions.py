"""Biathlon positions written by hand (seeds/biathlon/positions.md): what is not given is as after setup.

A pure function of plain data; every complaint names the field and what it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.games.biathlon.state import NO_CARD, Arrival, Racer, State

FIELDS = ("players", "dice", "start", "round", "cards")
PLAYER_FIELDS = ("field", "lap", "chips", "waits", "arrived")
ARRIVED_FIELDS = ("round", "surplus")


def read_position(fresh: State, fields: Mapping[str, Any], problems: Callable[[State], tuple[str, ...]],
                  laps: int) -> State:
    """The state that `fields` make of the `fresh` one. ValueError names the field that can't be used."""
    _known("", fields, FIELDS)
    n = len(fresh.players)
    in_play = _number("round", fields.get("round", 1), 1)
    begun = any(name in fields for name in ("dice", "cards", "round"))
    start = _number("start", fields.get("start", 0 if begun else -1), -1, n - 1)
    dice = tuple(sorted(_numbers("dice", fields.get("dice", []))))
    cards = _numbers("cards", fields.get("cards", []))
    if len(cards) > n:
        raise ValueError(f"cards: {len(cards)} for {n} seats")
    cards += (NO_CARD,) * (n - len(cards))
    players = fields.get("players", [])
    if not isinstance(players, list | tuple) or len(players) > n:
        raise ValueError(f"players: a list of at most {n} tables is wanted")
    racers = list(fresh.players)
    for seat, given in enumerate(players):
        racers[seat] = _racer(f"players[{seat}]", given, racers[seat], in_play, laps)
        racers[seat] = _in_turn_order(racers[seat], seat, start, in_play, n)
    supply = fresh.supply + sum(r.chips for r in fresh.players) - sum(r.chips for r in racers)
    if supply < 0:
        raise ValueError(f"players: {-supply} chips more in hands than there are (BD-01)")
    if dice and start < 0:
        raise ValueError("start: dice lie there only when a seat has the stone")
    if any(cards) and not dice:
        raise ValueError("cards: they are chosen with the dice in sight; give dice too (BD-04)")
    if all(r.waits for r in racers):
        raise ValueError("players: somebody must be left who does not sit out (BD-16)")
    state = fresh._replace(rounds=in_play - 1, start=start, dice=dice, cards=cards, players=tuple(racers),
                           supply=supply)
    if dice:
        state = state._replace(to_move=_chooser(state))
    found = problems(state)
    if found:
        raise ValueError("; ".join(found))
    return state


def _racer(where: str, given: Any, fresh: Racer, in_play: int, laps: int) -> Racer:
    if not isinstance(given, Mapping):
        raise ValueError(f"{where}: a table with {', '.join(PLAYER_FIELDS)} is wanted")
    _known(where, given, PLAYER_FIELDS)
    waits = _number(f"{where}.waits", given.get("waits", 0), 0)
    chips = _number(f"{where}.chips", given.get("chips", 0 if waits else fresh.chips), 0)
    field = _number(f"{where}.field", given.get("field", 0), 0)
    lap = _number(f"{where}.lap", given.get("lap", 1), 1, laps)
    if "arrived" not in given:
        return Racer(field, lap - 1, chips, waits, None)
    if "lap" in given or field:
        raise ValueError(f"{where}.arrived: who waits at the finish has neither lap nor field")
    arrived = given["arrived"]
    if not isinstance(arrived, Mapping):
        raise ValueError(f"{where}.arrived: a table with {', '.join(ARRIVED_FIELDS)} is wanted")
    _known(f"{where}.arrived", arrived, ARRIVED_FIELDS)
    when = _number(f"{where}.arrived.round", arrived.get("round", max(1, in_play - 1)), 1)
    surplus = _number(f"{where}.arrived.surplus", arrived.get("surplus", 0), 0)
    return Racer(0, laps, chips, waits, Arrival(when, surplus, 0))


def _in_turn_order(racer: Racer, seat: int, start: int, in_play: int, seats: int) -> Racer:
    """As which he arrived, counted from who had the stone in that round: it went on a seat a round (BD-12)."""
    if racer.arrival is None:
        return racer
    had_the_stone = start - (in_play - racer.arrival.round)
    return racer._replace(arrival=racer.arrival._replace(place=(seat - had_the_stone) % seats))


def _chooser(s: State) -> int:
    """The first clockwise from the start player who plays and has no card yet (BD-04)."""
    n = len(s.players)
    order = [seat for i in range(n) if not s.players[seat := (s.start + i) % n].waits]
    left = [seat for seat in order if s.cards[seat] == NO_CARD]
    if not left:
        raise ValueError("cards: one seat must be left to choose, or the round would be played already (BD-04)")
    if order[-len(left):] != left:
        raise ValueError(f"cards: seats choose clockwise from the start player, in the order {order} (BD-04)")
    return left[0]


def _known(where: str, given: Mapping[str, Any], names: tuple[str, ...]) -> None:
    for name in given:
        if name not in names:
            raise ValueError(f"{where}{'.' if where else ''}{name}: unknown field (known: {', '.join(names)})")


def _number(where: str, value: Any, least: int, most: int | None = None) -> int:
    if type(value) is int and least <= value and (most is None or value <= most):
        return value
    wanted = f"of at least {least}" if most is None else f"from {least} to {most}"
    raise ValueError(f"{where}: {value!r} is not a whole number {wanted}")


def _numbers(where: str, value: Any) -> tuple[int, ...]:
    if not isinstance(value, list | tuple) or any(type(v) is not int for v in value):
        raise ValueError(f"{where}: {value!r} is not a list of whole numbers")
    return tuple(value)
