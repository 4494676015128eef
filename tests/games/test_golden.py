"""Golden playthroughs: none is missing, and each still happens as it is written down."""

from __future__ import annotations

import pytest

from tests.games.golden import PLAYERS, folder, replay
from tests.games.house import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_none_is_missing(game: str) -> None:
    there = {path.stem for path in folder(game).glob("*.txt")}
    assert there >= set(PLAYERS), f"python -m tests.games.golden {game} writes them"


@pytest.mark.parametrize(("game", "name"), [(g, p.stem) for g in GAMES for p in sorted(folder(g).glob("*.txt"))])
def test_it_happens_as_written(game: str, name: str) -> None:
    text = (folder(game) / f"{name}.txt").read_text(encoding="utf-8")
    assert replay(text, game) == text
