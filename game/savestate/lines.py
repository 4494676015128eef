"""The line format of journals and records: JSON, one document a line, each with a checksum.

`{"k":"1f2e3d4c","e":{...}}`: k is the CRC-32, in eight hexadecimal digits, of the bytes of e, continued from
the line before in a journal (so that a lost or swapped line shows). Pure: touches no file.
"""

import json
import math
import zlib
from typing import Any, NamedTuple

Document = dict[str, Any]

_OPEN = b'{"k":"'
_MIDDLE = b'","e":'
_CLOSE = b"}\n"
_DIGITS = slice(len(_OPEN), len(_OPEN) + 8)
_DEEPEST = 40
_BODY = len(_OPEN) + 8 + len(_MIDDLE)


class Line(NamedTuple):
    """A line ready to be written, and the checksum that the next one continues."""

    data: bytes
    checksum: int


class BadLine(ValueError):
    """A line or file that is not as it was written; the text is the message key that says in what way."""


def encode(document: Document, before: int = 0) -> Line:
    """One line. Raises TypeError or ValueError for what JSON cannot hold: that is the caller's mistake."""
    body = json.dumps(document, separators=(",", ":"), allow_nan=False).encode("ascii")
    checksum = zlib.crc32(body, before)
    return Line(b"".join((_OPEN, b"%08x" % checksum, _MIDDLE, body, _CLOSE)), checksum)


def check(data: bytes, before: int = 0) -> int:
    """The checksum of one line with its end; raises BadLine. Cheap: nothing is parsed."""
    if not data.endswith(_CLOSE):
        raise BadLine("save.why.cut")
    if data[: len(_OPEN)] != _OPEN or data[_DIGITS.stop : _BODY] != _MIDDLE:
        raise BadLine("save.why.frame")
    checksum = zlib.crc32(data[_BODY : -len(_CLOSE)], before)
    if data[_DIGITS] != b"%08x" % checksum:
        raise BadLine("save.why.checksum")
    return checksum


def body(data: bytes) -> Document:
    """The document of a checked line; raises BadLine."""
    return parse_object(data[_BODY : -len(_CLOSE)])


def parse_object(text: bytes) -> Document:
    """A JSON object out of bytes that nobody vouches for; raises BadLine for everything else."""
    try:
        value = json.loads(text.decode("utf-8"), parse_constant=_no_constant, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise BadLine("save.why.not_json") from error
    if not isinstance(value, dict):
        raise BadLine("save.why.not_json")
    return value


def parse_file(text: bytes) -> Document:
    """The same for a small whole file; what is nested too deep to be written again is refused too."""
    value = parse_object(text)
    level: list[Any] = [value]
    for _ in range(_DEEPEST):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return value
    raise BadLine("save.why.deep")


def pretty(document: Document) -> bytes:
    """A whole small file that people may read."""
    return (json.dumps(document, indent=1, ensure_ascii=True, allow_nan=False) + "\n").encode("ascii")


def _parts(whole: Any) -> list[Any]:
    if isinstance(whole, dict):
        return list(whole.values())
    return whole if isinstance(whole, list) else []


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _no_constant(name: str) -> None:
    raise ValueError(name)
