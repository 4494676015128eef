"""One game as one file to give away: a zip with header.json, game.jsonl, meta.json and picture.png.

Pure: bytes in, bytes out. What comes in is a stranger's: sizes are limited, names must be those four.
"""

import io
import struct
import zipfile
import zlib
from dataclasses import dataclass

from game.savestate import journal, lines, migrate
from game.savestate.journal import Loaded, TooNew
from game.savestate.problem import WHAT_EXPORT, Problem
from game.savestate.writer import JOURNAL, META, PICTURE

SUFFIX = ".slipstream"
HEADER = "header.json"
LARGEST = 64 * 1024 * 1024
_LIMITS = {HEADER: 1024 * 1024, JOURNAL: LARGEST, META: 1024 * 1024, PICTURE: 8 * 1024 * 1024}
_PNG = b"\x89PNG\r\n\x1a\n"
_STAMP = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Unpacked:
    """A game out of an archive, checked: the journal is whole, the picture is a PNG or None."""

    game: Loaded
    meta: bytes
    picture: bytes | None


def pack(header: lines.Document, data: bytes, meta: bytes, picture: bytes | None) -> bytes:
    """The archive; the same game gives the same bytes."""
    content = {HEADER: lines.pretty(header), JOURNAL: data, META: meta}
    if picture is not None:
        content[PICTURE] = picture
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, part in content.items():
            info = zipfile.ZipInfo(name, _STAMP)
            info.external_attr = 0o644 << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, part)
    return buffer.getvalue()


def unpack(data: bytes, path: str, formats: migrate.Formats = migrate.CURRENT) -> Unpacked | TooNew | Problem:
    """A game out of an archive that may be anything at all."""
    if len(data) > LARGEST:
        return _bad(path, "save.why.too_large", str(LARGEST))
    try:
        content = _content(data)
    except _Refused as refused:
        return _bad(path, *map(str, refused.args))
    except (
        zipfile.BadZipFile,
        zlib.error,
        struct.error,
        EOFError,
        NotImplementedError,
        RuntimeError,
        ValueError,
        OSError,
    ) as error:
        return _bad(path, "save.why.not_zip", str(error) or type(error).__name__)
    if JOURNAL not in content:
        return _bad(path, "save.why.no_journal", JOURNAL)
    match journal.judge(journal.read(content[JOURNAL]), path, None, formats):
        case Loaded() as game:
            picture = content.get(PICTURE)
            if picture is not None and not picture.startswith(_PNG):
                picture = None
            return Unpacked(game, content.get(META, b""), picture)
        case TooNew() as newer:
            return newer
        case damaged:
            return _bad(path, str(damaged.error.params["why"]), JOURNAL)


class _Refused(Exception):
    pass


def _content(data: bytes) -> dict[str, bytes]:
    content: dict[str, bytes] = {}
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for info in archive.infolist():
            limit = _LIMITS.get(info.filename)
            if limit is None:
                raise _Refused("save.why.foreign_file", info.filename[:80])
            if info.filename in content:
                raise _Refused("save.why.foreign_file", info.filename)
            if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise _Refused("save.why.not_zip", info.filename)
            # The size written in the archive may lie: what counts is what comes out.
            with archive.open(info) as part:
                content[info.filename] = part.read(limit + 1)
            if len(content[info.filename]) > limit:
                raise _Refused("save.why.too_large", info.filename)
    return content


def _bad(path: str, why: str, detail: str) -> Problem:
    return Problem("save.bad_import", {"what": WHAT_EXPORT, "path": path, "why": why, "detail": detail})
