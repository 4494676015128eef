"""Hand-written positions of Boreal and what can be wrong with a state. `seeds/boreal/positions.md` is the guide.

Imports `core` only. What a position doesn't give is as after setup; cards are named by id, slots by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.core.codec import from_json
from game.games.boreal.components import Components
from game.games.boreal.pyramid import NAMES, ROWS, SLOTS, faults, mask_of, shape
from game.games.boreal.state import BLACK, WHITE, Known, State

_SEATS = ("white", "black")
_FIELDS = ("turn", "phase", "board", "white", "black", "hand", "deck", "hidden_archives", "under", "seen",
           "removed", "passes", "turns")
_SEAT_FIELDS = ("token", "pyramid", "reserve")
_CHOICES = ("choose", "place", "power", "take", "under", "refill", "peek", "over")


def read_position(components: Components, base: State, fields: Mapping[str, Any]) -> State:
    """The state. ValueError names the field and what it takes."""
    if not fields:
        return base
    _known(fields, _FIELDS, "")
    tokens, pyramids, reserves = [], [], []
    for seat, name in enumerate(_SEATS):
        own = fields.get(name, {})
        if not isinstance(own, Mapping):
            raise ValueError(f"{name}: must be a table with {', '.join(_SEAT_FIELDS)}")
        _known(own, _SEAT_FIELDS, name + ".")
        tokens.append(_number(own.get("token", base.tokens[seat]), f"{name}.token", components.board.spaces))
        pyramids.append(_pyramid(components, own.get("pyramid", []), f"{name}.pyramid"))
        reserves.append(_cards(components, own.get("reserve", []), f"{name}.reserve"))
    board = _board(components, fields.get("board"), base)
    hand = _card(components, fields["hand"], "hand") if "hand" in fields else -1
    seen = _cards(components, fields.get("seen", []), "seen")
    removed = _cards(components, fields.get("removed", []), "removed")
    under = _under(components, fields.get("under", []))
    used = Counter([
        *(c for c in board if c >= 0), *(c for p in pyramids for c in p if c >= 0), *(c for r in reserves for c in r),
        *seen, *removed, *(k.card for k in under),
    ])
    if hand >= 0 and hand not in used:
        used[hand] += 1
    for card, times in used.items():
        if times > 1:
            raise ValueError(f"{components.cards[card].id} stands {times} times in the position")
    deck = (
        tuple(sorted(_cards(components, fields["deck"], "deck"))) if "deck" in fields
        else tuple(c for c in components.of_kind("place") if c not in used)
    )
    for card in deck:
        if components.cards[card].kind != "place":
            raise ValueError(f"deck: {components.cards[card].id} is no place card (starting places are not in the "
                             "deck; hidden_archives says how many archives are)")
    unseen = tuple(c for c in components.of_kind("archive") if c not in used)
    shown = len(components.of_kind("archive")) - len(unseen)
    rest = 0 if fields.get("deck") == [] else max(0, components.deck.archives - shown)
    hidden = _number(fields.get("hidden_archives", rest), "hidden_archives", len(unseen))
    state = State(
        phase="choose", seat=_seat(fields.get("turn", "white"), "turn"), tokens=(tokens[0], tokens[1]),
        board=board, pyramids=(pyramids[0], pyramids[1]), masks=(mask_of(pyramids[0]), mask_of(pyramids[1])),
        reserves=(reserves[0], reserves[1]), hand=hand, deck=deck, archives=unseen, hidden=hidden, under=under,
        seen=seen, starts=tuple(c for c in components.of_kind("start") if c not in used), removed=removed,
        passes=_number(fields.get("passes", 0), "passes", 1),
        turns=0,
    )
    return _finish(components, state, fields)


def _finish(components: Components, s: State, fields: Mapping[str, Any]) -> State:
    """The phase that the rest implies unless it is given, and the number of turns."""
    if "phase" in fields:
        phase = fields["phase"]
        if phase not in _CHOICES:
            raise ValueError(f"phase: {phase!r} is not one of {', '.join(_CHOICES)}")
    elif "board" not in fields:
        phase = "setup"
        if len(s.starts) < components.board.spaces:
            raise ValueError("board: must be given where starting places are used elsewhere, to have enough to deal")
    elif s.hand >= 0:
        phase = "power" if s.hand in s.pyramids[s.seat] else "place"
        if s.seen:
            phase = "take"
        elif phase == "power" and components.cards[s.hand].power == "peek":
            phase = "peek"
    else:
        phase = "choose"
    # as if every card laid or reserved had been one turn; what is given must fit whose turn it is
    least = 2 * max(s.masks[i].bit_count() for i in (WHITE, BLACK))
    turns = _number(fields.get("turns", least + s.seat), "turns", 10_000)
    if turns % 2 != s.seat and phase != "over":
        raise ValueError(f"turns: {turns} finished turns, but then it isn't {_SEATS[s.seat]}'s turn")
    state = s._replace(phase=phase, turns=turns)
    found = problems_of(components, state)
    if found:
        raise ValueError("; ".join(found))
    return state


def problems_of(components: Components, s: State) -> tuple[str, ...]:
    """Cards lost or twice, pyramids that can't stand, tokens off the track, too many archives."""
    found: list[str] = []
    names = [c.id for c in components.cards]
    spaces = components.board.spaces
    first_archive = components.of_kind("archive")[0]
    places = [
        *s.board, *s.pyramids[0], *s.pyramids[1], *s.reserves[0], *s.reserves[1], *s.deck, *s.archives,
        *(k.card for k in s.under), *s.seen, *s.starts, *s.removed,
    ]
    count = Counter(c for c in places if c >= 0)
    if s.hand >= 0 and s.hand not in s.pyramids[s.seat]:
        count[s.hand] += 1
    for number, name in enumerate(names):
        # archives and places may be left out of a written deck; twice is always wrong
        if count[number] > 1:
            found.append(f"{name} is there {count[number]} times")
    found += [f"card number {c} doesn't exist" for c in count if c >= len(names)]
    if len(s.board) != spaces:
        found.append(f"board: {len(s.board)} spaces instead of {spaces}")
    found += _gap_problems(s)
    for seat, name in enumerate(_SEATS):
        if not 0 <= s.tokens[seat] <= spaces:
            found.append(f"{name}.token: {s.tokens[seat]} is not on the track from 0 to {spaces}")
        wrong = [f"{name}.pyramid: {fault}" for fault in faults(s.pyramids[seat])]
        found += wrong
        if not wrong and mask_of(s.pyramids[seat]) != s.masks[seat]:
            found.append(f"{name}: masks don't fit the pyramid")
        for slot in ROWS[0]:
            card = s.pyramids[seat][slot] if slot < len(s.pyramids[seat]) else -1
            if 0 <= card < len(names) and components.cards[card].not_level_1:
                found.append(f"{name}.pyramid: {names[card]} may not lie on level 1")
        own = _archives_of(s, seat, first_archive)
        if own > 1:
            found.append(f"{name}: {own} archives, but one is allowed")
    if s.hidden > len(s.archives):
        found.append(f"hidden_archives: {s.hidden}, but only {len(s.archives)} are unseen")
    found += _phase_problems(components, s)
    return tuple(found)


def _open(components: Components, s: State) -> tuple[int, ...]:
    """The slots where the card in hand may go (BO-10, BO-14)."""
    return (shape().upper if components.cards[s.hand].not_level_1 else shape().open)[s.masks[s.seat]]


def _archives_of(s: State, seat: int, first_archive: int) -> int:
    """How many archives a player has had (BO-09): laid, reserved, or just discovered."""
    own = {*s.pyramids[seat], *s.reserves[seat]}
    if seat == s.seat:
        own.add(s.hand)
    return sum(1 for c in own if c >= first_archive)


def _gap_problems(s: State) -> list[str]:
    """BO-07, BO-08, BO-13: spaces are empty only while they are dealt, or once the deck is used up."""
    gaps = s.board.count(-1)
    left = bool(s.deck or s.hidden or s.under)
    if s.phase in ("setup", "refill"):
        if not gaps:
            return [f"phase: {s.phase}, but no space of the board is empty"]
        if s.phase == "refill" and not left:
            return ["phase: refill, but the deck is empty"]
        if s.phase == "refill" and gaps > 1:
            return ["board: more than one space is empty though the deck has cards"]
        return []
    return ["board: a space is empty though the deck has cards"] if gaps and (left or s.seen) else []


def _phase_problems(components: Components, s: State) -> list[str]:
    power = components.cards[s.hand].power if s.hand >= 0 else ""
    laid = s.hand >= 0 and s.hand in s.pyramids[s.seat]
    first_archive = components.of_kind("archive")[0]
    full = (1 << SLOTS) - 1
    if s.seen and s.phase not in ("peek", "take", "under"):
        return ["seen: cards are looked at only by the power peek, and `hand` is then the card that has it"]
    if len(s.seen) > components.deck.peek:
        return [f"seen: {len(s.seen)} cards, but a peek looks at {components.deck.peek}"]
    if s.phase != "over" and s.seat == WHITE and s.masks[BLACK] == full:
        return ["black.pyramid: it is full, so the game is over"]
    match s.phase:
        case "place" if s.hand < 0 or laid:
            return ["hand: phase place needs a card in hand that doesn't lie in a pyramid"]
        case "setup" if s.hand >= 0:
            return ["hand: the board must be given too"]
        case "refill" if laid:
            return ["hand: in phase refill a card in hand doesn't lie in a pyramid yet"]
        case "place" | "refill" if s.hand >= 0 and not _open(components, s):
            return [f"hand: no slot is open for {components.cards[s.hand].id}"]
        case "power" if not laid or power not in ("reserve", "remove", "swap_board", "swap_pyramid"):
            return ["hand: phase power needs a card of the own pyramid whose power asks for a choice"]
        case "power" if power in ("reserve", "remove") and not any(
            c >= 0 and (power == "remove" or c < first_archive or not _archives_of(s, s.seat, first_archive))
            for c in s.board
        ):
            return [f"hand: nothing on the board for the power of {components.cards[s.hand].id}"]
        case "peek" | "take" | "under" if not laid or power != "peek":
            return [f"hand: phase {s.phase} needs a card of the own pyramid with the power peek"]
        case "take" | "under" if not s.seen:
            return [f"seen: phase {s.phase} needs the cards that were looked at"]
        case "peek" if not (s.deck or s.hidden or s.under):
            return ["phase: peek, but the deck is empty"]
        case "take" if min(s.seen) >= first_archive and _archives_of(s, s.seat, first_archive):
            return ["seen: none of these cards may be taken"]
        case "choose" if s.hand >= 0:
            return ["hand: a card in hand, but the turn has only begun"]
        case "choose" if 0 <= s.seat <= 1 and s.masks[s.seat] == full:
            return [f"{_SEATS[s.seat]}.pyramid: it is full, so this turn can't be played"]
    return []


def _known(given: Mapping[str, Any], names: tuple[str, ...], where: str) -> None:
    for key in given:
        if key not in names:
            raise ValueError(f"{where}{key}: unknown field (known: {', '.join(names)})")


def _number(value: Any, where: str, most: int) -> int:
    number = from_json(int, value, where)
    if not 0 <= number <= most:
        raise ValueError(f"{where}: {number} is not between 0 and {most}")
    return number


def _seat(value: Any, where: str) -> int:
    if value not in _SEATS:
        raise ValueError(f"{where}: {value!r} is not white or black")
    return _SEATS.index(value)


def _card(components: Components, value: Any, where: str) -> int:
    try:
        return components.number(value)
    except KeyError:
        raise ValueError(f"{where}: there is no card {value!r}") from None


def _cards(components: Components, value: Any, where: str) -> tuple[int, ...]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{where}: must be a list of card ids")
    return tuple(_card(components, v, f"{where}[{i}]") for i, v in enumerate(value))


def _gaps(components: Components, value: list[Any], where: str) -> tuple[int, ...]:
    return tuple(-1 if v in ("", "-") else _card(components, v, f"{where}[{i}]") for i, v in enumerate(value))


def _board(components: Components, value: Any, base: State) -> tuple[int, ...]:
    if value is None:
        return base.board
    spaces = components.board.spaces
    if not isinstance(value, list) or len(value) != spaces:
        raise ValueError(f"board: must be a list of {spaces} card ids from white's space 1 on (\"\" is a gap)")
    return _gaps(components, value, "board")


def _pyramid(components: Components, value: Any, where: str) -> tuple[int, ...]:
    """Either rows from level 1 upwards, or a table of slot names."""
    slots = [-1] * SLOTS
    if isinstance(value, Mapping):
        for name, card in value.items():
            if name not in NAMES:
                raise ValueError(f"{where}.{name}: no slot (slots: {', '.join(NAMES)})")
            slots[NAMES.index(name)] = _card(components, card, f"{where}.{name}")
    elif isinstance(value, list) and len(value) <= len(ROWS):
        for row, given in zip(ROWS, value, strict=False):
            if not isinstance(given, list) or len(given) > len(row):
                raise ValueError(f"{where}: level {ROWS.index(row) + 1} is a list of at most {len(row)} card ids")
            for slot, card in zip(row, _gaps(components, given, where), strict=False):
                slots[slot] = card
    else:
        raise ValueError(f"{where}: must be a list of rows from level 1 upwards, or a table of slots")
    return tuple(slots)


def _under(components: Components, value: Any) -> tuple[Known, ...]:
    if not isinstance(value, list):
        raise ValueError("under: must be a list of {card, known_by}, the upper one first")
    found = []
    for i, entry in enumerate(value):
        if not isinstance(entry, Mapping) or set(entry) != {"card", "known_by"}:
            raise ValueError(f"under[{i}]: must be a table with card and known_by")
        found.append(Known(_card(components, entry["card"], f"under[{i}].card"),
                           _seat(entry["known_by"], f"under[{i}].known_by")))
    return tuple(found)
