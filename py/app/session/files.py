"""Files to take away: what a game's desk offers, made and handed over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.keep.saved_record import record_json
from app.page.markup import ask, dial, esc, radios
from app.page.screen import Commands
from app.session.table import Table
from tabletop.desk import IMAGE, File, Made, Take
from tabletop.game import Option
from tabletop.wording import capital, counted, in_words, lowered

TITLE = "Save or print"
MAKING = "Making it …"
FAILED = "The picture could not be made on this device: choose fewer pixels, or take the drawing instead."
NOT_PRINTED = "This browser does not print from here: take the drawing, and print that."
MEGA = 1_000_000


class Files:
    """Hands over the files of a table. What was chosen last is remembered while the table is."""

    def __init__(self, table: Table) -> None:
        self.table, self.page, self.device = table, table.page, table.shell.device
        self.commands: Commands = {
            "take-away": lambda _: self.open(),
            "take-wish": self.choose,
            "take": self.take,
        }
        self.wishes: dict[str, int] = {}
        self.unfolded = False  # are the choices?
        self.busy = ""  # the file that is being made
        self.asked = 0  # how often a size was asked for

    @property
    def files(self) -> Sequence[File]:
        """What the game offers."""
        desk = self.table.session.entry.table.FACTS.desk
        return desk.FILES if desk else ()

    @property
    def options(self) -> Mapping[str, Option]:
        """What can be chosen of them."""
        desk = self.table.session.entry.table.FACTS.desk
        return desk.WISHES if desk else {}

    def open(self) -> None:
        """The dialog: choices, and below them the files."""
        if self.files:
            self.table.shell.open(TITLE, self.html())
            self.page.start(self.foretell())

    def html(self) -> str:
        """What can be chosen, and each file with whom it is for."""
        wishes = "".join(self._wish(name, option) for name, option in self.options.items())
        files = "".join(_file(file, first=file == self.files[0]) for file in self.files)
        chosen = [self.chosen(name) for name in self.options]
        unfolded = ' open=""' if self.unfolded else ""
        return (
            f'<div class="takeaway"><details class="fold" id="wishes"{unfolded}><summary><b>'
            f'{esc(capital(in_words(chosen)))}</b>: <span class="change">change</span></summary>'
            f'<div class="wishes">{wishes}</div></details><ul class="files">{files}</ul>'
            '<p id="take-said" role="status"></p></div>'
        )

    def chosen(self, name: str) -> str:
        """What is chosen of this, in words that go on a sentence."""
        option = self.options[name]
        words = option.choices[self.wishes.get(name, 0)]
        return f"{words} {option.title.lower()}" if option.dial else in_sentence(words)

    def _wish(self, name: str, option: Option) -> str:
        chosen = self.wishes.get(name, 0)
        if option.dial:
            return dial(
                f"take-{name}", option.title, option.choices, option.dial, chosen, "take-wish", option.about
            )
        listed = [(str(n), words) for n, words in enumerate(option.choices)]
        return radios(f"take-{name}", option.title, listed, str(chosen), "take-wish", (), option.about)

    # --- commands ----------------------------------------------------------------------

    def choose(self, arg: str) -> None:
        """Something was chosen: "take-grid=1", or of a dial the place on it."""
        name, _, said = arg.removeprefix("take-").partition("=")
        dialled = self.options[name].dial
        self.wishes[name] = dialled[int(said)] if dialled else int(said)
        self.unfolded = True
        self.table.shell.open(TITLE, self.html(), f"take-{name}" if dialled else f"take-{name}-{said}")
        self.page.start(self.foretell())

    def take(self, slug: str) -> None:
        """Make a file and hand it over."""
        file = next(file for file in self.files if file.slug == slug)
        if not self.busy:
            self.page.start(self.hand_over(file))

    def made(self, file: File) -> Made | str:
        """The file as it is chosen now, or why it cannot be."""
        record = self.table.session.record
        saved = record_json(record, self.table.session.entry.table)
        return file.make(Take(record.match, record.notes.now, self.wishes, saved))

    async def foretell(self) -> None:
        """Say how large what is sized will be, or why it cannot be made as chosen."""
        self.asked += 1
        mine = self.asked
        for file in self.files:
            if not file.sized:
                continue
            await self.page.breathe()
            made = self.made(file)
            told = made if isinstance(made, str) else await self.size_words(made)
            if mine != self.asked:
                return
            self.page.text(f"size-{file.slug}", told)

    async def size_words(self, made: Made) -> str:
        """How many pages or pixels it has, and about how many bytes."""
        if made.pages:
            return f"{counted(made.pages, 'page')} of {made.paper}."
        picture = await self.collected(made.picture)
        size = await self.device.foretell_large(picture, made.width, made.height)
        size = size * 4 // 3 + len(made.text) if made.text else size
        about = f", about {_mega(size)}" if size else ""
        return f"{made.width:,} by {made.height:,} pixels{about}."

    async def hand_over(self, file: File) -> None:
        """Make it, tell how far it is, and give it."""
        self.busy = file.slug
        try:
            self.say(MAKING)
            await self.page.breathe()
            made = self.made(file)
            self.say(made if isinstance(made, str) else await self.give(file, made))
        finally:
            self.busy = ""

    async def give(self, file: File, made: Made) -> str:
        """Hand over what was made; what came of it, in words."""
        name = f"{made.name}{file.ending}"
        sheets, picture = await self.collected(made.sheets), await self.collected(made.picture)
        if sheets:
            done = await self.device.print_sheets(sheets, made.paper)
            pages = counted(len(sheets), "page")
            return f"{pages} of {made.paper}, at full size: choose 100 %." if done else NOT_PRINTED
        if not picture:
            self.device.give_text(name, made.text, file.kind)
            return f"Saved: {name}"
        blob = await self.device.draw_large(
            picture, made.width, made.height, made.per_metre, lambda part: self.say(f"{part:.0%}")
        )
        if blob is None:
            return FAILED
        if made.text:
            before, after = made.text.split(IMAGE)
            blob = await self.device.enclosed(before, blob, after, file.kind)
        self.device.give_blob(name, blob)
        return f"Saved: {name}, {_mega(self.size(blob))}"

    async def collected(self, pieces: Iterable[str]) -> list[str]:
        """Pieces that are made one after the other, with a breath after each."""
        found = []
        for piece in pieces:
            found.append(piece)
            await self.page.breathe()
        return found

    def size(self, blob: Any) -> int:
        """How many bytes a blob has."""
        return int(self.device.size(blob))

    def say(self, words: str) -> None:
        """A line below the files."""
        self.page.text("take-said", words)


def _file(file: File, *, first: bool) -> str:
    """A file's button, and whom it is for. The first is what most come for."""
    look = ask("take", file.title, file.slug, look="go" if first else "", draw="out")
    return f'<li>{look}<p>{esc(file.about)}<span class="small" id="size-{file.slug}"></span></p></li>'


def in_sentence(words: str) -> str:
    """Words with a small letter in front, but for names as "A4" is one.

    >>> in_sentence("For you"), in_sentence("A4")
    ('for you', 'A4')
    """
    return lowered(words) if words[1:2].islower() or words[1:2] == " " else words


def _mega(size: int) -> str:
    return f"{size / MEGA:.1f} MB" if size >= MEGA / 10 else f"{max(1, size // 1000)} kB"
