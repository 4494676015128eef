"""Helpers for tests of scenes: an app without a window, intents by region id, frames drawn on a plain surface."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import app, places
from game.savestate import open_store
from game.scenes.stack import Scene
from game.ui import regions as tools
from game.ui.art import Art, Recolour
from game.ui.intents import Activate, Adjust, Back, Edit, Intent
from game.ui.layout import Box, unit
from game.ui.widgets import Button, Choice, Field, Panel, Picture, Region, Slider, Toggle

if TYPE_CHECKING:
    from game.scenes.table import TableScene

SIZES = ((960, 600), (1280, 720), (1920, 1080), (2560, 1440))
_UNSET = re.compile(r"\{\w+\}")


class StillThinker:
    """Stands for the bots' process: it is asked and never answers, so that tests need no second process."""

    thinking = False

    def warm_up(self) -> None:
        pass

    def ask(self, question: object) -> None:
        del question

    def poll(self) -> None:
        return None

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        pass


class QuickArt(Art):
    """Pictures of one pixel: tests of layouts needn't wait for scenery."""

    def svg(self, name: str, size: tuple[int, int], colours: Recolour = ()) -> pygame.Surface:
        del size, colours
        assert self.has(name), f"no picture {name}"
        return pygame.Surface((1, 1))

    def cover(self, name: str, size: tuple[int, int], colours: Recolour = ()) -> pygame.Surface:
        return self.svg(name, size, colours)

    def tinted(self, name: str, size: tuple[int, int], colour: tuple[int, int, int]) -> pygame.Surface:
        del colour
        return self.svg(name, size)


@dataclass
class House:
    """The app at one size. `draw` gives the frame; texts and overflows of the last one are kept."""

    app: app.App
    size: tuple[int, int]
    said: tuple[str, ...] = ()
    overflows: tuple[str, ...] = ()

    @property
    def top(self) -> Scene:
        return self.app.stack.top

    @property
    def u(self) -> float:
        return unit(self.size, self.app.ui_scale)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(s.name for s in self.app.stack.scenes)

    def regions(self) -> tuple[Region, ...]:
        self.app.ui.u = self.u
        self.app.ui.attend(self.top)
        return self.app.ui.regions(self.app.widgets(self.size, self.u))

    def region(self, id: str) -> Region:
        found = tools.find(self.regions(), id)
        assert found is not None, f"no region {id!r}; there are {[r.id for r in self.regions()]}"
        return found

    def give(self, *intents: Intent) -> None:
        for intent in intents:
            self.app.handle(intent)
            self.app.update(16.0)
            if not self.app.done:
                self.app.ui.attend(self.top)

    def choose(self, *ids: str) -> None:
        """Choose each region as the pointer would."""
        for id in ids:
            self.give(*self.app.ui.choose(self.region(id), "mouse"))

    def set(self, id: str, value: bool | float | str) -> None:
        assert self.region(id).enabled, id
        self.give(Adjust(id, value))

    def write(self, id: str, text: str) -> None:
        self.region(id)
        self.give(Edit(id, text))

    def back(self) -> None:
        self.give(Back())

    def press(self, id: str) -> None:
        self.give(Activate(id, "key"))

    def draw(self) -> pygame.Surface:
        """One frame as the loop draws it."""
        surface = pygame.Surface(self.size)
        painter = self.app.painter(surface, self.u)
        self.app.ui.u = self.u
        self.app.ui.attend(self.top)
        widgets = self.app.widgets(self.size, self.u)
        self.app.draw_below(painter)
        painter.begin()
        self.app.draw(painter)
        self.app.ui.draw(painter, widgets)
        self.app.draw_over(painter)
        self.app.ui.draw_top(painter, self.app.ui.regions(widgets))
        self.said, self.overflows = tuple(painter.said), tuple(painter.overflows)
        return surface


def make_house(
    first: Scene | None = None,
    folder: Path | None = None,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    user: places.UserDir | None = None,
    quick: bool = True,
    **settings: object,
) -> House:
    """An app with the start screen, or `first`; saves go to `folder` (None: nowhere). `quick`: without pictures."""
    from game.scenes.home import HomeScene

    user = user or places.UserDir(folder, "" if folder else "save.no_home")
    store = open_store(user)
    loaded = store.settings.change(language=language, **settings).settings
    art = QuickArt(places.art_dir()) if quick else None
    services = app.build_services(loaded, store, user, clock=lambda: 0.0, art=art)
    services = replace(services, bots=StillThinker)
    made = app.App(services)
    made.begin(HomeScene, first)
    return House(made, size)


def open_above(house: House, scene: Scene) -> None:
    """Show a scene above the present one, as a Push does."""
    from game.scenes.stack import Push

    house.app.stack.apply(Push(scene))
    house.app.ui.attend(house.top)


def assert_tidy(house: House, cut_by_room: bool = False) -> None:
    """Nothing leaves the window, no two controls overlap, no text is cut off, no sentence is missing.

    `cut_by_room`: a game's own picture may cut names off; its own tests look after that."""
    house.draw()
    window = Box(0, 0, *house.size)
    widgets = house.app.widgets(house.size, house.u)
    boxes = [w.box for w in widgets if isinstance(w, Button | Toggle | Slider | Choice | Field)]
    for widget in widgets:
        if isinstance(widget, Button | Toggle | Slider | Choice | Field | Panel | Picture):
            assert window.holds(widget.box), f"{widget} leaves the window"
    for n, a in enumerate(boxes):
        for b in boxes[n + 1 :]:
            assert not a.overlaps(b), f"{a} overlaps {b}"
    assert cut_by_room or house.overflows == (), f"cut off: {house.overflows}"
    unset = [s for s in house.said if _UNSET.search(s)]
    assert not unset, unset
    assert not house.app.services.text.missing, house.app.services.text.missing


def begin_game(
    house: House, game: str = "biathlon", names: tuple[str, ...] = ("Anna",), seats: int = 4, seed: str = "test"
) -> None:
    """Set a game up by the setup scene and go to its table: people of those names, the rest bots."""
    open_above(house, _setup_scene(game))
    while f"remove/{seats}" in {r.id for r in house.regions()}:
        house.choose(f"remove/{seats}")
    while f"look/{seats - 1}" not in (there := {r.id for r in house.regions()}) and "add" in there:
        house.choose("add")
    for number, name in enumerate(names):
        house.set(f"kind/{number}", "human")
        house.write(f"name/{number}", name)
    house.choose("advanced")
    house.write("seed", seed)
    house.choose("play")


def _setup_scene(game: str) -> Scene:
    from game.scenes.setup import SetupScene

    return SetupScene(game)


def table_of(house: House) -> TableScene:
    """The table that is being played at."""
    from game.scenes.table import TableScene

    return next(s for s in reversed(house.app.stack.scenes) if isinstance(s, TableScene))


def finish_game(house: House, choice: random.Random, most: int = 5000) -> None:
    """Everybody plays legal actions at random, until the game is over or `most` were played."""
    for _ in range(most):
        table = table_of(house)
        table.view.finish()
        session = table.match.session
        if session.over:
            break
        if house.top.name == "handover":
            house.choose("show")
        table._apply(choice.choice(session.rules.legal(session.state)))
    table_of(house).view.finish()
    for _ in range(4):
        house.app.update(16.0)
