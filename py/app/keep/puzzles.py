"""Dear turns come back: a puzzle after 1, 3, 7 and 21 days, as long as it is found, three a day at most.

Kept are those of whoever sat alone at this device, the newest sixty. One that is not found comes back
tomorrow; after the last time it goes.
"""

from __future__ import annotations

from app.keep.calendar import day_after
from app.keep.schema import PUZZLES, Puzzle, Puzzles
from app.keep.store import Store

DAYS = (1, 3, 7, 21)
MOST, A_DAY = 60, 3
FINE = 10_000  # parts of a win


def puzzles(store: Store) -> Puzzles:
    """All that are kept."""
    kept: Puzzles | None = store.choice(PUZZLES, Puzzles)
    return kept or Puzzles()


def due(store: Store, today: str, game: str = "") -> list[Puzzle]:
    """Those that come back today, of one game or all, that which is longest due first."""
    all_of_them = puzzles(store)
    left = A_DAY - (all_of_them.asked if all_of_them.day == today else 0)
    back = sorted((one for one in all_of_them.kept if one.due <= today), key=lambda one: one.due)
    return [one for one in back[: max(0, left)] if game in ("", one.game)]


def puzzle(store: Store, id: str, ply: int) -> Puzzle | None:
    """The one of this turn, if it is kept."""
    return next((one for one in puzzles(store).kept if (one.id, one.ply) == (id, ply)), None)


def answered(store: Store, asked: Puzzle, found: bool, today: str) -> None:
    """It was asked again, if that was due: found, it comes back later, or goes; not found, tomorrow."""
    if asked.due > today:
        return
    kept = puzzles(store)
    step = asked.step + found
    back = asked._replace(step=step, due=day_after(today, DAYS[step] if found and step < len(DAYS) else 1))
    others = [back if (one.id, one.ply) == (asked.id, asked.ply) else one for one in kept.kept]
    left = tuple(one for one in others if one.step < len(DAYS))
    keep(store, Puzzles(left, today, 1 + (kept.asked if kept.day == today else 0)))


def drop(store: Store, id: str, ply: int) -> None:
    """One that cannot be opened any more goes."""
    kept = puzzles(store)
    keep(store, kept._replace(kept=tuple(one for one in kept.kept if (one.id, one.ply) != (id, ply))))


def keep(store: Store, all_of_them: Puzzles) -> None:
    """Keep them as they are now."""
    store.choose(PUZZLES, {**all_of_them._asdict(), "kept": [one._asdict() for one in all_of_them.kept]})
