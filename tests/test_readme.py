"""What the READMEs tell somebody to type is typed here, in a home of its own, and does what they say."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.boards.problem import MapError
from game.boards.tiled import read_board

ROOT = Path(__file__).resolve().parents[1]
BOARD = ROOT / "maps" / "biathlon" / "board_b.tmx"


def blocks(name: str) -> list[str]:
    """The code blocks of a README."""
    return re.findall(r"^```\n(.*?)^```$", (ROOT / name).read_text("utf-8"), re.DOTALL | re.MULTILINE)


def block_with(name: str, start: str) -> str:
    (found,) = (block for block in blocks(name) if block.startswith(start))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="the commands are those for Linux")
def test_a_board_of_ones_own_is_made_as_the_readme_says(tmp_path: Path) -> None:
    python = f"{shlex.quote(sys.executable)} -m game"
    script = block_with("maps/README.md", "mine=").replace(".venv/bin/slipstream", python)
    env = {k: v for k, v in os.environ.items() if k not in ("SLIPSTREAM_HOME", "XDG_DATA_HOME")}
    env["HOME"] = str(tmp_path)
    done = subprocess.run(["bash", "-ec", f"{script}{python} maps list --game biathlon"], cwd=ROOT, env=env,
                          capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "mine.tmx: ok, lane board mine of biathlon, 22 spaces\n" in done.stdout
    assert "biathlon  mine  My Hollow  22 spaces  user/biathlon/mine.tmx\n" in done.stdout


def test_a_board_without_its_image_layer_is_whole(tmp_path: Path) -> None:
    text = BOARD.read_text("utf-8")
    bare = tmp_path / "bare.tmx"
    bare.write_text(re.sub(r"<imagelayer.*?</imagelayer>", "", text, flags=re.DOTALL), "utf-8")
    board, problems = read_board(bare)
    assert problems == ()
    assert board is not None
    assert board.scenery == ()


def test_a_map_that_left_its_picture_behind_is_told_what_to_do(tmp_path: Path) -> None:
    copy = tmp_path / "mine.tmx"
    shutil.copy(BOARD, copy)
    board, (problem,) = read_board(copy)
    assert board is None
    assert isinstance(problem, MapError)
    for language, words in [("en", ("beside the map", "delete")), ("de", ("neben die Karte", "löschen")),
                            ("fr", ("à côté de la carte", "supprimer"))]:
        assert all(word in problem.text(language) for word in words)


def test_the_rule_question_of_the_readme_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SLIPSTREAM_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    Path("question.toml").write_text(block_with("README.md", 'board = "a"'), "utf-8")
    words = shlex.split(block_with("README.md", "slipstream position"))
    assert main([*words[1:], "--language", "en"]) == 1  # one of the questions is about a card that there isn't
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("why card 5: legal, but: ")
    assert lines[0].endswith("(BD-13)")
    assert lines[1].startswith("why card 12: refused: ")
    assert lines[1].endswith("(BD-02)")
    assert lines[2] == "do card 4  (Anna)"
    assert "turn: chance" in lines


def test_the_bot_games_of_the_readme_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = re.findall(r"`(slipstream sim [^`]+)`", (ROOT / "README.md").read_text("utf-8"))
    words = shlex.split(line)
    words[words.index("--games") + 1] = "4"
    words[words.index("--jobs") + 1] = "1"
    assert main(words[1:]) == 0
    assert capsys.readouterr().out.startswith("biathlon: 4 games, seats normal, easy, seed 7\n")
