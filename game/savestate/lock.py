"""Advisory locks on files, so that two windows don't write the same thing.

The system lets go of a lock when its process ends, however it ends. Only a forked child of a killed window
keeps its parent's lock alive, without using it: such a lock file, whose owner is gone, is replaced.
"""

import contextlib
import errno
import os
import platform
import sys
import time
from pathlib import Path

from game.savestate.problem import Locked

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Windows locks bytes for reading too: lock one far behind the process number that others want to read.
_FAR = 1 << 30
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_WITHOUT_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL)


class FileLock:
    """A lock that is held; `release` gives it back (once is enough, twice does no harm)."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    def release(self) -> None:
        """Lets go. The lock file stays: deleting it would let two others hold different ones."""
        if self._descriptor is not None:
            descriptor, self._descriptor = self._descriptor, None
            with contextlib.suppress(OSError):
                _unlock(descriptor)
            os.close(descriptor)


def acquire(path: Path, wait: float = 0.0) -> FileLock | Locked:
    """Takes the lock of a file, made if missing; waits at most so many seconds. Raises OSError.

    On file systems that know no locks it answers as if it were alone: playing goes before guarding.
    """
    until = time.monotonic() + wait
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _lock(descriptor)
        except OSError as error:
            if error.errno not in _TAKEN:
                os.close(descriptor)
                raise
            by, host = _holder(descriptor)
            gone = by > 0 and host == platform.node() and not _lives(by) and _put_away(descriptor, path)
            os.close(descriptor)
            if gone:
                continue
            if time.monotonic() < until:
                time.sleep(0.01)
                continue
            return Locked(by, str(path))
        if _same_file(descriptor, path):
            with contextlib.suppress(OSError):  # only a courtesy to the other window
                os.write(descriptor, f"{os.getpid()} {platform.node()}\n".encode())
            return FileLock(descriptor)
        os.close(descriptor)  # the folder was moved away between the two calls: look again


def _same_file(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except FileNotFoundError:
        return False


def _holder(descriptor: int) -> tuple[int, str]:
    """Process and machine that a lock file names; (0, "") if it names none."""
    try:
        line = os.read(descriptor, 300).decode("utf-8", "replace").split("\n")[0]
        process, _, host = line.partition(" ")
        return int(process), host
    except (OSError, ValueError):
        return 0, ""


def _put_away(descriptor: int, path: Path) -> bool:
    """Takes a dead owner's lock file out of the way, unless another window was quicker."""
    aside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        if not _same_file(descriptor, path):
            return True
        os.rename(path, aside)
        if _same_file(descriptor, aside):
            os.unlink(aside)
        else:
            os.rename(aside, path)
    except OSError:
        return False
    return True


if sys.platform == "win32":

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)

    def _unlock(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

    def _lives(process: int) -> bool:  # noqa: ARG001 - children inherit no locks there
        return True

else:

    def _lock(descriptor: int) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno not in _WITHOUT_LOCKS:
                raise

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)

    def _lives(process: int) -> bool:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        except OSError:
            return True
        return True
