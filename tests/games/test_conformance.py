"""What must hold for every game of the registry, whatever its rules."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from game.bots.brain import Level, think
from game.core.codec import canonical, digest, from_json, to_json
from game.core.draws import keyed_draw, stream
from game.core.notation import NotationError
from game.core.registry import bot_of, rules_of
from game.core.rules import CHANCE, OVER, IllegalAction, Result, pick_weighted
from game.core.session import SeatInfo, Session, load_session
from tests.games.house import GAMES, event_types, key, setups, some, universe, walk, walks

pytestmark = pytest.mark.parametrize("game", GAMES)


def every_walk(game: str) -> list[Any]:
    return [stop for stops in walks(game) for stop in stops]


# -- the legal list ------------------------------------------------------------------------
def test_the_legal_list_is_stable_without_doubles_and_never_empty(game: str) -> None:
    rules = rules_of(game)
    for stops in walks(game):
        for stop in some(stops, 60):
            turn, legal = rules.turn(stop.state), rules.legal(stop.state)
            assert bool(legal) == (turn >= 0)
            assert rules.legal(stop.state) == legal
            assert len({key(a) for a in legal}) == len(legal)


def test_what_is_listed_is_allowed_and_what_is_not_is_refused_with_a_reason(game: str) -> None:
    rules = rules_of(game)
    refused = 0
    for stops in walks(game):
        chosen = some(stops, 12, "legal")
        for state in [s.state for s in chosen] + [stops[-1].step.state]:
            legal = rules.legal(state)
            listed = {key(a) for a in legal}
            for action in legal[:80]:
                assert rules.why_not(state, action) is None
            for action in legal[:: max(1, len(legal) // 6)]:
                rules.apply(state, action)
            for action in universe(game):
                if key(action) in listed:
                    continue
                refusal = rules.why_not(state, action)
                assert refusal is not None, f"{action} is not listed, but not refused"
                assert refusal.key, action
                with pytest.raises(IllegalAction) as caught:
                    rules.apply(state, action)
                assert caught.value.refusal == refusal
                refused += 1
    assert refused


def test_an_outcome_is_no_action_and_an_action_no_outcome(game: str) -> None:
    rules = rules_of(game)
    outcomes = [s.move for s in every_walk(game) if rules.turn(s.state) == CHANCE][:20]
    for stop in some(walks(game)[0], 30, "mixed"):
        turn = rules.turn(stop.state)
        wrong = outcomes if turn >= 0 else universe(game)[:20]
        for move in wrong:
            with pytest.raises(IllegalAction):
                rules.apply(stop.state, move)


def test_every_walk_ends_and_says_who_won(game: str) -> None:
    rules = rules_of(game)
    for setup, stops in zip(setups(game), walks(game), strict=True):
        end = stops[-1].step.state
        assert rules.turn(end) == OVER
        assert rules.legal(end) == ()
        assert rules.chance(end) == ()
        result = rules.result(end)
        assert isinstance(result, Result)
        assert result.termination
        assert len(result.ranking) == setup.seats
        # Ties share a rank: 1, 1, 3.
        assert all(rank == 1 + sum(r < rank for r in result.ranking) for rank in result.ranking)
        assert sum(result.share(i) for i in range(setup.seats)) == pytest.approx(1.0)
        with pytest.raises(ValueError, match="over"):
            rules.result(stops[0].state)


# -- determinism ---------------------------------------------------------------------------
def test_the_same_draws_give_the_same_game_and_no_state_is_altered(game: str) -> None:
    rules = rules_of(game)
    for i, setup in enumerate(setups(game)[:4]):
        before: list[str] = []
        again = []
        for stop in walk(rules, setup, f"house {i}"):
            before.append(canonical(stop.state))
            again.append(stop)
        assert [(key(s.move), s.step) for s in again] == [(key(s.move), s.step) for s in walks(game)[i]]
        assert before == [canonical(s.state) for s in again], "apply altered a state"


def test_advance_does_what_apply_does(game: str) -> None:
    rules = rules_of(game)
    for stop in every_walk(game):
        after = rules.advance(stop.state, stop.move)
        assert type(after) is type(stop.step.state)
        assert after == stop.step.state
        assert hash(after) == hash(stop.step.state)


# -- forms ---------------------------------------------------------------------------------
def test_states_moves_and_events_survive_json(game: str) -> None:
    rules = rules_of(game)
    for stops in walks(game):
        for stop in some(stops, 40, "json"):
            after = stop.step.state
            assert from_json(rules.state_type, json.loads(canonical(after))) == after
            again = from_json(type(stop.move), json.loads(canonical(stop.move)))
            assert key(again) == key(stop.move)
            for event in stop.step.events:
                assert from_json(type(event), json.loads(canonical(event))) == event


def test_moves_survive_their_text_form(game: str) -> None:
    rules = rules_of(game)
    texts: dict[str, Any] = {}
    for stop in every_walk(game):
        text = rules.notation.text(stop.move)
        assert "\n" not in text
        assert key(rules.notation.parse(text)) == key(stop.move)
        assert rules.notation.is_action(stop.move) == (rules.turn(stop.state) >= 0)
        assert texts.setdefault(text, stop.move) == stop.move, "one text stands for two moves"
    for stop in some(walks(game)[0], 20, "text"):
        legal = rules.legal(stop.state)
        assert len({rules.notation.text(a) for a in legal}) == len(legal)
    with pytest.raises(NotationError):
        rules.notation.parse("nonsense 1 2 3")
    with pytest.raises(NotationError):
        rules.notation.parse("")


def test_events_are_declared_and_hold_no_text_for_people(game: str) -> None:
    declared = event_types(game)
    assert len({t.__name__ for t in declared}) == len(declared)
    for stop in every_walk(game):
        for event in stop.step.events:
            assert type(event) in declared
            for value in _leaves(to_json(event)):
                assert value is None or isinstance(value, bool | int) or " " not in value, event


def _leaves(data: Any) -> list[Any]:
    if isinstance(data, dict):
        return [x for v in data.values() for x in _leaves(v)]
    if isinstance(data, list):
        return [x for v in data for x in _leaves(v)]
    return [data]


def test_the_empty_position_is_the_one_after_setup(game: str) -> None:
    rules = rules_of(game)
    for setup in setups(game):
        assert rules.position({}, setup) == rules.initial(setup)
        with pytest.raises(ValueError, match="no_such_field"):
            rules.position({"no_such_field": 1}, setup)


# -- conservation --------------------------------------------------------------------------
def test_nothing_is_lost_and_nothing_impossible_is_reached(game: str) -> None:
    rules = rules_of(game)
    for stops in walks(game):
        for stop in stops:
            assert rules.problems(stop.step.state) == ()


def test_some_hundred_random_games_end_whole(game: str) -> None:
    rules = rules_of(game)
    all_setups = setups(game)
    played = 0
    for number in range(200):
        setup = all_setups[number % len(all_setups)]
        stops = list(walk(rules, setup, f"fuzz {number}"))
        played += len(stops)
        assert rules.problems(stops[-1].step.state) == ()
        if played > 40_000:
            break


# -- chance --------------------------------------------------------------------------------
def test_outcomes_have_positive_weights_and_sample_picks_one_of_them(game: str) -> None:
    rules = rules_of(game)
    for stops in walks(game):
        for stop in some(stops, 40, "chance"):
            outcomes = rules.chance(stop.state)
            assert bool(outcomes) == (rules.turn(stop.state) == CHANCE)
            if not outcomes:
                continue
            assert all(type(w) is int and w > 0 for _, w in outcomes)
            listed = {key(o) for o, _ in outcomes}
            assert len(listed) == len(outcomes)
            for n in range(5):
                assert key(rules.sample(stop.state, keyed_draw("sample", n))) in listed
            for outcome, _ in outcomes[:: max(1, len(outcomes) // 5)]:
                rules.apply(stop.state, outcome)


def test_sample_has_the_distribution_of_chance(game: str) -> None:
    rules = rules_of(game)
    kinds: dict[Any, Any] = {}
    for stop in every_walk(game):
        if rules.turn(stop.state) == CHANCE:
            kinds.setdefault((type(stop.move), len(rules.chance(stop.state))), stop.state)
    assert kinds
    for number, state in enumerate(list(kinds.values())[:6]):
        outcomes = rules.chance(state)
        total = sum(w for _, w in outcomes)
        draws = 4000
        seen = Counter(key(rules.sample(state, keyed_draw(f"spread {number}", n))) for n in range(draws))
        assert _unlikely(seen, {key(o): w / total for o, w in outcomes}, draws) < 5.0


def _unlikely(seen: Counter[Any], chances: dict[Any, float], draws: int) -> float:
    """How many standard deviations chi-square lies above its mean, rare outcomes counted together."""
    cells: list[tuple[float, float]] = []
    rest_seen, rest_wanted = 0.0, 0.0
    for outcome, chance in chances.items():
        if chance * draws >= 8:
            cells.append((seen[outcome], chance * draws))
        else:
            rest_seen += seen[outcome]
            rest_wanted += chance * draws
    if rest_wanted:
        cells.append((rest_seen, rest_wanted))
    if len(cells) < 2:
        return 0.0
    chi = sum((a - b) ** 2 / b for a, b in cells)
    freedom = len(cells) - 1
    return (chi - freedom) / (2 * freedom) ** 0.5


def test_the_default_sample_is_by_weight(game: str) -> None:
    del game
    outcomes = (("a", 1), ("b", 2), ("c", 1))
    assert [pick_weighted(outcomes, n) for n in range(5)] == ["a", "b", "b", "c", "a"]


# -- the session ---------------------------------------------------------------------------
def played_session(game: str, number: int, *, practice: bool = False) -> Session:
    rules, setup = rules_of(game), setups(game)[number % len(setups(game))]
    names = tuple(SeatInfo(f"P{i}", colour=i % 8) for i in range(setup.seats))
    session = Session(rules, setup, f"session {number}", names, practice=practice)
    draw = stream(f"session {number}")
    while not session.over and len(session.played) < 300:
        session.settle()
        if session.turn >= 0:
            legal = rules.legal(session.state)
            session.act(legal[draw() % len(legal)])
    return session


def test_undo_walks_back_to_earlier_states_and_no_further_than_the_barrier(game: str) -> None:
    for number in range(2):
        session = played_session(game, number)
        states = [session.state_at(i) for i in range(len(session.played) + 1)]
        before = len(session.played)
        while (kept := session.undo()) is not None:
            assert session.barrier <= kept < before
            assert session.state == states[kept]
            before = kept
        assert not session.practised


def test_practice_undoes_to_the_first_choice_and_chance_stays_as_it_fell(game: str) -> None:
    rules = rules_of(game)
    session = played_session(game, 1, practice=True)
    texts = [p.text for p in session.played]
    digests = [digest(p.after) for p in session.played]
    while session.undo() is not None:
        pass
    assert session.practised
    assert all(p.seat == CHANCE for p in session.played)
    # Played again with the same choices, every outcome is what it was.
    while len(session.played) < len(texts):
        session.settle()
        if session.turn >= 0 and len(session.played) < len(texts):
            session.act(rules.notation.parse(texts[len(session.played)]))
    assert [p.text for p in session.played[:len(texts)]] == texts
    assert [digest(p.after) for p in session.played[:len(texts)]] == digests


def test_a_stored_session_comes_back(game: str) -> None:
    from game.boards.board import Board

    session = played_session(game, 0)
    header = json.loads(json.dumps(session.header()))
    entries = json.loads(json.dumps([session.entry(p) for p in session.played]))
    board_type = Board if session.rules.needs_board else None
    again = load_session(session.rules, header, entries, board_type)
    assert again.state == session.state
    assert [p.text for p in again.played] == [p.text for p in session.played]
    assert again.barrier == session.barrier
    # Another version of the rules goes on from the last snapshot.
    older = load_session(session.rules, {**header, "rules": session.rules.version - 1}, entries, board_type)
    assert older.state == session.state


# -- hidden things -------------------------------------------------------------------------
def test_no_leak_pair(game: str) -> None:
    """A viewer can't tell a state from one that is drawn from his own view."""
    rules = rules_of(game)
    for number, stops in enumerate(walks(game)):
        for stop in some(stops, 25, "leak"):
            s = stop.state
            for viewer in (None, *range(setups(game)[number].seats)):
                view = rules.observe(s, viewer)
                s2 = rules.determinize(view, stream(f"leak {number}"))
                assert type(s2) is type(s)
                assert rules.observe(s2, viewer) == view
                assert rules.problems(s2) == ()
                turn = rules.turn(s)
                assert rules.turn(s2) == turn
                if turn == viewer:
                    legal = rules.legal(s)
                    assert rules.legal(s2) == legal
                    for action in legal[:10]:
                        assert rules.warnings(view, action) == rules.warnings(rules.observe(s2, viewer), action)
                    _same_to_the_viewer(rules, s, s2, stop.move, viewer)


def _same_to_the_viewer(rules: Any, s: Any, s2: Any, action: Any, viewer: int) -> None:
    """If an action leaves two states alike to the viewer, what he saw happen is alike too."""
    after, after2 = rules.apply(s, action), rules.apply(s2, action)
    if rules.observe(after.state, viewer) == rules.observe(after2.state, viewer):
        seen = [rules.redact(e, viewer) for e in after.events]
        assert seen == [rules.redact(e, viewer) for e in after2.events]


def test_a_choice_that_the_view_does_not_show_is_not_in_the_events_either(game: str) -> None:
    rules = rules_of(game)
    for number, stops in enumerate(walks(game)):
        for stop in some(stops, 20, "choice"):
            turn = rules.turn(stop.state)
            if turn < 0:
                continue
            steps = [rules.apply(stop.state, a) for a in rules.legal(stop.state)[:12]]
            for viewer in (None, *range(setups(game)[number].seats)):
                seen: dict[Any, Any] = {}
                for step in steps:
                    view = rules.observe(step.state, viewer)
                    events = [rules.redact(e, viewer) for e in step.events]
                    assert seen.setdefault(view, events) == events, f"events tell viewer {viewer} more than the view"


def test_search_sees_of_a_choice_no_more_than_the_view(game: str) -> None:
    """`Rules.seen` may not differ where the view after the choice is the same."""
    rules = rules_of(game)
    for number, stops in enumerate(walks(game)):
        for stop in some(stops, 15, "seen"):
            if rules.turn(stop.state) < 0:
                continue
            for viewer in range(setups(game)[number].seats):
                if viewer == rules.turn(stop.state):
                    continue
                told: dict[Any, Any] = {}
                for action in rules.legal(stop.state)[:12]:
                    view = rules.observe(rules.advance(stop.state, action), viewer)
                    seen = rules.seen(stop.state, action, viewer)
                    assert told.setdefault(view, seen) == seen


def test_views_and_redacted_events_have_a_json_form(game: str) -> None:
    rules = rules_of(game)
    for stop in some(walks(game)[-1], 15, "view"):
        for viewer in (None, 0):
            canonical(rules.observe(stop.state, viewer))
            for event in stop.step.events:
                redacted = rules.redact(event, viewer)
                assert redacted is None or type(redacted) is type(event)


# -- bots ----------------------------------------------------------------------------------
def test_the_bot_judges_chooses_and_ranks_within_bounds(game: str) -> None:
    rules, brain = rules_of(game), bot_of(game)
    for number, stops in enumerate(walks(game)):
        seats = setups(game)[number].seats
        for stop in some(stops, 12, "bot"):
            values = brain.evaluate(stop.state)
            assert len(values) == seats
            assert all(0.0 <= v <= 1.0 for v in values)
            assert sum(values) == pytest.approx(1.0, abs=0.02)
            legal = rules.legal(stop.state)
            if legal:
                assert brain.policy(stop.state, legal, keyed_draw("policy", number)) in legal
                ranks = brain.rank(stop.state, rules.turn(stop.state), legal)
                assert len(ranks) == len(legal)
        end = stops[-1].step.state
        result = rules.result(end)
        assert list(brain.evaluate(end)) == pytest.approx([result.share(i) for i in range(seats)])


def test_a_bot_chooses_by_its_view_alone(game: str) -> None:
    rules, brain = rules_of(game), bot_of(game)
    level = Level(playouts=12, seconds=60.0)
    for stops in walks(game)[:3]:
        for stop in some(stops, 6, "mind"):
            seat = rules.turn(stop.state)
            if seat < 0:
                continue
            view = rules.observe(stop.state, seat)
            other = rules.observe(rules.determinize(view, stream("another")), seat)
            first = think(rules, brain, view, seat, level, stream("mind"))
            assert first.action in rules.legal(stop.state)
            assert think(rules, brain, other, seat, level, stream("mind")) == first
