"""Setting a game up: seats within the rules, looks unique, options as declared, remembered for the next time."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.registry import rules_of
from game.core.rules import Rules
from game.core.session import SeatInfo
from game.scenes import draft as drafts
from game.scenes.draft import Draft
from game.scenes.setup import SetupScene
from game.scenes.stack import Reload
from game.ui.art import Recolour
from tests.scenes.house import QuickArt, begin_game, make_house, table_of

BOTS = ("Astrid", "Emil", "Solveig", "Lars", "Freya", "Nils", "Ingrid", "Olav", "Sigrid", "Tor", "Maja", "Erik")


@pytest.fixture
def rules() -> Rules[object, object, object, object]:
    return rules_of("biathlon")


def _setup(house: object) -> SetupScene:
    top = house.top  # type: ignore[attr-defined]
    assert isinstance(top, SetupScene)
    return top


def test_default_is_one_human_and_normal_bots(rules: Rules[object, object, object, object]) -> None:
    draft = drafts.fresh(rules, ["board_a"], "s", ("Anna",), BOTS)
    assert draft.seats[0] == SeatInfo("Anna", "human", 0)
    assert {s.kind for s in draft.seats[1:]} == {"normal"}
    assert len(draft.seats) in rules.seats
    assert draft.board == "board_a"
    assert dict(draft.options) == {o.id: o.default for o in rules.options}


def test_seats_stay_within_the_rules(rules: Rules[object, object, object, object]) -> None:
    draft = drafts.fresh(rules, [], "s", (), BOTS)
    for _ in range(20):
        draft = drafts.add_seat(draft, rules, BOTS)
    assert len(draft.seats) == rules.seats.most == 8
    assert sorted(s.colour for s in draft.seats) == list(range(8))
    for _ in range(20):
        draft = drafts.remove_seat(draft, rules, 0)
    assert len(draft.seats) == rules.seats.least == 1


@given(st.lists(st.tuples(st.sampled_from(["add", "remove", "next", "before"]), st.integers(0, 7)), max_size=40))
def test_looks_are_always_unique(steps: list[tuple[str, int]]) -> None:
    rules = rules_of("biathlon")
    draft = drafts.fresh(rules, [], "s", (), BOTS)
    for step, number in steps:
        seat = number % len(draft.seats)
        match step:
            case "add":
                draft = drafts.add_seat(draft, rules, BOTS)
            case "remove":
                draft = drafts.remove_seat(draft, rules, seat)
            case "next":
                draft = drafts.change_seat(draft, seat, step=1)
            case "before":
                draft = drafts.change_seat(draft, seat, step=-1)
        looks = [s.colour for s in draft.seats]
        assert len(set(looks)) == len(looks)
        assert set(looks) <= set(range(8))
        assert len(draft.seats) in rules.seats


def test_next_look_skips_those_of_others() -> None:
    draft = Draft((SeatInfo("a", "human", 0), SeatInfo("b", "human", 1), SeatInfo("c", "human", 3)), (), "", "")
    assert drafts.change_seat(draft, 0, step=1).seats[0].colour == 2
    assert drafts.change_seat(draft, 0, step=-1).seats[0].colour == 7
    assert drafts.change_seat(draft, 1, step=1).seats[1].colour == 2


def test_with_more_seats_than_looks_they_come_twice() -> None:
    seats = tuple(SeatInfo(str(n), "human", n % 8) for n in range(8))
    draft = Draft(seats, (), "", "")
    assert drafts.free_look(draft, -1) in range(8)
    assert drafts.change_seat(draft, 3, step=1).seats[3].colour == 3


def test_names_are_filled_in_and_never_twice() -> None:
    draft = Draft((SeatInfo(" Anna "), SeatInfo("Anna"), SeatInfo(""), SeatInfo("Anna  2")), (), "", "")
    names = [s.name for s in drafts.named(draft, ("P1", "P2", "P3", "P4"))]
    assert names == ["Anna", "Anna 2", "P3", "Anna 2 2"]


def test_kind_changes_the_name_only_where_it_was_not_ones_own() -> None:
    draft = Draft((SeatInfo("Anna", "human", 0), SeatInfo("Astrid", "normal", 1)), (), "", "")
    hard = drafts.change_seat(draft, 1, kind="hard", bots=BOTS, people=("Anna", "Jonas"))
    assert hard.seats[1] == SeatInfo("Astrid", "hard", 1)
    human = drafts.change_seat(draft, 1, kind="human", bots=BOTS, people=("Anna", "Jonas"))
    assert human.seats[1] == SeatInfo("Jonas", "human", 1)


def test_remembered_setup_survives_the_round_trip(rules: Rules[object, object, object, object]) -> None:
    fresh = drafts.fresh(rules, ["board_a", "board_b"], "new", (), BOTS)
    played = Draft((SeatInfo("Anna", "human", 5), SeatInfo("Tor", "hard", 2)), fresh.options, "board_b", "old", True)
    played = drafts.change_option(played, rules.options[0].id, True)
    found = drafts.from_document(drafts.to_document(played), rules, ["board_a", "board_b"], fresh)
    assert found == Draft(played.seats, played.options, "board_b", "new", True)


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"seats": "x", "options": [], "board": 7, "practice": "yes"},
        {"seats": [{"name": "a"}]},
        {"seats": [{"name": "a", "kind": "cheater", "colour": 0}]},
        {"seats": [{"name": "a", "kind": "human", "colour": True}]},
        {"seats": [{"name": str(n), "kind": "human", "colour": 0} for n in range(9)]},
        {"options": {"turn_order": "perhaps", "unknown": 3}},
        {"board": "gone"},
    ],
)
def test_nonsense_in_a_remembered_setup_is_passed_over(
    document: dict[str, object], rules: Rules[object, object, object, object]
) -> None:
    fresh = drafts.fresh(rules, ["board_a"], "s", (), BOTS)
    assert drafts.from_document(document, rules, ["board_a"], fresh) == fresh


def test_remembered_looks_that_clash_are_told_apart(rules: Rules[object, object, object, object]) -> None:
    fresh = drafts.fresh(rules, [], "s", (), BOTS)
    seats = [{"name": str(n), "kind": "human", "colour": 3} for n in range(4)]
    found = drafts.from_document({"seats": seats}, rules, [], fresh)
    assert len({s.colour for s in found.seats}) == 4


def test_scene_adds_and_removes_seats_and_says_why_not() -> None:
    house = make_house()
    house.choose("poster/biathlon")
    while "add" in {r.id for r in house.regions()}:
        house.choose("add")
    assert len(_setup(house).draft.seats) == 8
    for number in range(7, 0, -1):
        house.choose(f"remove/{number}")
    region = house.region("remove/0")
    assert not region.enabled
    assert region.why == "At least 1 player is needed."


def test_options_boards_and_practice_reach_the_session(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    house.choose("poster/biathlon")
    house.set("board", "b")
    house.set("option/time_track", True)
    house.set("practice", True)
    house.write("name/0", "Anna")
    house.choose("advanced")
    house.write("seed", "quiet snow")
    house.choose("play")
    session = table_of(house).match.session
    assert session.setup.board.id == "b"
    assert session.setup.option("time_track") is True
    assert session.setup.option("turn_order") is False
    assert session.practice
    assert session.seed == "quiet snow"
    assert session.seats[0].name == "Anna"


def test_the_last_setup_names_and_seed_are_remembered(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna", "Jonas"), seats=3, seed="first")
    again = make_house(folder=tmp_path)
    again.choose("poster/biathlon")
    setup = _setup(again)
    assert [(s.name, s.kind) for s in setup.draft.seats[:2]] == [("Anna", "human"), ("Jonas", "human")]
    assert len(setup.draft.seats) == 3
    assert setup.draft.seed != "first"
    again.choose("advanced")
    again.choose("same")
    assert setup.draft.seed == "first"
    assert again.app.services.store.settings.load().settings.player_names == ("Anna", "Jonas")


def test_the_same_seed_gives_the_same_start(tmp_path: Path) -> None:
    first, second, other = (make_house(folder=tmp_path) for _ in range(3))
    begin_game(first, seed="one")
    begin_game(second, seed="one")
    begin_game(other, seed="two")
    states = [table_of(h).match.session.state for h in (first, second, other)]
    assert states[0] == states[1]
    assert states[0] != states[2]


def test_a_broken_map_is_listed_with_its_reason(tmp_path: Path) -> None:
    folder = tmp_path / "maps" / "biathlon"
    folder.mkdir(parents=True)
    (folder / "mine.tmx").write_text("<map>", "utf-8")
    house = make_house(folder=tmp_path)
    house.choose("poster/biathlon")
    assert house.region("broken").label == "1 map can’t be used"
    house.choose("broken")
    house.draw()
    assert "mine.tmx" in "".join(house.said).replace(" ", "")  # a long path may be broken between lines
    house.choose("close")
    assert house.top.name == "setup"


def test_who_becomes_human_is_called_by_the_number_of_the_seat() -> None:
    house = make_house()
    house.choose("poster/biathlon")
    house.write("name/0", "Anna")
    house.set("kind/1", "human")
    assert _setup(house).draft.seats[1].name == "Player 2"


def test_names_that_nobody_gave_are_in_the_language_of_the_interface(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path, language="en")
    begin_game(house, names=("Player 1", "Anna"), seats=3)
    assert house.app.services.store.settings.load().settings.player_names == ("Anna",)
    house.app.end()
    again = make_house(folder=tmp_path, language="fr")
    again.choose("poster/biathlon")
    assert [s.name for s in _setup(again).draft.seats[:2]] == ["Joueur 1", "Anna"]
    settings = again.app.services.store.settings.change(language="de").settings
    again.app.stack.apply(Reload(settings))
    again.app.update(16.0)
    assert [s.name for s in _setup(again).draft.seats[:2]] == ["Spieler 1", "Anna"]


def test_alone_the_time_track_is_on_and_says_why() -> None:
    house = make_house()
    house.choose("poster/biathlon")
    assert house.region("option/time_track").enabled
    assert house.region("option/time_track").value == "off"
    while "remove/1" in {r.id for r in house.regions()}:
        house.choose("remove/1")
    region = house.region("option/time_track")
    assert not region.enabled
    assert region.value == "on"
    assert "Alone it is always in use." in region.why
    house.choose("option/time_track", "add")
    assert house.region("option/time_track").value == "off"


def test_a_game_without_a_board_shows_its_poster_from_head_to_foot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A poster of 600 x 900 may be cut left and right, down to its core of 400 x 900."""
    shown: list[tuple[float, float]] = []
    house = make_house(SetupScene("boreal"))

    def cover(art: QuickArt, name: str, size: tuple[int, int], colours: Recolour = ()) -> pygame.Surface:
        if name == "home/boreal":
            shown.append(size)
        return art.svg(name, size, colours)

    monkeypatch.setattr(QuickArt, "cover", cover)
    house.draw()
    assert shown
    assert all(0.43 <= w / h <= 0.68 for w, h in shown)


def test_boreal_says_who_begins_and_lets_the_two_change_places() -> None:
    house = make_house(SetupScene("boreal"))
    house.write("name/0", "Anna")
    assert _setup(house).who.startswith("Anna has the white arrow and begins.")
    assert "white arrow" in house.region("look/0").label
    assert "black arrow" in house.region("look/1").label
    assert not {"remove/0", "remove/1", "add"} & {r.id for r in house.regions()}
    other = _setup(house).draft.seats[1].name
    house.choose("swap")
    assert [s.name for s in _setup(house).draft.seats] == [other, "Anna"]
    assert [s.colour for s in _setup(house).draft.seats] == [0, 1]
    assert _setup(house).who.startswith(f"{other} has the white arrow and begins.")


def test_the_tutorial_is_offered_in_so_many_words_to_who_never_played(tmp_path: Path) -> None:
    house = make_house(SetupScene("boreal"), folder=tmp_path)
    house.draw()
    assert "New to Boreal?" in house.said
    house.choose("play")
    again = make_house(SetupScene("boreal"), folder=tmp_path)
    again.draw()
    assert "New to Boreal?" not in again.said
    assert "tutorial" in {r.id for r in again.regions()}
