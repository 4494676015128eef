"""The theme file, its colours by name, and errors that say what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import places
from game.ui.theme import ThemeError, contrast, load_theme, parse_colour

FILE = places.art_dir() / "theme.toml"


def test_colours_by_every_kind_of_name() -> None:
    theme = load_theme(FILE)
    assert theme.colour("ink") == (0x1B, 0x24, 0x30)
    assert theme.colour("text") == theme.colour("ink")
    assert theme.colour("#0072B2") == theme.colour("seat.1") == theme.seat(1).colour
    assert theme.colour((1, 2, 3)) == (1, 2, 3)
    assert theme.colour("accent.boreal") == parse_colour("#4FC796")
    assert theme.seat(8) == theme.seat(0)


def test_high_contrast_replaces_roles_only() -> None:
    plain, strong = load_theme(FILE), load_theme(FILE, high_contrast=True)
    assert strong.colour("panel_light") == (255, 255, 255)
    assert strong.colour("paper") == plain.colour("paper")
    assert strong.styles == plain.styles


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_readable_picks_the_better_ink() -> None:
    theme = load_theme(FILE)
    assert theme.readable("paper") == theme.colour("ink")
    assert theme.readable("ink") == (255, 255, 255)
    assert all(contrast(seat.on, seat.colour) >= 4.5 for seat in theme.seats)


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (("[color]", "[colors]"), "color"),
        (('ink = "#1B2430"', 'ink = "dark"'), "dark"),
        (('face = "body_medium"', 'face = "gothic"'), "gothic"),
        (("[color]", "[color"), "line"),
    ],
)
def test_a_wrong_file_is_named_with_what_is_wrong(tmp_path: Path, change: tuple[str, str], word: str) -> None:
    file = tmp_path / "theme.toml"
    file.write_text(FILE.read_text("utf-8").replace(*change, 1), "utf-8")
    with pytest.raises(ThemeError, match=word) as error:
        load_theme(file)
    assert str(file) in str(error.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ThemeError, match=r"none\.toml"):
        load_theme(tmp_path / "none.toml")
