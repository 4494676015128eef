"""Victory points: what each card of a pyramid is worth and why (BO-24 to BO-26), and what a move would bring.

Pure; works on states and views alike.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Params
from game.games.boreal.components import (
    ADJACENT,
    ADJACENT_DIFFERENT,
    ADJACENT_FAMILY,
    BELOW,
    ENDS,
    FAMILIES,
    FAMILY,
    LEVEL,
    POINTS,
    SETS,
    Components,
)
from game.games.boreal.components import LEFT as LEFTWARDS
from game.games.boreal.components import RIGHT as RIGHTWARDS
from game.games.boreal.pyramid import (
    BELOW_OF,
    LEFT,
    LEFT_OF,
    LEVEL_OF,
    RIGHT_OF,
    SLOTS,
    mask_of,
    shape,
    with_card,
)
from game.games.boreal.state import Action, Discover, Place, Scout, State, SwapPyramid, View, space_for

Table = State | View
_BY_NEIGHBOURS = (ADJACENT, ADJACENT_FAMILY, ADJACENT_DIFFERENT)


class CardScore(NamedTuple):
    """One line of the count: the card, its slot, its points, and why as a catalogue key with parameters."""

    card: int
    slot: int
    points: int
    reason: str
    params: Params


class Change(NamedTuple):
    """A card whose points change, and by how much."""

    card: int
    points: int


class Preview(NamedTuple):
    """What a move would bring if nothing else came.

    `own` are the points of the card itself, `before` and `after` the pyramid's total, `rival` the change of the
    other's total (families in which he no longer leads), `changes` the own cards laid before whose points
    change. `covered` are cards that would be covered, `lost` the compasses lost by that, `gained` those of cards
    that come to lie open: the card itself, or what a swap uncovers. `income` is what the Rest then adds (with
    `bonus`), `paid` the space after paying, `token` the space after Rest, choices of the card's power apart;
    `rival_token` the other's space (opponent loses X).
    """

    card: int
    slot: int
    own: int
    before: int
    after: int
    rival: int
    changes: tuple[Change, ...]
    covered: tuple[int, ...]
    lost: int
    gained: int
    income: int
    bonus: int
    paid: int
    token: int
    rival_token: int

    @property
    def gain(self) -> int:
        return self.after - self.before


class Scorer:
    """Scoring with the numbers of the box. Pyramids are tuples of ten card numbers, -1 where a slot is free."""

    def __init__(self, components: Components) -> None:
        cards = components.cards
        ends = components.ends
        self.components = components
        self.spaces = components.board.spaces
        self.bonus = components.board.rest_bonus + (0,) * (self.spaces + 1 - len(components.board.rest_bonus))
        self.compasses = (*(k.compasses for k in cards), 0)
        self.families = (*(k.families for k in cards), 0)
        # four counters of four bits in one number: families are counted by adding these up
        self.packed = (*(_packed(k.families) for k in cards), 0)
        self.end = tuple(k.end for k in cards)
        self.end_family = tuple(k.end_family for k in cards)
        self.points = tuple(k.points for k in cards)
        self.level = tuple(ends.level[level - 1] for level in LEVEL_OF)
        self.ends = ends
        self._neighbours = shape().neighbours
        self._uncovered = shape().uncovered
        # by end power and slot: the slots whose value it may take over
        self._looks_at: dict[int, tuple[tuple[int, ...], ...]] = {
            LEFTWARDS: tuple((n,) if n >= 0 else () for n in LEFT_OF),
            RIGHTWARDS: tuple((n,) if n >= 0 else () for n in RIGHT_OF),
            BELOW: BELOW_OF,
        }

    # -- totals ------------------------------------------------------------------------------
    def family_counts(self, pyramid: tuple[int, ...]) -> int:
        """Cards of each family, packed: family f in bits 4f to 4f + 3. A card of two counts for each."""
        packed, found = self.packed, 0
        for card in pyramid:
            if card >= 0:
                found += packed[card]
        return found

    def values(self, pyramid: tuple[int, ...], rival: int) -> list[int]:
        """Points by slot; `rival` are the other pyramid's packed family counts."""
        end, points = self.end, self.points
        values = [0] * SLOTS
        references: list[int] = []
        mine = -1
        for slot, card in enumerate(pyramid):
            if card < 0:
                continue
            kind = end[card]
            if kind == POINTS:
                values[slot] = points[card]
            elif kind >= LEFTWARDS:
                references.append(slot)
            elif kind == LEVEL:
                values[slot] = self.level[slot]
            elif kind in _BY_NEIGHBOURS:
                values[slot] = self._by_neighbours(pyramid, slot, card, kind)
            else:
                if mine < 0:
                    mine = self.family_counts(pyramid)
                values[slot] = self._by_count(card, kind, mine, rival)
        if references:
            settled: dict[int, int] = {}
            for slot in references:
                values[slot] = self._reference(pyramid, slot, values, settled)
        return values

    def total(self, pyramid: tuple[int, ...], rival: int) -> int:
        return sum(self.values(pyramid, rival))

    def totals(self, s: Table) -> tuple[int, int]:
        """White's and black's points if the game ended now."""
        white, black = s.pyramids
        return self.total(white, self.family_counts(black)), self.total(black, self.family_counts(white))

    def _by_count(self, card: int, kind: int, mine: int, rival: int) -> int:
        """FAMILY, SETS or LEAD."""
        if kind == FAMILY:
            return self.ends.family * (mine >> 4 * self.end_family[card] & 15)
        if kind == SETS:
            return self.ends.sets * min(mine & 15, mine >> 4 & 15, mine >> 8 & 15, mine >> 12)
        found = 0
        for shift in (0, 4, 8, 12):
            if mine >> shift & 15 > rival >> shift & 15:
                found += 1
        return self.ends.lead * found

    def _by_neighbours(self, pyramid: tuple[int, ...], slot: int, card: int, kind: int) -> int:
        families, near, found = self.families, self._neighbours[slot], 0
        if kind == ADJACENT:
            for n in near:
                if pyramid[n] >= 0:
                    found += 1
            return self.ends.adjacent * found
        if kind == ADJACENT_FAMILY:
            wanted = 1 << self.end_family[card]
            for n in near:
                if families[pyramid[n]] & wanted:
                    found += 1
            return self.ends.adjacent_family * found
        own = families[card]
        for n in near:
            other = families[pyramid[n]]
            if other and not other & own:
                found += 1
        return self.ends.adjacent_different * found

    def _sources(self, pyramid: tuple[int, ...], slot: int) -> tuple[int, ...]:
        """Slots of the cards that a reference looks at; missing ones left out."""
        return tuple(n for n in self._looks_at[self.end[pyramid[slot]]][slot] if pyramid[n] >= 0)

    def _reference(self, pyramid: tuple[int, ...], slot: int, values: list[int], settled: dict[int, int]) -> int:
        """A reference's final value, through chains; to nothing or leading into a ring it is 0 (BO-26)."""
        if slot in settled:
            return settled[slot]
        settled[slot] = 0  # what a ring meets when it comes back here
        best, end = 0, self.end
        for source in self._looks_at[end[pyramid[slot]]][slot]:
            card = pyramid[source]
            if card < 0:
                continue
            refers = end[card] >= LEFTWARDS
            value = self._reference(pyramid, source, values, settled) if refers else values[source]
            if value > best:
                best = value
        settled[slot] = best
        return best

    # -- reasons -----------------------------------------------------------------------------
    def explain(self, s: Table, seat: int) -> tuple[CardScore, ...]:
        """The count card by card, by slot from level 1 upwards (BO-24)."""
        pyramid = s.pyramids[seat]
        rival = self.family_counts(s.pyramids[1 - seat])
        values = self.values(pyramid, rival)
        return tuple(
            CardScore(card, slot, values[slot], *self._reason(pyramid, slot, values, rival))
            for slot, card in enumerate(pyramid) if card >= 0
        )

    def _reason(self, pyramid: tuple[int, ...], slot: int, values: list[int], rival: int) -> tuple[str, Params]:
        card = pyramid[slot]
        kind = self.end[card]
        name = ENDS[kind]
        family = self.end_family[card]
        family_key = f"@boreal.family.{FAMILIES[family]}" if family >= 0 else ""
        mine = self.family_counts(pyramid)
        near = [self.families[pyramid[n]] for n in self._neighbours[slot] if pyramid[n] >= 0]
        params: Params
        match name:
            case "points":
                params = ()
            case "adjacent":
                params = (("n", len(near)),)
            case "level":
                params = (("level", LEVEL_OF[slot]),)
            case "family":
                params = (("family", family_key), ("n", mine >> 4 * family & 15))
            case "adjacent_family":
                params = (("family", family_key), ("n", sum(f >> family & 1 for f in near)))
            case "adjacent_different":
                own = self.families[card]
                params = (("n", sum(1 for f in near if f and not f & own)),)
            case "lead":
                leads = _leads(mine, rival)
                params = (("n", len(leads)), ("families", ",".join(FAMILIES[f] for f in leads)))
            case "sets":
                params = (("n", min(mine >> 4 * f & 15 for f in range(4))),)
            case _:
                return self._reference_reason(pyramid, slot, values, name)
        return f"boreal.reason.{name}", params

    def _reference_reason(self, pyramid: tuple[int, ...], slot: int, values: list[int],
                          name: str) -> tuple[str, Params]:
        sources = self._sources(pyramid, slot)
        if not sources:
            return f"boreal.reason.{name}_missing", ()
        best = max(sources, key=lambda n: values[n])
        params = (("card", self.components.cards[pyramid[best]].key),)
        if name == "below":
            ring = len(sources) > 1 and self._ring(pyramid, *sources)
        else:
            ring = self._ring(pyramid, *sorted((slot, best)))
        return f"boreal.reason.{name}" + ("_ring" if ring else ""), params

    def _ring(self, pyramid: tuple[int, ...], left: int, right: int) -> bool:
        """Whether two cards side by side point at each other. A card that leads to such a pair is worth 0 as they
        are, but no part of the ring."""
        return self.end[pyramid[left]] == RIGHTWARDS and self.end[pyramid[right]] == LEFTWARDS

    # -- compasses ---------------------------------------------------------------------------
    def income(self, pyramid: tuple[int, ...]) -> int:
        """Compasses on uncovered cards (BO-11)."""
        return self.uncovered_compasses(pyramid, mask_of(pyramid))

    def uncovered_compasses(self, pyramid: tuple[int, ...], mask: int) -> int:
        compasses, found = self.compasses, 0
        for slot in self._uncovered[mask]:
            found += compasses[pyramid[slot]]
        return found

    # -- preview -----------------------------------------------------------------------------
    def preview(self, s: Table, action: Action) -> Preview:
        """What a legal action of the seat in turn would bring. A Discover is looked at without its slot, or
        use `preview_card`; a power's choices other than a swap in the pyramid change nothing but the Rest."""
        seat = s.seat
        match action:
            case Place(slot):
                return self.preview_card(s, seat, s.hand, slot)
            case Discover(card):
                paid = s.tokens[seat] - self.components.cards[card].cost
                return self._rest_only(s, seat, card, paid)
            case SwapPyramid(first, second):
                swap = {first: second, second: first}
                pyramid = tuple(swap.get(k, k) for k in s.pyramids[seat])
                return self._compare(s, seat, -1, LEFT - 1, pyramid, s.pyramids[seat], s.tokens[seat])
            case Scout(card):
                return self._rest_only(s, seat, card, s.tokens[seat])
            case _:
                return self._rest_only(s, seat, -1, s.tokens[seat])

    def preview_card(self, s: Table, seat: int, card: int, slot: int) -> Preview:
        """What the card would bring in the slot: the one in hand, or one not discovered yet (its cost is then
        taken off first). The slot must be open."""
        pyramid = s.pyramids[seat]
        paid = s.tokens[seat] - (0 if s.hand == card else self.components.cards[card].cost)
        after = with_card(pyramid, slot, card)
        before = (-1, *pyramid[:3], -1, *pyramid[4:6], -1, pyramid[7], -1) if slot == LEFT else pyramid
        return self._compare(s, seat, card, max(slot, 0), after, before, paid)

    def _compare(self, s: Table, seat: int, card: int, slot: int, after: tuple[int, ...],
                 before: tuple[int, ...], paid: int) -> Preview:
        other = s.pyramids[1 - seat]
        rival = self.family_counts(other)
        old = self.values(before, rival)
        new = self.values(after, rival)
        worth = {k: old[i] for i, k in enumerate(before) if k >= 0}
        changes = tuple(
            Change(k, new[i] - worth[k]) for i, k in enumerate(after) if k in worth and new[i] != worth[k]
        )
        lost_to_me = self.total(other, self.family_counts(after)) - self.total(other, self.family_counts(before))
        open_before = {before[i] for i in self._uncovered[mask_of(before)]}
        open_after = {after[i] for i in self._uncovered[mask_of(after)]}
        covered = tuple(k for k in before if k in open_before - open_after)
        mine = self.components.cards[card] if card >= 0 else None
        gain = mine.amount if mine and mine.power == "gain" else 0
        hit = mine.amount if mine and mine.power == "opponent_loses" else 0
        rests_from = min(self.spaces, paid + gain)
        bonus = self.bonus[rests_from]
        income = self.income(after)
        return Preview(
            card=card, slot=slot, own=new[slot] if card >= 0 else 0, before=sum(old), after=sum(new),
            rival=lost_to_me, changes=changes, covered=covered, lost=sum(self.compasses[k] for k in covered),
            gained=sum(self.compasses[k] for k in open_after - open_before), income=income, bonus=bonus, paid=paid,
            token=min(self.spaces, rests_from + income + bonus), rival_token=max(0, s.tokens[1 - seat] - hit),
        )

    def _rest_only(self, s: Table, seat: int, card: int, paid: int) -> Preview:
        before = self.totals(s)[seat]
        income = self.income(s.pyramids[seat])
        bonus = self.bonus[paid]
        return Preview(card, LEFT - 1, 0, before, before, 0, (), (), 0, 0, income, bonus, paid,
                       min(self.spaces, paid + income + bonus), s.tokens[1 - seat])

    def reach(self, s: Table, seat: int) -> tuple[int, ...]:
        """White's numbers of the spaces that the seat's token reaches, nearest first (BO-06)."""
        return tuple(space_for(seat, n, self.spaces) for n in range(1, s.tokens[seat] + 1))


def _packed(families: int) -> int:
    return sum(1 << 4 * f for f in range(4) if families >> f & 1)


def _leads(mine: int, rival: int) -> tuple[int, ...]:
    """Families of which there are strictly more in `mine`."""
    return tuple(f for f in range(4) if (mine >> 4 * f & 15) > (rival >> 4 * f & 15))
