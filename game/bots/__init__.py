"""Bots: one search for every game, its levels, the worker that thinks beside the window, simulation."""
