"""The player's settings: one JSON file, checked field by field, safe with two windows and a full disk.

Touches settings.json and its neighbours (.bak, .lock, .damaged-N) in the user's folder, through Files.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, Literal

from game.savestate import lines, migrate, names
from game.savestate.files import Files
from game.savestate.lines import BadLine, Document
from game.savestate.problem import WHAT_SETTINGS, Locked, Problem, from_os_error

FILE = "settings.json"
LOCK_WAIT_SECONDS = 2.0

Animation = Literal["slow", "normal", "fast", "instant"]
Handover = Literal["auto", "always"]


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player can set, and what the app remembers for comfort. Percentages are whole numbers.

    `language` "" is the system's; `last_setup` holds one JSON object a game; `hints` one flag a hint that was
    shown; `extra` keeps keys of other versions untouched.
    """

    language: str = ""
    ui_scale: int = 100
    text_size: int = 100
    animation: Animation = "normal"
    reduced_motion: bool = False
    high_contrast: bool = False
    volume: int = 70
    muted: bool = False
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)
    player_names: tuple[str, ...] = ()
    last_setup: Mapping[str, Document] = field(default_factory=dict)
    handover: Handover = "auto"
    hints: Mapping[str, bool] = field(default_factory=dict)
    seen_tutorials: tuple[str, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SettingsLoad:
    """Settings that can be used in any case, and what went wrong on the way."""

    settings: Settings
    problems: tuple[Problem, ...] = ()


def _whole(low: int, high: int) -> Callable[[Any], int]:
    def check(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"{low} to {high}")
        return value

    return check


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError("true, false")
    return value


def _one_of(*words: str) -> Callable[[Any], str]:
    def check(value: Any) -> str:
        if not isinstance(value, str) or value not in words:
            raise ValueError(", ".join(words))
        return value

    return check


def _language(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 16 or not all(c.isalnum() or c in "-_" for c in value):
        raise ValueError("de, en, fr, ...")
    return value


def _window(value: Any) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise ValueError("[1280, 720]")
    size = _whole(320, 16384)
    return size(value[0]), size(value[1])


def _texts(most: int, longest: int) -> Callable[[Any], tuple[str, ...]]:
    def check(value: Any) -> tuple[str, ...]:
        if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
            raise ValueError('["...", "..."]')
        return tuple(text for item in value[:most] if (text := names.clean(item, longest)))

    return check


def _flags(value: Any) -> dict[str, bool]:
    if not isinstance(value, Mapping) or not all(isinstance(k, str) and type(v) is bool for k, v in value.items()):
        raise ValueError('{"...": true}')
    return dict(value)


def _setups(value: Any) -> dict[str, Document]:
    if not isinstance(value, Mapping) or not all(
        isinstance(k, str) and isinstance(v, Mapping) for k, v in value.items()
    ):
        raise ValueError('{"...": {...}}')
    return {key: dict(setup) for key, setup in value.items()}


_CHECKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "language": _language,
    "ui_scale": _whole(75, 200),
    "text_size": _whole(100, 150),
    "animation": _one_of("slow", "normal", "fast", "instant"),
    "reduced_motion": _flag,
    "high_contrast": _flag,
    "volume": _whole(0, 100),
    "muted": _flag,
    "fullscreen": _flag,
    "window": _window,
    "player_names": _texts(16, 40),
    "last_setup": _setups,
    "handover": _one_of("auto", "always"),
    "hints": _flags,
    "seen_tutorials": _texts(100, 40),
}
_MERGED: Final = ("last_setup", "hints")


def from_document(document: Document, path: str = FILE) -> SettingsLoad:
    """Settings out of a JSON object; each field that is not valid becomes its default and a Problem."""
    known: dict[str, Any] = {}
    problems: list[Problem] = []
    for name, check in _CHECKS.items():
        if name not in document:
            continue
        try:
            known[name] = check(document[name])
        except ValueError as error:
            params: dict[str, str | int] = {"path": path, "field": name, "allowed": str(error)}
            params["value"] = repr(document[name])[:60]
            problems.append(Problem("save.bad_setting", params))
    extra = {key: value for key, value in document.items() if key not in _CHECKS and key != "schema"}
    return SettingsLoad(Settings(**known, extra=extra), tuple(problems))


def to_document(settings: Settings, schema: int = migrate.SCHEMA) -> Document:
    """The JSON object for settings, keys of other versions included."""
    document: Document = {"schema": schema}
    for item in fields(settings):
        if item.name != "extra":
            value = getattr(settings, item.name)
            document[item.name] = list(value) if isinstance(value, tuple) else value
    return {**settings.extra, **document}


class SettingsFile:
    """The settings of one player on the disk (or in memory). Two windows may use it at once."""

    def __init__(self, files: Files, formats: migrate.Formats = migrate.CURRENT) -> None:
        self._files = files
        self._formats = formats
        self._unsaved: dict[str, Any] = {}

    def load(self) -> SettingsLoad:
        """Reads the settings; a damaged file is moved aside and its backup used. Never fails.

        Changes that could not be saved in this session are in the answer.
        """
        document, problems, _ = self._read()
        loaded = from_document(document, self._files.where(FILE))
        return SettingsLoad(self._with_changes(loaded.settings), (*problems, *loaded.problems))

    def change(self, **changes: Any) -> SettingsLoad:
        """Changes fields and saves: what another window changed meanwhile in other fields stays.

        `last_setup` and `hints` are changed key by key, other fields as a whole. If saving fails the answer
        still holds the changes, a Problem says why, and they go out with the next change. ValueError for a
        field that does not exist or a value that is not allowed.
        """
        unknown = set(changes) - set(_CHECKS)
        if unknown:
            raise ValueError(f"no setting {sorted(unknown)}")
        checked = {name: _CHECKS[name](value) for name, value in changes.items()}
        lines.parse_file(lines.pretty({"checked": checked}))
        for name, value in checked.items():
            merged = {**self._unsaved.get(name, {}), **value} if name in _MERGED else value
            self._unsaved[name] = merged
        path = self._files.where(FILE)
        try:
            held = self._files.lock(FILE + ".lock", LOCK_WAIT_SECONDS)
        except OSError as error:
            return self._not_saved(from_os_error(error, path, WHAT_SETTINGS))
        if isinstance(held, Locked):
            return self._not_saved(held.problem)
        try:
            document, problems, frozen = self._read()
            loaded = from_document(document, path)
            after = self._with_changes(loaded.settings)
            if not frozen:
                data = lines.pretty(to_document(after, self._formats.schema))
                if not self._is(data):
                    self._files.write(FILE, data, backup=True)
                self._unsaved.clear()
            return SettingsLoad(after, (*problems, *loaded.problems))
        except OSError as error:
            return self._not_saved(from_os_error(error, path, WHAT_SETTINGS))
        finally:
            held.release()

    def _with_changes(self, settings: Settings) -> Settings:
        changes = dict(self._unsaved)
        for name in _MERGED:
            if name in changes:
                changes[name] = {**getattr(settings, name), **changes[name]}
        return replace(settings, **changes)

    def _not_saved(self, problem: Problem) -> SettingsLoad:
        loaded = self.load()
        return SettingsLoad(loaded.settings, (*loaded.problems, problem))

    def _is(self, data: bytes) -> bool:
        try:
            return self._files.read(FILE) == data
        except FileNotFoundError:
            return False

    def _read(self) -> tuple[Document, list[Problem], bool]:
        """The document, what is to be said, and whether the file must be left alone."""
        path = self._files.where(FILE)
        problems: list[Problem] = []
        for name in (FILE, FILE + ".bak"):
            try:
                return self._upgraded(lines.parse_file(self._files.read(name))), problems, False
            except FileNotFoundError:
                continue
            except migrate.NewerSchema as newer:
                params: dict[str, str | int] = {"what": WHAT_SETTINGS, "path": path}
                return {}, [*problems, Problem("save.too_new", {**params, "schema": newer.schema})], True
            except OSError as error:
                # It may be whole and only not readable now: writing over it would be a loss.
                return {}, [*problems, from_os_error(error, path, WHAT_SETTINGS)], True
            except (BadLine, migrate.BadSchema) as bad:
                why = str(bad) if isinstance(bad, BadLine) else "save.why.schema"
                about = {"what": WHAT_SETTINGS, "path": self._files.where(name), "why": why}
                problems.append(Problem("save.settings_damaged", dict(about)))
                try:
                    self._files.set_aside(name, move=True)
                except FileNotFoundError:
                    continue
                except OSError as error:
                    return {}, [*problems, from_os_error(error, path, WHAT_SETTINGS)], True
        return {}, problems, False

    def _upgraded(self, document: Document) -> Document:
        schema = migrate.schema_of({"schema": 1, **document}, self._formats.schema)
        return migrate.upgrade(document, schema, self._formats.settings, self._formats.schema)
