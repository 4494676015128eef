"""Boreal's table: the row of places between two pyramids, tokens, reserves, deck, from a view and its cast.

Draws with the painter; knows no rule and never sees a state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import pi, sin
from pathlib import Path
from typing import Any

from game.boards.board import Board
from game.core.rules import Result
from game.core.session import Played, SeatInfo
from game.games.boreal import cards, course, motion, panel, reading, result, signs, tips, words
from game.games.boreal.layout import (
    FAR,
    LIFT,
    NEAR,
    POINTED,
    SELECTED,
    SMALLER,
    SPACES,
    WIDTH,
    fitted,
    make_layout,
    pyramid_slot,
    side_of,
)
from game.games.boreal.outlook import READER, reader_spot
from game.games.boreal.panel import Told
from game.games.boreal.pyramid import SLOTS, base_width, mask_of
from game.games.boreal.rules import Boreal
from game.games.boreal.sentences import Sentence
from game.games.boreal.state import BLACK, WHITE, View, deck_size, space_for
from game.i18n.sentences import refusal_sentence
from game.i18n.texts import Texts
from game.library import board_finder
from game.stage.cast import Actor, Cast, box_around
from game.stage.play import Mark, Moment, SpotSpec, TableLayout
from game.stage.timeline import Clip
from game.ui.layout import Box
from game.ui.painter import Painter

LIGHT = {"plain": "text", "good": "good", "bad": "bad"}
"""The tones of marks on a light ground."""
SWAP_STEPS = 16
"""The corners of the arc between two cards that change places."""


@contextmanager
def at_scale(painter: Painter, u: float) -> Iterator[None]:
    """Draw with another size of the design pixel: that which the room bears."""
    before, painter.u = painter.u, u
    try:
        yield
    finally:
        painter.u = before


class Table:
    """The map of the pyramid, the seats and the language; keeps nothing of the game."""

    accent = "accent.boreal"
    options: Mapping[str, Any] = {}

    def __init__(self, rules: Boreal, texts: Texts, board: Board | None, pictures: Path | None,
                 seats: tuple[SeatInfo, ...]) -> None:
        del pictures  # the map has no scenery: its cells give the places of cards, the night is one picture
        self.rules = rules
        self.box = rules.components
        self.texts = texts
        self.t = texts.t
        self.board = board if board is not None else board_finder("boreal")("")
        self.seats = seats

    def near(self, view: View) -> int:
        """The seat in front: the only human's, else (of two) whose turn it is; white's with a fixed view."""
        humans = [i for i, seat in enumerate(self.seats) if seat.human]
        if self.options.get("fixed_view") or not humans:
            return WHITE
        if len(humans) == 1:
            return humans[0]
        return view.seat if view.viewer is None else view.viewer

    # -- the contract ------------------------------------------------------------------------
    def layout(self, area: Box, u: float, seat_count: int) -> TableLayout:
        del seat_count  # always two
        return make_layout(self.board, area, u, 1.0 if self._both_large else SMALLER)

    @property
    def _both_large(self) -> bool:
        """With a fixed view black's pyramid is the far one: it is as large as the other where a person plays it."""
        return bool(self.options.get("fixed_view")) and self.seats[BLACK].human

    def cast(self, view: View) -> Cast:
        return motion.actors(view, self.near(view))

    def clips(self, event: Any, cast: Cast, view: View) -> Iterable[Clip]:
        return motion.clips(event, cast, self.near(view), self.box)

    def watch(self, view: View) -> tuple[SpotSpec, ...]:
        """Every open card can be read at any time."""
        t = self.t
        return (*(
            SpotSpec(a.id, a.at, f"{words.name(t, self.box.cards[a.value])}. "
                     f"{words.in_full(t, self.box, self.box.cards[a.value])}", lit=False, z=a.z)
            for a in self.cast(view).values() if a.kind == "card" and a.face == motion.FRONT
        ), reader_spot(t))

    def tips(self, view: View) -> tuple[tuple[str, str], ...]:
        """What deck, numbers and plates mean: slots and sentences for the pointer."""
        return tips.tips(self.rules, view, self.near(view), [s.name for s in self.seats], self.t)

    def draw_ground(self, painter: Painter, layout: TableLayout) -> None:
        with at_scale(painter, layout.u):
            self._draw_ground(painter, layout)

    def draw(self, painter: Painter, layout: TableLayout, cast: Cast, moment: Moment) -> None:
        with at_scale(painter, layout.u):
            self._draw(painter, layout, cast, moment)

    def _draw_ground(self, painter: Painter, layout: TableLayout) -> None:
        u = painter.u
        stage = layout.slots["stage"]
        with painter.clipped(stage):
            painter.svg("boreal/board", stage, cover=True)
            for side in (NEAR, FAR):
                painter.box(layout.slots[f"{side}/reserve"], "ink", "m", "line_on_dark", u, alpha=120)
            track = layout.slots["track"]
            painter.box(track, "#0B1F30", "l", "#3D6A86", 1.5 * u, alpha=165)
        panel.draw_ground(painter, layout)

    def _draw(self, painter: Painter, layout: TableLayout, cast: Cast, moment: Moment) -> None:
        near = cast["table"].value
        spots = {s.slot: s for s in moment.presentation.spots}
        self._draw_stones(painter, layout, cast)
        self._draw_deck(painter, layout, cast["deck"])
        taken = {a.at for a in cast.values()}
        for n in range(1, SPACES + 1):
            if f"space/{n}" not in taken:
                painter.svg("boreal/slot", layout.slots[f"space/{n}"], alpha=150)
        for side in (FAR, NEAR):
            self._draw_frames(painter, layout, cast, side)
        self._draw_open_slots(painter, layout, moment)
        for seat, info in enumerate(self.seats):
            panel.draw_plate(painter, layout, moment, self.rules, seat, info, side_of(seat, near), self.t,
                             bool(self.options.get("running_score", True)))
        looked_at = self._card_looked_at(moment)
        told = self._told(moment, cast)
        panel.draw_preview(painter, layout, moment, near, told, self.t)
        last = frozenset(f"card/{card}" for card in motion.touched(moment.last))
        flying = []
        for actor in sorted(cast.values(), key=lambda a: a.z):
            if actor.kind == "card":
                late = actor.z >= motion.Z_FLYING
                if late:
                    flying.append(actor)
                else:
                    self._draw_card(painter, layout, cast, actor, spots, moment, last)
        for mark in moment.marks:
            self._draw_mark(painter, layout, mark, moment)
        for actor in sorted(cast.values(), key=lambda a: a.z):
            if actor.kind == "token":
                self._draw_token(painter, layout, actor, moment)
        for actor in flying:
            self._draw_card(painter, layout, cast, actor, spots, moment)
        for actor in cast.values():
            if actor.kind == "compass" and (box := actor.place(layout.slots)) is not None:
                side = max(22 * painter.u, layout.extra["card"] * 0.3)
                painter.svg("boreal/icons/compass", box_around(box.centre, side, side))
        panel.draw_panel(painter, layout, moment, self.box, -1 if moment.detail else looked_at, self.t)
        if moment.held is not None and moment.held[0].startswith("card/"):
            self._draw_held(painter, layout, *moment.held)
        if moment.detail:
            painter.hushed = True
            self._draw_enlarged(painter, layout, moment, looked_at, told)

    def _draw_held(self, painter: Painter, layout: TableLayout, spot: str, x: float, y: float) -> None:
        """A card that is dragged, under the pointer and above everything."""
        side = layout.slots[f"{NEAR}/hand"].w
        place = box_around((x, y), side, side)
        painter.box(place.moved(4 * painter.u, 6 * painter.u), "ink", "m", alpha=110)
        cards.draw_card(painter, side, place, self.box, self.box.cards[int(spot.removeprefix("card/"))], alpha=225)

    def describe(self, view: View, cast: Cast) -> tuple[str, ...]:
        del cast  # the view says it all
        t = self.t
        lines = [t("boreal.board.turn", n=view.turns // 2 + 1), t("boreal.board.deck", n=deck_size(view))]
        for i, card in enumerate(view.board):
            if card < 0:
                lines.append(t("boreal.board.gap", space=i + 1))
            else:
                lines.append(t("boreal.board.card", space=i + 1, card=words.name(t, self.box.cards[card])))
        for seat, info in enumerate(self.seats):
            lines.append(t("boreal.board.token", name=info.name, n=view.tokens[seat]))
            laid = [words.name(t, self.box.cards[c]) for c in view.pyramids[seat] if c >= 0]
            kept = [words.name(t, self.box.cards[c]) for c in view.reserves[seat]]
            lines.append(self._named("boreal.board.pyramid", info.name, ", ".join(laid)))
            lines.append(self._named("boreal.board.reserve", info.name, ", ".join(kept)))
            if self.options.get("running_score", True):
                points = t("boreal.board.total", n=self.rules.scorer.totals(view)[seat])
                lines.append(t("boreal.board.named", what=info.name, card=points))
        lines += [words.name(t, self.box.cards[c]) for c in view.seen if c >= 0]
        return tuple(lines)

    def _named(self, key: str, name: str, cards_: str) -> str:
        return self.t("boreal.board.named", what=self.t(key, name=name), card=cards_ or "-")

    def draw_result(self, painter: Painter, box: Box, result_: Result, view: View, ms: float) -> None:
        with at_scale(painter, fitted(box, painter.u, result.NEEDED)):
            result.draw(painter, box, result_, view, ms, self.rules, self.seats, self.board, self.t)

    def draw_course(self, painter: Painter, box: Box, played: Sequence[Played]) -> None:
        """Beside the result: how the game went."""
        course.draw(painter, box, course.course(self.rules, played), [s.name for s in self.seats], self.t)

    def result_ms(self, view: View) -> float:
        return result.counting_ms(view, self.rules)

    # -- the row -----------------------------------------------------------------------------
    def _draw_stones(self, painter: Painter, layout: TableLayout, cast: Cast) -> None:
        """Both numberings: space n of one is space 9 - n of the other; lit up to the token (BO-06)."""
        near = cast["table"].value
        for seat in (WHITE, BLACK):
            side = side_of(seat, near)
            reach = cast[f"token/{seat}"].value
            for n in range(SPACES + 1):
                box = layout.slots[f"{side}/stone/{n}"]
                lit = 0 < n <= reach
                painter.svg(f"boreal/stone_{'lit' if lit else 'dim'}", box)
                colour = "ink" if lit else "#BFD3E2"
                cards.number(painter, box.moved(0, -0.02 * box.h), str(n), box.h * 0.46, colour)

    def _draw_deck(self, painter: Painter, layout: TableLayout, deck: Actor) -> None:
        box = layout.slots["deck"]
        u = painter.u
        if deck.value:
            for k in range(min(3, 1 + deck.value // 9), -1, -1):
                off = k * 2.2 * u
                cards.draw_back(painter, box.w, box.moved(off, off), motion.PLACE_BACK)
            high = max(24 * u, painter.measure(str(deck.value), "caps")[1])
            badge = box_around((box.centre[0], box.bottom - 2 * u), max(40 * u, box.w * 0.5), high)
            painter.box(badge, "panel_dark", "pill", "paper", 1.5 * u)
            painter.text(badge, str(deck.value), "caps", "text_on_dark", "centre", fit=False)
        else:
            painter.svg("boreal/slot", box, alpha=150)

    # -- cards -------------------------------------------------------------------------------
    def _draw_card(self, painter: Painter, layout: TableLayout, cast: Cast, actor: Actor,
                   spots: Mapping[str, SpotSpec], moment: Moment, last: frozenset[str] = frozenset()) -> None:
        box = actor.place(layout.slots)
        if box is None:
            return
        u = painter.u
        size = max(layout.slots[actor.at].w, layout.slots[actor.to].w if actor.to else 0.0)
        held = moment.held is not None and moment.held[0] == f"card/{actor.value}"
        alpha = round(255 * actor.alpha * (0.4 if held else 1.0))
        still = not actor.to and not moment.playing
        spot = spots.get(actor.at) if still else None
        if spot is not None and not actor.at.endswith("/hand"):
            box = self._lift(painter, box, spot, moment)
            painter.drawn_at[spot.id] = box.grown(3.5 * painter.u)
        if actor.turned:
            box = box_around(box.centre, max(2.0, box.w * abs(1 - 2 * actor.turned)), box.h)
        elif alpha == 255:
            painter.box(box, "ink", box.w * 0.075, shadow="m" if actor.z >= motion.Z_HAND else "s")
        if actor.face != motion.FRONT:
            cards.draw_back(painter, size, box, actor.face, alpha)
            return
        laid = "/pyramid/" in (actor.to or actor.at)
        covered = laid and still and self._covered(cast, actor)
        cards.draw_card(painter, size, box, self.box, self.box.cards[actor.value], laid, covered, alpha)
        if still and actor.at.startswith("space/") and not self._reached(cast, actor, moment):
            painter.box(box, "#0A1A28", box.w * 0.075, alpha=120)
        if actor.id in last and still:
            painter.box(box.grown(3 * u), None, box.w * 0.075 + 3 * u, "last_move", 3 * u)
        if spot is not None and (spot.selected or (moment.hovered == spot.id and spot.enabled)):
            choosable = bool(moment.presentation.presses)  # else it is only being read
            edge = 3.5 * u
            painter.box(box.grown(edge), None, box.w * 0.075 + edge, "primary" if choosable else "paper", edge)

    def _lift(self, painter: Painter, box: Box, spot: SpotSpec, moment: Moment) -> Box:
        """What can be chosen stands out: raised, with a golden edge; more so when it is pointed at."""
        pointed = moment.hovered == spot.id and spot.enabled
        if not (spot.lit and spot.enabled) and not spot.selected and not pointed:
            return box
        raised = LIFT * (SELECTED if spot.selected else POINTED if pointed else 1.0)
        box = box.moved(0, -raised * box.h)
        if spot.lit:
            breath = 0.5 + 0.5 * sin(moment.ms / 700 * pi)
            edge = box.w * 0.035 + (1 + breath) * painter.u
            painter.box(box.grown(edge), "primary", box.w * 0.075 + edge,
                        alpha=255 if spot.selected else round(150 + 60 * breath))
        return box

    def _covered(self, cast: Cast, actor: Actor) -> bool:
        """Whether a card lies on it in the picture."""
        side, _, _, slot = actor.at.split("/")
        pyramid = motion.pyramid_of(cast, side)
        return motion.lies_under(pyramid, int(slot))

    def _reached(self, cast: Cast, actor: Actor, moment: Moment) -> bool:
        """Whether the player in front (or the one in turn) reaches this space; the others' cards are dimmed."""
        seat = moment.view.seat
        column = int(actor.at.split("/")[1])
        space = column if seat == cast["table"].value else space_for(BLACK, column)
        return space <= cast[f"token/{seat}"].value or moment.view.phase != "choose"

    def _draw_frames(self, painter: Painter, layout: TableLayout, cast: Cast, side: str) -> None:
        """Faintly, where the pyramid's next cards can lie; before the first one and once the base lies, all of it."""
        laid = motion.pyramid_of(cast, side)
        mask = mask_of(laid)
        width = base_width(mask)
        whole = width in (0, WIDTH)
        for slot in range(SLOTS) if whole else self.rules.open_slots(mask):
            if slot < 0 or laid[slot] < 0:
                box = layout.slots[pyramid_slot(side, width or WIDTH, slot)]
                painter.box(box, "#12324A", box.w * 0.075, "#5C8AA6", painter.u, alpha=70)

    # -- slots and marks ---------------------------------------------------------------------
    def _draw_open_slots(self, painter: Painter, layout: TableLayout, moment: Moment) -> None:
        """Free places of the pyramid of whose turn it is, lit where the card may lie; frames of what a lesson
        points at. All of it lies below the cards, so that their compasses stay in sight."""
        u = painter.u
        raised = {s.slot for s in moment.presentation.spots if s.lit and s.enabled and s.id.startswith("card/")}
        for mark in moment.marks:
            for slot in mark.slots if mark.kind == "point" else ():
                box = layout.slots[slot]
                box = box.moved(0, -LIFT * box.h) if slot in raised else box
                painter.box(box.grown(9 * u), None, 14 * u, "focus", 4 * u)
        for spot in moment.presentation.spots:
            if not spot.id.startswith("slot/"):
                continue
            box = layout.slots[spot.slot]
            pointed = moment.hovered == spot.id
            radius = box.w * 0.075
            painter.box(box, "#0B2233", radius, "primary" if spot.lit else "line_on_dark",
                        (3.5 if pointed or spot.selected else 2.2) * u, alpha=170)
            if spot.lit:
                breath = 0.5 + 0.5 * sin(moment.ms / 600 * pi)
                painter.box(box.inset(4 * u), "primary", radius, alpha=round(28 + 26 * breath))

    def _draw_mark(self, painter: Painter, layout: TableLayout, mark: Mark, moment: Moment) -> None:
        u = painter.u
        match mark.kind:
            case "badge":
                box = layout.slots[mark.slots[0]]
                self._badge(painter, box.centre, mark.text, mark.tone, max(18 * u, box.w * 0.26))
            case "ghost":
                box = layout.slots[mark.slots[0]]
                card = self.box.cards[int(mark.text)]
                cards.draw_card(painter, box.w, box, self.box, card, True, alpha=215)
                painter.box(box.grown(3.5 * u), None, box.w * 0.075 + 3.5 * u, "primary", 3.5 * u)
            case "cover" if mark.slots:
                box = layout.slots[mark.slots[0]]
                side = box.w * 0.27
                at = box_around((box.right - side * 0.62, box.y + box.h * 0.42), side, side)
                painter.circle(at.centre, side * 0.62, "bad", "white", 2 * u)
                painter.svg("boreal/icons/compass", at.inset(side * 0.08))
                painter.line((at.x, at.bottom), (at.right, at.y), "white", 3.5 * u)
            case "line" if mark.slots:
                box = layout.slots[mark.slots[0]]
                self._badge(painter, (box.centre[0], box.y + box.h * 0.52), mark.text.split(" ")[0], mark.tone,
                            max(16 * u, box.w * 0.2))
            case "rest" | "paid":
                box = layout.slots[mark.slots[0]]
                breath = 0.5 + 0.5 * sin(moment.ms / 500 * pi)
                painter.circle(box.centre, box.w * (0.47 + 0.04 * breath), "primary", alpha=60)
                painter.circle(box.centre, box.w * (0.47 + 0.04 * breath), None, "primary", 3 * u)
            case "order":
                box = layout.slots[mark.slots[0]]
                self._badge(painter, box.centre, mark.text, "plain", box.w * 0.24)
            case "swap":
                self._draw_swap(painter, layout, *mark.slots)

    def _draw_swap(self, painter: Painter, layout: TableLayout, first: str, second: str) -> None:
        """An arc over the upper edges of the cards between, which stay readable."""
        u, lift = painter.u, layout.slots[first].h * 0.62
        a, b = layout.slots[first].centre, layout.slots[second].centre
        arc = []
        for k in range(SWAP_STEPS + 1):
            t = k / SWAP_STEPS
            rise = 4 * t * (1 - t) * lift
            arc.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - rise))
        painter.polyline(arc, "ink", 8 * u)
        painter.polyline(arc, "primary", 4.5 * u)
        for end in (a, b):
            painter.circle(end, 9 * u, "primary", "ink", 2 * u)

    def _badge(self, painter: Painter, at: tuple[float, float], text: str, tone: str, radius: float) -> None:
        ground = {"good": "good", "bad": "bad"}.get(tone, "panel_dark")
        painter.circle(at, radius, ground, "white", 2 * painter.u)
        cards.number(painter, box_around(at, radius * 2, radius * 2), text, radius * 1.0, "white")

    def _draw_token(self, painter: Painter, layout: TableLayout, actor: Actor, moment: Moment) -> None:
        box = actor.place(layout.slots)
        if box is None:
            return
        seat = int(actor.id.split("/")[1])
        if panel.in_turn(moment, seat):
            lift = 0.5 + 0.5 * sin(moment.ms / 420 * pi)
            painter.circle(box.centre, box.w * (0.48 + 0.03 * lift), None, "primary", 3 * painter.u)
        painter.svg(f"boreal/token_{actor.face}", box, angle=round(actor.angle / 6) * 6)
        down = 0.1 if actor.angle < 90 else -0.1
        colour = "ink" if seat == WHITE else "white"
        place = box.moved(0, down * box.h)
        painter.circle(place.centre, box.w * 0.16, "white" if seat == WHITE else "ink")
        cards.number(painter, place, str(actor.value), box.h * 0.34, colour)

    # -- the card that is read ---------------------------------------------------------------
    def _card_looked_at(self, moment: Moment) -> int:
        """The card that is enlarged, pointed at or selected, else the one being placed; -1 if there is none."""
        for at in (moment.detail, moment.hovered):
            if at.startswith("card/"):
                return int(at.split("/")[1])
        for mark in moment.marks:
            if mark.kind == "card":
                return int(mark.text)
        for spot in moment.presentation.spots:
            if spot.selected and spot.id.startswith("card/"):
                return int(spot.id.split("/")[1])
        return int(moment.view.hand)

    def _told(self, moment: Moment, cast: Cast) -> Told:
        """What the spot pointed at counts, if it is a card that lies in a pyramid, and why it can't be chosen."""
        at = moment.detail or moment.hovered
        spot = next((s for s in moment.presentation.spots if s.id == at), None)
        if spot is None or moment.playing:
            return Told()
        refusal = "" if spot.enabled or spot.why is None else refusal_sentence(self.texts, "boreal", spot.why)
        if not (spot.id.startswith("card/") and "/pyramid/" in spot.slot):
            return Told("", refusal)
        card = cast[spot.id].value
        seat = 0 if card in moment.view.pyramids[0] else 1
        line = next(x for x in self.rules.explain(moment.view, seat) if x.card == card)
        reason = self.t(line.reason, **dict(line.params))
        return Told(self.t("boreal.now.counts", n=line.points, reason=reason), refusal)

    def _draw_enlarged(self, painter: Painter, layout: TableLayout, moment: Moment, card: int, told: Told) -> None:
        """Over the board: the card with all that there is to say of it, or the legend of all signs."""
        stage = layout.slots["stage"]
        if card < 0 or not (moment.detail.startswith("card/") or moment.detail == READER):
            signs.draw_legend(painter, stage, self.box, self.t)
            return
        own = any(m.kind == "card" and m.text == str(card) for m in moment.marks)
        said = [Sentence(m.text[0].upper() + m.text[1:], LIGHT[m.tone])
                for m in moment.marks if own and m.kind in panel.SAID]
        if told.worth:
            said = [Sentence(told.worth), *said]
        if told.refusal:  # of a card that lies it is no news that it can't be had
            said.append(Sentence(told.refusal, "text_muted" if told.worth else "bad"))
        reading.draw_detail(painter, stage, self.box, self.box.cards[card], said, self.t)
