"""Scenery of boards: a picture file behind the spaces, rasterised at the size at which it is shown.

May read the picture's file. Drawn into kept layers only, so nothing is cached here.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import pygame

from game.ui.layout import Box
from game.ui.painter import Painter

_HEAD = re.compile(rb"<svg\b[^>]*>", re.DOTALL)
_VIEW = re.compile(rb'viewBox="\s*([-\d.]+)[ ,]+([-\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)\s*"')


def draw_scenery(painter: Painter, file: Path, box: Box) -> bool:
    """Draw the picture (SVG or anything that pygame loads) to fill the box. False if it can't be read:
    then the board's plain ground shows. Of an SVG only what the painter's clip lets through is rasterised."""
    rect = box.rect
    seen = rect.clip(painter.surface.get_clip())
    if seen.w <= 0 or seen.h <= 0:
        return True
    try:
        if file.suffix.lower() == ".svg":
            picture, rect = _svg_part(file.read_bytes(), rect, seen)
        else:
            picture = pygame.transform.smoothscale(pygame.image.load(str(file)), rect.size)
    except (pygame.error, OSError, ValueError):
        return False
    painter.surface.blit(picture, picture.get_rect(center=rect.center))
    return True


def _svg_part(data: bytes, rect: pygame.Rect, seen: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
    """The visible part of an SVG that fills `rect`, and where it goes: its view box is cut to that part, which
    is about twice as fast as rasterising all of a board's bleed."""
    head = _HEAD.search(data)
    view = _VIEW.search(head[0]) if head else None
    if head is None or view is None:
        return pygame.image.load_sized_svg(io.BytesIO(data), rect.size), rect
    left, top, wide, high = (float(number) for number in view.groups())
    across, down = wide / rect.w, high / rect.h
    part = ((seen.x - rect.x) * across + left, (seen.y - rect.y) * down + top, seen.w * across, seen.h * down)
    numbers = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{part[2]:.3f}" height="{part[3]:.3f}" '
               f'viewBox="{part[0]:.3f} {part[1]:.3f} {part[2]:.3f} {part[3]:.3f}">')
    cut = data[: head.start()] + numbers.encode() + data[head.end():]
    return pygame.image.load_sized_svg(io.BytesIO(cut), seen.size), seen
