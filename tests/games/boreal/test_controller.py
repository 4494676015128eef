"""Boreal's controller: every choice by clicks, what they show before they count, refusals with their rule."""

from __future__ import annotations

import random

import pytest

from game.core.registry import rules_of
from game.core.rules import CHANCE, Refusal, make_setup
from game.core.session import SeatInfo, Session
from game.games.boreal import words
from game.games.boreal.controller import Controller, Pick
from game.games.boreal.state import (
    Decline,
    Discover,
    Pass,
    Peeked,
    Place,
    PutUnder,
    Remove,
    Reserve,
    Scout,
    SwapBoard,
    SwapPyramid,
    Take,
    Under,
)
from game.games.boreal.table import Table
from game.i18n.texts import LANGUAGES, Texts
from game.places import seeds_dir
from game.stage.play import Do, Select, Turn

RULES = rules_of("boreal")
BOARD = ["birch_wood", "geyser", "camp_fire", "bear_den", "old_spruce", "snow_gate", "still_tarn", "star_tower"]


def n(card: str) -> int:
    return RULES.components.number(card)


@pytest.fixture(scope="module")
def control() -> Controller:
    return Controller(RULES, Texts.load(seeds_dir(), "en"))


def turn_of(selection=None, viewer: int | None = None, **fields) -> Turn:
    state = RULES.position({"board": BOARD, **fields}, make_setup(RULES, 2))
    seat = RULES.turn(state)
    assert seat >= 0
    view = RULES.observe(state, seat if viewer is None else viewer)
    return Turn(view, seat, RULES.legal(state), ("Anna", "Jonas"), selection)


def with_selection(turn: Turn, selection) -> Turn:
    return Turn(turn.view, turn.seat, turn.legal, turn.names, selection)


def spot(shown, id: str):
    return next(s for s in shown.spots if s.id == id)


def test_a_near_card_can_be_discovered_or_scouted_and_a_far_one_scouted(control):
    """BO-06 to BO-08: token on 3, so the cards on 1 to 3 are near; Geyser on 2 costs more than 3."""
    turn = turn_of(white={"token": 3})
    shown = control.present(turn)
    assert [s.key for s in shown.spots[:8]] == list("12345678")
    assert [s.slot for s in shown.spots[:8]] == [f"space/{k}" for k in range(1, 9)]
    lit = [s.id for s in shown.spots if s.lit]
    assert lit == [f"card/{n('birch_wood')}", f"card/{n('camp_fire')}"]
    assert not shown.presses[0].enabled
    assert control.choose(turn, f"card/{n('birch_wood')}") == Select(Pick((n("birch_wood"),)))
    near = with_selection(turn, Pick((n("birch_wood"),)))
    shown = control.present(near)
    assert [(p.id, p.kind, p.enabled, p.key) for p in shown.presses] == [
        ("scout", "normal", True, "s"), ("discover", "primary", True, "enter")]
    only = Place(0)  # the first card of a pyramid has one place
    assert control.choose(near, "discover") == Do(Discover(n("birch_wood")), follow=only)
    assert control.choose(near, "scout") == Do(Scout(n("birch_wood")))
    assert control.choose(near, f"card/{n('birch_wood')}") == Do(Discover(n("birch_wood")), follow=only)
    far = with_selection(turn, Pick((n("bear_den"),)))
    shown = control.present(far)
    assert [(p.id, p.kind, p.enabled) for p in shown.presses] == [
        ("scout", "primary", True), ("discover", "normal", False)]
    assert shown.presses[1].why == Refusal("BO-06", "out_of_reach", (
        ("card", "@boreal.card.bear_den"), ("space", 4), ("token", 3)))
    assert control.choose(far, "scout") == Do(Scout(n("bear_den")))
    assert control.choose(far, f"card/{n('bear_den')}") == Do(Scout(n("bear_den")))
    refused = control.choose(far, "discover")
    assert isinstance(refused, Refusal)
    assert refused.rule == "BO-06"


def test_black_counts_from_the_other_end(control):
    """BO-06: space 1 of black is white's 8; seen from black it lies on the left, with a fixed view on the right."""
    turn = turn_of(turn="black", black={"token": 8})
    first = control.present(turn).spots[0]
    assert (first.id, first.slot, first.key) == (f"card/{n('star_tower')}", "space/1", "1")
    fixed = Controller(RULES, control.texts)
    fixed.options = {"fixed_view": True}
    first = fixed.present(turn).spots[0]
    assert (first.id, first.slot, first.key) == (f"card/{n('star_tower')}", "space/8", "1")


def test_what_the_controller_points_at_is_where_the_table_lays_it(control):
    """Every spot of a card is that card's place in the cast, for both seats and both views, over random games."""
    for fixed in (False, True):
        control_ = Controller(RULES, control.texts)
        seats = (SeatInfo("A"), SeatInfo("B"))
        table = Table(RULES, control.texts, None, None, seats)
        control_.options = table.options = {"fixed_view": fixed}
        for number in range(4):
            game, chooser = Session(RULES, make_setup(RULES, 2), f"spots {number}", seats), random.Random(number)
            game.settle()
            while not game.over:
                seat = game.turn
                view = RULES.observe(game.state, seat if RULES.private(game.state, seat) else None)
                legal = RULES.legal(game.state)
                turn = Turn(view, seat, legal, ("A", "B"))
                cast = table.cast(view)
                shown = control_.present(turn)
                for s in shown.spots:
                    if s.id.startswith("card/"):
                        assert cast[s.id].at == s.slot, s
                assert len({s.id for s in shown.spots}) == len(shown.spots)
                action = chooser.choice(legal)
                assert reachable_by_clicks(control_, turn, action), action
                assert control_.say(turn, action)
                game.act(action)
                game.settle()


def reachable_by_clicks(control: Controller, turn: Turn, action) -> bool:
    """From the selection that a hint shows, the primary press (or the action's own) does just this action."""
    selected = with_selection(turn, control.select(turn, action))
    verb = {SwapBoard: "swap", SwapPyramid: "swap"}.get(type(action), type(action).__name__.lower())
    pressed = any(p.id == verb for p in control.present(selected).presses)
    chosen = control.choose(selected, verb)
    return pressed and isinstance(chosen, Do) and chosen.action == action


def test_the_slot_looked_at_before_stays_chosen_and_is_confirmed(control):
    turn = turn_of(white={"token": 6, "pyramid": [["reindeer_ford", "gull_cliff"]]})
    card = n("camp_fire")
    picked = with_selection(turn, Pick((card,)))
    shown = control.present(picked)
    # BO-10: left and right of the base, and above the two
    assert {s.id for s in shown.spots if s.id.startswith("slot/")} == {"slot/-1", "slot/2", "slot/4"}
    assert {m.slots[0] for m in shown.marks if m.kind == "badge"} == {
        "near/pyramid/2/-1", "near/pyramid/2/2", "near/pyramid/2/4"}
    assert control.choose(picked, "slot/4") == Select(Pick((card,), 4))
    looked = with_selection(turn, Pick((card,), 4))
    assert control.choose(looked, "slot/4") == Do(Discover(card), Pick((), 4))
    assert control.back(looked) == Pick((card,))
    assert control.back(picked) is None
    white = {"token": 3, "pyramid": [["reindeer_ford", "gull_cliff"]]}
    place = turn_of(Pick((), 4), white=white, hand="lichen_field")
    shown = control.present(place)
    assert shown.presses[0].enabled
    assert control.choose(place, "place") == Do(Place(4))
    assert control.choose(place, "slot/4") == Do(Place(4))
    assert control.choose(place, "slot/-1") == Select(Pick((), -1))


def test_a_card_can_be_dragged_to_a_slot(control):
    """BO-07: dragged from the board it is discovered, and laid only when the next card was seen; the one in hand is
    laid where it is dropped; what can't be discovered can't be dragged."""
    turn = turn_of(white={"token": 6, "pyramid": [["reindeer_ford", "gull_cliff"]]})
    card = n("camp_fire")
    shown = control.present(turn)
    assert spot(shown, f"card/{card}").drag
    assert not spot(shown, f"card/{n('star_tower')}").drag  # on space 8, out of reach
    assert control.drop(turn, f"card/{card}", "slot/4") == Do(Discover(card), Pick((), 4))
    assert control.drop(turn, f"card/{card}", f"card/{n('geyser')}") is None
    refused = control.drop(turn, f"card/{n('star_tower')}", "slot/4")
    assert isinstance(refused, Refusal)
    assert refused.rule == "BO-06"
    white = {"token": 3, "pyramid": [["reindeer_ford", "gull_cliff"]]}
    place = turn_of(white=white, hand="lichen_field")
    assert spot(control.present(place), f"card/{n('lichen_field')}").drag
    assert control.drop(place, f"card/{n('lichen_field')}", "slot/2") == Do(Place(2))


def test_a_slot_shows_what_it_brings_before_the_click(control):
    """Lichen Field (4 points, 1 compass) on level 2 over Reindeer Ford (1 per card that touches it, 1 compass) and
    Gull Cliff (2, 1 compass): 4 of its own and 1 for Reindeer Ford; both compasses below are lost (BO-11)."""
    place = turn_of(None, white={"token": 3, "pyramid": [["reindeer_ford", "gull_cliff"]]}, hand="lichen_field")
    marks = control.preview(place, "slot/4")
    by_kind: dict[str, list] = {}
    for mark in marks:
        by_kind.setdefault(mark.kind, []).append(mark)
    card = RULES.components.cards
    own, before = card[n("lichen_field")].points, 1 + card[n("gull_cliff")].points
    assert by_kind["gain"][0].text == f"+{own + 1}"
    assert str(before + own + 1) in by_kind["total"][0].text
    assert [m.slots for m in by_kind["cover"]] == [("near/pyramid/2/0",), ("near/pyramid/2/1",)]
    assert any(m.text == "+1 for Reindeer Ford" and m.slots == ("near/pyramid/2/0",) for m in by_kind["line"])
    token = 3 + card[n("lichen_field")].compasses
    assert by_kind["rest"][0].slots == (f"near/token/{token}",)


def test_a_place_that_may_not_be_taken_says_why(control):
    """BO-14: Bear Den may not lie on level 1."""
    turn = turn_of(white={"token": 3, "pyramid": [["reindeer_ford", "gull_cliff"]]}, hand="bear_den",
                   board=["", *BOARD[1:3], "", *BOARD[4:]], deck=[])
    shown = control.present(turn)
    assert spot(shown, "slot/4").enabled
    assert spot(shown, "slot/2").why == Refusal("BO-14", "level_1", (("card", "@boreal.card.bear_den"),))
    assert control.choose(turn, "slot/2") == spot(shown, "slot/2").why
    # the only slot there is, is chosen already
    assert control.choose(turn, "place") == Do(Place(4))


def test_reserving_and_removing_take_a_click_and_its_confirmation(control):
    for kind, verb in (("reserve", Reserve), ("remove", Remove)):
        hand = next(c.id for c in RULES.components.cards
                    if c.power == kind and not c.not_level_1 and c.id not in BOARD)
        turn = turn_of(white={"pyramid": [[hand]]}, hand=hand)
        card = n("geyser")
        assert control.choose(turn, f"card/{card}") == Select(Pick((card,)))
        chosen = with_selection(turn, Pick((card,)))
        assert control.choose(chosen, f"card/{card}") == Do(verb(card))
        assert control.choose(chosen, kind) == Do(verb(card))
        wrong = control.choose(turn, f"card/{n(hand)}")
        assert isinstance(wrong, Refusal)
        assert wrong.rule in ("BO-15", "BO-16")


@pytest.mark.parametrize(("verb", "first", "second"), [
    (SwapBoard, "geyser", "camp_fire"), (SwapPyramid, "reindeer_ford", "whale_bay")])
def test_a_swap_takes_two_cards_in_any_order_and_may_be_declined(control, verb, first, second):
    power = "swap_board" if verb is SwapBoard else "swap_pyramid"
    hand = next(c.id for c in RULES.components.cards if c.power == power and not c.not_level_1)
    turn = turn_of(white={"pyramid": [["reindeer_ford", hand, "whale_bay"]]}, hand=hand)
    a, b = n(first), n(second)
    assert [(p.id, p.enabled) for p in control.present(turn).presses] == [("decline", True), ("swap", False)]
    assert control.choose(turn, "decline") == Do(Decline())
    assert control.choose(turn, f"card/{b}") == Select(Pick((b,)))
    one = with_selection(turn, Pick((b,)))
    assert control.choose(one, f"card/{b}") == Select(None)
    assert control.choose(one, f"card/{a}") == Select(Pick((b, a)))
    both = with_selection(turn, Pick((b, a)))
    assert control.choose(both, "swap") == Do(verb(a, b))
    assert any(m.kind == "swap" for m in control.present(both).marks)
    named = [words.name(control.t, RULES.components.cards[card]) for card in (b, a)]
    assert all(name in control.present(both).prompt for name in named)
    assert control.back(both) == Pick((b,))
    elsewhere = n("whale_bay") if verb is SwapBoard else n("geyser")
    assert isinstance(control.choose(turn, f"card/{elsewhere}"), Refusal)


def test_peeked_cards_are_taken_and_the_others_put_in_order(control):
    fields = {"white": {"pyramid": [["gull_cliff"]]}, "hand": "gull_cliff"}
    turn = turn_of(seen=["deep_fjord", "whale_bay", "lava_field"], **fields)
    card = n("whale_bay")
    assert spot(control.present(turn), f"card/{card}").slot == "near/seen/1"
    assert control.choose(turn, f"card/{card}") == Select(Pick((card,)))
    assert control.choose(with_selection(turn, Pick((card,))), "take") == Do(Take(card))
    under = turn_of(seen=["deep_fjord", "lava_field"], phase="under", **fields)
    first, second = n("deep_fjord"), n("lava_field")
    # as they were seen, unless another order is clicked
    assert control.choose(under, "under") == Do(Under((first, second)))
    assert control.choose(under, f"card/{second}") == Select(Pick((second,)))
    ordered = with_selection(under, Pick((second,)))
    shown = control.present(ordered)
    assert [(m.slots[0], m.text) for m in shown.marks] == [("near/seen/1", "1"), ("near/seen/0", "2")]
    assert control.choose(ordered, "under") == Do(Under((second, first)))
    # clicked again when complete, the order begins anew
    assert control.choose(ordered, f"card/{first}") == Select(Pick((first,)))


def test_nothing_possible_is_a_pass(control):
    state = RULES.position({"board": [""] * 8, "deck": [], "white": {"token": 0}}, make_setup(RULES, 2))
    turn = Turn(RULES.observe(state, 0), 0, RULES.legal(state), ("Anna", "Jonas"))
    shown = control.present(turn)
    assert [p.id for p in shown.presses] == ["pass"]
    assert control.choose(turn, "pass") == Do(Pass())


def test_a_click_on_a_card_that_cannot_be_used_says_why(control):
    turn = turn_of(black={"pyramid": [["whale_bay"]]})
    shown = control.present(turn)
    why = Refusal("BO-07", "not_there", (("card", "@boreal.card.whale_bay"),))
    assert spot(shown, f"card/{n('whale_bay')}").why == why
    assert control.choose(turn, f"card/{n('whale_bay')}").rule == "BO-07"


def test_the_log_never_tells_what_was_peeked_at(control):
    names = ("Anna", "Jonas")
    secret = control.t("boreal.card.deep_fjord")
    for event in (Peeked(0, n("deep_fjord")), PutUnder(0, (n("deep_fjord"), n("geyser")))):
        told = control.tell(RULES.redact(event, 1), names)
        assert told.startswith("Anna")
        assert secret not in told
        assert secret in control.tell(RULES.redact(event, 0), names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_is_there_in_every_language(language):
    texts = Texts.load(seeds_dir(), language)
    control = Controller(RULES, texts)
    for number in range(6):
        seats = (SeatInfo("Anna"), SeatInfo("Jonas"))
        game, chooser = Session(RULES, make_setup(RULES, 2), f"words {number}", seats), random.Random(number)
        game.settle()
        told = 0
        while not game.over:
            seat = game.turn
            view, legal = RULES.observe(game.state, seat), RULES.legal(game.state)
            turn = Turn(view, seat, legal, ("Anna", "Jonas"))
            said = [control.present(turn)]
            action = chooser.choice(legal)
            said.append(control.present(with_selection(turn, control.select(turn, action))))
            said += [control.say(turn, action), control.preview(turn, f"card/{view.board[0]}")]
            assert "{" not in repr([p.prompt if hasattr(p, "prompt") else p for p in said]).replace("{}", "")
            game.act(action)
            game.settle()
            for played in game.played[told:]:
                for event in played.events:
                    assert "{" not in control.tell(event, ("Anna", "Jonas"))
            told = len(game.played)
        assert control.progress(game.state)
    assert texts.missing == set()
    assert game.turn != CHANCE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_which_slot_it_means(language):
    """Two slots of one level are never called the same, however wide the base is."""
    text = Texts.load(seeds_dir(), language)
    whole = ["tidal_steps", "cloud_bank", "lichen_field", "whale_bay"]
    for rows in ([], [whole[:1]], [whole[:2]], [whole[:3]], [whole], [whole, ["deep_fjord"]],
                 [whole, ["deep_fjord", "ember_cave", "rain_shore"]]):
        turn = turn_of(hand="gull_cliff", white={"pyramid": rows} if rows else {})
        slots = [a.slot for a in turn.legal if isinstance(a, Place)]
        said = [Controller(RULES, text).say(turn, Place(slot)) for slot in slots]
        assert len(set(said)) == len(slots), said
    assert not text.missing


def test_a_slot_is_called_by_where_it_lies(control):
    turn = turn_of(hand="gull_cliff", white={"pyramid": [["tidal_steps", "cloud_bank", "lichen_field", "whale_bay"]]})
    said = {a.slot: control.say(turn, a) for a in turn.legal}
    assert said[4].startswith("lay Gull Cliff on level 2, left")
    assert said[5].startswith("lay Gull Cliff on level 2, middle")
    assert said[6].startswith("lay Gull Cliff on level 2, right")
    base = turn_of(hand="gull_cliff", white={"pyramid": [["tidal_steps", "cloud_bank"]]})
    said = {a.slot: control.say(base, a) for a in base.legal}
    assert "level 1, left end" in said[-1]
    assert "level 1, right end" in said[2]


@pytest.mark.parametrize(("card", "fields", "shows"), [
    ("camp_fire", {}, True),  # the gap that it leaves is filled from the deck
    ("deep_fjord", {}, False),  # from the reserve: no gap
    ("camp_fire", {"deck": []}, False),
])
def test_the_hint_says_whether_discovering_shows_a_card_of_the_deck(control, card, fields, shows):
    turn = turn_of(white={"token": 8, "pyramid": [["reindeer_ford"]], "reserve": ["deep_fjord"]}, **fields)
    lines = [m.text for m in control.preview(turn, f"card/{n(card)}")]
    assert (control.t("boreal.button.discover.hint") in lines) == shows
    assert (control.t("boreal.button.discover.hint_open") in lines) != shows


FULL_PYRAMID = [["reindeer_ford", "gull_cliff", "cloud_bank", "whale_bay"],
                ["rain_shore", "lava_field", "windy_ridge"], ["echo_valley", "snow_bridge"], ["eagle_rock"]]


def test_black_is_told_that_it_is_the_last_turn(control):
    """BO-23, in the line at the top, whatever is to be done."""
    for token, reserve in ((8, []), (0, []), (8, ["drift_ice"])):
        black = {"token": token, "pyramid": [["warm_spring"]], "reserve": reserve}
        turn = turn_of(turn="black", white={"pyramid": FULL_PYRAMID}, black=black)
        assert control.present(turn).prompt.startswith("Your last turn. ")
        chosen = with_selection(turn, Pick((n("geyser"),)))
        assert control.present(chosen).prompt.startswith("Your last turn. Geyser")
    assert "last" not in control.present(turn_of(white={"pyramid": [["reindeer_ford"]]})).prompt


@pytest.mark.parametrize(("language", "one", "many"), [
    ("en", "brings 1 point", "brings 2 points"), ("de", "bringt 1 Punkt", "bringt 2 Punkte"),
    ("fr", "rapporte 1 point", "rapporte 2 points")])
def test_one_point_is_no_points(language, one, many):
    text = Texts.load(seeds_dir(), language)
    assert [text("boreal.why.points", n=n_) for n_ in (1, 2)] == [one, many]


def test_scouting_is_offered_only_where_it_is_possible(control):
    """A card of the reserve can't be scouted, and nothing can once the board is empty."""
    fields = {"token": 8, "pyramid": [["reindeer_ford"]], "reserve": ["deep_fjord"]}
    shown = control.present(turn_of(white=fields))
    geyser, fjord = (RULES.components.cards[n(card)].cost for card in ("geyser", "deep_fjord"))
    told = {card: [m.text for m in control.preview(turn_of(white=fields), f"card/{n(card)}")]
            for card in ("geyser", "deep_fjord")}
    assert f"You can discover it for {geyser} compasses." in told["geyser"]
    assert f"You can discover it for {fjord} compasses." in told["deep_fjord"]
    assert "scout" in shown.prompt
    assert "scout" not in control.present(turn_of(white=fields, board=[""] * 8, deck=[])).prompt


def test_running_out_of_compasses_is_said_before_the_card_is_discovered(control):
    """BO-11: Ash Crater, which has none itself, upon the only two cards with compasses leaves a Rest of 0, 2 or 1."""
    swapped = {"camp_fire": "windy_ridge", "still_tarn": "moss_hollow"}
    board, pyramid = [swapped.get(c, c) for c in BOARD], [["camp_fire", "still_tarn"]]
    turn = turn_of(board=board, white={"token": 8, "reserve": ["ash_crater"], "pyramid": pyramid})
    stuck = "No compass stays open: a Rest brings only 2 on space 0, 1 on space 1."

    def said(turn: Turn, selection: Pick) -> list[tuple[str, str]]:
        return [(m.text, m.tone) for m in control.present(with_selection(turn, selection)).marks if m.kind == "line"]

    card = n("ash_crater")
    assert said(turn, Pick((card,), 4))[0] == (stuck, "bad")
    # not for level 1: there is that one slot
    assert (f"Wherever it lies, {stuck[0].lower()}{stuck[1:]}", "bad") in said(turn, Pick((card,)))
    other = n("gull_cliff")
    beside = turn_of(board=board, white={"token": 8, "reserve": ["gull_cliff"], "pyramid": pyramid})
    assert all("stays open" not in text for slot in (None, 2, 4) for text, _ in said(beside, Pick((other,), slot)))
    held = turn_of(board=board, white={"token": 3, "pyramid": pyramid}, hand="ash_crater")
    assert said(held, Pick((), 4))[0] == (stuck, "bad")
