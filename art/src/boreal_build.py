"""Writes the Boreal pictures into art/boreal/ and, on request, contact sheets of them.

    python art/src/boreal_build.py [slug ...] [--sheet SIZE OUT.png [--grey] [--marks]]

Writes only below art/boreal/ and the given sheet; the drawing is in the sister files.
"""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent / "boreal"
MODULES = (
    "boreal_nature",
    "boreal_nature_far",
    "boreal_sky",
    "boreal_sky_high",
    "boreal_water",
    "boreal_water_wide",
    "boreal_fire",
    "boreal_archive",
    "boreal_archive_old",
)


def write(wanted: set[str]) -> list[Path]:
    out = []
    for name in MODULES:
        if not (Path(__file__).parent / f"{name}.py").exists():
            continue
        for slug, draw in importlib.import_module(name).CARDS.items():
            path = ART / "cards" / f"{slug}.svg"
            if not wanted or slug in wanted:
                draw().save(path)
                if path.stat().st_size > 40_000:
                    print(f"{slug}: {path.stat().st_size} bytes, more than 40,000")
            if not wanted or slug in wanted or not path.exists():
                out.append(path)
    for name in ("boreal_icons", "boreal_board"):
        if not wanted and (Path(__file__).parent / f"{name}.py").exists():
            importlib.import_module(name).write(ART)
    return out


def sheet(paths: list[Path], size: int, target: Path, grey: bool, marks: bool) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    if not paths:
        raise SystemExit("boreal_build: no picture of that name")
    gap = max(4, size // 24)
    cols = min(len(paths), max(1, 1560 // (size + gap)))
    rows = -(-len(paths) // cols)
    sur = pygame.Surface((cols * (size + gap) + gap, rows * (size + gap) + gap))
    sur.fill("#5a636e")
    for i, path in enumerate(paths):
        at = (gap + i % cols * (size + gap), gap + i // cols * (size + gap))
        sur.blit(pygame.image.load_sized_svg(str(path), (size, size)), at)
        if marks:
            k = size / 240
            pygame.draw.rect(sur, "#F6F0E4", (at[0] + 85 * k, at[1], 70 * k, 48 * k), 1)
            pygame.draw.rect(sur, "#F6F0E4", (at[0], at[1] + 194 * k, size, 46 * k), 1)
    if grey:
        sur = pygame.transform.grayscale(sur)
    pygame.image.save(sur, str(target))


def main(args: list[str]) -> None:
    size, target = 0, Path()
    if "--sheet" in args:
        i = args.index("--sheet")
        size, target = int(args[i + 1]), Path(args[i + 2])
        del args[i : i + 3]
    flags = {a for a in args if a.startswith("--")}
    paths = write({a for a in args if not a.startswith("--")})
    if size:
        sheet(paths, size, target, "--grey" in flags, "--marks" in flags)


if __name__ == "__main__":
    main(sys.argv[1:])
