"""Setting up a game: who sits where, options, board with its picture, seed; remembered for the next time.

Changes a Draft (game.scenes.draft); makes the session and goes to the table. Knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

from game.boards.board import Board
from game.boards.problem import MapError
from game.core.registry import rules_of
from game.core.rules import Option, Value
from game.core.session import SeatInfo
from game.i18n.texts import LANGUAGES, Texts, catalogue_files, read_catalogue
from game.library import boards_of
from game.places import seeds_dir
from game.scenes import draft as drafts
from game.scenes import opening, parts, signs
from game.scenes.confirm import NoticeScene
from game.scenes.draft import Draft
from game.scenes.match import new_session
from game.scenes.setup_layout import SetupLayout, setup_layout
from game.scenes.stack import Change, Pop, Push, Replace, Scene, Services
from game.scenes.tutorial import TutorialScene, has_tutorial
from game.ui.intents import Activate, Adjust, Back, Edit, Help, Intent, Secondary
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.widgets import (
    Block,
    Button,
    ButtonKind,
    Choice,
    Field,
    Label,
    Panel,
    Paragraphs,
    Scroller,
    Spot,
    Toggle,
    Tone,
    Widget,
)

SEED_LIMIT = 24
REMEMBERED_NAMES = 8


class SetupScene(Scene):
    """Sets one game up. Play (Enter) goes to the table."""

    name = "setup"

    def __init__(self, game: str) -> None:
        self.game = game
        self.boards: tuple[Board, ...] = ()
        self.broken: tuple[MapError, ...] = ()
        self.last_seed = ""
        self.advanced = False
        """Whether the seed is shown."""

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
        self.newcomer = not last and self.game not in remembered.seen_tutorials
        self.draft: Draft = in_language(drafts.from_document(last, self.rules, ids, fresh), services.text)
        self.last_seed = str(last.get("seed", ""))[:SEED_LIMIT]

    def reload(self, services: Services) -> None:
        super().reload(services)
        self.draft = in_language(self.draft, services.text)

    def resume(self, result: Any) -> None:
        super().resume(result)
        if self.game in self.services.store.settings.load().settings.seen_tutorials:
            self.newcomer = False

    def _people(self, seat: int) -> tuple[str, ...]:
        """What somebody who sits down there may be called, the likeliest first."""
        players = self._players(self.rules.seats.most)
        return (*self._known, players[seat], *players)

    @property
    def _bots(self) -> tuple[str, ...]:
        return bot_names(self.services.text)

    @property
    def own_signs(self) -> bool:
        """Whether each seat of this game has a piece of its own, which can't be chosen (white and black)."""
        return self.services.text.has(f"{self.game}.sign.0")

    @property
    def fixed(self) -> bool:
        """Whether the game wants just so many players."""
        return self.rules.seats.least == self.rules.seats.most

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
            case "look" if not self.own_signs:
                self.draft = drafts.change_seat(self.draft, int(rest), step=step)
            case "look" | "swap":
                self.draft = drafts.swap_seats(self.draft)
            case "advanced":
                self.advanced = not self.advanced
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
        found += self._tutorial(layout, u)
        left, right = layout.players_head.cut_left(layout.players_head.w * 0.5)
        found.append(Label(left, text("setup.players"), "title"))
        if self.own_signs and len(self.draft.seats) == 2:
            swap = right.cut_right(min(right.w, 210 * u))[0]
            found.append(Button("swap", swap, text("setup.swap"), "rotate", "quiet", hint=text("setup.swap_hint")))
        else:
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
        found += self._seed_widgets(layout, u)
        found += [
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

    def _tutorial(self, layout: SetupLayout, u: float) -> list[Widget]:
        """A card that offers the tutorial, above all to who never played the game; a button where it has no room."""
        text = self.services.text
        name = parts.game_name(text, self.game)
        head = text("setup.learn" if self.newcomer else "setup.learn_again", game=name)
        if layout.tutorial.w:
            tone: Tone = "paper" if self.newcomer else "dark"
            label, hint = text("setup.learn_go" if self.newcomer else "tutorial.title"), text("tutorial.hint")
            return [Button("tutorial", layout.tutorial, label, "book", tone=tone, hint=hint, key="t")]
        if not layout.learn.w:
            return []
        inner = self._learn_words(layout.learn, u)
        button, words = inner.cut_bottom(46 * u, 8 * u)
        top, rest = words.cut_top(30 * u, 2 * u)
        place = button.cut_left(min(button.w, 250 * u))[0]
        found: list[Widget] = [
            Panel(layout.learn, "card"),
            Label(top, head, "title"),
            Button("tutorial", place, text("setup.learn_go"), "book", hint=text("tutorial.hint"), key="t"),
        ]
        said = text("setup.learn_text")
        if self._height(said, rest.w) - 8 * u <= rest.h:  # else the button's hint says it
            found.append(Label(rest, said, "label", "left", "text_muted", valign="top", wrap=True))
        return found

    def _height(self, words: str, width: float) -> float:
        """How high a text in the label's style gets."""
        return self.services.ui.paragraphs(Paragraphs("", Box(0, 0, width, 1.0), (Block(words, "label"),))).height

    @staticmethod
    def _learn_words(card: Box, u: float) -> Box:
        """What the tutorial's card leaves beside its sign."""
        return card.inset(18 * u, 14 * u).cut_left(84 * u, 18 * u)[1]

    def _seed_widgets(self, layout: SetupLayout, u: float) -> list[Widget]:
        """Unfolded for who wants a certain deal."""
        text = self.services.text
        words = text("setup.advanced")
        kind: ButtonKind = "quiet" if layout.more.w > 100 * u else "icon"
        found: list[Widget] = [
            Button("advanced", layout.more, words, "down" if self.advanced else "right", kind, selected=self.advanced,
                   hint=text("setup.advanced_hint"), tone="dark")
        ]
        if not self.advanced:
            return found
        seed = text("setup.seed") if layout.seed.w > 280 * u else ""
        reroll, same = text("setup.reroll"), text("setup.same")
        return [
            *found,
            Field("seed", layout.seed, seed, self.draft.seed, SEED_LIMIT, text.of(self.game, "setup.seed_hint"),
                  tone="dark"),
            Button("reroll", layout.reroll, reroll, "dice", "icon", hint=reroll, tone="dark"),
            Button("same", layout.same, same, "rotate", "icon", bool(self.last_seed), same, text("setup.same_why"),
                   tone="dark"),
        ]

    def _seat(self, number: int, seat: SeatInfo, box: Box, u: float) -> list[Widget]:
        text = self.services.text
        token, rest = box.cut_left(max(box.h, 40 * u), 8 * u)
        remove, rest = (Box(rest.right, rest.y, 0.0, rest.h), rest) if self.fixed else rest.cut_right(44 * u, 8 * u)
        kind, name = rest.cut_right(min(210 * u, rest.w * 0.46), 8 * u)
        look = signs.sign_words(text, self.game, number, seat)
        kinds = tuple((k, text(f"seats.kind.{k}")) for k in drafts.KINDS)
        enough = len(self.draft.seats) > self.rules.seats.least
        side = min(remove.h, remove.w)
        found: list[Widget] = [
            Spot(
                f"look/{number}",
                token.polygon,
                text("setup.look", number=number + 1, look=look),
                text("setup.sign_hint" if self.own_signs else "setup.look_hint", look=look),
                value=look,
            ),
            Field(
                f"name/{number}", name, "", seat.name, drafts.NAME_LIMIT, text("setup.name_hint", number=number + 1)
            ),
            Choice(f"kind/{number}", kind, "", kinds, seat.kind, text(f"seats.kind.{seat.kind}.help")),
        ]
        if not self.fixed:
            label, why = text("setup.remove", number=number + 1), text("setup.remove_why", n=self.rules.seats.least)
            found.append(Button(f"remove/{number}", remove.centred(side, side), label, "close", "icon", enough, label,
                                why))
        return found

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
        """All options of the game, and free undo, each with what it means, in a list that scrolls where it must."""
        text = self.services.text
        inner = box.cut_right(18 * u)[1]
        children: list[Widget] = []
        y = inner.y

        def add(make: Callable[[Box], Widget], meaning: str) -> None:
            nonlocal y
            children.append(make(Box(inner.x, y, inner.w, 44 * u)))
            help = Box(inner.x, y + 43 * u, inner.w - 70 * u, 0.0)
            high = self._height(meaning, help.w) + 4 * u
            children.append(Label(Box(help.x, help.y, help.w, high), meaning, "label", "left", "text_muted",
                                  valign="top", wrap=True))
            y += 43 * u + high + 12 * u

        for option in self.rules.options:
            key = f"{self.game}.option.{option.id}"
            add(partial(self._option, option, key), text(f"{key}.help"))
        hint = text.of(self.game, "setup.practice_hint")
        add(lambda place: Toggle("practice", place, text("setup.practice"), self.draft.practice), hint)
        return Scroller("options", box, y - inner.y, tuple(children))

    def _option(self, option: Option, key: str, place: Box) -> Widget:
        text, value = self.services.text, dict(self.draft.options)[option.id]
        free = len(self.draft.seats) > 1 or option.alone is None
        value = value if free or option.alone is None else option.alone
        if option.is_flag:
            # The help says what holds for a lone player.
            return Toggle(f"option/{option.id}", place, text(key), bool(value), "", free, text(f"{key}.help"))
        words = tuple((str(c), _value_word(text, key, c)) for c in option.choices)
        return Choice(f"option/{option.id}", place, text(key), words, str(value))

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
            radius = min(place.w, place.h) * (0.4 + 0.04 * glow)
            signs.draw_sign(painter, self.game, place.centre, radius, number, seat)
        if layout.preview.w and self.board is not None:
            picture = layout.preview.fit(self.board.width / self.board.height)
            parts.draw_board(painter, picture, self.board)
            painter.box(picture, None, 0, "line", u)
        elif self.rules.needs_board:
            painter.box(layout.preview, "paper_3", "m")
            painter.icon("map", layout.preview.centred(64 * u, 64 * u), "text_muted")
        else:
            poster = f"home/{self.game}"
            painter.svg(poster if painter.art.has(poster) else "home/wide", layout.preview, cover=True, radius="m")
            painter.box(layout.preview, None, "m", "line", u)
        if layout.who.w:
            box = layout.who
            mark, words = box.cut_left(44 * u, 12 * u)
            painter.icon("info", mark.centred(22 * u, 22 * u), "text_muted")
            painter.text(words, self.who, "label", "text_muted", wrap=True)
        if layout.learn.w:
            place = layout.learn.inset(18 * u, 14 * u).cut_left(84 * u)[0]
            radius = min(place.w, place.h) / 2
            painter.circle(place.centre, radius, f"accent.{self.game}.deep")
            painter.icon("book", place.centred(radius, radius), "white")

    @property
    def who(self) -> str:
        """Who begins, if the seat decides that, and what the choice of seats means: alone, against bots, watching, or
        with the screen handed over."""
        text, begins = self.services.text, f"{self.game}.begins"
        first = drafts.named(self.draft, self._players(len(self.draft.seats)))[0].name
        return " ".join([*([text(begins, name=first)] if text.has(begins) else []), self._company])

    @property
    def _company(self) -> str:
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
