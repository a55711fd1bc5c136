"""What there is to meet and to do in CoLF DaDA: the trophy hall, with every noun that was slain and every
adjective that was worn, and deeds in the ruins."""

from __future__ import annotations

from collections import Counter
from functools import partial

from drawing import die, domino
from games.colf_dada.fights import Fight, fights, short
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card, card, named
from games.colf_dada.pieces import LEVEL
from games.colf_dada.portrait import portrait
from games.colf_dada.position import opened
from games.colf_dada.rules import ColfDada
from games.colf_dada.trophy import candle
from games.contract import Achievement, Case
from tabletop.history import plays
from tabletop.match import Match
from tabletop.wording import capital, counted, number

EARLY = 3  # candles left
HOARD = 10  # XP in one blow
LARGE = 7  # the level of a monster that is no longer small
NAMES = 3  # adjectives of one monster
UNHURT = 3  # fights, one after the other
LONG = 9  # rounds of a fight
GROWN = 12  # a level
SPURT = 2  # levels in one turn
PATCHED = 2  # hits that a rest mends, so that none is left
HUMBLE = 3  # the level of a monster that should not win

# Who wears each adjective in its pigeonhole, in the adjectives' order.
WORN = (
    *("Goose", "Owl", "Troll", "Toadstool", "Wardrobe", "Jelly", "Squid", "Badger", "Goblin", "Moth"),
    *("Golem", "Boar", "Great-Aunt", "Turnip", "Bolster", "Owl", "Teapot", "Snail", "Whale", "Dragon"),
    *("Oven", "Ghost", "Hydra", "Spider", "Goose", "Giant", "Suit of Armour", "Tax Collector", "Scarecrow"),
    *("Snail", "Teapot", "Toadstool", "Broom", "Candle End", "Badger", "Wyvern", "Wardrobe", "Boar"),
    *("Moth", "Hydra"),
)


def _end(match: Match) -> ColfDada:
    return match.past(ColfDada)[-1]


def _won(match: Match) -> bool:
    return _end(match).ending == "won"


def _slew(match: Match) -> list[Fight]:
    return [fight for fight in fights(match) if fight.end == "slew"]


def _who(fight: Fight) -> str:
    return capital(short(fight.cards))


# --- the trophy hall ---------------------------------------------------------------------------


def _trophy(wanted: Card, match: Match, seat: int) -> str:
    """A card of a monster that was slain, with its full name and the turn."""
    state = _end(match)
    for turn, *cards in state.slain:
        if wanted in (foe := opened(tuple(cards))):
            master = ", the Master," if state.ending == "won" and tuple(cards) == state.cards else ""
            return f"Slain as {named(foe)}{master} in turn {turn}, at level {sum(one.level for one in foe)}."
    return ""


def _hall(cards: tuple[Card, ...], worn: tuple[str, ...] = ()) -> tuple[Achievement, ...]:
    """A pigeonhole for each card; `worn` are the nouns that wear them, if they are adjectives."""
    kind = "adjective" if worn else "noun"
    return tuple(
        Achievement(
            f"{kind}-{one.name.lower().replace(' ', '-')}",
            one.name,
            f"Level {one.level}. It {one.says}.",
            portrait((card(worn[i]), one) if worn else (one,)),
            partial(_trophy, one),
        )
        for i, one in enumerate(cards)
    )


# --- deeds -------------------------------------------------------------------------------------


def _master(match: Match, seat: int) -> str:
    return f"{_who(fights(match)[-1])} is no longer the Master." if _won(match) else ""


def _early(match: Match, seat: int) -> str:
    left = _end(match).tokens
    return f"{left} candles had not even been lit." if _won(match) and left >= EARLY else ""


def _at_once(match: Match, seat: int) -> str:
    """The Master, in the first round."""
    last = fights(match)[-1] if _won(match) else None
    return f"{_who(last)} had hardly stood up." if last and last.rounds == 1 else ""


def _purse(match: Match, seat: int) -> str:
    """A monster slain by a blow that took much XP."""
    for fight in _slew(match):
        if fight.bought >= HOARD:
            return f"{fight.bought} XP went into the blow that felled {short(fight.cards)}."
    return ""


def _whisker(match: Match, seat: int) -> str:
    for fight in _slew(match):
        if fight.left == 1:
            return f"{_who(fight)} was slain in turn {fight.turn}, and one number of yours was left."
    return ""


def _cash(match: Match, seat: int) -> str:
    """A monster slain in a round in which no die struck."""
    for fight in _slew(match):
        if fight.bare:
            return f"{fight.bought} XP for {short(fight.cards)}, and no die struck."
    return ""


def _large(match: Match, seat: int) -> str:
    for fight in _slew(match):
        if fight.level >= LARGE and not fight.master:
            return f"{_who(fight)}, of level {fight.level}, in turn {fight.turn}."
    return ""


def _names(match: Match, seat: int) -> str:
    for fight in _slew(match):
        if len(fight.cards) > NAMES:
            return f"{capital(named(fight.foe))}: all of it slain."
    return ""


def _unhurt(match: Match, seat: int) -> str:
    """Fights in a row, won without a hit."""
    row: list[Fight] = []
    for fight in fights(match):
        row = [*row, fight] if fight.end == "slew" and not fight.hits else []
        if len(row) == UNHURT:
            return f"{capital(number(UNHURT))} fights and not a scratch, until {short(fight.cards)} fell."
    return ""


def _long(match: Match, seat: int) -> str:
    for fight in _slew(match):
        if fight.rounds >= LONG:
            return f"{capital(number(fight.rounds))} rounds with {short(fight.cards)}."
    return ""


def _second_try(match: Match, seat: int) -> str:
    """Run from a monster, and slay one that is no smaller."""
    fled: list[Fight] = []
    for fight in fights(match):
        if fight.end == "away":
            fled.append(fight)
        elif fight.end == "slew" and any(other.level <= fight.level for other in fled):
            return f"You ran in turn {fled[0].turn}, and in turn {fight.turn} {short(fight.cards)} fell."
    return ""


def _patched(match: Match, seat: int) -> str:
    """A rest after which no hit is left."""
    mended = 0
    for _, _, after in plays(match, ColfDada):
        for event in after.events():
            mended += event.kind == "mended"
            if event.kind == "rested":
                sore = any(muscle.hits for column in after.columns for muscle in column)
                if mended >= PATCHED and not sore:
                    return f"{mended} hits mended in turn {after.turns}, as good as new."
                mended = 0
    return ""


def _spurt(match: Match, seat: int) -> str:
    turns = Counter(before.turns for before, action, _ in plays(match, ColfDada) if action.verb == "grow")
    for turn, times in turns.items():
        if times >= SPURT:
            return f"{capital(number(times))} levels at the end of turn {turn}."
    return ""


def _grown(match: Match, seat: int) -> str:
    level = _end(match).level
    return f"Level {level}, from {LEVEL}." if level >= GROWN else ""


def _humble(match: Match, seat: int) -> str:
    last = fights(match)[-1:]
    if last and last[0].end == "died" and last[0].level <= HUMBLE:
        return f"{_who(last[0])} still cannot believe it."
    return ""


def _looks(*names: str) -> str:
    return portrait(tuple(map(card, names)))


def _candles(lit: int, out: int) -> str:
    """A few candles in a drawing of their own."""
    row = "".join(
        f'<g transform="translate({20 + 28 * i} 78)">{candle(i < lit)}</g>' for i in range(lit + out)
    )
    return f'<svg viewBox="0 0 {12 + 28 * (lit + out)} 84" aria-hidden="true">{row}</svg>'


CASES = (
    Case("The trophy hall", _hall(NOUNS)),
    Case("What they wore", _hall(ADJECTIVES, WORN)),
    Case(
        "Deeds",
        (
            Achievement(
                "master", "Under new management", "Slay the Master.", _looks("Dragon", "Crowned"), _master
            ),
            Achievement(
                "early",
                "Before lunch",
                f"Slay the Master with {EARLY} candles left.",
                _candles(4, 0),
                _early,
            ),
            Achievement(
                "at-once",
                "No introductions",
                "Slay the Master in a single round.",
                _looks("Giant", "Sleepy"),
                _at_once,
            ),
            Achievement(
                "purse",
                "Money well spent",
                f"Slay a monster with {HOARD} XP in one blow.",
                _looks("Tax Collector", "Gilded"),
                _purse,
            ),
            Achievement(
                "whisker",
                "By a single number",
                "Slay a monster when only one number of yours is whole.",
                domino(0, 5),
                _whisker,
            ),
            Achievement("cash", "Paid in full", "Slay one with XP, and no die.", die(1) + die(1), _cash),
            Achievement(
                "large",
                "Larger than life",
                f"Slay one of level {LARGE} or more that is not the Master.",
                _looks("Whale", "Towering"),
                _large,
            ),
            Achievement(
                "names",
                "A mouthful",
                f"Slay something with {number(NAMES)} adjectives.",
                _looks("Goose", "Polite", "Horned", "Caped"),
                _names,
            ),
            Achievement(
                "unhurt",
                "Not a scratch",
                f"{capital(number(UNHURT))} fights in a row without one hit.",
                domino(6, 6),
                _unhurt,
            ),
            Achievement(
                "long", "Are we done yet?", f"A fight of {LONG} rounds, won.", die(6) + die(6), _long
            ),
            Achievement(
                "second-try",
                "Second try",
                "Run from a monster, and slay one that is no smaller.",
                _looks("Goblin", "Rampaging"),
                _second_try,
            ),
            Achievement(
                "patched",
                "Good as new",
                f"A rest that mends {PATCHED} hits or more, and leaves none.",
                domino(2, 4) + die(4),
                _patched,
            ),
            Achievement(
                "spurt",
                "Growing pains",
                f"{capital(counted(SPURT, 'level'))} in one turn.",
                domino(1, 3) + domino(3, 6),
                _spurt,
            ),
            Achievement("grown", "All grown up", f"Level {GROWN}.", "".join(map(die, (2, 4, 6))), _grown),
            Achievement(
                "humble",
                "Humble pie",
                f"Be eaten by a monster of level {HUMBLE} or less.",
                _looks("Teapot", "Damp"),
                _humble,
            ),
        ),
    ),
)
