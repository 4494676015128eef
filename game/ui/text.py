"""Setting text: fonts of art/fonts at the real size, wrapping, ellipsis, cached renderings.

May touch the font files and pygame's font module; needs no display.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game.ui.cache import Lru
from game.ui.theme import Colour, TextStyle, Theme

ELLIPSIS = "…"
UNKNOWN = "?"
"""Stands for a letter that the fonts lack."""
NOWHERE = "\U0010fffd"
"""For private use: no font of ours has it."""
SMALLEST = 16.0
"""Text that must fit is set no smaller than this (design pixels), ..."""
SHRINK = 0.7
"""... nor than this part of its style's size."""

_BREAK = re.compile(r"(?<!«) (?![:;!?»%])")
"""Where a line may end: no French mark begins one."""


class FontError(RuntimeError):
    """A font file is missing or damaged; the message names it."""


class Setting(NamedTuple):
    """How a text is set in a box: font size and line advance in pixels; whether something had to be left out."""

    lines: tuple[str, ...]
    px: int
    advance: int
    overflow: bool


class Typesetter:
    """Fonts and renderings. `text_size` in percent multiplies every style's size. FontError at once if a face of
    the theme can't be used: not in the middle of a game."""

    def __init__(self, fonts_dir: Path, theme: Theme, text_size: float = 100.0) -> None:
        pygame.font.init()
        self.theme = theme
        self.text_size = text_size
        self._dir = fonts_dir
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._known: dict[tuple[str, str], bool] = {}
        self._runs: Lru[pygame.Surface] = Lru(16_000_000, _bytes)
        self._widths: Lru[int] = Lru(20_000)
        self._lines: Lru[tuple[str, ...]] = Lru(2_000)
        self._settings: Lru[Setting] = Lru(2_000)
        self.laid: Lru[Any] = Lru(12)
        """Long texts that game.ui.paragraphs has laid out."""
        for face in theme.faces:
            self.font(face, round(SMALLEST))

    def pixels(self, style: TextStyle, u: float) -> int:
        """The font size of a style at this scale."""
        return max(8, round(style.size * u * self.text_size / 100.0))

    def font(self, face: str, px: int) -> pygame.Font:
        """The face at that size. FontError if its file is missing or damaged."""
        key = (face, px)
        if key not in self._fonts:
            file = self._dir / self.theme.faces[face]
            try:
                made = pygame.Font(str(file), px)
                made.size("x")  # only this finds out whether anything could be read from the file
            except OSError as error:
                raise FontError(f"{file}: {error.strerror or 'there is no such file'}") from error
            except (pygame.error, ValueError) as error:
                raise FontError(f"{file} is damaged ({error})") from error
            self._fonts[key] = made
        return self._fonts[key]

    def width(self, string: str, face: str, px: int) -> int:
        """Pixels from the first letter's origin to after the last."""
        return self._widths.get((string, face, px), lambda: self.font(face, px).size(self.shown(string, face))[0])

    def shown(self, string: str, face: str) -> str:
        """The string with a question mark for each letter that the face lacks (Arabic, an emoji in a name): an empty
        box would say nothing. A system's font isn't looked for: the same name would differ from machine to machine.
        What is invisible by itself (joiners, variation selectors) is left out."""
        string = drawable(string)
        if string.isascii():
            return string
        return "".join(c if c.isascii() or self._has(face, c) else UNKNOWN if _seen(c) else "" for c in string)

    def _has(self, face: str, letter: str) -> bool:
        """Whether it is drawn otherwise than what no font has."""
        key = (face, letter)
        if key not in self._known:
            font = self.font(face, round(SMALLEST))
            drawn = _picture(font, letter)
            self._known[key] = letter.isspace() or (bool(drawn) and drawn != _picture(font, NOWHERE))
        return self._known[key]

    def line_height(self, style: TextStyle, px: int) -> int:
        return round(px * style.line)

    def run(self, string: str, face: str, px: int, colour: Colour) -> pygame.Surface:
        """The line, rendered; shared, so never draw on it."""
        key = (string, face, px, colour)
        return self._runs.get(key, lambda: self.font(face, px).render(self.shown(string, face), True, colour))

    def wrap(self, string: str, face: str, px: int, width: float) -> tuple[str, ...]:
        """Lines no wider than `width`: broken at spaces and line ends, words that are too long anywhere."""
        key = (string, face, px, int(width))
        return self._lines.get(key, lambda: self._wrap(string, face, px, width))

    def shorten(self, string: str, face: str, px: int, width: float) -> str:
        """The string, or as much of its beginning as fits before an ellipsis."""
        if self.width(string, face, px) <= width:
            return string
        low, high = 0, len(string)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(string[:middle].rstrip() + ELLIPSIS, face, px) <= width:
                low = middle
            else:
                high = middle - 1
        return string[:low].rstrip() + ELLIPSIS

    def measure(self, string: str, style: str, u: float, width: float | None = None) -> tuple[float, float]:
        """(width, height) of the text, in lines no wider than `width` if that is given."""
        look = self.theme.style(style)
        px = self.pixels(look, u)
        lines = string.split("\n") if width is None else self.wrap(string, look.face, px, width)
        widest = max((self.width(line, look.face, px) for line in lines), default=0)
        return float(widest), float(len(lines) * self.line_height(look, px))

    def setting(
        self, string: str, style: TextStyle, u: float, room: tuple[int, int], wrap: bool, fit: bool
    ) -> Setting:
        """The text in a box of that size: at its own size if it fits; else (with `fit`) smaller, then wrapped if
        the height allows a second line, then cut off with an ellipsis."""
        key = (string, style, u, room, wrap, fit)
        return self._settings.get(key, lambda: self._setting(string, style, u, room, wrap, fit))

    def clear(self) -> None:
        """Forget renderings (after a change of scale)."""
        self._runs.clear()
        self._widths.clear()
        self._lines.clear()
        self._settings.clear()
        self.laid.clear()
        self._fonts.clear()

    def _setting(
        self, string: str, style: TextStyle, u: float, room: tuple[int, int], wrap: bool, fit: bool
    ) -> Setting:
        px = self.pixels(style, u)
        least = min(px, max(round(SMALLEST * u), round(SHRINK * px)))
        face = style.face

        def lines_at(size: int, wrapped: bool) -> tuple[str, ...]:
            return self.wrap(string, face, size, room[0]) if wrapped else tuple(string.split("\n"))

        def fits(lines: tuple[str, ...], size: int) -> bool:
            # A line's box may stand out above and below its letters: only those must be inside.
            spare = self.line_height(style, size) - size
            high = len(lines) * self.line_height(style, size) - spare
            return high <= room[1] and all(self.width(line, face, size) <= room[0] for line in lines)

        if not fit:
            return Setting(lines_at(px, wrap), px, self.line_height(style, px), False)
        for wrapped in (False, True) if not wrap else (True,):
            for size in range(px, least - 1, -1):
                lines = lines_at(size, wrapped)
                if fits(lines, size):
                    return Setting(lines, size, self.line_height(style, size), False)
        advance = self.line_height(style, least)
        count = max(1, (room[1] + advance - least) // advance)
        lines = lines_at(least, count > 1)
        kept = [self.shorten(line, face, least, room[0]) for line in lines[:count]]
        if len(lines) > count:
            rest = " ".join(lines[count - 1 :])
            kept[-1] = self.shorten(rest, face, least, room[0])
        return Setting(tuple(kept), least, advance, True)

    def _wrap(self, string: str, face: str, px: int, width: float) -> tuple[str, ...]:
        lines: list[str] = []
        for paragraph in string.split("\n"):
            line = ""
            for word in _BREAK.split(paragraph):
                trial = f"{line} {word}" if line else word
                if self.width(trial, face, px) <= width:
                    line = trial
                    continue
                if line:
                    lines.append(line)
                line = word
                while self.width(line, face, px) > width and len(line) > 1:
                    head = self._head(line, face, px, width)
                    lines.append(line[:head])
                    line = line[head:]
            lines.append(line)
        return tuple(lines)

    def _head(self, word: str, face: str, px: int, width: float) -> int:
        """How many letters of a too long word fit (at least one)."""
        count = 1
        while count < len(word) and self.width(word[: count + 1], face, px) <= width:
            count += 1
        return count


def drawable(string: str) -> str:
    """The string without what no font can be asked for (from files that nobody vouches for): the null character,
    halves of surrogate pairs."""
    return string.encode("utf-8", "replace").decode("utf-8").replace("\0", "\ufffd")


def _seen(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cf", "Mn", "Me", "Cc")


def _picture(font: pygame.Font, letter: str) -> bytes:
    try:
        return pygame.image.tobytes(font.render(letter, True, "white"), "RGBA")
    except pygame.error:  # no width: nothing is seen of it
        return b""


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4 + 200
