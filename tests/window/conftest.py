"""One virtual screen for all window tests of a run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.window.driver import Display, require_tools


@pytest.fixture(scope="session")
def display() -> Iterator[Display]:
    require_tools()
    made = Display()
    yield made
    made.close()
