"""New settings in the middle of a turn: what was chosen at the table and where the focus is stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.stack import Reload
from game.scenes.table import TableScene
from game.ui.intents import Back, Menu
from tests.scenes.house import House, begin_game, make_house, table_of


def settle(house: House) -> TableScene:
    table = table_of(house)
    for _ in range(4):
        table.view.finish()
        house.app.update(16.0)
    return table


def choosing(folder: Path, game: str) -> tuple[House, TableScene]:
    """The first spot that can be chosen is: nothing is done by that alone."""
    house = make_house(folder=folder)
    begin_game(house, game, names=("Anna", "Ben"), seats=2, seed="amid")
    if house.top.name == "handover":
        house.choose("show")
    table = settle(house)
    house.choose(next(s.id for s in table.presentation.spots if s.lit and s.enabled))
    assert table.selection is not None
    return house, table


CHANGES = {"language": "de", "text_size": 130.0, "high_contrast": True, "ui_scale": "115", "reduced_motion": True}


@pytest.mark.parametrize("game", ["biathlon", "boreal"])
@pytest.mark.parametrize("name", list(CHANGES))
def test_what_is_chosen_stays_chosen(tmp_path: Path, game: str, name: str) -> None:
    house, table = choosing(tmp_path, game)
    chosen, focus = table.selection, house.app.ui.focus
    marked = [s.id for s in table.presentation.spots if s.selected]
    before, turn = table.prompt, table._turn
    house.give(Menu())
    house.choose("settings")
    house.set(name, CHANGES[name])
    house.give(Back(), Back())
    assert house.top is table
    settle(house)
    assert table.selection == chosen
    assert [s.id for s in table.presentation.spots if s.selected] == marked
    assert house.app.ui.focus == focus
    assert table._turn == turn
    assert (table.prompt != before) == (name == "language")


@pytest.mark.parametrize("game", ["biathlon", "boreal"])
def test_the_choice_goes_on_where_it_was(tmp_path: Path, game: str) -> None:
    """Esc takes back the one step that was made before the settings changed."""
    house, table = choosing(tmp_path, game)
    house.app.stack.apply(Reload(house.app.services.store.settings.change(language="fr").settings))
    settle(house)
    house.give(Back())
    assert table.selection is None
    assert house.top is table
