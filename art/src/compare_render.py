"""Development only: draws SVG files with nanosvg (as the program does) and with resvg, and compares.

Usage: python art/src/compare_render.py [FILE ...]   (needs pygame-ce and the package resvg-py)
Prints the mean and the largest local difference of each file in steps of 255; files above the limits are
named at the end and the exit code is 1. With --save FOLDER both pictures are kept side by side.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import resvg_py

ART = Path(__file__).resolve().parents[1]
MEAN_LIMIT = 5.0  # anti-aliasing and eight-bit rounding of many thin veils stay below this
LOCAL_LIMIT = 26.0  # of a square of CELL pixels: a shape that is missing or misplaced goes above
CELL = 12
WIDTH = 640
GROUND = (120, 130, 140)


def flat(surface: pygame.Surface) -> pygame.Surface:
    """The picture on an opaque ground, so that transparent pixels compare equal."""
    base = pygame.Surface(surface.get_size())
    base.fill(GROUND)
    base.blit(surface, (0, 0))
    return base


def render_both(path: Path) -> tuple[pygame.Surface, pygame.Surface]:
    """The file drawn by nanosvg and by resvg, in the same size."""
    first = pygame.image.load(path)
    scale = max(1, round(WIDTH / max(first.get_size())))  # whole, so that both round alike
    nano = pygame.image.load_sized_svg(path, (first.get_width() * scale, first.get_height() * scale))
    png = resvg_py.svg_to_bytes(svg_path=str(path), width=nano.get_width(), skip_system_fonts=True)
    full = pygame.image.load(io.BytesIO(bytes(png)), "full.png")
    if full.get_size() != nano.get_size():
        full = pygame.transform.smoothscale(full, nano.get_size())
    return flat(nano), flat(full)


def differences(one: pygame.Surface, two: pygame.Surface) -> tuple[float, float]:
    """Mean difference of the pictures and the largest one of a small square, 0 to 255 a channel."""
    delta = one.copy()
    delta.blit(two, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = two.copy()
    other.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    delta.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    mean = sum(pygame.transform.average_color(delta)[:3]) / 3
    width, height = delta.get_size()
    largest = 0.0
    for x in range(0, width, CELL):
        for y in range(0, height, CELL):
            cell = pygame.Rect(x, y, CELL, CELL).clip(delta.get_rect())
            largest = max(largest, sum(pygame.transform.average_color(delta, cell)[:3]) / 3)
    return mean, largest


def main() -> int:
    """Compares every file; returns 1 when one is above a limit."""
    parser = argparse.ArgumentParser(description="Compare nanosvg with resvg.")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--save", type=Path, help="folder for pictures side by side")
    args = parser.parse_args()
    bad: list[Path] = []
    for path in args.files or sorted(ART.rglob("*.svg")):
        nano, full = render_both(path)
        mean, local = differences(nano, full)
        over = mean > MEAN_LIMIT or local > LOCAL_LIMIT
        print(f"{'DIFFERS' if over else 'same   '} mean {mean:5.2f} local {local:6.2f}  {path}")
        if over:
            bad.append(path)
        if args.save:
            args.save.mkdir(parents=True, exist_ok=True)
            pair = pygame.Surface((nano.get_width() * 2 + 10, nano.get_height()))
            pair.blit(nano, (0, 0))
            pair.blit(full, (nano.get_width() + 10, 0))
            pygame.image.save(pair, args.save / f"{path.parent.name}-{path.stem}.png")
    print(f"{len(bad)} of the files differ")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
