"""The numbered rules: the same in every language, each proved by a test that names it, each refusal on a page."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game.core.registry import rules_of
from game.i18n.texts import LANGUAGES, Texts
from game.places import seeds_dir
from tests.games.house import GAMES, setups, some, universe, walks

TESTS = Path(__file__).resolve().parent
RULE_ID = re.compile(r"\b([A-Z]{2}-\d{2})\b")
RULE_HEAD = re.compile(r"^(?:[-*] )?(?:\*\*)?([A-Z]{2}-\d{2})(?:\*\*)?\s+(?:\[[SDH]\])", re.MULTILINE)

pytestmark = pytest.mark.parametrize("game", GAMES)


def page(game: str, language: str) -> str:
    return (seeds_dir() / game / f"rules.{language}.md").read_text(encoding="utf-8")


def headed(game: str, language: str) -> list[str]:
    """The ids of the rules that stand on the page, in its order."""
    return RULE_HEAD.findall(page(game, language))


def named_by_tests(game: str) -> set[str]:
    """Ids in `@rule(...)` decorators of test functions in tests/games/<game>/."""
    found: set[str] = set()
    for path in (TESTS / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    found |= {a.value for a in mark.args if isinstance(a, ast.Constant)}
    return found


def test_every_language_has_the_same_rules_without_a_gap(game: str) -> None:
    english = headed(game, "en")
    assert english
    assert len(set(english)) == len(english), "a rule stands twice"
    letters = english[0][:2]
    assert sorted(english) == [f"{letters}-{n:02}" for n in range(1, len(english) + 1)]
    for language in LANGUAGES:
        assert headed(game, language) == english, language


def test_every_rule_is_marked_alike_in_every_language(game: str) -> None:
    def marks(language: str) -> list[tuple[str, str]]:
        return re.findall(r"([A-Z]{2}-\d{2}|\[[SDH]\])", page(game, language))

    for language in LANGUAGES:
        assert marks(language) == marks("en"), language


def test_every_rule_has_a_test_that_names_it(game: str) -> None:
    named = named_by_tests(game)
    assert set(headed(game, "en")) - named == set()
    assert named - set(headed(game, "en")) == set(), "no such rule"


def test_refusals_name_a_rule_of_the_page_and_have_a_sentence_in_every_language(game: str) -> None:
    rules = rules_of(game)
    pages = set(headed(game, "en"))
    texts = [Texts.load(seeds_dir(), language) for language in LANGUAGES]
    seen = set()
    for number, stops in enumerate(walks(game)):
        viewers = range(setups(game)[number].seats)
        for stop in some(stops, 10, "refusals"):
            for action in universe(game):
                refusal = rules.why_not(stop.state, action)
                if refusal is not None:
                    seen.add(("refusal", refusal.rule, refusal.key))
            if rules.turn(stop.state) in viewers:
                view = rules.observe(stop.state, rules.turn(stop.state))
                for action in rules.legal(stop.state):
                    for warning in rules.warnings(view, action):
                        seen.add(("warning", warning.rule, warning.key))
    assert seen
    for kind, rule_id, key in seen:
        assert not rule_id or rule_id in pages, (rule_id, key)
        for t in texts:
            assert t.has(f"{game}.{kind}.{key}") or t.has(f"{kind}.{key}"), (t.language, kind, key)


def test_options_endings_and_scores_have_names_in_every_language(game: str) -> None:
    rules = rules_of(game)
    wanted = {f"{game}.name", f"{game}.tagline"}
    for option in rules.options:
        wanted |= {f"{game}.option.{option.id}", f"{game}.option.{option.id}.help"}
    for stops in walks(game):
        result = rules.result(stops[-1].step.state)
        wanted.add(f"{game}.termination.{result.termination}")
        wanted |= {f"{game}.score.{name}" for scores in result.scores for name, _ in scores}
    for language in LANGUAGES:
        texts = Texts.load(seeds_dir(), language)
        assert {key for key in wanted if not texts.has(key)} == set()
        for key in wanted:
            texts(key)
        assert texts.missing == set(), f"not in {language}"
