"""Sharing: a seed, a score to beat, or the whole match, as a link and a QR code."""

from __future__ import annotations

import games
from app.keep.calendar import day_words
from app.keep.pars import par_of, same_as_par
from app.keep.record import Record
from app.page.markup import ask, esc, radios
from app.page.screen import Commands
from app.session.play_area import open_notes
from app.session.shell import Shell
from app.session.spectators import last_told
from tabletop.link import LinkError, challenge_link, play_link, replay_link, seed_link
from tabletop.snapshot import snapshot_link
from tabletop.wording import in_words

CARRIED = (
    "The link carries the whole match, hidden cards too: whoever takes it apart can look at them. "
    "Play it with people you trust."
)
BY_HAND = "The browser does not let the page copy it. It is selected: copy it by hand."


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
        if outcome and outcome.counts:
            kinds.insert(1, ("challenge", f"A challenge: beat {self.score_words()}"))
        if outcome and outcome.counts and self.record.daily:
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
        if self.what == "play":
            return play_link(self.record.match, self.record.seating)
        if self.what in ("challenge", "day") and outcome:
            return challenge_link(self.record.match, outcome.scores[self.record.person])
        if self.what == "match":
            return replay_link(self.record.match)
        if self.what == "view":
            return self.still()
        return seed_link(self.record.match)

    def still(self) -> str:
        """What everybody may see now, and no more. LinkError if that is too much for a link."""
        match, names = self.record.match, self.record.names
        entry = games.load(match.game.slug)
        notes = open_notes(entry, match.state.public(), self.record.notes.now)
        return snapshot_link(match.game, match.state, names, last_told(match, names), notes)

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
            seat = match.state.seat
            return (
                f"{title}: it is {self.record.names[seat]}’s turn."
                if self.record.turn
                else f"{title}: the end."
            )
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
            f'{chosen}{played}{told}<label class="field wide"><span>Link</span>'
            f'<input type="text" id="share-url" readonly value="{esc(url)}"></label>'
            f'<div class="row">{native}{ask("share-copy", copied, draw="copy")}</div>'
            f'{honest}<p id="share-said" role="status"></p><div id="qr" class="qr"></div>'
        )
        self.shell.open("Share", html)
        self.page.find("share-url").value = url
        self.page.start(self.draw_code(url))

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
        self.page.start(self.hand_on(url))

    async def hand_on(self, url: str) -> None:
        """Share, and say so if the device refuses."""
        if not await self.shell.device.share(self.record.match.game.title, self.words(), url):
            self.page.find("share-url").select()
            self.page.text("share-said", "This device would not share it. Copy the link instead.")
