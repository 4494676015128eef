"""Boreal's table says in one place what a card is, can and brings, and why not; slots and reserves have room."""

from __future__ import annotations

import pytest

from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo
from game.games.boreal import words
from game.games.boreal.layout import FAR, NEAR, WIDTH, pyramid_slot, reserve_slot
from game.games.boreal.reading import signs_of
from game.games.boreal.table import Table
from game.i18n.sentences import refusal_sentence
from game.i18n.texts import LANGUAGES, Texts
from game.places import seeds_dir
from game.ui.intents import Focus, Hover, Secondary
from game.ui.layout import Box, unit
from tests.games.boreal.test_screen import settle, table
from tests.scenes.house import House, make_house

RULES = rules_of("boreal")
SETUP = make_setup(RULES, 2)
SIZES = ((960, 600), (1280, 720), (1920, 1080), (2560, 1440))
BOARD = ["birch_wood", "geyser", "map_room", "bear_den", "old_spruce", "snow_gate", "still_tarn", "star_tower"]
HAD = {"token": 6, "pyramid": [["gull_cliff", "cloud_bank", "seed_vault"]], "reserve": ["deep_fjord", "whale_bay"]}
STATES = {
    "choose": {"white": HAD},
    "place": {"white": HAD, "hand": "eagle_rock"},
    "reserve": {"white": {"pyramid": [["moss_hollow", "sunken_library"]]}, "hand": "moss_hollow"},
    "swap": {"white": {"pyramid": [["ember_cave", "reindeer_ford"]]}, "hand": "ember_cave"},
    "peek": {"white": {"pyramid": [["gull_cliff", "seed_vault"]]}, "hand": "gull_cliff",
             "seen": ["amber_hall", "lava_field", "ash_crater"]},
}
n = RULES.components.number


def begun(house: House, name: str):
    scene = table(house, name, ("human", "easy"), RULES.position({"board": BOARD, **STATES[name]}, SETUP))
    settle(house)
    assert scene._turn is not None
    return scene


def has(said: tuple[str, ...], sentence: str) -> bool:
    """Also where it was broken into lines by what draws it."""
    return sentence in said or sentence in " ".join(said)


@pytest.mark.parametrize("name", sorted(STATES))
@pytest.mark.parametrize(("size", "language", "percent"), [
    ((1280, 720), "en", 100), ((960, 600), "de", 100), ((1280, 720), "fr", 150),
])
def test_every_refusal_is_told_where_one_points(name, size, language, percent):
    """By mouse and by keyboard, before anything is clicked."""
    house = make_house(size=size, language=language, text_size=percent)
    scene = begun(house, name)
    barred = [s for s in scene.presentation.spots if not s.enabled]
    assert barred
    for spot in barred:
        assert spot.why is not None, spot.id
        sentence = refusal_sentence(house.app.services.text, "boreal", spot.why)
        for intent in (Hover(spot.id), Focus(spot.id)):
            house.give(Hover(None), intent)
            house.draw()
            assert has(house.said, sentence), spot.id
            assert house.overflows == ()


def test_a_refused_click_names_the_rule():
    """What stands there says why in plain words; who clicks nevertheless is told where to read on."""
    house = make_house()
    scene = begun(house, "choose")
    spot = next(s for s in scene.presentation.spots if not s.enabled)
    sentence = refusal_sentence(house.app.services.text, "boreal", spot.why)
    house.choose(spot.id)
    assert house.app.ui.toasts[-1].text == f"{sentence} ({spot.why.rule})"


def test_a_second_archive_is_refused_for_being_one():
    """BO-09, though the card also lies out of reach: it can't even be scouted."""
    house = make_house()
    scene = begun(house, "choose")
    ids = {f"card/{n('map_room')}", f"card/{n('star_tower')}"}
    archives = {s.id: s for s in scene.presentation.spots if s.id in ids}
    assert len(archives) == 2
    for spot in archives.values():
        assert not spot.enabled
        assert spot.why.rule == "BO-09"
    fields = {"board": BOARD, "white": {**HAD, "token": 2, "pyramid": [["gull_cliff"]]}}
    scene = table(house, "free", ("human", "easy"), RULES.position(fields, SETUP))
    settle(house)
    assert all(s.enabled for s in scene.presentation.spots if s.id in archives)


def test_a_button_that_waits_says_for_what():
    house = make_house()
    scene = begun(house, "choose")
    house.draw()
    assert "Choose a card first." not in house.said
    house.app.ui.place_focus(scene, "discover", "key")
    house.app.ui.memory.focus_visible = True
    house.draw()
    assert "Choose a card first." in house.said


def test_a_cards_words_stand_in_one_place():
    """In the panel, and no bubble over the board repeats them; enlarged with what could be done, then not twice."""
    house = make_house()
    scene = begun(house, "choose")
    card = RULES.components.cards[n("geyser")]
    t = house.app.services.text.t
    assert all(not s.hint for s in scene.presentation.spots if s.id.startswith("card/"))
    sentence = words.points(t, RULES.components, card)
    house.give(Hover("card/" + str(n("geyser"))))
    house.draw()
    assert list(house.said).count(sentence) == 1
    can = t("boreal.now.discover", n=card.cost)
    assert can in house.said
    house.give(Secondary("card/" + str(n("geyser"))))
    house.draw()
    assert list(house.said).count(sentence) == 1
    assert list(house.said).count(can) == 2  # below the sheet, and on it


def test_the_panel_leads_to_the_card_large_else_to_the_signs():
    """A click or K: the card that is chosen, sign by sign; a second time closes it."""
    house = make_house()
    scene = begun(house, "choose")
    t = house.app.services.text.t
    house.draw()
    assert t("boreal.panel.more") in house.said
    house.choose(f"card/{n('geyser')}", "reader")
    house.draw()
    every = signs_of(t, RULES.components, RULES.components.cards[n("geyser")])
    assert {sign.words for sign in every} <= set(house.said)
    house.choose("reader")
    house.draw()
    assert scene.detail == ""
    assert t("boreal.panel.large") in house.said
    scene = table(house, "bot", ("easy", "human"))  # also while nobody here chooses
    settle(house)
    assert scene._turn is None
    house.choose("reader")
    house.draw()
    assert t("boreal.legend.title") in house.said


def test_what_lies_tells_what_it_counts():
    """BO-25: Gull Cliff has its points printed on it, Seed Vault counts sets of four families: none."""
    house = make_house()
    begun(house, "choose")
    printed = RULES.components.cards[n("gull_cliff")].points
    for card, points, reason in (("gull_cliff", printed, "printed on the card"), ("seed_vault", 0, "0 full sets")):
        house.give(Hover(f"card/{n(card)}"))
        house.draw()
        assert house.app.services.text.t("boreal.now.counts", n=points, reason=reason) in house.said


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150])
def test_points_and_progress_of_both_are_always_told(size, percent):
    house = make_house(size=size, text_size=percent)
    fields = {"board": BOARD, "white": HAD, "black": {"pyramid": [["warm_spring", "moss_hollow"]]}}
    scene = table(house, "count", ("human", "easy"), RULES.position(fields, SETUP))
    settle(house)
    house.draw()
    assert {"3/10", "2/10"} <= set(house.said)
    totals = RULES.scorer.totals(scene.view.view)
    t = house.app.services.text.t
    assert all({str(p), t("boreal.panel.points", n=p)} & set(house.said) for p in totals)
    assert house.overflows == ()


class Pencil:
    """Notes where frames are drawn."""

    u = 1.0

    def __init__(self) -> None:
        self.boxes: list[Box] = []

    def box(self, box: Box, *_: object, **__: object) -> None:
        self.boxes.append(box)


def seats(*kinds: str) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(f"P{i}", kind, i) for i, kind in enumerate(kinds))


def made(kinds: tuple[str, str], **options: object) -> Table:
    found = Table(RULES, Texts.load(seeds_dir(), "en"), None, None, seats(*kinds))
    found.options = dict(make_setup(RULES, 2, options).options)
    return found


def area(size: tuple[int, int]) -> tuple[Box, float]:
    u = unit(size)
    return Box(0, 52 * u, size[0], size[1] - 52 * u), u


@pytest.mark.parametrize(("rows", "width", "slots"), [
    ([], WIDTH, range(10)),
    ([["gull_cliff"]], 1, [-1, 1]),
    ([["gull_cliff", "cloud_bank"]], 2, [-1, 2, 4]),
    ([["gull_cliff", "cloud_bank", "seed_vault"], ["whale_bay"]], 3, [-1, 3, 5]),
    ([["gull_cliff", "cloud_bank", "seed_vault", "geyser"], ["whale_bay"]], 4, [5, 6, 7, 8, 9]),
])
def test_free_slots_stay_in_sight(rows, width, slots):
    """BO-10: those where the next card may lie, the base floating; all that are left once the base lies."""
    board = ["birch_wood", "still_tarn", "map_room", "bear_den", "old_spruce", "snow_gate", "camp_fire", "star_tower"]
    own = made(("human", "human"))
    view = RULES.observe(RULES.position({"board": board, "white": {"pyramid": rows}}, SETUP), None)
    layout = own.layout(*area((1280, 720)), 2)
    pencil = Pencil()
    own._draw_frames(pencil, layout, own.cast(view), NEAR)
    assert pencil.boxes == [layout.slots[pyramid_slot(NEAR, width, slot)] for slot in slots]


@pytest.mark.parametrize("size", SIZES)
def test_in_a_fixed_view_black_is_no_smaller_than_white(size):
    for kinds, fixed, equal in ((("human", "human"), True, True), (("easy", "human"), True, True),
                                (("human", "human"), False, False), (("human", "easy"), True, False)):
        slots = made(kinds, fixed_view=fixed).layout(*area(size), 2).slots
        near, far = slots["near/pyramid/4/0"].w, slots["far/pyramid/4/0"].w
        assert (near == pytest.approx(far)) is equal
        assert far >= 0.69 * near


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("fixed", [False, True])
def test_the_far_pyramid_and_the_reserves_take_the_room_there_is(size, fixed):
    slots = made(("human", "human"), fixed_view=fixed).layout(*area(size), 2).slots
    u = unit(size)
    free = slots["row"].y - slots["far/pyramid"].bottom + slots["far/pyramid"].y - slots["stage"].y
    assert free <= 40 * u  # above and below it, gaps apart
    for side in (NEAR, FAR):
        tray = slots[f"{side}/reserve"]
        before = float("inf")
        for count in range(1, 19):
            edge = slots[reserve_slot(side, count, 0)].w
            assert edge <= before
            before = edge
        # eleven cards: no less than a third of the panel is picture
        edge = slots[reserve_slot(side, 11, 0)].w
        assert 11 * edge * edge >= 0.33 * tray.w * tray.h
    if not fixed:
        assert slots[reserve_slot(NEAR, 11, 0)].w >= 50 * u


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_peeked_cards_are_as_large_as_those_of_the_row(size, language):
    """BO-21: three cards and the sentence above them."""
    house = make_house(size=size, language=language)
    scene = begun(house, "peek")
    slots = scene.view.layout(scene._area(size, house.u)[1], house.u).slots
    house.draw()
    assert house.overflows == ()
    for k in range(3):
        assert slots[f"near/seen/{k}"].w >= slots["space/1"].w
