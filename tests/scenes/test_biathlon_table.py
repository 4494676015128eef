"""Biathlon's table in the window's sizes, languages and text sizes: no text is cut off, no sentence is missing."""

from __future__ import annotations

import random

import pytest

from game.scenes.table import TableScene
from tests.scenes.house import SIZES, begin_game, make_house


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
