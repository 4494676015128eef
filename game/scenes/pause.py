"""The menu at the table: go on, save, rules, settings, undo, begin anew, leave. The game is saved already.

An overlay; touches the match, the store through it, and the other scenes.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from game.savestate import GameEntry
from game.scenes import opening, parts
from game.scenes.confirm import ConfirmScene
from game.scenes.leaving import leave
from game.scenes.match import Match
from game.scenes.progress import told
from game.scenes.stack import Change, Home, Pop, Push, Quit, Scene
from game.ui.caret import Caret
from game.ui.intents import Activate, Back, Edit, Help, Intent, Menu, Undo
from game.ui.layout import Box, window_box
from game.ui.painter import Painter
from game.ui.toasts import SAVING
from game.ui.widgets import Button, Field, Label, Panel, Widget

NAME_LIMIT = 40


class PauseScene(Scene):
    """Pops with None (go on) or "undo". `match` None: only what needs no game is offered."""

    name = "pause"
    overlay = True

    def __init__(self, match: Match | None) -> None:
        self.match = match
        self.naming: str | None = None
        self._next: Change | None = None

    @property
    def prompt(self) -> str:
        return self.services.text("pause.title")

    def resume(self, result: Any) -> None:
        match result:
            case ("restart", True) if self.match is not None:
                self._next = opening.again(self.services, self.match)

    def update(self, dt: float) -> bool | Change:
        del dt
        if self._next is not None:
            change, self._next = self._next, None
            return change
        return False

    # -- intents ---------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Change | None:
        text = self.services.text
        match intent:
            case Back() if self.naming is not None:
                self.naming = None
            case Back() | Menu() | Activate(id="resume"):
                return Pop()
            case Activate(id="undo") | Undo():
                return self._undo()
            case Activate(id="save"):
                self._begin_naming()
            case Edit(id="slot", text=name):
                self.naming = name
            case Activate(id="slot" | "keep"):
                self._save()
            case Activate(id="rules") | Help() if self.match is not None:
                from game.scenes.rulebook import RulebookScene

                return Push(RulebookScene(self.match.game))
            case Activate(id="settings"):
                from game.scenes.settings import SettingsScene

                return Push(SettingsScene())
            case Activate(id="restart") if self.match is not None and self.match.unsaved():
                return leave(self.match, text, partial(opening.again, self.services, self.match))
            case Activate(id="restart") if self.match is not None and self.match.session.over:
                return opening.again(self.services, self.match)
            case Activate(id="restart"):
                return Push(
                    ConfirmScene(
                        text("pause.restart_question"),
                        text("pause.restart"),
                        text("page.cancel"),
                        True,
                        text("pause.restart_help"),
                        tag="restart",
                    )
                )
            case Activate(id="home"):
                return leave(self.match, text, Home)
            case Activate(id="quit"):
                return leave(self.match, text, Quit)
        return None

    def _undo(self) -> Change | None:
        if self.match is not None and self.match.can_undo():
            return Pop("undo")
        self.services.ui.toast(self.services.text("table.no_undo_now"), "bad")
        return None

    def _begin_naming(self) -> None:
        assert self.match is not None
        game = parts.game_name(self.services.text, self.match.game)
        progress = told(self.services.text, self.match.progress(self.match.session.state))
        self.naming = f"{game}, {progress}"[:NAME_LIMIT] if progress else game
        self.services.ui.set_focus("slot")
        self.services.ui.memory.caret = Caret(len(self.naming))

    def _save(self) -> None:
        """Keep the present state under a name; the game itself goes on."""
        match, text = self.match, self.services.text
        if match is None or match.writer is None or self.naming is None:
            return
        problem = match.writer.retry()
        if problem is None:
            made = match.store.save_slot(match.writer.id, self.naming.strip(), match.take_picture())
            if isinstance(made, GameEntry):
                self.services.ui.toast(text("pause.saved", name=made.meta.name or text("pause.unnamed")), "good")
                self.naming = None
                return
            problem = made
        self.services.ui.toast(parts.problem_sentence(text, problem), "bad", SAVING)

    # -- what is shown ---------------------------------------------------------------------
    def draw(self, painter: Painter) -> None:
        del painter

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        sheet, head, note, rows = pause_layout(size, u, 510 if self.naming is None else 330)
        unsaved = self.match is not None and self.match.unsaved() > 0
        kept = self.services.store.keeps
        over = self.match is not None and self.match.session.over
        saved = "pause.over" if over else "pause.kept"
        word = "save.nothing_kept" if not kept else "pause.not_kept" if unsaved else saved
        anew = text("results.again" if over else "pause.restart")
        leaving = text(f"pause.{'over' if over else 'home_hint'}") if kept else text("save.nothing_kept")
        found: list[Widget] = [
            Panel(sheet, "sheet"),
            Label(head, text("pause.title"), "heading"),
            Label(
                note,
                text(word),
                "label",
                colour="" if kept and not unsaved else "bad",
                wrap=True,
                valign="top",
            ),
        ]
        if self.naming is not None:
            return found + self._name_widgets(rows, u)
        can_undo = self.match is not None and self.match.can_undo()
        game = self.match is not None
        can_save = game and self.match is not None and self.match.writer is not None
        no_save = text("pause.no_save")
        found += [
            Button(
                "resume", rows[0], text("page.back" if over else "pause.resume"), "play", "primary", key="enter"
            ),
            *_pair(
                rows[1],
                u,
                Button("save", rows[1], text("pause.save"), "save", enabled=can_save, why=no_save, key="s"),
                Button(
                    "undo",
                    rows[1],
                    text("table.undo"),
                    "undo",
                    enabled=can_undo,
                    why=text("table.no_undo_now"),
                    key="u",
                ),
            ),
            *_pair(
                rows[2],
                u,
                Button("rules", rows[2], text("table.rules"), "book", enabled=game, why=no_save, key="r"),
                Button("settings", rows[2], text("home.settings"), "settings", key="e"),
            ),
            Button("restart", rows[3], anew, "rotate", enabled=game, why=no_save),
            *_pair(
                rows[4],
                u,
                Button("home", rows[4], text("pause.home"), "back", hint=leaving, key="h"),
                Button("quit", rows[4], text("home.quit"), "quit", hint=leaving),
            ),
        ]
        return found

    def _name_widgets(self, rows: tuple[Box, ...], u: float) -> list[Widget]:
        text = self.services.text
        assert self.naming is not None
        field = Box(rows[0].x, rows[0].y, rows[0].w, 78 * u)
        left, right = Box(rows[0].x, rows[-1].bottom - 54 * u, rows[0].w, 54 * u).columns(2, 12 * u)
        return [
            Field("slot", field, text("pause.slot_name"), self.naming, NAME_LIMIT),
            Button("resume", left, text("page.cancel")),
            Button("keep", right, text("pause.keep"), "save", "primary", key="enter"),
        ]


def _pair(row: Box, u: float, a: Button, b: Button) -> tuple[Button, Button]:
    left, right = row.columns(2, 12 * u)
    return replace(a, box=left), replace(b, box=right)


def pause_layout(size: tuple[int, int], u: float, high: float = 510) -> tuple[Box, Box, Box, tuple[Box, ...]]:
    """(sheet, title, note, five rows of buttons)."""
    window = window_box(size)
    sheet = window.centred(min(520 * u, window.w - 40 * u), min(high * u, window.h - 30 * u))
    inner = sheet.inset(32 * u, 24 * u)
    head, rest = inner.cut_top(40 * u, 4 * u)
    note, rest = rest.cut_top(46 * u, 12 * u)
    return sheet, head, note, rest.rows(5, 12 * u)
