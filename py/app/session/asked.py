"""A decision of a match that is over, asked once more: what was chosen now, whether it is right, and why.

Right is whatever is worth as much as the best, within two points. Nobody is told anything before they have
chosen; whoever has not found it tries once more, or lets it be shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import games
from app.keep.record import Record
from app.page.markup import button
from app.session.review import percent, turn_words, way
from tabletop.actions import Action
from tabletop.markup import Html, tag
from tabletop.wording import capital

NEAR = 0.02  # of a win: as good as the best
TRIES = 2
LOOKING = "Looking at it …"


@dataclass(frozen=True)
class Asked:
    """A decision, and what whoever decides now has said to it.

    record: the match as far as it was played then; recalls: may it be said what was chosen in the match, as
    whoever is asked has just read it? best, value: the best choice, as text, and the chance with
    it; chosen, got: the same of what was chosen in the match; all empty until they are known. worths: what
    each choice is worth at a first look; answer: what was chosen now; tries: how often; shown: is nothing to
    be found any more?
    """

    record: Record
    best: str = ""
    value: float = 0.0
    chosen: str = ""
    got: float = 0.0
    worths: Mapping[str, float] = field(default_factory=dict)
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


# --- in words -----------------------------------------------------------------------------


def question(asked: Asked) -> str:
    """What is asked, before anything was chosen."""
    match = asked.record.match
    return f"{capital(turn_words(match, match.at))} once more: what would you do?"


def recalled(asked: Asked) -> str:
    """What was chosen in the match, where that may be said before it is found."""
    return f"In the match: {_order(asked, asked.chosen)}." if asked.recalls else ""


def _order(asked: Asked, text: str) -> str:
    match = asked.record.match
    view = match.state.view(match.state.seat)
    verbs = games.load(match.game.slug).table.VERBS
    return verbs.order(view, match.game.parse(text), asked.record.names)


def _way(asked: Asked, text: str) -> str:
    match, cost = asked.record.match, asked.cost(text) or 0.0
    action = match.game.parse(text)
    return way(match, match.at, action, asked.value - cost, asked.record.names, cost <= NEAR)


def words(asked: Asked) -> str:
    """What is said now."""
    if asked.answer and asked.right is None:
        return LOOKING
    if not asked.answer and not asked.shown:
        return question(asked)
    if not asked.best:
        return LOOKING
    if not asked.over:
        worth = percent(asked.value - (asked.cost(asked.answer) or 0.0))
        there = f"{worth} to win, and there is something with {percent(asked.value)}"
        return f"{capital(_order(asked, asked.answer))}: {there}. Try once more, or let it be shown."
    told, said = f"{'Right. ' if asked.right else ''}{_way(asked, asked.found)}", [asked.found]
    if asked.right and asked.answer != asked.best:
        told += f" As good as the best: {_way(asked, asked.best)}"
        said.append(asked.best)
    for text, where in ((asked.chosen, "In the match"), (asked.answer, "Now")):
        if text and text not in said:
            said.append(text)
            told += f" {where}: {_way(asked, text)}"
    return told


def section(asked: Asked) -> Html:
    """The foot of the screen: what is said, and what can be done now."""
    buttons = [button("back-from", "Back", draw="undo")]
    if asked.over:
        buttons.insert(0, button("play-on", "Play on with it", look="go"))
    else:
        buttons.insert(0, button("show-me", "Show me"))
    return tag(
        "section",
        tag("p", words(asked)),
        tag("div", *buttons, class_="row"),
        class_="reel try",
        data_part="try",
        aria_label="This turn once more",
    )
