"""SVG art, rasterised at the size it is shown and recoloured, in a cache bounded by bytes.

May touch the files under art/; needs no display (with one, pictures without transparency are made faster).
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterable
from pathlib import Path

import pygame

from game.ui.cache import Lru

Recolour = tuple[tuple[str, str], ...]
"""Key colours and what they become: (("#ff00aa", "#E69F00"), ("#aa0077", "#7D5500"))."""

SEAT_KEYS = ("#ff00aa", "#aa0077", "#ff88dd")
"""The key colours of figures: the seat's colour, its dark shade, its light tint."""

_LIMIT = 56_000_000
_SIZE = re.compile(rb"<svg\b[^>]*>", re.DOTALL)
_NUMBER = rb"[-+]?(?:\d+\.?\d*|\.\d+)"


class Art:
    """Pictures by name, which is the path under art/ without `.svg`: "icons/undo", "biathlon/board_a"."""

    def __init__(self, art_dir: Path, limit: int = _LIMIT) -> None:
        self.dir = art_dir
        self.missing: set[str] = set()
        self._files: dict[str, bytes | None] = {}
        self._absent: set[str] = set()
        self._cache: Lru[pygame.Surface] = Lru(limit, lambda s: s.get_width() * s.get_height() * 4)

    @property
    def used(self) -> int:
        """Bytes that the cached pictures take."""
        return self._cache.used

    def has(self, name: str) -> bool:
        """Whether there is such a picture; asking is no complaint that there is none."""
        if name not in self._files and name not in self._absent and not (self.dir / f"{name}.svg").is_file():
            self._absent.add(name)
        return name not in self._absent and self._read(name) is not None

    def aspect(self, name: str) -> float:
        """Width divided by height, as the file says; 1 if it is missing."""
        data = self._read(name)
        return _aspect(data) if data is not None else 1.0

    def svg(self, name: str, size: tuple[int, int], colours: Recolour = ()) -> pygame.Surface:
        """The picture, as large as fits into `size` pixels without distortion. Shared: never draw on it.

        A missing or unreadable file gives a calm fallback, and is reported once on stderr.
        """
        w, h = max(1, round(size[0])), max(1, round(size[1]))
        return self._cache.get((name, w, h, colours), lambda: self._raster(name, w, h, colours))

    def transformed(
        self, name: str, size: tuple[int, int], colours: Recolour, flip: bool, angle: float
    ) -> pygame.Surface:
        """The same, mirrored left to right and turned by `angle` degrees counter-clockwise (kept by whole
        degrees), with room around it for the corners."""
        turned = round(angle) % 360
        if not flip and not turned:
            return self.svg(name, size, colours)
        w, h = max(1, round(size[0])), max(1, round(size[1]))

        def make() -> pygame.Surface:
            picture = self.svg(name, (w, h), colours)
            if flip:
                picture = pygame.transform.flip(picture, True, False)
            return pygame.transform.rotozoom(picture, turned, 1.0) if turned else picture

        return self._cache.get((name, w, h, colours, flip, turned), make)

    def cover(self, name: str, size: tuple[int, int], colours: Recolour = ()) -> pygame.Surface:
        """The picture, filling `size` wholly; what is too much is cut off equally on both sides."""
        w, h = max(1, round(size[0])), max(1, round(size[1]))

        def make() -> pygame.Surface:
            aspect = self.aspect(name)
            wide, high = (w, -(-w // aspect)) if w / h > aspect else (-(-h * aspect // 1), h)
            picture = self._raster(name, int(wide) + 1, int(high) + 1, colours)
            cut = pygame.Rect((picture.get_width() - w) // 2, (picture.get_height() - h) // 2, w, h)
            return picture.subsurface(cut.clip(picture.get_rect())).copy()

        return self._cache.get((name, w, h, colours, "cover"), make)

    def tinted(self, name: str, size: tuple[int, int], colour: tuple[int, int, int]) -> pygame.Surface:
        """A white icon in another colour."""
        w, h = max(1, round(size[0])), max(1, round(size[1]))

        def make() -> pygame.Surface:
            picture = self.svg(name, (w, h)).convert_alpha() if _display() else self.svg(name, (w, h)).copy()
            picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return self._cache.get((name, w, h, colour, "tint"), make)

    def clear(self) -> None:
        self._cache.clear()
        self._files.clear()
        self._absent.clear()

    def _read(self, name: str) -> bytes | None:
        if name not in self._files:
            try:
                self._files[name] = (self.dir / f"{name}.svg").read_bytes()
            except OSError as error:
                self._files[name] = None
                self._report(name, error.strerror or "cannot be read")
        return self._files[name]

    def _raster(self, name: str, w: int, h: int, colours: Recolour) -> pygame.Surface:
        data = self._read(name)
        if data is None:
            return _fallback(w, h)
        try:
            picture = pygame.image.load_sized_svg(io.BytesIO(recolour(data, colours)), (w, h))
        except pygame.error as error:
            self._report(name, str(error))
            return _fallback(w, h)
        if not _display():
            return picture
        opaque = pygame.mask.from_surface(picture, 254).count() == picture.get_width() * picture.get_height()
        return picture.convert() if opaque else picture.convert_alpha()

    def _report(self, name: str, why: str) -> None:
        if name not in self.missing:
            self.missing.add(name)
            print(f"art: {self.dir / name}.svg: {why}", file=sys.stderr)


def seat_colours(colour: tuple[int, ...], dark: tuple[int, ...], tint: tuple[int, ...]) -> Recolour:
    """The recolouring that puts a seat's colours into a figure."""
    shades = (colour, dark, tint)
    return tuple((key, "#{:02x}{:02x}{:02x}".format(*c)) for key, c in zip(SEAT_KEYS, shades, strict=True))


def recolour(data: bytes, colours: Iterable[tuple[str, str]]) -> bytes:
    """The file's text with key colours replaced, whatever the case of their digits."""
    table = {key.lower().encode(): value.encode() for key, value in colours}
    if not table:
        return data
    keys = re.compile(b"|".join(re.escape(k) for k in table), re.IGNORECASE)
    return keys.sub(lambda m: table[m[0].lower()], data)


def _aspect(data: bytes) -> float:
    head = _SIZE.search(data)
    if head is None:
        return 1.0
    box = re.search(rb'viewBox="\s*' + rb"[\s,]+".join([rb"(" + _NUMBER + rb")"] * 4), head[0])
    if box is not None:
        w, h = float(box[3]), float(box[4])
    else:
        sides = [re.search(rb"\b" + side + rb'="(' + _NUMBER + rb")", head[0]) for side in (b"width", b"height")]
        w, h = (float(s[1]) if s else 1.0 for s in sides)
    return w / h if w > 0 and h > 0 else 1.0


def _display() -> bool:
    return pygame.display.get_init() and pygame.display.get_surface() is not None


def _fallback(w: int, h: int) -> pygame.Surface:
    """A quiet tile with a dashed cross: plainly a missing picture, and no alarm."""
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    edge = max(1, min(w, h) // 24)
    radius = min(w, h) // 8
    pygame.draw.rect(surface, (157, 185, 204, 90), (0, 0, w, h), border_radius=radius)
    pygame.draw.rect(surface, (63, 113, 155, 160), (0, 0, w, h), edge, border_radius=radius)
    pygame.draw.line(surface, (63, 113, 155, 110), (radius, radius), (w - radius, h - radius), edge)
    pygame.draw.line(surface, (63, 113, 155, 110), (w - radius, radius), (radius, h - radius), edge)
    return surface
