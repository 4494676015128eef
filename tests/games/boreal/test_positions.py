"""Written positions, their errors, text and JSON forms, and the conservation of cards in random games."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.codec import CodecError, from_json, to_json
from game.core.notation import NotationError
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session, load_session
from game.games.boreal.components import read_components
from game.games.boreal.rules import make_rules
from game.games.boreal.state import Discover, Scout, State
from tests.games.boreal.scenario import STARTS, card, names, play_randomly, rules, start, table


def read(**fields: Any) -> State:
    return rules().position(fields, make_setup(rules(), 2))


def test_nothing_given_is_as_after_setup() -> None:
    assert read() == start()
    s = read(white={"token": 7})
    assert (s.phase, s.tokens) == ("setup", (7, 5))


def test_pyramids_as_rows_or_slots() -> None:
    rows = table(white={"pyramid": [["camp_fire", "smokehouse", "warm_spring"], ["", "geyser"]]})
    slots = table(white={"pyramid": {"L1S1": "camp_fire", "L1S2": "smokehouse", "L1S3": "warm_spring",
                                     "L2S2": "geyser"}})
    assert rows == slots
    assert names(rows.pyramids[0])[:6] == ["camp_fire", "smokehouse", "warm_spring", "", "", "geyser"]


@pytest.mark.parametrize(("fields", "message"), [
    ({"bord": []}, "bord: unknown field"),
    ({"white": {"tokn": 1}}, "white.tokn: unknown field"),
    ({"white": {"token": 9}}, "white.token: 9 is not between 0 and 8"),
    ({"white": {"pyramid": [["nowhere"]]}}, "no card 'nowhere'"),
    ({"white": {"pyramid": [["camp_fire", "", "smokehouse"]]}}, "without a gap"),
    ({"white": {"pyramid": [["camp_fire"], ["geyser"]]}}, "L2S1 lacks a card below"),
    ({"white": {"pyramid": [["bear_den"]]}}, "may not lie on level 1"),
    ({"white": {"pyramid": {"L9S1": "geyser"}}}, "L9S1: no slot"),
    ({"white": {"reserve": ["map_room", "sun_stair"]}}, "2 archives"),
    ({"board": STARTS[:7]}, "list of 8"),
    ({"board": ["", *STARTS[1:]]}, "a space is empty though the deck has cards"),
    ({"board": STARTS, "removed": ["birch_wood"]}, "birch_wood stands 2 times"),
    ({"turn": "green"}, "'green' is not white or black"),
    ({"turn": "black", "turns": 4}, "isn't black's turn"),
    ({"hidden_archives": 9}, "between 0 and 8"),
    ({"under": [{"card": "geyser"}]}, "with card and known_by"),
    ({"phase": "lunch"}, "'lunch' is not one of"),
    ({"board": STARTS, "phase": "place"}, "needs a card in hand"),
    ({"board": STARTS, "phase": "take"}, "with the power peek"),
    # turns that nobody could go on with, or that no game reaches
    ({"board": STARTS, "hand": "bear_den"}, "no slot is open for bear_den"),
    ({"board": STARTS, "hand": "map_room", "white": {"reserve": ["sun_stair"]}}, "white: 2 archives"),
    ({"hand": "geyser"}, "the board must be given too"),
    ({"board": ["", *STARTS[1:]], "hand": "geyser"}, "a space is empty though the deck has cards"),
    ({"board": ["", "", *STARTS[2:]], "phase": "refill"}, "more than one space"),
    ({"board": ["", *STARTS[1:]], "phase": "refill", "deck": []}, "the deck is empty"),
    ({"board": STARTS, "deck": ["geyser", "smokehouse"]}, "deck: smokehouse is no place card"),
    ({"board": STARTS, "deck": ["map_room"]}, "deck: map_room is no place card"),
    ({"board": ["", *STARTS[1:]], "phase": "refill", "hand": "geyser", "white": {"pyramid": [["geyser"]]}},
     "doesn't lie in a pyramid yet"),
    ({"board": [""] * 8, "deck": [], "hand": "moss_hollow", "white": {"pyramid": [["moss_hollow"]]}},
     "nothing on the board for the power of moss_hollow"),
    ({"board": ["map_room", *[""] * 7], "deck": [], "hand": "seed_vault", "white": {"pyramid": [["seed_vault"]]}},
     "nothing on the board for the power of seed_vault"),
    ({"board": STARTS, "deck": [], "hand": "rain_shore", "white": {"pyramid": [["rain_shore"]]}},
     "peek, but the deck is empty"),
    ({"board": STARTS, "hand": "star_tower", "seen": ["map_room"], "white": {"pyramid": [["star_tower"]]}},
     "none of these cards may be taken"),
    ({"board": STARTS, "seen": ["geyser"]}, "only by the power peek"),
    ({"board": STARTS, "hand": "rain_shore", "seen": ["geyser", "map_room", "whale_bay", "drift_ice"],
      "white": {"pyramid": [["rain_shore"]]}}, "a peek looks at 3"),
    ({"board": STARTS, "black": {"pyramid": [
        ["lichen_field", "old_spruce", "storm_mast", "geyser"], ["whale_bay", "drift_ice", "rain_shore"],
        ["lava_field", "ember_cave"], ["snow_gate"]]}}, "black.pyramid: it is full, so the game is over"),
])
def test_a_wrong_field_is_named(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read(**fields)


def test_a_power_can_be_due() -> None:
    s = table(white={"pyramid": [["lichen_field"]]}, hand="lichen_field")
    assert s.phase == "power"
    s = table(white={"pyramid": [["rain_shore"]]}, hand="rain_shore", seen=["geyser", "map_room"])
    assert len(rules().legal(s)) == 2
    s = table(white={"pyramid": [["rain_shore"]]}, hand="rain_shore")
    assert (s.phase, s.seat) == ("peek", 0)


def test_text_form_names_cards_and_slots() -> None:
    notation = rules().notation
    assert notation.text(Discover(card("lava_field"))) == "discover lava_field"
    assert notation.parse("scout lava_field") == Scout(card("lava_field"))
    assert notation.parse("scout lava_field") != Discover(card("lava_field"))
    for text, message in (("fly geyser", "first word"), ("scout moon", "no card 'moon'"), ("place L5S1", "no slot"),
                          ("swap_board geyser", "write swap_board <first> <second>")):
        with pytest.raises(NotationError, match=message):
            notation.parse(text)


def test_random_games_keep_every_card_and_every_form() -> None:
    cards = len(rules().components.cards)

    def check(before: State, move: Any, s: State) -> None:
        assert rules().problems(s) == ()
        places = [*s.board, *s.pyramids[0], *s.pyramids[1], *s.reserves[0], *s.reserves[1], *s.deck, *s.archives,
                  *(k.card for k in s.under), *s.seen, *s.starts, *s.removed]
        held = [c for c in places if c >= 0] + ([s.hand] if s.phase in ("place", "refill") and s.hand >= 0 else [])
        assert sorted(held) == list(range(cards))
        assert rules().apply(before, move).state == s
        assert from_json(State, to_json(s)) == s
        assert rules().notation.parse(rules().notation.text(move)) == move

    ends = {rules().result(play_randomly(seed, check)).termination for seed in range(60)}
    assert "pyramid" in ends


def test_some_hundred_random_games_end() -> None:
    for seed in range(1000, 1300):
        s = play_randomly(seed)
        assert s.turns <= 110
        assert rules().result(s).ranking in ((1, 2), (2, 1), (1, 1))


def test_sampled_outcomes_have_the_weights_of_the_list() -> None:
    from game.core.rules import pick_weighted

    def check(before: State, _move: Any, _s: State) -> None:
        outcomes = rules().chance(before)
        if outcomes:
            for number in range(sum(w for _, w in outcomes)):
                assert rules().sample(before, number) == pick_weighted(outcomes, number)

    play_randomly(3, check)


@pytest.mark.parametrize(("change", "message"), [
    ({"cost": -1}, "is negative"), ({"families": ["ice"]}, "'ice' is not one of"), ({"power": "fly"}, "'fly'"),
    ({"power": "gain"}, "name a number"), ({"end": "level"}, "either points or an end power"),
    ({"kind": "hill"}, "hill"), ({"colour": "red"}, "unknown field"), ({"name": "X"}, "table of names"),
])
def test_bad_components_are_refused(change: dict[str, Any], message: str) -> None:
    from game.core.registry import components_of

    data = dict(components_of("boreal"))
    data["card"] = [{**data["card"][0], **change}, *data["card"][1:]]
    with pytest.raises(CodecError, match=message):
        read_components(data)


def test_rules_are_made_from_data_alone() -> None:
    from game.core.registry import components_of

    assert make_rules(components_of("boreal")).components == rules().components


@pytest.mark.parametrize(("field", "value", "said"), [
    ("board", [0] * 8, "birch_wood"),
    ("board", [1, 2], "board: 2 spaces instead of 8"),
    ("tokens", [99, -4], "white.token: 99"),
    ("pyramids", [[-1] * 9 + [30], [-1] * 10], "L4S1 lacks a card below it"),
    ("phase", "power", "phase power needs a card"),
    ("hand", 99, ""),
])
@pytest.mark.parametrize("where", ["start", "entry 0"])
def test_a_stored_position_that_cannot_be_is_refused(where, field, value, said):
    """A file whose checksums are right can still come from anywhere: what is not replayed is looked through."""
    game = Session(rules(), make_setup(rules(), 2), "stored", (SeatInfo("A"), SeatInfo("B")))
    game.settle()
    state = {**to_json(game.state), field: value}
    header, entries = game.header(), []
    if where == "start":
        header["start"] = state
    else:
        header["rules"] -= 1
        entries = [{**game.entry(game.played[-1]), "state": state}]
    with pytest.raises(CodecError) as told:
        load_session(rules(), header, entries)
    assert told.value.path.startswith(where)
    assert said in str(told.value)
