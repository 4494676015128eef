"""A table by keyboard alone: where the focus is, where it goes, and what Enter presses."""

from __future__ import annotations

import random

import pygame
import pytest

from game.bots.brain import Thought
from game.scenes import table_widgets
from game.scenes.table import TableScene
from game.scenes.table_view import LogLine
from game.ui import overlay
from game.ui import regions as tools
from game.ui.input import Input
from game.ui.intents import Activate, Secondary
from game.ui.layout import Box
from game.ui.placing import bubble_box
from tests.scenes.house import House, begin_game, make_house, table_of


class Hand:
    """Keys given to the table, far enough apart that none is hammered."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.input = Input(house.app.ui)
        self.now = 0.0

    def __call__(self, *keys: int) -> None:
        for key in keys:
            self.now += 900.0
            self.input.begin(self.now)
            event = pygame.Event(pygame.KEYDOWN, key=key, mod=0)
            self.house.give(*self.input.translate(event, self.house.regions(), self.now))


def at_the_table(game: str = "biathlon", size: tuple[int, int] = (1280, 720)) -> tuple[House, TableScene, Hand]:
    house = make_house(reduced_motion=True, size=size)
    begin_game(house, game, ("Anna",), 2 if game == "boreal" else 4)
    table = table_of(house)
    while table.match.bot_turn:
        table._apply(random.Random(1).choice(table.match.session.rules.legal(table.match.session.state)))
        house.give()
        house.app.update(16.0)
    house.app.update(16.0)
    return house, table, Hand(house)


def test_a_turn_begins_at_the_first_card_that_can_be_chosen() -> None:
    house, table, press = at_the_table()
    assert house.app.ui.focus == next(s.id for s in table.presentation.spots if s.lit)
    assert not house.app.ui.memory.focus_visible
    first = house.app.ui.focus
    press(pygame.K_TAB)
    assert house.app.ui.focus == first, "the first key only shows it"
    assert house.app.ui.memory.focus_visible


def test_tab_goes_to_cards_and_presses_before_the_log_and_the_bar() -> None:
    house, table, _ = at_the_table()
    order = [r.id for r in tools.focus_order(house.regions())]
    kinds = ["bar" if i.startswith("top/") else "log" if i.startswith("log") else "game" for i in order]
    assert kinds == sorted(kinds, key=["game", "log", "bar"].index)
    assert {"game", "bar"} <= set(kinds)
    assert {s.id for s in table.presentation.spots} <= set(order)


def test_the_focus_follows_a_digit_and_enter_lays_that_card() -> None:
    house, table, press = at_the_table()
    press(pygame.K_TAB, pygame.K_6)
    assert (house.app.ui.focus, table.selection) == ("card/6", 6)
    press(pygame.K_5)
    assert (house.app.ui.focus, table.selection, table.pointed) == ("card/5", 5, "card/5")
    press(pygame.K_RETURN)
    assert [p.move.number for p in table.match.session.played if p.seat == 0] == [5]


def test_enter_on_the_card_that_is_chosen_presses_the_button() -> None:
    house, table, press = at_the_table()
    press(pygame.K_TAB, pygame.K_RETURN)
    chosen = table.selection
    assert house.app.ui.focus == f"card/{chosen}"
    press(pygame.K_RETURN)
    assert [p.move.number for p in table.match.session.played if p.seat == 0] == [chosen]


def test_after_a_hint_enter_does_what_it_says() -> None:
    house, table, press = at_the_table()
    press(pygame.K_6)
    legal = table.match.session.rules.legal(table.match.session.state)
    wanted = next(a for a in legal if a.number == 2)
    table._asked_hint = True
    table.match.hint = Thought(wanted, 0.5, 1)
    house.app.update(16.0)
    table._changed = True
    house.app.update(16.0)
    assert (house.app.ui.focus, table.selection) == ("card/2", 2)
    press(pygame.K_RETURN)
    assert [p.move.number for p in table.match.session.played if p.seat == 0] == [2]


@pytest.mark.parametrize("game", ["biathlon", "boreal"])
def test_the_focus_is_always_on_something_of_use(game: str) -> None:
    house, table, press = at_the_table(game)
    press(pygame.K_TAB)
    for _ in range(6):
        if table.match.session.over or table.match.bot_turn:
            break
        region = house.region(house.app.ui.focus or "")
        assert region.enabled
        press(pygame.K_RETURN)


@pytest.mark.parametrize("game", ["biathlon", "boreal"])
def test_nothing_lies_over_an_enlarged_card_and_the_next_key_closes_it(game: str) -> None:
    house, table, press = at_the_table(game)
    press(pygame.K_TAB)
    house.draw()
    focus = house.app.ui.focus
    assert focus is not None
    assert focus.startswith("card/")
    surface = pygame.Surface(house.size)
    painter = house.app.painter(surface, house.u)
    table.draw(painter)
    assert not painter.hushed
    press(pygame.K_i)
    assert table.detail == focus
    table.draw(painter)
    assert painter.hushed
    press(pygame.K_TAB)
    assert table.detail == ""


@pytest.mark.parametrize("game", ["biathlon", "boreal"])
def test_a_click_beside_or_on_an_enlarged_card_closes_it_and_chooses_nothing(game: str) -> None:
    house, table, _ = at_the_table(game)
    card = next(s.id for s in table.presentation.spots if s.id.startswith("card/") and s.enabled)
    before = table.match.session.state
    for button in (Activate(table_widgets.DETAIL), Secondary(table_widgets.DETAIL)):
        house.give(Secondary(card))
        assert table.detail == card
        board = table.view.layout(table._area(house.size, house.u)[1], house.u).board
        for x, y in (board.centre, (board.x + 5, board.y + 5), (board.right - 5, board.bottom - 5)):
            region = tools.hit(house.regions(), (x, y))
            assert region is not None
            assert region.id == table_widgets.DETAIL
        house.give(button)
        assert table.detail == ""
        assert table.selection is None
        assert table_widgets.DETAIL not in {r.id for r in house.regions()}
    assert table.match.session.state is before


def test_details_are_of_spots_only() -> None:
    house, table, _ = at_the_table()
    house.give(Secondary("top/undo"))
    assert table.detail == ""


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_a_cards_tooltip_leaves_its_landing_field_and_the_other_cards_free(size: tuple[int, int]) -> None:
    house, table, press = at_the_table(size=size)
    for card in (1, 4, 6):
        press(getattr(pygame, f"K_{card}"), pygame.K_RIGHT, pygame.K_LEFT)
        painter = house.app.painter(pygame.Surface(house.size), house.u)
        table.draw(painter)
        found = house.regions()
        pointed = tools.find(found, house.app.ui.focus)
        assert pointed is not None
        assert pointed.hint
        busy = [*overlay.in_use(found, pointed), *painter.kept_clear]
        wide, high = painter.measure(pointed.hint, "label", 340 * house.u)
        beside = tools.box_of(pointed)
        bubble = (wide + 22 * house.u, high + 14 * house.u)
        place = bubble_box(bubble, beside, painter.box_of_all, busy, house.u)
        assert not any(place.overlaps(box) for box in (beside, *busy)), (card, place)


def test_the_log_offers_to_look_back_only_where_something_else_would_be_shown():
    lines = (LogLine(3, "Anna skis."), LogLine(5, "Ben skis."), LogLine(5, "Ben shoots."))
    text = make_house().app.services.text
    for looking, hints in ((None, (True, False, False)), (3, (False, True, True))):
        found = table_widgets.log(text, lines, looking, Box(0, 0, 200, 200))
        assert tuple(bool(block.hint) for block in found.blocks) == hints

