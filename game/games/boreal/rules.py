"""Boreal: two players, a pyramid of places each. Read beside `seeds/boreal/rules.en.md`; numbers BO-01 to BO-27.

Imports `core` only. A turn is a row of single choices: discover (the replacement card is dealt), slot, power,
then Rest by itself; or scout (dealt), Rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations
from typing import Any, ClassVar

from game.core.rules import (
    CHANCE,
    OVER,
    Draw,
    IllegalAction,
    Option,
    Refusal,
    Result,
    Rules,
    Setup,
    Step,
)
from game.games.boreal import SEATS
from game.games.boreal.components import Components, read_components
from game.games.boreal.knowledge import drawn, possible_state, redacted, view_of
from game.games.boreal.position import problems_of, read_position
from game.games.boreal.pyramid import EMPTY, FULL, LEFT, mask_of, shape, with_card
from game.games.boreal.refusals import refuse
from game.games.boreal.scoring import CardScore, Preview, Scorer
from game.games.boreal.state import (
    BLACK,
    WHITE,
    Action,
    CardDealt,
    CardNotation,
    CardPlaced,
    CardRemoved,
    CardReserved,
    CardsSwapped,
    CardTaken,
    Deal,
    Decline,
    Discover,
    GameEnded,
    Known,
    Outcome,
    Pass,
    Peeked,
    Place,
    PowerDeclined,
    PowerIdle,
    PutUnder,
    PyramidCompleted,
    Remove,
    Reserve,
    Rested,
    Scout,
    See,
    State,
    SwapBoard,
    SwapPyramid,
    Take,
    TokenMoved,
    TurnBegan,
    TurnPassed,
    Under,
    View,
)
from game.games.boreal.telling import Told, tell

Events = list[Any] | None
"""Where a step's events go; None in searches, which want none."""


def make_rules(components: Mapping[str, Any]) -> Boreal:
    """The rules with the data of `seeds/boreal/components.toml`. CodecError if it can't be used."""
    return Boreal(read_components(components))


class Boreal(Rules[State, Action, Outcome, View]):
    id: ClassVar[str] = "boreal"
    version: ClassVar[int] = 1
    seats = SEATS
    options: ClassVar[tuple[Option, ...]] = (
        Option("fixed_view", False),  # the board doesn't turn with the seat (BO-06)
        Option("running_score", True),
    )
    state_type: ClassVar[type] = State

    def __init__(self, components: Components) -> None:
        self.components = components
        self.scorer = Scorer(components)
        self.notation = CardNotation(components)  # type: ignore[misc]
        cards = components.cards
        self.starts = components.of_kind("start")
        self.places = components.of_kind("place")
        self.archives = components.of_kind("archive")
        self.first_archive = self.archives[0]
        self.spaces = components.board.spaces
        self.peek = components.deck.peek
        self._shape = shape()
        self._compasses = self.scorer.compasses
        self._bonus = self.scorer.bonus
        self._power = tuple(c.power for c in cards)
        self._amount = tuple(c.amount for c in cards)
        self._cost = tuple(c.cost for c in cards)
        self._high = (*(c.not_level_1 for c in cards), False)
        # [slot above level 1 free][token] -> for each card (and for "none") whether it can be paid and laid
        self._playable = tuple(
            tuple(
                (*(c.cost <= token and (upper or not c.not_level_1) for c in cards), False)
                for token in range(self.spaces + 1)
            )
            for upper in (False, True)
        )
        every = range(len(cards))
        self._discover = tuple(Discover(c) for c in every)
        self._scout = tuple(Scout(c) for c in every)
        self._deal = tuple(Deal(c) for c in every)
        self._see = tuple(See(c) for c in every)
        low = tuple(tuple(Place(slot) for slot in slots) for slots in self._shape.open)
        high = tuple(tuple(Place(slot) for slot in slots) for slots in self._shape.upper)
        self._slots = (low, high)

    # -- setup -------------------------------------------------------------------------------
    def initial(self, setup: Setup) -> State:
        """BO-01 to BO-04: the board is still to be dealt, the archives in the deck are undecided."""
        if setup.seats not in self.seats:
            raise ValueError(f"boreal: {setup.seats} seats, but 2 play")
        start = self.components.board.start
        return State(
            phase="setup", seat=WHITE, tokens=(start, start), board=(-1,) * self.spaces,
            pyramids=(EMPTY, EMPTY), masks=(0, 0), reserves=((), ()), hand=-1, deck=self.places,
            archives=self.archives, hidden=self.components.deck.archives, under=(), seen=(),
            starts=self.starts, removed=(), passes=0, turns=0,
        )

    def turn(self, s: State) -> int:
        phase = s.phase
        if phase == "refill" or phase == "peek" or phase == "setup":
            return CHANCE
        return OVER if phase == "over" else s.seat

    # -- choices -----------------------------------------------------------------------------
    def legal(self, s: State) -> tuple[Action, ...]:
        phase = s.phase
        if phase == "choose":
            return self._turn_actions(s)
        if phase == "place":
            return self._slots[self._high[s.hand]][s.masks[s.seat]]
        if phase == "power":
            return self._power_actions(s)
        if phase == "take":
            free = self._may_take_archive(s)
            return tuple(Take(c) for c in s.seen if free or c < self.first_archive)
        if phase == "under":
            return tuple(Under(cards) for cards in permutations(s.seen))
        return ()

    def _turn_actions(self, s: State) -> tuple[Action, ...]:
        """BO-06 to BO-09 and BO-12: near cards by distance, reserve, then scouting by white's spaces."""
        seat = s.seat
        token = s.tokens[seat]
        board = s.board
        playable = self._playable[bool(self._shape.upper[s.masks[seat]])][token]
        near = board[:token] if seat == WHITE else board[::-1][:token]
        discover, scout = self._discover, self._scout
        found: list[Action]
        if max(board) >= self.first_archive and not self._may_take_archive(s):
            first = self.first_archive
            found = [discover[c] for c in near if playable[c] and c < first]
            found += [discover[c] for c in s.reserves[seat] if playable[c]]
            found += [scout[c] for c in board if 0 <= c < first]
        else:
            found = [discover[c] for c in near if playable[c]]
            found += [discover[c] for c in s.reserves[seat] if playable[c]]
            found += [scout[c] for c in board if c >= 0]
        return tuple(found) or (Pass(),)

    def open_slots(self, mask: int) -> tuple[int, ...]:
        """Slots where a card without a level restriction may go, for a set of filled slots (BO-10)."""
        return self._shape.open[mask]

    def slots_for(self, card: int, mask: int) -> tuple[int, ...]:
        """Slots where this card may go (BO-10, BO-14)."""
        return (self._shape.upper if self._high[card] else self._shape.open)[mask]

    def _may_take_archive(self, s: State) -> bool:
        """BO-09: none played or reserved yet."""
        first = self.first_archive
        return max(s.pyramids[s.seat]) < first and max(s.reserves[s.seat], default=-1) < first and s.hand < first

    def _power_actions(self, s: State) -> tuple[Action, ...]:
        """BO-15 to BO-18, BO-22; only called where there is something to do."""
        board = s.board
        match self._power[s.hand]:
            case "reserve":
                return tuple(Reserve(c) for c in self._reservable(s))
            case "remove":
                return tuple(Remove(c) for c in board if c >= 0)
            case "swap_board":
                pairs = combinations([c for c in board if c >= 0], 2)
                return (*(SwapBoard(a, b) for a, b in pairs), Decline())
            case _:
                return (*(SwapPyramid(a, b) for a, b in self._pyramid_swaps(s)), Decline())

    def _reservable(self, s: State) -> list[int]:
        free = self._may_take_archive(s)
        return [c for c in s.board if c >= 0 and (free or c < self.first_archive)]

    def _pyramid_swaps(self, s: State) -> list[tuple[int, int]]:
        """BO-18: any two cards, the level restrictions still kept."""
        pyramid, high = s.pyramids[s.seat], self._high
        filled = [i for i in range(len(pyramid)) if pyramid[i] >= 0]
        return [
            (pyramid[i], pyramid[j]) for i, j in combinations(filled, 2)
            if not (i < 4 and high[pyramid[j]]) and not (j < 4 and high[pyramid[i]])
        ]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        legal = self.legal(s)
        for listed in legal:  # mostly it is one of the list itself, which is quicker to see than equality
            if listed is action:
                return None
        return None if action in legal else refuse(self, s, action)

    # -- chance ------------------------------------------------------------------------------
    def chance(self, s: State) -> tuple[tuple[Outcome, int], ...]:
        phase = s.phase
        if phase == "setup":
            return tuple((self._deal[c], 1) for c in s.starts)
        if phase not in ("refill", "peek"):
            return ()
        make: tuple[Any, ...] = self._deal if phase == "refill" else self._see
        if not s.deck and not s.hidden:
            return ((make[s.under[0].card], 1),)
        # one of `hidden` cards is an archive, any of the unseen ones: weights over a common denominator
        each = len(s.archives) or 1
        found = [(make[c], each) for c in s.deck]
        if s.hidden:
            found += [(make[c], s.hidden) for c in s.archives]
        return tuple(found)

    def sample(self, s: State, number: int) -> Outcome:
        """The same outcome as from `chance`, without the list."""
        if s.phase == "setup":
            return self._deal[s.starts[number % len(s.starts)]]
        card = drawn(s.deck, s.archives, s.hidden, number) if s.deck or s.hidden else s.under[0].card
        return self._deal[card] if s.phase == "refill" else self._see[card]

    def _can_come(self, s: State, outcome: Deal | See) -> bool:
        """Whether `chance` lists the outcome."""
        card, phase = outcome.card, s.phase
        if phase == "setup":
            return type(outcome) is Deal and card in s.starts
        if phase != ("refill" if type(outcome) is Deal else "peek"):
            return False
        if not s.deck and not s.hidden:
            return card == s.under[0].card
        return card in s.deck or (s.hidden > 0 and card in s.archives)

    def _off_deck(self, s: State, card: int) -> State:
        """The deck without the card that came off it."""
        if card >= self.first_archive and card in s.archives:
            archives = tuple(c for c in s.archives if c != card)
            return s._replace(archives=archives, hidden=s.hidden - 1)
        deck = s.deck
        if card in deck:
            i = deck.index(card)
            return s._replace(deck=deck[:i] + deck[i + 1:])
        return s._replace(under=s.under[1:])

    # -- applying ----------------------------------------------------------------------------
    def apply(self, s: State, move: Action | Outcome) -> Step[State]:
        if type(move) is Deal or type(move) is See:
            if not self._can_come(s, move):
                raise IllegalAction(Refusal("", "no_such_outcome"))
        else:
            refusal = self.why_not(s, move)  # type: ignore[arg-type]
            if refusal is not None:
                raise IllegalAction(refusal)
        events: list[Any] = []
        state = self._step(s, move, events)
        return Step(state, tuple(events))

    def advance(self, s: State, move: Action | Outcome) -> State:
        return self._step(s, move, None)

    def _step(self, s: State, move: Action | Outcome, events: Events) -> State:
        kind = type(move)
        if kind is Deal:
            return self._deal_card(s, move.card, events)  # type: ignore[union-attr]
        if kind is Place:
            return self._place(s, move.slot, events)  # type: ignore[union-attr]
        if kind is Discover:
            return self._discover_card(s, move.card, events)  # type: ignore[union-attr]
        if kind is Scout or kind is Reserve:
            return self._reserve_card(s, move.card, events, kind is Scout)  # type: ignore[union-attr]
        match move:
            case Pass():
                if events is not None:
                    events.append(TurnPassed(s.seat))
                return self._rest(s, s.passes + 1, events)
            case Remove(card):
                return self._remove(s, card, events)
            case SwapBoard(first, second):
                return self._swap_board(s, first, second, events)
            case SwapPyramid(first, second):
                return self._swap_pyramid(s, first, second, events)
            case Decline():
                if events is not None:
                    events.append(PowerDeclined(s.seat, s.hand))
                return self._rest(s, 0, events)
            case See(card):
                return self._see_card(s, card, events)
            case Take(card):
                return self._take(s, card, events)
            case Under(cards):
                return self._put_under(s, cards, events)
        raise AssertionError(move)

    def _discover_card(self, s: State, card: int, events: Events) -> State:
        """BO-07: the token pays, the card leaves board or reserve; a gap waits for its replacement."""
        seat, board, reserves = s.seat, s.board, s.reserves
        token = s.tokens[seat]
        paid = token - self._cost[card]
        tokens = (paid, s.tokens[1]) if seat == WHITE else (s.tokens[0], paid)
        phase: Any = "place"
        space = 0
        if card in board:
            i = board.index(card)
            space = i + 1
            board = (*board[:i], -1, *board[space:])
            if s.deck or s.hidden or s.under:
                phase = "refill"
        else:
            mine = reserves[seat]
            i = mine.index(card)
            mine = mine[:i] + mine[i + 1:]
            reserves = (mine, reserves[1]) if seat == WHITE else (reserves[0], mine)
        if events is not None:
            events.append(TokenMoved(seat, token, paid, "discover"))
            events.append(CardTaken(seat, card, space))
        return State(phase, seat, tokens, board, s.pyramids, s.masks, reserves, card, s.deck, s.archives, s.hidden,
                     s.under, (), s.starts, s.removed, s.passes, s.turns)

    def _deal_card(self, s: State, card: int, events: Events) -> State:
        """BO-02 at setup; BO-07, BO-08, BO-22: the top card comes to the gap. Then slot or Rest is due."""
        board = s.board
        i = board.index(-1)
        board = (*board[:i], card, *board[i + 1:])
        if events is not None:
            events.append(CardDealt(card, i + 1))
        if s.phase == "setup":
            starts = tuple(c for c in s.starts if c != card)
            done = -1 not in board
            if done and events is not None:
                events.append(TurnBegan(s.seat, s.turns // 2 + 1, False))
            return s._replace(board=board, starts=starts, phase="choose" if done else "setup")
        deck, archives, hidden, under = s.deck, s.archives, s.hidden, s.under
        if card in deck:
            j = deck.index(card)
            deck = deck[:j] + deck[j + 1:]
        elif card in archives and hidden:
            archives = tuple([c for c in archives if c != card])
            hidden -= 1
        else:
            under = under[1:]
        state = State("place", s.seat, s.tokens, board, s.pyramids, s.masks, s.reserves, s.hand, deck, archives,
                      hidden, under, (), s.starts, s.removed, s.passes, s.turns)
        return state if s.hand >= 0 else self._rest(state, 0, events)

    def _place(self, s: State, slot: int, events: Events) -> State:
        """BO-10, then the card's power (BO-15 to BO-22)."""
        seat, card = s.seat, s.hand
        pyramid = with_card(s.pyramids[seat], slot, card)
        mask = s.masks[seat]
        mask = mask_of(pyramid) if slot == LEFT else mask | 1 << slot
        if seat == WHITE:
            pyramids, masks = (pyramid, s.pyramids[1]), (mask, s.masks[1])
        else:
            pyramids, masks = (s.pyramids[0], pyramid), (s.masks[0], mask)
        state = State("power", seat, s.tokens, s.board, pyramids, masks, s.reserves, card, s.deck, s.archives,
                      s.hidden, s.under, (), s.starts, s.removed, s.passes, s.turns)
        if events is not None:
            events.append(CardPlaced(seat, card, max(slot, 0), slot == LEFT))
            if mask == FULL:
                events.append(PyramidCompleted(seat))
        power = self._power[card]
        if not power:
            return self._rest(state, 0, events)
        return self._begin_power(state, power, events)

    def _begin_power(self, s: State, power: str, events: Events) -> State:
        if power == "gain":
            return self._rest(self._move_token(s, s.seat, self._amount[s.hand], events), 0, events)
        if power == "opponent_loses":
            return self._rest(self._move_token(s, 1 - s.seat, -self._amount[s.hand], events), 0, events)
        if power == "peek":
            possible = bool(s.deck or s.hidden or s.under)
            if possible:
                return s._replace(phase="peek")
        elif power == "reserve":
            possible = bool(self._reservable(s))
        elif power == "remove":
            possible = max(s.board) >= 0
        elif power == "swap_board":
            possible = len(s.board) - s.board.count(-1) >= 2
        else:
            possible = bool(self._pyramid_swaps(s))
        if possible:
            return s
        if events is not None:
            events.append(PowerIdle(s.seat, s.hand))
        return self._rest(s, 0, events)

    def _move_token(self, s: State, seat: int, steps: int, events: Events) -> State:
        """BO-19, BO-20: within 0 to 8, nothing carried over."""
        start = s.tokens[seat]
        end = min(self.spaces, max(0, start + steps))
        if events is not None:
            events.append(TokenMoved(seat, start, end, "gain" if steps > 0 else "loss"))
        return s._replace(tokens=(end, s.tokens[1]) if seat == WHITE else (s.tokens[0], end))

    def _reserve_card(self, s: State, card: int, events: Events, scouted: bool) -> State:
        """BO-08 and BO-15."""
        seat, board, reserves = s.seat, s.board, s.reserves
        i = board.index(card)
        board = (*board[:i], -1, *board[i + 1:])
        mine = (*reserves[seat], card)
        reserves = (mine, reserves[1]) if seat == WHITE else (reserves[0], mine)
        if events is not None:
            events.append(CardReserved(seat, card, i + 1, scouted))
        return self._gap(s, board, reserves, s.removed, events)

    def _remove(self, s: State, card: int, events: Events) -> State:
        """BO-16."""
        i = s.board.index(card)
        board = (*s.board[:i], -1, *s.board[i + 1:])
        if events is not None:
            events.append(CardRemoved(s.seat, card, i + 1))
        return self._gap(s, board, s.reserves, (*s.removed, card), events)

    def _gap(self, s: State, board: tuple[int, ...], reserves: Any, removed: tuple[int, ...],
             events: Events) -> State:
        """BO-08, BO-22: a gap is refilled at once if the deck has a card (BO-13); then Rest."""
        state = State("refill", s.seat, s.tokens, board, s.pyramids, s.masks, reserves, -1, s.deck, s.archives,
                      s.hidden, s.under, (), s.starts, removed, s.passes, s.turns)
        return state if s.deck or s.hidden or s.under else self._rest(state, 0, events)

    def _swap_board(self, s: State, first: int, second: int, events: Events) -> State:
        """BO-17."""
        board = list(s.board)
        i, j = board.index(first), board.index(second)
        board[i], board[j] = second, first
        if events is not None:
            events.append(CardsSwapped(s.seat, "board", first, second, i + 1, j + 1))
        return self._rest(s._replace(board=tuple(board)), 0, events)

    def _swap_pyramid(self, s: State, first: int, second: int, events: Events) -> State:
        """BO-18."""
        pyramid = list(s.pyramids[s.seat])
        i, j = pyramid.index(first), pyramid.index(second)
        pyramid[i], pyramid[j] = second, first
        if events is not None:
            events.append(CardsSwapped(s.seat, "pyramid", first, second, i, j))
        mine, other = tuple(pyramid), s.pyramids[1 - s.seat]
        return self._rest(s._replace(pyramids=(mine, other) if s.seat == WHITE else (other, mine)), 0, events)

    def _see_card(self, s: State, card: int, events: Events) -> State:
        """BO-21: one more of the top cards is looked at; after the last one a choice is due."""
        if events is not None:
            events.append(Peeked(s.seat, card))
        seen = (*s.seen, card)
        state = self._off_deck(s, card)
        if len(seen) < self.peek and (state.deck or state.hidden or state.under):
            return state._replace(seen=seen)
        if self._may_take_archive(state) or min(seen) < self.first_archive:
            return state._replace(seen=seen, phase="take")
        if events is not None:
            events.append(PowerIdle(s.seat, s.hand))
        return self._ask_order(state._replace(seen=seen), events)

    def _take(self, s: State, card: int, events: Events) -> State:
        mine = (*s.reserves[s.seat], card)
        reserves = (mine, s.reserves[1]) if s.seat == WHITE else (s.reserves[0], mine)
        if events is not None:
            events.append(CardReserved(s.seat, card, 0, False))
        return self._ask_order(s._replace(reserves=reserves, seen=tuple(c for c in s.seen if c != card)), events)

    def _ask_order(self, s: State, events: Events) -> State:
        return s._replace(phase="under") if len(s.seen) > 1 else self._put_under(s, s.seen, events)

    def _put_under(self, s: State, cards: tuple[int, ...], events: Events) -> State:
        if cards and events is not None:
            events.append(PutUnder(s.seat, cards))
        under = s.under + tuple(Known(c, s.seat) for c in cards)
        return self._rest(s._replace(under=under, seen=()), 0, events)

    def _rest(self, s: State, passes: int, events: Events) -> State:
        """BO-11, then the other's turn or the end (BO-12, BO-23). `passes` as it stands after this turn."""
        seat = s.seat
        masks = s.masks
        pyramid = s.pyramids[seat]
        compasses = self._compasses
        start = s.tokens[seat]
        income = 0
        for i in self._shape.uncovered[masks[seat]]:
            income += compasses[pyramid[i]]
        bonus = self._bonus[start]
        end = start + income + bonus
        if end > self.spaces:
            end = self.spaces
        tokens = (end, s.tokens[1]) if seat == WHITE else (s.tokens[0], end)
        over = passes >= 2 or (seat == BLACK and (masks[0] == FULL or masks[1] == FULL))
        state = State("over" if over else "choose", seat if over else 1 - seat, tokens, s.board, s.pyramids, masks,
                      s.reserves, -1, s.deck, s.archives, s.hidden, s.under, (), s.starts, s.removed, passes,
                      s.turns + 1)
        if events is not None:
            events.append(Rested(seat, income, bonus, start, end))
            if over:
                events.append(GameEnded(self._termination(state)))
            else:
                events.append(TurnBegan(1 - seat, state.turns // 2 + 1, masks[0] == FULL))
        return state

    # -- end ---------------------------------------------------------------------------------
    @staticmethod
    def _termination(s: State) -> str:
        return "pyramid" if FULL in s.masks else "passes"

    def result(self, s: State) -> Result:
        """BO-24: most points, then fewer cards, then shared."""
        if s.phase != "over":
            raise ValueError("the game isn't over")
        points = self.scorer.totals(s)
        cards = (s.masks[0].bit_count(), s.masks[1].bit_count())
        white, black = (points[0], -cards[0]), (points[1], -cards[1])
        ranking = (1, 1) if white == black else (1, 2) if white > black else (2, 1)
        scores = tuple((("points", p), ("cards", n)) for p, n in zip(points, cards, strict=True))
        return Result(self._termination(s), ranking, scores)

    def explain(self, s: State | View, seat: int) -> tuple[CardScore, ...]:
        """The count card by card with reasons."""
        return self.scorer.explain(s, seat)

    def preview(self, s: State | View, action: Action) -> Preview:
        """What an action of the seat in turn would bring."""
        return self.scorer.preview(s, action)

    # -- who may know what -------------------------------------------------------------------
    def observe(self, s: State, viewer: int | None) -> View:
        """Secret are only cards peeked at: those in sight of one seat, and those it put under the deck."""
        return view_of(s, viewer, self.first_archive)

    def private(self, s: State, seat: int) -> bool:
        """Only the cards peeked at are secret (BO-21): the rest is played with open cards."""
        return seat == s.seat and s.phase in ("take", "under")

    def redact(self, event: Any, viewer: int | None) -> Any | None:
        return redacted(event, viewer)

    def seen(self, s: State, action: Action, viewer: int) -> Any:
        """The order in which cards go under the deck is its owner's secret."""
        return "under" if type(action) is Under and viewer != s.seat else action

    def determinize(self, view: View, draw: Draw) -> State:
        return possible_state(view, draw, self.first_archive, self._may_take_archive)

    # -- for people --------------------------------------------------------------------------
    def tell(self, event: Any) -> tuple[Told, ...]:
        """The log's sentences for an event that was redacted for its reader."""
        return tell(self.components, event)

    def warnings(self, view: View, action: Action) -> tuple[Refusal, ...]:
        """Covering the last compass while cards are still to be laid."""
        if not isinstance(action, Place) or view.hand < 0:
            return ()
        found = self.scorer.preview(view, action)
        left = view.masks[view.seat].bit_count() + 1 < len(EMPTY)
        return (Refusal("BO-11", "no_compass"),) if left and found.lost and not found.income else ()

    def problems(self, s: State) -> tuple[str, ...]:
        return problems_of(self.components, s)

    def position(self, fields: Mapping[str, Any], setup: Setup) -> State:
        return read_position(self.components, self.initial(setup), fields)
