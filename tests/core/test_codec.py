"""The JSON form: round trips of every kind of hint, and what is said of data that doesn't fit."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.codec import CodecError, canonical, digest, from_json, to_json


class Point(NamedTuple):
    x: int
    y: int = 0


@dataclass(frozen=True, slots=True)
class Thing:
    name: str
    at: Point
    tags: tuple[str, ...] = ()
    pair: tuple[int, bool] = (0, False)
    kind: Literal["a", "b"] = "a"
    maybe: Point | None = None
    weight: float = 1.0
    either: int | str = 0
    derived: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "derived", len(self.tags))


points = st.builds(Point, st.integers(), st.integers())
things = st.builds(
    Thing, st.text(), points, st.lists(st.text(), max_size=3).map(tuple), st.tuples(st.integers(), st.booleans()),
    st.sampled_from(["a", "b"]), st.none() | points, st.floats(allow_nan=False, allow_infinity=False),
    st.integers() | st.text(),
)


@given(things)
def test_what_is_written_is_read_again(thing: Thing) -> None:
    text = canonical(thing)
    assert from_json(Thing, json.loads(text)) == thing
    assert digest(from_json(Thing, json.loads(text))) == digest(thing)


@given(things, things)
def test_digests_differ_when_values_do(a: Thing, b: Thing) -> None:
    assert (digest(a) == digest(b)) == (canonical(a) == canonical(b))


def test_derived_fields_are_not_stored() -> None:
    thing = Thing("t", Point(1, 2), ("x", "y"))
    assert "derived" not in to_json(thing)
    assert from_json(Thing, to_json(thing)).derived == 2


def test_defaults_may_be_left_out() -> None:
    assert from_json(Thing, {"name": "t", "at": {"x": 3}}) == Thing("t", Point(3))


GOOD: dict[str, Any] = {"name": "t", "at": {"x": 1, "y": 2}}


@pytest.mark.parametrize(("change", "path", "problem"), [
    ({"name": 3}, "name", "3 is not a text"),
    ({"at": {"x": "1", "y": 2}}, "at.x", "'1' is not a whole number"),
    ({"at": {"x": True, "y": 2}}, "at.x", "True is not a whole number"),
    ({"at": {"x": 1, "z": 2}}, "at.z", "unknown field (known: x, y)"),
    ({"at": {}}, "at", "lacks x"),
    ({"at": [1, 2]}, "at", "[1, 2] is not an object"),
    ({"tags": "abc"}, "tags", "'abc' is not a list"),
    ({"tags": ["a", 1]}, "tags[1]", "1 is not a text"),
    ({"pair": [1]}, "pair", "has 1 entries instead of 2"),
    ({"kind": "c"}, "kind", "'c' is not one of 'a', 'b'"),
    ({"maybe": {"x": None}}, "maybe.x", "None is not a whole number"),
    ({"weight": "heavy"}, "weight", "'heavy' is not a number"),
    ({"derived": 1}, "derived", "unknown field"),
])
def test_what_does_not_fit_is_named_with_its_place(change: dict[str, Any], path: str, problem: str) -> None:
    with pytest.raises(CodecError) as caught:
        from_json(Thing, {**GOOD, **change})
    assert caught.value.path == path
    assert problem in caught.value.problem


def test_a_document_of_another_kind() -> None:
    with pytest.raises(CodecError, match="document"):
        from_json(Thing, [])


def test_long_values_are_shortened_in_messages() -> None:
    with pytest.raises(CodecError) as caught:
        from_json(Thing, {**GOOD, "tags": "x" * 500})
    assert len(str(caught.value)) < 80


def test_what_has_no_json_form_is_a_programmers_error() -> None:
    with pytest.raises(TypeError):
        to_json(object())
    with pytest.raises(TypeError):
        from_json(complex, {})


def test_canonical_text_does_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": 1, "a": (1, 2)}) == canonical({"a": [1, 2], "b": 1}) == '{"a":[1,2],"b":1}'
