"""What dungeons are made with: the printed numbers, and the kinds of action."""

from __future__ import annotations

from dominoes.domino import Domino, double_set
from dominoes.layout import read_shape
from tabletop.actions import Kind
from tabletop.grid import Point

SET = double_set(6)
FINAL = Domino(6, 6)  # DU6.1, DU6.5: the final encounter
HAND = 3  # DU5.1
FEWEST, MOST = 3, 27  # rooms of a map (DU5.1)
CHANGES = 300  # to a map that is made (DU5.2)
SIDES = 8  # of the die that blocks exits (DU6.3)
EXITS = 5  # of a room, but the one by which it was entered (DU6.2)
TORCHES = 5  # DU8.1
HEAD_STARTS = ("6 torches", "7 torches", "8 torches", "10 torches", "13 torches", "11 torches")
LIT = (TORCHES, 6, 7, 8, 10, 13, 11)  # DU8.7: the hero's torches by the head start
RISING = (1, 2, 3, 4, 6, 5)  # the head starts from little to much
FACES = 6  # of the die for fights (DU3.3)
SPECIAL = 2  # so many times counts a trophy of a special encounter, and one kept from the boss (DU8.3, DU8.5)
PARTS = ("risk", "reward")  # what can be an illusion (DU6.5)


def read_part(text: str) -> str:
    """The part of this name. ValueError if there is none."""
    return PARTS[PARTS.index(text)]


# Before the game (DU5)
Start = Kind("start", "start with {} by its {}", Domino.parse, int)
Lay = Kind("lay", "lay {} at {} {}", Domino.parse, Point.parse, read_shape)
Exchange = Kind("exchange", "exchange {}", Domino.parse)
DrawOn = Kind("draw_on", "draw until one fits")
Add = Kind("add", "add a room")
Grow = Kind("grow", "add all rooms")
Stop = Kind("stop", "stop here")
Reroll = Kind("reroll", "another way on from {}", Domino.parse)
TakeAway = Kind("take_away", "take away {}", Domino.parse)
GoOn = Kind("go_on", "lay on by hand")
Begin = Kind("begin", "begin the evening")
Show = Kind("show", "show {}", Domino.parse)

# During the game (DU6)
Hide = Kind("hide", "hide the double six at {}", int)
Hold = Kind("hold", "hold the double six back")
Open = Kind("open", "open {}", Point.parse)
OpenFinal = Kind("open_final", "open {} to the double six", Point.parse)
Unlock = Kind("unlock", "unlock {}", Point.parse)
Turn = Kind("turn", "turn the room {}", read_shape)
Block = Kind("block", "block {}", Point.parse)
Choose = Kind("choose", "choose for me")
MakeSecret = Kind("make_secret", "make {} secret", Point.parse)
Find = Kind("find", "find {}", Point.parse)
Offer = Kind("offer", "a secret door opens")
Fake = Kind("fake", "the {} of {} only seems so", read_part, Domino.parse)

# Both
Delve = Kind("delve", "play this map")
Close = Kind("close", "end the evening")

# Playing a map (DU8)
Fight = Kind("fight", "fight in {}", Domino.parse)
Sneak = Kind("sneak", "sneak into {}", Domino.parse)
Challenge = Kind("challenge", "challenge the boss in {}", Domino.parse)
Stake = Kind("stake", "stake {}", Domino.parse)
Leave = Kind("leave", "leave the dungeon")

KINDS = (
    *(Start, Lay, Exchange, DrawOn, Add, Grow, Stop, Reroll, TakeAway, GoOn, Begin, Show),
    *(Hide, Hold, Open, OpenFinal, Unlock, Turn, Block, Choose, MakeSecret, Find, Offer, Fake),
    *(Delve, Close, Fight, Sneak, Challenge, Stake, Leave),
)
