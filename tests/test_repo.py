"""The repository as a whole: nothing of anybody's machine in it, files that do one thing, a README that is right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli import COMMANDS
from game.core.registry import GAMES

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
LONGEST = 600
TEXT = {".py", ".md", ".toml", ".svg", ".tmx", ".tsx", ".json", ".lock", ".spec", ".txt", ""}
OUTSIDE = {".git", ".venv", "dist", "build", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache",
           ".hypothesis"}

# Put together here, so that this file does not hold what it forbids.
FORBIDDEN = [
    "/" + "work" + "/", "/" + "farm" + "/", "/" + "root" + "/", "/home" + "/user", "sub" + "agent",
    "before" + "-stop", "pypi" + ".org", "files.python" + "hosted", "registry.npm" + "js",
    "deb.deb" + "ian.org", "proxy.golang" + ".org",
]  # fmt: skip


def files() -> Iterator[Path]:
    for file in sorted(ROOT.rglob("*")):
        if file.is_file() and not OUTSIDE & set(file.relative_to(ROOT).parts) and file.suffix in TEXT:
            yield file


def test_no_path_of_a_machine_and_no_host_of_a_registry() -> None:
    found = []
    for file in files():
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{file.relative_to(ROOT)}: {word}" for word in FORBIDDEN if word in text]
    assert found == []


def test_files_are_short_enough_to_do_one_thing() -> None:
    long = []
    for folder in ("game", "tests"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            lines = file.read_text("utf-8").count("\n")
            if lines > LONGEST:
                long.append(f"{file.relative_to(ROOT)}: {lines} lines")
    assert long == []


def test_every_file_of_the_app_says_what_it_is_for() -> None:
    for file in sorted((ROOT / "game").rglob("*.py")):
        assert file.read_text("utf-8").startswith('"""'), file


def test_nothing_is_left_to_be_done_later() -> None:
    words = re.compile("TO" + "DO|FIX" + "ME|XX" + "X|NotImplemented" + r"Error\(")
    for folder in ("game", "tests"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            assert not words.search(file.read_text("utf-8")), file


def test_top_level_is_as_agreed() -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "THIRD-PARTY.md", "requirements.lock", ".ci/run"):
        assert (ROOT / name).is_file(), name
    for name in ("game", "art", "maps", "tests", "seeds"):
        assert (ROOT / name).is_dir(), name


# README


@pytest.mark.parametrize("name", ["play", "test"])
def test_readme_has_the_command_where_ci_finds_it(name: str) -> None:
    lines = README.splitlines()
    at = lines.index(f"<!-- command: {name} -->")
    assert lines[at + 1] == lines[at + 3] == "```"
    assert lines[at + 2].startswith("python3 -m venv .venv && .venv/bin/pip install ")


def test_files_and_pictures_that_the_readme_names_exist() -> None:
    for name in re.findall(r"!\[[^]]*\]\(([^)]+)\)", README):
        assert (ROOT / name).is_file(), name
    for name in re.findall(r"`((?:game|art|maps|tests|seeds)/[\w./-]+)`", README):
        assert (ROOT / name).exists(), name
    for name in re.findall(r"python (tests/[\w/]+\.py)", README):
        assert (ROOT / name).is_file(), name


def test_readme_names_every_command() -> None:
    for command in COMMANDS:
        assert f"slipstream {command}" in README, command


def test_readme_names_the_runtime_packages_and_licences() -> None:
    for word in ("pygame-ce", "pytmx", "platformdirs", "LGPL", "OFL", "MIT"):
        assert word in README


def test_licences_of_what_is_carried_are_there() -> None:
    notices = (ROOT / "THIRD-PARTY.md").read_text("utf-8")
    for word in ("Barlow", "SIL Open Font License", "pygame-ce", "SDL", "zlib", "pytmx", "platformdirs"):
        assert word in notices
    fonts = ROOT / "art" / "fonts"
    assert any(fonts.glob("*.ttf"))
    assert any(fonts.glob("OFL*.txt"))


# CI and games


def test_ci_runs_what_it_must() -> None:
    text = (ROOT / ".ci" / "run").read_text("utf-8")
    for word in ("set -euo pipefail", "ruff check", "-m mypy", "-m pytest", "pip wheel", "selftest", "game.package",
                 "--onefile", "CI=true", "</dev/null"):
        assert word in text, word
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_a_game_has_its_five_folders_or_none() -> None:
    for game in GAMES:
        if (ROOT / "game" / "games" / game).is_dir():
            for folder in ("seeds", "art", "tests/games"):
                assert (ROOT / folder / game).is_dir(), f"{folder}/{game}"
