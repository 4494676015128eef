"""Boards drawn in Tiled: the plain board value, its geometry, the loader and the catalogue.

Import the modules by name (`game.boards.board`, `.hex`, `.tiled`, `.catalogue`): only `.tiled` needs pytmx.
"""
