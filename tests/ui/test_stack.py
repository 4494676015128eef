"""The scene stack: who is told what, in which order."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.stack import Ask, Change, Home, Pop, PopTo, Push, Quit, Reload, Replace
from game.ui.intents import Fullscreen, Key, Resized

from .conftest import Driver, TableScene

Drive = Callable[..., Driver]


def on_key(change: Callable[[], Change]) -> Callable[[object], Change | None]:
    return lambda intent: change() if isinstance(intent, Key) else None


def names(driver: Driver) -> list[str]:
    return [scene.name for scene in driver.app.stack.scenes]


def test_push_and_pop_with_a_result(drive: Drive) -> None:
    above = TableScene(title="above", answer=on_key(lambda: Pop(42)))
    scene = TableScene(answer=on_key(lambda: Push(above)))
    driver = drive(scene)
    driver.key(pygame.K_q)
    assert names(driver) == ["table", "above"]
    driver.key(pygame.K_q)
    assert scene.life == ["pause", "resume 42"]
    assert above.life == ["exit"]


def test_replace_leaves_first(drive: Drive) -> None:
    later = TableScene(title="later")
    scene = TableScene(answer=on_key(lambda: Replace(later)))
    driver = drive(scene)
    driver.key(pygame.K_q)
    assert names(driver) == ["later"]
    assert scene.life == ["exit"]


def test_home_and_pop_to(drive: Drive) -> None:
    third = TableScene(title="third", answer=on_key(lambda: PopTo("table", "ok")))
    second = TableScene(title="second", answer=on_key(lambda: Push(third)))
    scene = TableScene(answer=on_key(lambda: Push(second)))
    driver = drive(scene)
    for _ in range(3):
        driver.key(pygame.K_q)
    assert names(driver) == ["table"]
    assert scene.life == ["pause", "resume ok"]
    scene.answer = on_key(Home)
    driver.key(pygame.K_q)
    assert names(driver) == ["home"]


def test_popping_the_last_or_quitting_ends(drive: Drive) -> None:
    for change in (Pop(), Quit()):
        scene = TableScene(answer=on_key(lambda c=change: c))  # type: ignore[misc]
        driver = drive(scene)
        driver.key(pygame.K_q)
        assert driver.app.done
        assert scene.life == ["exit"]


def test_only_overlays_show_what_is_below(drive: Drive) -> None:
    dialog = TableScene(title="dialog", over=True)
    scene = TableScene(answer=on_key(lambda: Push(dialog)))
    driver = drive(scene)
    driver.key(pygame.K_q)
    assert [s.name for s in driver.app.stack.below] == ["table"]
    driver.app.stack.apply(Push(TableScene(title="full")))
    assert driver.app.stack.below == ()


def test_update_may_change_the_stack(drive: Drive) -> None:
    later = TableScene(title="later")
    scene = TableScene()
    driver = drive(scene)
    scene.update = lambda _: Replace(later)  # type: ignore[method-assign]
    driver.run()
    assert driver.app.top is later


def test_a_scene_may_ask_for_fullscreen(drive: Drive) -> None:
    driver = drive(TableScene(answer=on_key(lambda: Ask(Fullscreen()))))
    driver.key(pygame.K_q)
    assert driver.window.fullscreen


def test_all_scenes_hear_of_a_new_size(drive: Drive) -> None:
    scene = TableScene()
    driver = drive(scene)
    above = TableScene(title="above")
    driver.app.stack.apply(Push(above))
    driver.key(pygame.K_F11)
    assert scene.of(Resized)
    assert above.of(Resized)


def test_reload_gives_new_texts_and_keeps_the_scenes(drive: Drive) -> None:
    scene = TableScene()
    driver = drive(scene)
    settings = driver.app.services.store.settings.change(language="de", high_contrast=True, ui_scale=125).settings
    scene.answer = on_key(lambda: Reload(settings))
    driver.app.ui.set_focus("kept")
    driver.key(pygame.K_q)
    assert scene.services.text.language == "de"
    assert scene.services.theme.high_contrast
    assert scene.services is driver.app.services
    assert driver.app.ui.focus == "kept"
    assert driver.loop.u == pytest.approx(1.25)
    assert scene.life == []
