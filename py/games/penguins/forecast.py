"""What a choice in Penguin's Night Out would bring, said before it is made; and the match told in numbers.

What counts is how far everybody still has to go: `routes.course` before and after.
"""

from __future__ import annotations

from collections.abc import Callable

from games.penguins.going import Ice
from games.penguins.outlook import left
from games.penguins.pieces import BUDDIES, NINE, owner
from games.penguins.routes import Course, Steps, course, tour
from games.penguins.rules import Penguins
from games.penguins.squares import named, spoken
from tabletop.actions import Action
from tabletop.game import PLAYERS, Names
from tabletop.grid import Point
from tabletop.match import Match
from tabletop.wording import capital, counted, each, in_words

NOTICED = 0.1  # turns on the way, more or less, that are worth telling


def after(state: Penguins, action: Action) -> Penguins:
    """The position that an action leads to, before any luck."""
    then = state.copy()
    getattr(then, action.verb)(*action.args)
    if action.verb in ("go", "stay"):
        then.arrive()
    return then


def forecast(state: Penguins, action: Action, names: Names = PLAYERS) -> str:
    """What the action would do, and whose ways it makes longer or shorter."""
    then = after(state, action)
    if then.ending:
        return "You are home with both buddies: you win!"
    told = _SAYINGS[action.verb](state, then, *action.args)
    return told or changes(state, then, names)


def changes(state: Penguins, then: Penguins, names: Names) -> str:
    """For each penguin whose ways would be others, a sentence: "You: 4 steps to a buddy instead of 7."; where
    nobody's are, whether the numbers on them are better or worse."""
    told = []
    for seat in range(state.seats):
        differs = _differs(state, seat, course(then, seat))
        if differs:
            who = "You" if seat == state.seat else names[seat]
            told.append(f"{who}: {in_words(differs)}.")
    if told:
        return " ".join(told)
    rolls = [
        f"{'yours' if seat == state.seat else f'that of {names[seat]}'} is {rolled} to roll"
        for seat, rolled in _by_dice(state, then).items()
    ]
    return f"Nobody’s way gets longer or shorter{f', but {in_words(rolls)}' if rolls else ''}."


def _by_dice(state: Penguins, then: Penguins) -> dict[int, str]:
    """For whom the numbers on the ways would be better or worse: by seat, "easier" or "harder"."""
    was, now = (Ice.of(one.ice, one.sides) for one in (state, then))
    more = {seat: left(then, now, seat) - left(state, was, seat) for seat in range(state.seats)}
    return {
        seat: "harder" if turns > 0 else "easier" for seat, turns in more.items() if abs(turns) >= NOTICED
    }


def _differs(state: Penguins, seat: int, now: Course) -> list[str]:
    """Which ways are others: to buddies that lie on the ice all along, and home."""
    before = course(state, seat)
    legs = [
        (_goal(state, buddy, now), steps, now.buddies[buddy])
        for buddy, steps in before.buddies.items()
        if buddy in now.buddies
    ]
    legs.append(("home", before.home, now.home))
    return [_leg(where, was, steps) for where, was, steps in dict.fromkeys(legs) if was != steps]


def _goal(state: Penguins, buddy: int, now: Course) -> str:
    """Which of a penguin's buddies a way leads to, by where it lies; of two on the same square it is both, or
    the one that is moved."""
    lying = state.astray(owner(buddy))
    if len(lying) < BUDDIES:
        return "to the buddy"
    one, other = lying.values()
    if one == other:
        return "to a buddy" if len(set(now.buddies.values())) > 1 else "to the two buddies"
    square = lying[buddy]
    place = state.ice[square][0]
    same_floe = state.ice[one][0] == state.ice[other][0]
    return f"to the buddy on {named(state, square) if same_floe else spoken(NINE[place])}"


def _leg(where: str, was: Steps, steps: Steps) -> str:
    if steps is None:
        return f"no way {where} any more"
    if was is None:
        return f"a way {where} again, {counted(steps, 'step')}"
    return f"{counted(steps, 'step')} {where} instead of {was}"


def _place(state: Penguins, then: Penguins, buddy: int, square: Point) -> str:
    """PN1.5: how far its penguin has to go for it."""
    seat = owner(buddy)
    there = course(then, seat).buddies[buddy]
    ways = course(state, seat).buddies
    total = tour(then, seat)
    said = "out of reach for now" if there is None else f"{counted(there, 'step')} from its penguin"
    return f"{capital(said)}{f', {total} in all with the way home' if total and not ways else ''}."


def _go(state: Penguins, then: Penguins, square: Point) -> str:
    """PN2.2, PN2.6: what waits there."""
    steps = counted(len(state.ways().to(square)), "step")
    met = then.carried[state.seat] > state.carried[state.seat]
    number = state.ice[square][1]
    home = " home" if square in state.lies(state.nests[state.seat]) else ""
    bear = "" if number else " to a bear, who stops you"
    waits = " to your buddy, who comes along" if met else home or bear
    double = " It is a double: you may call a buddy one square closer." if then.loose else ""
    return f"{steps}{waits}.{double} {_rest(state, then)}"


def _stay(state: Penguins, then: Penguins) -> str:
    return f"You stay. {_rest(state, then)}"


def _rest(state: Penguins, then: Penguins) -> str:
    """How far it is from there to the end, by the shortest way over the ice as it lies."""
    was, now = tour(state, state.seat), tour(then, state.seat)
    if now is None:
        return "From there no way leads to all that you need, as the ice lies."
    instead = "" if was in (None, now) else f" instead of {was}"
    return f"Then it is {counted(now, 'step')}{instead} until you are home with both."


def _lift(state: Penguins, then: Penguins, *_: object) -> str:
    return "Next you say where it goes."


def _nothing(state: Penguins, then: Penguins, *_: object) -> str:
    return ""


_SAYINGS: dict[str, Callable[..., str]] = {
    "place": _place,
    "go": _go,
    "stay": _stay,
    "nudge": _nothing,
    "lift": _lift,
    "lay": _nothing,
    "drop": _nothing,
    "leave": _nothing,
}


# --- what speaks for a choice, for a hint ------------------------------------------------


def reason(state: Penguins, action: Action, names: Names = PLAYERS) -> str:
    """What speaks for an action: what it does to the way of whoever decides, and to that of a rival."""
    then = after(state, action)
    if then.ending:
        return "wins at once"
    gains = []
    if then.carried[state.seat] > state.carried[state.seat]:
        gains.append("picks up a buddy")
    before = [tour(state, seat) for seat in range(state.seats)]
    now = [tour(then, seat) for seat in range(state.seats)]
    for seat in (state.seat, *(seat for seat in range(state.seats) if seat != state.seat)):
        told = _moved(
            before[seat], now[seat], "you" if seat == state.seat else names[seat], seat == state.seat
        )
        if told:
            gains.append(told)
    if not gains and action.verb not in _PLAIN and now == before:
        gains = [
            f"makes {'your way' if seat == state.seat else f'the way of {names[seat]}'} {rolled} to roll"
            for seat, rolled in _by_dice(state, then).items()
            if rolled == ("easier" if seat == state.seat else "harder")
        ]
    if gains:
        return in_words(gains[:2])
    return _PLAIN.get(action.verb, "keeps every way as it is" if now == before else "costs the least")


def _moved(was: Steps, now: Steps, who: str, own: bool) -> str:
    """What speaks for it: a shorter way of one's own, a longer one of a rival."""
    if was == now:
        return ""
    if own and now is not None and (was is None or now < was):
        return "opens your way" if was is None else f"saves {who} {counted(was - now, 'step')}"
    if not own and was is not None and (now is None or now > was):
        return f"cuts {who} off" if now is None else f"costs {who} {counted(now - was, 'step')}"
    return ""


_PLAIN = {
    "stay": "waits for better ice",
    "lift": "there is a better place for it",
    "go": "stands well for the next roll",
}


# --- the match in numbers ------------------------------------------------------------------


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers for the result screen: a label and a value each."""
    states = match.past(Penguins)
    last = states[-1]
    kinds = [event.kind for state in states for event in state.events()]
    bears = sum(
        action.verb == "go" and not before.ice[action.args[0]][1]
        for before, action in zip(states, match.played, strict=False)
    )
    buddies = each(names, (f"{carried} of {BUDDIES}" for carried in last.carried))
    return [
        *([] if last.ending else [("Buddies", buddies)]),  # the standings tell them, when it is over
        ("Rounds", str(last.round)),
        ("Floes moved", str(kinds.count("laid"))),
        ("Nights with a bear", str(bears)),
        ("Walks", str(kinds.count("walked"))),
        ("Turns passed, stunned", str(kinds.count("passed"))),
        ("Buddies shoved", str(kinds.count("nudged"))),
        ("Nests", each(names, last.nests)),
    ]
