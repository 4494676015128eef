"""The picture of one game for one viewer: the room's table, its cast, the timeline, the log, the kept ground.

Shared by the table and the replay scene. Draws from views only; touches stage, ui and the game's room.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import Any

import pygame

from game.boards.board import Board
from game.core.registry import room
from game.core.session import Played, Session
from game.library import pictures_of
from game.scenes.stack import Services
from game.stage.cast import Cast, differences
from game.stage.play import Controller, Mark, Moment, Presentation, SpotSpec, Table, TableLayout, Watched
from game.stage.timeline import SPEEDS, Clip, Timeline
from game.ui.layout import Box
from game.ui.painter import Painter

NOBODY = Presentation("")
"""What is presented while nobody at this screen can choose."""
PICTURE_WIDTH = 640
"""Pixels of the pictures in the lists of games, at most."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log and the number of entries after which it was true; the same one said several times
    running is one line, which says how often."""

    after: int
    text: str
    said: str = ""
    times: int = 1


class TableView:
    """What is on the table. `viewer` None shows what everybody may see."""

    def __init__(self, services: Services, session: Session, viewer: int | None, strict: bool = False) -> None:
        """`strict`: a picture that differs from its view raises (tests) instead of being repaired."""
        self.services = services
        self.session = session
        self.viewer = viewer
        self.strict = strict
        self.names = tuple(s.name for s in session.seats)
        board = session.setup.board if isinstance(session.setup.board, Board) else None
        self.board = board
        game = session.rules.id
        self.controller: Controller = room(game, "controller").Controller(session.rules, services.text)
        pictures = pictures_of(board) if board is not None else None
        self.table: Table = room(game, "table").Table(session.rules, services.text, board, pictures, session.seats)
        # what a game's options change about the picture alone: its rules and views know nothing of it
        self.controller.options = self.table.options = dict(session.setup.options)
        self.view = session.rules.observe(session.state, viewer)
        self.timeline = Timeline(self.table.cast(self.view), services.sound.play)
        self.log: list[LogLine] = []
        self.shown = len(session.played)
        self.tell_all()
        self._layout: tuple[tuple[Box, float], TableLayout] | None = None
        self._watching: tuple[Any, tuple[SpotSpec, ...]] | None = None
        self._drawn: tuple[Painter, Box, float] | None = None
        self._last: tuple[tuple[int, int | None], tuple[Any, ...]] | None = None
        # The kept ground is known by an object of its own: a number could be another view's after this one is gone.
        self._own = object()
        self.ms = 0.0

    # -- what is shown ---------------------------------------------------------------------
    @property
    def cast(self) -> Cast:
        return self.timeline.cast

    @property
    def busy(self) -> bool:
        return self.timeline.busy

    def show(self, viewer: int | None, number: int | None = None) -> None:
        """Show the position after `number` entries (None: the present one) as the viewer sees it, at once."""
        state = self.session.state if number is None else self.session.state_at(number)
        self.viewer = viewer
        self.view = self.session.rules.observe(state, viewer)
        self.timeline.drop(self.table.cast(self.view))
        if number is None:
            self.shown = len(self.session.played)
            self.tell_all()

    def play(self, entries: Iterable[Played]) -> None:
        """Queue the motion of these entries; the log tells each event when it has been seen."""
        self.timeline.speed = self._speed()
        for played in entries:
            view = self.session.rules.observe(played.after, self.viewer)
            for event in played.events:
                seen = self.session.rules.redact(event, self.viewer)
                if seen is not None:
                    self.timeline.add(partial(self._clips, seen, view), partial(self._tell, seen, played.number + 1))
            self.timeline.add(partial(self._settle, view), partial(self._shown, played.number + 1))

    def _speed(self) -> float:
        settings = self.services.settings
        return 0.0 if settings.reduced_motion else SPEEDS[settings.animation]

    def _clips(self, event: Any, view: Any, cast: Cast) -> Iterable[Clip]:
        return self.table.clips(event, cast, view)

    def _settle(self, view: Any, cast: Cast) -> Iterable[Clip]:
        """After an entry's events the picture must be that of its view."""
        wrong = differences(cast, self.table.cast(view))
        if wrong and self.strict:
            raise AssertionError("the picture differs from the view: " + "; ".join(wrong[:8]))
        if wrong:
            cast.clear()
            cast.update(self.table.cast(view))
        self.view = view
        return ()

    def _tell(self, event: Any, number: int) -> None:
        sentence = self.controller.tell(event, self.names)
        if sentence:
            self._add(self.log, number, sentence)

    def _shown(self, number: int) -> None:
        self.shown = number

    def tell_all(self) -> None:
        """Write the log anew for the viewer, up to what is shown."""
        self.log = self.lines(self.viewer, 0, self.shown)

    def lines(self, viewer: int | None, first: int, end: int) -> list[LogLine]:
        """The log of the entries first to end, as the viewer may read it."""
        found: list[LogLine] = []
        for number, sentence in self.sentences(viewer, first, end):
            self._add(found, number, sentence)
        return found

    def _add(self, lines: list[LogLine], number: int, sentence: str) -> None:
        times = lines[-1].times + 1 if lines and lines[-1].said == sentence else 1
        if times == 1:
            lines.append(LogLine(number, sentence, sentence))
        else:
            text = self.services.text("table.log_times", line=sentence.rstrip("."), n=times)
            lines[-1] = LogLine(number, text, sentence, times)

    def sentences(self, viewer: int | None, first: int, end: int) -> Iterable[tuple[int, str]]:
        """The log's sentences of the entries first to end, as the viewer may read them."""
        for played in self.session.played[first:end]:
            for event in played.events:
                seen = self.session.rules.redact(event, viewer)
                sentence = self.controller.tell(seen, self.names) if seen is not None else ""
                if sentence:
                    yield played.number + 1, sentence

    def update(self, ms: float) -> bool:
        """Go on by so many milliseconds; true while something moves."""
        if not self.services.settings.reduced_motion:
            self.ms += ms
        return self.timeline.update(ms)

    def finish(self) -> None:
        """All that is queued has happened, at once."""
        self.timeline.finish()

    def reload(self, services: Services) -> None:
        """Settings changed: other language, theme or scale."""
        self.finish()
        fresh = TableView(services, self.session, self.viewer, self.strict)
        fresh.ms = self.ms
        self.__dict__.update(fresh.__dict__)

    def watched(self) -> tuple[SpotSpec, ...]:
        """What can be read while nobody here chooses."""
        if self.busy or not isinstance(self.table, Watched):
            return ()
        if self._watching is None or self._watching[0] is not self.view:
            self._watching = self.view, self.table.watch(self.view)
        return self._watching[1]

    # -- drawing ---------------------------------------------------------------------------
    def layout(self, area: Box, u: float) -> TableLayout:
        if self._layout is None or self._layout[0] != (area, u):
            self._layout = (area, u), self.table.layout(area, u, len(self.session.seats))
        return self._layout[1]

    @property
    def laid_out(self) -> TableLayout | None:
        """The layout that was drawn last."""
        return self._layout[1] if self._layout is not None else None

    def draw(self, painter: Painter, area: Box, u: float, presentation: Presentation, marks: tuple[Mark, ...],
             hovered: str, detail: str = "", held: tuple[str, float, float] | None = None) -> None:
        layout = self.layout(area, u)
        self._drawn = painter, area, u
        self._draw_ground(painter, area, layout)
        turn = self.session.rules.turn(self.session.state)
        moment = Moment(self.view, self.viewer, turn, presentation, marks, hovered, self.ms, self.busy, detail,
                        self.last_turn(), held)
        self.table.draw(painter, layout, self.cast, moment)
        # for who listens to the screen: what the picture says without words
        painter.said.extend(self.table.describe(self.view, self.cast))

    def _draw_ground(self, painter: Painter, area: Box, layout: TableLayout) -> None:
        ground = ("ground", self._own, area)
        painter.layer(ground, painter.box_of_all, lambda p: self.table.draw_ground(p, layout), opaque=True)

    def picture(self) -> bytes | None:
        """A PNG of the whole table as it is now, for the lists of games; None before the first frame.

        Drawn anew for a spectator at the window's scale, where the ground is kept already: no secret of any seat,
        no choice half made and nothing that flies is in it."""
        if self._drawn is None:
            return None
        drawn, area, u = self._drawn
        layout = self.layout(area, u)
        painter = drawn.onto(pygame.Surface(drawn.size))
        self._draw_ground(painter, area, layout)
        rules, state = self.session.rules, self.session.state
        view = rules.observe(state, None)
        moment = Moment(view, None, rules.turn(state), NOBODY, (), "", 0.0)
        self.table.draw(painter, layout, self.table.cast(view), moment)
        place = layout.board.clip(area).clip(painter.box_of_all)
        if place.w < 1 or place.h < 1:
            return None
        seen = painter.surface.subsurface(place.rect)
        if seen.get_width() > PICTURE_WIDTH:
            size = (PICTURE_WIDTH, max(1, round(seen.get_height() * PICTURE_WIDTH / seen.get_width())))
            seen = pygame.transform.smoothscale(seen, size)
        file = BytesIO()
        pygame.image.save(seen, file, "picture.png")
        return file.getvalue()

    def last_turn(self) -> tuple[Any, ...]:
        """The events since the last seat that acted began to, as the viewer may see them."""
        if self._last is None or self._last[0] != (self.shown, self.viewer):
            seat, events = -1, list[Any]()
            for played in reversed(self.session.played[: self.shown]):
                if played.seat >= 0:
                    if seat not in (-1, played.seat):
                        break
                    seat = played.seat
                seen = [self.session.rules.redact(e, self.viewer) for e in played.events]
                events[:0] = [e for e in seen if e is not None]
            # what is dealt before anybody acted is no turn
            self._last = (self.shown, self.viewer), tuple(events) if seat >= 0 else ()
        return self._last[1]
