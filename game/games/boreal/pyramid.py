"""The pyramid's shape: ten slots, which lie beside, above and below which, and where a next card may go.

Pure geometry. Slots are numbers 0 to 9: level 1 is 0 to 3 from left to right, level 2 is 4 to 6, level 3 is 7
and 8, level 4 is 9; their names "L1S1" to "L4S1" are the ids of the hexagonal map. The base floats (BO-10): it is
kept pushed to the left, so that its leftmost card is always in slot 0. Growing to the left is the slot LEFT
("L1S0"): the new card takes slot 0 and everything else moves one slot to the right.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

SLOTS = 10
LEFT = -1
FULL = (1 << SLOTS) - 1
EMPTY: tuple[int, ...] = (-1,) * SLOTS

ROWS: tuple[tuple[int, ...], ...] = ((0, 1, 2, 3), (4, 5, 6), (7, 8), (9,))
BASE = len(ROWS[0])
LEVEL_OF: tuple[int, ...] = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
BELOW_OF: tuple[tuple[int, ...], ...] = ((), (), (), (), (0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (7, 8))
LEFT_OF: tuple[int, ...] = (-1, 0, 1, 2, -1, 4, 5, -1, 7, -1)
RIGHT_OF: tuple[int, ...] = (1, 2, 3, -1, 5, 6, -1, 8, -1, -1)
NAMES: tuple[str, ...] = ("L1S1", "L1S2", "L1S3", "L1S4", "L2S1", "L2S2", "L2S3", "L3S1", "L3S2", "L4S1")
LEFT_NAME = "L1S0"


class Shape(NamedTuple):
    """Tables over the 1024 sets of filled slots (bit i: slot i), and neighbours by slot.

    `open`: slots where a card may go (LEFT included); `upper`: those above level 1; `uncovered`: filled
    slots with nothing on them; `neighbours`: left, right, the two above, the two below (BO-26).
    """

    open: tuple[tuple[int, ...], ...]
    upper: tuple[tuple[int, ...], ...]
    uncovered: tuple[tuple[int, ...], ...]
    neighbours: tuple[tuple[int, ...], ...]


@cache
def shape() -> Shape:
    """The tables, made once."""
    above: list[list[int]] = [[] for _ in range(SLOTS)]
    for slot, pair in enumerate(BELOW_OF):
        for below in pair:
            above[below].append(slot)
    neighbours = tuple(
        tuple(n for n in (LEFT_OF[i], RIGHT_OF[i], *above[i], *BELOW_OF[i]) if n >= 0) for i in range(SLOTS)
    )
    opened, upper, uncovered = [], [], []
    for mask in range(FULL + 1):
        low = _open_base(mask)
        high = tuple(
            i for i in range(4, SLOTS)
            if not mask >> i & 1 and all(mask >> b & 1 for b in BELOW_OF[i])
        )
        opened.append(low + high)
        upper.append(high)
        uncovered.append(tuple(
            i for i in range(SLOTS) if mask >> i & 1 and not any(mask >> a & 1 for a in above[i])
        ))
    return Shape(tuple(opened), tuple(upper), tuple(uncovered), neighbours)


def _open_base(mask: int) -> tuple[int, ...]:
    width = base_width(mask)
    if width == 0:
        return (0,)
    return (LEFT, width) if width < BASE else ()


def base_width(mask: int) -> int:
    """How many cards level 1 holds."""
    return (mask & 0b1111).bit_count()


def mask_of(pyramid: tuple[int, ...]) -> int:
    """The set of filled slots."""
    mask = 0
    for slot, card in enumerate(pyramid):
        if card >= 0:
            mask |= 1 << slot
    return mask


def grown(mask: int, slot: int) -> int:
    """The set once a card lies in an open slot. LEFT moves all other bits up by one: level 1 is not full then."""
    return mask << 1 | 1 if slot == LEFT else mask | 1 << slot


def shifted(pyramid: tuple[int, ...]) -> tuple[int, ...]:
    """Everything one slot to the right, with slot 0 free: the base grows to the left. Width below 4 only."""
    a, b, c, _, d, e, _, f, _, _ = pyramid
    return (-1, a, b, c, -1, d, e, -1, f, -1)


def with_card(pyramid: tuple[int, ...], slot: int, card: int) -> tuple[int, ...]:
    """The pyramid with the card laid in an open slot (LEFT: the base grows to the left)."""
    if slot == LEFT:
        return (card, *shifted(pyramid)[1:])
    slots = list(pyramid)
    slots[slot] = card
    return tuple(slots)


def slot_name(slot: int) -> str:
    """The id of a slot: "L2S1", or "L1S0" for LEFT."""
    return NAMES[slot] if slot >= 0 else LEFT_NAME


def slot_of(name: str) -> int:
    """The slot of that id; ValueError names those there are."""
    if name == LEFT_NAME:
        return LEFT
    if name not in NAMES:
        raise ValueError(f"{name!r} is no slot (slots: {LEFT_NAME}, {', '.join(NAMES)})")
    return NAMES.index(name)


def faults(pyramid: tuple[int, ...]) -> tuple[str, ...]:
    """What is wrong with a written pyramid: gaps in the base, cards that hang in the air."""
    if len(pyramid) != SLOTS:
        return (f"has {len(pyramid)} slots instead of {SLOTS}",)
    mask = mask_of(pyramid)
    found = []
    width = base_width(mask)
    if mask & 0b1111 != (1 << width) - 1:
        found.append("level 1 must be filled from the left without a gap")
    for i in range(4, SLOTS):
        if mask >> i & 1 and not all(mask >> b & 1 for b in BELOW_OF[i]):
            found.append(f"{NAMES[i]} lacks a card below it")
    return tuple(found)
