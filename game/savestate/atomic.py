"""Files that are either the old one or the whole new one, whatever happens in between.

May touch: the files it is asked to write, and temporary files beside them. Raises OSError only.
"""

import contextlib
import os
import secrets
import shutil
import time
from pathlib import Path

TEMPORARY = ".tmp-"
_WINDOWS_TRIES = 6


def write(path: Path, data: bytes, *, backup: bool = False) -> None:
    """Puts `data` at `path`: temporary file in the same folder, fsync, os.replace, fsync of the folder.

    With `backup` the old content goes to <name>.bak first, in the same way. On any OSError the old file is
    as it was and the temporary file is gone.
    """
    if backup:
        with contextlib.suppress(FileNotFoundError):
            write(beside(path, ".bak"), path.read_bytes())
    temporary = path.with_name(f"{TEMPORARY}{os.getpid()}-{secrets.token_hex(6)}")
    try:
        write_new(temporary, data)
        replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(path.parent)


def write_new(path: Path, data: bytes) -> None:
    """Writes a file that must not exist yet, through to the disk."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        write_all(descriptor, data)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_all(descriptor: int, data: bytes) -> None:
    """os.write until everything is out."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def replace(source: Path, target: Path) -> None:
    """os.replace; on Windows tried again for a moment, since a reader of the target makes it fail there."""
    for left in reversed(range(_WINDOWS_TRIES)):
        try:
            os.replace(source, target)
        except PermissionError:
            if os.name != "nt" or not left:
                raise
            time.sleep(0.01)
        else:
            return


def sync_folder(folder: Path) -> None:
    """Makes names in a folder last through a power cut, where the system can do that."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def beside(path: Path, suffix: str) -> Path:
    """The neighbour of a file: settings.json, .bak -> settings.json.bak."""
    return path.with_name(path.name + suffix)


def set_aside(path: Path, *, move: bool) -> Path:
    """Keeps a damaged file as <name>.damaged-N, with the first N that is free; gives its new path."""
    number = 1
    while beside(path, f".damaged-{number}").exists():
        number += 1
    target = beside(path, f".damaged-{number}")
    if move:
        replace(path, target)
    else:
        write_new(target, path.read_bytes())
    sync_folder(path.parent)
    return target


def remove_old_temporaries(folder: Path, *, older_than: float) -> None:
    """Clears what a killed process left half-made: .tmp- files and folders older than so many seconds."""
    with contextlib.suppress(OSError):
        for path in folder.glob(TEMPORARY + "*"):
            with contextlib.suppress(OSError):
                if time.time() - path.stat().st_mtime > older_than:
                    if path.is_dir():
                        shutil.rmtree(path)
                    else:
                        path.unlink()
