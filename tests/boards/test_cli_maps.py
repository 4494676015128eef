"""The command `maps`: what it prints, for people and as JSON, and its exit codes."""

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import cli_maps
from tests.boards.mapfiles import lane_map, space, three, write


def command(*words, check_for=lambda _: None, **places) -> int:
    parser = argparse.ArgumentParser()
    cli_maps.add_arguments(parser)
    return cli_maps.run(parser.parse_args([str(word) for word in words]), check_for=check_for, **places)


@pytest.fixture
def bad(tmp_path) -> Path:
    spaces = [*three(), space("s9", 3, 70, terrain=None), space("s8", 4, 95)]
    return write(tmp_path / "biathlon", lane_map(spaces, board="bad"), "bad.tmx")


@pytest.fixture
def good(tmp_path) -> Path:
    return write(tmp_path / "biathlon", lane_map(three(), board="good", name_de="Gut"), "good.tmx")


def test_check_of_good_maps_ends_with_0(good, capsys) -> None:
    assert command("check", good) == 0
    assert capsys.readouterr().out == f"{good}: ok, lane board good of biathlon, 3 spaces\n"


def test_check_gives_one_line_for_each_problem_and_ends_with_1(good, bad, capsys) -> None:
    assert command("check", bad, good, "nowhere.tmx") == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}: object s9: property terrain is missing",
        f"{bad}: object s8: the shape leaves the map at 105.0, 0.0",
        f"{good}: ok, lane board good of biathlon, 3 spaces",
        "nowhere.tmx: map: the file can't be read (No such file or directory)",
    ]


def test_check_as_json(good, bad, capsys) -> None:
    assert command("check", bad, good, "--json") == 1
    first, second = json.loads(capsys.readouterr().out)
    assert (first["ok"], second["ok"], second["problems"]) == (False, True, [])
    assert first["problems"][0] == {
        "file": str(bad),
        "where": "object s9",
        "reason": "missing_property",
        "params": {"name": "terrain"},
        "text": "property terrain is missing",
    }


def test_check_asks_the_game(good, capsys) -> None:
    assert command("check", good, check_for=lambda game: lambda board: [f"{game} wants more than {board.id}"]) == 1
    assert capsys.readouterr().out == f"{good}: map: biathlon wants more than good\n"


def test_check_asks_biathlon_itself_by_default(good, capsys) -> None:
    """Three plain fields in a line are a sound map but no course: BD-17 boards are loops with green points."""
    assert command("check", good, check_for=None) == 1
    assert capsys.readouterr().out.startswith(f"{good}: map: ")


@pytest.mark.usefixtures("good")
def test_list(tmp_path, capsys) -> None:
    assert command("list", maps_dir=tmp_path) == 0
    assert capsys.readouterr().out == "biathlon  good  Test  3 spaces  shipped/biathlon/good.tmx\n"
    assert command("list", "--game", "boreal", maps_dir=tmp_path) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("good")
def test_list_shows_good_boards_beside_bad_ones(bad, tmp_path, capsys) -> None:
    assert command("list", "--game", "biathlon", "--json", maps_dir=tmp_path) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["boards"] == [
        {
            "game": "biathlon",
            "id": "good",
            "kind": "lane",
            "names": {"en": "Test", "de": "Gut"},
            "spaces": 3,
            "source": "shipped/biathlon/good.tmx",
        }
    ]
    assert [p["where"] for p in report["problems"]] == ["object s9", "object s8"]
    assert command("list", maps_dir=tmp_path) == 1
    printed = capsys.readouterr()
    assert "good" in printed.out
    assert str(bad) in printed.err


def test_list_takes_the_players_own_maps(tmp_path, monkeypatch, capsys) -> None:
    home = tmp_path / "home"
    write(home / "maps" / "biathlon", lane_map(three(), board="mine"), "mine.tmx")
    monkeypatch.setenv("SLIPSTREAM_HOME", str(home))
    assert command("list", "--game", "biathlon", "--json") == 0
    sources = [board["source"] for board in json.loads(capsys.readouterr().out)["boards"]]
    assert sources[-1] == "user/biathlon/mine.tmx"
    assert "shipped/biathlon/board_a.tmx" in sources


def test_json_is_alone_on_stdout(good) -> None:
    """pygame, which pytmx imports, would greet there."""
    code = (
        "import argparse, sys; from game import cli_maps; p = argparse.ArgumentParser();"
        "cli_maps.add_arguments(p); args = p.parse_args(['check', '--json', sys.argv[1]]);"
        "sys.exit(cli_maps.run(args, check_for=lambda _: None))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(good)], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)[0]["ok"] is True


def test_a_command_without_a_verb_is_a_usage_error(capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        command()
    assert ended.value.code == 2
    assert "{list,check}" in capsys.readouterr().err
