"""Finished games, and watching one: step by step or playing, at any speed, from any place.

Shows what a spectator may see, through the same view as the table; changes nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.codec import CodecError
from game.core.registry import UnknownGame
from game.core.session import ReplayError, Session
from game.savestate import Damaged, GameEntry, Loaded, TooNew, live_entries
from game.scenes import parts, table_widgets
from game.scenes.match import read_session
from game.scenes.saves import SavesScene
from game.scenes.stack import Change, Pop, Push, Scene, Services
from game.scenes.table_view import TableView
from game.stage.play import Presentation
from game.stage.timeline import SPEEDS
from game.ui.intents import Activate, Adjust, Back, Focus, Help, Hover, Intent, Key, Menu, Secondary, Skip
from game.ui.layout import Box, window_box
from game.ui.painter import Painter
from game.ui.widgets import Block, Button, Choice, Paragraphs, Slider, Widget

PAUSE_MS = 320.0
"""Between two moves while it plays, at normal speed."""
LOG_LINES = 60
HEAD = 52
FOOT = 68


class ReplaysScene(SavesScene):
    """The finished games."""

    name = "replays"
    title_key = "home.replays"
    open_key = "replay.watch"
    empty_key = "replay.empty"

    def wanted(self, entry: GameEntry) -> bool:
        return entry.meta.finished and entry.meta.kind != "slot"

    def open(self) -> Change | None:
        assert self.entry is not None
        return Push(ReplayScene(self.entry.id))


class ReplayLayout(NamedTuple):
    bar: Box
    back: Box
    title: Box
    area: Box
    foot: Box
    steps: tuple[Box, ...]
    slider: Box
    speed: Box


def replay_layout(size: tuple[int, int], u: float) -> ReplayLayout:
    """A bar above, the table, the controls below."""
    bar, rest = window_box(size).cut_top(HEAD * u)
    foot, area = rest.cut_bottom(FOOT * u)
    inside = bar.inset(12 * u, 6 * u)
    back, title = inside.cut_left(40 * u, 14 * u)
    line = foot.inset(16 * u, 10 * u)
    side = line.h
    steps, line = line.cut_left(5 * side + 4 * 8 * u, 20 * u)
    speed, slider = line.cut_right(min(220 * u, line.w * 0.34), 20 * u)
    return ReplayLayout(bar, back, title, area, foot, steps.columns(5, 8 * u), slider, speed)


class ReplayScene(Scene):
    """`game`: a stored game's id, or a session. Pops with None."""

    name = "replay"

    def __init__(self, game: str | Session) -> None:
        self.source = game
        self.session: Session | None = game if isinstance(game, Session) else None
        self.trouble = ""
        self.first = self.number = 0
        self.playing = False
        self.speed = "normal"
        self.pointed = self.detail = ""
        self.view: TableView | None = None
        self._wait = 0.0

    # -- life ------------------------------------------------------------------------------
    def enter(self, services: Services) -> None:
        super().enter(services)
        if services.settings.animation in ("slow", "fast"):
            self.speed = services.settings.animation
        if self.session is None:
            self.session = self._read(str(self.source))
        if self.session is not None:
            self.view = TableView(services, self.session, None)
            self.first = next((p.number for p in self.session.played if p.seat >= 0), 0)
            self.jump(self.first)

    def reload(self, services: Services) -> None:
        super().reload(services)
        if self.view is not None:
            self.view.reload(services)
            self.jump(self.number)

    def _read(self, game_id: str) -> Session | None:
        """The stored game; of a damaged one what is whole. None (and `trouble`) if nothing is."""
        text = self.services.text
        found = self.services.store.load(game_id)
        header: dict[str, Any] | None = None
        entries: Any = ()
        match found:
            case Loaded(header=h, entries=e):
                header, entries = h, e
            case Damaged(header=h, prefix=e, error=problem):
                header, entries = h, e
                self.trouble = parts.problem_sentence(text, problem)
            case TooNew(problem=problem):
                self.trouble = parts.problem_sentence(text, problem)
        if header is None:
            self.trouble = self.trouble or text("replay.unreadable", why="")
            return None
        try:
            return read_session(header, tuple(live_entries(entries)))
        except ReplayError as error:
            self.trouble = text("save.replay_differs", number=error.number + 1, why=error.problem)
            return error.session
        except (UnknownGame, CodecError, KeyError, ValueError) as error:
            self.trouble = text("replay.unreadable", why=str(error))
            return None

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.session.played) if self.session is not None else 0

    # -- moving through the game -----------------------------------------------------------
    def jump(self, number: int) -> None:
        """Show the position after so many moves, at once."""
        if self.view is None:
            return
        self.number = min(max(number, self.first), self.last)
        self.pointed = self.detail = ""
        self.view.show(None, self.number)
        self.view.shown = self.number
        self.view.tell_all()
        self._wait = 0.0

    def step(self, by: int) -> None:
        """One move forward is played as at the table; back is shown at once."""
        if self.view is None or self.session is None:
            return
        if self.view.busy:
            self.view.finish()
        if by < 0 or self.number >= self.last:
            self.jump(self.number + by)
            return
        entry = self.session.played[self.number]
        self.pointed = self.detail = ""
        self.number += 1
        self.view.play([entry])
        if not self.services.settings.reduced_motion:
            self.view.timeline.speed = SPEEDS[self.speed]
        self._wait = PAUSE_MS * (SPEEDS[self.speed] or 0.3)

    def update(self, dt: float) -> bool | Change:
        if self.view is None:
            return False
        moving = self.view.update(dt)
        if not self.playing:
            return moving
        if self.view.busy:
            return True
        self._wait -= dt
        if self._wait <= 0:
            if self.number >= self.last:
                self.playing = False
            else:
                self.step(1)
        return True

    @property
    def animating(self) -> bool:
        return self.view is not None and self.view.busy

    # -- intents ---------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Back() | Activate(id=table_widgets.DETAIL) if self.detail:
                self.detail = ""
            case Back() | Activate(id="back"):
                return Pop()
            case Hover(id=spot) | Focus(id=spot):
                self.pointed = spot or ""
            case Secondary(id=spot) | Activate(id=spot) if self._reads(spot, isinstance(intent, Secondary)):
                self.detail = "" if spot == self.detail else spot
            case Activate(id="play") | Key(name="space"):
                self._toggle()
            case Activate(id="next") | Key(name="." | "n"):
                self.playing = False
                self.step(1)
            case Activate(id="previous") | Key(name="," | "b"):
                self.playing = False
                self.step(-1)
            case Activate(id="first") | Key(name="home"):
                self.jump(self.first)
            case Activate(id="last") | Key(name="end"):
                self.playing = False
                self.jump(self.last)
            case Adjust(id="place", value=value):
                self.playing = False
                self.jump(round(float(value)))
            case Adjust(id="speed", value=value):
                self.speed = str(value)
            case Activate(id=id) if id.startswith("log/"):
                self.playing = False
                self.jump(int(id.removeprefix("log/").partition(".")[0]))
            case Skip() if self.view is not None:
                self.view.finish()
            case Help() | Activate(id="rules") if self.session is not None:
                from game.scenes.rulebook import RulebookScene

                return Push(RulebookScene(self.session.rules.id))
            case Menu():
                from game.scenes.settings import SettingsScene

                return Push(SettingsScene())
        return None

    def _toggle(self) -> None:
        if not self.playing and self.number >= self.last:
            self.jump(self.first)
        self.playing = not self.playing
        self._wait = 0.0

    def _reads(self, spot: str, asked: bool) -> bool:
        """Whether a right click on this spot, or (not `asked`) a plain one, shows its details."""
        spots = self.view.watched() if self.view is not None else ()
        return any(s.id == spot and (asked or s.reads) for s in spots)

    # -- what is shown ---------------------------------------------------------------------
    @property
    def prompt(self) -> str:
        text = self.services.text
        if self.session is None:
            return text("replay.none")
        return text("replay.prompt", number=self.number - self.first, last=self.last - self.first)

    def draw(self, painter: Painter) -> None:
        u, text = painter.u, self.services.text
        layout = replay_layout(painter.size, u)
        if self.view is None or self.session is None:
            parts.draw_page(painter, parts.page(painter.size, u), "")
            box = layout.area.centred(min(640 * u, layout.area.w - 40 * u), 220 * u)
            painter.box(box, "panel_light", "l", shadow="l")
            painter.text(box.inset(26 * u), self.trouble, "body", "bad", "centre", wrap=True)
        else:
            shown = Presentation(self.prompt, self.view.watched())
            self.view.draw(painter, layout.area, u, shown, (), self.pointed, self.detail)
        painter.fill("panel_dark", layout.bar)
        painter.fill("panel_dark", layout.foot)
        name = parts.game_name(text, self.session.rules.id) if self.session is not None else ""
        title = text("replay.title", game=name) if name else text("home.replays")
        wide = painter.measure(title, "title")[0] + 4 * u
        head, rest = layout.title.cut_left(min(wide, layout.title.w * 0.6), 16 * u)
        painter.text(head, title, "title", "text_on_dark")
        say = self.trouble if self.trouble and self.view is not None else self.prompt
        painter.text(rest, say, "body", "bad_on_dark" if self.trouble else "text_on_dark_muted")

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        layout = replay_layout(size, u)
        back = Button(
            "back", layout.back, text("page.back"), "back", "icon", tone="dark", hint=text("page.back_hint")
        )
        if self.view is None:
            return [back]
        at_start, at_end = self.number <= self.first, self.number >= self.last and not self.view.busy
        why_start, why_end = text("replay.at_start"), text("replay.at_end")
        pause = "pause" if self.playing else "play"
        specs = (
            ("first", "first", not at_start, why_start),
            ("previous", "previous", not at_start, why_start),
            ("play", pause, True, ""),
            ("next", "next", not at_end, why_end),
            ("last", "last", not at_end, why_end),
        )
        found: list[Widget] = [back]
        for (id, icon, enabled, why), box in zip(specs, layout.steps, strict=True):
            label = text(f"replay.{pause if id == 'play' else id}")
            key = {"play": "p", "previous": "left", "next": "right"}.get(id, "")
            found.append(Button(id, box, label, icon, "icon", enabled, label, why, key=key, tone="dark"))
        speeds = tuple((s, text(f"settings.animation.{s}")) for s in ("slow", "normal", "fast", "instant"))
        shown = f"{self.number - self.first}/{self.last - self.first}"
        found += [
            Slider(
                "place",
                layout.slider,
                "",
                self.number,
                self.first,
                max(self.first + 1, self.last),
                1,
                text("replay.place"),
                shown,
                tone="dark",
            ),
            Choice("speed", layout.speed, "", speeds, self.speed, text("replay.speed"), tone="dark"),
        ]
        table = self.view.layout(layout.area, u)
        game = self.view.session.rules.id
        found += [table_widgets.spot(text, game, s, table.polygon(s.slot)) for s in self.view.watched()]
        if self.detail:
            found.append(table_widgets.closing(text, table.board.polygon))
        lines = self.view.log[-LOG_LINES:]
        blocks = tuple(
            Block(line.text, id=f"{line.after}.{n}", selected=line.after == self.number, hint=text("table.log_hint"))
            for n, line in enumerate(lines)
        )
        place = table_widgets.log_box(table, u, 0)
        if blocks and place.h > 30 * u:
            found.append(Paragraphs("log", place, blocks, end=True))
        return found
