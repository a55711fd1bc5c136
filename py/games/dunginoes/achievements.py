"""What there is to meet and to do in Dunginoes: the bestiary, the bosses, and deeds below ground."""

from __future__ import annotations

from functools import partial

from dominoes.domino import Domino
from dominoes.layout import CROSS, STRAIGHT, Laid, heading
from drawing import back, die, domino
from drawing.bestiary import BOSSES, MONSTERS
from drawing.monster import portrait
from games.contract import Achievement, Case
from games.dunginoes.pieces import HAND, SET, TO_BEAT
from games.dunginoes.rules import Dunginoes
from tabletop.match import Match
from tabletop.wording import capital, counted, in_words

TWENTY = 20  # pips, the last place of the statistics
CORRIDOR = 9  # rooms in a straight line
ROOMS = 24  # in one dungeon
WALLS = 3  # ends walled up at the end
FIGHTS = 4  # won by one explorer in one match
HEAVY = Domino(6, 6)


def _end(match: Match) -> Dunginoes:
    return match.past(Dunginoes)[-1]


def _loot(match: Match, seat: int) -> int:
    """The pips that a seat has carried out; -1 if it did not get out."""
    return _end(match).loot(seat) if seat in _end(match).escaped else -1


def _won(match: Match, seat: int) -> bool:
    outcome = match.state.outcome()
    return bool(outcome and outcome.places[seat] == 1)


def corridor(laid: list[Laid]) -> int:
    """The most rooms that join in a straight line."""
    lengths: list[int] = []
    for room in laid:
        before = laid[room.joins] if room.joins >= 0 else None
        on = before and room.way == heading(before.way, before.shape) and room.shape in (STRAIGHT, CROSS)
        lengths.append(lengths[room.joins] + 1 if on else 1)
    return max(lengths)


def _beaten(tile: Domino, match: Match, seat: int) -> str:
    """A monster, in a fight that a search led to."""
    die = next((event.args[1] for event in match.told(seat, "beat") if event.args[0] == tile), 0)
    return f"{MONSTERS[tile].flavour} A {die} was enough." if die else ""


def _survived(double: Domino, match: Match, seat: int) -> str:
    """A boss, by whoever still carries something."""
    past = _loot(match, seat) > 0 and _end(match).laid[0].domino == double
    return f"{BOSSES[double].flavour} You got past with {in_words(_end(match).hands[seat])}." if past else ""


def _out(match: Match, seat: int) -> str:
    loot = _loot(match, seat)
    return f"Back in daylight with {counted(loot, 'pip')}." if loot > 0 else ""


def _rich(match: Match, seat: int) -> str:
    loot = _loot(match, seat)
    return f"{loot} pips; {TO_BEAT} would not have done." if loot > TO_BEAT else ""


def _twenty(match: Match, seat: int) -> str:
    loot = _loot(match, seat)
    return f"{loot} pips carried out." if loot >= TWENTY else ""


def _both_hands(match: Match, seat: int) -> str:
    hand = _end(match).hands[seat]
    return (
        f"Out with {' and '.join(map(str, hand))}."
        if seat in _end(match).escaped and len(hand) >= HAND
        else ""
    )


def _empty(match: Match, seat: int) -> str:
    return "Out, and that is all that can be said." if _loot(match, seat) == 0 else ""


def _quiet(match: Match, seat: int) -> str:
    return "Won, and nobody was disturbed." if _won(match, seat) and not match.told(seat, "searched") else ""


def _corridor(match: Match, seat: int) -> str:
    rooms = corridor(_end(match).laid)
    return f"{rooms} rooms in a straight line." if rooms >= CORRIDOR else ""


def _large(match: Match, seat: int) -> str:
    rooms = len(_end(match).laid)
    return f"{rooms} rooms were laid." if rooms >= ROOMS else ""


def _walls(match: Match, seat: int) -> str:
    walls = sum(end.walled for end in _end(match).ends)
    return f"{walls} ends were walled up in the end." if walls >= WALLS else ""


def _passage(match: Match, seat: int) -> str:
    """A search whose domino fitted, and was laid at once."""
    for before, action in zip(match.states, match.played, strict=False):
        if before.step == "passage" and before.seat == seat:
            return f"A secret passage: {action.args[0]} fitted."
    return ""


def _brawl(match: Match, seat: int) -> str:
    fights = len(match.told(seat, "beat"))
    return f"{fights} fights won in one dungeon." if fights >= FIGHTS else ""


def _one_face(match: Match, seat: int) -> str:
    """A double other than 6-6 shows one number, and that was rolled."""
    lucky = (event for event in match.told(seat, "beat", "kept") if event.args[0].is_double)
    found = next(lucky, None)
    return (
        f"Only a {found.args[1]} would do against {found.args[0]}, and a {found.args[1]} it was."
        if found
        else ""
    )


def _one_armed(match: Match, seat: int) -> str:
    hurt = _won(match, seat) and _end(match).downs[seat]
    return "Won with one domino lying face down." if hurt else ""


def _heavy(match: Match, seat: int) -> str:
    out = seat in _end(match).escaped and HEAVY in _end(match).hands[seat]
    return f"{HEAVY} was in your hand at the exit." if out else ""


def _woke(match: Match, seat: int) -> str:
    woken = match.told(seat, "boss called") and _loot(match, seat) > 0
    return "The last domino was yours, and you got out all the same." if woken else ""


CASES = (
    Case(
        "The bestiary",
        tuple(
            Achievement(
                f"monster-{tile}",
                MONSTERS[tile].name,
                f"Lives in {tile}. {MONSTERS[tile].flavour}",
                portrait(*MONSTERS[tile].looks),
                partial(_beaten, tile),
            )
            for tile in SET
        ),
    ),
    Case(
        "The bosses",
        tuple(
            Achievement(
                f"boss-{double}",
                capital(boss.name),
                f"Waits below when {double} opens the dungeon.",
                portrait(*boss.looks),
                partial(_survived, double),
            )
            for double, boss in BOSSES.items()
        ),
    ),
    Case(
        "Deeds",
        (
            Achievement("out", "Daylight", "Get out with anything at all.", domino(0, 1), _out),
            Achievement("empty", "Empty pockets", "Get out with nothing at all.", back(), _empty),
            Achievement("rich", "Worth the trouble", f"More than {TO_BEAT} pips.", domino(4, 6), _rich),
            Achievement(
                "twenty",
                "A king’s ransom",
                f"{TWENTY} pips and more.",
                domino(5, 6) + domino(4, 6),
                _twenty,
            ),
            Achievement(
                "both-hands",
                "Both hands full",
                "Out with two dominoes.",
                domino(1, 3) + domino(2, 5),
                _both_hands,
            ),
            Achievement(
                "one-armed",
                "One hand tied",
                "Win with a domino face down.",
                domino(3, 6) + back(),
                _one_armed,
            ),
            Achievement("quiet", "On tiptoe", "Win without a single search.", domino(0, 0), _quiet),
            Achievement(
                "passage",
                "Secret passage",
                "Search, and find a way instead of a fight.",
                domino(2, 3),
                _passage,
            ),
            Achievement(
                "one-face",
                "The only number",
                "Win a fight against a double.",
                domino(4, 4) + die(4),
                _one_face,
            ),
            Achievement(
                "brawl",
                "Regular customer",
                f"Win {FIGHTS} fights in one dungeon.",
                "".join(map(die, (1, 4, 6))),
                _brawl,
            ),
            Achievement(
                "heavy",
                "Heavy luggage",
                "The heaviest domino, out of the door.",
                domino(6, 6),
                _heavy,
            ),
            Achievement("woke", "Who woke it?", "Draw the last domino, and get out.", back() + die(1), _woke),
            Achievement(
                "corridor",
                "The long corridor",
                f"{CORRIDOR} rooms in a straight line.",
                domino(1, 2) + domino(2, 5) + domino(5, 3),
                _corridor,
            ),
            Achievement(
                "large",
                "Estate agent",
                f"A dungeon of {ROOMS} rooms.",
                domino(0, 3) + domino(3, 3),
                _large,
            ),
            Achievement("walls", "Bricklayer", f"{WALLS} ends walled up.", domino(1, 5) + back(), _walls),
        ),
    ),
)
