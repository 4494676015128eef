"""Widgets as drawn: nothing is cut off, states differ, tooltips do not hide what they explain."""

from __future__ import annotations

import pygame
import pytest

from game.ui import draw, overlay
from game.ui.layout import Box
from game.ui.widgets import Button, Label, Panel, Row, RowView

from .conftest import Kit
from .gallery import SIZES, gallery
from .gallery import draw as draw_gallery


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_no_text_of_the_gallery_is_cut_off(size: tuple[int, int], text_size: int) -> None:
    _, painter = draw_gallery(size, state="top", text_size=text_size)
    assert painter.overflows == []
    assert "SKI 5 (ENTER)" in painter.said
    pygame.display.quit()


def pixels(kit: Kit, button: Button) -> bytes:
    """The button as it is drawn, and what surrounds it."""
    painter = kit.painter
    painter.fill("panel_dark" if button.tone == "dark" else "panel_light")
    kit.ui.draw(painter, [button])
    return pygame.image.tobytes(painter.surface.subsurface(button.box.grown(12).rect), "RGB")


@pytest.mark.parametrize("tone", ["paper", "dark"])
@pytest.mark.parametrize("kind", ["normal", "primary", "quiet", "tile", "danger", "icon"])
def test_every_state_looks_different(kit: Kit, kind: str, tone: str) -> None:
    box = Box(100, 100, 200, 80)

    def button(**more: object) -> Button:
        return Button("b", box, "Ski", "ski", kind, tone=tone, **more)  # type: ignore[arg-type]

    seen = {"plain": pixels(kit, button()), "off": pixels(kit, button(enabled=False))}
    if kind != "primary":
        seen["selected"] = pixels(kit, button(selected=True))
    kit.ui.memory.glow["b"] = 1.0
    seen["hover"] = pixels(kit, button())
    kit.ui.memory.hover = kit.ui.memory.pressed = "b"
    if kind != "quiet":
        seen["pressed"] = pixels(kit, button())
    kit.ui.memory.pressed = None
    kit.ui.set_focus("b", visible=True)
    seen["focus"] = pixels(kit, button())
    assert len(set(seen.values())) == len(seen), kind


@pytest.mark.parametrize(
    "beside",
    [
        Box(600, 300, 80, 40),
        Box(0, 0, 40, 40),
        Box(1240, 0, 40, 40),
        Box(0, 680, 40, 40),
        Box(1240, 680, 40, 40),
        Box(300, 0, 200, 720),
    ],
)
def test_a_tooltip_stays_in_the_window_and_off_what_it_explains(kit: Kit, beside: Box) -> None:
    painter = kit.painter
    ground = (255, 0, 255)
    painter.surface.fill(ground)
    words = "Five spaces, one slipstream, fall risk 12 %. Energy left afterwards: 21."
    overlay.tooltip(painter, kit.ui, words, beside)
    fill = painter.theme.colour("tooltip")
    inside = [
        (x, y) for x in range(0, 1280, 3) for y in range(0, 720, 3) if painter.surface.get_at((x, y))[:3] == fill
    ]
    assert inside
    assert not any(beside.contains(point) for point in inside)
    assert painter.overflows == []
    assert "Energy left afterwards: 21." in painter.said[0]


def test_panels_and_labels_take_no_clicks(kit: Kit) -> None:
    assert kit.ui.regions([Panel(Box(0, 0, 100, 100), "sheet"), Label(Box(0, 0, 50, 50), "x")]) == ()


def test_a_row_shows_all_it_has(kit: Kit) -> None:
    row = Row("1", "Anna", "Crystal Globe, lap 2", "yesterday", seat=2)
    draw.row(kit.painter, kit.ui, RowView(row, Box(0, 0, 420, 56), "list", "paper", 0), "list/1")
    assert set(kit.painter.said) == {"Anna", "Crystal Globe, lap 2", "yesterday"}
    assert kit.painter.overflows == []


def test_the_gallery_has_every_kind_of_button() -> None:
    kinds = {w.kind for w in gallery((1280, 720), 1.0) if isinstance(w, Button)}
    assert kinds == {"normal", "primary", "quiet", "tile", "danger", "icon"}
