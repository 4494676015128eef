"""The arguments of the command line, and which module does which command.

Standard library only: a command's module is loaded when its name is among the arguments.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import game
from game.i18n.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from game.app import AppOptions
    from game.scenes.stack import Scene

UNUSABLE = 2
"""Exit code: an argument, or what it names, can't be used."""

COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("game.cli_play", "begin a game at once, without the start screen"),
    "replay": ("game.cli_replay", "check a stored game and print it as a log, or watch it in the window"),
    "sim": ("game.cli_sim", "let bots play many games, and print what came of them"),
    "position": ("game.cli_position", "load a written position, ask what is legal, play from it"),
    "maps": ("game.cli_maps", "list the boards, check map files"),
    "selftest": ("game.selftest", "try every part of this installation without a window"),
}
"""Name: the module with `add_arguments(parser)` and `run(args)`, and the line in the help."""

_EPILOG = """\
Without a command the window opens. `slipstream COMMAND --help` tells more about a command.

The player's files are in a folder of the system's choice; SLIPSTREAM_HOME names another one.
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(UNUSABLE)


def make_parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these arguments; `args.run(args)` of what it gives does the command."""
    parser = Parser(
        prog="slipstream",
        description="Slipstream: five board games at one computer.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[_window_parser()],
    )
    parser.add_argument("--version", action="version", version=f"slipstream {game.__version__}")
    parser.set_defaults(run=_open_window, describe=None, size=None, fullscreen=None, language="", headless=False,
                        silent=False)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for name, (module, told) in COMMANDS.items():
        shows = name in ("play", "replay")
        command = commands.add_parser(name, help=told, description=f"{told[0].upper()}{told[1:]}.",
                                      parents=[_window_parser()] if shows else [])
        if not shows:
            command.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS,
                                 help="the language of sentences")
        command.set_defaults(run=_runner(module))
        if name in argv:
            import_module(module).add_arguments(command)
    return parser


def _window_parser() -> Parser:
    """A new one for each use: `set_defaults` alters the arguments themselves, and a command's own must not
    have defaults, or they would undo what stands before the command."""
    window = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    _window_arguments(window)
    return window


def _window_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the window")
    group.add_argument("--describe", nargs="?", const="-", metavar="FILE",
                       help="tell what is on the screen as text whenever it changes: one line of JSON on standard "
                            "output, or FILE, which always holds the present one")
    group.add_argument("--size", type=_size, metavar="WxH", help="the window's size in pixels, for instance 1280x720")
    group.add_argument("--fullscreen", action=argparse.BooleanOptionalAction, help="fill the screen, or don't")
    group.add_argument("--language", choices=LANGUAGES, help="the language, instead of the one in the settings")
    group.add_argument("--silent", action="store_true", help="without sound")
    group.add_argument("--headless", action="store_true", help="run without a screen, for tests")


def _size(text: str) -> tuple[int, int]:
    width, sign, height = text.lower().partition("x")
    if not (sign and width.isdecimal() and height.isdecimal() and 0 < int(width) < 20000 and 0 < int(height) < 20000):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write it as 1280x720")
    return int(width), int(height)


def separated(argv: Sequence[str]) -> list[str]:
    """`--describe play biathlon` describes on standard output; without this, into a file named play."""
    found = list(argv)
    for number, word in enumerate(found[:-1]):
        if word == "--describe" and found[number + 1] in COMMANDS:
            found[number] = "--describe=-"
    return found


def app_options(args: argparse.Namespace) -> AppOptions:
    """What the arguments say about the window."""
    from game.app import AppOptions

    return AppOptions(args.describe, args.size, args.fullscreen, args.language, args.headless, args.silent)


def open_app(args: argparse.Namespace, first: Callable[[], Scene] | None = None) -> int:
    """Open the window with the start screen, or with another scene before it. The exit code."""
    import os

    if args.headless:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    told = args.describe
    if told not in (None, "-") and not Path(told).absolute().parent.is_dir():
        return unusable("slipstream", f"--describe: there is no folder {Path(told).absolute().parent}")
    if told not in (None, "-") and Path(told).exists() and not Path(told).is_file():
        # what is written there would replace it: a device, say
        return unusable("slipstream", f"--describe: {told} is no ordinary file")
    from game import app
    from game.scenes.home import HomeScene

    return app.run(app_options(args), HomeScene, first)


def _open_window(args: argparse.Namespace) -> int:
    return open_app(args)


def _runner(module: str) -> Callable[[argparse.Namespace], int]:
    def run(args: argparse.Namespace) -> int:
        found: Any = import_module(module)
        return int(found.run(args, texts_of(args)) if module == "game.cli_position" else found.run(args))

    return run


def texts_of(args: argparse.Namespace) -> Texts:
    """The sentences in the language of --language, else of the system."""
    from game.places import seeds_dir

    return Texts.load(seeds_dir(), args.language)


def unusable(command: str, message: object) -> int:
    """One sentence on standard error; the exit code for it."""
    print(f"{command}: {message}", file=sys.stderr)
    return UNUSABLE
