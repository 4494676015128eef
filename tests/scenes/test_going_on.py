"""Going on with a game: which one Continue opens, slots that stay as they are, progress in every language."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.savestate import GameEntry
from game.scenes.progress import told
from tests.scenes.house import House, assert_tidy, begin_game, finish_game, make_house, table_of


def games_of(house: House) -> dict[str, GameEntry]:
    found = house.app.services.store.list_games()
    assert isinstance(found, tuple)
    return {g.id: g for g in found}


def play_one(house: House) -> None:
    table = table_of(house)
    table._apply(table.match.session.rules.legal(table.match.session.state)[0])
    table.view.finish()


def kept_slot(house: House) -> str:
    """Play, keep the state under a name, play on; the slot's id."""
    begin_game(house, names=("Anna",), seats=1)
    play_one(house)
    house.press("top/menu")
    house.choose("save")
    house.write("slot", "before it all")
    house.choose("keep", "resume")
    (slot,) = (g.id for g in games_of(house).values() if g.meta.kind == "slot")
    return slot


def test_continue_opens_the_game_and_not_the_copy_kept_under_a_name(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    slot = kept_slot(house)
    (game,) = set(games_of(house)) - {slot}
    house.app.end()
    again = make_house(folder=tmp_path)
    again.choose("continue")
    writer = table_of(again).match.writer
    assert writer is not None
    assert writer.id == game


def test_a_slot_alone_is_nothing_to_continue(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    slot = kept_slot(house)
    (game,) = set(games_of(house)) - {slot}
    house.app.end()
    again = make_house(folder=tmp_path)
    assert isinstance(again.app.services.store.delete(game), str)
    assert "continue" not in {r.id for r in make_house(folder=tmp_path).regions()}


def test_a_slot_stays_as_it_was_when_it_is_opened(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    slot = kept_slot(house)
    before = games_of(house)[slot]
    house.app.end()
    again = make_house(folder=tmp_path)
    again.choose("saves", f"games/{slot}", "open")
    writer = table_of(again).match.writer
    assert writer is not None
    assert writer.id != slot
    assert len(table_of(again).match.session.played) == before.entries
    play_one(again)
    again.app.end()
    assert games_of(again)[slot] == before
    assert games_of(again)[writer.id].entries > before.entries
    assert games_of(again)[writer.id].meta.kind == "auto"


def test_progress_is_told_in_the_language_of_the_day(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=1)
    house.app.end()
    for language, words in (("en", "Round 1, lap 1"), ("de", "Runde 1, Umlauf 1"), ("fr", "Manche 1, tour 1")):
        again = make_house(folder=tmp_path, language=language)
        again.draw()
        assert any(words in said for said in again.said), language
        again.choose("saves")
        again.draw()
        assert any(words in said for said in again.said), language


def test_progress_kept_as_a_sentence_stays_one() -> None:
    text = make_house().app.services.text
    assert told(text, "Round 12, lap 2") == "Round 12, lap 2"
    assert told(text, "") == ""
    assert told(text, '⟦["no.such.key",{}]⟧') == ""
    assert told(text, "⟦[]⟧ and ⟦more") == " and ⟦more"


def test_progress_of_a_finished_game_says_how_it_ended(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Ŷolanda ⟧", "Ben"), seats=2)
    house.choose("show")
    finish_game(house, random.Random(3))
    table = table_of(house)
    winners = [s.name for s, r in zip(table.match.session.seats, table.match.result().ranking, strict=True) if r == 1]
    house.app.end()
    (entry,) = games_of(house).values()
    assert told(house.app.services.text, entry.meta.progress) == f"{', '.join(winners)} won"


def test_progress_of_a_lone_race_says_how_long_it_took(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=1)
    finish_game(house, random.Random(3))
    rounds = dict(table_of(house).match.result().scores[0])["minutes"]
    house.app.end()
    (entry,) = games_of(house).values()
    assert told(house.app.services.text, entry.meta.progress) == f"Finished after {rounds} rounds"


def test_the_table_is_described_with_the_last_lap_at_the_end(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=1)
    finish_game(house, random.Random(3))
    house.choose("look")
    house.draw()
    assert any("Anna: lap 3" in said for said in house.said)
    assert not any("lap 4" in said for said in house.said)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_table_of_results_puts_who_arrived_at_the_finish(tmp_path: Path, language: str) -> None:
    house = make_house(folder=tmp_path, language=language)
    begin_game(house, names=("Anna", "Ben"), seats=2)
    house.choose("show")
    finish_game(house, random.Random(3))
    result = table_of(house).match.result()
    assert house.top.name == "results"
    finished = [dict(scores)["laps"] == 3 for scores in result.scores]
    assert any(finished)
    top = house.top
    for seat, arrived in enumerate(finished):
        word = top._cell(seat, "field")  # type: ignore[attr-defined]
        assert (word == {"en": "finish", "de": "Ziel", "fr": "arrivée"}[language]) == arrived
        assert top._cell(seat, "laps") == str(dict(result.scores[seat])["laps"])  # type: ignore[attr-defined]
    assert_tidy(house, cut_by_room=True)


def test_the_best_time_has_its_unit(tmp_path: Path) -> None:
    house = make_house(folder=tmp_path)
    begin_game(house, names=("Anna",), seats=1)
    finish_game(house, random.Random(3))
    rounds = dict(table_of(house).match.result().scores[0])["minutes"]
    house.draw()
    assert f"First best time on this board: {rounds} minutes" in house.said
