"""The window's costs: frames while pieces move, rest, start, resize, memory. Prints one JSON document.

    python tests/bench/bench_window.py [--game boreal] [--json FILE]

Needs Xvfb and xdotool, and nothing else running: the figures are processor time, medians where said. It drives
the real app in a real window by `tests/window/driver.py`; frames are timed within the app's own loop.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

FRAMES = """
import json, os, sys, time
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
from game.app import App, build_services
from game import places
from game.savestate import open_store
from game.ui.window import Window, WindowOptions
from game.ui.loop import Loop, Stats
import pygame
from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.library import board_finder
from game.scenes.match import Match
from game.scenes.table import TableScene
from game.scenes.home import HomeScene
from game.stage.sound import Sound

width, height, seconds, game = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]
window = Window(WindowOptions(size=(width, height)))
user = places.user_dir()
store = open_store(user)
services = build_services(store.settings.load().settings, store, user)
rules = rules_of(game)
seats = min(4, rules.seats.most)
board = board_finder(game)("a") if rules.needs_board else None
setup = make_setup(rules, seats, {"time_track": True} if game == "biathlon" else {}, board)
session = Session(rules, setup, "bench", tuple(SeatInfo(f"Bot {i}", "easy", i) for i in range(seats)))
match = Match.begin(session, store, services.bots())
app = App(services)
app.begin(HomeScene, TableScene(match))
loop = Loop(app, window)
cpu = []
clock = pygame.time.Clock()
first = None
resized = None
end = time.monotonic() + seconds
while time.monotonic() < end and not app.done:
    moving = app.animating
    a = time.process_time()
    loop.round(pygame.event.get())
    b = time.process_time()
    if moving:
        cpu.append((b - a) * 1000)
    clock.tick(60)
cpu.sort()
cpu = cpu[:]  # the first frames rasterise; the median and the 99th percentile are of all
print(json.dumps({
    "frames": len(cpu), "median_ms": round(cpu[len(cpu)//2], 2), "p99_ms": round(cpu[int(len(cpu)*0.99)-1], 2),
    "worst_ms": round(cpu[-1], 2), "driver": pygame.display.get_driver(),
    "acceleration": os.environ.get("SDL_FRAMEBUFFER_ACCELERATION", ""),
    "peak_mib": round(__import__("resource").getrusage(__import__("resource").RUSAGE_SELF).ru_maxrss / 1024, 1),
}))
app.end()
"""

BARE = "import pygame; pygame.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()"


def frames(environment: dict[str, str], seconds: float, game: str) -> dict[str, object]:
    done = subprocess.run([sys.executable, "-c", FRAMES, "1920", "1080", str(seconds), game], env=environment,
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr[-3000:])
    table: dict[str, object] = json.loads(done.stdout.strip().splitlines()[-1])
    return table


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Resident MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def rest(display: object, folder: Path, game: str) -> dict[str, float]:
    """Processor share of the home screen and of a waiting table, in percent of a core, over ten seconds each."""
    from tests.window.driver import running

    found: dict[str, float] = {}
    for name, arguments in (("home", ()), ("table", ("play", game, "--seats", "human,human", "--seed", "1"))):
        with running(display, folder / name, *arguments, size=(1920, 1080)) as app:  # type: ignore[arg-type]
            app.wait(lambda s: not s["animating"])
            if name == "table":
                if app.wait_scene("handover", "table")["scene"] == "handover":
                    app.key("Return")
                app.wait(lambda s: s["scene"] == "table" and not s["animating"])
            time.sleep(10)  # at rest means: nothing has moved for so long
            before = cpu_of(app.process.pid)
            time.sleep(10)
            found[f"{name}_percent"] = round((cpu_of(app.process.pid) - before) * 10, 2)
            found[f"{name}_mib"] = round(memory_of(app.process.pid), 1)
            if name == "table":
                begun = time.perf_counter()
                app.resize((1280, 720))
                found["resize_seconds"] = round(time.perf_counter() - begun, 3)
    return found


def starts(display_name: str, folder: Path, times: int) -> dict[str, float]:
    """From the command to the first shown frame of home, against a bare pygame window, medians of wall time."""
    environment = {**os.environ, "DISPLAY": display_name, "SDL_AUDIODRIVER": "dummy",
                   "SLIPSTREAM_HOME": str(folder / "start"), "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    environment.pop("SDL_VIDEODRIVER", None)
    # as installed: with the bytecode that the first start, which isn't counted, or the installer writes
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    ours, bare = [], []
    for _ in range(times + 1):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", BARE], env=environment, check=True, capture_output=True)
        bare.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        process = subprocess.Popen([sys.executable, "-m", "game", "--describe", "--size", "1280x720"],
                                   env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        process.stdout.readline()
        ours.append(time.perf_counter() - begun)
        process.kill()
        process.wait()
    mine, theirs = statistics.median(ours[1:]), statistics.median(bare[1:])
    return {"start_seconds": round(mine, 3), "bare_pygame_seconds": round(theirs, 3),
            "start_ratio": round(mine / theirs, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="write the document there too")
    parser.add_argument("--game", default="biathlon", help="whose table is measured (default biathlon)")
    parser.add_argument("--seconds", type=float, default=25.0, help="how long pieces move (default 25)")
    parser.add_argument("--starts", type=int, default=7, help="starts to time (default 7)")
    args = parser.parse_args()
    from tests.window.driver import Display

    display = Display((2560, 1440))  # larger than the windows, which else would open as large as it is
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            environment = {**os.environ, "DISPLAY": display.name, "SDL_AUDIODRIVER": "dummy",
                           "SLIPSTREAM_HOME": str(folder / "frames"), "SDL_FRAMEBUFFER_ACCELERATION": "0"}
            environment.pop("SDL_VIDEODRIVER", None)
            for home in ("frames", "home", "table", "start"):
                (folder / home).mkdir()
            document = {"frames_1920x1080": frames(environment, args.seconds, args.game),
                        "rest": rest(display, folder, args.game),
                        "start": starts(display.name, folder, args.starts)}
    finally:
        display.close()
    text = json.dumps(document, indent=1)
    print(text)
    if args.json:
        args.json.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
