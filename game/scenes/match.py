"""A game at the table, without a picture of it: session, journal, bots, undo, record.

May touch core, savestate and the bots' process; no pygame. The table scene shows what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import game
from game.boards.board import Board
from game.core.codec import CodecError
from game.core.registry import UnknownGame, rules_of
from game.core.rules import CHANCE, OVER, Result
from game.core.session import Played, ReplayError, SeatInfo, Session, load_session
from game.savestate import meta, migrate, names
from game.savestate.journal import live_entries
from game.savestate.problem import Locked, Problem
from game.savestate.records import Record, RecordSeat
from game.savestate.store import Resumed, Store
from game.savestate.writer import JournalWriter

if TYPE_CHECKING:
    from game.bots.brain import Thought
    from game.bots.worker import Answer, Thinker

Progress = Callable[[Any], str]
"""A state in a few words for the list of saved games ("round 12")."""


@dataclass(frozen=True, slots=True)
class NotPlayable:
    """A stored game that can't go on; `problem` says why. Nothing about it was changed."""

    problem: Problem


class Match:
    """One game from setup to result. Everything that happens is in the journal before anybody sees it."""

    def __init__(
        self,
        session: Session,
        store: Store,
        thinker: Thinker,
        writer: JournalWriter | None,
        progress: Progress = str,
    ) -> None:
        self.session = session
        self.store = store
        self.thinker = thinker
        self.writer = writer
        self.progress = progress
        self.problem: Problem | None = None
        """The last trouble with saving that the player hasn't been told of yet."""
        self.homeless = False
        """The store keeps games, but had no place for this one."""
        self.camera: Callable[[], bytes | None] = lambda: None
        """Takes the picture (PNG) that the lists of games show; the table that shows the match sets it."""
        self.hint: Thought | None = None
        if len(self.humans) < len(session.seats):
            thinker.warm_up()
        self._asked = 0
        self._purpose = ""
        self._recorded = False

    # -- making ----------------------------------------------------------------------------
    @classmethod
    def begin(cls, session: Session, store: Store, thinker: Thinker, progress: Progress = str) -> Match:
        """A new game, saved from its first moment if the store keeps anything."""
        header = {
            "schema": migrate.SCHEMA,
            "app": game.__version__,
            "id": names.new_id(session.rules.id),
            "created": meta.now(),
            **session.header(),
        }
        made = store.create(header)
        match = cls(session, store, thinker, made if isinstance(made, JournalWriter) else None, progress)
        if not isinstance(made, JournalWriter):
            match.problem = made.problem if isinstance(made, Locked) else made
            match.homeless = store.keeps
        for played in session.settle():
            match._store(played)
        match._note()
        return match

    @classmethod
    def resume(
        cls, game_id: str, store: Store, thinker: Thinker, progress: Progress = str
    ) -> Match | NotPlayable:
        """Go on with a stored game. A damaged one goes on from its last whole entry and says so."""
        found = store.resume(game_id)
        if isinstance(found, Problem):
            return NotPlayable(found)
        if isinstance(found, Locked):
            return NotPlayable(found.problem)
        if not isinstance(found, Resumed):
            return NotPlayable(_why_not(found))
        entries = tuple(live_entries(found.entries))
        problem = found.notice
        try:
            session = read_session(found.header, entries)
        except ReplayError as error:
            # what was whole before the broken entry is kept and goes on; the rest is cut by an undo mark
            session = error.session
            problem = Problem("save.replay_differs", {"number": error.number + 1, "why": error.problem})
            found.writer.append({"u": error.number})
        except (UnknownGame, CodecError, KeyError, ValueError) as error:
            found.writer.close()
            return NotPlayable(Problem("save.not_playable", {"why": str(error)}))
        match = cls(session, store, thinker, found.writer, progress)
        match.problem = problem
        match.session.seal()
        for played in session.settle():
            match._store(played)
        return match

    # -- reading ---------------------------------------------------------------------------
    @property
    def game(self) -> str:
        return self.session.rules.id

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(i for i, s in enumerate(self.session.seats) if s.human)

    @property
    def turn(self) -> int:
        return self.session.turn

    @property
    def bot_turn(self) -> bool:
        return self.turn >= 0 and not self.session.seats[self.turn].human

    def must(self, action: Any) -> bool:
        """Whether this is all that the seat in turn can do."""
        session = self.session
        return session.turn >= 0 and session.rules.legal(session.state) == (action,)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(s.name for s in self.session.seats)

    def view(self, viewer: int | None) -> Any:
        return self.session.rules.observe(self.session.state, viewer)

    # -- playing ---------------------------------------------------------------------------
    def act(self, action: Any) -> list[Played]:
        """Carry out an action of the seat in turn, then what chance decides; all of it is stored first."""
        self.cancel()
        done = [self.session.act(action), *self.session.settle()]
        for played in done:
            self._store(played)
        self._note()
        if self.session.over:
            self._record()
        return done

    def can_undo(self) -> bool:
        return self.session.undo_target() is not None

    def undo(self) -> bool:
        """Take back the last choice of a human, and what bots did since; false if there is none to take back."""
        kept = self.session.undo()
        if kept is None:
            return False
        self.cancel()
        self._recorded = False  # in practice a finished game can go on, and end otherwise
        if self.writer is not None:
            self._keep(self.writer.append({"u": kept}))
        self._note()
        return True

    def seal(self) -> None:
        """Something was shown to another seat: what is past stays."""
        self.session.seal()

    # -- bots ------------------------------------------------------------------------------
    def ask_bot(self) -> None:
        """Let the seat in turn think, if it is a bot's and isn't thinking yet."""
        if self.bot_turn and not self.thinker.thinking:
            self._ask("move", self.session.seats[self.turn].kind)

    def ask_hint(self) -> None:
        """Let the strongest bot think for the human in turn; `poll_hint` has its answer."""
        if self.turn >= 0 and not self.bot_turn:
            self._ask("hint", "hard")

    def _ask(self, purpose: str, level: str) -> None:
        from game.bots.worker import Question

        self._asked += 1
        self._purpose = purpose
        seat = self.turn
        seed = f"{self.session.seed}/{len(self.session.played)}"
        self.thinker.ask(Question(self._asked, self.game, self.view(seat), seat, level, seed))

    def poll(self) -> Answer | None:
        """The bot's answer to the present question, once. A failed one is replaced by a choice by rank, and the
        player is told."""
        found = self.thinker.poll()
        if found is None:
            return None
        if found.thought is None:
            from game.bots.worker import Question
            from game.bots.worker import answer as think_here

            seat = self.turn
            if seat < 0:
                return None
            if self._purpose != "hint":
                self._keep(self.problem or Problem("table.bot_failed", {"name": self.names[seat]}))
            found = think_here(
                Question(found.number, self.game, self.view(seat), seat, "easy", self.session.seed)
            )
        if found.thought is None and self._purpose != "hint":
            # even that failed: any legal action is better than a table that waits for ever
            from game.bots.brain import Thought

            found = found._replace(thought=Thought(self.session.rules.legal(self.session.state)[0], 0.0, 0))
        if self._purpose == "hint":
            self.hint = found.thought
            return None
        return found

    def cancel(self) -> None:
        """Forget what a bot is thinking about."""
        self.hint = None
        self.thinker.cancel()

    # -- storing ---------------------------------------------------------------------------
    def _store(self, played: Played) -> None:
        if self.writer is not None:
            self._keep(self.writer.append(self.session.entry(played)))

    def _keep(self, problem: Problem | None) -> None:
        if problem is not None:
            self.problem = problem

    def _note(self) -> None:
        if self.writer is not None:
            self.writer.set_meta(progress=self.progress(self.session.state), finished=self.session.over)

    def take_picture(self) -> bytes | None:
        """Put a picture of the table as it is now beside the game; None if there is no table to be seen."""
        png = self.camera() if self.writer is not None else None
        if png is not None and self.writer is not None:
            self.writer.set_picture(png)
        return png

    def take_problem(self) -> Problem | None:
        """What the player must be told, once."""
        if self.problem is None and self.writer is not None and self.writer.pending == 0:
            self.problem = self.writer.retry()
        found, self.problem = self.problem, None
        return found

    def unsaved(self) -> int:
        """How many moves and outcomes would be lost if the table were left now; tries to save them first."""
        if self.writer is not None:
            if self.writer.pending:
                self._keep(self.writer.retry())
            return self.writer.pending
        return len(self.session.played) if self.homeless else 0

    def result(self) -> Result:
        return self.session.rules.result(self.session.state)

    def _record(self) -> None:
        if self._recorded or self.session.from_position:
            return
        self._recorded = True
        result = self.result()
        board = self.session.setup.board
        record = Record(
            id=self.writer.id if self.writer is not None else names.new_id(self.game),
            game=self.game,
            board=board.id if isinstance(board, Board) else "",
            seats=tuple(RecordSeat(s.name, s.kind) for s in self.session.seats),
            ranking=result.ranking,
            scores=tuple(s[0][1] if s else 0 for s in result.scores) or (0,) * len(result.ranking),
            rounds=rounds_of(result, self.session),
            date=meta.now(),
            practice=self.session.practice or self.session.practised,
            options=dict(self.session.setup.options),
        )
        self._keep(self.store.records.add(record))

    def close(self) -> None:
        """Leave the table: the bot stops thinking, the journal is written out with a last picture and given back."""
        self.cancel()
        self.thinker.close()
        # A table that can't be drawn (it is left for that) must not keep the journal from being closed.
        with suppress(Exception):
            self.take_picture()
        if self.writer is not None:
            self._keep(self.writer.close())
            self.writer = None


def rounds_of(result: Result, session: Session) -> int:
    """The rounds that the result's scores tell, else the outcomes of chance so far."""
    for score in result.scores:
        for name, value in score:
            if name in ("rounds", "minutes"):
                return value
    return sum(1 for p in session.played if p.seat == CHANCE)


def read_session(header: Mapping[str, Any], entries: Any) -> Session:
    """The session of a stored game. Raises as `load_session`, and UnknownGame."""
    rules = rules_of(str(header.get("game")))
    return load_session(rules, header, entries, Board)


def new_session(
    game_id: str, setup: Any, seed: str, seats: tuple[SeatInfo, ...], practice: bool = False
) -> Session:
    return Session(rules_of(game_id), setup, seed, seats, practice=practice)


def _why_not(found: Any) -> Problem:
    """A sentence for what `Store.resume` gives instead of a game."""
    error = getattr(found, "error", None)
    if isinstance(error, Problem):
        return error
    schema = getattr(found, "schema", None)
    if schema is not None:
        return Problem("save.too_new", {"what": "save.what.game", "path": found.path, "schema": schema})
    return Problem("save.empty", {"path": getattr(found, "path", "")})


__all__ = ["CHANCE", "OVER", "Match", "NotPlayable", "new_session", "read_session"]
