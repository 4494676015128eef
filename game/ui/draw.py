"""How each widget looks: grounds, buttons, switches, lists, text.

Draws by the painter only. The small layouts inside widgets are functions here, since the Ui needs them for clicks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.ui.caret import selected
from game.ui.layout import Box
from game.ui.overlay import ring
from game.ui.painter import Painter, Shadow
from game.ui.theme import Colour, Ink, mix
from game.ui.widgets import (
    Button,
    Choice,
    Field,
    Label,
    ListBox,
    Panel,
    Paragraphs,
    Picture,
    RowView,
    ScrollBar,
    Scroller,
    Slider,
    Spot,
    Toggle,
    Tone,
)

if TYPE_CHECKING:
    from game.ui.ui import Piece, Ui

FIELD_STYLE = "body"


class Tones(NamedTuple):
    """The roles that a widget's colours come from, for one ground."""

    ground: str
    raised: str
    hover: str
    edge: str
    text: str
    muted: str
    disabled: str
    heading: str
    focus: str


TONES: dict[Tone, Tones] = {
    "paper": Tones(
        "panel_light", "panel_light_2", "panel_light_hover", "line",
        "text", "text_muted", "text_disabled", "text", "focus_on_light",
    ),
    "dark": Tones(
        "panel_dark", "panel_dark_2", "panel_dark_hover", "line_on_dark",
        "text_on_dark", "text_on_dark_muted", "text_disabled_on_dark", "text_heading_on_dark", "focus",
    ),
}  # fmt: skip


def widget(p: Painter, ui: Ui, piece: Piece) -> None:
    """Draw one widget at its place."""
    match piece.widget:
        case Button() as it:
            button(p, ui, it)
        case Label() as it:
            label(p, it)
        case Panel() as it:
            panel(p, it)
        case Picture() as it:
            picture(p, it)
        case Toggle() as it:
            toggle(p, ui, it)
        case Slider() as it:
            slider(p, ui, it)
        case Choice() as it:
            choice(p, ui, it)
        case Field() as it:
            entry(p, ui, it)
        case Paragraphs() as it:
            paragraphs(p, ui, it)
        case RowView() as it:
            row(p, ui, it, piece.name)
        case ListBox() as it:
            if not it.rows and it.empty:
                p.text(it.box.inset(12 * p.u), it.empty, "body", TONES[it.tone].muted, "centre", wrap=True)
        case ScrollBar() as it:
            _bar(p, ui, it)
        case Scroller() | Spot():
            pass


# Grounds


def panel(p: Painter, it: Panel) -> None:
    box, u = it.box, p.u
    match it.kind:
        case "paper":
            p.box(box, "panel_light")
        case "sheet":
            p.box(box, "panel_light", "l", shadow="l")
        case "card":
            p.box(box, "panel_light_2", "m", "line", u, "s")
        case "dark":
            p.box(box, "panel_dark_2", "m", "line_on_dark" if p.theme.high_contrast else None, u, "s")
        case "bar":
            p.box(box, "panel_dark")
        case "scene":
            edge = "line_on_dark" if p.theme.high_contrast else None
            p.box(box, "panel_dark", "l", edge, u, "m", p.theme.alphas["panel_over_scene"])
        case "veil":
            p.fill("veil", box, p.theme.alphas["veil"])
        case "sunken":
            p.box(box, mix(p.theme.colour("panel_light"), p.theme.colour("line"), 0.35), "m")


def label(p: Painter, it: Label) -> None:
    tones = TONES[it.tone]
    headings = ("title", "heading", "display", "huge")
    colour = it.colour or (tones.heading if it.style in headings else tones.text)
    p.text(it.box, it.text, it.style, colour, it.align, it.valign, it.wrap)


def picture(p: Painter, it: Picture) -> None:
    p.svg(it.name, it.box, it.colours, cover=it.cover, radius=it.radius)


# Buttons


def button(p: Painter, ui: Ui, it: Button) -> None:
    """A button: lifts when pointed at, sinks when pressed, its lower edge shows its thickness."""
    u, tones = p.u, TONES[it.tone]
    look = p.theme.colour
    glow = ui.glow(it.id) if it.enabled else 0.0
    down = ui.pressed == it.id and ui.hover == it.id and it.enabled
    lip: Colour | None = None
    text: Ink = tones.text
    shadow: Shadow = "s"
    border: Ink | None = None
    match it.kind:
        case "primary":
            ground = mix(look("primary"), look("primary_hover"), glow)
            lip, text, shadow = look("sun_dark"), "primary_text", "m"
            ground = look("primary_pressed") if down else ground
        case "danger":
            ground = mix(look("danger"), (255, 255, 255), 0.08 * glow)
            lip, text = mix(look("danger"), (0, 0, 0), 0.35), "danger_text"
        case "quiet":
            ground, shadow = look(tones.hover), ""
        case _:
            ground = mix(look(tones.raised), look(tones.hover), glow)
            if it.tone == "paper":
                border, lip = tones.edge, look("paper_3")
            else:
                lip, shadow = mix(look(tones.ground), (0, 0, 0), 0.35), ""
                border = tones.edge if p.theme.high_contrast else None
    if it.selected and it.kind != "primary":
        ground = look(tones.hover)
        border = "primary" if it.tone == "dark" else "sun_dark"
    if not it.enabled:
        ground = mix(ground, look(tones.ground), 0.85 if it.kind in ("primary", "danger") else 0.6)
        lip, text, shadow, border = None, tones.disabled, "", tones.edge
    box = it.box
    if it.kind == "quiet":
        if glow or down or it.selected:
            p.box(
                box,
                ground,
                "m",
                border,
                2 * u if it.selected else 0,
                alpha=round(255 * max(glow, float(it.selected))),
            )
    else:
        box = _raised(p, box, ground, lip, border, shadow, glow, down, 2 * u if it.selected else u)
    _button_content(p, it, box, text)
    if ui.focus == it.id and ui.memory.focus_visible:
        ring(p, it.box, tones.focus)


def _raised(
    p: Painter,
    box: Box,
    ground: Colour,
    lip: Colour | None,
    border: Ink | None,
    shadow: Shadow,
    glow: float,
    down: bool,
    edge: float,
) -> Box:
    """The body of a button; returns its face, where the content goes."""
    u = p.u
    thick = round(3 * u) if lip is not None else 0
    rise = round(1.5 * u * glow) if lip is not None else 0
    sink = round(2 * u) if down and lip is not None else 0
    if lip is not None:
        whole = Box(box.x, box.y - rise + sink, box.w, box.h + rise - sink)
        p.box(whole, lip, "m", shadow="" if down else shadow)
        face = Box(whole.x, whole.y, whole.w, whole.h - max(round(u), thick - sink + rise // 2))
    else:
        face = box
        if shadow:
            p.box(box, ground, "m", shadow=shadow)
    p.box(face, ground, "m", border, edge)
    return face


def _button_content(p: Painter, it: Button, face: Box, text: Ink) -> None:
    u, tones = p.u, TONES[it.tone]
    icons = p.theme.icons
    muted: Ink = tones.muted if it.enabled and it.kind not in ("primary", "danger") else text
    match it.kind:
        case "icon":
            side = min(icons["m"] * u, face.h * 0.62)
            if it.icon:
                p.icon(it.icon, face.centred(side, side), text)
            else:
                p.text(face, it.label, "button", text, "centre")
            return
        case "tile":
            inner = face.inset(8 * u, 8 * u)
            written = p.measure(it.label, "caps", inner.w)[1]
            name = 26 * u if written < 30 * u else written
            if it.icon:
                side = min(icons["l"] * u, inner.h - name - 4 * u)
                pile = inner.centred(inner.w, side + 8 * u + name)
                mark, rest = pile.cut_top(side, 6 * u)
                p.icon(it.icon, mark, "sky_low" if it.tone == "dark" and it.enabled else text)
                p.text(rest, it.label.upper(), "caps", text, "centre", wrap=True)
            else:
                p.text(inner, it.label.upper(), "caps", text, "centre", wrap=True)
            return
    inner = face.inset(min(14 * u, face.w * 0.08))
    inner = Box(inner.x, face.y, inner.w, face.h)
    spoken = it.label.upper() if it.kind in ("primary", "danger") else it.label
    marked = bool(it.icon) or it.seat >= 0
    side = min(icons["m"] * u, face.h * 0.6) if marked else 0.0
    if it.detail:
        if marked:
            mark, inner = inner.cut_left(side * 1.3, 10 * u)
            _mark(p, it.icon, it.seat, mark.centred(side * 1.3, side * 1.3), text)
        upper, lower = inner.inset(0, 5 * u).rows((1.15, 1))
        p.text(upper, spoken, "button", text)
        p.text(lower, it.detail, "label", muted)
        return
    if marked:
        wide = min(p.measure(spoken, "button")[0], inner.w - side - 8 * u)
        inner = inner.centred(side + 8 * u + wide + 2, inner.h)
        mark, inner = inner.cut_left(side, 8 * u)
        _mark(p, it.icon, it.seat, mark.centred(side, side), text)
        p.text(inner, spoken, "button", text)
    else:
        p.text(inner, spoken, "button", text, "centre")


def _mark(p: Painter, icon: str, seat: int, box: Box, ink: Ink) -> None:
    """A seat's token, or an icon."""
    if seat >= 0:
        p.token(box.centre, min(box.w, box.h) * 0.46, seat)
    else:
        p.icon(icon, box, ink)


# Values


def split(it: Toggle | Slider | Choice | Field, u: float) -> tuple[Box, Box]:
    """(where the label is, where the control is): side by side, or the label on top where the box is high."""
    if not it.label:
        return Box(it.box.x, it.box.y, 0.0, it.box.h), it.box
    if isinstance(it, Toggle):
        control, words = it.box.cut_right(54 * u, 12 * u)
        return words, control
    if it.box.h >= 62 * u:
        return it.box.cut_top(26 * u, 2 * u)
    return it.box.cut_left(it.box.w * 0.42, 12 * u)


def choice_arrows(it: Choice, u: float) -> tuple[Box, Box]:
    """The left and the right arrow."""
    control = split(it, u)[1]
    side = min(control.h, 44 * u)
    return control.cut_left(side)[0], control.cut_right(side)[0]


def slider_groove(it: Slider, u: float) -> Box:
    """Where the handle's middle can be."""
    control = split(it, u)[1].cut_right(64 * u, 10 * u)[1]
    return control.inset(12 * u, 0).centred(10_000.0, 8 * u)


def field_text_box(it: Field, u: float) -> Box:
    """Where the typed text stands."""
    return split(it, u)[1].inset(12 * u, 4 * u)


def _name(p: Painter, it: Toggle | Slider | Choice | Field, words: Box) -> None:
    tones = TONES[it.tone]
    p.text(words, it.label, "body", tones.text if it.enabled else tones.disabled, wrap=words.h > 40 * p.u)


def _ring_if(p: Painter, ui: Ui, id: str, box: Box, tone: Tone) -> None:
    if ui.focus == id and ui.memory.focus_visible:
        ring(p, box, TONES[tone].focus)


def toggle(p: Painter, ui: Ui, it: Toggle) -> None:
    u, tones = p.u, TONES[it.tone]
    words, control = split(it, u)
    _name(p, it, words)
    track = control.centred(50 * u, 28 * u)
    glow = ui.glow(it.id) if it.enabled else 0.0
    off = mix(p.theme.colour(tones.edge), p.theme.colour(tones.muted), 0.45)
    ground: Ink = "green" if it.value else off
    if not it.enabled:
        ground = mix(p.theme.colour(tones.edge), p.theme.colour(tones.ground), 0.4)
    p.box(track, ground, "pill", tones.text if p.theme.high_contrast else None, u)
    radius = track.h / 2 - 3 * u
    x = track.right - track.h / 2 if it.value else track.x + track.h / 2
    y = track.centre[1]
    p.circle((x + u, y + 1.5 * u), radius, "shadow", alpha=70)
    p.circle((x, y), radius + glow * u, "white")
    if it.value:
        a = radius * 0.42
        tick = ((x - a, y), (x - a * 0.2, y + a * 0.75), (x + a, y - a * 0.7))
        p.polyline(tick, "green" if it.enabled else tones.disabled, 2.4 * u)
    _ring_if(p, ui, it.id, it.box, it.tone)


def slider(p: Painter, ui: Ui, it: Slider) -> None:
    u, tones = p.u, TONES[it.tone]
    words, control = split(it, u)
    _name(p, it, words)
    groove = slider_groove(it, u)
    part = (it.value - it.low) / (it.high - it.low) if it.high > it.low else 0.0
    p.box(groove, mix(p.theme.colour(tones.ground), p.theme.colour(tones.muted), 0.35), "pill")
    x = groove.x + groove.w * min(max(part, 0.0), 1.0)
    filled: Ink = ("sun" if it.tone == "dark" else "sun_dark") if it.enabled else tones.edge
    p.box(Box(groove.x, groove.y, x - groove.x, groove.h), filled, "pill")
    grip = (9 + (2 * ui.glow(it.id) if it.enabled else 0.0)) * u
    y = groove.centre[1]
    p.circle((x + u, y + 2 * u), grip, "shadow", alpha=70)
    p.circle((x, y), grip, "white", filled, 3 * u)
    shown = control.cut_right(64 * u)[0]
    p.text(shown, it.shown or f"{it.value:g}", "strong", tones.text if it.enabled else tones.disabled, "right")
    _ring_if(p, ui, it.id, it.box, it.tone)


def choice(p: Painter, ui: Ui, it: Choice) -> None:
    u, tones = p.u, TONES[it.tone]
    words, control = split(it, u)
    _name(p, it, words)
    glow = ui.glow(it.id) if it.enabled else 0.0
    ground = mix(p.theme.colour(tones.raised), p.theme.colour(tones.hover), glow)
    p.box(control, ground, "m", tones.edge, u)
    left, right = choice_arrows(it, u)
    ink = tones.text if it.enabled else tones.disabled
    for box, way in ((left, -1), (right, 1)):
        x, y = box.centre
        d = 5 * u
        p.polyline(((x - d * way * 0.5, y - d), (x + d * way * 0.5, y), (x - d * way * 0.5, y + d)), ink, 2.6 * u)
    beside = left.w / 2 + 11 * u  # the arrows are drawn narrower than what can be clicked
    p.text(control.inset(beside, 0), dict(it.options).get(it.value, it.value), "strong", ink, "centre")
    _ring_if(p, ui, it.id, it.box, it.tone)


def entry(p: Painter, ui: Ui, it: Field) -> None:
    u, tones = p.u, TONES[it.tone]
    words, control = split(it, u)
    _name(p, it, words)
    on = ui.focus == it.id and it.enabled
    ground: Ink = "white" if it.tone == "paper" else tones.raised
    full = on and ui.memory.caret.full > 0
    edge: Ink = ("bad" if it.tone == "paper" else "bad_on_dark") if full else tones.focus if on else tones.edge
    p.box(control, ground, "m", edge, 4 * u if full else 2 * u if on else u)
    inner = field_text_box(it, u)
    look = p.theme.style(FIELD_STYLE)
    px = p.type.pixels(look, u)
    at = min(ui.memory.caret.at, len(it.text)) if on else 0
    composing = ui.memory.caret.composing if on else ""
    shown = it.text[:at] + composing + it.text[at:]
    x = float(p.type.width(it.text[:at] + composing, look.face, px)) if on else 0.0
    # The caret stays in view: longer text moves to the left under it.
    left = max(0.0, x - inner.w + 4 * u)
    ink = tones.text if it.enabled else tones.disabled
    first, last = selected(ui.memory.caret, len(it.text)) if on and not composing else (at, at)
    with p.clipped(inner.grown(2)):
        if first < last:
            a, b = (float(p.type.width(it.text[:n], look.face, px)) for n in (first, last))
            p.fill(tones.focus, Box(inner.x + a - left, inner.centre[1] - px * 0.6, b - a, px * 1.2), 110)
        p.text(Box(inner.x - left, inner.y, max(inner.w + left, 1), inner.h), shown, FIELD_STYLE, ink, fit=False)
        if on:
            high = px * 1.15
            p.fill(tones.text, Box(inner.x + x - left, inner.centre[1] - high / 2, max(1.0, 1.5 * u), high))


# Lists and long text


def row(p: Painter, ui: Ui, it: RowView, name: str) -> None:
    u, tones, line = p.u, TONES[it.tone], it.row
    glow = ui.glow(name) if line.enabled else 0.0
    ground = mix(p.theme.colour(tones.raised), p.theme.colour(tones.hover), 1.0 if line.selected else glow)
    edge: Ink = tones.edge
    if line.selected:
        edge = "primary" if it.tone == "dark" else "sun_dark"
    box = it.box.moved(0, round(u) if ui.pressed == name and line.enabled else 0)
    p.box(box, ground, "m", edge, 2 * u if line.selected else u)
    inner = box.inset(12 * u, 3 * u)
    ink = tones.text if line.enabled else tones.disabled
    if line.icon or line.seat >= 0:
        side = min(p.theme.icons["m"] * u, inner.h * 0.7)
        mark, inner = inner.cut_left(side, 10 * u)
        _mark(p, line.icon, line.seat, mark.centred(side, side), ink)
    if line.side:
        wide = min(p.measure(line.side, "label")[0] + 2, inner.w * 0.5)
        far, inner = inner.cut_right(wide, 10 * u)
        # As high as a line of the row, so that larger text shrinks alike on both sides.
        far = far.centred(far.w, inner.h / 2) if line.detail else far
        p.text(far, line.side, "label", tones.muted, "right")
    if line.detail:
        upper, lower = inner.inset(0, min(4 * u, inner.h * 0.08)).rows(2)
        p.text(upper, line.label, "strong", ink)
        p.text(lower, line.detail, "label", tones.muted)
    else:
        p.text(inner, line.label, "strong", ink)
    if ui.focus == name and ui.memory.focus_visible:
        p.box(box, None, "m", tones.focus, 3 * u)


def paragraphs(p: Painter, ui: Ui, it: Paragraphs) -> None:
    u, tones = p.u, TONES[it.tone]
    up = ui.offset(it.id)
    with p.clipped(it.box):
        for laid in ui.paragraphs(it).blocks:
            box = laid.box.moved(0.0, -up)
            if box.bottom < it.box.y or box.y > it.box.bottom:
                continue
            block = laid.block
            name = f"{it.id}/{block.id}" if block.id else ""
            if block.selected or (name and ui.glow(name)):
                ground = mix(
                    p.theme.colour(tones.ground),
                    p.theme.colour(tones.hover),
                    1.0 if block.selected else ui.glow(name),
                )
                p.box(box.grown(2 * u), ground, "s")
            _block(p, it, laid.indent, laid.style, laid.lines, laid.advance, box, block.mark, block.kind)
            if name and ui.focus == name and ui.memory.focus_visible:
                p.box(box.grown(3 * u), None, "s", tones.focus, 2 * u)
    if ui.focus == it.id and ui.memory.focus_visible:
        ring(p, it.box, tones.focus)


def _block(
    p: Painter,
    it: Paragraphs,
    indent: float,
    style: str,
    lines: tuple[str, ...],
    advance: int,
    box: Box,
    mark: str,
    kind: str,
) -> None:
    tones, u = TONES[it.tone], p.u
    ink = tones.heading if style in ("title", "heading", "display") else tones.text
    if mark:
        p.text(Box(box.x, box.y, indent, advance), mark, "strong", tones.muted, fit=False)
    elif kind == "bullet":
        p.circle((box.x + 9 * u, box.y + advance / 2), 3 * u, "sun_dark" if it.tone == "paper" else "sun")
    p.said.append(" ".join(lines))
    spoken = len(p.said)
    for number, line in enumerate(lines):
        place = Box(box.x + indent, box.y + number * advance, box.w - indent, advance)
        p.text(place, line, style, ink, fit=False)
    # Said once as a whole, not line by line.
    del p.said[spoken:]


def _bar(p: Painter, ui: Ui, it: ScrollBar) -> None:
    tones = TONES[it.tone]
    groove, thumb = ui.bar(it.box, it.id)
    name = f"{it.id}|bar"
    base = p.theme.colour(tones.ground)
    strong = 0.75 if ui.pressed == name else 0.4 + 0.25 * ui.glow(name)
    p.box(groove, mix(base, p.theme.colour(tones.muted), 0.12), "pill")
    p.box(thumb, mix(base, p.theme.colour(tones.muted), strong), "pill")
