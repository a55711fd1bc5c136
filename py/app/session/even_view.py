"""What the page proposes when three matches have gone one way: a step of a head start for the next one."""

from __future__ import annotations

from app.keep.even import Proposal
from app.keep.record import Record
from app.page.markup import ask
from tabletop.head_start import levels, option_of
from tabletop.markup import NOTHING, Html, tag

REFUSED = "As you like: it is not asked again."


def proposal_html(record: Record, proposal: Proposal | None) -> Html:
    """The question with its two answers; nothing if nothing is proposed."""
    if not proposal:
        return NOTHING
    yes = ask("even", "Play again like that", f"{proposal.seat}={proposal.level}", draw="dice")
    no = ask("even-no", "No, thank you", look="quiet")
    return tag(
        "section",
        tag("p", words(record, proposal)),
        tag("div", yes, no, class_="row"),
        class_="even",
        id="even",
        aria_label="Even chances",
    )


def words(record: Record, proposal: Proposal) -> str:
    """What is proposed, in two sentences."""
    found = option_of(record.match.game, proposal.seat)
    assert found
    step, who = found[1].steps[proposal.level], record.names[proposal.seat]
    now = levels(record.match.options, record.match.seats)[proposal.seat]
    if not proposal.level:
        how = f"{who} could begin without a head start"
    elif proposal.level < now:
        how = f"{who} could begin with less of a head start: {step}"
    else:
        how = f"{who} could begin with {'more of a' if now else 'a'} head start: {step}"
    return f"{record.names[proposal.winner]} has won three times in a row. Next time {how}."


def answer(arg: str) -> tuple[int, int]:
    """The seat and the level that a button says."""
    seat, _, level = arg.partition("=")
    return int(seat), int(level)
