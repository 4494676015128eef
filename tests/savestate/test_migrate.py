"""Migrations: the frozen schema 1 is read as it was written; an invented newer chain runs in order."""

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.places import UserDir
from game.savestate import (
    SCHEMA,
    Damaged,
    JournalWriter,
    Loaded,
    Problem,
    Record,
    RecordSeat,
    Resumed,
    Settings,
    Store,
    TooNew,
    journal,
    live_entries,
    migrate,
    open_store,
)
from game.savestate.files import DiskFiles

FIXTURE = Path(__file__).parent / "fixtures" / "schema1"
GAME_ID = "biathlon-20261130-180000-0a1b2c"
FROZEN = {
    "games/biathlon-20261130-180000-0a1b2c/game.jsonl": "d672f6e4c47ea70d",
    "games/biathlon-20261130-180000-0a1b2c/meta.json": "4ee8e50c3fc63bef",
    "games/biathlon-20261130-180000-0a1b2c/picture.png": "4c4b6a3be1314ab8",
    "records.jsonl": "09efa5e50db1a32f",
    "settings.json": "8bcfe4ce853bccef",
}


@pytest.fixture
def frozen(user: Path) -> Store:
    shutil.copytree(FIXTURE, user, dirs_exist_ok=True)
    return open_store(UserDir(user))


def test_the_fixture_is_frozen() -> None:
    found = {
        path.relative_to(FIXTURE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in FIXTURE.rglob("*")
        if path.is_file()
    }
    assert found == FROZEN, "never rewrite it: a player's files of that time cannot be rewritten either"


def test_schema_1_game(frozen: Store) -> None:
    found = frozen.load(GAME_ID)
    assert isinstance(found, Loaded)
    assert found.schema == 1
    assert found.header["seed"] == "00112233445566778899aabbccddeeff"
    assert [seat["name"] for seat in found.header["seats"]] == ["Zoë", "Bot"]
    assert len(found.entries) == 6
    assert live_entries(found.entries) == [
        {"c": "roll 1 2 3 4 5", "s": "5f0c", "state": {"round": 1, "dice": [1, 2, 3, 4, 5]}},
        {"a": "card 4", "s": "77ab", "state": {"round": 1, "dice": [1, 2, 3, 4, 5]}},
        {"a": "card 7", "s": "9921"},
        {"m": "practice"},
    ]
    games = frozen.list_games()
    assert not isinstance(games, Problem)
    assert [(game.id, game.state, game.meta.name, game.meta.progress) for game in games] == [
        (GAME_ID, "ok", "Vor dem Schießen", "Runde 3")
    ]
    assert frozen.picture(GAME_ID) == b"\x89PNG\r\n\x1a\n"
    resumed = frozen.resume(GAME_ID)
    assert isinstance(resumed, Resumed)
    assert resumed.notice is None
    assert resumed.writer.append({"a": "card 1"}) is None
    assert resumed.writer.close() is None


def test_schema_1_settings(frozen: Store) -> None:
    loaded = frozen.settings.load()
    assert loaded.problems == ()
    assert loaded.settings == Settings(
        language="de",
        ui_scale=125,
        volume=30,
        window=(1600, 900),
        player_names=("Zoë", "Udo"),
        last_setup={"biathlon": {"seats": ["human", "hard"]}},
        hints={"undo": True},
        seen_tutorials=("biathlon",),
    )


def test_schema_1_records(frozen: Store) -> None:
    records = frozen.records.load()
    assert (records.damaged, records.newer, len(records.games)) == (0, 0, 2)
    assert [record.rounds for record in records.best_times("biathlon", "A")] == [22]
    assert records.games[1].practice


def test_every_schema_has_a_frozen_fixture() -> None:
    present = {path.name for path in FIXTURE.parent.iterdir()}
    assert present == {f"schema{number}" for number in range(1, SCHEMA + 1)}


def game_step(number: int) -> migrate.Migration:
    def step(document: dict[str, Any]) -> dict[str, Any]:
        assert document["header"].get("steps", []) == list(range(1, number))
        header = document["header"] | {"steps": [*document["header"].get("steps", []), number]}
        return {"header": header, "entries": [{**entry, f"step{number}": True} for entry in document["entries"]]}

    return step


def rename(old: str, new: str) -> migrate.Migration:
    def step(document: dict[str, Any]) -> dict[str, Any]:
        document[new] = document.pop(old)
        return document

    return step


# Written in the wrong order on purpose; 3 changes nothing in games.
NEWER = migrate.Formats(
    schema=5,
    game={4: game_step(3), 2: game_step(2), 1: game_step(1)},
    settings={2: rename("loud", "volume"), 1: rename("volume", "loud")},
    record={1: rename("rounds", "turns"), 4: rename("turns", "rounds")},
)


def store_of(user: Path, formats: migrate.Formats) -> Store:
    return Store(DiskFiles(user), None, formats)


@pytest.mark.usefixtures("frozen")
def test_a_newer_chain_runs_in_order(user: Path) -> None:
    newer = store_of(user, NEWER)
    original = (user / "games" / GAME_ID / "game.jsonl").read_bytes()
    found = newer.load(GAME_ID)
    assert isinstance(found, Loaded)
    assert (found.schema, found.header["schema"], found.header["steps"]) == (1, 5, [1, 2, 3])
    assert all(entry["step1"] and entry["step2"] and entry["step3"] for entry in found.entries)
    assert (user / "games" / GAME_ID / "game.jsonl").read_bytes() == original, "reading rewrites nothing"
    resumed = newer.resume(GAME_ID)
    assert isinstance(resumed, Resumed)
    assert resumed.writer.append({"a": "new"}) is None
    assert resumed.writer.close() is None
    again = newer.load(GAME_ID)
    assert isinstance(again, Loaded)
    assert (again.schema, len(again.entries), again.entries[-1]) == (5, 7, {"a": "new"})
    assert again.header["steps"] == [1, 2, 3], "not run a second time"
    assert (user / "games" / GAME_ID / "game.jsonl.bak").read_bytes() == original


@pytest.mark.usefixtures("frozen")
def test_an_older_app_refuses_what_the_newer_wrote(user: Path) -> None:
    newer = store_of(user, NEWER)
    resumed = newer.resume(GAME_ID)
    assert isinstance(resumed, Resumed)
    resumed.writer.close()
    after = (user / "games" / GAME_ID / "game.jsonl").read_bytes()
    older = open_store(UserDir(user))
    assert isinstance(older.resume(GAME_ID), TooNew)
    assert (user / "games" / GAME_ID / "game.jsonl").read_bytes() == after


@pytest.mark.usefixtures("frozen")
def test_copies_and_exports_of_older_games_are_new(user: Path, tmp_path: Path) -> None:
    newer = store_of(user, NEWER)
    slot = newer.save_slot(GAME_ID, "copy")
    assert not isinstance(slot, Problem)
    assert newer.export(GAME_ID, tmp_path / "x.slipstream") is None
    taken = newer.import_file(tmp_path / "x.slipstream")
    assert not isinstance(taken, Problem | TooNew)
    for game_id in (slot.id, taken.id):
        found = newer.load(game_id)
        assert isinstance(found, Loaded)
        assert (found.schema, found.header["steps"], len(found.entries)) == (5, [1, 2, 3], 6)


@pytest.mark.usefixtures("frozen")
def test_settings_and_records_go_through_their_chains(user: Path) -> None:
    newer = store_of(user, NEWER)
    assert newer.settings.load().settings.volume == 30
    newer.settings.change(muted=True)
    document = json.loads((user / "settings.json").read_bytes())
    assert (document["schema"], document["volume"], document["muted"]) == (5, 30, True)
    assert "loud" not in document
    assert [record.rounds for record in newer.records.load().games] == [22, 25]
    fresh = Record("g-1", "g", "A", (RecordSeat("Zoë", "human"),), (1,), (1,), 7, "2026-12-01T00:00:00Z")
    assert newer.records.add(fresh) is None
    assert [record.rounds for record in newer.records.load().games] == [22, 25, 7]


def broken(_document: dict[str, Any]) -> dict[str, Any]:
    raise KeyError("state")


@pytest.mark.usefixtures("frozen")
def test_a_migration_that_cannot_read_a_game_destroys_nothing(user: Path) -> None:
    formats = migrate.Formats(schema=2, game={1: broken}, settings={1: broken}, record={1: broken})
    newer = store_of(user, formats)
    original = (user / "games" / GAME_ID / "game.jsonl").read_bytes()
    found = newer.resume(GAME_ID)
    assert isinstance(found, Damaged)
    assert found.error.params["why"] == "save.why.schema"
    assert (user / "games" / GAME_ID / "game.jsonl").read_bytes() == original
    before = (user / "settings.json").read_bytes()
    loaded = newer.settings.load()
    assert "save.settings_damaged" in [problem.key for problem in loaded.problems]
    assert (user / "settings.json.damaged-1").read_bytes() == before
    assert newer.records.load().damaged == 2


def test_upgrade_leaves_its_input_alone() -> None:
    document = {"volume": 1, "deep": {"list": [1]}}

    def change(value: dict[str, Any]) -> dict[str, Any]:
        value["deep"]["list"].append(2)
        return value

    assert migrate.upgrade(document, 1, {1: change, 2: change}, 3)["deep"] == {"list": [1, 2, 2]}
    assert document == {"volume": 1, "deep": {"list": [1]}}


def test_a_game_begins_with_the_present_schema(user: Path, header: Any) -> None:
    newer = store_of(user, NEWER)
    with pytest.raises(ValueError, match="schema"):
        newer.create(header(schema=1))
    writer = newer.create(header(schema=5))
    assert isinstance(writer, JournalWriter)
    writer.close()
    assert journal.read((user / "games" / writer.id / "game.jsonl").read_bytes()).fault is None
