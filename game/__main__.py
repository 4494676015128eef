"""The command line: `slipstream` or `python -m game`. Opens the window, or does what a command asks.

Imports little, so that --help, --version and a bot's process start at once; each command loads its own room.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

if __name__ == "__main__":
    # In a frozen build a bot's process starts the program again: that must lead to the bot, and nowhere else.
    import multiprocessing

    multiprocessing.freeze_support()

from game import console
from game.cli import make_parser, separated

INTERRUPTED = 130
PIPE_CLOSED = 141
FAILED = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say. 0: done; 1: something failed or was refused; 2: the arguments or what they
    name can't be used; 130: stopped by Ctrl+C; 141: nobody reads the output any more."""
    heard = console.mend()
    try:
        code = _main(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        console.silence()
        code = PIPE_CLOSED
    except SystemExit as end:  # argparse
        code = end.code if isinstance(end.code, int) else FAILED
    except Exception as error:
        code = _failed(error)
    if heard is not None and code not in (0, INTERRUPTED):
        console.message_box(heard.text())
    return code


def _main(argv: list[str]) -> int:
    argv = separated(argv)
    args = make_parser(argv).parse_args(argv)
    command: Callable[..., int] = args.run
    return command(args)


def _failed(error: Exception) -> int:
    """An error that no command expected: a report into the player's folder, one line here."""
    import traceback

    from game.app import write_report
    from game.places import user_dir

    report = write_report(error, user_dir().path)
    if report is None:
        traceback.print_exception(error)
    where = f"the report is in {report}" if report else "no report could be written"
    print(f"slipstream: an error ended the app ({type(error).__name__}: {error}); {where}.", file=sys.stderr)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
