"""The end of a game: the game's own picture of it, who came where and why, a new best time, and what next.

Draws the picture through the room's table; touches the records through the store.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from game.boards.board import Board
from game.core.rules import Result
from game.scenes import opening, parts
from game.scenes.leaving import leave
from game.scenes.match import Match
from game.scenes.signs import draw_sign
from game.scenes.stack import Applied, Change, Home, Pop, Push, Scene, Services
from game.scenes.table_view import TableView
from game.stage.play import Recounts
from game.ui.intents import Activate, Back, Help, Intent, Menu, Skip
from game.ui.layout import Box, window_box
from game.ui.painter import Painter
from game.ui.widgets import Button, Panel, Widget

MOVING_MS = 14_000.0
"""So long the picture moves; then it rests."""
AT_ONCE_MS = 60_000.0
"""What the picture shows when nothing shall move: everything has happened."""


COLUMN_GAP, NARROW_GAP, EDGE, SIGN = 18, 10, 6, 40
"""Design pixels: between two columns of scores, at least where names are long, at a row's end, of a seat's sign."""


class ResultsLayout(NamedTuple):
    hero: Box
    sheet: Box
    title: Box
    why: Box
    table: Box
    notice: Box
    buttons: tuple[Box, ...]


def results_layout(size: tuple[int, int], u: float, notice: bool) -> ResultsLayout:
    """The picture on the left, the table beside it; one above the other in a high window."""
    window = window_box(size)
    if size[0] < 1.05 * size[1]:
        hero, side = window.cut_top(window.h * 0.45)
    else:
        side, hero = window.cut_right(min(max(window.w * 0.36, 400 * u), 560 * u))
    sheet = side.inset(18 * u)
    inner = sheet.inset(22 * u, 20 * u)
    title, rest = inner.cut_top(44 * u, 2 * u)
    why, rest = rest.cut_top(46 * u, 10 * u)
    foot, rest = rest.cut_bottom((54 + 48 + 48 + 2 * 10) * u, 14 * u)
    first, second, third = foot.rows((54, 48, 48), 10 * u)
    place = Box(rest.x, rest.bottom, rest.w, 0.0)
    if notice:
        place, rest = rest.cut_bottom(52 * u, 10 * u)
    a, b = second.columns(2, 10 * u)
    return ResultsLayout(hero, sheet, title, why, rest, place, (first, a, b, third))


LATE_KEY_MS = 900.0
"""A key pressed so soon was meant for the table; it must not begin another game."""


class ResultsScene(Scene):
    """Pops with None to look at the table once more."""

    name = "results"

    def __init__(self, match: Match, view: TableView, seen: bool = False) -> None:
        """`seen`: it was shown before, and its picture rests."""
        self.match = match
        self.view = view
        self.ms = AT_ONCE_MS if seen else 0.0
        self.age = 0.0
        self.notice = ""
        self._undo = False

    def enter(self, services: Services) -> None:
        super().enter(services)
        self.result: Result = self.match.result()
        self._counted = self.view.table.result_ms(self.view.view)
        if services.settings.reduced_motion:
            self.ms = AT_ONCE_MS
        self.notice = self._best_time()

    def reload(self, services: Services) -> None:
        super().reload(services)
        self.notice = self._best_time()

    def _best_time(self) -> str:
        """The sentence about the best time of a lone race; "" for any other game."""
        session, text = self.match.session, self.services.text
        if len(session.seats) > 1 or not session.seats[0].human or session.from_position:
            return ""
        board = session.setup.board.id if isinstance(session.setup.board, Board) else ""
        best = self.services.store.records.load().best_times(self.match.game, board, 2)
        own = self.match.writer.id if self.match.writer is not None else ""
        if session.practice or session.practised:
            return text("results.practice")
        if best and best[0].id == own:
            times = [parts.time_words(text, self.match.game, record.rounds) for record in best]
            if len(best) < 2:
                return text("results.first_best", time=times[0])
            return text("results.new_best", time=times[0], before=times[1])
        if not best:
            return ""
        time = parts.time_words(text, self.match.game, best[0].rounds)
        return text("results.best", time=time, name=best[0].seats[0].name)

    def resume(self, result: Any) -> None:
        # In practice even the last move can be taken back: the table below does it.
        self._undo = result == "undo"

    # -- time and intents ------------------------------------------------------------------
    def update(self, dt: float) -> bool | Change:
        if self._undo:
            return Pop("undo")
        self.age += dt
        if self.ms >= MOVING_MS:
            return False
        self.ms += dt
        return True

    @property
    def animating(self) -> bool:
        return self.ms < MOVING_MS

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Activate() if self.ms < self._counted:
                # Whoever clicks or hits Enter now wants to see the result: it must not be gone instead. Applied, so
                # that the rest of a double click isn't the second one, which acts.
                self.ms = AT_ONCE_MS
                return Applied()
            case Activate(by="key" | "pad") if self.age < LATE_KEY_MS:
                self.ms = AT_ONCE_MS
            case Activate(id="again"):
                return leave(self.match, self.services.text, partial(opening.again, self.services, self.match))
            case Activate(id="replay"):
                from game.scenes.replay import ReplayScene

                return Push(ReplayScene(self.match.session))
            case Activate(id="look") | Back():
                return Pop()
            case Activate(id="home"):
                return leave(self.match, self.services.text, Home)
            case Skip():
                self.ms = AT_ONCE_MS
            case Menu():
                from game.scenes.pause import PauseScene

                return Push(PauseScene(self.match))
            case Help():
                from game.scenes.rulebook import RulebookScene

                return Push(RulebookScene(self.match.game))
        return None

    # -- what is shown ---------------------------------------------------------------------
    @property
    def winners(self) -> tuple[str, ...]:
        seats = self.match.session.seats
        return tuple(s.name for s, rank in zip(seats, self.result.ranking, strict=True) if rank == 1)

    @property
    def prompt(self) -> str:
        text = self.services.text
        if len(self.match.session.seats) == 1:
            return text("results.done", name=self.match.session.seats[0].name)
        if not self.winners:
            return text("results.nobody")
        if len(self.winners) == 1:
            return text("results.winner", name=self.winners[0])
        return text("results.winners", names=text("results.and").join(self.winners))

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        layout = results_layout(size, u, bool(self.notice))
        again, replay, look, home = layout.buttons
        return [
            Panel(layout.sheet, "sheet"),
            Button(
                "again",
                again,
                text("results.again"),
                "rotate",
                "primary",
                key="enter",
                hint=text.of(self.match.game, "results.again_hint"),
            ),
            Button("replay", replay, text("results.replay"), "play", key="r"),
            Button("look", look, text("results.look"), "eye", key="b"),
            Button("home", home, text("results.home"), "back", key="h"),
        ]

    def draw(self, painter: Painter) -> None:
        layout = results_layout(painter.size, painter.u, bool(self.notice))
        painter.layer(("results", self.match.game), painter.box_of_all, _draw_ground, opaque=True)
        hero = layout.hero.inset(16 * painter.u)
        self.view.table.draw_result(painter, hero, self.result, self.view.view, self.ms)

    def draw_over(self, painter: Painter) -> None:
        u, text = painter.u, self.services.text
        layout = results_layout(painter.size, u, bool(self.notice))
        painter.text(layout.title, self.prompt, "heading")
        why = text(f"{self.match.game}.termination.{self.result.termination}")
        why = " · ".join([why, *(f"{text(f'{self.match.game}.score.{k}')}: {v}" for k, v in self._common())])
        painter.text(layout.why, why, "body", "text_muted", valign="top", wrap=True)
        below = self._draw_table(painter, layout.table)
        table = self.view.table
        if isinstance(table, Recounts):
            free = layout.table.cut_top(below - layout.table.y + 12 * u)[1]
            table.draw_course(painter, free, self.match.session.played)
        if layout.notice.h:
            box = layout.notice
            painter.box(box, "panel_light_hover", "m", "sun_dark", u)
            mark, words = box.inset(12 * u, 4 * u).cut_left(26 * u, 10 * u)
            painter.icon("trophy", mark.centred(26 * u, 26 * u), "text")
            painter.text(words, self.notice, "strong", "text", wrap=True)

    def _common(self) -> tuple[tuple[str, int], ...]:
        """Scores that are the same for all of several seats: they are said once, and need no column."""
        scores = self.result.scores
        if len(scores) < 2:
            return ()
        return tuple(pair for pair in scores[0] if all(pair in other for other in scores) and pair[0] == "rounds")

    def _draw_table(self, painter: Painter, box: Box) -> float:
        """Rank, sign, name and the game's own scores; gives where it ends."""
        u, text, seats = painter.u, self.services.text, self.match.session.seats
        result = self.result
        order = sorted(range(len(seats)), key=lambda i: (result.ranking[i], i))
        common = dict(self._common())
        keys = [k for k, _ in result.scores[0] if k not in common] if result.scores else []
        head_high = 28 * u if keys else 0.0
        high = min(46 * u, (box.h - head_high) / max(1, len(order)))
        labels = [text(f"{self.match.game}.score.{key}") for key in keys]
        cells = [[self._cell(seat, key) for key in keys] for seat in range(len(seats))]
        names = [seat.name for seat in seats]
        columns = _columns(painter, box, names, [[label, *row] for label, *row in zip(labels, *cells, strict=True)])
        for label, place in zip(labels, columns[2:], strict=True):
            painter.text(Box(place.x, box.y, place.w - EDGE * u, head_high), label, "label", "text_muted", "right")
        y = box.y + head_high
        for seat in order:
            row = Box(box.x, y, box.w, high)
            first = result.ranking[seat] == 1
            if first:
                painter.box(row.inset(0, 1.5 * u), "panel_light_hover", "s", "sun", u)
            painter.text(
                Box(columns[0].x, y, columns[0].w, high), f"{result.ranking[seat]}.", "figure", "text", "centre"
            )
            name = Box(columns[1].x, y, columns[1].w, high)
            sign, words = name.cut_left((SIGN - 8) * u, 8 * u)
            draw_sign(painter, self.match.game, sign.centre, min(14 * u, high * 0.38), seat, seats[seat])
            painter.text(words, seats[seat].name, "strong")
            for said, place in zip(cells[seat], columns[2:], strict=True):
                painter.text(Box(place.x, y, place.w - EDGE * u, high), said, "strong", "text", "right")
            y += high
        return y

    def _cell(self, seat: int, key: str) -> str:
        """A seat's score; the game may have a word for it."""
        scores = dict(self.result.scores[seat])
        if key not in scores:
            return "–"
        say = getattr(self.view.controller, "score", None)
        return str(scores[key]) if say is None else str(say(key, scores))


def _columns(painter: Painter, box: Box, names: list[str], texts: list[list[str]]) -> tuple[Box, ...]:
    """Rank, name, one column for each score: as wide as the widest of its texts (its label first), and a gap from
    the one before, which is smaller where the names need the room. What is still too much is set smaller, names
    and scores alike."""
    u = painter.u
    rank, rest = box.cut_left(42 * u, 4 * u)
    widest = []
    for label, *cells in texts:
        broad = max(painter.measure(label, "label")[0], *(painter.measure(cell, "strong")[0] for cell in cells))
        widest.append(max(broad, 24 * u) + EDGE * u)
    if not widest:
        return rank, rest
    called = max((painter.measure(name, "strong")[0] for name in names), default=0.0) + SIGN * u
    spare = rest.w - 6 * u - called - sum(widest)
    gap = min(max(spare / len(widest), NARROW_GAP * u), COLUMN_GAP * u)
    wide = [w + gap for w in widest]
    squeeze = min(1.0, (rest.w - 6 * u) / (called + sum(wide)))
    right, name = rest.cut_right(sum(wide) * squeeze, 6 * u)
    return rank, name, *right.columns(wide)


def _draw_ground(painter: Painter) -> None:
    window = painter.box_of_all
    painter.fill("ink")
    painter.svg("home/wide", window, cover=True)
    painter.gradient(window, "sky_high", "ink", (60, 160))
