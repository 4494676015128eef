"""Boreal in a real window: whole games by mouse and by keyboard, every placement power from written positions."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.window.driver import App, Display, Screen, running

TWO = ("play", "boreal", "--seats", "human,human", "--seed")
PRESSES = ("discover", "place", "take", "reserve", "remove", "swap", "under", "scout", "pass", "decline")
"""What a person who wants to get on presses, the dearest wish first."""
BOARD = ["birch_wood", "geyser", "camp_fire", "bear_den", "old_spruce", "snow_gate", "still_tarn", "star_tower"]


def settings(home: Path, **values: object) -> Path:
    user = home / "user"
    user.mkdir(parents=True, exist_ok=True)
    (user / "settings.json").write_text(json.dumps({"schema": 1, "animation": "instant", **values}), "utf-8")
    return home


def face(screen: Screen) -> tuple[Any, ...]:
    """What changes when a click has done something."""
    regions = tuple((r["id"], r["enabled"], r["value"]) for r in screen["regions"] if not r["id"].startswith("log/"))
    return screen["scene"], screen["prompt"], regions


def wish(screen: Screen, keys: bool) -> dict[str, Any]:
    """The region that a person chooses now: a press that is ready, else a slot, else a card. With keys no card of
    a pyramid nor one far back in a reserve, which are reached by Tab only."""
    regions = [r for r in screen["regions"] if r["at"]]
    ready = {r["id"]: r for r in regions if r["enabled"]}
    for press in PRESSES[:-1]:
        if press in ready and not (press == "scout" and "discover" in ready):
            return ready[press]
    slots = [r for id, r in ready.items() if id.startswith("slot/")]
    if slots and "discover" not in {r["id"] for r in regions}:
        return slots[-1]
    cards = [r for id, r in ready.items() if id.startswith("card/") and r["value"] != "selected"]
    if keys:
        mine = [r["id"] for r in screen["regions"] if r["label"].startswith("Your reserve")]
        cards = [r for r in cards if not r["label"].startswith("Pyramid of") and r["id"] not in mine[6:]]
    dear = [r for r in cards if r["hint"].startswith("Discover")]
    return (dear or cards or [ready["decline"]])[-1]


def play(app: App, choose: Callable[[dict[str, Any]], None], until: Callable[[Screen], bool],
         keys: bool = False) -> int:
    """Go on with wishes until the screen fits; how many there were."""
    for number in range(600):
        screen = app.wait(lambda s: not s["animating"] and (s["scene"] != "table" or bool(s["prompt"])))
        if until(screen):
            return number
        before = face(screen)
        if screen["scene"] == "handover":
            app.repeat(lambda: app.key("Return"), lambda s: s["scene"] != "handover")
            continue
        target = wish(screen, keys)
        app.repeat(lambda target=target: choose(target), lambda s, b=before: face(s) != b and not s["animating"], 1.5)
    raise AssertionError("the game doesn't end")


def over(screen: Screen) -> bool:
    return screen["scene"] == "results"


def test_two_people_play_a_whole_game_by_mouse_alone(display: Display, tmp_path: Path):
    with running(display, settings(tmp_path), *TWO, "5") as app:
        clicks = play(app, lambda region: app.click(region["id"]) if app.has(region["id"]) else None, over)
        assert clicks >= 60  # ten cards each: card, discover, slot, place


def test_two_people_play_a_whole_game_by_keyboard_alone(display: Display, tmp_path: Path):
    with running(display, settings(tmp_path), *TWO, "6") as app:

        def by_key(region: dict[str, Any]) -> None:
            """Numbers for spaces, slots and peeked cards, letters for the reserve, Enter for what goes on."""
            id, label = region["id"], region["label"]
            if not app.has(id):
                return  # the last key has been heard: another one would be for the next screen
            if label.startswith("Space "):
                app.key(label.removeprefix("Space ").partition(":")[0])
            elif id.startswith("slot/"):
                slots = sorted(int(r["id"][5:]) for r in app.screen()["regions"] if r["id"].startswith("slot/"))
                app.key(str(slots.index(int(id[5:])) + 1))
            elif id in PRESSES:
                app.key("l" if id == "decline" else "Return")
            else:
                mine = [r["id"] for r in app.screen()["regions"] if r["label"].startswith("Your reserve")]
                app.key("qwerty"[mine.index(id)] if id in mine else "1")  # 1: the first card peeked at

        assert play(app, by_key, over, keys=True) >= 60


POWERS = {
    "reserve": ("moss_hollow", "reserves"),
    "remove": ("aurora_dome", "removes"),
    "swap_board": ("lichen_field", "swaps"),
    "swap_pyramid": ("ember_cave", "swaps"),
    "peek": ("gull_cliff", "under the deck"),
    "gain": ("cloudberry_bog", "gains 2"),
    "opponent_loses": ("storm_mast", "loses 2"),
    "not_level_1": ("eagle_rock", "level 2"),
}


@pytest.mark.parametrize("power", POWERS)
def test_every_placement_power_by_mouse(display: Display, tmp_path: Path, power: str):
    """From a position in which the card is in hand: it is laid, its power used, and the log says so."""
    card, said = POWERS[power]
    position = {
        "board": BOARD, "hand": card,
        "white": {"token": 3, "pyramid": [["reindeer_ford", "cloud_bank"]]},
        "black": {"token": 5, "pyramid": [["warm_spring", "whale_bay"]]},
    }
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), "utf-8")
    with running(display, settings(tmp_path), "play", "boreal", "--position", str(file)) as app:

        def told(screen: Screen) -> str:
            return " ".join(r["label"] for r in screen["regions"] if r["id"].startswith("log/"))

        play(app, lambda region: app.click(region["id"]) if app.has(region["id"]) else None,
             lambda s: "rests" in told(s))
        assert said in told(app.screen())
