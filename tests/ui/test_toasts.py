"""Messages that pass: the newer takes the older's place, and they end with their scene."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.stack import Change, Push
from game.ui.intents import Intent, Key
from game.ui.layout import Box
from game.ui.overlay import toast_boxes
from game.ui.toasts import LONGEST_MS, SAVING, TOAST_MS, reading_ms

from .conftest import Driver, Kit, TableScene

Drive = Callable[..., Driver]


def said(driver: Driver) -> list[str]:
    return [t.text for t in driver.app.ui.toasts]


def test_a_newer_one_takes_the_place_of_what_it_is_about(kit: Kit) -> None:
    kit.ui.toast("A hint is thought of.", "info", "hint")
    kit.ui.toast("Saved.", "good")
    kit.ui.toast("Hint: card 4.", "good", "hint")
    assert [t.text for t in kit.ui.toasts] == ["Saved.", "Hint: card 4."]
    kit.ui.toast("Copied.", "good")
    assert [t.text for t in kit.ui.toasts] == ["Hint: card 4.", "Copied."]
    kit.ui.hush("hint")
    assert [t.text for t in kit.ui.toasts] == ["Copied."]


def test_troubles_with_saving_stand_below_each_other(kit: Kit) -> None:
    for text in ("The disk is full.", "No folder.", "The disk is full."):
        kit.ui.toast(text, "bad", SAVING)
    kit.ui.toast("That is not allowed.", "bad")
    assert [t.text for t in kit.ui.toasts] == ["No folder.", "The disk is full.", "That is not allowed."]


def test_they_end_with_their_scene_but_for_troubles_with_saving(drive: Drive) -> None:
    above = TableScene(title="above")
    scene = TableScene()

    def answer(intent: Intent) -> Change | None:
        if intent == Key("q"):
            scene.services.ui.toast("Going up.", "info")
            return Push(above)
        return None

    scene.answer = answer
    driver = drive(scene)
    driver.app.ui.toast("Not here.", "bad")
    driver.app.ui.toast("The disk is full.", "bad", SAVING)
    driver.rest(300)
    assert said(driver) == ["Not here.", "The disk is full."]
    driver.key(pygame.K_q)
    assert driver.app.top is above
    assert said(driver) == ["The disk is full.", "Going up."]
    driver.rest(TOAST_MS + 100)
    assert said(driver) == []


def test_a_long_message_stays_until_it_can_have_been_read() -> None:
    """Fifteen letters a second are read in comfort."""
    assert reading_ms("Saved.") == TOAST_MS
    assert TOAST_MS < reading_ms("x" * 100) <= 100 / 15 * 1000
    assert reading_ms("x" * 400) == LONGEST_MS


TWO = ("The disk is full.", "That card has been chosen by somebody else in this round (BF-12): take another one.")


def test_they_stand_below_the_top_bar_in_the_middle(kit: Kit) -> None:
    first, second = toast_boxes(kit.painter, TWO)
    assert (first.y, first.centre[0], second.centre[0]) == (70, 640, 640)
    assert second.y == first.bottom + 10
    assert toast_boxes(kit.painter, ()) == []


@pytest.mark.parametrize("read", [
    Box(340, 60, 600, 200), Box(0, 60, 1280, 300), Box(0, 200, 1280, 520), Box(20, 60, 700, 640),
    Box(340, 80, 600, 620),
])  # fmt: skip
def test_they_leave_free_what_is_being_read(kit: Kit, read: Box) -> None:
    kit.painter.in_reading.append(read)
    boxes = toast_boxes(kit.painter, TWO[:1])
    assert not any(box.overlaps(read) for box in boxes)
    assert all(kit.painter.box_of_all.holds(box) for box in boxes)
    kit.painter.begin()
    assert toast_boxes(kit.painter, TWO[:1])[0].y == 70
