"""Biathlon's tutorial: what each step does to pieces and chips, what it refuses, and that its bubble leaves the
subject and the hand in sight. The positions' numbers follow from BD-03 to BD-14 by hand."""

from __future__ import annotations

import pytest

from game.core.registry import rules_of
from game.games.biathlon import podium
from game.games.biathlon.layout import CARDS
from game.games.biathlon.state import Card
from game.games.biathlon.tutorial import TUTORIAL
from game.i18n.sentences import refusal_sentence
from game.i18n.texts import LANGUAGES
from game.scenes.tutorial import TutorialScene, has_tutorial
from game.ui.layout import Box
from tests.scenes.house import House, assert_tidy, make_house, open_above
from tests.scenes.test_tutorial import asked, do_step, settle

STEPS = [step.id for step in TUTORIAL.steps]
ACTED = [step.id for step in TUTORIAL.steps if step.allow]
SUBJECT = {
    "goal": ("field/0", "range"),
    "dice": ("generator",),
    "rest": ("generator", "field/4"),
    "green": ("die/1", "die/5", "field/4", "field/8"),
    "short": ("die/1", "die/5", "field/11"),
    "back": ("field/10", "field/11"),
    "range": ("field/22", "field/23", "field/0", "range"),
    "waited": ("field/0", "field/22"),
    "last": ("generator", "field/20", "field/22", "field/0"),
}
"""What each step is about, as slots of the table."""
# Who stands where with how many chips when the step begins: (field, laps, chips, waits) of the learner, the rival.
BEGINS = {
    "goal": ((0, 0, 10, 0), (0, 0, 10, 0)),
    "dice": ((0, 0, 10, 0), (0, 0, 10, 0)),
    "rest": ((4, 0, 8, 0), (6, 0, 7, 0)),  # BD-06: die 4 for 2 chips, die 5 for 3
    "green": ((4, 0, 10, 0), (7, 0, 8, 0)),  # BD-07, BD-06: 2 chips; die 1 and a chip
    "short": ((11, 0, 2, 0), (12, 0, 8, 0)),
    "back": ((11, 0, 2, 0), (17, 0, 7, 0)),  # BD-11: nothing paid, nothing gained; the rival: die 3 for 1 chip
    "range": ((22, 0, 3, 0), (18, 0, 9, 0)),
    "waited": ((0, 1, 0, 0), (22, 0, 10, 0)),  # BD-13: 3 paid, 2 rounds sat out
    "last": ((20, 2, 7, 0), (22, 2, 3, 0)),
}


def go_to(house: House, step: str) -> TutorialScene:
    open_above(house, TutorialScene("biathlon", strict=True))
    while settle(house).step.id != step:
        do_step(house)
    return settle(house)


def racers(scene: TutorialScene) -> tuple[tuple[int, int, int, int], ...]:
    return tuple((r.field, r.laps, r.chips, r.waits) for r in scene.match.session.state.players)


def test_it_is_short_and_tells_the_game_in_order() -> None:
    assert has_tutorial("biathlon")
    assert [*BEGINS, "end"] == STEPS
    assert len(STEPS) == 10


@pytest.mark.parametrize("step", BEGINS)
def test_each_step_begins_where_its_words_say(step: str) -> None:
    scene = go_to(make_house(), step)
    assert racers(scene) == BEGINS[step]
    assert scene.match.turn == 0


@pytest.mark.parametrize(("step", "after"), [
    ("green", (8, 0, 8, 0)),  # BD-08: from the green point 4 to the green point 8 for 2 chips
    ("back", (10, 0, 5, 0)),  # BD-09: from 11 to 10, 3 chips
])
def test_the_green_points_do_what_the_words_say(step: str, after: tuple[int, ...]) -> None:
    scene = go_to(make_house(), step)
    rules = rules_of("biathlon")
    state = rules.apply(scene.match.session.state, asked(scene)).state
    if step == "back":  # the rival has still to choose
        state = rules.apply(state, rules.notation.parse("card 2")).state
    racer = state.players[0]
    assert (racer.field, racer.laps, racer.chips, racer.waits) == after


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ["short", "range"])
def test_the_warning_is_seen_before_the_card_is_laid(step: str, language: str) -> None:
    house = make_house(language=language)
    scene = go_to(house, step)
    card = scene.step.allow[0].replace(" ", "/")
    house.choose(card)
    assert scene.step.id == step
    found = scene.presentation.warning
    number = int(scene.step.allow[0].split()[1])
    warned = scene.view.controller.rules.warnings(scene.view.view, Card(number))
    assert [w.rule for w in warned] == [{"short": "BD-11", "range": "BD-13"}[step]]
    assert found == refusal_sentence(house.app.services.text, "biathlon", warned[0], "warning")
    house.draw()
    assert found in " ".join(house.said)
    before = len(scene.match.session.played)
    house.choose("lay")
    assert len(scene.match.session.played) > before


@pytest.mark.parametrize("card", ["card/3", "card/4", "card/8"])
def test_every_card_of_the_last_step_wins(card: str) -> None:
    house = make_house()
    scene = go_to(house, "last")
    house.choose(card, "lay")
    settle(house)
    result = scene.match.result()
    assert scene.step.id == "end"
    assert (result.termination, result.ranking) == ("paid", (1, 2))  # BD-14


@pytest.mark.parametrize("card", [1, 2, 5, 7, 10])
def test_no_other_card_pays_at_the_finish_in_the_last_step(card: int) -> None:
    """BD-14: too short a way, or fewer than 5 chips at the finish."""
    scene = go_to(make_house(), "last")
    rules = rules_of("biathlon")
    state = rules.apply(scene.match.session.state, rules.notation.parse(f"card {card}")).state
    assert state.termination != "paid"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_card_is_refused_with_a_sentence(language: str) -> None:
    house = make_house(language=language)
    for step in ACTED:
        scene = go_to(house, step)
        before = len(scene.match.session.played)
        wrong = next(f"card/{n}" for n in range(1, CARDS + 1) if not scene.step.allows(f"card {n}"))
        house.choose(wrong, "lay")
        settle(house)
        assert (scene.step.id, len(scene.match.session.played)) == (step, before)
        house.draw()
        wanted = house.app.services.text("tutorial.not_now", what=scene.ask)
        assert wanted in " ".join(house.said), step


def test_while_one_reads_no_card_can_be_laid() -> None:
    house = make_house()
    for step in ("goal", "waited"):
        scene = go_to(house, step)
        before = len(scene.match.session.played)
        house.choose("card/7", "card/7")
        settle(house)
        assert (scene.step.id, len(scene.match.session.played)) == (step, before)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_texts_fit_and_the_bubble_leaves_subject_and_hand_in_sight(size: tuple[int, int], language: str) -> None:
    house = make_house(size=size, language=language)
    open_above(house, TutorialScene("biathlon", strict=True))
    for step in STEPS:
        scene = settle(house)
        assert scene.step.id == step
        assert_tidy(house)
        if step == "end":
            break
        corners = house.region("lesson/bubble").polygon
        bubble = Box(*corners[0], corners[2][0] - corners[0][0], corners[2][1] - corners[0][1])
        layout = scene.view.layout(scene._area(size, house.u)[1], house.u)
        for slot in (*SUBJECT[step], *(f"hand/{n}" for n in range(1, CARDS + 1))):
            assert not bubble.overlaps(layout.slots[slot]), (step, slot)
        you = scene.match.session.state.players[0]
        assert not bubble.overlaps(layout.slots[f"at/{you.field}/0"]), step
        do_step(house)


@pytest.mark.parametrize("box", [Box(0, 0, 1264, 400), Box(0, 0, 940, 330), Box(0, 0, 900, 800)])
def test_the_winner_s_head_is_in_the_picture_of_the_end(box: Box) -> None:
    """The bubble leaves a low and wide box for the podium: the hopping winner and the number above stay in it."""
    scene = podium._scene(box, 0)
    head = scene.y + (podium.STEPS[0][1] - 18 - 0.89 * podium.FIGURE - 28) * scene.w / 1200
    assert head >= box.y
    assert scene.bottom <= box.bottom + 1
