"""Drawing on one surface in the theme's colours: boxes, shapes, pictures, text. All positions are window pixels.

Touches pygame surfaces only. What was written is noted in `said`, what did not fit in `overflows`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

import pygame

from game.ui.art import Art, Recolour, seat_colours
from game.ui.cache import Lru
from game.ui.layout import Box, Point
from game.ui.shapes import Placed, Rgba, Shapes, seat_outline
from game.ui.text import Typesetter
from game.ui.theme import Ink, Theme
from game.ui.widgets import Align, VAlign

Shadow = Literal["", "s", "m", "l"]
_SHADOWS = {"s": (2, 1, 2, 80), "m": (4, 2, 4, 100), "l": (9, 4, 10, 130)}
"""Blur, offset right, offset down (design pixels), alpha: the light comes from the upper left."""


class Layer:
    """A picture kept between frames, with what was written on it."""

    def __init__(self, surface: pygame.Surface, said: tuple[str, ...], overflows: tuple[str, ...]) -> None:
        self.surface = surface
        self.said = said
        self.overflows = overflows


class Painter:
    """Draws on `surface` at scale `u`. Names of colours are the theme's (see `theme.Ink`).

    radius: pixels, or a name of the theme ("s", "m", "l", "pill"). alpha: 0 to 255, of the fill alone.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        u: float,
        theme: Theme,
        typesetter: Typesetter,
        art: Art,
        shapes: Shapes,
        layers: Lru[Layer] | None = None,
    ) -> None:
        self.surface = surface
        self.u = u
        self.theme = theme
        self.type = typesetter
        self.art = art
        self.shapes = shapes
        self.said: list[str] = []
        self.overflows: list[str] = []
        self.drawn_at: dict[str, Box] = {}
        """Where the scene drew a spot that it moved (a raised card): the focus ring goes there."""
        self.kept_clear: list[Box] = []
        self.in_reading: list[Box] = []
        """What a scene has asked to be read: messages find a place beside it."""
        """What tooltips should not cover, besides what can be chosen."""
        self.hushed = False
        """The scene shows something above its spots: no ring and no tooltip belongs over that."""
        self._layers: Lru[Layer] = layers if layers is not None else new_layers()

    def begin(self) -> None:
        """A new picture: forget what was noted of the last one."""
        self.said.clear()
        self.overflows.clear()
        self.drawn_at.clear()
        self.kept_clear.clear()
        self.in_reading.clear()
        self.hushed = False

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    @property
    def box_of_all(self) -> Box:
        """The whole surface."""
        return Box(0.0, 0.0, float(self.size[0]), float(self.size[1]))

    def px(self, design: float) -> float:
        """Design pixels in window pixels."""
        return design * self.u

    def space(self, name: str) -> float:
        """A spacing of the theme (xs, s, m, l, xl, xxl) in window pixels."""
        return self.theme.spaces[name] * self.u

    def rgba(self, ink: Ink, alpha: int = 255) -> Rgba:
        red, green, blue = self.theme.colour(ink)
        return (red, green, blue, alpha)

    # Grounds

    def fill(self, colour: Ink, box: Box | None = None, alpha: int = 255) -> None:
        """A plain rectangle (all of the surface by default)."""
        rect = self.surface.get_rect() if box is None else box.rect
        self._plain(rect, self.rgba(colour, alpha))

    def gradient(self, box: Box, top: Ink, bottom: Ink, alpha: tuple[int, int] = (255, 255)) -> None:
        """A vertical gradient."""
        rect = box.rect
        if rect.w > 0 and rect.h > 0:
            picture = self.shapes.gradient(rect.size, self.rgba(top, alpha[0]), self.rgba(bottom, alpha[1]))
            self.surface.blit(picture, rect)

    def box(
        self,
        box: Box,
        fill: Ink | None = None,
        radius: float | str = 0.0,
        border: Ink | None = None,
        border_width: float = 0.0,
        shadow: Shadow = "",
        alpha: int = 255,
    ) -> None:
        """A rounded rectangle. border_width in pixels (0 with a border: a hairline), inside the edge."""
        rect = box.rect
        if rect.w <= 0 or rect.h <= 0:
            return
        round_by = min(self._radius(radius), rect.w // 2, rect.h // 2)
        if shadow:
            self._shadow(rect, round_by, shadow)
        edge = 0
        if border is not None:
            edge = min(max(1, round(border_width or self.u)), rect.w // 2, rect.h // 2)
        border_rgba = self.rgba(border) if border is not None else (0, 0, 0, 0)
        fill_rgba = self.rgba(fill, alpha) if fill is not None else (*border_rgba[:3], 0)
        reach = max(round_by, edge)
        if round_by:
            piece = self.shapes.corners(round_by, fill_rgba, border_rgba, edge)
            for right in (0, 1):
                for low in (0, 1):
                    place = (rect.right - reach if right else rect.x, rect.bottom - reach if low else rect.y)
                    self.surface.blit(piece, place, (reach * right, reach * low, reach, reach))
        x, y, w, h = rect
        inner_w, inner_h = w - 2 * reach, h - 2 * reach
        if fill is not None:
            side = reach - edge
            corner = reach if round_by else edge
            self._plain(pygame.Rect(x + corner, y + edge, w - 2 * corner, h - 2 * edge), fill_rgba)
            if round_by and side:
                self._plain(pygame.Rect(x + edge, y + reach, side, inner_h), fill_rgba)
                self._plain(pygame.Rect(x + w - reach, y + reach, side, inner_h), fill_rgba)
        if edge:
            cut = reach if round_by else 0
            span = inner_w if round_by else w
            self._plain(pygame.Rect(x + cut, y, span, edge), border_rgba)
            self._plain(pygame.Rect(x + cut, y + h - edge, span, edge), border_rgba)
            self._plain(pygame.Rect(x, y + reach, edge, inner_h), border_rgba)
            self._plain(pygame.Rect(x + w - edge, y + reach, edge, inner_h), border_rgba)

    # Shapes

    def polygon(
        self,
        points: Sequence[Point],
        fill: Ink | None = None,
        outline: Ink | None = None,
        width: float = 0.0,
        alpha: int = 255,
        outline_alpha: int = 255,
    ) -> None:
        """A filled polygon; the outline (width in pixels) lies half outside."""
        if len(points) < 2 or (fill is None and outline is None):
            return
        line = self.rgba(outline, outline_alpha) if outline is not None else None
        inside = self.rgba(fill, alpha) if fill is not None else None
        self._put(self.shapes.polygon(points, inside, line, width or 2 * self.u))

    def line(self, a: Point, b: Point, colour: Ink, width: float = 0.0, alpha: int = 255, dash: float = 0.0) -> None:
        self.polyline((a, b), colour, width, alpha, dash)

    def polyline(
        self, points: Sequence[Point], colour: Ink, width: float = 0.0, alpha: int = 255, dash: float = 0.0
    ) -> None:
        """A line with round ends; width and dash in pixels. A dash as short as the width gives dots."""
        if len(points) >= 2:
            line = self.shapes.polyline(points, self.rgba(colour, alpha), width or 2 * self.u, dash)
            self._put(line)

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: Ink | None = None,
        outline: Ink | None = None,
        width: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """A disc; the outline (width in pixels) lies inside its edge."""
        if radius <= 0:
            return
        line = self.rgba(outline) if outline is not None else None
        inside = self.rgba(fill, alpha) if fill is not None else None
        self._put(self.shapes.circle(centre, radius, inside, line, (width or 2 * self.u) if line else 0.0))

    def token(self, centre: Point, radius: float, seat: int, label: str = "") -> None:
        """A seat's sign: its shape in its colour with a dark edge, and its number or a letter upon it."""
        if radius <= 0:
            return
        around = radius * 1.45
        x, y = round((centre[0] - around) * 2) / 2, round((centre[1] - around) * 2) / 2
        left, top = int(x // 1), int(y // 1)
        key = ("token", round(radius * 2), x - left, y - top, seat, label, id(self.theme))

        def make() -> pygame.Surface:
            side = round(2 * around) + 2
            surface = pygame.Surface((side, side), pygame.SRCALPHA, 32)
            self.onto(surface)._token((x - left + around, y - top + around), radius, seat, label)
            return surface

        self.surface.blit(self.shapes.cache.get(key, make), (left, top))
        if label:
            self.said.append(label)

    def _token(self, centre: Point, radius: float, seat: int, label: str) -> None:
        look = self.theme.seat(seat)
        self.polygon(seat_outline(look.shape, centre, radius), look.colour, look.dark, max(1.0, radius / 7))
        if label:
            low = 0.12 * radius if look.shape == "triangle" else 0.0
            px = max(7, round(radius * 0.95))
            run = self.type.run(label, "body_bold", px, look.on)
            self.surface.blit(run, run.get_rect(center=(round(centre[0]), round(centre[1] + low - px * 0.05))))

    # Pictures

    def svg(
        self,
        name: str,
        box: Box,
        colours: Recolour | None = None,
        flip: bool = False,
        alpha: int = 255,
        angle: float = 0.0,
        cover: bool = False,
        radius: float | str = 0.0,
    ) -> None:
        """An SVG of art/ by name: fits inside the box in its middle, or covers it (then not turned or flipped).

        angle: degrees counter-clockwise about the box's middle. radius: rounds the corners of what covers.
        """
        rect = box.rect
        if rect.w <= 0 or rect.h <= 0 or alpha <= 0:
            return
        table = colours or ()
        if cover:
            picture = self.art.cover(name, rect.size, table)
            if corner := self._radius(radius):
                key = ("rounded", name, rect.size, table, corner)
                picture = self.shapes.cache.get(key, lambda: self._rounded(picture, corner))
        else:
            picture = self.art.transformed(name, rect.size, table, flip, angle)
        self._blit(picture, picture.get_rect(center=rect.center), alpha)

    def figure(
        self, name: str, box: Box, seat: int, flip: bool = False, alpha: int = 255, angle: float = 0.0
    ) -> None:
        """A picture in a seat's colours."""
        look = self.theme.seat(seat)
        self.svg(name, box, seat_colours(look.colour, look.dark, look.tint), flip, alpha, angle)

    def icon(self, name: str, box: Box, colour: Ink = "text", alpha: int = 255) -> None:
        """A white icon of art/icons, tinted; name without folder ("undo")."""
        rect = box.fit(1.0).rect
        if rect.w > 0:
            picture = self.art.tinted(f"icons/{name}", rect.size, self.theme.colour(colour))
            self._blit(picture, picture.get_rect(center=rect.center), alpha)

    def image(self, surface: pygame.Surface, box: Box, alpha: int = 255) -> None:
        """A ready surface, in the middle of the box, at its own size."""
        self._blit(surface, surface.get_rect(center=box.rect.center), alpha)

    # Text

    def text(
        self,
        box: Box,
        string: str,
        style: str = "body",
        colour: Ink = "text",
        align: Align = "left",
        valign: VAlign = "centre",
        wrap: bool = False,
        fit: bool = True,
        alpha: int = 255,
    ) -> tuple[float, float]:
        """Write in the box; returns the (width, height) used.

        fit: text that is too long is set smaller (never under 16 u), then wrapped if there is height, then
        ends in an ellipsis, which is noted in `overflows`. Without fit it runs over.
        """
        if not string:
            return (0.0, 0.0)
        look = self.theme.style(style)
        setting = self.type.setting(string, look, self.u, (int(box.w), int(box.h)), wrap, fit)
        if setting.overflow:
            self.overflows.append(string)
        self.said.append(string)
        tint = self.theme.colour(colour)
        high = len(setting.lines) * setting.advance
        top = box.y + {"top": 0.0, "centre": (box.h - high) / 2, "bottom": box.h - high}[valign]
        widest = 0
        for number, line in enumerate(setting.lines):
            if not line:
                continue
            run = self.type.run(line, look.face, setting.px, tint)
            widest = max(widest, run.get_width())
            slack = box.w - run.get_width()
            x = box.x + {"left": 0.0, "centre": slack / 2, "right": slack}[align]
            # Capitals sit a little below the middle of the font's box; lift them into it.
            lift = (setting.advance - run.get_height()) / 2 - 0.05 * setting.px
            self._blit(run, (round(x), round(top + number * setting.advance + lift)), alpha)
        return (float(widest), float(high))

    def turned(
        self, centre: Point, string: str, angle: float, style: str = "label", colour: Ink = "text", alpha: int = 255
    ) -> None:
        """One line about its middle, turned by `angle` degrees counter-clockwise (by whole degrees): signs on a
        board. It is not fitted to anything."""
        look = self.theme.style(style)
        px, tint, by = self.type.pixels(look, self.u), self.theme.colour(colour), round(angle) % 360

        def make() -> pygame.Surface:
            return pygame.transform.rotozoom(self.type.run(string, look.face, px, tint), by, 1.0)

        run = self.shapes.cache.get(("turned", string, look.face, px, tint, by), make)
        self._blit(run, run.get_rect(center=(round(centre[0]), round(centre[1]))), alpha)
        self.said.append(string)

    def measure(self, string: str, style: str = "body", width: float | None = None) -> tuple[float, float]:
        """(width, height) the text takes, wrapped to `width` if that is given."""
        return self.type.measure(string, style, self.u, width)

    # Helpers

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Draw nothing outside the box (nor outside an outer clip)."""
        before = self.surface.get_clip()
        self.surface.set_clip(box.rect.clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def layer(self, key: Hashable, box: Box, draw: Callable[[Painter], None], opaque: bool = False) -> None:
        """Draw once and keep: `draw` gets a painter whose (0, 0) is the box's corner.

        The key says everything that the picture depends on, except size and scale. opaque: it leaves no hole
        (much faster for a board's ground).
        """
        rect = box.rect
        if rect.w <= 0 or rect.h <= 0:
            return

        def make() -> Layer:
            if opaque:
                surface = pygame.Surface(rect.size)
                surface = surface.convert() if pygame.display.get_surface() else surface
            else:
                surface = pygame.Surface(rect.size, pygame.SRCALPHA, 32)
            painter = self.onto(surface)
            draw(painter)
            return Layer(surface, tuple(painter.said), tuple(painter.overflows))

        layer = self._layers.get((key, rect.size, self.u, id(self.theme)), make)
        self.surface.blit(layer.surface, rect)
        self.said.extend(layer.said)
        self.overflows.extend(layer.overflows)

    def kept(self, key: Hashable, size: tuple[float, float], box: Box, draw: Callable[[Painter], None],
             alpha: int = 255) -> None:
        """Like `layer`, but drawn at `size` and shown in the box, scaled to it if it differs: for cards that fly
        and turn over, which are drawn once and not anew for each size on their way."""
        rect = box.rect
        wide, high = max(1, round(size[0])), max(1, round(size[1]))
        if rect.w <= 0 or rect.h <= 0 or alpha <= 0:
            return

        def make() -> Layer:
            surface = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
            painter = self.onto(surface)
            draw(painter)
            return Layer(surface, tuple(painter.said), tuple(painter.overflows))

        layer = self._layers.get((key, (wide, high), self.u, id(self.theme)), make)
        near = abs(rect.w - wide) <= 1 and abs(rect.h - high) <= 1
        picture = layer.surface if near else pygame.transform.smoothscale(layer.surface, rect.size)
        self._blit(picture, rect, alpha)
        self.said.extend(layer.said)
        self.overflows.extend(layer.overflows)

    def onto(self, surface: pygame.Surface) -> Painter:
        """A painter for another surface with the same scale, theme and caches."""
        return Painter(surface, self.u, self.theme, self.type, self.art, self.shapes, self._layers)

    def _radius(self, radius: float | str) -> int:
        if isinstance(radius, str):
            return round(self.theme.radii[radius] * self.u)
        return round(radius)

    def _plain(self, rect: pygame.Rect, colour: Rgba) -> None:
        if rect.w <= 0 or rect.h <= 0 or colour[3] == 0:
            return
        if colour[3] == 255:
            self.surface.fill(colour[:3], rect)
        elif self.surface.get_flags() & pygame.SRCALPHA and self.surface.get_at(rect.topleft)[3] == 0:
            # On an empty layer there is nothing to blend with.
            self.surface.fill(colour, rect)
        else:
            self.surface.blit(self.shapes.solid(rect.size, colour), rect)

    def _rounded(self, picture: pygame.Surface, radius: int) -> pygame.Surface:
        """A copy with round corners."""
        mask = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
        self.onto(mask).box(Box(0, 0, *picture.get_size()), "white", float(radius))
        mask.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return mask

    def _put(self, placed: Placed) -> None:
        self.surface.blit(placed.surface, (placed.x, placed.y))

    def _blit(self, surface: pygame.Surface, place: pygame.Rect | tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.surface.blit(surface, place)
        elif alpha > 0:
            surface.set_alpha(alpha)
            self.surface.blit(surface, place)
            surface.set_alpha(255)

    def _shadow(self, rect: pygame.Rect, radius: int, kind: str) -> None:
        blur, right, down, alpha = _SHADOWS[kind]
        soft = max(1, round(blur * self.u))
        piece = self.shapes.shadow(radius, soft, self.rgba("shadow", alpha))
        reach = 3 * soft
        corner = radius + reach
        place = rect.inflate(2 * reach, 2 * reach).move(round(right * self.u), round(down * self.u))
        if place.w < 2 * corner + 1 or place.h < 2 * corner + 1:
            return
        side = piece.get_width()
        key = (radius, soft, alpha)
        wide, high = place.w - 2 * corner, place.h - 2 * corner
        blit = self.surface.blit
        for x, sx in ((place.x, 0), (place.right - corner, side - corner)):
            for y, sy in ((place.y, 0), (place.bottom - corner, side - corner)):
                blit(piece, (x, y), (sx, sy, corner, corner))
        top = piece.subsurface((corner, 0, 1, corner))
        low = piece.subsurface((corner, side - corner, 1, corner))
        left = piece.subsurface((0, corner, corner, 1))
        far = piece.subsurface((side - corner, corner, corner, 1))
        stretched = self.shapes.stretched
        blit(stretched((key, "top"), top, (wide, corner)), (place.x + corner, place.y))
        blit(stretched((key, "low"), low, (wide, corner)), (place.x + corner, place.bottom - corner))
        blit(stretched((key, "left"), left, (corner, high)), (place.x, place.y + corner))
        blit(stretched((key, "far"), far, (corner, high)), (place.right - corner, place.y + corner))


def new_layers(limit: int = 64_000_000) -> Lru[Layer]:
    """An empty cache of layers, bounded by bytes."""
    return Lru(limit, lambda layer: layer.surface.get_width() * layer.surface.get_height() * 4)
