"""Boreal's sentences: all three languages have them, with the same parameters, and nothing told lacks one."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from game.games.boreal import refusals
from game.games.boreal.components import ENDS, FAMILIES, POWERS
from game.i18n.texts import LANGUAGES, Texts, parameters, read_catalogue
from game.places import seeds_dir
from tests.games.boreal.scenario import play_randomly, rules, table
from tests.rules_marker import rule


def catalogue(language: str) -> dict[str, str]:
    return read_catalogue(seeds_dir() / "boreal" / f"texts.{language}.toml")


def test_three_languages_with_the_same_keys_and_parameters() -> None:
    english = catalogue("en")
    for language in LANGUAGES:
        own = catalogue(language)
        assert own.keys() == english.keys()
        for key, sentence in own.items():
            # "1" may be written out where the count is one
            assert parameters(sentence) - {"n"} == parameters(english[key]) - {"n"}, (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_names_of_the_components(language: str) -> None:
    own = catalogue(language)
    for card in rules().components.cards:
        assert own[f"boreal.card.{card.id}"] == card.name(language)
    assert len({card.name(language) for card in rules().components.cards}) == 44


def test_every_power_end_family_option_and_ending_has_words() -> None:
    texts = Texts.load(seeds_dir(), "en")
    wanted = [f"boreal.sign.{p}" for p in POWERS if p] + [f"boreal.power.{p}.text" for p in POWERS if p]
    wanted += [f"boreal.end.{e}.text" for e in ENDS] + [f"boreal.family.{f}" for f in FAMILIES]
    wanted += [f"boreal.kind.{k}" for k in ("start", "place", "archive")]
    wanted += [f"boreal.option.{o.id}{x}" for o in rules().options for x in ("", ".help")]
    wanted += ["boreal.termination.pyramid", "boreal.termination.passes", "boreal.score.points", "boreal.score.cards"]
    assert [k for k in wanted if not texts.has(k)] == []


def test_every_refusal_has_a_sentence() -> None:
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'Refusal\((?:"BO-\d\d"|rule), "(\w+)"', source)) | {"not_on_board", "not_in_pyramid"}
    keys |= {f"now_{p}" for p in ("setup", "choose", "refill", "place", "power", "peek", "take", "under")}
    keys |= {f"power_{p}" for p in ("reserve", "remove", "swap_board", "swap_pyramid")}
    known = catalogue("en")
    assert len(keys) > 25
    assert [k for k in sorted(keys) if f"boreal.refusal.{k}" not in known] == []


def test_every_event_of_random_games_can_be_told_in_full() -> None:
    texts = Texts.load(seeds_dir(), "de")
    told: set[str] = set()

    def check(before: Any, move: Any, _after: Any) -> None:
        for event in rules().apply(before, move).events:
            for viewer in (0, 1, None):
                for sentence in rules().tell(rules().redact(event, viewer)):
                    params = {k: "Anna" if k == "name" else v for k, v in sentence.params}
                    line = texts.t(sentence.key, **params)
                    assert "{" not in line
                    assert "boreal." not in line
                    told.add(sentence.key)

    for seed in range(40):
        play_randomly(seed, check)
    assert texts.missing == set()
    assert len(told) >= 25


def test_every_reason_of_random_pyramids_can_be_told_in_full() -> None:
    texts = Texts.load(seeds_dir(), "fr")
    draw = random.Random(8)
    cards = list(range(36))
    for _ in range(200):
        draw.shuffle(cards)
        ids = [rules().components.cards[c].id for c in cards if not rules().components.cards[c].not_level_1]
        s = table(phase="over", board=[""] * 8, deck=[], white={"pyramid": [ids[:4], ids[4:7], ids[7:9], ids[9:10]]},
                  black={"pyramid": [ids[10:14]]})
        for line in rules().explain(s, 0):
            assert "{" not in texts.t(line.reason, **dict(line.params))
    assert texts.missing == set()


@rule("BO-25")
@pytest.mark.parametrize(("language", "words"), [
    ("en", "has a family"), ("de", "eine Familie hat"), ("fr", "a une famille")])
def test_a_card_without_a_family_is_not_of_a_different_one(language: str, words: str) -> None:
    """An archive shares no family with any card, and yet doesn't count: the card must say so."""
    assert words in catalogue(language)["boreal.end.adjacent_different.text"]


def test_rules_are_numbered_alike_in_three_languages() -> None:
    found = {
        language: re.findall(r"^\*\*(BO-\d\d)\*\*", (seeds_dir() / "boreal" / f"rules.{language}.md").read_text(
            encoding="utf-8"), re.MULTILINE)
        for language in LANGUAGES
    }
    assert found["en"] == [f"BO-{n:02}" for n in range(1, 28)]
    assert found["de"] == found["fr"] == found["en"]


@pytest.mark.parametrize("game", ["boreal", "biathlon"])
def test_no_colon_is_joined_on_in_code(game: str) -> None:
    """French sets a space before it: what a player reads is put together by the catalogue."""
    room = Path(refusals.__file__).parents[1] / game
    for name in ("controller.py", "table.py", "panel.py", "words.py", "outlook.py"):
        if (room / name).exists():
            assert re.findall(r'f".*\}: \{.*"', (room / name).read_text(encoding="utf-8")) == [], name
