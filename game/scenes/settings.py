"""What a player can set. Everything takes effect at once and is saved at once.

Touches the settings through the store; the app builds its services anew from what comes back.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.i18n.texts import LANGUAGES
from game.scenes import parts
from game.scenes.stack import Ask, Change, Pop, Reload, Scene
from game.ui.intents import Activate, Adjust, Back, Fullscreen, Intent, Menu
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.toasts import SAVING
from game.ui.widgets import Choice, Label, Panel, Slider, Toggle, Widget

OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""Each language by its own name: who can't read the present one finds his."""
SCALES = (75, 85, 100, 115, 130, 150)
"""The settings take up to 200; beyond 150 a window of common size shows too little."""
TEXT_SIZES = (100, 150, 10)
VOLUMES = (0, 100, 5)
SAMPLE = "dice"
"""The sound that a changed volume is tried with."""


class SettingsLayout(NamedTuple):
    page: parts.Page
    left: Box
    right: Box
    left_head: Box
    right_head: Box
    looks: tuple[Box, ...]
    plays: tuple[Box, ...]
    files: Box


def settings_layout(size: tuple[int, int], u: float) -> SettingsLayout:
    """Two sheets of six and five lines, and where the files are kept."""
    page = parts.page(size, u)
    gap = 16 * u
    narrow = size[0] < 1.05 * size[1]
    left, right = page.body.rows((1, 1), gap) if narrow else page.body.columns(2, gap)
    boxes: list[Box] = []
    heads: list[Box] = []
    for sheet in (left, right):
        head, rest = sheet.inset(26 * u, 18 * u).cut_top(40 * u, 6 * u)
        heads.append(head)
        boxes.append(rest)
    step = min(74 * u, boxes[0].h / 6)
    looks = tuple(b.centred(b.w, min(b.h, 50 * u)) for b in boxes[0].stack(step, 6))
    plays = tuple(b.centred(b.w, min(b.h, 50 * u)) for b in boxes[1].stack(step, 4))
    files = Box(boxes[1].x, boxes[1].y + 4 * step, boxes[1].w, max(0.0, boxes[1].h - 4 * step))
    return SettingsLayout(page, left, right, heads[0], heads[1], looks, plays, files)


class SettingsScene(Scene):
    """Two sheets: how it looks, how it plays."""

    name = "settings"

    @property
    def prompt(self) -> str:
        return self.services.text("home.settings")

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Back() | Menu() | Activate(id="back"):
                return Pop()
            case Adjust(id="fullscreen"):
                return Ask(Fullscreen())
            case Adjust(id=name, value=value):
                return self._change(name, value)
        return None

    def _change(self, name: str, value: Any) -> Change | None:
        if isinstance(value, float):
            value = round(value)
        if name == "ui_scale":
            value = int(value)
        if name == "language" and value == "system":
            value = ""
        loaded = self.services.store.settings.change(**{name: value})
        for problem in loaded.problems:
            self.services.ui.toast(parts.problem_sentence(self.services.text, problem), "bad", SAVING)
        if name in ("volume", "muted"):
            self.services.sound.set_volume(loaded.settings.volume, loaded.settings.muted)
            self.services.sound.play(SAMPLE)
        return Reload(loaded.settings, language=name == "language")

    def draw(self, painter: Painter) -> None:
        layout = settings_layout(painter.size, painter.u)
        parts.draw_page(painter, layout.page, self.services.text("home.settings"))

    def widgets(self, size: tuple[int, int], u: float) -> list[Widget]:
        text, now = self.services.text, self.services.settings
        layout = settings_layout(size, u)
        languages = (("system", text("settings.system_language")), *((c, OWN_NAMES.get(c, c)) for c in LANGUAGES))
        speeds = tuple((s, text(f"settings.animation.{s}")) for s in ("slow", "normal", "fast", "instant"))
        ways = tuple((w, text(f"settings.handover.{w}")) for w in ("auto", "always"))
        look, play = layout.looks, layout.plays
        found: list[Widget] = [
            parts.back_button(layout.page, text),
            Panel(layout.left, "sheet"),
            Panel(layout.right, "sheet"),
            Label(layout.left_head, text("settings.looks"), "title"),
            Label(layout.right_head, text("settings.plays"), "title"),
            Choice("language", look[0], text("settings.language"), languages, now.language or "system"),
            # Steps and no slider: the slider would move away under the pointer that sets it.
            Choice(
                "ui_scale",
                look[1],
                text("settings.ui_scale"),
                tuple((str(n), text("settings.percent", n=n)) for n in _steps(now.ui_scale)),
                str(now.ui_scale),
                text("settings.ui_scale.help"),
            ),
            Slider(
                "text_size",
                look[2],
                text("settings.text_size"),
                now.text_size,
                *TEXT_SIZES,
                text("settings.text_size.help"),
                text("settings.percent", n=now.text_size),
            ),
            Toggle(
                "high_contrast",
                look[3],
                text("settings.high_contrast"),
                now.high_contrast,
                text("settings.high_contrast.help"),
            ),
            Toggle(
                "reduced_motion",
                look[4],
                text("settings.reduced_motion"),
                now.reduced_motion,
                text("settings.reduced_motion.help"),
            ),
            Toggle(
                "fullscreen", look[5], text("settings.fullscreen"), now.fullscreen, text("settings.fullscreen.help")
            ),
            Choice(
                "animation",
                play[0],
                text("settings.animation"),
                speeds,
                now.animation,
                text("settings.animation.help"),
            ),
            Choice(
                "handover", play[1], text("settings.handover"), ways, now.handover, text("settings.handover.help")
            ),
            Slider(
                "volume",
                play[2],
                text("settings.volume"),
                now.volume,
                *VOLUMES,
                self._sound_hint(),
                text("settings.percent", n=now.volume),
                enabled=not now.muted,
                why=text("settings.volume.muted"),
            ),
            Toggle("muted", play[3], text("settings.muted"), now.muted, self._sound_hint()),
        ]
        if layout.files.h > 60 * u:
            found += self._files(layout.files, u)
        return found

    def _sound_hint(self) -> str:
        trouble = getattr(self.services.sound, "trouble", "")
        return self.services.text("settings.no_sound") if trouble else ""

    def _files(self, box: Box, u: float) -> list[Widget]:
        """Where saved games are, or why nothing is kept."""
        text, store = self.services.text, self.services.store
        if store.problem is not None:
            # it says by itself what it is about, and is long: it has the room of the heading too
            where = f"{text('save.nothing_kept')} {parts.problem_sentence(text, store.problem)}"
            return [Label(box, where, "label", colour="bad", valign="top", wrap=True)]
        head, rest = box.cut_top(30 * u, 2 * u)
        where = str(self.services.places.path) if self.services.places.path is not None else ""
        return [
            Label(head, text("settings.files"), "strong"),
            Label(rest, where, "label", colour="text_muted", valign="top", wrap=True),
        ]


def _steps(now: int) -> tuple[int, ...]:
    """The scales to choose from, with the present one among them."""
    return tuple(sorted({*SCALES, now}))
