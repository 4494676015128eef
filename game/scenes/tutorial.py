"""A game's tutorial, played at its own table: a bubble says what to learn and what to do, and waits until it is done.

Wraps the table scene with prepared positions; knows no game. Nothing of it is saved.
"""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from typing import Any

from game.bots.worker import Answer, Question
from game.core.registry import available, room, rules_of
from game.core.rules import CHANCE, make_setup
from game.core.session import Played, SeatInfo, Session
from game.library import board_finder
from game.scenes import parts, table_widgets
from game.scenes.confirm import ConfirmScene
from game.scenes.match import Match
from game.scenes.stack import Change, Pop, Push, Replace, Services
from game.scenes.table import TableScene
from game.scenes.table_view import TableView
from game.stage.lesson import Step, Tutorial
from game.stage.play import Mark, Presentation
from game.ui.intents import Activate, Intent
from game.ui.layout import Box, window_box
from game.ui.painter import Painter
from game.ui.widgets import Block, Button, Label, Panel, Paragraphs, Spot, Widget

WIDTH = 720
"""The bubble's width in design pixels, ..."""
WIDTHS = (720, 660, 600, 520, 440)
"""... or one of these, where something is to be left free."""
GAP = 4
"""Design pixels between the bubble and what it leaves free."""
HELD, SPARED = 4.0, 0.05
"""How much worse it is to hide a card than an empty place, and one that no step speaks of."""
COUNT_MS = 14_000.0
"""So long the picture of the result moves at the end."""


def has_tutorial(game: str) -> bool:
    """Whether the game's room has a tutorial, and a table to play it at."""
    return game in available() and parts.playable(game) and find_spec(f"game.games.{game}.tutorial") is not None


class Nobody:
    """Stands in for the bots' process: the opponent's moves are written down."""

    thinking = False

    def warm_up(self) -> None:
        """There is no process."""

    def ask(self, question: Question) -> None:
        """Nobody hears it."""

    def poll(self) -> Answer | None:
        return None

    def cancel(self) -> None:
        """Nothing is being thought about."""

    def close(self) -> None:
        """Nothing is open."""


class LessonMatch(Match):
    """A match that is stored nowhere; after the learner's move, those follow that the step has written down."""

    script: tuple[str, ...] = ()

    def act(self, action: Any) -> list[Played]:
        session = self.session
        done = [session.act(action)]
        for text in self.script:
            move = session.rules.notation.parse(text)
            done.append(session.force(move) if session.turn == CHANCE else session.act(move))
        return done + session.settle()


class TutorialScene(TableScene):
    """Pops when it is left; at its end it may go on to the game's setup."""

    name = "tutorial"
    follows = False

    def __init__(self, game: str, strict: bool = False) -> None:
        self.game = game
        self.tutorial: Tutorial = room(game, "tutorial").TUTORIAL
        self.rules = rules_of(game)
        self.index = 0
        self.leaving = False
        self.over_ms = 0.0
        self._learnt = False
        self._placed: tuple[Any, Box] | None = None
        super().__init__(self._match(self._names(None)), strict)

    # -- steps -----------------------------------------------------------------------------
    @property
    def step(self) -> Step:
        return self.tutorial.steps[self.index]

    @property
    def last(self) -> bool:
        return self.index == len(self.tutorial.steps) - 1

    def _names(self, services: Services | None) -> tuple[str, ...]:
        if services is None:
            return ("",) * self.tutorial.seats
        others = services.text("setup.bot_names").split()
        names = [others[i % len(others)] for i in range(self.tutorial.seats)]
        names[self.tutorial.you] = services.text("tutorial.you")
        for seat in range(self.tutorial.seats):
            # where a game calls its seats by name, sentences in the third person can be said of the learner too
            if services.text.has(f"{self.game}.seat.{seat}"):
                names[seat] = services.text(f"{self.game}.seat.{seat}")
        return tuple(names)

    def _match(self, names: tuple[str, ...]) -> LessonMatch:
        """The position of the step, or of the last one before it that has one."""
        start = next(s for s in reversed(self.tutorial.steps[: self.index + 1]) if s.position is not None)
        board = board_finder(self.game)(self.tutorial.board) if self.rules.needs_board else None
        setup = make_setup(self.rules, self.tutorial.seats, {}, board)
        assert start.position is not None
        state = self.rules.position(start.position, setup)
        seats = tuple(
            SeatInfo(name, "human" if i == self.tutorial.you else "easy", i) for i, name in enumerate(names)
        )
        session = Session(self.rules, setup, f"tutorial {self.game}", seats, start=state)
        session.settle()
        nobody: Any = Nobody()
        return LessonMatch(session, None, nobody, None)  # type: ignore[arg-type]

    def enter(self, services: Services) -> None:
        self.match = self._match(self._names(services))
        super().enter(services)

    def _go_to(self, index: int) -> None:
        """Begin a step; one without a position of its own goes on from what lies there."""
        self.index = index
        self.over_ms = 0.0
        self._learnt = False
        self.selection = self._turn = self._shown = None
        self.pointed = self.detail = ""
        if self.last:
            self._remember()
        if self.step.position is not None:
            self.match = self._match(self._names(self.services))
            self.view = TableView(self.services, self.match.session, self.tutorial.you, self.strict)
        self._changed = True

    def _remember(self) -> None:
        """Who came to the last step is no newcomer to the game any more."""
        settings = self.services.store.settings
        seen = settings.load().settings.seen_tutorials
        if self.game not in seen:
            settings.change(seen_tutorials=(*seen, self.game))

    def _restart(self) -> None:
        """Back to the last step with a position."""
        steps = self.tutorial.steps
        self._go_to(max(i for i in range(self.index + 1) if steps[i].position is not None))

    # -- the table's life ------------------------------------------------------------------
    def update(self, dt: float) -> bool | Change:
        if self.leaving:
            return Pop()
        if self.match.session.over and not self.view.busy and self.over_ms < COUNT_MS:
            self.over_ms = COUNT_MS if self.services.settings.reduced_motion else self.over_ms + dt
            super().update(dt)
            return True
        return super().update(dt)

    def _go_on(self) -> Change | None:
        if self._learnt:
            self._go_to(self.index + 1)
        if self.match.turn == self.tutorial.you:
            self._begin_turn(self.tutorial.you)
        else:
            self._turn = None
        return None

    def _first(self) -> str | None:
        if not self.step.allow:
            return "lesson/next"
        usable = {s.id for s in self.presentation.spots if s.enabled}
        return next((id for id in self.step.point if id in usable), None) or super()._first()

    def _apply(self, action: Any, then: Any = None) -> None:
        """The move that the step waits for is made; any other one is refused with what is to be done."""
        if not self.step.allows(self.rules.notation.text(action)):
            self._say_what_to_do()
            return
        assert isinstance(self.match, LessonMatch)
        self.match.script = self.step.then
        self._learnt = not self.last
        super()._apply(action, then)

    def _marks(self) -> tuple[Mark, ...]:
        """The table draws what the step points at, so that it hides nothing that lies there."""
        marks = super()._marks()
        if self.view.busy or self.selection is not None or not self.step.point:
            return marks
        pointed = tuple(s.slot for s in self.presentation.spots if s.id in self.step.point)
        return (Mark("point", pointed), *marks) if pointed and self.tutorial.frames else marks

    def _addressed(self) -> int:
        """Who reads is the learner, whoever is in turn."""
        return self.tutorial.you if not self.step.allow and not self.view.busy else super()._addressed()

    def _say_what_to_do(self) -> None:
        text = self.services.text
        self.services.ui.toast(text("tutorial.not_now", what=self.ask or text("tutorial.read_on")), "info")
        self.services.sound.play("error")

    def _undo(self) -> bool:
        if self.selection is not None and self._turn is not None:
            return super()._undo()
        self.view.finish()
        self._restart()
        return True

    def _ask_hint(self) -> None:
        self._say_what_to_do()

    def _end(self) -> Change | None:
        return None

    def _menu(self) -> Change:
        text = self.services.text
        return Push(ConfirmScene(text("tutorial.leave_question"), text("tutorial.leave"), text("tutorial.stay"),
                                 tag="leave"))

    def resume(self, result: Any) -> None:
        if result == ("leave", True):
            self.leaving = True
        else:
            super().resume(result)

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Activate(id="lesson/next") if not self.view.busy:
                if not self.last:
                    self._go_to(self.index + 1)
                    return None
                from game.scenes.setup import SetupScene

                return Replace(SetupScene(self.game))
            case Activate(id="lesson/again"):
                self._undo()
                return None
            case Activate(id="lesson/leave"):
                return self._menu() if not self.last else Pop()
            case Activate(id="lesson/bubble"):
                return None
        return super().handle(intent)

    # -- what is shown ---------------------------------------------------------------------
    @property
    def words(self) -> str:
        return self.services.text(f"{self.game}.tutorial.{self.step.id}")

    @property
    def ask(self) -> str:
        key = f"{self.game}.tutorial.{self.step.id}.do"
        return self.services.text(key) if self.step.allow else ""

    @property
    def presentation(self) -> Presentation:
        shown = super().presentation
        if not self.step.allow:
            return replace(shown, prompt=self.services.text("tutorial.read_on"), presses=(), warning="")
        return replace(shown, prompt=self.ask) if self.selection is None else shown

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        found = [w for w in super().widgets(size, u) if getattr(w, "id", "") not in ("top/menu", "log")]
        found += self._log(size, u)
        return [*found, *(() if self._covered else self._bubble(size, u))]

    def _log(self, size: tuple[int, int], u: float) -> list[Widget]:
        """What happened in this position; nothing in it can be chosen."""
        layout = self.view.layout(self._area(size, u)[1], u)
        box = table_widgets.log_box(layout, u, max(1, len(self.presentation.presses)))
        said = [line.text for line in self.view.log]
        later = f"{self.game}.tutorial.later"
        begun = max(i for i, s in enumerate(self.tutorial.steps[: self.index + 1]) if s.position is not None)
        if begun and self.services.text.has(later):
            said.insert(0, self.services.text(later))
        if not said or box.h <= 30 * u or self.match.session.over:
            return []
        return [Paragraphs("lesson/log", box, tuple(Block(text) for text in said), end=True)]

    def _measures(self, wide: float, u: float) -> tuple[float, float, float]:
        """The height of a bubble of that width, of its words, and the width of its button."""
        measure = self.services.ui.type.measure
        inner = wide - 40 * u
        button = min(190 * u, inner * 0.36)
        says = measure(self.words, "body", u, inner)[1]
        asks = measure(self.ask, "strong", u, inner - button - 50 * u)[1] if self.ask else 0.0
        return (12 + 34 + 4 + 10 + 14) * u + says + max(asks, 44 * u), says, button

    def _sheet(self, size: tuple[int, int], u: float) -> Box:
        """Where the bubble lies: over the step's slot, or as near to it as leaves the most of the rest free."""
        area = self._area(size, u)[1]
        most = min(WIDTH * u, window_box(size).w - 24 * u)
        slots = self.view.layout(area, u).slots
        middle = slots[self.step.at].centre if self.step.at in slots else area.centre
        if self.match.session.over:  # below the count
            middle = (area.centre[0], area.bottom)
        room = area.inset(10 * u, 7 * u)

        def at(x: float, y: float, wide: float, high: float) -> Box:
            x, y = min(x, room.right - wide), min(y, room.bottom - high)
            return Box(max(x, room.x), max(y, room.y), wide, high)

        high = self._measures(most, u)[0]
        best = at(middle[0] - most / 2, middle[1] - high / 2, most, high)
        if not self.tutorial.clear or self.match.session.over:
            return best
        free = [slots[name] for name in self.tutorial.clear]
        lying = [slots[name] for name in dict.fromkeys(a.at for a in self.view.cast.values()) if name in slots]
        full = [slots[name] for name in self.tutorial.full]
        cards = full + [box for box in lying if box.w and any(slot.holds(box, 2 * u) for slot in free)]
        spared = [box for box in lying if box.w and box not in cards]
        pointed = [slots[s.slot] for s in self.presentation.spots if s.id in self.step.point]

        def hidden(box: Box, others: list[Box]) -> float:
            common = [box.clip(other) for other in others]
            return sum(c.w * c.h for c in common) / (room.w * room.h)

        def cost(box: Box) -> tuple[float, float]:
            # what lies there counts for more than a place that is empty yet; what can be spared, hardly
            covers = hidden(box, free) + HELD * hidden(box, cards) + SPARED * hidden(box, spared)
            asked = sum(100 for slot in pointed if box.overlaps(slot))
            away = abs(box.centre[0] - middle[0]) + abs(box.centre[1] - middle[1])
            return asked + round(covers, 4), away

        tried = [best]
        for wide in (w * u for w in WIDTHS if w * u <= most):
            high = self._measures(wide, u)[0]
            across = {middle[0] - wide / 2, room.x, room.right}
            down = {middle[1] - high / 2, room.y, room.bottom}
            for slot in free:  # beside, above or below what is left free
                across |= {slot.right + GAP * u, slot.x - GAP * u - wide}
                down |= {slot.bottom + GAP * u, slot.y - GAP * u - high}
            tried += [at(x, y, wide, high) for x in sorted(across) for y in sorted(down)]
        return min(tried, key=cost)

    def _bubble(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        type_ = self.services.ui.type
        key = (self.index, size, u, self.words, self.ask, type_.text_size, self.match.session.over)
        if self._placed is None or self._placed[0] != key:
            self._placed = key, self._sheet(size, u)
        sheet = self._placed[1]
        high, says, button = self._measures(sheet.w, u)
        x, y, inner = sheet.x, sheet.y, sheet.w - 40 * u
        head, rest = Box(x + 20 * u, y + 12 * u, inner, high - 26 * u).cut_top(34 * u, 4 * u)
        leave, head = head.cut_right(min(130 * u, head.w * 0.4), 8 * u)
        body, rest = rest.cut_top(says, 10 * u)
        go, line = rest.cut_right(button, 14 * u)
        go = go.centred(go.w, 44 * u)
        found: list[Widget] = [
            Panel(sheet, "sheet"),
            Spot("lesson/bubble", sheet.polygon, f"{self.words} {self.ask}".strip(), z=50, ring=False, kind="text"),
            Label(head, text("tutorial.step", n=self.index + 1, total=len(self.tutorial.steps)), "caps",
                  colour="text_muted"),
            Label(body, self.words, "body", valign="top", wrap=True),
            Button("lesson/leave", leave, text("tutorial.leave"), "close", z=60),
        ]
        if self.ask:
            found.append(Label(line.cut_left(34 * u)[1], self.ask, "strong", wrap=True))
            found.append(Button("lesson/again", go, text("tutorial.again"), "undo", "quiet", z=60))
        else:
            label = text("tutorial.play" if self.last else "tutorial.next")
            found.append(Button("lesson/next", go, label, "", "primary", key="enter", z=60))
        return found

    @property
    def _covered(self) -> bool:
        """Nothing is said while something moves, nor over what lies enlarged."""
        return self.view.busy or bool(self.detail)

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if not self._covered:
            painter.in_reading += [w.box for w in self._bubble(painter.size, painter.u) if isinstance(w, Panel)]
        if self.view.busy or self.selection is not None:
            return
        area = self._area(painter.size, painter.u)[1]
        if self.match.session.over:
            painter.fill("veil", area, 190)
            bubble = next(w.box for w in self._bubble(painter.size, painter.u) if isinstance(w, Panel))
            free = Box(area.x, area.y, area.w, bubble.y - area.y).inset(10 * painter.u, 8 * painter.u)
            self.view.table.draw_result(painter, free, self.match.result(), self.view.view, self.over_ms)
            return
        if self.tutorial.frames:
            return
        layout = self.view.layout(area, painter.u)
        for spot in self.presentation.spots:
            if spot.id in self.step.point:
                box = layout.slots[spot.slot]
                painter.box(box.grown(7 * painter.u), None, 14 * painter.u, "focus", 4 * painter.u)

    def draw_over(self, painter: Painter) -> None:
        super().draw_over(painter)
        if self._covered or not self.ask:
            return
        u = painter.u
        label = next((w for w in self._bubble(painter.size, u) if isinstance(w, Label) and w.text == self.ask), None)
        if label is not None:
            painter.icon("right", Box(label.box.x - 34 * u, label.box.centre[1] - 13 * u, 26 * u, 26 * u), "good")
