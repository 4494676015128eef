"""`python -m game position`: settle a rule question. Loads a written position, asks and plays, prints what follows.

No display. Touches the given file only.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from game.core.codec import to_json
from game.core.notation import NotationError
from game.core.position import PositionError, read_file, read_position
from game.core.registry import UnknownGame, rules_of
from game.core.rules import CHANCE, OVER, IllegalAction, Refusal, Rules
from game.core.session import Played, Session
from game.i18n.sentences import refusal_sentence

SHOWN_OUTCOMES = 12
"""Of many possible outcomes only so many are listed; their number is always told."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game's id, for instance biathlon")
    parser.add_argument("file", type=Path, help="a position in TOML or JSON; seeds/<game>/positions.md describes it")
    parser.add_argument("--do", action="append", default=[], metavar="ACTION", dest="actions",
                        help="carry out an action in text form; may be given several times")
    parser.add_argument("--outcome", action="append", default=[], metavar="OUTCOME", dest="outcomes",
                        help="the outcome to use when chance decides next; may be given several times")
    parser.add_argument("--why", action="append", default=[], metavar="ACTION",
                        help="ask whether an action would be refused, without doing it")
    parser.add_argument("--seed", help="draw the outcomes that are not given from this seed")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace, texts: Any) -> int:
    """0: everything was legal; 1: something was refused; 2: the file or an argument can't be used."""
    from game.library import board_finder

    try:
        rules = rules_of(args.game)
        position = read_position(rules, read_file(args.file), board_finder(args.game))
    except (UnknownGame, PositionError) as error:
        print(f"slipstream position: {error}", file=sys.stderr)
        return 2
    session = position.session(rules)
    if args.seed is not None:
        session.seed = args.seed
    try:
        report = _Report(rules, session, texts, list(args.outcomes), args.seed is not None)
        document = report.make(args.actions, args.why)
    except NotationError as error:
        print(f"slipstream position: {error}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(document, ensure_ascii=False, indent=1))
    else:
        _print(document)
    return 1 if document["refusals"] else 0


class _Report:
    def __init__(self, rules: Rules[Any, Any, Any, Any], session: Session, texts: Any, outcomes: list[str],
                 drawing: bool) -> None:
        self.rules = rules
        self.session = session
        self.texts = texts
        self.outcomes = outcomes
        self.drawing = drawing
        self.steps: list[dict[str, Any]] = []
        self.refusals: list[dict[str, Any]] = []

    def make(self, actions: list[str], questions: list[str]) -> dict[str, Any]:
        self._settle()
        for text in actions:
            if not self._act(text):
                break
            self._settle()
        for text in questions:
            refusal = self._refusal_of(self.rules.notation.parse(text))
            if refusal is not None:
                self.refusals.append(self._refused(text, refusal))
        for text in self.outcomes:
            self.refusals.append(self._refused(text, Refusal("", "no_chance")))
        return {"game": self.rules.id, **self._now(), "steps": self.steps, "refusals": self.refusals}

    def _refusal_of(self, move: Any) -> Refusal | None:
        if not self.rules.notation.is_action(move):
            return Refusal("", "no_action")
        return self.rules.why_not(self.session.state, move)

    def _act(self, text: str) -> bool:
        move = self.rules.notation.parse(text)
        refusal = self._refusal_of(move)
        if refusal is None:
            self._step("do", self.session.act(move))
            return True
        self.refusals.append(self._refused(text, refusal))
        return False

    def _settle(self) -> None:
        while self.session.turn == CHANCE:
            if self.outcomes:
                text = self.outcomes.pop(0)
                try:
                    self._step("outcome", self.session.force(self.rules.notation.parse(text)))
                except IllegalAction as error:
                    self.refusals.append(self._refused(text, error.refusal))
                    return
            elif self.drawing:
                number = len(self.session.played)
                self.session.settle()
                for played in self.session.played[number:]:
                    self._step("drawn", played)
            else:
                return

    def _step(self, kind: str, played: Played) -> None:
        events = [{"event": type(e).__name__, **to_json(e)} for e in played.events]
        self.steps.append({kind: played.text, "seat": played.seat if played.seat >= 0 else "chance",
                           "events": events, "position": to_json(played.after)})

    def _refused(self, text: str, refusal: Refusal) -> dict[str, Any]:
        return {"action": text, "rule": refusal.rule, "key": refusal.key,
                "sentence": refusal_sentence(self.texts, self.rules.id, refusal)}

    def _now(self) -> dict[str, Any]:
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


def _print(document: dict[str, Any]) -> None:
    for step in document["steps"]:
        kind, text = next((k, step[k]) for k in ("do", "outcome", "drawn") if k in step)
        print(f"{kind} {text}  (seat {step['seat']})")
        for event in step["events"]:
            rest = ", ".join(f"{k} {v}" for k, v in event.items() if k != "event")
            print(f"    {event['event']}: {rest}")
    for refused in document["refusals"]:
        print(f"refused: {refused['action']}: {refused['sentence']}")
    turn = document["turn"]
    print(f"turn: {turn}")
    if document["legal"]:
        print("legal: " + "; ".join(document["legal"]))
    if "outcomes" in document:
        more = document["outcome_count"] - len(document["outcomes"])
        print("outcomes: " + "; ".join(document["outcomes"]) + (f"; and {more} more" if more else ""))
    if "result" in document:
        print(f"result: {document['result']['termination']}, ranking {document['result']['ranking']}")
    print("position: " + json.dumps(document["position"], ensure_ascii=False))
