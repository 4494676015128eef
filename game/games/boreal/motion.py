"""How Boreal's events look: actors for a view, and the clips that lead from one view to the next.

Touches stage and the game's own values; draws nothing. Slots are near or far as the viewer sees them, so the
actor "table" keeps which seat is near, and the board turns when that changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.games.boreal.components import Components
from game.games.boreal.layout import (
    FAR,
    NEAR,
    hand_slot,
    pyramid_slot,
    reserve_slot,
    seen_slot,
    side_of,
    space_slot,
    token_slot,
)
from game.games.boreal.pyramid import LEVEL_OF, ROWS, base_width, mask_of, shape, shifted
from game.games.boreal.state import (
    CardDealt,
    CardPlaced,
    CardRemoved,
    CardReserved,
    CardsSwapped,
    CardTaken,
    Peeked,
    PowerDeclined,
    PowerIdle,
    PutUnder,
    PyramidCompleted,
    Rested,
    TokenMoved,
    TurnBegan,
    TurnPassed,
    View,
    deck_size,
)
from game.stage.cast import Actor, Cast, cast_of
from game.stage.easing import out, part, smooth
from game.stage.timeline import Clip

FRONT, START_BACK, PLACE_BACK = "front", "start", "place"
Z_BOARD, Z_RESERVE, Z_PYRAMID, Z_HAND, Z_SEEN, Z_TOKEN, Z_FLYING = 10, 12, 20, 45, 50, 60, 80
STEP_MS, LONGEST_SLIDE_MS = 120.0, 640.0
COLOURS = ("white", "black")
WIDTH = len(ROWS[0])


def actors(view: View, near: int) -> Cast:
    """What is on the table in a view, with the seat `near` in front."""
    found = [Actor("table", "table", "stage", value=near), Actor("deck", "deck", "deck", value=deck_size(view))]
    for seat in (0, 1):
        side = side_of(seat, near)
        found.append(_token(seat, side, view.tokens[seat]))
        width = base_width(view.masks[seat])
        for slot, card in enumerate(view.pyramids[seat]):
            if card >= 0:
                found.append(_card(card, pyramid_slot(side, width, slot), Z_PYRAMID + LEVEL_OF[slot]))
        reserve = view.reserves[seat]
        for k, card in enumerate(reserve):
            found.append(_card(card, reserve_slot(side, len(reserve), k), Z_RESERVE))
    for i, card in enumerate(view.board):
        if card >= 0:
            found.append(_card(card, space_slot(i + 1, near), Z_BOARD))
    side = side_of(view.seat, near)
    if view.hand >= 0 and view.hand not in view.pyramids[view.seat]:
        found.append(_card(view.hand, hand_slot(side), Z_HAND))
    for k, card in enumerate(view.seen):
        found.append(_card(card, seen_slot(side, k), Z_SEEN) if card >= 0 else _unseen(k, side))
    return cast_of(found)


def clips(event: object, cast: Cast, near: int, components: Components) -> Iterable[Clip]:
    """The motion of one event; `near` is the seat in front after the whole step."""
    now = cast["table"].value

    def at(seat: int) -> str:
        return side_of(seat, now)

    match event:
        case CardDealt(card, space):
            start = components.cards[card].kind == "start"
            return [_deal(card, space_slot(space, now), START_BACK if start else PLACE_BACK, 0 if start else 1)]
        case TokenMoved(seat, begin, end, cause):
            return [_slide(seat, at(seat), begin, end, "chip-pay" if cause == "discover" else "chip")]
        case CardTaken(seat, card, _):
            return [_to_hand(cast, card, at(seat))]
        case CardPlaced(seat, card, slot, moved):
            return [_place(cast, at(seat), card, slot, moved)]
        case CardReserved(seat, card, _, _):
            return [_reserve(cast, at(seat), card)]
        case CardRemoved(_, card, _):
            return [_remove(card)]
        case CardsSwapped(_, _, first, second, _, _):
            return [_swap(cast, first, second)]
        case Peeked(seat, card):
            return [_peek(cast, at(seat), card)]
        case PutUnder(seat, cards):
            return [_put_under(cast, at(seat), cards)]
        case PowerIdle(_, card) | PowerDeclined(_, card):
            return [_shake(_id(card))]
        case Rested(seat, _, bonus, begin, end):
            return _rest(cast, seat, at(seat), bonus, begin, end, components)
        case TurnPassed(seat):
            return [_shake(f"token/{seat}", "wait")]
        case PyramidCompleted(seat):
            return [_cheer(cast, at(seat))]
        case TurnBegan(_, _, _) if near != now:
            return [_turn_table(cast, near)]
    return ()


def touched(events: Iterable[object]) -> frozenset[int]:
    """The cards that came somewhere in the last turn that these events tell of, or in the one that has begun since:
    they stay marked until the next turn. What was dealt for the turn before is not of them."""
    before: set[int] = set()
    found: set[int] = set()
    acted = False
    for event in events:
        acted = True
        match event:
            case TurnBegan():
                before, found, acted = found, set(), False
            case CardDealt(card, _) | CardPlaced(_, card, _, _) | CardReserved(_, card, _, _):
                found.add(card)
            case CardsSwapped(_, _, first, second, _, _):
                found |= {first, second}
    return frozenset(found if acted else before)


# -- reading a cast --------------------------------------------------------------------------
def pyramid_of(cast: Cast, side: str) -> tuple[int, ...]:
    """The cards that lie in a side's pyramid in this picture, by slot; those on their way not counted."""
    slots = [-1] * len(LEVEL_OF)
    for actor in _in(cast, f"{side}/pyramid/"):
        slots[_last(actor.at)] = actor.value
    return tuple(slots)


def lies_under(pyramid: tuple[int, ...], slot: int) -> bool:
    """Whether a card lies on the one in that slot."""
    return slot not in shape().uncovered[mask_of(pyramid)]


def _in(cast: Cast, prefix: str) -> list[Actor]:
    """The actors in slots of that name, by the slots' last number."""
    found = [a for a in cast.values() if a.at.startswith(prefix)]
    return sorted(found, key=lambda a: _last(a.at))


def _last(slot: str) -> int:
    return int(slot.rsplit("/", 1)[1])


def _id(card: int) -> str:
    return f"card/{card}"


def _card(card: int, slot: str, z: int, face: str = FRONT) -> Actor:
    return Actor(_id(card), "card", slot, face=face, value=card, z=z)


def _unseen(k: int, side: str) -> Actor:
    return Actor(f"seen/{k}", "card", seen_slot(side, k), face=PLACE_BACK, value=-1, z=Z_SEEN)


def _token(seat: int, side: str, space: int) -> Actor:
    angle = 0.0 if side == NEAR else 180.0
    return Actor(f"token/{seat}", "token", token_slot(side, space), face=COLOURS[seat], value=space, angle=angle,
                 z=Z_TOKEN)


# -- parts -----------------------------------------------------------------------------------
def _travel(actor: Actor, to: str, t: float, z: int, ease: Callable[[float], float] = smooth,
            hop: float = 0.0) -> None:
    """The actor a part t of its way to a slot, above everything else; at 1 it lies there."""
    if t >= 1.0:
        actor.arrive(to)
        actor.z = z
        return
    actor.to, actor.t, actor.hop, actor.z = to, ease(t), hop, max(z, Z_FLYING)


def _shift_all(cast: Cast, moves: dict[str, tuple[str, int]], t: float) -> None:
    """Cards that make room: each to its slot, at its height."""
    for name, (slot, z) in moves.items():
        actor = cast[name]
        if t >= 1.0:
            actor.arrive(slot)
            actor.z = z
        elif actor.at != slot:
            actor.to, actor.t = slot, smooth(t)


def _close_ranks(names: Sequence[str], side: str) -> dict[str, tuple[str, int]]:
    """Where a reserve's cards lie when there are just these."""
    return {name: (reserve_slot(side, len(names), k), Z_RESERVE) for k, name in enumerate(names)}


def _deal(card: int, slot: str, back: str, off: int) -> Clip:
    """From the deck to its space, turned over on the way."""

    def play(cast: Cast, t: float) -> None:
        if _id(card) not in cast:
            cast[_id(card)] = _card(card, "deck", Z_FLYING, back)
            cast["deck"].value -= off
        actor = cast[_id(card)]
        _travel(actor, slot, t, Z_BOARD, out, 0.2)
        turned = part(t, 0.25, 0.85)
        actor.face = FRONT if turned >= 0.5 else back
        actor.turned = turned if turned < 1.0 else 0.0

    return Clip(460, play, "card-flip")


def _slide(seat: int, side: str, begin: int, end: int, sound: str) -> Clip:
    """The token along its track."""

    def play(cast: Cast, t: float) -> None:
        token = cast[f"token/{seat}"]
        token.value = end if t >= 0.5 else begin
        if t >= 1.0:
            token.arrive(token_slot(side, end))
        elif begin != end:
            token.at, token.to, token.t = token_slot(side, begin), token_slot(side, end), smooth(t)

    steps = abs(end - begin)
    return Clip(min(STEP_MS * steps + (80 if steps else 0), LONGEST_SLIDE_MS), play, sound if steps else "")


def _to_hand(before: Cast, card: int, side: str) -> Clip:
    origin = before[_id(card)].at
    rest: dict[str, tuple[str, int]] = {}
    if "/reserve/" in origin:
        rest = _close_ranks([a.id for a in _in(before, f"{side}/reserve/") if a.value != card], side)

    def play(cast: Cast, t: float) -> None:
        _travel(cast[_id(card)], hand_slot(side), t, Z_HAND, out, 0.2)
        _shift_all(cast, rest, t)

    return Clip(340, play, "card-slide")


def _place(before: Cast, side: str, card: int, slot: int, moved: bool) -> Clip:
    """Into the pyramid; the others make room, for what lies there is always in the middle."""
    pyramid = pyramid_of(before, side)
    if moved:
        pyramid = shifted(pyramid)
    after = (*pyramid[:slot], card, *pyramid[slot + 1:])
    width = base_width(mask_of(after))
    moves = {_id(c): (pyramid_slot(side, width, i), Z_PYRAMID + LEVEL_OF[i]) for i, c in enumerate(pyramid) if c >= 0}

    def play(cast: Cast, t: float) -> None:
        _travel(cast[_id(card)], pyramid_slot(side, width, slot), t, Z_PYRAMID + LEVEL_OF[slot], smooth, 0.35)
        _shift_all(cast, moves, t)

    return Clip(440, play, "place")


def _reserve(before: Cast, side: str, card: int) -> Clip:
    """To the end of the reserve, from the board, from the cards peeked at, or turned over from their backs."""
    names = [a.id for a in _in(before, f"{side}/reserve/")] + [_id(card)]
    places = _close_ranks(names, side)
    target, z = places.pop(_id(card))
    origin = before[_id(card)].at if _id(card) in before else ""
    peeked = [a.id for a in _in(before, f"{side}/seen/")]
    hidden = not origin and bool(peeked)
    left = [name for name in peeked if name != _id(card)]
    ranks = {} if hidden else {name: (seen_slot(side, k), Z_SEEN) for k, name in enumerate(left)}

    def play(cast: Cast, t: float) -> None:
        if _id(card) not in cast:
            gone = cast.pop(peeked[-1]) if hidden else None
            cast[_id(card)] = _card(card, gone.at if gone else "deck", Z_FLYING, PLACE_BACK)
        actor = cast[_id(card)]
        _travel(actor, target, t, z, smooth, 0.2)
        if hidden:
            turned = part(t, 0.1, 0.6)
            actor.face = FRONT if turned >= 0.5 else PLACE_BACK
            actor.turned = turned if turned < 1.0 else 0.0
        _shift_all(cast, places, t)
        _shift_all(cast, ranks, t)

    return Clip(420, play, "card-slide")


def _remove(card: int) -> Clip:
    """It is taken off the board and out of the game."""

    def play(cast: Cast, t: float) -> None:
        if t >= 1.0:
            cast.pop(_id(card), None)
            return
        actor = cast[_id(card)]
        actor.z, actor.scale, actor.alpha = Z_FLYING, 1.0 + 0.25 * t, 1.0 - smooth(t)

    return Clip(360, play, "card-slide")


def _swap(before: Cast, first: int, second: int) -> Clip:
    one, other = before[_id(first)], before[_id(second)]
    ends = ((one.id, other.at, other.z), (other.id, one.at, one.z))

    def play(cast: Cast, t: float) -> None:
        for lift, (name, slot, z) in zip((0.5, -0.3), ends, strict=True):
            _travel(cast[name], slot, t, z, smooth, lift)

    return Clip(520, play, "card-slide")


def _peek(before: Cast, side: str, card: int) -> Clip:
    """Off the deck; only its viewer sees the face."""
    k = len(_in(before, f"{side}/seen/"))
    name = _id(card) if card >= 0 else f"seen/{k}"

    def play(cast: Cast, t: float) -> None:
        if name not in cast:
            made = _card(card, "deck", Z_FLYING, PLACE_BACK)
            made.id = name
            cast[name] = made
            cast["deck"].value -= 1
        actor = cast[name]
        _travel(actor, seen_slot(side, k), t, Z_SEEN, out)
        if card >= 0:
            turned = part(t, 0.3, 0.9)
            actor.face = FRONT if turned >= 0.5 else PLACE_BACK
            actor.turned = turned if turned < 1.0 else 0.0

    return Clip(360, play, "card-flip")


def _put_under(before: Cast, side: str, cards: tuple[int, ...]) -> Clip:
    """Back under the deck, face down."""
    names = [a.id for a in _in(before, f"{side}/seen/")]

    def play(cast: Cast, t: float) -> None:
        for name in names:
            if t >= 1.0:
                cast.pop(name, None)
            elif name in cast:
                actor = cast[name]
                _travel(actor, "deck", t, 1)
                actor.z = 1
                if t > 0.3:
                    actor.face = PLACE_BACK
        if t >= 1.0:
            cast["deck"].value += len(cards)

    return Clip(380, play, "card-slide")


def _rest(before: Cast, seat: int, side: str, bonus: int, begin: int, end: int,
          components: Components) -> list[Clip]:
    """The compasses of uncovered cards fly to the token, then it moves (BO-11)."""
    pyramid = pyramid_of(before, side)
    open_slots = shape().uncovered[mask_of(pyramid)]
    origins = [before[_id(pyramid[i])].at for i in open_slots for _ in range(components.cards[pyramid[i]].compasses)]
    origins += [f"{side}/stone/{begin}"] * bonus
    target = token_slot(side, begin)

    def play(cast: Cast, t: float) -> None:
        for k, origin in enumerate(origins):
            name = f"fly/{k}"
            late = 0.4 * k / len(origins)
            done = part(t, late, late + 0.6)
            if t >= 1.0 or done >= 1.0:
                cast.pop(name, None)
                continue
            flying = cast.setdefault(name, Actor(name, "compass", origin, z=Z_FLYING + 5))
            flying.to, flying.t, flying.hop = target, smooth(done), 0.4

    fly = [Clip(300 + 60 * min(len(origins), 6), play, "chip")] if origins else []
    return [*fly, _slide(seat, side, begin, end, "step")]


def _shake(name: str, sound: str = "") -> Clip:
    def play(cast: Cast, t: float) -> None:
        if name in cast:
            cast[name].scale = 1.0 if t >= 1.0 else 1.0 + 0.06 * (1 - t) * (1 if int(t * 6) % 2 else -1)

    return Clip(300, play, sound)


def _cheer(before: Cast, side: str) -> Clip:
    """A wave from the base to the top."""
    names = [a.id for a in _in(before, f"{side}/pyramid/")]

    def play(cast: Cast, t: float) -> None:
        for k, name in enumerate(names):
            done = part(t, 0.05 * k, 0.05 * k + 0.4)
            cast[name].scale = 1.0 if done >= 1.0 or t >= 1.0 else 1.0 + 0.14 * smooth(1 - abs(2 * done - 1))

    return Clip(800, play, "win-fanfare")


def _turn_table(before: Cast, near: int) -> Clip:
    """The board turns: what was near is far, and the row is read from the other end (BO-06)."""
    moves = {a.id: _opposite(a.at) for a in before.values()}

    def play(cast: Cast, t: float) -> None:
        for name, slot in moves.items():
            if name not in cast:
                continue
            actor = cast[name]
            if slot != actor.at and t < 1.0:
                actor.to, actor.t = slot, smooth(t)
            elif t >= 1.0:
                actor.arrive(slot)
            if actor.kind == "token":
                ends = (0.0, 180.0) if slot.startswith(FAR) else (180.0, 0.0)
                actor.angle = ends[0] + (ends[1] - ends[0]) * (smooth(t) if t < 1.0 else 1.0)
        if t >= 1.0:
            cast["table"].value = near

    return Clip(620, play, "card-slide")


def _opposite(slot: str) -> str:
    kind, _, rest = slot.partition("/")
    match kind:
        case "near":
            return f"{FAR}/{rest}"
        case "far":
            return f"{NEAR}/{rest}"
        case "space":
            return f"space/{9 - int(rest)}"
    return slot
