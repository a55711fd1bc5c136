"""The sentences that tell the figures of an account, and what its turns and choices are called.

The figures are `review.py`; what stands on the page of it is `review_view.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

import games
from app.session.choice_words import choice_words, percent, points, turn_words
from app.session.review import LEAST, Review, came_to, extremes, given_points, luck_beside, one_in
from tabletop.account import WORDS, Account, Turn, decisions
from tabletop.game import Names
from tabletop.history import COUNTERS
from tabletop.match import Match
from tabletop.wording import capital, counted, in_words

CALLED = [f"{word} from {points(least)}" for least, word in sorted(WORDS.items())]
POINT = f"A point is one percent of the chance to win. A choice that costs points is {in_words(CALLED)}."
WHOLE = 100  # points: there are no more at once
ADDS_UP = "It comes and goes more than once, so a sum can be more than 100."
BARS = (
    "Upper bar: luck, to the right and green if it gave, to the left if it took. "
    "Lower bar, red: what own choices cost."
)
ALONE = "Chances are those of a strong player going on from there."
TOGETHER = "Chances are those with strong players going on from there."
LOOKING = "Looking at the choices …"
START = "the start"  # as games call the time before their first turn
SAID = 3  # things that came between two decisions
MOSTLY = 1.5  # times as much as the other is mostly


def progress_words(match: Match, seat: int, ply: int) -> str:
    """How far the reckoning is: "turn 7 of 12"."""
    last = turn_words(match, decisions(match, seat)[-1]).rpartition(" ")[2]
    now = turn_words(match, ply)
    return f"{now} of {last}" if last.isdecimal() and now[-1].isdecimal() else now


# --- how it was played --------------------------------------------------------------------


def signed(value: int) -> str:
    """Points that are added or taken: "+9", "−22", "0"."""
    return f"{value:+}".replace("-", "−") if value else "0"


def who(review: Review, seat: int) -> str:
    """Whoever is told of it, if more than one is; empty for the only one."""
    return review.record.names[seat] if len(review.seats) > 1 else ""


def headline(review: Review, seat: int) -> str:
    """The choice that cost most, and what the chance was before and after it; or that there was none; or, as
    long as that may still change, only what is asked."""
    dearest = review.dearest(seat)
    if dearest:
        before, after = f"{percent(dearest.value)} to win before it", f"{percent(dearest.got)} after"
        chosen, turn = chosen_words(review, dearest), turn_words(review.record.match, dearest.ply)
        return f"{dearest_words(review, seat)}: {chosen} ({turn}). {before}, {after}."
    if seat in review.unsure:
        return question(review, seat)
    return f"No choice of {whose(review, seat, own(review))} cost much."


def question(review: Review, seat: int) -> str:
    """What stands there as long as nothing is sure."""
    return f"Luck, or {whose(review, seat)} choices?"


def dearest_words(review: Review, seat: int) -> str:
    """What the dearest choice is called: "The choice that cost most"."""
    return f"The choice that cost {name} most" if (name := who(review, seat)) else "The choice that cost most"


def balance(review: Review, seat: int) -> str:
    """Luck or choices: the chance at first, what came to it and what it lost, and what is left in the end;
    the figures add up. Empty as long as one of them may still change."""
    if not review.whole:
        return ""
    account = review.accounts[seat]
    cost, came = account.thrown_away, came_to(review, seat)
    rare = 0 if cost else one_in(review, seat)
    parts = [f"{percent(account.start)} at first", f"{signed(came)} by luck"]
    if given_points(review, seat):
        parts[-1] += f" and {others(review, seat)} mistakes"
    if rare:
        parts[-1] += f" (so much in one match in {rare})"
    if cost:
        costly = counted(sum(bool(turn.word) for turn in account.turns), "choice")
        parts.append(f"{signed(-cost)} by {costly} of {whose(review, seat, own(review))}")
    end = f"so {percent(account.result)} in the end"
    return f"{verdict(review, seat, came, cost)}: {', '.join([*parts, end])}."


def chances(review: Review, seat: int) -> str:
    """Whose chances these are, and, where a sum of them is more than there can be at once, how that can
    be."""
    match = review.record.match
    called = ALONE if match.seats == 1 else TOGETHER
    words = f"{called} {games.load(match.game.slug).table.FACTS.win}".rstrip()
    if not review.whole:
        return words
    sums = review.accounts[seat].thrown_away, abs(came_to(review, seat))
    return f"{words} {ADDS_UP}" if max(sums) > WHOLE else words


def verdict(review: Review, seat: int, came: int, cost: int) -> str:
    """Whose doing the end was, where this came and that was thrown away."""
    result = review.accounts[seat].result
    if result:
        all_the_same = " all the same" if cost else ""
        return f"Won{all_the_same}" if result == 1 else "Shared in the end"
    if not cost:
        return "Bad luck"
    if -came >= MOSTLY * cost:
        return "Mostly bad luck"
    mine = whose(review, seat)
    return f"Mostly {mine} own doing" if cost >= -MOSTLY * came else f"Bad luck and {mine} choices alike"


def whose(review: Review, seat: int, nobody: str = "your") -> str:
    """The same, to whom something belongs."""
    return f"{name}’s" if (name := who(review, seat)) else nobody


def own(review: Review) -> str:
    """Whose the choices are of whoever is not named: also Auto's, if it has played part of the match."""
    return "yours or Auto’s" if review.record.watched else "yours"


def others(review: Review, seat: int) -> str:
    """To whom belongs what the others do: "Ben’s", or "the others’"."""
    names = [name for other, name in enumerate(review.record.names) if other != seat]
    return f"{names[0]}’s" if len(names) == 1 else "the others’"


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


def others_line(match: Match, account: Account, named: Sequence[Turn]) -> str:
    """Which choices have cost something besides those that are named; empty if there were none."""
    more = [turn for turn in account.turns if turn.word and turn not in named]
    all_cost = counted(sum(turn.points for turn in more), "point")
    where = in_words([*dict.fromkeys(turn_words(match, turn.ply) for turn in more)])
    return f"{counted(len(more), 'more choice')} cost {all_cost}: {where}." if more else ""


def chosen_words(review: Review, turn: Turn) -> str:
    """What was chosen, in words."""
    match, table = review.record.match, games.load(review.record.match.game.slug).table
    state = match.states[turn.ply]
    return table.VERBS.order(state.view(state.seat), match.log[turn.ply], review.record.names)


def point_words(review: Review, turn: Turn) -> str:
    """A point of the curve: "Turn 5: 63 % to win, 41 % after your choice"."""
    match = review.record.match
    mine = whose(review, match.states[turn.ply].seat)
    where = f"{capital(choice_words(match, turn.ply))}: {percent(turn.value)} to win"
    if turn.is_close:
        return f"{where}; whether {mine} choice cost anything is too close to call"
    if turn.points > 0:
        return f"{where}, {percent(turn.got)} after {mine} choice"
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
    if lines and review.record.match.seats > 1:
        lines.append(f"Luck here is all that came between two choices: {others(review, seat)} moves as well.")
    return lines


def jump(review: Review, account: Account, place: int) -> str:
    """What came after a decision until the next: "your chance rose by 54 points in turn 8. You roll double
    six."."""
    match, turns = review.record.match, account.turns
    came = points(account.came_after(place))
    until = turns[place + 1].ply if place + 1 < len(turns) else match.at
    at, told = what_came(match, turns[place].ply, until, review.record.names)
    moved = f"{whose(review, account.seat)} chance {'rose' if came > 0 else 'fell'}"
    turn = turn_words(match, at)
    where = f"{moved} by {counted(abs(came), 'point')} {'at' if turn == START else 'in'} {turn}."
    return " ".join([where, *told])


def before_words(review: Review, seat: int, place: int) -> str:
    """What came between the decision before this one and it; empty if that did not matter much."""
    account = review.accounts[seat]
    if not place or abs(points(account.came_after(place - 1))) < LEAST:
        return ""
    return f"Just before, {jump(review, account, place - 1)}"


def what_came(match: Match, ply: int, until: int, names: Names) -> tuple[int, list[str]]:
    """What came between two decisions, in the game's own words, and whose it was, in its order: what the game
    tells of luck, and of what others had laid there. And a ply in the turn of which the last of that was.
    Where there was much, it is what came last to the seat itself. No words if nothing came."""
    known, seat = games.load(match.game.slug).table.FACTS.draws, match.states[ply].seat
    told: list[tuple[int, int, str]] = []
    for at in range(ply, until):
        state = match.states[at + 1]
        events = state.events()
        for place, event in enumerate(events):
            if event.kind in known and (words := state.tell(event, names)):
                begun = any(one.kind in COUNTERS for one in events[:place])
                told.append((at + begun, event.seat if event.seat >= 0 else seat, words))
    if len(told) > SAID:
        told = ([one for one in told if one[1] == seat] or told)[-SAID:]
    said = [f"{names[whose]}: {words}" if match.seats > 1 else words for _, whose, words in told]
    return (told[-1][0] if told else ply), said


def skill_words(review: Review, seat: int, other: int) -> str:
    """Whose luck, whose skill, of another beside a seat: "Ada: luck +12, own choices −8"."""
    brought, cost = luck_beside(review, seat, other), review.accounts[other].thrown_away
    return f"{review.record.names[other]}: luck {signed(brought)}, own choices {signed(-cost)}"


def praise(review: Review, seat: int) -> str:
    """Only what was good: the best choice of the match."""
    account, good = review.accounts[seat], review.goods.get(seat)
    well = next((turn for turn in account.turns if good and turn.ply == good.ply), None)
    well = well or max(account.turns, key=lambda turn: (-turn.cost, turn.value))
    where = turn_words(review.record.match, well.ply)
    return f"{capital(whose(review, seat))} best turn: {where}. {capital(chosen_words(review, well))}."
