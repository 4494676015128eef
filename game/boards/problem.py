"""What can be wrong with a map: one error type, whose reasons are sentences in reasons.toml in each language.

Standard library only; reads that one file, when a sentence is asked for.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path, PurePath
from typing import Any

Param = str | int | float
Sentences = dict[str, dict[str, str]]


class MapError(Exception):
    """One problem of a map: `file` as it was given, `where` (map, layer NAME, object NAME, tileset NAME), and
    the reason as a key of reasons.toml with its parameters."""

    def __init__(self, file: PurePath | str, where: str, key: str, **params: Param) -> None:
        self.file = str(file)
        self.where = where
        self.key = key
        self.params: dict[str, Param] = params
        super().__init__(self.file, where, key)

    def __str__(self) -> str:
        return self.line()

    def text(self, language: str = "en") -> str:
        """The reason as a sentence."""
        return _in(sentences("reasons")[self.key], language).format(**self.params)

    def place(self, language: str = "en") -> str:
        """`where` with its first word in that language."""
        kind, gap, name = self.where.partition(" ")
        words = sentences("places").get(kind)
        return self.where if words is None else f"{_in(words, language)}{gap}{name}"

    def line(self, language: str = "en") -> str:
        """`FILE: object NAME: reason`, on one line whatever the map's texts hold."""
        return " ".join(f"{self.file}: {self.place(language)}: {self.text(language)}".split())


class Problems:
    """Collects the problems of one map, so that a check can name them all."""

    def __init__(self, file: PurePath | str) -> None:
        self.file = file
        self.found: list[MapError] = []

    def add(self, where: str, key: str, **params: Param) -> None:
        """Note a problem; the arguments are those of `MapError`."""
        self.found.append(MapError(self.file, where, key, **params))


def sentences(table: str) -> Sentences:
    """A table of reasons.toml, `reasons` or `places`: by key, then by language."""
    found: Sentences = _catalogue()[table]
    return found


@cache
def _catalogue() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("reasons.toml").read_text(encoding="utf-8"))


def _in(sentence: dict[str, str], language: str) -> str:
    return sentence.get(language) or sentence["en"]
