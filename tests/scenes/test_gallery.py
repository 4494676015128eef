"""The gallery: all cards of a game side by side, one enlarged, the signs; reached from the rulebook."""

from __future__ import annotations

import pytest

from game.core.registry import rules_of
from game.i18n.texts import LANGUAGES
from game.scenes.gallery import GalleryScene, grid, has_gallery
from game.scenes.rulebook import RulebookScene
from game.ui.layout import Box
from tests.scenes.house import SIZES, assert_tidy, make_house, open_above


def test_the_rulebook_leads_to_the_cards_and_the_signs() -> None:
    house = make_house()
    open_above(house, RulebookScene("boreal"))
    house.draw()
    first = next(s for s in house.said if len(s) > 60)
    assert first.startswith("Build a pyramid of ten northern places")
    house.choose("contents/cards")
    assert house.top.name == "gallery"
    cards = [r.id for r in house.regions() if r.id.startswith("card/")]
    assert len(cards) == len(rules_of("boreal").components.cards) == 44
    house.back()
    assert house.top.name == "rulebook"
    house.choose("contents/signs")
    house.draw()
    assert "The signs on the cards" in house.said
    house.choose("signs")
    assert any(r.id == "card/geyser" for r in house.regions())


def test_a_card_enlarges_and_closes() -> None:
    house = make_house()
    open_above(house, GalleryScene("boreal"))
    house.choose("card/aurora_dome")
    house.draw()
    assert "Aurora Dome" in house.said
    house.choose("close")
    assert house.top.detail == ""
    house.choose("card/geyser")
    house.back()
    assert (house.top.name, house.top.detail) == ("gallery", "")
    house.back()
    assert house.top.name == "home"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_it_fits(size: tuple[int, int], language: str) -> None:
    house = make_house(size=size, language=language)
    open_above(house, GalleryScene("boreal"))
    assert_tidy(house)
    house.choose("signs")
    assert_tidy(house)
    house.choose("signs", "card/sunken_library")
    assert_tidy(house)


def test_only_a_game_with_cards_to_show_has_one() -> None:
    assert has_gallery("boreal")
    assert not has_gallery("biathlon")
    assert not has_gallery("no such game")


def test_the_squares_of_a_grid_lie_apart_in_their_box() -> None:
    box = Box(10, 20, 900, 400)
    found = grid(box, 44, 8)
    assert len(found) == 44
    assert all(box.grown(0.01).holds(b) and b.w == b.h for b in found)
    assert not any(a.overlaps(b) for n, a in enumerate(found) for b in found[n + 1:])
    assert found[0].w > 70


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_rulebook_shows_an_example_where_it_has_room(size: tuple[int, int], language: str) -> None:
    house = make_house(size=size, language=language)
    open_above(house, RulebookScene("boreal"))
    assert_tidy(house)
    text = house.app.services.text
    names = [text(f"boreal.example.{part}") for part in ("cost", "family", "points", "compasses", "power")]
    assert set(names) <= set(house.said)
    house.choose("example")
    assert (house.top.name, house.top.signs) == ("gallery", True)
    house.back()
    house.write("search", "Rest")
    house.draw()
    assert "example" not in {r.id for r in house.regions()}
    house.set("game", "biathlon")
    assert_tidy(house)
    assert "example" not in {r.id for r in house.regions()}
