"""Catalogues: the same keys and parameters in every language, and what chooses between sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import places
from game.i18n.texts import (
    LANGUAGES,
    CatalogueError,
    Texts,
    catalogue_files,
    parameters,
    plural_form,
    read_catalogue,
    system_language,
)
from game.ui.layout import Box
from game.ui.widgets import Block, Button, Choice, Label, Paragraphs, Toggle

from .conftest import Kit

SEEDS = places.seeds_dir()


def families() -> list[str]:
    """The house, and every game that has sentences in any language."""
    return ["house", *sorted({f.parent.name for f in SEEDS.glob("*/texts.*.toml")})]


def catalogue(family: str, language: str) -> dict[str, str]:
    house, *games = catalogue_files(SEEDS, language)
    if family == "house":
        return read_catalogue(house)
    file = next((f for f in games if f.parent.name == family), None)
    assert file is not None, f"seeds/{family}/texts.{language}.toml is missing"
    return read_catalogue(file)


@pytest.mark.parametrize("family", families())
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_same_keys_and_parameters(family: str, language: str) -> None:
    english, other = catalogue(family, "en"), catalogue(family, language)
    assert set(english) == set(other)
    differing = {k for k in english if parameters(english[k]) != parameters(other[k])}
    # The singular may leave its number out.
    assert {k for k in differing if not k.endswith(".one")} == set()


@pytest.mark.parametrize("family", families())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty(family: str, language: str) -> None:
    table = catalogue(family, language)
    assert {k for k, v in table.items() if not v.strip()} == set()
    assert {k for k in table if k.endswith(".one") and f"{k[:-4]}.other" not in table} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_catalogues_load_together(language: str) -> None:
    texts = Texts.load(SEEDS, language)
    assert texts.language == language
    assert texts("fault.title") != "fault.title"
    assert texts.missing == set()


def test_parameters_plurals_and_fallback() -> None:
    texts = Texts(
        "de",
        {
            "en": {"a": "Hello {name}", "n.one": "{n} lap", "n.other": "{n} laps", "only": "English"},
            "de": {"a": "Hallo {name}", "n.one": "{n} Runde", "n.other": "{n} Runden"},
        },
    )
    assert texts("a", name="Zoé") == "Hallo Zoé"
    assert texts("a") == "Hallo {name}"
    assert [texts("n", n=n) for n in (0, 1, 2)] == ["0 Runden", "1 Runde", "2 Runden"]
    assert texts("only") == "English"
    assert texts("nothing") == "nothing"
    assert texts.missing == {"only", "nothing"}
    assert texts.has("n")
    assert not texts.has("nothing")


def test_numbers_and_plurals_by_language() -> None:
    assert plural_form("fr", 0) == "one"
    assert plural_form("en", 0) == "other"
    assert Texts("fr", {"en": {}, "fr": {"x": "{v} %"}})("x", v=12.34) == "12,3 %"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_systems_language(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", "linux")
    assert system_language() == language


@pytest.mark.parametrize(
    ("content", "word"), [("a = 3", "quotes"), ('"a.b" = "x"\n[a]\nb = "y"', "twice"), ("a = ", "nvalid value")]
)
def test_a_bad_catalogue_is_named(tmp_path: Path, content: str, word: str) -> None:
    file = tmp_path / "texts.en.toml"
    file.write_text(content, "utf-8")
    with pytest.raises(CatalogueError, match=word) as error:
        read_catalogue(file)
    assert str(file) in str(error.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("u", [0.75, 1.0, 2.0])
def test_sentences_of_all_languages_fit_their_widgets(kit: Kit, language: str, u: float) -> None:
    """A sample in boxes as scenes use them: nothing has to be cut off."""
    t = Texts.load(SEEDS, language)
    kit.painter.u = kit.ui.u = u
    wide = Box(20 * u, 20 * u, 300 * u, 52 * u)
    kit.ui.draw(
        kit.painter,
        [
            Button("a", wide, t("fault.home"), "back", "primary"),
            Button("b", wide.moved(0, 60 * u), t("fault.quit"), "quit"),
            Toggle("c", Box(20 * u, 140 * u, 400 * u, 44 * u), t("window.too_small"), True),
            Choice("d", Box(20 * u, 200 * u, 400 * u, 44 * u), t("fault.quit"), (("x", t("fault.quit")),), "x"),
            Label(Box(20 * u, 260 * u, 560 * u, 40 * u), t("fault.title"), "heading"),
            Label(Box(20 * u, 310 * u, 560 * u, 80 * u), t("fault.saved"), wrap=True),
            Paragraphs(
                "p", Box(20 * u, 400 * u, 300 * u, 100 * u), (Block(t("fault.saved")), Block(t("fault.report")))
            ),
        ],
    )
    assert kit.painter.overflows == []
