"""A whole match from a link, as a film: play, pause, speed, step, jump, and go on from any point of it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import games
from app.keep.record import Record
from app.keep.saved_record import from_saved, same_match
from app.keep.schema import Saved
from app.page.markup import bar, button, esc, pairs, select
from app.page.screen import Commands, WayBack
from app.session import effects as do
from app.session import intents as on
from app.session import play_area, what_if, what_if_view
from app.session.commands import numbers
from app.session.frame import asked
from app.session.loop import Loop
from app.session.narration import log_html
from app.session.shell import Shell
from app.session.watching import Watching, update
from app.session.what_if_view import of_log
from tabletop.markup import tag
from tabletop.match import Match, MatchError
from tabletop.values import replace

PACES = (("slow", "slowly"), ("normal", "calmly"), ("fast", "quickly"))
FIGURE = "\u2007"  # a space as wide as a digit
OWN = ("bar", "near", "place", "log")  # the parts that are the page's, not the game's
KEYS = {"z": "back", "y": "forward", "p": "show", "q": "what-if"}
HELP = [
    ("Z, Y", "back, forward"),
    ("P", "play, pause"),
    ("Q", "what if the die, or what was drawn, had been another"),
    ("Escape", "leave it"),
    ("?", "this help"),
]


class Replay(Loop):
    """The screen of a match that is watched."""

    kind = "replay"
    session: Watching

    def __init__(self, shell: Shell, match: Match, fragment: str) -> None:
        super().__init__(shell)
        self.fragment = fragment
        self.entry = games.load(match.game.slug)
        self.pieces = self.entry.table.FACTS.pieces
        self.within = shell.screen.kind not in ("", "arrival")  # was another screen open before?
        self.kept = self.find_kept(match)
        names = Record("", match, typed=list(self.kept.names) if self.kept else ()).names
        self.way_back = shell.screen.way_back
        self.of_story = self.way_back.ply is not None  # did a picture of the match's story lead here?
        self.session = Watching(match, names, self.way_back.ply or 0, still=self.page.motion() == "off")
        self.title = f"Replay of {match.game.title}"
        self.commands: Commands = {
            "first": lambda _: self.dispatch(on.Jump(0)),
            "back": lambda _: self.dispatch(on.Jump(self.session.ply - 1)),
            "show": lambda _: self.dispatch(on.Toggle()),
            "forward": lambda _: self.dispatch(on.Forward()),
            "last": lambda _: self.dispatch(on.Jump(len(match.log))),
            "jump": lambda ply: self.dispatch(on.Jump(int(ply))),
            "replay-pace": lambda pace: self.dispatch(on.Pace(pace)),
            "result": lambda _: self.to_result(),
            "from-here": lambda _: self.play(self.from_here()),
            "what-if": lambda arg: self.what_if(*numbers(arg)),
            "otherwise": lambda arg: self.otherwise(*numbers(arg)),
            "this-seed": lambda _: self.play(match.anew()),
            "leave": lambda _: self.go_back(),
        }

    @property
    def match(self) -> Match:
        """What is watched."""
        return self.session.match

    def find_kept(self, match: Match) -> Saved | None:
        """The match kept here that this is, as far as it goes; None if it comes from elsewhere."""
        log = tuple(map(str, match.log))
        for saved in self.shell.store.records(match.game.slug):
            if (
                isinstance(saved, Saved)
                and same_match(saved, match)
                and (saved.match.brought or {}) == match.brought
                and tuple(saved.match.log[: len(log)]) == log
                and (match.has_own_luck or not saved.practice)
            ):
                return saved
        return None

    # --- drawing -------------------------------------------------------------------------

    def framed(self, session: Watching, parts: Mapping[str, str]) -> str:
        """The whole screen, made of its parts."""
        game = {name: html for name, html in parts.items() if name not in OWN}
        framed = play_area.frame(self.entry, session.match.seats, game, parts["near"], watched=True)
        reel = f'<section class="reel" aria-label="Playback">{parts["place"]}{parts["log"]}</section>'
        return f'{parts["bar"]}<main id="play" class="framed" aria-label="Table">{framed}</main>{reel}'

    def parts(self, session: Watching) -> dict[str, str]:
        """The screen by part, each of them one element."""
        w, match, last = session, session.match, len(session.match.log)
        facts = ["Replay", *match.variant, "practice" if match.has_own_luck else f"seed {match.seed}"]
        title = f'<a href="#{match.game.slug}">{esc(match.game.title)}</a>'
        place = str(w.ply).rjust(len(str(last)), FIGURE)
        told = w.answer or w.told
        log = log_html(match, w.names, None, asks=of_log(match, None))
        asks = what_if_view.asks(match, w.ply - 1, None)
        said = f'<span id="told-{w.ply}-{len(told)}">{esc(told)}</span> {asks}' if told else ""
        said = asked(esc(w.done), said, "told")
        return {
            "bar": bar(title, " · ".join(facts), self.tools(w), "Replay"),
            "near": f'<div class="near" data-part="near">{said}</div>',
            "place": (
                '<section class="place" data-part="place" aria-label="Place in the replay">'
                f'<label class="field wide"><span>Action {place} of {last}</span>'
                f'<input type="range" id="ply" min="0" max="{last}" value="{w.ply}" data-change="jump">'
                "</label>"
                f"{select('replay-pace', 'Shown', PACES, w.pace, 'replay-pace')}"
                f"{self.play_on_button(w)}"
                f"{self.last_button()}</section>"
            ),
            **w.drawn(),
            "log": (
                '<details id="replay-log" data-part="log"><summary class="plain">Log</summary>'
                f'<div class="sheet">{log}</div></details>'
            ),
        }

    def play_on_button(self, session: Watching) -> str:
        """To play on from what is seen; at the end of a match that is kept here, to its result."""
        if session.ply == len(self.match.log) and self.kept and self.kept.over:
            return button("result", "To the result")
        return button("from-here", "Play from here")

    def last_button(self) -> str:
        """To play the same seed; where a picture of the story led here, back to that."""
        if self.of_story:
            return button("leave", "Back to the story")
        return button("this-seed", "Play this seed")

    def tools(self, session: Watching) -> str:
        """The buttons in the bar."""
        label, icon = ("Pause", "pause") if session.playing else ("Play", "play")
        return "".join(
            (
                button("first", "Start", look="tool", draw="first"),
                button("back", "Back", look="tool", draw="undo"),
                button("show", tag("span", label, id=f"show-{icon}"), look="tool", draw=icon),
                button("forward", "Forward", look="tool", draw="redo"),
                button("last", "End", look="tool", draw="last"),
            )
        )

    # --- the loop --------------------------------------------------------------------------

    def update(self, intent: Any) -> tuple[do.Effect, ...]:
        """The session goes on by an intent."""
        self.session, effects = update(self.session, intent)
        return effects

    def carry_out(self, effect: do.Effect) -> None:
        """Do what the session asks for."""
        match effect:
            case do.Value(name, value):
                self.page.find(name).value = value
            case _:
                super().carry_out(effect)

    # --- what a hand does --------------------------------------------------------------------

    def from_here(self) -> Match:
        """A match of one's own from this point on; what follows here is not taken along."""
        ply = self.session.ply
        return replace(self.match.up_to(ply), rewound=ply > 0, hinted=False)

    def what_if(self, ply: int | None = None, place: int | None = None) -> None:
        """What if the luck of an action, or the last that was seen, had been other?"""
        if self.session.playing:
            self.dispatch(on.Toggle())
        match = self.match
        ply = what_if.last(match.up_to(self.session.ply), None) if ply is None else ply
        found = what_if.came(match, ply, None) if what_if.can_be_asked(match, ply, None) else []
        names = self.session.names
        html = what_if_view.dialog(match, ply, found, place, names) if found else what_if_view.NONE
        self.shell.open(what_if_view.TITLE, html)

    def otherwise(self, ply: int, place: int, number: int) -> None:
        """Go on with another number, as practice; who sat there is known of a match that is kept here."""
        match, record = what_if.otherwise(self.match, ply, place, number), Record("", self.match)
        if self.kept:
            with suppress(MatchError):
                record = from_saved(match.game, self.kept)
        self.shell.open_record(record.practise(self.shell.new_id(), match))

    def to_result(self) -> None:
        """The result of the match that is kept here."""
        if self.kept and self.kept.over:
            self.way_back = WayBack(self.kept.id)
            self.shell.go(f"{self.match.game.slug}/match/{self.kept.id}", met=True)

    def play(self, match: Match) -> None:
        """A match of one's own."""
        self.shell.open_record(Record(self.shell.new_id(), match))

    def act(self, text: str, touched: bool = False) -> None:
        """Nothing can be chosen in a replay."""
        self.dispatch(on.Touched())

    def pick(self, what: str) -> None:
        """Nothing can be picked in a replay."""
        self.dispatch(on.Touched())

    def touch(self, target: str) -> None:
        """Say what can be done instead."""
        self.dispatch(on.Touched())

    def hurry(self, on_stage: bool = False) -> None:
        """A finger or a key comes down: whatever is being shown is shown to its end, or the next on the
        stage."""
        self.dispatch(on.Hurry(on_stage))

    def key(self, pressed: str) -> bool:
        """The same letters as at the table."""
        command = KEYS.get(pressed.lower(), "")
        if command:
            self.shell.command(command, "")
        return bool(command)

    def keys_help(self) -> str:
        """What the keys do here."""
        return f"<h3>Keys in a replay</h3>{pairs(HELP, 'keys-list')}"

    def escape(self) -> None:
        """The log shuts; else back."""
        if self.page.dialog_is_open():
            return
        if (log := self.page.find("replay-log")).open:
            log.open = False
            return
        self.go_back()

    def go_back(self) -> None:
        """To where it was opened; a link that was opened first leads to the match kept here, or to the game's
        start."""
        if self.within:
            self.page.back()
        else:
            slug = self.match.game.slug
            self.shell.go(f"{slug}/match/{self.kept.id}" if self.kept else slug)

    # --- coming and going ------------------------------------------------------------------------

    def opened(self) -> None:
        """The replay is on the page: it begins by itself, or waits to be played, where nothing moves or a
        picture of its story led there."""
        if self.session.still or self.of_story:
            self.page.focus("do-show")
        else:
            self.page.after_paint(lambda: self.dispatch(on.Toggle()))

    def leave(self) -> None:
        """Another screen comes."""
        self.dispatch(on.Leave())
