"""What the house says of every game is said in words that fit it: no dice, times or boards where there are none."""

from __future__ import annotations

import pytest

from game.core.rules import Refusal
from game.i18n.sentences import refusal_sentence
from game.i18n.texts import LANGUAGES, Texts
from game.places import seeds_dir
from game.savestate.records import Record, RecordSeat
from game.scenes.records import RecordsScene
from tests.scenes.house import begin_game, make_house, open_above

DICE = {"en": ("dice", "roll", "best time"), "de": ("würf", "würfel", "bestzeit"), "fr": ("dé ", "dés ", "lancer")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_boreal_is_not_told_of_dice_or_times(language: str) -> None:
    text = Texts.load(seeds_dir(), language)
    said = [text.of("boreal", f"{key}") for key in (
        "table.no_undo_now", "setup.practice_hint", "setup.seed_hint", "results.again_hint")]
    said.append(refusal_sentence(text, "boreal", Refusal("", "no_undo")))
    assert [(s, w) for s in said for w in DICE[language] if w in s.lower()] == []
    assert not text.missing


def test_a_game_without_words_of_its_own_has_the_house_s() -> None:
    text = Texts.load(seeds_dir(), "en")
    assert text.of("biathlon", "table.undo") == text("table.undo") == "Undo"


def test_undo_says_in_boreal_that_a_card_was_revealed() -> None:
    house = make_house()
    begin_game(house, "boreal", ("Anna", "Ben"), seats=2)
    house.give(*house.app.ui.choose(house.region("top/undo"), "mouse"))
    assert house.region("top/undo").why.startswith("Nothing can be taken back: a card was revealed")


def test_records_of_a_game_that_nobody_plays_alone_are_scores() -> None:
    house = make_house()
    records = house.app.services.store.records
    anna, tor = RecordSeat("Anna", "human"), RecordSeat("Tor", "hard")
    records.add(Record("1", "boreal", "", (anna, tor), (1, 2), (41, 52), 20, "2026-01-02T10:00:00Z"))
    records.add(Record("2", "boreal", "", (tor, anna), (2, 1), (40, 45), 20, "2026-01-03T10:00:00Z"))
    records.add(Record("3", "boreal", "", (anna, tor), (1, 2), (60, 52), 20, "2026-01-04T10:00:00Z", practice=True))
    open_above(house, RecordsScene("boreal"))
    house.draw()
    assert [s for s in house.said if s.endswith(" points")] == ["45 points", "41 points"]
    assert "Highest scores" in house.said
    assert not any("time" in s.lower() for s in house.said)
    house.set("game", "biathlon")
    house.draw()
    assert "Best times alone" in house.said
