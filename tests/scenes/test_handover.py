"""The screen between players: opaque, and nothing of a secret on it; what happened since; taking back."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.scenes import signs
from game.scenes.handover import HandoverScene
from game.scenes.match import Match
from game.scenes.stack import Pop
from game.scenes.table import TableScene
from game.ui.intents import Activate, Back, Undo
from tests.scenes.house import House, StillThinker, begin_game, make_house, open_above, table_of

SEATS = (SeatInfo("Anna", "human", 0), SeatInfo("Jonas", "human", 4))


def _pixels(house: House) -> bytes:
    return pygame.image.tobytes(house.draw(), "RGB")


def _settle(house: House) -> None:
    """Let the table come to its next question."""
    for _ in range(40):
        table_of(house).view.finish()
        house.app.update(16.0)


def test_says_whose_turn_it_is_and_what_happened() -> None:
    house = make_house()
    open_above(house, HandoverScene(1, SEATS, ("Anna moves 4 fields, to 7.",), can_take_back=False))
    house.draw()
    assert {"Jonas", "2", "Anna moves 4 fields, to 7."} <= set(house.said)
    assert not house.top.overlay
    assert house.top.prompt == "Pass the screen to Jonas."


def test_answers() -> None:
    scene = HandoverScene(1, SEATS, (), can_take_back=True)
    house = make_house()
    open_above(house, scene)
    assert scene.handle(Activate("show")) == Pop(("show", 1))
    assert scene.handle(Activate("take_back")) == Pop("undo")
    assert scene.handle(Undo()) == Pop("undo")
    assert house.region("show").key == "enter"


def test_nothing_to_take_back_offers_nothing() -> None:
    scene = HandoverScene(1, SEATS, (), can_take_back=False)
    house = make_house()
    open_above(house, scene)
    assert "take_back" not in {r.id for r in house.regions()}
    assert scene.handle(Undo()) is None
    assert scene.handle(Activate("take_back")) is None


def test_esc_opens_the_menu_and_comes_back() -> None:
    house = make_house()
    open_above(house, HandoverScene(1, SEATS, (), can_take_back=False))
    house.give(Back())
    assert house.names == ("home", "handover", "pause")
    house.give(Back())
    assert house.names == ("home", "handover")


def test_two_games_that_differ_in_the_secret_look_the_same(tmp_path: Path) -> None:
    """Anna chooses card 2 in one game and card 7 in the other: Jonas's handover screen is the same, pixel by
    pixel, and so are its regions and all it says."""
    frames, regions, said = [], [], []
    for card in (2, 7):
        house = make_house(folder=tmp_path / str(card))
        begin_game(house, names=("Anna", "Jonas"), seats=2, seed="secret")
        _settle(house)
        assert house.top.name == "handover"
        house.choose("show")
        table = table_of(house)
        legal = table.match.session.rules.legal(table.match.session.state)
        table._apply(next(a for a in legal if table.match.session.rules.notation.text(a) == f"card {card}"))
        _settle(house)
        assert house.top.name == "handover"
        frames.append(_pixels(house))
        regions.append(house.regions())
        said.append(house.said)
    assert said[0] == said[1]
    assert regions[0] == regions[1]
    assert frames[0] == frames[1]


def test_only_one_human_is_never_asked(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=2)
    for _ in range(3):
        _settle(house)
        assert house.top.name == "table"


def test_take_back_lets_the_one_before_choose_again(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna", "Jonas"), seats=2, seed="secret")
    _settle(house)
    house.choose("show")
    table = table_of(house)
    session = table.match.session
    first, count = session.turn, len(session.played)
    table._apply(session.rules.legal(session.state)[0])
    _settle(house)
    house.choose("take_back")
    _settle(house)
    assert (session.turn, len(session.played)) == (first, count)
    assert house.top.name == "handover"
    assert house.top.prompt.endswith(f"{session.seats[first].name}.")


def test_two_people_at_one_screen_are_told_large_whose_turn_it_is() -> None:
    """Without a handover, only where several people play, and gone after a moment or at the first key."""
    seats = (SeatInfo("Anna", "human", 0), SeatInfo("Jonas", "human", 1))
    rules = rules_of("boreal")
    for kinds, told in ((seats, True), ((seats[0], SeatInfo("Bot", "easy", 1)), False)):
        session = Session(rules, make_setup(rules, 2), "turns", kinds)
        session.settle()
        house = make_house()
        open_above(house, TableScene(Match(session, house.app.services.store, StillThinker(), None)))
        _settle_once(house)
        house.draw()
        assert ("Anna’s turn" in house.said) == told
        for _ in range(80):
            house.app.update(16.0)
        house.draw()
        assert "Anna’s turn" not in house.said


def _settle_once(house: House) -> None:
    for _ in range(12):
        table_of(house).view.finish()
        house.app.update(16.0)


def test_a_seat_has_one_sign_everywhere_its_piece_or_else_colour_shape_and_number() -> None:
    """Boreal's white and black arrow are pictures of the game; Biathlon's seats have a number in a shape."""
    house = make_house()
    open_above(house, HandoverScene(1, SEATS, (), can_take_back=False))
    house.draw()
    assert "2" in house.said
    rules = rules_of("boreal")
    session = Session(rules, make_setup(rules, 2), "signs", (SEATS[0], SEATS[1]))
    session.settle()
    match = Match(session, house.app.services.store, StillThinker(), None)
    open_above(house, HandoverScene(1, SEATS, (), can_take_back=False, match=match))
    house.draw()
    assert "2" not in house.said
    art, text = house.app.services.art, house.app.services.text
    assert [signs.own_sign(art, game, 1) for game in ("boreal", "biathlon", "")] == ["boreal/seat_2", "", ""]
    assert signs.sign_words(text, "boreal", 1, SEATS[1]) == "black arrow"
    assert signs.sign_words(text, "biathlon", 1, SEATS[1]) == "red-brown pentagon"
