"""The command line from outside: what it prints, where, and with which exit code."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import __version__, cli, cli_play, cli_sim, console
from game.__main__ import main
from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.library import board_finder
from game.places import UserDir
from game.savestate import Store, open_store
from game.scenes.match import Match, new_session
from game.tour import Here, play_on

ROOT = Path(__file__).resolve().parents[1]


def run(*args: str, **more: object) -> subprocess.CompletedProcess[str]:
    """`python -m game ARGS` in a process of its own."""
    return subprocess.run([sys.executable, "-m", "game", *args], cwd=ROOT, capture_output=True, text=True,
                          timeout=120, check=False, **more)  # type: ignore[call-overload,no-any-return]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SLIPSTREAM_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def stored(home: Path, entries: int = 10**6) -> tuple[str, Store]:
    """A bot game of Biathlon that is in the player's folder."""
    rules = rules_of("biathlon")
    setup = make_setup(rules, 2, {}, board_finder("biathlon")("a"))
    home.mkdir(parents=True, exist_ok=True)
    store = open_store(UserDir(home))
    session = new_session("biathlon", setup, "7", (SeatInfo("Ünsal", "easy"), SeatInfo("Jonas", "easy", 1)))
    match = Match.begin(session, store, Here())
    assert match.writer is not None
    game_id = match.writer.id
    play_on(match, entries)
    match.close()
    return game_id, store


# The arguments


def test_version_and_help_go_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"slipstream {__version__}\n"
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in cli.COMMANDS)


@pytest.mark.parametrize("command", sorted(cli.COMMANDS))
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"usage: slipstream {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["chess"], "invalid choice: 'chess'"),
        (["play"], "GAME"),
        (["play", "chess"], "no game 'chess' (there are "),
        (["play", "biathlon", "--seats", "human,wizard"], "no level 'wizard' (there are human, easy, normal, hard)"),
        (["play", "biathlon", "--seats", ",".join(["human"] * 9)], "9 given, but biathlon is for 1 to 8"),
        (["play", "boreal", "--seats", "human"], "1 given, but boreal is for 2"),
        (["play", "biathlon", "--options", "snow=deep"], "'snow=deep'"),
        (["play", "biathlon", "--options", "time_track=perhaps"], "time_track"),
        (["play", "biathlon", "--board", "zz"], "no board 'zz' (there are a, b, c)"),
        (["play", "biathlon", "--names", "Anna"], "2 names are needed"),
        (["play", "biathlon", "--position", "/nowhere.toml"], "/nowhere.toml"),
        (["--size", "big"], "'big' is no size; write it as 1280x720"),
        (["--language", "xx"], "invalid choice: 'xx'"),
        (["sim", "chess"], "no game 'chess'"),
        (["sim", "biathlon", "--seats", "wizard"], "no level 'wizard'"),
        (["position", "chess", "x.toml"], "no game 'chess'"),
        (["replay", "nothing-of-that-name"], "no saved game 'nothing-of-that-name'"),
        (["replay", "/nowhere.slipstream"], "/nowhere.slipstream"),
        (["replay", "x" * 5000], "xxx"),
        (["maps", "list", "--game", "chess"], "no game 'chess'"),
        (["sim", "biathlon", "--playouts", "-1"], "--playouts"),
        (["--describe", "/dev/null"], "/dev/null is no ordinary file"),
        (["--describe", "/"], "/ is no ordinary file"),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_exit_2(
    args: list[str], named: str, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    assert main(args) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert named in told.err
    assert len(told.err.splitlines()) == 1
    assert not home.exists() or not any((home / "games").glob("*"))


@pytest.mark.parametrize(
    ("name", "text"),
    [("n.json", '{"seats": %s}' % ("9" * 6000)), ("n.toml", "seats = " + "9" * 6000), ("deep.json", "[" * 100_000)],
)
def test_a_position_that_python_cannot_read_is_refused(
    name: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    assert main(["position", "biathlon", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_global_flags_may_stand_before_and_behind_the_command() -> None:
    before = cli.make_parser(["--silent", "--size", "960x600", "play", "biathlon"])
    args = before.parse_args(["--silent", "--size", "960x600", "play", "biathlon"])
    assert (args.silent, args.size, args.game) == (True, (960, 600), "biathlon")
    behind = cli.make_parser(["play", "biathlon", "--silent", "--size", "960x600"])
    args = behind.parse_args(["play", "biathlon", "--silent", "--size", "960x600"])
    assert (args.silent, args.size, args.game) == (True, (960, 600), "biathlon")


def test_describe_before_a_command_names_no_file() -> None:
    assert cli.separated(["--describe", "play", "biathlon"]) == ["--describe=-", "play", "biathlon"]
    assert cli.separated(["--describe", "screen.json"]) == ["--describe", "screen.json"]
    assert cli.separated(["play", "biathlon", "--describe"]) == ["play", "biathlon", "--describe"]


def test_version_needs_neither_pygame_nor_the_games() -> None:
    code = "import sys; from game.__main__ import main; main(['--version']); print(sorted(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for module in ("'pygame'", "'pytmx'", "'game.app'", "'game.core.rules'"):
        assert module not in told


# Replays


def test_replay_prints_the_whole_game_and_says_that_it_agrees(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game_id, _ = stored(home)
    assert main(["replay", game_id, "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "biathlon, board a, seed 7: 1 Ünsal (easy), 2 Jonas (easy)"
    assert sum(line.startswith("rank ") for line in lines) == 2
    assert lines[-1].endswith("entries, every position is as it was stored")


def test_replay_as_json_has_every_entry(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game_id, store = stored(home)
    parcel = home / "parcel.slipstream"
    assert store.export(game_id, parcel) is None
    assert main(["replay", str(parcel), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["finished"]
    assert document["whole"]
    assert [e["number"] for e in document["entries"]] == list(range(1, document["stored"] + 1))
    assert [s["name"] for s in document["seats"]] == ["Ünsal", "Jonas"]
    assert sorted(document["result"]["ranking"])[0] == 1


def peeking(home: Path) -> tuple[str, Session]:
    """Boreal for two bots, stored just after cards were peeked at and put under the deck (BO-21)."""
    rules = rules_of("boreal")
    home.mkdir(parents=True, exist_ok=True)
    store = open_store(UserDir(home))
    seats = (SeatInfo("Ünsal", "easy"), SeatInfo("Jonas", "easy", 1))
    session = new_session("boreal", make_setup(rules, 2, {}, None), "peek 1", seats)
    match = Match.begin(session, store, Here())
    assert match.writer is not None
    game_id = match.writer.id
    draw = random.Random(1)
    while not any(p.text.startswith("under ") for p in session.played):
        match.act(draw.choice(rules.legal(session.state)))
    assert not session.over
    match.close()
    return game_id, session


def test_replay_as_json_of_a_game_that_is_not_over_tells_no_card_that_was_peeked_at(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game_id, session = peeking(home)
    assert main(["replay", game_id, "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)["entries"]
    hidden = [p.text.split()[0] in ("see", "under") for p in session.played]
    assert {"see", "under"} <= {p.text.split()[0] for p in session.played}
    assert [e["move"] is None for e in entries] == hidden
    assert [e["move"] for e in entries if e["move"]] == [
        p.text for p, secret in zip(session.played, hidden, strict=True) if not secret
    ]
    first = hidden.index(True)
    assert all(e["digest"] for e in entries[:first])
    assert not any(e["digest"] for e in entries[first:])


def test_replay_of_a_damaged_game_tells_how_far_it_is_whole(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game_id, _ = stored(home, 20)
    journal = home / "games" / game_id / "game.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    copy = home / "cut.jsonl"
    copy.write_bytes(b"".join(lines[:9]) + lines[9].replace(b'"', b"'", 1) + b"".join(lines[10:]))
    assert main(["replay", str(copy)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("8 of 8 entries are whole: ")
    assert journal.read_bytes() == b"".join(lines)


# Rule questions


POSITION = """
board = "a"
round = 12
start = 0
dice = [1, 2, 2, 5, 6]
players = [{ lap = 3, field = 22, chips = 4 }, { lap = 3, field = 17 }]
"""


def asked(tmp_path: Path, *args: str, text: str = POSITION, game: str = "biathlon") -> int:
    file = tmp_path / "position.toml"
    file.write_text(text, "utf-8")
    return main(["position", game, str(file), "--language", "en", *args])


def test_a_question_is_about_the_position_at_its_place_on_the_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    question = ("--why", "card 1")
    assert asked(tmp_path, *question, "--do", "card 4", "--do", "card 7") == 0
    assert capsys.readouterr().out.splitlines()[0] == "why card 1: legal"
    assert asked(tmp_path, "--do", "card 4", "--do", "card 7", *question) == 1
    told = capsys.readouterr().out
    assert "why card 1: refused: First the dice are rolled. (BD-03)" in told.splitlines()
    outcome = ("--outcome", "roll 1 1 2 3 4")
    assert asked(tmp_path, "--do", "card 4", "--do", "card 7", *outcome, *question, "--json") == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    assert [next(iter(step.items())) for step in steps] == [
        ("do", "card 4"), ("do", "card 7"), ("outcome", "roll 1 1 2 3 4")]


def test_a_legal_action_that_may_be_regretted_is_warned_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # BD-13: Anna has 4 chips; a card that costs 3 and leads to the range leaves 1 of the fee of 5
    assert asked(tmp_path, "--why", "card 5") == 0
    line = capsys.readouterr().out.splitlines()[0]
    assert line == ("why card 5: legal, but: You would be 4 chips short at the range and sit out 4 rounds. (BD-13)")
    assert asked(tmp_path, "--why", "card 5", "--json") == 0
    (warning,) = json.loads(capsys.readouterr().out)["warnings"]
    assert (warning["action"], warning["rule"], warning["key"]) == ("card 5", "BD-13", "rounds_owed")


@pytest.mark.parametrize(("names", "first"), [('names = ["Anna", "Jonas"]', "Anna"), ("", "Player 1")])
def test_what_follows_is_told_in_sentences_with_names(
    names: str, first: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = names + POSITION
    assert asked(tmp_path, "--do", "card 4", "--do", "card 7", text=text) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"do card 4  ({first})"
    assert f"    ChipsPaid: {first} pays 2 chips at the range." in lines
    assert not any("seat 0" in line or "seat 1" in line for line in lines)
    assert "turn: chance" in lines


def test_behind_a_refused_action_nothing_is_done_or_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(tmp_path, "--do", "card 12", "--why", "card 1", "--do", "card 4") == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["refused: card 12: There is no card 12: cards go from 1 to 10. (BD-02)",
                         "not reached: --why card 1", "not reached: --do card 4"]
    assert lines[3] == "turn: Player 1"


def test_drawn_outcomes_come_before_what_is_asked_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = ("--do", "card 4", "--do", "card 7", "--why", "card 1")
    assert asked(tmp_path, *moves, "--seed", "3") == 0
    told = capsys.readouterr().out
    assert "\ndrawn roll " in told
    assert told.index("drawn roll ") < told.index("why card 1: ")


# Bot games


@pytest.mark.parametrize(("seconds", "told"), [(0, "0 s"), (89.4, "89 s"), (200, "3 min"), (7500, "2 h 5 min")])
def test_time_left_is_told_roughly(seconds: float, told: str) -> None:
    assert cli_sim.spoken(seconds) == told


def test_progress_is_a_line_every_ten_seconds_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = ["4 of 20 games, about 48 s left", "8 of 20 games, about 36 s left", "12 of 20 games, about 24 s left"]
    for wanted, lines in [(True, told), (False, [])]:
        now = [0.0]
        progress = cli_sim.Progress(20, wanted, lambda now=now: now[0])  # type: ignore[misc]
        for done in range(1, 14):
            now[0] = done * 3.0
            progress.show(done)
        progress.end()
        assert capsys.readouterr().err.splitlines() == lines


def test_few_games_are_called_few(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["sim", "biathlon", "--games", "4", "--seats", "easy,easy", "--seed", "7"]
    assert main(few) == 0
    told = capsys.readouterr()
    assert "  few games: the figures scatter, shares by about 50 points either way" in told.out.splitlines()
    assert "targets, meant for 400 games or more" in told.out
    assert told.err == ""
    assert main([*few, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["scatter"] == 0.5
    assert main([*few, "--games", "400"]) == 0
    assert "few games" not in capsys.readouterr().out


# The window, without a screen


def described(file: Path, process: subprocess.Popen[str], scene: str) -> dict[str, object]:
    """The first description of that scene, as soon as it is there."""
    until = time.monotonic() + 90
    while time.monotonic() < until:
        if file.exists():
            told: dict[str, object] = json.loads(file.read_text("utf-8"))
            if told["scene"] == scene:
                return told
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    raise AssertionError(f"no {scene} within 90 s")


def start(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", "game", *args, "--headless", "--silent"], cwd=ROOT, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


def test_without_a_command_the_start_screen_opens_and_ctrl_c_ends_it_quietly(home: Path, tmp_path: Path) -> None:
    process = start("--describe", str(tmp_path / "screen.json"), "--size", "960x600")
    told = described(tmp_path / "screen.json", process, "home")
    assert told["size"] == [960, 600]
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", "")
    assert home.is_dir()


def test_play_goes_straight_to_the_table_and_the_game_is_saved(home: Path, tmp_path: Path) -> None:
    process = start("play", "biathlon", "--seats", "human,easy", "--names", "Ünsal,Bot", "--board", "b", "--seed",
                    "7", "--options", "time_track=off", "--language", "de",
                    "--describe", str(tmp_path / "screen.json"))
    told = described(tmp_path / "screen.json", process, "table")
    assert any("Ünsal" in str(text) for text in told["texts"])  # type: ignore[attr-defined]
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    games = open_store(UserDir(home)).list_games()
    assert isinstance(games, tuple)
    assert [game.meta.game for game in games] == ["biathlon"]
    assert [seat["name"] for seat in games[0].meta.seats] == ["Ünsal", "Bot"]


def test_play_from_a_written_position(home: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    players = "[{ lap = 3, field = 17 }, { lap = 2 }]"
    position.write_text(f'board = "a"\nround = 12\nstart = 0\nplayers = {players}\n', "utf-8")
    process = start("play", "biathlon", "--position", str(position), "--describe", str(tmp_path / "screen.json"),
                    "--language", "en")
    told = described(tmp_path / "screen.json", process, "table")
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert any("12" in str(text) for text in told["texts"])  # type: ignore[attr-defined]
    assert home.is_dir()


@pytest.mark.parametrize(("line", "names"), [
    ("", ("Anna", "Ben")),
    ('names = ["Ida", "Ole"]', ("Ida", "Ole")),
    ('kinds = ["easy", "human"]', ("Astrid", "Anna")),
])
def test_who_sits_at_a_written_position_has_a_name(
    home: Path, tmp_path: Path, line: str, names: tuple[str, ...]
) -> None:
    """That of the file, else as the setup screen would name them: the people who played last, bots by their names."""
    home.mkdir(parents=True)
    open_store(UserDir(home)).settings.change(player_names=("Anna", "Ben"))
    position = tmp_path / "position.toml"
    position.write_text(f'board = "a"\nround = 12\n{line}\nplayers = [{{ lap = 3 }}, {{ lap = 2 }}]\n', "utf-8")
    args = cli.make_parser(["play"]).parse_args(["play", "biathlon", "--position", str(position)])
    wanted = cli_play._position(args, rules_of("biathlon"))
    from game.app import build_services

    user = UserDir(home)
    services = build_services(open_store(user).settings.load().settings, open_store(user), user, language="en")
    assert tuple(seat.name for seat in cli_play.seats_of(wanted, services)) == names


# The streams


def test_closed_streams_are_opened_on_nowhere() -> None:
    shell = f"exec '{sys.executable}' -m game maps list <&- >&- 2>&-"
    done = subprocess.run(["sh", "-c", shell], cwd=ROOT, timeout=60, check=False)
    assert done.returncode == 0


def test_a_closed_pipe_ends_it_without_a_word() -> None:
    shell = f"'{sys.executable}' -m game maps list --json | true; printf %s \"${{PIPESTATUS[0]}}\""
    done = subprocess.run(["bash", "-c", shell], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert done.stdout in ("141", "0")  # 0: it was done before the reader left


def test_the_game_goes_on_when_nobody_reads_the_screen_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.describe import Describer

    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", encoding="utf-8", closefd=False) as gone:
        monkeypatch.setattr(sys, "stdout", gone)
        Describer("-").show("{}")
        Describer("-").show("[]")
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, writing)
    os.close(nowhere)
    os.close(writing)


def test_names_survive_a_locale_without_letters(home: Path) -> None:
    bare = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = run("replay", stored(home, 4)[0], "--language", "fr", env=bare)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ünsal" in done.stdout


def test_what_a_windowed_build_says_is_kept_for_the_message_box() -> None:
    heard = console.Heard()
    for number in range(100):
        print(f"line {number}", file=heard)  # type: ignore[type-var]
    assert heard.text().splitlines()[-1] == "line 99"
    assert len(heard.text().splitlines()) <= 40


@pytest.mark.parametrize(("args", "shown"), [(["play", "chess"], ["no game 'chess'"]), (["--version"], [])])
def test_a_windowed_build_shows_what_went_wrong_in_a_box(
    args: list[str], shown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, boxes = console.Heard(), []

    def mend() -> console.Heard:
        monkeypatch.setattr(sys, "stderr", heard)
        return heard

    monkeypatch.setattr(console, "mend", mend)
    monkeypatch.setattr(console, "message_box", boxes.append)
    main(args)
    assert len(boxes) == len(shown)
    assert all(words in box for words, box in zip(shown, boxes, strict=True))


def test_an_unexpected_error_leaves_a_report(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from game import cli_maps

    def fail(_: object) -> int:
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(cli_maps, "run", fail)
    assert main(["maps", "list"]) == 1
    assert "RuntimeError: the roof fell in" in capsys.readouterr().err
    reports = list(home.glob("crash-*.log"))
    assert len(reports) == 1
    assert "the roof fell in" in reports[0].read_text("utf-8")


# The self-test


def test_selftest_goes_on_after_a_failed_check_and_names_it() -> None:
    from game.selftest import Wrong, tried

    def bad() -> str:
        raise Wrong("the snow is missing")

    assert tried("snow", bad).detail == "the snow is missing"
    assert not tried("snow", bad).ok
    assert tried("sky", lambda: "blue").ok


def test_selftest_passes_here(home: Path) -> None:
    done = run("selftest", "--json")
    document = json.loads(done.stdout)
    assert [check for check in document["checks"] if not check["ok"]] == []
    assert document["ok"]
    assert done.returncode == 0
    assert not home.exists()


def test_outcomes_may_stand_behind_all_actions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "p.toml"
    file.write_text("seats = 1\ndice = [1, 2, 3, 4, 5]\n", "utf-8")
    both = ["--outcome", "roll 1 1 1 1 1", "--outcome", "roll 2 2 2 2 2"]
    assert main(["position", "biathlon", str(file), "--do", "card 5", "--do", "card 4", *both, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [next(iter(step.values())) for step in report["steps"]] == [
        "card 5", "roll 1 1 1 1 1", "card 4", "roll 2 2 2 2 2"
    ]
    assert report["position"]["players"][0]["field"] == 6
