"""Around Boreal's board: the players' plates, what a move would bring, the card being read, the panel's headings.

Draws with the painter from a view and what is presented.
"""

from __future__ import annotations

from game.core.session import SeatInfo
from game.games.boreal import cards, sentences
from game.games.boreal.components import FAMILIES, Components
from game.games.boreal.layout import NEAR
from game.games.boreal.motion import COLOURS
from game.games.boreal.pyramid import SLOTS
from game.games.boreal.rules import Boreal
from game.games.boreal.sentences import Sentence
from game.games.boreal.state import View
from game.games.boreal.words import Say, name
from game.stage.play import Mark, Moment, TableLayout
from game.ui.layout import Box
from game.ui.painter import Painter

TONES = {"plain": "text_on_dark", "good": "good_on_dark", "bad": "bad_on_dark"}
GLASS = 205
"""How much of the night shows through the dark panes (0: all of it, 255: nothing)."""
LEGEND_LEAST = 17.5
"""A line of the legend is at least so high, in design pixels; what has no room then is left out."""


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
        cards.draw_reader(painter, reader, box, box.cards[card], t)
    else:
        _draw_legend(painter, reader, t)
    log = layout.slots["log"]
    if log.h > 50 * u:
        painter.text(log.cut_top(24 * u)[0], t("boreal.panel.log"), "caps", "text_muted")


def _draw_legend(painter: Painter, box: Box, t: Say) -> None:
    """While no card is read: how to read one, and what the signs mean, as many as there is room for."""
    u = painter.u
    painter.box(box, "panel_light_2", "m", "line", u)
    inner = box.inset(12 * u, 8 * u)
    words = t("boreal.panel.reader")
    high = painter.measure(words, "label", inner.w)[1]
    top, rest = inner.cut_top(high, 8 * u)
    painter.text(top, words, "label", "text_muted", "left", "top", wrap=True)
    signs = [("compass", t("boreal.panel.compass"), False), ("points", t("boreal.panel.points_sign"), False)]
    signs += [(f"family-{f}", t(f"boreal.family.{f}"), False) for f in FAMILIES]
    signs.append(("archive", t("boreal.kind.archive"), False))
    signs.append(("not-level-1", t("boreal.not_level_1").rstrip("."), False))
    signs += [(f"power-{icon}", t(f"boreal.power.{power}", n="X"), True) for power, icon in cards.POWER_ICONS.items()]
    line = max(LEGEND_LEAST * u, min(23 * u, rest.h / len(signs)))
    for (icon, meaning, white), row in zip(signs, rest.stack(line, int(rest.h / line)), strict=False):
        side = min(20 * u, row.h - 1.5 * u)
        sign = Box(row.x, row.centre[1] - side / 2, side, side)
        if white:
            painter.box(sign.grown(0.5 * u), "#12324A", "s")
        painter.svg(f"boreal/icons/{icon}", sign)
        painter.text(row.cut_left(20 * u + 9 * u)[1], meaning, "caps", "text")


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
    painter.token((rest.x + 10 * u, rest.centre[1]), 10 * u, info.colour, str(seat + 1))
    rest = rest.cut_left(25 * u)[1]
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
    counts = [("boreal/icons/compass", f"+{rules.scorer.uncovered_compasses(pyramid, view.masks[seat])}")]
    counts += [(f"boreal/icons/family-{f}", str(packed >> 4 * i & 15)) for i, f in enumerate(FAMILIES)]
    roomy = low.w > 245 * u
    cells = low.columns((1.35, 1, 1, 1, 1, 1.3) if roomy else (1.35, 1, 1, 1, 1))
    icon = min(20 * u, low.h)
    for (sign, words), cell in zip(counts, cells, strict=False):
        painter.svg(sign, Box(cell.x, cell.centre[1] - icon / 2, icon, icon))
        place = Box(cell.x + icon + 3 * u, cell.y, cell.w - icon, cell.h)
        painter.text(place, words, "caps", "text_on_dark", fit=False)
    done = sum(1 for c in pyramid if c >= 0)
    if roomy:  # else the pyramid alone shows it
        painter.text(cells[-1], f"{done}/{SLOTS}", "caps", "text_on_dark_muted", "right", fit=False)
    if not view.reserves[seat]:
        tray = layout.slots[f"{side}/reserve"]
        words = t("boreal.board.reserve.empty")
        painter.text(tray.inset(10 * u, 4 * u), words, "label", "text_on_dark_muted", "centre")


def draw_preview(painter: Painter, layout: TableLayout, moment: Moment, box: Components, near: int, t: Say) -> None:
    """What the card pointed at, or the slot chosen for it, would bring; the cards being peeked at."""
    u = painter.u
    view: View = moment.view
    marks = moment.marks
    pane = layout.slots["preview"]
    if moment.playing:
        return
    if any(s.slot.startswith(f"{NEAR}/seen/") for s in moment.presentation.spots):
        _pane(painter, pane)
        words = t(f"boreal.panel.{'under' if view.phase == 'under' else 'seen'}")
        top = layout.slots[f"{NEAR}/seen/0"].y
        head = Box(pane.x, pane.y, pane.w, top - pane.y - 10 * u).inset(12 * u, 6 * u)
        painter.text(head, words, "label", "text_on_dark", "centre", "bottom", wrap=True)
        return
    card = next((int(m.text) for m in marks if m.kind == "card"), int(view.hand) if view.phase == "place" else -1)
    lines = [m for m in marks if m.kind in ("line", "cover", "paid")]
    if card < 0 and not any(m.kind in ("line", "cover", "paid", "gain") for m in marks):
        return
    _pane(painter, pane)
    held = layout.slots[f"{NEAR}/hand"]
    if card >= 0 and not (view.phase == "place" and card == view.hand and view.seat == near):
        cards.draw_card(painter, held.w, held, box, box.cards[card])
    head = Box(held.right + 10 * u, held.y, pane.right - held.right - 20 * u, held.h)
    low = Box(pane.x + 12 * u, held.bottom + 8 * u, pane.w - 24 * u, pane.bottom - held.bottom - 16 * u)
    if card < 0:
        head = Box(pane.x + 12 * u, held.y, pane.w - 24 * u, held.h)
    _head(painter, head, marks, box, card, t, view.seat)
    said = [Sentence(m.text[0].upper() + m.text[1:], TONES[m.tone]) for m in lines]
    sentences.draw(painter, low, said, "label", 4 * u)


def _head(painter: Painter, head: Box, marks: tuple[Mark, ...], box: Components, card: int, t: Say,
          seat: int) -> None:
    """The points in large figures, the total, and where the token will stand; or just the card's name."""
    u = painter.u
    gain = next((m for m in marks if m.kind == "gain"), None)
    total = next((m.text for m in marks if m.kind == "total"), "")
    rest = next((m for m in marks if m.kind == "rest"), None)
    if gain is None:
        if card >= 0:
            painter.text(head, name(t, box.cards[card]), "title", "text_heading_on_dark", wrap=True)
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
