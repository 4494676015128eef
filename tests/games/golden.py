"""Golden playthroughs: whole games as text that can be read, replayed by test_golden.py entry by entry.

`python -m tests.games.golden GAME` writes those of a game anew into tests/games/GAME/golden/; read what changed.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.bots.brain import levels_of, think
from game.core.codec import digest
from game.core.draws import stream
from game.core.registry import bot_of, rules_of
from game.core.rules import CHANCE, OVER, Rules, Setup, make_setup
from game.library import board_finder

HERE = Path(__file__).resolve().parent
PLAYERS = ("random", "easy", "normal", "hard")
"""Who plays: one golden game each."""
MOST_PLAYOUTS = 40
"""So that they are written in a minute; what counts here is that the rules still do the same."""


def folder(game: str) -> Path:
    return HERE / game / "golden"


def _setup(rules: Rules[Any, Any, Any, Any], seats: int, board: str) -> Setup:
    return make_setup(rules, seats, {}, board_finder(rules.id)(board) if rules.needs_board else None)


def _head(rules: Rules[Any, Any, Any, Any], player: str, setup: Setup) -> list[str]:
    return [f"# {rules.id}, played by {player}", f"rules {rules.version}", f"seats {setup.seats}",
            f"board {getattr(setup.board, 'id', '-')}"]


def _entry(rules: Rules[Any, Any, Any, Any], seat: int, move: Any, events: tuple[Any, ...]) -> list[str]:
    text = rules.notation.text(move)
    lines = [text if seat == CHANCE else f"seat {seat}: {text}"]
    return lines + [f"    {_event(e)}" for e in events]


def _event(event: Any) -> str:
    names = getattr(event, "_fields", None) or tuple(event.__dataclass_fields__)
    parts = [type(event).__name__]
    for name in names:
        value = getattr(event, name)
        parts.append(f"{name}={','.join(map(str, value)) if isinstance(value, tuple) else value}")
    return " ".join(parts)


def _foot(rules: Rules[Any, Any, Any, Any], s: Any) -> list[str]:
    result = rules.result(s)
    lines = [f"end {result.termination}", f"ranking {' '.join(map(str, result.ranking))}"]
    for seat, scores in enumerate(result.scores):
        lines.append(f"score {seat}: " + ", ".join(f"{name} {value}" for name, value in scores))
    return [*lines, f"digest {digest(s)}"]


def play(game: str, player: str) -> str:
    """A whole game by that kind of player, as text."""
    rules = rules_of(game)
    seats = min(max(rules.seats.least, 2 + PLAYERS.index(player) % 3), rules.seats.most)
    setup = _setup(rules, seats, "")
    draw = stream(f"golden {game} {player}")
    lines = _head(rules, player, setup)
    s = rules.initial(setup)
    while (turn := rules.turn(s)) != OVER:
        if turn == CHANCE:
            move = rules.sample(s, draw())
        elif player == "random":
            legal = rules.legal(s)
            move = legal[draw() % len(legal)]
        else:
            level = levels_of(bot_of(game))[player]
            level = replace(level, playouts=min(level.playouts, MOST_PLAYOUTS))
            move = think(rules, bot_of(game), rules.observe(s, turn), turn, level, draw).action
        step = rules.apply(s, move)
        lines += _entry(rules, turn, move, step.events)
        s = step.state
    return "\n".join([*lines, *_foot(rules, s)]) + "\n"


def replay(text: str, game: str) -> str:
    """The same game again from the moves in the text: equal to the text if the rules still do the same."""
    rules = rules_of(game)
    lines = text.splitlines()
    head = dict(line.split(" ", 1) for line in lines[1:4])
    setup = _setup(rules, int(head["seats"]), head["board"].replace("-", ""))
    out = _head(rules, lines[0].rsplit(" ", 1)[1], setup)
    s = rules.initial(setup)
    for line in lines[4:]:
        if line.startswith("    "):
            continue
        if line.startswith("end "):
            break
        turn = rules.turn(s)
        move = rules.notation.parse(line.split(": ", 1)[1] if line.startswith("seat ") else line)
        step = rules.apply(s, move)
        out += _entry(rules, turn, move, step.events)
        s = step.state
    return "\n".join([*out, *_foot(rules, s)]) + "\n"


def main() -> None:
    for game in sys.argv[1:]:
        folder(game).mkdir(exist_ok=True)
        for player in PLAYERS:
            (folder(game) / f"{player}.txt").write_text(play(game, player), encoding="utf-8")


if __name__ == "__main__":
    main()
