"""A card of Boreal to be read: in the side panel with its words, and enlarged over the table, sign by sign.

Draws with the painter; what could be done with the card is handed in as sentences.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.games.boreal import components as c
from game.games.boreal import sentences, words
from game.games.boreal.cards import POWER_ICONS, TABS, banner_of, draw_card
from game.games.boreal.components import Card, Components
from game.games.boreal.sentences import Sentence
from game.games.boreal.signs import BANNER, CHIP, FACE, Setting, Sign, draw_rows, height_of, setting
from game.games.boreal.words import Say
from game.ui.layout import Box
from game.ui.painter import Painter

LEAST = 14.0
"""An enlarged card's words are never smaller, in design pixels."""
LARGER = 1.25
"""... and at most so many times as large as a prompt."""
HALF = 0.47
"""The enlarged picture's part of its dialog's width."""


# -- in the panel ----------------------------------------------------------------------------
def draw_reader(painter: Painter, box: Box, components: Components, card: Card, t: Say) -> None:
    """A card large, with all its words below it: the words first, the picture takes what they leave; where there is
    room, how it is seen larger still."""
    u = painter.u
    more, foot = t("boreal.panel.large"), painter.measure("X", FACE)[1] + 3 * u
    style = "label"
    said = [Sentence(s) for s in (words.facts(t, card), *words.rules_of_card(t, components, card))]
    own = painter.type.pixels(painter.theme.style(style), u)

    def spare(px: int) -> float:
        return box.h - 68 * u - sentences.height_at(painter, said, style, box.w, 4 * u, px)

    # where even the smallest letters would not fit below a picture of 78, they take from it
    least = min(box.h * 0.3, 78 * u, max(spare(sentences.least_size(painter, style)), 36 * u))
    side = min(box.w * 0.9, max(spare(own), least))
    if side - foot >= 110 * u and painter.measure(more, FACE)[0] <= box.w:
        side -= foot
        low, box = box.cut_bottom(foot)
        painter.text(low, more, FACE, "link", "centre")
    top, rest = box.cut_top(side, 8 * u)
    draw_card(painter, side, Box(top.centre[0] - side / 2, top.y, side, side), components, card)
    head, rest = rest.cut_top(30 * u)
    painter.text(head, words.name(t, card), "title", "text")
    line, rest = rest.cut_top(27 * u)
    _draw_families(painter, line, card, t)
    sentences.draw(painter, rest, [said[0]._replace(colour="text_muted"), *said[1:]], style, 4 * u)


def _draw_families(painter: Painter, box: Box, card: Card, t: Say) -> None:
    u = painter.u
    side = 22 * u
    names = ["archive"] if card.kind == "archive" else [f"family-{f}" for f in card.family_ids]
    x = box.x
    for sign in names:
        painter.svg(f"boreal/icons/{sign}", Box(x, box.centre[1] - side / 2, side, side))
        x += side + 4 * u
    painter.text(Box(x + 2 * u, box.y, box.right - x - 2 * u, box.h), words.families(t, card), "label", "text")


# -- enlarged --------------------------------------------------------------------------------
def signs_of(t: Say, box: Components, card: Card) -> tuple[Sign, ...]:
    """Each sign that is on the card, with what it says."""
    found = [Sign("tab", f"{t(f'boreal.kind.{card.kind}')} \u00b7 {t('boreal.cost', n=card.cost)}",
                  TABS[card.kind], str(card.cost))]
    if card.compasses:
        found.append(Sign("compass", t("boreal.detail.compasses", n=card.compasses)))
    found += [Sign(f"family-{f}", t(f"boreal.family.{f}")) for f in card.family_ids]
    if card.kind == "archive":
        found.append(Sign("archive", t("boreal.legend.one_archive")))
    banner = banner_of(box, card)
    icon = "number" if card.end == c.POINTS else banner.icon.rsplit("/", 1)[1]
    found.append(Sign(icon, words.points(t, box, card), BANNER, banner.number))
    if card.power:
        found.append(Sign(f"power-{POWER_ICONS[card.power]}", words.power(t, card), CHIP))
    if card.not_level_1:
        found.append(Sign("not-level-1", t("boreal.not_level_1")))
    return tuple(found)


def draw_detail(painter: Painter, stage: Box, components: Components, card: Card, now: Sequence[Sentence],
                t: Say) -> None:
    """A card enlarged over the table (right click, I): the picture, each of its signs with words, and what could be
    done with it now."""
    u = painter.u
    painter.box(stage, "veil", alpha=150)
    most = stage.inset(20 * u, 14 * u)
    edge = 20 * u
    side = min(most.h - 2 * edge, most.w * HALF)
    wide = min(most.w, side + 3 * edge + 470 * u) - side - 3.4 * edge
    rows = list(signs_of(t, components, card))
    said = [Sign("", s.text, colour=s.colour) for s in now]
    head = painter.measure(words.name(t, card), "heading", wide)[1] + 8 * u
    found = _fitting(painter, rows, said, wide, most.h - 2 * edge - head)
    used = head + _height(painter, rows, said, wide, found)
    sheet = most.centred(side + wide + 3.4 * edge, max(side, min(used, most.h - 2 * edge)) + 2 * edge)
    painter.box(sheet, "panel_light", "l", shadow="l")
    inner = sheet.inset(edge, edge)
    left, rest = inner.cut_left(side, 1.4 * edge)
    draw_card(painter, side, left.centred(side, side), components, card)
    top, rest = rest.cut_top(head)
    painter.text(top, words.name(t, card), "heading", "text", wrap=True)
    gap = _gap(painter, found)
    free = rest.h - _height(painter, rows, said, wide, found)
    rest = rest.cut_top(max(0.0, min(free * 0.3, 40 * u)))[1]
    taken = draw_rows(painter, rest, rows, "prompt", gap, found)
    if not said:
        return
    low = rest.cut_top(taken + 1.6 * gap)[1]
    painter.fill("line", Box(low.x, low.y, low.w, max(1.0, 2 * u)))
    draw_rows(painter, low.cut_top(1.6 * gap)[1], said, "prompt", 0.6 * gap, found)


def _gap(painter: Painter, s: Setting) -> float:
    return max(5 * painter.u, 0.5 * s.px)


def _height(painter: Painter, rows: Sequence[Sign], said: Sequence[Sign], width: float, s: Setting) -> float:
    gap = _gap(painter, s)
    total = height_of(painter, rows, "prompt", width, gap, s)
    return total + (3.2 * gap + height_of(painter, said, "prompt", width, 0.6 * gap, s) if said else 0.0)


def _fitting(painter: Painter, rows: Sequence[Sign], said: Sequence[Sign], width: float, height: float) -> Setting:
    """The largest setting with which all of it fits."""
    own = round(LARGER * painter.type.pixels(painter.theme.style("prompt"), painter.u))
    least = min(own, round(LEAST * painter.u))
    for px in range(own, least, -1):
        s = setting(painter, "prompt", px, 1.7)
        if _height(painter, rows, said, width, s) <= height:
            return s
    return setting(painter, "prompt", least, 1.5)
