"""Writing a running game: every entry with one write call when it happens, the slow rest in the background.

What `append` returned None for survives a kill at any moment (and, once the thread's fsync is through, a
power cut). Touches the game's own folder only.
"""

from dataclasses import replace
from typing import Any

from game.savestate import journal, lines, meta
from game.savestate.background import Background
from game.savestate.files import Files, Lock
from game.savestate.lines import Document
from game.savestate.meta import Meta
from game.savestate.problem import WHAT_GAME, WHAT_PICTURE, Problem, from_os_error

JOURNAL = "game.jsonl"
META = "meta.json"
PICTURE = "picture.png"
LOCK = "lock"


class JournalWriter:
    """An open game. Made by Store.create and Store.resume; to be closed, which gives its lock back."""

    def __init__(
        self, files: Files, folder: str, lock: Lock, header: Document, about: Meta, raw: journal.Raw
    ) -> None:
        self.id = folder.rsplit("/", 1)[-1]
        self.header = header
        self._files = files
        self._folder = folder
        self._lock = lock
        self._meta = about
        self._checksum = raw.checksum
        self._live = raw.live
        self._appender = files.appender(f"{folder}/{JOURNAL}")
        self._waiting: list[bytes] = []
        self._background = Background()
        self._closed = False

    @property
    def pending(self) -> int:
        """Entries that are not in the file yet because it could not be written."""
        return len(self._waiting)

    @property
    def live(self) -> int:
        """Entries that count after all undo: what {"u": k} can go back from."""
        return self._live

    @property
    def meta(self) -> Meta:
        """What the list of games shows of this one."""
        return self._meta

    def append(self, entry: Document) -> Problem | None:
        """Adds an entry, after those still pending.

        A Problem of the kind "disk full" means that it is kept in memory and goes out with the next append
        or `retry`. Raises ValueError or TypeError for an entry that JSON or the undo rule forbids.
        """
        live = journal.next_live(self._live, entry)
        line = lines.encode(entry, self._checksum)
        self._live = live
        self._checksum = line.checksum
        self._waiting.append(line.data)
        return self.retry()

    def retry(self) -> Problem | None:
        """Writes what is pending; also tells of failures in the background, each once."""
        if self._closed:
            raise ValueError("the journal is closed")
        where = self._files.where(f"{self._folder}/{JOURNAL}")
        if self._waiting:
            data = self._waiting[0] if len(self._waiting) == 1 else b"".join(self._waiting)
            try:
                self._appender.append(data)
            except OSError as error:
                return from_os_error(error, where, WHAT_GAME)
            self._waiting.clear()
            self._background.ask(JOURNAL, self._appender.sync, where, WHAT_GAME)
        return self._background.take_problem()

    def set_meta(self, **changes: Any) -> None:
        """Changes what the list shows: name, progress, finished, seats. The date becomes now."""
        self._meta = meta.tidy(replace(self._meta, **{"date": meta.now(), **changes}))
        self._write_later(META, meta.to_bytes(self._meta), WHAT_GAME)

    def set_picture(self, png: bytes) -> None:
        """Puts a picture of the table beside the game."""
        self._write_later(PICTURE, png, WHAT_PICTURE)

    def _write_later(self, file: str, data: bytes, what: str) -> None:
        name = f"{self._folder}/{file}"
        self._background.ask(file, lambda: self._files.write(name, data), self._files.where(name), what)

    def flush(self) -> Problem | None:
        """Tries what is pending and waits for the background; afterwards all is on the disk or a Problem."""
        problem = self.retry()
        self._background.flush()
        return problem or self._background.take_problem()

    def close(self) -> Problem | None:
        """The end: a last try, everything through to the disk, the lock given back. Twice does no harm.

        What is still pending then is lost, and the Problem says why: call `retry` first and ask the player.
        """
        if self._closed:
            return None
        problem = self.retry()
        self._background.end()
        self._closed = True
        self._appender.close()
        self._lock.release()
        return problem or self._background.take_problem()
