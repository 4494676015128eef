"""Development only: lints the SVG files given, or all under art/, and prints what nanosvg can't draw.

Usage: python art/src/lint.py [FILE ...]   (exit code 1 when anything was found)
"""

from __future__ import annotations

import sys
from pathlib import Path

ART = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ART.parent))

from game.ui.artlint import lint_svg  # noqa: E402


def main(names: list[str]) -> int:
    """Prints one line a finding; returns the exit code."""
    found = 0
    for path in [Path(name) for name in names] or sorted(ART.rglob("*.svg")):
        for problem in lint_svg(path.read_text(encoding="utf-8")):
            print(f"{path}: {problem}")
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
