"""Text: wrapping, shortening, fitting, and that nothing runs over its box."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import places
from game.ui.layout import Box
from game.ui.text import ELLIPSIS, FontError, Typesetter
from game.ui.theme import load_theme
from game.ui.ui import NOTCH
from game.ui.widgets import Block, Paragraphs

from .conftest import Kit

THEME = load_theme(places.art_dir() / "theme.toml")
SETTER = Typesetter(places.art_dir() / "fonts", THEME)
WORDS = st.text(st.characters(codec="latin-1", categories=("L", "N", "Zs")), min_size=0, max_size=80)


@settings(max_examples=60, deadline=None)
@given(WORDS, st.integers(40, 400))
def test_wrapped_lines_fit_and_lose_no_letter(string: str, width: int) -> None:
    lines = SETTER.wrap(string, "body", 17, width)
    assert "".join("".join(lines).split()) == "".join(string.split())
    assert all(SETTER.width(line, "body", 17) <= width or len(line) == 1 for line in lines)


@pytest.mark.parametrize("width", range(100, 400, 7))
def test_no_line_begins_with_a_french_mark(width: int) -> None:
    """They follow a space, which is no place for a line to end; nor is that after an opening «."""
    lines = SETTER.wrap("Conseil : prenez « Lac dormant » ; environ 74 % ! Vraiment ?", "body", 17, width)
    assert not [line for line in lines if line[0] in ":;!?»%" or line.endswith("«")]


@pytest.mark.parametrize("content", [None, b"", b"no font"])
def test_a_font_file_that_is_missing_or_damaged_is_named_at_once(tmp_path: Path, content: bytes | None) -> None:
    fonts = tmp_path / "fonts"
    shutil.copytree(places.art_dir() / "fonts", fonts)
    broken = fonts / THEME.faces["narrow_bold"]
    broken.unlink()
    if content is not None:
        broken.write_bytes(content)
    with pytest.raises(FontError, match=re.escape(str(broken))):
        Typesetter(fonts, THEME)


def test_a_long_word_breaks_anywhere() -> None:
    lines = SETTER.wrap("Donaudampfschifffahrtsgesellschaft", "body", 17, 80)
    assert len(lines) > 2
    assert "".join(lines) == "Donaudampfschifffahrtsgesellschaft"


def test_shortened_text_ends_in_an_ellipsis_and_fits() -> None:
    short = SETTER.shorten("Biathlon in the northern night", "body", 17, 100)
    assert short.endswith(ELLIPSIS)
    assert SETTER.width(short, "body", 17) <= 100
    assert SETTER.shorten("Ski", "body", 17, 100) == "Ski"


def test_text_size_multiplies() -> None:
    larger = Typesetter(places.art_dir() / "fonts", THEME, 150)
    assert larger.pixels(THEME.style("label"), 1.0) == 24
    assert SETTER.pixels(THEME.style("label"), 1.0) == 16
    assert SETTER.pixels(THEME.style("label"), 2.0) == 32


def test_fitting_goes_smaller_then_wraps_then_cuts() -> None:
    look = THEME.style("heading")
    words = "Crystal Globe World Cup"
    whole = SETTER.width(words, look.face, 28)
    same = SETTER.setting(words, look, 1.0, (whole, 40), False, True)
    assert (same.px, len(same.lines), same.overflow) == (28, 1, False)
    smaller = SETTER.setting(words, look, 1.0, (int(whole * 0.8), 40), False, True)
    assert 19 < smaller.px < 28
    assert len(smaller.lines) == 1
    wrapped = SETTER.setting(words, look, 1.0, (int(whole * 0.55), 80), False, True)
    assert len(wrapped.lines) == 2
    assert not wrapped.overflow
    cut = SETTER.setting(words, look, 1.0, (int(whole * 0.3), 26), False, True)
    assert cut.overflow
    assert cut.lines[-1].endswith(ELLIPSIS)


def test_no_text_is_set_below_sixteen() -> None:
    for style in THEME.styles.values():
        tight = SETTER.setting("Schießstand", style, 1.0, (10, 10), True, True)
        assert tight.px >= 16


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_fitted_text_stays_in_its_box(kit: Kit, align: str) -> None:
    painter = kit.painter
    painter.surface.fill((0, 0, 0))
    box = Box(200, 200, 150, 60)
    painter.text(box, "Zurück zum Startbildschirm des Hauses", "button", "white", align, wrap=True)  # type: ignore[arg-type]
    seen = painter.surface.copy()
    pygame_rect = box.grown(2).rect
    seen.fill((0, 0, 0), pygame_rect)
    assert seen.get_bounding_rect().size == (1280, 720)
    assert not any(seen.get_at((x, y))[:3] != (0, 0, 0) for x in range(150, 400, 1) for y in (190, 197, 263, 270))
    assert painter.overflows == []


def test_what_does_not_fit_is_noted(kit: Kit) -> None:
    kit.painter.text(Box(0, 0, 60, 18), "far too long for this little box", "body")
    assert kit.painter.overflows == ["far too long for this little box"]
    assert kit.painter.said == ["far too long for this little box"]


def test_caches_are_bounded() -> None:
    setter = Typesetter(places.art_dir() / "fonts", THEME)
    for number in range(3000):
        setter.run(f"line {number} of a very long log", "body", 40, (0, 0, 0))
    assert setter._runs.used <= setter._runs.limit
    assert len(setter._runs) < 3000


@pytest.mark.parametrize("name", ["a\0b", "\ud83d", "x\udc80y", "\0", "שלום", "😀"])
def test_any_name_of_a_damaged_file_can_be_drawn(kit: Kit, name: str) -> None:
    kit.painter.text(Box(0, 0, 200, 40), name)
    kit.painter.text(Box(0, 0, 6, 40), name, wrap=True)
    assert kit.painter.said[0] == name


def test_a_screen_with_half_a_letter_is_described() -> None:
    from game.ui.describe import describe

    describe((), "home", "Half: \ud83d").encode("utf-8")


@pytest.mark.parametrize("height", range(60, 200, 7))
def test_a_log_begins_with_a_whole_line_wherever_it_is_scrolled_to(kit: Kit, height: int) -> None:
    blocks = tuple(Block(f"{n}: a sentence that needs more than one line", id=str(n)) for n in range(20))
    log = Paragraphs("log", Box(10, 10, 180, height), blocks, end=True)
    laid = kit.ui.paragraphs(log)
    tops = {b.box.y - 10 + k * b.advance for b in laid.blocks for k in range(len(b.lines))}
    kit.ui.pieces([log])
    end = kit.ui.offset("log")
    assert end >= laid.height - height  # the last line is in view
    assert end in tops
    for notches in (1, 1, 2, -1, 5):
        kit.ui.scroll_by("log", -NOTCH * notches)
        assert kit.ui.offset("log") in tops | {0.0}
    kit.ui.scroll_by("log", -10_000)
    assert kit.ui.offset("log") == 0.0
    assert kit.ui.scroll_by("log", NOTCH)


@pytest.mark.parametrize(("name", "shown"), [
    ("Ünsal Øster – Zoë Łucja", "Ünsal Øster – Zoë Łucja"),
    ("Anna \U0001f600", "Anna ?"),
    ("\u0645\u062d\u0645\u062f", "????"),
    ("Jo\u200d\ufe0f", "Jo"),
    ("3 × 2 … «oui» “a” €", "3 × 2 … «oui» “a” €"),
])  # fmt: skip
def test_letters_that_the_fonts_lack_are_question_marks(kit: Kit, name: str, shown: str) -> None:
    for face in kit.painter.theme.faces:
        assert kit.painter.type.shown(name, face) == shown
        assert kit.painter.type.width(name, face, 20) == kit.painter.type.width(shown, face, 20)
