"""How far a game is, in a few words for the lists: kept as keys with parameters, told in the language of the day.

Pure; asks a game's controller and its rules. What older versions kept is a sentence already and is shown as it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from game.core.registry import room
from game.core.rules import OVER
from game.core.session import AnyRules, SeatInfo
from game.i18n.texts import Texts

MOST = 200
"""So many characters are kept with a game."""

_KEPT = re.compile("⟦([^⟦⟧]*)⟧")


class _Keys(Texts):
    """Stands for the catalogues: gives the key and its parameters in marks instead of the sentence."""

    def t(self, key: str, **params: object) -> str:
        # JSON escapes every character outside ASCII, so no name can hold a mark.
        return f"⟦{json.dumps([key, params], separators=(',', ':'))}⟧"

    __call__ = t


def progress_of(rules: AnyRules, seats: tuple[SeatInfo, ...], text: Texts) -> Callable[[Any], str]:
    """A function from a state to what is kept of its progress; `told` puts that into words."""
    controller = room(rules.id, "controller").Controller

    def words(state: Any, texts: Texts) -> str:
        if rules.turn(state) == OVER:
            return _ending(rules, state, seats, texts)
        tell = getattr(controller(rules, texts), "progress", None)
        return str(tell(state)) if tell is not None else ""

    def kept(state: Any) -> str:
        found = words(state, _Keys("en", {}))
        # A long list of winners is kept as words: cut off, keys would say nothing.
        return found if len(found) <= MOST else words(state, text)[:MOST]

    return kept


def _ending(rules: AnyRules, state: Any, seats: tuple[SeatInfo, ...], texts: Texts) -> str:
    """Who has won, or how long a lone player took; any game's result says that."""
    result = rules.result(state)
    winners = [seat.name for seat, rank in zip(seats, result.ranking, strict=True) if rank == 1]
    if len(seats) > 1 and winners:
        return texts.t("progress.won", n=len(winners), names=", ".join(winners))
    for name, value in result.scores[0] if result.scores else ():
        if name in ("rounds", "minutes"):
            return texts.t("progress.finished_after", n=value)
    return texts.t("progress.finished")


def told(text: Texts, kept: str) -> str:
    """What was kept, in the language of the interface."""
    return _KEPT.sub(lambda found: _sentence(text, found), kept)


def _sentence(text: Texts, found: re.Match[str]) -> str:
    try:
        key, params = json.loads(found[1])
        return text.t(key, **params) if text.has(key) else ""
    except (ValueError, TypeError):
        return ""
