"""JSON form of frozen dataclasses and NamedTuples, by their type hints; one codec for states, setups, events.

Standard library only. Reading checks everything and says at which field it failed.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")


class CodecError(ValueError):
    """The document doesn't fit the type; `path` says where ("hands[2].chips")."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path or 'document'}: {problem}")
        self.path = path
        self.problem = problem


@cache
def record_fields(cls: Any) -> dict[str, Any] | None:
    """Names and hints of a record's stored fields, None if the class is no record."""
    if is_dataclass(cls):
        hints = get_type_hints(cls)
        return {f.name: hints[f.name] for f in fields(cls) if f.init}
    if issubclass(cls, tuple) and hasattr(cls, "_fields"):
        hints = get_type_hints(cls)
        return {name: hints[name] for name in cls._fields}
    return None


def to_json(value: Any) -> Any:
    """Plain JSON data: records become objects, tuples lists."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    cls: Any = type(value)
    names = record_fields(cls)
    if names is not None:
        return {name: to_json(getattr(value, name)) for name in names}
    if isinstance(value, tuple | list):
        return [to_json(v) for v in value]
    if isinstance(value, dict):
        return {str(k): to_json(v) for k, v in value.items()}
    raise TypeError(f"{type(value).__name__} has no JSON form")


def from_json(cls: type[T], data: Any, path: str = "") -> T:
    """The value of type `cls` that the data describes; CodecError if it doesn't fit."""
    return cast(T, _read(cls, data, path))


def _read(hint: Any, data: Any, path: str) -> Any:
    origin = get_origin(hint)
    if hint is Any:
        return data
    if origin in (Union, UnionType):
        return _read_union(get_args(hint), data, path)
    if origin is Literal:
        if data not in get_args(hint):
            raise CodecError(path, f"{data!r} is not one of {', '.join(map(repr, get_args(hint)))}")
        return data
    if origin is tuple or hint is tuple:
        return _read_tuple(get_args(hint), data, path)
    if hint is NoneType:
        if data is not None:
            raise CodecError(path, f"{data!r} is not null")
        return None
    if hint is float and isinstance(data, int) and not isinstance(data, bool):
        return float(data)
    if hint in (int, float, str, bool):
        if type(data) is not hint:
            raise CodecError(path, f"{_short(data)} is not {_NAMES[hint]}")
        return data
    names = record_fields(hint)
    if names is None:
        raise TypeError(f"{hint} can't be read from JSON")
    if not isinstance(data, dict):
        raise CodecError(path, f"{_short(data)} is not an object with {', '.join(names)}")
    for key in data:
        if key not in names:
            raise CodecError(f"{path}.{key}".lstrip("."), f"unknown field (known: {', '.join(names)})")
    given = {n: _read(h, data[n], f"{path}.{n}".lstrip(".")) for n, h in names.items() if n in data}
    try:
        return hint(**given)
    except TypeError:
        lacking = [n for n in names if n not in data]
        raise CodecError(path, f"lacks {', '.join(lacking)}") from None


_NAMES = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}


def _read_tuple(args: tuple[Any, ...], data: Any, path: str) -> tuple[Any, ...]:
    if not isinstance(data, list | tuple):
        raise CodecError(path, f"{_short(data)} is not a list")
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(_read(args[0], v, f"{path}[{i}]") for i, v in enumerate(data))
    if len(data) != len(args):
        raise CodecError(path, f"has {len(data)} entries instead of {len(args)}")
    return tuple(_read(h, v, f"{path}[{i}]") for i, (h, v) in enumerate(zip(args, data, strict=True)))


def _read_union(hints: tuple[Any, ...], data: Any, path: str) -> Any:
    if data is None and NoneType in hints:
        return None
    problems = []
    for hint in hints:
        if hint is NoneType:
            continue
        try:
            return _read(hint, data, path)
        except CodecError as error:
            problems.append(error)
    raise max(problems, key=lambda e: len(e.path))


def _short(data: Any) -> str:
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."


def canonical(value: Any) -> str:
    """The JSON text with sorted keys and no spaces."""
    return json.dumps(to_json(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Any) -> str:
    """16 hex digits that two equal values share and two different ones don't."""
    return blake2b(canonical(value).encode(), digest_size=8).hexdigest()
