"""What of any round is worth a picture, each with its caption: how they stand, what they throw and try, and
the boss where nobody dies of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.contract import Moment, Pattern
from games.run_away.event_words import called, spot
from games.run_away.heroes import HEROES
from games.run_away.position import BOSS
from tabletop.game import Names
from tabletop.history import Told, log
from tabletop.match import Match
from tabletop.wording import a, counted, in_words, number

HEELS = 3  # spaces between the boss and whom it is after
SHORT = 3  # spaces in one run
POPULAR = 3  # cards thrown at one hero


def moment(told: Told, words: str, *near: int) -> Moment:
    """Of the hero to whom it happens, if nobody else is named."""
    return Moment(told.ply, f"Round {told.turn}: {words}", near or (told.seat,), told.begins)


# --- how they stand ---------------------------------------------------------------------------


def _heels(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "order"):
        state = told.after
        ahead = {state.place[one] - state.boss_at: one for one in state.inside()}
        gap = min((gap for gap in ahead if gap > 0), default=HEELS + 1)
        if gap <= HEELS and not state.boss_waits:
            behind = f"{counted(gap, 'space')} behind {names[ahead[gap]]}"
            yield moment(told, f"the boss was {behind}, with its mouth open.", ahead[gap])


def _line_up(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """How they stand when a round begins, so that whatever turns there has something to show."""
    for told in log(match, "order"):
        state = told.after
        first, *others = (one for one in state.order if one != BOSS)
        stand = f"{names[first]} ran first, from {state.place[first]}"
        if others:
            stand += f", {names[others[-1]]} last, from {state.place[others[-1]]}"
        yield moment(told, f"{stand}. The boss was {spot(state.boss_at)}.", first)


# --- what they throw and try ------------------------------------------------------------------


def _popular(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    thrown: Counter[int] = Counter()
    for told in log(match, "order", "threw"):
        if told.event.kind == "order":
            thrown.clear()
        elif told.event.args:
            on = int(told.event.args[0])
            thrown[on] += 1
            if thrown[on] == POPULAR:
                yield moment(told, f"a third card flew at {names[on]}. Word had got around.", on)


def _threw(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """At whom anybody throws, likewise."""
    at: dict[int, list[int]] = {}
    for told in log(match, "threw"):
        if told.event.args:
            at.setdefault(told.ply, []).append(int(told.event.args[0]))
            whom = in_words([names[one] for one in at[told.ply]])
            if len(at[told.ply]) == sum(event.kind == "threw" for event in told.after.events()):
                yield moment(told, f"{names[told.seat]} threw something at {whom}, and looked away.")


def _off(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any card to run on, likewise."""
    for told in log(match, "runs"):
        card, speed = told.event.args
        if speed > 0:
            yield moment(
                told,
                f"{names[told.seat]} ran off on {called(card)}, {speed} speed and no plan.",
                told.seat,
                card,
            )


def _trick(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """An ability that luck had no mind for."""
    drawn = 0
    ability: Told | None = None
    for told in log(match, "ability", "luck", "lucky"):
        if told.event.kind == "ability":
            ability = told
        elif told.event.kind == "luck":
            drawn = told.event.args[0]
        elif ability and (ability.ply, ability.seat) == (told.ply, told.seat) and not told.event.args[0]:
            said = HEROES[ability.event.args[0]].ability
            yield moment(told, f"{names[told.seat]} tried “{said}” and drew {a(drawn)}. Nobody clapped.")


def _tactics(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "ran"):
        spaces = told.event.args[0] - told.before.start
        if 0 < spaces <= SHORT and told.before.runner == told.seat:
            far = "one space" if spaces == 1 else f"{number(spaces)} spaces"
            yield moment(told, f"{names[told.seat]} ran {far}, and called it tactics.")


# --- the boss ---------------------------------------------------------------------------------


def _bitten(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "hurt"):
        if told.event.args[1] == "caught" and not told.after.fate[told.seat]:
            lives = counted(told.after.life[told.seat], "life", "lives")
            yield moment(told, f"the boss had a bite of {names[told.seat]}, and left {lives} for later.")


def _unbitten(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "caught"):
        harmed = [event.seat for event in told.after.events() if event.kind in ("hurt", "died")]
        if told.seat not in harmed and not told.after.fate[told.seat]:
            yield moment(told, f"the boss caught {names[told.seat]}, and found nothing to bite.")


def _lurks(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "boss waits"):
        late = sum(told.after.place[one] < told.after.boss_at for one in told.after.inside())
        whom = "for whoever came late" if late > 1 else "for the last one"
        yield moment(told, f"the boss sat down {spot(told.after.boss_at)}, to wait {whom}.", BOSS)


ROUNDS = (
    Pattern("heels", _heels),
    Pattern("line-up", _line_up),
    Pattern("popular", _popular),
    Pattern("threw", _threw),
    Pattern("off", _off),
    Pattern("trick", _trick),
    Pattern("tactics", _tactics),
    Pattern("bitten", _bitten),
    Pattern("unbitten", _unbitten),
    Pattern("lurks", _lurks),
)
