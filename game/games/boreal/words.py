"""A card of Boreal in words: its kind and cost, its points, its powers. For readers, labels and hints.

Pure functions of a card and the catalogue; draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from game.games.boreal.components import ADJACENT, FAMILIES, LEVEL, POINTS, SETS, Card, Components
from game.games.boreal.components import ENDS as END_NAMES
from game.games.boreal.pyramid import LEFT, LEVEL_OF, ROWS

Say = Callable[..., str]


def name(t: Say, card: Card) -> str:
    return t(f"boreal.card.{card.id}")


def facts(t: Say, card: Card) -> str:
    """ "Place · costs 3 · 1 compass"."""
    parts = [t(f"boreal.kind.{card.kind}"), t("boreal.cost", n=card.cost)]
    if card.compasses:
        parts.append(t("boreal.compasses", n=card.compasses))
    return " · ".join(parts)


def families(t: Say, card: Card) -> str:
    if not card.families:
        return t("boreal.family.none")
    return ", ".join(t(f"boreal.family.{f}") for f in card.family_ids)


def points(t: Say, box: Components, card: Card) -> str:
    """What it scores, in a sentence (BO-25)."""
    kind = END_NAMES[card.end]
    ends = box.ends
    if card.end == POINTS:
        return t("boreal.points", n=card.points)
    if card.end == LEVEL:
        a, b, c, d = ends.level
        return t("boreal.end.level.text", a=a, b=b, c=c, d=d)
    family = f"@boreal.family.{FAMILIES[card.end_family]}" if card.end_family >= 0 else ""
    return t(f"boreal.end.{kind}.text", n=each(box, card), family=family)


def each(box: Components, card: Card) -> int:
    """The number of an end power: so many points for each of what it counts; 0 where it copies a card."""
    kind = END_NAMES[card.end]
    return int(getattr(box.ends, kind)) if ADJACENT <= card.end <= SETS and card.end != LEVEL else 0


def power(t: Say, card: Card) -> str:
    """What it does when placed; "" if nothing."""
    return t(f"boreal.power.{card.power}.text", n=card.amount) if card.power else ""


def rules_of_card(t: Say, box: Components, card: Card) -> tuple[str, ...]:
    """All that it says, a sentence each: points, power, where it may not lie."""
    found = [points(t, box, card), power(t, card)]
    if card.not_level_1:
        found.append(t("boreal.not_level_1"))
    return tuple(x for x in found if x)


def in_full(t: Say, box: Components, card: Card) -> str:
    return " ".join((facts(t, card) + ".", families(t, card) + ".", *rules_of_card(t, box, card)))


def where(t: Say, slot: int, width: int) -> str:
    """An open slot of a pyramid whose base is `width` cards wide: its level, and where on the level."""
    level = 1 if slot == LEFT else LEVEL_OF[slot]
    if level == 1:
        side = "only" if not width else "left_end" if slot == LEFT else "right_end"
    else:
        number, count = slot - ROWS[level - 1][0], width - level + 1
        side = "only" if count == 1 else "left" if not number else "right" if number == count - 1 else "middle"
    return t(f"boreal.where.{side}", level=level)
