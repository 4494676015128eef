"""A thread that does the slow half of saving (fsync, small files) without holding up the frame.

Jobs have names; a newer one replaces an older one that has not begun. Failures are kept until asked for.
"""

import threading
from collections.abc import Callable

from game.savestate.problem import Problem, from_os_error

Job = Callable[[], None]


class Background:
    """One worker thread, started with the first job; a daemon, so that it never keeps the app alive."""

    def __init__(self) -> None:
        self._condition = threading.Condition()
        self._jobs: dict[str, tuple[Job, str, str]] = {}
        self._problems: list[Problem] = []
        self._busy = False
        self._ending = False
        self._thread: threading.Thread | None = None

    def ask(self, name: str, job: Job, path: str, what: str) -> None:
        """Has a job done soon; `path` and `what` are for the problem that its OSError becomes."""
        with self._condition:
            self._jobs[name] = (job, path, what)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="save", daemon=True)
                self._thread.start()
            self._condition.notify_all()

    def take_problem(self) -> Problem | None:
        """The oldest failure nobody has been told of yet."""
        with self._condition:
            return self._problems.pop(0) if self._problems else None

    def flush(self) -> None:
        """Waits until all that was asked for is done."""
        with self._condition:
            self._condition.wait_for(lambda: not self._jobs and not self._busy)

    def end(self) -> None:
        """Does what is left and stops."""
        with self._condition:
            self._ending = True
            self._condition.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        while True:
            with self._condition:
                self._condition.wait_for(lambda: self._jobs or self._ending)
                if not self._jobs:
                    return
                name = next(iter(self._jobs))
                job, path, what = self._jobs.pop(name)
                self._busy = True
            problem: Problem | None = None
            try:
                job()
            except OSError as error:
                problem = from_os_error(error, path, what)
            with self._condition:
                if problem is not None and problem not in self._problems:
                    self._problems.append(problem)
                self._busy = False
                self._condition.notify_all()
