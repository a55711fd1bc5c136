"""What is told of an account: which turns are named, what luck was, and all of it in words.

A point is a hundredth of a win. The account itself, and what its figures mean, is `tabletop/account.py`; what
stands on the page of it is `review_view.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import games
from app.keep.record import Record
from tabletop.account import DEAR, Account, Turn, decisions, given
from tabletop.actions import Action
from tabletop.game import Names
from tabletop.match import Match
from tabletop.wording import capital, counted

POINT = "A point is a hundredth of a win."
BOTS = "Chances are those with strong bots playing on."
NAMED = 3  # turns at most
LEAST = 8  # points of luck that are worth a sentence
CANDIDATES = 6  # good choices of which it is asked how good


class Good(NamedTuple):
    """The best choice was made at this ply, and the next best would have been worth so much less."""

    ply: int
    by: float


@dataclass(frozen=True)
class Review:
    """What is known so far of a match that is over.

    accounts: by seat, as far as every decision was looked at; goods: the good choice of a seat; progress: how
    far the reckoning is, in words, empty when it is done; pointed: the place of the decision that is looked
    at on each seat's curve; praise: is nothing told but what was good?
    """

    record: Record
    accounts: Mapping[int, Account] = field(default_factory=dict)
    goods: Mapping[int, Good] = field(default_factory=dict)
    progress: str = ""
    pointed: Mapping[int, int] = field(default_factory=dict)
    praise: bool = False

    @property
    def seats(self) -> list[int]:
        """Those who are told of their own turns here."""
        here = {*self.record.mine, *self.record.phones}
        return [seat for seat in self.record.people if seat in here]

    @property
    def whole(self) -> list[Account]:
        """The accounts of all at the table; nothing as long as one is missing."""
        seats = range(self.record.match.seats)
        return [self.accounts[seat] for seat in seats] if all(seat in self.accounts for seat in seats) else []


def points(value: float) -> int:
    """Parts of a win as whole points.

    >>> points(0.224), points(-0.004)
    (22, 0)
    """
    return round(100 * value)


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


def progress_words(match: Match, seat: int, ply: int) -> str:
    """How far the reckoning is: "turn 7 of 12"."""
    last = turn_words(match, decisions(match, seat)[-1]).rpartition(" ")[2]
    now = turn_words(match, ply)
    return f"{now} of {last}" if last.isdecimal() and now[-1].isdecimal() else now


# --- which turns are named ----------------------------------------------------------------


def candidates(account: Account) -> list[Turn]:
    """Decisions at which the best was chosen and much may have hung on it."""
    open_still = [turn for turn in account.turns if turn.cost <= 0 and 0 < turn.value < 1]
    return sorted(open_still, key=lambda turn: abs(turn.value - 0.5))[:CANDIDATES]


def named(account: Account, good: Good | None) -> list[Turn]:
    """The turns that are named in more than a word: the dearest, and a good one if there was one, in their
    order."""
    dear = sorted((turn for turn in account.turns if turn.word), key=lambda turn: -turn.cost)
    well = [turn for turn in account.turns if good and good.by >= DEAR and turn.ply == good.ply]
    return sorted([*well, *dear[: NAMED - len(well)]], key=lambda turn: turn.ply)


# --- in words -----------------------------------------------------------------------------


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
        return f"{mine}: {luck_words(review, seat)}."
    cost = f"{name} most" if name else "it" if 2 * dearest.cost >= account.cost else "most"
    before, after = f"{percent(dearest.value)} to win before", f"{percent(dearest.got)} after"
    return f"The turn that cost {cost} was {turn_words(review.record.match, dearest.ply)}: {before}, {after}."


def total(review: Review, seat: int) -> str:
    """What was thrown away in all, what was given by the others, and what a point is."""
    account, name = review.accounts[seat], who(review, seat)
    if account.dearest is None:
        return POINT
    told = f"In all {name or 'you'} threw away {counted(account.thrown_away, 'point')}"
    if review.whole and len(review.whole) > 1:
        others = [one.thrown_away for one in review.whole if one.seat != seat]
        told += f" and {'was' if name else 'were'} given {round(sum(others) / len(others))}"
    return f"{told}. {POINT}"


def luck(review: Review, seat: int) -> float:
    """What luck has brought a seat; with what the others gave and took, as long as that is not known."""
    came = review.accounts[seat].came
    return came - given(review.whole, seat) if review.whole and len(review.whole) > 1 else came


def luck_words(review: Review, seat: int) -> str:
    """The same in words that go on a sentence, and how rare so much is."""
    brought = points(luck(review, seat))
    who = "luck" if review.whole else "luck and the others"
    if not brought:
        return f"{who} came out even"
    rare = rarity(review, seat)
    did = "gave" if brought > 0 else "took"
    return f"{who} {did} {counted(abs(brought), 'point')}" + (f", which happens in {rare}" if rare else "")


def rarity(review: Review, seat: int) -> str:
    """In how few matches there is so much luck, or so little: "one match in 14"; empty where nobody has
    counted, or it is not rare."""
    match, brought = review.record.match, points(luck(review, seat))
    matches = games.load(match.game.slug).table.FACTS.luck.get(match.seats, ())
    alike = sum(one >= brought if brought > 0 else one <= brought for one in matches)
    one_in = round((len(matches) + 1) / (alike + 1))
    return f"one match in {one_in}" if one_in >= 4 else ""


def turn_line(review: Review, turn: Turn) -> str:
    """A turn that is named: what was chosen there, and what that cost, or how much better it was."""
    match = review.record.match
    where, chosen = capital(turn_words(match, turn.ply)), chosen_words(review, turn)
    if turn.word:
        return f"{where}: {chosen}. A {turn.word} choice: {counted(turn.points, 'point')}."
    good = review.goods[match.states[turn.ply].seat]
    return f"{where}: {chosen}. Only this: the next best was worth {counted(points(good.by), 'point')} less."


def chosen_words(review: Review, turn: Turn) -> str:
    """What was chosen, in words."""
    match, table = review.record.match, games.load(review.record.match.game.slug).table
    state = match.states[turn.ply]
    return table.VERBS.order(state.view(state.seat), match.log[turn.ply], review.record.names)


def way(match: Match, ply: int, action: Action, value: float, names: Names, is_best: bool = True) -> str:
    """What could be chosen at a ply with its chance, and why, if one should choose it, or else what it
    would bring: "Run two spaces, 48 % to win: it takes a key."."""
    verbs, state = games.load(match.game.slug).table.VERBS, match.states[ply]
    view = state.view(state.seat)
    told = f"{capital(verbs.order(view, action, names))}, {percent(value)} to win"
    if not is_best:
        return f"{told}. {verbs.forecast(view, action, names)}"
    return f"{told}: {verbs.reason(view, action, names).rstrip('.')}."


def better_words(review: Review, turn: Turn) -> str:
    """What would have been best there, and why."""
    match = review.record.match
    best = match.states[turn.ply].legal_actions()[turn.best]
    return way(match, turn.ply, best, turn.value, review.record.names)


def point_words(review: Review, turn: Turn) -> str:
    """A point of the curve: "Turn 5: 63 % to win, 41 % after your choice"."""
    whose = f"{name}’s" if (name := who(review, review.record.match.states[turn.ply].seat)) else "your"
    where = f"{capital(turn_words(review.record.match, turn.ply))}: {percent(turn.value)} to win"
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
    account, match = review.accounts[seat], review.record.match
    came = [points(account.came_after(place)) for place in range(len(account.turns))]
    found = []
    for most, label, way in ((max(came), "Luckiest", "up"), (min(came), "Unluckiest", "down")):
        if abs(most) >= LEAST and (most > 0) == (way == "up"):
            place = came.index(most)
            plies = [turn.ply for turn in account.turns[place : place + 2]]
            told = came_words(match, plies[0], plies[1] if len(plies) > 1 else match.at, review.record.names)
            when = f"{counted(abs(most), 'point')} {way} after {turn_words(match, plies[0])}"
            found.append(f"{label}: {when}{': ' + told if told else '.'}")
    if found and match.seats > 1:
        found.append("What the others did meanwhile is in it.")
    return found


def came_words(match: Match, ply: int, until: int, names: Names) -> str:
    """What luck was drawn between two decisions, in the game's own words, and whose it was: of what was drawn
    first, among what the game tells of luck; nothing if nothing of it was."""
    known, seat = games.load(match.game.slug).table.FACTS.draws, match.states[ply].seat
    for at in range(ply, until):
        state = match.states[at + 1]
        for draw in match.draws(at):
            for event in state.events()[draw.told :]:
                luck = known.get(event.kind)
                if luck and luck.stream == draw.stream and (words := state.tell(event, names)):
                    return words if event.seat in (seat, -1) else f"{names[event.seat]}: {words}"
    return ""


def skill_words(review: Review, seat: int) -> str:
    """Whose luck, whose skill, of one seat: "Ada: luck gave 12, the choices cost 8"."""
    brought, cost = points(luck(review, seat)), review.accounts[seat].thrown_away
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
