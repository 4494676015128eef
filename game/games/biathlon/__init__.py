"""Biathlon by Michael Fuchs: dice, simultaneous cards, three laps and the shooting range."""

from game.core.rules import Seats

SEATS = Seats(1, 8, 4)
"""How many may play; here, so that the start screen can say it without loading the rules."""
