"""The picture of a game in the lists: whole, kept while the game goes on and as it is left, without any secret."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pygame
import pytest

from game.scenes import parts
from game.scenes.snapshots import STILL_MS
from game.ui.intents import Hover, Menu
from game.ui.layout import Box, bounds
from tests.scenes.house import House, begin_game, finish_game, make_house, table_of


def picture_of(house: House) -> bytes | None:
    """What lies beside the one game that was saved, as another window would find it."""
    writer = table_of(house).match.writer
    assert writer is not None
    writer.flush()
    return house.app.services.store.picture(writer.id)


def at_rest(house: House) -> None:
    """Whatever moves has moved, the screen is handed over, a frame is seen, and the loop turns a few times more."""
    table_of(house).view.finish()
    for _ in range(4):
        house.app.update(STILL_MS / 2)
        if house.top.name == "handover":
            house.choose("show")
        house.draw()


def two_at_biathlon(folder: Path) -> House:
    house = make_house(folder=folder, size=(960, 600))
    begin_game(house, names=("Anna", "Ben"), seats=2, seed="picture")
    return house


def test_a_game_that_is_killed_has_a_picture(tmp_path: Path) -> None:
    house = two_at_biathlon(tmp_path)
    at_rest(house)
    found = picture_of(house)
    assert found is not None
    width, height = pygame.image.load(io.BytesIO(found), "p.png").get_size()
    assert width <= 640
    assert abs(parts.picture_aspect(found) - width / height) < 0.01


def test_no_second_picture_is_taken_of_the_same_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = two_at_biathlon(tmp_path)
    at_rest(house)
    taken: list[int] = []
    monkeypatch.setattr(table_of(house).match, "camera", lambda: taken.append(1))
    table_of(house).snapshots.due = 0.0
    at_rest(house)
    assert taken == []
    table_of(house)._apply(table_of(house).match.session.rules.legal(table_of(house).match.session.state)[0])
    at_rest(house)
    assert taken == [1]


def test_who_does_something_is_not_held_up_by_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = two_at_biathlon(tmp_path)
    at_rest(house)
    table = table_of(house)
    taken: list[int] = []
    monkeypatch.setattr(table.match, "camera", lambda: taken.append(1))
    table.snapshots.due, table.snapshots.taken = 0.0, None
    for _ in range(5):
        house.give(Hover("card/3"))
        house.app.update(STILL_MS - 100)
    assert taken == []
    house.app.update(STILL_MS)
    assert taken == [1]


def test_a_picture_is_a_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever's secrets are on the screen: what the table is given to draw is what everybody may know."""
    house = make_house()
    begin_game(house, names=("Anna",), seats=2, seed="picture")
    at_rest(house)
    table = table_of(house)
    table._apply(table.match.session.rules.legal(table.match.session.state)[3])
    house.draw()
    view = table.view
    rules, state = view.session.rules, view.session.state
    assert view.viewer == 0
    assert rules.observe(state, 0) != rules.observe(state, None), "her card lies face down"
    given: list[tuple[object, object, object]] = []
    monkeypatch.setattr(view.table, "draw", lambda _, __, cast, moment: given.append(
        (cast, moment.viewer, moment.view)))
    assert view.picture() is not None
    spectator = rules.observe(state, None)
    assert given == [(view.table.cast(spectator), None, spectator)]


@pytest.mark.parametrize("way", ["home", "end"])
def test_a_game_that_is_left_has_a_picture_of_its_last_state(tmp_path: Path, way: str) -> None:
    house = two_at_biathlon(tmp_path)
    at_rest(house)
    before = picture_of(house)
    finish_game(house, random.Random(4), 6)
    match = table_of(house).match
    assert match.writer is not None
    id = match.writer.id
    if way == "home":
        at_rest(house)
        house.give(Menu())
        house.choose("home")
    else:
        house.app.end()
    assert house.app.services.store.picture(id) not in (None, before)


def test_a_table_that_cannot_be_drawn_is_closed_all_the_same(tmp_path: Path) -> None:
    house = two_at_biathlon(tmp_path)
    match = table_of(house).match

    def broken() -> bytes:
        raise RuntimeError("no picture today")

    match.camera = broken
    match.close()
    assert match.writer is None


SHOWN = {
    "biathlon": ("field/0", "field/5", "field/17", "die/1", "target/4", "supply"),
    "boreal": ("near/pyramid", "far/pyramid", "near/reserve", "far/reserve", "space/1", "space/8", "deck"),
}


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
@pytest.mark.parametrize("game", sorted(SHOWN))
def test_the_picture_shows_the_whole_table(game: str, size: tuple[int, int]) -> None:
    house = make_house(size=size)
    begin_game(house, game, names=("Anna",), seats=2)
    house.draw()
    area = Box(0, 52 * house.u, size[0], size[1] - 52 * house.u)
    layout = table_of(house).view.layout(area, house.u)
    for slot in SHOWN[game]:
        assert layout.board.clip(area).holds(bounds(layout.polygon(slot))), slot


def striped(width: int, height: int) -> bytes:
    """A picture that is red at its left end and upper edge, blue at its right end and lower edge."""
    surface = pygame.Surface((width, height))
    surface.fill("white")
    surface.fill("red", (0, 0, width // 8, height))
    surface.fill("blue", (width - width // 8, 0, width // 8, height))
    file = io.BytesIO()
    pygame.image.save(surface, file, "p.png")
    return file.getvalue()


@pytest.mark.parametrize("box", [Box(0, 0, 120, 76), Box(0, 0, 600, 230), Box(0, 0, 100, 300)])
def test_a_picture_is_shown_whole_in_any_box(box: Box) -> None:
    house = make_house()
    surface = pygame.Surface((600, 300))
    painter = house.app.painter(surface, 1.0)
    parts.draw_picture(painter, box, "k", striped(640, 380), "biathlon")
    factor = min(box.w / 640, box.h / 380)
    left, y = round(box.w / 2 - 320 * factor), round(box.h / 2)
    red, _, blue, _ = surface.get_at((left + 2, y))
    assert red > 240 > 20 > blue
    red, _, blue, _ = surface.get_at((round(box.w) - left - 3, y))
    assert blue > 240 > 20 > red


@pytest.mark.parametrize(("png", "aspect"), [(striped(600, 300), 2.0), (None, 1.5), (b"no picture", 1.5)])
def test_the_head_of_a_picture_tells_its_shape(png: bytes | None, aspect: float) -> None:
    assert parts.picture_aspect(png) == aspect
