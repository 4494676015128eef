"""What several scenes share: the page around a scene, a game's words, dates and seats in words, pictures of games.

Pure but for drawing with the painter; reads the registry, never a file.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple

import pygame

from game.boards.board import Board
from game.core.registry import available, seats_of
from game.i18n.texts import Texts
from game.library import pictures_of
from game.savestate.problem import Problem, sentence
from game.scenes.stack import Services
from game.ui.layout import Box, Point, window_box
from game.ui.painter import Painter
from game.ui.scenery import draw_scenery
from game.ui.theme import mix
from game.ui.widgets import Button

ROOMS = ("controller", "table", "bot")
"""What a game needs beside its rules to be played in the window."""

BAR = 68
"""Height of a page's head in design pixels."""


# Games in words


@cache
def playable(game: str) -> bool:
    """Whether the game can be played in the window: rules, and the rooms that show them."""
    return game in available() and all(find_spec(f"game.games.{game}.{r}") is not None for r in ROOMS)


def game_word(text: Texts, game: str, word: str) -> str:
    """The game's name, author, tagline or length: its own sentence, else what the house knows of it; else ""."""
    for key in (f"{game}.{word}", f"coming.{game}.{word}"):
        if text.has(key):
            return text(key)
    return game.replace("_", " ").title() if word == "name" else ""


def game_name(text: Texts, game: str) -> str:
    return game_word(text, game, "name")


def game_players(text: Texts, game: str) -> str:
    """ "1 to 8 players"."""
    if game not in available():
        return game_word(text, game, "players")
    seats = seats_of(game)
    if seats.least == seats.most:
        return text("home.players_exactly", n=seats.most)
    return text("home.players", least=seats.least, most=seats.most)


def time_words(text: Texts, game: str, rounds: int) -> str:
    """How long a lone game took, in what the game counts its time in ("31 minutes"), else in rounds."""
    return text(f"{game}.time" if text.has(f"{game}.time") else "records.time", n=rounds)


def thinker(services: Services) -> Any:
    """The one bot's process of this app, made when it is first wanted."""
    found = services.extra.get("thinker")
    if found is None:
        found = services.extra["thinker"] = services.bots()
    return found


def problem_sentence(text: Texts, problem: Problem) -> str:
    """A trouble with the player's files in words."""
    return sentence(problem, lambda key, params: text.t(key, **params))


# Dates and seats in words


def when(text: Texts, iso: str, now: datetime | None = None) -> str:
    """A moment (ISO, UTC) as people say it: "today, 21:40", "Monday, 9:15", "3 March 2026"; "" if it is none."""
    try:
        moment = datetime.fromisoformat(iso).astimezone()
    except ValueError:
        return ""
    now = now.astimezone(moment.tzinfo) if now is not None else datetime.now(moment.tzinfo)
    clock = f"{moment.hour}:{moment.minute:02d}"
    days = (now.date() - moment.date()).days
    if days == 0:
        return text("date.today", time=clock)
    if days == 1:
        return text("date.yesterday", time=clock)
    if timedelta(0) < timedelta(days=days) < timedelta(days=7):
        return text("date.weekday", day=text(f"date.weekday.{moment.weekday()}"), time=clock)
    return text("date.full", day=moment.day, month=text(f"date.month.{moment.month}"), year=moment.year)


def seats_line(text: Texts, seats: Iterable[Mapping[str, Any]], most: int = 12) -> str:
    """Who plays: "Anna, Jonas, 2 bots"; of more people than `most` only the first are named: "Anna, Jonas +1"."""
    seats = tuple(seats)
    people = [str(s.get("name", "")) for s in seats if s.get("kind") == "human"]
    bots = len(seats) - len(people)
    if len(people) > most:
        people = [*people[: most - 1], f"{people[most - 1]} +{len(people) - most}"]
    return ", ".join([*people, *([text("seats.bots", n=bots)] if bots else [])])


# Pages


class Page(NamedTuple):
    """A full page: the head with the way back and the title, and the body below it."""

    bar: Box
    back: Box
    title: Box
    body: Box


def page(size: tuple[int, int], u: float, widest: float = 1240) -> Page:
    """The page's boxes; the body is no wider than `widest` design pixels and in the middle."""
    bar, rest = window_box(size).cut_top(BAR * u)
    side = max(20 * u, (size[0] - widest * u) / 2)
    body = Box(side, rest.y, size[0] - 2 * side, max(0.0, rest.h - 20 * u))
    strip = Box(side, bar.y, body.w, bar.h)
    back, title = strip.cut_left(44 * u, 16 * u)
    return Page(bar, Box(back.x, bar.y + (bar.h - 44 * u) / 2, 44 * u, 44 * u), title, body)


def draw_page(painter: Painter, box: Page, title: str, detail: str = "") -> None:
    """The ground of a page: quiet scenery, and the title over its sky."""
    painter.layer(("page",), painter.box_of_all, _draw_ground, opaque=True)
    words = painter.measure(title, "heading")[0]
    head, rest = box.title.cut_left(min(words + 2, box.title.w), 16 * painter.u)
    painter.text(head, title, "heading", "white")
    if detail and rest.w > 60 * painter.u:
        painter.text(rest.moved(0, 2 * painter.u), detail, "label", "text_on_dark_muted")


def _draw_ground(painter: Painter) -> None:
    window = painter.box_of_all
    painter.fill("background")
    painter.svg("home/wide", window, cover=True)
    painter.fill("ink", window, 90)
    painter.gradient(window.cut_top(160 * painter.u)[0], "ink", "ink", (190, 0))


def back_button(box: Page, text: Texts) -> Button:
    return Button("back", box.back, text("page.back"), "back", "icon", tone="dark", hint=text("page.back_hint"))


# Pictures


def draw_picture(painter: Painter, box: Box, key: str, png: bytes | None, game: str) -> None:
    """The picture of a saved game, whole, before a blurred one where the box is wider or higher; without one, its
    poster."""

    def draw(inner: Painter) -> None:
        picture = _load(png)
        whole = inner.box_of_all
        if picture is None:
            inner.svg(f"home/{game}" if inner.art.has(f"home/{game}") else "home/wide", whole, cover=True)
            return
        width, height = picture.get_size()
        factor = min(whole.w / width, whole.h / height)
        if max(whole.w - width * factor, whole.h - height * factor) > 1:
            cover = max(whole.w / width, whole.h / height)
            tiny = pygame.transform.smoothscale(picture, (12, 8))
            inner.image(pygame.transform.smoothscale(tiny, (round(width * cover), round(height * cover))), whole)
            inner.fill("ink", alpha=110)
        inner.image(pygame.transform.smoothscale(picture, (round(width * factor), round(height * factor))), whole)

    painter.layer(("picture", key, game, hash(png)), box, draw, opaque=True)


def picture_aspect(png: bytes | None) -> float:
    """Width by height of a saved game's picture, as its head says; that of a tile (3 : 2) if it is none."""
    if png is None or len(png) < 24 or png[12:16] != b"IHDR":
        return 1.5
    width, height = int.from_bytes(png[16:20]), int.from_bytes(png[20:24])
    return min(max(width / height, 0.75), 3.0) if width and height else 1.5


def _load(png: bytes | None) -> pygame.Surface | None:
    if png is None:
        return None
    try:
        picture = pygame.image.load(io.BytesIO(png), "picture.png")
    except pygame.error:
        return None
    return picture.convert(32) if picture.get_width() and picture.get_height() else None


TERRAIN = {
    "start": "white",
    "green": "green",
    "plain": "snow_shade",
    "water": "sky_high",
    "up": "wood",
    "down": "sky_low",
}


def draw_board(painter: Painter, box: Box, board: Board) -> None:
    """A small picture of a board: its scenery, its spaces by terrain. Kept between frames."""
    painter.layer(("board", board.id, board.source), box, lambda p: _draw_board(p, board), opaque=True)


def _draw_board(painter: Painter, board: Board) -> None:
    whole = painter.box_of_all
    painter.fill("snow_shade", whole)
    factor = min(whole.w / board.width, whole.h / board.height)
    left, top = (whole.w - board.width * factor) / 2, (whole.h - board.height * factor) / 2

    def at(point: Point) -> Point:
        return (left + point[0] * factor, top + point[1] * factor)

    folder = pictures_of(board)
    for scenery in board.scenery:
        place = Box(*at((scenery.x, scenery.y)), scenery.width * factor, scenery.height * factor)
        if folder is not None:
            draw_scenery(painter, folder / scenery.image, place)
    for space in board.spaces:
        points = [at(p) for p in space.polygon]
        ground = TERRAIN.get(space.terrain, "sun")
        marked = space.terrain not in ("plain", "")
        painter.polygon(points, ground, "ink" if marked else "white", 1.4 * painter.u, 200 if marked else 110, 190)


def lifted(box: Box, glow: float, u: float, by: float = 8.0) -> Box:
    """The box, raised as it is pointed at."""
    return box.moved(0.0, -by * u * glow)


def glow_of(services: Services, id: str) -> float:
    """How much a spot is pointed at, by mouse or keyboard, 0 to 1."""
    ui = services.ui
    if ui.memory.focus_visible and ui.focus == id:
        return 1.0
    return ui.glow(id)


def narrower(painter: Painter, words: str, width: float) -> str:
    """The style of a label, or the narrow one where the words would not fit."""
    return "label" if painter.measure(words, "label")[0] <= width else "caps"


def pill(
    painter: Painter,
    box: Box,
    words: str,
    ground: str = "ink",
    ink: str = "white",
    alpha: int = 215,
    style: str = "label",
) -> Box:
    """A small rounded label as wide as its words, at the box's left and middle; where it is."""
    u = painter.u
    wide = min(painter.measure(words, style)[0] + 24 * u, box.w)
    high = min(box.h, 30 * u * max(1.0, painter.type.text_size / 110))
    place = Box(box.x, box.y + (box.h - high) / 2, wide, high)
    painter.box(place, ground, "pill", alpha=alpha)
    painter.text(place.inset(10 * u, 0), words, style, ink, "centre")
    return place


def blend(painter: Painter, a: str, b: str, part: float) -> tuple[int, int, int]:
    return mix(painter.theme.colour(a), painter.theme.colour(b), part)
