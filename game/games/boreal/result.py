"""The end of Boreal: two pyramids counted up card by card, with the reason of each point beside it.

Draws with the painter from the view and the scorer's explanation.
"""

from __future__ import annotations

from game.boards.board import Board
from game.core.rules import Result
from game.core.session import SeatInfo
from game.games.boreal import cards
from game.games.boreal.layout import NEAR, OVERLAP, WIDTH, pyramid_slot, pyramid_slots
from game.games.boreal.motion import COLOURS
from game.games.boreal.pyramid import ROWS, SLOTS, base_width
from game.games.boreal.rules import Boreal
from game.games.boreal.scoring import CardScore
from game.games.boreal.state import View
from game.games.boreal.words import Say, each, name
from game.stage.cast import box_around
from game.stage.easing import out, overshoot, part
from game.ui.layout import Box
from game.ui.painter import Painter

FIRST_MS, CARD_MS = 700.0, 720.0
"""When the first card counts, and how long each of them takes."""
PRINTED = "boreal.reason.points"
"""The reason that needs no words."""
NEEDED = (640.0, 560.0)
"""The room, in design pixels, that two counts of ten cards need."""


def draw(painter: Painter, box: Box, result: Result, view: View, ms: float, rules: Boreal,
         seats: tuple[SeatInfo, ...], board: Board, t: Say) -> None:
    """Both counts side by side, card for card at the same pace."""
    u = painter.u
    painter.layer(("boreal/end", box.size), box, _draw_scene)
    halves = box.inset(12 * u).columns(2, 12 * u)
    longest = _most_cards(view, rules)
    end = counting_ms(view, rules)
    for seat, half in enumerate(halves):
        won = result.ranking[seat] == 1 and ms > end
        _draw_count(painter, half, view, ms, rules, seat, seats[seat], board, t, won, longest)


def _draw_scene(painter: Painter) -> None:
    whole = painter.box_of_all
    painter.svg("boreal/end_scene", whole, cover=True)
    painter.box(whole, None, "s", "paper", 3 * painter.u)


def counting_ms(view: View, rules: Boreal) -> float:
    """When the last card has been counted, in milliseconds, and the winner is shown."""
    return FIRST_MS + CARD_MS * _most_cards(view, rules)


def _most_cards(view: View, rules: Boreal) -> int:
    return max(len(rules.explain(view, seat)) for seat in range(len(view.pyramids)))


def counted(lines: tuple[CardScore, ...], ms: float) -> int:
    """The points of the cards that have been counted after so many milliseconds."""
    return sum(line.points for k, line in enumerate(lines) if ms >= FIRST_MS + CARD_MS * k)


def _draw_count(painter: Painter, box: Box, view: View, ms: float, rules: Boreal, seat: int, info: SeatInfo,
                board: Board, t: Say, won: bool, longest: int) -> None:
    u = painter.u
    lines = rules.explain(view, seat)
    head, rest = box.cut_top(44 * u, 8 * u)
    painter.box(head, "panel_dark", "m", "primary" if won else "line_on_dark", (3 if won else 1) * u, alpha=240)
    arrow, words = head.inset(8 * u, 0).cut_left(34 * u, 6 * u)
    painter.svg(f"boreal/token_{COLOURS[seat]}", arrow.centred(34 * u, 34 * u).grown(4 * u))
    points, words = words.cut_right(64 * u, 6 * u)
    painter.text(words, info.name, "title", "text_on_dark")
    painter.text(points, str(counted(lines, ms)), "figure", "primary" if won else "text_heading_on_dark", "right")
    rows = max(SLOTS, 1)
    if rest.w > 1.15 * rest.h:  # a low and wide room: the pyramid beside its table
        row = min(44 * u, (rest.h - 12 * u) / rows)
        table, free = rest.cut_right(max(rest.w * 0.56, min(330 * u, rest.w * 0.7)), 10 * u)
    else:
        row = min(44 * u, max(36 * u, (rest.h * 0.68) / rows))
        table, free = rest.cut_bottom(row * rows + 12 * u, 8 * u)
    _draw_pyramid(painter, free, view, ms, rules, seat, lines, board)
    table = table.cut_top(row * max(longest, 1) + 12 * u)[0]
    painter.box(table, "panel_light", "m", alpha=244)
    inner = table.inset(8 * u, 6 * u)
    for k, (line, place) in enumerate(zip(lines, inner.stack(row, rows), strict=False)):
        _draw_line(painter, place, line, rules, ms - FIRST_MS - CARD_MS * k, t, k)
    if not lines:
        painter.text(inner, t("boreal.result.empty"), "label", "text_muted", "centre")


def _draw_pyramid(painter: Painter, box: Box, view: View, ms: float, rules: Boreal, seat: int,
                  lines: tuple[CardScore, ...], board: Board) -> None:
    """The pyramid; the card that counts rises, and keeps its points as a badge."""
    levels = len(ROWS)
    size = min(box.w / (WIDTH * 1.05), box.h / (1 + (levels - 1) * (1 - OVERLAP)))
    places: dict[str, Box] = {}
    pyramid_slots(board, NEAR, box, size, places)
    width = base_width(view.masks[seat])
    for k, line in enumerate(lines):
        place = places[pyramid_slot(NEAR, width, line.slot)]
        since = ms - FIRST_MS - CARD_MS * k
        if 0 <= since < CARD_MS:
            place = place.moved(0, -0.06 * size * out(part(since, 0, 160)))
            painter.box(place.grown(3 * painter.u), "primary", size * 0.1)
        cards.draw_card(painter, size, place, rules.components, rules.components.cards[line.card], True)
    for k, line in enumerate(lines):
        since = ms - FIRST_MS - CARD_MS * k
        if since < 0:
            continue
        place = places[pyramid_slot(NEAR, width, line.slot)]
        grown = overshoot(part(since, 0, 260))
        # where the card says how it scores: what it came to stands there, and the picture stays free
        most = max(11 * painter.u, size * 0.165)
        radius = most * grown
        at = (place.x + most + 1.5 * painter.u, place.bottom - most - 1.5 * painter.u)
        painter.circle(at, radius, "good" if line.points else "text_muted", "white", 2 * painter.u)
        if grown > 0.6:
            cards.number(painter, box_around(at, 2 * radius, 2 * radius), str(line.points), radius * 1.1, "white")


def _draw_line(painter: Painter, box: Box, line: CardScore, rules: Boreal, since: float, t: Say, k: int) -> None:
    """A card's picture, its name, why it counts, and how much."""
    u = painter.u
    if k % 2:
        painter.box(box, "panel_light_hover", "s", alpha=150)
    shown = since >= 0
    card = rules.components.cards[line.card]
    side = box.h - 4 * u
    cards.draw_card(painter, side, Box(box.x + 2 * u, box.y + 2 * u, side, side), rules.components, card, True)
    rest = box.cut_left(side + 10 * u)[1]
    points, rest = rest.cut_right(34 * u, 2 * u)
    upper, lower = rest.rows(2)
    printed = line.reason == PRINTED  # the figure says it all
    place = rest if printed else upper.moved(0, u)
    painter.text(place, name(t, card), "caps", "text" if shown else "text_disabled")
    if shown and printed:
        painter.text(points, str(line.points), "figure", "text", "right")
    elif shown:
        painter.text(lower.moved(0, -u), t(line.reason, **dict(line.params)), "label", "text_muted")
        product = product_of(line, rules)
        taken = painter.measure(name(t, card), "caps")[0]
        painter.text(upper.cut_left(taken + 6 * u)[1].moved(0, u), product, "label", "text_muted", "right")
        painter.text(points, str(line.points), "figure", "text", "right")


def product_of(line: CardScore, rules: Boreal) -> str:
    """ "3 × 2" where so many of something count: what can be checked by hand; else ""."""
    params = dict(line.params)
    worth = each(rules.components, rules.components.cards[line.card])
    return f"{params['n']} \u00d7 {worth}" if worth and "n" in params else ""
