"""One file to give away, and what strangers may put into it."""

import io
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest

from game.places import UserDir
from game.savestate import GameEntry, JournalWriter, Loaded, Problem, Store, TooNew, archive, journal, open_store

PNG = b"\x89PNG\r\n\x1a\n..."


@pytest.fixture
def packed(store: Store, header: Any, tmp_path: Path) -> Path:
    writer = store.create(header(), name="Zum Verschicken", progress="Runde 7")
    assert isinstance(writer, JournalWriter)
    for number in range(3):
        writer.append({"a": number})
    writer.set_picture(PNG)
    writer.flush()
    target = tmp_path / "Grüße an Ünal.slipstream"
    assert store.export(writer.id, target) is None, "also while it is open"
    writer.close()
    return target


def test_there_and_back(packed: Path, tmp_path: Path) -> None:
    other = open_store(UserDir(tmp_path / "elsewhere"))
    (tmp_path / "elsewhere").mkdir()
    for _ in range(2):
        entry = other.import_file(packed)
        assert isinstance(entry, GameEntry), entry
        assert (entry.meta.name, entry.meta.progress, entry.state) == ("Zum Verschicken", "Runde 7", "ok")
        assert other.picture(entry.id) == PNG
        found = other.load(entry.id)
        assert isinstance(found, Loaded)
        assert [e["a"] for e in found.entries] == [0, 1, 2]
        assert (found.header["id"], found.header["seed"]) == (entry.id, "00ff")
    games = other.list_games()
    assert not isinstance(games, Problem)
    assert len(games) == 2


def test_it_is_a_zip_with_the_four_files(packed: Path) -> None:
    with zipfile.ZipFile(packed) as found:
        assert found.namelist() == ["header.json", "game.jsonl", "meta.json", "picture.png"]
        assert found.testzip() is None


def rebuilt(packed: Path, changes: dict[str, bytes | None], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    with zipfile.ZipFile(packed) as old:
        content: dict[str, bytes | None] = {name: old.read(name) for name in old.namelist()}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as new:
        for name, data in (content | changes).items():
            if data is not None:
                new.writestr(name, data)
    return buffer.getvalue()


def refused(store: Store, tmp_path: Path, data: bytes) -> str:
    before = {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()}
    source = tmp_path / "strange.slipstream"
    source.write_bytes(data)
    answer = store.import_file(source)
    assert isinstance(answer, Problem), answer
    assert (answer.key, answer.params["path"]) == ("save.bad_import", str(source))
    source.unlink()
    assert {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()} == before
    return str(answer.params["why"])


@pytest.mark.parametrize(
    "name",
    [
        "../evil",
        "/etc/cron.d/evil",
        "a/../../evil",
        "C:\\evil",
        "..\\evil",
        "game.jsonl/",
        "sub/game.jsonl",
        "lock",
        "GAME.JSONL",
    ],
)
def test_paths_and_strangers(store: Store, packed: Path, tmp_path: Path, name: str) -> None:
    assert refused(store, tmp_path, rebuilt(packed, {name: b"x"})) == "save.why.foreign_file"


def test_symbolic_links_are_only_bytes(store: Store, tmp_path: Path) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as new:
        info = zipfile.ZipInfo("game.jsonl")
        info.external_attr = 0o120777 << 16
        new.writestr(info, "/etc/passwd")
    assert refused(store, tmp_path, buffer.getvalue()) == "save.why.cut"
    assert not any(path.is_symlink() for path in tmp_path.rglob("*"))


def test_bombs(store: Store, packed: Path, tmp_path: Path) -> None:
    bomb = b"0" * (9 * 1024 * 1024)
    assert refused(store, tmp_path, rebuilt(packed, {"picture.png": PNG + bomb})) == "save.why.too_large"
    assert refused(store, tmp_path, rebuilt(packed, {"meta.json": bomb})) == "save.why.too_large"


def test_a_file_that_is_too_large_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "LARGEST", 10)
    answer = archive.unpack(b"x" * 11, "x")
    assert isinstance(answer, Problem)
    assert answer.params["why"] == "save.why.too_large"


def test_other_packings(store: Store, packed: Path, tmp_path: Path) -> None:
    for method in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        assert refused(store, tmp_path, rebuilt(packed, {}, method)) == "save.why.not_zip"


def test_doubles(store: Store, packed: Path, tmp_path: Path) -> None:
    buffer = io.BytesIO(packed.read_bytes())
    with zipfile.ZipFile(buffer, "a") as more, pytest.warns(UserWarning, match="Duplicate"):
        more.writestr("meta.json", b"{}")
    assert refused(store, tmp_path, buffer.getvalue()) == "save.why.foreign_file"


def test_without_moves(store: Store, packed: Path, tmp_path: Path) -> None:
    assert refused(store, tmp_path, rebuilt(packed, {"game.jsonl": None})) == "save.why.no_journal"


@pytest.mark.parametrize("nested", [200, 500, 900, 990, 100_000])
def test_deep_nesting(store: Store, packed: Path, tmp_path: Path, nested: int) -> None:
    import zlib

    from game.savestate import lines

    head = journal.read(zipfile.ZipFile(packed).read("game.jsonl")).header
    assert head is not None
    body = b'{"a":' + b"[" * nested + b"]" * nested + b"}"
    line = b'{"k":"%08x","e":%s}\n' % (zlib.crc32(body), body)
    source = tmp_path / "deep.slipstream"
    source.write_bytes(rebuilt(packed, {"game.jsonl": lines.encode(head).data + line}))
    assert isinstance(store.import_file(source), GameEntry | Problem)


def test_odd_numbers(store: Store, packed: Path, tmp_path: Path) -> None:
    import zlib

    from game.savestate import lines

    head = journal.read(zipfile.ZipFile(packed).read("game.jsonl")).header
    assert head is not None
    body = b'{"a":1e999}'
    line = b'{"k":"%08x","e":%s}\n' % (zlib.crc32(body), body)
    data = rebuilt(packed, {"game.jsonl": lines.encode(head).data + line})
    assert refused(store, tmp_path, data) == "save.why.not_json"


def test_damaged_and_newer_games(store: Store, packed: Path, tmp_path: Path, header: Any) -> None:
    data = zipfile.ZipFile(packed).read("game.jsonl")
    assert refused(store, tmp_path, rebuilt(packed, {"game.jsonl": data[:-9]})) == "save.why.cut"
    newer = tmp_path / "newer.slipstream"
    newer.write_bytes(rebuilt(packed, {"game.jsonl": journal.render(header(schema=5))}))
    assert store.import_file(newer) == TooNew(5, str(newer))


def test_bad_pictures_and_meta_are_left_out(store: Store, packed: Path, tmp_path: Path) -> None:
    source = tmp_path / "odd.slipstream"
    source.write_bytes(rebuilt(packed, {"picture.png": b"#!/bin/sh", "meta.json": b"[", "header.json": b"lies"}))
    entry = store.import_file(source)
    assert isinstance(entry, GameEntry)
    assert (entry.has_picture, entry.meta.name, entry.meta.game) == (False, "", "biathlon")


def test_rubbish_and_flips(store: Store, packed: Path, tmp_path: Path) -> None:
    whole = packed.read_bytes()
    rng = random.Random(3)
    source = tmp_path / "flipped.slipstream"
    for _ in range(400):
        data = bytearray(whole)
        if rng.random() < 0.3:
            del data[rng.randrange(len(data)) :]
        for _ in range(rng.randrange(1, 4)):
            if data:
                data[rng.randrange(len(data))] = rng.randrange(256)
        source.write_bytes(data)
        answer = store.import_file(source)
        assert isinstance(answer, Problem | GameEntry | TooNew)
        if isinstance(answer, GameEntry):
            found = store.load(answer.id)
            assert isinstance(found, Loaded)
            assert [e["a"] for e in found.entries] == [0, 1, 2]


def test_files_that_cannot_be_read(store: Store, tmp_path: Path) -> None:
    (tmp_path / "folder.slipstream").mkdir()
    for name, key in (("gone", "save.missing"), ("folder.slipstream", "save.in_the_way"), ("a\0b", "save.failed")):
        answer = store.import_file(tmp_path / name)
        assert isinstance(answer, Problem)
        assert answer.key == key


@pytest.mark.usefixtures("packed")
def test_export_to_where_nothing_can_be_written(store: Store, tmp_path: Path) -> None:
    games = store.list_games()
    assert not isinstance(games, Problem)
    answer = store.export(games[0].id, tmp_path / "no" / "such" / "folder.slipstream")
    assert isinstance(answer, Problem)
    assert (answer.key, answer.params["what"]) == ("save.missing", "save.what.export")
