"""Tooltips near what they explain, the ring where a card was raised to, and nothing over enlarged cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ui import overlay
from game.ui.layout import Box
from game.ui.placing import bubble_box
from game.ui.widgets import Spot

from .conftest import Kit

WINDOW = Box(0, 0, 1280, 720)
SIZE = (340.0, 80.0)


def test_below_where_nothing_is_covered() -> None:
    place = bubble_box(SIZE, Box(500, 300, 100, 100), WINDOW, (), 1.0)
    assert place.y == 408
    assert place.centre[0] == 550


@pytest.mark.parametrize("x", [100, 500, 900, 1120])
def test_a_hand_below_a_landing_field(x: float) -> None:
    hand = [Box(20 + n * 125, 520, 115, 190) for n in range(10)]
    beside = Box(x, 520, 115, 190)
    field = Box(x - 60, 380, 220, 130)
    busy = [*(c for c in hand if not c.overlaps(beside)), field]
    place = bubble_box(SIZE, beside, WINDOW, busy, 1.0)
    assert WINDOW.holds(place)
    assert not any(place.overlaps(box) for box in (beside, *busy))


def test_the_fewest_where_all_is_full() -> None:
    busy = [Box(x, y, 60, 60) for x in range(0, 1280, 64) for y in range(0, 720, 64)]
    beside = Box(512, 512, 60, 60)
    place = bubble_box(SIZE, beside, WINDOW, [b for b in busy if b != beside], 1.0)
    assert WINDOW.holds(place)
    assert not place.overlaps(beside)


def changed(kit: Kit, box: Box) -> bool:
    """Whether anything was drawn there."""
    area = kit.painter.surface.subsurface(box.rect)
    return area.get_bounding_rect().size != (0, 0) and any(
        area.get_at((x, y))[:3] != (0, 0, 0) for x in range(area.get_width()) for y in range(area.get_height())
    )


def test_the_ring_stands_outside_the_raised_card_and_not_over_details(kit: Kit) -> None:
    spot = Spot("card", Box(600, 300, 80, 120).polygon, "Card")
    found = kit.ui.regions([spot])
    kit.ui.set_focus("card", visible=True)
    raised = Box(600, 288, 80, 120)
    kit.painter.begin()
    kit.painter.drawn_at["card"] = raised
    overlay.top(kit.painter, kit.ui, found)
    assert changed(kit, Box(600, 281, 80, 7))
    assert not changed(kit, raised.inset(6))
    kit.painter.surface.fill("black")
    found = kit.ui.regions([replace(spot, hint="What it does")])
    kit.painter.begin()
    kit.painter.hushed = True
    overlay.top(kit.painter, kit.ui, found)
    assert not changed(kit, Box(400, 100, 400, 500))
