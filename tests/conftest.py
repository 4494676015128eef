"""What all tests share: no display, no sound, no player's own folder, and the mark that names rules."""

from __future__ import annotations

import os
import tempfile

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# Nothing that a test does may reach the saves of whoever runs it.
os.environ["SLIPSTREAM_HOME"] = tempfile.mkdtemp(prefix="slipstream-tests-")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules that the test proves")
