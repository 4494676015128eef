"""`python -m game position`: settle a rule question. Loads a written position, asks and plays, prints what follows.

No display. Touches the given file only.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from game.core.codec import to_json
from game.core.notation import NotationError
from game.core.position import PositionError, read_file, read_position
from game.core.registry import UnknownGame, room, rules_of
from game.core.rules import CHANCE, OVER, IllegalAction, Refusal, Rules
from game.core.session import Played, Session
from game.i18n.sentences import refusal_sentence
from game.i18n.texts import Texts

SHOWN_OUTCOMES = 12
"""Of many possible outcomes only so many are listed; their number is always told."""

SEATS = ("seat", "to")
"""Fields of events that hold a seat: printed as its name."""

Kind = Literal["do", "outcome", "why"]
Asked = tuple[Kind, str]
"""One of --do, --outcome and --why with its text."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game's id, for instance biathlon")
    parser.add_argument("file", type=Path, help="a position in TOML or JSON; seeds/<game>/positions.md describes it")
    given = parser.add_argument_group("what is done and asked, in the order in which it is given; each several times")
    # one list for all three: what a --why asks about depends on what stands before it
    given.add_argument("--do", action="append", default=[], metavar="ACTION", dest="asked", type=_asked("do"),
                       help="carry out an action in text form")
    given.add_argument("--outcome", action="append", default=[], metavar="OUTCOME", dest="asked",
                       type=_asked("outcome"), help="what chance decides now")
    given.add_argument("--why", action="append", default=[], metavar="ACTION", dest="asked", type=_asked("why"),
                       help="ask whether an action would be refused or regretted, without doing it")
    parser.add_argument("--seed", help="draw the outcomes that are not given from this seed")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def _asked(kind: Kind) -> Callable[[str], Asked]:
    return lambda text: (kind, text)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """0: everything was legal; 1: something was refused; 2: the file or an argument can't be used."""
    from game.library import board_finder

    try:
        rules = rules_of(args.game)
        position = read_position(rules, read_file(args.file), board_finder(args.game))
        moves = [(kind, text, rules.notation.parse(text)) for kind, text in args.asked]
    except (UnknownGame, PositionError, NotationError) as error:
        print(f"slipstream position: {error}", file=sys.stderr)
        return 2
    session = position.session(rules)
    if args.seed is not None:
        session.seed = args.seed
    report = _Report(rules, session, texts, args.seed is not None)
    report.go(moves)
    if args.json:
        print(json.dumps(report.document(), ensure_ascii=False, indent=1))
    else:
        names = tuple(seat.name or texts("setup.player", number=number + 1)
                      for number, seat in enumerate(session.seats))
        for line in _Words(rules, texts, names).lines(report):
            print(line)
    return 1 if report.refusals else 0


@dataclass(slots=True)
class _Answer:
    """What was said to a --why, or to a --do or --outcome that was refused; nothing at all if it is legal."""

    kind: Kind
    action: str
    refusal: Refusal | None
    warnings: tuple[Refusal, ...] = ()


@dataclass(slots=True)
class _Report:
    """Carries out what was asked, up to the first --do or --outcome that is refused."""

    rules: Rules[Any, Any, Any, Any]
    session: Session
    texts: Texts
    drawing: bool
    told: list[tuple[str, Played] | _Answer] = field(default_factory=list)
    skipped: list[Asked] = field(default_factory=list)

    def go(self, moves: list[tuple[Kind, str, Any]]) -> None:
        left = list(moves)
        while left:
            if left[0][0] != "outcome" and self.session.turn == CHANCE:
                # An outcome may stand behind the actions that it comes between: it's taken when chance is due.
                given = next((k for k, (kind, _, _) in enumerate(left) if kind == "outcome"), None)
                if given is not None and left[0][0] == "do":
                    left.insert(0, left.pop(given))
                else:
                    self._draw()
            kind, text, move = left.pop(0)
            if kind == "why":
                refusal = self._refusal_of(move)
                self.told.append(_Answer(kind, text, refusal, () if refusal else self._warnings(move)))
                continue
            refusal = self._play(kind, move)
            if refusal is not None:
                # what stands behind it was meant for another position
                self.told.append(_Answer(kind, text, refusal))
                self.skipped = [(k, t) for k, t, _ in left]
                return
        self._draw()

    def _play(self, kind: Kind, move: Any) -> Refusal | None:
        if kind == "do":
            refusal = self._refusal_of(move)
            if refusal is None:
                self.told.append((kind, self.session.act(move)))
            return refusal
        try:
            self.told.append((kind, self.session.force(move)))
        except IllegalAction as error:
            return error.refusal
        return None

    def _refusal_of(self, move: Any) -> Refusal | None:
        if not self.rules.notation.is_action(move):
            return Refusal("", "no_action")
        return self.rules.why_not(self.session.state, move)

    def _warnings(self, move: Any) -> tuple[Refusal, ...]:
        return self.rules.warnings(self.rules.observe(self.session.state, self.session.turn), move)

    def _draw(self) -> None:
        if self.drawing:
            self.told += [("drawn", played) for played in self.session.settle()]

    # -- as data ---------------------------------------------------------------------------
    @property
    def refusals(self) -> list[dict[str, Any]]:
        return [self._said(a.action, a.refusal) for a in self.told if isinstance(a, _Answer) and a.refusal]

    def document(self) -> dict[str, Any]:
        """Plain data for --json."""
        return {
            "game": self.rules.id,
            **self.now(),
            "steps": [self._step(*told) for told in self.told if not isinstance(told, _Answer)],
            "refusals": self.refusals,
            "warnings": [self._said(a.action, w, "warning") for a in self.told if isinstance(a, _Answer)
                         for w in a.warnings],
            "skipped": [f"--{kind} {text}" for kind, text in self.skipped],
        }

    def _step(self, kind: str, played: Played) -> dict[str, Any]:
        events = [{"event": type(e).__name__, **to_json(e)} for e in played.events]
        return {kind: played.text, "seat": played.seat if played.seat >= 0 else "chance",
                "events": events, "position": to_json(played.after)}

    def _said(self, action: str, reason: Refusal, kind: str = "refusal") -> dict[str, Any]:
        return {"action": action, "rule": reason.rule, "key": reason.key,
                "sentence": refusal_sentence(self.texts, self.rules.id, reason, kind, numbered=True)}

    def now(self) -> dict[str, Any]:
        """Whose turn it is, what is legal, and the position."""
        state, turn = self.session.state, self.session.turn
        now: dict[str, Any] = {"turn": {CHANCE: "chance", OVER: "over"}.get(turn, turn),
                               "legal": [self.rules.notation.text(a) for a in self.rules.legal(state)]}
        if turn == CHANCE:
            outcomes = self.rules.chance(state)
            now["outcomes"] = [self.rules.notation.text(o) for o, _ in outcomes[:SHOWN_OUTCOMES]]
            now["outcome_count"] = len(outcomes)
        if turn == OVER:
            now["result"] = to_json(self.rules.result(state))
        now["position"] = to_json(state)
        return now


class _Words:
    """The report as a player reads it: the log's sentences, and names instead of numbers."""

    def __init__(self, rules: Rules[Any, Any, Any, Any], texts: Texts, names: tuple[str, ...]) -> None:
        self.rules = rules
        self.texts = texts
        self.names = names
        self.controller = room(rules.id, "controller").Controller(rules, texts)

    def lines(self, report: _Report) -> list[str]:
        found: list[str] = []
        for told in report.told:
            found += self._answer(told) if isinstance(told, _Answer) else self._played(*told)
        found += [f"not reached: --{kind} {text}" for kind, text in report.skipped]
        return found + self._now(report.now())

    def _played(self, kind: str, played: Played) -> list[str]:
        who = self.names[played.seat] if played.seat >= 0 else "chance"
        return [f"{kind} {played.text}  ({who})", *(f"    {self._event(event)}" for event in played.events)]

    def _event(self, event: Any) -> str:
        told = self.controller.tell(event, self.names)
        if not told:  # the table shows it without a word
            told = ", ".join(f"{k} {self._name(v) if k in SEATS else v}" for k, v in to_json(event).items())
        return f"{type(event).__name__}: {told}".removesuffix(": ")

    def _name(self, seat: Any) -> Any:
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else seat

    def _answer(self, answer: _Answer) -> list[str]:
        def sentence(reason: Refusal, kind: str = "refusal") -> str:
            return refusal_sentence(self.texts, self.rules.id, reason, kind, numbered=True)

        asked = f"why {answer.action}: "
        if answer.refusal is not None:
            if answer.kind == "why":
                return [f"{asked}refused: {sentence(answer.refusal)}"]
            return [f"refused: {answer.action}: {sentence(answer.refusal)}"]
        if answer.warnings:
            return [f"{asked}legal, but: {sentence(warning, 'warning')}" for warning in answer.warnings]
        return [f"{asked}legal"]

    def _now(self, now: dict[str, Any]) -> list[str]:
        turn = now["turn"]
        found = [f"turn: {self._name(turn)}"]
        if now["legal"]:
            found.append("legal: " + "; ".join(now["legal"]))
        if "outcomes" in now:
            more = now["outcome_count"] - len(now["outcomes"])
            found.append("outcomes: " + "; ".join(now["outcomes"]) + (f"; and {more} more" if more else ""))
        if "result" in now:
            ranking = now["result"]["ranking"]
            ranked = ", ".join(f"{rank} {name}" for rank, name in sorted(zip(ranking, self.names, strict=True)))
            key = f"{self.rules.id}.termination.{now['result']['termination']}"
            found.append(f"result: {self.texts(key)}: {ranked}")
        return [*found, "position: " + json.dumps(now["position"], ensure_ascii=False)]
