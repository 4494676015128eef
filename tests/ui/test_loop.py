"""The loop: draws when something changed, survives what scenes do, and describes what is seen."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game import places
from game.app import AppOptions, run, write_report
from game.places import UserDir
from game.scenes.fault import FaultScene
from game.scenes.stack import Applied, Pop, Push, Quit, Replace, Scene
from game.ui import window as window_module
from game.ui.describe import Describer
from game.ui.intents import Activate, Key
from game.ui.layout import Box
from game.ui.loop import Loop
from game.ui.painter import Painter
from game.ui.widgets import Button, Label
from game.ui.window import Window, WindowOptions

from .conftest import Driver, TableScene, clicks, motion, press

Drive = Callable[..., Driver]
OK = Button("ok", Box(100, 100, 200, 50), "OK")


def test_at_rest_nothing_is_drawn(drive: Drive) -> None:
    driver = drive(TableScene([OK]))
    driver.rest(1000)
    before = driver.loop.stats.frames
    driver.rest(3000)
    assert driver.loop.stats.frames == before
    driver.run([motion(900, 600)])
    assert driver.loop.stats.frames == before
    driver.run([motion(150, 120)])
    driver.rest(200)
    assert driver.loop.stats.frames > before


def test_what_moves_is_drawn(drive: Drive) -> None:
    scene = TableScene()
    driver = drive(scene)
    scene.update = lambda _: True  # type: ignore[method-assign]
    before = driver.loop.stats.frames
    for _ in range(5):
        driver.run()
    assert driver.loop.stats.frames == before + 5


def test_a_stall_does_not_make_animations_jump(drive: Drive) -> None:
    scene = TableScene()
    steps: list[float] = []
    driver = drive(scene)
    scene.update = lambda dt: steps.append(dt) is None  # type: ignore[method-assign]
    driver.run(after=5000)
    assert steps == [100.0]


@pytest.mark.parametrize("where", ["handle", "update", "draw", "widgets"])
def test_a_failing_scene_ends_at_the_error_screen(drive: Drive, where: str, tmp_path: Path) -> None:
    scene = TableScene([OK])
    driver = drive(scene)
    driver.app.services = _with_folder(driver, tmp_path)

    def fail(*_: object) -> None:
        raise RuntimeError("the bot ate the board")

    setattr(scene, where, fail)
    driver.key(pygame.K_q)
    driver.run()
    fault = driver.app.top
    assert isinstance(fault, FaultScene)
    assert fault.report is not None
    assert "the bot ate the board" in fault.report.read_text("utf-8")
    driver.key(pygame.K_RETURN)
    driver.run()
    assert driver.app.top.name == "home"


def _with_folder(driver: Driver, folder: Path) -> object:
    from dataclasses import replace

    return replace(driver.app.services, places=UserDir(folder))


def test_an_error_in_the_error_screen_is_not_hidden(drive: Drive) -> None:
    driver = drive(TableScene())
    driver.app.fail(RuntimeError("first"))
    with pytest.raises(ValueError, match="second"):
        driver.app.fail(ValueError("second"))


def test_reports_are_few(tmp_path: Path) -> None:
    for number in range(9):
        (tmp_path / f"crash-2020010{number}-000000.log").write_text("old", "utf-8")
    assert write_report(RuntimeError("x"), tmp_path) is not None
    assert len(list(tmp_path.glob("crash-*.log"))) == 5
    assert write_report(RuntimeError("x"), None) is None


def test_description_follows_the_screen(drive: Drive, capsys: pytest.CaptureFixture[str]) -> None:
    above = TableScene([Label(Box(0, 0, 300, 40), "Who begins?")], title="above")
    scene = TableScene([OK], answer=lambda i: Push(above) if isinstance(i, Activate) else None)
    driver = drive(scene)
    driver.loop._describer = Describer("-")
    driver.key(pygame.K_TAB)
    driver.rest(300)
    first = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert first[-1]["scene"] == "table"
    assert first[-1]["texts"] == ["OK"]
    [entry] = first[-1]["regions"]
    assert entry == {
        "id": "ok", "label": "OK", "enabled": True, "hint": "", "kind": "button", "value": "",
        "rect": [100, 100, 200, 50], "at": [200, 125], "focused": True,
    }  # fmt: skip
    driver.click(*entry["at"])
    driver.rest(300)
    second = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [s["scene"] for s in second] == ["above"]
    assert second[0]["texts"] == ["Who begins?"]


def test_the_described_file_is_always_whole(tmp_path: Path) -> None:
    file = tmp_path / "screen.json"
    describer = Describer(str(file))
    for text in ("one", "two", "two"):
        describer.show(json.dumps({"prompt": text}))
    assert json.loads(file.read_text("utf-8")) == {"prompt": "two"}
    assert os.listdir(tmp_path) == ["screen.json"]


def test_layers_are_drawn_once(drive: Drive) -> None:
    drawn: list[str] = []

    def ground(painter: Painter) -> None:
        drawn.append("ground")
        painter.text(Box(0, 0, 300, 40), "START", "heading")

    class Board(TableScene):
        def draw(self, painter: Painter) -> None:
            painter.layer("ground", painter.box_of_all, ground, opaque=True)

    scene = Board()
    driver = drive(scene)
    scene.update = lambda _: True  # type: ignore[method-assign]
    for _ in range(5):
        driver.run()
    assert drawn == ["ground"]
    assert driver.loop.painter is not None
    assert driver.loop.painter.said == ["START"]


def test_a_small_window_says_so_and_works(drive: Drive) -> None:
    scene = TableScene([OK])
    driver = drive(scene, size=(640, 400))
    assert driver.loop.painter is not None
    assert driver.app.too_small in driver.loop.painter.said
    driver.click(150, 120)
    assert scene.of(Activate) == [Activate("ok")]


def test_a_window_is_never_smaller_than_can_be_used() -> None:
    window = Window(WindowOptions(size=(100, 100), headless=True))
    assert window.size == (640, 400)
    window.set_fullscreen(True)
    window.set_fullscreen(False)
    assert window.plain_size == (640, 400)
    window.close()


def test_without_a_display_the_app_says_so() -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    code = (
        "import sys\nfrom game.app import AppOptions, run\nfrom game.scenes.stack import Scene\n"
        "sys.exit(run(AppOptions(silent=True), Scene))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**environment, "PYTHONPATH": str(places.data_root())},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "no display" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("content", [None, b"no picture"])
def test_without_its_icon_the_window_opens_and_says_which_file_it_is(
    tmp_path: Path, content: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    icon = tmp_path / "slipstream.svg"
    if content is not None:
        icon.write_bytes(content)
    Window(WindowOptions(headless=True, icon=icon)).close()
    said = capsys.readouterr().err
    assert str(icon) in said
    assert "Install Slipstream again" in said


def test_a_damaged_font_ends_the_app_with_its_name_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    art = tmp_path / "art"
    (art / "fonts").mkdir(parents=True)
    for file in (places.art_dir() / "fonts").glob("*.ttf"):
        (art / "fonts" / file.name).write_bytes(b"no font")
    (art / "theme.toml").write_bytes((places.art_dir() / "theme.toml").read_bytes())
    monkeypatch.setattr(places, "art_dir", lambda: art)
    monkeypatch.setenv("SLIPSTREAM_HOME", str(tmp_path / "home"))
    assert run(AppOptions(headless=True, silent=True), Scene) == 1
    said = capsys.readouterr().err
    assert str(art / "fonts") in said
    assert "install Slipstream again" in said
    assert not list((tmp_path / "home").glob("crash-*"))


def test_screenshots_go_to_the_players_folder(drive: Drive, tmp_path: Path) -> None:
    driver = drive(TableScene([OK]))
    driver.key(pygame.K_F12)
    assert [t.kind for t in driver.app.ui.toasts] == ["bad"]
    driver.app.services = _with_folder(driver, tmp_path)  # type: ignore[assignment]
    driver.key(pygame.K_F12)
    [file] = (tmp_path / "screenshots").iterdir()
    assert pygame.image.load(io.BytesIO(file.read_bytes()), "x.png").get_size() == (1280, 720)


def test_keys_reach_the_scene_by_name(drive: Drive) -> None:
    scene = TableScene()
    driver = drive(scene)
    for key in (pygame.K_KP1, pygame.K_DELETE, pygame.K_F5):
        driver.key(key)
    assert scene.of(Key) == [Key("1"), Key("delete"), Key("f5")]


def test_a_toast_that_comes_by_itself_is_drawn(drive: Drive) -> None:
    driver = drive(TableScene([OK]))
    driver.rest(1000)
    driver.app.ui.toast("Game saved.", "good")
    driver.rest(100)
    assert driver.loop.painter is not None
    assert "Game saved." in driver.loop.painter.said
    driver.rest(5000)
    assert "Game saved." not in driver.loop.painter.said


def test_a_description_that_cannot_be_written_does_not_end_the_game(
    drive: Drive, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = drive(TableScene([OK]))
    driver.loop._describer = Describer(str(tmp_path / "no folder" / "screen.json"))
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_TAB)
    assert driver.app.top.name == "table"
    assert capsys.readouterr().err.count("describe:") == 1


def test_regions_look_under_a_resting_pointer(drive: Drive) -> None:
    scene = TableScene([OK])
    driver = drive(scene)
    driver.run([motion(150, 120)])
    assert driver.app.ui.hover == "ok"
    scene.items = [Button("new", OK.box, "New")]
    driver.key(pygame.K_F5)
    driver.run()
    assert driver.app.ui.hover == "new"


def slow_frame(driver: Driver, scene: TableScene, came: list[pygame.Event]) -> None:
    """One frame of 900 ms, during which these events come; then one that is quick."""

    def slow(_: Painter) -> None:
        driver.now += 900
        for event in came:
            pygame.event.post(event)

    scene.draw = slow  # type: ignore[method-assign]
    driver.run([press(pygame.K_TAB)])
    scene.draw = lambda _: None  # type: ignore[method-assign]
    driver.run(pygame.event.get())


@pytest.mark.parametrize("change", ["place", "label", "enabled", "applied"])
def test_presses_during_a_slow_frame_that_shows_something_else_are_dropped(drive: Drive, change: str) -> None:
    scene = TableScene([replace(OK, enabled=change != "enabled")])
    driver = drive(scene)
    match change:
        case "place":
            scene.items = [replace(OK, box=OK.box.moved(20, 0))]
        case "label":
            scene.items = [replace(OK, label="Delete")]
        case "enabled":
            scene.items = [OK]
        case "applied":
            driver.app.stack.apply(Applied())
    slow_frame(driver, scene, [*clicks(150, 120), press(pygame.K_RETURN)])
    assert scene.of(Activate) == []
    driver.run(clicks(150, 120), after=900)
    assert scene.of(Activate) == [Activate("ok")]


def test_presses_during_a_slow_frame_count_where_the_same_can_be_hit_as_before(drive: Drive) -> None:
    scene = TableScene([OK])
    driver = drive(scene)
    slow_frame(driver, scene, clicks(150, 120))
    assert scene.of(Activate) == [Activate("ok")]


def test_a_button_let_go_during_such_a_frame_is_pressed_no_more(drive: Drive) -> None:
    scene = TableScene([OK])
    driver = drive(scene)
    down, up = clicks(150, 120)
    driver.run([down])
    assert driver.app.ui.pressed == "ok"
    scene.items = [replace(OK, label="Other")]
    slow_frame(driver, scene, [up])
    assert driver.app.ui.pressed is None
    assert scene.of(Activate) == []
    driver.run([motion(900, 600)])
    assert driver.app.ui.hover is None


def test_a_click_at_the_first_picture_counts_though_the_sound_opens_slowly(drive: Drive) -> None:
    """The first frame took long, and so did what came after it."""
    scene = TableScene([OK], answer=lambda intent: Quit() if isinstance(intent, Activate) else None)
    driver = drive(TableScene(title="home"))
    driver.app.stack.apply(Replace(scene))
    loop = Loop(driver.app, driver.window, clock=lambda: driver.now)
    scene.draw = lambda _: setattr(driver, "now", driver.now + 450)  # type: ignore[method-assign]

    def open_sound() -> None:
        driver.now += 450
        for event in clicks(150, 120):
            pygame.event.post(event)

    loop._pace = SimpleNamespace(tick=lambda _: pytest.fail("the click was lost"))  # type: ignore[assignment]
    loop.run(after_first=open_sound)
    assert scene.of(Activate) == [Activate("ok")]


def test_a_click_that_leads_to_another_scene_hovers_nothing_there_until_the_pointer_moves(drive: Drive) -> None:
    below = TableScene([OK], title="below")
    driver = drive(below)
    driver.run([motion(150, 120)])
    above = TableScene([Button("show", OK.box, "Show")], title="above")
    driver.app.stack.apply(Push(above))
    driver.run()
    assert driver.app.ui.hover is None
    driver.run([motion(151, 120)])
    assert driver.app.ui.hover == "show"
    above.answer = lambda intent: Pop() if isinstance(intent, Activate) else None
    driver.run(clicks(151, 120))
    assert driver.app.top is below
    driver.rest(500)
    assert driver.app.ui.hover is None
    driver.run([motion(152, 120)])
    assert driver.app.ui.hover == "ok"


@pytest.mark.parametrize(("screen", "size", "whole"), [
    ((1280, 720), (1280, 720), True),
    ((1366, 768), (1280, 720), True),  # the frame and a task bar take more than 48 rows
    ((1920, 1080), (1280, 720), False),
    ((1920, 1080), (1910, 800), True),
    ((1024, 600), (1280, 720), True),
])
def test_a_window_that_would_be_cut_off_is_as_large_as_the_desktop_lets_it_be(
    screen: tuple[int, int], size: tuple[int, int], whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(window_module, "_BLIND_DRIVERS", ())  # the dummy driver stands for a screen of that size
    monkeypatch.setattr(window_module, "_maximize", lambda: asked.append(True))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    window = Window(WindowOptions(size=size))
    assert bool(asked) == whole
    assert window.size[0] <= screen[0]
    assert window.size[1] <= screen[1]
    window.close()
