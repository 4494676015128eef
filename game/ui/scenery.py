"""Scenery of boards: a picture file behind the spaces, rasterised at the size at which it is shown.

May read the picture's file. Drawn into kept layers only, so nothing is cached here.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from game.ui.layout import Box
from game.ui.painter import Painter


def draw_scenery(painter: Painter, file: Path, box: Box) -> bool:
    """Draw the picture (SVG or anything that pygame loads) to fill the box. False if it can't be read:
    then the board's plain ground shows."""
    rect = box.rect
    try:
        if file.suffix.lower() == ".svg":
            picture = pygame.image.load_sized_svg(str(file), rect.size)
        else:
            picture = pygame.transform.smoothscale(pygame.image.load(str(file)), rect.size)
    except (pygame.error, OSError, ValueError):
        return False
    painter.surface.blit(picture, picture.get_rect(center=rect.center))
    return True
