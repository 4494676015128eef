"""The registry: games by name, their data read from seeds/, and what is said where one isn't there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core import registry
from game.core.rules import Rules


def test_the_five_games_are_known_and_those_there_can_be_had() -> None:
    assert registry.GAMES == ("crystal_globe", "biathlon", "triathlon", "windschatten", "boreal")
    assert "biathlon" in registry.available()
    for game in registry.available():
        rules = registry.rules_of(game)
        assert isinstance(rules, Rules)
        assert rules.id == game
        assert rules is registry.rules_of(game)
        assert type(rules.version) is int


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(registry.UnknownGame, match="no game 'chess'"):
        registry.rules_of("chess")
    with pytest.raises(registry.UnknownGame, match="biathlon"):
        registry.bot_of("chess")


def test_broken_components_name_their_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "components.toml").write_text("number = = 3", encoding="utf-8")
    monkeypatch.setattr(registry, "seeds_dir", lambda: tmp_path)
    with pytest.raises(ValueError, match=r"components\.toml"):
        registry.components_of("broken")


def test_tables_are_read_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "tabled").mkdir()
    (tmp_path / "tabled" / "values_x.json").write_text("[1, 2]", encoding="utf-8")
    monkeypatch.setattr(registry, "seeds_dir", lambda: tmp_path)
    assert registry.tables_of("tabled") == {"values_x": [1, 2]}
