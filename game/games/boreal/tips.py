"""What the small things of Boreal's table mean when they are pointed at: deck, numbers of the spaces, plates.

Pure functions of a view and the catalogue; draws nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.games.boreal.components import FAMILIES
from game.games.boreal.layout import SPACES, side_of
from game.games.boreal.pyramid import SLOTS
from game.games.boreal.rules import Boreal
from game.games.boreal.state import View, deck_size
from game.games.boreal.words import Say


def tips(rules: Boreal, view: View, near: int, names: Sequence[str], t: Say) -> tuple[tuple[str, str], ...]:
    """(slot of the layout, sentence) of each."""
    found = [("deck", t("boreal.tip.deck", n=deck_size(view)))]
    for seat, name in enumerate(names):
        side = side_of(seat, near)
        found.append((f"{side}/plate", plate(rules, view, seat, t)))
        found += [(f"{side}/stone/{n}", stone(rules, name, n, t)) for n in range(SPACES + 1)]
    return tuple(found)


def plate(rules: Boreal, view: View, seat: int, t: Say) -> str:
    """The numbers beside the signs: compasses of a Rest, cards of each family, cards laid."""
    pyramid = view.pyramids[seat]
    income = rules.scorer.uncovered_compasses(pyramid, view.masks[seat])
    packed = rules.scorer.family_counts(pyramid)
    families = ", ".join(f"{t(f'boreal.family.{f}')} {packed >> 4 * i & 15}" for i, f in enumerate(FAMILIES))
    return t("boreal.tip.plate", n=income, families=families, laid=sum(1 for c in pyramid if c >= 0), all=SLOTS)


def stone(rules: Boreal, name: str, n: int, t: Say) -> str:
    """What a token on this space has (BO-06), and what Rest adds to it there (BO-11)."""
    said = t("boreal.tip.stone", n=n, name=name) if n else t("boreal.tip.stone_0", name=name)
    bonus = rules.scorer.bonus[n]
    return f"{said} {t('boreal.tip.bonus', n=bonus)}" if bonus else said
