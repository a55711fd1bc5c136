"""What a position of Dunginoes shows of the chance to win, alone: the features of the table of worth, and the
tables that were learned of them (`make train GAME=dunginoes`; with a lantern GAME=dunginoes-lantern).

A position is one at which a turn begins, or a domino of the hand has just been laid and one is to be drawn.
"""

from __future__ import annotations

from functools import cache

from games.dunginoes.position import COUNT, NUMBERS, WIN, Position, hoped, standing, standings
from tabletop import worth

# The layout: where each block of features begins, and what it has one place for.
HAND = 0  # each domino of the hand
PILE = HAND + COUNT  # each domino of the pile
OPEN = PILE + COUNT  # the number of each free end at which a domino has room
CROSSING = OPEN + len(NUMBERS)  # the number of each free end at which a double has room
MEASURES = CROSSING + len(NUMBERS)  # each of these names

NAMES = (
    "drawing",  # one domino is to be drawn
    "pile",
    "fitting",  # how many of the pile can be laid
    "share",  # of the pile that can be laid
    "none",  # nothing of the pile can be laid
    "monsters",  # how many of the pile would be fought
    "weakness",  # the chance to win against one of them
    "safe",  # the chance that a search costs nothing
    "layable",  # how much of the hand can be laid
    "choosy",  # only one domino of the hand can be laid
    "shapes",  # in how many ways anything can be laid
    "ends",  # at how many free ends
    "tight",  # free ends with room for one shape
    "narrow",  # for two
    "wide",  # for three
    "crossings",  # free ends with room for a double
    "standing",  # the chance to win if the boss came now
    "hope",  # the same with the best of the hand and a domino of the pile
    "prize",  # the same with one that was fought and beaten
    "standing and safe",
    "standing and none",
    "standing and pile",
    "standing and fitting",
    "standing all the way",  # if half of the pile were searched
)
LENGTH = MEASURES + len(NAMES)

# With a lantern, besides (DU5.2):
LIGHT = LENGTH  # the domino that stays in the light
LIT = LIGHT + COUNT  # does it fit, how likely is it beaten, and what would the best of the hand be with it?
LENGTH_LIT = LIT + 3


def dominoes(position: Position) -> list[tuple[int, float]]:
    """The features of which dominoes lie where."""
    found: list[tuple[int, float]] = [(HAND + tile, 1) for tile in position.hand]
    found += [(LIGHT + tile, 1) for tile in position.light]
    return found + [(PILE + tile, 1) for tile in position.pile]


def measures(position: Position) -> list[tuple[int, float]]:
    """The features of the free ends, and what can be counted of all of it."""
    (ends, crossings, (tight, narrow, wide), fits), hand, pile, drawing, light = position
    size = len(pile) or 1
    fitting, weakness, hope, prize = 0, 0.0, 0.0, 0.0
    stand = hoped(position) if drawing else standing(hand)
    rows = [standings()[tile] for tile in hand]
    for tile in pile:
        best = stand if drawing else max([stand, *[row[tile] for row in rows]])
        hope += best
        if fits >> tile & 1:
            fitting += 1
        else:
            weakness += WIN[tile]
            prize += best * WIN[tile]
    monsters = len(pile) - fitting
    safe = (fitting + weakness) / size
    layable = sum([fits >> tile & 1 for tile in hand])
    found: list[tuple[int, float]] = []
    for number in NUMBERS:
        if ends[number]:
            found.append((OPEN + number, ends[number] / 2))
        if crossings[number]:
            found.append((CROSSING + number, 1))
    told = (
        drawing,
        len(pile) / 26,
        fitting / 13,
        fitting / size,
        not fitting,
        monsters / 13,
        weakness / (monsters or 1),
        safe,
        layable / 2,
        layable == 1 < len(hand),
        (tight + 2 * narrow + 3 * wide) / 12,
        (tight + narrow + wide) / 5,
        tight / 3,
        narrow / 3,
        wide / 3,
        sum(crossings) / 5,
        2 * stand,
        2 * hope / size,
        2 * prize / (monsters or 1),
        2 * stand * safe,
        0 if fitting else 2 * stand,
        stand * len(pile) / 13,
        2 * stand * fitting / 13,
        2 * stand * safe ** (len(pile) / 2),
    )
    found += [(place, value) for place, value in enumerate(told, start=MEASURES) if value]
    for tile in light:
        fit = fits >> tile & 1
        best = max([stand, *[row[tile] for row in rows]])
        found += [(LIT + 1, WIN[tile])] if not fit else [(LIT, 1)]
        found += [(LIT + 2, 2 * best)] if best else []
    return found


def features(position: Position) -> list[tuple[int, float]]:
    """All features of a position that are not 0, by their places."""
    return dominoes(position) + measures(position)


@cache
def table(lantern: bool = False) -> worth.Table:
    """The table that was learned, in the dark or with a lantern. ValueError if it was made for other
    features."""
    if lantern:
        from games.dunginoes.lantern_weights import WEIGHTS as LIT_WEIGHTS

        return worth.read(LIT_WEIGHTS, LENGTH_LIT)
    from games.dunginoes.weights import WEIGHTS

    return worth.read(WEIGHTS, LENGTH)
