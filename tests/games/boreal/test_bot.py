"""Boreal's bots: judgement of plain positions, ranks that agree with it, the greedy baseline, the targets' rows."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

from game.core.registry import bot_of
from game.core.rules import CHANCE, OVER, Result
from game.games.boreal.bot import Brain, card_stats, measure, points_now
from game.games.boreal.state import State
from tests.games.boreal.scenario import card, do, play_randomly, rules, start, table


class Record(NamedTuple):
    final: State
    result: Result


def brain() -> Brain:
    found = bot_of("boreal")
    assert isinstance(found, Brain)
    return found


def text(action: Any) -> str:
    return rules().notation.text(action)


NINE = [["still_tarn", "camp_fire", "warm_spring", "cloud_bank"], ["snow_gate", "whale_bay", "drift_ice"],
        ["lava_field", "rain_shore"]]


def test_more_points_with_the_same_cards_are_better() -> None:
    few = table(white={"pyramid": [["birch_wood", "camp_fire"]]}, black={"pyramid": [["cloud_bank", "still_tarn"]]})
    many = table(white={"pyramid": [["whale_bay", "camp_fire"]]}, black={"pyramid": [["cloud_bank", "still_tarn"]]})
    assert brain().evaluate(many)[0] > brain().evaluate(few)[0]


def test_a_finished_game_is_worth_its_result() -> None:
    s = table(phase="over", white={"pyramid": [["whale_bay"]]}, black={"pyramid": [["snow_gate"]]})
    assert brain().evaluate(s) == (1.0, 0.0)


def test_ranks_agree_with_the_judgement_of_what_comes_after() -> None:
    draw = random.Random(2)
    compared = 0
    for _ in range(12):
        s = start()
        while (seat := rules().turn(s)) != OVER:
            if seat == CHANCE:
                s = rules().advance(s, rules().sample(s, draw.getrandbits(64)))
                continue
            legal = rules().legal(s)
            ranks = brain().rank(s, seat, legal)
            assert all(0.0 <= r <= 1.0 for r in ranks)
            if s.phase == "place":
                for action, found in zip(legal, ranks, strict=True):
                    after = rules().advance(s, action)
                    if after.phase in ("choose", "over"):
                        compared += 1
                        assert brain().evaluate(after)[seat] == pytest.approx(found)
            s = rules().advance(s, draw.choice(legal))
    assert compared > 100


def test_the_last_compass_is_not_covered_without_need() -> None:
    # Still Tarn and Camp Fire grant 2 each; Storm Mast grants none and would cover both
    s = table(white={"token": 8, "reserve": ["storm_mast"], "pyramid": [["still_tarn", "camp_fire"]]})
    s = do(s, "discover storm_mast")
    legal = rules().legal(s)
    best = max(zip(brain().rank(s, 0, legal), legal, strict=True), key=lambda pair: pair[0])[1]
    assert text(best) != "place L2S1"


def test_a_winning_last_move_is_seen() -> None:
    s = table(turn="black", white={"pyramid": [["forge_village"]]}, black={"token": 8, "pyramid": NINE,
                                                                      "reserve": ["lichen_field", "ember_cave"]})
    legal = rules().legal(s)
    ranks = dict(zip(map(text, legal), brain().rank(s, 1, legal), strict=True))
    assert ranks["discover lichen_field"] == 1.0


def test_the_greedy_baseline_takes_the_most_points_now() -> None:
    s = table(white={"token": 8, "reserve": ["birch_wood", "whale_bay", "still_tarn"]})
    assert text(points_now(rules(), s, 0, rules().legal(s))) == "discover whale_bay"


def test_levels_come_from_the_data() -> None:
    assert {"easy", "normal", "hard"} <= brain().levels.keys()


def test_measured_rows_and_card_figures() -> None:
    records = [Record(s, rules().result(s)) for s in (play_randomly(seed) for seed in range(30))]
    rows = {row.name: row for row in measure(records)}
    assert (rows["mean score"].low, rows["mean score"].high) == (38, 50)
    assert (rows["first player wins %"].low, rows["first player wins %"].high) == (46, 54)
    assert (rows["birch_wood played %"].low, rows["birch_wood played %"].high) == (45, 95)
    assert (rows["geyser played %"].low, rows["geyser played %"].high) == (15, 85)
    assert len(rows) == 5 + 2 * 44
    stats = {line.card: line for line in card_stats(rules(), records)}
    shown = sum(1 for r in records if card("whale_bay") not in (*r.final.deck, *(k.card for k in r.final.under)))
    assert stats["whale_bay"].shown == shown
    assert stats["whale_bay"].points in (0, 7)
    assert measure([]) == []
