"""The one-line text form of actions and outcomes ("card 4", "roll 1 2 2 5 6"): log, replays, command line.

Standard library only. A game lists its verbs; the fields of the move's class say what follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints


class NotationError(ValueError):
    """The text is no move; the message says which word and what it takes."""


class Notation:
    """Verbs and the classes that they stand for, both ways.

    A move class is a frozen dataclass or NamedTuple whose fields are int, str (one word, no commas), bool,
    `X | None` ("-" for None) or tuples of one of these (comma separated, "." for the empty tuple; a tuple
    that is the only field is written with spaces). Actions and outcomes are kept apart.
    """

    def __init__(self, actions: Mapping[str, type], outcomes: Mapping[str, type]) -> None:
        self.actions = dict(actions)
        self.outcomes = dict(outcomes)
        both = list(self.actions.items()) + list(self.outcomes.items())
        self._class_of = dict(both)
        self._verb_of = {cls: verb for verb, cls in both}
        if len(self._verb_of) != len(both) or len(self._class_of) != len(both):
            raise ValueError("a verb or a class stands twice in the notation")
        self._hints = {cls: _hints(cls) for cls in self._verb_of}

    def text(self, move: Any) -> str:
        """The text form."""
        cls = type(move)
        hints = self._hints[cls]
        words = [self._verb_of[cls]]
        for name in hints:
            value = getattr(move, name)
            if len(hints) == 1 and isinstance(value, tuple):
                words += [_write(v) for v in value]
            else:
                words.append(_write(value))
        return " ".join(words)

    def is_action(self, move: Any) -> bool:
        return type(move) in self.actions.values()

    def parse(self, text: str) -> Any:
        """The move that the text names; NotationError if it names none."""
        words = text.split()
        if not words or words[0] not in self._class_of:
            known = ", ".join(sorted(self._class_of))
            raise NotationError(f"{text!r}: the first word must be one of {known}")
        cls = self._class_of[words[0]]
        hints = self._hints[cls]
        rest = words[1:]
        if len(hints) == 1:
            ((name, hint),) = hints.items()
            if get_origin(hint) is tuple:
                item = get_args(hint)[0]
                return cls(tuple(_read(w, item, text, name) for w in rest))
        if len(rest) != len(hints):
            wanted = " ".join(f"<{n}>" for n in hints)
            raise NotationError(f"{text!r}: write {words[0]} {wanted}".rstrip())
        return cls(*(_read(w, hint, text, name) for w, (name, hint) in zip(rest, hints.items(), strict=True)))


def _hints(cls: type) -> dict[str, Any]:
    hints = get_type_hints(cls)
    names = [f.name for f in fields(cls)] if is_dataclass(cls) else list(getattr(cls, "_fields", ()))
    return {name: hints[name] for name in names}


def _write(value: Any) -> str:
    if value is None:
        return "-"
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(_write(v) for v in value) or "."
    return str(value)


def _read(word: str, hint: Any, text: str, name: str) -> Any:
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        options = [h for h in get_args(hint) if h is not type(None)]
        return None if word == "-" else _read(word, options[0], text, name)
    if origin is tuple:
        item = get_args(hint)[0]
        return () if word == "." else tuple(_read(w, item, text, name) for w in word.split(","))
    if hint is bool:
        if word not in ("yes", "no"):
            raise NotationError(f"{text!r}: {name} is {word!r}, write yes or no")
        return word == "yes"
    if hint is int:
        try:
            return int(word)
        except ValueError:
            raise NotationError(f"{text!r}: {name} is {word!r}, write a whole number") from None
    return word
