"""Why the hint's move is better: every claim of the sentence is true of the rules' own numbers."""

from __future__ import annotations

import random
import re

import pytest

from game.games.boreal import advice
from game.games.boreal.controller import Controller
from game.games.boreal.state import Place, Scout
from game.i18n.texts import LANGUAGES, Texts
from game.places import seeds_dir
from tests.games.boreal.scenario import card, play_randomly, rules, table

FOOT = ["reindeer_ford", "camp_fire", "cloud_bank", "whale_bay"]
LATE = [FOOT, ["lichen_field", "moss_hollow", "windy_ridge"], ["echo_valley", "snow_gate"]]


def english() -> Texts:
    return Texts.load(seeds_dir(), "en")


def why(s, action, other) -> str:
    return advice.why(english().t, rules(), s, action, other)


def test_the_last_card_is_laid_for_its_points() -> None:
    """Eagle Rock prints 7; nothing is covered that would count afterwards for the points."""
    s = table(white={"token": 8, "pyramid": LATE, "reserve": ["eagle_rock"]}, black={"pyramid": [["still_tarn"]]})
    found = next(a for a in rules().legal(s) if rules().notation.text(a) == "discover eagle_rock")
    other = next(a for a in rules().legal(s) if isinstance(a, Scout))
    assert why(s, found, other).startswith("It brings 7 points")


def test_a_slot_that_covers_no_compass_is_chosen_for_that() -> None:
    """Level 1 covers nothing, the slot above Camp Fire (2 compasses) does: with both open the first leaves more."""
    s = table(hand="gull_cliff", white={"token": 3, "pyramid": [["reindeer_ford", "camp_fire", "cloud_bank"]]})
    low, high = Place(3), Place(4)
    left = rules().preview(s, low).income
    assert left > rules().preview(s, high).income
    assert f"leaves {left} compasses open" in why(s, low, high)


def test_two_ends_of_a_row_that_bring_the_same_are_said_to() -> None:
    s = table(hand="gull_cliff", white={"token": 3, "pyramid": [["camp_fire"]]})
    ends = [a for a in rules().legal(s) if isinstance(a, Place)]
    assert why(s, ends[0], ends[1]) == "It is about as good as the next best."


@pytest.mark.parametrize("seed", range(3))
def test_what_is_claimed_is_true(seed: int) -> None:
    draw, t = random.Random(seed), english()
    said: set[str] = set()

    def check(s, move, _after) -> None:
        seat = rules().turn(s)
        if seat < 0 or draw.random() < 0.7:
            return
        legal = rules().legal(s)
        if len(legal) < 2:
            return
        other = draw.choice([a for a in legal if a != move])
        sentence = advice.why(t.t, rules(), s, move, other)
        if not sentence:
            return
        said.add(re.sub(r"\d+", "N", sentence))
        brain = advice.cast(advice.Brain, advice.bot_of("boreal"))
        came = advice.outcome(rules(), brain, s, move)
        if match := re.search(r"brings (\d+) point", sentence):
            assert came.gain == int(match[1])
        if match := re.search(r"leaves (\d+) compass", sentence):
            assert came.income == int(match[1]) > advice.outcome(rules(), brain, s, other).income
        if match := re.search(r"your token on (\d)", sentence):
            assert came.token == int(match[1])
        if "opponent’s reach" in sentence:
            assert came.taken >= 0
            space = s.board.index(came.taken) + 1
            theirs = space if seat == 1 else 9 - space  # white counts from 1, black from 8 (BO-06)
            assert theirs <= s.tokens[1 - seat]

    for game in range(6):
        play_randomly(100 * seed + game, check)
    assert len(said) > 10
    assert not t.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_reason(language: str) -> None:
    texts = Texts.load(seeds_dir(), language)
    control = Controller(rules(), texts)
    assert control.t("boreal.why.points", n=1) != control.t("boreal.why.points", n=2)

    def check(s, move, _after) -> None:
        if rules().turn(s) >= 0 and len(rules().legal(s)) > 1:
            other = next(a for a in rules().legal(s) if a != move)
            sentence = advice.why(texts.t, rules(), s, move, other)
            assert "{" not in sentence
            assert "boreal." not in sentence

    play_randomly(3, check)
    assert not texts.missing


def test_nothing_is_compared_where_nothing_else_is_known() -> None:
    s = table(white={"token": 8, "pyramid": [["camp_fire"]]})
    first = next(a for a in rules().legal(s) if rules().notation.text(a) == "discover moss_hollow")
    assert why(s, first, None).startswith("It ")
    assert card("moss_hollow") in s.board
