"""Leaving a table while the disk is full: nothing is lost without a question, and nothing is said that isn't so."""

from __future__ import annotations

import errno
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.places import UserDir
from game.savestate import open_store
from game.scenes.stack import Push
from game.ui.intents import Back, Close, Menu
from tests.scenes.house import House, begin_game, finish_game, make_house, table_of


@pytest.fixture
def disk() -> dict[str, bool]:
    return {"full": False}


@pytest.fixture
def house(tmp_path: Path, disk: dict[str, bool], monkeypatch: pytest.MonkeyPatch) -> House:
    """A race of two people whose disk can be full."""
    from game.savestate.files import DiskAppender

    def append(self: DiskAppender, data: bytes, real: Callable[..., None] = DiskAppender.append) -> None:
        if disk["full"]:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(self, data)

    monkeypatch.setattr(DiskAppender, "append", append)
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna", "Ben"), seats=2, seed="full")
    finish_game(house, random.Random(1), 3)
    return house


def fill(house: House, disk: dict[str, bool]) -> int:
    """Four moves on a full disk; how many entries the game has then."""
    disk["full"] = True
    finish_game(house, random.Random(2), 4)
    return len(table_of(house).match.session.played)


def stored(folder: Path) -> int:
    store = open_store(UserDir(folder))
    (entry,) = store.list_games()  # type: ignore[misc]
    return entry.entries


@pytest.mark.parametrize("way", ["home", "quit", "restart"])
def test_the_menu_asks_before_moves_are_lost(
    house: House, disk: dict[str, bool], tmp_path: Path, way: str
) -> None:
    played = fill(house, disk)
    house.give(Menu())
    house.draw()
    assert "Every move is saved already: you can leave at any time." not in house.said
    assert "The last moves could not be saved." in house.said
    house.choose(way)
    assert house.top.name == "leave"
    house.choose("no")
    assert house.top.name == "pause"
    house.choose(way)
    house.give(Back())
    assert house.top.name == "pause"
    disk["full"] = False
    house.choose(way)
    if way == "restart":
        assert house.top.name == "confirm"
        house.choose("yes")
        house.app.update(16.0)
        house.app.end()
    assert max(e.entries for e in open_store(UserDir(tmp_path)).list_games()) == played  # type: ignore[union-attr]


def test_who_says_so_may_lose_them(house: House, disk: dict[str, bool], tmp_path: Path) -> None:
    played = fill(house, disk)
    house.give(Menu())
    house.choose("home", "yes")
    assert house.names == ("home",)
    assert stored(tmp_path) < played


def test_the_windows_close_button_asks_once(house: House, disk: dict[str, bool]) -> None:
    fill(house, disk)
    house.give(Menu(), Close())
    assert house.top.name == "leave"
    house.choose("no")
    assert house.top.name == "pause"
    house.give(Close(), Close())
    assert house.app.done


def test_closing_with_all_saved_asks_nothing(house: House, disk: dict[str, bool], tmp_path: Path) -> None:
    played = fill(house, disk)
    disk["full"] = False
    house.give(Close())
    assert house.app.done
    assert stored(tmp_path) == played


def test_the_end_of_a_game_asks_too(house: House, disk: dict[str, bool]) -> None:
    disk["full"] = True
    finish_game(house, random.Random(3))
    assert house.top.name == "results"
    for way in ("again", "home"):
        house.choose(way)
        assert house.top.name == "leave"
        house.choose("no")
        assert house.top.name == "results"


def test_a_game_that_could_not_begin_to_be_saved_asks_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.savestate.files import DiskFiles

    def full(self: DiskFiles, name: str, content: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", name)

    monkeypatch.setattr(DiskFiles, "create_folder", full)
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=1, seed="none")
    assert any("disk is full" in toast.text for toast in house.app.ui.toasts)
    house.give(Menu())
    house.choose("home")
    assert house.top.name == "leave"


def test_where_nothing_is_kept_nothing_is_asked_or_promised() -> None:
    house = make_house(folder=None)
    house.draw()
    assert not any("saved after every move" in line for line in house.said)
    begin_game(house, names=("Anna",), seats=1, seed="none")
    house.give(Menu())
    house.choose("home")
    assert house.names == ("home",)


def test_saved_games_that_cannot_be_looked_at_are_no_silence(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file is in the way")
    house = make_house(folder=tmp_path)
    house.draw()
    assert any(str(tmp_path / "games") in line for line in house.said)
    assert not any("saved after every move" in line for line in house.said)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_the_question_fits(house: House, disk: dict[str, bool], language: str, size: tuple[int, int]) -> None:
    from tests.scenes.house import assert_tidy

    fill(house, disk)
    house.size = size
    settings = house.app.services.store.settings.change(language=language).settings
    house.app.stack.reload_with = settings
    house.app.update(16.0)
    house.give(Menu())
    assert_tidy(house)
    question = table_of(house).before_closing()
    assert question is not None
    house.app.stack.apply(Push(question))
    house.app.ui.toasts.clear()
    assert_tidy(house)
