"""The bot's process: answers, cancelling, stale answers, death, and the numbers it draws."""

from __future__ import annotations

import os
import signal
import time

import pytest

from game.bots.brain import levels_of
from game.bots.worker import HANGING_AFTER, Answer, Question, Thinker, answer, draws_for
from game.core.registry import bot_of, rules_of
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


class Clock:
    """Seconds that pass when the test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watched():
    clock = Clock()
    made = Thinker(clock)
    yield made, clock
    made.close()


def stop(thinker: Thinker):
    """Let the process hang: it lives, and does nothing more."""
    thinker.warm_up()
    os.kill(thinker._process.pid, signal.SIGSTOP)
    return thinker._process


needs_stop = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped on this system")


@needs_stop
def test_a_worker_that_hangs_is_ended_and_started_anew(watched, capsys):
    thinker, clock = watched
    _, session, view = biathlon_view()
    hung = stop(thinker)
    seconds = levels_of(bot_of("biathlon"))["easy"].seconds
    thinker.ask(Question(6, "biathlon", view, session.turn, "easy", "s"))
    clock.now += HANGING_AFTER + seconds - 0.01
    assert thinker.poll() is None
    assert hung.is_alive()
    clock.now += 0.02
    assert thinker.poll() is None
    assert not hung.is_alive()
    assert thinker._process is not hung
    assert wait_for(thinker).number == 6
    assert "does not answer" in capsys.readouterr().err


@needs_stop
def test_after_hanging_twice_the_answer_is_an_error(watched):
    thinker, clock = watched
    _, session, view = biathlon_view()
    stop(thinker)
    thinker.ask(Question(7, "biathlon", view, session.turn, "easy", "s"))
    clock.now += 1000
    assert thinker.poll() is None
    stop(thinker)
    assert thinker.poll() is None, "the new process has its own time"
    clock.now += 1000
    found = thinker.poll()
    assert found is not None
    assert (found.number, found.thought) == (7, None)
    assert not thinker.thinking


def test_an_answer_that_waits_is_taken_however_late_it_is_fetched(watched):
    thinker, clock = watched
    _, session, view = biathlon_view()
    thinker.ask(Question(8, "biathlon", view, session.turn, "easy", "s"))
    assert thinker._connection.poll(30)
    clock.now += 1000  # the menu was open
    found = thinker.poll()
    assert found is not None
    assert found.thought is not None


@needs_stop
def test_a_process_that_hangs_does_not_keep_the_app_from_ending(watched):
    thinker, _ = watched
    hung = stop(thinker)
    thinker.close()
    assert not hung.is_alive()


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
