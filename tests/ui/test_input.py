"""From events to intents through the real loop: one wish is one intent, whatever the hand does."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.stack import Applied, Change, Pop, Push
from game.ui.intents import (
    Activate,
    Adjust,
    Back,
    Close,
    Drag,
    Edit,
    Focus,
    Fullscreen,
    Help,
    Hover,
    Intent,
    Key,
    Menu,
    Redo,
    Refused,
    Scroll,
    Secondary,
    Skip,
    Undo,
)
from game.ui.layout import Box
from game.ui.widgets import Button, Choice, Field, Slider, Spot, Toggle

from .conftest import Driver, TableScene, clicks, motion, mouse, press

Drive = Callable[..., Driver]
OK = Button("ok", Box(100, 100, 200, 50), "OK", kind="primary", key="enter")
OTHER = Button("other", Box(100, 200, 200, 50), "Other", key="o")
OFF = Button("off", Box(100, 300, 200, 50), "Off", enabled=False, why="No card is left (BF-12).")


def test_one_click_is_one_activation(drive: Drive) -> None:
    scene = TableScene([OK])
    drive(scene).click(150, 120)
    assert scene.of(Activate) == [Activate("ok")]


def test_release_elsewhere_activates_nothing(drive: Drive) -> None:
    scene = TableScene([OK, OTHER])
    driver = drive(scene)
    driver.run([mouse(pygame.MOUSEBUTTONDOWN, (150, 120)), mouse(pygame.MOUSEBUTTONUP, (150, 220))])
    driver.run([mouse(pygame.MOUSEBUTTONUP, (150, 120))])
    assert scene.of(Activate) == []


def test_a_double_click_says_so_once(drive: Drive) -> None:
    scene = TableScene([OK])
    driver = drive(scene)
    for _ in range(3):
        driver.click(150, 120, after=100)
    assert [a.clicks for a in scene.of(Activate)] == [1, 2, 1]  # type: ignore[union-attr]


def test_fast_clicks_all_count_where_nothing_was_applied(drive: Drive) -> None:
    scene = TableScene([Button("plus", Box(100, 100, 50, 50), "+")])
    driver = drive(scene)
    for _ in range(7):
        driver.click(120, 120, after=90)
    assert len(scene.of(Activate)) == 7


def test_a_double_click_applies_an_action_once(drive: Drive) -> None:
    scene = TableScene([OK], answer=lambda i: Applied() if isinstance(i, Activate) else None)
    driver = drive(scene)
    driver.click(150, 120)
    driver.click(152, 121, after=200)
    assert len(scene.of(Activate)) == 1
    driver.click(150, 120, after=600)
    assert len(scene.of(Activate)) == 2


def test_a_storm_of_clicks_applies_an_action_once(drive: Drive) -> None:
    scene = TableScene([OK], answer=lambda i: Applied() if isinstance(i, Activate) else None)
    driver = drive(scene)
    for _ in range(12):
        driver.click(150, 120, after=150)
    assert len(scene.of(Activate)) == 1


def test_a_hammered_key_applies_an_action_once(drive: Drive) -> None:
    scene = TableScene([OK], answer=lambda i: Applied() if isinstance(i, Activate) else None)
    driver = drive(scene)
    for _ in range(12):
        driver.key(pygame.K_RETURN, after=150)
    assert len(scene.of(Activate)) == 1
    driver.key(pygame.K_RETURN, after=500)
    assert len(scene.of(Activate)) == 2


def test_a_second_click_elsewhere_is_a_new_wish(drive: Drive) -> None:
    scene = TableScene([OK, OTHER], answer=lambda i: Applied() if isinstance(i, Activate) else None)
    driver = drive(scene)
    driver.click(150, 120)
    driver.click(150, 220, after=200)
    assert [a.id for a in scene.of(Activate)] == ["ok", "other"]  # type: ignore[union-attr]


def test_a_double_click_does_not_reach_the_next_scene(drive: Drive) -> None:
    above = TableScene([Button("danger", Box(100, 100, 200, 50), "Delete")], title="above")
    scene = TableScene([OK], answer=lambda i: Push(above) if isinstance(i, Activate) else None)
    driver = drive(scene)
    driver.click(150, 120)
    assert driver.app.top is above
    driver.click(150, 120, after=150)
    assert above.of(Activate) == []
    driver.click(150, 120, after=700)
    assert above.of(Activate) == [Activate("danger")]


def test_clicks_queued_behind_a_scene_change_are_dropped(drive: Drive) -> None:
    above = TableScene([Button("far", Box(600, 400, 200, 50), "Far")], title="above")
    scene = TableScene([OK], answer=lambda i: Push(above) if isinstance(i, Activate) else None)
    driver = drive(scene)
    down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    first = [mouse(down, (150, 120)), mouse(up, (150, 120))]
    driver.run([*first, mouse(down, (650, 420)), mouse(up, (650, 420)), press(pygame.K_RETURN)])
    assert above.of(Activate) == []


def test_no_click_goes_through_a_dialog(drive: Drive) -> None:
    dialog = TableScene([Button("yes", Box(500, 300, 100, 50), "Yes")], title="dialog", over=True)
    scene = TableScene([OK], answer=lambda i: Push(dialog) if isinstance(i, Key) else None)
    driver = drive(scene)
    driver.key(pygame.K_q)
    seen = len(scene.seen)
    driver.click(150, 120, after=900)
    driver.run([motion(150, 130)])
    driver.key(pygame.K_o)
    assert len(scene.seen) == seen
    assert dialog.of(Activate) == []
    assert dialog.of(Key) == [Key("o")]


def test_a_click_counts_however_long_the_loop_was_held_up_while_its_picture_stood(drive: Drive) -> None:
    scene = TableScene([OK])
    driver = drive(scene)
    driver.run(clicks(150, 120), after=2000)
    assert scene.of(Activate) == [Activate("ok")]


def test_a_disabled_button_says_why(drive: Drive) -> None:
    scene = TableScene([OFF])
    driver = drive(scene)
    driver.click(150, 320)
    assert scene.of(Activate) == []
    assert scene.of(Refused) == [Refused("off", "No card is left (BF-12).")]
    assert [t.text for t in driver.app.ui.toasts] == ["No card is left (BF-12)."]


def test_right_click_and_i_ask_for_details(drive: Drive) -> None:
    scene = TableScene([OK])
    driver = drive(scene)
    driver.click(150, 120, button=3)
    driver.run([motion(150, 121)])
    driver.key(pygame.K_i)
    assert scene.of(Secondary) == [Secondary("ok"), Secondary("ok")]


def test_hover_is_told_once(drive: Drive) -> None:
    scene = TableScene([OK, OTHER])
    driver = drive(scene)
    for y in (120, 125, 220, 500):
        driver.run([motion(150, y)])
    assert scene.of(Hover) == [Hover("ok"), Hover("other"), Hover(None)]


def test_keyboard_activates_what_has_the_focus(drive: Drive) -> None:
    scene = TableScene([OK, OTHER])
    driver = drive(scene)
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_SPACE)
    assert scene.of(Focus) == [Focus("ok"), Focus("other")]
    assert scene.of(Activate) == [Activate("other", "key")]
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    driver.key(pygame.K_RETURN)
    assert scene.of(Activate)[-1] == Activate("ok", "key")


def test_enter_is_the_primary_button_without_focus(drive: Drive) -> None:
    scene = TableScene([OK, OTHER])
    drive(scene).key(pygame.K_RETURN)
    assert scene.of(Activate) == [Activate("ok", "key")]


def test_shortcuts_and_other_letters(drive: Drive) -> None:
    scene = TableScene([OK, OTHER])
    driver = drive(scene)
    driver.key(pygame.K_o)
    driver.key(pygame.K_x)
    driver.key(pygame.K_3)
    assert scene.of(Activate) == [Activate("other", "key")]
    assert scene.of(Key) == [Key("x"), Key("3")]


@pytest.mark.parametrize(
    ("key", "mod", "intent"),
    [
        (pygame.K_ESCAPE, 0, Back()),
        (pygame.K_F1, 0, Help()),
        (pygame.K_F10, 0, Menu()),
        (pygame.K_z, pygame.KMOD_CTRL, Undo()),
        (pygame.K_y, pygame.KMOD_CTRL, Redo()),
        (pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT, Redo()),
    ],
)
def test_keys_of_the_house(drive: Drive, key: int, mod: int, intent: Intent) -> None:
    scene = TableScene([OK])
    drive(scene).key(key, mod)
    assert intent in scene.seen


def test_the_ring_shows_only_after_keyboard_use(drive: Drive) -> None:
    driver = drive(TableScene([OK, OTHER]))
    driver.click(150, 120)
    assert driver.app.ui.focus == "ok"
    assert not driver.app.ui.memory.focus_visible
    driver.key(pygame.K_DOWN)
    assert driver.app.ui.focus == "ok"
    assert driver.app.ui.memory.focus_visible
    driver.key(pygame.K_DOWN)
    assert driver.app.ui.focus == "other"


def test_the_mouse_on_something_else_takes_the_ring_away(drive: Drive) -> None:
    """So that what is read is one thing; a mouse that lies still, or moves over nothing, takes nothing away."""
    driver = drive(TableScene([OK, OTHER]))
    driver.key(pygame.K_DOWN)
    assert driver.app.ui.memory.focus_visible
    driver.run([motion(900, 600)])
    assert driver.app.ui.memory.focus_visible
    driver.run([motion(150, 120)])
    assert not driver.app.ui.memory.focus_visible
    driver.key(pygame.K_DOWN)
    driver.run([motion(151, 121)])
    assert driver.app.ui.memory.focus_visible


def test_skip_while_the_stage_plays(drive: Drive) -> None:
    scene = TableScene([OTHER], plays=True)
    driver = drive(scene)
    driver.click(900, 600)
    driver.key(pygame.K_SPACE)
    assert scene.of(Skip) == [Skip(), Skip()]
    scene.plays = False
    driver.click(900, 600, after=900)
    assert len(scene.of(Skip)) == 2


def test_values_are_adjusted(drive: Drive) -> None:
    toggle = Toggle("t", Box(100, 100, 400, 44), "Sound", True)
    choice = Choice("c", Box(100, 200, 400, 44), "Language", (("en", "E"), ("de", "D"), ("fr", "F")), "en")
    slider = Slider("s", Box(100, 300, 400, 44), "Volume", 50, 0, 100, 5)
    scene = TableScene([toggle, choice, slider])
    driver = drive(scene)
    driver.click(480, 120)
    driver.click(480, 220)
    driver.click(290, 220)
    assert scene.of(Adjust) == [Adjust("t", False), Adjust("c", "de"), Adjust("c", "fr")]
    driver.run([mouse(pygame.MOUSEBUTTONDOWN, (300, 322)), motion(0, 322), mouse(pygame.MOUSEBUTTONUP, (0, 322))])
    assert scene.of(Adjust)[3:] == [Adjust("s", 5), Adjust("s", 0)]
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    assert scene.of(Adjust)[-1] == Adjust("s", 55)


def test_a_drag_is_no_click(drive: Drive) -> None:
    card = Spot("card", Box(100, 100, 80, 120).polygon, "Card", drag=True)
    scene = TableScene([card])
    driver = drive(scene)
    driver.run([mouse(pygame.MOUSEBUTTONDOWN, (120, 120)), motion(122, 121), motion(300, 300)])
    driver.run([mouse(pygame.MOUSEBUTTONUP, (310, 300))])
    assert [d.phase for d in scene.of(Drag)] == ["start", "move", "end"]  # type: ignore[union-attr]
    assert scene.of(Activate) == []
    driver.click(120, 120, after=900)
    assert scene.of(Activate) == [Activate("card")]


def test_typing_with_accents(drive: Drive) -> None:
    scene = TableScene()

    def answer(intent: Intent) -> Change | None:
        if isinstance(intent, Edit):
            scene.items = [Field("name", Box(100, 100, 300, 44), "", intent.text, limit=6)]
        return None

    scene.answer = answer
    scene.items = [Field("name", Box(100, 100, 300, 44), "", ""), OTHER]
    driver = drive(scene)
    driver.click(120, 120)
    for letter in "Zoéoo":
        driver.run([press(pygame.K_o), pygame.Event(pygame.TEXTINPUT, text=letter)])
    assert scene.items[0].text == "Zoéoo"  # type: ignore[union-attr]
    driver.key(pygame.K_BACKSPACE)
    driver.key(pygame.K_HOME)
    driver.run([pygame.Event(pygame.TEXTINPUT, text="Äbcd")])
    assert scene.items[0].text == "ÄbZoéo"  # type: ignore[union-attr]
    assert scene.of(Activate) == []
    driver.key(pygame.K_RETURN)
    assert scene.of(Activate) == [Activate("name", "key")]
    assert driver.app.ui.focus is None


def test_the_wheel_scrolls_or_is_told(drive: Drive) -> None:
    scene = TableScene([OK])
    driver = drive(scene)
    wheel = pygame.Event(pygame.MOUSEWHEEL, y=1, precise_y=1.0, x=0, flipped=False)
    driver.run([motion(150, 120), wheel])
    driver.run([motion(900, 600), wheel])
    assert scene.of(Scroll) == [Scroll("ok", 1.0), Scroll("", 1.0)]


def test_gamepad(drive: Drive) -> None:
    scene = TableScene([OK, OTHER])
    driver = drive(scene)
    down = pygame.Event(pygame.JOYHATMOTION, joy=0, instance_id=7, hat=0, value=(0, -1))
    driver.run([down])
    driver.run([down])
    driver.run([pygame.Event(pygame.JOYBUTTONDOWN, joy=0, instance_id=7, button=0)])
    driver.run([pygame.Event(pygame.JOYBUTTONDOWN, joy=0, instance_id=7, button=1)])
    assert scene.of(Activate) == [Activate("other", "pad")]
    assert scene.of(Back) == [Back()]


def test_a_leaning_stick_is_one_step_and_pads_may_go(drive: Drive) -> None:
    scene = TableScene([OK, OTHER, Button("third", Box(100, 300, 200, 50), "Third")])
    driver = drive(scene)

    def lean(value: float) -> None:
        driver.run([pygame.Event(pygame.JOYAXISMOTION, joy=0, instance_id=7, axis=1, value=value)])

    for value in (0.2, 0.7, 0.9, 1.0, 0.5, 0.8, 0.0):
        lean(value)
    assert driver.app.ui.focus == "ok"
    driver.run([pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7)])
    driver.run([pygame.Event(pygame.JOYDEVICEADDED, device_index=0)])
    lean(1.0)
    assert driver.app.ui.focus == "other"


def test_closing_asks_the_scene(drive: Drive) -> None:
    question = TableScene(title="question", over=True)
    scene = TableScene(answer=lambda i: Push(question) if isinstance(i, Close) else None)
    driver = drive(scene)
    driver.run([pygame.Event(pygame.QUIT)])
    assert driver.app.top is question
    driver.run([pygame.Event(pygame.QUIT)])
    assert driver.app.done
    assert scene.life[-1] == question.life[-1] == "exit"


def test_focus_comes_back_with_its_scene(drive: Drive) -> None:
    above = TableScene([OK], title="above", answer=lambda i: Pop("done") if isinstance(i, Back) else None)
    scene = TableScene([OK, OTHER], answer=lambda i: Push(above) if isinstance(i, Help) else None)
    driver = drive(scene)
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_F1)
    assert driver.app.ui.focus is None
    driver.key(pygame.K_ESCAPE)
    assert driver.app.top is scene
    assert driver.app.ui.focus == "other"
    assert scene.life == ["pause", "resume done"]


def test_fullscreen_is_the_loops(drive: Drive) -> None:
    scene = TableScene()
    driver = drive(scene)
    driver.key(pygame.K_F11)
    assert driver.window.fullscreen
    assert driver.app.services.settings.fullscreen
    driver.key(pygame.K_RETURN, pygame.KMOD_ALT)
    assert not driver.window.fullscreen
    assert driver.window.size == (1280, 720)
    assert scene.of(Fullscreen) == []


def test_an_arrow_that_is_a_shortcut_chooses_and_else_moves_the_focus(drive: Drive) -> None:
    back = Button("back", Box(100, 100, 50, 50), "Back", key="left", enabled=False)
    on = Button("on", Box(200, 100, 50, 50), "On", key="right")
    place = Slider("place", Box(100, 200, 400, 50), "", 3.0, 0.0, 9.0)
    scene = TableScene([back, on, place])
    driver = drive(scene)
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RIGHT):
        driver.key(key)
    assert scene.of(Activate) == [Activate("on", "key")] * 2
    assert not scene.of(Refused)
    driver.app.services.ui.set_focus("place", visible=True)
    driver.key(pygame.K_RIGHT)
    assert scene.of(Adjust) == [Adjust("place", 4.0)]
