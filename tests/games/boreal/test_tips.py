"""What the pointer is told of deck, numbers and plates: true, in every language, and never chosen by it."""

from __future__ import annotations

import pytest

from game.core.rules import make_setup
from game.games.boreal.tips import plate, stone, tips
from game.i18n.texts import LANGUAGES, Texts
from game.places import seeds_dir
from game.ui.intents import Activate, Hover
from game.ui.regions import focus_order
from tests.games.boreal.scenario import rules
from tests.games.boreal.scenario import table as position
from tests.games.boreal.test_screen import settle, table
from tests.rules_marker import rule
from tests.scenes.house import make_house


def english() -> Texts:
    return Texts.load(seeds_dir(), "en")


@rule("BO-06", "BO-11")
def test_a_number_says_what_a_token_there_has() -> None:
    t = english().t
    assert stone(rules(), "Anna", 4, t) == (
        "Space 4 of Anna: a token here has 4 compasses and reaches the cards on spaces 1 to 4.")
    assert stone(rules(), "Anna", 1, t).endswith("Rest gives it 1 more.")
    assert stone(rules(), "Anna", 0, t).endswith("reaches no card of the row. Rest gives it 2 more.")


def test_a_plate_explains_its_numbers() -> None:
    """Camp Fire (fire) has two compasses and Reindeer Ford (nature) one; nothing lies on them."""
    s = position(white={"pyramid": [["camp_fire", "reindeer_ford"]]})
    said = plate(rules(), rules().observe(s, 0), 0, english().t)
    assert said.startswith("Each Rest moves the token 3 spaces")
    assert "Nature 1, Sky 0, Water 0, Fire 1. 2 of 10 cards" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_them(language: str) -> None:
    texts = Texts.load(seeds_dir(), language)
    for _, said in tips(rules(), rules().observe(position(), 0), 0, ("Anna", "Ben"), texts.t):
        assert "{" not in said
    assert not texts.missing


def test_the_pointer_is_told_and_nothing_is_chosen_by_it() -> None:
    """Not even while a card of the deck is to be taken, when any press would confirm the one selected."""
    house = make_house()
    start = rules().position({"hand": "gull_cliff", "white": {"pyramid": [["reindeer_ford"]]},
                              "board": ["birch_wood", "geyser", "camp_fire", "bear_den", "old_spruce", "snow_gate",
                                        "still_tarn", "star_tower"]}, make_setup(rules(), 2))
    scene = table(house, "tips", ("human", "hard"), start=start)
    settle(house)
    ids = {r.id for r in house.regions()}
    assert {"tip/deck", "tip/near/plate", "tip/far/plate", "tip/near/stone/0", "tip/far/stone/8"} <= ids
    assert not [r.id for r in focus_order(house.regions()) if r.id.startswith("tip/")]
    assert house.region("tip/deck").hint.startswith("The deck: ")
    house.choose("slot/1", "place")
    settle(house)
    assert scene.match.session.state.phase == "take"
    house.choose(f"card/{scene.match.session.state.seen[0]}")
    before = len(scene.match.session.played)
    house.give(Hover("tip/deck"), Activate("tip/deck"), Activate("tip/near/stone/3"))
    assert len(scene.match.session.played) == before
    assert scene.selection is not None
