"""A hand on another device: the session of its seats, which lives at the host.

It is a session like any other, of the same match, through the eyes of its seats: it picks, is asked, refused
and told by the same functions. But the match is the host's. What a hand chooses is carried out there, and the
hand follows (`following.py`). Its page is far away (`far_page.py`): what is asked of it is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any

from app.live import pawns
from app.live.far_page import FarPage
from app.live.following import begin, follow
from app.live.messages import FAR, Move, Picture, Piece, Said, Step
from app.session import command_line, narration, panels, phones, render
from app.session import effects as do
from app.session import intents as on
from app.session.commands import INTENTS
from app.session.film import NO_FILM
from app.session.keys import BY_KEY
from app.session.model import Reply, World
from app.session.table import Table
from app.session.turns import painted
from tabletop.typed import isolated
from tabletop.values import replace
from tabletop.wording import in_words

ASKED = "The table is asked to take it back."
BACK = "It is taken back."
NOT_BACK = "At the table they have said no: it stays."
AT_TABLE = "That is done at the table."
YOURS = "{} is your pawn. {}"
MOVE_IT = "Move it by a finger, or by the arrow keys."
NOT_YET = "For now whoever has the table moves it."
GONE_ON = "The table has gone on meanwhile: look, and choose again."
BY_HAND = (on.Play, on.Pick, on.Touch, on.Press, on.Tell, on.Escape, on.ChooseHere)
OF_TABLE = (on.Undo, on.Redo, on.Restart, on.OpenMenu, on.StepOn, on.GoOn, on.SkipOn)  # typed as well
AT_PICTURE = ("act", "pick", "touch", "key", "board", "tell")  # what is meant for what is seen


class Hand(Table):
    """The seats that are held on one device; none for whoever looks on. `host` is the table that stands here,
    `send` sends a picture."""

    kind = "hand"

    def __init__(
        self, host: Any, seats: tuple[int, ...], send: Callable[[Picture], None], numbers: Iterator[int]
    ) -> None:
        self.host, self.send, self.numbers = host, send, numbers
        self.far = page = FarPage(host.page)
        shell: Any = SimpleNamespace(
            page=page, device=None, settings=host.shell.settings, command=self.command
        )
        super().__init__(shell)
        self.session = begin(host.session, seats, self.world())
        self.last: tuple[Any, ...] = ()  # what was sent last, and how long it stands
        self.own = ""  # the pawn that whoever looks on has as their own
        self.roams = False  # did they know at the last picture that they may move it?
        self.offered: Callable[[], tuple[Piece, ...]] = tuple  # among which they choose
        self.since = 0  # the first picture of how the match stands now
        self.skipped = -1  # the film that was ended at the hand
        self.still = True
        self.moved = True  # has the match gone on since the last picture?
        self.redealt = False  # has it just been dealt anew?
        self.commands = {name: self.sends(INTENTS[name]) for name in FAR if name in INTENTS} | {
            "hint": lambda by: self.dispatch(on.Hint(by == BY_KEY, page.focused)),
            "command-line": lambda _: self.dispatch(on.OpenCommandLine(page.focused)),
            "log": lambda _: self.dispatch(on.OpenDrawer("log", "", page.focused)),
        }

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose hand it is."""
        return tuple(self.session.record.here or ())

    def world(self) -> World:
        """Things move there as its own settings say; a slip of a finger is asked about."""
        return World("touch", self.host.session.world.pace, "normal", "", paced=True)

    # --- the loop ------------------------------------------------------------------------

    def dispatch(self, intent: on.Intent) -> None:
        """Something has happened at the hand; what was thought for it is shown there."""
        super().dispatch(intent)
        if isinstance(intent, on.Found):
            self.show()

    def leave(self) -> None:
        """Nobody holds it any more."""
        self.session = self.session.stopped()
        self.give_up()

    def update(self, intent: on.Intent) -> tuple[do.Effect, ...]:
        """What a hand does to its own session; a choice is carried out at the host, which all follow."""
        if isinstance(intent, on.Tell):
            meant = command_line.meant(self.session, intent.line)
            intent = meant if isinstance(meant, OF_TABLE) else intent
        if isinstance(intent, BY_HAND) and self.session.film.shot:
            self.hurry()
            if isinstance(intent, on.Play | on.Escape):
                return ()
        if isinstance(intent, OF_TABLE):
            if isinstance(intent, on.Undo) and self.seats:
                self.host.dispatch(on.AskBack(self.name))
                self.report(ASKED)
            else:
                self.answer(AT_TABLE)
            return ()
        before = self.session
        effects = super().update(intent)
        after, match = self.session.match, before.match
        if (after.at, after.log) != (match.at, match.log):
            self.session = before.unpicked()
            self.host.dispatch(on.Decided(after.log[after.at - 1]))
            return ()
        if after.hinted and not match.hinted:
            self.host.dispatch(on.Hinted())
        return effects

    @property
    def names(self) -> list[str]:
        """Those whose hand it is, as they are called."""
        return [self.record.typed[seat] for seat in self.seats]

    @property
    def name(self) -> str:
        """The same in words."""
        return in_words([self.record.names[seat] for seat in self.seats])

    def carry_out(self, effect: do.Effect) -> None:
        """Gather what shall be done there; what concerns the match alone the host does."""
        match effect:
            case do.Draw(still):
                self.still = self.still and still
            case do.DrawReply():
                pass  # it is a part of the picture
            case do.DrawLog():
                if self.session.drawer == "log":
                    self.far.call("drawer", "log", panels.log_drawer(self.session))
            case do.Drawer(name, _):
                self.far.call("drawer", name, panels.log_drawer(self.session) if name == "log" else "")
            case do.Dialog(title, html, _):
                self.far.call("dialog", title, html)
            case do.CloseDialog():
                self.far.call("close")
            case do.Sound(name, _, _):
                self.far.call("shake", name)
            case do.Say() | do.MoveCursor() | do.Focus() | do.Scroll() | do.BringHint() | do.Think():
                super().carry_out(effect)
            case do.AfterPaint() | do.Then():
                super().carry_out(effect)
            case _:
                pass  # saving, results, films: the host's

    # --- what comes of it -------------------------------------------------------------------

    def follow(self) -> None:
        """The host's session has gone on."""
        before, self.session = self.session, follow(self.session, self.host.session, self.skipped)
        made = self.session.record.made
        self.redealt = bool(made) and made != before.record.made
        if self.redealt:
            self.session = replace(self.session, reply=Reply(phones.together(self.session.record)))
        self.give_up()
        if before.asked_back == (self.name, self.session.match.at) and not self.session.asked_back[0]:
            self.report(NOT_BACK)
        if self.session.state is before.state:
            return
        self.moved = True
        if self.seats:
            _, effects = painted(self.session, self.told(before.match.at))
            for effect in effects:
                if isinstance(effect, do.Say | do.DrawLog):
                    self.carry_out(effect)

    def told(self, before: int) -> str:
        """What has happened, as this hand hears it, since so many actions."""
        s, match = self.session, self.session.match
        if self.redealt:
            return phones.together(s.record)
        if match.at <= before:
            return BACK
        return narration.happened(match, match.state, s.record.names, s.hearer)

    def show(self, whole: bool = False) -> None:
        """Send what is seen now, if it is another picture than the last or there is something to be done."""
        self.tell_of_pawn()
        s, pieces = self.session, self.offered()
        own = self.own if any(piece.pawn == self.own for piece in pieces) else ""
        seen = self.parts_seen(), s.film.ms, pieces, own
        if seen == self.last and not self.far.calls and not whole:
            self.moved = False
            return
        self.last, number = seen, next(self.numbers)
        calls, self.far.calls = tuple(self.far.calls[:40]), []
        parts, ms, *_ = seen
        self.send(Picture("picture", number, s.match.seats, dict(parts), self.still, ms, calls, pieces, own))
        if self.moved:
            self.since = number
        self.still, self.moved = True, False

    def parts_seen(self) -> Mapping[str, str]:
        """The screen by part; whoever looks on sees what everybody may."""
        parts = render.parts(self.session)
        own = {name: parts[name] for name in ("bar", "near")}
        return parts if self.seats else own | dict(render.public(self.session, self.own * self.roams))

    # --- a pawn of one's own ---------------------------------------------------------------

    def take(self, pawn: str) -> None:
        """This pawn is theirs from now on; none if that is empty."""
        self.own, self.roams = pawn, bool(pawn) and pawns.may_move(self.host.session)
        if pawn:
            self.tell_whose()

    def tell_of_pawn(self) -> None:
        """They hear of it when they may move their pawn, or no longer."""
        may = bool(self.own) and pawns.may_move(self.host.session)
        if may != self.roams:
            self.roams = may
            if self.own in pawns.names(self.host.session):
                self.tell_whose()

    def tell_whose(self) -> None:
        """Which pawn is theirs, and who moves it."""
        name = isolated(pawns.names(self.host.session)[self.own])
        self.report(YOURS.format(name, MOVE_IT if self.roams else NOT_YET))

    def move(self, wish: Move | Step) -> None:
        """They move their pawn: at the table it is as if it had been moved there."""
        can, words = pawns.tried(self.host.session, self.own, wish)
        if not can:
            return self.answer(words)
        self.host.dispatch(pawns.deed(wish))
        return self.report(words)

    def report(self, words: str) -> None:
        """Something was done, as these words say."""
        self.dispatch(on.Report(words))

    # --- what a hand does ------------------------------------------------------------------

    def do(self, deed: Said) -> None:
        """What a hand has done, as the guest says it. A choice that was made at another picture of the match
        is not carried out: it was meant for that."""
        meant = deed.kind in AT_PICTURE or deed.words == "play-hint"
        if meant and (self.moved or deed.at < self.since):
            self.answer(GONE_ON)
        else:
            self.deeds[deed.kind](deed)

    @property
    def deeds(self) -> Mapping[str, Callable[[Said], Any]]:
        """What each of them is at a table."""
        return {
            "act": lambda it: self.act(it.words, it.touched),
            "pick": lambda it: self.pick(it.words),
            "touch": lambda it: self.touch(it.words),
            "point": lambda it: self.point(it.words),
            "key": lambda it: self.key(it.words[:1]),
            "board": lambda it: self.on_board(it.words, it.touched),
            "look": lambda _: self.look_at_board(),
            "do": self.carry,
            "tell": lambda it: self.dispatch(on.Tell(it.words)),
            "escape": lambda _: self.escape(),
            "hurry": lambda _: self.hurry(),
        }

    def carry(self, deed: Said) -> None:
        """A command, by a key if not by touch, and where the focus is."""
        self.far.focused = deed.arg
        self.command(deed.words, "" if deed.touched else BY_KEY)

    def command(self, name: str, arg: str) -> None:
        """A command that a hand has; any other is none of the table's."""
        if command := self.commands.get(name):
            command(arg)

    def escape(self) -> None:
        """Put back what is picked, close what is open; a bot's turn nobody holds from here."""
        if self.session.record.turn != "bot" or self.session.picked or self.session.drawer:
            super().escape()

    def hurry(self, on_stage: bool = False) -> None:
        """Nothing more is shown here of the film that runs at the host."""
        self.skipped = self.host.session.film.reel
        self.session = replace(self.session, film=NO_FILM)

    def notice(self) -> None:
        """Its preferences do not change."""
