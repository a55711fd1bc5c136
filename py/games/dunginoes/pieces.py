"""What Dunginoes is played with: the printed numbers, and the kinds of action."""

from __future__ import annotations

from dominoes.domino import Domino, double_set
from dominoes.layout import read_shape
from tabletop.actions import Kind
from tabletop.grid import Point

SET = double_set(6)
HAND = 2  # DU1.1
SIDES = 6  # DU3.3
HEAD_STARTS = ("a charm", "two charms", "three charms", "five charms")
CHARMS = (0, 1, 2, 3, 5)  # DU5.1: by the head start
TO_BEAT = 14  # DU4.5: alone, more than this wins
LIGHT = 2  # DU5.2: dominoes of the pile in the lantern's light

Lay = Kind("lay", "lay {} at {} {}", Domino.parse, Point.parse, read_shape)
Search = Kind("search", "search")
Take = Kind("take", "take {}", Domino.parse)
Discard = Kind("discard", "discard {}", Domino.parse)
Flip = Kind("flip", "turn {} face down", Domino.parse)
Fight = Kind("fight_boss", "fight with {}", Domino.parse)

KINDS = (Lay, Search, Take, Discard, Flip, Fight)
