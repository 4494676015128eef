"""Refusals and warnings in words: one way for the table, the position command and the tests.

Touches core's values and the catalogues only.
"""

from __future__ import annotations

from typing import Any

from game.core.rules import Refusal
from game.i18n.texts import Texts


def refusal_sentence(texts: Texts, game: str, refusal: Refusal, kind: str = "refusal", numbered: bool = False) -> str:
    """The sentence; `numbered`: with the rule's number behind it ("You have too few chips. (BD-11)"), for who clicked
    and may want to read the rule. What stands at the table all the time is spared the numbers.

    `kind` is "refusal" or "warning"; a game's own sentence goes before the house's."""
    params: dict[str, Any] = dict(refusal.params)
    key = next(
        (k for k in (f"{game}.{kind}.{refusal.key}", f"{kind}.{refusal.key}") if texts.has(k)),
        f"{kind}.{refusal.key}",
    )
    sentence = texts.t(key, **params)
    return f"{sentence} ({refusal.rule})" if numbered and refusal.rule else sentence
