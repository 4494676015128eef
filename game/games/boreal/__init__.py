"""Boreal: a pyramid of northern places for two."""

from game.core.rules import Seats

SEATS = Seats(2, 2, 2)
"""How many may play; here, so that the start screen can say it without loading the rules."""
