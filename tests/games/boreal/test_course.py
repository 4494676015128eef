"""How a game went: scores turn by turn, who led for good, scouting and compasses, from games played by hand."""

from __future__ import annotations

import random

import pytest

from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.games.boreal.course import Course, _lead, course
from game.games.boreal.state import Scout
from game.i18n.texts import LANGUAGES
from tests.games.boreal.scenario import rules, table
from tests.games.boreal.test_screen import settle
from tests.games.boreal.test_screen import table as open_table
from tests.rules_marker import rule
from tests.scenes.house import make_house

SEATS = (SeatInfo("Anna", "human", 0), SeatInfo("Ben", "human", 1))


def session(**fields) -> Session:
    start = table(**fields)
    return Session(rules(), make_setup(rules(), 2), "course", SEATS, start=start)


def play(game: Session, *moves: str) -> Course:
    for move in moves:
        game.act(rules().notation.parse(move))
        game.settle()
    return course(rules(), game.played)


@rule("BO-11", "BO-08")
def test_a_rest_that_the_track_cuts_off_loses_compasses() -> None:
    """White on 7 with two open compasses goes to 8: one is lost. Black on 3 has none to
    lose: Deep Fjord shows no compass, and counts 2 for itself."""
    game = session(white={"token": 7, "pyramid": [["camp_fire"]]}, black={"token": 3, "pyramid": [["deep_fjord"]]},
                   board=["birch_wood", "geyser", "bear_den", "old_spruce", "snow_gate", "still_tarn", "star_tower",
                          "watchfire"])
    found = play(game, "scout geyser", "scout bear_den")
    assert found.lost == (1, 0)
    assert found.left == (8, 3)
    assert found.scouted == (1, 1)
    assert found.points == ((1, 2),) * 3
    assert (found.lead, found.since) == (1, 1)


@rule("BO-12")
def test_a_pass_is_no_scouting() -> None:
    """Nothing on the board and in reserve: both pass, and the game is over."""
    found = play(session(board=[""] * 8, deck=[]), "pass", "pass")
    assert found.scouted == (0, 0)


def test_who_leads_for_good_is_who_is_never_caught_again() -> None:
    # before any turn, then after white's and black's first, second and third
    assert _lead([(0, 0), (3, 0), (3, 5), (6, 5), (6, 5), (8, 5), (8, 7)]) == (0, 2)
    assert _lead([(0, 0), (3, 0), (3, 5), (3, 5), (3, 9)]) == (1, 1)
    assert _lead([(0, 0), (3, 3)]) == (-1, 0)
    assert _lead([]) == (-1, 0)


def test_whole_games_are_told_from_their_first_turn_to_their_last() -> None:
    for seed in range(3):
        game, draw = Session(rules(), make_setup(rules(), 2), f"course {seed}", SEATS), random.Random(seed)
        game.settle()
        while not game.over:
            game.act(draw.choice(rules().legal(game.state)))
            game.settle()
        found = course(rules(), game.played)
        assert len(found.points) == game.state.turns + 1
        assert found.points[0] == (0, 0)
        assert found.points[-1] == rules().scorer.totals(game.state)
        assert found.left == game.state.tokens
        for seat in (0, 1):
            turns = [p for p in game.played if p.seat == seat and isinstance(p.move, Scout)]
            assert found.scouted[seat] == len(turns)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (720, 900)])
@pytest.mark.parametrize("larger", [{}, {"text_size": 150}])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_beside_the_result(size, larger, language) -> None:
    house = make_house(size=size, language=language, **larger)
    scene, draw = open_table(house, "course fits"), random.Random(4)
    while not scene.match.session.over:
        scene._apply(draw.choice(rules_of("boreal").legal(scene.match.session.state)))
        settle(house)
    settle(house)
    assert house.top.name == "results"
    house.top.ms = 60000.0
    house.draw()
    own = {house.app.services.text(f"boreal.course.{k}") for k in ("scouted", "lost", "left", "title")}
    assert not own & set(house.overflows)
    if size == (1280, 720) and not larger:
        assert own <= set(house.said)
