"""A real window under Xvfb, driven as a person would: xdotool moves the pointer and presses keys.

What is where comes from the app's own `--describe FILE`. Waiting means looking at that file until it says what
is awaited; there is a limit, so that a broken app fails the test instead of hanging it.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

NEEDED = ("Xvfb", "xdotool")
LIMIT = 60.0
"""Seconds after which a wait has failed; far above what anything takes."""

BORDERLESS = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
<application class="*"><decor>no</decor></application>
</applications></openbox_config>
"""

Screen = dict[str, Any]


def require_tools() -> None:
    """Skip with a reason where the tools are missing, but never in CI."""
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing and os.environ.get("CI"):
        pytest.fail(f"CI needs {', '.join(missing)} for the window tests")
    if missing:
        pytest.skip(f"{', '.join(missing)} not installed: no real window here")


class Display:
    """One Xvfb with a window manager if there is one."""

    def __init__(self, size: tuple[int, int] = (1920, 1200)) -> None:
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"],
            pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = f":{pipe.readline().strip()}"
        self.manager: subprocess.Popen[bytes] | None = None
        if shutil.which("openbox"):
            # Without borders a window is where it says it is.
            self.rules = Path(tempfile.mkstemp(suffix=".xml")[1])
            self.rules.write_text(BORDERLESS, "utf-8")
            self.manager = subprocess.Popen(["openbox", "--config-file", str(self.rules)],
                                            env={**os.environ, "DISPLAY": self.name},
                                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def close(self) -> None:
        for process in (self.manager, self.process):
            if process is not None:
                process.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(10)
        if self.manager is not None:
            self.rules.unlink(missing_ok=True)


class App:
    """The app in a window of that display, with a home of its own."""

    def __init__(self, display: Display, home: Path, *arguments: str, size: tuple[int, int] = (1280, 720),
                 env: dict[str, str] | None = None) -> None:
        self.display = display
        self.home = home
        self.file = home / "screen.json"
        self.file.unlink(missing_ok=True)
        self.errors = home / "stderr.txt"
        environment = {
            **os.environ, "DISPLAY": display.name, "SLIPSTREAM_HOME": str(home / "user"), "LANG": "en_US.UTF-8",
            "SDL_AUDIODRIVER": "dummy", "PYTHONUNBUFFERED": "1", **(env or {}),
        }
        environment.pop("SDL_VIDEODRIVER", None)
        command = [sys.executable, "-m", "game", "--describe", str(self.file), "--language", "en",
                   "--size", f"{size[0]}x{size[1]}", *arguments]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=errors)
        self.hand = subprocess.Popen(["xdotool", "-"], env=environment, stdin=subprocess.PIPE,
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True, bufsize=1)
        self.wait(lambda s: bool(s["regions"]))
        self.window = self._find(environment)
        self.origin = self._origin(environment)

    def _find(self, environment: dict[str, str]) -> str:
        def found() -> str:
            command = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
            return subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout

        ids = _until(found, "the window").split()
        subprocess.run(["xdotool", "windowfocus", "--sync", ids[-1]], env=environment, check=False,
                       capture_output=True)
        return ids[-1]

    def _origin(self, environment: dict[str, str]) -> tuple[int, int]:
        shell = subprocess.run(["xdotool", "getwindowgeometry", "--shell", self.window], env=environment,
                               capture_output=True, text=True, check=True).stdout
        table = dict(line.split("=") for line in shell.split())
        return int(table["X"]), int(table["Y"])

    # -- looking ---------------------------------------------------------------------------
    def screen(self) -> Screen:
        """What the app says is on the screen now; {} before the first frame."""
        try:
            table: Screen = json.loads(self.file.read_text("utf-8"))
        except (FileNotFoundError, json.JSONDecodeError):
            return {}
        return table

    def wait(self, wanted: Callable[[Screen], bool], what: str = "") -> Screen:
        """The first screen that fits. Fails with the last screen if the app ended or the limit passed."""
        until = time.monotonic() + LIMIT
        while time.monotonic() < until:
            screen = self.screen()
            if screen and wanted(screen):
                return screen
            if self.process.poll() is not None:
                said = self.errors.read_text()[-2000:]
                raise AssertionError(f"the app ended with {self.process.returncode}: {said}")
            time.sleep(0.004)
        raise AssertionError(f"waited in vain for {what or 'the screen'}; last: {json.dumps(self.screen())[:3000]}")

    def repeat(self, act: Callable[[], None], wanted: Callable[[Screen], bool], pause: float = 0.45) -> Screen:
        """Act again and again, with a person's pauses, until the screen fits."""
        until = time.monotonic() + LIMIT
        while time.monotonic() < until:
            act()
            soon = time.monotonic() + pause
            while time.monotonic() < soon:
                screen = self.screen()
                if screen and wanted(screen):
                    return screen
                time.sleep(0.004)
        raise AssertionError(f"acted in vain; last: {json.dumps(self.screen())[:3000]}")

    def wait_scene(self, *names: str) -> Screen:
        """A scene of one of these names, with nothing moving."""
        return self.wait(lambda s: s["scene"] in names and not s["animating"], f"scene {names}")

    def region(self, id: str) -> dict[str, Any]:
        """The region of that id, waiting until it is there and nothing covers it."""
        screen = self.wait(lambda s: any(r["id"] == id and r["at"] for r in s["regions"]), f"region {id}")
        return next(r for r in screen["regions"] if r["id"] == id)

    def has(self, id: str) -> bool:
        return any(r["id"] == id for r in self.screen().get("regions", ()))

    # -- acting ----------------------------------------------------------------------------
    def _do(self, line: str) -> None:
        assert self.hand.stdin is not None
        self.hand.stdin.write(line + "\n")
        self.hand.stdin.flush()

    def move(self, x: int, y: int) -> None:
        self._do(f"mousemove {self.origin[0] + x} {self.origin[1] + y}")

    def click(self, id: str, button: int = 1, times: int = 1) -> None:
        """Click in the middle of a region."""
        x, y = self.region(id)["at"]
        self.move(x, y)
        self._do(f"click --repeat {times} --delay 40 {button}" if times > 1 else f"click {button}")

    def click_until(self, id: str, wanted: Callable[[Screen], bool]) -> Screen:
        """Click a region until the screen fits: a click at the place of one that has just changed the screen is
        taken for the rest of a double click, and a person, who is slower, clicks again."""
        return self.repeat(lambda: self.click(id) if self.has(id) else None, wanted)

    def key(self, *names: str) -> None:
        self._do("key " + " ".join(names))

    def type(self, text: str) -> None:
        self._do(f"type --delay 8 '{text}'")

    def resize(self, size: tuple[int, int]) -> None:
        self._do(f"windowsize {self.window} {size[0]} {size[1]}")
        self.wait(lambda s: tuple(s["size"]) == size, f"size {size}")
        self.origin = self._origin({**os.environ, "DISPLAY": self.display.name})

    def picture(self, file: Path) -> Path:
        """What the window shows, as a PNG."""
        environment = {**os.environ, "DISPLAY": self.display.name}
        w, h = self.screen()["size"]
        x, y = self.origin
        subprocess.run(["import", "-window", "root", "-crop", f"{w}x{h}+{x}+{y}", "+repage", str(file)],
                       env=environment, check=True, timeout=LIMIT)
        return file

    # -- ending ----------------------------------------------------------------------------
    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def close(self) -> int:
        """Ask it to end; the exit code."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
        if self.hand.poll() is None:
            self.hand.terminate()
            self.hand.wait(5)
        return self.process.returncode


def _until(ask: Callable[[], str], what: str) -> str:
    until = time.monotonic() + LIMIT
    while time.monotonic() < until:
        found = ask()
        if found.strip():
            return found
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


@contextlib.contextmanager
def running(display: Display, home: Path, *arguments: str, **more: Any) -> Iterator[App]:
    """The app, ended at the end whatever happens."""
    app = App(display, home, *arguments, **more)
    try:
        yield app
    finally:
        app.close()
