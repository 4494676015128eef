"""Biathlon's tutorial, played in ten steps: the dice, rest, the green points, a card too dear, the range, the finish.

Positions and moves only; the sentences are `biathlon.tutorial.*` in the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.stage.lesson import Step, Tutorial

# The learner sits on seat 0. A rival who has the stone has chosen already, so the learner's card ends the round.
START: Mapping[str, Any] = {
    "start": 1, "dice": [1, 2, 3, 4, 6], "cards": [0, 5],
    "players": [{}, {}],
}
SHORT: Mapping[str, Any] = {
    "round": 6, "start": 1, "dice": [2, 3, 5, 6, 6], "cards": [0, 3],
    "players": [{"field": 11, "chips": 2}, {"field": 12, "chips": 8}],
}
RANGE: Mapping[str, Any] = {
    "round": 9, "start": 1, "dice": [1, 1, 2, 4, 5], "cards": [0, 2],
    "players": [{"field": 22, "chips": 3}, {"field": 18, "chips": 9}],
}
LAST: Mapping[str, Any] = {
    "round": 27, "start": 1, "dice": [1, 2, 4, 5, 6], "cards": [0, 7],
    "players": [{"lap": 3, "field": 20, "chips": 7}, {"lap": 3, "field": 22, "chips": 3}],
}

TUTORIAL = Tutorial(board="a", steps=(
    Step("goal", position=START, at="field/14"),
    Step("dice", ("card 4",), ("roll 1 1 1 2 2",), point=("card/4",), at="field/14"),
    Step("rest", ("card 6",), ("card 1", "roll 1 1 2 2 3", "card 7"), point=("card/6",), at="field/14"),
    Step("green", ("card 8",), point=("card/8",), at="stand"),
    Step("short", ("card 5",), ("roll 1 2 2 5 6",), SHORT, ("card/5",), "range"),
    Step("back", ("card 9",), ("card 2",), point=("card/9",), at="range"),
    Step("range", ("card 7",), ("roll 1 2 3 4 5", "card 2", "roll 1 1 3 3 6", "card 1", "roll 2 3 3 4 6"), RANGE,
         ("card/7",), "field/14"),
    Step("waited", at="field/14"),
    Step("last", ("card 3", "card 4", "card 8"), (), LAST, ("card/3", "card/4", "card/8"), "field/14"),
    Step("end"),
))
