"""How Biathlon's events look: actors for a view, and the clips that lead from one view to the next.

Touches stage and the game's own values; draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.games.biathlon.layout import CIRCLE
from game.games.biathlon.state import (
    HIDDEN,
    NO_CARD,
    CardChosen,
    CardNotCarriedOut,
    CardsRevealed,
    ChipsGained,
    ChipsPaid,
    DiceRolled,
    GameWon,
    MinutePassed,
    PieceMoved,
    RoundEnded,
    RoundsOwed,
    SatOut,
    ShootingReached,
    StartPlayerDrawn,
    StonePassed,
    View,
    WaitCounted,
)
from game.stage.cast import Actor, Cast, cast_of
from game.stage.easing import out, overshoot, part, smooth
from game.stage.timeline import Clip

BACK = "back"
STRIDES = ("push1", "push2")
FIELD_MS = 150.0
LONGEST_WALK_MS = 1100.0


def actors(view: View) -> Cast:
    """What stands on the table in a view."""
    found: list[Actor] = []
    for seat, racer in enumerate(view.players):
        at = f"stand/{seat}" if racer.waits else f"at/{racer.field}/{seat}"
        pose = "wait" if racer.waits else "cheer" if seat in view.winners else "stand"
        found.append(Actor(f"piece/{seat}", "piece", at, face=pose, value=racer.waits, z=10))
        found.append(Actor(f"chips/{seat}", "count", f"chips/{seat}", value=racer.chips))
        card = view.cards[seat]
        if card != NO_CARD:
            face = BACK if card == HIDDEN else str(card)
            found.append(Actor(f"card/{seat}", "card", f"play/{seat}", face=face, z=20))
    for k in range(1, 6):
        face = str(view.dice[k - 1]) if view.dice else ""
        found.append(Actor(f"die/{k}", "die", f"die/{k}", face=face, z=5))
    if view.start >= 0 and len(view.players) > 1:
        found.append(Actor("stone", "stone", f"stone/{view.start}", z=30))
    found.append(Actor("supply", "count", "supply", value=view.supply))
    if view.time_track:
        found.append(Actor("minute", "minute", f"minute/{view.rounds % CIRCLE}", value=view.rounds, z=4))
    found.append(Actor("targets", "targets", "range", value=0))
    return cast_of(found)


def clips(event: object, cast: Cast, view: View) -> Iterable[Clip]:
    """The motion of one event. `view` is that after the whole step."""
    match event:
        case StartPlayerDrawn(seat):
            return _stone_drawn(seat, view)
        case DiceRolled(_, _, dice):
            return [_roll(dice)]
        case CardChosen(seat, card):
            return [_lay(seat, card)]
        case CardsRevealed(cards):
            return _reveal(cards)
        case SatOut(seat, _):
            return [_shake(f"piece/{seat}", 160)]
        case CardNotCarriedOut(seat, _, _):
            return [_shake(f"card/{seat}", 420, "error"), _put_down(seat)]
        case ChipsPaid(seat, chips, hand, supply, reason):
            if reason == "range":
                return _shots(seat, chips, hand, supply)
            return [_chips(f"chips/{seat}", "supply", chips, {f"chips/{seat}": hand, "supply": supply}, "chip-pay")]
        case ChipsGained(seat, chips, _, hand, supply):
            return [_chips("supply", f"chips/{seat}", chips, {f"chips/{seat}": hand, "supply": supply}, "chip")]
        case PieceMoved(seat, path, backwards):
            return [*_walk(seat, path, backwards), _put_down(seat)]
        case ShootingReached(seat, _, _):
            return [_pose(seat, "prone", 260)]
        case RoundsOwed(seat, rounds):
            return [_misses(rounds), _to_stand(seat, rounds)]
        case WaitCounted(seat, left):
            return [_waited(seat, left)]
        case RoundEnded(_):
            return [_gather(cast)]
        case MinutePassed(minutes):
            return [_minute(minutes)]
        case StonePassed(_, to):
            return [_slide("stone", f"stone/{to}", 320, "place")]
        case GameWon(seats, _, _):
            return [_cheer(seats)]
    return []


# -- parts ---------------------------------------------------------------------------------
def _travel(actor: Actor, to: str, t: float, ease: Callable[[float], float] = smooth, hop: float = 0.0) -> None:
    """The actor a part t of its way to a slot; at 1 it stands there."""
    if t >= 1.0:
        actor.arrive(to)
        return
    actor.to, actor.t, actor.hop = to, ease(t), hop


def _slide(name: str, to: str, ms: float, sound: str = "") -> Clip:
    def play(cast: Cast, t: float) -> None:
        if name in cast:
            _travel(cast[name], to, t, out)

    return Clip(ms, play, sound)


def _stone_drawn(seat: int, view: View) -> list[Clip]:
    """The stone goes round the seats and stays with the one that the lot names."""
    n = len(view.players)
    if n < 2:
        return []

    def play(cast: Cast, t: float) -> None:
        stone = cast.setdefault("stone", Actor("stone", "stone", f"stone/{seat}", z=30))
        steps = n + seat
        here = min(int(out(t) * (steps + 1)), steps)
        stone.at = f"stone/{here % n}" if t < 1.0 else f"stone/{seat}"

    return [Clip(900, play, "place")]


def _roll(dice: tuple[int, ...]) -> Clip:
    """All five tumble and settle one after another from left to right, in ascending order (BD-03)."""

    def play(cast: Cast, t: float) -> None:
        for k, face in enumerate(dice, 1):
            die = cast[f"die/{k}"]
            done = part(t, 0.0, 0.6 + 0.08 * k)
            if done >= 1.0:
                die.face, die.angle, die.scale = str(face), 0.0, 1.0
                continue
            die.face = f"blur_{1 + int(done * 14 + k) % 3}"
            die.angle = (1 - out(done)) * (540 + 60 * k) % 360
            die.scale = 1.0 + 0.18 * (1 - done)

    return Clip(760, play, "dice")


def _lay(seat: int, card: int) -> Clip:
    """A card goes from the hand, or from its owner's row, to the row's place, face down for the others."""
    hidden = card == HIDDEN

    def play(cast: Cast, t: float) -> None:
        origin = f"seat/{seat}" if hidden else f"hand/{card}"
        actor = cast.setdefault(
            f"card/{seat}", Actor(f"card/{seat}", "card", origin, face=BACK if hidden else str(card), z=20)
        )
        actor.alpha = min(1.0, 0.3 + t * 2) if hidden and t < 1.0 else 1.0
        _travel(actor, f"play/{seat}", t, out)

    return Clip(200 if hidden else 320, play, "card-slide")


def _reveal(cards: tuple[int, ...]) -> list[Clip]:
    """All cards flip together (BD-04)."""

    def play(cast: Cast, t: float) -> None:
        for seat, card in enumerate(cards):
            actor = cast.get(f"card/{seat}")
            if actor is None:
                continue
            if actor.face == BACK or actor.turned > 0:
                actor.turned = t if t < 1.0 else 0.0
            if t >= 0.5:
                actor.face = str(card)

    return [Clip(480, play, "card-flip"), Clip(260)]


def _chips(origin: str, target: str, number: int, after: dict[str, int], sound: str) -> Clip:
    """Chips fly one after another; the counts change when they leave and arrive."""
    flying = [f"fly/{k}" for k in range(number)]

    def play(cast: Cast, t: float) -> None:
        for k, name in enumerate(flying):
            done = part(t, 0.12 * k / max(1, number), 0.75 + 0.25 * (k + 1) / max(1, number))
            if 0.0 < done < 1.0:
                chip = cast.setdefault(name, Actor(name, "chip", origin, z=60))
                chip.to, chip.t, chip.hop = target, smooth(done), 1.0
            else:
                cast.pop(name, None)
        if t >= 1.0:
            for key, value in after.items():
                cast[key].value = value
            for name in flying:
                cast.pop(name, None)

    return Clip(240 + 70 * min(number, 5), play, sound)


def _walk(seat: int, path: tuple[int, ...], backwards: bool) -> list[Clip]:
    """Field by field along the course; a long way is skied faster."""
    steps = len(path) - 1
    ms = min(FIELD_MS * steps, LONGEST_WALK_MS) / max(1, steps)

    def step(number: int) -> Clip:
        def play(cast: Cast, t: float) -> None:
            piece = cast[f"piece/{seat}"]
            piece.flip = backwards and t < 1.0
            piece.face = STRIDES[number % 2] if t < 1.0 else "stand"
            _travel(piece, f"at/{path[number + 1]}/{seat}", t, _even)

        return Clip(ms, play, "ski" if number % 2 == 0 else "")

    return [step(number) for number in range(steps)]


def _even(t: float) -> float:
    return t


def _pose(seat: int, pose: str, ms: float) -> Clip:
    def play(cast: Cast, t: float) -> None:
        del t
        cast[f"piece/{seat}"].face = pose

    return Clip(ms, play)


def _shots(seat: int, chips: int, hand: int, supply: int) -> list[Clip]:
    """A shot for each chip paid: the targets turn white one by one (BD-13)."""

    def shot(number: int) -> Clip:
        def play(cast: Cast, t: float) -> None:
            cast[f"piece/{seat}"].face = "prone"
            if t >= 0.5:
                cast["targets"].value = number + 1
            if t >= 1.0:
                cast[f"chips/{seat}"].value = hand + chips - number - 1
                cast["supply"].value = supply - chips + number + 1

        return Clip(150, play, "shot" if number % 2 == 0 else "hit-bell")

    def end(cast: Cast, t: float) -> None:
        if t >= 1.0:
            cast[f"piece/{seat}"].face = "stand"
            cast["targets"].value = 0
            cast["targets"].face = ""

    shots = [shot(number) for number in range(chips)]
    return [*shots, Clip(420, end)]


def _misses(rounds: int) -> Clip:
    """The targets that stayed black."""

    def play(cast: Cast, t: float) -> None:
        cast["targets"].value = 5 - min(rounds, 5) if t < 1.0 else 0
        cast["targets"].face = "miss" if t < 1.0 else ""

    return Clip(420, play, "wait")


def _to_stand(seat: int, rounds: int) -> Clip:
    def play(cast: Cast, t: float) -> None:
        piece = cast[f"piece/{seat}"]
        piece.face = "wait" if t >= 1.0 else "stand"
        piece.value = rounds
        _travel(piece, f"stand/{seat}", t)

    return Clip(380, play, "step")


def _waited(seat: int, left: int) -> Clip:
    """A round fewer to sit out; after the last the racer is back at start/finish."""

    def play(cast: Cast, t: float) -> None:
        piece = cast[f"piece/{seat}"]
        piece.value = left
        if not left:
            piece.face = "stand"
            _travel(piece, f"at/0/{seat}", t)

    return Clip(150 if left else 340, play, "" if left else "whistle")


def _shake(name: str, ms: float, sound: str = "") -> Clip:
    def play(cast: Cast, t: float) -> None:
        if name in cast:
            actor = cast[name]
            actor.angle = 0.0 if t >= 1.0 else 9 * (1 - t) * (1 if int(t * 8) % 2 else -1)

    return Clip(ms, play, sound)


def _put_down(seat: int) -> Clip:
    """The card has been carried out: it fades a little, so that one sees whose turn it is."""

    def play(cast: Cast, t: float) -> None:
        card = cast.get(f"card/{seat}")
        if card is not None:
            card.alpha = 1.0 - 0.45 * t

    return Clip(90, play)


def _gather(before: Cast) -> Clip:
    """Cards come back to the hands (BD-04), dice are taken up."""
    names = [name for name in before if name.startswith("card/")]

    def play(cast: Cast, t: float) -> None:
        for name in names:
            if t >= 1.0:
                cast.pop(name, None)
            elif name in cast:
                cast[name].alpha = 0.55 * (1 - t)
        for k in range(1, 6):
            die = cast[f"die/{k}"]
            die.alpha = 1.0 - t if t < 1.0 else 1.0
            if t >= 1.0:
                die.face = ""

    return Clip(220, play)


def _minute(minutes: int) -> Clip:
    def play(cast: Cast, t: float) -> None:
        marker = cast.setdefault("minute", Actor("minute", "minute", f"minute/{(minutes - 1) % CIRCLE}", z=4))
        _travel(marker, f"minute/{minutes % CIRCLE}", t, overshoot)
        if t >= 1.0:
            marker.value = minutes

    return Clip(220, play, "step")


def _cheer(seats: tuple[int, ...]) -> Clip:
    def play(cast: Cast, t: float) -> None:
        for seat in seats:
            piece = cast[f"piece/{seat}"]
            piece.face = "cheer"
            piece.scale = 1.0 if t >= 1.0 else 1.0 + 0.25 * smooth(1 - abs(2 * t - 1))

    return Clip(900, play, "win-fanfare")
