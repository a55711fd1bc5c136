"""The middle of the house: it knows no game and no browser.

Read `game.py` first, then `match.py`. A game is only ever called; it calls nobody.
"""
