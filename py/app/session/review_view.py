"""What stands in the result of how a match was played: a line, the curve of the chance, and more, folded."""

from __future__ import annotations

from collections.abc import Sequence

from app.page.markup import ask
from app.session import asked
from app.session import review_words as told
from app.session.choice_words import turn_words
from app.session.review import Review, luck_beside, named
from tabletop.account import Turn, decisions
from tabletop.markup import NOTHING, Html, joined, tag

WIDE, HIGH = 320, 80  # units of the curve
EDGE = 4
LEAST = 2  # turns are no curve
BEYOND = 10  # behind the last turn stands the end
LONGEST = 100  # points of the longest bar at least


def review_html(review: Review) -> Html:
    """The section, which is filled as it is reckoned; nothing where there was nothing to decide."""
    return tag("section", content(review), id="review", class_="review", aria_label="How it was played")


def content(review: Review) -> Html:
    """What stands in it now; what is still to come has its room from the beginning."""
    match = review.record.match
    seats = [seat for seat in review.seats if decisions(match, seat)]
    known = [seat for seat in seats if seat in review.accounts]
    seats = [seat for seat in seats if seat not in known or review.accounts[seat].turns]
    if review.praise:
        praised = [seat for seat in seats if seat in known and seat in review.goods]
        looks = tag("p", review.progress, class_="small") if review.progress else NOTHING
        return joined([*(tag("p", tag("b", told.praise(review, seat))) for seat in praised), looks])
    if not seats:
        return NOTHING
    sure = [seat for seat in known if seat not in review.unsure]
    missing = "" if all(seat in sure for seat in seats) else told.LOOKING
    foot = tag("p", review.progress or missing or told.chances(review, seats[0]), class_="small")
    if len(review.seats) > 1:
        return joined([foot, *((folded if seat in sure else asks)(review, seat) for seat in seats)])
    first = seats[0]
    said, rest = (
        (line(review, first, "p"), shown(review, first))
        if first in sure
        else (asks(review, first), unsure(review, first))
    )
    return joined([tag("div", said, foot, class_="head"), rest])


def asks(review: Review, seat: int) -> Html:
    """The one line of a seat, as long as it is not sure what it will say."""
    named = seat in review.unsure and len(review.seats) == 1
    words = told.headline(review, seat) if named else told.question(review, seat)
    return tag("p", tag("b", words))


def unsure(review: Review, seat: int) -> Html:
    """The curve as it is known so far, and the way back to the turn that is sure to be named."""
    begun, dearest = review.begun.get(seat), review.unsure.get(seat)
    account, plies = review.accounts.get(seat), decisions(review.record.match, seat)
    turns = account.turns if account else begun.account.turns if begun else ()
    count = len(turns) if account else begun.turns if begun else len(plies)
    first = turns[0].ply if turns else plies[0]
    drawn = [picture(review, seat, turns, count), axes(review, seat, first)] if count > LEAST else []
    back = [back_to(review, dearest)] if dearest else []
    return tag("figure", tag("div", *drawn, class_="curve"), tag("figcaption", *back), class_="waits")


def folded(review: Review, seat: int) -> Html:
    """One line a seat, and all of it behind that."""
    return tag("details", line(review, seat, "summary"), shown(review, seat), id=f"review-{seat}")


def line(review: Review, seat: int, name: str) -> Html:
    """Which turn cost it, and luck or choices, in an element of this name."""
    return tag(name, tag("b", told.headline(review, seat)), " ", told.balance(review, seat))


def shown(review: Review, seat: int) -> Html:
    """The curve, and the rest, folded."""
    account = review.accounts[seat]
    drawn = curve(review, seat) if len(account.turns) > LEAST else NOTHING
    return joined([drawn, more(review, seat)])


# --- the curve ----------------------------------------------------------------------------


def curve(review: Review, seat: int) -> Html:
    """The chance at each decision, what was chosen there as a step down, and in the end how it ended. It is
    one slider as well: a tap or the arrows go to a turn, which is told below."""
    account = review.accounts[seat]
    last, turn = len(account.turns) - 1, review.pointed_turn(seat)
    at = account.turns.index(turn)
    words = told.point_words(review, turn)
    slider = tag(
        "input",
        type="range",
        id=f"turn-{seat}",
        min="0",
        max=last,
        value=at,
        data_typed=f"look-turn-{seat}",
        aria_label="Turn",
        aria_valuetext=words,
    )
    chosen, came = f"Chosen: {told.chosen_words(review, turn)}.", told.before_words(review, seat, at)
    return tag(
        "figure",
        tag(
            "div",
            picture(review, seat, account.turns, last + 1),
            slider,
            axes(review, seat, account.turns[0].ply),
            class_="curve",
        ),
        tag(
            "figcaption",
            tag("p", words, ".", tag("br"), chosen, *((tag("br"), came) if came else ())),
            better(review, turn) if turn.points > 0 and not turn.is_close else "",
            back_to(review, turn),
        ),
    )


def better(review: Review, turn: Turn) -> Html:
    """What would have been best, and what came of what was chosen, behind a fold for who wants to find it
    first."""
    one = review.asked.get(turn.ply) or asked.of_turn(review.record, turn)
    name = f"better-{review.record.match.states[turn.ply].seat}"
    return tag("details", tag("summary", "What was better"), *asked.answer(asked.shown(one)), id=name)


def back_to(review: Review, turn: Turn) -> Html:
    """The way back to a turn, to decide it once more."""
    where = f"Back to {turn_words(review.record.match, turn.ply)}"
    return ask("back-to", where, str(turn.ply), draw="undo")


def axes(review: Review, seat: int, ply: int) -> Html:
    """What the curve means: chances at its side, turns below it from that of this ply, and its colours in
    words. It is all said in the curve's own sentence."""
    first = turn_words(review.record.match, ply)
    chances = tag("span", *(tag("i", percent) for percent in ("100 %", "50 %", "0 %")), class_="chances")
    sure = seat in review.accounts and seat not in review.unsure
    means = tag("i", "red: given away; tap for more") if sure else NOTHING
    ends = tag("span", tag("i", first), means, tag("i", "the end"), class_="span")
    return tag("span", chances, ends, class_="axes", aria_hidden="true")


def picture(review: Review, seat: int, turns: Sequence[Turn], count: int) -> Html:
    """The curve of so many turns as a drawing, said in a sentence; as long as not all are looked at, as far
    as it has come, and said by nobody."""
    account, step = review.accounts.get(seat), WIDE / max(1, count - 1)

    def spot(place: float, value: float) -> str:
        return f"{step * place:.1f} {EDGE + (HIGH - 2 * EDGE) * (1 - min(1, max(0, value))):.1f}"

    line = "L".join(f"{spot(place, t.value)}L{spot(place, t.got)}" for place, t in enumerate(turns))
    end = f"L{spot(count - 1 + BEYOND / step, account.result)}" if account else ""
    drops = "".join(
        f"M{spot(place, turn.value)}L{spot(place, turn.got)}"
        for place, turn in enumerate(turns)
        if turn.word and account and seat not in review.unsure
    )
    return tag(
        "svg",
        tag("path", d=f"M0 {HIGH / 2}H{WIDE}", class_="half"),
        tag("path", d=f"M{line}{end}", class_="chance") if line else "",
        tag("path", d=drops, class_="cost") if drops else "",
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="none",
        role="img" if account else None,
        aria_label=told.curve_words(review, seat) if account else None,
        aria_hidden=None if account else "true",
    )


# --- what is folded -----------------------------------------------------------------------


def more(review: Review, seat: int) -> Html:
    """The turns that are named, each of which leads to its place on the curve, luck, and in company whose
    luck and whose skill."""
    account = review.accounts[seat]
    own = named(account, review.goods.get(seat))
    places = {turn: str(account.turns.index(turn)) for turn in own}
    shows = f"show-turn-{seat}"
    turns = [ask(shows, told.turn_line(review, turn), places[turn], look="line") for turn in own]
    rest = told.others_line(review.record.match, account, own), told.close_words(account), told.POINT
    lines = [*turns, *told.luck_lines(review, seat), *rest]
    listed = tag("ul", *(tag("li", line) for line in lines if line))
    return tag(
        "details",
        tag("summary", "Which choices, and what luck"),
        listed,
        skills(review, seat) if review.whole and review.record.match.seats > 1 else "",
        id=f"review-more-{seat}",
    )


def skills(review: Review, seat: int) -> Html:
    """Two bars for each at the table, as a seat has seen it, in words first; and below all, what a bar is."""
    figures = [(one.seat, luck_beside(review, seat, one.seat), one.thrown_away) for one in review.whole]
    longest = max(abs(points) for _, *both in figures for points in (LONGEST, *both))
    rows = [
        tag("li", told.skill_words(review, seat, other), bars(came, cost, longest))
        for other, came, cost in figures
    ]
    legend = tag("p", told.BARS, class_="small", aria_hidden="true")
    return joined([tag("ul", *rows, class_="skills"), legend])


def bars(came: int, cost: int, longest: int) -> Html:
    """Luck to the right of the middle, or to the left; and below it what the choices cost, to the left. The
    longest bar of all has so many points."""

    def bar(value: int, y: int, look: str) -> Html:
        return tag("rect", x=min(0, value), y=y, width=abs(value), height=5, class_=look)

    return tag(
        "svg",
        bar(came, 0, "luck" if came > 0 else "luck took"),
        bar(-cost, 7, "cost"),
        tag("path", d="M0 0V12"),
        viewBox=f"-{longest} 0 {2 * longest} 12",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
