"""Every scene at every size, in three languages, with large text: nothing overlaps, leaves the window or is cut."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.registry import GAMES
from game.core.session import SeatInfo
from game.scenes.about import about
from game.scenes.confirm import ConfirmScene
from game.scenes.handover import HandoverScene, handover_layout
from game.scenes.home_layout import home_layout
from game.scenes.importing import ImportScene
from game.scenes.parts import playable
from game.scenes.pause import PauseScene
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene, ReplaysScene
from game.scenes.results import ResultsScene
from game.scenes.rulebook import RulebookScene
from game.scenes.saves import SavesScene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.setup_layout import setup_layout
from game.ui.layout import Box, unit
from tests.scenes.house import SIZES, House, assert_tidy, begin_game, finish_game, make_house, open_above

LANGUAGES = ("en", "de", "fr")
LOOKS = [(size, "en", 100) for size in SIZES]
LOOKS += [(size, language, 100) for size in SIZES[:2] for language in ("de", "fr")]
LOOKS += [((960, 600), language, 150) for language in LANGUAGES] + [((2560, 1440), "de", 150)]
ODD = ((800, 1000), (1200, 1180), (3440, 1440), (3840, 2160))

SEATS = tuple(SeatInfo(name, "human", n) for n, name in enumerate(("Maximiliane", "Jean-Baptiste", "Bo", "Ingrid")))
RECAP = tuple(f"Round {n}: somebody moves {n} fields, to {2 * n}." for n in range(1, 30))


def _home(house: House) -> None:
    del house


def _setup(house: House) -> None:
    house.choose("poster/biathlon")


def _full_setup(house: House) -> None:
    house.choose("poster/biathlon", "add", "add", "add", "add")


SCENES: dict[str, Callable[[House], None]] = {
    "home": _home,
    "setup": _setup,
    "setup of eight": _full_setup,
    "settings": lambda h: open_above(h, SettingsScene()),
    "handover": lambda h: open_above(h, HandoverScene(0, SEATS, RECAP, can_take_back=True)),
    "handover, nothing yet": lambda h: open_above(h, HandoverScene(1, SEATS, (), can_take_back=False)),
    "pause": lambda h: open_above(h, PauseScene(None)),
    "rules": lambda h: open_above(h, RulebookScene("biathlon")),
    "records": lambda h: open_above(h, RecordsScene()),
    "saves": lambda h: open_above(h, SavesScene()),
    "replays": lambda h: open_above(h, ReplaysScene()),
    "import": lambda h: open_above(h, ImportScene(Path("/nowhere"))),
    "about": lambda h: open_above(h, about(h.app.services)),
    "question": lambda h: open_above(h, ConfirmScene("Delete everything?", "Delete", "Keep it", danger=True,
                                                     detail="It can't be brought back. " * 2)),
}  # fmt: skip


@pytest.mark.parametrize("name", SCENES)
def test_scene_fits(name: str) -> None:
    for size, language, text_size in LOOKS:
        house = make_house(size=size, language=language, text_size=text_size)
        SCENES[name](house)
        try:
            assert_tidy(house)
        except AssertionError as error:
            raise AssertionError(f"{size} {language} {text_size} %: {error}") from None


@pytest.mark.parametrize("name", SCENES)
def test_scene_fits_at_a_larger_scale(name: str) -> None:
    for scale, language in ((130, "en"), (130, "de"), (150, "en")):
        house = make_house(size=(1280, 720), language=language, ui_scale=scale)
        SCENES[name](house)
        try:
            assert_tidy(house)
        except AssertionError as error:
            raise AssertionError(f"{scale} % {language}: {error}") from None


@pytest.mark.parametrize("size", ODD, ids=str)
@pytest.mark.parametrize("name", ["home", "setup", "settings", "handover", "rules", "saves"])
def test_scene_fits_odd_windows(name: str, size: tuple[int, int]) -> None:
    house = make_house(size=size)
    SCENES[name](house)
    assert_tidy(house)


@pytest.mark.parametrize("game", [g for g in GAMES if playable(g)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_setup_of_each_game(game: str, language: str) -> None:
    for size in SIZES[:2]:
        house = make_house(size=size, language=language, text_size=150)
        open_above(house, SetupScene(game))
        assert_tidy(house)


@pytest.mark.parametrize("game", [g for g in GAMES if playable(g)])
def test_finished_game_fits(game: str, tmp_path: Path) -> None:
    """Results, the list of replays and the replay itself, after a whole game."""
    house = make_house(folder=tmp_path)
    begin_game(house, game, names=("Maximiliane", "Jean-Baptiste"))
    finish_game(house, random.Random(3))
    assert house.top.name == "results"
    assert isinstance(house.top, ResultsScene)
    match, view = house.top.match, house.top.view
    for size, language, text_size in LOOKS:
        other = make_house(folder=tmp_path, size=size, language=language, text_size=text_size)
        view.reload(other.app.services)
        for scene in (ResultsScene(match, view), PauseScene(match), ReplaysScene(), ReplayScene(match.session)):
            open_above(other, scene)
            assert_tidy(other, cut_by_room=game != "biathlon" and isinstance(scene, ResultsScene | ReplayScene))


@pytest.mark.parametrize("size", [*SIZES, *ODD], ids=str)
@pytest.mark.parametrize("notice", [True, False])
def test_home_layout(size: tuple[int, int], notice: bool) -> None:
    layout = home_layout(size, unit(size), 5, 6, notice)
    boxes = [*layout.posters, layout.resume, *layout.tiles, layout.mark, *([layout.notice] if notice else [])]
    _apart(boxes, size)
    assert len(layout.posters) == 5
    assert min(p.w for p in layout.posters) >= 150


@pytest.mark.parametrize("size", [*SIZES, *ODD], ids=str)
@pytest.mark.parametrize("seats", [1, 2, 8, 12])
@pytest.mark.parametrize("boards", [True, False])
def test_setup_layout(size: tuple[int, int], seats: int, boards: bool) -> None:
    u = unit(size)
    layout = setup_layout(size, u, seats, boards, growing=seats < 12, tutorial=True)
    some = [box for box in (layout.board, layout.who, layout.learn, layout.tutorial, layout.add) if box.w]
    seed = (layout.more, layout.seed, layout.reroll, layout.same)
    _apart([*layout.seats, layout.preview, layout.options, *seed, layout.play, *some], size)
    assert bool(layout.board.w) == boards
    assert bool(layout.learn.w) != bool(layout.tutorial.w)
    assert min(box.h for box in layout.seats) >= 24 * u


@pytest.mark.parametrize("size", [*SIZES, *ODD], ids=str)
def test_handover_layout(size: tuple[int, int]) -> None:
    layout = handover_layout(size, unit(size))
    _apart([layout.sign, layout.words, layout.name, layout.sheet, layout.show, layout.back], size)


def _apart(boxes: list[Box], size: tuple[int, int]) -> None:
    """All inside the window and none over another."""
    window = Box(0, 0, *size)
    for n, box in enumerate(boxes):
        assert window.holds(box), (size, box)
        assert box.w > 0, (size, box)
        assert not any(box.overlaps(other) for other in boxes[n + 1 :]), (size, box)
