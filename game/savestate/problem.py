"""What can go wrong with the player's files, as values: a message key and what its sentence names.

Standard library only. The sentences stand in the catalogues; `sentence` puts a problem into words.
"""

import errno
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from os import PathLike, fspath

# The parameter `what` is itself a message key: it says what could not be saved or read.
WHAT_GAME = "save.what.game"
WHAT_SETTINGS = "save.what.settings"
WHAT_RECORDS = "save.what.records"
WHAT_PICTURE = "save.what.picture"
WHAT_FOLDER = "save.what.folder"
WHAT_EXPORT = "save.what.export"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something a player has to know. Params: `what` (a message key), `path`, `why`, and others by key.

    `why` is a message key too where it begins with "save.why."; else it is the system's own word.
    """

    key: str
    params: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Locked:
    """Another window has this open. `by` is its process number, 0 when it is not known."""

    by: int
    path: str

    @property
    def problem(self) -> Problem:
        """The same as a sentence to show."""
        return Problem("save.locked", {"by": self.by, "path": self.path})


def from_os_error(error: OSError, path: str | PathLike[str], what: str) -> Problem:
    """The problem that an operating system's refusal means for the player."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            key = "save.disk_full"
        case errno.EROFS:
            key = "save.read_only"
        case errno.EACCES | errno.EPERM:
            key = "save.no_permission"
        case errno.EEXIST | errno.ENOTDIR | errno.EISDIR | errno.ENOTEMPTY:
            key = "save.in_the_way"
        case errno.ENOENT:
            key = "save.missing"
        case errno.EIO:
            key = "save.io_error"
        case _:
            key = "save.failed"
    why = error.strerror or str(error) or type(error).__name__
    return Problem(key, {"what": what, "path": fspath(path), "why": why})


def sentence(problem: Problem, translate: Callable[[str, Mapping[str, object]], str]) -> str:
    """Puts a problem into words; `translate(key, params)` is the catalogue's look-up."""
    params: dict[str, object] = dict(problem.params)
    for name in ("what", "why"):
        value = params.get(name)
        if isinstance(value, str) and value.startswith(("save.what.", "save.why.")):
            params[name] = translate(value, {})
    return translate(problem.key, params)
