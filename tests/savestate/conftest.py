"""A store in a folder and one in memory, and headers of invented games."""

import errno
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.places import UserDir
from game.savestate import Store, new_id, open_store

Header = Callable[..., dict[str, Any]]


@pytest.fixture
def header() -> Header:
    def make(**changes: Any) -> dict[str, Any]:
        return {
            "schema": 1,
            "app": "0.1.0",
            "game": "biathlon",
            "rules": 1,
            "id": new_id("biathlon"),
            "created": "2026-03-01T18:45:00Z",
            "setup": {"board": "A"},
            "seed": "00ff",
            "seats": [{"name": "Zoë", "kind": "human"}, {"name": "Bot", "kind": "hard"}],
        } | changes

    return make


@pytest.fixture
def disk(tmp_path: Path) -> Store:
    return open_store(UserDir(tmp_path / "user"))


@pytest.fixture(params=["disk", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Both kinds: what is tested with it holds with and without a folder."""
    if request.param == "memory":
        return open_store(UserDir(None, "save.no_home"))
    (tmp_path / "user").mkdir()
    return open_store(UserDir(tmp_path / "user"))


@pytest.fixture
def user(tmp_path: Path) -> Path:
    """The folder of the disk store."""
    (tmp_path / "user").mkdir(exist_ok=True)
    return tmp_path / "user"


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of 64 KiB, which is soon full."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("mounting a small disk needs root; a failing os.write stands in for it elsewhere")
    place = tmp_path / "tiny"
    place.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(place)], check=False)
    if done.returncode != 0:
        pytest.skip("this machine lets nobody mount a small disk")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


class FailingWrite:
    """An os.write that fails midway: `room` bytes still fit, then the disk says no."""

    def __init__(self, write: Callable[[int, Any], int]) -> None:
        self.write = write
        self.room: int | None = None
        self.code = errno.ENOSPC

    def __call__(self, descriptor: int, data: Any) -> int:
        if self.room is None:
            return self.write(descriptor, data)
        if self.room <= 0:
            raise OSError(self.code, os.strerror(self.code))
        written = self.write(descriptor, bytes(data)[: self.room])
        self.room -= written
        return written


@pytest.fixture
def failing_write(monkeypatch: pytest.MonkeyPatch) -> FailingWrite:
    failing = FailingWrite(os.write)
    monkeypatch.setattr(os, "write", failing)
    return failing
