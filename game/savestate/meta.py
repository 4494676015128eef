"""What the list of saved games shows of each: name, date, seats, progress. Rebuilt from the header if lost.

Pure. Fields that make no sense are replaced one by one; the game itself never depends on them.
"""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Literal

from game.savestate import lines, names
from game.savestate.lines import BadLine, Document

Kind = Literal["auto", "slot"]
_MOST_SEATS = 16


@dataclass(frozen=True, slots=True)
class Meta:
    """`date` and `created` are ISO times in UTC; `seats` is the header's list; `progress` is for people."""

    game: str
    name: str = ""
    date: str = ""
    created: str = ""
    seats: tuple[Document, ...] = ()
    progress: str = ""
    finished: bool = False
    kind: Kind = "auto"


def now() -> str:
    """This moment, as the app writes it: 2026-03-01T18:45:00Z."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def from_header(header: Document) -> Meta:
    """What can be said of a game without its meta file."""
    created = _date(header.get("created"))
    return Meta(
        game=names.clean(header.get("game"), 40),
        date=created,
        created=created,
        seats=_seats(header.get("seats")),
    )


def from_bytes(data: bytes, header: Document | None) -> Meta:
    """A meta file as far as it makes sense, the rest from the header."""
    base = from_header(header or {})
    try:
        document = lines.parse_file(data)
    except BadLine:
        return base
    return Meta(
        game=base.game or names.clean(document.get("game"), 40),
        name=names.clean(document.get("name")),
        date=_date(document.get("date")) or base.date,
        created=base.created or _date(document.get("created")),
        seats=base.seats or _seats(document.get("seats")),
        progress=names.clean(document.get("progress"), 200),
        finished=document.get("finished") is True,
        kind="slot" if document.get("kind") == "slot" else "auto",
    )


def to_bytes(meta: Meta) -> bytes:
    """The meta file."""
    clean = tidy(meta)
    return lines.pretty(
        {
            "schema": 1,
            "game": clean.game,
            "name": clean.name,
            "date": clean.date,
            "created": clean.created,
            "seats": list(clean.seats),
            "progress": clean.progress,
            "finished": clean.finished,
            "kind": clean.kind,
        }
    )


def tidy(meta: Meta) -> Meta:
    """Names as they can be kept and shown."""
    return replace(meta, name=names.clean(meta.name), progress=names.clean(meta.progress, 200))


def _date(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 40:
        return ""
    try:
        moment = datetime.fromisoformat(value)
        if moment.tzinfo is not None:
            moment = moment.astimezone(UTC)
    except (ValueError, OverflowError):
        return ""
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ") if moment.year >= 1000 else ""


def _seats(value: Any) -> tuple[Document, ...]:
    if not isinstance(value, list):
        return ()
    return tuple(seat for seat in value[:_MOST_SEATS] if isinstance(seat, dict))
