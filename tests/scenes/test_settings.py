"""Every setting takes effect at once and is kept; the rules page is complete and can be searched."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import app
from game.i18n.texts import LANGUAGES
from game.places import UserDir, seeds_dir
from game.savestate import open_store
from game.scenes.home import HomeScene
from game.scenes.rulebook import KEYS, RulebookScene
from game.scenes.rulebook_text import find_page, parse_page, read_page, search
from game.scenes.settings import SettingsScene
from game.scenes.stack import Ask
from game.ui.intents import Adjust, Back, Fullscreen, Help
from game.ui.widgets import Choice
from tests.scenes.house import House, make_house, open_above

WORDS = {"D": "Our decision:", "H": "Our own data:"}


@pytest.fixture
def house(tmp_path: Path) -> House:
    made = make_house(folder=tmp_path)
    made.choose("settings")
    return made


def _kept(house: House, name: str) -> object:
    return getattr(house.app.services.store.settings.load().settings, name)


def test_language_changes_at_once(house: House) -> None:
    house.set("language", "de")
    house.draw()
    assert "Sprache" in house.said
    assert _kept(house, "language") == "de"
    house.back()
    house.draw()
    assert "REGELN" in house.said


@pytest.mark.parametrize("stored", ["en", "de", "fr", ""])
def test_the_language_of_the_command_line_counts_until_another_one_is_chosen(tmp_path: Path, stored: str) -> None:
    store = open_store(UserDir(tmp_path))
    settings = store.settings.change(language=stored).settings
    services = app.build_services(settings, store, UserDir(tmp_path), clock=lambda: 0.0, language="fr")
    house = House(app.App(services, "fr"), (1280, 720))
    house.app.begin(HomeScene)
    house.choose("settings")
    assert house.region("language").value == "Français"
    house.set("high_contrast", True)
    assert house.app.services.text.language == "fr"
    assert _kept(house, "language") == stored  # it was for this time only
    house.set("language", "en")
    assert house.app.services.text.language == "en"
    assert _kept(house, "language") == "en"
    house.set("high_contrast", False)
    house.app.fullscreen_changed(True)
    assert house.app.services.text.language == "en"
    assert house.region("language").value == "English"


def test_system_language_is_kept_as_such(house: House) -> None:
    house.set("language", "system")
    assert _kept(house, "language") == ""


def test_scale_and_text_size(house: House) -> None:
    before, u = house.app.ui.type.text_size, house.u
    house.set("ui_scale", "150")
    assert house.u == pytest.approx(1.5 * u)
    house.set("text_size", 120.0)
    assert (before, house.app.ui.type.text_size) == (100, 120)
    assert (_kept(house, "ui_scale"), _kept(house, "text_size")) == (150, 120)


def test_contrast_and_motion(house: House) -> None:
    house.set("high_contrast", True)
    assert house.app.services.theme.high_contrast
    house.set("reduced_motion", True)
    assert house.app.ui.calm


@pytest.mark.parametrize(
    ("id", "value"), [("animation", "fast"), ("handover", "always"), ("volume", 35.0), ("muted", True)]
)
def test_each_is_kept(house: House, id: str, value: str | float | bool) -> None:
    house.set(id, value)
    assert _kept(house, id) == value
    assert getattr(house.app.services.settings, id) == value


def test_muted_sound_says_so_at_the_volume(house: House) -> None:
    house.set("muted", True)
    region = house.region("volume")
    assert (region.enabled, region.why) == (False, "The sound is off.")


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_can_be_read_at_every_text_size(size: tuple[int, int], scale: int, language: str) -> None:
    """With each of its values, and with what is said where nothing can be kept."""
    for text_size in range(100, 160, 10):
        house = make_house(size=size, language=language, text_size=text_size, ui_scale=scale)
        house.choose("settings")
        house.draw()
        assert house.overflows == (), text_size
        rows = [w for w in house.app.widgets(size, house.u) if isinstance(w, Choice)]
        assert {"language", "ui_scale", "animation", "handover"} == {row.id for row in rows}
        painter = house.app.painter(pygame.Surface(size), house.u)
        painter.begin()
        house.app.ui.draw(painter, [replace(row, value=option) for row in rows for option, _ in row.options])
        assert not painter.overflows, text_size


def test_fullscreen_is_asked_of_the_loop() -> None:
    house = make_house()
    scene = SettingsScene()
    open_above(house, scene)
    assert scene.handle(Adjust("fullscreen", True)) == Ask(Fullscreen())


def test_settings_tell_where_files_are(house: House, tmp_path: Path) -> None:
    house.draw()
    assert str(tmp_path) in house.said


# The rules page


@pytest.mark.parametrize("game", ["biathlon", "boreal"])
def test_the_page_has_the_same_rules_in_every_language(game: str) -> None:
    pages = [read_page(find_page(seeds_dir(), game, language), WORDS) for language in ("en", "de", "fr")]
    assert pages[0].rules
    assert sorted(pages[0].rules) == sorted(pages[1].rules) == sorted(pages[2].rules)
    assert len(set(pages[0].rules)) == len(pages[0].rules)


def test_biathlon_has_its_seventeen_rules() -> None:
    page = read_page(find_page(seeds_dir(), "biathlon", "en"), WORDS)
    assert sorted(page.rules) == [f"BD-{n:02d}" for n in range(1, 18)]


def test_markdown_becomes_blocks() -> None:
    page = parse_page(
        "# T\n\nIntro **bold** `code`.\n\n## Head\n\n**XY-01** [S] One. [D] Two.\n\n- a\n- b\n\n| a | b |\n|--|--|\n",
        WORDS,
    )
    assert page.title == "T"
    assert page.headings == ((1, "Head"),)
    texts = [(b.kind, b.mark, b.text) for b in page.blocks]
    assert texts == [
        ("body", "", "Intro bold code."),
        ("heading", "", "Head"),
        ("body", "XY-01", "One.\nOur decision: Two."),
        ("bullet", "", "a"),
        ("bullet", "", "b"),
        ("bullet", "", "a · b"),
    ]


def test_the_marks_of_the_page_are_words() -> None:
    source = "# T\n\n[S] stands in the rulebook. [D] is ours.\n\n**XY-01** [H] Five cards. [D] Red ones.\n"
    page = parse_page(source, WORDS)
    assert [b.text for b in page.blocks] == ["Our own data: Five cards.\nOur decision: Red ones."]


@pytest.mark.parametrize("game", ["biathlon", "boreal"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_rulebook_has_no_marks_and_explains_its_words(game: str, language: str) -> None:
    house = make_house(language=language)
    open_above(house, RulebookScene(game))
    house.draw()
    scene = house.top
    assert isinstance(scene, RulebookScene)
    text = house.app.services.text
    decided = [b for b in scene.blocks if text("rulebook.decision") in b.text]
    assert decided
    assert not any(re.search(r"\[[SDH]\]", b.text) for b in scene.blocks)
    for key in ("rulebook.decision", "rulebook.house"):
        assert text(key).strip(" :\u202f\xa0") in text("rulebook.marks")
    assert text("rulebook.marks") in house.said


def test_search_finds_by_words_and_by_number() -> None:
    page = parse_page("# T\n\n## A\n\n**XY-01** One green.\n\n## B\n\n**XY-02** Two red.\n", WORDS)
    assert [b.text for b in search(page, "GREEN one")] == ["A", "One green."]
    assert [b.text for b in search(page, "xy-02")] == ["B", "Two red."]
    assert search(page, "blue") == ()
    assert search(page, " ") == page.blocks


def test_contents_scroll_and_search_narrows() -> None:
    house = make_house()
    scene = RulebookScene("biathlon")
    open_above(house, scene)
    house.draw()
    rows = [r.id for r in house.regions() if r.id.startswith("contents/")]
    house.choose(rows[-2])
    for _ in range(60):
        house.app.ui.update(50.0)
    assert house.app.ui.offset("text") > 0
    house.write("search", "nothing like this")
    house.draw()
    assert any("No rule speaks of" in s for s in house.said)
    house.give(Back())
    assert scene.wanted == ""
    assert house.top is scene


def test_f1_twice_shows_the_keys() -> None:
    house = make_house()
    open_above(house, RulebookScene("biathlon"))
    house.give(Help())
    house.draw()
    assert {house.app.services.text(f"keys.{k}.names") for k in KEYS[:6]} <= set(house.said)


def test_another_game_and_one_without_a_page() -> None:
    house = make_house()
    open_above(house, RulebookScene("biathlon"))
    house.set("game", "boreal")
    assert house.top.prompt == "Rules: Boreal"
    open_above(house, RulebookScene("nothing"))
    house.draw()
    assert any("not written down yet" in s for s in house.said)


def test_what_was_wrong_with_the_stored_settings_is_said(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"schema": 1, "volume": "loud", "ui_scale": 125}', "utf-8")
    loaded = open_store(UserDir(tmp_path)).settings.load()
    assert loaded.settings.ui_scale == 125
    house = make_house(folder=tmp_path)
    house.app.tell(loaded.problems)
    assert any("volume" in toast.text for toast in house.app.ui.toasts)
