"""A match that comes by link from another device: it goes on here, and nothing kept here is overwritten.

The match has a name of its own that is the same on every device. What is kept under that
name is compared with the link, action by action, and one of five things follows.
"""

from __future__ import annotations

from dataclasses import replace

from app.keep.record import Record
from app.keep.schema import PERSON, Saved
from app.session.shell import Shell
from tabletop.link import Linked, Seating
from tabletop.match import Match, MatchError
from tabletop.wording import in_words

NEW, FURTHER, SAME, OLDER, OTHERWISE = "new", "further", "same", "older", "otherwise"
RANK = (FURTHER, SAME, OLDER, OTHERWISE)  # where several are kept, the first of these counts


def compare(ours: list[str], theirs: list[str]) -> str:
    """How a link's actions stand to those kept here."""
    if ours == theirs:
        return SAME
    if ours == theirs[: len(ours)]:
        return FURTHER
    return OLDER if theirs == ours[: len(theirs)] else OTHERWISE


def arrive(shell: Shell, linked: Linked) -> None:
    """Bring the link's match to the table, and say what has become of it."""
    assert linked.seating is not None
    how, record = follow(shell, linked.match, linked.seating)
    before = record.match.at
    if how == FURTHER:
        match = record.match
        for action in linked.match.played[before:]:
            match = match.play(action)
        rewound, hinted = match.rewound or linked.match.rewound, match.hinted or linked.match.hinted
        record = replace(record, match=replace(match, rewound=rewound, hinted=hinted))
    shell.open_record(record)
    shell.screen.arrived(words(how, record, before), how == NEW)


def follow(shell: Shell, match: Match, seating: Seating) -> tuple[str, Record]:
    """How the link stands to what is kept here, and the record to go on with: the kept one, or a new one."""
    theirs = [str(action) for action in match.log]
    found = []
    for saved in shell.store.records(match.game.slug):
        if isinstance(saved, Saved) and saved.play == seating.play:
            try:
                record = Record.from_saved(match.game, saved)
            except MatchError:
                continue  # of other rules: it stays as it is, and the link's match is opened beside it
            if record.match.seed == match.seed and record.match.options == match.options:
                ours = [str(action) for action in record.match.played]
                found.append((RANK.index(compare(ours, theirs)), -len(ours), record))
    if not found:
        return NEW, newcomer(shell, match, seating)
    rank, _, best = min(found, key=lambda one: one[:2])
    if RANK[rank] != OTHERWISE:
        return RANK[rank], best
    return OTHERWISE, replace(newcomer(shell, match, seating), here=best.here)


def newcomer(shell: Shell, match: Match, seating: Seating) -> Record:
    """A record for a match that is new here. The person to move sits here: that is whom the link was sent
    to; if none is to move, the first person does."""
    people = [seat for seat, player in enumerate(seating.players) if player == PERSON]
    here = (match.state.seat,) if match.state.seat in people else tuple(people[:1])
    names = list(seating.names)
    return Record(shell.new_id(), match, tuple(seating.players), names, here=here, play=seating.play)


def words(how: str, record: Record, before: int) -> str:
    """What has become of the link, in a sentence or two."""
    here = in_words([record.names[seat] for seat in record.mine])
    if how == NEW:
        variant = record.match.variant
        played = f" It is played with: {in_words(variant)}." if variant else ""
        return f"This match has come to this device by link.{played} Here sits {here}."
    if how == FURTHER:
        count = record.match.at - before
        return f"The match has gone on: {count} new {'choice' if count == 1 else 'choices'} from the link."
    if how == SAME:
        return "This link brings nothing new: the match here stands exactly there."
    if how == OLDER:
        return "This link is older than what is kept here: this is the match as it stands now."
    return (
        "This link does not follow from the match kept here: at some point it goes another way. "
        "It is opened beside it, as a match of its own; nothing is overwritten."
    )
