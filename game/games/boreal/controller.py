"""Boreal's controller: what can be pointed at, what a click comes to, what a move would bring, the log's sentences.

Draws nothing and decides no rule: what is possible and what it brings is asked of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.core.rules import Refusal
from game.games.boreal import advice, words
from game.games.boreal.layout import (
    hand_slot,
    level_of,
    pyramid_slot,
    reserve_slot,
    seen_slot,
    side_of,
    space_slot,
)
from game.games.boreal.outlook import Outlook, reader_spot
from game.games.boreal.picks import NOTHING, Pick, state_of, turn_actions
from game.games.boreal.pyramid import FULL, base_width
from game.games.boreal.rules import Boreal
from game.games.boreal.state import (
    WHITE,
    Action,
    CardDealt,
    CardTaken,
    Decline,
    Discover,
    Pass,
    Place,
    Remove,
    Reserve,
    Scout,
    State,
    SwapBoard,
    SwapPyramid,
    Take,
    TokenMoved,
    TurnBegan,
    Under,
    View,
    space_for,
)
from game.i18n.sentences import refusal_sentence
from game.i18n.texts import Texts
from game.stage.play import Chosen, Do, Mark, Presentation, Press, Select, SpotSpec, Turn

RESERVE_KEYS = "qwerty"
"""Keys of the own reserve's first cards; the board's have the numbers of their spaces."""


class Controller:
    """A selection is a Pick, or None. `options` are those of the game's setup."""

    options: Mapping[str, Any] = {}

    def __init__(self, rules: Boreal, texts: Texts) -> None:
        self.rules = rules
        self.texts = texts
        self.t = texts.t
        self.box = rules.components
        self.outlook = Outlook(rules, texts.t)

    # -- reading -----------------------------------------------------------------------------
    def _near(self, turn: Turn) -> int:
        return WHITE if self.options.get("fixed_view") else turn.seat

    def _named(self, card: int) -> str:
        return self.t(f"boreal.card.{self.box.cards[card].id}")

    def _why(self, turn: Turn, action: Action) -> Refusal | None:
        return self.rules.why_not(state_of(turn.view), action)

    def _slots_for(self, turn: Turn, card: int) -> tuple[int, ...]:
        """The slots where the card could be laid: the one in hand, or one that would be discovered."""
        if turn.view.phase == "place":
            return tuple(a.slot for a in turn.legal if isinstance(a, Place))
        if Discover(card) not in turn.legal:
            return ()
        held = state_of(turn.view)._replace(phase="place", hand=card)
        return tuple(a.slot for a in self.rules.legal(held) if isinstance(a, Place))

    # -- presenting --------------------------------------------------------------------------
    def present(self, turn: Turn) -> Presentation:
        shown = self._present(turn)
        return replace(shown, spots=(*shown.spots, reader_spot(self.t)))

    def _present(self, turn: Turn) -> Presentation:
        view: View = turn.view
        match view.phase:
            case "choose":
                return self._said_if_last(turn, self._present_choose(turn))
            case "place":
                return self._present_place(turn)
            case "take":
                return self._present_one(turn, Take)
            case "under":
                return self._present_under(turn)
        power = self.box.cards[view.hand].power
        if power in ("swap_board", "swap_pyramid"):
            return self._present_swap(turn, SwapBoard if power == "swap_board" else SwapPyramid)
        return self._present_one(turn, Reserve if power == "reserve" else Remove)

    def _said_if_last(self, turn: Turn, shown: Presentation) -> Presentation:
        """BO-23: black has one more turn once white's pyramid is complete."""
        if turn.seat == WHITE or turn.view.masks[WHITE] != FULL:
            return shown
        return replace(shown, prompt=self.t("boreal.ask.last", what=shown.prompt))

    def _present_choose(self, turn: Turn) -> Presentation:
        if turn.legal == (Pass(),):
            press = Press("pass", self.t("boreal.button.pass"), "primary", key="enter")
            return Presentation(self.t("boreal.ask.pass"), self._spots(turn, turn_actions), (press,))
        picked = turn.selection or NOTHING
        spots = self._spots(turn, turn_actions, picked.cards)
        if not picked.cards:
            kinds = {type(action) for action in turn.legal}
            key = "boreal.ask.choose" + ("" if len(kinds) > 1 else "_discover" if Discover in kinds else "_scout")
            first = Refusal("BO-07", "choose_first")
            wait = Press("discover", self.t("boreal.button.discover"), "primary", False, first)
            return Presentation(self.t(key), spots, (wait,))
        card = picked.cards[0]
        can, could = Discover(card) in turn.legal, Scout(card) in turn.legal
        presses = []
        if card in turn.view.board:
            presses.append(Press("scout", self.t("boreal.button.scout"), "normal" if can else "primary", could,
                                 self._why(turn, Scout(card)), "s" if can else "enter"))
        presses.append(Press("discover", self.t("boreal.button.discover"), "primary" if can else "normal", can,
                             self._why(turn, Discover(card)), "enter" if can else ""))
        slots = self._slots_for(turn, card)
        spots += self._slot_spots(turn, slots, picked.slot)
        key = "both" if can and could else "discover" if can else "scout"
        prompt = self.t(f"boreal.ask.card_{key}", card=self._named(card))
        marks = self._marks_for(turn, card, picked.slot, slots)
        return Presentation(prompt, spots, tuple(presses), marks)

    def _present_place(self, turn: Turn) -> Presentation:
        view: View = turn.view
        slots = self._slots_for(turn, view.hand)
        slot = self._slot_of(turn)
        every = self.rules.open_slots(view.masks[turn.seat])
        spots = self._spots(turn, turn_actions, (view.hand,)) + self._slot_spots(turn, every, slot)
        ready = slot is not None
        press = Press("place", self.t("boreal.button.place"), "primary", ready,
                      None if ready else Refusal("BO-10", "choose_slot"), "enter")
        return Presentation(self.t("boreal.ask.place", card=self._named(view.hand)), spots, (press,),
                            self._marks_for(turn, view.hand, slot, slots))

    def _slot_of(self, turn: Turn) -> int | None:
        """The slot selected, or the only one that there is."""
        if turn.selection is not None and turn.selection.slot is not None:
            return int(turn.selection.slot)
        slots = self._slots_for(turn, turn.view.hand)
        return slots[0] if len(slots) == 1 else None

    def _present_one(self, turn: Turn, verb: type) -> Presentation:
        """One card to be pointed out: reserve, remove, take."""
        name = verb.__name__.lower()
        picked = (turn.selection or NOTHING).cards
        press = Press(name, self.t(f"boreal.button.{name}"), "primary", bool(picked),
                      None if picked else Refusal(_RULE[verb], "choose_first"), "enter")
        prompt = self.t(f"boreal.ask.{name}", card=self._named(turn.view.hand))
        return Presentation(prompt, self._spots(turn, lambda card: (verb(card),), picked), (press,))

    def _present_swap(self, turn: Turn, verb: type) -> Presentation:
        picked = (turn.selection or NOTHING).cards
        where = "board" if verb is SwapBoard else "pyramid"
        action = self._pair(turn, picked)

        def actions(card: int) -> tuple[Action, ...]:
            if len(picked) == 1 and card not in picked:
                return (self._pair(turn, (*picked, card)) or verb(*picked, card),)
            return tuple(a for a in turn.legal if not isinstance(a, Decline) and card in (a.first, a.second))

        swap = Press("swap", self.t("boreal.button.swap"), "primary", action is not None,
                     None if action else Refusal(_RULE[verb], "choose_two"), "enter")
        leave = Press("decline", self.t("boreal.button.decline"), "normal", key="l")
        key = "boreal.ask.second" if len(picked) == 1 else f"boreal.ask.swap_{where}"
        prompt = self.t(key, card=self._named(turn.view.hand))
        marks: tuple[Mark, ...] = ()
        if action is not None:
            prompt = self.t("boreal.ask.both", first=self._named(picked[0]), second=self._named(picked[1]))
            marks = self._swap_marks(turn, action)
        spots = self._spots(turn, actions, picked, verb)
        return Presentation(prompt, spots, (leave, swap), marks)

    def _pair(self, turn: Turn, cards: tuple[int, ...]) -> SwapBoard | SwapPyramid | None:
        """The legal swap of these two."""
        for action in turn.legal:
            if isinstance(action, SwapBoard | SwapPyramid) and {action.first, action.second} == set(cards):
                return action
        return None

    def _present_under(self, turn: Turn) -> Presentation:
        """The order in which cards go under the deck: clicked one after another, the upper one first."""
        order = self._order(turn)
        ready = len(order) == len(turn.view.seen)
        press = Press("under", self.t("boreal.button.under"), "primary", ready,
                      None if ready else Refusal("BO-21", "under_all"), "enter")
        spots = self._spots(turn, lambda card: turn.legal[:1] if card in turn.view.seen else (Under((card,)),), order)
        marks = tuple(Mark("order", (self._seen(turn, card),), str(n)) for n, card in enumerate(order, 1))
        return Presentation(self.t("boreal.ask.under"), spots, (press,), marks)

    def _order(self, turn: Turn) -> tuple[int, ...]:
        picked = (turn.selection or NOTHING).cards
        left = tuple(card for card in turn.view.seen if card not in picked)
        return picked + left if len(left) <= 1 or not picked else picked

    def _seen(self, turn: Turn, card: int) -> str:
        return seen_slot(side_of(turn.seat, self._near(turn)), turn.view.seen.index(card))

    # -- spots -------------------------------------------------------------------------------
    def _spots(self, turn: Turn, actions: Callable[[int], tuple[Action, ...]], picked: tuple[int, ...] = (),
               verb: type | None = None) -> tuple[SpotSpec, ...]:
        """Every open card can be pointed at; those for which an action is legal can be chosen."""
        legal = set(turn.legal)
        found = []
        for card, slot, label, key in self._open_cards(turn):
            wanted = actions(card)
            allowed = [a for a in wanted if a in legal]
            why = None
            if not allowed and card not in picked:
                asked = self._asked(turn, card, wanted) if wanted else verb(card, card) if verb else None
                why = self._why(turn, asked) if asked is not None else None
            usable = bool(allowed) or card in picked
            lit = any(not isinstance(a, Scout) for a in allowed)
            pressed = key if usable else ""
            drag = Discover(card) in allowed or (turn.view.phase == "place" and card == turn.view.hand)
            found.append(SpotSpec(f"card/{card}", slot, label, "", usable, why, pressed, lit, card in picked,
                                  level_of(_slot_number(slot)) if "/pyramid/" in slot else 0, drag=drag))
        return tuple(found)

    def _open_cards(self, turn: Turn) -> list[tuple[int, str, str, str]]:
        """(card, slot, label, key) of all cards that lie open, the board first in the seat's order."""
        view: View = turn.view
        near, seat = self._near(turn), turn.seat
        found = []
        for space in range(1, self.rules.spaces + 1):
            card = view.board[space_for(seat, space) - 1]
            if card >= 0:
                label = self.t("boreal.board.card", space=space, card=self._spoken(card))
                found.append((card, space_slot(space_for(seat, space), near), label, str(space)))
        for owner in (seat, 1 - seat):
            side, reserve = side_of(owner, near), view.reserves[owner]
            where = self.t("boreal.board.own_reserve" if owner == seat else "boreal.board.reserve",
                           name=turn.names[owner])
            for k, card in enumerate(reserve):
                key = RESERVE_KEYS[k] if owner == seat and k < len(RESERVE_KEYS) else ""
                label = self.t("boreal.board.named", what=where, card=self._spoken(card))
                found.append((card, reserve_slot(side, len(reserve), k), label, key))
            width = base_width(view.masks[owner])
            where = self.t("boreal.board.pyramid", name=turn.names[owner])
            for slot, card in enumerate(view.pyramids[owner]):
                if card >= 0:
                    lies = self.t("boreal.board.slot.card", level=level_of(slot), card=self._spoken(card))
                    key = str((slot + 1) % 10) if view.phase == "power" and owner == seat else ""
                    found.append((card, pyramid_slot(side, width, slot), f"{where}. {lies}", key))
        side = side_of(seat, near)
        if view.phase == "place":
            found.append((view.hand, hand_slot(side), self._spoken(view.hand), ""))
        for k, card in enumerate(view.seen):
            found.append((card, seen_slot(side, k), self._spoken(card), str(k + 1)))
        return found

    def _spoken(self, card: int) -> str:
        spec = self.box.cards[card]
        return f"{words.name(self.t, spec)}. {words.in_full(self.t, self.box, spec)}"

    def _asked(self, turn: Turn, card: int, wanted: tuple[Action, ...]) -> Action:
        """Of what can't be done with a card, that whose reason says most: what can't even be scouted can't be had."""
        return wanted[-1] if card in turn.view.board else wanted[0]

    def _too_far_or_dear(self, turn: Turn, card: int) -> str:
        """Why a card that can be scouted can't be discovered; "" for others."""
        if Discover(card) in turn.legal or Scout(card) not in turn.legal:
            return ""
        why = self._why(turn, Discover(card))
        return refusal_sentence(self.texts, "boreal", why) if why else ""

    def _slot_spots(self, turn: Turn, slots: tuple[int, ...], chosen: int | None) -> tuple[SpotSpec, ...]:
        """Free places of the own pyramid."""
        side, width = side_of(turn.seat, self._near(turn)), base_width(turn.view.masks[turn.seat])
        found = []
        placing = turn.view.phase == "place"
        for number, slot in enumerate(slots, 1):
            label = words.where(self.t, slot, width)
            label = label[0].upper() + label[1:]
            why = self._why(turn, Place(slot)) if placing else None
            key = str(number) if placing else ""
            found.append(SpotSpec(f"slot/{slot}", pyramid_slot(side, width, slot), label, "", why is None, why, key,
                                  lit=why is None, selected=slot == chosen, z=10))
        return tuple(found)

    # -- what it would bring -----------------------------------------------------------------
    def preview(self, turn: Turn, spot: str) -> tuple[Mark, ...]:
        view: View = turn.view
        kind, _, number = spot.partition("/")
        picked = (turn.selection or NOTHING).cards
        if kind == "slot":
            card = view.hand if view.phase == "place" else picked[0] if picked else -1
            slots = self._slots_for(turn, card) if card >= 0 else ()
            return self._marks_for(turn, card, int(number), slots) if int(number) in slots else ()
        if kind != "card" or int(number) in picked:
            return ()
        card = int(number)
        if view.phase == "choose" and not picked and (card in view.board or card in view.reserves[turn.seat]):
            return self._marks_for(turn, card, None, self._slots_for(turn, card))
        if view.phase == "power" and len(picked) == 1:
            action = self._pair(turn, (*picked, card))
            return self._swap_marks(turn, action) if action is not None else ()
        return ()

    def _marks_for(self, turn: Turn, card: int, slot: int | None, slots: tuple[int, ...]) -> tuple[Mark, ...]:
        hint = "" if slots or turn.view.phase == "place" else self._too_far_or_dear(turn, card)
        return self.outlook.of_card(turn, self._near(turn), card, slot, slots, hint)

    def _swap_marks(self, turn: Turn, action: SwapBoard | SwapPyramid) -> tuple[Mark, ...]:
        where = {card: slot for card, slot, _, _ in self._open_cards(turn)}
        return self.outlook.of_swap(turn, self._near(turn), action, (where[action.first], where[action.second]))

    # -- choosing ----------------------------------------------------------------------------
    def choose(self, turn: Turn, spot: str) -> Chosen:
        view: View = turn.view
        picked: Pick = turn.selection or NOTHING
        kind, _, number = spot.partition("/")
        match view.phase, kind:
            case _, "pass":
                return Do(Pass())
            case _, "decline":
                return Do(Decline())
            case "choose", "card":
                return self._choose_card(turn, picked, int(number))
            case "choose", "slot" if picked.cards:
                slot = int(number)
                return self._discover(turn, picked) if slot == picked.slot else Select(Pick(picked.cards, slot))
            case "choose", "discover" if picked.cards:
                return self._discover(turn, picked)
            case "choose", "scout" if picked.cards:
                return self._try(turn, Scout(picked.cards[0]))
            case "place", "slot":
                slot = int(number)
                wrong = self._why(turn, Place(slot))
                if wrong is not None:
                    return wrong
                return Do(Place(slot)) if slot == self._slot_of(turn) else Select(Pick((), slot))
            case "place", "place":
                chosen = self._slot_of(turn)
                return Do(Place(chosen)) if chosen is not None else None
            case "under", "card":
                return self._choose_order(turn, int(number))
            case "under", "under":
                return self._try(turn, Under(self._order(turn)))
            case "take", _:
                return self._choose_one(turn, picked, kind, number, Take)
            case "power", _:
                return self._choose_power(turn, picked, kind, number)
        return None

    def drop(self, turn: Turn, spot: str, onto: str) -> Chosen:
        """A card dragged to a free place of the pyramid: the one in hand is laid there; another one is discovered,
        and that place stays chosen while the card that follows it is seen (BO-07)."""
        (kind, _, number), (goal, _, slot) = spot.partition("/"), onto.partition("/")
        if (kind, goal) != ("card", "slot"):
            return None
        if turn.view.phase == "place":
            return self._why(turn, Place(int(slot))) or Do(Place(int(slot)))
        return self._discover(turn, Pick((int(number),), int(slot))) if turn.view.phase == "choose" else None

    def _choose_card(self, turn: Turn, picked: Pick, card: int) -> Chosen:
        if card in picked.cards:
            return self._discover(turn, picked) if Discover(card) in turn.legal else self._try(turn, Scout(card))
        if Discover(card) in turn.legal or Scout(card) in turn.legal:
            return Select(Pick((card,)))
        return self._why(turn, self._asked(turn, card, turn_actions(card)))

    def _discover(self, turn: Turn, picked: Pick) -> Chosen:
        """Discovering, the slot that was looked at stays selected: it is confirmed once the next card is seen. Where
        there is but one slot nothing is left to confirm."""
        card = picked.cards[0]
        wrong = self._why(turn, Discover(card))
        slots = self._slots_for(turn, card)
        only = Place(slots[0]) if len(slots) == 1 else None
        return wrong or Do(Discover(card), Pick((), picked.slot) if picked.slot is not None else None, only)

    def _try(self, turn: Turn, action: Action) -> Chosen:
        return self._why(turn, action) or Do(action)

    def _choose_one(self, turn: Turn, picked: Pick, kind: str, number: str, verb: type) -> Chosen:
        if kind == "card":
            card = int(number)
            wrong = self._why(turn, verb(card))
            if wrong is not None:
                return wrong
            return Do(verb(card)) if picked.cards == (card,) else Select(Pick((card,)))
        return self._try(turn, verb(picked.cards[0])) if picked.cards else None

    def _choose_power(self, turn: Turn, picked: Pick, kind: str, number: str) -> Chosen:
        power = self.box.cards[turn.view.hand].power
        if power not in ("swap_board", "swap_pyramid"):
            return self._choose_one(turn, picked, kind, number, Reserve if power == "reserve" else Remove)
        if kind == "swap":
            action = self._pair(turn, picked.cards)
            return Do(action) if action is not None else None
        if kind != "card":
            return None
        card = int(number)
        if card in picked.cards:
            left = tuple(c for c in picked.cards if c != card)
            return Select(Pick(left) if left else None)
        if len(picked.cards) == 1:
            verb = SwapBoard if power == "swap_board" else SwapPyramid
            pair = self._pair(turn, (*picked.cards, card))
            return Select(Pick((*picked.cards, card))) if pair else self._why(turn, verb(picked.cards[0], card))
        usable = any(not isinstance(a, Decline) and card in (a.first, a.second) for a in turn.legal)
        if usable:
            return Select(Pick((card,)))
        return self._why(turn, SwapBoard(card, card) if power == "swap_board" else SwapPyramid(card, card))

    def _choose_order(self, turn: Turn, card: int) -> Chosen:
        order = self._order(turn)
        if card not in turn.view.seen:
            return self._why(turn, Under((card,)))
        if len(order) == len(turn.view.seen):
            order = ()  # complete: a click begins the order anew
        return Select(Pick((*order, card))) if card not in order else None

    def back(self, turn: Turn) -> Any:
        picked: Pick | None = turn.selection
        if picked is None:
            return None
        if picked.slot is not None:
            return Pick(picked.cards) if picked.cards else None
        return Pick(picked.cards[:-1]) if len(picked.cards) > 1 else None

    # -- hints -------------------------------------------------------------------------------
    def select(self, turn: Turn, action: Action) -> Any:
        del turn
        match action:
            case Discover(card) | Scout(card) | Reserve(card) | Remove(card) | Take(card):
                return Pick((card,))
            case Place(slot):
                return Pick((), slot)
            case SwapBoard(first, second) | SwapPyramid(first, second):
                return Pick((first, second))
            case Under(cards):
                return Pick(cards)
        return None

    def say(self, turn: Turn, action: Action) -> str:
        return advice.say(self.t, self.rules, state_of(turn.view), action)

    def why(self, turn: Turn, action: Action, other: Action | None) -> str:
        """Why the hint says this rather than the next best, in a sentence."""
        return advice.why(self.t, self.rules, state_of(turn.view), action, other)

    # -- the log -----------------------------------------------------------------------------
    def tell(self, event: Any, names: tuple[str, ...]) -> str:
        match event:
            case CardDealt() | CardTaken() | TokenMoved(cause="discover") | TurnBegan(last=False):
                return ""  # the picture tells it well enough, and what is discovered is told once it is laid
        found = []
        for told in self.rules.tell(event):
            params: dict[str, Any] = dict(told.params)
            if "name" in params:
                params["name"] = names[int(params["name"])]
            found.append(self.t(told.key, **params))
        return " ".join(found)

    def progress(self, state: State) -> str:
        """A stored game in a few words."""
        return self.t("boreal.board.turn", n=state.turns // 2 + 1)


_RULE: dict[type, str] = {Reserve: "BO-15", Remove: "BO-16", SwapBoard: "BO-17", SwapPyramid: "BO-18", Take: "BO-21"}


def _slot_number(slot: str) -> int:
    return int(slot.rsplit("/", 1)[1])
