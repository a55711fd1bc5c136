"""A decision of a match that is over, asked once more: what was chosen now, whether it is right, and why.

Right is whatever is worth as much as the best, within two points. Nobody is told anything before they have
chosen; whoever has not found it tries once more, or lets it be shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import games
from app.keep.record import Record
from app.page.markup import button
from app.session.choice_words import Way, percent, turn_words, way
from tabletop import prospects
from tabletop.account import Turn
from tabletop.actions import Action
from tabletop.markup import NOTHING, Html, tag
from tabletop.prospects import Came, Prospects, Tally, Telling
from tabletop.values import replace
from tabletop.wording import capital, counted

NEAR = 0.02  # of a win: as good as the best
TRIES = 2
LOOKING = "Looking at it …"
WRONG = "Not the best"
ONCE_MORE = "One more try."
TRYING = "Both are being tried out …"
UNTOLD = "no single thing that comes of them tells the two apart"
MORE = "Much the same has come of both so far; they are being tried out more often …"
TOUCH = "Touch any other choice to see its chance."
OVER = "That is all of this turn: “Play on” begins a match as practice."


@dataclass(frozen=True)
class Asked:
    """A decision, and what whoever decides now has said to it.

    record: the match as far as it was played then; recalls: may it be said what was chosen in the match, as
    whoever is asked has just read it? best, value: the best choice, as text, and the chance with it; chosen,
    got: the same of what was chosen in the match; all empty until they are known. worths: what each choice is
    worth at a first look; tally: what came of those that were tried out; answer: what was chosen now; tries:
    how often; shown: is nothing to be found any more? touched: which other choice was touched then?
    """

    record: Record
    best: str = ""
    value: float = 0.0
    chosen: str = ""
    got: float = 0.0
    worths: Mapping[str, float] = field(default_factory=dict)
    tally: Mapping[str, Came] = field(default_factory=dict)
    answer: str = ""
    tries: int = 0
    shown: bool = False
    recalls: bool = False
    touched: str = ""

    def cost(self, text: str) -> float | None:
        """What a choice is worth less than the best; None as long as that is not known."""
        if text == self.best:
            return 0.0
        if text == self.chosen and self.best:
            return max(0.0, self.value - self.got)
        return max(self.worths.values()) - self.worths[text] if text in self.worths else None

    @property
    def right(self) -> bool | None:
        """Is what was chosen now right? None if nothing was, or it is not known yet."""
        cost = self.cost(self.answer) if self.answer else None
        return None if cost is None else cost <= NEAR

    @property
    def over(self) -> bool:
        """Is there nothing to be found any more?"""
        return bool(self.best) and (self.shown or bool(self.right))

    @property
    def said(self) -> bool:
        """Is there an answer to be read?"""
        return self.over or bool(self.answer)

    @property
    def sought(self) -> Prospects | None:
        """What is looked out for when choices are tried out; None if the game does not."""
        return games.load(self.record.match.game.slug).table.FACTS.prospects

    @property
    def worse(self) -> str:
        """The choice beside which the best is told: the one of the match, or else a wrong one of now; empty
        if there is none."""
        wrong = self.answer if self.right is False else ""
        return next((text for text in (self.chosen, wrong) if text not in ("", self.best)), "")

    @property
    def mistake(self) -> str:
        """What is to be seen beside what is right, if anything is: a wrong choice of now, or else, when there
        is nothing to find any more, that of the match, if it was wrong."""
        if self.right is False:
            return self.answer
        cost = self.cost(self.chosen) if self.over and self.chosen else None
        return self.chosen if cost and cost > NEAR else ""

    def tries_of(self, text: str) -> int:
        """How often a choice was tried out."""
        return self.tally[text].tries if text in self.tally else 0

    def telling(self, other: str) -> Telling | None:
        """What says why the best is better than another, when both were tried out as often; None if nothing
        does."""
        tries = self.tries_of(self.best)
        if not self.sought or other == self.best or not tries or self.tries_of(other) != tries:
            return None
        return prospects.telling(self.tally[self.best], self.tally[other], self.sought)

    @property
    def untried(self) -> list[str]:
        """What is to be tried out next: the best and what is worse, each as often as the others, and all of
        them more often as long as nothing says why one is worse; and then what was touched beside them, as
        often as the best was."""
        beside = self.touched if self.over and (self.cost(self.touched) or 0.0) > NEAR else ""
        worse = {self.worse, self.answer if self.right is False else ""} - {"", self.best} or {beside} - {""}
        if not self.best or not self.sought or not worse:
            return []
        tries = {text: self.tries_of(text) for text in (self.best, *sorted(worse))}
        fewest, most = min(tries.values()), max(tries.values())
        if fewest == most and (most >= prospects.MOST or (most and all(map(self.telling, worse)))):
            return [beside] if beside and self.tries_of(beside) < most else []
        return [text for text, count in tries.items() if count == fewest]

    @property
    def equals(self) -> list[str]:
        """All others that are right as well, as text."""
        told = (self.best, self.chosen, self.found)
        return [text for text in self.worths if text not in told and (self.cost(text) or 0.0) <= NEAR]

    @property
    def found(self) -> str:
        """What is right, as text: what was chosen now, if that is; empty as long as it is to be found."""
        return "" if not self.over else self.answer if self.right else self.best

    @property
    def goes_on(self) -> str:
        """With what one plays on: what was touched last, or else what is right, as text; empty as long as
        that is to be found."""
        return self.over * (self.touched or self.found)


def shown(asked: Asked) -> Asked:
    """Nobody looks for it any more."""
    return replace(asked, shown=True)


def looked(asked: Asked, worths: Mapping[Action, float]) -> Asked:
    """What each choice is worth is known now, and with it what is best, if nobody has said so before."""
    found = {str(action): worth for action, worth in worths.items()}
    best = asked.best or max(found, key=lambda text: found[text])
    value = asked.value if asked.best else found[best]
    got = asked.got if asked.best or not asked.chosen else found[asked.chosen]
    return replace(asked, best=best, value=value, got=got, worths=found)


def tried(asked: Asked, tally: Tally) -> Asked:
    """Some choices have been tried out, or more often."""
    known, found = asked.tally, {str(action): came for action, came in tally.items()}
    more = {text: known[text].plus(came) if text in known else came for text, came in found.items()}
    return replace(asked, tally={**known, **more})


def at_turn(record: Record, ply: int) -> Record:
    """The match as far as it was played at a ply, for whoever decided there, as practice."""
    stood = replace(record.match.up_to(ply), rewound=False, hinted=False)
    return replace(record.practise("", stood), here=(stood.state.seat,), turned=False)


def of_turn(record: Record, turn: Turn) -> Asked:
    """A decision of a match that is over, with what its account says of it."""
    legal, chosen = record.match.states[turn.ply].legal_actions(), record.match.log[turn.ply]
    stood = at_turn(record, turn.ply)
    return Asked(stood, str(legal[turn.best]), turn.value, str(chosen), turn.got, recalls=True)


# --- in words -----------------------------------------------------------------------------


def title(asked: Asked) -> str:
    """What is asked once more: "Turn 5 once more"."""
    match = asked.record.match
    return f"{capital(turn_words(match, match.at))} once more"


def told(asked: Asked) -> tuple[str, str]:
    """What is told as long as there is something to find, first in a few words: at first what was chosen in
    the match, where that may be said; after a wrong try that it was one."""
    if asked.over:
        return "", ""
    if (asked.answer and asked.right is None) or (asked.shown and not asked.best):
        return LOOKING, ""
    if asked.answer:
        worth, best = percent(asked.value - (asked.cost(asked.answer) or 0.0)), percent(asked.value)
        why = _why_not(asked, asked.answer)
        return f"{WRONG}:", f"{worth} to win. There is better: {best}. {ONCE_MORE} {why}".rstrip()
    return "What would you do?", f"In the match: {_order(asked, asked.chosen)}." if asked.recalls else ""


def ways(asked: Asked) -> list[tuple[str, str, Way]]:
    """What is told when there is nothing to find any more: the wrong try, what is right, and what was chosen
    in the match; each as text, with what it is and what comes of it; where that is the same of two it is no
    reason, and left out."""
    found: dict[str, str] = {}
    if asked.right is False:
        same = ", as in the match" if asked.answer == asked.chosen else ""
        found[asked.answer] = f"{WRONG}{same}"
    found[asked.found] = "Right" if asked.right else "Best"
    if asked.right and asked.answer != asked.best:
        found[asked.best] = "As good as the best"
    if asked.chosen:
        found.setdefault(asked.chosen, "In the match")
    known = {text: _way(asked, text) for text in found}
    whys = [one.why for one in known.values()]
    told = {text: one if whys.count(one.why) == 1 else one._replace(why="") for text, one in known.items()}
    return [(text, label, told[text]) for text, label in found.items()]


def _lines(asked: Asked) -> list[tuple[str, str, str]]:
    """The same in words: each as text, what it is with its chance, and why."""
    return [(text, f"{label}: {one.what}", one.why) for text, label, one in ways(asked)]


def comes_of_it(asked: Asked) -> str:
    """What has come of the best and of what was worse, when both were tried out; empty if they are not."""
    if not asked.worse or not asked.sought:
        return ""
    called = "the one in the match" if asked.worse == asked.chosen else "yours"
    if told := _tried_words(asked, asked.worse, called):
        return told
    if asked.untried:
        return MORE if {asked.best, asked.worse} <= asked.tally.keys() else TRYING
    return _often(asked, f"{UNTOLD} {asked.sought.horizons[-1].words}")


def _tried_words(asked: Asked, other: str, called: str) -> str:
    """What has come of another choice, called so, and of the best; empty if nothing tells them apart."""
    sought, telling = asked.sought, asked.telling(other)
    if not sought or not telling:
        return ""
    until, kind = sought.horizons[telling.place].words, telling.kind
    with_best, with_other = (
        sought.say(kind, came.until[telling.place][kind], came.tries)
        for came in (asked.tally[asked.best], asked.tally[other])
    )
    of = "" if kind in sought.stock else " of them"
    told = f"{until} {sought.told(kind)} {with_best}{of} with the best choice, {with_other} with {called}"
    return _often(asked, told)


def _often(asked: Asked, came: str) -> str:
    """What came when both were tried out, with how often they were."""
    return f"Tried out {asked.tries_of(asked.best)} times each: {came}."


def equal_words(asked: Asked) -> str:
    """How many others are right as well; empty if none is."""
    return f"As good as the best: {counted(count, 'other choice')}." if (count := len(asked.equals)) else ""


def beside(asked: Asked) -> tuple[str, str]:
    """What is told of a choice that was touched, once there is nothing to find any more: its chance, and why
    that is no better; empty if none was."""
    text = asked.touched
    if not text:
        return "", ""
    for told, what, why in _lines(asked):
        if told == text:
            return what, why
    if (cost := asked.cost(text)) is None:
        return "", OVER
    as_good = ", as good as the best" if text != asked.best and cost <= NEAR else ""
    worth = f"Otherwise: {_order(asked, text)}, {percent(asked.value - cost)} to win{as_good}."
    return worth, _why_not(asked, text) if cost > NEAR else ""


def _why_not(asked: Asked, text: str) -> str:
    """Why a choice is no better: what has come of it and of the best, or else what would come of it, if that
    is not the same of the best."""
    why = _way(asked, text).why
    return _tried_words(asked, text, "this") or (why if why != _way(asked, asked.best).why else "")


def words(asked: Asked) -> str:
    """All that is said now, as it is heard."""
    if asked.over:
        found = (f"{what} {why}" for _, what, why in _lines(asked))
        return " ".join(part for part in (*found, equal_words(asked), comes_of_it(asked)) if part)
    begun = asked.answer or asked.shown
    return " ".join(part for part in ("" if begun else f"{title(asked)}.", *told(asked)) if part)


def _order(asked: Asked, text: str) -> str:
    match = asked.record.match
    view = match.state.view(match.state.seat)
    verbs = games.load(match.game.slug).table.VERBS
    return verbs.order(view, match.game.parse(text), asked.record.names)


def _way(asked: Asked, text: str) -> Way:
    match, cost = asked.record.match, asked.cost(text) or 0.0
    action = match.game.parse(text)
    return way(match, match.at, action, asked.value - cost, asked.record.names, cost <= NEAR)


def answer(asked: Asked) -> list[Html]:
    """All that is told, in paragraphs."""
    if not asked.over:
        first, more = told(asked)
        return [tag("p", tag("b", first), " ", more)]
    looks = {asked.mistake: "mistake", asked.found: "best"}
    lines = [(asked.touched, *beside(asked))] if asked.touched else []
    lines += [line for line in _lines(asked) if line[0] != asked.touched]
    rows = [tag("p", tag("b", what), " ", why, class_=looks.get(text)) for text, what, why in lines]
    return [*rows, *(tag("p", said) for said in (comes_of_it(asked), equal_words(asked)) if said)]


def section(asked: Asked) -> Html:
    """The foot of the screen: what is told, and beside or below that the way on."""
    if asked.over:
        right = "your answer" if asked.right else "the best"
        onward = right if asked.goes_on == asked.found else "this"
        first = button("play-on", f"Play on with {onward}", look="go")
    else:
        first = button("show-me", "Show me")
    others = asked.worths.keys() - {text for text, *_ in ways(asked)} if asked.over else ()
    more = TOUCH if others and not asked.touched else ""
    return tag(
        "section",
        tag("div", *answer(asked), class_="ways", tabindex="0"),
        tag("div", tag("p", more) if more else NOTHING, first, class_="on"),
        class_=" ".join(["reel", "try", *["said"] * asked.said, *["found"] * asked.over]),
        data_part="try",
        aria_label="This turn once more",
    )
