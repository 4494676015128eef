"""Taking in a game that somebody gave away: the files found in the usual folders, or a path typed in.

Reads the names in a few folders, and the store takes the file in. Pops with ("imported", id) or None.
"""

from __future__ import annotations

from pathlib import Path

from game.savestate import GameEntry, Problem
from game.savestate.archive import SUFFIX
from game.scenes import parts
from game.scenes.stack import Change, Pop, Scene, Services
from game.ui.intents import Activate, Back, Edit, Intent
from game.ui.layout import window_box
from game.ui.painter import Painter
from game.ui.toasts import SAVING
from game.ui.widgets import Button, Field, Label, ListBox, Panel, Row, Widget

FOLDERS = ("", "Downloads", "Desktop", "Documents")
"""In the home folder, and beside them the player's own exports."""
MOST = 60


def importable(own: Path | None, home: Path | None) -> tuple[Path, ...]:
    """Files that may be games, the newest first; folders that can't be read are passed over."""
    folders = [own / "exports"] if own is not None else []
    folders += [home / f for f in FOLDERS] if home is not None else []
    found: dict[Path, float] = {}
    for folder in folders:
        try:
            for file in folder.iterdir():
                if file.suffix.lower() == SUFFIX and file.is_file():
                    found[file] = file.stat().st_mtime
        except OSError:
            continue
    return tuple(sorted(found, key=lambda f: -found[f])[:MOST])


def home_folder() -> Path | None:
    """The user's home, None if the system knows none."""
    try:
        return Path.home()
    except RuntimeError:
        return None


class ImportScene(Scene):
    """Choose a file or type its path."""

    name = "import"
    overlay = True

    def __init__(self, home: Path | None = None) -> None:
        self.path = ""
        self.files: tuple[Path, ...] = ()
        self._home = home

    def enter(self, services: Services) -> None:
        super().enter(services)
        self.files = importable(services.places.path, self._home if self._home is not None else home_folder())

    @property
    def prompt(self) -> str:
        return self.services.text("saves.import")

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Back() | Activate(id="cancel"):
                return Pop()
            case Edit(id="path", text=text):
                self.path = text
            case Activate(id=id) if id.startswith("files/"):
                self.path = str(self.files[int(id[6:])])
            case Activate(id="take" | "path"):
                return self._take()
        return None

    def _take(self) -> Change | None:
        text = self.services.text
        wanted = self.path.strip().strip('"')
        if not wanted:
            self.services.ui.toast(text("saves.import_choose"), "bad")
            return None
        made = self.services.store.import_file(Path(wanted).expanduser())
        if isinstance(made, GameEntry):
            self.services.ui.toast(text("saves.imported"), "good")
            return Pop(("imported", made.id))
        problem = made if isinstance(made, Problem) else made.problem
        self.services.ui.toast(parts.problem_sentence(text, problem), "bad", SAVING)
        return None

    def draw(self, painter: Painter) -> None:
        del painter

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text = self.services.text
        window = window_box(size)
        sheet = window.centred(min(760 * u, window.w - 40 * u), min(540 * u, window.h - 40 * u))
        inner = sheet.inset(30 * u, 24 * u)
        head, rest = inner.cut_top(44 * u, 8 * u)
        foot, rest = rest.cut_bottom(52 * u, 14 * u)
        field, rest = rest.cut_bottom(78 * u, 12 * u)
        left, right = foot.cut_right(min(460 * u, foot.w))[0].columns(2, 14 * u)
        rows = tuple(
            Row(str(n), f.name, str(f.parent), icon="folder", selected=str(f) == self.path)
            for n, f in enumerate(self.files)
        )
        return [
            Panel(sheet, "sheet"),
            Label(head, text("saves.import"), "heading"),
            ListBox("files", rest, rows, 66 * u, text("saves.import_none")),
            Field("path", field, text("saves.import_path"), self.path, 400),
            Button("cancel", left, text("page.cancel")),
            Button("take", right, text("saves.import_take"), "folder", "primary", key="enter"),
        ]
