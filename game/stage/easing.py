"""Easing: how a motion starts and settles. Pure functions from 0..1 to about 0..1."""

from __future__ import annotations

from math import cos, pi


def smooth(t: float) -> float:
    """Slow at both ends: for pieces that set off and stop."""
    return (1 - cos(pi * t)) / 2


def out(t: float) -> float:
    """Quick, then settling: for cards and chips that slide to a place."""
    return 1 - (1 - t) ** 3


def into(t: float) -> float:
    """Slow, then quick: for things that leave."""
    return t**3


def overshoot(t: float) -> float:
    """Past the end and back: for dice and cards that land."""
    c = 1.4
    return 1 + (c + 1) * (t - 1) ** 3 + c * (t - 1) ** 2


def part(t: float, start: float, end: float) -> float:
    """Where a motion stands that takes the part from start to end of the whole."""
    if end <= start:
        return 1.0 if t >= end else 0.0
    return min(max((t - start) / (end - start), 0.0), 1.0)
