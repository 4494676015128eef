"""`@rule("BD-07")`: which rules of the pages in seeds/ a test proves. tests/games/test_rule_pages.py finds gaps."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as the proof of these numbered rules."""
    return pytest.mark.rule(*ids)
