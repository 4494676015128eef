"""Advisory locks on files, so that two windows don't write the same thing.

The system lets go of a lock when its process ends, however it ends, so a killed window leaves none behind.
A child process started by fork shares its parent's locks: start workers by spawn.
"""

import contextlib
import errno
import os
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
            by = _holder(descriptor)
            os.close(descriptor)
            if error.errno in _TAKEN:
                if time.monotonic() < until:
                    time.sleep(0.01)
                    continue
                return Locked(by, str(path))
            raise
        if _same_file(descriptor, path):
            with contextlib.suppress(OSError):  # only a courtesy to the other window
                os.ftruncate(descriptor, 0)
                os.write(descriptor, str(os.getpid()).encode("ascii"))
            return FileLock(descriptor)
        os.close(descriptor)  # the folder was moved away between the two calls: look again


def _same_file(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except FileNotFoundError:
        return False


def _holder(descriptor: int) -> int:
    try:
        return int(os.read(descriptor, 20))
    except (OSError, ValueError):
        return 0


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

else:

    def _lock(descriptor: int) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno not in _WITHOUT_LOCKS:
                raise

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)
