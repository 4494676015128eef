"""Imports point one way: scenes -> games' controllers and tables -> stage, ui, boards -> core. Read by AST."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "game"
STDLIB = sys.stdlib_module_names
FORBIDDEN = {"pygame", "pytmx", "random", "time", "os", "secrets", "platformdirs", "datetime"}
PURE = ("state", "rules", "components", "bot")
"""Modules of a game's room that know no screen, no clock, no disk and no chance of their own."""


def imports(path: Path) -> set[str]:
    """Full names of the modules that a file imports, functions' own imports included; not those for types only."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            # "from game.boards import hex" imports a module, "from game.boards.hex import x" a name of one.
            found |= {n if source_of(n) else str(node.module) for n in names}
    return found


def source_of(module: str) -> Path | None:
    if not module.startswith("game"):
        return None
    base = ROOT.joinpath(*module.split("."))
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.exists():
            return path
    return None


def files(folder: str) -> list[Path]:
    return sorted((PACKAGE / folder).rglob("*.py"))


def rooms() -> list[Path]:
    return sorted(p for p in (PACKAGE / "games").iterdir() if (p / "__init__.py").exists())


def outside(names: set[str], *allowed: str) -> set[str]:
    """Those of the app's modules that are in none of the allowed packages."""
    return {n for n in names if n.split(".")[0] == "game"
            and not any(n == a or n.startswith(f"{a}.") for a in allowed)}


def foreign(names: set[str]) -> set[str]:
    return {n for n in names if n.split(".")[0] not in STDLIB and n.split(".")[0] != "game"}


def tops(names: set[str]) -> set[str]:
    return {n.split(".")[0] for n in names}


@pytest.mark.parametrize("path", files("core"), ids=lambda p: p.stem)
def test_core_is_the_standard_library_only(path: Path) -> None:
    names = imports(path)
    assert foreign(names) == set()
    assert tops(names) & FORBIDDEN == set()
    # The registry reads the games' data files; it asks places where they are.
    allowed = ("game.core", "game.places", "game.games") if path.stem == "registry" else ("game.core",)
    assert outside(names, *allowed) == set()


def pure_modules() -> list[tuple[str, Path]]:
    """The pure modules of every room, and the modules of the room that they import."""
    found: dict[Path, str] = {}
    for folder in rooms():
        room = f"game.games.{folder.name}"
        waiting = [folder / f"{name}.py" for name in PURE if (folder / f"{name}.py").exists()]
        while waiting:
            path = waiting.pop()
            if path in found:
                continue
            found[path] = room
            for name in imports(path):
                source = source_of(name)
                if name.startswith(f"{room}.") and source is not None:
                    waiting.append(source)
    return [(room, path) for path, room in sorted(found.items())]


@pytest.mark.parametrize(("room", "path"), pure_modules(), ids=lambda x: x.stem if isinstance(x, Path) else x[11:])
def test_rules_and_bots_of_a_game_know_core_and_the_plain_board_only(room: str, path: Path) -> None:
    names = imports(path)
    assert foreign(names) == set()
    assert tops(names) & FORBIDDEN == set()
    assert outside(names, "game.core", "game.boards.board", room) == set()
    assert not names & {f"{room}.{shown}" for shown in ("controller", "table", "tutorial")}


@pytest.mark.parametrize("path", files("bots"), ids=lambda p: p.stem)
def test_bots_know_core_only(path: Path) -> None:
    names = imports(path)
    assert foreign(names) == set()
    assert outside(names, "game.core", "game.bots") == set()
    # The worker has a deadline and processes; nobody else knows a clock.
    if path.stem != "worker":
        assert tops(names) & FORBIDDEN == set()


LAYERS = {
    "ui": ("game.scenes", "game.games", "game.bots", "game.savestate", "game.app"),
    "stage": ("game.scenes", "game.games", "game.bots", "game.savestate", "game.app"),
    "boards": ("game.scenes", "game.games", "game.bots", "game.savestate", "game.app", "game.ui", "game.stage"),
    "i18n": ("game.scenes", "game.games", "game.bots", "game.savestate", "game.app", "game.ui", "game.stage"),
    "savestate": ("game.scenes", "game.games", "game.bots", "game.app", "game.ui", "game.stage", "game.boards.tiled"),
    "games": ("game.scenes", "game.savestate", "game.app", "game.boards.tiled", "game.boards.catalogue"),
}


@pytest.mark.parametrize(("layer", "path"), [(x, p) for x in LAYERS for p in files(x)],
                         ids=lambda x: x.stem if isinstance(x, Path) else x)
def test_no_layer_knows_one_above_it(layer: str, path: Path) -> None:
    names = imports(path)
    above = {n for n in names if any(n == a or n.startswith(f"{a}.") for a in LAYERS[layer])}
    assert above == set()


@pytest.mark.parametrize("folder", rooms(), ids=lambda p: p.name)
def test_no_game_knows_another(folder: Path) -> None:
    for path in folder.rglob("*.py"):
        assert not {n for n in imports(path) if n.startswith("game.games.")
                    and not n.startswith(f"game.games.{folder.name}")}, path


def test_pytmx_is_known_to_the_boards_only_and_platformdirs_to_places_only() -> None:
    for path in sorted(PACKAGE.rglob("*.py")):
        where = path.relative_to(PACKAGE)
        if where.parts[0] != "boards":
            assert "pytmx" not in tops(imports(path)), where
        if where.as_posix() != "places.py":
            assert "platformdirs" not in tops(imports(path)), where


def test_rules_and_simulations_start_no_display() -> None:
    import subprocess

    code = ("import sys; from game.core.registry import available, rules_of, bot_of; import game.cli_sim; "
            "[rules_of(g) for g in available()]; bot_of('biathlon'); assert 'pygame' not in sys.modules")
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)
