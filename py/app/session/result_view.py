"""What the page says of a match that is over: the strip beside the board, and the result with its headline,
its line of story, its medal and a few numbers."""

from __future__ import annotations

from typing import Any

import games
from app.keep.record import Record
from app.page.markup import ask, button, esc, pairs
from app.session.awards_view import awards_html
from app.session.seats_view import standings
from drawing.medal import medal
from games.contract import Score, Table
from tabletop.wording import capital, in_words

CHOSEN = 4  # numbers of the story that are shown at once
HOWS = {  # what a mark (`Record.marks`) says of how a match was played
    "rewound": "with a step back over luck",
    "hinted": "with hints",
    "played by a bot": "by a bot, so no choice of yours is looked at",
    "played by a bot in part": "by a bot in part",
}
SHARE, SAVE = "Share the picture", "Save as a picture"
FOLD = '<details id="more-numbers"><summary>More numbers</summary>'
TO_ORIGIN = "To the match it began in"
NO_STORIES = "What tells stories is not on this device yet: open the page once more with a network."


def headline(record: Record) -> str:
    """How the match ended, in the game's words, as typed."""
    ending = games.ending(record.match.game.slug)
    return ending.headline(record.match, record.person, record.names)


def ended_strip(record: Record, hand: bool) -> str:
    """Beside the board when the match is over; at a phone it has all there is to be said: how it ended for
    each."""
    more = standings(record) if hand and record.match.seats > 1 else ""
    if not hand:
        back = button("onward", TO_ORIGIN, draw="undo") if record.begun_in else ""
        more = back + button("result", "To the result", look="go") + button("next", "Play again")
    return (
        f'<section class="strip over" id="over" aria-label="Result"><p><b>{esc(headline(record))}</b></p>'
        f"{more}</section>"
    )


def _again_words(record: Record) -> str:
    """What the button says that deals anew."""
    if record.persons > 1:
        return "Again, same people"
    return "Again, same table" if record.match.seats > 1 else "Play again"


def out_strip(record: Record) -> str:
    """Beside the board while bots alone play on: on to the end, without waiting for them."""
    people = [record.names[seat] for seat in record.people]
    said = f"{in_words(people)} {'are' if len(people) > 1 else 'is'} out; the others go on."
    return (
        f'<section class="strip over" id="out" aria-label="Out"><p><b>{esc(said)}</b></p>'
        f"{button('skip-on', 'To the result', look='go')}</section>"
    )


def result(
    record: Record,
    table: Table[Any],
    shares: bool,
    day: str,
    news: str,
    even: str = "",
    review: str = "",
) -> str:
    """The result dialog: the line of story, the medal or the standings, how it was played (`review`), marks,
    the challenge, the day, a few numbers, where to go from here, and what is new in the cabinet. `shares`:
    the device can hand on a picture; even: the head start that is proposed for the next match."""
    outcome = record.outcome
    assert outcome is not None
    won = outcome.places[record.person] == 1
    ending = games.ending(record.match.game.slug)
    tale = esc(ending.tale(record.match, record.person, record.names))
    earns = record.alone and table.FACTS.grades and outcome.counts
    reached = _reached(table, outcome.scores[record.person], won) if earns else ""
    variant = record.match.variant
    played = f'<p class="small">Played with: {esc(in_words(variant))}.</p>' if variant else ""
    challenge = ask("share-challenge", "Challenge a friend", draw="share")
    again = to_origin(record) + ask("next", _again_words(record), look="go", draw="dice")
    if record.away:
        again += ask("send", "Tell everybody", draw="share")
    actions = (
        challenge if record.sets_challenge and not record.beat else "",
        ask("take-away", "Save or print", draw="out") if table.FACTS.desk and table.FACTS.desk.FILES else "",
        ask("story", "The story", draw="play") if has_story(record) else "",
        ask("picture", SHARE if shares else SAVE, draw="share" if shares else "out"),
        ask("again", "Same seed again", draw="redo"),
        ask("watch", "Watch the replay", draw="play"),
        ask("close", "Look at the table", look="quiet"),
    )
    return (
        f'<div class="result" data-won="{str(won).lower()}"><div class="reached">{reached}'
        f'<p class="tale">{tale}</p></div>{review}{verdict(record, table)}{awards_html(record)}'
        f"{'' if record.match.seats == 1 else standings(record)}{even}"
        f'<div class="onward">{_first_next(record, table)}<div class="row">{again}</div></div>'
        f'<div class="row">{"".join(actions)}</div>'
        f'<p id="picture-said" role="status"></p>'
        f"{played}{marked(record) if outcome.counts else ''}{day}{_numbers(record, table)}{news}</div>"
    )


def to_origin(record: Record) -> str:
    """The way from practice back to the match in the middle of which it was begun."""
    return ask("onward", TO_ORIGIN, draw="undo") if record.begun_in else ""


def has_story(record: Record) -> bool:
    """Is there a story to be told: of a match that is over, that people have played, and that counts?"""
    outcome = record.outcome
    played = record.watched < record.match.at and bool(record.people)
    return bool(outcome and outcome.counts) and played and record.counted


def _first_next(record: Record, table: Table[Any]) -> str:
    """Who begins the next match, where the rules leave it open."""
    outcome = record.outcome
    if not outcome or not table.FACTS.first_begins:
        return ""
    name = esc(record.names[record.first_next(table)])
    why = "this time" if len(set(outcome.places)) == 1 else "who came last"
    return f'<p class="small">In the next match {name} begins, {why}.</p>'


def _reached(table: Table[Any], score: tuple[int, ...], won: bool) -> str:
    """The medal of what was reached alone, with its word."""
    grade = table.grade(score)
    said = f"{'Won' if won else 'Lost'} <b>{esc(table.FACTS.grades[grade])}</b>"
    return f'<div class="grade">{medal(grade, len(table.FACTS.grades))}<p>{said}</p></div>'


def marked(record: Record) -> str:
    """Why a match does not count as others do, and for what; nothing of one that does."""
    if not record.counted:
        how = "Practice" if record.practice else "A lesson"
        counts = "it is never counted, and nothing from it comes into the cabinet."
    elif record.marks:
        how = f"Played {in_words([HOWS[mark] for mark in record.marks])}"
        cabinet = "Nothing from it comes" if record.watched else "What was found in it still comes"
        counts = f"it counts as played, but not for a best result or a streak. {cabinet} into the cabinet."
    else:
        return ""
    return f'<p class="marks"><b>{how}:</b> {counts}</p>'


def _numbers(record: Record, table: Table[Any]) -> str:
    """The first few numbers, the others folded; of several at the table, those of all."""
    story = table.story(record.match, record.names)
    rest = story[CHOSEN:]
    more = f"{FOLD}{pairs(rest)}</details>" if rest else ""
    whose = '<p class="whose">All together</p>' if record.match.seats > 1 else ""
    return whose + pairs(story[:CHOSEN]) + more


def verdict(record: Record, table: Table[Any]) -> str:
    """How this match answers the challenge that it was played for, and the button that sends the answer;
    nothing without a challenge."""
    outcome, beat = record.outcome, record.beat
    if not beat or outcome is None:
        return ""
    score, who = outcome.scores[record.person], record.sender or "the challenge"
    mine, theirs = capital(table.score_words(score)), table.score_words(beat)
    back = f"Answer {record.sender}" if record.sender else "Send the answer"
    answer = ask("share-challenge", back, draw="share") if record.compared else ""
    return (
        f'<div class="verdict"><p><b>{esc(_stands(table, score, beat, who))}.</b> {esc(mine)}; '
        f"{esc(who)}: {esc(theirs)}.</p>{answer}</div>"
    )


def _stands(table: Table[Any], score: Score, beat: Score, who: str) -> str:
    """How a score stands to the one that was to be beaten: "2 keys short of Ada"."""
    if score == beat:
        return f"Exactly as {who}"
    said = f"{table.compared(score, beat)} {who}"
    return f"Beaten: {said}" if score > beat else capital(said)
