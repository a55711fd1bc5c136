"""What the table shows: the whole screen by its parts, made of the match and of what is open around."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from app.page.markup import esc
from app.table import play_area, telling, view
from app.table.company_view import prompt, seats_row, side

if TYPE_CHECKING:
    from app.table.table import Table

OWN = ("bar", "near", "seats", "last")  # the parts that are the page's, not the game's


class Look:
    """The part of the table that says how it looks. Nothing is changed here."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def html(self) -> str:
        """The whole screen as text."""
        return self.frame(self.parts())

    def frame(self, parts: Mapping[str, str]) -> str:
        """The whole screen, made of its parts."""
        turned = side(self.table.record, self.ply)
        hands = ' data-hands=""' if turned and self.hides_hands else ""
        turn = f' data-side="{turned}"{hands}' if turned else ""
        game = play_area.frame(self.table.entry, {name: parts[name] for name in parts if name not in OWN})
        return (
            f'{parts["bar"]}<main id="play" aria-label="Table"{turn}>{parts["near"]}{parts["seats"]}'
            f'<div id="board">{game}</div>{parts["last"]}</main>'
        )

    @cached_property
    def hides_hands(self) -> bool:
        """Does somebody hold what not everybody may see? Asked once: drawing is on the way of each tap."""
        return self.table.record.has_secrets

    def parts(self) -> dict[str, str]:
        """The screen by part, each of them one element, or empty: the page's own and the game's."""
        table, shot = self.table, self.table.film.shot
        record, match, looker = table.record, table.match, table.curtain.looker
        state = shot.state if shot else match.state
        marks = {} if shot else self.marks
        turned, drawer, tools = side(record, self.ply), table.beside.drawer, table.bots.tools()
        told = telling.happened(match, match.states[self.ply], record.names, looker) if self.ply else ""
        prompt = esc(shot.words) if shot else self.question()
        since = "" if shot else table.company.since()
        asked = view.asked(prompt, view.answer(table.reply.text, table.reply.rule), table.reply.kind, since)
        last = f'<p class="last" id="last" data-part="last">{esc(told)}</p>'
        strips = self.strips()
        warns, decides = table.keeper.strip(), table.bots.to_move()
        looks = {
            "with-strips": strips,
            "warned": warns,
            "telling": shot,
            "bot-decides": decides,
            "company": match.seats > 1 and not turned,
            "recaps": since,
        }
        look = " ".join(["near", *(name for name, holds in looks.items() if holds)])
        curtain = "" if shot else table.curtain.html()
        near = f"{asked}{curtain}{strips}{last if turned else ''}{table.bots.hint()}"
        back, playing = table.back, table.bots.playing
        return {
            "bar": view.bar(
                record,
                table.entry.table,
                table.page.today(),
                back.can_undo,
                back.can_redo,
                playing,
                drawer,
                tools,
            ),
            "near": f'<div class="{look}" data-part="near">{near}</div>',
            "seats": "" if table.entry.table.SHOWS_SEATS else seats_row(record),
            **table.ahead.parts(state, looker, table.picked, marks),
            **self.waiting(),
            "last": "" if turned else last,
        }

    def question(self) -> str:
        """What stands in the place of the prompt: what the person is asked, or what a bot is about to do."""
        watched = self.marks["watch"]
        choice = self.table.words(self.table.entry.game.parse(watched)) if watched else ""
        bots = self.table.bots
        return prompt(self.table.record, self.table.curtain.looker, choice, bots.autoplay, bots.waits)

    @property
    def ply(self) -> int:
        """How many actions have been shown to their end."""
        return self.table.match.at - bool(self.table.film.shot)

    def waiting(self) -> dict[str, str]:
        """The choices as they stood before what is being shown: they keep their room, and the focus, until
        the next ones."""
        stands = self.table.screen.texts.get("choices") if self.table.film.shot else None
        return {"choices": stands} if stands else {}

    @property
    def marks(self) -> dict[str, str]:
        """The actions that are marked on the board, by the mark."""
        chosen = self.table.bots.chosen
        seen = chosen if chosen and self.table.may_see(chosen) else ""
        return {"armed": self.table.armed, "hint": self.table.bots.hinted, "watch": seen}

    def strips(self) -> str:
        """What stands between prompt and board, when there is any of it."""
        table = self.table
        return table.keeper.strip() + table.bots.strips() + table.company.strips() + table.finale.strip()
