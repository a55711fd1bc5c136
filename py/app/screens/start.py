"""A game's start page: play, the days' matches, the cabinet, what is kept, and the statistics."""

from __future__ import annotations

from collections.abc import Sequence

import games
from app.keep.record import Record, from_link, same_table
from app.keep.schema import Saved
from app.keep.seeds import daily_seed, spoken
from app.keep.stats import by_variant
from app.page.markup import bar, button, esc, icon
from app.page.screen import Commands, Screen
from app.screens.achievements_view import glimpse_html
from app.screens.days import Days
from app.screens.home import begun_html, files_html, over_html
from app.screens.learn import learn_html
from app.screens.options import Options
from app.screens.seat_setup import SeatSetup
from app.screens.start_view import statistics_html
from app.session.shell import Shell
from tabletop.carried import address_in, read
from tabletop.link import LONGEST, Linked, replay_link, seed_link
from tabletop.match import SEED_LENGTH, Match, MatchError, clean_seed
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
    """The screen. linked: a seed link that was begun here before; left: what is whole of a link that could
    not be read."""

    kind = "start"

    def __init__(
        self,
        shell: Shell,
        slug: str,
        notice: str,
        linked: Linked | None = None,
        left: Sequence[Match] = (),
    ) -> None:
        self.shell, self.slug, self.notice = shell, slug, notice
        self.entry = games.load(slug)
        self.title = self.entry.game.title
        self.pieces = self.entry.table.FACTS.pieces
        self.left = left
        self.linked = linked
        self.typed = ""  # what stands in the seed's field
        self.seating = SeatSetup(shell.store, slug, self.entry.game.seats)
        self.options = Options(shell.store, self.entry)
        self.days = Days(shell, self.entry)
        self.commands: Commands = {
            "random": self.do_random,
            "seed": self.do_seed,
            "sound": self.do_sound,
            "seats": self.do_seats,
            "seating": self.do_seating,
            "option": self.do_option,
            "play": self.do_play,
            "daily": self.do_daily,
            "anew": self.do_anew,
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

    def begun(self) -> list[Saved]:
        """The unfinished matches here of the linked seed."""
        return [record for record in self.saved() if self.linked and same_table(record, self.linked.match)]

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
            f'{self.notice_html()}{self.choice_html()}<div class="hero">'
            f'<img class="cover" src="static/covers/{self.slug}.svg" alt="" width="300" height="400">'
            f'<div class="about"><p>{esc(table.FACTS.about)}</p>{self.form_html()}'
            f'{self.kin_html()}<p class="small">{esc(table.FACTS.credit)}</p></div>'
            f'</div>{begun_html(records)}<div class="keepsakes">'
            f'<section id="days" aria-labelledby="days-title">{self.days.html()}</section>'
            f"<div>{glimpse_html(self.slug, store.trophies(self.slug))}"
            f"{statistics_html(by_variant(results, self.entry.game), table)}</div></div>"
            f"{over_html(records)}{files_html(store)}</main>"
        )

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

    def choice_html(self) -> str:
        """For a link's seed that was begun here: go on, or anew. Either loses nothing."""
        begun = self.begun()
        if not begun or not self.linked:
            return ""
        found = begun[0]
        go_on = f'<a class="go" id="go-on" href="#{self.slug}/match/{found.id}">Go on</a>'
        beat = f" To beat: {esc(self.entry.table.score_words(self.linked.beat))}." if self.linked.beat else ""
        return (
            f'<section class="strip" aria-label="Seed begun before"><p>You have begun the seed '
            f"<b>{esc(self.linked.match.seed)}</b> before ({esc(found.told)}).{beat} "
            f"Starting anew keeps that match on the shelf.</p>{go_on}{button('anew', 'Start anew')}</section>"
        )

    def form_html(self) -> str:
        """The button that plays at once, who sits where, the options, and, folded, the seed."""
        cover = games.cover(self.slug)
        facts = f"{cover.players} · {cover.time} · {cover.depth}"
        return (
            f'<form class="new" id="new" data-do="play">'
            f'<p class="box-facts">{facts[0].upper()}{facts[1:]}</p>'
            f'<div class="lead"><button type="submit" class="go big" id="play-button">{icon("play")}'
            f"<span>Play</span></button>{learn_html(self.shell.store, self.slug)}</div>{self.sound_html()}"
            f"{self.who_html()}{self.options.html(self.seating.count)}"
            f'<details class="fold" id="more"><summary>Seed</summary>{self.seed_html()}</details>'
            "</form>"
        )

    def sound_html(self) -> str:
        """Whether there shall be sound, asked before a match until it is said, once on this device."""
        if self.shell.settings.has("sound"):
            return ""
        yes = button("sound", "Yes", "on", aria_label="Yes, play with sound")
        no = button("sound", "No", "off", aria_label="No, play without sound")
        return f'<p class="sound" id="sound">Play with sound? {yes} {no}</p>'

    def who_html(self) -> str:
        """Who sits where, in a line that unfolds; nothing of a game for one."""
        if [*self.entry.game.seats] == [1]:
            return ""
        words = f"<b>{self.seating.words}</b>"
        plain = not any(self.options.chosen(self.seating.count).values())
        fair = self.entry.table.FACTS.fairness.get(self.seating.count, "") if plain else ""
        told = f'<p class="small">{esc(fair)}</p>' if fair else ""
        return (
            f'<details class="fold" id="who"><summary>{words}: <span class="change">change</span></summary>'
            f"{self.seating.html()}{told}</details>"
        )

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

    def do_seats(self, count: str) -> None:
        """Another number of players."""
        self.seating.read(self.shell.page)
        self.seating.count = int(count)
        self.do_seating("")
        self.shell.page.announce(self.options.given_up(self.seating.count))

    def do_seating(self, _: str) -> None:
        """Somebody was seated, named, or moved."""
        self.typed = self.shell.page.value("seed")
        self.seating.read(self.shell.page)
        self.draw()

    def do_option(self, arg: str) -> None:
        """An option was chosen."""
        self.options.choose(arg)
        self.do_seating("")

    def do_play(self, _: str) -> None:
        """A new match as the form says; an empty seed is a random one, and a link is opened."""
        typed = self.shell.page.value("seed")
        if address_in(typed, games.find):
            return self.shell.go(read(typed, games.find).fragment)
        return self.begin(clean_seed(typed) or self.friendly() or spoken(self.shell.page.chance(1 << 40)))

    def friendly(self) -> str:
        """The seed of one of the first matches that somebody plays of this game here; nothing after them."""
        seeds = self.entry.table.FACTS.friendly
        played = {result.seed for result in self.shell.store.results(self.slug)}
        played |= {saved.match.seed for saved in self.saved() if saved.lesson is None}
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

    def do_anew(self, _: str) -> None:
        """The linked seed as a new match."""
        if self.linked:
            page = self.shell.page
            self.shell.open_record(from_link(self.shell.new_id(), self.linked, page.today()))

    def begin(self, seed: str, daily: str | None = None) -> None:
        """Seat everybody, and to the table. A day's match is the same for all: it has no options."""
        page, game = self.shell.page, self.entry.game
        self.seating.read(page)
        options = {} if daily else self.options.chosen(self.seating.count)
        try:
            if self.seating.fault:
                raise MatchError(self.seating.fault)
            match = Match(game, self.seating.count, seed, options)
        except MatchError as fault:
            self.notice = str(fault)
            return self.draw()
        record = Record(self.shell.new_id(), match, daily=daily)
        return self.shell.open_record(self.seating.seat(record))

    def changed_elsewhere(self, _: str) -> None:
        """Another tab has saved: the lists are no longer right."""
        self.draw()

    def renew(self) -> None:
        """Another day has begun, or others have gone on while the browser kept this page as it was."""
        self.do_seating("")
        self.days.reckon()
