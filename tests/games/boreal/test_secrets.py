"""What is secret: peeked cards, the order at the bottom of the deck, which archives are in it."""

from __future__ import annotations

import random

from game.games.boreal.state import Known, Peeked, PutUnder, View
from tests.games.boreal.scenario import card, do, play_randomly, rules, table

BOARD = ["birch_wood", "reindeer_ford", "cloud_bank", "gull_cliff", "windy_ridge", "tidal_steps", "smokehouse",
         "warm_spring"]


def peeked(*cards: str) -> object:
    s = table(board=BOARD, white={"token": 8, "reserve": ["rain_shore"]})
    return do(s, "discover rain_shore", "place L1S1", *(f"see {c}" for c in cards))


def test_others_see_that_cards_are_looked_at_but_not_which() -> None:
    one = peeked("geyser", "old_spruce", "map_room")
    two = peeked("storm_mast", "bear_den", "whale_bay")
    assert one != two
    for viewer in (1, None):
        assert rules().observe(one, viewer) == rules().observe(two, viewer)
    assert rules().observe(one, 0).seen == (card("geyser"), card("old_spruce"), card("map_room"))
    event = Peeked(0, card("geyser"))
    assert rules().redact(event, 0) == event
    assert rules().redact(event, 1) == rules().redact(event, None) == Peeked(0, -1)


def test_the_bottom_of_the_deck_is_known_to_one_seat() -> None:
    one = do(peeked("geyser", "old_spruce", "map_room"), "take geyser", "under old_spruce map_room")
    two = do(peeked("geyser", "old_spruce", "map_room"), "take geyser", "under map_room old_spruce")
    assert rules().observe(one, 0).under == (Known(card("old_spruce"), 0), Known(card("map_room"), 0))
    assert rules().observe(one, 1) == rules().observe(two, 1)
    assert rules().observe(one, 1).under == (Known(-1, 0), Known(-1, 0))
    event = PutUnder(0, (3, 4))
    assert rules().redact(event, 1) == PutUnder(0, (-1, -1))
    # for the other the cards are as unseen as the rest
    assert card("old_spruce") in rules().observe(one, 1).deck
    assert card("map_room") in rules().observe(one, 1).archives
    assert rules().observe(one, 1).hidden == 3


def test_nobody_can_tell_which_archives_are_in_the_deck() -> None:
    s = table(board=BOARD)
    assert (len(s.archives), s.hidden) == (8, 3)


def test_determinized_states_fit_the_view_and_draw_what_is_hidden() -> None:
    s = do(peeked("geyser", "old_spruce", "map_room"), "take geyser", "under old_spruce map_room")
    view = rules().observe(s, 1)
    draw = random.Random(4)
    bottoms = set()
    archives = 0
    for _ in range(1500):
        found = rules().determinize(view, lambda: draw.getrandbits(64))
        assert rules().observe(found, 1) == view
        assert not rules().problems(found)
        bottoms.add(found.under[0].card)
        archives += found.under[0].card >= 36
    assert len(bottoms) == 23 - 1 + 8  # 22 unseen places (24 less Rain Shore and Geyser), 8 archives
    assert 130 < archives < 240  # 3 of 25 unseen cards in the deck: 180 expected


def test_a_forbidden_archive_alone_is_never_imagined_where_a_choice_is_due() -> None:
    s = table(board=BOARD, turn="black", white={"token": 8}, black={
        "token": 8, "pyramid": [["sun_stair"]], "reserve": ["rain_shore"]}, deck=["geyser", "bear_den"],
        hidden_archives=2)
    s = do(s, "discover rain_shore", "place L1S2", "see map_room", "see geyser", "see seed_vault")
    draw = random.Random(1)
    for _ in range(200):
        found = rules().determinize(rules().observe(s, 0), lambda: draw.getrandbits(64))
        assert rules().legal(found)
        assert rules().observe(found, 0) == rules().observe(s, 0)


def test_views_of_random_games_hold_no_card_that_the_viewer_has_not_seen() -> None:
    def check(_before: object, _move: object, s: object) -> None:
        for viewer in (0, 1, None):
            view = rules().observe(s, viewer)
            assert isinstance(view, View)
            hidden = [k.card for k in s.under if k.seat != viewer]
            if s.seat != viewer:
                hidden += s.seen
            known = {*view.board, *view.pyramids[0], *view.pyramids[1], *view.reserves[0], *view.reserves[1],
                     *view.seen, *view.removed, *(k.card for k in view.under)}
            assert not known & set(hidden)
            assert set(hidden) <= {*view.deck, *view.archives}
            assert list(view.deck) == sorted(view.deck)

    for seed in range(20):
        play_randomly(seed, check)
