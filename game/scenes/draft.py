"""A game being set up, as a value: seats, options, board, seed; what may be changed and how.

Pure: touches core's values only. The setup scene shows it, the settings remember it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.rules import Rules, Setup, Value, make_setup
from game.core.session import SeatInfo

KINDS = ("human", "easy", "normal", "hard")
LOOKS = 8
"""So many colours and shapes there are; with more seats they come twice, told apart by the number."""
NAME_LIMIT = 18


@dataclass(frozen=True, slots=True)
class Draft:
    """Names may be empty: then `names` fills them in."""

    seats: tuple[SeatInfo, ...]
    options: tuple[tuple[str, Value], ...]
    board: str
    seed: str
    practice: bool = False


def fresh(
    rules: Rules[Any, Any, Any, Any], boards: Sequence[str], seed: str, people: Sequence[str], bots: Sequence[str]
) -> Draft:
    """The default: one human by the name last used, bots on the other seats."""
    number = rules.seats.usual or min(max(2, rules.seats.least), rules.seats.most)
    first = SeatInfo(people[0] if people else "", "human", 0)
    seats = (first, *(SeatInfo(bots[i % len(bots)], "normal", (i + 1) % LOOKS) for i in range(number - 1)))
    options = tuple((o.id, o.default) for o in rules.options)
    return Draft(seats, options, boards[0] if boards else "", seed)


def add_seat(draft: Draft, rules: Rules[Any, Any, Any, Any], bots: Sequence[str]) -> Draft:
    """One seat more, a bot's, with a look that is free; unchanged if the rules allow no more."""
    if len(draft.seats) >= rules.seats.most:
        return draft
    used = {s.name for s in draft.seats}
    name = next((b for b in bots if b not in used), bots[len(draft.seats) % len(bots)])
    return replace(draft, seats=(*draft.seats, SeatInfo(name, "normal", free_look(draft, -1))))


def remove_seat(draft: Draft, rules: Rules[Any, Any, Any, Any], seat: int) -> Draft:
    """Without that seat; unchanged if the rules want them all."""
    if len(draft.seats) <= rules.seats.least:
        return draft
    return replace(draft, seats=draft.seats[:seat] + draft.seats[seat + 1 :])


def free_look(draft: Draft, seat: int, after: int = -1, step: int = 1) -> int:
    """The next colour and shape after (or before) `after` that no other seat has; `after` itself if all are
    taken, the rarest one for a new seat."""
    others = [s.colour for i, s in enumerate(draft.seats) if i != seat]
    for k in range(1, LOOKS + 1):
        look = (after + k * step) % LOOKS
        if look not in others:
            return look
    return after if after >= 0 else min(range(LOOKS), key=others.count)


def change_seat(
    draft: Draft,
    seat: int,
    *,
    name: str | None = None,
    kind: str | None = None,
    step: int = 0,
    bots: Sequence[str] = (),
    people: Sequence[str] = (),
) -> Draft:
    """Another name, kind or look. Who becomes a bot gets a name of theirs, who becomes human one of the people's."""
    info = draft.seats[seat]
    if name is not None:
        info = replace(info, name=name[:NAME_LIMIT])
    if kind is not None:
        pool = people if kind == "human" else bots
        fits = info.name and (info.kind == "human") == (kind == "human")
        used = {s.name for s in draft.seats}
        given = info.name if fits else next((n for n in pool if n not in used), info.name)
        info = replace(info, kind=kind, name=given[:NAME_LIMIT])
    if step:
        info = replace(info, colour=free_look(draft, seat, info.colour, step))
    return replace(draft, seats=(*draft.seats[:seat], info, *draft.seats[seat + 1 :]))


def swap_seats(draft: Draft) -> Draft:
    """The first two players change places; each seat keeps its look."""
    first, second, *others = draft.seats
    pair = (replace(second, colour=first.colour), replace(first, colour=second.colour))
    return replace(draft, seats=(*pair, *others))


def change_option(draft: Draft, option: str, value: Value) -> Draft:
    return replace(draft, options=tuple((k, value if k == option else v) for k, v in draft.options))


def named(draft: Draft, players: Sequence[str]) -> tuple[SeatInfo, ...]:
    """The seats with every name filled in (`players[i]` where none was given) and none of them twice."""
    taken: set[str] = set()
    found = []
    for number, seat in enumerate(draft.seats):
        name = " ".join(seat.name.split()) or players[number]
        base, count = name, 2
        while name in taken:
            name, count = f"{base} {count}", count + 1
        taken.add(name)
        found.append(replace(seat, name=name))
    return tuple(found)


def setup_of(draft: Draft, rules: Rules[Any, Any, Any, Any], board: Any) -> Setup:
    """The checked setup. ValueError as `make_setup`."""
    return make_setup(rules, len(draft.seats), dict(draft.options), board)


def to_document(draft: Draft) -> dict[str, Any]:
    """For the settings' last setup."""
    return {
        "seats": [{"name": s.name, "kind": s.kind, "colour": s.colour} for s in draft.seats],
        "options": dict(draft.options),
        "board": draft.board,
        "seed": draft.seed,
        "practice": draft.practice,
    }


def from_document(
    document: Mapping[str, Any], rules: Rules[Any, Any, Any, Any], boards: Sequence[str], default: Draft
) -> Draft:
    """The remembered setup as far as it still makes sense, the rest as in `default`; the seed is the default's."""
    draft = default
    seats = _seats(document.get("seats"))
    if len(seats) in rules.seats:
        draft = replace(draft, seats=seats)
    given = document.get("options")
    if isinstance(given, Mapping):
        for option in rules.options:
            try:
                draft = change_option(draft, option.id, option.check(given.get(option.id, option.default)))
            except ValueError:
                continue
    if document.get("board") in boards:
        draft = replace(draft, board=str(document["board"]))
    return replace(draft, practice=document.get("practice") is True)


def _seats(value: Any) -> tuple[SeatInfo, ...]:
    found: list[SeatInfo] = []
    for item in value if isinstance(value, list) else ():
        if not isinstance(item, Mapping):
            return ()
        name, kind, colour = item.get("name"), item.get("kind"), item.get("colour")
        if not isinstance(name, str) or kind not in KINDS or type(colour) is not int:
            return ()
        taken = [s.colour for s in found]
        if not 0 <= colour < LOOKS or (colour in taken and len(found) < LOOKS):
            colour = min(range(LOOKS), key=taken.count)
        found.append(SeatInfo(name[:NAME_LIMIT], str(kind), colour))
    return tuple(found)
