"""What a hint says: a chance only where there is one, and by how much the next best is worse."""

from __future__ import annotations

from typing import Any, cast

import pytest

from game.bots.brain import Thought
from game.i18n.texts import Texts
from game.places import seeds_dir
from game.scenes.hint import hint_sentence
from game.stage.play import Controller, Turn
from game.ui.layout import Box
from game.ui.painter import Painter
from tests.scenes.house import make_house


class Sayer:
    """The part of a controller that a hint needs."""

    def say(self, turn: Turn, action: Any) -> str:
        del turn
        return f"card {action}"


def said(thought: Thought, legal: tuple[int, ...] = (1, 2, 3), seats: int = 2, language: str = "en") -> str:
    turn = Turn(None, 0, legal, ("Anna", "Ben"))
    return hint_sentence(Texts.load(seeds_dir(), language), cast(Controller, Sayer()), turn, thought, seats)


def test_a_hint_tells_the_chance_and_how_much_lower_the_next_best_is() -> None:
    assert said(Thought(2, 0.61, 900, ((3, 0.48),))) == (
        "Hint: card 2. Chance to win about 61 %. Next best: card 3, 13 % lower."
    )
    assert said(Thought(2, 0.61, 900, ((3, 0.609),))) == "Hint: card 2. Chance to win about 61 %."
    assert said(Thought(2, 0.61, 900)) == "Hint: card 2. Chance to win about 61 %."


def test_alone_nobody_is_told_a_chance_to_win() -> None:
    assert said(Thought(2, 1.0, 0, ((3, 0.4),)), seats=1) == "Hint: card 2. Next best: card 3."
    assert said(Thought(2, 1.0, 0), seats=1) == "Hint: card 2."


def test_a_controller_that_can_say_why_is_asked_with_the_next_best() -> None:
    class Knower(Sayer):
        def why(self, turn: Turn, action: Any, other: Any) -> str:
            return f"It beats {other}."

    turn = Turn(None, 0, (1, 2, 3), ("Anna", "Ben"))
    text = Texts.load(seeds_dir(), "en")
    line = hint_sentence(text, cast(Controller, Knower()), turn, Thought(2, 0.61, 900, ((3, 0.48),)), 2)
    assert line == "Hint: card 2. It beats 3. Chance to win about 61 %. Next best: card 3, 13 % lower."


@pytest.mark.parametrize("seats", [1, 2])
def test_the_only_move_is_called_so(seats: int) -> None:
    assert said(Thought(2, 0.5, 0), (2,), seats) == "Hint: card 2. It is the only move there is."


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nothing_is_missing_in_any_language(language: str) -> None:
    for seats in (1, 2):
        for legal in ((2,), (2, 3)):
            assert "{" not in said(Thought(2, 0.6, 9, ((3, 0.5),)), legal, seats, language)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_its_letters_stay_inside_the_frame(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn breaks into the lines that were measured: a wider box would break them anew."""
    house = make_house(size=size, language="fr")
    frames: list[Box] = []
    line, seen = "", 0
    draw_box, draw_text = Painter.box, Painter.text

    def box(self: Painter, place: Box, *args: Any, **more: Any) -> None:
        frames.append(place)
        draw_box(self, place, *args, **more)

    def text(self: Painter, place: Box, string: str, *args: Any, **more: Any) -> tuple[float, float]:
        nonlocal seen
        used = draw_text(self, place, string, *args, **more)
        if string == line:
            seen += 1
            own = next(f for f in reversed(frames) if f.holds(place))
            assert place.x + used[0] <= own.right - 12 * self.u, line
            assert place.y + used[1] <= own.bottom, line
        return used

    monkeypatch.setattr(Painter, "box", box)
    monkeypatch.setattr(Painter, "text", text)
    for letters in range(60):
        line = (f"Conseil : découvrir Grotte aux {'b' * letters}. Cela rapporte 2 points et laisse 3 boussoles "
                "visibles. Chances de gagner : environ 74 %. À défaut : repérer Grotte aux braises, 4 % de moins.")
        house.app.ui.toast(line, "good", "hint")
        house.draw()
        assert house.overflows == ()
    assert seen == 60
