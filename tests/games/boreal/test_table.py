"""Boreal's picture: after every step it shows its view, for every viewer; layouts hold; cards say all."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.games.boreal import cards, words
from game.games.boreal.layout import FAR, NEAR, make_layout, pyramid_slot, reserve_slot, space_slot, token_slot
from game.games.boreal.motion import touched
from game.games.boreal.panel import in_turn
from game.games.boreal.state import BLACK, WHITE, Scout
from game.games.boreal.table import LIFT, SELECTED, Table
from game.i18n.texts import LANGUAGES, Texts
from game.places import art_dir, seeds_dir
from game.stage.cast import differences
from game.stage.play import Moment, Presentation
from game.stage.timeline import Timeline
from game.ui.layout import Box, unit

RULES = rules_of("boreal")
SIZES = [(960, 600), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 1024), (1366, 768)]


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts.load(seeds_dir(), "en")


def table_of(texts: Texts, kinds=("human", "human"), **options) -> Table:
    seats = tuple(SeatInfo(f"P{i}", kind, i) for i, kind in enumerate(kinds))
    made = Table(RULES, texts, None, None, seats)
    made.options = dict(make_setup(RULES, 2, options).options)
    return made


def session(seed: str) -> Session:
    return Session(RULES, make_setup(RULES, 2), seed, (SeatInfo("A"), SeatInfo("B")))


@pytest.mark.parametrize(("kinds", "viewer", "fixed"), [
    (("human", "human"), None, False),
    (("human", "human"), None, True),
    (("human", "human"), 1, False),
    (("human", "hard"), 0, False),
    (("hard", "human"), 1, False),
    (("hard", "human"), 1, True),
    (("easy", "hard"), None, False),
])
def test_after_every_step_the_picture_is_that_of_the_view(texts, kinds, viewer, fixed):
    table = table_of(texts, kinds, fixed_view=fixed)
    layout = make_layout(table.board, Box(0, 52, 1280, 668), 1.0)
    for number in range(6):
        game, chooser = session(f"picture {kinds} {viewer} {number}"), random.Random(number)
        line = Timeline(table.cast(RULES.observe(game.start, viewer)))
        shown = 0
        while True:
            game.settle()
            for played in game.played[shown:]:
                view = RULES.observe(played.after, viewer)
                for event in played.events:
                    seen = RULES.redact(event, viewer)
                    line.add(lambda cast, seen=seen, view=view: table.clips(seen, cast, view))
                if chooser.random() < 0.6:
                    line.finish()
                else:
                    while line.update(chooser.choice((7, 40, 160))):
                        for actor in line.cast.values():
                            assert actor.place(layout.slots) is not None, (actor, played.text)
                assert differences(line.cast, table.cast(view)) == [], played.text
                for actor in line.cast.values():
                    assert actor.at in layout.slots, actor
            shown = len(game.played)
            if game.over:
                break
            legal = RULES.legal(game.state)
            # powers come up more often than in games played well
            game.act(chooser.choice(legal))


def test_cards_and_tokens_lie_where_the_seat_in_front_sees_them(texts):
    """BO-06: space n of one is space 9 - n of the other; the board turns with the seat."""
    assert [space_slot(n, WHITE) for n in (1, 8)] == ["space/1", "space/8"]
    assert [space_slot(n, BLACK) for n in (1, 8)] == ["space/8", "space/1"]
    layout = make_layout(table_of(texts).board, Box(0, 52, 1280, 668), 1.0)
    for n in range(1, 9):
        column = layout.slots[f"space/{n}"].centre[0]
        assert layout.slots[token_slot(NEAR, n)].centre[0] == pytest.approx(column)
        assert layout.slots[token_slot(FAR, 9 - n)].centre[0] == pytest.approx(column)
    assert layout.slots[token_slot(NEAR, 0)].centre[0] < layout.slots["space/1"].x
    assert layout.slots[token_slot(FAR, 0)].centre[0] > layout.slots["space/8"].right


@pytest.mark.parametrize(("kinds", "viewer", "seat", "near"), [
    (("human", "human"), None, 1, 1), (("human", "human"), None, 0, 0), (("human", "human"), 1, 0, 1),
    (("hard", "human"), 1, 0, 1), (("hard", "human"), None, 0, 1), (("easy", "hard"), None, 1, 0),
])
def test_who_sits_in_front(texts, kinds, viewer, seat, near):
    game = session("near")
    game.settle()
    view = RULES.observe(game.state._replace(seat=seat), viewer)
    assert table_of(texts, kinds).near(view) == near
    assert table_of(texts, kinds, fixed_view=True).near(view) == WHITE


@pytest.mark.parametrize("size", SIZES)
def test_nothing_leaves_the_window_and_nothing_lies_on_something_else(size, texts):
    u = unit(size)
    area = Box(0, 52 * u, size[0], size[1] - 52 * u)
    layout = make_layout(table_of(texts).board, area, u)
    slots = layout.slots
    for name, slot in slots.items():
        assert area.holds(slot, 2.0), name
        assert slot.w > 0, name
        assert slot.h > 0, name
    stage, panel = slots["stage"], slots["panel"]
    apart = [slots["row"], slots["near/plate"], slots["near/reserve"], slots["near/pyramid"], slots["preview"],
             slots["far/plate"], slots["far/reserve"], slots["far/pyramid"], slots["deck"]]
    for i, one in enumerate(apart):
        assert stage.holds(one, 1.0)
        for other in apart[i + 1:]:
            assert not one.overlaps(other), (one, other)
    stacked = [slots["head"], slots["reader"], slots["log"], layout.press]
    for upper, lower in pairwise(stacked):
        assert panel.holds(upper)
        assert upper.bottom <= lower.y + 0.5
    for width in range(5):
        for side, beside in ((NEAR, ("near/reserve", "near/plate", "preview")), (FAR, ("far/reserve", "far/plate"))):
            for slot in ([-1, width] if 0 < width < 4 else [0]):
                box = slots[pyramid_slot(side, width, slot)]
                assert not any(box.overlaps(slots[b]) for b in beside), (side, width, slot)
    assert slots["space/1"].w >= 64 * u * min(1.0, size[0] / size[1] / 1.6)


def test_a_pyramid_lies_as_the_cells_of_the_map(texts):
    """Rows of 4, 3, 2, 1, each card over the gap of the two below, the base in the middle whatever its width."""
    table = table_of(texts)
    slots = make_layout(table.board, Box(0, 52, 1280, 668), 1.0).slots
    at = [slots[pyramid_slot(NEAR, 4, i)].centre for i in range(10)]
    for upper, pair in {4: (0, 1), 5: (1, 2), 6: (2, 3), 7: (4, 5), 8: (5, 6), 9: (7, 8)}.items():
        assert at[upper][0] == pytest.approx((at[pair[0]][0] + at[pair[1]][0]) / 2)
        assert at[upper][1] < at[pair[0]][1]
    for width in (1, 2, 3, 4):
        ends = [slots[pyramid_slot(NEAR, width, i)].centre[0] for i in (0, width - 1)]
        assert sum(ends) / 2 == pytest.approx((at[0][0] + at[3][0]) / 2)


def test_a_reserve_grows_without_end(texts):
    slots = make_layout(table_of(texts).board, Box(0, 52, 1280, 668), 1.0).slots
    for count in (1, 6, 7, 15, 16, 35):
        places = [slots[reserve_slot(NEAR, count, k)] for k in range(count)]
        tray = slots["near/reserve"]
        assert all(tray.holds(p) for p in places)
        assert not any(a.overlaps(b) for i, a in enumerate(places) for b in places[i + 1:])


def test_every_card_has_its_picture_and_its_signs():
    for card in RULES.components.cards:
        assert (art_dir() / f"boreal/cards/{card.id.replace('_', '-')}.svg").exists()
        sign = cards.banner_of(RULES.components, card)
        assert sign.number
        for icon in filter(None, (sign.icon, f"boreal/icons/family-{sign.family}" if sign.family else "")):
            assert (art_dir() / f"{icon}.svg").exists(), icon
        if card.power:
            assert (art_dir() / f"boreal/icons/power-{cards.POWER_ICONS[card.power]}.svg").exists()
    by_id = {c.id: cards.banner_of(RULES.components, c) for c in RULES.components.cards}
    ends = {cards.c.ENDS[c.end]: by_id[c.id] for c in RULES.components.cards}
    numbers = {"adjacent": "1", "family": "2", "adjacent_family": "2", "adjacent_different": "2", "lead": "4",
               "sets": "5", "level": "2\u20138", "left": "=", "right": "=", "below": "="}  # BO-25
    assert {k: ends[k].number for k in numbers} == numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_in_words_what_its_signs_say(language):
    text = Texts.load(seeds_dir(), language)
    for card in RULES.components.cards:
        said = words.in_full(text.t, RULES.components, card)
        assert "{" not in said, said
        assert len(words.rules_of_card(text.t, RULES.components, card)) == 1 + bool(card.power) + card.not_level_1
    assert text.missing == set()


def test_describing_tells_no_peeked_card_to_others(texts):
    table, rules = table_of(texts), RULES
    fields = {"board": ["birch_wood", "geyser", "camp_fire", "bear_den", "old_spruce", "snow_gate", "still_tarn",
                        "star_tower"],
              "white": {"pyramid": [["gull_cliff"]]}, "hand": "gull_cliff",
              "seen": ["deep_fjord", "whale_bay", "lava_field"]}
    state = rules.position(fields, make_setup(rules, 2))
    name = texts("boreal.card.deep_fjord")
    for viewer, tells in ((0, True), (1, False), (None, False)):
        view = rules.observe(state, viewer)
        assert (name in "\n".join(table.describe(view, table.cast(view)))) is tells
        assert any(a.face == "front" and a.at == "near/seen/0" for a in table.cast(view).values()) is tells
    assert rules.private(state, 0)
    assert not rules.private(rules.initial(make_setup(rules, 2)), 0)


@pytest.mark.parametrize("size", SIZES)
def test_no_token_covers_what_a_card_costs(texts, size):
    """The arrow of the player opposite points at a card from above, where its cost stands; raised cards too."""
    u = unit(size)
    layout = make_layout(table_of(texts).board, Box(0, 52 * u, size[0], size[1] - 52 * u), u)
    for n in range(1, 9):
        card = layout.slots[f"space/{n}"]
        raised = card.moved(0, -LIFT * SELECTED * card.h)  # the highest that any is
        assert layout.slots[token_slot(FAR, 9 - n)].bottom <= raised.y + 1
        # from below it may reach the lower edge, not the signs: they end 9 parts of 240 above it
        assert layout.slots[token_slot(NEAR, n)].y >= card.bottom - card.h * 9 / 240


def test_only_what_moved_in_the_last_turn_is_marked(texts):
    """Not the cards dealt at the start, nor the one that filled the gap of the turn before."""
    game = session("marked")
    game.settle()
    setup = [e for p in game.played for e in p.events]
    done = []
    for _ in range(2):  # white, then black scout what lies on white's space 1
        card = game.state.board[0]
        action = next(a for a in RULES.legal(game.state) if a == Scout(card))
        events = [*game.act(action).events, *(e for p in game.settle() for e in p.events)]
        done.append((events, card, {card, game.state.board[0]}))
    (white, _, hers), (black, scouted, his) = done
    assert touched(setup + white) == hers
    assert touched(white + black) == his
    assert touched(white + black[:1]) == {scouted}  # the turn that has begun


def test_a_position_looked_back_at_shows_whose_turn_it_was():
    game = session("back")
    game.settle()
    view = RULES.observe(game.state, None)  # white's turn
    for now in (WHITE, BLACK, -1):
        moment = Moment(view, None, now, Presentation(""), (), "", 0.0, False)
        assert (in_turn(moment, WHITE), in_turn(moment, BLACK)) == (True, False)
    over = view._replace(phase="over")
    assert not in_turn(Moment(over, None, -2, Presentation(""), (), "", 0.0, False), WHITE)


@pytest.mark.parametrize("size", SIZES)
def test_peeked_cards_lie_in_the_order_of_their_keys(texts, size):
    """On both sides, for with a fixed view black too looks at them from below."""
    u = unit(size)
    area = Box(0, 52 * u, size[0], size[1] - 52 * u)
    for side, smaller in ((NEAR, 0.7), (FAR, 0.7), (FAR, 1.0)):
        slots = make_layout(table_of(texts).board, area, u, smaller).slots
        boxes = [slots[f"{side}/seen/{k}"] for k in range(3)]
        for a, b in pairwise(boxes):  # in reading order
            assert (a.y == b.y and a.right < b.x) or a.bottom < b.y
        assert all(slots["preview"].holds(box) for box in boxes) or side == FAR
        wide = size[0] > 1.5 * size[1]
        card = slots[f"{side}/pyramid/4/0"].w
        assert boxes[0].w >= card * (1.0 if side == NEAR or (smaller == 1.0 and wide) else 0.45)
        around = [slots[name] for name in ("deck", "row", f"{side}/pyramid/4/3", f"{side}/pyramid/3/3")]
        assert not any(box.overlaps(other) for box in boxes for other in around)
