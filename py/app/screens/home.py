"""The shelf. The covers are plain HTML that the build writes; Python adds what is kept on this device."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import games
from app.keep.record import ORIGINS
from app.keep.saved_record import NEWER
from app.keep.schema import Newer, Saved
from app.keep.store import UNDO, Store
from app.page.markup import button, esc
from app.page.screen import Screen
from app.screens.puzzles_view import again_html
from app.session.shell import Shell
from tabletop.wording import counted

UNKNOWN = "A game that is not on this shelf yet"
Records = Iterable[Saved | Newer]


class Home(Screen):
    """The first screen."""

    kind = "home"
    title = f"{games.HOW_MANY.capitalize()} tabletop games"

    def __init__(self, shell: Shell, notice: str, fell: bool = False) -> None:
        self.shell, self.notice, self.fell = shell, notice, fell

    def draw(self, still: bool = False) -> None:
        """The matches begun above the shelf, what else is kept below it."""
        page, store = self.shell.page, self.shell.store
        save = '<button type="button" class="plain" data-rescue="">Save everything as a file</button>'
        said = f"{esc(self.notice)} {save if self.fell else ''}"
        page.show("home-notice", f'<p class="notice" role="alert">{said}</p>' if self.notice else "")
        records = store.records()
        if not all(one.practice for one in records):
            page.root.dataset.newcomer = "no more"
        again = again_html(store, self.shell.settings, page.today())
        page.show("begun", begun_html(records) + again, still)
        page.show("kept", over_html(records) + files_html(store), still)
        page.show("screen", "", still=True)

    def opened(self) -> None:
        """Notes that came up while reading what is saved."""
        self.shell.tell_notes()

    def leave(self) -> None:
        """Another screen comes, perhaps with lists of its own: those of the shelf would stand twice."""
        for part in ("home-notice", "begun", "kept"):
            self.shell.page.show(part, "", still=True)

    def changed_elsewhere(self, _: str) -> None:
        """Another tab has saved: the list is no longer right."""
        self.draw()


def begun_html(records: Records) -> str:
    """The matches that are not over, to go on with; nothing when there are none."""
    rows = [saved_row(one) for one in records if isinstance(one, Newer) or not (one.over or one.practice)]
    return f'<h2>Go on with</h2><ul class="saved">{"".join(rows)}</ul>' if rows else ""


def last_html(records: Records) -> str:
    """The match that was over last, to be looked at again; nothing when there is none."""
    last = finished(records)[:1]
    return f'<h2>Played last</h2><ul class="saved">{saved_row(last[0])}</ul>' if last else ""


def over_html(records: Records, but: int = 0) -> str:
    """The matches that are over, but for so many of the newest, and those that are practice, folded away;
    nothing when there are none."""
    practice = [one for one in records if isinstance(one, Saved) and one.practice]
    over = folded("finished", "Finished matches", finished(records)[but:])
    return over + folded("practice", "Practice", practice)


def finished(records: Records) -> list[Saved]:
    """The matches that are over, newest first as they come; practice is none."""
    return [one for one in records if isinstance(one, Saved) and one.over and not one.practice]


def folded(id: str, title: str, records: Sequence[Saved]) -> str:
    """Rows behind a fold that says how many; nothing if there are none."""
    if not records:
        return ""
    rows, many = "".join(map(saved_row, records)), len(records)
    return f'<details id="{id}"><summary>{title} ({many})</summary><ul class="saved">{rows}</ul></details>'


def saved_row(record: Saved | Newer) -> str:
    """One match: a link to it, and a button to remove it. What only a newer page can open is named alone."""
    if isinstance(record, Newer):
        title = title_of(record.game)
        return f'<li id="saved-{record.id}"><p><b>{title}</b> <span>{NEWER}</span></p></li>'
    match, id = record.match, record.id
    title = title_of(match.game)
    marks = [ORIGINS[record.origin], "rewound" if match.rewound else "", "hinted" if match.hinted else ""]
    what = "lesson" if record.lesson is not None else f"seed {match.seed}"
    what = f"practice, {what}" if record.practice else what
    told = " · ".join(filter(None, [what, record.told, *marks]))
    known = match.game in games.SHELF
    words = f"<b>{title}</b> <span>{esc(told) if known else NEWER}</span>"
    row = f'<a href="#{match.game}/match/{id}">{words}</a>' if known else f"<p>{words}</p>"
    return (
        f'<li id="saved-{id}">{row}'
        f'<button type="button" id="remove-{id}" class="quiet" data-do="remove" data-arg="{id}" '
        f'aria-label="Remove {title}, {what}">Remove</button></li>'
    )


def title_of(slug: str) -> str:
    """A game's title as its cover spells it, safe for the page; or that it is not known here."""
    return esc(games.cover(slug).title if slug in games.SHELF else UNKNOWN)


def files_html(store: Store) -> str:
    """Everything as one file, the last import undone, and what lies aside."""
    undo = button("undo-import", "Undo the last import", draw="undo") if store.storage.get(UNDO) else ""
    lies = counted(len(store.aside()), "thing")
    drop = button("drop-aside", "Remove what lies aside", look="quiet")
    aside = f"<p>Kept aside, as it could not be read: {lies}. It goes along when you export. {drop}</p>"
    return (
        '<div class="as-files"><h2>Your matches as a file</h2><p>Matches and statistics stay on this device. '
        "Take them along, or keep a copy.</p>"
        f'<div class="row">{button("export", "Export", draw="out")}'
        f"{button('import', 'Import', draw='in')}{undo}</div>{aside if store.aside() else ''}</div>"
    )
