"""Results, the pause menu, saved games and replays: what happens to a game beside the table."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pygame
import pytest

from game.core.registry import rules_of
from game.places import UserDir
from game.savestate import GameEntry, Record, RecordSeat
from game.scenes import parts
from game.scenes.importing import ImportScene, importable
from game.scenes.pause import PauseScene
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene, ReplaysScene
from game.scenes.results import AT_ONCE_MS, ResultsScene, _columns, results_layout
from game.scenes.saves import SavesScene
from game.scenes.stack import Push
from game.ui.intents import Back, Key, Menu, Undo
from tests.scenes.house import House, begin_game, finish_game, make_house, open_above, table_of


@pytest.fixture
def finished(tmp_path: Path) -> House:
    """A race of two that is over, its results on top."""
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=2, seed="finish")
    finish_game(house, random.Random(1))
    assert house.names == ("home", "table", "results")
    return house


def _results(house: House) -> ResultsScene:
    assert isinstance(house.top, ResultsScene)
    return house.top


def _saves(house: House) -> SavesScene:
    assert isinstance(house.top, SavesScene)
    return house.top


def _games(house: House) -> tuple[GameEntry, ...]:
    found = house.app.services.store.list_games()
    assert isinstance(found, tuple)
    return found


# Results


def test_results_say_who_came_where_and_why(finished: House) -> None:
    scene = _results(finished)
    finished.draw()
    session = scene.match.session
    result = rules_of("biathlon").result(session.state)
    winner = session.seats[result.ranking.index(1)].name
    assert scene.prompt == f"{winner} wins!"
    assert {"1.", "2.", *(s.name for s in session.seats)} <= set(finished.said)
    why = finished.app.services.text(f"biathlon.termination.{result.termination}")
    assert any(line.startswith(why) for line in finished.said)


def test_results_rest_after_a_while_and_skip_ends_the_show(finished: House) -> None:
    scene = _results(finished)
    assert scene.update(16.0) is True
    for _ in range(1000):
        scene.update(16.0)
    assert scene.update(16.0) is False
    assert not scene.animating


def test_reduced_motion_shows_the_end_at_once(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path, reduced_motion=True)
    begin_game(house, seats=2)
    finish_game(house, random.Random(2))
    assert _results(house).ms == AT_ONCE_MS
    assert _results(house).update(16.0) is False


def test_again_keeps_the_setup_and_takes_another_seed(finished: House) -> None:
    old = _results(finished).match.session
    finished.choose("again")
    assert finished.names == ("home", "table")
    new = table_of(finished).match.session
    assert new.setup == old.setup
    assert new.seats == old.seats
    assert new.seed != old.seed
    assert len(_games(finished)) == 2


def test_esc_looks_at_the_board_and_home_leaves(finished: House) -> None:
    finished.give(Back())
    assert finished.names == ("home", "table")
    finished.app.update(16.0)
    assert finished.names == ("home", "table")
    finished.give(Menu())
    finished.choose("home")
    assert finished.names == ("home",)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_columns_of_results_keep_apart(language: str, size: tuple[int, int]) -> None:
    house = make_house(language=language, size=size)
    painter = house.app.painter(pygame.Surface(size), house.u)
    text = house.app.services.text
    keys = ("laps", "field", "chips")
    texts = [[text(f"biathlon.score.{key}"), "3", "23"] for key in keys]
    texts[1].append(text("biathlon.score.field.finish"))
    box = results_layout(size, house.u, notice=False).table
    name, *columns = _columns(painter, box, ["Mireille", "Jo"], texts)[1:]
    assert name.w > 100 * house.u, "there is room for a name"
    end = name.right
    for column, words in zip(columns, texts, strict=True):
        widest = max(painter.measure(words[0], "label")[0], *(painter.measure(w, "strong")[0] for w in words[1:]))
        right = column.right - 6 * house.u
        assert right - widest >= end + 12 * house.u, words
        end = right
    assert columns[-1].right <= box.right + 0.5


def test_results_replay_comes_back(finished: House) -> None:
    finished.choose("replay")
    assert finished.names[-1] == "replay"
    finished.give(Back())
    assert finished.names[-1] == "results"


def test_first_and_new_best_time_are_told(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=1, seed="one")
    finish_game(house, random.Random(4))
    scene = _results(house)
    assert scene.prompt == "Anna is at the finish!"
    rounds = house.app.services.store.records.load().games[0].rounds
    assert scene.notice == f"First best time on this board: {rounds} minutes"
    slower = Record("other", "biathlon", "a", (RecordSeat("Jo", "human"),), (1,), (0,), rounds + 9, "2026-01-01")
    house.app.services.store.records.add(slower)
    scene.reload(house.app.services)
    assert scene.notice == f"New best time: {rounds} minutes (before: {rounds + 9} minutes)"
    quicker = Record("third", "biathlon", "a", (RecordSeat("Kim", "human"),), (1,), (0,), rounds - 9, "2026-01-01")
    house.app.services.store.records.add(quicker)
    scene.reload(house.app.services)
    assert scene.notice == f"Best time here: {rounds - 9} minutes, by Kim"
    house.app.stack.apply(Push(RecordsScene()))
    house.draw()
    assert f"{rounds - 9} minutes" in house.said


@pytest.mark.parametrize(("language", "minutes", "rounds"), [
    ("en", "31 minutes", "31 rounds"), ("de", "31 Minuten", "31 Runden"), ("fr", "31 minutes", "31 manches"),
])
def test_a_time_is_told_in_what_the_game_counts_it_in(language: str, minutes: str, rounds: str) -> None:
    """BD-15: a biathlete alone is timed in minutes; a game that has no word for its time is counted in rounds."""
    text = make_house(language=language).app.services.text
    assert parts.time_words(text, "biathlon", 31) == minutes
    assert parts.time_words(text, "boreal", 31) == rounds


def test_practice_is_told_to_be_no_record(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    house.choose("poster/biathlon")
    for seat in (3, 2, 1):
        house.choose(f"remove/{seat}")
    house.set("practice", True)
    house.choose("play")
    finish_game(house, random.Random(4))
    assert _results(house).notice.startswith("Practice")


def test_in_practice_the_last_move_can_be_taken_back_after_the_end(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    house.choose("poster/biathlon")
    house.set("practice", True)
    house.choose("play")
    finish_game(house, random.Random(4))
    session = _results(house).match.session
    assert session.over
    house.give(Menu())
    house.choose("undo")
    house.app.update(16.0)
    assert house.top.name == "table"
    assert not session.over


# The pause menu


def test_pause_saves_a_slot_that_can_be_opened(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=2)
    house.draw()
    house.give(Menu())
    house.choose("save")
    house.write("slot", "Before the range")
    house.choose("keep")
    slots = [g for g in _games(house) if g.meta.kind == "slot"]
    assert [g.meta.name for g in slots] == ["Before the range"]
    assert slots[0].has_picture
    picture = house.app.services.store.picture(slots[0].id)
    assert picture is not None
    assert picture.startswith(b"\x89PNG")
    house.choose("home")
    open_above(house, SavesScene())
    house.choose(f"games/{slots[0].id}", "open")
    assert house.top.name == "table"


def test_pause_undo_says_why_not(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, seats=2)
    house.give(Menu(), Undo())
    assert house.top.name == "pause"
    assert "Nothing can be taken back" in house.app.ui.toasts[-1].text


def test_pause_restart_asks_first(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, seats=2, seed="old")
    house.give(Menu())
    house.choose("restart", "no")
    assert house.top.name == "pause"
    house.choose("restart", "yes")
    house.app.update(16.0)
    assert house.names == ("home", "table")
    assert table_of(house).match.session.seed != "old"
    assert len(_games(house)) == 2


def test_pause_without_a_game_offers_only_what_it_can() -> None:
    house = make_house()
    open_above(house, PauseScene(None))
    enabled = {r.id for r in house.regions() if r.enabled}
    assert enabled == {"resume", "settings", "home", "quit"}


# Saved games


def test_empty_lists_say_what_will_be_there() -> None:
    for scene in (SavesScene(), ReplaysScene(), RecordsScene()):
        house = make_house()
        open_above(house, scene)
        house.draw()
        assert any("yet" in said for said in house.said), scene.name


def test_unfinished_and_finished_games_are_in_their_lists(finished: House) -> None:
    finished.choose("again")
    finished.give(Menu())
    finished.choose("home", "saves")
    assert [g.meta.finished for g in _saves(finished).games] == [False]
    finished.give(Back())
    finished.choose("replays")
    assert [g.meta.finished for g in _saves(finished).games] == [True]


def test_rename_copy_delete_and_bring_back(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, seats=2)
    house.give(Menu())
    house.choose("home", "saves", "rename")
    house.write("name", "Sunday race")
    house.choose("keep")
    assert [g.meta.name for g in _saves(house).games] == ["Sunday race"]
    house.choose("copy")
    assert len(_saves(house).games) == 2
    gone = _saves(house).chosen
    house.choose("delete")
    assert gone not in {g.id for g in _saves(house).games}
    house.choose("restore")
    assert gone in {g.id for g in _saves(house).games}
    house.give(Key("delete"))
    house.give(Key("delete"))
    assert _saves(house).games == ()
    house.choose("restore", "restore")
    assert len(_saves(house).games) == 2


def test_export_and_import_give_the_same_game(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path / "one")
    begin_game(house, seats=2, seed="given away")
    house.give(Menu())
    house.choose("home", "saves", "export")
    files = importable(tmp_path / "one", None)
    assert len(files) == 1
    other = make_house(folder=tmp_path / "two")
    other.choose("saves", "import")
    other.write("path", str(files[0]))
    other.choose("take")
    assert other.top.name == "saves"
    assert _saves(other).entry is not None
    other.choose("open")
    assert table_of(other).match.session.seed == "given away"


def test_importing_nonsense_says_what_is_wrong(tmp_path: Path) -> None:
    bad = tmp_path / "bad.slipstream"
    bad.write_bytes(b"no archive")
    house = make_house(folder=tmp_path / "home")
    open_above(house, ImportScene(tmp_path))
    house.choose("take")
    assert "Choose a file" in house.app.ui.toasts[-1].text
    house.choose("files/0", "take")
    assert house.top.name == "import"
    assert "bad.slipstream" in house.app.ui.toasts[-1].text


def test_a_damaged_game_says_why_and_opens_what_is_whole(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=2, seed="damage")
    finish_game(house, random.Random(1), most=6)
    house.give(Menu())
    house.choose("home")
    file = next(tmp_path.glob("games/*/game.jsonl"))
    data = bytearray(file.read_bytes())
    data[-20] ^= 1
    file.write_bytes(data)
    (file.parent / "game.jsonl.bak").unlink(missing_ok=True)
    house.choose("saves")
    entry = _saves(house).entry
    assert entry is not None
    assert entry.state == "damaged"
    assert "damaged from line" in _saves(house).note_of(entry)
    house.choose("open")
    assert house.top.name == "table"
    assert list(file.parent.glob("game.jsonl.damaged-*"))


def test_a_game_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, seats=2)
    house.give(Menu())
    house.choose("home", "saves")
    scene = _saves(house)
    scene.games = tuple(replace(g, state="too_new") for g in scene.games)
    region = house.region("open")
    assert not region.enabled
    assert region.why
    house.choose("open")
    assert house.top.name == "saves"


def test_nothing_kept_still_lists_this_session() -> None:
    house = make_house(user=UserDir(None, "save.no_home"))
    begin_game(house, seats=2)
    house.give(Menu())
    assert "Nothing of this session will be kept." in _said(house)
    house.choose("home", "saves")
    assert len(_saves(house).games) == 1
    house.choose("export")
    assert "no folder" in house.app.ui.toasts[-1].text


def _said(house: House) -> tuple[str, ...]:
    house.draw()
    return house.said


def test_of_a_game_without_a_beginning_nothing_can_be_opened(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, seats=2)
    house.give(Menu())
    house.choose("home")
    file = next(tmp_path.glob("games/*/game.jsonl"))
    file.write_bytes(b"")
    house.choose("saves")
    region = house.region("open")
    assert not region.enabled
    assert region.why
    assert file.read_bytes() == b""


# Replays


def _replay(house: House) -> ReplayScene:
    assert isinstance(house.top, ReplayScene)
    return house.top


def test_replay_steps_jumps_and_plays_to_the_end(finished: House) -> None:
    finished.give(Back(), Menu())
    finished.choose("home", "replays", "open")
    replay = _replay(finished)
    assert replay.view is not None
    first, last = replay.first, replay.last
    assert first > 0  # the table is set by then
    assert (replay.number, last > first + 5) == (first, True)
    assert replay.prompt == f"Position 0 of {last - first}"
    assert not finished.region("previous").enabled
    finished.choose("next", "next")
    assert replay.number == first + 2
    finished.choose("previous")
    assert replay.number == first + 1
    finished.set("place", first + 5.0)
    assert replay.number == first + 5
    finished.choose("last")
    assert replay.number == last
    assert not finished.region("next").enabled
    finished.choose("first")
    finished.set("speed", "instant")
    finished.choose("play")
    for _ in range(40 * last):
        finished.app.update(100.0)
    assert replay.number == last
    assert not replay.playing


def test_replay_shows_each_position_as_it_was(finished: House) -> None:
    session = _results(finished).match.session
    replay = ReplayScene(session)
    open_above(finished, replay)
    assert replay.view is not None
    for number in (replay.first, replay.first + 3, len(session.played)):
        replay.jump(number)
        assert replay.view.view == session.rules.observe(session.state_at(number), None)
    replay.jump(replay.first + 3)
    replay.step(1)
    replay.view.finish()
    assert replay.view.view == session.rules.observe(session.state_at(replay.first + 4), None)
    replay.jump(0)
    assert replay.number == replay.first


def test_the_arrow_keys_step_through_a_replay(finished: House) -> None:
    replay = ReplayScene(_results(finished).match.session)
    open_above(finished, replay)
    assert {r.id: r.key for r in finished.regions() if r.key in ("left", "right")} == {
        "previous": "left", "next": "right"}


def test_a_log_line_leads_to_its_position(finished: House) -> None:
    replay = ReplayScene(_results(finished).match.session)
    open_above(finished, replay)
    finished.choose("last")
    line = next(r for r in finished.regions() if r.id.startswith("log/"))
    finished.choose(line.id)
    assert replay.number == int(line.id.removeprefix("log/").partition(".")[0])


def test_a_replay_that_is_not_there_says_so() -> None:
    house = make_house()
    open_above(house, ReplayScene("biathlon-20260101-000000-abcdef"))
    house.draw()
    assert any("can’t be shown" in s for s in house.said)
    house.give(Back())
    assert house.names == ("home",)


# Records and words


def test_records_count_games_wins_and_best_times() -> None:
    house = make_house()
    records = house.app.services.store.records
    human, bot = RecordSeat("Anna", "human"), RecordSeat("Tor", "hard")
    records.add(Record("1", "biathlon", "a", (human,), (1,), (0,), 34, "2026-01-02T10:00:00Z"))
    records.add(Record("2", "biathlon", "a", (human,), (1,), (0,), 31, "2026-01-03T10:00:00Z"))
    records.add(Record("3", "biathlon", "b", (human, bot), (1, 2), (0, 0), 40, "2026-01-04T10:00:00Z"))
    open_above(house, RecordsScene())
    house.draw()
    assert {"3", "2", "1 win", "Anna"} <= set(house.said)
    times = [s for s in house.said if s.endswith(" minutes")]
    assert times == ["31 minutes", "34 minutes"]


@pytest.mark.parametrize(
    ("days", "language", "shown"),
    [
        (0, "en", "today, 12:05"),
        (1, "de", "gestern, 12:05"),
        (3, "fr", "mardi, 12:05"),
        (30, "de", "4. März 2026"),
        (30, "en", "4 March 2026"),
    ],
)
def test_dates_in_words(days: int, language: str, shown: str) -> None:
    text = make_house(language=language).app.services.text
    now = datetime(2026, 4, 3, 18, 0).astimezone()
    then = (datetime(2026, 4, 3, 12, 5) - timedelta(days=days)).astimezone()
    assert parts.when(text, then.isoformat(), now) == shown


def test_a_date_that_is_none_is_left_out() -> None:
    assert parts.when(make_house().app.services.text, "yesterday") == ""


def test_seats_in_a_line() -> None:
    text = make_house().app.services.text
    seats = [{"name": "Anna", "kind": "human"}, {"name": "Tor", "kind": "hard"}, {"name": "Jo", "kind": "human"}]
    assert parts.seats_line(text, seats) == "Anna, Jo, 1 bot"
    assert parts.seats_line(text, [{"name": "x", "kind": "easy"}] * 3) == "3 bots"
    people = [{"name": n, "kind": "human"} for n in ("Anna", "Jo", "Mia", "Kim")]
    assert parts.seats_line(text, people, most=2) == "Anna, Jo +2"


def test_a_late_enter_at_the_end_of_a_race_begins_no_other_game(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, "biathlon", names=("Anna",), seats=1)
    finish_game(house, random.Random(3))
    assert house.top.name == "results"
    house.press("again")
    assert house.top.name == "results"
    for _ in range(80):
        house.app.update(16.0)
    house.press("again")
    assert house.top.name == "table"
