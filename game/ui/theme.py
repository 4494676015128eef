"""The tokens of the look, read from art/theme.toml: colours by role, text styles, spacing, seats, accents.

May touch that one file; no pygame.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Colour = tuple[int, int, int]
Ink = Colour | str
"""A colour, or its name: a role ("text"), a colour of the palette ("sun"), "#RRGGBB", "seat.0", "seat.0.dark",
"seat.0.tint", "seat.0.on", "accent.boreal", "accent.boreal.deep"."""


class ThemeError(ValueError):
    """theme.toml is missing or wrong; the message names file, table and key."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """Size in design pixels, face (a key of `faces`), line height as a factor of the size."""

    size: float
    face: str
    line: float


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat's colour, its dark and light shades, what is readable upon it, and its shape's name."""

    colour: Colour
    dark: Colour
    tint: Colour
    on: Colour
    shape: str


@dataclass(frozen=True)
class Theme:
    """Everything by name. Sizes are design pixels: multiply by u."""

    colours: Mapping[str, Colour]
    alphas: Mapping[str, int]
    faces: Mapping[str, str]
    styles: Mapping[str, TextStyle]
    spaces: Mapping[str, float]
    radii: Mapping[str, float]
    strokes: Mapping[str, float]
    icons: Mapping[str, float]
    seats: tuple[SeatLook, ...]
    high_contrast: bool = False

    def colour(self, ink: Ink) -> Colour:
        """The colour itself. KeyError with the name if there is none."""
        if not isinstance(ink, str):
            return ink[:3]
        if ink.startswith("#"):
            return parse_colour(ink)
        return self.colours[ink]

    def style(self, name: str) -> TextStyle:
        return self.styles[name]

    def seat(self, seat: int) -> SeatLook:
        """Seats beyond the last begin again (the number tells them apart)."""
        return self.seats[seat % len(self.seats)]

    def readable(self, on: Ink, *choices: Ink) -> Colour:
        """That of the choices (default: white and ink) which stands out most from the ground `on`."""
        ground = self.colour(on)
        inks = [self.colour(c) for c in (choices or ("white", "ink"))]
        return max(inks, key=lambda c: contrast(c, ground))


def load_theme(file: Path, high_contrast: bool = False) -> Theme:
    """Read theme.toml. ThemeError if it is missing, no TOML, or a table or key is wrong."""
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ThemeError(f"{file}: {error.strerror}") from error
    except tomllib.TOMLDecodeError as error:
        raise ThemeError(f"{file}: {error}") from error
    if high_contrast:
        for name, changes in table.get("high_contrast", {}).items():
            table[name] = {**table.get(name, {}), **changes}
    try:
        return _theme(table, high_contrast)
    except (KeyError, TypeError, ValueError) as error:
        raise ThemeError(f"{file}: {error.__class__.__name__} {error}") from error


def _theme(table: Mapping[str, Any], high_contrast: bool) -> Theme:
    colours = {name: parse_colour(value) for name, value in table["color"].items()}
    for role, value in table["role"].items():
        colours[role] = parse_colour(value) if value.startswith("#") else colours[value]
    for game, shades in table["accent"].items():
        colours[f"accent.{game}"] = parse_colour(shades["base"])
        colours[f"accent.{game}.deep"] = parse_colour(shades["deep"])
    seats = tuple(
        SeatLook(
            parse_colour(s["color"]),
            parse_colour(s["dark"]),
            parse_colour(s["tint"]),
            parse_colour(s["on"]),
            s["shape"],
        )
        for s in table["seat"]
    )
    for number, seat in enumerate(seats):
        colours[f"seat.{number}"] = seat.colour
        colours[f"seat.{number}.dark"] = seat.dark
        colours[f"seat.{number}.tint"] = seat.tint
        colours[f"seat.{number}.on"] = seat.on
    faces = dict(table["font"])
    styles = {n: TextStyle(float(t["size"]), t["face"], float(t["line"])) for n, t in table["text"].items()}
    for name, style in styles.items():
        if style.face not in faces:
            raise ValueError(f"text.{name}: no face {style.face!r} in [font]")
    return Theme(
        colours,
        dict(table["alpha"]),
        faces,
        styles,
        {n: float(v) for n, v in table["space"].items()},
        {n: float(v) for n, v in table["radius"].items()},
        {n: float(v) for n, v in table["stroke"].items()},
        {n: float(v) for n, v in table["icon"].items()},
        seats,
        high_contrast,
    )


def parse_colour(text: str) -> Colour:
    """The colour of "#RRGGBB" (or "#RGB"); ValueError otherwise."""
    digits = text.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * d for d in digits)
    if len(digits) != 6:
        raise ValueError(f"{text!r} is no colour like #RRGGBB")
    value = int(digits, 16)
    return (value >> 16, value >> 8 & 255, value & 255)


def mix(a: Colour, b: Colour, part: float) -> Colour:
    """`part` 0: a, 1: b."""
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


def luminance(colour: Colour) -> float:
    """Relative luminance as in WCAG 2, 0 to 1."""
    parts = [c / 255 for c in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio as in WCAG 2, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
