"""The signs on Boreal's cards, each with what it means: one under the other, beside each other where there is room.

Draws with the painter; knows the box of cards and no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.games.boreal import components as c
from game.games.boreal.cards import POWER_ICONS, TABS, number
from game.games.boreal.components import FAMILIES, Components
from game.games.boreal.words import Say
from game.ui.layout import Box
from game.ui.painter import Painter
from game.ui.theme import Ink

CHIP, BANNER = "#12324A", "wood_dark"
"""The grounds on which powers and points stand on a card."""
FACE = "caps"
"""The style of the short words in the panel."""
LEAST = 0.84
"""The panel's words get no smaller than this part of their style's size; what has no room then is left out."""


class Sign(NamedTuple):
    """A picture of boreal/icons, or "tab" with a colour as ground, and the words for it. The ground is that which
    it has on a card. Without a picture it is a sentence of its own."""

    picture: str
    words: str
    ground: str = ""
    amount: str = ""
    colour: Ink = "text"


def draw_sign(painter: Painter, box: Box, sign: Sign) -> None:
    """The sign in a square, as on a card."""
    if not sign.picture:
        return
    if sign.picture == "tab":
        painter.box(box.inset(box.w * 0.06, 0), sign.ground, box.w * 0.22, "ink", max(1.0, box.w * 0.03))
        number(painter, box, sign.amount, box.h * 0.78, "white")
        return
    if sign.ground:
        painter.box(box, sign.ground, box.w * 0.2)
        box = box.inset(box.w * 0.06)
    if sign.picture == "number":
        number(painter, box, sign.amount, box.h * 0.86, "#FFE9C2")
    else:
        painter.svg(f"boreal/icons/{sign.picture}", box)


# -- which there are -------------------------------------------------------------------------
def short(t: Say, box: Components) -> tuple[Sign, ...]:
    """Every sign in a few words: what any card has, the families, the powers, the ways to score."""
    found = [
        Sign("compass", t("boreal.panel.compass")),
        Sign("tab", t("boreal.sign.cost"), TABS["place"], "4"),
        Sign("number", t("boreal.sign.points"), BANNER, "5"),
        *(Sign(f"family-{f}", t(f"boreal.family.{f}")) for f in FAMILIES),
        Sign("archive", t("boreal.kind.archive")),
        Sign("not-level-1", t("boreal.sign.not_level_1")),
        *(Sign(f"power-{icon}", t(f"boreal.sign.{power}"), CHIP) for power, icon in POWER_ICONS.items()),
    ]
    low, high = box.ends.level[0], box.ends.level[-1]
    return (*found, *(Sign(_end_icon(k), t(f"boreal.sign.{k}", a=low, d=high), BANNER) for k in _ends()))


def basics(t: Say) -> tuple[Sign, ...]:
    """What any card may have, in sentences."""
    return (
        *(Sign("tab", t(f"boreal.legend.{kind}"), ground, "4") for kind, ground in TABS.items()),
        Sign("compass", t("boreal.legend.compass")),
        *(Sign(f"family-{f}", t(f"boreal.family.{f}")) for f in FAMILIES),
        Sign("archive", t("boreal.legend.one_archive")),
        Sign("number", t("boreal.legend.points"), BANNER, "5"),
        Sign("not-level-1", t("boreal.not_level_1")),
    )


def powers(t: Say) -> tuple[Sign, ...]:
    """What cards do when they are laid, in sentences."""
    keys = {power: f"boreal.power.{power}.text" for power in POWER_ICONS}
    keys |= {power: f"boreal.legend.{power}" for power in ("gain", "opponent_loses")}  # not for a number of spaces
    return tuple(Sign(f"power-{icon}", t(keys[power]), CHIP) for power, icon in POWER_ICONS.items())


def ends(t: Say, box: Components) -> tuple[Sign, ...]:
    """How cards score that have no points printed on them, in sentences."""
    found = []
    for kind in _ends():
        key = f"boreal.legend.{kind}" if kind in ("family", "adjacent_family") else f"boreal.end.{kind}.text"
        worth = getattr(box.ends, kind, 0)
        a, b, third, d = box.ends.level
        found.append(Sign(_end_icon(kind), t(key, n=worth if isinstance(worth, int) else 0, a=a, b=b, c=third, d=d),
                          BANNER))
    return tuple(found)


def _ends() -> tuple[str, ...]:
    return tuple(kind for number_, kind in enumerate(c.ENDS) if number_ != c.POINTS)


def _end_icon(kind: str) -> str:
    return f"end-{kind.replace('_', '-')}"


# -- one below the other ---------------------------------------------------------------------
class Setting(NamedTuple):
    """How rows of signs are set: the letters' size in pixels, a line's height, the signs' edge."""

    px: int
    line: float
    edge: float


def setting(painter: Painter, style: str, px: int, larger: float = 1.3) -> Setting:
    line = float(painter.type.line_height(painter.theme.style(style), px))
    return Setting(px, line, round(px * larger))


def height_of(painter: Painter, rows: Sequence[Sign], style: str, width: float, gap: float, s: Setting) -> float:
    """Pixels that the rows take in that setting."""
    face = painter.theme.style(style).face
    total = gap * max(0, len(rows) - 1)
    for row in rows:
        beside = s.edge + 0.4 * s.px if row.picture else 0.0
        lines = len(painter.type.wrap(row.words, face, s.px, width - beside))
        total += max(lines * s.line, s.edge if row.picture else 0.0)
    return total


def largest(painter: Painter, columns: Sequence[tuple[Sequence[Sign], float]], style: str, height: float,
            gap: float, least: float) -> Setting:
    """The largest setting, up to the style's own size, in which each of the columns (rows and width) is no higher
    than `height`; that with letters of `least` design pixels if none is."""
    own = painter.type.pixels(painter.theme.style(style), painter.u)
    smallest = min(own, max(8, round(least * painter.u)))
    for px in range(own, smallest, -1):
        s = setting(painter, style, px)
        if all(height_of(painter, rows, style, width, gap, s) <= height for rows, width in columns):
            return s
    return setting(painter, style, smallest)


def draw_rows(painter: Painter, box: Box, rows: Sequence[Sign], style: str, gap: float, s: Setting) -> float:
    """All rows from the box's top down; gives the height used. What stands out below is noted as too long."""
    face = painter.theme.style(style).face
    y = box.y
    for row in rows:
        beside = s.edge + 0.4 * s.px if row.picture else 0.0
        lines = painter.type.wrap(row.words, face, s.px, box.w - beside)
        high = max(len(lines) * s.line, s.edge if row.picture else 0.0)
        draw_sign(painter, Box(box.x, y + (high - s.edge) / 2, s.edge, s.edge), row)
        top = y + (high - len(lines) * s.line) / 2
        _draw_lines(painter, Box(box.x + beside, top, box.w - beside, high), lines, face, s, row)
        y += high
        if y - (s.line - s.px) > box.bottom + 1:
            painter.overflows.append(row.words)
        y += gap
    return max(0.0, y - gap - box.y)


def _draw_lines(painter: Painter, box: Box, lines: Sequence[str], face: str, s: Setting, row: Sign) -> None:
    tint = painter.theme.colour(row.colour)
    for k, line in enumerate(lines):
        run = painter.type.run(line, face, s.px, tint)
        painter.image(run, Box(box.x, box.y + k * s.line - 0.05 * s.px, run.get_width(), s.line))
    painter.said.append(row.words)


# -- the panel's key -------------------------------------------------------------------------
def draw_key(painter: Painter, box: Box, components: Components, t: Say) -> None:
    """While no card is read: every sign in a few words, short ones side by side; where they don't all fit in
    letters of a readable size, as many as do. Below it how to see all of them large."""
    u = painter.u
    painter.box(box, "panel_light_2", "m", "line", u)
    inner = box.inset(10 * u, 6 * u)
    more = t("boreal.panel.more")
    high = painter.measure(more, FACE, inner.w)[1]
    rest, foot = inner.cut_bottom(high + 4 * u, 3 * u)[1], inner.cut_bottom(high + 4 * u)[0]
    painter.fill("line", Box(foot.x, foot.y, foot.w, max(1.0, u)))
    painter.text(foot.moved(0, 2 * u), more, FACE, "link", "centre", "centre", wrap=True)
    found = short(t, components)
    own = painter.type.pixels(painter.theme.style(FACE), u)
    for px in range(own, round(own * LEAST) - 1, -1):
        s = setting(painter, FACE, px, 1.08)
        lines = _paired(painter, found, rest.w, s)
        if sum(high for _, high in lines) <= rest.h + 2 * u:
            break
    spare = max(0.0, rest.h - sum(high for _, high in lines)) / len(lines)
    y, gap = rest.y, min(spare, 6 * u)
    for row, high in lines:
        if y + high > rest.bottom + 0.25 * s.px:
            break
        wide = rest.w if len(row) == 1 else rest.w / 2
        for k, sign in enumerate(row):
            draw_rows(painter, Box(rest.x + k * wide, y, wide, high), (sign,), FACE, 0.0, s)
        y += high + gap


def _paired(painter: Painter, found: Sequence[Sign], width: float, s: Setting) -> list[tuple[list[Sign], float]]:
    """The signs in rows of one or two, in their order, with each row's height."""
    face = painter.theme.style(FACE).face
    room = width / 2 - s.edge - 0.45 * s.px
    rows: list[list[Sign]] = []
    open_row = False
    for sign in found:
        narrow = painter.type.width(sign.words, face, s.px) <= room
        if narrow and open_row:
            rows[-1].append(sign)
            open_row = False
        else:
            rows.append([sign])
            open_row = narrow
    return [(row, height_of(painter, row[:1], FACE, width, 0.0, s)) for row in rows]


def draw_legend(painter: Painter, stage: Box, components: Components, t: Say) -> None:
    """Every sign large with its sentence, over the table."""
    u = painter.u
    painter.box(stage, "veil", alpha=150)
    sheet = stage.inset(14 * u, 14 * u)
    painter.box(sheet, "panel_light", "l", shadow="l")
    inner = sheet.inset(20 * u, 12 * u)
    head, rest = inner.cut_top(38 * u, 4 * u)
    painter.text(head, t("boreal.legend.title"), "heading", "text")
    columns = rest.columns((0.86, 1.07, 1.07), 22 * u)
    heads = ("card", "laid", "end")
    parts = (basics(t), powers(t), ends(t, components))
    line = max(painter.measure(t(f"boreal.legend.head.{k}"), "title", columns[0].w)[1] for k in heads)
    gap = 6 * u
    s = largest(painter, [(rows, place.w) for rows, place in zip(parts, columns, strict=True)], "prompt",
                rest.h - line - 6 * u, gap, 13.0)
    for name, rows, place in zip(heads, parts, columns, strict=True):
        top, low = place.cut_top(line, 6 * u)
        painter.text(top, t(f"boreal.legend.head.{name}"), "title", "text_muted")
        used = height_of(painter, rows, "prompt", low.w, gap, s)
        loose = min(8 * u, max(0.0, low.h - used) / max(1, len(rows) - 1))
        draw_rows(painter, low, rows, "prompt", gap + loose, s)


