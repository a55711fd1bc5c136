"""What a table of several seats shows beside the game: whose turn it is, what happened since, who has won."""

from __future__ import annotations

from app.keep.record import Record
from app.keep.schema import PERSON
from app.page.markup import ask, button, esc
from app.session import narration
from app.session.narration import Line
from drawing.seats import badge
from tabletop.game import State
from tabletop.markup import Html, attributes
from tabletop.wording import in_words

GONE_ON = "The match has gone on: this is how it stands now."
LOOKS_ON = "You look on: choices are made at the table."
LONG = 50  # characters of a recap that is folded, as it has two lines on a phone
SIDES = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top", "top", "right"),
}


def prompt(
    record: Record, shown: State, asked: int | None, choice: str, autoplay: str, waits: bool = False
) -> str:
    """Who must decide and what they are asked, if that is `asked`, by what is shown; for a bot, what it is
    about to do, where that may be seen, or that it waits for a tap. `autoplay` is the bot that decides for
    the people here, if one does: then they are asked nothing."""
    seat = record.match.state.seat
    does = f" will {esc(choice)}." if choice else " waits for “Step”." if waits else " is thinking …"
    if autoplay and record.turn == "here":
        whose = f"{badge(seat)} {esc(record.names[seat])}, played by the" if record.match.seats > 1 else "The"
        return f"{whose} <b>{autoplay} bot</b>{does}"
    if record.match.seats == 1:
        return LOOKS_ON if record.turn == "phone" else esc(shown.prompt(record.names))
    if record.outcome:
        return esc(f"The match is over: {record.winners}.")
    who = f"<b>{esc(record.who(seat))}</b>"
    if record.turn == "bot":
        return f"{badge(seat)} {who}{does}"
    if record.turn == "away":
        return f"{badge(seat)} It is {who}’s turn, on another device."
    if record.turn == "phone" and record.mine:
        return f"{badge(seat)} It is {who}’s turn."
    if record.turn == "phone":  # who only looks on may know what is being thought about
        return f"{badge(seat)} {who}: {esc(shown.prompt(record.names))}"
    if asked != seat:
        return f"{badge(seat)} {who} is next."
    return f"{badge(seat)} {who}: {esc(shown.prompt(record.names))}"


def not_your_turn(record: Record, hand: bool) -> str:
    """Why nothing can be chosen while somebody else decides; nothing if a person here does. hand: is it asked
    at a phone, where nobody can hurry a bot?"""
    name = record.names[record.match.state.seat]
    if record.turn == "phone" and record.match.seats == 1:
        return LOOKS_ON
    if record.turn == "bot" and not hand:
        return f"It is {name}’s turn: “Step” shows the next choice, “Skip” goes on to yours."
    if record.turn in ("phone", "bot"):
        return f"It is {name}’s turn."
    return f"It is {name}’s turn, on another device: send the link." if record.turn == "away" else ""


def seats_row(record: Record) -> str:
    """Who sits where, in a match of several seats; who is to move is said in words."""
    if record.match.seats == 1:
        return ""
    now = record.match.state.seat if record.turn else -1
    listed = "".join(
        f'<li{attributes(aria_current="true" if seat == now else None)} data-seat="{seat}">{badge(seat)} '
        f"{esc(record.who(seat))}{', to move' if seat == now else ''}</li>"
        for seat in range(record.match.seats)
    )
    return f'<section data-part="seats" aria-label="Players"><ul class="seats">{listed}</ul></section>'


def recap_html(told: list[Line], reader: str) -> str:
    """What has happened since this person's last turn, by player; who they are."""
    rows = "".join(
        f"<li>{f'<b>{esc(name)}:</b> ' if name else ''}<span>{esc(words)}</span></li>" for name, words in told
    )
    log = f'<ul class="log" tabindex="0">{rows}</ul>'
    if sum(len(words) for _, words in told) > LONG:
        others = list(dict.fromkeys(esc(name) for name, _ in told if name not in ("", reader)))
        who = in_words(others) if others else ""
        log = f"<details><summary>Meanwhile{f': {who}' if who else ''}</summary>{log}</details>"
    return (
        f'<section class="strip recap" id="recap" aria-label="Since your last turn">{log}'
        f"{button('recap-read', 'Close', look='quiet')}</section>"
    )


def recap(record: Record, looker: int | None, curtain_down: bool, since: int = 0) -> list[Line]:
    """What bots, or people elsewhere, have done since the person who decides now last did, and since a ply,
    as far as the person hears more of it than that it was done; nothing around a turned table, where
    everybody looks on."""
    match = record.match
    if record.turn != "here" or side(record, match.at) or curtain_down:
        return []
    seat = match.state.seat
    states = narration.recap(match, seat, since)
    actors = {state.seat for state in match.states[match.at - len(states) : match.at]}
    if not actors - set(record.mine):
        return []
    told = narration.lines(match, states, record.names, looker, worth=lambda one: one.to in (None, looker))
    return told[:-1] if told and told[-1][0] == record.names[seat] else told  # one's own turn has begun


def news_strip(words: str, more: str) -> str:
    """What a link has brought."""
    return (
        f'<section class="strip" id="news" aria-label="From the link"><p>{esc(words)}</p>{more}'
        f"{button('news-read', 'Close', look='quiet')}</section>"
    )


def link_strips(record: Record, news: str, newly: bool, sent: str) -> str:
    """What a link has brought, and whether a link is due, or what came of sending it."""
    words = send_words(record) if record.away else ""
    html = send_strip(sent or words) if words else ""
    if news and not (words and news == GONE_ON):  # what is to be done now says as much
        change = button("who", "I am somebody else") if newly and record.persons > 1 else ""
        html = news_strip(news, change) + html
    return html


LOOK = Html(' data-do="lift"')  # a button by which whoever is asked before all looks at their own cards


def curtain(record: Record, down: bool, opened: bool) -> str:
    """The button that lifts the curtain, as large as a hand; where a hand lies open that others may be
    near, one to cover it again. Around a turned table it is lifted by holding, so that no neighbour's touch
    does it."""
    if not down:
        return button("cover", "Cover my hand", look="quiet") if opened and not record.outcome else ""
    seat = record.match.state.seat
    hold = ' data-hold=""' if record.turned else ""
    label = "hold here, and choose with the other hand" if record.turned else "lift the curtain"
    return (
        f'<section class="curtain" aria-label="Curtain"><button type="button" class="curtain-lift" '
        f'id="do-lift" data-do="lift"{hold}>{badge(seat)}<b>{esc(record.names[seat])}:</b> '
        f"<span>{label}</span></button></section>"
    )


def send_strip(words: str) -> str:
    """A link is due: in one tap to the device's own sharing or the clipboard, or as a QR code."""
    send = button("send", "Send the link", look="go", draw="share") + button("code", "QR code", look="quiet")
    return f'<section class="strip" id="away" aria-label="Play by link"><p>{esc(words)}</p>{send}</section>'


def onward_strip(at_table: bool) -> str:
    """Behind a lesson waits what a link has brought; or, on a phone, the table."""
    go = button("onward", "Go to it", look="go")
    words = "Your table waits for you." if at_table else "What the link brought waits for you."
    return f'<section class="strip" id="waits" aria-label="From the link"><p>{words}</p>{go}</section>'


def send_words(record: Record) -> str:
    """When a link is due, to whom."""
    seat = record.match.state.seat
    if record.outcome:
        return "The match is over: send the link, so that everybody sees how it ended."
    if record.turn == "away":
        deciders = {state.seat for state in record.match.states[: record.match.at]}
        done = "Your turn is over" if deciders & {*record.mine} else f"{record.names[seat]} begins"
        return f"{done}: send the link to {record.names[seat]}."
    return ""


def sitting(record: Record) -> str:
    """The dialog about who sits at this device and who elsewhere."""
    rows = ""
    for seat, player in enumerate(record.players):
        if player == PERSON:
            here = seat in record.mine
            pressed = str(here).lower()
            label = f"{record.names[seat]}: {'at this device' if here else 'elsewhere, by link'}"
            rows += f"<li>{badge(seat)} {ask('seat-here', label, str(seat), aria_pressed=pressed)}</li>"
    return (
        "<p>Touch a name to say where that person sits. Whoever sits elsewhere gets the match by link.</p>"
        f'<ul class="sitting">{rows}</ul><div class="row">{ask("close", "Done", look="go")}</div>'
    )


def side(record: Record, ply: int) -> str:
    """Which side of the tablet the prompt and the hand turn to after so many actions: that of the person who
    decides, or, while a bot does, of who decided last. Nothing if the table does not turn."""
    sides = SIDES.get(len(record.mine))
    if not record.turned or not sides:
        return ""
    deciders = (state.seat for state in record.match.states[ply::-1])
    seat = next((seat for seat in deciders if seat in record.mine), record.mine[0])
    return sides[record.mine.index(seat)]


def sides(record: Record) -> str:
    """Who sits at which side of a turned table; nothing if it does not turn."""
    if not record.turned or len(record.mine) not in SIDES:
        return ""
    seated = zip(record.mine, SIDES[len(record.mine)], strict=True)
    plates = "".join(
        f'<li data-at="{at}">{badge(seat)} {esc(record.names[seat])}</li>' for seat, at in seated
    )
    return f'<ul class="sides" aria-label="Around the table">{plates}</ul>'


def mode_words(record: Record) -> str:
    """What the menu says of table mode."""
    return (
        "Table mode off: everything on one side" if record.turned else "Table mode: turn to whose turn it is"
    )


def standings(record: Record) -> str:
    """How a match of several seats ended, the best first."""
    outcome = record.outcome
    assert outcome is not None
    order = sorted(range(record.match.seats), key=lambda seat: (outcome.places[seat] or 99, seat))
    rows = "".join(
        f"<tr><td>{outcome.places[seat] or '–'}</td>"
        f'<th scope="row">{badge(seat)} {esc(record.who(seat))}</th>'
        f"<td>{esc(outcome.reasons[seat])}</td></tr>"
        for seat in order
    )
    return (
        f'<table class="standings"><caption class="sr-only">Standings</caption><tbody>{rows}</tbody></table>'
    )
