"""What a table shows of the phones that some of its people hold their hands on."""

from __future__ import annotations

from app.keep.record import Record
from app.page.markup import ask, button, esc, select
from app.session import queries
from app.session.model import Session
from drawing.seats import badge
from tabletop.bots import STRENGTHS
from tabletop.wording import in_words

ASKS_BACK = "{} asks to take back the last choice."
PLACES = (
    ("here", "at this device"),
    ("phone", "on a phone of their own"),
    ("away", "elsewhere, by link"),
    *((strength, f"played by the {strength} bot") for strength in STRENGTHS),
)


def place_of(record: Record, seat: int) -> str:
    """Who decides for a seat, as `Sit` says it."""
    if seat not in record.people:
        return record.players[seat]
    return "here" if seat in record.mine else "phone" if seat in record.phones else "away"


def strips(s: Session) -> str:
    """Beside the board: what somebody asks from a phone; whose phones are not at the table."""
    return "" if s.hand else asked_back(s) + missing(s)


def asked_back(s: Session) -> str:
    """Somebody asks to take back the last choice, as long as the match stands where they have asked it."""
    name, at = s.asked_back
    if at != s.match.at:
        return ""
    buttons = button("take-back", "Take it back", look="go") + button("leave-it", "No", look="quiet")
    said = f"<p>{esc(ASKS_BACK.format(name))}</p>"
    return f'<section class="strip" id="asked-back" aria-label="Take it back?">{said}{buttons}</section>'


def missing(s: Session) -> str:
    """Whose phones are not at the table, and what can be done about it."""
    seats = queries.missing(s)
    if not seats or s.record.outcome:
        return ""
    names = in_words([s.record.names[seat] for seat in seats])
    said = f"No phone at the table holds the hand of {names}."
    if queries.gathers(s) and s.record.turn == "bot":
        said += " Bots wait until all are there."
    asks = button("ask-phone", "Ask a phone", look="go", draw="screen")
    return (
        f'<section class="strip" id="phones" aria-label="Phones"><p>{esc(said)}</p>{asks}'
        f"{button('who', 'Who sits where?', look='quiet')}</section>"
    )


def sitting(record: Record, present: frozenset[int]) -> str:
    """The dialog about who decides for each seat, and where."""
    rows = ""
    for seat in range(record.match.seats):
        there = " (at the table)" if seat in present else ""
        field = select(
            f"sit-{seat}",
            f"{record.names[seat]}{there}",
            PLACES,
            place_of(record, seat),
            "sit-at",
            f"{seat} {{}}",
        )
        rows += f"<li>{badge(seat)} {field}</li>"
    row = f"{ask('ask-phone', 'Ask a phone to the table', draw='screen')}{ask('close', 'Done', look='go')}"
    return (
        "<p>Who decides for whom? Whoever sits elsewhere gets the match by link.</p>"
        f'<ul class="sitting">{rows}</ul><div class="row">{row}</div>'
    )
