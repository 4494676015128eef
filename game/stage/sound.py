"""Sound: short WAVs by name; silent, and said once, where there is no audio device.

May touch pygame's mixer. Nothing is opened before the first `start`.
"""

from __future__ import annotations

from pathlib import Path

import pygame

CHANNELS = 12
FREQUENCY = 44_100


class Sound:
    """Plays art/sounds/<name>.wav. Several variants (dice_1, dice_2, ...) of a name are taken in turn."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble = ""
        self._on = False
        self._volume = 0.7
        self._cache: dict[str, tuple[pygame.mixer.Sound, ...]] = {}
        self._turn: dict[str, int] = {}

    def start(self) -> bool:
        """Open the audio device. False (and `trouble` says why) if there is none: the game goes on in silence."""
        try:
            pygame.mixer.init(FREQUENCY, -16, 2, 512)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError) as error:
            self.trouble = str(error)
            return False
        self._on = True
        return True

    def stop(self) -> None:
        if self._on:
            self._on = False
            self._cache.clear()
            pygame.mixer.quit()

    def set_volume(self, percent: float, muted: bool = False) -> None:
        self._volume = 0.0 if muted else min(max(percent, 0.0), 100.0) / 100.0

    def play(self, name: str) -> None:
        """Play the sound at the set volume; unknown names and missing devices are silent."""
        if not self._on or self._volume <= 0:
            return
        found = self._sounds(name)
        if not found:
            return
        turn = self._turn.get(name, 0)
        self._turn[name] = turn + 1
        sound = found[turn % len(found)]
        sound.set_volume(self._volume)
        sound.play()

    def _sounds(self, name: str) -> tuple[pygame.mixer.Sound, ...]:
        if name not in self._cache:
            files = [self.folder / f"{name}.wav", *sorted(self.folder.glob(f"{name}_[0-9].wav")),
                     *sorted(self.folder.glob(f"{name}-[0-9].wav"))]
            loaded = []
            for file in files:
                try:
                    loaded.append(pygame.mixer.Sound(str(file)))
                except (pygame.error, FileNotFoundError):
                    continue
            self._cache[name] = tuple(loaded)
        return self._cache[name]
