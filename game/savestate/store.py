"""All that the player keeps: games in progress, slots, replays; settings and records through their modules.

Touches the user's folder only, through Files; without a folder the same works in memory. What a player can
meet comes back as a value (Problem, Locked, Damaged, TooNew, Empty); ValueError is for a programmer's mistake.
"""

import contextlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from game.places import UserDir
from game.savestate import atomic, journal, meta, migrate, names, records, settings
from game.savestate.files import DiskFiles, Files, MemoryFiles
from game.savestate.journal import Damaged, Empty, Loaded, TooNew
from game.savestate.lines import Document
from game.savestate.meta import Kind, Meta
from game.savestate.problem import WHAT_EXPORT, WHAT_GAME, Locked, Problem, from_os_error
from game.savestate.writer import JOURNAL, LOCK, META, PICTURE, JournalWriter

GAMES = "games"
TRASH = "trash"
KEPT_IN_TRASH = 10
_DAY = 24 * 3600.0

State = Literal["ok", "damaged", "too_new"]


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A row in the list of games. `entries` counts lines of the journal, undone ones included."""

    id: str
    meta: Meta
    state: State
    entries: int
    has_picture: bool


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game that goes on: write to `writer`. `notice` says if something was lost or is not safe."""

    writer: JournalWriter
    header: Document
    entries: tuple[Document, ...]
    notice: Problem | None = None


def open_store(user: UserDir) -> "Store":
    """The store for what `places.user_dir` found; `store.problem` is to be shown if nothing will be kept.

    With UserDir(None, key, params) it works in memory: also a way on when `create` had a Problem.
    """
    if user.path is None:
        return Store(MemoryFiles(), Problem(user.reason, dict(user.params)))
    for folder in (user.path, user.path / GAMES):
        atomic.remove_old_temporaries(folder, older_than=_DAY)
    return Store(DiskFiles(user.path))


class Store:
    """Saved games, settings and records of one player."""

    def __init__(
        self, files: Files, problem: Problem | None = None, formats: migrate.Formats = migrate.CURRENT
    ) -> None:
        self.problem = problem
        self.settings = settings.SettingsFile(files, formats)
        self.records = records.RecordsFile(files, formats)
        self._formats = formats
        self._files = files

    @property
    def keeps(self) -> bool:
        """Whether anything will be there tomorrow."""
        return self._files.keeps

    # -- a running game ---------------------------------------------------------------------------------

    def create(self, header: Document, *, name: str = "", progress: str = "") -> JournalWriter | Locked | Problem:
        """Begins a game. The header names "schema", "game" and "id" (from `names.new_id`); ValueError else."""
        game_id = header.get("id")
        if not names.is_id(game_id):
            raise ValueError(f"header id {game_id!r} is not one of names.new_id")
        raw = journal.Raw(header, (), None)
        if header.get("schema") != self._formats.schema:
            raise ValueError(f"header schema {header.get('schema')!r} is not the present one")
        about = replace(meta.from_header(header), name=name, progress=progress, date=meta.now())
        content = {JOURNAL: journal.render(header), META: meta.to_bytes(about)}
        folder = f"{GAMES}/{game_id}"
        try:
            self._files.create_folder(folder, content)
            return self._open(folder, header, about, raw)
        except OSError as error:
            return self._problem(error, folder)

    def load(self, game_id: str) -> Loaded | Empty | Damaged | TooNew | Problem:
        """Reads a game without opening it for writing (for replays and previews)."""
        if not names.is_id(game_id):
            return Empty(game_id)
        try:
            return self._load(f"{GAMES}/{game_id}")[0]
        except OSError as error:
            return self._problem(error, f"{GAMES}/{game_id}")

    def resume(self, game_id: str) -> Resumed | Locked | Empty | Damaged | TooNew | Problem:
        """Opens a game to go on with it. The state before is kept as game.jsonl.bak.

        Of a damaged game the original is first kept as game.jsonl.damaged-N, then what is whole goes on;
        Damaged is returned, and nothing touched, if not even the header can be found.
        """
        folder = f"{GAMES}/{game_id}"
        if not names.is_id(game_id) or not self._files.has(folder):
            return Empty(game_id)
        try:
            held = self._files.lock(f"{folder}/{LOCK}")
        except OSError as error:
            return self._problem(error, folder)
        if isinstance(held, Locked):
            return held
        opened = False
        try:
            found, data = self._load(folder)
            notice: Problem | None = None
            match found:
                case Loaded():
                    header, entries = found.header, found.entries
                    notice = self._back_up(folder, data)
                    if found.schema != self._formats.schema:
                        data = self._rewrite(folder, header, entries)
                case Damaged() if found.header is not None:
                    header, entries = found.header, found.prefix
                    notice = found.error
                    if data:
                        self._files.set_aside(f"{folder}/{JOURNAL}", move=False)
                    data = self._rewrite(folder, header, entries)
                case _:
                    return found
            about = self._meta(folder, header)
            raw = journal.read(data)
            writer = JournalWriter(self._files, folder, held, header, about, raw)
            opened = True
            return Resumed(writer, header, entries, notice)
        except OSError as error:
            return self._problem(error, folder)
        finally:
            if not opened:
                held.release()

    def _open(self, folder: str, header: Document, about: Meta, raw: journal.Raw) -> JournalWriter | Locked:
        held = self._files.lock(f"{folder}/{LOCK}")
        if isinstance(held, Locked):
            return held
        try:
            return JournalWriter(self._files, folder, held, header, about, raw)
        except OSError:
            held.release()
            raise

    def _load(self, folder: str) -> tuple[Loaded | Empty | Damaged | TooNew, bytes]:
        """The game and the bytes of its journal."""
        if not self._files.has(folder):
            return Empty(self._files.where(folder)), b""
        name = f"{folder}/{JOURNAL}"
        data = b""
        # A folder without a journal is a game that lost it, not an empty one.
        with contextlib.suppress(FileNotFoundError):
            data = self._files.read(name)
        raw = journal.read(data)
        backup: journal.Raw | None = None
        try:
            kept = self._files.read(f"{name}.bak")
            if raw.fault is not None or len(kept) > len(data):
                backup = journal.read(kept)
        except OSError:
            backup = None
        return journal.judge(raw, self._files.where(name), backup, self._formats), data

    def _back_up(self, folder: str, data: bytes) -> Problem | None:
        # A full disk must not keep anyone from playing on: the journal itself is whole.
        name = f"{folder}/{JOURNAL}.bak"
        try:
            self._files.write(name, data)
        except OSError as error:
            return self._problem(error, name)
        return None

    def _rewrite(self, folder: str, header: Document, entries: tuple[Document, ...]) -> bytes:
        data = journal.render(header, entries)
        self._files.write(f"{folder}/{JOURNAL}", data)
        return data

    # -- the list -------------------------------------------------------------------------------------

    def list_games(self) -> tuple[GameEntry, ...] | Problem:
        """All games, the newest first, each with its state: only checksums are read, no game is parsed."""
        try:
            found = [self._entry(name) for name in self._files.folders(GAMES) if names.is_id(name)]
        except OSError as error:
            return self._problem(error, GAMES)
        return tuple(sorted(found, key=lambda entry: (entry.meta.date, entry.id), reverse=True))

    def picture(self, game_id: str) -> bytes | None:
        """The PNG of a game, if it has one."""
        if not names.is_id(game_id):
            return None
        try:
            return self._files.read(f"{GAMES}/{game_id}/{PICTURE}")
        except OSError:
            return None

    def _entry(self, game_id: str) -> GameEntry:
        folder = f"{GAMES}/{game_id}"
        try:
            raw = journal.read(self._files.read(f"{folder}/{JOURNAL}"), parse=False)
        except OSError as error:
            raw = journal.Raw(None, (), journal.Fault(1, 0, "save.why.empty_file", str(error)))
        # The chain of migrations stays out: for the list the number alone decides.
        match journal.judge(raw, "", None, migrate.Formats(self._formats.schema)):
            case TooNew():
                state: State = "too_new"
            case Damaged():
                state = "damaged"
            case _:
                state = "ok"
        about = self._meta(folder, raw.header)
        has_picture = False
        with contextlib.suppress(OSError):  # one game that can't be looked into hides no other
            has_picture = self._files.has(f"{folder}/{PICTURE}")
        return GameEntry(game_id, about, state, len(raw.entries), has_picture)

    def _meta(self, folder: str, header: Document | None) -> Meta:
        try:
            data = self._files.read(f"{folder}/{META}")
        except OSError:
            data = b""
        return meta.from_bytes(data, header)

    # -- slots, copies, renaming ------------------------------------------------------------------------

    def save_slot(self, game_id: str, name: str, picture: bytes | None = None) -> GameEntry | Problem:
        """Keeps the present state of a game (running or not) under a name."""
        return self.copy(game_id, kind="slot", name=name, picture=picture)

    def copy(
        self, game_id: str, *, kind: Kind = "auto", name: str | None = None, picture: bytes | None = None
    ) -> GameEntry | Problem:
        """A second game with the same past, also of one that another window has open. Entries still pending
        in a writer are not in it: call its `retry` first."""
        folder = f"{GAMES}/{game_id}"
        try:
            found, data = self._load(folder) if names.is_id(game_id) else (Empty(game_id), b"")
        except OSError as error:
            return self._problem(error, folder)
        match found:
            case Loaded():
                header, entries = found.header, found.entries
            case Damaged() if found.header is not None:
                header, entries = found.header, found.prefix
            case _:
                return self._refusal(found, folder)
        about = replace(self._meta(folder, header), kind=kind, date=meta.now())
        if name is not None:
            about = replace(about, name=name)
        new_id = names.new_id(str(header.get("game", "")))
        header = {**header, "id": new_id, "copied_from": game_id}
        whole = isinstance(found, Loaded) and found.schema == self._formats.schema
        content = {
            JOURNAL: journal.with_header(data, header) if whole else journal.render(header, entries),
            META: meta.to_bytes(about),
        }
        picture = picture if picture is not None else self.picture(game_id)
        if picture is not None:
            content[PICTURE] = picture
        return self._add(new_id, content)

    def _add(self, game_id: str, content: dict[str, bytes]) -> GameEntry | Problem:
        folder = f"{GAMES}/{game_id}"
        try:
            self._files.create_folder(folder, content)
        except OSError as error:
            return self._problem(error, folder)
        return self._entry(game_id)

    def rename(self, game_id: str, name: str) -> Problem | Locked | None:
        """Another name for a game that is not open (an open one: `writer.set_meta(name=...)`)."""
        folder = f"{GAMES}/{game_id}"
        if not names.is_id(game_id) or not self._files.has(folder):
            return self._refusal(Empty(game_id), folder)
        try:
            held = self._files.lock(f"{folder}/{LOCK}")
            if isinstance(held, Locked):
                return held
            try:
                about = replace(self._entry(game_id).meta, name=name)
                self._files.write(f"{folder}/{META}", meta.to_bytes(about))
            finally:
                held.release()
        except OSError as error:
            return self._problem(error, folder)
        return None

    # -- trash ------------------------------------------------------------------------------------------

    def delete(self, game_id: str) -> str | Locked | Problem:
        """Moves a game to the trash, which keeps the last ten; the answer is what `restore` takes."""
        folder = f"{GAMES}/{game_id}"
        if not names.is_id(game_id) or not self._files.has(folder):
            return self._refusal(Empty(game_id), folder)
        try:
            held = self._files.lock(f"{folder}/{LOCK}")
            if isinstance(held, Locked):
                return held
            held.release()  # Windows moves no folder with an open file in it
            tokens = self._files.folders(TRASH)
            last = max((int(t[:8]) for t in tokens if t[:8].isdecimal()), default=0)
            token = f"{last + 1:08d}_{game_id}"
            self._files.move_folder(folder, f"{TRASH}/{token}")
        except OSError as error:
            return self._problem(error, folder)
        for old in sorted(tokens)[: -(KEPT_IN_TRASH - 1)]:
            with contextlib.suppress(OSError):
                self._files.remove_folder(f"{TRASH}/{old}")
        return token

    def trash(self) -> tuple[str, ...]:
        """What can be restored, the last deleted first."""
        try:
            return tuple(sorted(self._files.folders(TRASH), reverse=True))
        except OSError:
            return ()

    def restore(self, token: str) -> str | Problem:
        """Takes a game out of the trash again; gives its id."""
        game_id = token[9:]
        if token not in self.trash() or not names.is_id(game_id):
            return self._refusal(Empty(token), f"{TRASH}/{token}")
        try:
            if self._files.has(f"{GAMES}/{game_id}"):
                game_id = names.new_id(game_id.rsplit("-", 3)[0])
            self._files.move_folder(f"{TRASH}/{token}", f"{GAMES}/{game_id}")
        except OSError as error:
            return self._problem(error, f"{TRASH}/{token}")
        return game_id

    # -- one file to give away --------------------------------------------------------------------------

    def export(self, game_id: str, target: Path) -> Problem | None:
        """Writes a game as one .slipstream file; of a damaged one, what is whole."""
        folder = f"{GAMES}/{game_id}"
        try:
            found, data = self._load(folder) if names.is_id(game_id) else (Empty(game_id), b"")
        except OSError as error:
            return self._problem(error, folder)
        match found:
            case Loaded():
                header = found.header
                if found.schema != self._formats.schema:
                    data = journal.render(header, found.entries)
            case Damaged() if found.header is not None:
                header = found.header
                data = journal.render(header, found.prefix)
            case _:
                return self._refusal(found, folder)
        about = meta.to_bytes(self._meta(folder, header))
        from game.savestate import archive  # loaded late: zip files are for export and import only

        try:
            atomic.write(target, archive.pack(header, data, about, self.picture(game_id)))
        except OSError as error:
            return from_os_error(error, target, WHAT_EXPORT)
        return None

    def import_file(self, source: Path) -> GameEntry | TooNew | Problem:
        """Takes in a .slipstream file, as a new game whatever it calls itself."""
        from game.savestate import archive

        try:
            with source.open("rb") as file:
                data = file.read(archive.LARGEST + 1)
        except (OSError, ValueError) as error:
            known = error if isinstance(error, OSError) else OSError(str(error))
            return from_os_error(known, source, WHAT_EXPORT)
        unpacked = archive.unpack(data, str(source), self._formats)
        if not isinstance(unpacked, archive.Unpacked):
            return unpacked
        game = unpacked.game
        new_id = names.new_id(str(game.header.get("game", "")))
        header = {**game.header, "id": new_id, "copied_from": names.clean(game.header.get("id"))}
        try:
            content = {
                JOURNAL: journal.render(header, game.entries),
                META: meta.to_bytes(meta.from_bytes(unpacked.meta, header)),
            }
        except (ValueError, RecursionError) as error:
            why, detail = "save.why.deep", str(error)
            params = {"what": WHAT_EXPORT, "path": str(source), "why": why, "detail": detail}
            return Problem("save.bad_import", dict(params))
        if unpacked.picture is not None:
            content[PICTURE] = unpacked.picture
        return self._add(new_id, content)

    # -- in words ---------------------------------------------------------------------------------------

    def _problem(self, error: OSError, name: str) -> Problem:
        return from_os_error(error, self._files.where(name), WHAT_GAME)

    def _refusal(self, found: Loaded | Empty | Damaged | TooNew, name: str) -> Problem:
        match found:
            case TooNew():
                return found.problem
            case Damaged():
                return found.error
            case _:
                where = self._files.where(name)
                return Problem("save.missing", {"what": WHAT_GAME, "path": where, "why": ""})
