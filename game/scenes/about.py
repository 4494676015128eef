"""What Slipstream is, its version, and whose work is in it.

Reads the version and nothing else.
"""

from __future__ import annotations

import platform

import pygame

import game
from game.core.registry import GAMES
from game.scenes import parts
from game.scenes.confirm import NoticeScene
from game.scenes.stack import Services
from game.ui.widgets import Block


def about(services: Services) -> NoticeScene:
    """The notice."""
    text = services.text
    lines = [text("about.what"), text("about.version", version=game.__version__)]
    made = [
        text("about.game", game=parts.game_name(text, g), author=parts.game_word(text, g, "author"))
        for g in GAMES
        if parts.game_word(text, g, "author")
    ]
    libraries = text("about.libraries", python=platform.python_version(), pygame=pygame.ver)
    blocks = (
        *(Block(line) for line in lines),
        Block(text("about.games"), "title"),
        *(Block(line, "bullet") for line in made),
        Block(text("about.made_with"), "title"),
        Block(libraries, "bullet"),
        Block(text("about.fonts"), "bullet"),
        Block(text("about.licence"), "bullet"),
    )
    return NoticeScene(text("home.about"), blocks)
