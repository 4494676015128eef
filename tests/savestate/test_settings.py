"""Settings: each field checked by itself, nothing lost to damage, a full disk, or another version."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from game.places import UserDir
from game.savestate import Problem, Settings, Store, open_store
from game.savestate.settings import from_document, to_document


def keys(problems: tuple[Problem, ...]) -> list[str]:
    return [problem.key for problem in problems]


def test_defaults(store: Store) -> None:
    loaded = store.settings.load()
    assert loaded.problems == ()
    assert loaded.settings == Settings()
    assert (Settings().language, Settings().ui_scale, Settings().text_size, Settings().volume) == ("", 100, 100, 70)
    assert (Settings().animation, Settings().handover, Settings().fullscreen) == ("normal", "auto", False)


CHANGES: dict[str, Any] = {
    "language": "de",
    "ui_scale": 150,
    "text_size": 125,
    "animation": "instant",
    "reduced_motion": True,
    "high_contrast": True,
    "volume": 0,
    "muted": True,
    "fullscreen": True,
    "window": (1920, 1080),
    "player_names": ("Zoë", "名前"),
    "last_setup": {"biathlon": {"seats": ["human", "hard"], "seed": None}},
    "handover": "always",
    "hints": {"undo": True},
    "seen_tutorials": ("boreal",),
}


def test_every_field_is_kept(store: Store, tmp_path: Path) -> None:
    assert store.settings.change(**CHANGES).problems == ()
    expected = Settings(**CHANGES)
    assert store.settings.load().settings == expected
    if store.keeps:
        assert open_store(UserDir(tmp_path / "user")).settings.load().settings == expected


BAD: list[tuple[str, Any]] = [
    ("language", 3),
    ("language", "../de"),
    ("ui_scale", 74),
    ("ui_scale", 201),
    ("ui_scale", "100"),
    ("ui_scale", 100.5),
    ("ui_scale", True),
    ("text_size", 99),
    ("text_size", 151),
    ("animation", "warp"),
    ("animation", ["fast"]),
    ("reduced_motion", 1),
    ("high_contrast", "yes"),
    ("volume", -1),
    ("volume", 101),
    ("muted", None),
    ("fullscreen", 0),
    ("window", [1280]),
    ("window", [0, 720]),
    ("window", "1280x720"),
    ("player_names", "Zoë"),
    ("player_names", [1]),
    ("last_setup", []),
    ("last_setup", {"biathlon": 3}),
    ("handover", "never"),
    ("hints", {"undo": 1}),
    ("seen_tutorials", {"boreal": True}),
]


@pytest.mark.parametrize(("field", "value"), BAD)
def test_a_bad_value_falls_back_alone(disk: Store, user: Path, field: str, value: Any) -> None:
    disk.settings.change(**CHANGES)
    document = json.loads((user / "settings.json").read_bytes()) | {field: value}
    (user / "settings.json").write_text(json.dumps(document))
    loaded = disk.settings.load()
    assert keys(loaded.problems) == ["save.bad_setting"]
    assert loaded.problems[0].params["field"] == field
    assert loaded.problems[0].params["path"] == str(user / "settings.json")
    others = {name: value for name, value in CHANGES.items() if name != field}
    assert loaded.settings == Settings(**others)


@pytest.mark.parametrize(("field", "value"), BAD)
def test_the_app_itself_may_not_set_bad_values(store: Store, field: str, value: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        store.settings.change(muted=True, **{field: value}) if field != "muted" else store.settings.change(
            muted=value
        )
    assert store.settings.load().settings == Settings(), "not even the good half"


def test_unknown_fields_are_the_callers_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="colour"):
        store.settings.change(colour="red")
    with pytest.raises((ValueError, TypeError)):
        store.settings.change(last_setup={"g": {"x": {1, 2}}})
    assert store.settings.change(volume=1).problems == ()


def test_keys_of_other_versions_stay(disk: Store, user: Path) -> None:
    (user / "settings.json").write_text('{"schema": 1, "volume": 5, "glow": {"deep": [1]}}')
    changed = disk.settings.change(muted=True)
    assert changed.settings.extra == {"glow": {"deep": [1]}}
    document = json.loads((user / "settings.json").read_bytes())
    assert (document["glow"], document["volume"], document["muted"]) == ({"deep": [1]}, 5, True)


def test_a_newer_schema_is_left_alone(disk: Store, user: Path) -> None:
    content = '{"schema": 2, "volume": "loud"}'
    (user / "settings.json").write_text(content)
    assert keys(disk.settings.load().problems) == ["save.too_new"]
    changed = disk.settings.change(muted=True)
    assert keys(changed.problems) == ["save.too_new"]
    assert changed.settings.muted
    assert disk.settings.load().settings.muted, "it holds as long as the app runs"
    assert (user / "settings.json").read_text() == content


@pytest.mark.parametrize("rubbish", [b"", b"{", b"[1]", b"\xff\xfe", b'{"schema": 0}', b'{"x": NaN}', b"\0" * 100])
def test_damage_is_moved_aside_and_the_backup_used(disk: Store, user: Path, rubbish: bytes) -> None:
    disk.settings.change(volume=5)
    disk.settings.change(muted=True)
    (user / "settings.json").write_bytes(rubbish)
    loaded = disk.settings.load()
    assert keys(loaded.problems) == ["save.settings_damaged"]
    assert (loaded.settings.volume, loaded.settings.muted) == (5, False), "the state before the last change"
    assert (user / "settings.json.damaged-1").read_bytes() == rubbish
    assert disk.settings.load().problems == (), "said once"
    assert disk.settings.change(muted=True).settings.volume == 5
    (user / "settings.json").write_bytes(b"again")
    (user / "settings.json.bak").write_bytes(b"this too")
    both = disk.settings.load()
    assert both.settings == Settings()
    assert keys(both.problems) == ["save.settings_damaged"] * 2
    assert (user / "settings.json.damaged-2").read_bytes() == b"again"
    assert (user / "settings.json.bak.damaged-1").read_bytes() == b"this too"


def test_every_truncation_is_survived(disk: Store, user: Path) -> None:
    disk.settings.change(**CHANGES)
    whole = (user / "settings.json").read_bytes()
    for length in range(len(whole) - 1):
        (user / "settings.json").write_bytes(whole[:length])
        assert keys(disk.settings.load().problems) == ["save.settings_damaged"]
        (user / "settings.json.damaged-1").unlink()


def test_a_full_disk_keeps_the_old_file(disk: Store, user: Path, failing_write: Any) -> None:
    disk.settings.change(volume=5)
    before = (user / "settings.json").read_bytes()
    for room in (0, 3, 100, len(before), len(before) + 20):
        failing_write.room = room
        changed = disk.settings.change(volume=6, hints={"a": True})
        failing_write.room = None
        assert keys(changed.problems) == ["save.disk_full"], room
        assert (changed.settings.volume, changed.settings.hints) == (6, {"a": True})
        assert (user / "settings.json").read_bytes() == before
        assert not list(user.glob(".tmp-*"))
    changed = disk.settings.change(muted=True)
    assert changed.problems == ()
    saved = open_store(UserDir(user)).settings.load().settings
    assert (saved.volume, saved.muted, saved.hints) == (6, True, {"a": True}), "what could not be saved went along"


def test_windows_change_different_things(disk: Store, user: Path) -> None:
    other = open_store(UserDir(user))
    other.settings.load()
    disk.settings.change(volume=5, last_setup={"biathlon": {"n": 1}}, hints={"undo": True})
    other.settings.change(language="fr", last_setup={"boreal": {"n": 2}}, hints={"zoom": True})
    final = disk.settings.change(ui_scale=125).settings
    assert (final.volume, final.language, final.ui_scale) == (5, "fr", 125)
    assert final.last_setup == {"biathlon": {"n": 1}, "boreal": {"n": 2}}
    assert final.hints == {"undo": True, "zoom": True}


def test_unreadable_settings_are_not_written_over(disk: Store, user: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk.settings.change(volume=5)
    before = (user / "settings.json").read_bytes()

    def refuse(_self: Path) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    changed = disk.settings.change(muted=True)
    monkeypatch.undo()
    assert keys(changed.problems) == ["save.io_error"]
    assert changed.settings.muted
    assert (user / "settings.json").read_bytes() == before


def test_a_window_that_hangs_does_not_hang_the_other(
    disk: Store, user: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.savestate import lock
    from game.savestate import settings as module

    monkeypatch.setattr(module, "LOCK_WAIT_SECONDS", 0.0)
    held = lock.acquire(user / "settings.json.lock")
    assert isinstance(held, lock.FileLock)
    changed = disk.settings.change(volume=3)
    assert keys(changed.problems) == ["save.locked"]
    held.release()
    assert disk.settings.change(muted=True).settings.volume == 3


def test_names_are_cleaned(store: Store) -> None:
    names = store.settings.change(player_names=["  A\nB ", "", "\u202eevil", "x" * 99]).settings.player_names
    assert names == ("A B", "evil", "x" * 40)


@hypothesis_settings(suppress_health_check=[HealthCheck.too_slow])
@given(
    st.dictionaries(
        st.sampled_from([*CHANGES, "schema", "other"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
        ),
    )
)
def test_any_document(document: dict[str, Any]) -> None:
    loaded = from_document(document)
    again = from_document(to_document(loaded.settings))
    assert again.problems == ()
    assert again.settings == loaded.settings
