"""One list of regions: what is hit, what has focus and what is described are the same."""

from __future__ import annotations

import json

import pytest

from game.ui import regions as tools
from game.ui.describe import describe, point_on
from game.ui.layout import Box, unit
from game.ui.widgets import Block, Button, Choice, ListBox, Paragraphs, Row, Scroller, Slider, Spot, Toggle, Widget

from .conftest import Kit
from .gallery import SIZES, gallery


def square(x: float, y: float, side: float = 40) -> tuple[tuple[float, float], ...]:
    return Box(x, y, side, side).polygon


def test_the_topmost_is_hit(kit: Kit) -> None:
    found = kit.ui.regions(
        [
            Spot("low", square(0, 0), "low"),
            Spot("high", square(20, 20), "high", z=2),
            Spot("later", square(20, 20), "later", z=1),
        ]
    )
    assert tools.hit(found, (10, 10)).id == "low"  # type: ignore[union-attr]
    assert tools.hit(found, (30, 30)).id == "high"  # type: ignore[union-attr]
    assert tools.hit(found, (200, 200)) is None
    same = kit.ui.regions([Spot("first", square(0, 0), ""), Spot("second", square(0, 0), "")])
    assert tools.hit(same, (5, 5)).id == "second"  # type: ignore[union-attr]


def test_reading_order(kit: Kit) -> None:
    found = kit.ui.regions(
        [
            Spot("d", square(100, 110), ""),
            Spot("b", square(100, 4), ""),
            Spot("c", square(0, 100), ""),
            Spot("a", square(0, 0), ""),
        ]
    )
    assert [r.id for r in tools.focus_order(found)] == ["a", "b", "c", "d"]
    assert tools.step(found, "d", 1).id == "a"  # type: ignore[union-attr]
    assert tools.step(found, None, -1).id == "d"  # type: ignore[union-attr]


def test_what_scrolls_together_stays_together(kit: Kit) -> None:
    rows = tuple(Row(str(i), f"row {i}") for i in range(3))
    found = kit.ui.regions(
        [
            ListBox("list", Box(0, 0, 100, 150), rows, 50),
            Spot("right", square(200, 60), ""),
            Spot("top", square(200, 0), ""),
        ]
    )
    assert [r.id for r in tools.focus_order(found)] == ["list/0", "list/1", "list/2", "top", "right"]


def test_arrows_lead_to_the_nearest_that_way(kit: Kit) -> None:
    grid = [Spot(f"{x}{y}", square(x * 60, y * 60), "") for x in range(3) for y in range(3)]
    found = kit.ui.regions([*grid])
    for way, there in {(1, 0): "21", (-1, 0): "01", (0, 1): "12", (0, -1): "10"}.items():
        assert tools.toward(found, "11", *way).id == there  # type: ignore[union-attr]
    assert tools.toward(found, "20", 1, 0) is None


def test_disabled_regions_without_a_reason_are_passed_over(kit: Kit) -> None:
    found = kit.ui.regions(
        [
            Spot("mute", square(0, 0), "", enabled=False),
            Spot("says", square(60, 0), "", enabled=False, why="No card is left."),
            Spot("on", square(120, 0), ""),
        ]
    )
    assert [r.id for r in tools.focus_order(found)] == ["says", "on"]


@pytest.mark.parametrize("size", SIZES)
def test_hit_focus_and_description_agree(kit: Kit, size: tuple[int, int]) -> None:
    u = unit(size)
    kit.ui.u = u
    found = kit.ui.regions(gallery(size, u))
    told = json.loads(describe(found, "gallery", "Choose.", size=size, focused="focused"))
    assert told["size"] == list(size)
    assert {r["id"] for r in told["regions"]} == {r.id for r in found}
    assert len({r.id for r in found}) == len(found)
    for entry in told["regions"]:
        region = tools.find(found, entry["id"])
        assert region is not None
        assert entry["enabled"] == region.enabled
        assert entry["focused"] == (region.id == "focused")
        if entry["at"] is not None:
            top = tools.hit(found, tuple(entry["at"]))
            assert top is not None
            assert top.id == entry["id"]
    shown = [r for r in found if tools.visible_box(r).h > 4 and r.kind != "text-still"]
    assert all(point_on(r, found) is not None for r in shown)


@pytest.mark.parametrize("size", SIZES)
def test_keyboard_reaches_every_enabled_region(kit: Kit, size: tuple[int, int]) -> None:
    u = unit(size)
    kit.ui.u = u
    widgets = gallery(size, u)
    found = kit.ui.regions(widgets)
    wanted = {r.id for r in found if r.enabled and r.kind not in ("scrollbar", "text-still")}
    reached: set[str] = set()
    for _ in range(len(found) + 1):
        kit.ui.focus_on(tools.step(kit.ui.regions(widgets), kit.ui.focus, 1))
        reached.add(kit.ui.focus or "")
        kit.ui.update(16)
    assert wanted <= reached


def test_focus_scrolls_its_row_into_view(kit: Kit) -> None:
    rows = tuple(Row(str(i), f"row {i}") for i in range(30))
    widgets: list[Widget] = [ListBox("list", Box(0, 0, 200, 150), rows, 50)]
    for _ in range(20):
        kit.ui.focus_on(tools.step(kit.ui.regions(widgets), kit.ui.focus, 1))
        kit.ui.update(16)
        region = tools.find(kit.ui.regions(widgets), kit.ui.focus)
        assert region is not None
        assert Box(0, 0, 200, 150).holds(tools.box_of(region))
    assert kit.ui.focus == "list/19"


def test_rows_scrolled_away_cannot_be_hit(kit: Kit) -> None:
    rows = tuple(Row(str(i), f"row {i}") for i in range(30))
    widgets: list[Widget] = [
        ListBox("list", Box(0, 100, 200, 150), rows, 50),
        Button("below", Box(0, 260, 200, 40), "x"),
    ]
    kit.ui.regions(widgets)
    kit.ui.scroll_to("list", 500)
    found = kit.ui.regions(widgets)
    assert tools.hit(found, (50, 120)).id == "list/10"  # type: ignore[union-attr]
    assert tools.hit(found, (50, 280)).id == "below"  # type: ignore[union-attr]
    assert tools.hit(found, (50, 90)) is None
    hidden = tools.find(found, "list/0")
    assert hidden is not None
    assert point_on(hidden, found) is None


def test_scrolled_children_move_with_their_scroller(kit: Kit) -> None:
    inside = Button("inside", Box(0, 300, 100, 40), "inside")
    widgets: list[Widget] = [Scroller("page", Box(0, 0, 200, 200), 600, (inside,))]
    kit.ui.regions(widgets)
    kit.ui.scroll_to("page", 250)
    region = tools.find(kit.ui.regions(widgets), "inside")
    assert region is not None
    assert tools.box_of(region) == Box(0, 50, 100, 40)


def test_values_are_told(kit: Kit) -> None:
    box = Box(0, 0, 300, 40)
    found = kit.ui.regions(
        [
            Toggle("t", box, "Sound", True),
            Slider("s", box.moved(0, 50), "Volume", 70, 0, 100, 5, shown="70 %"),
            Choice("c", box.moved(0, 100), "Language", (("en", "English"), ("de", "Deutsch")), "de"),
            Paragraphs("p", box.moved(0, 150), (Block("A line", id="7"),)),
        ]
    )
    assert {r.id: r.value for r in found} == {"t": "on", "s": "70 %", "c": "Deutsch", "p": "", "p/7": ""}
