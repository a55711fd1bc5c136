"""The dominoes' kit: what games of dominoes share. It knows no game; it stands on the middle.

`domino.py` is the piece itself; `layout.py` how dominoes lie on a grid and where there is room for another;
`duel.py` what a die has to show against one.
"""
