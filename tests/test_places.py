"""Places: the carried data in its three layouts, and a user folder for every kind of odd environment."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import places

ROOT = Path(places.__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name in ("SLIPSTREAM_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    return home


def test_source_tree_layout() -> None:
    assert places.seeds_dir() == ROOT / "seeds"
    assert places.maps_dir() == ROOT / "maps"
    assert places.art_dir() == ROOT / "art"


def test_wheel_layout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "game"
    (package / "_data" / "art").mkdir(parents=True)
    monkeypatch.setattr(places, "__file__", str(package / "places.py"))
    assert places.art_dir() == package / "_data" / "art"


def test_frozen_layout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert places.maps_dir() == tmp_path / "game" / "_data" / "maps"


def test_import_makes_nothing(tmp_path: Path) -> None:
    target = tmp_path / "not-yet"
    code = "import game.places, game.savestate"
    environment = os.environ | {"SLIPSTREAM_HOME": str(target), "HOME": str(tmp_path / "home")}
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, env=environment)
    assert not target.exists()
    assert list((tmp_path / "home").iterdir()) == []


def test_slipstream_home_goes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wanted = tmp_path / "über mir" / "saves"
    monkeypatch.setenv("SLIPSTREAM_HOME", str(wanted))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert places.user_dir() == places.UserDir(wanted)
    assert list(wanted.iterdir()) == []


def test_slipstream_home_may_be_relative_to_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SLIPSTREAM_HOME", "mine")
    assert places.user_dir().path == tmp_path / "mine"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="XDG paths belong to Linux")
class TestLinux:
    def test_default(self, clean_environment: Path) -> None:
        assert places.user_dir().path == clean_environment / ".local/share/Slipstream"

    def test_absolute_xdg(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
        assert places.user_dir().path == tmp_path / "xdg" / "Slipstream"

    def test_relative_xdg_is_ignored(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, clean_environment: Path
    ) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("XDG_DATA_HOME", "xdg")
        assert places.user_dir().path == clean_environment / ".local/share/Slipstream"
        assert not (tmp_path / "xdg").exists()

    def test_relative_xdg_is_ignored_with_an_older_platformdirs(
        self, monkeypatch: pytest.MonkeyPatch, clean_environment: Path
    ) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", "xdg")
        monkeypatch.setattr(places.platformdirs, "user_data_dir", lambda *_, **__: "xdg/Slipstream")
        assert places.user_dir().path == clean_environment / ".local/share/Slipstream"

    @pytest.mark.parametrize("home", [None, "", "somewhere"])
    def test_without_home_the_user_list_is_asked(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: str | None
    ) -> None:
        import pwd

        listed = tmp_path / "listed"
        listed.mkdir()
        entry = pwd.struct_passwd(("me", "x", 1, 1, "", str(listed), "/bin/sh"))
        monkeypatch.setattr(pwd, "getpwuid", lambda _uid: entry)
        monkeypatch.delenv("HOME") if home is None else monkeypatch.setenv("HOME", home)
        assert places.user_dir().path == listed / ".local/share/Slipstream"

    def test_nobody_has_no_home(self, monkeypatch: pytest.MonkeyPatch) -> None:
        import pwd

        def unknown(_uid: int) -> None:
            raise KeyError

        monkeypatch.setattr(pwd, "getpwuid", unknown)
        monkeypatch.delenv("HOME")
        assert places.user_dir() == places.UserDir(None, "save.no_home")

    def test_a_home_that_is_not_there_is_not_made(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("HOME", str(tmp_path / "gone"))
        assert places.user_dir().reason == "save.no_home"
        assert not (tmp_path / "gone").exists()


def test_a_file_in_the_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for place in ("file", "file/deeper"):
        monkeypatch.setenv("SLIPSTREAM_HOME", str(tmp_path / place))
        answer = places.user_dir()
        assert (answer.path, answer.reason) == (None, "save.in_the_way")
        assert answer.params["path"] == str(tmp_path / place)
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.EROFS, "save.read_only"),
        (errno.EACCES, "save.no_permission"),
        (errno.EIO, "save.failed"),
    ],
)
def test_unwritable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: int, reason: str) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setenv("SLIPSTREAM_HOME", str(tmp_path))
    monkeypatch.setattr(places.tempfile, "mkstemp", refuse)
    answer = places.user_dir()
    assert (answer.path, answer.reason, answer.params["why"]) == (None, reason, os.strerror(code))


def test_a_full_disk_keeps_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setenv("SLIPSTREAM_HOME", str(tmp_path))
    monkeypatch.setattr(places.tempfile, "mkstemp", full)
    assert places.user_dir().path == tmp_path


def test_a_name_no_system_takes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SLIPSTREAM_HOME", str(tmp_path / ("x" * 5000)))
    answer = places.user_dir()
    assert (answer.path, answer.reason) == (None, "save.failed")
