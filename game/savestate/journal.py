"""Reading a game's journal: a header line, then one line an entry; undo; what is damaged and what is too new.

Pure: works on bytes. A damaged journal gives its longest whole beginning and the error, never an exception.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.savestate import lines, migrate
from game.savestate.lines import BadLine, Document
from game.savestate.problem import WHAT_GAME, Problem


@dataclass(frozen=True, slots=True)
class Loaded:
    """A whole game. `schema` is the number in the file; header and entries are brought up to date."""

    header: Document
    entries: tuple[Document, ...]
    schema: int


@dataclass(frozen=True, slots=True)
class Empty:
    """No such game."""

    path: str


@dataclass(frozen=True, slots=True)
class Damaged:
    """A game that is not as it was written: `prefix` is what is whole. Without a header it cannot go on.

    `from_backup`: header or prefix come from the backup, which had more than the journal.
    """

    header: Document | None
    prefix: tuple[Document, ...]
    error: Problem
    path: str
    from_backup: bool = False


@dataclass(frozen=True, slots=True)
class TooNew:
    """Written by a newer version of the app; it is left alone."""

    schema: int
    path: str

    @property
    def problem(self) -> Problem:
        """The same as a sentence to show."""
        return Problem("save.too_new", {"what": WHAT_GAME, "path": self.path, "schema": self.schema})


@dataclass(frozen=True, slots=True)
class Fault:
    """Where a journal stops being whole: line from 1, offset in bytes, why (a message key), detail for experts."""

    line: int
    offset: int
    why: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Raw:
    """A journal as it stands in the file, before migration. `checksum` is the last whole line's."""

    header: Document | None
    entries: tuple[Document, ...]
    fault: Fault | None
    checksum: int = 0
    live: int = 0


def next_live(live: int, entry: Document) -> int:
    """How many entries count after this one; ValueError for an undo to a place that is not there."""
    if "u" not in entry:
        return live + 1
    back = entry["u"]
    if type(back) is not int or not 0 <= back <= live:
        raise ValueError(f"undo to {back!r} of {live} entries")
    return back


def live_entries(entries: Iterable[Document]) -> list[Document]:
    """The entries that count: {"u": k} cuts the list back to its first k and is not in it itself."""
    result: list[Document] = []
    for entry in entries:
        kept = next_live(len(result), entry)
        if kept > len(result):
            result.append(entry)
        else:
            del result[kept:]
    return result


def render(header: Document, entries: Sequence[Document] = ()) -> bytes:
    """A whole journal."""
    parts = [lines.encode(header).data]
    checksum = 0
    for entry in entries:
        line = lines.encode(entry, checksum)
        parts.append(line.data)
        checksum = line.checksum
    return b"".join(parts)


def with_header(data: bytes, header: Document) -> bytes:
    """The same whole journal under another header: the entries' checksums don't depend on it."""
    return lines.encode(header).data + data[data.index(b"\n") + 1 :]


def read(data: bytes, *, parse: bool = True) -> Raw:
    """Takes a journal apart as far as it is whole.

    Without `parse` only checksums are compared (quick, for lists): entries are then empty documents.
    """
    if not data:
        return Raw(None, (), Fault(1, 0, "save.why.empty_file"))
    end = data.find(b"\n") + 1 or len(data)
    header: Document | None = None
    fault: Fault | None = None
    try:
        lines.check(data[:end])
        header = lines.body(data[:end])
    except BadLine as bad:
        fault = Fault(1, 0, str(bad))
    entries: list[Document] = []
    checksum = live = 0
    start, number = end, 1
    while start < len(data):
        number += 1
        end = data.find(b"\n", start) + 1
        # A last line that lacks nothing but its end still counts as whole.
        line = data[start:end] if end else data[start:] + b"\n"
        try:
            checksum = lines.check(line, checksum)
            entry = lines.body(line) if parse else {}
            live = next_live(live, entry)
            entries.append(entry)
            if not end:
                raise BadLine("save.why.cut")
        except BadLine as bad:
            fault = fault or Fault(number, start, str(bad))
            break
        except ValueError as bad:
            fault = fault or Fault(number, start, "save.why.undo", str(bad))
            break
        start = end
    return Raw(header, tuple(entries), fault, checksum, live)


def judge(
    raw: Raw,
    path: str,
    backup: Raw | None = None,
    formats: migrate.Formats = migrate.CURRENT,
) -> Loaded | Damaged | TooNew:
    """What a journal is worth, with the help of its backup where that has more."""
    whole, from_backup = _combine(raw, backup)
    fault = raw.fault
    if from_backup and fault is None:
        fault = Fault(len(raw.entries) + 2, 0, "save.why.end_missing")
    schema = 1
    header: Document | None = whole.header
    entries = whole.entries
    if header is not None:
        try:
            schema = migrate.schema_of(header, formats.schema)
            document = {"header": header, "entries": list(entries)}
            upgraded = migrate.upgrade(document, schema, formats.game, formats.schema)
            header = {**upgraded["header"], "schema": formats.schema}
            entries = tuple(upgraded["entries"])
        except migrate.NewerSchema as newer:
            return TooNew(newer.schema, path)
        except migrate.BadSchema as bad:
            header, entries, fault = None, (), Fault(1, 0, "save.why.schema", str(bad))
    if fault is None and header is not None:
        return Loaded(header, entries, schema)
    return Damaged(
        header, entries, _error(fault or Fault(1, 0, "save.why.frame"), len(entries), path), path, from_backup
    )


def _combine(raw: Raw, backup: Raw | None) -> tuple[Raw, bool]:
    if backup is None or backup.header is None:
        return raw, False
    known = len(backup.entries)
    if raw.header is None:
        if raw.entries[:known] == backup.entries:
            return replace(raw, header=backup.header), True
        return backup, True
    same = raw.header.get("schema") == backup.header.get("schema")
    if same and known > len(raw.entries) and raw.entries == backup.entries[: len(raw.entries)]:
        return replace(backup, header=raw.header), True
    return raw, False


def _error(fault: Fault, kept: int, path: str) -> Problem:
    return Problem(
        "save.damaged",
        {
            "what": WHAT_GAME,
            "path": path,
            "line": fault.line,
            "offset": fault.offset,
            "why": fault.why,
            "detail": fault.detail,
            "kept": kept,
        },
    )
