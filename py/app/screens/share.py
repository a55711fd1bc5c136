"""Sharing: a seed, a score to beat, or the whole match, as a link and a QR code; and turns by link."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import games
from app.keep.calendar import day_words
from app.keep.pars import par_of, same_as_par
from app.keep.record import Record
from app.keep.schema import SENDER, Name
from app.page.markup import ask, esc, radios
from app.page.screen import Commands
from app.session.play_area import open_notes
from app.session.shell import Shell
from app.session.spectators import last_told
from tabletop.link import LinkError, challenge_link, play_link, replay_link, seed_link
from tabletop.match import Match
from tabletop.snapshot import snapshot_link
from tabletop.typed import LONGEST_NAME, name
from tabletop.wording import in_words

CARRIED = (
    "The link carries the whole match, hidden cards too: whoever takes it apart can look at them. "
    "Play it with people you trust."
)
MOST = 120  # letters of what has happened
CLOCKS = ("Round", "Rounds", "Turn", "Turns")  # numbers of a story that say how far a match is


def sender(shell: Shell, record: Record) -> str:
    """Who sends a link: by the name at the table, or else by the one that was typed when sharing last."""
    return record.called or shell.store.choice(SENDER, Name) or ""


def turn_words(match: Match, names: Sequence[str]) -> str:
    """The game, how far the match is, and what has happened last that everybody may know."""
    story = games.load(match.game.slug).table.story(match, names)
    far = next(
        (f", {label.lower().removesuffix('s')} {value}" for label, value in story if label in CLOCKS), ""
    )
    told = last_told(match, names)
    told = told if len(told) <= MOST else f"{told[: MOST - 2].rstrip()} …"
    return f"{match.game.title}{far}. {told}"


def send_words(record: Record) -> str:
    """What goes along with a turn by link: whose turn it is, in what, and what has happened."""
    match = record.match
    told = turn_words(match, record.names)
    if record.outcome:
        return f"{match.game.title} is over: {record.winners}."
    return f"{record.names[match.state.seat]}, your turn: {told}"


def send(shell: Shell, record: Record, then: Callable[[str], None]) -> None:
    """Send the match to whoever is next, while a tap is answered; `then` hears what came of it."""
    try:
        fragment = play_link(record.match, record.seating, sender(shell, record))
    except LinkError as fault:
        return then(str(fault))
    others = in_words([record.names[seat] for seat in record.away])
    to = others if record.outcome else record.names[record.match.state.seat]
    return hand_on(shell, record.match.game.title, send_words(record), fragment, to, then)


def hand_on(
    shell: Shell, title: str, words: str, fragment: str, to: str, then: Callable[[str], None]
) -> None:
    """Words and a link to the device's own sharing, or, where it has none, to the clipboard."""
    url, device = shell.page.address(fragment), shell.device
    shared = device.share(title, words, url) if device.can_share() else None
    shell.page.start(handed_on(shell, shared, f"{words}\n{url}", to, then))


async def handed_on(
    shell: Shell, shared: Awaitable[bool | None] | None, text: str, to: str, then: Callable[[str], None]
) -> None:
    """Say what came of it; what was not shared is copied. Whoever has closed the sharing knows that."""
    done = await shared if shared else False
    if done:
        return then(f"Handed on. If {to} did not get it, send it again.")
    if done is None:
        return then("Not sent yet: the sharing was closed.")
    refused = "This device would not share it. " if shared else ""
    if await shell.device.copy(text):
        return then(f"{refused}Copied: send it to {to}.")
    return then(f"{refused}The browser does not let the page copy it: “QR code” shows the link.")


class Sharing:
    """The share dialog of one record."""

    def __init__(self, shell: Shell, record: Record) -> None:
        self.shell, self.page, self.record = shell, shell.page, record
        self.table = games.load(record.match.game.slug).table
        self.what = "seed"
        self.commands: Commands = {
            "share-what": self.do_share_what,
            "share-copy": self.do_share_copy,
            "share-native": self.do_share_native,
            "share-name": self.do_share_name,
        }

    def open(self, what: str = "seed") -> None:
        """Show the dialog with this kind of link chosen."""
        self.what = what
        self.show()

    def kinds(self) -> list[tuple[str, str]]:
        """What can be shared now."""
        kinds = [("seed", "This seed"), ("match", "The match so far, to watch or go on with")]
        if self.record.away:
            kinds.insert(0, ("play", f"The match, for {self.others()} to go on with"))
            kinds[-1] = ("match", "The match so far, to watch")
        outcome = self.record.outcome
        if outcome:
            kinds[-1] = ("match", "The whole match, to watch")
        if self.record.sets_challenge:
            kinds.insert(1, ("challenge", f"A challenge: beat {self.score_words()}"))
        if self.record.compared and self.record.daily:
            kinds.insert(0, ("day", "The day’s result"))
        if not outcome:
            kinds.append(("view", "What everybody may see now, to look at"))
        return kinds

    def others(self) -> str:
        """Who plays on other devices, in words."""
        return in_words([self.record.names[seat] for seat in self.record.away])

    def score_words(self) -> str:
        """The score reached, in words."""
        outcome = self.record.outcome
        return str(self.table.score_words(outcome.scores[self.record.person])) if outcome else ""

    def boast(self) -> str:
        """What the game says beside a challenge that was set."""
        return games.ending(self.record.match.game.slug).boast(self.record.match, self.record.person)

    @property
    def tells(self) -> bool:
        """Are there words to go along that are worth reading before, and copied with the link?"""
        return self.what == "day" or (self.what == "challenge" and bool(self.boast()))

    def fragment(self) -> str:
        """The link's end. LinkError if the match is too long for one."""
        outcome = self.record.outcome
        match, by = self.record.match, sender(self.shell, self.record)
        if self.what == "play":
            return play_link(match, self.record.seating, by)
        if self.what in ("challenge", "day") and outcome:
            return challenge_link(match, outcome.scores[self.record.person], by)
        if self.what == "match":
            return replay_link(match, by)
        if self.what == "view":
            return self.still(by)
        return seed_link(match, by)

    def still(self, by: str) -> str:
        """What everybody may see now, and no more. LinkError if that is too much for a link."""
        match, names = self.record.match, self.record.names
        entry = games.load(match.game.slug)
        notes = open_notes(entry, match.state.public(), self.record.notes.now)
        return snapshot_link(match.game, match.state, names, last_told(match, names), notes, by)

    def words(self) -> str:
        """What goes along with the link."""
        match = self.record.match
        title = f"{match.game.title} ({in_words(match.variant)})" if match.variant else match.game.title
        if self.what == "day":
            return self.day_words()
        if self.what == "challenge":
            boast = self.boast()
            return f"{title}: beat {self.score_words()}." + (f"\n{boast}" if boast else "")
        if self.what == "play":
            return send_words(self.record)
        said = {"match": "a match to watch", "view": "how the match stands"}
        return f"{title}: {said.get(self.what, 'play the same seed')}."

    def day_words(self) -> str:
        """A day's result, which tells nothing of how it came about: signs, and the same in words."""
        match, outcome, daily = self.record.match, self.record.outcome, self.record.daily
        assert outcome and daily
        score = outcome.scores[self.record.person]
        par = par_of(self.shell.store, match.game, daily) if same_as_par(match) else None
        told = f"\nPar: {self.table.score_words(par)}" if par else ""
        return (
            f"Boneyard · {match.game.title} · {day_words(daily)}\n"
            f"{self.table.signs(score)} {self.score_words()}{told}"
        )

    def show(self) -> None:
        """The dialog as it is now, and then its QR code."""
        chosen = radios("share", "What to share", self.kinds(), self.what, "share-what")
        try:
            url = self.page.address(self.fragment())
        except LinkError as fault:
            self.shell.open("Share", f'{chosen}<p class="notice">{esc(fault)}</p>')
            return
        honest = f'<p class="small">{CARRIED}</p>' if self.what == "play" and self.record.has_secrets else ""
        variant = self.record.match.variant
        played = f'<p class="small">Played with: {esc(in_words(variant))}.</p>' if variant else ""
        native = (
            ask("share-native", "Share …", look="go", draw="share") if self.shell.device.can_share() else ""
        )
        told = f'<p class="shared" id="share-words">{esc(self.words())}</p>' if self.tells else ""
        copied = "Copy the result" if told else "Copy the link"
        html = (
            f'{chosen}{played}{self.name_html()}{told}<label class="field wide"><span>Link</span>'
            f'<input type="text" id="share-url" readonly value="{esc(url)}"></label>'
            f'<div class="row">{native}{ask("share-copy", copied, draw="copy")}</div>'
            f'{honest}<p id="share-said" role="status"></p><div id="qr" class="qr"></div>'
        )
        self.shell.open("Share", html)
        self.page.find("share-url").value = url
        self.page.start(self.draw_code(url))

    def name_html(self) -> str:
        """Who sends it, to be typed by who has no name at the table."""
        if self.record.called:
            return ""
        name = sender(self.shell, self.record)
        return (
            '<label class="field wide"><span>Your name, if it shall go along</span><input type="text" '
            f'id="share-name" maxlength="{LONGEST_NAME}" autocomplete="nickname" spellcheck="false" '
            f'value="{esc(name)}" data-typed="share-name"></label>'
        )

    async def draw_code(self, url: str) -> None:
        """The link as a QR code, for the device opposite."""
        code = await self.page.qr(url)
        if self.page.find("qr"):
            words = "QR code of this link" if code else ""
            said = f"<p>{self.page.why_missing('This link is too long for a QR code.')}</p>"
            self.page.show(
                "qr",
                f'<svg viewBox="0 0 {code.size} {code.size}" role="img" aria-label="{words}">'
                f'<rect class="qr-paper" width="{code.size}" height="{code.size}"/>'
                f'<path class="qr-ink" d="{code.path}"/></svg>'
                if code
                else said,
            )

    # --- commands ------------------------------------------------------------------

    def do_share_what(self, arg: str) -> None:
        """Another kind of link."""
        self.what = arg.partition("=")[2]
        self.show()

    def do_share_name(self, typed: str) -> None:
        """A letter of the name was typed: it goes along from now on."""
        self.shell.store.choose(SENDER, name(typed))
        with suppress(LinkError):
            url = self.page.address(self.fragment())
            self.page.find("share-url").value = url
            self.page.start(self.draw_code(url))

    def do_share_copy(self, _: str) -> None:
        """The link to the clipboard, with the words that go along where they tell something."""
        self.page.start(self.copy())

    async def copy(self) -> None:
        """Copy, and say whether it worked; if not, the link is there to be copied by hand."""
        field = self.page.find("share-url")
        url = str(field.value)
        done = await self.shell.device.copy(f"{self.words()}\n{url}" if self.tells else url)
        if not done:
            field.select()
        self.page.text(
            "share-said",
            "Copied."
            if done
            else "The browser does not let the page copy it. The link is selected: copy it by hand.",
        )

    def do_share_native(self, _: str) -> None:
        """The device's own way of sharing."""
        url = str(self.page.find("share-url").value)
        shared = self.shell.device.share(self.record.match.game.title, self.words(), url)
        self.page.start(self.hand_on(shared))

    async def hand_on(self, shared: Awaitable[bool | None]) -> None:
        """Share, and say so if the device refuses."""
        if await shared is False:
            self.page.find("share-url").select()
            self.page.text("share-said", "This device would not share it. Copy the link instead.")
