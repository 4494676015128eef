"""Scenarios of Biathlon that read like an example in a rulebook: set up a position, play, look.

    race = scenario(players=[{"field": 22, "chips": 4}, {}], dice=[1, 2, 2, 5, 6])
    race.play(4, 6)
    assert race.player(0).field == 0
"""

from __future__ import annotations

from typing import Any

from game.boards.board import Board, Space
from game.core.registry import rules_of
from game.core.rules import CHANCE, OVER, Result, make_setup
from game.games.biathlon.rules import BiathlonRules
from game.games.biathlon.state import Card, Racer, Roll, State

RULES: BiathlonRules = rules_of("biathlon")  # type: ignore[assignment]

COURSE_A = (24, (2, 4, 8, 10, 14, 17))  # BD-17


def lane_board(fields: int = COURSE_A[0], greens: tuple[int, ...] = COURSE_A[1]) -> Board:
    """A course without a map: squares in a row."""
    def terrain(rank: int) -> str:
        return "start" if rank == 0 else "green" if rank in greens else "plain"

    spaces = tuple(
        Space(str(r), ((r, 0.0), (r + 1, 0.0), (r + 1, 1.0), (r, 1.0)), (r + 0.5, 0.5), r, 1, terrain(r),
              (str((r + 1) % fields),))
        for r in range(fields)
    )
    return Board("test", "biathlon", "lane", (("en", "Test"),), float(fields), 1.0, spaces, (), (), (), "test")


class Scenario:
    """A game in the middle. `events` are those of the last call."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Any, ...] = ()

    def enter(self, move: Any) -> None:
        step = RULES.apply(self.state, move)
        assert RULES.advance(self.state, move) == step.state, "advance and apply differ"
        self.state = step.state
        self.events += step.events

    def play(self, *cards: int) -> Scenario:
        """The cards of those who play, in the order in which they choose."""
        self.events = ()
        for card in cards:
            self.enter(Card(card))
        assert sum(r.chips for r in self.state.players) + self.state.supply == 20 * len(self.state.players)
        return self

    def roll(self, *dice: int) -> Scenario:
        self.events = ()
        self.enter(Roll(dice))
        return self

    def player(self, seat: int) -> Racer:
        return self.state.players[seat]

    @property
    def turn(self) -> int:
        return RULES.turn(self.state)

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @property
    def rolling(self) -> bool:
        return self.turn == CHANCE

    @property
    def result(self) -> Result:
        return RULES.result(self.state)

    def told(self, kind: type) -> list[Any]:
        """The events of one kind."""
        return [e for e in self.events if type(e) is kind]

    def happened(self, *kinds: type) -> bool:
        """Whether events of these kinds came in this order (others may come between)."""
        found = iter(self.events)
        return all(any(type(e) is kind for e in found) for kind in kinds)


def scenario(seats: int = 0, *, options: dict[str, Any] | None = None, board: Board | None = None,
             **fields: Any) -> Scenario:
    """A position by the fields of seeds/biathlon/positions.md, on board A; the dice are 1 2 3 4 5 if not given."""
    fields.setdefault("dice", [1, 2, 3, 4, 5])
    setup = make_setup(RULES, seats or len(fields.get("players", ())) or 1, options, board or lane_board())
    return Scenario(RULES.position(fields, setup))
