"""Position files: what every game's file may have, and what is said of one that can't be used."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.position import PositionError, read_file, read_position
from game.core.registry import rules_of
from tests.core.coins import COINS, Coins


def no_board(name: str) -> Any:
    raise AssertionError(f"{name}: the game has no boards")


def test_toml_and_json_say_the_same(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text('points = [2, 1]\nnames = ["Ann", "Ben"]\n', encoding="utf-8")
    (tmp_path / "p.json").write_text('{"points": [2, 1], "names": ["Ann", "Ben"]}', encoding="utf-8")
    assert read_file(tmp_path / "p.toml") == read_file(tmp_path / "p.json")
    found = read_position(COINS, read_file(tmp_path / "p.toml"), no_board)
    assert found.state == Coins((2, 1), (), 3)
    assert [s.name for s in found.seats] == ["Ann", "Ben"]
    assert found.session(COINS).state == found.state


def test_house_fields() -> None:
    found = read_position(COINS, {"game": "coins", "options": {"goal": 1}, "kinds": ["human", "hard"], "seed": 7,
                                  "calls": ["heads"]}, no_board)
    assert found.state == Coins((0, 0), ("heads",), 1)
    assert [s.kind for s in found.seats] == ["human", "hard"]
    assert found.seed == "7"


@pytest.mark.parametrize(("data", "named"), [
    ({"game": "chess"}, "game:"),
    ({"options": 3}, "options: 3"),
    ({"options": {"goal": 2}}, "option goal"),
    ({"seats": "two"}, "seats: 'two'"),
    ({"seats": 3}, "3 seats"),
    ({"names": "Ann"}, "names: 'Ann' is not a list of texts"),
    ({"seats": 2, "names": ["Ann"]}, "1 seats"),
    ({"board": 3}, "board: unknown field"),
    ({"point": [1, 2]}, "point: unknown field (known: points, calls, goal)"),
    ({"points": [1, "2"]}, "points[1]: '2' is not a whole number"),
])
def test_a_wrong_field_is_named(data: dict[str, Any], named: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(COINS, data, no_board)
    assert named in str(caught.value) or "names: 1 given for 2 seats" in str(caught.value)


def test_a_board_is_named_by_its_id_where_there_are_boards() -> None:
    with pytest.raises(PositionError, match="board: 3 is not the id of a board"):
        read_position(rules_of("biathlon"), {"board": 3}, no_board)


def test_a_game_without_boards_may_call_a_field_so() -> None:
    """Boreal's board is its row of cards (BO-01)."""
    row = ["birch_wood", "geyser", "camp_fire", "bear_den", "old_spruce", "snow_gate", "still_tarn", "star_tower"]
    rules = rules_of("boreal")
    found = read_position(rules, {"board": row, "names": ["Ann", "Ben"]}, no_board)
    assert [rules.components.cards[c].id for c in found.state.board] == row  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "content", "named"), [
    ("p.toml", b"points = = 2", "p.toml"),
    ("p.json", b"{", "p.json"),
    ("p.json", b"[1]", "no table"),
    ("p.toml", b"\xff\xfe", "no UTF-8"),
])
def test_a_file_that_can_not_be_read_is_named(tmp_path: Path, name: str, content: bytes, named: str) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(PositionError) as caught:
        read_file(tmp_path / name)
    assert named in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PositionError, match=r"none\.toml"):
        read_file(tmp_path / "none.toml")
