"""Two versions of one saved match, from here and from elsewhere: are they the same, and which goes on?"""

from __future__ import annotations

from app.keep.schema import Saved
from app.keep.seals import check_sum, seal


def substance(saved: Saved) -> Saved:
    """A saved match without when it was saved, how lists tell of it, where it came from, and what was
    reckoned of it."""
    return saved._replace(updated=0, told="", over=False, origin="", begun=None, accounts=())


def second_id(saved: Saved) -> str:
    """An id for a second match of this name: the same each time."""
    return f"{saved.id[:50]}-{check_sum(seal(substance(saved)))}"


def goes_on(ours: Saved, theirs: Saved) -> bool:
    """Does theirs go on from where ours stands, among the same people, and has lost no mark?"""

    def people(saved: Saved) -> Saved:
        match = saved.match._replace(log=(), at=0, rewound=False, hinted=False)
        return substance(saved)._replace(match=match, watched=0)

    one, other = ours.match, theirs.match
    marked = one.rewound <= other.rewound and one.hinted <= other.hinted and ours.watched <= theirs.watched
    onward = one.at == len(one.log) < other.at and other.log[: one.at] == one.log
    return people(ours) == people(theirs) and marked and onward
