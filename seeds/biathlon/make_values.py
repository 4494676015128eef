"""Writes values_<board>.json for the shipped boards: `python seeds/biathlon/make_values.py` (some seconds).

Needed again when a board or a card changes; a test compares the files with a fresh solution.
"""

from __future__ import annotations

import json
from pathlib import Path

from game.core.codec import to_json
from game.core.registry import rules_of
from game.games.biathlon.rules import BiathlonRules
from game.games.biathlon.state import course_of
from game.games.biathlon.values import solve
from game.library import board_finder, shipped_ids


def main() -> None:
    rules = rules_of("biathlon")
    assert isinstance(rules, BiathlonRules)
    for board_id in shipped_ids("biathlon"):
        data = to_json(solve(rules, course_of(board_finder("biathlon")(board_id))))
        rows = ",\n".join(json.dumps(row, separators=(",", ":")) for lap in data["rounds"] for row in lap)
        # One line a field, so that a change can be read in a comparison.
        laps = len(data["rounds"])
        lines = rows.split(",\n")
        per_lap = len(lines) // laps
        blocks = ",\n".join("[\n" + ",\n".join(lines[i * per_lap:(i + 1) * per_lap]) + "\n]" for i in range(laps))
        text = (f'{{"fields":{data["fields"]},"greens":{json.dumps(data["greens"])},\n"rounds":[\n{blocks}\n]}}\n')
        Path(__file__).with_name(f"values_{board_id}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
