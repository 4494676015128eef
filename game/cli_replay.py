"""The command `replay`: checks a stored game move by move and prints it as a log, or shows it in the window.

Reads the given file or the player's saved game; changes nothing.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cli import open_app, texts_of, unusable
from game.core.codec import CodecError, digest, to_json
from game.core.registry import UnknownGame, room
from game.core.rules import CHANCE, OVER
from game.core.session import Played, ReplayError, Session
from game.savestate import Damaged, Empty, Loaded, Problem, TooNew, live_entries, sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.i18n.texts import Texts
    from game.scenes.stack import Scene

DIFFERS = 1
"""Exit code: the game is damaged, or its log no longer gives the positions that were stored."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A stored game as far as it could be replayed; `trouble` says what was wrong, "" if nothing."""

    session: Session
    header: dict[str, Any]
    stored: int
    replayed: bool
    trouble: str = ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="FILE|ID",
                        help="an exported game (.slipstream), a journal (game.jsonl), or the id of a saved game")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--text", action="store_true", help="print the log as sentences (that is usual)")
    form.add_argument("--json", action="store_true", help="print one JSON document")
    form.add_argument("--window", action="store_true", help="watch it in the window")


def run(args: argparse.Namespace) -> int:
    """0: the whole game replays as it was stored; 1: it does not; 2: there is no such game, or it is unreadable."""
    texts = texts_of(args)

    def words(problem: Problem) -> str:
        return sentence(problem, lambda key, params: texts.t(key, **params))

    found = find(args.game)
    match found:
        case Problem():
            return unusable("slipstream replay", words(found))
        case TooNew():
            return unusable("slipstream replay", words(found.problem))
        case Empty():
            return unusable("slipstream replay", f"there is no file and no saved game {args.game!r}")
        case Damaged(header=None):
            return unusable("slipstream replay", words(found.error))
    try:
        checked = check(found, words)
    except (UnknownGame, CodecError, KeyError, ValueError) as error:
        return unusable("slipstream replay", f"{args.game}: {error}")
    if args.window:
        return open_app(args, replaying(checked.session))
    if args.json:
        print(json.dumps(document(checked, texts), ensure_ascii=False, indent=1))
    else:
        for line in log(checked, texts):
            print(line)
    return DIFFERS if checked.trouble else 0


def find(name: str) -> Loaded | Damaged | Empty | TooNew | Problem:
    """The stored game of that file name or id."""
    from game.places import user_dir
    from game.savestate import open_store

    path = Path(name)
    try:
        named = path.is_file() or bool(path.suffix) or len(path.parts) > 1
    except OSError:  # too long for any file's name, say
        named = True
    if named:
        return read(path)
    return open_store(user_dir()).load(name)


def read(path: Path) -> Loaded | Damaged | TooNew | Problem:
    """The game in an exported file or a journal."""
    from game.savestate import archive, journal
    from game.savestate.problem import WHAT_EXPORT, from_os_error

    try:
        with path.open("rb") as file:
            data = file.read(archive.LARGEST + 1)
    except (OSError, ValueError) as error:
        known = error if isinstance(error, OSError) else OSError(str(error))
        return from_os_error(known, path, WHAT_EXPORT)
    if path.suffix == ".jsonl":
        return journal.judge(journal.read(data), str(path))
    unpacked = archive.unpack(data, str(path))
    return unpacked.game if isinstance(unpacked, archive.Unpacked) else unpacked


def check(found: Loaded | Damaged, words: Callable[[Problem], str]) -> Checked:
    """Replay what was stored. Raises as `scenes.match.read_session` if not even its beginning makes sense."""
    from game.scenes.match import read_session

    header = found.header
    assert header is not None
    entries = live_entries(found.entries if isinstance(found, Loaded) else found.prefix)
    trouble = words(found.error) if isinstance(found, Damaged) else ""
    try:
        session = read_session(header, entries)
    except ReplayError as error:
        session = error.session
        trouble = trouble or words(Problem("save.replay_differs", {"number": error.number + 1, "why": error.problem}))
    same_rules = header.get("rules") == session.rules.version
    return Checked(session, header, len(entries), same_rules, trouble)


def sentences(session: Session, texts: Texts) -> Iterator[tuple[int, str]]:
    """What happened, as everybody may read it: the number of the entry and a sentence."""
    controller = room(session.rules.id, "controller").Controller(session.rules, texts)
    names = tuple(seat.name for seat in session.seats)
    viewer = None if not session.over else -1
    for played in session.played:
        for event in played.events:
            seen = session.rules.redact(event, None) if viewer is None else event
            told = controller.tell(seen, names) if seen is not None else ""
            if told:
                yield played.number + 1, told


def known_to_all(session: Session, played: Played) -> bool:
    """Whether nothing of this entry is a secret of some seat."""
    rules = session.rules
    if any(rules.redact(event, None) != event for event in played.events):
        return False
    others = (seat for seat in range(len(session.seats)) if played.seat not in (CHANCE, seat))
    return all(rules.seen(played.before, played.move, seat) == played.move for seat in others)


def log(checked: Checked, texts: Texts) -> Iterator[str]:
    """The game in lines: who plays, what happened, how it stands, and whether the replay agrees."""
    session = checked.session
    seats = ", ".join(f"{i + 1} {s.name} ({s.kind})" for i, s in enumerate(session.seats))
    board = getattr(session.setup.board, "id", "")
    yield f"{session.rules.id}{f', board {board}' if board else ''}, seed {session.seed}: {seats}"
    for number, told in sentences(session, texts):
        yield f"{number:5}  {told}"
    if session.over:
        result = session.rules.result(session.state)
        order = sorted(range(len(session.seats)), key=lambda seat: result.ranking[seat])
        for seat in order:
            scores = ", ".join(f"{name} {value}" for name, value in result.scores[seat]) if result.scores else ""
            yield f"rank {result.ranking[seat]}: {session.seats[seat].name}{f' ({scores})' if scores else ''}"
    else:
        yield "not finished"
    yield verdict(checked)


def verdict(checked: Checked) -> str:
    """One line: does the replay agree with what was stored?"""
    if checked.trouble:
        return f"{len(checked.session.played)} of {checked.stored} entries are whole: {checked.trouble}"
    if not checked.replayed:
        return f"{checked.stored} entries, stored by another version of the rules: only the last position was taken"
    return f"{checked.stored} entries, every position is as it was stored"


def document(checked: Checked, texts: Texts) -> dict[str, Any]:
    """The same as plain data. While a game isn't over, a move that not everybody may know is null, and so are the
    digests from there on: whoever tries each card would find the one that fits."""
    session = checked.session
    secret = next((p.number for p in session.played if not session.over and not known_to_all(session, p)), None)
    told: dict[int, list[str]] = {}
    for number, text in sentences(session, texts):
        told.setdefault(number, []).append(text)
    result = session.rules.result(session.state) if session.over else None
    return {
        "game": session.rules.id,
        "id": checked.header.get("id", ""),
        "created": checked.header.get("created", ""),
        "board": getattr(session.setup.board, "id", ""),
        "options": dict(session.setup.options),
        "seed": session.seed,
        "seats": [{"name": s.name, "kind": s.kind, "colour": s.colour} for s in session.seats],
        "entries": [
            {
                "number": p.number + 1,
                "seat": None if p.seat == CHANCE else p.seat + 1,
                "move": p.text if session.over or known_to_all(session, p) else None,
                "digest": digest(p.after) if secret is None or p.number < secret else None,
                "told": told.get(p.number + 1, []),
            }
            for p in session.played
        ],
        "finished": session.turn == OVER,
        "result": to_json(result) if result is not None else None,
        "stored": checked.stored,
        "whole": not checked.trouble,
        "trouble": checked.trouble,
    }


def replaying(session: Session) -> Callable[[], Scene]:
    """Makes the scene that shows the game."""
    from game.scenes.replay import ReplayScene

    return lambda: ReplayScene(session)
