"""What answers of CoLF DaDA rest on."""

from __future__ import annotations

from claims import Claimed
from dominoes.domino import NUMBERS, Domino
from games.colf_dada.hero import Space, spaces
from games.colf_dada.lights import lights, picked_die
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import FOES, MOST_XP, TURNS
from whynots import Asked, Fact

DICE = ("mark", "place", "spend", "mend")


def _space(asked: Asked) -> tuple[Space, int]:
    """The space that was touched, as it is drawn, and its column."""
    text, half = asked.what.split()
    found = [(one, column) for column, there in enumerate(spaces(asked.state)) for one in there]
    return next(one for one in found if one[0].name == f"space-{text}-{half}")


def _named(asked: Asked, number: str, tile: str) -> Space:
    """The same, if it is called so."""
    space, _ = _space(asked)
    assert NUMBERS[space.number] == number.lower() and space.tile == _parsed(tile)
    return space


def _parsed(tile: str) -> Domino:
    """A domino by what it is called: "blank-four", "double two"."""
    words = tile.lower().split("-" if "-" in tile else " ")
    one, other = (NUMBERS.index(word) for word in (words if words[0] != "double" else [words[1]] * 2))
    return Domino(one, other)


def _takes(asked: Asked, die: int = 0) -> bool:
    """Can a die, this one or any, go on the space that was touched?"""
    space, column = _space(asked)
    if space.number:
        return (space.number, ("attack", "defense")[column]) in asked.can("place") and die in (
            0,
            space.number,
        )
    return any(tile == space.tile and die in (0, one) for one, tile in asked.can("spend"))


def _mends(asked: Asked, die: int = 0) -> bool:
    """Can a die, this one or any, take the hit off the space that was touched?"""
    space, _ = _space(asked)
    return any(
        (n, tile) == (space.number, space.tile) and die in (0, one) for n, tile, one in asked.can("mend")
    )


def _twin(asked: Asked) -> bool:
    """Is what was tried possible, but on an equal space, which comes before this one?"""
    space, column = _space(asked)
    here = spaces(asked.state)[column]
    equal = [one for one in here if one.number == space.number and one.hit == space.hit]
    if asked.state.step == "assign":
        equal = [one for one in equal if not one.die]
    if asked.state.step in ("cover", "mending") or not space.number:
        equal = [one for one in equal if one.tile == space.tile]
    possible = {"cover": bool(asked.state.hits), "mending": _mends(asked)}.get(
        asked.state.step, _takes(asked)
    )
    return possible and space in equal and equal[0] != space


def _pick_first(asked: Asked, die: str, number: str, tile: str) -> bool:
    """Would the touched space be lit with such a die picked? And is it not, with what is picked now?"""
    space, shown = _named(asked, number, tile), 0 if die == "die" else int(die)
    state = asked.state
    would = shown or next(iter(state.dice))
    return space.name in lights(state, would) and space.name not in lights(
        state, picked_die(state, asked.picked)
    )


def _nothing_takes(asked: Asked, die: str) -> bool:
    return asked.what == die and not any(int(die) in args for args in asked.can(*DICE))


def _over(asked: Asked, die: str) -> bool:
    return _nothing_takes(asked, die) and asked.state.step == "assign" and asked.state.xp < MOST_XP


def _card_gone(asked: Asked, other: str | None, level: str) -> bool:
    state, kind = asked.state, asked.target.split()[0]
    deck = [NOUNS[i] for i in state.nouns] if kind == "noun" else [ADJECTIVES[i] for i in state.adjectives]
    taken = state.hidden_picks().count(int(level)) if kind == "adjective" else 0
    left = sum(card.level == int(level) for card in deck) - taken
    return left == 0 and bool(other) == bool(taken) and (int(level),) not in asked.can("seek", "add")


def _no_cards(asked: Asked) -> bool:
    return not asked.can("seek", "add")


def _idle(asked: Asked, tile: str) -> bool:
    return all(args[0] != Domino.parse(asked.what) for args in asked.can("adapt"))


FACTS: dict[str, Fact] = {
    r"The dice are rolled in a fight or at a rest\.": lambda asked: not asked.state.dice,
    r"No die that is left shows a (\d); where one was placed it stays\.": lambda asked, die: (
        int(die) not in asked.state.dice
    ),
    r"Each (\d) is marked to be rolled again\.": lambda asked, die: (
        asked.state.marked.count(int(die)) == asked.state.dice.count(int(die)) and _nothing_takes(asked, die)
    ),
    r"No hit lies on a (\d) or on a blank\.": lambda asked, die: (
        _nothing_takes(asked, die)
        and not any({int(die), 0} & {*muscle.sore} for column in asked.state.columns for muscle in column)
    ),
    r"No space is free for a (\d); dice that are over are worth 1 XP each\.": _over,
    r"No space is free for a (\d), and you have no room for more XP\.": lambda asked, die: (
        _nothing_takes(asked, die) and asked.state.xp == MOST_XP
    ),
    r"([\w -]+) has changed its column already; each does so once a turn\.": lambda asked, tile: (
        _parsed(tile) in asked.state.adapted and _idle(asked, tile)
    ),
    r"First ([\w -]+), which was just drawn, is put in a column\.": lambda asked, tile: (
        asked.state.held == _parsed(tile) and asked.can("put")
    ),
    r"([\w -]+) changes its column only at the end of a turn\.": lambda asked, tile: (
        _parsed(tile) == Domino.parse(asked.what)
        and asked.state.step != "grow_and_adapt"
        and _idle(asked, tile)
    ),
    r"The (\w+) of ([\w -]+) has its hit; a space takes one\.": lambda asked, *name: _named(asked, *name).hit,
    r"The (\w+) of ([\w -]+) has no hit\.": lambda asked, *name: (
        not _named(asked, *name).hit and asked.state.step == "mending"
    ),
    r"The (\w+) of ([\w -]+) has a hit, and takes no die until it is mended\.": lambda asked, *name: (
        _named(asked, *name).hit
    ),
    r"The (\w+) of ([\w -]+) has its die\.": lambda asked, *name: _named(asked, *name).die,
    r"No die that is left shows a (\d)\.": lambda asked, die: (
        _space(asked)[0].number == int(die) and int(die) not in asked.state.dice and not _takes(asked)
    ),
    r"All dice of this round are placed, or were turned into XP\.": lambda asked: (
        not asked.state.dice and asked.state.round
    ),
    r"No die that is left mends the (\w+) of ([\w -]+)\.": lambda asked, *name: (
        _named(asked, *name).hit and not _mends(asked)
    ),
    r"Equal spaces are the same, and another one comes first\.": _twin,
    r"Pick a (\d|die) first: it (?:mends|can go on) the (\w+) of ([\w -]+)\.": _pick_first,
    r"In a fight the (\w+) of ([\w -]+) takes (?:a|any) die\.": lambda asked, *name: (
        not _named(asked, *name).hit and not _takes(asked)
    ),
    r"A monster is looked for at the beginning of a turn\.": _no_cards,
    r"The noun is chosen, one of level (\d); adjectives go with it\.": lambda asked, level: (
        asked.state.picks[0] == int(level) and not asked.can("seek")
    ),
    r"A noun comes first, then its adjectives\.": lambda asked: asked.can("seek") and not asked.can("add"),
    r"With level (\d) it would be more than (\d): that is for the Master alone\.": lambda asked, level, top: (
        int(level) + sum(asked.state.picks) > int(top) == FOES
    ),
    r"No (other )?card of level (\d) is left in the deck\.": _card_gone,
    r"The Master is challenged at the beginning of a turn\.": lambda asked: not asked.can("challenge"),
}
EXPLAINS = (
    "The monster plays by itself: its dice go to its attack first, then to its defense.",
    "It goes to attack or to defense.",
    "What its cards add up to is the monster’s Attack, Defense, Bite and hit points.",
    f"One of {TURNS} candles burns down each turn; then the Master comes.",
    f"XP rolls dice again, adds to attack and defense, and buys levels; {MOST_XP} at most.",
    "Each level is a die and a domino; the next costs twice your level in XP.",
    "Dominoes are drawn by hero and monsters alike, face down.",
    "",  # steps of a turn and trophies, which say what they are (`about`): the prompt alone
)


# --- what choices are said to bring --------------------------------------------------------


def _assigned(claim: Claimed, strikes: str, guards: str) -> bool:
    return (claim.told("assigned") or (0, 0)) == (int(strikes), int(guards))


def _returned(claim: Claimed, dice: str, gain: str) -> bool:
    return (claim.told("returned") or (0, 0)) == (int(dice), int(gain))


def _xp_stay(claim: Claimed, xp: str) -> bool:
    """Is so much XP left, before a foe that falls brings some?"""
    slew = claim.told("slew")
    return bool(claim.then.xp - (slew[1] if slew else 0) == int(xp))


def _struck(claim: Claimed) -> tuple[int, int]:
    """What both have dealt, if no more is added; nothing without a bite is a blow below 0."""
    done = claim if claim.told("struck") else claim.goes_on("strike")
    told = done.told("struck")
    assert told
    return told[0], told[1]


def _deals(claim: Claimed, dealt: str) -> bool:
    return _struck(claim)[0] == int(dealt)


def _taken(claim: Claimed, taken: str) -> bool:
    return _struck(claim)[1] == int(taken)


def _room(claim: Claimed, spaces: str) -> bool:
    """So many spaces are left, but for dominoes that a blank has cost after the fight's round."""
    return claim.told("lost") is not None or claim.then.open_spaces() == int(spaces)


def _hits(claim: Claimed) -> int:
    return sum(len(muscle.sore) for column in claim.then.columns for muscle in column)


CLAIMS: dict[str, Fact] = {
    r"(\d+) to attack, (\d+) to defense\.": _assigned,
    r"(\d+) (?:die|dice) over: (\d+) XP": _returned,
    r"You deal (\d+)(?: of \d+)?[;:]": _deals,
    r"[Yy]ou take (\d+)\b": _taken,
    r"and it falls": lambda claim: _struck(claim)[0] == claim.state.foe_hp,
    r": it falls": lambda claim: _struck(claim)[0] == claim.state.foe_hp,
    r"(\d+) of its hit points stay": lambda claim, left: claim.state.foe_hp - _struck(claim)[0] == int(left),
    r"and that is your end": lambda claim: claim.then.ending == "dead",
    r"and it costs you a life": lambda claim: claim.then.lives == claim.state.lives - 1,
    r"nothing hits you": lambda claim: not _struck(claim)[1],
    r"(\d+) (?:XP )?stay\b": _xp_stay,
    r"(\d+) spaces? left": _room,
    r"(\d+) hits? left": lambda claim, hits: _hits(claim) == int(hits),
    r"That was the last hit": lambda claim: not _hits(claim),
    r"Level (\d+): a die and a domino more": lambda claim, level: claim.then.level == int(level),
    r"Turn (\d+) begins, with (\d+) candles?": lambda claim, turn, candles: (
        (claim.then.turns, claim.then.tokens) == (int(turn), int(candles))
    ),
    r"No candle is left: the Master comes": lambda claim: claim.then.master,
    r"A blank brings another domino": lambda claim: claim.luck or not claim.state.pool,
    r"after the round the domino is back in the pool": lambda claim: (
        (claim.action.args[1], claim.action.args[0]) in claim.then.wild or claim.luck
    ),
}
