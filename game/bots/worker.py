"""A bot thinks here, in a process of its own, so that the window keeps its frame rate.

The only room of `bots` that may use clocks and processes. An answer carries the number of the question
that it belongs to; a new question or `cancel` ends the thinking before; stale answers are dropped.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple

from game.bots.brain import Thought, levels_of, think
from game.core.codec import canonical
from game.core.registry import UnknownGame, bot_of, rules_of
from game.core.rules import Draw

HANGING_AFTER = 20.0
"""Seconds beyond its level's own after which a process that gives no answer is taken to hang: it may have to start
first, on a machine that is busy."""


class Question(NamedTuple):
    """What is asked: a view (never a state) and the seat that must choose in it."""

    number: int
    game: str
    view: Any
    seat: int
    level: str
    seed: str


class Answer(NamedTuple):
    """The choice for question `number`; `error` is a text if thinking failed, and then `thought` is None."""

    number: int
    thought: Thought | None
    error: str = ""


def draws_for(seed: str, view: Any) -> Draw:
    """The bot's own numbers: the same view and seed give the same ones, and nothing else does."""
    key = blake2b((seed + canonical(view)).encode(), digest_size=8).digest()
    return partial(random.Random(key).getrandbits, 64)


def answer(question: Question, connection: Connection | None = None, seconds: float | None = None) -> Answer:
    """Think about one question, here and now; an arriving message or the level's time ends it early."""
    try:
        rules = rules_of(question.game)
        brain = bot_of(question.game)
        level = levels_of(brain)[question.level]
        until = time.perf_counter() + (level.seconds if seconds is None else seconds)
        if seconds is not None:
            level = replace(level, playouts=max(level.playouts, 10**6) if level.playouts else 0)

        def expired() -> bool:
            return time.perf_counter() > until or (connection is not None and connection.poll())

        draw = draws_for(question.seed, question.view)
        thought = think(rules, brain, question.view, question.seat, level, draw, expired)
        return Answer(question.number, thought)
    except Exception as error:
        # a bot that fails must not take the table down with it: the table says so and plays by rank
        return Answer(question.number, None, f"{type(error).__name__}: {error}")


def _serve(connection: Connection) -> None:
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(5)  # the window comes first where both want the same core
    while True:
        try:
            question = connection.recv()
            while connection.poll():  # only the newest question is worth an answer
                question = connection.recv()
            if question is None:
                return
            if isinstance(question, Question):
                connection.send(answer(question, connection))
        except (EOFError, OSError, KeyboardInterrupt):
            return


class Thinker:
    """The window's side: `ask`, then `poll` now and then; `cancel` drops what is being thought about.

    The process starts at the first question and is started anew if it died, or hangs and is ended for that. After
    two such deaths over one question the answer is an error, so that the table can go on without it.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds."""
        self._clock = clock
        self._asked_at = 0.0
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._waiting: Question | None = None
        self._deaths = 0

    @property
    def thinking(self) -> bool:
        return self._waiting is not None

    def warm_up(self) -> None:
        """Start the process now, so that the first question needn't wait for it. If the system gives none, the
        question is answered without it."""
        if self._process is None or not self._process.is_alive():
            self._start()

    def ask(self, question: Question) -> None:
        self._waiting = question
        self._deaths = 0
        self._send(question)

    def poll(self) -> Answer | None:
        """The answer to the newest question, once, or None while there is none."""
        waiting, connection = self._waiting, self._connection
        if waiting is None:
            return None
        if connection is None:  # the system gave us no process
            return self._after_death(waiting)
        try:
            while connection.poll():
                found = connection.recv()
                if isinstance(found, Answer) and found.number == waiting.number:
                    self._waiting = None
                    return found
        except (EOFError, OSError):
            pass
        else:
            if self._process is not None and self._process.is_alive():
                if not self._hangs(waiting):
                    return None
                _say("does not answer and is ended")
                # no polite way: a process that is stopped, or loops in C, would not notice
                self._process.kill()
                self._process.join(1.0)
        return self._after_death(waiting)

    def cancel(self) -> None:
        """Forget the question; whatever is still answered is dropped."""
        if self._waiting is not None:
            self._waiting = None
            if self._connection is not None:
                with contextlib.suppress(OSError, ValueError):
                    self._connection.send("cancel")

    def close(self) -> None:
        """End the process. Safe to call twice."""
        self._waiting = None
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            with contextlib.suppress(OSError, ValueError):
                connection.send(None)
            connection.close()
        if process is not None:
            process.join(0.5)
            if process.is_alive():
                process.terminate()
                process.join(1.0)
            if process.is_alive():
                process.kill()  # it hangs; left alone it would keep the app from ending
                process.join(1.0)

    def _start(self) -> None:
        self.close_quietly()
        context = multiprocessing.get_context("spawn")
        try:
            here, there = context.Pipe()
        except OSError as error:
            _say(f"can't be reached: {error}")
            return
        try:
            process = context.Process(target=_serve, args=(there,), name="slipstream-bot", daemon=True)
            process.start()
        except OSError as error:
            here.close()
            _say(f"can't be reached: {error}")
            return
        finally:
            there.close()
        self._process, self._connection = process, here

    def close_quietly(self) -> None:
        waiting = self._waiting
        self.close()
        self._waiting = waiting

    def _hangs(self, question: Question) -> bool:
        """Whether its level's time and a generous margin are over."""
        waited = self._clock() - self._asked_at - HANGING_AFTER
        return waited > 0 and waited > _seconds_of(question)

    def _send(self, question: Question) -> None:
        self._asked_at = self._clock()
        try:
            self.warm_up()
            if self._connection is not None:
                self._connection.send(question)
        except (OSError, ValueError) as error:
            _say(f"can't be reached: {error}")

    def _after_death(self, waiting: Question) -> Answer | None:
        self._deaths += 1
        if self._deaths >= 2:
            self._waiting = None
            return Answer(waiting.number, None, "the bot's process ended twice")
        _say("is started anew")
        self._start()
        self._send(waiting)
        return None


def _seconds_of(question: Question) -> float:
    """What the question's level may take; 0 if there is no such game or level (the answer will say so)."""
    try:
        return levels_of(bot_of(question.game))[question.level].seconds
    except (UnknownGame, KeyError):
        return 0.0


def _say(what: str) -> None:
    """For whoever reads the terminal; the table goes on all the same."""
    with contextlib.suppress(OSError, ValueError):
        print(f"slipstream: the bot's process {what}", file=sys.stderr)
