"""A whole match from a link, as a film: play, pause, speed, step, jump, and go on from any point of it."""

from __future__ import annotations

from collections.abc import Mapping

import games
from app.keep.record import Record, same_match
from app.keep.shapes import Saved
from app.lobby import Lobby
from app.page.markup import bar, button, esc, select
from app.page.parts import Parts
from app.table import play_area
from app.table.film import BEATS, Film, shots
from app.table.sounds import Sounds
from app.table.telling import chosen, happened, log_html, seen
from app.table.view import asked
from tabletop.match import Match

PACES = (("slow", "slowly"), ("normal", "calmly"), ("fast", "quickly"))
REST = 2.5  # beats between two actions
OWN = ("bar", "near", "place", "log")  # the parts that are the page's, not the game's


class Replay:
    """The screen of a match that is watched. `ply` is how many actions have been shown."""

    kind = "replay"

    def __init__(self, shell: Lobby, match: Match, fragment: str) -> None:
        self.shell, self.page, self.match, self.fragment = shell, shell.page, match, fragment
        self.entry = games.load(match.game.slug)
        self.within = shell.screen is not None  # was another screen open before?
        self.kept = self.find_kept()
        self.names = Record("", match, names=list(self.kept.names) if self.kept else None).names
        self.title = f"Replay of {match.game.title}"
        self.ply = 0
        self.showing = 0  # counts up whenever playing starts or stops
        self.pace = "normal"
        self.screen, self.film, self.sounds = Parts(self.page, "screen"), Film(self), Sounds(self)

    def find_kept(self) -> Saved | None:
        """The match kept here that this is, as far as it goes; None if it comes from elsewhere."""
        match, log = self.match, tuple(map(str, self.match.log))
        for saved in self.shell.store.records(match.game.slug):
            if (
                isinstance(saved, Saved)
                and same_match(saved, match)
                and tuple(saved.match.log[: len(log)]) == log
            ):
                return saved
        return None

    @property
    def playing(self) -> bool:
        """Does it go on by itself?"""
        return self.showing % 2 == 1

    def draw(self, still: bool = False) -> None:
        """The board after `ply` actions, or what is being told of the last of them, and the controls."""
        self.screen.show(self.parts(), self.frame, still)

    def html(self) -> str:
        """The whole screen as text."""
        return self.frame(self.parts())

    def frame(self, parts: Mapping[str, str]) -> str:
        """The whole screen, made of its parts."""
        game = play_area.frame(self.entry, {name: parts[name] for name in parts if name not in OWN})
        return (
            f'{parts["bar"]}<main id="play" aria-label="Table">{parts["near"]}{parts["place"]}'
            f'<div id="board" class="watched">{game}</div>{parts["log"]}</main>'
        )

    def parts(self) -> dict[str, str]:
        """The screen by part, each of them one element."""
        match, ply, last, shot = self.match, self.ply, len(self.match.log), self.film.shot
        state = shot.state if shot else match.states[ply]
        told = happened(match, state, self.names, None) if ply else ""
        outcome = state.outcome(self.names)
        if outcome:
            told = " ".join((told, *outcome.reasons))
        told = shot.words if shot else told
        looker = state.seat if match.state.ending else None
        view = seen(match, state, None)
        facts = ["Replay", *match.variant, f"seed {match.seed}"]
        title = f'<a href="#{match.game.slug}">{esc(match.game.title)}</a>'
        return {
            "bar": bar(title, " · ".join(facts), self.tools(), "Replay"),
            "near": f'<div class="near" data-part="near">{asked(esc(self.done(ply)), told, "told")}</div>',
            "place": (
                '<section class="strip" data-part="place" aria-label="Place in the replay">'
                f'<label class="field wide"><span>Action {ply} of {last}</span><input type="range" id="ply" '
                f'min="0" max="{last}" value="{ply}" data-change="jump"></label>'
                f"{select('replay-pace', 'Shown', PACES, self.pace, 'replay-pace')}"
                f"{button('from-here', 'Play from here')}"
                f"{button('this-seed', 'Play this seed')}</section>"
            ),
            **play_area.watched(play_area.parts(self.entry, view, looker, (), self.names)),
            "log": (
                '<details id="replay-log" data-part="log"><summary>Log</summary>'
                f"{log_html(match, self.names, None)}</details>"
            ),
        }

    def tools(self) -> str:
        """The buttons in the bar."""
        return "".join(
            (
                button("first", "Start", look="tool", draw="first"),
                button("back", "Back", look="tool", draw="undo"),
                button("show", "Pause", look="tool", draw="pause")
                if self.playing
                else button("show", "Play", look="tool", draw="play"),
                button("forward", "Forward", look="tool", draw="redo"),
                button("last", "End", look="tool", draw="last"),
            )
        )

    def done(self, ply: int) -> str:
        """The action that led here, in words, where everybody may know it."""
        if not ply:
            return "The match begins"
        before = self.match.states[ply - 1]
        return chosen(self.match, ply - 1, self.names, None) or f"{self.names[before.seat]} has chosen"

    def go_to(self, ply: int) -> None:
        """Show the match after so many actions."""
        self.film.stop()
        self.ply = max(0, min(ply, len(self.match.log)))
        self.show_place()

    def show_place(self) -> None:
        """Draw what is to be seen after so many actions, and say it."""
        self.draw()
        self.page.find("ply").value = str(self.ply)
        state = self.match.states[self.ply]
        said = (self.done(self.ply), happened(self.match, state, self.names, None) if self.ply else "")
        self.page.announce(". ".join(filter(None, said)))

    def advance(self) -> None:
        """On to the next action, and show what it causes in its order."""
        before = self.match.states[self.ply]
        frames = before.watch(self.match.log[self.ply])
        found = shots(self.match, frames, self.entry.table.CUES, self.names, None)
        self.ply += 1
        self.film.begin(found, BEATS[self.pace])
        self.show_place()
        self.film.roll()
        self.page.after_paint(self.film.run)

    def film_over(self) -> None:
        """All that the action has caused was shown: go on, if it goes on by itself."""
        if self.playing:
            self.page.start(self.rest())

    async def rest(self) -> None:
        """A moment to look, and then the next action, or the end."""
        mine = self.showing
        await self.page.sleep(REST * BEATS[self.pace])
        if mine == self.showing:
            self.go_on()

    def go_on(self) -> None:
        """The next action, if there is one."""
        if self.ply < len(self.match.log):
            self.advance()
        elif self.playing:
            self.stop()
            self.draw()

    def hurry(self) -> None:
        """A finger or a key comes down: whatever is being shown is shown to its end."""
        self.film.end()

    # --- commands ------------------------------------------------------------------

    def do_first(self, _: str) -> None:
        """To the first state."""
        self.stop()
        self.go_to(0)

    def do_last(self, _: str) -> None:
        """To the end."""
        self.stop()
        self.go_to(len(self.match.log))

    def do_back(self, _: str) -> None:
        """One action back."""
        self.stop()
        self.go_to(self.ply - 1)

    def do_forward(self, _: str) -> None:
        """One action forward."""
        self.stop()
        self.go_on()

    def do_jump(self, ply: str) -> None:
        """To where the slider stands."""
        self.stop()
        self.go_to(int(ply))

    def do_show(self, _: str) -> None:
        """Go on by itself, or stop there; from the end it begins anew."""
        if self.playing:
            self.stop()
            return self.draw()
        if self.ply == len(self.match.log):
            self.ply = 0
        self.showing += 1
        self.draw()
        if not self.film.shot:
            self.film_over()
        return None

    def do_replay_pace(self, pace: str) -> None:
        """Faster or slower."""
        self.pace = pace
        self.film.beat = BEATS[pace]

    def stop(self) -> None:
        """It no longer goes on by itself."""
        self.showing += self.playing

    def do_from_here(self, _: str) -> None:
        """A match of one's own from this point on; what follows here is not taken along."""
        match = Match(self.match.game, self.match.seats, self.match.seed, self.match.options)
        for action in self.match.log[: self.ply]:
            match.play(action)
        match.rewound = self.ply > 0
        self.shell.open_record(Record(self.shell.new_id(), match))

    def do_this_seed(self, _: str) -> None:
        """The same seed from the start."""
        match = Match(self.match.game, self.match.seats, self.match.seed, self.match.options)
        self.shell.open_record(Record(self.shell.new_id(), match))

    # --- what is touched -------------------------------------------------------------

    def act(self, _: str, touched: bool = False) -> None:
        """Nothing can be chosen in a replay."""
        self.touch("")

    def pick(self, _: str) -> None:
        """Nothing can be picked in a replay."""
        self.touch("")

    def touch(self, _: str) -> None:
        """Say what can be done instead."""
        words = "This is a replay: choose “Play from here” to go on with it yourself."
        self.page.text("reply", words)
        self.screen.forget("near")
        self.page.announce(words)

    def key(self, pressed: str) -> bool:
        """The same letters as at the table."""
        command = {
            "z": "back",
            "y": "forward",
            "p": "show",
            "?": "help",
        }.get(pressed.lower())
        if command:
            self.shell.command(command, "")
        return command is not None

    def escape(self) -> None:
        """Back to where it was opened; a link that was opened first leads to the match kept here, or to the
        game's start."""
        if self.page.dialog_is_open():
            return
        if self.within:
            self.page.back()
        else:
            slug = self.match.game.slug
            self.shell.go(f"{slug}/match/{self.kept.id}" if self.kept else slug)

    def opened(self) -> None:
        """The replay is on the page: it begins by itself, or where nothing moves, waits to be played."""
        if self.page.motion() == "off":
            self.page.focus("do-show")
        else:
            self.page.after_paint(lambda: self.do_show(""))

    def leave(self) -> None:
        """Another screen comes."""
        self.stop()
        self.film.stop()
