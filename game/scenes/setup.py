"""Setting up a game: who sits where, options, board with its picture, seed; remembered for the next time.

Changes a Draft (game.scenes.draft); makes the session and goes to the table. Knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from game.boards.board import Board
from game.boards.problem import MapError
from game.core.registry import rules_of
from game.core.rules import Option, Value
from game.core.session import SeatInfo
from game.i18n.texts import LANGUAGES, Texts, catalogue_files, read_catalogue
from game.library import boards_of
from game.places import seeds_dir
from game.scenes import draft as drafts
from game.scenes import opening, parts
from game.scenes.confirm import NoticeScene
from game.scenes.draft import Draft
from game.scenes.match import new_session
from game.scenes.stack import Change, Pop, Push, Replace, Scene, Services
from game.scenes.tutorial import TutorialScene, has_tutorial
from game.ui.intents import Activate, Adjust, Back, Edit, Help, Intent, Secondary
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.widgets import Block, Button, Choice, Field, Label, Panel, Scroller, Spot, Toggle, Widget

SEED_LIMIT = 24
REMEMBERED_NAMES = 8


class SetupLayout(NamedTuple):
    """The two sheets and what stands in them."""

    page: parts.Page
    players: Box
    players_head: Box
    seats: tuple[Box, ...]
    add: Box
    who: Box
    game: Box
    preview: Box
    board: Box
    options: Box
    strip: Box
    seed: Box
    reroll: Box
    same: Box
    play: Box
    tutorial: Box


def setup_layout(size: tuple[int, int], u: float, seats: int, boards: bool, growing: bool,
                 tutorial: bool = False) -> SetupLayout:
    """Where everything is. `boards`: a board is chosen; `growing`: a seat can be added; `tutorial`: there is one."""
    page = parts.page(size, u)
    learn, title = page.title.cut_right(180 * u if tutorial else 0.0, 16 * u if tutorial else 0.0)
    page, learn = page._replace(title=title), learn.centred(learn.w, 44 * u)
    gap = 16 * u
    strip, body = page.body.cut_bottom(72 * u, gap)
    narrow = size[0] < 1.05 * size[1]
    players, game = body.rows((1, 1), gap) if narrow else body.columns((1.12, 1), gap)
    inner = players.inset(22 * u, 16 * u)
    head, rows = inner.cut_top(38 * u, 8 * u)
    count = seats + growing
    high = min(54 * u, (rows.h + 8 * u) / max(1, count) - 8 * u)
    places = rows.stack(high, count, 8 * u)
    add = places[-1] if growing else Box(rows.x, rows.bottom, 0.0, 0.0)
    # What the seats mean is said below them, where there is room.
    free = rows.bottom - places[-1].bottom
    who = rows.cut_bottom(56 * u)[0] if free >= 80 * u else Box(rows.x, rows.bottom, 0.0, 0.0)
    right = game.inset(22 * u, 16 * u)
    preview, options = right.cut_top(right.h * 0.52, 12 * u)
    board = Box(right.x, options.y, 0.0, 0.0)
    if boards:
        board, options = options.cut_top(46 * u, 12 * u)
    line = strip.inset(18 * u, 12 * u)
    play, line = line.cut_right(min(260 * u, line.w * 0.32), 24 * u)
    line = line.cut_left(min(line.w, 520 * u))[0]
    same, line = line.cut_right(48 * u, 8 * u)
    reroll, seed = line.cut_right(48 * u, 8 * u)
    return SetupLayout(
        page,
        players,
        head,
        places[:seats],
        add,
        who,
        game,
        preview,
        board,
        options,
        strip,
        seed,
        reroll,
        same,
        play, learn
    )


class SetupScene(Scene):
    """Sets one game up. Play (Enter) goes to the table."""

    name = "setup"

    def __init__(self, game: str) -> None:
        self.game = game
        self.boards: tuple[Board, ...] = ()
        self.broken: tuple[MapError, ...] = ()
        self.last_seed = ""

    # -- life ------------------------------------------------------------------------------
    def enter(self, services: Services) -> None:
        super().enter(services)
        self.rules = rules_of(self.game)
        if self.rules.needs_board:
            self.boards, self.broken = boards_of(self.game, services.places.path)
        remembered = services.store.settings.load().settings
        ids = [b.id for b in self.boards]
        self._known = own_names(remembered.player_names)
        fresh = drafts.fresh(self.rules, ids, opening.new_seed(), self._people(0), self._bots)
        last = remembered.last_setup.get(self.game, {})
        self.draft: Draft = in_language(drafts.from_document(last, self.rules, ids, fresh), services.text)
        self.last_seed = str(last.get("seed", ""))[:SEED_LIMIT]

    def reload(self, services: Services) -> None:
        super().reload(services)
        self.draft = in_language(self.draft, services.text)

    def _people(self, seat: int) -> tuple[str, ...]:
        """What somebody who sits down there may be called, the likeliest first."""
        players = self._players(self.rules.seats.most)
        return (*self._known, players[seat], *players)

    @property
    def _bots(self) -> tuple[str, ...]:
        return bot_names(self.services.text)

    @property
    def board(self) -> Board | None:
        return next((b for b in self.boards if b.id == self.draft.board), None)

    # -- intents ---------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Back() | Activate(id="back"):
                return Pop()
            case Activate(id="play"):
                return self._play()
            case Help():
                from game.scenes.rulebook import RulebookScene

                return Push(RulebookScene(self.game))
            case Activate(id="tutorial"):
                return Push(TutorialScene(self.game))
            case Activate(id="broken"):
                return Push(self._broken_notice())
            case Activate(id=id) | Secondary(id=id):
                self._press(id, -1 if isinstance(intent, Secondary) else 1)
            case Edit(id="seed", text=text):
                self.draft = Draft(self.draft.seats, self.draft.options, self.draft.board, text, self.draft.practice)
            case Edit(id=id, text=text) if id.startswith("name/"):
                self.draft = drafts.change_seat(self.draft, int(id[5:]), name=text)
            case Adjust(id=id, value=value):
                self._adjust(id, value)
        return None

    def _press(self, id: str, step: int) -> None:
        kind, _, rest = id.partition("/")
        match kind:
            case "add":
                self.draft = drafts.add_seat(self.draft, self.rules, self._bots)
            case "remove":
                self.draft = drafts.remove_seat(self.draft, self.rules, int(rest))
            case "look":
                self.draft = drafts.change_seat(self.draft, int(rest), step=step)
            case "reroll":
                self._seed(opening.new_seed())
            case "same":
                self._seed(self.last_seed)

    def _seed(self, seed: str) -> None:
        d = self.draft
        self.draft = Draft(d.seats, d.options, d.board, seed, d.practice)

    def _adjust(self, id: str, value: Any) -> None:
        kind, _, rest = id.partition("/")
        d = self.draft
        match kind:
            case "kind":
                people = self._people(int(rest))
                self.draft = drafts.change_seat(d, int(rest), kind=str(value), bots=self._bots, people=people)
            case "board" if value in {b.id for b in self.boards}:
                self.draft = Draft(d.seats, d.options, str(value), d.seed, d.practice)
            case "practice":
                self.draft = Draft(d.seats, d.options, d.board, d.seed, bool(value))
            case "option":
                option = next(o for o in self.rules.options if o.id == rest)
                chosen: Value = bool(value) if option.is_flag else _choice(option, str(value))
                self.draft = drafts.change_option(d, rest, chosen)

    def _play(self) -> Change | None:
        if self.rules.needs_board and self.board is None:
            self.services.ui.toast(self._no_board_why(), "bad")
            return None
        d = self.draft
        seats = drafts.named(d, self._players(len(d.seats)))
        seed = d.seed.strip() or opening.new_seed()
        setup = drafts.setup_of(d, self.rules, self.board)
        session = new_session(self.game, setup, seed, seats, d.practice)
        self._remember(Draft(seats, d.options, d.board, seed, d.practice))
        return Replace(opening.begin(self.services, session))

    def _remember(self, played: Draft) -> None:
        settings = self.services.store.settings
        people = [s.name for s in played.seats if s.human]
        known = settings.load().settings.player_names
        names = list(dict.fromkeys(own_names((*people, *known))))[:REMEMBERED_NAMES]
        settings.change(last_setup={self.game: drafts.to_document(played)}, player_names=names)

    def _players(self, count: int) -> tuple[str, ...]:
        return player_names(self.services.text, count)

    def _no_board_why(self) -> str:
        return self.services.text("setup.no_board")

    def _broken_notice(self) -> NoticeScene:
        text = self.services.text
        blocks = [
            Block(text("setup.broken_help")),
            *(Block(problem.line(text.language), "bullet") for problem in self.broken),
        ]
        return NoticeScene(text("setup.broken", n=len(self.broken)), tuple(blocks))

    # -- what is shown ---------------------------------------------------------------------
    @property
    def prompt(self) -> str:
        return self.services.text("setup.prompt", game=parts.game_name(self.services.text, self.game))

    def _layout(self, size: tuple[int, int], u: float) -> SetupLayout:
        growing = len(self.draft.seats) < self.rules.seats.most
        learn = has_tutorial(self.game)
        return setup_layout(size, u, len(self.draft.seats), self.rules.needs_board, growing, learn)

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        layout = self._layout(size, u)
        found: list[Widget] = [
            parts.back_button(layout.page, text),
            Panel(layout.players, "sheet"),
            Panel(layout.game, "sheet"),
            Panel(layout.strip, "scene"),
        ]
        if layout.tutorial.w:
            learn, hint = text("tutorial.title"), text("tutorial.hint")
            found.append(Button("tutorial", layout.tutorial, learn, "book", tone="dark", hint=hint, key="t"))
        left, right = layout.players_head.cut_left(layout.players_head.w * 0.5)
        found.append(Label(left, text("setup.players"), "title"))
        found.append(Label(right, parts.game_players(text, self.game), "label", "right", "text_muted"))
        for number, (seat, box) in enumerate(zip(self.draft.seats, layout.seats, strict=True)):
            found += self._seat(number, seat, box, u)
        if layout.add.w:
            found.append(
                Button(
                    "add",
                    layout.add.cut_left(min(layout.add.w, 240 * u))[0],
                    text("setup.add"),
                    "plus",
                    "quiet",
                    key="plus",
                )
            )
        found += self._board_widgets(layout, u)
        found.append(self._options(layout.options, u))
        seed = text("setup.seed") if layout.seed.w > 300 * u else ""
        found += [
            Field("seed", layout.seed, seed, self.draft.seed, SEED_LIMIT, text("setup.seed_hint"), tone="dark"),
            Button(
                "reroll", layout.reroll, text("setup.reroll"), "dice", "icon", hint=text("setup.reroll"), tone="dark"
            ),
            Button(
                "same",
                layout.same,
                text("setup.same"),
                "rotate",
                "icon",
                bool(self.last_seed),
                text("setup.same"),
                text("setup.same_why"),
                tone="dark",
            ),
            Button(
                "play",
                layout.play,
                text("setup.play"),
                "play",
                "primary",
                not self.rules.needs_board or self.board is not None,
                why=self._no_board_why(),
                key="enter",
            ),
        ]
        return found

    def _seat(self, number: int, seat: SeatInfo, box: Box, u: float) -> list[Widget]:
        text = self.services.text
        token, rest = box.cut_left(max(box.h, 40 * u), 8 * u)
        remove, rest = rest.cut_right(44 * u, 8 * u)
        kind, name = rest.cut_right(min(210 * u, rest.w * 0.46), 8 * u)
        look = f"{text(f'look.{seat.colour}')}"
        kinds = tuple((k, text(f"seats.kind.{k}")) for k in drafts.KINDS)
        enough = len(self.draft.seats) > self.rules.seats.least
        side = min(remove.h, remove.w)
        return [
            Spot(
                f"look/{number}",
                token.polygon,
                text("setup.look", number=number + 1, look=look),
                text("setup.look_hint", look=look),
                value=look,
            ),
            Field(
                f"name/{number}", name, "", seat.name, drafts.NAME_LIMIT, text("setup.name_hint", number=number + 1)
            ),
            Choice(f"kind/{number}", kind, "", kinds, seat.kind, text(f"seats.kind.{seat.kind}.help")),
            Button(
                f"remove/{number}",
                remove.centred(side, side),
                text("setup.remove", number=number + 1),
                "close",
                "icon",
                enough,
                text("setup.remove", number=number + 1),
                text("setup.remove_why", n=self.rules.seats.least),
            ),
        ]

    def _board_widgets(self, layout: SetupLayout, u: float) -> list[Widget]:
        text = self.services.text
        if not self.rules.needs_board:
            return []
        line = layout.board
        found: list[Widget] = []
        if self.broken:
            warn, line = line.cut_right(48 * u, 8 * u)
            label = text("setup.broken", n=len(self.broken))
            found.append(Button("broken", warn, label, "warning", "icon", hint=label))
        if self.boards:
            names = tuple((b.id, b.name(text.language)) for b in self.boards)
            found.append(
                Choice("board", line, text("setup.board"), names, self.draft.board, text("setup.board_hint"))
            )
        else:
            found.append(Label(line, self._no_board_why(), "body", colour="bad", wrap=True))
        return found

    def _options(self, box: Box, u: float) -> Scroller:
        """All options of the game, and free undo, in a list that scrolls where it must."""
        text = self.services.text
        high, gap = 48 * u, 8 * u
        inner = box.cut_right(18 * u)[1]
        places = inner.stack(high, len(self.rules.options) + 1, gap)
        children: list[Widget] = []
        for option, place in zip(self.rules.options, places, strict=False):
            key = f"{self.game}.option.{option.id}"
            label, hint, value = text(key), text(f"{key}.help"), dict(self.draft.options)[option.id]
            free = len(self.draft.seats) > 1 or option.alone is None
            value = value if free or option.alone is None else option.alone
            if option.is_flag:
                # The help says what holds for a lone player.
                children.append(Toggle(f"option/{option.id}", place, label, bool(value), hint, free, hint))
            else:
                words = tuple((str(c), _value_word(text, key, c)) for c in option.choices)
                children.append(Choice(f"option/{option.id}", place, label, words, str(value), hint))
        children.append(
            Toggle("practice", places[-1], text("setup.practice"), self.draft.practice, text("setup.practice_hint"))
        )
        return Scroller("options", box, len(places) * (high + gap), tuple(children))

    def draw(self, painter: Painter) -> None:
        text = self.services.text
        author = parts.game_word(text, self.game, "author")
        about = [text("home.by", author=author) if author else "", parts.game_word(text, self.game, "length")]
        layout = self._layout(painter.size, painter.u)
        parts.draw_page(painter, layout.page, parts.game_name(text, self.game), " · ".join(w for w in about if w))

    def draw_over(self, painter: Painter) -> None:
        u = painter.u
        layout = self._layout(painter.size, u)
        for number, (seat, box) in enumerate(zip(self.draft.seats, layout.seats, strict=True)):
            place = box.cut_left(max(box.h, 40 * u))[0]
            glow = parts.glow_of(self.services, f"look/{number}")
            painter.token(place.centre, min(place.w, place.h) * (0.4 + 0.04 * glow), seat.colour, str(number + 1))
        if layout.preview.w and self.board is not None:
            picture = layout.preview.fit(self.board.width / self.board.height)
            parts.draw_board(painter, picture, self.board)
            painter.box(picture, None, 0, "line", u)
        elif self.rules.needs_board:
            painter.box(layout.preview, "paper_3", "m")
            painter.icon("map", layout.preview.centred(64 * u, 64 * u), "text_muted")
        else:
            parts.draw_poster(painter, layout.preview, self.game)
            painter.box(layout.preview, None, 0, "line", u)
        if layout.who.w:
            box = layout.who
            painter.fill("line", Box(box.x, box.y, box.w, max(1.0, u)))
            mark, words = box.cut_left(26 * u, 12 * u)
            painter.icon("info", mark.centred(22 * u, 22 * u), "text_muted")
            painter.text(words, self.who, "label", "text_muted", wrap=True)

    @property
    def who(self) -> str:
        """What the choice of seats means: alone, against bots, watching, or with the screen handed over."""
        text = self.services.text
        people = sum(1 for s in self.draft.seats if s.human)
        bots = len(self.draft.seats) - people
        if not people:
            return text("setup.who_watches")
        if people == 1:
            return text("setup.who_bots", n=bots) if bots else text("setup.who_alone")
        return text("setup.who_shares", n=people)


def bot_names(text: Texts) -> tuple[str, ...]:
    """What bots are called, in the order in which they sit down."""
    return tuple(text("setup.bot_names").split())


def player_names(text: Texts, count: int) -> tuple[str, ...]:
    """What people are called who gave no name."""
    return tuple(text("setup.player", number=i + 1) for i in range(count))


@cache
def _no_name() -> re.Pattern[str]:
    """What `player_names` gives, in any language."""
    sentences = [read_catalogue(catalogue_files(seeds_dir(), code)[0])["setup.player"] for code in LANGUAGES]
    return re.compile("|".join(re.escape(s).replace(re.escape("{number}"), r"\d+") for s in sentences))


def own_names(names: Iterable[str]) -> tuple[str, ...]:
    """Those that somebody gave: without "Player 2" and the like."""
    return tuple(name for name in names if not _no_name().fullmatch(name))


def in_language(draft: Draft, text: Texts) -> Draft:
    """Whoever gave no name is called by the number of the seat, in the language of the interface."""
    for number, (seat, name) in enumerate(zip(draft.seats, player_names(text, len(draft.seats)), strict=True)):
        if seat.human and _no_name().fullmatch(seat.name):
            draft = drafts.change_seat(draft, number, name=name)
    return draft


def _choice(option: Option, shown: str) -> Value:
    return next((c for c in option.choices if str(c) == shown), option.default)


def _value_word(text: Texts, key: str, value: Value) -> str:
    """The option's value in words: a sentence of its own, else the value itself."""
    own = f"{key}.{value}"
    return text(own) if text.has(own) else str(value)
