"""Biathlon in a real window: whole games by mouse and by keyboard, resizing, killing, double clicks, secrets."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from tests.window.driver import App, Display, Screen, running

FAST = {"animation": "instant"}
TWO = ("play", "biathlon", "--seats", "human,human", "--seed")


def settings(home: Path, **values: object) -> Path:
    """A home with these settings."""
    user = home / "user"
    user.mkdir(parents=True, exist_ok=True)
    (user / "settings.json").write_text(json.dumps({"schema": 1, **values}), "utf-8")
    return home


def pick(screen: Screen) -> str:
    """A card for a person who wants to arrive: rest when poor, else move."""
    hints = {r["id"]: r["hint"] for r in screen["regions"] if r["id"].startswith("card/")}
    poor = "sit" in hints.get("card/7", "") or "sit" in hints.get("card/1", "")
    return "card/6" if poor else max(("card/1", "card/2", "card/7"), key=lambda c: _fields(hints[c]))


def _fields(hint: str) -> int:
    """The fields that a hint promises: "... 4 fields, to 11 · pay 2 chips"."""
    words = hint.replace(",", " ").split()
    return max((int(a) for a, b in pairwise(words) if a.isdigit() and b.startswith("field")),
               default=0)


def choosing(screen: Screen) -> bool:
    return screen["scene"] == "table" and any(r["id"] == "card/1" for r in screen["regions"])


def ready(screen: Screen) -> bool:
    """A card is selected and can be laid."""
    return any(r["id"] == "lay" and r["enabled"] for r in screen["regions"])


def take_over(app: App) -> None:
    """Enter at the handover screen. One that comes within a double click's time of the Enter that laid the card
    is taken for a doubled one, as it should be; a person is slower."""
    app.repeat(lambda: app.key("Return"), lambda s: s["scene"] != "handover")


def play_round(app: App, lay) -> bool:
    """One choice of whoever is asked; false when the race is over."""
    screen = app.wait(lambda s: s["scene"] in ("handover", "results") or (choosing(s) and not s["animating"]))
    if screen["scene"] == "results":
        return False
    lay(screen)
    return True


def test_two_people_play_a_whole_race_by_mouse_alone(display: Display, tmp_path: Path):
    with running(display, settings(tmp_path, **FAST), *TWO, "5") as app:
        clicks: dict[str, int] = {"handover": 0, "card": 0}

        def by_mouse(screen: Screen) -> None:
            if screen["scene"] == "handover":
                app.click_until("show", lambda s: s["scene"] != "handover")
                clicks["handover"] += 1
                return
            app.click_until(pick(screen), ready)
            app.click_until("lay", lambda s: not ready(s))
            clicks["card"] += 1

        while play_round(app, by_mouse):
            pass
        assert clicks["card"] >= 20
        assert clicks["handover"] <= clicks["card"]  # three clicks a player and round at most


def test_two_people_play_a_whole_race_by_keyboard_alone(display: Display, tmp_path: Path):
    with running(display, settings(tmp_path, **FAST), *TWO, "6") as app:

        def by_keys(screen: Screen) -> None:
            if screen["scene"] == "handover":
                take_over(app)
                return
            app.key(pick(screen).split("/")[1])
            app.wait(ready)
            app.repeat(lambda: app.key("Return"), lambda s: not ready(s))

        while play_round(app, by_keys):
            pass
        assert app.screen()["scene"] == "results"


def test_a_window_resized_while_pieces_move_goes_on(display: Display, tmp_path: Path):
    home = settings(tmp_path, animation="slow")
    with running(display, home, "play", "biathlon", "--seats", "human,easy", "--seed", "8") as app:
        app.wait(lambda s: choosing(s) and not s["animating"])
        app.click_until("card/7", ready)
        app.click("lay")
        app.wait(lambda s: s["animating"])
        app.resize((1000, 640))
        app.resize((1600, 900))
        screen = app.wait(lambda s: choosing(s) and not s["animating"])
        assert screen["size"] == [1600, 900]
        assert "2" in screen["prompt"] or screen["regions"]


def test_killed_at_any_moment_it_goes_on_where_it_was(display: Display, tmp_path: Path):
    home = settings(tmp_path, **FAST)
    with running(display, home, "play", "biathlon", "--seats", "human,easy", "--seed", "9") as app:
        for _ in range(3):
            app.wait(lambda s: choosing(s) and not s["animating"])
            app.repeat(lambda: app.key("7"), ready)
            app.repeat(lambda: app.key("Return"), lambda s: not ready(s))
        before = app.wait(lambda s: choosing(s) and not s["animating"])
        app.kill()
    with running(display, home) as app:
        app.wait_scene("home")
        app.click("continue")
        after = app.wait(lambda s: choosing(s) and not s["animating"])
    assert [r["hint"] for r in after["regions"] if r["id"].startswith("card/")] == [
        r["hint"] for r in before["regions"] if r["id"].startswith("card/")
    ]


@pytest.mark.parametrize("times", [2, 12])
def test_a_double_click_or_a_click_storm_acts_once(display: Display, tmp_path: Path, times: int):
    with running(display, settings(tmp_path, **FAST), *TWO, "3") as app:
        app.wait_scene("handover")
        app.click_until("show", lambda s: choosing(s) and not s["animating"])
        app.click_until("card/6", ready)
        app.click("lay", times=times)
        app.wait_scene("handover")
        app.move(5, 5)
        games = list((tmp_path / "user" / "games").glob("*/game.jsonl"))
        lines = games[0].read_text("utf-8").splitlines()
        assert sum('"card ' in line for line in lines) == 1
        assert app.wait_scene("handover")


def test_the_handover_shows_no_secret(display: Display, tmp_path: Path):
    """Two games that differ in the card laid face down only: every pixel of the handover screen is the same."""
    pictures = []
    for card in ("2", "5"):
        home = settings(tmp_path / card, **FAST)
        with running(display, home, *TWO, "11") as app:
            app.wait_scene("handover")
            take_over(app)
            app.wait(lambda s: choosing(s) and not s["animating"])
            app.key(card)
            app.wait(ready)
            app.key("Return")
            app.wait_scene("handover")
            app.move(4, 4)
            screen = app.wait_scene("handover")
            pictures.append((app.picture(tmp_path / f"{card}.png").read_bytes(), screen))
    import pygame

    first, second = (pygame.image.tobytes(pygame.image.load(str(tmp_path / f"{c}.png")), "RGB") for c in ("2", "5"))
    assert first == second
    assert pictures[0][1] == pictures[1][1]
