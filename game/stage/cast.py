"""Actors: what stands on the table, where, and how it looks; in slots by name, so that a resize moves all of it.

Touches nothing. A table makes the cast from a view; clips change it until it equals the cast of the next view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from math import pi, sin

from game.ui.layout import Box, Point


@dataclass(slots=True)
class Actor:
    """One thing on the table. It stands in slot `at`; while it travels, a part `t` of the way to slot `to`.

    `hop` lifts it in the middle of its way (in parts of its slot's height). `face` is the picture or the side
    that shows, `value` a number that it carries (chips, points), `turned` 0 to 1 a flip in progress.
    """

    id: str
    kind: str
    at: str
    to: str = ""
    t: float = 0.0
    hop: float = 0.0
    face: str = ""
    value: int = 0
    turned: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    flip: bool = False
    z: int = 0
    note: str = ""

    def place(self, slots: Mapping[str, Box]) -> Box | None:
        """Its box in these slots, None if its slot isn't there."""
        here = slots.get(self.at)
        if here is None:
            return None
        if self.to and self.t > 0:
            there = slots.get(self.to, here)
            here = between(here, there, self.t)
            here = here.moved(0, -self.hop * here.h * sin(pi * min(max(self.t, 0.0), 1.0)))
        if self.scale != 1.0:
            cx, cy = here.centre
            w, h = here.w * self.scale, here.h * self.scale
            here = Box(cx - w / 2, cy - h / 2, w, h)
        return here

    def arrive(self, slot: str = "") -> None:
        """End its way: it now stands in `slot` (default: where it was going)."""
        self.at = slot or self.to or self.at
        self.to, self.t, self.hop = "", 0.0, 0.0

    def copy(self) -> Actor:
        return replace(self)


Cast = dict[str, Actor]
"""All actors by id."""


def cast_of(actors: Iterable[Actor]) -> Cast:
    """A cast; ValueError if two actors have one id."""
    cast: Cast = {}
    for actor in actors:
        if actor.id in cast:
            raise ValueError(f"two actors are called {actor.id}")
        cast[actor.id] = actor
    return cast


def differences(cast: Cast, other: Cast) -> list[str]:
    """In what two casts differ, one sentence each; empty if the picture is right."""
    found = [f"{i} is gone" for i in other if i not in cast] + [f"{i} should be gone" for i in cast if i not in other]
    for key in cast.keys() & other.keys():
        mine, theirs = cast[key], other[key]
        for f in fields(Actor):
            a, b = getattr(mine, f.name), getattr(theirs, f.name)
            same = abs(a - b) < 1e-6 if isinstance(a, float) else a == b
            if not same:
                found.append(f"{key}.{f.name} is {a!r}, should be {b!r}")
    return sorted(found)


def between(a: Box, b: Box, t: float) -> Box:
    """The box a part t of the way from a to b."""
    return Box(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.w + (b.w - a.w) * t, a.h + (b.h - a.h) * t)


def box_around(centre: Point, w: float, h: float) -> Box:
    return Box(centre[0] - w / 2, centre[1] - h / 2, w, h)
