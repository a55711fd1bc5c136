"""What is said of each kind of action in Penguin’s Night Out, a row for each: what it is called, what it
would bring, and what speaks for it. What counts is how far everybody still has to go: `routes.course` before
and after.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from games.contract import Verb, Verbs, Words
from games.penguins.going import Ice
from games.penguins.outlook import left
from games.penguins.pieces import BUDDIES, NINE, owner
from games.penguins.routes import Course, Steps, course, tour
from games.penguins.rules import Penguins
from games.penguins.squares import named, placed, spoken
from games.penguins.words import which_of_two
from tabletop.game import Names
from tabletop.grid import Point
from tabletop.wording import capital, counted, in_words

NOTICED = 0.1  # turns on the way, more or less, that are worth telling


# --- what a choice is called ------------------------------------------------------------


def _walk(state: Penguins, names: Names, square: Point) -> str:
    """A walk as an order, by what is there: a buddy, home, a bear or nothing but ice. Whose it is need not be
    said: everybody fetches their own."""
    place = named(state, square)
    met = list(state.astray(state.seat).values()).count(square)
    if met:
        return f"fetch {'both buddies' if met == BUDDIES else 'the buddy'} on {place}"
    return f"walk {'home, ' if square in state.lies(state.nests[state.seat]) else ''}to {place}"


def _shove(state: Penguins, names: Names, buddy: int, square: Point) -> str:
    """A buddy's move as an order: a penguin calls its own, and shoves those of others."""
    here = state.buddies[buddy]
    start = f"from {named(state, here)} " if here else ""
    which = f"{which_of_two(state, buddy) or 'a'} buddy"
    order = f"call {which}" if owner(buddy) == state.seat else f"shove {which} of {names[owner(buddy)]}"
    return f"{order} {start}to {named(state, square)}"


NTH = ("first", "second")


# --- what it would bring, said before it is made ----------------------------------------


def after(state: Penguins, verb: str, *args: Any) -> Penguins:
    """The position that an action leads to, before any luck."""
    then = state.copy()
    getattr(then, verb)(*args)
    if verb in ("go", "stay"):
        then.arrive()
    return then


def _forecast(verb: str, told: Callable[..., str] | str, state: Penguins, names: Names, *args: Any) -> str:
    """What the action would do, and whose ways it makes longer or shorter where that is all."""
    then = after(state, verb, *args)
    if then.ending:
        return "You are home with both buddies: you win!"
    said = told if isinstance(told, str) else told(state, then, *args)
    return said or changes(state, then, names)


def changes(state: Penguins, then: Penguins, names: Names) -> str:
    """For each penguin whose ways would be others, a sentence: "You: 6 steps home with both instead of 17.";
    where nobody's are, how many turns they take by the numbers on them, if those are others."""
    told = []
    for seat in range(state.seats):
        differs = _differs(state, seat, then)
        if differs:
            who = "You" if seat == state.seat else names[seat]
            told.append(f"{who}: {in_words(differs)}.")
    if told:
        return " ".join(told)
    turns = [
        f"{'yours' if seat == state.seat else f'that of {names[seat]}'} {now:.1f} instead of {was:.1f}"
        for seat, (was, now) in _by_dice(state, then).items()
    ]
    by_dice = f", but its numbers change the turns it takes: {in_words(turns)}" if turns else ""
    return f"Nobody’s way gets longer or shorter{by_dice}."


def _by_dice(state: Penguins, then: Penguins) -> dict[int, tuple[float, float]]:
    """For whom the numbers on the ways would be better or worse: by seat the turns that its way takes, before
    and then."""
    ice = [(one, Ice.of(one.ice, one.sides)) for one in (state, then)]
    turns = {seat: (left(*ice[0], seat), left(*ice[1], seat)) for seat in range(state.seats)}
    return {seat: (was, now) for seat, (was, now) in turns.items() if abs(now - was) >= NOTICED}


def _differs(state: Penguins, seat: int, then: Penguins) -> list[str]:
    """Which ways are others: the one over both and home; where that is not, or there is none, those to
    buddies that lie on the ice all along, and home."""
    was, steps = tour(state, seat), tour(then, seat)
    in_all = [_leg("home with both", was, steps)] if was != steps else []
    if in_all and None not in (was, steps):
        return in_all
    before, now = course(state, seat), course(then, seat)
    legs = [
        (_goal(state, buddy, now), steps, now.buddies[buddy])
        for buddy, steps in before.buddies.items()
        if buddy in now.buddies
    ]
    legs.append(("home", before.home, now.home))
    return [_leg(where, was, steps) for where, was, steps in dict.fromkeys(legs) if was != steps] or in_all


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
    return f"{steps}{waits}. {_there(state, then)}"


def _stay(state: Penguins, then: Penguins) -> str:
    return f"You stay. {_there(state, then)}"


def _there(state: Penguins, then: Penguins) -> str:
    """How far it is from there to the end, and on a double (PN2.6) with the buddy that may be called."""
    called = _called(then)
    if called is not then:
        return f"It is a double: call {_whom(then, called)} one square nearer, and {_rest(state, called)}"
    double = "It is a double: you may move a buddy one square. " if then.loose else ""
    return f"{double}{capital(_rest(state, then))}"


def _rest(state: Penguins, then: Penguins) -> str:
    """How far it is to the end, by the shortest way over the ice as it lies; and about how many turns it
    takes, as numbers stop whoever goes: fewer steps can take longer."""
    was, now = tour(state, state.seat), tour(then, state.seat)
    if now is None:
        return "from there no way leads to all that you need, as the ice lies."
    instead = "" if was in (None, now) else f" instead of {was}"
    turns = counted(round(left(then, Ice.of(then.ice, then.sides), state.seat)), "turn")
    return f"then it is {counted(now, 'step')}{instead} until you are home with both, about {turns}."


# --- what speaks for a choice, for a hint ------------------------------------------------


def _reason(verb: str, plain: str, state: Penguins, names: Names, *args: Any) -> str:
    """What speaks for an action: what it does to the way of whoever decides, and to that of a rival; else
    something plain."""
    then = after(state, verb, *args)
    if then.ending:
        return "wins at once"
    gains = []
    if then.carried[state.seat] > state.carried[state.seat]:
        gains.append("picks up a buddy")
    called = _called(then) if verb in ("go", "stay") else then
    before = [tour(state, seat) for seat in range(state.seats)]
    now = [tour(called, seat) for seat in range(state.seats)]
    for seat in (state.seat, *(seat for seat in range(state.seats) if seat != state.seat)):
        told = _moved(
            before[seat], now[seat], "you" if seat == state.seat else names[seat], seat == state.seat
        )
        if told:
            gains.append(told if called is then else f"{told} if you call {_whom(then, called)} nearer")
    if verb == "go" and (smoother := _smoother(state, then)):
        gains[1:] = [smoother]
    if not gains and not plain and now == before:
        gains = [
            f"makes {'your way easier' if seat == state.seat else f'the way of {names[seat]} harder'} "
            f"to roll, {now:.1f} turns instead of {was:.1f}"
            for seat, (was, now) in _by_dice(state, then).items()
            if (now < was) == (seat == state.seat)
        ]
    if gains:
        return in_words(gains[:2])
    return plain or ("nobody’s way gets longer or shorter" if now == before else "costs the least")


def _called(then: Penguins) -> Penguins:
    """PN2.6: the position when those buddies that a double lets one call have come as near as they can, by
    the fewest calls."""

    def far(there: Penguins) -> tuple[int, int]:
        return _fewest(there, then.seat), -there.agenda.count(("wave",))

    nearest = then
    waves = then.agenda.count(("wave",))
    for nudge in then.nudges() if waves and not then.ending else ():
        one = then.copy()
        one.agenda = [("wave",)] * (waves - 1)
        one.nudge(*nudge.args)
        nearest = min(nearest, _called(one), key=far)
    return nearest


def _whom(then: Penguins, called: Penguins) -> str:
    """Which of one's buddies are called between these positions."""
    moved = sum(then.buddies[buddy] != called.buddies[buddy] for buddy in then.mine(then.seat))
    return "both buddies" if moved > 1 else "a buddy"


def _smoother(state: Penguins, then: Penguins) -> str:
    """For a walk after which fewer turns are left than after the one that leaves the fewest steps: how many
    there are, and why; empty if it is no such walk, or as many in whole numbers."""
    seat, now = state.seat, tour(then, state.seat)
    walks = [after(state, "go", *action.args) for action in state.legal_actions() if action.verb == "go"]
    short = min(walks, key=lambda walk: _fewest(walk, seat))
    turns, others = (round(left(one, Ice.of(one.ice, one.sides), seat)) for one in (then, short))
    if now is None or _fewest(short, seat) >= now or turns >= others:
        return ""
    return (
        f"brings you home in about {counted(turns, 'turn')}, the way with the fewest steps in about "
        f"{others}, as its numbers stop you more often"
    )


def _fewest(state: Penguins, seat: int) -> int:
    """The steps that a penguin has still to go; where it cannot, more than there can be."""
    steps = tour(state, seat)
    return len(state.ice) ** 2 if steps is None else steps


def _moved(was: Steps, now: Steps, who: str, own: bool) -> str:
    """What speaks for it: a shorter way of one's own, a longer one of a rival."""
    if was == now:
        return ""
    if own and now is not None and (was is None or now < was):
        return "opens your way" if was is None else f"saves {who} {counted(was - now, 'step')}"
    if not own and was is not None and (now is None or now > was):
        if now is None:
            return f"cuts {who} off"
        return f"makes the way of {who} {counted(now - was, 'step')} longer"
    return ""


# --- the rows ---------------------------------------------------------------------------


def _row(
    verb: str, order: Words, told: Callable[..., str] | str = "", plain: str = "", sure: bool = False
) -> Verb:
    """told: what the action would do, made from the position before, the one after and the action's
    arguments; nothing where all that counts is whose ways it changes."""
    return Verb(order, partial(_forecast, verb, told), partial(_reason, verb, plain), sure)


VERBS = Verbs(
    {
        "place": _row(
            "place",
            lambda state, names, buddy, square: (
                f"hide the {NTH[buddy % BUDDIES]} buddy of {names[owner(buddy)]} on {named(state, square)}"
            ),
            _place,
            sure=True,
        ),
        "stay": _row("stay", "stay where you are", _stay, "waits for better ice"),
        "go": _row("go", _walk, _go, "stands well for the next roll"),
        "nudge": _row("nudge", _shove),
        "lift": _row(
            "lift",
            lambda state, names, tile: f"pick up {spoken(tile)}",
            "Next you say where it goes.",
            "there is a better place for it",
        ),
        "lay": _row(
            "lay",
            lambda state, names, tile, square, way: f"lay {spoken(tile)}, {placed(state, tile, square, way)}",
        ),
        "drop": _row("drop", "leave the floe where it lies"),
        "leave": _row("leave", "leave the rest as it is"),
    }
)
