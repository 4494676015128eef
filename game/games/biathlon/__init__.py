"""Biathlon by Michael Fuchs: dice, simultaneous cards, three laps and the shooting range."""
