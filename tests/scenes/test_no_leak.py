"""The no-leak pair on the screen: two states that a viewer can't tell apart give him the same picture and words."""

from __future__ import annotations

import random

import pygame
import pytest

from game.core.draws import stream
from game.core.registry import available, rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.library import board_finder
from game.scenes.parts import playable
from game.scenes.table_view import NOBODY, TableView
from game.stage.play import Turn
from tests.scenes.house import make_house

GAMES = [g for g in available() if playable(g)]


def session_from(rules, setup, state, seats) -> Session:
    return Session(rules, setup, "pair", seats, start=state)


def seen(house, session: Session, viewer: int | None) -> tuple[bytes, tuple[str, ...], object]:
    """Pixels, words and (for the seat in turn) what the controller presents."""
    view = TableView(house.app.services, session, viewer)
    surface = pygame.Surface((960, 600))
    painter = house.app.painter(surface, 0.75)
    shown = NOBODY
    turn = session.turn
    if viewer is not None and viewer == turn:
        legal = session.rules.legal(session.state)
        shown = view.controller.present(Turn(view.view, turn, legal, view.names))
    view.draw(painter, painter.box_of_all, 0.75, shown, shown.marks, "")
    return pygame.image.tobytes(surface, "RGB"), tuple(painter.said), shown


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_can_not_know_changes_nothing_on_his_screen(game, tmp_path):
    house = make_house(folder=tmp_path, size=(960, 600))
    rules = rules_of(game)
    board = board_finder(game)("") if rules.needs_board else None
    number = rules.seats.usual or rules.seats.least
    setup = make_setup(rules, number, {}, board)
    seats = tuple(SeatInfo(f"P{i}", colour=i) for i in range(number))
    chooser, draw = random.Random(4), stream("no leak")
    session = Session(rules, setup, "no leak", seats)
    session.settle()
    compared = different = 0
    while not session.over and compared < 36:
        for viewer in (None, *range(number)):
            other = rules.determinize(rules.observe(session.state, viewer), draw)
            if chooser.random() < 0.75 and other == session.state:
                continue
            mine = seen(house, session_from(rules, setup, session.state, seats), viewer)
            theirs = seen(house, session_from(rules, setup, other, seats), viewer)
            assert mine == theirs, f"{game}, viewer {viewer}: {session.played[-1].text}"
            compared += 1
            different += other != session.state
        session.act(chooser.choice(rules.legal(session.state)))
        session.settle()
    assert different >= 10  # the pairs were real ones
