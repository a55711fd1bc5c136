"""A game's start page: play, the days' matches, the cabinet, what is kept, and the statistics."""

from __future__ import annotations

from collections.abc import Sequence

import games
from app.keep.record import Record
from app.keep.schema import Result, Saved
from app.keep.seeds import daily_seed, spoken
from app.keep.stats import by_variant, costs
from app.page.markup import bar, button, esc, icon
from app.page.screen import Commands, Screen
from app.screens.achievements_view import glimpse_html
from app.screens.days import Days
from app.screens.home import begun_html, files_html, last_html, over_html
from app.screens.learn import learn_html
from app.screens.options import Options
from app.screens.puzzles_view import again_html
from app.screens.seat_setup import SeatSetup
from app.screens.seats import Seats
from app.screens.start_view import given_away_html, statistics_html
from app.session.shell import Shell
from tabletop.carried import address_in, read
from tabletop.link import LONGEST, replay_link, seed_link
from tabletop.markup import NOTHING, Html
from tabletop.match import SEED_LENGTH, Match, MatchError, clean_seed
from tabletop.values import replace
from tabletop.wording import in_words

TYPED = 2 * LONGEST  # letters that the seed's field takes: a link with a text around it, too
A_LINK = "This is a link: “Play” opens it."


def seed_words(typed: str) -> str:
    """What the seed becomes that somebody types, where it is not taken as it stands."""
    seed = clean_seed(typed)
    if seed == typed:
        return ""
    if address_in(typed, games.find):
        return A_LINK
    if not seed:
        return "There is no letter or digit in it: the seed will be a random one."
    most = f" A seed has at most {SEED_LENGTH} letters." if len(typed) > SEED_LENGTH else ""
    return f"It becomes “{seed}”.{most}"


def left_html(match: Match) -> str:
    """The way to a match as far as it was played, or to its seed."""
    if match.log:
        return f'<a class="go" href="#{replay_link(match)}">Watch the match so far</a>'
    words = f"Play the seed “{match.seed}”"
    if match.variant:
        words += f" ({in_words(match.variant)})"
    return f'<a class="go" href="#{seed_link(match)}">{esc(words)}</a>'


class Start(Screen):
    """The screen. left: what is whole of a link that could not be read."""

    kind = "start"

    def __init__(
        self,
        shell: Shell,
        slug: str,
        notice: str,
        left: Sequence[Match] = (),
    ) -> None:
        self.shell, self.slug, self.notice = shell, slug, notice
        self.entry = games.load(slug)
        self.title = self.entry.game.title
        self.pieces = self.entry.table.FACTS.pieces
        self.left = left
        self.typed = ""  # what stands in the seed's field
        self.seating = SeatSetup(shell.store, slug, self.entry.game.seats)
        self.options = Options(shell.store, self.entry, self.seating)
        self.seats = Seats(shell, self.entry, self.seating, self.options, self.redraw)
        self.days = Days(shell, self.entry)
        self.commands: Commands = {
            "random": self.do_random,
            "seed": self.do_seed,
            "sound": self.do_sound,
            "option": self.do_option,
            "play": self.do_play,
            "daily": self.do_daily,
            **self.seats.commands,
            **self.days.commands,
        }

    def draw(self, still: bool = False) -> None:
        """Show the page."""
        self.shell.page.show("screen", self.html(), still)

    def opened(self) -> None:
        """Notes that came up while reading what is saved."""
        self.shell.tell_notes()
        self.days.reckon()

    def leave(self) -> None:
        """Another screen comes."""
        self.days.stop()

    def seen(self, visible: bool) -> None:
        """The page is seen again, or no longer: then nobody wants a bot to be at work."""
        if visible:
            self.days.reckon()
        else:
            self.days.stop()

    def saved(self) -> list[Saved]:
        """The matches of this game that are kept here and can be opened."""
        return [record for record in self.shell.store.records(self.slug) if isinstance(record, Saved)]

    def html(self) -> str:
        """Everything, in the order in which it is most often wanted."""
        table, store = self.entry.table, self.shell.store
        results = store.results(self.slug)
        records = store.records(self.slug)
        tools = button("settings", "Settings", look="tool", draw="settings")
        tools += button("help", "Help", look="tool", draw="help")
        return (
            f"{bar(esc(self.title), '', tools, self.title)}"
            f'<main class="start" id="play" aria-label="New match">'
            f'{self.notice_html()}<div class="hero">'
            f'<img class="cover" src="static/covers/{self.slug}.svg" alt="" width="300" height="400">'
            f'<div class="about"><p>{esc(table.FACTS.about)}</p>{self.form_html()}'
            f'{self.kin_html()}<p class="small">{esc(table.FACTS.credit)}</p></div>'
            f"</div>{begun_html(records)}{last_html(records)}"
            f"{again_html(store, self.shell.settings, self.shell.page.today(), self.slug)}"
            f'<div class="keepsakes">'
            f'<section id="days" aria-labelledby="days-title">{self.days.html()}</section>'
            f"<div>{glimpse_html(self.slug, store.trophies(self.slug))}"
            f"{statistics_html(by_variant(results, self.entry.game), table, self.given_away(results))}"
            "</div></div>"
            f"{over_html(records, but=1)}{files_html(store)}</main>"
        )

    def given_away(self, results: Sequence[Result]) -> Html:
        """What the choices cost in the last matches; nothing for who is to hear of what was good alone."""
        return NOTHING if self.shell.settings["review"] == "encourage" else given_away_html(costs(results))

    def notice_html(self) -> str:
        """The sentence that brought us here, and what is left of a link that could not be read."""
        if not self.notice:
            return ""
        notice = f'<p class="notice" role="alert">{esc(self.notice)}</p>'
        ways = "".join(left_html(match) for match in self.left)
        return notice + (f'<div class="row" id="left">{ways}</div>' if ways else "")

    def kin_html(self) -> str:
        """The way to a game that is made of the same pieces, if there is one."""
        slug = games.cover(self.slug).kin
        if not slug:
            return ""
        kin = games.cover(slug)
        return f'<p class="kin">See also <a href="#{slug}">{esc(kin.title)}</a>: {esc(kin.blurb)}</p>'

    def form_html(self) -> str:
        """What is asked before a match: who sits where, the options, and, folded, the seed; and the button
        that plays at once. In a game of several it stays in sight below all of it."""
        cover = games.cover(self.slug)
        facts = f"{cover.players} · {cover.time} · {cover.depth}"
        told = f'<p class="box-facts">{facts[0].upper()}{facts[1:]}</p>'
        learn = learn_html(self.shell.store, self.slug)
        play = (
            f'<button type="submit" class="go big" id="play-button">{icon("play")}<span>Play</span></button>'
        )
        rest = (
            f"{self.options.html()}"
            f'<details class="fold" id="more"><summary>Seed</summary>{self.seed_html()}</details>'
        )
        if self.entry.game.seats[-1] == 1:
            return (
                f'<form class="new" id="new" data-do="play">{told}<div class="lead">{play}{learn}</div>'
                f"{self.sound_html()}{rest}</form>"
            )
        words = f'<p id="who">{esc(self.seating.words)}</p>'
        return (
            f'<form class="new several" id="new" data-do="play">{told}<div class="lead">{learn}</div>'
            f"{self.seats.html()}{self.sound_html()}"
            f'{rest}<div class="to-play">{play}{words}</div></form>'
            f"{self.seats.aside()}"
        )

    def sound_html(self) -> str:
        """Whether there shall be sound, asked before a match until it is said, once on this device."""
        if self.shell.settings.has("sound"):
            return ""
        yes = button("sound", "Yes", "on", aria_label="Yes, play with sound")
        no = button("sound", "No", "off", aria_label="No, play without sound")
        return f'<p class="sound" id="sound">Play with sound? {yes} {no}</p>'

    def seed_html(self) -> str:
        """The seed's field, and what becomes of what is typed."""
        return (
            f'<label class="field"><span>Seed</span><input type="text" id="seed" name="seed" '
            f'maxlength="{TYPED}" autocomplete="off" autocapitalize="none" spellcheck="false" '
            f'value="{esc(self.typed)}" placeholder="left empty: a random one" data-typed="seed" '
            f'aria-describedby="seed-said"></label>'
            f'<p class="small" id="seed-said" role="status">{esc(seed_words(self.typed))}</p>'
            f'<div class="row">{button("random", "Random seed", draw="dice")}</div>'
        )

    # --- commands ------------------------------------------------------------------

    def do_random(self, _: str) -> None:
        """Another seed in the field."""
        self.shell.page.find("seed").value = spoken(self.shell.page.chance(1 << 40))
        self.do_seed("")

    def do_seed(self, _: str) -> None:
        """A letter was typed: say what the seed becomes."""
        self.typed = self.shell.page.value("seed")
        self.shell.page.text("seed-said", seed_words(self.typed))

    def do_sound(self, value: str) -> None:
        """The answer."""
        self.shell.command("choose", f"sound={value}")

    def preferred(self, name: str) -> None:
        """One of the settings was chosen: what was asked of it here is answered."""
        if name == "sound":
            self.do_seating("")
            self.shell.page.focus("play-button")

    def redraw(self) -> None:
        """Show what has changed; the seed that is typed stays."""
        self.typed = self.shell.page.value("seed")
        self.draw()

    def do_seating(self, _: str) -> None:
        """Something else has changed: who sits where is as it stands in the form."""
        self.seats.read()
        self.redraw()

    def escape(self) -> None:
        """Close what is open."""
        self.seats.escape()

    def do_option(self, arg: str) -> None:
        """An option was chosen."""
        self.options.choose(arg)
        self.do_seating("")

    def do_play(self, _: str) -> None:
        """A new match as the form says; an empty seed is a random one, and a link is opened."""
        typed = self.shell.page.value("seed")
        if address_in(typed, games.find):
            return self.shell.go(read(typed, games.find).fragment)
        chosen = clean_seed(typed) or self.friendly()
        return self.begin(chosen or spoken(self.shell.page.chance(1 << 40)), free=not clean_seed(typed))

    def friendly(self) -> str:
        """The seed of one of the first matches that somebody plays of this game here; nothing after them."""
        seeds = self.entry.table.FACTS.friendly
        played = {result.seed for result in self.shell.store.results(self.slug)}
        played |= {saved.match.seed for saved in self.saved() if saved.lesson is None and not saved.practice}
        return next((seed for seed in seeds if seed not in played), "") if len(played) < len(seeds) else ""

    def do_daily(self, date: str) -> None:
        """A day's match: go on with it if it was begun, else begin it. What the page still calls today's and
        is yesterday's is not begun: the new day is shown instead."""
        if date == self.days.today != self.shell.page.today():
            return self.renew()
        for record in self.saved():
            if record.daily == date and not record.over:
                return self.shell.go(f"{self.slug}/match/{record.id}")
        return self.begin(daily_seed(date), date)

    def begin(self, seed: str, daily: str | None = None, free: bool = False) -> None:
        """Seat everybody, and to the table. A day's match is the same for all: it has no options. free: has
        nobody chosen the seed? Then phones make it together."""
        game = self.entry.game
        self.seats.read()
        if self.seating.fault:
            self.draw()
            return self.seats.tell_fault()
        options = {} if daily else self.options.chosen()
        try:
            match = Match(game, self.seating.count, seed, options)
        except MatchError as fault:
            self.notice = str(fault)
            return self.draw()
        record = self.seating.seat(Record(self.shell.new_id(), match, daily=daily))
        return self.shell.open_record(replace(record, made=()) if free and record.phones else record)

    def changed_elsewhere(self, _: str) -> None:
        """Another tab has saved: the lists are no longer right."""
        self.draw()

    def renew(self) -> None:
        """Another day has begun, or others have gone on while the browser kept this page as it was."""
        self.do_seating("")
        self.days.reckon()
