"""Where things are: the art, maps and seeds that the app carries, and the folder for the player's own files.

May touch: the environment and, in `user_dir` only, the user's folder, which it makes. Nothing at import.
"""

import contextlib
import errno
import os
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

if sys.platform != "win32":
    import pwd

APP_NAME = "Slipstream"
HOME_VARIABLE = "SLIPSTREAM_HOME"


@dataclass(frozen=True, slots=True)
class UserDir:
    """The folder for saves, settings and records; `path` None means that nothing will be kept.

    `reason` is then a message key ("save.no_home", "save.read_only", ...), `params` what its sentence names.
    """

    path: Path | None
    reason: str = ""
    params: dict[str, str] = field(default_factory=dict)


def data_root() -> Path:
    """The folder that holds art/, maps/ and seeds/.

    Frozen: <bundle>/game/_data. Wheel: the package's own _data. Source tree (and editable install): its root.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "game" / "_data"
    package = Path(__file__).resolve().parent
    carried = package / "_data"
    return carried if carried.is_dir() else package.parent


def art_dir() -> Path:
    """Pictures, fonts, sounds, theme."""
    return data_root() / "art"


def maps_dir() -> Path:
    """Tiled maps, one folder a game."""
    return data_root() / "maps"


def seeds_dir() -> Path:
    """Rules and component tables, one folder a game."""
    return data_root() / "seeds"


def user_dir() -> UserDir:
    """The player's folder, made if it was not there and proven writable.

    SLIPSTREAM_HOME goes before the system's own place. A relative XDG_DATA_HOME is ignored, as its
    specification asks. Never raises: what is wrong stands in the answer.
    """
    chosen = os.environ.get(HOME_VARIABLE, "")
    path = Path(os.path.abspath(os.path.expanduser(chosen))) if chosen else _system_place()
    if path is None:
        return UserDir(None, "save.no_home")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        return _unusable(path, error)
    try:
        handle, probe = tempfile.mkstemp(prefix=".probe-", dir=path)
        os.close(handle)
        with contextlib.suppress(OSError):
            os.unlink(probe)
    except OSError as error:
        # A full disk may be tidied up while the app runs, and what was saved before can still be read.
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            return _unusable(path, error)
    return UserDir(path)


def _system_place() -> Path | None:
    if sys.platform == "win32":
        return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
    if os.path.isabs(os.environ.get("XDG_DATA_HOME", "")):
        return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
    home = _home()
    if home is None:
        return None
    place = Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
    if place.is_absolute() and place.is_relative_to(home):
        return place
    # Older platformdirs believe a relative XDG path, and all of them an empty HOME.
    inside = "Library/Application Support" if sys.platform == "darwin" else ".local/share"
    return home / inside / APP_NAME


def _home() -> Path | None:
    """The home folder, if there is one: HOME, else what the system's user list says."""
    named = os.environ.get("HOME", "")
    if sys.platform != "win32" and not os.path.isabs(named):
        try:
            named = pwd.getpwuid(os.getuid()).pw_dir
        except KeyError:
            return None
    # A home that does not exist (service accounts) is none: making one is not this app's business.
    return Path(named) if os.path.isabs(named) and os.path.isdir(named) else None


def _unusable(path: Path, error: Exception) -> UserDir:
    code = error.errno if isinstance(error, OSError) else None
    match code:
        case errno.EROFS:
            reason = "save.read_only"
        case errno.EACCES | errno.EPERM:
            reason = "save.no_permission"
        case errno.EEXIST | errno.ENOTDIR | errno.EISDIR:
            reason = "save.in_the_way"
        case errno.ENOSPC | errno.EDQUOT:
            reason = "save.disk_full"
        case _:
            reason = "save.failed"
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return UserDir(None, reason, {"what": "save.what.folder", "path": str(path), "why": why})
