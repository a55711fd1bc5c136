"""Two lines of a match that is played by link, which have crossed: both are shown, and one is played on.

What is kept here and what the link has brought part at some choice. Nothing is overwritten: the line that is
not chosen stays on the shelf as a match of its own.
"""

from __future__ import annotations

from math import fsum

import games
from app.keep.record import Record
from app.keep.saved_record import record_json
from app.keep.storage import StorageFault
from app.keep.store import MATCH
from app.page.markup import bar, button, esc
from app.page.screen import Commands, Screen
from app.screens.share import hand_on, turn_words
from app.session import narration
from app.session.shell import Shell
from tabletop.link import LinkError, play_link
from tabletop.match import Match
from tabletop.values import replace
from tabletop.wording import counted, in_words

OURS, THEIRS = "ours", "theirs"
GUESSES = 4  # at what is hidden
ABOUT = 0.02  # of a chance to win: nobody sees the difference


def parted_at(ours: Match, theirs: Match) -> int:
    """After how many choices two lines part."""
    both = zip(ours.played, theirs.played, strict=False)
    return next((ply for ply, (one, other) in enumerate(both) if str(one) != str(other)), 0)


def ahead(record: Record, looker: int | None) -> str:
    """Who is ahead, as the bots reckon it from what this seat can see, and of an ended match who has won."""
    if record.outcome:
        return record.winners
    state, bot = record.match.state, games.load(record.match.game.slug).bot
    if looker is None and state.hidden(None):
        return "Who is ahead is hidden"
    guesses = [state.determinize(looker or 0, luck) for luck in range(GUESSES)]
    chances = [fsum(bot.evaluate(guess, seat) for guess in guesses) / GUESSES for seat in range(state.seats)]
    best = max(chances) - ABOUT
    first = [name for name, chance in zip(record.names, chances, strict=True) if chance > best]
    if len(first) == len(chances):
        return "Nobody is ahead"
    return f"{in_words(first)} {'is' if len(first) == 1 else 'are'} ahead"


class Crossing(Screen):
    """The screen. ours: what is kept here; theirs: what the link has brought, not kept yet."""

    kind = "arrival"

    def __init__(self, shell: Shell, ours: Record, theirs: Record) -> None:
        self.shell, self.lines = shell, {OURS: ours, THEIRS: theirs}
        self.entry = games.load(ours.match.game.slug)
        self.title = self.entry.game.title
        self.others = in_words([ours.names[seat] for seat in ours.away])
        self.said = ""
        self.commands: Commands = {"play-line": self.do_play_line, "ask-which": self.do_ask_which}

    def draw(self, still: bool = False) -> None:
        """Show both lines."""
        ours, theirs = self.lines[OURS].match, self.lines[THEIRS].match
        shared = parted_at(ours, theirs)
        same = "They differ from the first choice on."
        if shared:
            who = self.lines[OURS].names[ours.states[shared].seat]
            same = f"They agree for {counted(shared, 'choice')}; then {who} chose differently."
        title = f'<a href="#{ours.game.slug}">{esc(self.title)}</a>'
        ask = button("ask-which", f"Ask {self.others or 'the others'}", draw="share")
        html = (
            f"{bar(title, '', button('help', 'Help', look='tool', draw='help'), self.title)}"
            '<main id="play" class="meeting" aria-label="From the link"><section class="greeting crossed" '
            'aria-labelledby="card-title"><div class="message">'
            '<h2 id="card-title" tabindex="-1">This match has gone two ways</h2>'
            f'<p class="wanted" id="wanted">Which of them do you play on? {esc(same)} '
            "Nothing is lost: the other one stays on the shelf.</p>"
            f'<div class="parted">{self.line_html(OURS, "Kept here", shared)}'
            f"{self.line_html(THEIRS, 'From the link', shared)}</div>"
            f'<div class="row">{ask}</div>'
            f'<p class="small" id="asked-which" role="status">{esc(self.said)}</p></div></section></main>'
        )
        self.shell.page.show("screen", html, still)

    def line_html(self, which: str, label: str, shared: int) -> str:
        """One line: who is ahead, how far it has got, where it parts, and the button that plays it on."""
        record = self.lines[which]
        match, names = record.match, record.names
        looker = record.mine[0] if len(record.mine) == 1 else None
        story = self.entry.table.story(match, names)
        rows = [f"{label}: {value}" for label, value in story[:2]]
        far = f"{counted(match.at, 'choice')} so far, {match.at - shared} since they part"
        parts = narration.chosen(match, shared, names, looker)
        told = [far, *rows, f"It parts with: {parts}." if parts else ""]
        listed = "".join(f"<li>{esc(one)}</li>" for one in told if one)
        return (
            f'<section aria-labelledby="line-{which}"><h3 id="line-{which}">{label}</h3>'
            f"<p><b>{esc(ahead(record, looker))}.</b></p><ul>{listed}</ul>"
            f"{button('play-line', 'Play this one on', which, look='go', aria_describedby=f'line-{which}')}"
            "</section>"
        )

    def opened(self) -> None:
        """Notes that came up while reading what is saved."""
        self.shell.tell_notes()

    def do_play_line(self, which: str) -> None:
        """This line is played on; the other is kept, if it is not yet."""
        if which == OURS:
            theirs = replace(self.lines[THEIRS], origin="link")
            stamped = replace(theirs, updated=self.shell.store.stamp(self.shell.page.now()))
            try:
                self.shell.store.write(MATCH + theirs.id, record_json(stamped, self.entry.table))
            except StorageFault as fault:
                self.shell.store.notes.append(str(fault))
        self.shell.open_record(self.lines[OURS if which == OURS else THEIRS])
        self.shell.tell_notes()

    def do_ask_which(self, _: str) -> None:
        """Ask the others, with the link of the line that is kept here."""
        ours = self.lines[OURS]
        try:
            fragment = play_link(ours.match, ours.seating, ours.called)
        except LinkError as fault:
            return self.say(str(fault))
        words = (
            f"{self.others}, which of these do we play on? This is mine: {turn_words(ours.match, ours.names)}"
        )
        return hand_on(self.shell, self.title, words, fragment, self.others or "the others", self.say)

    def say(self, words: str) -> None:
        """What has come of asking."""
        if words:
            self.said = words
            self.shell.page.text("asked-which", words)
