"""What there is to meet and to do in Run Away!!: bosses to get away from, heroes to bring out, ways to die,
and deeds on the way.
"""

from __future__ import annotations

from functools import partial

from drawing.card_pictures import picture, scene
from drawing.runners import boss, hero
from games.contract import Achievement, Case
from games.run_away.bosses import BOSSES
from games.run_away.event_words import called, cause, pace
from games.run_away.heroes import HEROES
from games.run_away.history import last, round_of, winners
from tabletop.history import events
from tabletop.match import Match
from tabletop.wording import capital, counted, number

RICH = 20  # gold
QUICK = 7  # rounds


def _out(match: Match, seat: int) -> bool:
    return last(match).fate[seat] == "out"


def _got_away(match: Match, seat: int, which: int) -> str:
    """Out, with this boss behind."""
    state = last(match)
    gold = counted(state.gold[seat], "gold", "gold")
    return f"You got away with {gold}." if state.boss == which and _out(match, seat) else ""


def _brought(match: Match, seat: int, which: int) -> str:
    """Out, as this hero."""
    state = last(match)
    rounds = number(round_of(match, "escaped", seat))
    return f"Out in round {rounds}." if state.heroes[seat] == which and _out(match, seat) else ""


def _died(match: Match, seat: int, *ways: str) -> str:
    """Dead in one of these ways, whoever's doing it was."""
    state = last(match)
    how, card, by = state.ends[seat]
    if state.fate[seat] != "dead" or how not in ways:
        return ""
    thrown = "a friend" if by not in (seat, -2) else 0
    return f"On space {state.place[seat]}, {cause(how, card, thrown)}."


# --- deeds -----------------------------------------------------------------------------------


def _first(match: Match, seat: int) -> str:
    state = last(match)
    won = seat in winners(match) and state.first_out == seat
    return f"First at the door, in round {number(round_of(match, 'escaped', seat))}." if won else ""


def _late(match: Match, seat: int) -> str:
    """Won by somebody who was not the first out."""
    state = last(match)
    late = seat in winners(match) and state.first_out != seat
    return "Somebody was faster, and poorer." if late else ""


def _rich(match: Match, seat: int) -> str:
    gold = last(match).gold[seat]
    return (
        f"{capital(counted(gold, 'gold', 'gold'))}, and all of it carried."
        if _out(match, seat) and gold >= RICH
        else ""
    )


def _scratch(match: Match, seat: int) -> str:
    state = last(match)
    return "One life left, and it is enough." if _out(match, seat) and state.life[seat] == 1 else ""


def _unhurt(match: Match, seat: int) -> str:
    hurt = any(event.seat == seat for event in events(match, "hurt"))
    return "Not a scratch on you." if _out(match, seat) and not hurt else ""


def _alone(match: Match, seat: int) -> str:
    state = last(match)
    return "It was so quiet outside." if _out(match, seat) and state.fate.count("out") == 1 else ""


def _together(match: Match, seat: int) -> str:
    state = last(match)
    return "Everybody is out. It can be done." if set(state.fate) == {"out"} and state.seats > 2 else ""


def _nobody(match: Match, seat: int) -> str:
    state = last(match)
    return f"{state.the_boss.called} thanks you for coming." if state.ending == "nobody" else ""


def _doorstep(match: Match, seat: int) -> str:
    state = last(match)
    near = state.fate[seat] == "dead" and state.place[seat] >= state.exit - 2
    return f"You could see the grass from space {state.place[seat]}." if near else ""


def _quick(match: Match, seat: int) -> str:
    rounds = round_of(match, "escaped", seat)
    return f"Out in round {number(rounds)}." if 0 < rounds <= QUICK else ""


def _looter(match: Match, seat: int) -> str:
    for event in events(match, "looted"):
        if event.seat == seat:
            return "A friend had no more use for it."
    return ""


def _slipped(match: Match, seat: int) -> str:
    """Past a boss that lay in wait, and out."""
    passed = any(event.seat == seat for event in events(match, "slips past"))
    return "It lay in wait, and you went by." if passed and _out(match, seat) else ""


def _friend(match: Match, seat: int) -> str:
    """A death for which one's own card is named."""
    state = last(match)
    for other, (_, card, by) in enumerate(state.ends):
        if by == seat and other != seat and state.fate[other] == "dead":
            return f"It was your {called(card)}. They will understand."
    return ""


def _photo(match: Match, seat: int) -> str:
    """The last one in there, and out all the same."""
    called_last = any(event.seat == seat for event in events(match, "last call"))
    return "The last one in there, and out all the same." if called_last and _out(match, seat) else ""


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def _death(slug: str, name: str, riddle: str, drawn: str, *ways: str) -> Achievement:
    """A way to die."""
    return Achievement(slug, name, riddle, drawn, lambda match, seat: _died(match, seat, *ways))


CASES = (
    Case(
        "Behind you",
        tuple(
            Achievement(
                f"from-{_slug(one.short)}",
                one.name,
                f"Get out before a boss that {pace(one)}.",
                boss(one.name),
                partial(_got_away, which=i),
            )
            for i, one in enumerate(BOSSES)
        ),
    ),
    Case(
        "Out alive",
        tuple(
            Achievement(
                f"as-{_slug(one.name)}",
                one.name,
                f"Get out with “{one.ability}”.",
                hero(one.name, "safe"),
                partial(_brought, which=i),
            )
            for i, one in enumerate(HEROES)
        ),
    ),
    Case(
        "How it ended",
        (
            _death("caught", "Caught", "Be where the boss ends.", scene("troll 60 36 1.3"), "caught"),
            _death("trampled", "Trampled", "Be on its way.", scene("foot 60 30 1.4"), "trampled"),
            _death(
                "slipped",
                "Not thin enough",
                "Slip past with one life.",
                scene("troll 44 36; speed 96 40"),
                "slipped",
            ),
            _death("card", "Well thrown", "Run into the wrong card.", picture("Pit of Spikes"), "card"),
            _death(
                "global",
                "It stayed there",
                "Come to what somebody else has met.",
                picture("Pendulum of Doom"),
                "global",
            ),
            _death(
                "friend",
                "With friends like these",
                "Die of an item.",
                picture("Sack of Bees"),
                "item",
                "ability",
            ),
            _death(
                "clock",
                "Out of time",
                "Be inside when the clock is full.",
                scene("bell 60 36 1.3; zzz 100 20 .6"),
                "clock",
            ),
            _death(
                "last",
                "The last one in there",
                "Take a round too long.",
                scene("door 60 38 1.3; skull 96 52 .6"),
                "last",
            ),
        ),
    ),
    Case(
        "Deeds",
        (
            Achievement(
                "first",
                "First at the door",
                "Be out first, and win.",
                scene("door 44 38 1.2; star 90 34"),
                _first,
            ),
            Achievement(
                "late",
                "Slow and rich",
                "Win, though somebody else is out first.",
                scene("coins 50 40 1.2; boot 94 50 .6"),
                _late,
            ),
            Achievement(
                "rich",
                "A chest of gold",
                f"Carry {RICH} gold out.",
                scene("coins 34 42; coins 66 38 1.2; gem 100 40"),
                _rich,
            ),
            Achievement(
                "scratch",
                "By the skin of the teeth",
                "Get out with one life.",
                scene("tooth 60 38 1.2"),
                _scratch,
            ),
            Achievement("unhurt", "Not a scratch", "Get out unhurt.", picture("Greased Shield"), _unhurt),
            Achievement(
                "quick",
                "Long legs",
                f"Be out in round {number(QUICK)} or before.",
                picture("Seven-League Slippers"),
                _quick,
            ),
            Achievement(
                "alone",
                "Room in the carriage",
                "Be the only one who gets out.",
                scene("cart 56 34 1.2; wheel 36 56; wheel 76 56"),
                _alone,
            ),
            Achievement(
                "together",
                "Nobody left behind",
                "Three or more, and all get out.",
                picture("Guided Tour"),
                _together,
            ),
            Achievement("nobody", "Dinner for one", "Nobody gets out.", scene("ham 60 40 1.4"), _nobody),
            Achievement(
                "doorstep",
                "I can see the grass",
                "Die two steps from the door.",
                scene("hill 60 54; skull 60 26 .8"),
                _doorstep,
            ),
            Achievement(
                "looter",
                "It was just lying there",
                "Search what is left of a friend.",
                picture("Rucksack of Things"),
                _looter,
            ),
            Achievement(
                "slip",
                "Excuse me",
                "Slip past a boss that lies in wait, and get out.",
                scene("troll 40 38; boot 92 48 .8"),
                _slipped,
            ),
            Achievement(
                "thrower",
                "Nothing personal",
                "See a friend off with a card of yours.",
                picture("Banana Golem"),
                _friend,
            ),
            Achievement(
                "last-out",
                "Hold the door",
                "Be the last one in there, and get out.",
                scene("door 76 36 1.2; speed 34 40"),
                _photo,
            ),
        ),
    ),
)
