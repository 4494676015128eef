"""Pictures of the app, made by its own loop without a screen. Writes PNGs into the folder that is named.

    python tests/shots.py                              the pictures of the README, into art/screenshots
    python tests/shots.py --all --out DIR [--grey] [--size 960x600 ...] [--language de] [--game boreal]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = ("960x600", "1280x720", "1920x1080", "2560x1440")
README = ("home", "biathlon-setup", "biathlon-table", "biathlon-results", "boreal-table", "boreal-results")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "art" / "screenshots")
    parser.add_argument("--all", action="store_true", help="every scene, at four sizes unless --size is given")
    parser.add_argument("--size", action="append", metavar="WxH", help="may be given several times")
    parser.add_argument("--grey", action="store_true", help="a second picture of each without colours")
    parser.add_argument("--language", default="en")
    parser.add_argument("--game", action="append", help="only this game's scenes; may be given several times")
    args = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.path.insert(0, str(ROOT))
    args.out.mkdir(parents=True, exist_ok=True)
    sizes = args.size or (SIZES if args.all else ("1280x720",))
    code = 0
    for size in sizes:
        with tempfile.TemporaryDirectory(prefix="slipstream-shots-") as home:
            os.environ["SLIPSTREAM_HOME"] = home
            width, _, height = size.partition("x")
            suffix = f"-{size}" if len(sizes) > 1 else ""
            code = shoot(args, (int(width), int(height)), suffix) or code
    return code


def shoot(args: argparse.Namespace, size: tuple[int, int], suffix: str) -> int:
    """All wanted scenes at one size; 1 if one of them failed."""
    import pygame

    from game.core.registry import available
    from game.scenes.parts import playable
    from game.tour import Raised, Tour, game_stops, house_stops

    tour = Tour(size, args.language)
    failed = 0
    games = [g for g in available() if playable(g) and (not args.game or g in args.game)]
    stops = [stop for game in games for stop in game_stops(tour, game)]
    stops += [] if args.game else house_stops(tour)
    for stop in stops:
        if not args.all and stop.name not in README:
            continue
        try:
            stop.show()
        except Raised as error:
            print(f"{stop.name}: {error}", file=sys.stderr)
            failed = 1
            continue
        file = args.out / f"{stop.name}{suffix}.png"
        pygame.image.save(tour.picture, str(file))
        print(file)
        if args.grey:
            pygame.image.save(pygame.transform.grayscale(tour.picture), str(file.with_stem(f"{file.stem}-grey")))
    tour.close()
    return failed


if __name__ == "__main__":
    sys.exit(main())
