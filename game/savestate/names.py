"""Names: of game folders (safe on every system) and those that players type (kept, but never a path).

Pure but for `new_id`, which asks the clock and the system's random source.
"""

import re
import secrets
import unicodedata
from datetime import UTC, datetime

_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,79}")
_RESERVED = frozenset(["con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))])
LONGEST_NAME = 80


def is_id(text: object) -> bool:
    """Whether a text may be a game's folder: a-z 0-9 _ -, at most 80, none that Windows keeps for itself."""
    return isinstance(text, str) and _ID.fullmatch(text) is not None and text not in _RESERVED


def new_id(game: str, now: datetime | None = None) -> str:
    """A new folder name that sorts by time: biathlon-20260301-184500-3f9c1a."""
    moment = (now or datetime.now(UTC)).astimezone(UTC)
    word = re.sub(r"[^a-z0-9_]+", "-", game.lower()).strip("-_")[:40] or "game"
    return f"{word}-{moment:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"


def clean(text: object, longest: int = LONGEST_NAME) -> str:
    """A text for the screen: composed, no control or direction marks or lone surrogates, not too long."""
    if not isinstance(text, str):
        return ""
    composed = unicodedata.normalize("NFC", text[: 4 * longest].encode("utf-8", "ignore").decode("utf-8"))
    kept = "".join(" " if c.isspace() else c for c in composed if c.isspace() or _shows(c))
    return " ".join(kept.split())[:longest].rstrip()


def _shows(char: str) -> bool:
    # Joiners are format characters too, but emoji and several scripts need them.
    return char in "\u200c\u200d" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co")


def file_name(text: str, suffix: str) -> str:
    """A file name to propose for an export, allowed on Windows, macOS and Linux."""
    base = re.sub(r'[<>:"/\\|?*]+', "-", clean(text, 60)).strip(" .-")
    if base.split(".")[0].strip().lower() in _RESERVED:
        base = f"game-{base}"
    while len(base.encode("utf-8")) > 180:
        base = base[:-1]
    return (base.rstrip(" .") or "game") + suffix
