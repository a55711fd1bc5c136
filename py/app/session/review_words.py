"""The sentences that tell the figures of an account, and what its turns and choices are called.

The figures are `review.py`; what stands on the page of it is `review_view.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

import games
from app.session.review import LEAST, Review, extremes, given_points, luck, one_in, points
from tabletop.account import Account, Turn, decisions
from tabletop.actions import Action
from tabletop.game import Names
from tabletop.history import COUNTERS
from tabletop.match import Match
from tabletop.wording import adds, capital, counted

POINT = "A point is a hundredth of a win."
BOTS = "Chances are those with strong bots playing on."
MOSTLY = 1.5  # times as much as the other is mostly


def percent(value: float) -> str:
    """A chance as people say it, which no line breaks in two.

    >>> percent(0.634)
    '63\xa0%'
    """
    return f"{points(value)}\N{NO-BREAK SPACE}%"


def turn_words(match: Match, ply: int) -> str:
    """What the turn is called in which something was decided: "turn 5"."""
    state = match.states[ply]
    return games.load(match.game.slug).table.turn_words(state.view(state.seat))


def choice_words(match: Match, ply: int) -> str:
    """The same of whoever decides more than once in that turn: "turn 5, choice 2 of 3"."""
    turn, plies = turn_words(match, ply), decisions(match, match.states[ply].seat)
    place = plies.index(ply)

    def alike(plies: Iterable[int]) -> int:
        return sum(1 for _ in takewhile(lambda ply: turn_words(match, ply) == turn, plies))

    before = alike(reversed(plies[:place]))
    of = before + alike(plies[place:])
    return f"{turn}, choice {before + 1} of {of}" if of > 1 else turn


def progress_words(match: Match, seat: int, ply: int) -> str:
    """How far the reckoning is: "turn 7 of 12"."""
    last = turn_words(match, decisions(match, seat)[-1]).rpartition(" ")[2]
    now = turn_words(match, ply)
    return f"{now} of {last}" if last.isdecimal() and now[-1].isdecimal() else now


# --- how it was played --------------------------------------------------------------------


def who(review: Review, seat: int) -> str:
    """Whoever is told of it, if more than one is; empty for the only one."""
    return review.record.names[seat] if len(review.seats) > 1 else ""


def headline(review: Review, seat: int) -> str:
    """The turn that cost it, and what the chance was before and after it; or that there was none, and whose
    doing it was then."""
    account, name = review.accounts[seat], who(review, seat)
    dearest = account.dearest
    if dearest is None:
        mine = f"{name} made no mistake" if name else "No mistake of yours"
        came = came_words(review, luck(review, seat) + given_points(review, seat))
        rare = one_in(review, seat)
        return f"{mine}: {came}, which happens in one match in {rare}." if rare else f"{mine}: {came}."
    before, after = f"{percent(dearest.value)} to win before", f"{percent(dearest.got)} after"
    turn = turn_words(review.record.match, dearest.ply)
    return f"{dearest_words(review, account, dearest)} was {turn}: {before}, {after}."


def dearest_words(review: Review, account: Account, dearest: Turn) -> str:
    """What the dearest turn is called: "The turn that cost it", or that cost most, where others cost more
    together."""
    name = who(review, account.seat)
    cost = f"{name} most" if name else "it" if 2 * dearest.points >= account.thrown_away else "most"
    return f"The turn that cost {cost}"


def balance(review: Review, seat: int) -> str:
    """Luck or choices: the chance at first, and what has become of it until the end; the figures add up.
    Empty where nothing was thrown away."""
    account = review.accounts[seat]
    if account.dearest is None:
        return ""
    gifts, cost = given_points(review, seat), account.thrown_away
    came = luck(review, seat) + gifts
    whose = f"{name}’s" if (name := who(review, seat)) else "your"
    if account.result == 1:
        said = "Won all the same"
    elif account.result:
        said = "Shared in the end"
    elif -came >= MOSTLY * cost:
        said = "Mostly bad luck"
    else:
        said = (
            f"Mostly {whose} own doing" if cost >= -MOSTLY * came else f"Bad luck and {whose} choices alike"
        )
    costly = counted(sum(bool(turn.word) for turn in account.turns), "choice")
    theirs = f"{costly} of {whose if name else 'yours'} cost {cost}"
    gave = f" (their mistakes gave {gifts})" if gifts else ""
    return f"{said}: {percent(account.start)} at first, {came_words(review, came)}{gave}, {theirs}."


def came_words(review: Review, came: int) -> str:
    """So many points that came of what was not a seat's own doing, in words that go on a sentence."""
    who = "luck and the others" if review.record.match.seats > 1 else "luck"
    if not came:
        return f"{who} came out even"
    return f"{who} {'gave' if came > 0 else 'took'} {counted(abs(came), 'point')}"


def turn_line(review: Review, turn: Turn) -> str:
    """A turn that is named: what was chosen there, and what that cost, or how much better it was."""
    match = review.record.match
    where, chosen = capital(choice_words(match, turn.ply)), chosen_words(review, turn)
    if turn.word:
        return f"{where}: {chosen}. A {turn.word} choice: {counted(turn.points, 'point')}."
    good = review.goods[match.states[turn.ply].seat]
    return (
        f"{where}: {chosen}. Well chosen: the next best was worth {counted(points(good.by), 'point')} less."
    )


def others_line(account: Account, named: Sequence[Turn]) -> str:
    """How many choices have cost something besides those that are named; empty if there were none."""
    more = sum(bool(turn.word) and turn not in named for turn in account.turns)
    return f"{counted(more, 'more choice')} cost something: the red steps of the curve." if more else ""


def chosen_words(review: Review, turn: Turn) -> str:
    """What was chosen, in words."""
    match, table = review.record.match, games.load(review.record.match.game.slug).table
    state = match.states[turn.ply]
    return table.VERBS.order(state.view(state.seat), match.log[turn.ply], review.record.names)


class Way(NamedTuple):
    """What could be chosen, with its chance ("Run two spaces, 48 % to win."), and what speaks for it or comes
    of it."""

    what: str
    why: str


def way(match: Match, ply: int, action: Action, value: float, names: Names, is_best: bool = True) -> Way:
    """What could be chosen at a ply: what would come of it, and before that, if one should choose it, what
    speaks for it."""
    verbs, state = games.load(match.game.slug).table.VERBS, match.states[ply]
    view = state.view(state.seat)
    what = f"{capital(verbs.order(view, action, names))}, {percent(value)} to win."
    comes, reason = verbs.forecast(view, action, names), verbs.reason(view, action, names).rstrip(".")
    return Way(what, f"{capital(reason)}. {comes}" if is_best and adds(reason, comes) else comes)


def two_ways(review: Review, turn: Turn) -> tuple[Way, Way]:
    """What would have been best there, and what was chosen."""
    match, names = review.record.match, review.record.names
    best, chosen = match.states[turn.ply].legal_actions()[turn.best], match.log[turn.ply]
    return (
        way(match, turn.ply, best, turn.value, names),
        way(match, turn.ply, chosen, turn.got, names, is_best=False),
    )


def point_words(review: Review, turn: Turn) -> str:
    """A point of the curve: "Turn 5: 63 % to win, 41 % after your choice"."""
    match = review.record.match
    whose = f"{name}’s" if (name := who(review, match.states[turn.ply].seat)) else "your"
    where = f"{capital(choice_words(match, turn.ply))}: {percent(turn.value)} to win"
    if turn.is_close:
        return f"{where}; whether {whose} choice cost anything is too close to call"
    if turn.points > 0:
        return f"{where}, {percent(turn.got)} after {whose} choice"
    return f"{where}, and nothing better to choose"


def curve_words(review: Review, seat: int) -> str:
    """The whole curve in a sentence."""
    match, account = review.record.match, review.accounts[seat]
    turns, won = account.turns, account.result
    low, high = (pick(turns, key=lambda turn: turn.value) for pick in (min, max))
    extremes = [
        f"{what} {percent(turn.value)} at {turn_words(match, turn.ply)}"
        for what, turn in (("highest", high), ("lowest", low))
    ]
    end = "won" if won == 1 else "shared" if won else "lost"
    begun = f"The chance to win: {percent(account.start)} at first"
    return f"{begun}, {extremes[0]}, {extremes[1]}; in the end {end}."


def close_words(account: Account) -> str:
    """How many choices are not called anything, as it may be an error."""
    close = sum(turn.is_close for turn in account.turns)
    more = f"{counted(close, 'choice')} {'was' if close == 1 else 'were'} too close to call."
    return more if close else ""


def luck_lines(review: Review, seat: int) -> list[str]:
    """The luckiest and the unluckiest that came, in the game's own things."""
    account = review.accounts[seat]
    lines = [
        f"{'Luckiest' if account.came_after(place) > 0 else 'Unluckiest'}: {jump(review, account, place)}"
        for place in extremes(account)
    ]
    others = lines and review.record.match.seats > 1
    return [*lines, "What the others did meanwhile is in it."] if others else lines


def jump(review: Review, account: Account, place: int) -> str:
    """What came after a decision until the next: "54 points up in turn 8. You roll double six."."""
    match, turns = review.record.match, account.turns
    came = points(account.came_after(place))
    until = turns[place + 1].ply if place + 1 < len(turns) else match.at
    at, told = what_came(match, turns[place].ply, until, review.record.names)
    points_words = f"{counted(abs(came), 'point')} {'up' if came > 0 else 'down'}"
    return f"{points_words} in {turn_words(match, at)}. {told}".strip()


def before_words(review: Review, seat: int, place: int) -> str:
    """What came between the decision before this one and it; empty if that did not matter much."""
    account = review.accounts[seat]
    if not place or abs(points(account.came_after(place - 1))) < LEAST:
        return ""
    return f"Before it: {jump(review, account, place - 1)}"


def what_came(match: Match, ply: int, until: int, names: Names) -> tuple[int, str]:
    """What luck was drawn between two decisions, in the game's own words, and whose it was: of what was drawn
    first, among what the game tells of luck; and a ply in the turn of which that was. No words if nothing of
    it was."""
    known, seat = games.load(match.game.slug).table.FACTS.draws, match.states[ply].seat
    for at in range(ply, until):
        state = match.states[at + 1]
        events = state.events()
        for draw in match.draws(at):
            for place in range(draw.told, len(events)):
                event, luck = events[place], known.get(events[place].kind)
                if luck and luck.stream == draw.stream and (words := state.tell(event, names)):
                    begun = any(one.kind in COUNTERS for one in events[:place])
                    own = event.seat in (seat, -1)
                    return at + begun, words if own else f"{names[event.seat]}: {words}"
    return ply, ""


def skill_words(review: Review, seat: int) -> str:
    """Whose luck, whose skill, of one seat: "Ada: luck gave 12, the choices cost 8"."""
    brought, cost = luck(review, seat), review.accounts[seat].thrown_away
    gave = f"luck {'gave' if brought >= 0 else 'took'} {abs(brought)}"
    return f"{review.record.names[seat]}: {gave}, the choices cost {cost}"


def praise(review: Review, seat: int) -> str:
    """Only what was good: the best choice of the match."""
    name, account, good = who(review, seat), review.accounts[seat], review.goods.get(seat)
    well = next((turn for turn in account.turns if good and turn.ply == good.ply), None)
    well = well or max(account.turns, key=lambda turn: (-turn.cost, turn.value))
    whose = f"{name}’s" if name else "Your"
    where = turn_words(review.record.match, well.ply)
    return f"{whose} best turn: {where}. {capital(chosen_words(review, well))}."
