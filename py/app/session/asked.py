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
from app.session.review import points, turn_words
from tabletop.actions import Action
from tabletop.markup import Html, tag
from tabletop.wording import capital

NEAR = 0.02  # of a win: as good as the best
TRIES = 2
LOOKING = "Looking at it …"


@dataclass(frozen=True)
class Asked:
    """A decision, and what whoever decides now has said to it.

    record: the match as far as it was played then. best, value: the best choice, as text, and the chance with
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


def looked(asked: Asked, worths: Mapping[Action, float]) -> Asked:
    """What each choice is worth is known now, and with it what is best, if nobody has said so before."""
    found = {str(action): worth for action, worth in worths.items()}
    best = asked.best or max(found, key=lambda text: found[text])
    value = asked.value if asked.best else found[best]
    got = asked.got if asked.best or not asked.chosen else found[asked.chosen]
    return Asked(asked.record, best, value, asked.chosen, got, found, asked.answer, asked.tries, asked.shown)


# --- in words -----------------------------------------------------------------------------


def question(asked: Asked) -> str:
    """What is asked, before anything was chosen."""
    match = asked.record.match
    return f"{capital(turn_words(match, match.at))} once more: what would you do?"


def way(asked: Asked, text: str) -> str:
    """A choice with its chance and its reason: "Run two spaces: 48 % to win; takes a key"."""
    match, names = asked.record.match, asked.record.names
    table, state = games.load(match.game.slug).table, match.state
    view, action = state.view(state.seat), match.game.parse(text)
    value = asked.value - (asked.cost(text) or 0.0)
    order, why = table.VERBS.order(view, action, names), table.VERBS.reason(view, action, names)
    return f"{capital(order)}, {points(value)} % to win: {why.rstrip('.')}."


def words(asked: Asked) -> str:
    """What is said now."""
    if asked.answer and asked.right is None:
        return LOOKING
    if not asked.answer and not asked.shown:
        return question(asked)
    if not asked.best:
        return LOOKING
    if not asked.over:
        match = asked.record.match
        state, cost = match.state, asked.cost(asked.answer) or 0.0
        verbs = games.load(match.game.slug).table.VERBS
        order = verbs.order(state.view(state.seat), match.game.parse(asked.answer), asked.record.names)
        worth = f"{points(asked.value - cost)} % to win, and there is something with {points(asked.value)} %"
        return f"{capital(order)}: {worth}. Try once more, or let it be shown."
    found = [asked.answer if asked.right else asked.best]
    told = f"{'Right. ' if asked.right else ''}{way(asked, found[0])}"
    if asked.right and asked.answer != asked.best:
        told += f" As good as the best: {way(asked, asked.best)}"
        found.append(asked.best)
    for text, where in ((asked.chosen, "In the match"), (asked.answer, "Now")):
        if text and text not in found:
            found.append(text)
            told += f" {where}: {way(asked, text)}"
    return told


def section(asked: Asked) -> Html:
    """The foot of the screen: what is said, and what can be done now."""
    buttons = [button("back-from", "Back", draw="undo")]
    if asked.over:
        buttons.insert(0, button("play-on", "Play on from here", look="go"))
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
