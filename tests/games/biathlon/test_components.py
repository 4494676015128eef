"""What lies in the box, and what makes a board a course."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest

from game.core.registry import components_of
from game.core.rules import make_setup
from game.games.biathlon.components import parse
from game.games.biathlon.rules import check_board, make_rules
from game.games.biathlon.state import Card, Course, course_of
from game.places import seeds_dir
from tests.games.biathlon.scenario import RULES, lane_board, scenario
from tests.rules_marker import rule


@rule("BD-06", "BD-07", "BD-08", "BD-09", "BD-10")
def test_the_ten_cards_of_the_sheet() -> None:
    wanted = [("die", 1, 0, 1), ("die", 2, 0, 0), ("die", 3, 1, 0), ("die", 4, 2, 0), ("die", 5, 3, 0),
              ("stay", 0, 0, 2), ("fields", 3, 0, 0), ("green_ahead", 0, 2, 0), ("green_behind", 0, 0, 3),
              ("fields", 10, 5, 0)]
    assert [(c.move, c.value, c.pay, c.gain) for c in RULES.box.cards] == wanted
    assert (RULES.box.chips.each, RULES.box.chips.hand) == (20, 10)
    assert (RULES.box.race.laps, RULES.box.race.price, RULES.box.race.circle) == (3, 5, 20)


def changed(path: str, value: Any) -> dict[str, Any]:
    data = tomllib.loads((seeds_dir() / "biathlon" / "components.toml").read_text(encoding="utf-8"))
    *way, last = path.split(".")
    here: Any = data
    for step in way:
        here = here[int(step) if step.isdigit() else step]
    if value is None:
        del here[last]
    else:
        here[last] = value
    return data


@pytest.mark.parametrize(("path", "value", "named"), [
    ("chips.hand", 21, "chips.hand"),
    ("chips.each", None, "chips: lacks each"),
    ("dice.number", "five", "dice.number"),
    ("cards.0.value", 6, "cards[0].value: the generator has no field 6"),
    ("cards.3.number", 9, "cards[3].number: 9 instead of 4"),
    ("cards.3.move", "jump", "cards[3].move"),
    ("cards.3.pay", -1, "cards[3]"),
    ("race.laps", 0, "components"),
    ("cards.2.cost", 1, "cards[2].cost: unknown field"),
])
def test_broken_components_are_named(path: str, value: Any, named: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared below
        parse(changed(path, value))
    assert named in str(caught.value)


def test_the_numbers_come_from_the_file() -> None:
    rules = make_rules(changed("cards.6.value", 4))
    s = scenario(1).state
    assert rules.advance(s, Card(7)).players[0].field == 4
    assert components_of("biathlon")["cards"][6]["value"] == 3


def test_a_lane_board_is_a_course() -> None:
    board = lane_board(12, (3, 7))
    assert check_board(board) == []
    course = course_of(board)
    assert course == Course(12, (3, 7))
    assert course.ahead == (3, 2, 1, 4, 3, 2, 1, 5, 4, 3, 2, 1)
    assert course.behind == (0, 0, 0, 0, 1, 2, 3, 4, 1, 2, 3, 4)
    assert RULES.initial(make_setup(RULES, 1, {}, board)).course == course


def test_what_is_no_course_is_named() -> None:
    board = lane_board(6, (3,))

    def with_space(number: int, **changes: Any) -> Any:
        spaces = list(board.spaces)
        spaces[number] = replace(spaces[number], **changes)
        return replace(board, spaces=tuple(spaces))

    assert "space 2: terrain 'ice'" in check_board(with_space(2, terrain="ice"))[0]
    assert "rank 0" in check_board(with_space(4, terrain="start"))[0]
    assert "rank 0" in check_board(with_space(0, terrain="plain"))[0]
    assert "without a gap" in check_board(with_space(5, rank=9))[0]
    assert "rank 1 has two terrains" in check_board(with_space(3, rank=1))[0]
    assert "lane board" in check_board(replace(board, kind="hex"))[0]
    with pytest.raises(ValueError, match="lane board"):
        RULES.initial(make_setup(RULES, 2, {}, replace(board, kind="hex")))


def test_a_course_of_nonsense_is_refused() -> None:
    for fields, greens in ((1, ()), (10, (0,)), (10, (4, 2)), (10, (10,)), (10, (3, 3))):
        with pytest.raises(ValueError, match=r"course|green"):
            Course(fields, greens)
