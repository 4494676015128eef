"""Sentences: nothing that happens or can be asked lacks one, in any language."""

from __future__ import annotations

import pytest

from game.games.biathlon.state import EVENTS, TERMINATIONS
from game.i18n.texts import LANGUAGES, read_catalogue
from game.places import seeds_dir
from tests.games.biathlon.scenario import RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_events_and_endings_have_sentences(language: str) -> None:
    texts = read_catalogue(seeds_dir() / "biathlon" / f"texts.{language}.toml")
    for card in RULES.box.cards:
        assert f"biathlon.card.{card.number}.name" in texts
        assert f"biathlon.card.{card.number}.text" in texts
    for event in EVENTS:
        assert any(key.startswith(f"biathlon.event.{event.__name__}") for key in texts), event
    for end in TERMINATIONS:
        assert f"biathlon.termination.{end}" in texts
        assert any(key.startswith(f"biathlon.event.GameWon.{end}") for key in texts), end


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_name_the_numbers_of_the_components(language: str) -> None:
    texts = read_catalogue(seeds_dir() / "biathlon" / f"texts.{language}.toml")
    for card in RULES.box.cards:
        text = texts[f"biathlon.card.{card.number}.text"]
        for number in (card.pay, card.gain, card.value):
            assert not number or str(number) in text, (card.number, text)
