"""Gamepads as wishes: which of its buttons and axes mean what; they may come and go at any time.

Touches pygame's joystick module.
"""

from __future__ import annotations

from typing import Literal

import pygame

Wish = Literal["up", "down", "left", "right", "activate", "back", "menu", "details", "help", "undo", "redo"]

_BUTTONS: dict[int, Wish] = {
    0: "activate",
    1: "back",
    2: "details",
    3: "help",
    4: "undo",
    5: "redo",
    7: "menu",
    9: "menu",
    11: "up",
    12: "down",
    13: "left",
    14: "right",
}
_PUSHED, _RELEASED = 0.6, 0.4


class Gamepads:
    """The pads that are plugged in, and which way their sticks lean."""

    def __init__(self) -> None:
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._leaning: dict[tuple[int, int], int] = {}

    def wish(self, event: pygame.Event) -> Wish | None:
        """What the event asks for; None if nothing, or if it is no gamepad's."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._add(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
                self._leaning = {k: v for k, v in self._leaning.items() if k[0] != event.instance_id}
            case pygame.JOYBUTTONDOWN:
                return _BUTTONS.get(event.button)
            case pygame.JOYHATMOTION:
                x, y = event.value
                return _way(x, -y)
            case pygame.JOYAXISMOTION if event.axis in (0, 1):
                return self._lean(event.instance_id, event.axis, event.value)
        return None

    def _add(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
            self._pads[pad.get_instance_id()] = pad
        except pygame.error:
            # Unplugged again before we got to it.
            return

    def _lean(self, pad: int, axis: int, value: float) -> Wish | None:
        """One wish each time the stick is pushed far, until it has come back."""
        before = self._leaning.get((pad, axis), 0)
        now = (value > 0) - (value < 0) if abs(value) > (_RELEASED if before else _PUSHED) else 0
        self._leaning[pad, axis] = now
        if now == 0 or now == before:
            return None
        return _way(now, 0) if axis == 0 else _way(0, now)


def _way(x: int, y: int) -> Wish | None:
    if x:
        return "right" if x > 0 else "left"
    if y:
        return "down" if y > 0 else "up"
    return None
