"""The end of Boreal counts card by card: the first click or Enter shows the whole, only the next one acts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.scenes.results import AT_ONCE_MS, LATE_KEY_MS, ResultsScene
from tests.scenes.house import House, begin_game, finish_game, make_house

FIRST_MS, CARD_MS, CARDS = 700, 720, 10


def at_the_end(folder: Path, game: str, **settings: object) -> tuple[House, ResultsScene]:
    house = make_house(folder=folder, **settings)  # type: ignore[arg-type]
    begin_game(house, game, names=("Anna", "Ben"), seats=2)
    finish_game(house, random.Random(3))
    scene = house.top
    assert isinstance(scene, ResultsScene)
    return house, scene


def wait(house: House, ms: float) -> None:
    for _ in range(round(ms / 16)):
        house.app.update(16.0)


@pytest.mark.parametrize("id", ["again", "replay", "look", "home"])
@pytest.mark.parametrize("way", ["press", "choose"])
def test_the_first_one_ends_the_count_and_the_next_one_acts(tmp_path: Path, way: str, id: str) -> None:
    house, scene = at_the_end(tmp_path, "boreal")
    wait(house, LATE_KEY_MS + 100)
    changes = house.app.changes
    getattr(house, way)(id)
    assert house.top is scene
    assert scene.ms >= AT_ONCE_MS
    assert house.app.changes == changes + 1  # the loop takes the rest of a double click for the same wish
    getattr(house, way)(id)
    assert house.top is not scene


def test_after_the_count_one_enter_is_enough(tmp_path: Path) -> None:
    house, scene = at_the_end(tmp_path, "boreal")
    wait(house, FIRST_MS + CARDS * CARD_MS)
    house.press("again")
    assert house.top is not scene


def test_with_reduced_motion_nothing_counts_and_one_click_is_enough(tmp_path: Path) -> None:
    house, scene = at_the_end(tmp_path, "boreal", reduced_motion=True)
    house.choose("again")
    assert house.top is not scene


def test_a_race_has_nothing_to_count(tmp_path: Path) -> None:
    house, scene = at_the_end(tmp_path, "biathlon")
    assert scene.view.table.result_ms(scene.view.view) == 0
    house.choose("again")
    assert house.top is not scene
