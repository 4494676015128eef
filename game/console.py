"""Standard streams that can be relied on: also where a build without a console has none, or a caller closed them.

Touches the process's own streams and environment only; standard library only until a message box is needed.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TextIO, cast

_KEPT_LINES = 40


class Heard:
    """Takes the place of a missing standard error and keeps the last lines, to be shown in a message box."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self._lines: list[str] = []

    def write(self, text: str) -> int:
        self._lines += text.splitlines()
        del self._lines[:-_KEPT_LINES]
        return len(text)

    def flush(self) -> None:
        """Nothing waits anywhere."""

    def isatty(self) -> bool:
        return False

    def text(self) -> str:
        return "\n".join(line for line in self._lines if line.strip())


def mend() -> Heard | None:
    """Give the process all three standard streams; what is written to a missing one goes nowhere.

    Returns what keeps standard error's lines where there was none because the app has no console of its own
    (a windowed build, pythonw), else None.
    """
    # First of all the descriptors: sound libraries write to number 2, whatever is open there by then, and with
    # closed ones the app can hang in the sound driver.
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            with contextlib.suppress(OSError):
                opened = os.open(os.devnull, os.O_RDWR)
                if opened != number:
                    os.dup2(opened, number)
                    os.close(opened)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is for what was asked
    windowed = sys.stderr is None and (sys.platform == "win32" or bool(getattr(sys, "frozen", False)))
    heard = Heard() if windowed else None
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = _nowhere()
    if sys.stderr is None:
        sys.stderr = cast(TextIO, heard) if heard is not None else _nowhere()
    _any_letter(sys.stdout)
    _any_letter(sys.stderr)
    return heard


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")


def _any_letter(stream: TextIO) -> None:
    """No name or arrow may end the app because the terminal's encoding lacks it; pipes and files get UTF-8."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is None:
        return
    with contextlib.suppress(OSError, ValueError):
        reconfigure(errors="replace") if stream.isatty() else reconfigure(encoding="utf-8", errors="backslashreplace")


def silence() -> None:
    """Nobody reads standard output any more: what is still buffered must not fail a second time at the exit."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def message_box(text: str) -> None:
    """Show the text in a window of the system's own. Without a display nothing happens."""
    import pygame

    with contextlib.suppress(pygame.error, NotImplementedError):
        pygame.display.message_box("Slipstream", text or "Slipstream ended because of an error.", "error")
