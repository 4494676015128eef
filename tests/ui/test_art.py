"""SVG art: real size, recolouring, covering, the fallback, and a cache that is bounded."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.art import Art, recolour, seat_colours

FIGURE = """<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">
<rect x="0" y="0" width="20" height="20" fill="#ff00aa"/>
<rect x="20" y="0" width="20" height="20" fill="#AA0077"/></svg>"""


@pytest.fixture
def art(tmp_path: Path) -> Art:
    (tmp_path / "figure.svg").write_text(FIGURE, "utf-8")
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "dot.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">'
        '<circle cx="24" cy="24" r="20" fill="#ffffff"/></svg>',
        "utf-8",
    )
    return Art(tmp_path, limit=400_000)


def test_aspect_is_kept(art: Art) -> None:
    assert art.aspect("figure") == 2.0
    assert art.svg("figure", (200, 200)).get_size() == (200, 100)


def test_key_colours_become_the_seats(art: Art) -> None:
    table = seat_colours((0, 114, 178), (0, 70, 111), (180, 220, 245))
    picture = art.svg("figure", (40, 20), table)
    assert picture.get_at((10, 10))[:3] == (0, 114, 178)
    assert picture.get_at((30, 10))[:3] == (0, 70, 111)


def test_recolouring_leaves_other_colours() -> None:
    assert recolour(b"#FF00AA #ff00ab", (("#ff00aa", "#112233"),)) == b"#112233 #ff00ab"


def test_cover_fills_and_crops(art: Art) -> None:
    for size in ((100, 100), (300, 20), (33, 77)):
        picture = art.cover("figure", size)
        assert picture.get_size() == size
        assert picture.get_at((0, 0))[3] == 255
        assert picture.get_at((size[0] - 1, size[1] - 1))[3] == 255


def test_icons_are_tinted_without_changing_the_original(art: Art) -> None:
    tinted = art.tinted("icons/dot", (24, 24), (200, 64, 47))
    assert tinted.get_at((12, 12))[:3] == (200, 64, 47)
    assert art.svg("icons/dot", (24, 24)).get_at((12, 12))[:3] == (255, 255, 255)


def test_flip_mirrors(art: Art) -> None:
    picture = art.transformed("figure", (40, 20), (), True, 0)
    assert picture.get_at((10, 10))[:3] == (0xAA, 0x00, 0x77)


def test_a_missing_file_gives_a_picture_and_is_reported_once(art: Art, capsys: pytest.CaptureFixture[str]) -> None:
    for width in (40, 50):
        assert art.svg("nowhere", (width, 40)).get_bounding_rect().w > 20
    assert capsys.readouterr().err.count("nowhere.svg") == 1
    assert art.missing == {"nowhere"}


def test_a_damaged_file_gives_a_picture_too(art: Art, capsys: pytest.CaptureFixture[str]) -> None:
    (art.dir / "broken.svg").write_text("<svg", "utf-8")
    assert isinstance(art.svg("broken", (30, 30)), pygame.Surface)
    assert "broken.svg" in capsys.readouterr().err


def test_the_cache_stays_below_its_limit(art: Art) -> None:
    for width in range(20, 200):
        art.svg("figure", (width, width))
    assert 0 < art.used <= 400_000
