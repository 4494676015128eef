"""Looking back in the log while others choose, while settings change, and while things are taken back."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.bots.worker import Answer, Question, answer
from game.core.rules import CHANCE
from game.scenes.stack import Reload
from game.ui.intents import Back, Undo
from tests.scenes.house import House, begin_game, finish_game, make_house, table_of


class Prompt:
    """A bot that answers when the test says so."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.ready = False

    @property
    def thinking(self) -> bool:
        return self.question is not None

    def warm_up(self) -> None: ...

    def ask(self, question: Question) -> None:
        self.question = question

    def poll(self) -> Answer | None:
        if not self.ready or self.question is None:
            return None
        question, self.question = self.question, None
        return answer(question._replace(level="easy"))

    def cancel(self) -> None:
        self.question = None

    def close(self) -> None:
        self.question = None


@pytest.fixture
def bot() -> Prompt:
    return Prompt()


@pytest.fixture
def house(tmp_path: Path, bot: Prompt) -> House:
    """A person and a bot; the person has laid a card and the bot thinks."""
    house = make_house(folder=tmp_path)
    house.app.services = replace(house.app.services, bots=lambda: bot)
    house.app.stack.services = house.app.services
    begin_game(house, names=("Anna",), seats=2, seed="look")
    table = table_of(house)
    table.strict = table.view.strict = True
    settle(house)
    if not bot.thinking:
        act(house)
    assert bot.thinking
    return house


def settle(house: House) -> None:
    for _ in range(4):
        table_of(house).view.finish()
        house.app.update(16.0)


def act(house: House) -> None:
    table = table_of(house)
    table._apply(table.match.session.rules.legal(table.match.session.state)[0])
    settle(house)


def shown(house: House) -> Any:
    """The picture's own view, and the one that belongs to the number of entries that is said to be shown."""
    table = table_of(house)
    session = table.match.session
    number = len(session.played) if table.looking is None else table.looking
    return table.view.view, session.rules.observe(session.state_at(number), table.view.viewer)


def test_a_bots_answer_waits_while_the_player_looks_back(house: House, bot: Prompt) -> None:
    table = table_of(house)
    before = len(table.match.session.played)
    table._look_at(0)
    bot.ready = True
    settle(house)
    assert len(table.match.session.played) == before
    assert table.looking == 0
    one, other = shown(house)
    assert one == other
    house.choose("back_to_now")
    settle(house)
    assert len(table.match.session.played) > before
    one, other = shown(house)
    assert one == other


def test_taking_back_ends_looking_back(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna", "Ben"), seats=2, seed="look")
    table = table_of(house)
    table.strict = table.view.strict = True
    house.choose("show")
    act(house)
    house.choose("take_back")
    house.choose("show")
    act(house)
    house.choose("show")
    table.match.session.barrier = 0  # nothing was shown that Ben may not see again
    table._look_at(0)
    house.give(Undo())
    settle(house)
    assert table.looking is None
    one, other = shown(house)
    assert one == other


def test_new_settings_leave_the_player_looking_back(house: House) -> None:
    table = table_of(house)
    table._look_at(0)
    settings = house.app.services.store.settings.change(language="de").settings
    house.app.stack.apply(Reload(settings))
    house.app.update(16.0)
    assert table.looking == 0
    one, other = shown(house)
    assert one == other
    house.give(Back())
    one, other = shown(house)
    assert table.looking is None
    assert one == other


def test_a_new_language_is_spoken_at_once(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path, language="en")
    begin_game(house, names=("Anna",), seats=1, seed="words")
    settle(house)
    english = table_of(house).prompt
    settings = house.app.services.store.settings.change(language="de").settings
    house.app.stack.apply(Reload(settings))
    settle(house)
    german = table_of(house).prompt
    assert english
    assert german
    assert english != german
    assert {s.label for s in table_of(house).presentation.spots}


def test_a_line_of_the_log_shows_the_position_before_chance_went_on(house: House, bot: Prompt) -> None:
    """The round's last line: nothing of the next round's dice is on the table yet, and the banner says the line."""
    bot.ready = True
    settle(house)
    for _ in range(3):
        if not bot.thinking:
            act(house)
    table = table_of(house)
    played = table.match.session.played
    chance = next(p for p in played[2:] if p.seat == CHANCE)
    number, line = next((n, x) for n, x in enumerate(table.view.log) if x.after == chance.number)
    region = house.region(f"log/{line.after}.{number}")
    assert region.hint == "Click to look back at this turn"
    house.choose(region.id)
    assert table.view.view == table.match.session.rules.observe(chance.before, table.view.viewer)
    assert table.view.view.dice == ()
    assert table.prompt.startswith("Looking back: ")
    said = table.prompt.removeprefix("Looking back: ").removesuffix(" …")
    assert line.text.startswith(said)
    assert len(said) <= 72


def test_the_beginning_has_words_of_its_own(house: House) -> None:
    table_of(house)._look_at(0)
    assert table_of(house).prompt == "Looking back at the beginning."


@pytest.mark.parametrize("way", ["button", "esc", "enter"])
def test_from_the_board_there_is_a_way_back_to_the_result(tmp_path: Path, way: str) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=1, seed="look")
    finish_game(house, random.Random(1))
    assert house.top.name == "results"
    house.choose("look")
    assert house.names == ("home", "table")
    button = house.region("to_result")
    assert button.label == "Back to the result"
    assert button.key == "enter"
    match way:
        case "button":
            house.choose("to_result")
        case "esc":
            house.give(Back())
        case _:
            house.press("to_result")
    assert house.names == ("home", "table", "results")


def test_the_menu_of_a_finished_game_promises_no_going_on(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=1, seed="look")
    finish_game(house, random.Random(1))
    house.choose("look", "top/menu")
    house.draw()
    text = house.app.services.text
    assert text("pause.over") in house.said
    assert text("pause.kept") not in house.said
    assert text("pause.home_hint") not in {r.hint for r in house.regions()}
