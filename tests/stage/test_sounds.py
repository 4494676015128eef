"""Every sound that the program asks for is there: a name without a file would be silence that nobody notices."""

from __future__ import annotations

import re

from game.places import art_dir, data_root

ASKED = re.compile(r'(?:sound\.play|hear)\("([a-z-]+)"|\b(?:Clip|_slide|_chips|_shake)\([^\n]*?, "([a-z-]+)"\)')


def test_every_sound_that_is_asked_for_has_a_file():
    files = {re.sub(r"-\d$", "", file.stem) for file in (art_dir() / "sounds").glob("*.wav")}
    sources = [file.read_text("utf-8") for file in (data_root() / "game").rglob("*.py")]
    asked = {a or b for source in sources for a, b in ASKED.findall(source)}
    assert {"click", "error", "undo", "turn"} <= asked
    assert asked <= files, asked - files
