"""What Domino Run is played with: the printed numbers, and the kinds of action."""

from __future__ import annotations

from dominoes.domino import Domino, double_set
from tabletop.actions import Kind

SET = double_set(6)
TILE = {(one, other): Domino.of(one, other) for one in range(7) for other in range(7)}
OPENING = 5  # tiles laid at first (DR1.2)
START = 5  # the runner's first space (DR1.3)
GAP = -1  # the empty space before the line's first tile (DR3.2, DR3.4)
FIRST_POOL, MOST_DICE = 2, 4  # DR1.1, DR2.7
KEYS = 7  # to win (DR2.9)
CLOSE = 2  # spaces behind the runner: worth a warning, which no rule asks for
PACE = 2  # the enemy's spaces, and the tiles ahead, with no key (DR3.1, DR4.2)
HEAD_STARTS = (
    ("an ability", 2, 1, 0),
    ("a third die", 3, 0, 0),
    ("a third die and an ability", 3, 1, 0),
    ("four dice", 4, 0, 0),
    ("an ability and 2 spaces ahead", 2, 1, 2),
)  # DR5.1: in words, the dice of the first roll, the abilities, and the spaces ahead
USUAL = 3  # pips of a space on average
RISING = (1, 5, 2, 3, 4)  # the head starts from little to much

Keep = Kind("keep", "keep the line")
Mulligan = Kind("mulligan", "lay five new tiles")
Run = Kind("run", "run {} with {}", int, str)
Raise = Kind("raise_die", "raise {} with {}", int, Domino.parse)
End = Kind("end", "end the move")
GoOn = Kind("go_on_running", "go on {}", int)
Stay = Kind("stay", "stay here")
TakeDie = Kind("take_die", "take a die")
TakeAbility = Kind("take_ability", "take an ability")
GiveDie = Kind("give_die", "give up a die")
GiveAbility = Kind("give_ability", "give up {}", Domino.parse)

KINDS = (Keep, Mulligan, Run, Raise, End, GoOn, Stay, TakeDie, TakeAbility, GiveDie, GiveAbility)

SINGLES = {str(a): (a,) for a in range(1, 7)}
PAIRS = {f"{a}+{b}": (a, b) for a in range(1, 7) for b in range(a, 7)}
DICE = SINGLES | PAIRS  # by the name that stands in an action
PAIR_NAMES = {dice: name for name, dice in PAIRS.items()}

# Made once, so that listing what is legal is a slice.
FARTHEST = 2 * len(SET)
RUNS = {name: [Run(n, name) for n in range(1, FARTHEST)] for name in DICE}
GO_ONS = [GoOn(n) for n in range(1, FARTHEST)]
