"""The start screen: five posters to choose a game from, the game to go on with, and everything else in tiles.

Reads the list of saved games when it comes on top; knows games by the registry only.
"""

from __future__ import annotations

from typing import Any

from game.core.registry import GAMES
from game.savestate import GameEntry, Problem
from game.scenes import parts
from game.scenes.confirm import ConfirmScene
from game.scenes.home_layout import HomeLayout, home_layout
from game.scenes.opening import Opening, copy_question, open_game
from game.scenes.progress import told
from game.scenes.stack import Change, Push, Quit, Scene, Services
from game.ui.intents import Activate, Adjust, Back, Help, Intent, Menu
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.toasts import SAVING
from game.ui.widgets import Button, Spot, Widget

TILES = (
    ("saves", "folder"),
    ("replays", "play"),
    ("records", "trophy"),
    ("rules", "book"),
    ("settings", "settings"),
    ("quit", "quit"),
)


FACTS = 62
"""Height of the strip at a poster's foot."""


class HomeScene(Scene):
    """The lowest scene. It resumes with ("open", scene) to go on to another one (a new game, say)."""

    name = "home"

    def __init__(self) -> None:
        self.last: GameEntry | None = None
        self._picture: bytes | None = None
        self._next: Scene | None = None
        self._quits = False

    # -- life ------------------------------------------------------------------------------
    def enter(self, services: Services) -> None:
        super().enter(services)
        services.extra["home"] = True
        self._look()

    def exit(self) -> None:
        self.services.extra.pop("home", None)

    def resume(self, result: Any) -> None:
        self._look()
        match result:
            case ("open", Scene() as scene):
                self._next = scene
            case ("quit", True):
                self._quits = True
            case (("copy", str(game_id)), True):
                self._take(copy_question(self.services, game_id, agreed=True))

    def _look(self) -> None:
        found = self.services.store.list_games()
        games = () if isinstance(found, Problem) else found
        self._unlisted = found if isinstance(found, Problem) else None
        self.last = next((g for g in games if _goes_on(g)), None)
        self._picture = self.services.store.picture(self.last.id) if self.last is not None else None

    def update(self, dt: float) -> bool | Change:
        del dt
        if self._quits:
            return Quit()
        if self._next is not None:
            scene, self._next = self._next, None
            return Push(scene)
        return False

    # -- intents ---------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Activate(id="continue") if self.last is not None:
                return self._take(open_game(self.services, self.last.id))
            case Activate(id=id) if id.startswith("poster/"):
                from game.scenes.setup import SetupScene

                return Push(SetupScene(id.removeprefix("poster/")))
            case Activate(id=id) | Adjust(id=id):
                return self._tile(id)
            case Help():
                return self._tile("rules")
            case Menu():
                return self._tile("settings")
            case Back():
                text = self.services.text
                yes, no = text("home.quit"), text("home.quit_stay")
                return Push(ConfirmScene(text("home.quit_question"), yes, no, danger=True, tag="quit"))
        return None

    def _take(self, opened: Opening) -> Change | None:
        if opened.say:
            self.services.ui.toast(opened.say, "bad", SAVING)
        if opened.change is None:
            self._look()
        return opened.change

    def _tile(self, id: str) -> Change | None:
        match id:
            case "saves":
                from game.scenes.saves import SavesScene

                return Push(SavesScene())
            case "replays":
                from game.scenes.replay import ReplaysScene

                return Push(ReplaysScene())
            case "records":
                from game.scenes.records import RecordsScene

                return Push(RecordsScene())
            case "rules":
                from game.scenes.rulebook import RulebookScene

                return Push(RulebookScene(self._pointed_game()))
            case "settings":
                from game.scenes.settings import SettingsScene

                return Push(SettingsScene())
            case "about":
                from game.scenes.about import about

                return Push(about(self.services))
            case "quit":
                return Quit()
        return None

    def _pointed_game(self) -> str:
        pointed = (self.services.ui.pointed or "").removeprefix("poster/")
        ready = [g for g in GAMES if parts.playable(g)]
        return pointed if pointed in ready else ready[0] if ready else GAMES[0]

    # -- drawing ---------------------------------------------------------------------------
    @property
    def prompt(self) -> str:
        return self.services.text("home.prompt")

    def _layout(self, size: tuple[int, int], u: float) -> HomeLayout:
        return home_layout(size, u, len(GAMES), len(TILES), self._notice() != "")

    def _notice(self) -> str:
        problem, text = self.services.store.problem, self.services.text
        if problem is None:
            return "" if self._unlisted is None else parts.problem_sentence(text, self._unlisted)
        return f"{text('save.nothing_kept')} {parts.problem_sentence(text, problem)}"

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        layout = self._layout(size, u)
        found: list[Widget] = []
        for game, box in zip(GAMES, layout.posters, strict=True):
            ready = parts.playable(game)
            said = ", ".join(
                w
                for w in (
                    parts.game_name(text, game),
                    parts.game_players(text, game),
                    parts.game_word(text, game, "length"),
                )
                if w
            )
            why = "" if ready else text("home.coming_why", game=parts.game_name(text, game))
            found.append(Spot(f"poster/{game}", box.polygon, said, enabled=ready, why=why, ring=False))
        if self.last is not None:
            label = f"{text('home.continue')}: {self._last_name()}"
            found.append(
                Spot("continue", layout.resume.polygon, label, text("home.continue_hint"), key="c", ring=False)
            )
        for (id, icon), box in zip(TILES, layout.tiles, strict=True):
            found.append(Button(id, box, text(f"home.{id}"), icon, "tile", tone="dark"))
        side = 40 * u
        found.append(
            Button(
                "about",
                Box(layout.band.right - 20 * u - side, layout.band.centre[1] - side / 2, side, side),
                text("home.about"),
                "info",
                "icon",
                tone="dark",
                hint=text("home.about"),
            )
        )
        return found

    def _last_name(self) -> str:
        assert self.last is not None
        return self.last.meta.name or parts.game_name(self.services.text, self.last.meta.game)

    def draw(self, painter: Painter) -> None:
        layout = self._layout(painter.size, painter.u)
        painter.gradient(painter.box_of_all, "ink_2", "ink")
        self._draw_band(painter, layout)
        painter.fill("panel_dark", layout.foot)
        order = sorted(range(len(GAMES)), key=lambda n: parts.glow_of(self.services, f"poster/{GAMES[n]}"))
        for number in order:
            self._draw_poster(painter, layout.posters[number], GAMES[number])
        self._draw_continue(painter, layout.resume)

    def _draw_band(self, painter: Painter, layout: HomeLayout) -> None:
        u = painter.u
        wide = layout.mark.w
        painter.svg("home/wordmark", Box(layout.mark.x, layout.mark.y + 12 * u, wide, layout.mark.h - 24 * u))
        if layout.notice.w:
            box = layout.notice.cut_right(60 * u)[1].inset(0, 8 * u)
            painter.box(box, "panel_dark_2", "m", "bad_on_dark", u)
            mark, words = box.inset(12 * u, 4 * u).cut_left(24 * u, 10 * u)
            painter.icon("warning", mark.centred(24 * u, 24 * u), "bad_on_dark")
            said = self._notice()
            if painter.measure(said, "label", words.w)[1] > words.h + u:
                # No room for the reason: the settings tell it.
                said = self.services.text("save.nothing_kept")
            painter.text(words, said, "label", "text_on_dark", wrap=True)

    def _draw_poster(self, painter: Painter, cell: Box, game: str) -> None:
        u, text = painter.u, self.services.text
        glow = parts.glow_of(self.services, f"poster/{game}")
        ready = parts.playable(game)
        box = parts.lifted(cell, glow, u) if ready else cell
        painter.box(box, None, 0, shadow="l" if glow > 0.5 and ready else "m")
        painter.layer(("poster", game, text.language), box, lambda p: self._draw_print(p, game), opaque=True)
        if glow > 0:
            self._draw_tagline(painter, box, game, glow)
        # A game that is not there yet answers the pointer more quietly; the keyboard must see where it is.
        focused = self.services.ui.memory.focus_visible and self.services.ui.focus == f"poster/{game}"
        bold = ready or focused
        painter.box(box, None, 0, "focus" if glow > 0 and bold else "white", (1 + (3 if bold else 1) * glow) * u)

    def _draw_print(self, painter: Painter, game: str) -> None:
        """The poster as printed: picture, name, author, and what is to be known in a strip below."""
        u, text = painter.u, self.services.text
        strip, box = painter.box_of_all.cut_bottom(FACTS * u)
        ready = parts.playable(game)
        picture = f"home/{game}"
        painter.svg(picture if painter.art.has(picture) else "home/wide", box, cover=True)
        painter.gradient(box.cut_top(min(box.h * 0.45, 190 * u))[0], "ink", "ink", (190, 0))
        accent = f"accent.{game}" if f"accent.{game}" in painter.theme.colours else ""
        line, rest = box.inset(16 * u, 14 * u).cut_top(28 * u, 6 * u)
        if ready or line.w > 170 * u:
            painter.box(Box(line.x, line.centre[1] - 2.5 * u, 40 * u, 5 * u), accent or "sun", "pill")
        if not ready:
            words = text("home.coming")
            room = line.w - 50 * u if line.w > 170 * u else line.w
            style = parts.narrower(painter, words, room - 22 * u)
            wide = min(painter.measure(words, style)[0] + 24 * u, room)
            parts.pill(painter, line.cut_right(wide)[0], words, "panel_light", "text", 235, style)
        name = parts.game_name(text, game).upper()
        style = _style(painter, name, rest.w, box.h * 0.4)
        for words in _lines(painter, name, style, rest.w):
            head, rest = rest.cut_top(painter.measure(words, style)[1])
            painter.text(head, words, style, "white")
        author = parts.game_word(text, game, "author")
        if author and box.h > 260 * u:
            place = rest.cut_top(26 * u * max(1.0, painter.type.text_size / 110))[0]
            painter.text(place, text("home.by", author=author), "caps", "text_heading_on_dark", valign="top")
        painter.fill(f"{accent}.deep" if accent and not painter.theme.high_contrast else "ink", strip)
        facts = (("users", parts.game_players(text, game)), ("clock", parts.game_word(text, game, "length")))
        tight = strip.w < 190 * u
        for (icon, words), row in zip(facts, strip.inset((9 if tight else 16) * u, 8 * u).rows(2), strict=True):
            mark, place = row.cut_left((16 if tight else 20) * u, (5 if tight else 8) * u)
            painter.icon(icon, mark.centred(18 * u, 18 * u), "white")
            painter.text(place, words, parts.narrower(painter, words, place.w), "white")

    def _draw_tagline(self, painter: Painter, box: Box, game: str, glow: float) -> None:
        """What the game is about, over the foot of the picture that is pointed at."""
        u = painter.u
        words = parts.game_word(self.services.text, game, "tagline")
        if not words or box.h < 320 * u:
            return
        picture = box.cut_bottom(FACTS * u)[1]
        room = picture.inset(16 * u, 14 * u)
        high = min(painter.measure(words, "body", room.w)[1], room.h * 0.5)
        solid, above = picture.cut_bottom(min(picture.h, high + 30 * u))
        painter.gradient(above.cut_bottom(min(above.h, 90 * u))[0], "ink", "ink", (0, round(222 * glow)))
        painter.fill("ink", solid, round(222 * glow))
        painter.text(
            room.cut_bottom(high)[0], words, "body", "white", valign="bottom", wrap=True, alpha=round(255 * glow)
        )

    def _draw_continue(self, painter: Painter, cell: Box) -> None:
        """The card of the game to go on with; a quiet one where there is none."""
        u, text = painter.u, self.services.text
        if self.last is None:
            painter.box(cell, "panel_dark_2", "m")
            mark, words = cell.inset(18 * u, 12 * u).cut_left(44 * u, 14 * u)
            painter.icon("flag", mark.centred(36 * u, 36 * u), "text_disabled_on_dark")
            advice = text("home.nothing_open_help") if not self._notice() else ""
            if not advice or painter.measure(advice, "label", words.w)[1] > words.h * 0.62:
                painter.text(words, text("home.nothing_open"), "title", "text_heading_on_dark", wrap=True)
                return
            upper, lower = words.rows((1, 1.3))
            painter.text(upper, text("home.nothing_open"), "title", "text_heading_on_dark", valign="bottom")
            painter.text(lower, advice, "label", "text_on_dark_muted", valign="top", wrap=True)
            return
        about = self.last.meta
        glow = parts.glow_of(self.services, "continue")
        box = parts.lifted(cell, glow, u, 3)
        painter.box(box, parts.blend(painter, "panel_light_2", "panel_light_hover", glow), "m", shadow="m")
        inner = box.inset(8 * u)
        wide = min(inner.w * 0.38, inner.h * parts.picture_aspect(self._picture))
        picture, words = inner.cut_left(wide, 14 * u)
        parts.draw_picture(painter, picture, self.last.id, self._picture, about.game)
        head, line, foot = words.rows((1, 1.5, 1))
        painter.text(head, text("home.continue").upper(), "title", "text")
        players = parts.seats_line(text, about.seats)
        what = about.name or " · ".join(w for w in (parts.game_name(text, about.game), players) if w)
        painter.text(line, what, "label", "text", wrap=True)
        past = [w for w in (told(text, about.progress), parts.when(text, about.date)) if w]
        painter.text(foot, " · ".join(past), "label", "text_muted")
        if glow > 0:
            painter.box(box, None, "m", "focus", 3 * u * glow)


def _goes_on(entry: GameEntry) -> bool:
    """Whether Continue may open it: a game that is being played, never the copy kept under a name."""
    about = entry.meta
    return not about.finished and about.kind != "slot" and entry.state != "too_new" and parts.playable(about.game)


def _style(painter: Painter, name: str, width: float, height: float) -> str:
    """The largest style in which the longest word can be set in the width (text may shrink by three tenths), and
    all lines in the height."""
    longest = max(name.replace("-", "- ").split(), key=len)
    for style in ("display", "heading"):
        lines = _lines(painter, name, style, width)
        high = len(lines) * painter.measure(name, style)[1]
        if painter.measure(longest, style)[0] * 0.72 <= width and high <= height:
            return style
    return "title"


def _lines(painter: Painter, name: str, style: str, width: float) -> list[str]:
    """The name in as few lines as its words allow; a word that is too wide is set smaller, never broken."""
    lines: list[str] = []
    for word in name.replace("-", "- ").split():
        joined = lines[-1] + ("" if lines and lines[-1].endswith("-") else " ") + word if lines else word
        if lines and painter.measure(joined, style)[0] <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines
