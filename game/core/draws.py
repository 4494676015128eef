"""Where chance comes from: draw number n of a game is a keyed hash of (seed, n).

So a game is reproducible, undo and reload never re-roll, and nothing drawn on screen can use it up.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from game.core.rules import Draw

T = TypeVar("T")


def keyed_draw(seed: str, number: int) -> int:
    """The 64-bit draw `number` (0, 1, ...) of the game with this seed."""
    digest = blake2b(str(number).encode(), key=blake2b(seed.encode(), digest_size=32).digest(), digest_size=8)
    return int.from_bytes(digest.digest(), "big")


def stream(seed: str) -> Draw:
    """A source of draws for bots and simulations: the same seed gives the same numbers."""
    number = -1

    def draw() -> int:
        nonlocal number
        number += 1
        return keyed_draw(seed, number)

    return draw


def shuffled(items: Sequence[T], draw: Draw) -> list[T]:
    """A new list in random order (Fisher and Yates)."""
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = draw() % (i + 1)
        out[i], out[j] = out[j], out[i]
    return out
