"""The shelf. The covers are plain HTML in index.html; Python adds what is kept on this device."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.markup import button, esc
from app.record import FORMAT, NEWER
from app.store import MATCH, Store


class Home:
    """The first screen."""

    kind = "home"
    title = "Five tabletop games"

    def __init__(self, shell: Any, notice: str) -> None:
        self.shell, self.notice = shell, notice

    def draw(self, still: bool = False) -> None:
        """The matches begun above the shelf, what else is kept below it."""
        page = self.shell.page
        notice = f'<p class="notice" role="alert">{esc(self.notice)}</p>' if self.notice else ""
        page.show("home-notice", notice)
        records = saved_records(self.shell.store)
        page.show("begun", begun_html(records), still)
        page.show("kept", over_html(records) + files_html(), still)
        page.show("screen", "", still=True)

    def opened(self) -> None:
        """Notes that came up while reading what is saved."""
        self.shell.tell_notes()

    def changed_elsewhere(self, _: str) -> None:
        """Another tab has saved: the list is no longer right."""
        self.draw()


def saved_records(store: Store, slug: str = "") -> list[dict[str, Any]]:
    """The records on this device as they were saved, of one game or all, newest first."""
    found = [store.read(name) for name in store.names(MATCH)]
    records = [
        record for record in found if isinstance(record, dict) and isinstance(record.get("match"), dict)
    ]
    if slug:
        records = [record for record in records if record["match"].get("game") == slug]
    return sorted(records, key=lambda record: -int(record.get("updated", 0)))


def begun_html(records: Iterable[dict[str, Any]]) -> str:
    """The matches that are not over, to go on with; nothing when there are none."""
    rows = "".join(saved_row(record) for record in records if not record.get("over"))
    return f'<h2>Go on with</h2><ul class="saved">{rows}</ul>' if rows else ""


def over_html(records: Iterable[dict[str, Any]]) -> str:
    """The matches that are over, folded away; nothing when there are none."""
    rows = [saved_row(record) for record in records if record.get("over")]
    if not rows:
        return ""
    return (
        f'<details id="finished"><summary>Finished matches ({len(rows)})</summary>'
        f'<ul class="saved">{"".join(rows)}</ul></details>'
    )


def saved_row(record: dict[str, Any]) -> str:
    """One match: a link to it, and a button to remove it. A newer page's match is only named."""
    match = record["match"]
    slug, seed, id = esc(match.get("game", "")), esc(match.get("seed", "")), esc(record.get("id", ""))
    title = slug.replace("-", " ").title()
    if record.get("format", 0) > FORMAT:
        return f'<li id="saved-{id}"><p><b>{title}</b> <span>{NEWER}</span></p></li>'
    marks = [mark for mark in ("rewound", "hinted") if match.get(mark)]
    told = " · ".join([f"seed {match.get('seed', '')}", str(record.get("told", "")), *marks])
    return (
        f'<li id="saved-{id}"><a href="#{slug}/match/{id}"><b>{title}</b> <span>{esc(told)}</span></a>'
        f'<button type="button" id="remove-{id}" class="quiet" data-do="remove" data-arg="{id}" '
        f'aria-label="Remove {title}, seed {seed}">Remove</button></li>'
    )


def files_html(where: str = "") -> str:
    """Everything as one file; `where` keeps the ids apart, as the shelf is still there behind a screen."""
    return (
        '<div class="files"><h2>Your matches as a file</h2><p>Matches and statistics stay on this device. '
        "Take them along, or keep a copy.</p>"
        f'<div class="row">{button("export", "Export", where, draw="out")}'
        f"{button('import', 'Import', where, draw='in')}</div></div>"
    )
