"""A match without a picture: all is stored before it is seen, undo and its barrier, resuming, bots, records."""

from __future__ import annotations

import json

import pytest

from game.bots.brain import Thought
from game.bots.worker import Answer
from game.core.codec import digest
from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.games.biathlon.state import Card
from game.library import board_finder
from game.places import UserDir
from game.savestate import open_store
from game.savestate.files import MemoryFiles
from game.savestate.store import Store
from game.scenes.match import Match, NotPlayable


class Mind:
    """Stands in for the bots' process: answers what the test gave it."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.questions: list = []
        self.cancelled = 0

    @property
    def thinking(self) -> bool:
        return len(self.questions) > self.cancelled

    def warm_up(self) -> None: ...

    def close(self) -> None: ...

    def cancel(self) -> None:
        self.cancelled = len(self.questions)

    def ask(self, question) -> None:
        self.questions.append(question)

    def poll(self):
        return self.answers.pop(0) if self.answers else None


def session(*kinds: str, seed: str = "m", practice: bool = False) -> Session:
    rules = rules_of("biathlon")
    setup = make_setup(rules, len(kinds), {}, board_finder("biathlon")("a"))
    return Session(rules, setup, seed, tuple(SeatInfo(f"S{i}", k, i) for i, k in enumerate(kinds)), practice=practice)


@pytest.fixture
def store(tmp_path) -> Store:
    return open_store(UserDir(tmp_path))


def only_game(store: Store) -> str:
    (entry,) = store.list_games()
    return entry.id


def resume(store: Store) -> Match:
    match = Match.resume(only_game(store), store, Mind())
    assert isinstance(match, Match)
    return match


def test_every_action_is_in_the_file_when_act_returns(store, tmp_path):
    match = Match.begin(session("human", "human"), store, Mind())
    match.act(Card(6))
    journal = next((tmp_path / "games").glob("*/game.jsonl")).read_text("utf-8")
    assert '"a":"card 6"' in journal.replace('": "', '":"')
    before = digest(match.session.state)
    # no close: the process is thought to be killed here; its lock dies with it
    match.writer._lock.release()
    again = resume(store)
    assert digest(again.session.state) == before
    assert again.turn == match.turn


def test_undo_takes_back_the_choice_and_survives_resuming(store):
    match = Match.begin(session("human", "human"), store, Mind())
    first = match.session.state
    match.act(Card(6))
    assert match.can_undo()
    assert match.undo()
    assert match.session.state == first
    assert not match.undo()
    match.act(Card(2))
    match.close()
    again = resume(store)
    assert [p.text for p in again.session.played if p.seat >= 0] == ["card 2"]


def test_what_was_handed_over_can_not_be_undone(store):
    match = Match.begin(session("human", "human"), store, Mind())
    match.act(Card(6))
    match.seal()
    assert not match.can_undo()


def test_a_roll_stops_undo_but_not_in_practice_which_is_marked(store):
    strict = Match.begin(session("human"), store, Mind())
    strict.act(Card(6))  # the only card of the round: it is played out and the dice roll again
    assert not strict.undo()
    free = Match.begin(session("human", practice=True), store, Mind())
    dice = free.session.state.dice
    free.act(Card(6))
    rolled = free.session.state.dice
    assert free.undo()
    assert free.session.state.dice == dice
    assert free.session.practised
    free.act(Card(6))
    assert free.session.state.dice == rolled  # undo never re-rolls


def test_a_bot_is_asked_once_with_a_view_and_its_answer_is_played(store):
    mind = Mind()
    match = Match.begin(session("easy", "human"), store, mind)
    while not match.bot_turn:
        match.act(Card(6))
    match.ask_bot()
    match.ask_bot()
    assert len(mind.questions) == 1
    assert mind.questions[0].view == match.view(match.turn)
    mind.answers.append(Answer(mind.questions[0].number, Thought(Card(7), 0.5, 0)))
    assert match.poll().thought.action == Card(7)


def test_a_bot_that_fails_is_replaced_by_a_choice_by_rank(store):
    mind = Mind(Answer(1, None, "broken"))
    match = Match.begin(session("hard", "hard"), store, mind)
    match.ask_bot()
    found = match.poll()
    assert found.thought.action in match.session.rules.legal(match.session.state)
    problem = match.take_problem()
    assert problem.key == "table.bot_failed"
    assert problem.params == {"name": "S0"}


def test_a_finished_race_is_recorded_once_with_its_time(store):
    match = Match.begin(session("human", seed="solo"), store, Mind())
    while not match.session.over:
        match.act(Card(6 if match.session.state.players[0].chips < 6 else 7))
    match.close()
    (record,) = store.records.load().games
    assert record.ranking == (1,)
    assert record.rounds == match.session.state.rounds
    assert (record.board, record.practice) == ("a", False)
    (entry,) = store.list_games()
    assert entry.meta.finished


def test_a_practice_game_taken_back_from_its_end_is_recorded_as_it_ends_at_last(store):
    match = Match.begin(session("human", seed="again", practice=True), store, Mind())
    for thrift in (9, 4):
        while not match.session.over:
            match.act(Card(6 if match.session.state.players[0].chips < thrift else 7))
        if thrift == 9:
            while match.undo():
                pass
    rounds = match.session.state.rounds
    match.close()
    (record,) = store.records.load().games
    assert (record.rounds, record.practice) == (rounds, True)


def test_a_damaged_journal_goes_on_from_its_last_whole_entry_and_says_so(store, tmp_path):
    match = Match.begin(session("human", "human"), store, Mind())
    for card in (6, 7, 6):
        match.act(Card(card))
    match.close()
    file = next((tmp_path / "games").glob("*/game.jsonl"))
    file.with_name("game.jsonl.bak").unlink(missing_ok=True)
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])
    again = resume(store)
    assert again.problem is not None
    assert [p.text for p in again.session.played if p.seat >= 0] == ["card 6", "card 7"]
    assert list(file.parent.glob("game.jsonl.damaged-*"))


def test_a_log_that_the_rules_refuse_goes_on_before_the_refused_entry(store):
    match = Match.begin(session("human", "human"), store, Mind())
    match.act(Card(6))
    match.writer.append({"a": "card 99", "d": "0", "state": None})
    match.close()
    again = resume(store)
    assert again.problem.key == "save.replay_differs"
    assert [p.text for p in again.session.played if p.seat >= 0] == ["card 6"]
    again.act(Card(7))
    again.close()
    third = resume(store)
    assert third.problem is None
    assert [p.text for p in third.session.played if p.seat >= 0] == ["card 6", "card 7"]


def test_a_game_of_an_unknown_kind_is_left_alone(store, tmp_path):
    match = Match.begin(session("human", "human"), store, Mind())
    match.close()
    game_id = only_game(store)
    copy = store.copy(game_id)
    file = tmp_path / "games" / copy.id / "game.jsonl"
    data = file.read_bytes()
    header = json.loads(data.splitlines()[0])["e"]
    from game.savestate import journal

    file.write_bytes(journal.with_header(data, {**header, "game": "chess"}))
    before = file.read_bytes()
    found = Match.resume(copy.id, store, Mind())
    assert isinstance(found, NotPlayable)
    assert "chess" in found.problem.params["why"]
    assert file.read_bytes() == before


def test_without_a_folder_the_game_runs_and_nothing_is_kept():
    store = Store(MemoryFiles())
    match = Match.begin(session("human", "human"), store, Mind())
    match.act(Card(6))
    match.close()
    assert not store.keeps


def test_a_bot_that_cannot_think_at_all_still_moves(store, monkeypatch):
    from game.bots import worker

    mind = Mind(Answer(1, None, "broken"))
    match = Match.begin(session("easy", "human"), store, mind)
    if not match.bot_turn:
        match.act(match.session.rules.legal(match.session.state)[0])
    match.ask_bot()
    monkeypatch.setattr(worker, "answer", lambda question: Answer(question.number, None, "broken here too"))
    found = match.poll()
    assert found is not None
    assert found.thought is not None
    assert found.thought.action in match.session.rules.legal(match.session.state)
