"""The schema number of what is stored, and the chain of migrations that brings older documents up to it.

Pure. To change the format: raise SCHEMA, add {old number: function} to the chain of each kind that changes
(and nothing to the others) in CURRENT, freeze a fixture of the old schema in tests/savestate/fixtures.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

SCHEMA = 1

Migration = Callable[[dict[str, Any]], dict[str, Any]]
Chain = Mapping[int, Migration]


# From schema n to n + 1. A game's document is {"header": {...}, "entries": [...]}, the others are the file's
# own object (a record: its line's). The first line of a journal keeps its frame and its "schema" for ever, so
# that an old app can tell a newer game from a damaged one.
@dataclass(frozen=True, slots=True)
class Formats:
    """The newest schema and, for each kind of document, the chain that leads to it."""

    schema: int = SCHEMA
    game: Chain = field(default_factory=dict)
    settings: Chain = field(default_factory=dict)
    record: Chain = field(default_factory=dict)


CURRENT = Formats()


class NewerSchema(Exception):
    """The document was written by a newer version; `schema` is its number."""

    def __init__(self, schema: int) -> None:
        super().__init__(f"schema {schema}")
        self.schema = schema


class BadSchema(Exception):
    """The schema number makes no sense, or a migration could not read the document."""


def schema_of(header: Mapping[str, Any], newest: int = SCHEMA) -> int:
    """The number a document carries; raises NewerSchema or BadSchema."""
    number = header.get("schema")
    if type(number) is not int or number < 1:
        raise BadSchema(f"schema {number!r}")
    if number > newest:
        raise NewerSchema(number)
    return number


def upgrade(document: dict[str, Any], start: int, chain: Chain, newest: int = SCHEMA) -> dict[str, Any]:
    """Runs the chain from `start` to `newest`, oldest first. The document given is not altered.

    A number missing in the chain means that this kind of document did not change there. Raises BadSchema.
    """
    result = document
    for number in range(start, newest):
        step = chain.get(number)
        if step is None:
            continue
        try:
            result = step(deepcopy(result))
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadSchema(f"migration {number} to {number + 1}: {error!r}") from error
    return result
