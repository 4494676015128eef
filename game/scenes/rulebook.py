"""The rules of a game to read and search, with their numbers; and the keys.

Reads the game's page in seeds; touches nothing of a running game.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.registry import GAMES, available, room, rules_of
from game.places import seeds_dir
from game.scenes import parts
from game.scenes.gallery import GalleryScene, has_gallery
from game.scenes.rulebook_text import Page, find_page, read_page, search
from game.scenes.stack import Change, Pop, Push, Scene, Services
from game.ui.intents import Activate, Adjust, Back, Edit, Help, Intent
from game.ui.layout import Box
from game.ui.painter import Painter
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
    Scroller,
    Spot,
    Widget,
)

KEYS = (
    "move",
    "enter",
    "tab",
    "esc",
    "undo",
    "details",
    "hint",
    "skip",
    "page",
    "help",
    "menu",
    "fullscreen",
    "screenshot",
    "pad",
)
"""Lines of the page about keys; each has a sentence `keys.<id>` and the keys' names `keys.<id>.names`."""

ROW, LEAST_EXAMPLE = 46, 110
"""Design pixels: a row of the contents, and the least height in which an example card can be read."""
KEYS_ROW, CARDS_ROW, SIGNS_ROW = "keys", "cards", "signs"


class RulebookLayout(NamedTuple):
    page: parts.Page
    side: Box
    game: Box
    search: Box
    contents: Box
    sheet: Box
    text: Box
    foot: Box


def rulebook_layout(size: tuple[int, int], u: float) -> RulebookLayout:
    """Search and contents on the left (above, in a narrow window), the text on the right."""
    page = parts.page(size, u)
    if size[0] < 1.05 * size[1]:
        side, sheet = page.body.cut_top(min(300 * u, page.body.h * 0.34), 16 * u)
    else:
        side, sheet = page.body.cut_left(min(350 * u, page.body.w * 0.32), 16 * u)
    inner = side.inset(16 * u, 16 * u)
    game, inner = inner.cut_top(46 * u, 10 * u)
    find, contents = inner.cut_top(46 * u, 12 * u)
    foot, text = sheet.inset(30 * u, 20 * u).cut_bottom(46 * u, 10 * u)
    return RulebookLayout(page, side, game, find, contents, sheet, text, foot)


class RulebookScene(Scene):
    """Pops with None. F1 opens it from everywhere; F1 again shows the keys."""

    name = "rulebook"

    def __init__(self, game: str) -> None:
        self.game = game
        self.wanted = ""
        self.keys = False
        self._read = Page("", (), ())
        self._shown: Paragraphs | None = None

    def enter(self, services: Services) -> None:
        super().enter(services)
        self._load()

    def reload(self, services: Services) -> None:
        super().reload(services)
        self._load()

    def _load(self) -> None:
        text = self.services.text
        words = {"D": text("rulebook.decision"), "H": text("rulebook.house")}
        self._read = read_page(find_page(seeds_dir(), self.game, text.language), words)

    @property
    def blocks(self) -> tuple[Block, ...]:
        return search(self._read, self.wanted)

    @property
    def prompt(self) -> str:
        return self.services.text("rulebook.title", game=parts.game_name(self.services.text, self.game))

    # -- intents ---------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Back() if self.wanted:
                self.wanted = ""
            case Back() | Activate(id="back"):
                return Pop()
            case Help():
                self.keys = not self.keys
            case Adjust(id="game", value=value):
                self.game, self.wanted, self.keys = str(value), "", False
                self._load()
                self.services.ui.scroll_to("text", 0.0)
            case Edit(id="search", text=text):
                self.wanted, self.keys = text, False
                self.services.ui.scroll_to("text", 0.0)
            case Activate(id="clear"):
                self.wanted = ""
            case Activate(id="example"):
                return Push(GalleryScene(self.game, signs=True))
            case Activate(id="contents/cards" | "contents/signs" as id):
                return Push(GalleryScene(self.game, signs=id.endswith(SIGNS_ROW)))
            case Activate(id=id) if id.startswith("contents/"):
                self._go_to(id.removeprefix("contents/"))
        return None

    def _go_to(self, row: str) -> None:
        """Scroll the heading to the top."""
        self.keys = row == KEYS_ROW
        if self.keys:
            return
        self.wanted = ""
        number = int(row)
        shown = self._shown
        if shown is None or len(shown.blocks) != len(self._read.blocks):
            return
        laid = self.services.ui.paragraphs(shown).blocks[number]
        self.services.ui.scroll_to("text", max(0.0, laid.box.y - shown.box.y))

    # -- what is shown ---------------------------------------------------------------------
    def draw(self, painter: Painter) -> None:
        layout = rulebook_layout(painter.size, painter.u)
        parts.draw_page(painter, layout.page, self.prompt)

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        layout = rulebook_layout(size, u)
        seeds = seeds_dir()
        games = [g for g in GAMES if g in available() and find_page(seeds, g, "en") is not None]
        options = tuple((g, parts.game_name(text, g)) for g in games) or ((self.game, self.game),)
        rows = [Row(str(n), words) for n, words in self._read.headings if not self.wanted]
        if has_gallery(self.game) and not self.wanted:
            rows = [Row(CARDS_ROW, text("rulebook.cards"), icon="cards"),
                    Row(SIGNS_ROW, text("rulebook.signs"), icon="list"), *rows]
        rows.append(Row(KEYS_ROW, text("rulebook.keys"), icon="keyboard", selected=self.keys))
        find = layout.search
        found: list[Widget] = [
            parts.back_button(layout.page, text),
            Panel(layout.side, "sheet"),
            Panel(layout.sheet, "sheet"),
            Choice("game", layout.game, "", options, self.game, text("rulebook.game_hint")),
        ]
        if self.wanted:
            clear, find = find.cut_right(46 * u, 8 * u)
            found.append(Button("clear", clear, text("rulebook.clear"), "close", "icon", hint=text("rulebook.clear")))
        field, icon = find, ""
        found += [
            Field("search", field, icon, self.wanted, 40, text("rulebook.search")),
            ListBox("contents", layout.contents, tuple(rows), ROW * u),
        ]
        example = self._example(size, u)
        if example is not None:
            found.append(Spot("example", example.polygon, text("rulebook.signs"), text("rulebook.signs"), z=5))
        if self.keys:
            return [*found, self._key_table(Box(*layout.text[:3], layout.foot.bottom - layout.text.y), u)]
        blocks = self.blocks
        if not blocks:
            nothing = text("rulebook.not_found", words=self.wanted) if self.wanted else text("rulebook.missing")
            return [*found, Label(layout.text, nothing, "body", "centre", "text_muted", wrap=True)]
        self._shown = Paragraphs("text", layout.text, blocks)
        legend = (
            text("rulebook.hits", n=len([b for b in blocks if b.mark])) if self.wanted else text("rulebook.marks")
        )
        return [*found, self._shown, Label(layout.foot, legend, "label", colour="text_muted", wrap=True)]

    def _example(self, size: tuple[int, int], u: float) -> Box | None:
        """Below the contents, where there is room: a card of the game with the names of its parts."""
        if self.wanted or not has_gallery(self.game):
            return None
        rows = len(self._read.headings) + 3
        free = rulebook_layout(size, u).contents.cut_top(rows * ROW * u + 8 * u)[1]
        return free if free.h >= LEAST_EXAMPLE * u else None

    def draw_over(self, painter: Painter) -> None:
        place = self._example(painter.size, painter.u)
        if place is not None:
            gallery = room(self.game, "gallery").Gallery(rules_of(self.game), self.services.text)
            gallery.draw_example(painter, place)
        if self.wanted or self.services.ui.focus == "search":
            return
        box = rulebook_layout(painter.size, painter.u).search.inset(12 * painter.u, 0)
        mark, words = box.cut_left(22 * painter.u, 8 * painter.u)
        painter.icon("search", mark, "text_muted")
        painter.text(words, self.services.text("rulebook.search"), "body", "text_muted")

    def _key_table(self, box: Box, u: float) -> Scroller:
        """The keys and what they do, in two columns."""
        text = self.services.text
        inner = box.cut_right(20 * u)[1]
        head, rest = inner.cut_top(44 * u, 8 * u)
        high = 46 * u
        rows = rest.stack(high, len(KEYS), 4 * u)
        children: list[Widget] = [Label(head, text("rulebook.keys"), "heading")]
        for key, row in zip(KEYS, rows, strict=True):
            names, words = row.cut_left(row.w * 0.34, 16 * u)
            children.append(Label(names, text(f"keys.{key}.names"), "strong", wrap=True))
            children.append(Label(words, text(f"keys.{key}"), "body", wrap=True))
        return Scroller("keys", box, 52 * u + len(KEYS) * (high + 4 * u), tuple(children))
