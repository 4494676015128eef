"""From the start screen to everything and back, by pointer and by keyboard; dialogs let nothing through."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.registry import GAMES
from game.scenes.confirm import ConfirmScene
from game.scenes.home import TILES, HomeScene
from game.scenes.parts import playable
from game.scenes.stack import Pop, Quit
from game.ui import regions as tools
from game.ui.intents import Activate, Back, Help, Menu
from tests.scenes.house import assert_tidy, begin_game, make_house, open_above

COMING = [g for g in GAMES if not playable(g)]


@pytest.mark.parametrize("tile", [t for t, _ in TILES if t != "quit"] + ["about"])
def test_every_tile_opens_a_page_and_esc_comes_back(tile: str) -> None:
    house = make_house()
    house.choose(tile)
    assert len(house.names) == 2
    assert house.top.prompt
    house.back()
    assert house.names == ("home",)


def test_quit_leaves_the_app() -> None:
    house = make_house()
    house.give(Activate("quit"))
    assert house.app.done


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_esc_on_the_start_screen_asks_first(language: str) -> None:
    house = make_house(language=language)
    house.back()
    assert house.names == ("home", "confirm")
    assert house.app.ui.focus == "no"
    assert_tidy(house)
    house.back()
    assert house.names == ("home",)
    house.back()
    house.choose("no")
    assert house.names == ("home",)
    house.back()
    house.choose("yes")
    assert house.app.done


def test_f1_and_f10_on_the_start_screen() -> None:
    house = make_house()
    house.give(Help())
    assert house.names == ("home", "rulebook")
    house.back()
    house.give(Menu())
    assert house.names == ("home", "settings")


def test_every_game_has_its_poster() -> None:
    house = make_house()
    posters = [r for r in house.regions() if r.id.startswith("poster/")]
    assert [r.id.removeprefix("poster/") for r in posters] == list(GAMES)
    house.draw()
    for region in posters:
        assert region.enabled == playable(region.id.removeprefix("poster/"))


@pytest.mark.parametrize("game", COMING)
def test_a_game_that_is_coming_says_so(game: str) -> None:
    house = make_house()
    house.choose(f"poster/{game}")
    assert house.names == ("home",)
    assert [t.text for t in house.app.ui.toasts] == [house.region(f"poster/{game}").why]
    assert "still to come" in house.app.ui.toasts[0].text


def test_the_whole_start_screen_by_arrow_keys() -> None:
    house = make_house()
    regions = house.regions()
    reached = {"poster/crystal_globe"}
    waiting = list(reached)
    while waiting:
        here = waiting.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = tools.toward(regions, here, *way)
            if there is not None and there.id not in reached:
                reached.add(there.id)
                waiting.append(there.id)
    assert {r.id for r in regions if tools.focusable(r)} <= reached


def test_nothing_kept_is_said_and_a_folder_silences_it(tmp_path: Path) -> None:
    house = make_house()
    house.draw()
    assert any("Nothing of this session will be kept" in s for s in house.said)
    kept = make_house(folder=tmp_path)
    kept.draw()
    assert not any("Nothing of this session" in s for s in kept.said)


def test_continue_shows_the_last_game_and_goes_on_with_it(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    assert "continue" not in {r.id for r in house.regions()}
    begin_game(house, names=("Anna",))
    again = make_house(folder=tmp_path)
    again.draw()
    assert "Biathlon · Anna, 3 bots" in again.said
    # The first window still has it: a copy is offered instead.
    again.choose("continue")
    assert again.names == ("home", "confirm")
    again.choose("no")
    house.app.end()
    again.choose("continue")
    assert again.names == ("home", "table")


def test_a_copy_can_be_taken_of_a_game_that_is_open_elsewhere(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house)
    again = make_house(folder=tmp_path)
    again.choose("continue", "yes")
    assert again.names == ("home",)
    found = again.app.services.store.list_games()
    assert isinstance(found, tuple)
    assert len(found) == 2


def test_open_result_goes_to_another_scene_above_home() -> None:
    home = HomeScene()
    house = make_house(home)
    home.resume(("open", ConfirmScene("Really?", "Yes", "No")))
    house.app.update(16.0)
    assert house.names == ("home", "confirm")


def test_confirm_answers_once_and_esc_means_no() -> None:
    for intent, answer in ((Activate("yes"), True), (Activate("no"), False), (Back(), False)):
        scene = ConfirmScene("Really?", "Yes", "No")
        house = make_house()
        open_above(house, scene)
        assert scene.handle(intent) == Pop(answer)
    tagged = ConfirmScene("Really?", "Yes", "No", tag=("copy", "x"))
    assert tagged.handle(Activate("yes")) == Pop((("copy", "x"), True))


def test_no_click_passes_through_a_dialog() -> None:
    house = make_house()
    open_above(house, ConfirmScene("Really?", "Yes", "No"))
    assert {r.id for r in house.regions()} == {"yes", "no"}
    house.give(Activate("settings"), Activate("quit"))
    assert house.names == ("home", "confirm")


def test_enter_is_the_harmless_answer_to_a_dangerous_question() -> None:
    house = make_house()
    open_above(house, ConfirmScene("Delete?", "Delete", "Keep", danger=True))
    keys = {r.id: r.key for r in house.regions()}
    assert keys == {"yes": "", "no": "enter"}


def test_quit_from_the_pause_menu(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house)
    house.give(Menu())
    assert house.names[-1] == "pause"
    assert house.top.handle(Activate("quit")) == Quit()


@pytest.mark.parametrize("game", GAMES)
def test_only_posters_of_games_that_can_be_played_lift_under_the_pointer(game: str) -> None:
    house = make_house()
    box = tools.box_of(house.region(f"poster/{game}"))
    above = (round(box.centre[0]), round(box.y - 4 * house.u))
    edge = (round(box.x) + 1, round(box.centre[1]))
    still = house.draw()
    house.app.ui.memory.glow[f"poster/{game}"] = 1.0
    lit = house.draw()
    focus = house.app.services.theme.colour("focus")
    assert (still.get_at(above) != lit.get_at(above)) == playable(game)
    assert (tuple(lit.get_at(edge))[:3] == tuple(focus)[:3]) == playable(game)
