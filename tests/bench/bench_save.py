"""How long saving one action holds up the caller, early and late in a game.

Run: python tests/bench/bench_save.py [FOLDER]. Prints JSON, in milliseconds:
median and 99th percentile of JournalWriter.append with a 2 KB entry.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.places import UserDir  # noqa: E402
from game.savestate import SCHEMA, JournalWriter, new_id, open_store  # noqa: E402

SAMPLES = 1000
ENTRY = {"a": "card 4", "s": "0123456789abcdef", "state": {"text": "x" * 1980}}


def measure(writer: JournalWriter) -> dict[str, float]:
    """Appends with a pause between, as a player does, so that the thread's fsync falls in between too."""
    times = []
    for _ in range(SAMPLES):
        begin = time.perf_counter()
        problem = writer.append(ENTRY)
        times.append((time.perf_counter() - begin) * 1000)
        assert problem is None, problem
        time.sleep(0.002)
    return {
        "median_ms": round(statistics.median(times), 4),
        "p99_ms": round(statistics.quantiles(times, n=100)[98], 4),
        "max_ms": round(max(times), 4),
    }


def main() -> None:
    """Runs the benchmark in a temporary folder (inside FOLDER, if given)."""
    parent = sys.argv[1] if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory(dir=parent) as folder:
        store = open_store(UserDir(Path(folder)))
        game_id = new_id("bench")
        writer = store.create({"schema": SCHEMA, "game": "bench", "id": game_id, "seats": []})
        assert isinstance(writer, JournalWriter), writer
        result: dict[str, object] = {"entry_bytes": len(json.dumps(ENTRY)), "samples": SAMPLES}
        for length in (10, 10_000):
            while writer.live < length:
                writer.append(ENTRY)
            writer.flush()
            result[f"append_after_{length}"] = measure(writer)
        writer.close()
        begin = time.perf_counter()
        found = store.load(game_id)
        result["load_whole_ms"] = round((time.perf_counter() - begin) * 1000, 1)
        result["entries"] = len(getattr(found, "entries", ()))
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
