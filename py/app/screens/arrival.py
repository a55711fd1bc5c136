"""Whoever comes by a link is met by a card: who sends it, which game, what is wanted, and the ways in.

A match that is played by link and kept here already goes on at once, and nothing kept here is overwritten.
It has a name of its own that is the same on every device. What is kept under that name is compared with the
link, action by action, and one of five things follows.
"""

from __future__ import annotations

from collections.abc import Callable

from app.keep.record import Record, from_link
from app.keep.saved_record import from_saved, same_table
from app.keep.schema import PERSON, Saved
from app.keep.store import MATCH
from app.page.markup import bar, button, esc
from app.page.screen import Commands, Screen
from app.screens.arrival_view import card_html
from app.screens.crossing import Crossing
from app.session.seats_view import GONE_ON
from app.session.shell import Shell
from tabletop.link import Linked, Seating
from tabletop.luck import NOTHING
from tabletop.match import Match, MatchError
from tabletop.snapshot import Snapshot
from tabletop.values import replace
from tabletop.wording import in_words

NEW, FURTHER, SAME, OLDER, OTHERWISE = "new", "further", "same", "older", "otherwise"
RANK = (FURTHER, SAME, OLDER, OTHERWISE)  # where several are kept, the first of these counts
Come = Linked | Snapshot  # what a link has brought


def compare(ours: list[str], theirs: list[str]) -> str:
    """How a link's actions stand to those kept here."""
    if ours == theirs:
        return SAME
    if ours == theirs[: len(ours)]:
        return FURTHER
    return OLDER if theirs == ours[: len(theirs)] else OTHERWISE


def arrive(shell: Shell, fragment: str, come: Come, enter: Callable[[], None], met: bool) -> None:
    """Meet who comes by a link, unless they have been: then `enter` leads to what it shows. A match by link
    that is kept here goes on at once, and of two lines that have crossed both are shown."""
    linked = come if isinstance(come, Linked) else None
    if linked and linked.seating:
        how, record = follow(shell, linked.match, linked.seating)
        if how == OTHERWISE:
            theirs = newcomer(shell, linked.match, linked.seating, record)
            return shell.show(lambda: Crossing(shell, record, theirs))
        if met or how != NEW:
            return go_on(shell, linked.match, how, record)
    begun = begun_before(shell, linked) if linked else None
    if met and not begun:
        return enter()
    return shell.show(lambda: Card(shell, fragment, come, begun))


def begun_before(shell: Shell, linked: Linked) -> Saved | None:
    """The unfinished match here of a link's seed, if the link is a seed's."""
    match = linked.match
    if match.log or linked.seating or not shell.store.mentions(MATCH, f'"seed":"{match.seed}"'):
        return None
    kept = shell.store.records(match.game.slug)
    return next((one for one in kept if isinstance(one, Saved) and same_table(one, match)), None)


def go_on(shell: Shell, match: Match, how: str, record: Record) -> None:
    """Bring the link's match to the table, and say what has become of it."""
    before = record.match.at
    if how == FURTHER:
        ours = record.match
        for ply in range(before, match.at):
            ours = ours.play(match.log[ply], match.brought.get(ply, NOTHING))
        rewound, hinted = ours.rewound or match.rewound, ours.hinted or match.hinted
        record = replace(record, match=replace(ours, rewound=rewound, hinted=hinted), accounts=())
    shell.open_record(record)
    shell.screen.arrived(words(how, record), how == NEW)


def follow(shell: Shell, match: Match, seating: Seating) -> tuple[str, Record]:
    """How the link stands to what is kept here, and the record kept here; a new one if there is none."""
    theirs = [str(action) for action in match.log]
    found = []
    for saved in shell.store.records(match.game.slug):
        if isinstance(saved, Saved) and saved.play == seating.play:
            try:
                record = from_saved(match.game, saved)
            except MatchError:
                continue  # of other rules: it stays as it is, and the link's match is opened beside it
            if record.match.seed == match.seed and record.match.options == match.options:
                ours = [str(action) for action in record.match.played]
                found.append((RANK.index(compare(ours, theirs)), -len(ours), record))
    if not found:
        return NEW, newcomer(shell, match, seating)
    rank, _, best = min(found, key=lambda one: one[:2])
    return RANK[rank], best


def newcomer(shell: Shell, match: Match, seating: Seating, like: Record | None = None) -> Record:
    """A record for a match that is new here. The person to move sits here: that is whom the link was sent
    to; if none is to move, the first person does; or the same people as at another line of it."""
    people = [seat for seat, player in enumerate(seating.players) if player == PERSON]
    here = (match.state.seat,) if match.state.seat in people else tuple(people[:1])
    names = list(seating.names)
    sit = like.here if like else here
    return Record(shell.new_id(), match, tuple(seating.players), names, here=sit, play=seating.play)


def words(how: str, record: Record) -> str:
    """What has become of the link, in a sentence or two."""
    here = in_words([record.names[seat] for seat in record.mine])
    if how == NEW:
        variant = record.match.variant
        played = f" It is played with: {in_words(variant)}." if variant else ""
        return f"This match has come to this device by link.{played} Here sits {here}."
    if how == FURTHER:
        return GONE_ON
    if how == SAME:
        return "This link brings nothing new: the match here stands exactly there."
    return "This link is older than what is kept here: this is the match as it stands now."


class Card(Screen):
    """The card. come: what the link has brought; begun: the unfinished match here of its seed."""

    kind = "arrival"

    def __init__(self, shell: Shell, fragment: str, come: Come, begun: Saved | None) -> None:
        self.shell, self.fragment, self.come, self.begun = shell, fragment, come, begun
        game = come.match.game if isinstance(come, Linked) else come.game
        self.slug, self.title = game.slug, game.title
        self.commands: Commands = {
            "straight-in": lambda _: shell.enter(fragment),
            "lesson-first": lambda _: shell.learn_first(self.slug, fragment),
            "anew": self.do_anew,
        }

    def draw(self, still: bool = False) -> None:
        """Show it."""
        store, slug = self.shell.store, self.slug
        new_here = not store.records(slug) and not store.results(slug)
        tools = button("settings", "Settings", look="tool", draw="settings")
        tools += button("help", "Help", look="tool", draw="help")
        title = f'<a href="#{slug}">{esc(self.title)}</a>'
        card = card_html(self.come, self.shell.page.today(), new_here, self.begun)
        self.shell.page.show("screen", f"{bar(title, '', tools, self.title)}{card}", still)

    def opened(self) -> None:
        """Notes that came up while reading what is saved."""
        self.shell.tell_notes()

    def do_anew(self, _: str) -> None:
        """The link's seed as a new match; the one that was begun stays on the shelf."""
        assert isinstance(self.come, Linked)
        self.shell.open_record(from_link(self.shell.new_id(), self.come, self.shell.page.today()))
