"""The card that meets who comes by a link, in words and HTML."""

from __future__ import annotations

import games
from app.keep.calendar import day_words
from app.keep.schema import PERSON, Saved
from app.keep.seeds import day_of
from app.page.markup import button, esc
from tabletop import typed
from tabletop.link import Linked
from tabletop.snapshot import Snapshot
from tabletop.wording import counted, in_words


def heading(come: Linked | Snapshot) -> str:
    """Who sends it, and what it is."""
    by = typed.isolated(come.by)
    if isinstance(come, Snapshot):
        return f"{by} shows you a picture of a match" if by else "A picture of a match, for you"
    if come.beat:
        return f"{by} challenges you" if by else "A challenge for you"
    if come.seating:
        return f"{by} invites you" if by else "You are invited"
    if come.match.log:
        return f"{by} shows you a match" if by else "A match to watch"
    return f"{by} sends you a match to play" if by else "A match to play"


def wanted(come: Linked | Snapshot, today: str) -> str:
    """What is wanted, in a sentence or two."""
    by = typed.isolated(come.by)
    if isinstance(come, Snapshot):
        whose = f" for {in_words(come.names)}" if len(come.names) > 1 else ""
        return f"So it stands{whose}. It is there to look at: nothing can be played in it."
    if come.beat:
        return challenge_words(come, by or "Somebody")
    if come.seating:
        return invitation(come)
    if come.match.log:
        count = counted(len(come.match.log), "choice")
        return f"Watch it, {count} long. From any point you can play on yourself."
    day = day_of(come.match.seed, today) if not come.match.options else None
    whose = "today’s match" if day == today else f"the match of {day_words(day)}" if day else ""
    same = f"The same luck as {by} had waits for you." if by else "The same luck for everybody who plays it."
    return f"It is {whose}. {same}" if whose else same


def challenge_words(come: Linked, who: str) -> str:
    """What there is to beat: "Ada reached 5 keys in 14 turns: beat that."."""
    assert come.beat
    score = str(games.load(come.match.game.slug).table.score_words(come.beat))
    if score[0].isdigit() or score.startswith("no "):
        return f"{who} reached {score}: beat that."
    return f"{who} has ended so: {score}. Beat that."


def invitation(come: Linked) -> str:
    """Who sits there, who the reader is, and whose turn it is: "You are Ben, and it is your turn."."""
    assert come.seating
    match, names = come.match, [typed.isolated(name) for name in come.seating.names]
    people = [seat for seat, player in enumerate(come.seating.players) if player == PERSON]
    seat = match.state.seat if match.state.seat in people else people[0] if people else 0
    others = [
        names[one] if player == PERSON else f"{names[one]} ({player} bot)"
        for one, player in enumerate(come.seating.players)
        if one != seat
    ]
    at_table = (
        f" {in_words(others)} {'sits' if len(others) == 1 else 'sit'} at the table with you."
        if others
        else ""
    )
    if match.state.outcome():
        return f"You are {names[seat]}: see how it ended.{at_table}"
    turn = "you begin" if not match.log else "it is your turn"
    return f"You are {names[seat]}, and {turn}.{at_table}"


def card_html(come: Linked | Snapshot, today: str, new_here: bool, begun: Saved | None) -> str:
    """The card: picture, who, what is wanted, what the game is, and the ways in. new_here: nobody has played
    the game on this device; begun: the unfinished match here of this very seed."""
    linked = come if isinstance(come, Linked) else None
    game = linked.match.game if linked else come.game  # type: ignore[union-attr]
    cover = games.cover(game.slug)
    facts = f"{cover.players} · {cover.time} · {cover.depth}"
    variant = linked.match.variant if linked else ()
    played = f'<p class="small">Played with: {esc(in_words(variant))}.</p>' if variant else ""
    return (
        '<main id="play" class="meeting" aria-label="From the link"><section class="greeting" '
        'aria-labelledby="card-title">'
        f'<img class="cover" src="static/covers/{game.slug}.svg" alt="" width="300" height="400">'
        f'<div class="message"><h2 id="card-title" tabindex="-1">{esc(heading(come))}</h2>'
        f'<p class="wanted" id="wanted">{esc(wanted(come, today))}</p>{played}'
        f'<p class="about-it"><b>{esc(cover.title)}</b>: {esc(cover.blurb)} '
        f'<span class="small">{facts[0].upper()}{facts[1:]}.</span></p>'
        f'{begun_html(begun)}<div class="row">{ways(game.slug, new_here, begun)}</div></div></section></main>'
    )


def begun_html(begun: Saved | None) -> str:
    """That this very seed was begun here before, if it was."""
    if not begun:
        return ""
    return (
        f"<p>You have begun the seed <b>{esc(begun.match.seed)}</b> before ({esc(begun.told)}). "
        "Starting anew keeps that match on the shelf.</p>"
    )


def ways(slug: str, new_here: bool, begun: Saved | None) -> str:
    """The ways in, the likeliest first: for who is new here to learn it, for others straight in; and of a
    seed that was begun, to go on with it."""
    learn = button(
        "lesson-first", "Two minutes to learn", look="go big" if new_here else "plain", draw="hint"
    )
    if begun:
        go_on = f'<a class="go big" id="go-on" href="#{slug}/match/{begun.id}">Go on</a>'
        return go_on + button("anew", "Start anew") + learn
    straight = button("straight-in", "Straight in", look="plain big" if new_here else "go big", draw="play")
    return learn + straight if new_here else straight + learn
