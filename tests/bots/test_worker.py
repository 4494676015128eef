"""The bot's process: answers, cancelling, stale answers, death, and the numbers it draws."""

from __future__ import annotations

import os
import signal
import time

import pytest

from game.bots.worker import Answer, Question, Thinker, answer, draws_for
from game.core.registry import rules_of
from game.core.rules import make_setup
from game.core.session import SeatInfo, Session
from game.library import board_finder


def biathlon_view(seats: int = 2):
    rules = rules_of("biathlon")
    setup = make_setup(rules, seats, board=board_finder("biathlon")(""))
    session = Session(rules, setup, "worker", tuple(SeatInfo(f"{i}") for i in range(seats)))
    session.settle()
    return rules, session, rules.observe(session.state, session.turn)


def wait_for(thinker: Thinker, limit: float = 30.0) -> Answer:
    """Poll as the window does; the limit only keeps a broken worker from hanging the tests."""
    until = time.monotonic() + limit
    while time.monotonic() < until:
        found = thinker.poll()
        if found is not None:
            return found
        time.sleep(0.005)
    raise AssertionError("the worker gave no answer")


@pytest.fixture
def thinker():
    made = Thinker()
    yield made
    made.close()


def test_it_answers_the_newest_question_only(thinker):
    rules, session, view = biathlon_view()
    thinker.ask(Question(1, "biathlon", view, session.turn, "hard", "s"))
    thinker.ask(Question(2, "biathlon", view, session.turn, "easy", "s"))
    found = wait_for(thinker)
    assert found.number == 2
    assert found.thought.action in rules.legal(session.state)
    assert not thinker.thinking
    assert thinker.poll() is None


def test_cancel_drops_the_question(thinker):
    _, session, view = biathlon_view()
    thinker.ask(Question(1, "biathlon", view, session.turn, "hard", "s"))
    thinker.cancel()
    assert not thinker.thinking
    assert thinker.poll() is None
    thinker.ask(Question(2, "biathlon", view, session.turn, "easy", "s"))
    assert wait_for(thinker).number == 2


def test_a_worker_that_is_killed_is_started_anew(thinker):
    _, session, view = biathlon_view()
    thinker.warm_up()
    os.kill(thinker._process.pid, signal.SIGKILL)
    thinker._process.join(10)
    thinker.ask(Question(3, "biathlon", view, session.turn, "easy", "s"))
    assert wait_for(thinker).number == 3


def test_without_a_process_the_answer_is_an_error_and_the_table_goes_on(thinker, monkeypatch, capsys):
    from multiprocessing.context import SpawnProcess

    def refused(self: SpawnProcess) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", refused)
    _, session, view = biathlon_view()
    thinker.warm_up()
    thinker.ask(Question(5, "biathlon", view, session.turn, "easy", "s"))
    found = wait_for(thinker)
    assert (found.number, found.thought) == (5, None)
    assert not thinker.thinking
    assert "no more processes" in capsys.readouterr().err


def test_an_unknown_game_is_an_answer_with_an_error_not_a_crash(thinker):
    _, session, view = biathlon_view()
    thinker.ask(Question(4, "chess", view, session.turn, "easy", "s"))
    found = wait_for(thinker)
    assert found.thought is None
    assert "chess" in found.error


def test_closing_ends_the_process(thinker):
    thinker.warm_up()
    process = thinker._process
    thinker.close()
    thinker.close()
    assert not process.is_alive()


def test_the_same_view_and_seed_give_the_same_choice():
    _, session, view = biathlon_view()
    asked = [answer(Question(n, "biathlon", view, session.turn, "easy", "seed")).thought.action for n in range(3)]
    assert len(set(asked)) == 1
    first, second = draws_for("a", view), draws_for("b", view)
    assert [first() for _ in range(3)] != [second() for _ in range(3)]
