"""A whole match from a link: step, play, jump, and go on from any point of it."""

from __future__ import annotations

import games
from app.keep.record import Record
from app.lobby import Lobby
from app.page.markup import bar, button, esc
from app.table import play_area
from app.table.telling import chosen, happened, log_html, seen
from app.table.view import asked
from tabletop.match import Match

PACE = 1100  # ms between two actions


class Replay:
    """The screen of a match that is watched. `ply` is how many actions have been shown."""

    kind = "replay"

    def __init__(self, shell: Lobby, match: Match, fragment: str) -> None:
        self.shell, self.page, self.match, self.fragment = shell, shell.page, match, fragment
        self.entry = games.load(match.game.slug)
        self.names = Record("", match).names
        self.title = f"Replay of {match.game.title}"
        self.ply = 0
        self.showing = 0  # counts up whenever playing starts or stops

    @property
    def playing(self) -> bool:
        """Does it go on by itself?"""
        return self.showing % 2 == 1

    def draw(self, still: bool = False) -> None:
        """The board after `ply` actions, and the controls."""
        self.page.show("screen", self.html(), still)

    def html(self) -> str:
        """The whole screen."""
        match, ply, last = self.match, self.ply, len(self.match.log)
        state = match.states[ply]
        done = self.done(ply)
        told = happened(match, state, self.names, None) if ply else ""
        outcome = state.outcome(self.names)
        if outcome:
            told = " ".join((told, *outcome.reasons))
        tools = (
            button("first", "Start", look="tool", draw="first"),
            button("back", "Back", look="tool", draw="undo"),
            button("stop-show", "Stop", look="tool", draw="stop")
            if self.playing
            else button("show", "Play", look="tool", draw="play"),
            button("forward", "Forward", look="tool", draw="redo"),
            button("last", "End", look="tool", draw="last"),
        )
        view = seen(match, state, None)
        looker = state.seat if match.state.ending else None
        board = play_area.frame(self.entry, play_area.parts(self.entry, view, looker, (), self.names))
        log = log_html(match, self.names, None)
        title = f'<a href="#{match.game.slug}">{esc(match.game.title)}</a>'
        return (
            f"{bar(title, f'Replay · seed {match.seed}', ''.join(tools), 'Replay')}"
            f'<main id="play" aria-label="Table">'
            f"{asked(esc(done), told, 'told')}"
            f'<section class="strip" aria-label="Place in the replay"><label class="field wide">'
            f'<span>Action {ply} of {last}</span><input type="range" id="ply" min="0" max="{last}" '
            f'value="{ply}" data-change="jump"></label>{button("from-here", "Play from here", look="go")}'
            f"{button('this-seed', 'Play this seed')}</section>"
            f'<div id="board" class="watched">{board}</div>'
            f'<details id="replay-log"><summary>Log</summary>{log}</details></main>'
        )

    def done(self, ply: int) -> str:
        """The action that led here, in words, where everybody may know it."""
        if not ply:
            return "The match begins"
        before = self.match.states[ply - 1]
        return chosen(self.match, ply - 1, self.names, None) or f"{self.names[before.seat]} has chosen"

    def go_to(self, ply: int) -> None:
        """Show the match after so many actions."""
        self.ply = max(0, min(ply, len(self.match.log)))
        self.draw()
        slider = self.page.find("ply")
        slider.value = str(self.ply)
        said = (str(self.page.find(name).textContent) for name in ("prompt", "reply"))
        self.page.announce(". ".join(filter(None, said)))

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
        self.go_to(self.ply + 1)

    def do_jump(self, ply: str) -> None:
        """To where the slider stands."""
        self.stop()
        self.go_to(int(ply))

    def do_show(self, _: str) -> None:
        """Go on by itself; from the end it begins anew."""
        if self.ply == len(self.match.log):
            self.ply = 0
        self.showing += 1
        self.draw()
        self.page.start(self.show())

    async def show(self) -> None:
        """Action after action, until stopped or over."""
        mine = self.showing
        while mine == self.showing and self.ply < len(self.match.log):
            await self.page.sleep(PACE)
            if mine == self.showing:
                self.go_to(self.ply + 1)
        if mine == self.showing:
            self.do_stop_show("")

    def do_stop_show(self, _: str) -> None:
        """Stop there."""
        self.stop()
        self.draw()

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
        self.page.announce(words)

    def key(self, pressed: str) -> bool:
        """The same letters as at the table."""
        command = {
            "z": "back",
            "y": "forward",
            "p": "stop-show" if self.playing else "show",
            "?": "help",
        }.get(pressed.lower())
        if command:
            self.shell.command(command, "")
        return command is not None

    def leave(self) -> None:
        """Another screen comes."""
        self.stop()
