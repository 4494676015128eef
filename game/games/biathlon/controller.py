"""Biathlon's controller: which cards can be pointed at, what a click on one comes to, the log's sentences.

Draws nothing and decides no rule: what a card would do is asked of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.rules import Refusal
from game.games.biathlon.rules import BiathlonRules
from game.games.biathlon.state import (
    Card,
    CardChosen,
    CardNotCarriedOut,
    CardsRevealed,
    ChipsGained,
    ChipsPaid,
    DiceRolled,
    GameWon,
    LapCompleted,
    MinutePassed,
    PieceMoved,
    Preview,
    RoundEnded,
    RoundsOwed,
    SatOut,
    ShootingReached,
    StartPlayerDrawn,
    StonePassed,
    View,
    WaitCounted,
)
from game.i18n.sentences import refusal_sentence
from game.i18n.texts import Texts
from game.stage.play import Chosen, Do, Mark, Presentation, Press, Select, SpotSpec, Turn

QUIET = (CardChosen, RoundEnded, StonePassed, MinutePassed, LapCompleted)
"""Events that the picture tells well enough; the log would only grow longer."""


class Controller:
    """A selection is the number of a card, or None."""

    def __init__(self, rules: BiathlonRules, texts: Texts) -> None:
        self.rules = rules
        self.t = texts.t
        self.texts = texts

    # -- choosing --------------------------------------------------------------------------
    def present(self, turn: Turn) -> Presentation:
        view: View = turn.view
        chosen: int | None = turn.selection
        spots = tuple(self._spot(view, turn.seat, action.number, action.number == chosen) for action in turn.legal)
        if chosen is None:
            key = "biathlon.prompt.choose_secret" if len(view.players) > 1 else "biathlon.prompt.choose_solo"
            lay = Press("lay", self.t("biathlon.press.none"), "primary", False, Refusal("BD-04", "choose_first"))
            return Presentation(self.t(key), spots, (lay,), (*self._hovered_none(view, turn.seat),))
        seen = self.rules.preview(view, turn.seat, chosen)
        name = self.t(f"biathlon.card.{chosen}.name")
        prompt = self.t("biathlon.prompt.chosen", card=name, what=self.words(view, seen))
        lay = Press("lay", self.t("biathlon.press.lay", card=chosen), "primary", key="enter",
                    hint=self.t("biathlon.press.lay_hint"))
        return Presentation(prompt, spots, (lay,), self._marks(seen), self._warning(view, chosen))

    def _spot(self, view: View, seat: int, card: int, selected: bool) -> SpotSpec:
        seen = self.rules.preview(view, seat, card)
        label = self.t("biathlon.board.card", card=card, name=self.t(f"biathlon.card.{card}.name"))
        warning = self._warning(view, card)
        hint = f"{self.t(f'biathlon.card.{card}.text')} {warning or self.words(view, seen)}"
        return SpotSpec(f"card/{card}", f"hand/{card}", label, hint, key=str(card % 10), lit=not seen.problem,
                        selected=selected)

    def _hovered_none(self, view: View, seat: int) -> tuple[Mark, ...]:
        return (Mark("here", (f"field/{view.players[seat].field}",)),)

    def _warning(self, view: View, card: int) -> str:
        found = self.rules.warnings(view, Card(card))
        return " ".join(refusal_sentence(self.texts, "biathlon", w, "warning") for w in found)

    def preview(self, turn: Turn, spot: str) -> tuple[Mark, ...]:
        if not spot.startswith("card/"):
            return ()
        return self._marks(self.rules.preview(turn.view, turn.seat, int(spot.split("/")[1])))

    def _marks(self, seen: Preview) -> tuple[Mark, ...]:
        slots = tuple(f"field/{field}" for field in seen.path)
        if seen.problem:
            return (Mark("stay", slots, self.t("biathlon.preview.sits_out"), "bad"),)
        tone = "bad" if seen.owed else "good" if seen.gain > seen.pay else "plain"
        return (Mark("path", slots, self._short(seen), tone),)  # type: ignore[arg-type]

    def _short(self, seen: Preview) -> str:
        """The chips that it brings and costs, for the flag at the path's end."""
        change = seen.gain - seen.pay
        fee = min(self.rules.box.race.price, self.rules.box.race.price - seen.owed) if seen.reached else 0
        return f"{change - fee:+d}".replace("-", "\u2212") if change or fee else "\u00b10"

    def words(self, view: View, seen: Preview) -> str:
        """What a card would do, in a line: "4 fields, to 11 · pay 2 chips"."""
        if seen.problem:
            return self.t("biathlon.preview.sits_out")
        steps = len(seen.path) - 1
        target = seen.path[-1]
        if seen.reached:
            parts = [self.t("biathlon.preview.range", n=steps)]
        elif not steps:
            parts = [self.t("biathlon.preview.stay", field=self._field(target))]
        else:
            back = seen.path[-1] < seen.path[0]
            parts = [self.t("biathlon.preview.back" if back else "biathlon.preview.move", n=steps,
                            field=self._field(target))]
        if seen.pay:
            parts.append(self.t("biathlon.preview.pay", n=seen.pay))
        if seen.gain:
            parts.append(self.t("biathlon.preview.gain", n=seen.gain))
        if seen.surplus:
            parts.append(self.t("biathlon.preview.surplus", n=seen.surplus))
        if seen.owed:
            parts.append(self.t("biathlon.preview.owed", n=seen.owed))
        elif seen.reached and view.players[seen.seat].laps + 1 == self.rules.box.race.laps:
            parts.append(self.t("biathlon.preview.finish"))
        return " · ".join(parts)

    def _field(self, field: int) -> str:
        return str(field) if field else self.t("biathlon.board.start_short")

    def choose(self, turn: Turn, spot: str) -> Chosen:
        if spot == "lay" and turn.selection is not None:
            return Do(Card(turn.selection))
        if spot.startswith("card/"):
            card = int(spot.split("/")[1])
            return Do(Card(card)) if card == turn.selection else Select(card)
        return None

    def back(self, turn: Turn) -> Any:
        del turn  # a card taken back leaves nothing selected
        return None

    def select(self, turn: Turn, action: Card) -> int:
        del turn
        return action.number

    def say(self, turn: Turn, action: Card) -> str:
        card = action.number
        name = self.t(f"biathlon.card.{card}.name")
        return f"{card} · {name} ({self.words(turn.view, self.rules.preview(turn.view, turn.seat, card))})"

    # -- the log ---------------------------------------------------------------------------
    def tell(self, event: Any, names: tuple[str, ...]) -> str:
        if isinstance(event, QUIET):
            return ""
        base = f"biathlon.event.{type(event).__name__}"
        match event:
            case GameWon(seats, termination, rounds):
                key = f"{base}.{termination}"
                return " ".join(self.t(key, name=names[seat], n=rounds) for seat in seats)
            case StartPlayerDrawn(seat):
                return self.t(base, name=names[seat]) if len(names) > 1 else ""
            case DiceRolled(seat, number, dice):
                return self.t(base, name=names[seat], round=number, dice=" ".join(map(str, dice)))
            case CardsRevealed(cards):
                shown = [(names[seat], card) for seat, card in enumerate(cards) if card > 0]
                if len(shown) == 1:
                    return self.t(base, name=shown[0][0], card=shown[0][1])
                return self.t(f"{base}.all", cards=" · ".join(f"{name} {card}" for name, card in shown))
            case SatOut(seat, rounds):
                return self.t(base, name=names[seat], n=rounds)
            case CardNotCarriedOut(seat, card, reason):
                return self.t(f"{base}.{reason}", name=names[seat], card=card)
            case ChipsPaid(seat, chips, _, _, reason):
                return self.t(f"{base}.{reason}", name=names[seat], n=chips)
            case ChipsGained(seat, chips, wanted):
                if chips < wanted:
                    return self.t(f"{base}.short", name=names[seat], n=chips, wanted=wanted)
                return self.t(base, name=names[seat], n=chips)
            case PieceMoved(seat, path, backwards):
                way = "back" if backwards else "range" if path[-1] == 0 else "forward"
                return self.t(f"{base}.{way}", name=names[seat], n=len(path) - 1, field=path[-1])
            case ShootingReached(seat, _, surplus):
                return self.t(f"{base}.surplus", name=names[seat], n=surplus) if surplus else ""
            case RoundsOwed(seat, rounds):
                return self.t(base, name=names[seat], n=rounds)
            case WaitCounted(seat, left):
                return "" if left else self.t(base, name=names[seat])
        return ""

    def score(self, name: str, scores: Mapping[str, int]) -> str:
        """A cell of the table of results: who has arrived stands on no field."""
        if name != "field":
            return str(scores[name])
        if scores["laps"] >= self.rules.box.race.laps:
            return self.t("biathlon.score.field.finish")
        return str(scores["field"])

    def progress(self, state: Any) -> str:
        """Where the game stands, for the list of saved games."""
        lap = max((r.laps for r in state.players), default=0) + 1
        return self.t("biathlon.progress", n=state.rounds + 1, lap=min(lap, self.rules.box.race.laps))
