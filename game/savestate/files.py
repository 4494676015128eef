"""The few things that saving asks of a disk, once for a real folder and once for memory (nothing kept).

Names are relative, with "/". All methods raise OSError; turning that into a Problem is the caller's work.
"""

import contextlib
import errno
import os
import secrets
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from game.savestate import atomic, lock
from game.savestate.problem import Locked


class Lock(Protocol):
    """A lock that is held."""

    def release(self) -> None: ...


class Appender(Protocol):
    """A file open for adding at its end."""

    def append(self, data: bytes) -> None:
        """All of it or nothing: on OSError what was written in part is cut off again."""

    def sync(self) -> None: ...

    def close(self) -> None: ...


class Files(Protocol):
    """A folder of files and folders."""

    @property
    def keeps(self) -> bool:
        """Whether what is written here is still there tomorrow."""

    def where(self, name: str) -> str:
        """What to call a file in front of the player."""

    def read(self, name: str) -> bytes: ...

    def write(self, name: str, data: bytes, *, backup: bool = False) -> None:
        """The old content or all of the new; with `backup` the old goes to <name>.bak."""

    def set_aside(self, name: str, *, move: bool) -> str:
        """Keeps a damaged file as <name>.damaged-N; gives that name."""

    def folders(self, name: str) -> list[str]:
        """Names of the folders in a folder, sorted; none if it is not there."""

    def has(self, name: str) -> bool: ...

    def create_folder(self, name: str, content: Mapping[str, bytes]) -> None:
        """A new folder, with all of its files or not at all; FileExistsError."""

    def move_folder(self, source: str, target: str) -> None: ...

    def remove_folder(self, name: str) -> None: ...

    def lock(self, name: str, wait: float = 0.0) -> Lock | Locked: ...

    def appender(self, name: str) -> Appender: ...


class DiskAppender:
    """Adds at the end of a real file, one write call at a time."""

    def __init__(self, path: Path) -> None:
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self._descriptor = os.open(path, flags, 0o666)
        self._size = os.fstat(self._descriptor).st_size
        self._torn = False

    def append(self, data: bytes) -> None:
        """See Appender. If even the cutting fails it is done before anything else is written."""
        if self._torn:
            self._cut()
        try:
            atomic.write_all(self._descriptor, data)
        except BaseException:
            self._torn = True
            with contextlib.suppress(OSError):
                self._cut()
            raise
        self._size += len(data)

    def _cut(self) -> None:
        os.ftruncate(self._descriptor, self._size)
        self._torn = False

    def sync(self) -> None:
        """Through to the disk."""
        os.fsync(self._descriptor)

    def close(self) -> None:
        """Ends it; what `append` returned for is with the system already."""
        os.close(self._descriptor)


class DiskFiles:
    """Files in a folder of the disk."""

    keeps = True

    def __init__(self, root: Path) -> None:
        self._root = root

    def where(self, name: str) -> str:
        """The whole path."""
        return str(self._root / name)

    def read(self, name: str) -> bytes:
        """The whole file."""
        return (self._root / name).read_bytes()

    def write(self, name: str, data: bytes, *, backup: bool = False) -> None:
        """See Files."""
        atomic.write(self._root / name, data, backup=backup)

    def set_aside(self, name: str, *, move: bool) -> str:
        """See Files."""
        path = atomic.set_aside(self._root / name, move=move)
        return path.relative_to(self._root).as_posix()

    def folders(self, name: str) -> list[str]:
        """See Files."""
        try:
            with os.scandir(self._root / name) as found:
                return sorted(e.name for e in found if e.is_dir() and not e.name.startswith("."))
        except FileNotFoundError:
            return []

    def has(self, name: str) -> bool:
        """Whether the file or folder is there."""
        return (self._root / name).exists()

    def create_folder(self, name: str, content: Mapping[str, bytes]) -> None:
        """See Files: made under a temporary name, written through, then renamed."""
        target = self._root / name
        parent = target.parent
        parent.mkdir(parents=True, exist_ok=True)
        if target.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
        temporary = parent / f"{atomic.TEMPORARY}{os.getpid()}-{secrets.token_hex(6)}"
        try:
            temporary.mkdir()
            for file, data in content.items():
                atomic.write_new(temporary / file, data)
            atomic.sync_folder(temporary)
            os.rename(temporary, target)
        except BaseException:
            shutil.rmtree(temporary, ignore_errors=True)
            raise
        atomic.sync_folder(parent)

    def move_folder(self, source: str, target: str) -> None:
        """Renames, within one disk."""
        (self._root / target).parent.mkdir(parents=True, exist_ok=True)
        os.rename(self._root / source, self._root / target)
        for name in (source, target):
            atomic.sync_folder((self._root / name).parent)

    def remove_folder(self, name: str) -> None:
        """For good."""
        shutil.rmtree(self._root / name)

    def lock(self, name: str, wait: float = 0.0) -> Lock | Locked:
        """See lock.acquire."""
        return lock.acquire(self._root / name, wait)

    def appender(self, name: str) -> Appender:
        """Opens or makes the file."""
        return DiskAppender(self._root / name)


class MemoryAppender:
    """Adds at the end of a file in memory."""

    def __init__(self, data: bytearray) -> None:
        self._data = data

    def append(self, data: bytes) -> None:
        """See Appender."""
        self._data += data

    def sync(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


class MemoryLock:
    """A lock among the users of one MemoryFiles."""

    def __init__(self, held: set[str], name: str) -> None:
        self._held = held
        self._name = name

    def release(self) -> None:
        """Lets go."""
        self._held.discard(self._name)


class MemoryFiles:
    """Files that are gone when the app ends; the same behaviour otherwise."""

    keeps = False

    def __init__(self) -> None:
        self._files: dict[str, bytearray] = {}
        self._held: set[str] = set()

    def where(self, name: str) -> str:
        """The bare name: it has no place."""
        return name

    def read(self, name: str) -> bytes:
        """A copy of the content."""
        try:
            return bytes(self._files[name])
        except KeyError:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name) from None

    def write(self, name: str, data: bytes, *, backup: bool = False) -> None:
        """See Files."""
        if backup and name in self._files:
            self._files[name + ".bak"] = self._files[name]
        self._files[name] = bytearray(data)

    def set_aside(self, name: str, *, move: bool) -> str:
        """See Files."""
        number = 1
        while f"{name}.damaged-{number}" in self._files:
            number += 1
        self._files[f"{name}.damaged-{number}"] = bytearray(self.read(name))
        if move:
            del self._files[name]
        return f"{name}.damaged-{number}"

    def folders(self, name: str) -> list[str]:
        """See Files."""
        start = name + "/"
        rest = (file[len(start) :] for file in self._files if file.startswith(start))
        return sorted({part.split("/")[0] for part in rest if "/" in part})

    def has(self, name: str) -> bool:
        """Whether the file or folder is there."""
        return name in self._files or any(file.startswith(name + "/") for file in self._files)

    def create_folder(self, name: str, content: Mapping[str, bytes]) -> None:
        """See Files."""
        if self.has(name):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), name)
        for file, data in content.items():
            self._files[f"{name}/{file}"] = bytearray(data)

    def move_folder(self, source: str, target: str) -> None:
        """Renames."""
        for file in [f for f in self._files if f.startswith(source + "/")]:
            self._files[target + file[len(source) :]] = self._files.pop(file)

    def remove_folder(self, name: str) -> None:
        """For good."""
        for file in [f for f in self._files if f.startswith(name + "/")]:
            del self._files[file]

    def lock(self, name: str, wait: float = 0.0) -> Lock | Locked:  # noqa: ARG002 - nobody to wait for
        """Held by this process or by nobody."""
        if name in self._held:
            return Locked(os.getpid(), name)
        self._held.add(name)
        return MemoryLock(self._held, name)

    def appender(self, name: str) -> Appender:
        """Opens or makes the file."""
        return MemoryAppender(self._files.setdefault(name, bytearray()))
