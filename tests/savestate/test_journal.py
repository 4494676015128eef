"""Journals: every way to damage one gives the whole beginning and the error; undo; newer schemas."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.savestate import journal, lines
from game.savestate.journal import Damaged, Loaded, TooNew, live_entries

HEADER = {"schema": 1, "game": "biathlon", "id": "biathlon-1", "seats": [{"name": "Zoë\n"}]}
ENTRIES: tuple[dict[str, Any], ...] = (
    {"a": "card 4", "s": "9f", "state": {"x": [1, 2]}},
    {"c": "roll 1 2 3 4 5"},
    {"a": "card 7", "s": "a0"},
    {"u": 1},
    {"m": {"note": "ä 🎿 \u2028"}},
    {"a": "card 1"},
)
WHOLE = journal.render(HEADER, ENTRIES)


def verdict(data: bytes, backup: bytes | None = None) -> Loaded | Damaged | TooNew:
    return journal.judge(journal.read(data), "game.jsonl", None if backup is None else journal.read(backup))


def test_a_whole_journal() -> None:
    assert verdict(WHOLE) == Loaded(HEADER, ENTRIES, 1)
    assert WHOLE.count(b"\n") == 1 + len(ENTRIES)
    assert WHOLE.isascii()


def test_lines_are_json_that_others_can_read() -> None:
    import json

    documents = [json.loads(line)["e"] for line in WHOLE.splitlines()]
    assert documents == [HEADER, *ENTRIES]


def test_every_truncation() -> None:
    ends = [at + 1 for at, byte in enumerate(WHOLE) if byte == 10]
    for length in range(len(WHOLE)):
        cut = WHOLE[:length]
        found = verdict(cut)
        if length in ends:  # cut between two lines: nothing in the file shows it
            assert found == Loaded(HEADER, ENTRIES[: ends.index(length)], 1)
            continue
        assert isinstance(found, Damaged), length
        # A line that lacks only its end is whole.
        kept = sum(1 for end in ends if end <= length + 1)
        if kept:
            assert (found.header, found.prefix) == (HEADER if length >= ends[0] else None, ENTRIES[: kept - 1])
        assert found.error.key == "save.damaged"
        assert found.error.params["kept"] == len(found.prefix)


def test_a_cut_between_two_lines_shows_against_the_backup() -> None:
    cut = journal.render(HEADER, ENTRIES[:2])
    found = verdict(cut, journal.render(HEADER, ENTRIES[:5]))
    assert isinstance(found, Damaged)
    assert (found.header, found.prefix, found.from_backup) == (HEADER, ENTRIES[:5], True)
    assert found.error.params["why"] == "save.why.end_missing"


def test_every_byte_flipped() -> None:
    rng = random.Random(1)
    for at in range(len(WHOLE)):
        flipped = bytearray(WHOLE)
        flipped[at] ^= rng.randrange(1, 256)
        found = verdict(bytes(flipped))
        assert isinstance(found, Damaged), at
        line = WHOLE[:at].count(b"\n")
        if line == 0:
            assert found.header is None
        else:
            assert (found.header, found.prefix) == (HEADER, ENTRIES[: line - 1])
            assert found.error.params["line"] == line + 1


@given(st.data())
def test_any_bytes_at_all(data: st.DataObject) -> None:
    damaged = bytearray(WHOLE)
    for _ in range(data.draw(st.integers(1, 5))):
        start = data.draw(st.integers(0, len(damaged)))
        length = data.draw(st.integers(0, 40))
        damaged[start : start + length] = data.draw(st.binary(max_size=40))
    found = verdict(bytes(damaged))
    assert isinstance(found, Loaded | Damaged)
    entries = found.entries if isinstance(found, Loaded) else found.prefix
    assert entries == ENTRIES[: len(entries)]


@given(st.binary(max_size=200))
def test_strange_files_are_damaged(data: bytes) -> None:
    found = verdict(data)
    assert isinstance(found, Damaged)
    assert (found.header, found.prefix) == (None, ())


def test_empty_file_is_damaged_not_empty() -> None:
    found = verdict(b"")
    assert isinstance(found, Damaged)
    assert found.error.params["why"] == "save.why.empty_file"


def test_lost_and_swapped_lines_show() -> None:
    parts = WHOLE.splitlines(keepends=True)
    lost = b"".join(parts[:2] + parts[3:])
    swapped = b"".join([*parts[:2], parts[3], parts[2], *parts[4:]])
    twice = b"".join(parts[:3] + parts[2:])
    for data, kept in ((lost, 1), (swapped, 1), (twice, 2)):
        found = verdict(data)
        assert isinstance(found, Damaged)
        assert found.prefix == ENTRIES[:kept]


def test_lost_header_comes_from_the_backup() -> None:
    damaged = b"X" + WHOLE[1:]
    found = verdict(damaged, journal.render(HEADER, ENTRIES[:3]))
    assert isinstance(found, Damaged)
    assert (found.header, found.prefix, found.from_backup) == (HEADER, ENTRIES, True)


def test_a_foreign_journal_behind_the_header_loses_to_the_backup() -> None:
    damaged = b"X" + journal.render(HEADER, ({"a": "another"},))[1:]
    found = verdict(damaged, journal.render(HEADER, ENTRIES[:3]))
    assert isinstance(found, Damaged)
    assert found.prefix == ENTRIES[:3]


def test_newer_schema_is_refused_with_its_number() -> None:
    assert verdict(journal.render(HEADER | {"schema": 2}, ENTRIES)) == TooNew(2, "game.jsonl")
    # Even if the newer version writes its entries in a way unknown today.
    strange = journal.render(HEADER | {"schema": 7}) + b"\x00\x01 something else"
    assert verdict(strange) == TooNew(7, "game.jsonl")


@pytest.mark.parametrize("schema", [None, 0, -1, "1", True, 1.0])
def test_senseless_schema_is_damage(schema: object) -> None:
    found = verdict(journal.render(HEADER | {"schema": schema}, ENTRIES))
    assert isinstance(found, Damaged)
    assert (found.header, found.error.params["why"]) == (None, "save.why.schema")


def test_undo_cuts_the_log_back() -> None:
    assert live_entries(ENTRIES) == [ENTRIES[0], ENTRIES[4], ENTRIES[5]]
    assert live_entries([{"a": 1}, {"u": 0}, {"a": 2}, {"a": 3}, {"u": 2}, {"u": 1}]) == [{"a": 2}]
    assert journal.read(WHOLE).live == 3


@pytest.mark.parametrize("back", [-1, 3, "1", None, True, 1.0])
def test_undo_to_nowhere(back: object) -> None:
    log: list[dict[str, Any]] = [{"a": 1}, {"a": 2}, {"u": back}]
    with pytest.raises(ValueError, match="undo"):
        live_entries(log)
    found = verdict(journal.render(HEADER, log))
    assert isinstance(found, Damaged)
    assert (found.prefix, found.error.params["why"]) == (({"a": 1}, {"a": 2}), "save.why.undo")


def test_quick_look_agrees_with_reading() -> None:
    for data in (WHOLE, WHOLE[:-5], WHOLE.replace(b"card 7", b"card 8")):
        whole, quick = journal.read(data), journal.read(data, parse=False)
        assert (whole.fault, len(whole.entries), whole.header) == (
            quick.fault,
            len(quick.entries),
            quick.header,
        )


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(st.lists(st.dictionaries(st.text().filter(lambda key: key != "u"), JSON, max_size=3), max_size=5))
def test_round_trip_of_any_json(entries: list[dict[str, Any]]) -> None:
    assert verdict(journal.render(HEADER, entries)) == Loaded(HEADER, tuple(entries), 1)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), {1, 2}, b"bytes"])
def test_what_json_cannot_hold_is_the_callers_mistake(value: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        lines.encode({"a": value})


@pytest.mark.parametrize("text", [b'{"a":NaN}', b'{"a":1e999}', b"[1]", b'{"a":' + b"9" * 5000 + b"}", b"\xff"])
def test_json_that_could_not_be_written_again_is_refused(text: bytes) -> None:
    with pytest.raises(lines.BadLine):
        lines.parse_object(text)


def test_nesting() -> None:
    with pytest.raises(lines.BadLine):
        lines.parse_object(b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}")
    with pytest.raises(lines.BadLine):
        lines.parse_file(b'{"a":' + b"[" * 200 + b"]" * 200 + b"}")
    assert lines.parse_file(b'{"a":[[{"b":1}]]}') == {"a": [[{"b": 1}]]}
