"""Biathlon's table: draws the course, the racers, the dice, the hand and the seats from a view and its cast.

Draws with the painter; knows no rule and never sees a state.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import pi, sin
from pathlib import Path
from typing import Any

from game.boards.board import Board
from game.core.rules import Result
from game.core.session import SeatInfo
from game.games.biathlon import podium
from game.games.biathlon.layout import CARDS, CIRCLE, box_to_window, make_layout
from game.games.biathlon.motion import BACK, actors, clips
from game.games.biathlon.panel import draw_panel, draw_panel_ground
from game.games.biathlon.rules import BiathlonRules
from game.games.biathlon.state import View
from game.i18n.texts import Texts
from game.stage.cast import Actor, Cast, box_around
from game.stage.play import Mark, Moment, SpotSpec, TableLayout
from game.stage.timeline import Clip
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.scenery import draw_scenery

MARK_TONES = {"plain": "primary", "good": "green", "bad": "red"}


class Table:
    """One board, its seats and the language; keeps nothing of the game."""

    accent = "accent.biathlon"

    def __init__(self, rules: BiathlonRules, texts: Texts, board: Board, pictures: Path | None,
                 seats: tuple[SeatInfo, ...]) -> None:
        self.rules = rules
        self.t = texts.t
        self.board = board
        self.pictures = pictures
        self.seats = seats
        self.name = board.name(texts.language)
        self.terrain = {s.rank: s.terrain for s in board.spaces}

    # -- the contract ----------------------------------------------------------------------
    def layout(self, area: Box, u: float, seat_count: int) -> TableLayout:
        return make_layout(self.board, area, u, seat_count)

    def cast(self, view: View) -> Cast:
        return actors(view)

    def clips(self, event: Any, cast: Cast, view: View) -> Iterable[Clip]:
        return clips(event, cast, view)

    def draw_ground(self, painter: Painter, layout: TableLayout) -> None:
        stage = layout.slots["stage"]
        painter.fill("snow", stage)
        pictured = False
        with painter.clipped(stage):
            for scenery in self.board.scenery:
                on_map = Box(scenery.x, scenery.y, scenery.width, scenery.height)
                box = box_to_window(self.board, layout.board, on_map)
                if self.pictures is not None:
                    pictured = draw_scenery(painter, self.pictures / scenery.image, box) or pictured
            if not pictured:
                self._draw_plain_ground(painter, layout)
            self._draw_fields(painter, layout)
            self._draw_generator(painter, layout)
        draw_panel_ground(painter, layout)

    def draw(self, painter: Painter, layout: TableLayout, cast: Cast, moment: Moment) -> None:
        view: View = moment.view
        self._draw_clock(painter, layout, cast, view)
        self._draw_supply(painter, layout, cast)
        self._draw_targets(painter, layout, cast["targets"])
        for mark in moment.marks:
            self._draw_mark(painter, layout, mark, moment)
        for k in range(1, 6):
            self._draw_die(painter, layout, cast[f"die/{k}"])
        self._draw_pieces(painter, layout, cast, moment)
        for mark in moment.marks:
            self._draw_flag(painter, layout, mark)
        draw_panel(painter, layout, cast, moment, self.seats, self.t)
        self._draw_hand(painter, layout, moment)
        for actor in sorted(cast.values(), key=lambda a: a.z):
            if actor.kind == "card":
                self._draw_card_actor(painter, layout, actor)
            elif actor.kind == "chip" and (box := actor.place(layout.slots)) is not None:
                side = 24 * painter.u
                painter.svg("biathlon/chip", box_around(box.centre, side, side))
            elif actor.kind == "stone" and (box := actor.place(layout.slots)) is not None:
                painter.svg("biathlon/stone", box)
        if moment.detail.startswith("card/"):
            self._draw_detail(painter, layout, int(moment.detail.split("/")[1]), view)

    def describe(self, view: View, cast: Cast) -> tuple[str, ...]:
        del cast  # the view says it all
        lines = [self.t("biathlon.board.round", n=view.rounds + (not view.winners))]
        if view.dice:
            lines += [self.t("biathlon.board.generator.die", n=k, pips=d) for k, d in enumerate(view.dice, 1)]
        lines.append(self.t("biathlon.board.supply", n=view.supply))
        for seat, racer in enumerate(view.players):
            name = self.seats[seat].name
            lap = min(racer.laps + 1, self.rules.box.race.laps)
            lines.append(self.t("biathlon.board.racer", name=name, lap=lap, field=racer.field, chips=racer.chips))
            if racer.waits:
                lines.append(self.t("biathlon.board.waits", name=name, n=racer.waits))
        if view.time_track:
            lines.append(self.t("biathlon.time", n=view.rounds))
        return tuple(lines)

    def draw_result(self, painter: Painter, box: Box, result: Result, view: View, ms: float) -> None:
        del view  # the result says it all
        podium.draw(painter, box, result, self.seats, ms)

    def result_ms(self, view: View) -> float:
        del view  # who came where is told at once; the figures only rise
        return 0.0

    # -- the ground ------------------------------------------------------------------------
    def _draw_plain_ground(self, painter: Painter, layout: TableLayout) -> None:
        """A map without a picture: the track, and pads for what lies beside it."""
        painter.fill("sky_low", layout.slots["stage"])
        for rank in self.terrain:
            painter.polygon(layout.polygons[f"field/{rank}"], "snow", "snow_deep", 2 * painter.u)
        for area in ("timetrack", "supply", "range", "stand"):
            painter.box(layout.slots[area], "snow_shade", "l")
        for k in range(5):
            painter.circle(layout.slots[f"target/{k}"].centre, layout.slots[f"target/{k}"].w / 2, "ink", "white",
                           2 * painter.u)

    def _draw_fields(self, painter: Painter, layout: TableLayout) -> None:
        """Plates with numbers; green points by colour and sign, start/finish chequered."""
        across = min(layout.slots["field/1"].w, layout.slots["field/1"].h)
        radius = min(max(across * 0.2, 11 * painter.u), 26 * painter.u)
        for rank, terrain in self.terrain.items():
            polygon = layout.polygons[f"field/{rank}"]
            centre = layout.slots[f"field/{rank}"].centre
            if painter.theme.high_contrast:
                painter.polygon(polygon, "white", "ink", 3 * painter.u)
            else:
                painter.polygon(polygon, None, "white", 1.6 * painter.u, outline_alpha=190)
            if terrain == "green":
                painter.polygon(polygon, "green", None, alpha=150 if painter.theme.high_contrast else 46)
                painter.circle(centre, radius * 0.98, "green", "white", 2 * painter.u)
                side = radius * 1.9
                sign = (centre[0] + radius * 1.25, centre[1] - radius * 1.3)
                painter.svg("biathlon/green_sign", box_around(sign, side, side))
            elif terrain == "start":
                painter.polygon(polygon, "red", None, alpha=26)
                side = radius * 3.0
                painter.svg("biathlon/flag_finish", box_around((centre[0], centre[1] - side * 0.2), side, side))
            if terrain != "start":
                style, colour = ("caps", "white") if terrain == "green" else ("caps", "ink")
                if terrain == "plain":
                    painter.circle(centre, radius * 0.92, "white", "snow_deep", 1.5 * painter.u, alpha=215)
                painter.text(box_around(centre, radius * 2.2, radius * 2), str(rank), style, colour, "centre")

    def _draw_generator(self, painter: Painter, layout: TableLayout) -> None:
        box = layout.slots["generator"]
        painter.box(box, "panel_dark", "l", shadow="m")
        for k in range(1, 6):
            cell = layout.slots[f"die/{k}"].grown(4 * painter.u)
            painter.box(cell, "panel_dark_2", "m")
            spec = self.rules.box.cards[k - 1]
            change = spec.gain - spec.pay
            words = f"{change:+d}".replace("-", "\u2212") if change else "0"
            effect = layout.slots[f"effect/{k}"]
            colour = "good_on_dark" if change > 0 else "text_on_dark" if not change else "sun"
            w, h = painter.measure(words, "caps")
            side = min(h, effect.h) * 0.8
            x = effect.centre[0] - (w + side + 4 * painter.u) / 2
            painter.text(Box(x, effect.y, w + 2, effect.h), words, "caps", colour, fit=False)
            painter.svg("biathlon/chip", Box(x + w + 4 * painter.u, effect.centre[1] - side / 2, side, side))

    # -- on the board ----------------------------------------------------------------------
    def _draw_clock(self, painter: Painter, layout: TableLayout, cast: Cast, view: View) -> None:
        ring = layout.slots["timetrack"]
        u = painter.u
        if not view.time_track:
            number = view.rounds + (not view.winners)
            painter.text(ring.cut_top(ring.h * 0.42)[0].inset(ring.w * 0.12, 0), self.t("biathlon.round"), "caps",
                         "text_muted", "centre", "bottom")
            painter.text(ring.cut_bottom(ring.h * 0.58)[0], str(max(1, number)), "display", "ink", "centre", "top")
            return
        for minute in range(CIRCLE):
            slot = layout.slots[f"minute/{minute}"]
            done = 0 < minute <= (view.rounds - 1) % CIRCLE + 1 if view.rounds else False
            painter.circle(slot.centre, slot.w * (0.5 if minute % 5 else 0.62), "snow_deep" if done else "white",
                           "ink_3", 1.5 * u)
        marker = cast.get("minute")
        if marker is not None and (box := marker.place(layout.slots)) is not None:
            painter.svg("biathlon/minute_marker", box.grown(box.w * 0.45))
        minutes = marker.value if marker is not None else view.rounds
        middle = ring.centred(ring.w * 0.56, ring.h * 0.5)
        top, low = middle.cut_top(middle.h * 0.58)
        painter.text(top, f"{minutes}", "display", "ink", "centre", "bottom", fit=False)
        painter.text(low, self.t("biathlon.minutes_short"), "label", "text_muted", "centre", "top")
        circles = minutes // CIRCLE
        for k in range(circles):
            side = 16 * u
            x = ring.centre[0] + (k - (circles - 1) / 2) * (side + 3 * u)
            painter.svg("biathlon/chip", box_around((x, middle.bottom + side * 0.3), side, side))

    def _draw_supply(self, painter: Painter, layout: TableLayout, cast: Cast) -> None:
        box = layout.slots["supply"]
        number = cast["supply"].value
        heap, words = box.cut_top(box.h * 0.62)
        side = heap.h * 0.36
        shown = min(number, 24)
        columns = 6
        for k in range(shown):
            row, column = divmod(k, columns)
            x = heap.centre[0] + (column - (min(shown, columns) - 1) / 2) * side * 0.82
            y = heap.bottom - side * 0.5 - row * side * 0.42
            painter.svg("biathlon/chip", box_around((x, y), side, side))
        painter.text(words, self.t("biathlon.panel.supply", n=number), "caps", "ink", "centre", "centre")

    def _draw_targets(self, painter: Painter, layout: TableLayout, targets: Actor) -> None:
        if not targets.value and not targets.face:
            return
        for k in range(5):
            hit = k < targets.value
            if hit or targets.face:
                painter.svg("biathlon/target_hit" if hit else "biathlon/target_miss", layout.slots[f"target/{k}"])

    def _draw_die(self, painter: Painter, layout: TableLayout, die: Actor) -> None:
        box = die.place(layout.slots)
        if box is None or not die.face:
            return
        name = f"biathlon/die_{die.face}"
        painter.svg(name, box, angle=die.angle, alpha=round(255 * die.alpha))

    def _draw_pieces(self, painter: Painter, layout: TableLayout, cast: Cast, moment: Moment) -> None:
        placed = []
        for actor in cast.values():
            if actor.kind == "piece" and (box := actor.place(layout.slots)) is not None:
                placed.append((box.bottom, actor, box))
        for _, actor, box in sorted(placed, key=lambda p: p[0]):
            self._draw_piece(painter, layout, actor, box, moment)

    def _draw_piece(self, painter: Painter, layout: TableLayout, actor: Actor, box: Box, moment: Moment) -> None:
        seat = int(actor.id.split("/")[1])
        colour = self.seats[seat].colour
        feet = (box.centre[0], box.y + box.h * 0.88)
        if seat == moment.turn and not moment.playing:
            lift = 0.5 + 0.5 * sin(moment.ms / 420 * pi)
            painter.circle(feet, box.w * (0.34 + 0.04 * lift), None, "primary", 3 * painter.u)
        flip = self._faces_left(layout, actor.at) != actor.flip
        painter.figure(f"biathlon/skier_{actor.face or 'stand'}", box, colour, flip, angle=actor.angle)
        radius = max(9.5 * painter.u, box.h * 0.16)
        sign = (box.centre[0] + box.w * (0.3 if flip else -0.3), box.y + box.h * 0.14)
        painter.token(sign, radius, colour, str(seat + 1))
        if actor.value:
            low = box_around((box.centre[0], box.bottom + 2 * painter.u), 26 * painter.u, 20 * painter.u)
            painter.box(low, "panel_dark", "pill")
            painter.text(low, f"{actor.value}", "label", "text_on_dark", "centre", fit=False)

    def _faces_left(self, layout: TableLayout, slot: str) -> bool:
        kind, _, rest = slot.partition("/")
        if kind != "at":
            return False
        dx, _ = layout.extra["directions"][int(rest.split("/")[0])]
        return bool(dx < -0.05)

    def _draw_mark(self, painter: Painter, layout: TableLayout, mark: Mark, moment: Moment) -> None:
        u = painter.u
        if mark.kind == "here":
            return
        centres = [layout.slots[slot].centre for slot in mark.slots]
        tone = MARK_TONES[mark.tone]
        target = layout.polygons[mark.slots[-1]]
        painter.kept_clear += [layout.slots[slot] for slot in mark.slots]
        breath = 0.5 + 0.5 * sin(moment.ms / 500 * pi)
        painter.polygon(target, tone, "ink", 2.5 * u, alpha=round(105 + 40 * breath))
        if len(centres) > 1:
            painter.polyline(centres, "ink", 7 * u, dash=7 * u)
            painter.polyline(centres, tone, 4.5 * u, dash=4.5 * u)

    def _draw_flag(self, painter: Painter, layout: TableLayout, mark: Mark) -> None:
        """A small flag above the landing field that says what it costs or brings."""
        if not mark.text:
            return
        at, tone = layout.slots[mark.slots[-1]].centre, MARK_TONES[mark.tone]
        u, words = painter.u, mark.text
        w, h = painter.measure(words, "caps")
        chip = h * 0.9 if mark.kind == "path" else 0.0
        wide = w + chip + 18 * u
        box = Box(max(4 * u, at[0] - wide / 2), at[1] - 78 * u, wide, h + 8 * u)
        painter.kept_clear.append(box)
        painter.line((at[0], box.bottom), (at[0], at[1] - 12 * u), "ink", 2.5 * u)
        painter.box(box, "panel_dark", "s", tone, 2 * u, shadow="s")
        painter.text(box.inset(8 * u, 0), words, "caps", "text_on_dark", fit=False)
        if chip:
            painter.svg("biathlon/chip", Box(box.right - chip - 7 * u, box.centre[1] - chip / 2, chip, chip))

    # -- the hand --------------------------------------------------------------------------
    def _draw_hand(self, painter: Painter, layout: TableLayout, moment: Moment) -> None:
        spots = {s.slot: s for s in moment.presentation.spots}
        view: View = moment.view
        for card in range(1, CARDS + 1):
            slot = f"hand/{card}"
            spot = spots.get(slot)
            box = layout.slots[slot]
            if spot is not None:
                pointed = moment.hovered == spot.id
                lift = 0.10 if spot.selected else 0.05 if pointed else 0.0
                raised = box.moved(0, -lift * box.h)
                painter.drawn_at[spot.id] = raised.grown(3 * painter.u)
                self._draw_card(painter, raised, card, view, spot, pointed)
            else:
                # Everybody has the same ten cards (BD-02), so their faces tell who watches nothing that is secret.
                laid = moment.viewer is not None and view.cards[moment.viewer] == card
                self._draw_card(painter, box, card, view, None, False, 60 if laid else 235)

    def _draw_card(self, painter: Painter, box: Box, card: int, view: View, spot: SpotSpec | None, pointed: bool,
                   alpha: int = 255) -> None:
        u = painter.u
        if spot is not None:
            edge = "primary" if spot.selected or pointed else "ink"
            painter.box(box.grown(3 * u), edge, "m", shadow="l" if spot.selected else "m" if pointed else "s")
        painter.svg(f"biathlon/card_{card}", box, alpha=alpha)
        spec = self.rules.box.cards[card - 1]
        corner = box_around((box.x + box.w * 0.155, box.y + box.h * 0.114), box.w * 0.25, box.h * 0.17)
        digit = "ink" if spec.pay and spec.number < CARDS else "white"  # what is readable on the frame's colour
        painter.text(corner, str(card), "title", digit, "centre", fit=False, alpha=alpha)
        effect = box.cut_bottom(box.h * 0.25)[0].inset(box.w * 0.07, box.h * 0.03)
        self._draw_effect(painter, effect, card, view, alpha)
        if spot is not None and not spot.lit:
            painter.box(box, "panel_light", "m", alpha=120)
            painter.icon("hourglass", box_around(box.centre, box.w * 0.4, box.w * 0.4), "bad")

    def _draw_effect(self, painter: Painter, box: Box, card: int, view: View, alpha: int) -> None:
        """Fields and chips of a card in signs: an arrow with a number, a chip with a number."""
        spec = self.rules.box.cards[card - 1]
        die = view.dice[spec.value - 1] if spec.move == "die" and view.dice else 0
        steps = {"die": str(die or "?"), "fields": str(spec.value)}.get(spec.move, "0")
        change = spec.gain - spec.pay
        chips = f"{change:+d}".replace("-", "\u2212") if change else "0"
        left, right = box.columns(2)
        side = min(box.h * 0.8, box.w * 0.2)
        icon = {"green_ahead": "biathlon/green_sign", "green_behind": "biathlon/green_sign"}.get(spec.move)
        start = left.x + left.w * 0.08
        if icon:
            arrow = "left" if spec.move == "green_behind" else "right"
            painter.icon(arrow, Box(start, left.centre[1] - side / 2, side, side), "ink", alpha)
            painter.svg(icon, Box(start + side, left.centre[1] - side / 2, side, side), alpha=alpha)
        else:
            painter.icon("right", Box(start, left.centre[1] - side / 2, side, side), "ink", alpha)
            place = Box(start + side, left.y, left.right - start - side, left.h)
            painter.text(place, steps, "caps", "ink", alpha=alpha)
        colour = "good" if change > 0 else "ink" if not change else "bad"
        number, sign = right.cut_right(side, box.w * 0.02)[::-1]
        painter.text(number, chips, "caps", colour, "right", alpha=alpha)
        painter.svg("biathlon/chip", Box(sign.x, sign.centre[1] - side / 2, side, side), alpha=alpha)

    def _draw_card_actor(self, painter: Painter, layout: TableLayout, actor: Actor) -> None:
        box = actor.place(layout.slots)
        if box is None:
            return
        if actor.at.startswith("seat/"):
            box = layout.slots[actor.to or actor.at]
        if actor.turned:
            width = abs(1 - 2 * actor.turned)
            box = box_around(box.centre, max(2.0, box.w * width), box.h)
        alpha = round(255 * actor.alpha)
        if actor.face == BACK:
            painter.svg("biathlon/card_back", box, alpha=alpha, angle=actor.angle)
            return
        painter.svg(f"biathlon/card_{actor.face}", box, alpha=alpha, angle=actor.angle)
        if not actor.turned and not actor.angle:
            corner = Box(box.x, box.y, box.w * 0.46, box.h * 0.36)
            painter.box(corner, "panel_light_2", "s")
            painter.text(corner, actor.face, "caps", "ink", "centre", fit=False)

    def _draw_detail(self, painter: Painter, layout: TableLayout, card: int, view: View) -> None:
        """A card enlarged, with its words (right click, I)."""
        u = painter.u
        painter.hushed = True
        stage = layout.slots["stage"]
        painter.box(stage, "veil", alpha=140)
        big = stage.inset(24 * u, 20 * u).fit(0.62)
        sheet = big.centred(max(big.w, 300 * u), big.h)
        painter.box(sheet, "panel_light", "l", shadow="l")
        picture, words = sheet.inset(18 * u).cut_top(sheet.h * 0.66, 8 * u)
        self._draw_card(painter, picture.fit(200 / 280), card, view, None, False)
        head, rest = words.cut_top(30 * u)
        painter.text(head, self.t(f"biathlon.card.{card}.name"), "heading", "text", "centre")
        painter.text(rest, self.t(f"biathlon.card.{card}.text"), "body", "text", "centre", "top", wrap=True)
