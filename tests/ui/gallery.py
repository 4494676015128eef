"""Draws every widget in every state into PNGs, at four window sizes, to be looked at.

Run: python tests/ui/gallery.py FOLDER [--contrast]. Needs no screen.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame

from game import places
from game.ui.art import Art
from game.ui.layout import Box, Polygon, unit, window_box
from game.ui.painter import Painter
from game.ui.shapes import Shapes
from game.ui.text import Typesetter
from game.ui.theme import load_theme
from game.ui.ui import Ui
from game.ui.widgets import (
    Block,
    Button,
    Choice,
    Field,
    Label,
    ListBox,
    Panel,
    Paragraphs,
    Row,
    Slider,
    Spot,
    Toggle,
    Widget,
)

SIZES = ((960, 600), (1280, 720), (1920, 1080), (2560, 1440))


def hexagon(x: float, y: float, r: float) -> Polygon:
    return tuple(
        (x + r * dx, y + r * dy)
        for dx, dy in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
    )


def gallery(size: tuple[int, int], u: float) -> list[Widget]:
    """Everything there is, on dark and on paper."""
    window = window_box(size)
    bar, rest = window.cut_top(56 * u)
    paper, dark = rest.cut_left(size[0] * 0.62)
    out: list[Widget] = [
        Panel(bar, "bar"),
        Label(bar.inset(20 * u, 8 * u), "ANNA", "title", tone="dark"),
        Label(
            bar.inset(100 * u, 8 * u),
            "You rolled 4. Play up to two energy cards, then choose where to ski.",
            "prompt",
            tone="dark",
        ),
    ]
    tools = bar.cut_right(190 * u)[0].inset(8 * u)
    for box, (name, icon) in zip(
        tools.columns(3, 10 * u), (("Undo", "undo"), ("Help", "help"), ("Menu", "menu")), strict=True
    ):
        out.append(
            Button(f"bar-{icon}", box, name, icon, "icon", tone="dark", enabled=icon != "undo", hint=f"{name} (F1)")
        )
    out.append(Panel(paper, "paper"))
    left, middle = paper.inset(20 * u, 16 * u).columns((1, 1.15), 20 * u)
    rows = left.stack(44 * u, 9, 11 * u)
    states = [
        Button("normal", rows[0], "Normal button"),
        Button("hovered", rows[1], "Hovered, with icon", "dice"),
        Button("pressed", rows[2], "Pressed"),
        Button("focused", rows[3], "Focused by keyboard", "cards"),
        Button("selected", rows[4], "Selected", "check", selected=True),
        Button("disabled", rows[5], "Not allowed", "lock", enabled=False, why="There is no card left."),
        Button("primary", rows[6], "Ski 5 (Enter)", kind="primary", key="enter"),
        Button("primary-off", rows[7], "Ski", kind="primary", enabled=False),
        Button("danger", rows[8], "Delete this game", "trash", kind="danger"),
    ]
    out += states
    out.append(Button("quiet", left.cut_bottom(40 * u)[0], "Quiet button, only text", kind="quiet"))
    rows = middle.stack(42 * u, 6, 10 * u)
    out += [
        Toggle("toggle", rows[0], "Reduced motion", True),
        Toggle("toggle-off", rows[1], "High contrast", False),
        Slider("slider", rows[2], "Volume", 70, 0, 100, 5, shown="70 %"),
        Choice("choice", rows[3], "Language", (("en", "English"), ("de", "Deutsch")), "de"),
        Field("field", rows[4], "Name", "Mireille Étoile"),
        Choice("choice-off", rows[5], "Board", (("a", "Circuit A"),), "a", enabled=False),
    ]
    text = Box(middle.x, rows[5].bottom + 14 * u, middle.w, middle.bottom - rows[5].bottom - 14 * u)
    out.append(Panel(text, "card"))
    out.append(
        Paragraphs(
            "text",
            text.inset(14 * u, 10 * u),
            (
                Block("Shooting range", "title"),
                Block(
                    "Whoever enters the range shoots five times, one target after another, and may stop at any time.",
                    mark="BF-31",
                ),
                Block("A miss costs a lap of the penalty loop.", "bullet"),
                Block("The wind turns the lower positions into a lottery, and everyone knows it.", "bullet"),
                Block("Rifle", "title"),
                Block(
                    "The rifle stays on the back, except on the range. It is never pointed at anyone, loaded or not."
                ),
            ),
        )
    )
    out.append(Panel(dark, "bar"))
    inner = dark.inset(20 * u, 16 * u)
    tiles, rest = inner.cut_top(100 * u, 14 * u)
    for box, (name, icon) in zip(
        tiles.columns(3, 12 * u), (("Saves", "save"), ("Replays", "play"), ("Rules", "book")), strict=True
    ):
        out.append(Button(f"tile-{icon}", box, name, icon, "tile", tone="dark", selected=icon == "book"))
    switches, rest = rest.cut_top(44 * u, 10 * u)
    out.append(Toggle("dark-toggle", switches, "Sound", True, tone="dark"))
    switches, rest = rest.cut_top(44 * u, 10 * u)
    out.append(Slider("dark-slider", switches, "Speed", 2, 0, 4, 1, tone="dark"))
    switches, rest = rest.cut_top(44 * u, 14 * u)
    out.append(Choice("dark-choice", switches, "Bot", (("hard", "Hard"), ("easy", "Easy")), "hard", tone="dark"))
    listing, spots = rest.cut_top(max(120 * u, rest.h - 130 * u), 14 * u)
    out.append(
        ListBox(
            "list",
            listing,
            tuple(
                Row(str(i), name, detail, side, icon, selected=i == 1)
                for i, (name, detail, side, icon) in enumerate(
                    (
                        ("Biathlon", "Anna, Jonas, 2 bots", "yesterday 21:40", "ski"),
                        ("Boreal", "Mireille, bot · hard", "Monday", "star"),
                        ("Windschatten", "Ines, Pekka, Jonas", "last week", "bike"),
                        ("Triathlon Series", "Anna, 3 bots", "12 October", "swim"),
                    )
                )
            ),
            58 * u,
            tone="dark",
        )
    )
    for i in range(4):
        x, y = spots.x + (40 + i * 74) * u, spots.y + 50 * u
        out.append(Spot(f"spot-{i}", hexagon(x, y, 38 * u), f"Space {i + 1}", hint="5 spaces, fall risk 0 %"))
    return out


def draw(
    size: tuple[int, int], contrast: bool = False, state: str = "states", text_size: float = 100.0
) -> tuple[pygame.Surface, Painter]:
    """The gallery at that size; `state` "top" adds tooltip and toasts."""
    surface = pygame.display.set_mode(size)
    theme = load_theme(places.art_dir() / "theme.toml", contrast)
    u = unit(size)
    typesetter = Typesetter(places.art_dir() / "fonts", theme, text_size)
    ui = Ui(theme, typesetter, u)
    painter = Painter(surface, u, theme, typesetter, Art(places.art_dir()), Shapes())
    widgets = gallery(size, u)
    ui.regions(widgets)
    memory = ui.memory
    memory.glow.update({"hovered": 1.0, "list/2": 1.0})
    memory.focus, memory.focus_visible = "focused", True
    memory.pressed = memory.hover = "pressed"
    if state == "top":
        memory.focus = "spot-1"
        ui.toast("A card of 3 is too much here: at most 2 energy (CG-23).", "bad")
        ui.toast("Game saved.", "good")
        ui.toast("Anna is on turn.")
    painter.fill("background")
    ui.draw(painter, widgets)
    for i in range(4):
        x = (size[0] * 0.62) + (60 + i * 74) * u
        painter.token((x, size[1] - 96 * u), 22 * u, i + (4 if state == "top" else 0), str(i + 1))
    ui.draw_top(painter, ui.regions(widgets))
    return surface, painter


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    contrast = "--contrast" in sys.argv
    pygame.display.init()
    for size in SIZES:
        for state in ("states", "top"):
            surface, painter = draw(size, contrast, state)
            file = folder / f"gallery-{size[0]}-{state}{'-contrast' if contrast else ''}.png"
            pygame.image.save(surface, str(file))
            print(file, "overflows:", painter.overflows)


if __name__ == "__main__":
    main()
