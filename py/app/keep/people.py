"""Who has played here: names to tap instead of typing them, kept on this device until they are forgotten."""

from __future__ import annotations

from collections.abc import Iterable

from app.keep.schema import PEOPLE, SEATS, Known, Seating
from app.keep.store import PREFIX, Store

MOST = 12  # names that are kept


class People:
    """The names, those who played last first."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def names(self) -> list[str]:
        """All of them."""
        known: tuple[str, ...] = self.store.choice(PEOPLE, Known) or ()
        return [name for name in dict.fromkeys(known) if name]

    def played(self, names: Iterable[str]) -> None:
        """These have just sat down; whoever has not played for longest makes room."""
        both = dict.fromkeys([*names, *self.names])
        self.store.choose(PEOPLE, [*both][:MOST])

    def forget(self, name: str) -> None:
        """No start page speaks of this name any more; matches that were begun keep it."""
        self.store.choose(PEOPLE, [other for other in self.names if other != name])
        for key in self.store.storage.names():
            kept_as = key.removeprefix(PREFIX)
            kept = self.store.choice(kept_as, Seating) if kept_as.startswith(f"{SEATS}.") else None
            if kept and name in kept.names:
                names = ["" if other == name else other for other in kept.names]
                self.store.choose(kept_as, kept._replace(names=tuple(names))._asdict())
