"""Records: games played and won by name, and the best times of lone races on each board, or the highest scores.

Reads the records through the store, and the boards for their names.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.registry import GAMES, available, rules_of
from game.library import boards_of
from game.savestate import Record, Records
from game.savestate.records import HUMAN
from game.scenes import parts
from game.scenes.stack import Change, Pop, Scene, Services
from game.ui.intents import Activate, Adjust, Back, Intent
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.toasts import SAVING
from game.ui.widgets import Choice, Label, ListBox, Panel, Row, Widget

ALL = "all"
MOST = 10


class RecordsLayout(NamedTuple):
    page: parts.Page
    left: Box
    game: Box
    figures: tuple[Box, Box]
    wins_head: Box
    wins: Box
    right: Box
    times_head: Box
    board: Box
    times: Box


def records_layout(size: tuple[int, int], u: float) -> RecordsLayout:
    """Games and wins on the left, best times (or highest scores) on the right."""
    page = parts.page(size, u)
    gap = 16 * u
    narrow = size[0] < 1.05 * size[1]
    left, right = page.body.rows((1, 1), gap) if narrow else page.body.columns((1, 1.15), gap)
    inner = left.inset(22 * u, 18 * u)
    game, inner = inner.cut_top(46 * u, 12 * u)
    figures, inner = inner.cut_top(108 * u, 12 * u)
    head, wins = inner.cut_top(34 * u, 4 * u)
    side = right.inset(22 * u, 18 * u)
    times_head, side = side.cut_top(40 * u, 6 * u)
    board, times = side.cut_top(46 * u, 12 * u)
    one, two = figures.columns(2, 12 * u)
    return RecordsLayout(page, left, game, (one, two), head, wins, right, times_head, board, times)


class RecordsScene(Scene):
    """Pops with None."""

    name = "records"

    def __init__(self, game: str = ALL) -> None:
        self.game = game
        self.board = ""
        self.records = Records()
        self.boards: tuple[tuple[str, str], ...] = ()

    def enter(self, services: Services) -> None:
        super().enter(services)
        self.records = services.store.records.load()
        if self.records.problem is not None:
            services.ui.toast(parts.problem_sentence(services.text, self.records.problem), "bad", SAVING)
        self._find_boards()

    def reload(self, services: Services) -> None:
        super().reload(services)
        self._find_boards()

    def _find_boards(self) -> None:
        """(game/board, name) of all boards that a lone race can be run on, or was."""
        text = self.services.text
        names: dict[str, str] = {}
        for game in GAMES:
            if game not in available() or 1 not in rules_of(game).seats or self.game not in (ALL, game):
                continue
            for board in boards_of(game, self.services.places.path)[0]:
                names[f"{game}/{board.id}"] = board.name(text.language)
            for record in self.records.games:
                if record.game == game and len(record.seats) == 1:
                    names.setdefault(f"{game}/{record.board}", record.board)
        self.boards = tuple(names.items())
        if self.board not in names:
            best = next((b for b in names if self.times(b)), "")
            self.board = best or next(iter(names), "")

    def times(self, board: str) -> tuple[Record, ...]:
        """The best times on a board, given as game/board."""
        game, _, name = board.partition("/")
        return self.records.best_times(game, name, MOST)

    @property
    def prompt(self) -> str:
        return self.services.text("home.records")

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Back() | Activate(id="back"):
                return Pop()
            case Adjust(id="game", value=value):
                self.game = str(value)
                self._find_boards()
            case Adjust(id="board", value=value):
                self.board = str(value)
        return None

    @property
    def _game(self) -> str | None:
        return None if self.game == ALL else self.game

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        layout = records_layout(size, u)
        games = ((ALL, text("records.all")), *((g, parts.game_name(text, g)) for g in GAMES if g in available()))
        wins = self.records.wins(self._game).most_common(20)
        rows = tuple(
            Row(str(n), name, side=text("records.wins_of", n=count), icon="trophy" if n == 0 else "medal")
            for n, (name, count) in enumerate(wins)
        )
        found: list[Widget] = [
            parts.back_button(layout.page, text),
            Panel(layout.left, "sheet"),
            Panel(layout.right, "sheet"),
            Choice("game", layout.game, "", games, self.game, text("records.game_hint")),
            Label(layout.wins_head, text("records.wins"), "title"),
            ListBox("wins", layout.wins, rows, 50 * u, text("records.no_wins")),
            Label(layout.times_head, text("records.scores" if self.by_score else "records.times"), "title"),
        ]
        if self.by_score:
            place = Box(layout.board.x, layout.board.y, layout.board.w, layout.times.bottom - layout.board.y)
            found.append(ListBox("scores", place, self._score_rows(), 50 * u, text("records.no_scores")))
        elif self.boards:
            found.append(Choice("board", layout.board, "", self.boards, self.board, text("records.board_hint")))
            found.append(ListBox("times", layout.times, self._time_rows(), 50 * u, text("records.no_times")))
        else:
            found.append(Label(layout.times, text("records.no_times"), "body", "centre", "text_muted", wrap=True))
        return found

    @property
    def by_score(self) -> bool:
        """A game that nobody plays alone has no times: points count there."""
        return self.game != ALL and 1 not in rules_of(self.game).seats

    def scores(self) -> tuple[tuple[int, str, str], ...]:
        """(score, name, date) of the chosen game's people, the highest first; no practice."""
        found = [
            (score, seat.name, record.date)
            for record in self.records.games
            if record.game == self.game and not record.practice
            for seat, score in zip(record.seats, record.scores, strict=True)
            if seat.kind == HUMAN
        ]
        return tuple(sorted(found, key=lambda line: (-line[0], line[2]))[:MOST])

    def _score_rows(self) -> tuple[Row, ...]:
        text = self.services.text
        return tuple(
            Row(str(n), text("records.score", n=score), side=f"{name} · {parts.when(text, date)}",
                icon="trophy" if n == 0 else "medal")
            for n, (score, name, date) in enumerate(self.scores())
        )

    def _time_rows(self) -> tuple[Row, ...]:
        text = self.services.text
        return tuple(
            Row(
                str(n),
                parts.time_words(text, record.game, record.rounds),
                side=f"{record.seats[0].name} · {parts.when(text, record.date)}",
                icon="trophy" if n == 0 else "clock",
            )
            for n, record in enumerate(self.times(self.board))
        )

    def draw(self, painter: Painter) -> None:
        layout = records_layout(painter.size, painter.u)
        damaged = self.services.text("records.damaged", n=self.records.damaged) if self.records.damaged else ""
        parts.draw_page(painter, layout.page, self.prompt, damaged)

    def draw_over(self, painter: Painter) -> None:
        u, text = painter.u, self.services.text
        layout = records_layout(painter.size, u)
        played = self.records.played(self._game)
        solo = sum(1 for r in self.records.games if self.game in (ALL, r.game) and len(r.seats) == 1)
        second = (solo, text("records.solo"))
        if self.by_score:
            second = (max((score for score, _, _ in self.scores()), default=0), text("records.best_score"))
        for box, (count, words) in zip(layout.figures, ((played, text("records.played")), second), strict=True):
            painter.box(box, "panel_light_2", "m", "line", u)
            upper, lower = box.inset(8 * u, 8 * u).rows((1.9, 1))
            painter.text(upper, str(count), "display", "text", "centre")
            painter.text(lower, words, "label", "text_muted", "centre")
