"""Sentences by key: the house's catalogues here, each game's in seeds/<game>/texts.<language>.toml.

May read those files and the environment's language; standard library only.
"""

from __future__ import annotations

import locale
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

LANGUAGES: tuple[str, ...] = ("en", "de", "fr")
"""English is what the others fall back to."""

_PARAM = re.compile(r"\{(\w+)\}")


class CatalogueError(ValueError):
    """A catalogue is unreadable or not what it should be; the message names file and key."""


class Texts:
    """The sentences of one language.

    `texts("toast.saved", name="x")` or `texts.t(...)`: the sentence with its parameters put in. A key that the
    language lacks is taken from English, one that English lacks is shown as the key itself; both are noted in
    `missing`. With a parameter `n`, the forms `<key>.one` and `<key>.other` are chosen by it.
    """

    def __init__(self, language: str, catalogues: Mapping[str, Mapping[str, str]]) -> None:
        self.language = language if language in catalogues else "en"
        self._own = catalogues.get(self.language, {})
        self._english = catalogues.get("en", {})
        self.missing: set[str] = set()

    @classmethod
    def load(cls, seeds_dir: Path, language: str = "") -> Texts:
        """All catalogues, in that language ("" or unknown: the system's). CatalogueError if a file is bad."""
        chosen = language if language in LANGUAGES else system_language()
        catalogues: dict[str, dict[str, str]] = {}
        for code in dict.fromkeys(("en", chosen)):
            merged: dict[str, str] = {}
            for file in catalogue_files(seeds_dir, code):
                for key, sentence in read_catalogue(file).items():
                    if key in merged:
                        raise CatalogueError(f"{file}: key {key!r} is in another catalogue already")
                    merged[key] = sentence
            catalogues[code] = merged
        return cls(chosen, catalogues)

    def t(self, key: str, **params: object) -> str:
        """The sentence. A parameter that isn't given stays in braces; "@key" stands for that key's sentence."""
        sentence = self._find(key, params)
        if sentence is None:
            self.missing.add(key)
            return key
        return _PARAM.sub(lambda m: self._shown(params[m[1]]) if m[1] in params else m[0], sentence)

    __call__ = t

    def of(self, game: str, key: str, **params: object) -> str:
        """The game's own sentence for the house's key ("boreal.setup.seed_hint"), else the house's."""
        own = f"{game}.{key}"
        return self.t(own if self.has(own) else key, **params)

    def has(self, key: str) -> bool:
        """Whether some language has the key (or its plural forms)."""
        return any(k in c for c in (self._own, self._english) for k in (key, f"{key}.other"))

    def _find(self, key: str, params: Mapping[str, object]) -> str | None:
        forms = [key]
        if isinstance(n := params.get("n"), int) and not isinstance(n, bool):
            forms.insert(0, f"{key}.{plural_form(self.language, n)}")
            forms.append(f"{key}.other")
        for catalogue in (self._own, self._english):
            for form in forms:
                if form in catalogue:
                    if catalogue is not self._own:
                        self.missing.add(form)
                    return catalogue[form]
        return None

    def _shown(self, value: object) -> str:
        if isinstance(value, float):
            text = f"{value:.1f}"
            return text if self.language == "en" else text.replace(".", ",")
        if isinstance(value, str) and value.startswith("@"):  # a catalogue key: the name of a card or a family
            return self.t(value[1:])
        return str(value)


def plural_form(language: str, n: int) -> str:
    """ "one" or "other"; French counts 0 as one."""
    return "one" if n == 1 or (language == "fr" and n == 0) else "other"


def catalogue_files(seeds_dir: Path, language: str) -> list[Path]:
    """The house's file, then each game's that is there."""
    house = Path(__file__).with_name(f"{language}.toml")
    return [house, *sorted(seeds_dir.glob(f"*/texts.{language}.toml"))]


def read_catalogue(file: Path) -> dict[str, str]:
    """The file's sentences by full key: `[setup] title = "x"` and `"setup.title" = "x"` are the same."""
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise CatalogueError(f"{file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{file}: {error}") from error
    flat: dict[str, str] = {}
    _flatten(file, "", table, flat)
    return flat


def parameters(sentence: str) -> frozenset[str]:
    """The names in braces."""
    return frozenset(_PARAM.findall(sentence))


def system_language() -> str:
    """The player's language by environment and system, English if it isn't one of ours."""
    candidates = [os.environ.get(v, "") for v in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if sys.platform in ("win32", "darwin"):
        # These systems leave the variables unset and keep the language elsewhere.
        candidates.append(locale.getlocale()[0] or "")
    named = next((c for c in candidates if c), "")
    code = named[:2].lower()
    german = {"ge": "de"} if named.lower().startswith("german") else {}
    code = german.get(code, code)
    return code if code in LANGUAGES else "en"


def _flatten(file: Path, prefix: str, table: Mapping[str, Any], into: dict[str, str]) -> None:
    for key, value in table.items():
        full = f"{prefix}{key}"
        match value:
            case dict():
                _flatten(file, f"{full}.", value, into)
            case str():
                if full in into:
                    raise CatalogueError(f"{file}: key {full!r} is given twice")
                into[full] = value
            case _:
                raise CatalogueError(f"{file}: {full}: a sentence in quotes is needed, not {value!r}")
