"""The toolkit of every screen: layout, theme, text, painter, widgets, regions, input, loop.

Knows no game and no rule.
"""
