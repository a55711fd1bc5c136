"""The dialog that asks what if it had been another number: what came, and what could have come instead."""

from __future__ import annotations

from collections.abc import Callable

from app.page.markup import Html, ask, button, esc
from app.session import narration
from app.session.what_if import Came, Face, can_be_asked, face, others
from drawing.came import picture
from tabletop.game import Names
from tabletop.markup import tag
from tabletop.match import Match
from tabletop.wording import capital

TITLE = "What if\N{NO-BREAK SPACE}…?"
STAYS = "Choose, and a match for practice goes on from there. This one stays as it is."
MARKS = (
    "Choose, and a match for practice goes on from there. That may tell what is still to come in this one, "
    "so it will be marked “rewound”: it no longer counts for a best result."
)
NO_LUCK = "No die was rolled yet, nor anything drawn, of which this can be asked."
NONE = f"<p>{NO_LUCK}</p>"
WHICH = "What if one of these had been another?"


def asks(
    match: Match, ply: int, looker: int | None, made: Callable[..., Html] = button, arg: str = ""
) -> Html:
    """The button that asks about the luck of the action at a ply, or nothing. made: `button` or `ask`; arg:
    which luck is meant, if it is not the last."""
    return made("what-if", TITLE, arg, look="rule") if can_be_asked(match, ply, looker) else Html("")


def of_log(match: Match, looker: int | None) -> Callable[[int], Html]:
    """The same for each action of a log."""
    return lambda ply: asks(match, ply, looker, ask, str(ply))


def dialog(
    match: Match, ply: int, found: list[Came], place: int | None, names: Names, marks: bool = False
) -> str:
    """What it says: of several things that came which is meant, or of one what could have come instead."""
    told = narration.happened(match, match.states[ply + 1], names, None)
    if place is None and len(found) > 1:
        asked = WHICH
        faces = [(f"{ply}-{one.place}", face(match, ply, one, names)) for one in found]
        buttons = [ask("what-if", _shown(one), arg) for arg, one in faces]
    else:
        one = next((one for one in found if one.place == place), found[0])
        came = face(match, ply, one, names)
        asked = f"{_came(one, came)} What if it had been\N{NO-BREAK SPACE}…"
        buttons = [
            ask("otherwise", _shown(other), f"{ply}-{one.place}-{other.number}")
            for other in others(match, ply, one, names)
        ]
    return (
        f'<p>{MARKS if marks else STAYS}</p><p class="small">{esc(told)}</p>'
        f'<p id="what-if"><b>{esc(asked)}</b></p>'
        f'<div class="what-if" role="group" aria-labelledby="what-if">{"".join(buttons)}</div>'
    )


def _came(one: Came, came: Face) -> str:
    """What came, as a sentence."""
    if one.luck.thing == "die":
        return f"The die showed {came.words}."
    return f"{capital(came.words)} came." if came.pips else came.words


def _shown(one: Face) -> Html:
    """A die or a domino with its name for the ear; of a card the words."""
    if not one.pips:
        return esc(one.words)
    return Html(picture(one.pips)) + tag("span", one.words, class_="sr-only")
