"""The table: where every game is played. Glue between the match, the picture, the player and the bots.

Knows no game: prompts, spots and actions come from the game's controller, the picture from its table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

from game.core.rules import OVER, Refusal
from game.core.session import Played
from game.i18n.sentences import refusal_sentence
from game.savestate.problem import sentence
from game.scenes import handing, table_bar, table_widgets
from game.scenes.banner import Banner
from game.scenes.drags import Drags
from game.scenes.hint import hint_sentence
from game.scenes.leaving import LeaveScene
from game.scenes.match import Match
from game.scenes.snapshots import Snapshots
from game.scenes.stack import Applied, Change, Push, Quit, Scene, Services
from game.scenes.table_view import TableView
from game.stage.play import Chosen, Do, Explains, Mark, Presentation, Select, Turn
from game.ui.intents import (
    Activate,
    Back,
    Close,
    Drag,
    Focus,
    Help,
    Hover,
    Intent,
    Key,
    Menu,
    Redo,
    Refused,
    Secondary,
    Skip,
    Undo,
)
from game.ui.layout import Box, window_box
from game.ui.painter import Painter
from game.ui.toasts import SAVING
from game.ui.widgets import Widget


class TableScene(Scene):
    """One match being played."""

    name = "table"
    follows = True
    """Whether what is without choice after an action is done with it."""

    def __init__(self, match: Match, strict: bool = False) -> None:
        self.match = match
        self.strict = strict
        self.selection: Any = None
        self.pointed = ""
        self.detail = ""
        self.drags = Drags()
        self.banner = Banner()
        self.looking: int | None = None
        self._looking_line = -1
        self.ended = False
        self._turn: Turn | None = None
        self._then: tuple[int, Any] | None = None  # a seat that goes on choosing, and its selection
        self._shown: tuple[Turn, Presentation] | None = None
        self._asked_hint = False
        self._changed = True
        self.snapshots = Snapshots()

    # -- life ------------------------------------------------------------------------------
    def enter(self, services: Services) -> None:
        super().enter(services)
        humans = self.match.humans
        viewer = humans[0] if len(humans) == 1 else None
        self.view = TableView(services, self.match.session, viewer, self.strict)
        self.match.camera = self.view.picture
        self._tell_problem()

    def exit(self) -> None:
        self.match.close()

    def before_closing(self) -> Scene | None:
        count = self.match.unsaved()
        return LeaveScene(self.services.text, count, Quit) if count else None

    def reload(self, services: Services) -> None:
        super().reload(services)
        self.view.reload(services)
        if self.looking is not None:
            self.view.show(self.viewer, self.looking)
        elif self._turn is not None:
            # the turn goes on, with what is chosen in it and where the focus is
            self._turn = replace(self._turn, view=self.view.view)
        # Sentences that were made for the same turn are in the old language.
        self._shown = None
        self._changed = True

    def pause(self) -> None:
        if not self.services.ui.of(self).focus_visible:
            self.pointed = ""  # when the table is on top again, the pointer may be elsewhere

    def resume(self, result: Any) -> None:
        match result:
            case "show", int(seat):  # the handover screen was confirmed
                self.match.seal()
                self.banner.call(seat, aloud=False)
                self._look_through(seat)
            case "undo":
                self._undo()
            case "back to now":
                self._stop_looking()
        self._changed = True

    @property
    def viewer(self) -> int | None:
        return self.view.viewer

    def _look_through(self, viewer: int | None) -> None:
        self.selection = self._then = self.looking = None
        self.pointed = self.detail = ""
        self.view.show(viewer)
        self._turn = None
        self._changed = True

    # -- time ------------------------------------------------------------------------------
    def update(self, dt: float) -> bool | Change:
        calling = self.banner.update(dt)
        return self._update(dt) or calling

    def _update(self, dt: float) -> bool | Change:
        moving = self.view.update(dt)
        if self.view.busy:
            self._changed = True
            return moving
        if self.looking is not None:
            return False  # what a bot has thought of waits until the player looks at the present again
        if not self._changed:
            self.snapshots.update(self.match, self.services.clock(), dt)
            if not self.match.thinker.thinking:
                return False
        answer = self.match.poll()
        if answer is not None and answer.thought is not None and self.match.bot_turn:
            self._apply(answer.thought.action)
            return True
        if self._asked_hint and self.match.hint is not None and self._turn is not None:
            self._show_hint()
            return True
        if self._changed:
            self._changed = False
            return self._go_on() or True
        return False

    def _go_on(self) -> Change | None:
        """Nothing moves: what comes next? A bot thinks, a screen is handed over, a human chooses, it's the end."""
        match self.match.turn:
            case seat if seat == OVER:
                return self._end()
            case seat if self.match.bot_turn:
                self._turn = None
                self.match.ask_bot()
            case seat:
                always = self.services.settings.handover == "always"
                if handing.needed(self.match, self.viewer, seat, always):
                    return Push(handing.scene(self.match, self.view, seat))
                self._begin_turn(seat)
        return None

    def _begin_turn(self, seat: int) -> None:
        session = self.match.session
        if self._turn is not None and self._turn.seat == seat and self._turn.view is self.view.view:
            return
        said, self._then = self._then, None
        self.selection = said[1] if said is not None and said[0] == seat else None
        legal = session.rules.legal(session.state)
        if len(session.seats) > 1 and said is None:
            self.services.sound.play("turn")
        self._turn = Turn(self.view.view, seat, legal, self.match.names)
        self.banner.call(seat, len(self.match.humans) > 1)
        self._place_focus(self._first())

    def _first(self) -> str | None:
        """Where choosing begins: the first spot that is lit, else whatever can be chosen."""
        spots = [s for s in self.presentation.spots if s.enabled]
        lit = [s.id for s in spots if s.lit and not s.selected]
        rest = [s.id for s in spots] + [p.id for p in self.presentation.presses if p.enabled]
        return next(iter(lit + rest), None)

    def _place_focus(self, id: str | None, came: Literal["key", "turn"] = "turn") -> None:
        ui = self.services.ui
        ui.place_focus(self, id, came)
        if ui.memory.focus_visible and ui.memory is ui.of(self):
            self.pointed = id or ""

    def _keep_focus(self) -> None:
        """What had the focus may be gone or of no more use after a step of the choice."""
        shown, focus = self.presentation, self.services.ui.of(self).focus
        usable = {s.id for s in shown.spots if s.enabled} | {p.id for p in shown.presses if p.enabled}
        if focus not in usable:
            self._place_focus(self._first())

    def _end(self) -> Change | None:
        from game.scenes.results import ResultsScene

        self._turn = None
        if self.ended:
            return None
        self.ended = True
        self.view.show(self.viewer if len(self.match.humans) == 1 else None)
        return Push(ResultsScene(self.match, self.view))

    # -- acting ----------------------------------------------------------------------------
    def _apply(self, action: Any, then: Any = None) -> None:
        seat, before, human = self.match.turn, len(self.match.session.played), not self.match.bot_turn
        self.selection = None
        self._turn = None
        self.pointed = self.detail = ""
        self._asked_hint = False
        self.services.ui.hush("hint")
        done: list[Played] = self.match.act(action)
        goes_on = self.match.turn == seat
        self._then = (seat, then) if goes_on else None
        if len(self.match.humans) > 1 and human and self.viewer is not None and not goes_on:
            # the screen belongs to nobody until it is handed over again: no frame with a secret from here on
            self.view.show(None, before)
            self.view.tell_all()
        elif goes_on and human and handing.needed(self.match, self.viewer, seat):
            # what only they may see comes now: who sits at the screen needn't be called to it
            self.view.show(seat, before)
            self.view.tell_all()
        self.view.play(done)
        self._changed = True
        self._tell_problem()

    def _undo(self) -> bool:
        if self.selection is not None and self._turn is not None:
            self.selection = self.view.controller.back(replace(self._turn, selection=self.selection))
            return True
        self.view.finish()
        if not self.match.undo():
            return False
        self.ended = False
        humans = self.match.humans
        self._look_through(humans[0] if len(humans) == 1 else None)
        self.services.sound.play("undo")
        return True

    def _tell_problem(self) -> None:
        problem = self.match.take_problem()
        if problem is not None:
            text = sentence(problem, lambda key, params: self.services.text.t(key, **params))
            self.services.ui.toast(text, "bad", SAVING)

    def _refuse(self, refusal: Refusal) -> None:
        text = refusal_sentence(self.services.text, self.match.game, refusal, numbered=True)
        self.services.ui.toast(text, "bad")
        self.services.sound.play("error")

    # -- what is presented -----------------------------------------------------------------
    @property
    def presentation(self) -> Presentation:
        if self._turn is None or self.view.busy or self.looking is not None:
            said = table_widgets.waiting_sentence(self.services.text, self.match, self.view, self.looking,
                                                  self._looking_line)
            return Presentation(said, self.view.watched())
        turn = replace(self._turn, selection=self.selection)
        if self._shown is None or self._shown[0] != turn:
            self._shown = turn, self.view.controller.present(turn)
        return self._shown[1]

    @property
    def prompt(self) -> str:
        return self.presentation.prompt

    @property
    def animating(self) -> bool:
        return self.view.busy

    def _marks(self) -> tuple[Mark, ...]:
        if self._turn is None or self.view.busy or self.looking is not None:
            return ()
        turn = replace(self._turn, selection=self.selection)
        at = self.detail or self.pointed
        return (self.view.controller.preview(turn, at) if at else ()) or self.presentation.marks

    # -- intents ---------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Change | None:
        self.snapshots.disturb()
        if not isinstance(intent, Hover):
            self.banner.end()
        match intent:
            case Activate(id=id):
                return self._activate(id)
            case Hover(id=spot) | Focus(id=spot):
                self.pointed = spot or ""
                if isinstance(intent, Focus):
                    self.detail = ""  # it lay over what has the focus now
            case Drag():
                return self._drag(intent)
            case Secondary(id=spot):
                told = spot != self.detail and any(s.id == spot for s in self.presentation.spots)
                self.detail = spot if told else ""
            case Refused(why=""):
                self.services.sound.play("error")
            case Skip():
                self.view.finish()
            case Undo():
                return self._try_undo()
            case Redo():
                self.services.ui.toast(self.services.text.t("table.no_redo"), "info")
            case Help():
                return self._rules()
            case Menu():
                return self._menu()
            case Back():
                return self._back()
            case Key(name="h"):
                self._ask_hint()
            case Close():
                self.match.session.seal()
        return None

    def _activate(self, id: str) -> Change | None:
        if id.startswith("top/"):
            return self._bar(id)
        if id.startswith("log/"):
            number, _, line = id.removeprefix("log/").partition(".")
            self._look_at(int(number), int(line))
            return None
        if id.startswith(table_widgets.TIP):
            return None
        if id == "back_to_now":
            self._stop_looking()
            return None
        if id == "to_result" and self._at_rest_after_the_end:
            return self._to_result()
        if id == table_widgets.DETAIL or any(s.id == id and s.reads for s in self.presentation.spots):
            self.detail = "" if id in (self.detail, table_widgets.DETAIL) else id
            return None
        if self._turn is None or self.view.busy:
            return None
        self.detail = ""
        return self._carry_out(self.view.controller.choose(replace(self._turn, selection=self.selection), id))

    def _carry_out(self, chosen: Chosen) -> Change | None:
        match chosen:
            case Select(selection):
                self.selection = selection
                self._keep_focus()
                self.services.sound.play("click")
                return Applied()
            case Do(action, then, follow):
                self._apply(action, then)
                if self.follows and follow is not None and self.match.must(follow):
                    self._apply(follow)
                return Applied()
            case Refusal() as refusal:
                self._refuse(refusal)
        return None

    def _drag(self, drag: Drag) -> Change | None:
        layout = self.view.laid_out
        if self._turn is None or self.view.busy or layout is None:
            self.drags.held = None
            return None
        turn = replace(self._turn, selection=self.selection)
        self.pointed, chosen = self.drags.follow(drag, self.view.controller, turn, self.presentation.spots, layout)
        if isinstance(chosen, Select):  # taken up: the pointer keeps it
            self.selection = chosen.selection
            return None
        return self._carry_out(chosen)

    def _bar(self, id: str) -> Change | None:
        presses: dict[str, Callable[[], Change | None]] = {
            "top/undo": self._try_undo, "top/hint": self._ask_hint, "top/help": self._rules, "top/menu": self._menu}
        return presses[id]()

    def _try_undo(self) -> Change | None:
        if self._undo():
            return Applied()
        self._refuse(Refusal("", "no_undo"))
        return None

    def _back(self) -> Change | None:
        if self.detail:
            self.detail = ""
        elif self.looking is not None:
            self._stop_looking()
        elif self.selection is not None:
            self._undo()
        elif self._at_rest_after_the_end:
            return self._to_result()
        else:
            return self._menu()
        return None

    @property
    def _at_rest_after_the_end(self) -> bool:
        """The result was seen, and the board is looked at once more."""
        return self.ended and self.match.turn == OVER and not self.view.busy

    def _to_result(self) -> Change:
        from game.scenes.results import ResultsScene

        return Push(ResultsScene(self.match, self.view, seen=True))

    def _rules(self) -> Change:
        from game.scenes.rulebook import RulebookScene

        return Push(RulebookScene(self.match.game))

    def _menu(self) -> Change:
        from game.scenes.pause import PauseScene

        return Push(PauseScene(self.match))

    # -- hint ------------------------------------------------------------------------------
    def _ask_hint(self) -> None:
        if self._turn is None or self.view.busy:
            return
        self._asked_hint = True
        self._changed = True
        self.match.ask_hint()
        self.services.ui.toast(self.services.text.t("table.hint_thinking"), "info", "hint")

    def _show_hint(self) -> None:
        thought, self._asked_hint = self.match.hint, False
        if thought is None or self._turn is None:
            return
        turn = self._turn
        self.selection = self.view.controller.select(turn, thought.action)
        meant = next((s.id for s in self.presentation.spots if s.selected), None)
        self._place_focus(meant, "key")
        self.pointed = meant or ""  # it is shown and told, not what the pointer happens to lie on
        line = hint_sentence(self.services.text, self.view.controller, turn, thought, len(self.match.session.seats))
        self.services.ui.toast(line, "good", "hint")

    # -- looking back ----------------------------------------------------------------------
    def _look_at(self, number: int, line: int = -1) -> None:
        """Show the position right after so many entries, before what chance decided next. `line`: the log's
        sentence that was clicked."""
        if self.view.busy:
            return
        if number >= len(self.match.session.played):
            self._stop_looking()
            return
        self.looking, self._looking_line = number, line
        self.view.show(self.viewer, number)

    def _stop_looking(self) -> None:
        if self.looking is not None:
            self._look_through(self.viewer)

    # -- drawing ---------------------------------------------------------------------------
    def _area(self, size: tuple[int, int], u: float) -> tuple[Box, Box]:
        return window_box(size).cut_top(table_bar.HEIGHT * u)

    def _addressed(self) -> int:
        """The seat whose sign stands before the line at the top; -1 for none."""
        return self.match.turn if self.looking is None and not self.view.busy else -1

    def draw(self, painter: Painter) -> None:
        bar, area = self._area(painter.size, painter.u)
        self.view.draw(painter, area, painter.u, self.presentation, self._marks(), self.pointed, self.detail,
                       self.drags.held)
        painter.kept_clear.append(bar)
        table_bar.draw(painter, bar, self.match.game, self._addressed(), self.match.session.seats, self.presentation)

    def draw_over(self, painter: Painter) -> None:
        if not self.view.busy and self.looking is None:
            layout = self.view.layout(self._area(painter.size, painter.u)[1], painter.u)
            self.banner.draw(painter, layout.board, self.services.text, self.match.game, self.match.session.seats,
                             self.services.settings.reduced_motion)

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        bar, area = self._area(size, u)
        layout = self.view.layout(area, u)
        text, game = self.services.text, self.match.game
        shown = self.presentation
        found: list[Widget] = [*table_bar.buttons(bar, u, text, game, self.match.can_undo(), self._turn is not None)]
        found += [table_widgets.spot(text, game, s, layout.polygon(s.slot)) for s in shown.spots]
        table = self.view.table
        if isinstance(table, Explains) and not self.view.busy and not self.detail:
            found += table_widgets.tips(layout, table.tips(self.view.view))
        found += table_widgets.presses(text, game, layout.press, u, shown.presses)
        if self.looking is not None:
            found.append(table_widgets.way_on("back_to_now", text("table.back_to_now"), "last", layout.press, u))
        elif self._at_rest_after_the_end:
            found.append(table_widgets.way_on("to_result", text("table.to_result"), "trophy", layout.press, u))
        if self.detail:
            found.append(table_widgets.closing(text, layout.board.polygon))
        if self.view.log and layout.log.h > 30 * u:
            leading = self.looking is not None or self._at_rest_after_the_end  # that button hangs from above
            place = layout.log if leading else table_widgets.log_box(layout, u, max(1, len(shown.presses)))
            found.append(table_widgets.log(text, self.view.log, self.looking, place))
        return found
