"""What gets packaged, as far as it shows without building: .ci/run builds and tries the app and the wheel."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

from game import __version__, package

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SPEC = package.SPEC.read_text("utf-8")


def test_version_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["version"] == __version__


def test_without_pyinstaller_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(package, "find_spec", lambda _: None)
    assert package.main([]) == 2
    assert "pip install '.[package]'" in capsys.readouterr().err


def test_outside_the_source_tree_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(package, "find_spec", lambda _: object())
    monkeypatch.setattr(package, "ROOT", tmp_path)
    assert "source tree only" in package.hindrance()


@pytest.mark.parametrize("onefile", [False, True])
def test_pyinstaller_is_asked_for_what_was_wanted(onefile: bool, tmp_path: Path) -> None:
    command = package.command(onefile, tmp_path / "dist", tmp_path)
    assert command[:4] == [sys.executable, "-m", "PyInstaller", str(package.SPEC)]
    assert ("--onefile" in command[command.index("--") :]) is onefile
    assert (tmp_path / "version.txt").is_file()


def test_windows_version_information_is_an_expression_with_the_version() -> None:
    text = package.version_information("1.2.3")
    ast.parse(text, mode="eval")
    assert "filevers=(1, 2, 3, 0)" in text
    assert "StringStruct('ProductVersion', '1.2.3')" in text


def test_the_program_is_where_it_is_said_to_be(tmp_path: Path) -> None:
    ending = ".exe" if sys.platform == "win32" else ""
    assert package.program(tmp_path, onefile=True) == tmp_path / f"Slipstream{ending}"
    assert package.program(tmp_path, onefile=False) == tmp_path / "Slipstream" / f"Slipstream{ending}"


def test_notices_lie_beside_the_program(tmp_path: Path) -> None:
    package.add_notices(tmp_path)
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"LICENSE", "THIRD-PARTY.md", "LGPL-2.1.txt", "LGPL-3.0.txt", "GPL-3.0.txt"}


def test_the_spec_is_python_without_upx_and_with_a_window_of_its_own() -> None:
    ast.parse(SPEC)
    assert '"upx": False' in SPEC
    assert '"console": False' in SPEC
    assert "freesansbold.ttf" in SPEC


def test_icons_that_the_spec_names_exist() -> None:
    for name in re.findall(r"slipstream\.\w+", SPEC):
        if not name.endswith("boardgames"):
            assert (ROOT / "art" / "icon" / name).is_file(), name


def test_the_wheel_carries_art_maps_and_seeds_where_the_app_looks_for_them() -> None:
    wheel = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert set(wheel["include"]) == {"/game", "/art", "/maps", "/seeds"}
    assert wheel["sources"] == {name: f"game/_data/{name}" for name in ("art", "maps", "seeds")}
    for left_out in wheel["exclude"]:
        assert left_out in ("/art/src", "/art/screenshots")


def test_three_packages_at_run_time_and_no_more() -> None:
    names = {re.split(r"[<>=~! ]", line)[0] for line in PROJECT["project"]["dependencies"]}
    assert names == {"pygame-ce", "pytmx", "platformdirs"}


def test_the_lock_file_has_one_exact_version_of_everything_that_is_named() -> None:
    locked = {}
    for line in (ROOT / "requirements.lock").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, version = line.split("==")
            assert re.fullmatch(r"[\w.]+", version)
            assert name.lower() not in locked
            locked[name.lower()] = version
    extras = PROJECT["project"]["optional-dependencies"]
    named = [*PROJECT["project"]["dependencies"], *extras["test"], *extras["package"]]
    for line in named:
        assert re.split(r"[<>=~! ]", line)[0].lower() in locked
