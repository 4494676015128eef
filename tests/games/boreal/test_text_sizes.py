"""No sentence of a card or a preview is dropped at any text size: each is drawn whole."""

from __future__ import annotations

import random

import pytest

from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.games.boreal import signs, words
from game.games.boreal.reading import signs_of
from game.games.boreal.state import Place, State, SwapPyramid
from game.i18n.texts import LANGUAGES
from game.places import art_dir
from game.stage.play import Mark
from game.ui.intents import Hover
from tests.games.boreal.test_screen import settle, table
from tests.scenes.house import make_house

RULES = rules_of("boreal")
SIZES = ((960, 600), (1280, 720))
CASES = [(size, language, {"text_size": percent})
         for size in SIZES for language in LANGUAGES for percent in (100, 150)]
CASES += [(size, language, {"ui_scale": percent})
          for size in SIZES for language, percent in (("de", 125), ("fr", 150), ("de", 200))]


@pytest.fixture(scope="module")
def wordy() -> list[tuple[State, Place | SwapPyramid]]:
    """Of games played at random, the moves that bring the most different things."""
    found = []
    for number in range(8):
        chooser = random.Random(number)
        game = Session(RULES, make_setup(RULES, 2), f"wordy {number}", (SeatInfo("A"), SeatInfo("B")))
        while True:
            game.settle()
            if game.over:
                break
            legal = RULES.legal(game.state)
            for action in legal:
                if isinstance(action, Place | SwapPyramid):
                    seen = RULES.preview(game.state, action)
                    count = len(seen.changes) + len(seen.covered) + bool(seen.rival) + bool(seen.gained)
                    found.append((count, len(found), game.state, action))
            game.act(chooser.choice(legal))
    found.sort(key=lambda entry: (-entry[0], entry[1]))
    assert found[0][0] >= 4
    return [(state, action) for _, _, state, action in found[:10]]


@pytest.mark.parametrize(("size", "language", "larger"), CASES)
def test_all_that_a_move_brings_is_said(size, language, larger, wordy):
    house = make_house(size=size, language=language, **larger)
    for number, (state, action) in enumerate(wordy):
        scene = table(house, f"wordy {number}", start=state)
        scene.view.show(state.seat)
        settle(house)
        scene._begin_turn(state.seat)
        assert scene._turn is not None
        scene.selection = scene.view.controller.select(scene._turn, action)
        lines = [m.text for m in scene.presentation.marks if m.kind in ("line", "cover", "paid")]
        assert lines or isinstance(action, SwapPyramid)
        house.draw()
        for line in lines:
            assert line[0].upper() + line[1:] in house.said
        assert house.overflows == ()


@pytest.mark.parametrize(("size", "language", "larger"), CASES)
def test_a_card_that_is_read_says_everything(size, language, larger):
    house = make_house(size=size, language=language, **larger)
    scene = table(house, "reading")
    settle(house)
    t = house.app.services.text.t
    for number, card in enumerate(RULES.components.cards):
        scene._marks = lambda number=number: (Mark("card", (), str(number)),)
        for detail in ("", f"card/{number}"):
            scene.detail = detail
            house.draw()
            # in the panel, or with each sign of the enlarged card: in one place, not in two
            signs = [sign.words for sign in signs_of(t, RULES.components, card)]
            wanted = signs if detail else [words.facts(t, card), *words.rules_of_card(t, RULES.components, card)]
            for sentence in wanted:
                assert sentence in house.said, (card.id, sentence)
            assert (words.facts(t, card) in house.said) is not bool(detail) or not card.compasses
            assert house.overflows == (), (card.id, detail)


@pytest.mark.parametrize("percent", [100, 150])
def test_what_a_card_can_be_used_for_is_said(percent):
    house = make_house(size=(960, 600), language="de", text_size=percent)
    scene = table(house, "using")
    settle(house)
    for spot in scene.presentation.spots:
        if spot.id.startswith("card/"):
            house.give(Hover(spot.id))
            house.draw()
            assert house.overflows == (), spot.id


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080), (800, 1200)])
@pytest.mark.parametrize("percent", [100, 125, 150, 200])
def test_the_pyramids_stay_readable_however_large_the_rest_is_wanted(size, percent):
    """Cards are readable from 64 pixels on where the window is 1280 wide; plate, reserve and preview stay apart."""
    house = make_house(size=size, ui_scale=percent)
    scene = table(house, "large")
    settle(house)
    layout = scene.view.layout(scene._area(size, house.u)[1], house.u)
    usual = make_house(size=size)
    before = table(usual, "large")
    settle(usual)
    whole = before.view.layout(before._area(size, usual.u)[1], usual.u)
    for slot in ("near/pyramid/4/0", "far/pyramid/4/0", "space/1"):
        assert layout.slots[slot].w >= 0.75 * whole.slots[slot].w, slot
    for side in ("near", "far"):
        boxes = [layout.slots[f"{side}/{name}"] for name in ("plate", "reserve", "pyramid")]
        boxes.append(layout.slots["preview" if side == "near" else "deck"])
        for number, box in enumerate(boxes):
            assert layout.board.holds(box), (side, number)
            assert not any(box.overlaps(other) for other in boxes[number + 1:]), (side, number)
    assert layout.log.h > 30 * house.u


ICONS = sorted(p.stem for p in (art_dir() / "boreal/icons").glob("*.svg"))


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_while_no_card_is_read_every_sign_is_explained(size, language):
    """In the panel in a few words, at every size of the window; on a key or a click in sentences."""
    house = make_house(size=size, language=language)
    scene = table(house, "legend")
    settle(house)
    scene.pointed = ""
    house.draw()
    t = house.app.services.text.t
    every = signs.short(t, RULES.components)
    assert {s.picture for s in every} - {"tab", "number"} == set(ICONS) - {"points"}
    assert {s.words for s in every} <= set(house.said)
    assert house.overflows == ()


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("de", 100), ("fr", 100), ("de", 150), ("fr", 150)])
def test_all_signs_are_shown_large_on_a_key(size, language, percent):
    house = make_house(size=size, language=language, text_size=percent)
    scene = table(house, "legend")
    settle(house)
    t = house.app.services.text.t
    assert house.region("reader").key == "k"
    house.choose("reader")
    assert scene.detail == "reader"
    house.draw()
    every = (*signs.basics(t), *signs.powers(t), *signs.ends(t, RULES.components))
    assert {s.picture for s in every} - {"tab", "number"} == set(ICONS) - {"points"}
    assert {s.words for s in every} <= set(house.said)
    assert house.overflows == ()
    house.choose("reader")
    assert scene.detail == ""
