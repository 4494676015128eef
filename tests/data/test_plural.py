"""French counts 0 as one: a form for one must say its number, or 0 would be read as 1."""

from __future__ import annotations

import re

import pytest

from game.i18n.texts import catalogue_files, plural_form, read_catalogue
from game.places import seeds_dir


@pytest.mark.parametrize("file", catalogue_files(seeds_dir(), "fr"), ids=lambda p: f"{p.parent.name}-{p.name}")
def test_a_french_form_for_one_never_writes_the_digit(file):
    assert plural_form("fr", 0) == "one"
    fixed = [k for k, v in read_catalogue(file).items() if k.endswith(".one") and re.search(r"\b1\b", v)]
    assert fixed == []
