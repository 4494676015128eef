"""The journal writer: killed at any moment, disk full, other refusals, fsync in the background."""

import contextlib
import errno
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from game.places import UserDir
from game.savestate import JournalWriter, Loaded, Problem, Resumed, Store, live_entries, open_store
from game.savestate.files import DiskAppender

ROOT = Path(__file__).resolve().parents[2]

APPEND_FOREVER = """
import sys
from pathlib import Path
from game.places import UserDir
from game.savestate import open_store
store = open_store(UserDir(Path(sys.argv[1])))
if sys.argv[3] == "new":
    writer = store.create({"schema": 1, "game": "g", "id": sys.argv[2], "seats": []})
    number = 0
else:
    found = store.resume(sys.argv[2])
    writer, number = found.writer, len(found.entries)
while True:
    assert writer.append({"a": number, "state": "x" * (number * 37 % 3000)}) is None
    writer.set_meta(progress=f"move {number}")
    print(number, flush=True)
    number += 1
"""


def play_until_killed(folder: Path, mode: str, wanted: int) -> int:
    """Kills a child with -9 after so many acknowledged entries; gives the last number it told."""
    with subprocess.Popen(
        [sys.executable, "-c", APPEND_FOREVER, str(folder), "g-1", mode],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    ) as child:
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(wanted)]
        child.kill()
        told += child.stdout.readlines()
    return int([line for line in told if line.endswith("\n")][-1])


def test_killed_at_any_moment_nothing_acknowledged_is_lost(user: Path) -> None:
    last = -1
    for wanted in (1, 40, 7, 150, 3, 60):
        told = play_until_killed(user, "new" if last < 0 else "again", wanted)
        assert told >= last + wanted
        found = open_store(UserDir(user)).load("g-1")
        assert isinstance(found, Loaded), found
        numbers = [entry["a"] for entry in found.entries]
        assert numbers == list(range(len(numbers)))
        assert numbers[-1] >= told
        last = numbers[-1]
    entries = open_store(UserDir(user)).list_games()
    assert not isinstance(entries, Problem)
    assert [(entry.id, entry.state) for entry in entries] == [("g-1", "ok")]


def begun(store: Store, header: dict[str, Any]) -> JournalWriter:
    writer = store.create(header)
    assert isinstance(writer, JournalWriter)
    return writer


def entries_of(store: Store, game_id: str) -> list[Any]:
    found = store.load(game_id)
    assert isinstance(found, Loaded), found
    return [entry.get("a") for entry in found.entries]


def test_append_and_resume(store: Store, header: Any) -> None:
    head = header()
    writer = begun(store, head)
    for number in range(3):
        assert writer.append({"a": number}) is None
    assert (writer.live, writer.pending, writer.id) == (3, 0, head["id"])
    assert writer.append({"u": 1}) is None
    assert writer.live == 1
    assert writer.close() is None
    resumed = store.resume(head["id"])
    assert isinstance(resumed, Resumed)
    assert resumed.notice is None
    assert (resumed.header, live_entries(resumed.entries)) == (head, [{"a": 0}])
    assert resumed.writer.live == 1
    assert resumed.writer.append({"a": 9}) is None
    assert resumed.writer.close() is None
    assert entries_of(store, head["id"]) == [0, 1, 2, None, 9]


def test_visible_to_others_before_any_sync(disk: Store, user: Path, header: Any) -> None:
    head = header()
    writer = begun(disk, head)
    writer.append({"a": 1})
    assert entries_of(open_store(UserDir(user)), head["id"]) == [1]
    writer.close()


def test_a_senseless_entry_changes_nothing(store: Store, header: Any) -> None:
    head = header()
    writer = begun(store, head)
    writer.append({"a": 0})
    entries: list[dict[str, Any]] = [{"u": 2}, {"u": "x"}, {"a": {1}}, {"a": float("nan")}]
    for entry in entries:
        with pytest.raises((ValueError, TypeError)):
            writer.append(entry)
    assert writer.append({"a": 1}) is None
    writer.close()
    assert entries_of(store, head["id"]) == [0, 1]


def test_closed_is_closed(store: Store, header: Any) -> None:
    writer = begun(store, header())
    assert writer.close() is None
    assert writer.close() is None
    with pytest.raises(ValueError, match="closed"):
        writer.append({"a": 1})


@pytest.mark.parametrize("room", [0, 1, 12, 28])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_write_that_fails_midway(
    disk: Store, user: Path, header: Any, failing_write: Any, room: int, code: int
) -> None:
    head = header()
    writer = begun(disk, head)
    writer.append({"a": 0, "fill": "x" * 50})
    writer.flush()
    path = user / "games" / head["id"] / "game.jsonl"
    before = path.read_bytes()
    failing_write.room, failing_write.code = room, code
    problem = writer.append({"a": 1})
    assert problem is not None
    assert problem.key == ("save.disk_full" if code == errno.ENOSPC else "save.io_error")
    assert problem.params == {"what": "save.what.game", "path": str(path), "why": os.strerror(code)}
    assert writer.pending == 1
    assert path.read_bytes() == before, "the part that was written is cut off again"
    failing_write.room = 0
    assert writer.append({"u": 1}) is not None
    assert writer.append({"a": 2}) is not None
    assert (writer.pending, writer.live) == (3, 2)
    failing_write.room = None
    assert writer.retry() is None
    assert writer.pending == 0
    assert entries_of(disk, head["id"]) == [0, 1, None, 2]
    assert writer.append({"a": 3}) is None
    assert writer.close() is None
    assert entries_of(disk, head["id"]) == [0, 1, None, 2, 3]


def test_a_cut_that_fails_too_is_made_up_for(
    disk: Store, header: Any, failing_write: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = header()
    writer = begun(disk, head)
    writer.append({"a": 0})

    def refuse(_descriptor: int, _size: int) -> None:
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as context:
        context.setattr(os, "ftruncate", refuse)
        failing_write.room = 9
        assert writer.append({"a": 1}) is not None
        failing_write.room = None
        assert writer.append({"a": 2}) is not None
    torn = disk.load(head["id"])
    assert getattr(torn, "prefix", None) == ({"a": 0},)
    assert writer.retry() is None
    assert entries_of(disk, head["id"]) == [0, 1, 2]
    writer.close()


def test_a_short_write_is_gone_on_with(disk: Store, header: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    head = header()
    writer = begun(disk, head)
    real = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: real(descriptor, bytes(data)[:7]))
    assert writer.append({"a": "long enough for several"}) is None
    writer.close()
    assert entries_of(disk, head["id"]) == ["long enough for several"]


def test_one_write_call_an_entry_however_long_the_game(
    disk: Store, header: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = begun(disk, header())
    calls: list[int] = []
    real = os.write

    def counted(descriptor: int, data: Any) -> int:
        calls.append(len(data))
        return real(descriptor, data)

    monkeypatch.setattr(os, "write", counted)
    for _ in range(300):
        writer.append({"a": "card 4"})
    assert len(calls) == 300
    assert len(set(calls)) == 1
    writer.close()


def test_on_a_full_disk(tiny_disk: Path, header: Any) -> None:
    store = open_store(UserDir(tiny_disk))
    head = header()
    writer = begun(store, head)
    assert store.settings.change(volume=10).problems == ()
    problem, number = None, 0
    while problem is None:
        problem = writer.append({"a": number, "fill": "x" * 700})
        number += 1
    assert problem.key == "save.disk_full"
    writer.append({"a": number, "fill": "x" * 700})
    assert writer.pending == 2
    # What was there before survives and can be read; nothing else can be made.
    assert entries_of(store, head["id"]) == list(range(number - 1))
    with (tiny_disk / "filler").open("wb", buffering=0) as filler, contextlib.suppress(OSError):
        while filler.write(b"x" * 512):
            pass
    changed = store.settings.change(volume=20)
    assert [found.key for found in changed.problems] == ["save.disk_full"]
    assert changed.settings.volume == 20
    assert open_store(UserDir(tiny_disk)).settings.load().settings.volume == 10
    slot = store.save_slot(head["id"], "no room")
    assert isinstance(slot, Problem)
    assert slot.key == "save.disk_full"
    assert [path.name for path in (tiny_disk / "games").iterdir()] == [head["id"]]
    assert isinstance(store.create(header()), Problem)
    (tiny_disk / "filler").unlink()
    subprocess.run(["mount", "-o", "remount,size=1m", str(tiny_disk)], check=True)
    assert writer.retry() is None
    assert writer.close() is None
    assert entries_of(store, head["id"]) == list(range(number + 1))
    assert store.settings.change(muted=True).settings.volume == 20
    assert open_store(UserDir(tiny_disk)).settings.load().settings.volume == 20


def test_failures_in_the_background_are_told_once(disk: Store, header: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = begun(disk, header())

    def refuse(_self: DiskAppender) -> None:
        raise OSError(errno.EIO, "broken")

    with monkeypatch.context() as context:
        context.setattr(DiskAppender, "sync", refuse)
        assert writer.append({"a": 0}) is None
        problem = writer.flush()
        assert problem is not None
        assert (problem.key, writer.pending) == ("save.io_error", 0)
    assert writer.flush() is None
    assert writer.close() is None


def test_picture_and_meta_are_written_behind(store: Store, header: Any) -> None:
    head = header()
    writer = begun(store, head)
    writer.set_meta(progress="Runde 3", name="  Am\tFreitag \u202e ")
    writer.set_picture(b"\x89PNG\r\n\x1a\n1")
    writer.set_picture(b"\x89PNG\r\n\x1a\n2")
    assert writer.flush() is None
    assert store.picture(head["id"]) == b"\x89PNG\r\n\x1a\n2"
    games = store.list_games()
    assert not isinstance(games, Problem)
    assert (games[0].meta.progress, games[0].meta.name, games[0].has_picture) == ("Runde 3", "Am Freitag", True)
    assert games[0].meta.seats == tuple(head["seats"])
    writer.close()


def test_append_does_not_wait_for_a_slow_disk(disk: Store, header: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    release, started = threading.Event(), threading.Event()
    ended_by_release: list[bool] = []

    def slow(_self: DiskAppender) -> None:
        started.set()
        ended_by_release.append(release.wait(30))

    monkeypatch.setattr(DiskAppender, "sync", slow)
    head = header()
    writer = begun(disk, head)
    writer.append({"a": 0})
    assert started.wait(30)
    for number in range(1, 50):
        assert writer.append({"a": number}) is None
    assert entries_of(disk, head["id"]) == list(range(50))
    assert ended_by_release == [], "all was written while the first fsync still ran"
    release.set()
    writer.close()
    assert all(ended_by_release)
    assert len(ended_by_release) <= 2, "fsyncs that wait are done in one"


def test_the_lock_ends_with_the_process(user: Path) -> None:
    play_until_killed(user, "new", 2)
    resumed = open_store(UserDir(user)).resume("g-1")
    assert isinstance(resumed, Resumed), resumed
    resumed.writer.close()
