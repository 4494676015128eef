"""Biathlon's table in the window's sizes, languages and text sizes: no text is cut off, no sentence is missing."""

from __future__ import annotations

import random

import pytest

from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from tests.rules_marker import rule
from tests.scenes.house import SIZES, begin_game, finish_game, make_house, open_above, table_of


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "text_size"), [(2, 150), (8, 100), (8, 150)])
def test_no_text_of_the_table_is_cut_off(language, size, seats, text_size, tmp_path):
    house = make_house(folder=tmp_path, size=size, language=language, text_size=text_size)
    begin_game(house, "biathlon", names=("Anna-Maria",), seats=seats)
    table = next(s for s in house.app.stack.scenes if isinstance(s, TableScene))
    chooser = random.Random(1)
    drawn = 0
    for number in range(64):
        session = table.match.session
        if session.over:
            break
        table.match.act(chooser.choice(session.rules.legal(session.state)))
        if number % 9 == 0 and house.top is table:
            table._look_through(session.turn if session.turn >= 0 and number % 2 else None)
            house.draw()
            drawn += 1
            assert house.overflows == ()
    assert drawn >= 3
    assert not house.app.services.text.missing


@rule("BD-02")
def test_who_watches_a_replay_sees_the_ten_cards_that_everybody_has(tmp_path, monkeypatch):
    """Face up in the hand's place; only what a seat has chosen lies face down, until all are shown."""
    house = make_house(folder=tmp_path)
    begin_game(house, "biathlon", names=("Anna", "Ben"), seats=2)
    finish_game(house, random.Random(2), 6)
    session = table_of(house).match.session
    open_above(house, ReplayScene(session))
    chosen = next(p.number + 1 for p in session.played if p.seat >= 0 and any(p.after.cards))
    house.top.jump(chosen)
    drawn: list[str] = []
    art = house.app.services.art
    real = art.svg
    monkeypatch.setattr(art, "svg", lambda name, *more: (drawn.append(name), real(name, *more))[1])
    house.draw()
    assert {f"biathlon/card_{n}" for n in range(1, 11)} <= set(drawn)
    assert drawn.count("biathlon/card_back") == 1
