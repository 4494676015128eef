"""A player's sign as the house shows it: the game's own piece where each seat has one, else colour, shape and number.

Draws with the painter. A game gives its seats signs of their own by pictures `art/<game>/seat_1.svg` and so on, and
says what they are by the sentences `<game>.sign.0` and so on.
"""

from __future__ import annotations

from game.core.session import SeatInfo
from game.i18n.texts import Texts
from game.ui.art import Art
from game.ui.layout import Box, Point
from game.ui.painter import Painter
from game.ui.theme import Ink


def own_sign(art: Art, game: str, seat: int) -> str:
    """The picture that stands for a seat of this game; "" where the seat's colour and shape do."""
    picture = f"{game}/seat_{seat + 1}"
    return picture if game and art.has(picture) else ""


def draw_sign(painter: Painter, game: str, centre: Point, radius: float, seat: int, info: SeatInfo) -> None:
    """Who sits there, as a round mark of that radius."""
    picture = own_sign(painter.art, game, seat)
    if picture:
        side = 2.3 * radius
        painter.svg(picture, Box(centre[0] - side / 2, centre[1] - side / 2, side, side))
    else:
        painter.token(centre, radius, info.colour, str(seat + 1))


def ground(painter: Painter, game: str, seat: int, info: SeatInfo) -> tuple[Ink, Ink]:
    """A light and a dark colour for what belongs to that seat alone."""
    if own_sign(painter.art, game, seat):
        return f"accent.{game}", f"accent.{game}.deep"
    look = painter.theme.seat(info.colour)
    return look.colour, look.dark


def sign_words(text: Texts, game: str, seat: int, info: SeatInfo) -> str:
    """What the sign is: "white arrow", "orange circle"."""
    own = f"{game}.sign.{seat}"
    return text(own) if text.has(own) else text(f"look.{info.colour}")
