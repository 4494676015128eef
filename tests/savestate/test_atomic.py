"""Atomic files, and names that suit every system."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.savestate import atomic, file_name, names, new_id


def test_write_and_backup(tmp_path: Path) -> None:
    path = tmp_path / "ä b.json"
    atomic.write(path, b"1", backup=True)
    assert not atomic.beside(path, ".bak").exists()
    atomic.write(path, b"2", backup=True)
    assert (path.read_bytes(), atomic.beside(path, ".bak").read_bytes()) == (b"2", b"1")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["ä b.json", "ä b.json.bak"]


def test_order_of_the_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    real: dict[str, Any] = {name: getattr(os, name) for name in ("write", "fsync", "replace")}
    for name, call in real.items():

        def noted(*args: Any, name: str = name, call: Any = call) -> Any:
            steps.append(name)
            return call(*args)

        monkeypatch.setattr(os, name, noted)
    atomic.write(tmp_path / "x", b"data")
    assert steps == ["write", "fsync", "replace", "fsync"]


@pytest.mark.parametrize("broken", ["write", "fsync", "replace", "open"])
def test_whatever_fails_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"old")

    def refuse(*_args: object) -> None:
        raise OSError(5, "no")

    with monkeypatch.context() as context:
        context.setattr(os, broken, refuse)
        with pytest.raises(OSError, match="no"):
            atomic.write(path, b"new" * 1000)
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["x"]


def test_set_aside_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "x"
    for number in (1, 2, 3):
        path.write_bytes(b"%d" % number)
        assert atomic.set_aside(path, move=number != 2).name == f"x.damaged-{number}"
    assert [(tmp_path / f"x.damaged-{n}").read_bytes() for n in (1, 2, 3)] == [b"1", b"2", b"3"]


def test_new_ids() -> None:
    moment = datetime(2026, 3, 1, 18, 45, tzinfo=UTC)
    made = new_id("crystal_globe", moment)
    assert made.startswith("crystal_globe-20260301-184500-")
    assert len({new_id("biathlon", moment) for _ in range(50)}) == 50


@given(st.text())
def test_any_game_name_gives_an_id(text: str) -> None:
    assert names.is_id(new_id(text))


@given(st.text())
def test_cleaned_names_are_stable_and_show(text: str) -> None:
    clean = names.clean(text)
    assert names.clean(clean) == clean
    assert len(clean) <= names.LONGEST_NAME
    clean.encode("utf-8")
    assert "\n" not in clean


@given(st.text())
def test_file_names_suit_windows(text: str) -> None:
    name = file_name(text, ".slipstream")
    base = name.removesuffix(".slipstream")
    assert base
    assert not set(name) & set('<>:"/\\|?*\0\n')
    assert base == base.strip(" .")
    assert len(name.encode("utf-8")) < 255


@pytest.mark.parametrize("word", ["con", "NUL", "com1", "Lpt9", "aux.txt", "prn"])
def test_names_that_windows_keeps_for_itself(word: str) -> None:
    assert not names.is_id(word.lower())
    assert file_name(word, ".slipstream").split(".")[0].lower() != word.split(".")[0].lower()


def test_names_keep_scripts_and_emoji() -> None:
    for name in ("Zoë", "Ünal", "名前", "مرحبا", "👩‍🚀 Ada", "नमस्ते"):
        assert names.clean(name) == name
