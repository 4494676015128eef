"""Biathlon's picture: after every step it shows its view, for every viewer; layouts stay in the window."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.core.registry import rules_of
from game.core.rules import CHANCE, make_setup
from game.core.session import SeatInfo, Session
from game.games.biathlon.controller import Controller
from game.games.biathlon.layout import CARDS, CIRCLE, make_layout
from game.games.biathlon.motion import actors, clips
from game.games.biathlon.state import Card
from game.i18n.texts import Texts
from game.library import board_finder
from game.places import seeds_dir
from game.stage.cast import differences
from game.stage.play import Do, Select, Turn
from game.stage.timeline import Timeline
from game.ui.layout import Box, unit


def session(seats: int, seed: str, board: str = "a", **options) -> Session:
    rules = rules_of("biathlon")
    setup = make_setup(rules, seats, options, board_finder("biathlon")(board))
    made = Session(rules, setup, seed, tuple(SeatInfo(f"P{i}", colour=i) for i in range(seats)))
    made.settle()
    return made


@pytest.mark.parametrize(("seats", "viewer"), [(1, 0), (2, None), (4, 2), (8, None), (8, 7)])
def test_after_every_step_the_picture_is_that_of_the_view(seats, viewer):
    game = session(seats, f"picture {seats}", time_track=seats % 4 == 0)
    rules, chooser = game.rules, random.Random(seats)
    line = Timeline(actors(rules.observe(game.start, viewer)))
    shown = 0
    while not game.over:
        game.act(chooser.choice(rules.legal(game.state)))
        game.settle()
        for played in game.played[shown:]:
            view = rules.observe(played.after, viewer)
            for event in played.events:
                seen = rules.redact(event, viewer)
                line.add(lambda cast, seen=seen, view=view: clips(seen, cast, view))
            if chooser.random() < 0.5:
                line.finish()
            else:
                while line.update(chooser.choice((3, 16, 90))):
                    pass
            assert differences(line.cast, actors(view)) == [], played.text
        shown = len(game.played)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 1024)])
@pytest.mark.parametrize("seats", [1, 4, 8])
@pytest.mark.parametrize("board", ["a", "b", "c"])
def test_nothing_leaves_the_window_and_panels_do_not_overlap(size, seats, board):
    u = unit(size)
    area = Box(0, 52 * u, size[0], size[1] - 52 * u)
    layout = make_layout(board_finder("biathlon")(board), area, u, seats)
    for name, slot in layout.slots.items():
        assert area.holds(slot, 2.0) or name.startswith("at/"), name
    panel, hand = layout.slots["panel"], layout.slots["hand"]
    for card in range(1, CARDS + 1):
        assert hand.holds(layout.slots[f"hand/{card}"])
    rows = [layout.slots[f"seat/{i}"] for i in range(seats)]
    for box in (*rows, layout.press, layout.log):
        assert panel.holds(box)
        assert box.h > 0
    stacked = [*rows, layout.log, layout.press]
    for upper, lower in pairwise(stacked):
        assert upper.bottom <= lower.y + 0.5
    for name, slot in layout.slots.items():
        if name.startswith(("field/", "die/", "minute/", "target/")):
            assert not slot.overlaps(panel), name
            assert not slot.overlaps(hand), name
    assert len([n for n in layout.slots if n.startswith("minute/")]) == CIRCLE


def turn_of(game: Session, selection=None) -> Turn:
    seat = game.turn
    view = game.rules.observe(game.state, seat)
    names = tuple(s.name for s in game.seats)
    return Turn(view, seat, game.rules.legal(game.state), names, selection)


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts.load(seeds_dir(), "en")


def test_a_card_takes_two_clicks_and_its_key(texts):
    game = session(2, "clicks")
    control = Controller(game.rules, texts)
    shown = control.present(turn_of(game))
    assert [s.id for s in shown.spots] == [f"card/{n}" for n in range(1, 11)]
    assert [s.key for s in shown.spots] == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]
    assert not shown.presses[0].enabled
    assert control.choose(turn_of(game), "card/4") == Select(4)
    chosen = control.present(turn_of(game, 4))
    assert chosen.presses[0].enabled
    assert control.choose(turn_of(game, 4), "lay") == Do(Card(4))
    assert control.choose(turn_of(game, 4), "card/4") == Do(Card(4))
    assert control.choose(turn_of(game, 4), "card/7") == Select(7)
    assert control.choose(turn_of(game), "lay") is None


def test_a_card_that_cannot_be_carried_out_warns(texts):
    """BD-09: on the start field there is no green point behind; BD-11: it may be chosen all the same."""
    game = session(2, "warn")
    shown = Controller(game.rules, texts).present(turn_of(game, 9))
    assert shown.warning == "There is no green point behind you in this lap: you would sit this round out."
    assert shown.presses[0].enabled


def test_the_log_never_tells_a_hidden_card(texts):
    game = session(2, "log")
    played = game.act(Card(5))
    control = Controller(game.rules, texts)
    told = [control.tell(game.rules.redact(e, None), ("A", "B")) for e in played.events]
    assert not any("5" in sentence for sentence in told)
    assert game.turn != CHANCE


def test_the_log_says_who_played_which_card_when_all_are_shown(texts):
    game = session(2, "log")
    first = game.turn
    game.act(Card(5))
    played = game.act(Card(7))
    control = Controller(game.rules, texts)
    told = [control.tell(game.rules.redact(e, None), ("Ann", "Bo")) for e in played.events]
    cards = {first: 5, 1 - first: 7}
    assert f"Cards: Ann {cards[0]} · Bo {cards[1]}" in told
