"""What Run Away!! is played with: the board, the printed numbers, and the kinds of action."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.actions import Kind


class Corridor(NamedTuple):
    """The board: the space beyond the dungeon's door, the start being 0, and the encounter spaces."""

    exit: int
    encounters: frozenset[int]


LONG = Corridor(
    60,
    frozenset(
        (3, 5, 8, 10, 13, 15, 17, 20, 22, 24, 27, 29, 31, 34, 36, 38, 41, 43, 45, 47, 50, 52, 54, 56, 58)
    ),
)
SHORT = Corridor(  # RA10.2
    30, frozenset((2, 3, 5, 6, 8, 10, 11, 13, 15, 16, 18, 20, 21, 23, 25, 26, 28, 29))
)

ITEMS_EACH = 2  # RA1.2
HEAD_STARTS = (
    ("8 spaces and 6 gold ahead", 8, 6),
    ("12 spaces and 9 gold ahead", 12, 9),
    ("16 spaces and 12 gold ahead", 16, 12),
    ("20 spaces and 15 gold ahead", 20, 15),
    ("26 spaces and 20 gold ahead", 26, 20),
    ("32 spaces and 25 gold ahead", 32, 25),
    ("29 spaces and 23 gold ahead", 29, 23),
)  # RA10.4: in words, where the hero stands, and its gold
UNENCUMBERED = 3  # RA3.2
TAKING = 2  # RA5.4: the speed that it costs to take an item
SLIPPING = 1  # RA6.3: damage of stepping off the space of a boss that lies in wait
FIRST_OUT = 10  # RA7.1: gold for the first who escapes
IN_A_ROW = 5  # RA7.2: numbers that complete the clock
WAITS_ON = (0, 3, 4, 5, 6)  # RA6.3: by how many heroes are behind, the last entry for more
A_RUN = -1  # among what one has given orders about: one's own run
ALWAYS, WHEN_IT_MATTERS, NOT_THIS_ROUND = range(3)  # how a seat is asked at windows

Run = Kind("run_on", "run on {}", int)
Feed = Kind("feed", "put {} in the clock", int)
Throw = Kind("throw_one", "throw {} at {}", int, int)
ThrowTwo = Kind("throw_two", "throw {} at {} and {} at {}", int, int, int, int)
ThrowNone = Kind("throw_none", "throw nothing")
Keep = Kind("keep_card", "keep {}", int)
Flip = Kind("flip_one", "flip encounter {}", int)
ShowKept = Kind("show_kept", "show the card kept")
HideKept = Kind("hide_kept", "keep it hidden")
OnHero = Kind("play_on_hero", "play it on {}", int)
OnBoss = Kind("play_on_boss", "play it on the boss")
Take = Kind("take", "take the item")
Leave = Kind("leave", "leave the item")
Use = Kind("use", "use {} on {}", int, int)
Ability = Kind("use_ability", "use the ability on {}", int)
Pass = Kind("pass_by", "pass")
AskAlways = Kind("ask_always", "ask me always")
AskLess = Kind("ask_less", "ask me when it matters")
AskNever = Kind("ask_never", "not again this round")
OrderAsk = Kind("order_ask", "ask me about {}", int)  # of an item, or the ability, which is 0
OrderThreat = Kind("order_threat", "use {} when the boss would get me", int)
OrderMeeting = Kind("order_meeting", "use {} on the next I meet", int)
OrderRun = Kind("order_run", "use {} when I run", int)
OrderNever = Kind("order_never", "keep {} this round", int)
AllByItself = Kind("all_by_itself", "let all go by itself")
RunByItself = Kind("run_by_itself", "turn up at random and take items worth it")
RunAsked = Kind("run_asked", "let me choose in my run")
Loot = Kind("loot", "loot {}", int)
WalkOn = Kind("walk_on", "run past")
LootItem = Kind("loot_item", "take {} from {}", int, int)
LootGold = Kind("loot_gold", "look for gold")
LastCard = Kind("last_card", "leave {} to the clock", int)
LastNone = Kind("last_none", "leave nothing to the clock")

ORDERS_OF = (OrderAsk, OrderThreat, OrderMeeting, OrderRun, OrderNever)
ORDERS = (*(kind.verb for kind in ORDERS_OF), RunByItself.verb, RunAsked.verb, AllByItself.verb)
BY_CARD = ("run_on", "feed", "keep_card", "last_card")  # chosen by tapping a card of the hand
THROWS = ("throw_one", "throw_two")
