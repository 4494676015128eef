"""Typing into a line of text: selecting, replacing, and what happens at its limit."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.stack import Change
from game.ui.caret import FULL_MS, Caret, cut, move, selected, typed
from game.ui.intents import Edit, Intent
from game.ui.layout import Box
from game.ui.widgets import Field

from .conftest import Driver, TableScene, press

Drive = Callable[..., Driver]
SHIFT, CTRL = pygame.KMOD_SHIFT, pygame.KMOD_CTRL


class Line:
    """A field with the focus, in a scene that keeps what is typed."""

    def __init__(self, drive: Drive, text: str, limit: int = 12) -> None:
        self.scene = TableScene()
        self.limit = limit
        self.scene.answer = self._keep
        self.scene.items = [Field("name", Box(100, 100, 300, 44), "", text, limit)]
        self.driver = drive(self.scene)
        self.driver.click(390, 120)

    def _keep(self, intent: Intent) -> Change | None:
        if isinstance(intent, Edit):
            self.scene.items = [Field("name", Box(100, 100, 300, 44), "", intent.text, self.limit)]
        return None

    @property
    def text(self) -> str:
        [entry] = self.scene.items
        assert isinstance(entry, Field)
        return entry.text

    @property
    def caret(self) -> Caret:
        return self.driver.app.ui.memory.caret

    @property
    def chosen(self) -> str:
        first, last = selected(self.caret, len(self.text))
        return self.text[first:last]

    def type(self, letters: str) -> None:
        self.driver.run([pygame.Event(pygame.TEXTINPUT, text=letters)])

    def keys(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.driver.run([press(key, mod)])


def test_ctrl_a_and_typing_replaces(drive: Drive) -> None:
    line = Line(drive, "Solveig")
    line.keys(pygame.K_a, mod=CTRL)
    assert line.chosen == "Solveig"
    line.type("Å")
    assert line.text == "Å"
    line.type("se")
    assert line.text == "Åse"


def test_a_double_click_selects_all(drive: Drive) -> None:
    line = Line(drive, "Solveig")
    line.driver.click(390, 120, after=100)
    assert line.chosen == "Solveig"


def test_shift_selects_and_deleting_takes_that_away(drive: Drive) -> None:
    line = Line(drive, "Anna Berg")
    line.keys(pygame.K_LEFT, pygame.K_LEFT, mod=SHIFT)
    assert line.chosen == "rg"
    line.keys(pygame.K_RIGHT, mod=SHIFT)
    assert line.chosen == "g"
    line.keys(pygame.K_HOME, mod=SHIFT)
    assert line.chosen == "Anna Berg"
    line.keys(pygame.K_HOME)
    assert line.chosen == ""
    line.keys(pygame.K_RIGHT, pygame.K_RIGHT)
    line.keys(pygame.K_END, mod=SHIFT)
    assert line.chosen == "na Berg"
    line.keys(pygame.K_BACKSPACE)
    assert line.text == "An"
    assert line.caret.at == 2


def test_an_arrow_goes_to_its_end_of_the_selection() -> None:
    for way, at in (("left", 1), ("right", 3)):
        caret = Caret(at=3, mark=1)
        move(caret, "abcd", way, selecting=False)  # type: ignore[arg-type]
        assert (caret.at, caret.mark) == (at, None)


def test_the_field_shows_that_it_is_full(drive: Drive) -> None:
    line = Line(drive, "Maximilian", limit=12)
    line.type("us")
    assert line.text == "Maximilianus"
    assert line.caret.full <= 0
    line.type("x")
    assert line.text == "Maximilianus"
    assert line.caret.full > 0
    line.driver.rest(FULL_MS + 100)
    assert line.caret.full <= 0
    line.keys(pygame.K_a, mod=CTRL)
    line.type("Maximilianus the Great")
    assert line.text == "Maximilianus"
    assert line.caret.full > 0


@pytest.mark.parametrize(("at", "mark", "way", "text", "after"), [
    (1, None, "back", "abc", "bc"), (1, None, "ahead", "abc", "ac"), (0, None, "back", "abc", "abc"),
    (3, None, "ahead", "abc", "abc"), (0, 2, "ahead", "abc", "c"), (9, None, "back", "abc", "ab"),
])  # fmt: skip
def test_deleting(at: int, mark: int | None, way: str, text: str, after: str) -> None:
    assert cut(Caret(at, mark=mark), text, way) == after  # type: ignore[arg-type]


def test_what_cannot_be_printed_is_left_out() -> None:
    caret = Caret(1)
    assert typed(caret, "ab", "\tx\n", 5) == "axb"
    assert caret.full <= 0
