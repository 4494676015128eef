"""Boreal's tutorial, played in thirteen steps: discover, lay, rest, scout, cover, use a power, complete the pyramid.

Positions and moves only; the sentences are `boreal.tutorial.*` in the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.stage.lesson import Step, Tutorial

START: Mapping[str, Any] = {
    "board": ["birch_wood", "windy_ridge", "camp_fire", "smokehouse", "cloud_bank", "warm_spring", "tidal_steps",
              "gull_cliff"],
}
SCOUT: Mapping[str, Any] = {
    "board": ["birch_wood", "windy_ridge", "lichen_field", "smokehouse", "snow_gate", "warm_spring", "whale_bay",
              "gull_cliff"],
    "white": {"token": 4, "pyramid": [["camp_fire", "cloud_bank"]]},
    "black": {"token": 6, "pyramid": [["still_tarn", "drift_ice"]]},
}
RESERVE: Mapping[str, Any] = {
    "board": ["birch_wood", "windy_ridge", "geyser", "smokehouse", "snow_gate", "warm_spring", "rain_shore",
              "gull_cliff"],
    "white": {"token": 8, "pyramid": [["camp_fire", "cloud_bank", "lichen_field"]], "reserve": ["whale_bay"]},
    "black": {"token": 5, "pyramid": [["still_tarn", "drift_ice", "ember_cave"]]},
}
POWER: Mapping[str, Any] = {
    "board": ["birch_wood", "deep_fjord", "geyser", "smokehouse", "snow_gate", "warm_spring", "map_room",
              "gull_cliff"],
    "hand": "moss_hollow",
    "white": {"token": 3, "pyramid": [["camp_fire", "cloud_bank", "lichen_field", "whale_bay"]]},
    "black": {"token": 5, "pyramid": [["still_tarn", "drift_ice", "ember_cave"], ["storm_mast"]]},
}
LAST: Mapping[str, Any] = {
    "board": ["birch_wood", "deep_fjord", "geyser", "smokehouse", "old_spruce", "warm_spring", "rain_shore",
              "gull_cliff"],
    "hand": "snow_bridge",
    "white": {"token": 2, "pyramid": [["reindeer_ford", "camp_fire", "cloud_bank", "whale_bay"],
                                      ["lichen_field", "moss_hollow", "windy_ridge"],
                                      ["echo_valley", "snow_gate"]]},
    "black": {"token": 5, "pyramid": [["still_tarn", "drift_ice", "ember_cave", "aurora_dome"],
                                      ["storm_mast", "forge_village", "lava_field"], ["eagle_rock"]]},
}

CLEAR = ("far/plate", "far/reserve", "near/plate", "near/reserve", "near/pyramid", "preview", "panel",
         *(f"space/{n}" for n in range(1, 9)))
"""What every step may speak of; the deck and the far pyramid can be spared, its cards last of all."""

TUTORIAL = Tutorial(steps=(
    Step("goal", position=START, at="deck"),
    Step("cards", at="deck"),
    Step("discover", ("discover windy_ridge",), ("deal lichen_field",), point=("card/5", "discover"), at="deck"),
    Step("place", ("place L1S1",), point=("slot/0",), at="deck"),
    Step("rest", at="deck"),
    Step("scout", ("scout whale_bay",), ("deal geyser",), SCOUT, ("card/22",), "deck"),
    Step("reserve", ("discover whale_bay",), (), RESERVE, ("card/22",), "deck"),
    Step("cover", ("place L1S0", "place L1S4"), point=("slot/-1", "slot/3"), at="deck"),
    Step("upper", ("place L2S1", "place L2S2", "place L2S3"), position=POWER, point=("slot/4", "slot/5", "slot/6"),
         at="deck"),
    Step("power", ("reserve *",), ("deal glow_worm_cave",), at="deck"),
    Step("signs", point=("card/4", "card/39"), at="deck"),
    Step("last", ("place L4S1",), ("scout birch_wood", "deal seed_vault"), LAST, ("slot/9",), "deck"),
    Step("end"),
), clear=CLEAR, full=("far/plate", "near/plate", "panel"), frames=True)
