"""Anti-aliased pieces, checked by their pixels; caches that stay within their limits."""

from __future__ import annotations

import math

import pygame
import pytest

from game.ui.cache import Lru
from game.ui.layout import Box
from game.ui.shapes import Shapes, seat_outline

from .conftest import Kit

RED = (200, 64, 47, 255)


def coverage(surface: pygame.Surface) -> float:
    """The sum of alpha, in whole pixels."""
    w, h = surface.get_size()
    return sum(surface.get_at((x, y))[3] for x in range(w) for y in range(h)) / 255


def test_a_disc_covers_its_area_with_soft_edges() -> None:
    placed = Shapes().circle((50.0, 50.0), 20.0, RED, None, 0)
    assert coverage(placed.surface) == pytest.approx(math.pi * 400, rel=0.02)
    alphas = {placed.surface.get_at((x, 50 - placed.y))[3] for x in range(placed.surface.get_width())}
    edge = [placed.surface.get_at((x, y))[3] for x in range(44) for y in range(44)]
    assert 255 in alphas
    assert any(0 < a < 255 for a in edge)


def test_edges_keep_the_colour() -> None:
    """No dark seam: half covered pixels have the shape's own colour."""
    surface = Shapes().polygon([(10, 10), (60, 20), (30, 55)], RED, None, 0).surface
    half = [
        surface.get_at((x, y))
        for x in range(surface.get_width())
        for y in range(surface.get_height())
        if 40 < surface.get_at((x, y))[3] < 220
    ]
    assert half
    assert all(max(abs(c[i] - RED[i]) for i in range(3)) <= 6 for c in half)


def test_a_polygon_covers_its_area_where_it_should() -> None:
    placed = Shapes().polygon([(100.5, 100.5), (140.5, 100.5), (140.5, 130.5), (100.5, 130.5)], RED, None, 0)
    assert coverage(placed.surface) == pytest.approx(41 * 31, rel=0.06)
    assert placed.surface.get_at((120 - placed.x, 115 - placed.y)) == RED


def test_the_same_shape_elsewhere_is_found_again() -> None:
    shapes = Shapes()
    first = shapes.polygon([(10, 10), (30, 12), (20, 30)], RED, None, 0)
    second = shapes.polygon([(510, 210), (530, 212), (520, 230)], RED, None, 0)
    assert first.surface is second.surface
    assert (second.x - first.x, second.y - first.y) == (500, 200)


def test_a_dashed_line_covers_about_half() -> None:
    whole = coverage(Shapes().polyline([(0, 0), (200, 0)], RED, 2, 0).surface)
    dashed = coverage(Shapes().polyline([(0, 0), (200, 0)], RED, 2, 10).surface)
    assert 0.5 < dashed / whole < 0.7


def test_a_rounded_box_is_empty_at_its_corner_and_full_inside(kit: Kit) -> None:
    painter = kit.painter
    painter.surface.fill((0, 0, 0))
    painter.box(Box(100, 100, 200, 80), "white", 20, "red", 4)
    at = painter.surface.get_at
    assert at((100, 100))[:3] == (0, 0, 0)
    assert at((200, 140))[:3] == (255, 255, 255)
    assert at((200, 101))[:3] == at((101, 140))[:3] == at((298, 140))[:3] == painter.theme.colour("red")
    assert at((200, 105))[:3] == (255, 255, 255)
    assert at((99, 140))[:3] == at((300, 140))[:3] == (0, 0, 0)
    corner = [at((x, y))[:3] for x in range(100, 121) for y in range(100, 121)]
    assert any((0, 0, 0) != c != painter.theme.colour("red") for c in corner)


def test_an_empty_box_with_a_border_leaves_the_inside(kit: Kit) -> None:
    painter = kit.painter
    painter.surface.fill((10, 20, 30))
    painter.box(Box(100, 100, 100, 100), None, 12, "sun", 3)
    assert painter.surface.get_at((150, 150))[:3] == (10, 20, 30)
    assert painter.surface.get_at((150, 101))[:3] == painter.theme.colour("sun")


def test_a_translucent_box_is_even(kit: Kit) -> None:
    painter = kit.painter
    painter.surface.fill((255, 255, 255))
    painter.box(Box(100, 100, 200, 100), "ink", 16, alpha=128)
    inside = {painter.surface.get_at((x, y))[:3] for x in range(120, 280, 7) for y in range(103, 197, 5)}
    reds = [c[0] for c in inside]
    assert max(reds) - min(reds) <= 2
    edge = painter.surface.get_at((102, 150))[0]
    assert abs(edge - reds[0]) <= 2


def test_shadow_falls_to_the_lower_right_and_fades(kit: Kit) -> None:
    painter = kit.painter
    painter.surface.fill((255, 255, 255))
    painter.box(Box(200, 200, 200, 120), "white", 10, shadow="l")
    at = painter.surface.get_at
    below, above = at((300, 326))[0], at((300, 194))[0]
    right, left = at((406, 260))[0], at((194, 260))[0]
    assert below < above
    assert right < left
    fading = [at((300, y))[0] for y in range(321, 360)]
    assert fading == sorted(fading)
    assert fading[-1] == 255


@pytest.mark.parametrize("shape", ["circle", "square", "triangle", "diamond", "pentagon", "star", "hexagon", "cross"])
def test_seat_shapes_are_about_equally_large(shape: str) -> None:
    points = seat_outline(shape, (100, 100), 40)
    assert all(math.dist(p, (100, 100)) <= 40 * 1.5 for p in points)
    area = coverage(Shapes().polygon(points, RED, None, 0).surface)
    assert 0.5 <= area / (math.pi * 1600) <= 1.1


def test_seat_shapes_differ() -> None:
    shapes = ("circle", "square", "triangle", "diamond", "pentagon", "star", "hexagon", "cross")
    assert len({seat_outline(s, (0, 0), 10) for s in shapes}) == 8


def test_lru_forgets_the_oldest_and_counts() -> None:
    made: list[str] = []
    cache: Lru[str] = Lru(6, len)

    def value(name: str) -> str:
        return cache.get(name, lambda: made.append(name) or name)  # type: ignore[func-returns-value]

    for name in ("aa", "bb", "cc", "aa", "dd"):
        value(name)
    assert cache.used == 6
    assert "bb" not in cache
    assert "aa" in cache
    value("longer than all")
    assert "longer than all" not in cache
    assert cache.used == 6
    assert made == ["aa", "bb", "cc", "dd", "longer than all"]


def test_shape_cache_stays_below_its_limit() -> None:
    shapes = Shapes(limit=200_000)
    for number in range(300):
        shapes.circle((0, 0), 10 + number / 4, RED, None, 0)
    assert shapes.cache.used <= 200_000


def test_a_covering_picture_gets_round_corners(kit: Kit) -> None:
    painter = kit.painter
    painter.surface.fill((255, 0, 255))
    painter.svg("home/boreal", Box(100, 100, 300, 200), cover=True, radius=24)
    at = painter.surface.get_at
    assert at((100, 100))[:3] == at((399, 299))[:3] == (255, 0, 255)
    assert at((250, 100))[:3] != (255, 0, 255)
    assert at((100, 200))[:3] != (255, 0, 255)


def test_a_token_without_room_is_not_drawn(kit: Kit) -> None:
    for radius in (0.0, -3.0):
        kit.painter.token((20, 20), radius, 0, "1")
    assert kit.painter.said == []
