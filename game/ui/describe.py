"""The screen as text: one JSON object that says what can be read and chosen, for tests and for screen readers.

Writes only to standard output or the file it is given.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.ui import regions as tools
from game.ui.widgets import Region


def describe(
    found: Sequence[Region],
    scene: str,
    prompt: str,
    *,
    size: tuple[int, int] = (0, 0),
    texts: Sequence[str] = (),
    focused: str | None = None,
    animating: bool = False,
) -> str:
    """One line of JSON: scene, size [w, h], prompt, texts (what is written, in drawing order, each once), regions
    (id, label, enabled, hint, kind, value, rect [x, y, w, h] of the visible part in pixels, at [x, y] = a point that
    hits it or null, focused) in reading order, then those that only the pointer reaches; animating."""
    order = list(tools.focus_order(found))
    reached = {r.id for r in order}
    order += [r for r in found if r.id not in reached]
    table: dict[str, Any] = {
        "scene": scene,
        "size": list(size),
        "prompt": prompt,
        "texts": list(dict.fromkeys(t for t in texts if t)),
        "regions": [_entry(r, found, focused) for r in order],
        "animating": animating,
    }
    line = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
    return line.encode("utf-8", "replace").decode("utf-8")  # half a surrogate pair can't be written


def _entry(region: Region, found: Sequence[Region], focused: str | None) -> dict[str, Any]:
    rect = tools.visible_box(region).rect
    at = point_on(region, found)
    return {
        "id": region.id,
        "label": region.label,
        "enabled": region.enabled,
        "hint": region.hint,
        "kind": region.kind,
        "value": region.value,
        "rect": [rect.x, rect.y, rect.w, rect.h],
        "at": None if at is None else [int(at[0]), int(at[1])],
        "focused": region.id == focused,
    }


def point_on(region: Region, found: Sequence[Region]) -> tuple[float, float] | None:
    """A whole pixel where a click hits just this region: its middle if that works; None if it is covered."""
    box = tools.visible_box(region)
    if box.w < 1 or box.h < 1:
        return None
    fractions = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95)
    for fy in fractions:
        for fx in fractions:
            point = (float(int(box.x + box.w * fx)), float(int(box.y + box.h * fy)))
            top = tools.hit(found, point)
            if top is not None and top.id == region.id:
                return point
    return None


class Describer:
    """Says each change once: on standard output (`target` "-") or into a file that is always whole."""

    def __init__(self, target: str) -> None:
        self._file = None if target in ("", "-") else Path(target)
        self._last = ""

    def show(self, line: str) -> None:
        """Write the line if it differs from the last. OSError if the file cannot be written."""
        if line == self._last:
            return
        self._last = line
        if self._file is None:
            # A reader that has gone is no reason to end the game that it was reading.
            with contextlib.suppress(BrokenPipeError):
                print(line, file=sys.stdout, flush=True)
            return
        draft = self._file.with_name(f".{self._file.name}.{os.getpid()}")
        draft.write_text(line + "\n", "utf-8")
        os.replace(draft, self._file)
