"""`python -m game.package`: makes the app that runs without Python, one folder or one file, with PyInstaller.

Works in the source tree with the extra `package`; writes to the dist folder and a work folder that it removes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import game

NAME = "Slipstream"
ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "game" / "packaging" / "slipstream.spec"
LICENCES = ROOT / "game" / "packaging" / "licences"
NOTICES = ("LICENSE", "THIRD-PARTY.md")
FAILED, UNUSABLE = 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """0: built; 1: PyInstaller failed; 2: it can't be built here."""
    parser = argparse.ArgumentParser(prog="python -m game.package", description="Build the app for this system.")
    parser.add_argument("--onefile", action="store_true", help="one file that unpacks itself, instead of one folder")
    parser.add_argument("--dist", type=Path, default=Path("dist"), metavar="DIR", help="where to (default: dist)")
    parser.add_argument("--verbose", action="store_true", help="show all that PyInstaller says")
    args = parser.parse_args(argv)
    hindered = hindrance()
    if hindered:
        print(f"game.package: {hindered}", file=sys.stderr)
        return UNUSABLE
    dist = args.dist.absolute()
    with tempfile.TemporaryDirectory(prefix="slipstream-build-") as work:
        quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        done = subprocess.run(command(args.onefile, dist, Path(work), args.verbose), cwd=ROOT, env=quiet, check=False)
    if done.returncode:
        print("game.package: PyInstaller failed; --verbose shows more", file=sys.stderr)
        return FAILED
    built = program(dist, args.onefile)
    add_notices(dist / f"{NAME}-licences" if args.onefile else built.parent)
    files = [built] if args.onefile else [file for file in built.parent.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(f"{built}  ({size / 2**20:.0f} MiB)")
    return 0


def hindrance() -> str:
    """Why nothing can be built here, "" if it can."""
    if find_spec("PyInstaller") is None:
        return "PyInstaller is missing: pip install '.[package]'"
    missing = [name for name in NOTICES if not (ROOT / name).is_file()]
    if missing or not (ROOT / "art").is_dir():
        return f"this works in the source tree only ({', '.join(missing) or 'art'} is not in {ROOT})"
    return ""


def command(onefile: bool, dist: Path, work: Path, verbose: bool = False) -> list[str]:
    """What builds it. The version information for Windows is written into `work`."""
    details = work / "version.txt"
    details.write_text(version_information(game.__version__), "utf-8")
    return [
        sys.executable, "-m", "PyInstaller", str(SPEC),
        "--noconfirm", "--clean", "--log-level", "INFO" if verbose else "WARN",
        "--distpath", str(dist), "--workpath", str(work / "work"),
        "--", "--version-file", str(details), *(["--onefile"] if onefile else []),
    ]  # fmt: skip


def program(dist: Path, onefile: bool) -> Path:
    """The program that a build leaves in the dist folder."""
    folder = dist if onefile else dist / NAME
    return folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def add_notices(folder: Path) -> None:
    """The licences where people look for them: beside the program."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in (*(ROOT / name for name in NOTICES), *sorted(LICENCES.glob("*.txt"))):
        shutil.copyfile(file, folder / file.name)


def version_information(version: str) -> str:
    """What Windows shows about the program, in PyInstaller's form."""
    numbers = tuple([*(int(part) for part in version.split(".") if part.isdecimal()), 0, 0, 0, 0][:4])
    texts = {
        "CompanyName": "Slipstream",
        "FileDescription": "Slipstream: five board games at one computer",
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    lines = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, "
        f"fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0', [{lines}])]), "
        "VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])\n"
    )


if __name__ == "__main__":
    sys.exit(main())
