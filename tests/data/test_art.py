"""The art as data: every SVG is one that nanosvg can draw, fonts cover the languages, sounds load, colours contrast.

Reads files under art/ only; no pygame, no display.
"""

from __future__ import annotations

import struct
import tomllib
import wave
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from game.ui.artlint import lint_svg

ART = Path(__file__).resolve().parents[2] / "art"
SVGS = sorted(ART.rglob("*.svg"))
GAMES = ("crystal_globe", "biathlon", "triathlon", "windschatten", "boreal")
ICONS = (
    "undo redo help menu settings close back check cross play pause stop next previous first last trash save folder"
    " trophy medal book clock dice user robot eye eye-off lock fullscreen sound mute globe plus minus left right up"
    " down warning info star flag chip ski target target-hit target-miss copy hourglass list log gamepad keyboard"
    " mouse start-stone seat-1 seat-2 seat-3 seat-4 seat-5 seat-6 seat-7 seat-8"
)
SOUNDS = (
    "dice-1 dice-2 dice-3 card-slide card-flip ski-1 ski-2 shot hit-bell chip chip-pay whistle step wait win-fanfare"
    " click error place coin undo"
)
FONTS = (
    "Barlow-Regular Barlow-Medium Barlow-SemiBold Barlow-Bold"
    " BarlowCondensed-Medium BarlowCondensed-SemiBold BarlowCondensed-Bold"
)
# printable ASCII, Latin-1, the quotes, dashes and signs of the three languages, and the signs of the interface
CHARACTERS = "".join(map(chr, [*range(32, 127), *range(160, 256)])) + "ŒœŸ€„“”‚‘’«»‹›…–—·•×−≤≥½←↑→↓✓★\u202f\u00a0"


@pytest.mark.parametrize("path", SVGS, ids=lambda path: str(path.relative_to(ART)))
def test_svg_is_drawn_right_by_nanosvg(path: Path) -> None:
    assert lint_svg(path.read_text(encoding="utf-8")) == []


def test_posters_icons_and_marks_are_there() -> None:
    names = {str(path.relative_to(ART).with_suffix("")) for path in SVGS}
    wanted = {f"home/{name}" for name in (*GAMES, "wide", "wordmark", "wordmark-dark")}
    wanted |= {f"icons/{name}" for name in ICONS.split()} | {"icon/slipstream", "icon/slipstream-small"}
    assert wanted - names == set()


@pytest.mark.parametrize("path", sorted((ART / "icons").glob("*.svg")), ids=lambda path: path.stem)
def test_icons_are_white_on_48(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert 'viewBox="0 0 48 48"' in text
    colors = {part.split('"')[0] for key in ('fill="', 'stroke="') for part in text.split(key)[1:]}
    assert colors <= {"#ffffff", "none"}


def svg(body: str, head: str = 'width="10" height="10" viewBox="0 0 10 10"') -> str:
    """A small document around the body."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" {head}>{body}</svg>'


STOPS = '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000" stop-opacity="0.5"/>'
GOOD_GRADIENT = (
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="10">'
    + STOPS
    + "</linearGradient></defs>"
)


@pytest.mark.parametrize(
    "body",
    [
        '<path d="M0 0L10 0 10 10Zm1-1.5e1.5.5" fill="#abc"/>',
        '<path d="M1 1A2 2 0 0 1 5 5C1 2 3 4 5 6S7 8 9 9Q1 1 2 2T3 3H4V5z" fill="none" stroke="#112233"/>',
        GOOD_GRADIENT + '<rect width="10" height="10" rx="2" fill="url(#a)"/>',
        '<g transform="translate(1 2) rotate(30, 5, 5) scale(2)" opacity="0.5"><circle cx="1" cy="1" r="1"/></g>',
        '<polygon points="0,0 1,1 2,0"/><polyline points="0 0 1 1" stroke-dasharray="3 2"/>',
        '<line x1="0" y1="0" x2="3" y2="3" stroke="#fff" stroke-linecap="round"/><ellipse rx="2" ry="1"/>',
    ],
)
def test_lint_accepts_what_nanosvg_draws(body: str) -> None:
    assert lint_svg(svg(body)) == []


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("<text>Hi</text>", "<text> is not supported"),
        ('<use href="#a"/>', "<use> is not supported"),
        ("<symbol/>", "<symbol> is not supported"),
        ("<style>path{fill:red}</style>", "<style> is not supported"),
        ('<image width="1" height="1"/>', "<image> is not supported"),
        ('<defs><clipPath id="c"/></defs>', "not <clipPath>"),
        ('<defs><mask id="c"/></defs>', "not <mask>"),
        ('<defs><filter id="c"/></defs>', "not <filter>"),
        ('<defs><pattern id="c"/></defs>', "not <pattern>"),
        ('<path d="M0 0" style="fill:#fff"/>', "attribute style is not supported"),
        ('<path d="M0 0" class="x"/>', "attribute class is not supported"),
        ('<path d="M0 0" fill="red"/>', "fill must be #rgb"),
        (
            '<path d="M0 0" fill="url(#later)"/>' + GOOD_GRADIENT.replace('"a"', '"later"'),
            "not a gradient defined before",
        ),
        (GOOD_GRADIENT.replace("userSpaceOnUse", "objectBoundingBox"), "gradientUnits must be userSpaceOnUse"),
        (GOOD_GRADIENT.replace('y2="10"', 'y2="100%"'), "must not use percent"),
        (GOOD_GRADIENT.replace('offset="1"', 'offset="100%"'), "must not use percent"),
        (GOOD_GRADIENT.replace('x1="0"', 'x1="0" href="#b"'), "attribute href is not supported"),
        (GOOD_GRADIENT.replace(STOPS, ""), "two stops or more"),
        (GOOD_GRADIENT + GOOD_GRADIENT, "id is used twice"),
        ('<rect width="5px" height="5"/>', "width must be a plain number"),
        ('<rect width="50%" height="5"/>', "must not use percent"),
        ('<g opacity="0.5"><path d="M0 0" opacity="0.5"/></g>', "replaces it instead of multiplying"),
        ('<path d="L0 0"/>', "must begin with M"),
        ('<path d="M0 0L1"/>', "command L has 1 numbers"),
        ('<path d="M0 0A1 1 0 011 5"/>', "flags must be 0 or 1"),
        ('<path d="M0 0X1 1"/>', "path data has 'X'"),
        ('<path d=""/>', "path data is empty"),
        ('<polygon points="0,0 1"/>', "points must be pairs"),
        ('<g transform="rotate(3deg)"><path d="M0 0"/></g>', "transform is malformed"),
        ('<g transform="spin(3)"><path d="M0 0"/></g>', "transform is malformed"),
        ("<g>words</g>", "text is not drawn"),
    ],
)
def test_lint_names_what_nanosvg_draws_wrong(body: str, words: str) -> None:
    problems = lint_svg(svg(body))
    assert any(words in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<svg", "not well-formed"),
        ("", "not well-formed"),
        ("<html/>", "the root is <html>"),
        ('<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>', "DOCTYPE"),
        (svg("", 'width="100%" height="10" viewBox="0 0 10 10"'), "width must be a plain number"),
        (svg("", 'width="10" height="10"'), "viewBox must be four plain numbers"),
        ('<svg width="1" height="1" viewBox="0 0 1 1"/>', "namespace"),
    ],
)
def test_lint_refuses_broken_documents(text: str, words: str) -> None:
    assert any(words in problem for problem in lint_svg(text))


@pytest.mark.parametrize("name", SOUNDS.split())
def test_sound_loads_and_begins_and_ends_in_silence(name: str) -> None:
    with wave.open(str(ART / "sounds" / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        count = file.getnframes()
        samples = struct.unpack(f"<{count}h", file.readframes(count))
    assert 0.02 * 44100 < count < 2.5 * 44100
    assert abs(samples[0]) < 64
    assert abs(samples[-1]) < 64
    assert 3000 < max(map(abs, samples)) < 24000


def test_sounds_are_small() -> None:
    assert sum(path.stat().st_size for path in (ART / "sounds").iterdir()) < 1_500_000


def font_tables(path: Path) -> dict[str, bytes]:
    """The tables of a TrueType file by tag."""
    data = path.read_bytes()
    (count,) = struct.unpack_from(">H", data, 4)
    out: dict[str, bytes] = {}
    for index in range(count):
        tag, _check, offset, length = struct.unpack_from(">4sIII", data, 12 + 16 * index)
        out[tag.decode()] = data[offset : offset + length]
    return out


def character_map(table: bytes) -> dict[int, int]:
    """Code point to glyph number, from the format 4 part of a cmap table."""
    (count,) = struct.unpack_from(">H", table, 2)
    for index in range(count):
        _platform, _encoding, start = struct.unpack_from(">HHI", table, 4 + 8 * index)
        if struct.unpack_from(">H", table, start)[0] == 4:
            break
    else:
        raise AssertionError("the cmap has no part of format 4")
    segments = struct.unpack_from(">H", table, start + 6)[0] // 2
    ends = struct.unpack_from(f">{segments}H", table, start + 14)
    base = start + 16 + 2 * segments
    starts = struct.unpack_from(f">{segments}H", table, base)
    deltas = struct.unpack_from(f">{segments}h", table, base + 2 * segments)
    offsets_at = base + 4 * segments
    offsets = struct.unpack_from(f">{segments}H", table, offsets_at)
    out: dict[int, int] = {}
    for i in range(segments):
        for code in range(starts[i], min(ends[i], 0xFFFE) + 1):
            glyph = code
            if offsets[i]:
                where = offsets_at + 2 * i + offsets[i] + 2 * (code - starts[i])
                (glyph,) = struct.unpack_from(">H", table, where)
                if glyph == 0:
                    continue
            out[code] = (glyph + deltas[i]) % 65536
    return out


@pytest.mark.parametrize("name", FONTS.split())
def test_font_covers_the_languages_with_tabular_figures(name: str) -> None:
    tables = font_tables(ART / "fonts" / f"{name}.ttf")
    glyphs = character_map(tables["cmap"])
    missing = {char for char in CHARACTERS if not glyphs.get(ord(char))} - {"\u202f", "\u00ad"}
    assert missing == set()
    (metrics,) = struct.unpack_from(">H", tables["hhea"], 34)
    widths = {
        struct.unpack_from(">H", tables["hmtx"], 4 * min(glyphs[ord(digit)], metrics - 1))[0]
        for digit in "0123456789"
    }
    assert len(widths) == 1


def test_font_licences_are_there() -> None:
    for name in ("OFL-Barlow.txt", "OFL-BarlowCondensed.txt"):
        assert "SIL OPEN FONT LICENSE" in (ART / "fonts" / name).read_text(encoding="utf-8").upper()


THEME: dict[str, Any] = tomllib.loads((ART / "theme.toml").read_text(encoding="utf-8"))


def luminance(color: str) -> float:
    """Relative luminance of #rrggbb by WCAG 2."""
    values = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, two: str) -> float:
    """Contrast ratio of two colours by WCAG 2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def role(name: str, high_contrast: bool) -> str:
    """The colour of a role as #rrggbb."""
    value = THEME["role"][name]
    if high_contrast:
        value = THEME["high_contrast"]["role"].get(name, value)
    color: str = value if value.startswith("#") else THEME["color"][value]
    return color


def test_contrast_formula() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("pair", THEME["contrast"]["pairs"], ids="-on-".join)
def test_text_is_readable(pair: list[str]) -> None:
    front, back = pair
    assert contrast(role(front, False), role(back, False)) >= 4.5
    assert contrast(role(front, True), role(back, True)) >= 7.0


def test_high_contrast_changes_only_known_roles() -> None:
    assert set(THEME["high_contrast"]["role"]) <= set(THEME["role"])
    assert set(THEME["high_contrast"]["alpha"]) <= set(THEME["alpha"])


def test_every_role_names_a_colour() -> None:
    for name in THEME["role"]:
        color = role(name, False)
        assert len(color) == 7
        assert luminance(color) >= 0


def test_seats_are_eight_with_own_shapes_and_readable_numbers() -> None:
    seats = THEME["seat"]
    assert [seat["color"] for seat in seats] == [
        "#E69F00", "#0072B2", "#009E73", "#CC79A7", "#D55E00", "#56B4E9", "#F0E442", "#5B4BA0",
    ]  # fmt: skip
    assert [seat["shape"] for seat in seats] == [
        "circle", "square", "triangle", "diamond", "pentagon", "star", "hexagon", "cross",
    ]  # fmt: skip
    for seat in seats:
        assert contrast(seat["on"], seat["color"]) >= 4.5
        assert contrast(seat["dark"], THEME["color"]["paper"]) >= 4.5
        assert contrast(THEME["color"]["ink"], seat["tint"]) >= 4.5
    for one, two in combinations(seats, 2):
        assert one["color"] != two["color"]


@pytest.mark.parametrize("game", GAMES)
def test_accents_are_readable(game: str) -> None:
    accent = THEME["accent"][game]
    assert contrast(accent["base"], THEME["color"]["ink"]) >= 4.5
    assert contrast("#FFFFFF", accent["deep"]) >= 4.5
    assert contrast(accent["deep"], THEME["color"]["paper"]) >= 4.5


def test_text_sizes_are_sixteen_or_more_and_their_faces_exist() -> None:
    for name, style in THEME["text"].items():
        assert style["size"] >= 16, name
        assert (ART / "fonts" / THEME["font"][style["face"]]).is_file(), name


def test_icon_containers_hold_their_pictures() -> None:
    ico = (ART / "icon" / "slipstream.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", ico)
    assert (reserved, kind) == (0, 1)
    sizes = set()
    for index in range(count):
        edge, _h, _c, _r, _p, bits, length, offset = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * index)
        assert bits == 32
        assert ico[offset : offset + 8] == b"\x89PNG\r\n\x1a\n"
        width, height = struct.unpack_from(">II", ico, offset + 16)
        assert width == height == (edge or 256)
        assert offset + length <= len(ico)
        sizes.add(width)
    assert {16, 32, 48, 256} <= sizes
    icns = (ART / "icon" / "slipstream.icns").read_bytes()
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    position, kinds = 8, []
    while position < len(icns):
        tag, length = struct.unpack_from(">4sI", icns, position)
        assert icns[position + 8 : position + 12] == b"\x89PNG"
        kinds.append(tag)
        position += length
    assert position == len(icns)
    assert {b"ic07", b"ic08", b"ic09", b"ic10"} <= set(kinds)
