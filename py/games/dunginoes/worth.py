"""What a position of Dunginoes shows of who will win: the features of the tables of worth, and the two tables
that were learned of them: one alone, and one in company, where there are more features
(`make train GAME=dunginoes`, and the same with `TABLE=company`).

A position is one at which a turn begins, or a domino of the hand has just been laid and one is to be drawn.
"""

from __future__ import annotations

from functools import cache
from math import log

from games.dunginoes import COVER, forecast
from games.dunginoes.position import COUNT, NUMBERS, WIN, Position, hoped, standing, stands
from tabletop import worth

SEATS = COVER.seats
TINY = 1e-3  # no odds are taken for certain

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
LENGTH = MEASURES + len(NAMES)  # alone

# In company there follow:
RIVALS = LENGTH  # each domino of the others
LEFT = RIVALS + COUNT  # how many of the others are not stunned
BEFORE = LEFT + max(SEATS)  # how many of them have their turn before this seat
MORE = BEFORE + max(SEATS)  # each of these names

MORE_NAMES = (
    "one left",  # the hand is one domino
    "one left to others",  # how many hands of the others are
    "others layable",  # how many dominoes of the others can be laid
    "searched",  # DU4.2: which share have
    "lasting",  # the forecast of not being stunned
    "others stunned",  # of all others being
    "forecast",  # of winning
    "forecast as odds",
)
COMPANY_LENGTH = MORE + len(MORE_NAMES)


def dominoes(position: Position) -> list[tuple[int, float]]:
    """The features of which dominoes lie where."""
    found: list[tuple[int, float]] = [(HAND + tile, 1) for tile in position.hand]
    found += [(PILE + tile, 1) for tile in position.pile]
    found += [(RIVALS + tile, 1) for hand in position.rivals or () for tile in hand]
    return found


def measures(position: Position) -> list[tuple[int, float]]:
    """The features of the free ends, and what can be counted of all of it."""
    (ends, crossings, (tight, narrow, wide), fits), hand, pile, rivals, drawing, *_ = position
    size = len(pile) or 1
    fitting, weakness, hope, prize = 0, 0.0, 0.0, 0.0
    stand = hoped(position) if drawing else standing(hand, rivals)
    rows = [stands(rivals)[tile] for tile in hand]
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
    return found


def company(position: Position) -> list[tuple[int, float]]:
    """The features that there are only in company."""
    rivals, fits = position.rivals or (), position.doors.fits
    lasting, stunned, chance = forecast.prospects(position)
    told = (
        len(position.hand) + position.drawing == 1,
        sum([len(hand) == 1 for hand in rivals]) / 3,
        sum([fits >> tile & 1 for hand in rivals for tile in hand]) / 4,
        position.searched / (1 + len(rivals)),
        lasting,
        stunned,
        2 * chance,
        log((chance + TINY) / (1 - chance + TINY)) / 3,
    )
    found: list[tuple[int, float]] = [(LEFT + len(rivals), 1), (BEFORE + position.before, 1)]
    return found + [(place, value) for place, value in enumerate(told, start=MORE) if value]


def counted(position: Position) -> list[tuple[int, float]]:
    """All features but those of which dominoes lie where."""
    return measures(position) + ([] if position.rivals is None else company(position))


def features(position: Position) -> list[tuple[int, float]]:
    """All features of a position that are not 0, by their places."""
    return dominoes(position) + counted(position)


@cache
def table() -> worth.Table:
    """The table that was learned alone. ValueError if it was made for other features."""
    from games.dunginoes.weights import WEIGHTS

    return worth.read(WEIGHTS, LENGTH)


@cache
def company_table() -> worth.Table:
    """The table that was learned in company. ValueError if it was made for other features."""
    from games.dunginoes.company_weights import WEIGHTS

    return worth.read(WEIGHTS, COMPANY_LENGTH)
