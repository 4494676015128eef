"""The list of saved games with what can be done with each: open, rename, copy, delete, export, import.

Touches the store. The list of finished games (game.scenes.replay) is the same with another filter.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.savestate import Damaged, GameEntry, Locked, Problem, TooNew, file_name
from game.savestate.archive import SUFFIX
from game.scenes import parts
from game.scenes.opening import Opening, copy_question, open_game, open_slot
from game.scenes.progress import told
from game.scenes.stack import Change, Pop, Push, Scene, Services
from game.ui.caret import Caret
from game.ui.intents import Activate, Back, Edit, Intent, Key
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.toasts import SAVING
from game.ui.widgets import Button, Field, Label, ListBox, Panel, Row, Widget

NAME_LIMIT = 60
EXPORTS = "exports"
"""The folder in the player's own that exported games go to."""
STATE_ICONS = {"damaged": "warning", "too_new": "lock"}


class SavesLayout(NamedTuple):
    page: parts.Page
    list_sheet: Box
    rows: Box
    sheet: Box
    picture: Box
    title: Box
    lines: tuple[Box, Box, Box]
    note: Box
    buttons: tuple[Box, ...]
    tools: tuple[Box, ...]


def saves_layout(size: tuple[int, int], u: float) -> SavesLayout:
    """The list on the left, the chosen game on the right, what concerns no single game in the page's head."""
    page = parts.page(size, u)
    gap = 16 * u
    if size[0] < 1.05 * size[1]:
        left, right = page.body.rows((1, 1.2), gap)
    else:
        left, right = page.body.columns((1, 1.05), gap)
    tools = page.title.cut_right(3 * 52 * u)[0].columns(3, 8 * u)
    tools = tuple(Box(t.x, page.back.y, t.w, page.back.h) for t in tools)
    inner = right.inset(22 * u, 20 * u)
    foot, rest = inner.cut_bottom((54 + 48 + 10) * u, 14 * u)
    first, second = foot.rows((54, 48), 10 * u)
    picture, rest = rest.cut_top(max(80 * u, rest.h - 232 * u), 12 * u)
    title, rest = rest.cut_top(46 * u, 4 * u)
    one, rest = rest.cut_top(46 * u, 2 * u)
    two, rest = rest.cut_top(28 * u, 2 * u)
    three, note = rest.cut_top(28 * u, 4 * u)
    return SavesLayout(
        page,
        left,
        left.inset(14 * u, 14 * u),
        right,
        picture,
        title,
        (one, two, three),
        note,
        (first, *second.columns(4, 10 * u)),
        tools,
    )


class SavesScene(Scene):
    """Games in progress and slots. Pops with None."""

    name = "saves"
    title_key = "home.saves"
    open_key = "saves.open"
    open_icon = "play"
    empty_key = "saves.empty"

    def __init__(self) -> None:
        self.games: tuple[GameEntry, ...] = ()
        self.chosen = ""
        self.naming: str | None = None
        self.trashed: list[str] = []
        self._next: Change | None = None
        self._notes: dict[str, str] = {}
        self._lost: set[str] = set()

    # -- the list --------------------------------------------------------------------------
    def enter(self, services: Services) -> None:
        super().enter(services)
        self._look()

    def wanted(self, entry: GameEntry) -> bool:
        """Whether the entry belongs in this list."""
        return not entry.meta.finished or entry.meta.kind == "slot"

    def _look(self) -> None:
        found = self.services.store.list_games()
        self._notes = {}
        if isinstance(found, Problem):
            self._tell(found)
            found = ()
        self.games = tuple(g for g in found if self.wanted(g))
        if self.entry is None:
            self.chosen = self.games[0].id if self.games else ""

    @property
    def entry(self) -> GameEntry | None:
        """The chosen game."""
        return next((g for g in self.games if g.id == self.chosen), None)

    def resume(self, result: Any) -> None:
        match result:
            case (("copy", str(game_id)), True):
                self._take(copy_question(self.services, game_id, agreed=True))
            case ("imported", str(game_id)):
                self.chosen = game_id
        self._look()

    def update(self, dt: float) -> bool | Change:
        del dt
        change, self._next = self._next, None
        return change or False

    def _tell(self, trouble: Problem | Locked | TooNew) -> None:
        problem = trouble if isinstance(trouble, Problem) else trouble.problem
        self.services.ui.toast(parts.problem_sentence(self.services.text, problem), "bad", SAVING)

    def _take(self, opened: Opening) -> Change | None:
        if opened.say:
            self.services.ui.toast(opened.say, "info")
        return opened.change

    # -- intents ---------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Back() if self.naming is not None:
                self.naming = None
            case Back() | Activate(id="back"):
                return Pop()
            case Edit(id="name", text=text):
                self.naming = text
            case Activate(id="name" | "keep"):
                self._rename()
            case Activate(id="import"):
                from game.scenes.importing import ImportScene

                return Push(ImportScene())
            case Activate(id="restore"):
                self._restore()
            case Activate(id=id, clicks=clicks) if id.startswith("games/"):
                again = self.chosen == id[6:]
                self.chosen, self.naming = id[6:], None
                return self.open() if again and clicks == 2 else None
            case Activate(id=id) if self.entry is not None:
                return self._act(id, self.entry)
            case Key(name="delete") if self.entry is not None:
                self._delete(self.entry)
        return None

    def _act(self, id: str, entry: GameEntry) -> Change | None:
        match id:
            case "open":
                return self.open()
            case "rename":
                self.naming = entry.meta.name or parts.game_name(self.services.text, entry.meta.game)
                self.services.ui.set_focus("name")
                self.services.ui.memory.caret = Caret(len(self.naming))
            case "cancel":
                self.naming = None
            case "copy":
                self._copy(entry)
            case "delete":
                self._delete(entry)
            case "export":
                self._export(entry)
        return None

    def open(self) -> Change | None:
        """Go to the table (of a damaged game, what is whole)."""
        assert self.entry is not None
        if self.entry.meta.kind == "slot":
            return self._take(open_slot(self.services, self.entry))
        return self._take(open_game(self.services, self.entry.id))

    def _rename(self) -> None:
        if self.entry is None or self.naming is None:
            return
        trouble = self.services.store.rename(self.entry.id, self.naming.strip())
        if trouble is not None:
            self._tell(trouble)
        self.naming = None
        self._look()

    def _copy(self, entry: GameEntry) -> None:
        made = self.services.store.copy(entry.id)
        if isinstance(made, GameEntry):
            self.services.ui.toast(self.services.text("saves.copied"), "good")
            self.chosen = made.id
            self._look()
        else:
            self._tell(made)

    def _delete(self, entry: GameEntry) -> None:
        token = self.services.store.delete(entry.id)
        if not isinstance(token, str):
            self._tell(token)
            return
        self.trashed.append(token)
        place = self.games.index(entry)
        self._look()
        if self.games:
            self.chosen = self.games[min(place, len(self.games) - 1)].id
        self.services.ui.toast(self.services.text("saves.deleted", name=self._called(entry)), "info")

    def _restore(self) -> None:
        token = self.trashed.pop() if self.trashed else next(iter(self.services.store.trash()), "")
        back = self.services.store.restore(token)
        if isinstance(back, str):
            self.chosen = back
            self.services.ui.toast(self.services.text("saves.restored"), "good")
        else:
            self._tell(back)
        self._look()

    def _export(self, entry: GameEntry) -> None:
        text, home = self.services.text, self.services.places.path
        if home is None:
            self.services.ui.toast(text("saves.no_folder"), "bad")
            return
        folder = home / EXPORTS
        stem = f"{self._called(entry)} {entry.meta.date[:10]}"
        target = folder / file_name(stem, SUFFIX)
        number = 2
        while target.exists():
            target = folder / file_name(f"{stem} {number}", SUFFIX)
            number += 1
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            self.services.ui.toast(text("screenshot.failed", why=str(error)), "bad")
            return
        trouble = self.services.store.export(entry.id, target)
        if trouble is not None:
            self._tell(trouble)
        else:
            self.services.ui.toast(text("saves.exported", path=str(target)), "good")

    # -- what is shown ---------------------------------------------------------------------
    @property
    def prompt(self) -> str:
        return self.services.text(self.title_key)

    def _called(self, entry: GameEntry) -> str:
        return entry.meta.name or parts.game_name(self.services.text, entry.meta.game)

    def _row(self, entry: GameEntry) -> Row:
        text, about = self.services.text, entry.meta
        state = text(f"saves.state.{entry.state}") if entry.state != "ok" else ""
        icon = STATE_ICONS.get(entry.state, "save" if about.kind == "slot" else "clock")
        game = parts.game_name(text, about.game)
        progress = told(text, about.progress)
        label = about.name or (f"{game} · {progress}" if progress else game)
        return Row(
            entry.id,
            label,
            state or parts.seats_line(text, about.seats, most=2),
            parts.when(text, about.date),
            icon,
            selected=entry.id == self.chosen,
        )

    def note_of(self, entry: GameEntry) -> str:
        """Why a game can't be opened, or what of it is lost; "" if all is well."""
        if entry.state == "ok":
            return "" if parts.playable(entry.meta.game) else self.services.text("saves.unknown_game")
        if entry.id not in self._notes:
            found = self.services.store.load(entry.id)
            match found:
                case Damaged(error=problem, header=None):
                    self._notes[entry.id] = parts.problem_sentence(self.services.text, problem)
                    self._lost.add(entry.id)
                case Damaged(error=problem) | TooNew(problem=problem):
                    self._notes[entry.id] = parts.problem_sentence(self.services.text, problem)
                case _:
                    self._notes[entry.id] = self.services.text(f"saves.state.{entry.state}")
        return self._notes[entry.id]

    def can_open(self, entry: GameEntry) -> bool:
        """Whether there is anything of it to go on with."""
        return entry.state != "too_new" and entry.id not in self._lost and parts.playable(entry.meta.game)

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        layout = saves_layout(size, u)
        restorable = bool(self.trashed) or bool(self.services.store.trash())
        found: list[Widget] = [
            parts.back_button(layout.page, text),
            Button(
                "restore",
                layout.tools[1],
                text("saves.restore"),
                "undo",
                "icon",
                restorable,
                text("saves.restore"),
                text("saves.nothing_deleted"),
                tone="dark",
            ),
            Button(
                "import",
                layout.tools[2],
                text("saves.import"),
                "folder",
                "icon",
                hint=text("saves.import_hint"),
                tone="dark",
            ),
            Panel(layout.list_sheet, "sheet"),
            Panel(layout.sheet, "sheet"),
            ListBox(
                "games",
                layout.rows,
                tuple(self._row(g) for g in self.games),
                66 * u * max(1.0, self.services.ui.type.text_size / 115),
                text(self.empty_key),
            ),
        ]
        entry = self.entry
        if entry is not None:
            found += self._details(layout, entry, u)
        return found

    def _details(self, layout: SavesLayout, entry: GameEntry, u: float) -> list[Widget]:
        text, about = self.services.text, entry.meta
        note = self.note_of(entry)
        open_button, rename, copy, export, delete = layout.buttons
        found: list[Widget] = []
        if self.naming is not None:
            keep, field = layout.title.cut_right(110 * u, 8 * u)
            found += [
                Field("name", field, "", self.naming, NAME_LIMIT, text("saves.name")),
                Button("keep", keep, text("pause.keep"), "", "primary", key="enter"),
            ]
        else:
            found.append(Label(layout.title, self._called(entry), "heading"))
        who = parts.seats_line(text, about.seats)
        game = parts.game_name(text, about.game)
        lines = (f"{game} · {who}" if who else game, told(text, about.progress), parts.when(text, about.date))
        found += [
            Label(box, line, "body", colour="text" if n == 0 else "text_muted", wrap=n == 0)
            for n, (box, line) in enumerate(zip(layout.lines, (w for w in lines if w), strict=False))
        ]
        if note:
            found.append(Label(layout.note, note, "label", colour="bad", valign="top", wrap=True))
        primary = "normal" if self.naming is not None else "primary"
        label = text("saves.open_whole" if entry.state == "damaged" else self.open_key)
        found += [
            Button(
                "open",
                open_button,
                label,
                self.open_icon,
                "primary" if primary == "primary" else "normal",
                self.can_open(entry),
                why=note or text("saves.unknown_game"),
                key="" if self.naming is not None else "enter",
            ),
            Button("rename", rename, text("saves.rename")),
            Button("copy", copy, text("saves.copy"), hint=text("saves.copy_hint")),
            Button("export", export, text("saves.export"), hint=text("saves.export_hint")),
            Button("delete", delete, text("saves.delete"), hint=text("saves.delete_hint")),
        ]
        return found

    def draw(self, painter: Painter) -> None:
        layout = saves_layout(painter.size, painter.u)
        count = self.services.text("saves.count", n=len(self.games)) if self.games else ""
        parts.draw_page(painter, layout.page, self.prompt, count)

    def draw_over(self, painter: Painter) -> None:
        u = painter.u
        layout = saves_layout(painter.size, u)
        entry = self.entry
        if entry is None:
            painter.icon("folder", layout.sheet.centred(90 * u, 90 * u), "line")
            if not self.games:
                painter.icon(
                    self.open_icon,
                    layout.list_sheet.cut_top(layout.list_sheet.h * 0.42)[0].centred(64 * u, 64 * u),
                    "line",
                )
            return
        parts.draw_picture(painter, layout.picture, entry.id, self._picture(entry), entry.meta.game)
        painter.box(layout.picture, None, 0, "line", u)

    def _picture(self, entry: GameEntry) -> bytes | None:
        held = self.services.extra.get("picture")
        if held is None or held[0] != (entry.id, entry.meta.date):
            held = ((entry.id, entry.meta.date), self.services.store.picture(entry.id) if entry.has_picture else None)
            self.services.extra["picture"] = held
        png: bytes | None = held[1]
        return png
