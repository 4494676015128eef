"""Boreal: a pyramid of northern places for two."""
