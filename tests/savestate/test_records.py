"""Records: only added to, damaged lines passed over and counted, best times and wins."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.places import UserDir
from game.savestate import Record, RecordSeat, Store, lines, open_store

ROOT = Path(__file__).resolve().parents[2]
ZOE, UDO, BOT = RecordSeat("Zoë", "human"), RecordSeat("Udo", "human"), RecordSeat("Bot", "hard")


def solo(number: int, rounds: int, **changes: Any) -> Record:
    fields: dict[str, Any] = {
        "id": f"biathlon-{number}",
        "game": "biathlon",
        "board": "A",
        "seats": (ZOE,),
        "ranking": (1,),
        "scores": (rounds,),
        "rounds": rounds,
        "date": f"2026-03-{number:02d}T10:00:00Z",
        "options": {"time_track": True},
    }
    return Record(**(fields | changes))


def test_round_trip(store: Store, tmp_path: Path) -> None:
    games = [solo(1, 22), solo(2, 24, seats=(ZOE, BOT), ranking=(2, 1), scores=(3, 9), practice=True)]
    for record in games:
        assert store.records.add(record) is None
    loaded = store.records.load()
    assert loaded.games == tuple(games)
    assert (loaded.damaged, loaded.newer, loaded.problem) == (0, 0, None)
    if store.keeps:
        assert open_store(UserDir(tmp_path / "user")).records.load() == loaded


def test_best_times(store: Store) -> None:
    for record in (
        solo(1, 25),
        solo(2, 22),
        solo(3, 22),
        solo(4, 20, board="B"),
        solo(5, 10, practice=True),
        solo(6, 9, seats=(BOT,)),
        solo(7, 8, ranking=(2,)),
        solo(8, 7, game="boreal"),
        solo(9, 6, seats=(ZOE, UDO), ranking=(1, 2), scores=(1, 2)),
    ):
        store.records.add(record)
    best = store.records.load().best_times("biathlon", "A")
    assert [(record.rounds, record.id) for record in best] == [
        (22, "biathlon-2"),
        (22, "biathlon-3"),
        (25, "biathlon-1"),
    ]
    assert len(store.records.load().best_times("biathlon", "A", most=1)) == 1


def test_wins_and_games(store: Store) -> None:
    three = {"seats": (ZOE, UDO, BOT), "scores": (1, 2, 3)}
    store.records.add(solo(1, 20, ranking=(1, 1, 3), **three))
    store.records.add(solo(2, 20, ranking=(1, 2, 3), **three))
    store.records.add(solo(3, 20, ranking=(2, 3, 1), **three))
    store.records.add(solo(4, 20, ranking=(3, 1, 2), practice=True, **three))
    store.records.add(solo(5, 20, ranking=(3, 1, 2), game="boreal", **three))
    store.records.add(solo(6, 20))
    records = store.records.load()
    assert records.wins("biathlon") == {"Zoë": 2, "Udo": 1}
    assert records.wins() == {"Zoë": 2, "Udo": 2}
    assert (records.played("biathlon"), records.played(), records.played("x")) == (5, 6, 0)


def test_a_game_recorded_twice_counts_once(store: Store) -> None:
    store.records.add(solo(1, 20))
    store.records.add(solo(1, 20))
    assert store.records.load().played() == 1


def test_damaged_lines_are_passed_over_and_never_rewritten(disk: Store, user: Path) -> None:
    path = user / "records.jsonl"
    for number in (1, 2, 3):
        disk.records.add(solo(number, 20 + number))
    good = path.read_bytes().splitlines(keepends=True)
    unreadable = lines.encode({"schema": 1, "id": "x"}).data
    odd = lines.encode({"schema": 1, **json.loads(good[0])["e"], "ranking": [1, 2]}).data
    newer = lines.encode({"schema": 2, "anything": 1}).data
    content = b"\n".join([good[0][:-1], good[1][:40], b"\xff\x00", unreadable + odd + newer + good[2], b""])
    path.write_bytes(content + good[1][:50])
    loaded = disk.records.load()
    assert [record.rounds for record in loaded.games] == [21, 23]
    assert (loaded.damaged, loaded.newer) == (5, 1)
    assert disk.records.add(solo(4, 24)) is None
    after = disk.records.load()
    assert [record.rounds for record in after.games] == [21, 23, 24], "a torn end does not swallow the next"
    assert path.read_bytes().startswith(content + good[1][:50])


def test_every_truncation(disk: Store, user: Path) -> None:
    path = user / "records.jsonl"
    for number in (1, 2):
        disk.records.add(solo(number, 20))
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        loaded = disk.records.load()
        kept = (length >= first - 1) + (length == len(whole) - 1)
        assert len(loaded.games) == kept, length
        assert loaded.damaged == (length not in (0, first - 1, first, len(whole) - 1))


def test_a_full_disk(disk: Store, user: Path, failing_write: Any) -> None:
    disk.records.add(solo(1, 20))
    before = (user / "records.jsonl").read_bytes()
    failing_write.room = 30
    problem = disk.records.add(solo(2, 21))
    assert problem is not None
    assert (problem.key, problem.params["what"]) == ("save.disk_full", "save.what.records")
    assert (user / "records.jsonl").read_bytes() == before
    assert [record.rounds for record in disk.records.load().games] == [20, 21], "known while the app runs"
    failing_write.room = None
    assert disk.records.add(solo(3, 22)) is None
    loaded = open_store(UserDir(user)).records.load()
    assert ([record.rounds for record in loaded.games], loaded.damaged) == ([20, 21, 22], 0)


def test_senseless_records_are_the_callers_mistake(store: Store) -> None:
    for changes in ({"ranking": (1, 2)}, {"rounds": "20"}, {"seats": (RecordSeat(3, "human"),)}):  # type: ignore[arg-type]
        with pytest.raises((ValueError, TypeError)):
            store.records.add(solo(1, 20, **changes))
    assert store.records.load().games == ()


ADD_MANY = """
import sys
from pathlib import Path
from game.places import UserDir
from game.savestate import Record, RecordSeat, open_store
store = open_store(UserDir(Path(sys.argv[1])))
for n in range(40):
    record = Record(f"{sys.argv[2]}-{n}", "g", "A", (RecordSeat("Z" * 200, "human"),), (1,), (n,), n, "")
    assert store.records.add(record) is None
"""


def test_two_windows_add_at_once(user: Path) -> None:
    others = [subprocess.Popen([sys.executable, "-c", ADD_MANY, str(user), name], cwd=ROOT) for name in "ab"]
    assert [other.wait() for other in others] == [0, 0]
    loaded = open_store(UserDir(user)).records.load()
    assert (loaded.damaged, loaded.played()) == (0, 80)
