"""Records: one line for every finished game, only ever added to; best times, games played, wins by name.

Touches records.jsonl (and its lock) in the user's folder, through Files. Damaged lines are passed over and
counted, never rewritten.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from game.savestate import lines, migrate
from game.savestate.files import Files
from game.savestate.lines import BadLine, Document
from game.savestate.problem import WHAT_RECORDS, Locked, Problem, from_os_error

FILE = "records.jsonl"
LOCK_WAIT_SECONDS = 2.0
HUMAN = "human"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RecordSeat:
    """Who sat there: a name, and "human" or the level of a bot."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game. `ranking[i]` is the rank of seat i from 1 (ties share it), `scores[i]` its score.

    `id` is the game's: a game that is recorded twice counts once, as it ended last. `date` is an ISO time in UTC.
    """

    id: str
    game: str
    board: str
    seats: tuple[RecordSeat, ...]
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    date: str
    practice: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Records:
    """All records, the oldest first; `damaged` lines could not be read, `newer` are of a newer version."""

    games: tuple[Record, ...] = ()
    damaged: int = 0
    newer: int = 0
    problem: Problem | None = None

    def best_times(self, game: str, board: str, most: int = 10) -> tuple[Record, ...]:
        """Solo games of people on a board that ended with rank 1, the fewest rounds first; no practice."""
        found = [
            r
            for r in self.games
            if (r.game, r.board, r.practice) == (game, board, False)
            and len(r.seats) == 1
            and r.seats[0].kind == HUMAN
            and r.ranking == (1,)
        ]
        return tuple(sorted(found, key=lambda r: (r.rounds, r.date))[:most])

    def played(self, game: str | None = None) -> int:
        """How many games were finished, practice included."""
        return sum(1 for r in self.games if game in (None, r.game))

    def wins(self, game: str | None = None) -> Counter[str]:
        """Wins by name of people, against anybody at all: solo and practice don't count, shared wins do."""
        return Counter(
            seat.name
            for r in self.games
            if game in (None, r.game) and not r.practice and len(r.seats) > 1
            for seat, rank in zip(r.seats, r.ranking, strict=True)
            if rank == 1 and seat.kind == HUMAN
        )


def to_document(record: Record, schema: int = migrate.SCHEMA) -> Document:
    """The JSON object of a record."""
    return {
        "schema": schema,
        "id": record.id,
        "game": record.game,
        "board": record.board,
        "options": dict(record.options),
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in record.seats],
        "ranking": list(record.ranking),
        "scores": list(record.scores),
        "rounds": record.rounds,
        "practice": record.practice,
        "date": record.date,
    }


def from_document(document: Document) -> Record:
    """A record out of its JSON object; raises BadLine."""
    try:
        record = Record(
            id=_typed(document["id"], str),
            game=_typed(document["game"], str),
            board=_typed(document["board"], str),
            seats=tuple(RecordSeat(_typed(s["name"], str), _typed(s["kind"], str)) for s in document["seats"]),
            ranking=tuple(_typed(rank, int) for rank in document["ranking"]),
            scores=tuple(_typed(score, int) for score in document["scores"]),
            rounds=_typed(document["rounds"], int),
            date=_typed(document["date"], str),
            practice=_typed(document["practice"], bool),
            options=_typed(document["options"], dict),
        )
    except (KeyError, TypeError) as error:
        raise BadLine(f"it is not a record: {error!r}") from error
    if not len(record.seats) == len(record.ranking) == len(record.scores):
        raise BadLine("seats, ranking and scores differ in number")
    return record


class RecordsFile:
    """The records of one player on the disk (or in memory)."""

    def __init__(self, files: Files, formats: migrate.Formats = migrate.CURRENT) -> None:
        self._files = files
        self._formats = formats
        self._waiting: list[bytes] = []

    def load(self) -> Records:
        """Reads all records, those that could not be written yet included. Never fails."""
        problem: Problem | None = None
        data = b""
        try:
            data = self._files.read(FILE)
        except FileNotFoundError:
            pass
        except OSError as error:
            problem = from_os_error(error, self._files.where(FILE), WHAT_RECORDS)
        games: dict[str, Record] = {}
        damaged = newer = 0
        for line in (data + b"\n" + b"".join(self._waiting)).split(b"\n"):
            if not line:
                continue
            try:
                lines.check(line + b"\n")
                record = self._record(lines.body(line + b"\n"))
            except migrate.NewerSchema:
                newer += 1
            except (BadLine, migrate.BadSchema):
                damaged += 1
            else:
                games[record.id] = record
        return Records(tuple(games.values()), damaged, newer, problem)

    def _record(self, document: Document) -> Record:
        schema = migrate.schema_of(document, self._formats.schema)
        return from_document(migrate.upgrade(document, schema, self._formats.record, self._formats.schema))

    def add(self, record: Record) -> Problem | None:
        """Adds a finished game. On a Problem it stays in memory and goes out with the next one or `retry`.

        Raises ValueError or TypeError for a record that could not be read again.
        """
        line = lines.encode(to_document(record, self._formats.schema)).data
        try:
            from_document(lines.body(line))
        except BadLine as bad:
            raise ValueError(str(bad)) from bad
        self._waiting.append(line)
        return self.retry()

    def retry(self) -> Problem | None:
        """Writes what could not be written before."""
        if not self._waiting:
            return None
        try:
            held = self._files.lock(FILE + ".lock", LOCK_WAIT_SECONDS)
            if isinstance(held, Locked):
                return held.problem
            try:
                self._append(b"".join(self._waiting))
            finally:
                held.release()
        except OSError as error:
            return from_os_error(error, self._files.where(FILE), WHAT_RECORDS)
        self._waiting.clear()
        return None

    def _append(self, data: bytes) -> None:
        appender = self._files.appender(FILE)
        try:
            # A line that a power cut tore must not swallow the next one.
            torn = self._files.read(FILE)[-1:] not in (b"", b"\n")
            appender.append(b"\n" + data if torn else data)
            appender.sync()
        finally:
            appender.close()


def _typed(value: Any, kind: type[T]) -> T:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is not of type {kind.__name__}")
    return value
