"""What the log and the preview say of a Rest: where its sum comes from (BO-11), and each turn in few lines."""

from __future__ import annotations

import pytest

from game.games.boreal.controller import Controller
from game.games.boreal.state import CardPlaced, CardTaken, Place, Rested
from game.i18n.texts import Texts
from game.places import seeds_dir
from game.stage.play import Turn
from tests.games.boreal.scenario import card, rules, table
from tests.rules_marker import rule

NAMES = ("Anna", "Jonas")


def control(language: str = "en") -> Controller:
    return Controller(rules(), Texts.load(seeds_dir(), language))


@rule("BO-11")
@pytest.mark.parametrize(("language", "sentence"), [
    ("en", "Jonas rests: 2 from cards + 2 for space 0, token on 4."),
    ("de", "Jonas rastet: 2 von Karten + 2 für Feld 0, Marker auf 4."),
    ("fr", "Jonas se repose : 2 des cartes + 2 pour la case 0, jeton sur 4."),
])
def test_a_bonus_is_told_apart(language: str, sentence: str) -> None:
    assert control(language).tell(Rested(1, 2, 2, 0, 4), NAMES) == sentence


def test_without_a_bonus_the_sum_is_enough() -> None:
    assert control().tell(Rested(0, 3, 0, 2, 5), NAMES) == "Anna rests: 3 compasses, token on 5."


@rule("BO-11")
@pytest.mark.parametrize(("token", "said"), [
    (0, "Rest: 2 from cards + 2 for space 0"), (1, "Rest: 2 from cards + 1 for space 1"), (2, "")])
def test_the_preview_explains_the_bonus(token: int, said: str) -> None:
    """Camp Fire has two compasses; nothing lies on it."""
    s = table(hand="camp_fire", white={"token": token})
    view = rules().observe(s, 0)
    turn = Turn(view, 0, rules().legal(s), NAMES)
    slot = next(a.slot for a in turn.legal if isinstance(a, Place))
    lines = [m.text for m in control().preview(turn, f"slot/{slot}") if m.text.startswith("Rest: ")]
    assert lines == ([said] if said else [])


def test_a_discovery_is_one_line() -> None:
    number = card("camp_fire")
    assert control().tell(CardTaken(0, number, 3), NAMES) == ""
    assert control().tell(CardPlaced(0, number, 0, False), NAMES) == "Anna discovers Camp Fire: level 1."
