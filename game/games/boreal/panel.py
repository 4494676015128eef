"""Around Boreal's board: the players' plates, what a move would bring, the card being read, the panel's headings.

Draws with the painter from a view and what is presented.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.session import SeatInfo
from game.games.boreal import cards, reading, sentences, signs
from game.games.boreal.components import FAMILIES, Components
from game.games.boreal.layout import NEAR
from game.games.boreal.motion import COLOURS
from game.games.boreal.pyramid import SLOTS
from game.games.boreal.rules import Boreal
from game.games.boreal.sentences import Sentence
from game.games.boreal.state import View
from game.games.boreal.words import Say
from game.stage.play import Mark, Moment, TableLayout
from game.ui.layout import Box
from game.ui.painter import Painter

SAID = ("line", "cover", "paid")
"""The marks whose words stand in the pane."""
TONES = {"plain": "text_on_dark", "good": "good_on_dark", "bad": "bad_on_dark"}
GLASS = 205
"""How much of the night shows through the dark panes (0: all of it, 255: nothing)."""


class Told(NamedTuple):
    """What is to be said of the spot pointed at, besides its marks: what a card that lies counts now, and why it
    can't be chosen; "" where there is nothing."""

    worth: str = ""
    refusal: str = ""


def draw_ground(painter: Painter, layout: TableLayout) -> None:
    panel = layout.slots["panel"]
    painter.fill("panel_light", panel)
    painter.fill("line", Box(panel.x, panel.y, max(1.0, 2 * painter.u), panel.h))


def draw_panel(painter: Painter, layout: TableLayout, moment: Moment, box: Components, card: int, t: Say) -> None:
    """Turn, reader and the log's heading."""
    u = painter.u
    view: View = moment.view
    painter.text(layout.slots["head"], t("boreal.board.turn", n=view.turns // 2 + 1), "title", "text")
    reader = layout.slots["reader"]
    if 0 <= card < len(box.cards):
        reading.draw_reader(painter, reader, box, box.cards[card], t)
    else:
        words = (t("boreal.panel.more"), t("boreal.legend.title"))  # they differ in each language
        painter.layer(("boreal/key", words), reader, lambda p: signs.draw_key(p, p.box_of_all, box, t))
    log = layout.slots["log"]
    if log.h > 50 * u:
        painter.text(log.cut_top(24 * u)[0], t("boreal.panel.log"), "caps", "text_muted")


def in_turn(moment: Moment, seat: int) -> bool:
    """Whether it is this seat's turn in the position that is shown, which may be one that is looked back at."""
    view: View = moment.view
    return seat == view.seat and view.phase not in ("setup", "over") and not moment.playing


def draw_plate(painter: Painter, layout: TableLayout, moment: Moment, rules: Boreal, seat: int, info: SeatInfo,
               side: str, t: Say, score: bool) -> None:
    """Who it is, points if the game ended now, compasses of a Rest, families in the pyramid; the reserve's name."""
    u = painter.u
    view: View = moment.view
    plate = layout.slots[f"{side}/plate"]
    choosing = in_turn(moment, seat)
    painter.box(plate, "panel_dark", "m", "primary" if choosing else "line_on_dark", (2.5 if choosing else 1) * u,
                alpha=GLASS + 30)
    inner = plate.inset(9 * u, 5 * u)
    head, low = inner.rows(2)
    arrow = head.cut_left(26 * u)[0]
    painter.svg(f"boreal/token_{COLOURS[seat]}", arrow.centred(30 * u, 30 * u).grown(3 * u))
    rest = head.cut_left(32 * u)[1]
    if score:
        total = rules.scorer.totals(view)[seat]
        words, named = t("boreal.panel.points", n=total), painter.measure(info.name, "strong")[0]
        if painter.measure(words, "title")[0] + named + 10 * u > rest.w:
            words = str(total)  # a long name leaves room for the number alone
        wide = painter.measure(words, "title")[0] + 2 * u
        place, rest = rest.cut_right(wide, 6 * u)
        painter.text(place, words, "title", "text_heading_on_dark", "right", fit=False)
    painter.text(rest, info.name, "strong", "text_on_dark")
    pyramid = view.pyramids[seat]
    packed = rules.scorer.family_counts(pyramid)
    counts = [("compass", f"+{rules.scorer.uncovered_compasses(pyramid, view.masks[seat])}")]
    counts += [(f"family-{f}", str(packed >> 4 * i & 15)) for i, f in enumerate(FAMILIES)]
    _draw_counts(painter, low, counts, f"{sum(1 for c in pyramid if c >= 0)}/{SLOTS}")
    if not view.reserves[seat]:
        tray = layout.slots[f"{side}/reserve"]
        words = t("boreal.board.reserve.empty")
        painter.text(tray.inset(10 * u, 4 * u), words, "label", "text_on_dark_muted", "centre")


def _draw_counts(painter: Painter, box: Box, counts: list[tuple[str, str]], done: str) -> None:
    """Signs with numbers over the whole width, and how much of the pyramid lies; where it is narrow signs and letters
    give way, and none is left out."""
    u = painter.u
    look = painter.theme.style("caps")
    edge, wide, apart = 0.0, 0.0, 14 * u  # the last number and how much lies don't read as one
    for px in range(painter.type.pixels(look, u), round(12 * u), -1):
        wide = sum(painter.type.width(words, look.face, px) for words in (*(w for _, w in counts), done))
        edge = min(20 * u, box.h, (box.w - wide - apart) / len(counts) - 9 * u)
        if edge >= 0.8 * px:
            break
    step = (box.w - wide - apart - len(counts) * (edge + 3 * u)) / len(counts)
    x = box.x
    for sign, words in counts:
        painter.svg(f"boreal/icons/{sign}", Box(x, box.centre[1] - edge / 2, edge, edge))
        taken = painter.type.width(words, look.face, px)
        cards.number(painter, Box(x + edge + 3 * u, box.y, taken, box.h), words, px, "text_on_dark", look.face)
        x += edge + 3 * u + taken + step
    taken = painter.type.width(done, look.face, px)
    place = Box(box.right - taken, box.y, taken, box.h)
    cards.number(painter, place, done, px, "text_on_dark_muted", look.face)


def draw_preview(painter: Painter, layout: TableLayout, moment: Moment, near: int, told: Told, t: Say) -> None:
    """What the card pointed at, or the slot chosen for it, would bring, or why it can't be chosen; the cards being
    peeked at. The card itself is read in the side panel."""
    u = painter.u
    view: View = moment.view
    pane = layout.slots["preview"]
    if moment.playing:
        return
    if any(s.slot.startswith(f"{NEAR}/seen/") for s in moment.presentation.spots):
        _pane(painter, pane)
        words = told.refusal or t(f"boreal.panel.{'under' if view.phase == 'under' else 'seen'}")
        top = layout.slots[f"{NEAR}/seen/0"].y
        head = Box(pane.x, pane.y, pane.w, top - pane.y - 8 * u).inset(12 * u, 5 * u)
        said = [Sentence(words, "bad_on_dark" if told.refusal else "text_on_dark")]
        sentences.draw(painter, head, said, "label", 0)
        return
    holds = view.phase == "place" and view.seat == near
    marks = () if told.refusal else moment.marks
    said = [Sentence(m.text[0].upper() + m.text[1:], TONES[m.tone]) for m in marks if m.kind in SAID]
    tips = [Sentence(m.text, "text_on_dark_muted") for m in marks if m.kind == "tip"]
    said = [Sentence(s, "text_on_dark") for s in (told.worth,) if s] + said
    said += [Sentence(s, "text_on_dark_muted" if told.worth else "bad_on_dark") for s in (told.refusal,) if s]
    gain = any(m.kind == "gain" for m in marks)
    if not (said or tips or gain or holds):
        return
    above = layout.slots[f"{NEAR}/hand"].h + 8 * u if holds else 74 * u if gain else 0.0
    wide, room = pane.w - 24 * u, pane.h - 16 * u - above
    own = painter.type.pixels(painter.theme.style("label"), u)
    for tip in tips:  # what helps a beginner makes nothing that must be said any smaller
        if sentences.height_at(painter, [*said, tip], "label", wide, 4 * u, own) <= room:
            said.append(tip)
    px = sentences.size_for(painter, said, "label", wide, room, 4 * u)
    needed = above + sentences.height_at(painter, said, "label", wide, 4 * u, px) + 18 * u
    pane = pane.cut_top(min(pane.h, max(needed, 66 * u)))[0]
    _pane(painter, pane)
    low = pane.inset(12 * u, 8 * u)
    if holds:
        held = layout.slots[f"{NEAR}/hand"]
        head = Box(held.right + 10 * u, held.y, pane.right - held.right - 20 * u, held.h)
        low = low.cut_top(held.bottom + 8 * u - low.y)[1]
        _head(painter, head, marks, view.seat, t)
    elif gain:
        head, low = low.cut_top(68 * u, 6 * u)
        _head(painter, head, marks, view.seat, t)
    sentences.draw(painter, low, said, "label", 4 * u)


def _head(painter: Painter, head: Box, marks: tuple[Mark, ...], seat: int, t: Say) -> None:
    """The points in large figures, the total, and where the token will stand."""
    u = painter.u
    gain = next((m for m in marks if m.kind == "gain"), None)
    total = next((m.text for m in marks if m.kind == "total"), "")
    rest = next((m for m in marks if m.kind == "rest"), None)
    if gain is None:
        return
    top, middle, low = head.rows((0.46, 0.27, 0.27))
    wide = painter.measure(gain.text, "heading")[0]
    painter.text(top, gain.text, "heading", TONES[gain.tone] if gain.tone != "plain" else "text_on_dark", fit=False)
    word = t("boreal.panel.points_word", n=int(gain.text[1:]))
    painter.text(top.cut_left(wide + 8 * u)[1], word, "label", "text_on_dark")
    painter.text(middle, total, "label", "text_on_dark_muted")
    if rest is not None:
        arrow, words = low.cut_left(24 * u, 4 * u)
        painter.svg(f"boreal/token_{COLOURS[seat]}", arrow.centred(22 * u, 22 * u).grown(3 * u))
        painter.text(words, t("boreal.panel.rest", n=rest.text), "label", "text_heading_on_dark")


def _pane(painter: Painter, pane: Box) -> None:
    painter.box(pane, "panel_dark", "m", "line_on_dark", painter.u, alpha=GLASS + 15)
