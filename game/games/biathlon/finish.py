"""Who wins a race of Biathlon, BD-14 of seeds/biathlon/rules.*.md, and how the others came.

Imports the state only; pure functions.
"""

from __future__ import annotations

from game.games.biathlon.state import Racer

Paid = tuple[int, int, int]
"""A finisher who paid: surplus points, chips left, seat."""


def winners_of(players: tuple[Racer, ...], paid: list[Paid], waited: list[int],
               turn_order: bool) -> tuple[tuple[int, ...], str]:
    """BD-14: seats that win, and the termination."""
    if len(players) == 1:
        return (0,), "solo"
    if paid:
        return _best_of_the_round(paid)
    # Nobody paid, so waits that end win: the earlier arrival first.
    arrivals = [(a, seat) for seat in waited if (a := players[seat].arrival) is not None]
    earliest = min(a.round for a, _ in arrivals)
    together = [(a, seat) for a, seat in arrivals if a.round == earliest]
    if turn_order:
        return (min(together, key=lambda x: x[0].place)[1],), "waited"
    if len(together) == 1:
        return (together[0][1],), "waited"
    winners, end = _best_of_the_round([(a.surplus, players[seat].chips, seat) for a, seat in together])
    return winners, "shared" if end == "shared" else "waited"


def _best_of_the_round(finishers: list[Paid]) -> tuple[tuple[int, ...], str]:
    """Most surplus points, then most chips left, then it is shared."""
    if len(finishers) == 1:
        return (finishers[0][2],), "paid"
    surplus = max(f[0] for f in finishers)
    further = [f for f in finishers if f[0] == surplus]
    if len(further) == 1:
        return (further[0][2],), "surplus"
    chips = max(f[1] for f in further)
    richer = tuple(sorted(f[2] for f in further if f[1] == chips))
    return richer, "chips" if len(richer) == 1 else "shared"


def arrived(racer: Racer, rounds: int) -> tuple[int, int, int]:
    """For the ranking: whether a finisher paid in the last round, how early he arrived, his surplus points."""
    if racer.arrival is None:
        return (0, 0, 0)
    when, surplus, _ = racer.arrival
    return (int(when == rounds and not racer.waits), -when, surplus)
