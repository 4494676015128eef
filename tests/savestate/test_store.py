"""The store: list, slots, trash, renaming, damaged games, two windows, folders that refuse."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.places import UserDir
from game.savestate import (
    Damaged,
    Empty,
    GameEntry,
    JournalWriter,
    Loaded,
    Locked,
    Problem,
    Resumed,
    Store,
    TooNew,
    journal,
    new_id,
    open_store,
    sentence,
)

ROOT = Path(__file__).resolve().parents[2]
PNG = b"\x89PNG\r\n\x1a\n..."


def play(store: Store, header: dict[str, Any], moves: int = 3) -> str:
    writer = store.create(header, name="Freitag", progress="Runde 1")
    assert isinstance(writer, JournalWriter), writer
    for number in range(moves):
        assert writer.append({"a": number}) is None
    assert writer.close() is None
    return writer.id


def listed(store: Store) -> list[GameEntry]:
    games = store.list_games()
    assert not isinstance(games, Problem), games
    return list(games)


def entries_of(store: Store, game_id: str) -> list[Any]:
    found = store.load(game_id)
    assert isinstance(found, Loaded), found
    return [entry["a"] for entry in found.entries]


def files(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_without_a_folder_the_store_says_so() -> None:
    store = open_store(UserDir(None, "save.read_only", {"path": "/x", "what": "save.what.folder", "why": "-"}))
    assert not store.keeps
    assert store.problem is not None
    assert (store.problem.key, store.problem.params["path"]) == ("save.read_only", "/x")


def test_a_new_store_is_empty(store: Store) -> None:
    assert listed(store) == []
    assert store.trash() == ()
    assert isinstance(store.load("biathlon-1"), Empty)
    assert isinstance(store.resume("biathlon-1"), Empty)


@pytest.mark.parametrize("bad", ["", "..", "../x", "a/b", "a\\b", "C:", "con", "A", "x" * 81, "ä", ".tmp-1", None, 3])
def test_ids_are_never_paths(store: Store, header: Any, bad: Any) -> None:
    with pytest.raises(ValueError, match="id"):
        store.create(header(id=bad))
    if isinstance(bad, str):
        assert isinstance(store.load(bad), Empty)
        assert isinstance(store.resume(bad), Empty)
        for refused in (
            store.delete(bad),
            store.rename(bad, "x"),
            store.save_slot(bad, "x"),
            store.export(bad, Path("/nowhere/x")),
            store.restore(bad),
        ):
            assert isinstance(refused, Problem)
            assert refused.key == "save.missing"
        assert store.picture(bad) is None


def test_a_header_of_another_schema_is_the_callers_mistake(store: Store, header: Any) -> None:
    for schema in (0, 2, None):
        with pytest.raises(ValueError, match="schema"):
            store.create(header(schema=schema))
    assert listed(store) == []


def test_the_list_is_sorted_by_date(store: Store, header: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.savestate import meta

    ids = []
    for day in (2, 9, 4):
        monkeypatch.setattr(meta, "now", lambda day=day: f"2026-03-{day:02d}T10:00:00Z")
        ids.append(play(store, header()))
    games = listed(store)
    assert [game.id for game in games] == [ids[1], ids[2], ids[0]]
    assert games[0].meta.date == "2026-03-09T10:00:00Z"
    assert games[0].meta.created == "2026-03-01T18:45:00Z"
    assert (games[0].meta.name, games[0].meta.progress, games[0].entries) == ("Freitag", "Runde 1", 3)
    assert (games[0].meta.kind, games[0].meta.finished, games[0].state) == ("auto", False, "ok")


def test_same_id_twice(store: Store, header: Any) -> None:
    head = header()
    play(store, head)
    again = store.create(head)
    assert isinstance(again, Problem)
    assert again.key == "save.in_the_way"
    assert entries_of(store, head["id"]) == [0, 1, 2]


def test_a_game_that_cannot_be_looked_into_hides_no_other(
    disk: Store, header: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = {play(disk, header()) for _ in range(2)}
    closed = sorted(ids)[0]
    real = Path.stat

    def stat(self: Path, **more: Any) -> os.stat_result:  # tests may run as root, whom no mode keeps out
        if self.parent.name == closed:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self))
        return real(self, **more)

    monkeypatch.setattr(Path, "stat", stat)
    found = disk.list_games()
    assert isinstance(found, tuple)
    assert {entry.id for entry in found} == ids


def test_slot_of_a_running_game(store: Store, header: Any) -> None:
    head = header()
    writer = store.create(head)
    assert isinstance(writer, JournalWriter)
    writer.append({"a": 0})
    slot = store.save_slot(head["id"], "Vor dem Schießen", PNG)
    assert isinstance(slot, GameEntry)
    writer.append({"a": 1})
    writer.close()
    assert (slot.meta.name, slot.meta.kind, slot.has_picture) == ("Vor dem Schießen", "slot", True)
    assert (entries_of(store, slot.id), entries_of(store, head["id"])) == ([0], [0, 1])
    found = store.load(slot.id)
    assert isinstance(found, Loaded)
    assert found.header == head | {"id": slot.id, "copied_from": head["id"]}
    resumed = store.resume(slot.id)
    assert isinstance(resumed, Resumed)
    resumed.writer.append({"a": 5})
    resumed.writer.close()
    assert (entries_of(store, slot.id), entries_of(store, head["id"])) == ([0, 5], [0, 1])


LONG = "Ein sehr langer Name 🏂 " * 30


@pytest.mark.parametrize(
    "name", ["", "Zoë & Ünal", "名前🎿", "../../etc/passwd", "CON", "a\x00b\nc", LONG, "\ud800x"]
)
def test_any_name(store: Store, header: Any, name: str) -> None:
    game_id = play(store, header())
    slot = store.save_slot(game_id, name)
    assert isinstance(slot, GameEntry)
    assert store.rename(game_id, name) is None
    shown = {game.id: game.meta.name for game in listed(store)}
    assert shown[slot.id] == shown[game_id]
    assert len(shown[game_id]) <= 80
    assert all(char.isprintable() for char in shown[game_id])
    if name.isprintable() and len(name) < 80:
        assert shown[game_id] == name


def test_folder_names_suit_every_system(disk: Store, user: Path, header: Any) -> None:
    play(disk, header(id=new_id("Crystal Globe: Ä/ö")))
    disk.save_slot(listed(disk)[0].id, 'a:b*c?"<>|')
    disk.delete(listed(disk)[0].id)
    for path in user.rglob("*"):
        assert path.name == path.name.lower()
        assert not set(path.name) & set('<>:"/\\|?* ')
        assert not path.name.endswith(".")


def test_delete_and_restore(store: Store, header: Any) -> None:
    game_id = play(store, header())
    token = store.delete(game_id)
    assert isinstance(token, str)
    assert listed(store) == []
    assert store.trash() == (token,)
    assert store.restore(token) == game_id
    assert entries_of(store, game_id) == [0, 1, 2]
    assert store.trash() == ()
    gone = store.restore(token)
    assert isinstance(gone, Problem)


def test_the_trash_keeps_the_last_ten(store: Store, header: Any) -> None:
    ids = [play(store, header(), 1) for _ in range(13)]
    tokens = [store.delete(game_id) for game_id in ids]
    assert store.trash() == tuple(reversed(tokens[3:]))
    assert store.restore(str(tokens[3])) == ids[3]
    token = store.delete(ids[3])
    assert store.trash()[0] == token


def test_restore_beside_a_game_of_the_same_id(store: Store, header: Any) -> None:
    head = header()
    token = store.delete(play(store, head, 2))
    play(store, head, 1)
    other = store.restore(str(token))
    assert isinstance(other, str)
    assert other != head["id"]
    assert (entries_of(store, other), entries_of(store, head["id"])) == ([0, 1], [0])


def test_an_open_game_is_locked_for_others(store: Store, header: Any) -> None:
    head = header()
    writer = store.create(head)
    assert isinstance(writer, JournalWriter)
    writer.append({"a": 0})
    for refused in (store.resume(head["id"]), store.delete(head["id"]), store.rename(head["id"], "x")):
        assert isinstance(refused, Locked)
        assert refused.by == os.getpid()
        assert refused.problem.key == "save.locked"
    copy = store.copy(head["id"])
    assert isinstance(copy, GameEntry)
    resumed = store.resume(copy.id)
    assert isinstance(resumed, Resumed)
    resumed.writer.close()
    writer.close()
    resumed = store.resume(head["id"])
    assert isinstance(resumed, Resumed)
    resumed.writer.close()


SECOND_WINDOW = """
import sys
from pathlib import Path
from game.places import UserDir
from game.savestate import Locked, open_store
store = open_store(UserDir(Path(sys.argv[1])))
found = store.resume(sys.argv[2])
assert isinstance(found, Locked), found
copy = store.copy(sys.argv[2])
writer = store.resume(copy.id).writer
for number in range(100):
    assert writer.append({"a": 1000 + number}) is None
writer.close()
for number in range(30):
    assert store.settings.change(last_setup={f"window-{sys.argv[3]}-{number}": {"n": number}}).problems == ()
print(found.by, copy.id)
"""


def test_two_windows_on_one_folder(disk: Store, user: Path, header: Any) -> None:
    head = header()
    writer = disk.create(head)
    assert isinstance(writer, JournalWriter)
    writer.append({"a": 0})
    others = [
        subprocess.Popen(
            [sys.executable, "-c", SECOND_WINDOW, str(user), head["id"], str(n)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        for n in range(2)
    ]
    for number in range(1, 100):
        assert writer.append({"a": number}) is None
        if number % 5 == 0:
            assert disk.settings.change(volume=number).problems == ()
    for other in others:
        output, _ = other.communicate()
        assert other.returncode == 0
        by, copy = output.split()
        assert int(by) == os.getpid()
        assert entries_of(disk, copy)[-100:] == list(range(1000, 1100))
    writer.close()
    assert entries_of(disk, head["id"]) == list(range(100))
    settings = disk.settings.load()
    assert settings.problems == ()
    assert settings.settings.volume == 95
    assert set(settings.settings.last_setup) == {f"window-{n}-{i}" for n in range(2) for i in range(30)}


FORK_AND_DIE = """
import os, signal, sys
from pathlib import Path
from game.places import UserDir
from game.savestate import open_store
store = open_store(UserDir(Path(sys.argv[1])))
writer = store.resume(sys.argv[2]).writer
writer.append({"a": "last"})
child = os.fork()
if child == 0:
    os.close(1)
    signal.pause()
print(child, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only where there is fork do children share locks")
def test_a_forked_child_of_a_killed_window_locks_nobody_out(disk: Store, user: Path, header: Any) -> None:
    game_id = play(disk, header())
    done = subprocess.run(
        [sys.executable, "-c", FORK_AND_DIE, str(user), game_id], cwd=ROOT, stdout=subprocess.PIPE, check=False
    )
    child = int(done.stdout)
    try:
        os.kill(child, 0)
        resumed = disk.resume(game_id)
        assert isinstance(resumed, Resumed), resumed
        assert isinstance(disk.resume(game_id), Locked), "the new lock holds"
        resumed.writer.close()
        assert entries_of(disk, game_id) == [0, 1, 2, "last"]
    finally:
        os.kill(child, signal.SIGKILL)


def damage(user: Path, game_id: str, at: int = -20) -> bytes:
    path = user / "games" / game_id / "game.jsonl"
    data = bytearray(path.read_bytes())
    data[at] ^= 1
    path.write_bytes(data)
    return bytes(data)


def test_a_damaged_game_goes_on_and_the_original_is_kept(disk: Store, user: Path, header: Any) -> None:
    game_id = play(disk, header())
    for number in (1, 2):
        original = damage(user, game_id)
        assert listed(disk)[0].state == "damaged"
        found = disk.load(game_id)
        assert isinstance(found, Damaged)
        assert [entry["a"] for entry in found.prefix] == [0, 1]
        assert (user / "games" / game_id / "game.jsonl").read_bytes() == original, "reading changes nothing"
        resumed = disk.resume(game_id)
        assert isinstance(resumed, Resumed)
        assert resumed.notice == found.error
        assert resumed.writer.append({"a": 2}) is None
        resumed.writer.close()
        assert (user / "games" / game_id / f"game.jsonl.damaged-{number}").read_bytes() == original
        assert entries_of(disk, game_id) == [0, 1, 2]
        assert listed(disk)[0].state == "ok"


def test_resuming_a_damaged_game_takes_what_the_backup_has_more(disk: Store, user: Path, header: Any) -> None:
    game_id = play(disk, header(), 6)
    resumed = disk.resume(game_id)
    assert isinstance(resumed, Resumed)
    resumed.writer.close()
    lines = (user / "games" / game_id / "game.jsonl").read_bytes().splitlines(keepends=True)
    (user / "games" / game_id / "game.jsonl").write_bytes(b"".join(lines[:3]) + b"rubbish")
    again = disk.resume(game_id)
    assert isinstance(again, Resumed)
    assert [entry["a"] for entry in again.entries] == [0, 1, 2, 3, 4, 5]
    again.writer.append({"a": 6})
    again.writer.close()
    assert entries_of(disk, game_id) == [0, 1, 2, 3, 4, 5, 6]


def test_a_journal_that_vanished_comes_back_from_the_backup(disk: Store, user: Path, header: Any) -> None:
    game_id = play(disk, header())
    resumed = disk.resume(game_id)
    assert isinstance(resumed, Resumed)
    resumed.writer.close()
    (user / "games" / game_id / "game.jsonl").unlink()
    again = disk.resume(game_id)
    assert isinstance(again, Resumed)
    again.writer.close()
    assert entries_of(disk, game_id) == [0, 1, 2]


def test_without_any_header_nothing_is_touched(disk: Store, user: Path, header: Any) -> None:
    game_id = play(disk, header())
    damage(user, game_id, 30)
    before = files(user / "games")
    found = disk.resume(game_id)
    assert isinstance(found, Damaged)
    assert found.header is None
    assert isinstance(disk.save_slot(game_id, "x"), Problem)
    after = files(user / "games")
    assert {name: data for name, data in after.items() if name in before} == before
    assert isinstance(disk.delete(game_id), str), "the lock was given back"


def test_a_full_disk_cannot_make_a_damaged_game_lost(
    disk: Store, user: Path, header: Any, failing_write: Any
) -> None:
    game_id = play(disk, header())
    original = damage(user, game_id)
    for room in (0, 5, 60, 200, 400, 700):
        failing_write.room = room
        resumed = disk.resume(game_id)
        failing_write.room = None
        folder = files(user / "games" / game_id)
        assert original in folder.values(), room
        if isinstance(resumed, Resumed):
            resumed.writer.close()
        else:
            assert isinstance(resumed, Problem)
            assert resumed.key == "save.disk_full"


def test_a_full_disk_lets_a_whole_game_go_on(disk: Store, header: Any, failing_write: Any) -> None:
    game_id = play(disk, header())
    failing_write.room = 20
    resumed = disk.resume(game_id)
    assert isinstance(resumed, Resumed)
    assert resumed.notice is not None
    assert resumed.notice.key == "save.disk_full"
    assert resumed.writer.append({"a": 3}) is not None
    failing_write.room = None
    assert resumed.writer.close() is None
    assert entries_of(disk, game_id) == [0, 1, 2, 3]


def test_backup_is_the_state_at_opening(disk: Store, user: Path, header: Any) -> None:
    game_id = play(disk, header())
    before = (user / "games" / game_id / "game.jsonl").read_bytes()
    resumed = disk.resume(game_id)
    assert isinstance(resumed, Resumed)
    resumed.writer.append({"a": 3})
    resumed.writer.close()
    assert (user / "games" / game_id / "game.jsonl.bak").read_bytes() == before


def test_too_new_is_left_alone(disk: Store, user: Path, header: Any) -> None:
    game_id = play(disk, header())
    path = user / "games" / game_id / "game.jsonl"
    head = header(id=game_id, schema=2)
    path.write_bytes(journal.render(head, [{"a": 0}]))
    before = files(user)
    assert listed(disk)[0].state == "too_new"
    found = disk.resume(game_id)
    assert found == TooNew(2, str(path))
    assert found.problem.params["schema"] == 2
    slot = disk.save_slot(game_id, "x")
    assert isinstance(slot, Problem)
    assert slot.key == "save.too_new"
    assert disk.export(game_id, user / "x.slipstream") is not None
    assert {k: v for k, v in files(user).items() if not k.endswith("lock")} == {
        k: v for k, v in before.items() if not k.endswith("lock")
    }


@pytest.mark.parametrize(
    "content", [None, b"", b"[]", b"\xff", b'{"name": 3, "date": "soon", "seats": 4, "kind": []}']
)
def test_a_lost_meta_file_is_made_up_from_the_header(
    disk: Store, user: Path, header: Any, content: bytes | None
) -> None:
    game_id = play(disk, header())
    path = user / "games" / game_id / "meta.json"
    path.unlink() if content is None else path.write_bytes(content)
    entry = listed(disk)[0]
    assert (entry.state, entry.meta.game, entry.meta.date) == ("ok", "biathlon", "2026-03-01T18:45:00Z")
    assert [seat["name"] for seat in entry.meta.seats] == ["Zoë", "Bot"]


def test_strangers_in_the_games_folder_do_no_harm(disk: Store, user: Path, header: Any) -> None:
    game_id = play(disk, header())
    (user / "games" / "Some Folder").mkdir()
    (user / "games" / "notes.txt").write_text("x")
    (user / "games" / "empty-folder").mkdir()
    (user / "games" / game_id / "game.jsonl.damaged-x").write_text("x")
    assert {entry.id: entry.state for entry in listed(disk)} == {game_id: "ok", "empty-folder": "damaged"}


def test_what_a_killed_process_left_half_made_goes(disk: Store, user: Path, header: Any) -> None:
    game_id = play(disk, header())
    old, fresh = user / "games" / ".tmp-1-old", user / "games" / ".tmp-2-new"
    for folder in (old, fresh):
        folder.mkdir()
        (folder / "game.jsonl").write_text("half")
    os.utime(old, (1, 1))
    assert [entry.id for entry in listed(open_store(UserDir(user)))] == [game_id]
    assert (old.exists(), fresh.exists()) == (False, True)


REFUSALS = [
    (errno.EROFS, "save.read_only"),
    (errno.EACCES, "save.no_permission"),
    (errno.EPERM, "save.no_permission"),
    (errno.ENOSPC, "save.disk_full"),
    (errno.EDQUOT, "save.disk_full"),
    (errno.EIO, "save.io_error"),
    (errno.EMFILE, "save.failed"),
]


@pytest.mark.parametrize(("code", "key"), REFUSALS)
def test_every_refusal_is_a_value(
    disk: Store, user: Path, header: Any, monkeypatch: pytest.MonkeyPatch, code: int, key: str
) -> None:
    game_id = play(disk, header())
    before = files(user)

    def refuse(*_args: object, **_kwargs: object) -> None:
        raise OSError(code, os.strerror(code))

    for name in ("open", "replace", "rename", "mkdir"):
        monkeypatch.setattr(os, name, refuse)
    answers = [
        disk.create(header()),
        disk.resume(game_id),
        disk.rename(game_id, "x"),
        disk.save_slot(game_id, "x"),
        disk.delete(game_id),
        disk.export(game_id, user / "out.slipstream"),
        disk.settings.change(volume=3).problems[0],
    ]
    monkeypatch.undo()
    for answer in answers:
        assert isinstance(answer, Problem), answer
        assert answer.key == key
        assert answer.params["why"] == os.strerror(code)
        assert str(user) in str(answer.params["path"])
    assert files(user) == before


READ_ONLY = """
import os, sys
from pathlib import Path
from game.places import UserDir
from game.savestate import Loaded, Problem, open_store
os.setgid(65534)
os.setuid(65534)
store = open_store(UserDir(Path(sys.argv[1])))
assert isinstance(store.load(sys.argv[2]), Loaded)
assert len(store.list_games()) == 1
assert store.settings.load().settings.volume == 33
answers = [
    store.resume(sys.argv[2]),
    store.create({"schema": 1, "game": "g", "id": "g-1", "seats": []}),
    store.delete(sys.argv[2]),
    store.save_slot(sys.argv[2], "x"),
    store.settings.change(volume=1).problems[0],
]
for answer in answers:
    assert isinstance(answer, Problem) and answer.key == "save.no_permission", answer
print("fine")
"""


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become the user who may not write"
)
def test_a_folder_of_somebody_else(header: Any) -> None:
    import tempfile

    with tempfile.TemporaryDirectory(dir="/var/tmp") as name:
        user = Path(name)
        store = open_store(UserDir(user))
        game_id = play(store, header())
        store.settings.change(volume=33)
        for path in (user, *user.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)
        before = files(user)
        done = subprocess.run(
            [sys.executable, "-c", READ_ONLY, str(user), game_id],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.stdout, done.returncode) == ("fine\n", 0), done.stderr
        assert files(user) == before


def test_a_file_where_the_games_should_be(user: Path, header: Any) -> None:
    (user / "games").write_text("in the way")
    store = open_store(UserDir(user))
    games = store.list_games()
    made = store.create(header())
    assert isinstance(games, Problem)
    assert isinstance(made, Problem)
    assert (games.key, made.key) == ("save.in_the_way", "save.in_the_way")
    assert (user / "games").read_text() == "in the way"


def test_problems_in_words() -> None:
    catalogue = {
        "save.damaged": "{what}: line {line}: {why}",
        "save.what.game": "The game",
        "save.why.checksum": "a checksum does not match",
    }
    problem = Problem("save.damaged", {"what": "save.what.game", "line": 3, "why": "save.why.checksum"})
    said = sentence(problem, lambda key, params: catalogue[key].format(**params))
    assert said == "The game: line 3: a checksum does not match"
