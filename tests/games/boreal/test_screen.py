"""Boreal in the window: whole games by clicks alone, every text fits, the peeked cards are for one pair of eyes."""

from __future__ import annotations

import random

import pytest

from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.games.boreal.state import Take, Under
from game.games.boreal.tutorial import TUTORIAL
from game.i18n.texts import LANGUAGES
from game.savestate.store import Store
from game.scenes.match import Match
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.stage.play import Do, Select
from game.ui.intents import Activate, Back, Drag, Hover, Secondary
from game.ui.regions import focus_order
from tests.scenes.house import House, StillThinker, make_house, open_above

RULES = rules_of("boreal")
SETUP = make_setup(RULES, 2)
BOARD = ["birch_wood", "geyser", "camp_fire", "bear_den", "old_spruce", "snow_gate", "still_tarn", "star_tower"]


def table(house: House, seed: str, kinds: tuple[str, str] = ("human", "human"), start=None, **options) -> TableScene:
    seats = tuple(SeatInfo(n, kind, i) for i, (n, kind) in enumerate(zip(("Anna", "Mireille"), kinds, strict=True)))
    session = Session(RULES, make_setup(RULES, 2, options), seed, seats, start=start)
    session.settle()
    store: Store = house.app.services.store
    scene = TableScene(Match(session, store, StillThinker(), None), strict=True)
    open_above(house, scene)
    return scene


def settle(house: House) -> None:
    for _ in range(8):
        top = house.top
        if isinstance(top, TableScene):
            top.view.finish()
        elif top.name == "handover":
            house.choose("show")
        house.app.update(16.0)


def click(house: House, scene: TableScene, action) -> None:
    """An action by the clicks that lead to it: spots, then the press."""
    control, turn = scene.view.controller, scene._turn
    assert turn is not None
    goal = control.select(turn, action)
    if goal is not None:
        for card in goal.cards[:-1] if isinstance(action, Under) else goal.cards:  # the last one follows by itself
            if scene.selection is None or card not in scene.selection.cards:
                house.choose(f"card/{card}")
        if goal.slot is not None and (scene.selection is None or scene.selection.slot != goal.slot):
            spot = f"slot/{goal.slot}"
            if isinstance(control.choose(turn, spot), Select):
                house.choose(spot)
    presses = {p.id for p in scene.presentation.presses if p.enabled}
    verb = type(action).__name__.lower()
    press = verb if verb in presses else "swap"
    assert press in presses, (action, presses)
    house.choose(press)


@pytest.mark.parametrize(("seed", "fixed"), [("mouse 1", False), ("mouse 2", True), ("mouse 3", False)])
def test_two_people_play_a_whole_game_by_clicks(seed, fixed):
    house, chooser = make_house(), random.Random(seed)
    scene = table(house, seed, fixed_view=fixed)
    for _ in range(400):
        settle(house)
        if scene.match.session.over:
            break
        assert house.top is scene
        before = scene.match.session.state
        action = chooser.choice(RULES.legal(before))
        seat = scene.match.turn
        click(house, scene, action)
        settle(house)
        done = [p for p in scene.match.session.played if p.before is before]
        assert [(p.seat, p.move) for p in done] == [(seat, action)]
    settle(house)
    assert scene.match.session.over
    assert house.top.name == "results"


def test_the_slot_chosen_before_discovering_is_still_chosen_after_it():
    house = make_house()
    white = {"token": 6, "pyramid": [["reindeer_ford", "gull_cliff"]]}
    start = RULES.position({"board": BOARD, "white": white}, SETUP)
    scene = table(house, "then", start=start)
    settle(house)
    card = RULES.components.number("camp_fire")
    house.choose(f"card/{card}", "slot/4", "discover")
    settle(house)
    assert scene.match.session.state.phase == "place"
    assert scene.presentation.presses[0].enabled
    house.choose("place")
    settle(house)
    assert scene.match.session.state.pyramids[0][4] == card


def test_a_swap_that_changes_no_points_says_so():
    house = make_house()
    white = {"token": 3, "pyramid": [["reindeer_ford", "cloud_bank"], ["ember_cave"]]}
    start = RULES.position({"board": BOARD, "hand": "ember_cave", "white": white}, SETUP)
    table(house, "level", start=start)
    settle(house)
    number = RULES.components.number
    house.choose(f"card/{number('reindeer_ford')}", f"card/{number('cloud_bank')}")
    house.draw()
    # 2 for its neighbours, 2 and 1 printed: 5 before and after; three compasses on 3
    assert {"\u00b10", "5 in all", "then on 6"} <= set(house.said)


def test_who_peeks_keeps_the_screen_and_nobody_else_learns_the_cards():
    """BO-21 with two people: who just placed the card sits there already; to the other it is one line of the log."""
    house = make_house()
    white = {"pyramid": [["reindeer_ford"]]}
    start = RULES.position({"board": BOARD, "hand": "gull_cliff", "white": white}, SETUP)
    scene = table(house, "peek", start=start)
    settle(house)
    click(house, scene, next(a for a in RULES.legal(start) if a.slot == 1))
    for _ in range(8):
        scene.view.finish()
        house.app.update(16.0)
    assert house.top is scene
    assert scene.viewer == 0
    seen = scene.match.session.state.seen
    secret = [house.app.services.text(f"boreal.card.{RULES.components.cards[c].id}") for c in seen]
    assert {s.slot for s in scene.presentation.spots} >= {f"near/seen/{k}" for k in range(3)}
    told = [line.text for line in scene.view.log]
    assert all(sum(name in line for line in told) == 1 for name in secret)
    click(house, scene, Take(seen[0]))
    for _ in range(8):
        scene.view.finish()
        house.app.update(16.0)
    assert house.top is scene
    click(house, scene, Under(scene.match.session.state.seen))
    settle(house)
    assert scene.viewer is None
    told = [line.text for line in scene.view.log]
    assert not any(name in line for line in told for name in secret[1:])
    assert told.count("Anna looks at a card of the deck, 3 times.") == 1


def test_a_game_left_while_somebody_peeks_calls_them_to_the_screen_again():
    house = make_house()
    start = RULES.position({"board": BOARD, "hand": "rain_shore", "seen": ["eagle_rock", "watchfire", "whale_bay"],
                            "white": {"pyramid": [["rain_shore"]]}}, SETUP)
    scene = table(house, "peek", start=start)
    for _ in range(8):
        house.app.update(16.0)
    assert house.top.name == "handover"
    house.draw()
    secret = [house.app.services.text(f"boreal.card.{RULES.components.cards[c].id}") for c in start.seen]
    assert not any(name in said for said in house.said for name in secret)
    house.choose("show")
    settle(house)
    assert house.top is scene
    assert scene.viewer == 0


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_in_every_language(size, language):
    house, chooser = make_house(size=size, language=language), random.Random(f"{size} {language}")
    scene = table(house, f"fit {size}", ("human", "human"))
    cut: set[str] = set()

    def look() -> None:
        house.draw()
        cut.update(house.overflows)

    for number in range(300):
        settle(house)
        if scene.match.session.over:
            break
        action = chooser.choice(RULES.legal(scene.match.session.state))
        if number % 5 == 0:
            spots = [s.id for s in scene.presentation.spots]
            house.give(Hover(chooser.choice(spots)))
            look()
            house.give(Secondary(chooser.choice([s for s in spots if s.startswith("card/")])))
            look()
            house.give(Back())
        control, turn = scene.view.controller, scene._turn
        scene.selection = control.select(turn, action)
        if number % 3 == 0:
            look()
        scene._apply(action)
    settle(house)
    assert house.top.name == "results"
    for ms in (0.0, 4000.0, 60000.0):
        house.top.ms = ms
        look()
    assert cut == set()
    assert not house.app.services.text.missing


def test_cards_can_be_read_while_the_other_thinks():
    house = make_house()
    scene = table(house, "read", ("hard", "human"))
    settle(house)
    assert scene._turn is None
    card = scene.match.session.state.board[0]
    spot = next(s for s in scene.presentation.spots if s.id == f"card/{card}")
    house.give(Hover(spot.id))
    house.draw()
    assert house.app.services.text(f"boreal.card.{RULES.components.cards[card].id}") in house.said
    before = len(scene.match.session.played)
    house.give(Activate(spot.id))
    assert len(scene.match.session.played) == before


def test_tab_reaches_everything_that_can_be_chosen():
    house, chooser = make_house(), random.Random(8)
    scene = table(house, "tab")
    for _ in range(60):
        settle(house)
        if scene.match.session.over:
            break
        wanted = {s.id for s in scene.presentation.spots if s.enabled}
        wanted |= {p.id for p in scene.presentation.presses if p.enabled}
        assert wanted <= {r.id for r in focus_order(house.regions())}
        keys = [r.key for r in house.regions() if r.key]
        assert len(keys) == len(set(keys))
        scene._apply(chooser.choice(RULES.legal(scene.match.session.state)))


def test_the_tutorial_tells_the_truth():
    """What its sentences say of the numbers: compasses, reach, and who wins in the end (BO-06, BO-11, BO-24)."""
    steps = {s.id: s for s in TUTORIAL.steps}
    card = {c.id: c for c in RULES.components.cards}
    assert (card["windy_ridge"].cost, card["windy_ridge"].compasses) == (5, 2)
    begin = RULES.position(steps["goal"].position, SETUP)
    assert begin.tokens[0] == 5
    assert begin.board.index(RULES.components.number("windy_ridge")) < 5
    assert card["gull_cliff"].power == "peek"
    assert card["map_room"].kind == "archive"
    assert {RULES.components.number(c) for c in ("gull_cliff", "map_room")} == {
        int(spot.split("/")[1]) for spot in steps["signs"].point}
    scout = RULES.position(steps["scout"].position, SETUP)
    whale = scout.board.index(RULES.components.number("whale_bay")) + 1
    assert whale == 7 > scout.tokens[0]
    assert RULES.position(steps["reserve"].position, SETUP).tokens[0] == 8
    state = RULES.position(steps["last"].position, SETUP)
    for text in ("place L4S1", *steps["last"].then):
        state = RULES.advance(state, RULES.notation.parse(text))
    assert RULES.result(state).ranking == (1, 2)


def test_running_score_can_be_off():
    house = make_house()
    for shown in (True, False):
        scene = table(house, "score", running_score=shown)
        settle(house)
        house.draw()
        words = house.app.services.text("boreal.panel.points", n=0)
        assert (words in house.said) is shown
        assert scene.view.table.options["running_score"] is shown


def test_a_choice_done_is_a_value():
    assert Do("x").then is None


def test_the_cards_of_a_replay_can_be_read_and_it_begins_with_the_table_set():
    house = make_house()
    session = Session(RULES, SETUP, "replay", (SeatInfo("Anna", "easy"), SeatInfo("Jonas", "easy")))
    session.settle()
    while not session.over:
        session.act(RULES.legal(session.state)[0])
        session.settle()
    replay = ReplayScene(session)
    open_above(house, replay)
    assert replay.view is not None
    assert -1 not in replay.view.view.board
    spot = next(s for s in replay.view.watched() if s.id.startswith("card/"))
    card = RULES.components.cards[int(spot.id.removeprefix("card/"))]
    house.give(Hover(spot.id))
    house.draw()
    assert house.app.services.text(f"boreal.card.{card.id}") in house.said
    house.give(Secondary(spot.id))
    assert replay.detail == spot.id
    house.give(Back())
    assert (house.top, replay.detail) == (replay, "")


def drag(house: House, scene: TableScene, spot: str, onto: str) -> None:
    """Press on one spot, move over another, and let go."""
    layout = scene.view.laid_out
    assert layout is not None

    def at(id: str) -> tuple[float, float]:
        slot = next((s.slot for s in scene.presentation.spots if s.id == id), None)
        return layout.slots[slot].centre if slot is not None else (1.0, 1.0)

    house.give(Drag(spot, *at(spot), "start"), Drag(spot, *at(onto), "move"))
    house.draw()
    house.give(Drag(spot, *at(onto), "end"))


def test_a_card_is_discovered_and_laid_by_dragging_it():
    house = make_house()
    white = {"token": 6, "pyramid": [["reindeer_ford", "gull_cliff"]]}
    scene = table(house, "drag", start=RULES.position({"board": BOARD, "white": white}, SETUP))
    settle(house)
    house.draw()
    card = RULES.components.number("camp_fire")
    drag(house, scene, f"card/{card}", "nowhere")
    assert scene.match.session.state.phase == "choose"
    assert scene.selection is not None
    assert scene.drags.held is None
    drag(house, scene, f"card/{card}", "slot/4")
    settle(house)
    assert (scene.match.session.state.phase, scene.match.session.state.hand) == ("place", card)
    house.draw()
    drag(house, scene, f"card/{card}", "slot/-1")
    settle(house)
    assert scene.match.session.state.pyramids[0].index(card) == 0  # the base grew to the left
    assert scene.match.session.turn == 1


def test_a_card_with_one_place_is_laid_with_the_click_that_discovers_it():
    house = make_house()
    scene = table(house, "one place", start=RULES.position({"board": BOARD}, SETUP))
    settle(house)
    card = RULES.components.number("birch_wood")
    house.choose(f"card/{card}", "discover")
    settle(house)
    assert card in scene.match.session.state.pyramids[0]
    assert scene.match.session.turn == 1
    told = [line.text for line in scene.view.log]
    assert any("Birch Wood" in line for line in told)
