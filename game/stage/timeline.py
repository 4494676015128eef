"""The timeline: plays clips one after another on a cast; everything can finish at once.

Touches nothing: time comes in as milliseconds, sound goes out through a function.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.stage.cast import Cast

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""How long a clip takes at each setting, in parts of its own time."""

Play = Callable[[Cast, float], None]
"""Puts the cast to part t (0 to 1) of a motion; at 1 all is as the motion leaves it. Called at 0 and 1 at least."""


def nothing(cast: Cast, t: float) -> None:
    """A clip that moves nothing: a pause."""


@dataclass(frozen=True, slots=True)
class Clip:
    """One motion of `ms` milliseconds at normal speed, and the sound that starts with it."""

    ms: float
    play: Play = nothing
    sound: str = ""


def silent(name: str) -> None:
    """Hears nothing."""


Cue = Callable[[Cast], Iterable[Clip]]
"""Makes the clips of one event when its turn has come, from the cast as it stands then."""


class Timeline:
    """The queue of cues and the clip that is playing."""

    def __init__(self, cast: Cast, hear: Callable[[str], None] = silent) -> None:
        self.cast = cast
        self.hear = hear
        self.speed = 1.0
        self._cues: deque[tuple[Cue, Callable[[], None] | None]] = deque()
        self._clips: deque[Clip] = deque()
        self._clip: Clip | None = None
        self._done: Callable[[], None] | None = None
        self._at = 0.0

    @property
    def busy(self) -> bool:
        return self._clip is not None or bool(self._clips) or bool(self._cues) or self._done is not None

    def add(self, cue: Cue, done: Callable[[], None] | None = None) -> None:
        """Queue a cue; `done` is called when its clips have played (to tell the log, say)."""
        self._cues.append((cue, done))

    def update(self, ms: float) -> bool:
        """Go on by so many milliseconds; true while anything is left to play."""
        left = ms
        while self.busy:
            if self._clip is None and not self._start():
                continue
            if self._clip is None:
                break
            need = self._clip.ms * self.speed
            if need > 0 and self._at + left < need:
                self._at += left
                self._clip.play(self.cast, self._at / need)
                return True
            left -= max(0.0, need - self._at)
            self._end_clip()
        return False

    def finish(self) -> None:
        """Everything at its end, at once and without sound."""
        hear, self.hear = self.hear, silent
        try:
            while self.busy:
                if self._clip is None and not self._start():
                    continue
                if self._clip is not None:
                    self._end_clip()
        finally:
            self.hear = hear

    def drop(self, cast: Cast) -> None:
        """Forget all that is queued and show this cast (after an undo, say). `done` functions are not called."""
        self._cues.clear()
        self._clips.clear()
        self._clip = self._done = None
        self._at = 0.0
        self.cast = cast

    def _start(self) -> bool:
        """Start the next clip if there is one; false if a cue ended or began without one."""
        if not self._clips:
            done, self._done = self._done, None
            if done is not None:
                done()
                return False
            if not self._cues:
                return False
            cue, self._done = self._cues.popleft()
            self._clips.extend(cue(self.cast))
            return False
        self._clip = self._clips.popleft()
        self._at = 0.0
        if self._clip.sound:
            self.hear(self._clip.sound)
        self._clip.play(self.cast, 0.0)
        return True

    def _end_clip(self) -> None:
        clip, self._clip = self._clip, None
        if clip is not None:
            clip.play(self.cast, 1.0)
