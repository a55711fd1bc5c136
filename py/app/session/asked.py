"""A decision of a match that is over, asked once more: what was chosen now, whether it is right, and why.

Right is whatever is worth as much as the best, within two points. Nobody is told anything before they have
chosen; whoever has not found it tries once more, or lets it be shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import games
from app.keep.record import Record
from app.page.markup import button
from app.session.review_words import Way, percent, turn_words, way
from tabletop import prospects
from tabletop.actions import Action
from tabletop.markup import Html, tag
from tabletop.prospects import Prospects, Tally
from tabletop.wording import capital

NEAR = 0.02  # of a win: as good as the best
TRIES = 2
LOOKING = "Looking at it …"
OFTEN = {0: "never", 1: "once"}
TRYING = "Both are being tried out …"


@dataclass(frozen=True)
class Asked:
    """A decision, and what whoever decides now has said to it.

    record: the match as far as it was played then; recalls: may it be said what was chosen in the match, as
    whoever is asked has just read it? best, value: the best choice, as text, and the chance with
    it; chosen, got: the same of what was chosen in the match; all empty until they are known. worths: what
    each choice is worth at a first look; tally: what came of the best and of what was chosen in the match
    when both were tried out; answer: what was chosen now; tries: how often; shown: is nothing to be found any
    more?
    """

    record: Record
    best: str = ""
    value: float = 0.0
    chosen: str = ""
    got: float = 0.0
    worths: Mapping[str, float] = field(default_factory=dict)
    tally: Mapping[str, Counter[str]] = field(default_factory=dict)
    answer: str = ""
    tries: int = 0
    shown: bool = False
    recalls: bool = False

    def cost(self, text: str) -> float | None:
        """What a choice is worth less than the best; None as long as that is not known."""
        if text == self.best:
            return 0.0
        if text == self.chosen and self.best:
            return max(0.0, self.value - self.got)
        return max(self.worths.values()) - self.worths[text] if self.worths else None

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
    def sought(self) -> Prospects | None:
        """What is looked out for when both choices are tried out; None if that is not done."""
        entry = games.load(self.record.match.game.slug)
        return entry.table.FACTS.prospects if self.chosen not in ("", self.best) else None

    @property
    def found(self) -> str:
        """What is right, as text: what was chosen now, if that is; empty as long as it is to be found."""
        return "" if not self.over else self.answer if self.right else self.best


def looked(asked: Asked, worths: Mapping[Action, float]) -> Asked:
    """What each choice is worth is known now, and with it what is best, if nobody has said so before."""
    found = {str(action): worth for action, worth in worths.items()}
    best = asked.best or max(found, key=lambda text: found[text])
    value = asked.value if asked.best else found[best]
    got = asked.got if asked.best or not asked.chosen else found[asked.chosen]
    return replace(asked, best=best, value=value, got=got, worths=found)


def tried(asked: Asked, tally: Tally) -> Asked:
    """The best and what was chosen in the match have been tried out."""
    return replace(asked, tally={str(action): came for action, came in tally.items()})


# --- in words -----------------------------------------------------------------------------


def title(asked: Asked) -> str:
    """What is asked once more: "Turn 5 once more"."""
    match = asked.record.match
    return f"{capital(turn_words(match, match.at))} once more"


def told(asked: Asked) -> str:
    """What stands below the question of the game, as long as there is something to find: at first what was
    chosen in the match, where that may be said."""
    if asked.over:
        return ""
    if (asked.answer and asked.right is None) or (asked.shown and not asked.best):
        return LOOKING
    if asked.answer:
        worth, best = percent(asked.value - (asked.cost(asked.answer) or 0.0)), percent(asked.value)
        return f"{capital(_order(asked, asked.answer))}: {worth} to win. There is better: {best}."
    recalled = f"In the match: {_order(asked, asked.chosen)}. " if asked.recalls else ""
    return f"{recalled}What would you do?"


def ways(asked: Asked) -> list[tuple[str, Way]]:
    """What is told when there is nothing to find any more: what is right, and what was chosen besides, each
    with what it is."""
    found = [("Right" if asked.right else "Best", asked.found)]
    if asked.right and asked.answer != asked.best:
        found.append(("As good as the best", asked.best))
    for label, text in (("In the match", asked.chosen), ("Now", asked.answer)):
        if text and text not in [said for _, said in found]:
            found.append((label, text))
    return [(label, _way(asked, text)) for label, text in found]


def comes_of_it(asked: Asked) -> str:
    """What has come of the best and of what was chosen in the match, when both were tried out; empty if they
    are not, or nothing tells them apart."""
    sought = asked.sought
    if sought is None:
        return ""
    if not asked.tally:
        return TRYING
    better, worse = asked.tally[asked.best], asked.tally[asked.chosen]
    kind = prospects.telling(better, worse, sought)
    if not kind:
        return ""
    often, else_often = (OFTEN.get(came[kind], f"{came[kind]} times") for came in (better, worse))
    came = f"{sought.say(kind)} {often} with the best choice, {else_often} with the one in the match"
    return f"Tried out {prospects.TRIES} times each: {sought.words} {came}."


def words(asked: Asked) -> str:
    """All that is said now, as it is heard."""
    if asked.over:
        found = (f"{label}: {one.what} {one.why}" for label, one in ways(asked))
        return " ".join([*found, comes_of_it(asked)]).rstrip()
    begun = asked.answer or asked.shown
    return told(asked) if begun else f"{title(asked)}. {told(asked)}"


def _order(asked: Asked, text: str) -> str:
    match = asked.record.match
    view = match.state.view(match.state.seat)
    verbs = games.load(match.game.slug).table.VERBS
    return verbs.order(view, match.game.parse(text), asked.record.names)


def _way(asked: Asked, text: str) -> Way:
    match, cost = asked.record.match, asked.cost(text) or 0.0
    action = match.game.parse(text)
    return way(match, match.at, action, asked.value - cost, asked.record.names, cost <= NEAR)


def section(asked: Asked) -> Html:
    """The foot of the screen: what can be done now, and above that what there was to be found."""
    rows = [
        tag("p", tag("b", f"{label}: {one.what}"), " ", one.why)
        for label, one in (ways(asked) if asked.over else ())
    ]
    if asked.over and (said := comes_of_it(asked)):
        rows.append(tag("p", said))
    if asked.over:
        first = button("play-on", "Play on with it", look="go")
    else:
        first = button("show-me", "Show me")
    return tag(
        "section",
        tag("div", *rows, class_="ways") if rows else "",
        tag("div", first, button("back-from", "Back", draw="undo"), class_="row"),
        class_="reel try",
        data_part="try",
        aria_label="This turn once more",
    )
