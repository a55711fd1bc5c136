"""What is awarded at the end of Penguin's Night Out: to those who did not catch the sled as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from drawing.ice import bear, floe, nest, steps
from drawing.penguin import buddy, penguin
from games.contract import Award
from games.penguins.history import bridges, close_behind, stuns
from games.penguins.pieces import owner
from games.penguins.rules import Penguins
from games.penguins.squares import spoken
from tabletop.game import Names
from tabletop.history import events, plays
from tabletop.match import Match
from tabletop.wording import counted, number, often

Given = tuple[int, str] | None  # to which seat, and for what

BEARS = 3  # walks that end beside one
FLOES = 4  # pushed about
BLOWS = 2  # rivals stunned, or times that one was
HIDDEN = 5  # rounds that a hiding place has to hold


def _most(doers: Iterable[int], least: int) -> tuple[int, int] | None:
    """Who is named most, and how often; None if nobody is often enough."""
    seat, times = max(Counter(doers).items(), key=lambda one: (one[1], -one[0]), default=(0, 0))
    return (seat, times) if times >= least else None


def _too_kind(match: Match, names: Names) -> Given:
    """A floe laid by somebody else, over which the winner came home."""
    last = match.past(Penguins)[-1]
    lent = [(tile, seat) for tile, seat in bridges(match) if seat != last.seat]
    if last.ending != "home" or not lent:
        return None
    tile, seat = lent[-1]
    return seat, f"who put {spoken(tile)} where {names[last.seat]} came home over it"


def _doorstep(match: Match, names: Names) -> Given:
    """Both buddies, and a turn too late."""
    last = match.past(Penguins)[-1]
    close = close_behind(last) if last.ending == "home" else None
    if not close:
        return None
    seat, far = close
    where = f"{counted(far, 'step')} from home" if far else "at the door"
    return seat, f"{where} with both buddies when the sled left"


def _hiding_place(match: Match, names: Names) -> Given:
    """The buddy that was hidden best by somebody else: never met, or met last."""
    best, given = HIDDEN - 1, None
    for before, action, _ in plays(match, Penguins):
        if action.verb == "place":
            hidden = action.args[0]
            met = _met(match, hidden)
            held = met or match.past(Penguins)[-1].round + 1  # longer than any that was met
            if held > best:
                best = held
                whose = f"whose hiding place for a buddy of {names[owner(hidden)]}"
                found = f"held until round {number(met)}" if met else "was never found out"
                given = before.seat, f"{whose} {found}"
    return given


def _met(match: Match, hidden: int) -> int:
    """The round in which a buddy was picked up; 0 if it never was."""
    for before, action, after in plays(match, Penguins):
        if action.verb != "place" and before.buddies[hidden] and not after.buddies[hidden]:
            return before.round
    return 0


def _furniture(match: Match, names: Names) -> Given:
    """Whoever has pushed most floes about."""
    most = _most((event.seat for event in events(match, "laid")), FLOES)
    return most and (most[0], f"who pushed {number(most[1])} floes about")


def _bears(match: Match, names: Names) -> Given:
    """Whoever has come up to most bears."""
    most = _most((event.seat for event in events(match, "bear")), BEARS)
    return most and (most[0], f"up to a sleeping bear {often(most[1])}, and nobody woke")


def _nothing_personal(match: Match, names: Names) -> Given:
    """Whose dice have stunned most rivals."""
    most = _most((event.seat for event in events(match, "stunned")), BLOWS)
    return most and (most[0], f"whose dice stunned somebody {often(most[1])}")


def _stars(match: Match, names: Names) -> Given:
    """Whoever was stunned most."""
    most = _most(stuns(match).elements(), BLOWS)
    return most and (most[0], f"who saw stars {often(most[1])}, and none of them in the sky")


def _babysitter(match: Match, names: Names) -> Given:
    """Whoever has moved most buddies that are somebody else's."""
    moved = [event for event in events(match, "nudged") if int(event.args[0]) != event.seat]
    most = _most((event.seat for event in moved), 1)
    if not most:
        return None
    seat, times = most
    whose = names[next(event.args[0] for event in moved if event.seat == seat)]
    return seat, (
        f"who took a buddy of {whose} for a walk"
        if times == 1
        else f"who took other people’s buddies for a walk {often(times)}"
    )


def _sculpture(match: Match, names: Names) -> Given:
    """Whoever has stayed put most."""
    most = _most((event.seat for event in events(match, "stayed")), 1)
    return most and (most[0], f"who did not move a foot, {often(most[1])}")


def _happy_feet(match: Match, names: Names) -> Given:
    """Whoever has waddled farthest."""
    far = _waddled(match)
    most = max(far)
    return (far.index(most), f"who waddled {most} steps that night") if most else None


def _homebody(match: Match, names: Names) -> Given:
    """Whoever has waddled least."""
    far = _waddled(match)
    least = min(far)
    walked = counted(least, "step") if least else "not one step"
    return (far.index(least), f"who waddled {walked} in all") if least < max(far) else None


def _waddled(match: Match) -> list[int]:
    """The steps of each seat."""
    far = [0] * match.seats
    for event in events(match, "walked"):
        far[event.seat] += len(event.args[0]) - 1
    return far


def _picture(drawing: str, wide: int = 110, high: int = 110) -> str:
    """Something of the ice in a frame of its own, around 0,0."""
    return f'<svg viewBox="{-wide // 2} {-high // 2} {wide} {high}" aria-hidden="true">{drawing}</svg>'


AWARDS = (
    Award("too-kind", "Too kind", _picture(floe(3, 5), 210, 110), 52, _too_kind),
    Award("doorstep", "A turn too late", _picture(penguin(3, 2)), 38, _doorstep),
    Award("hiding-place", "Best hiding place", _picture(buddy(1), 70, 70), 97, _hiding_place),
    Award("furniture", "Furniture mover", _picture(floe(6, 6), 210, 110), 53, _furniture),
    Award("bears", "Friend of bears", _picture(bear(), 84, 76), 45, _bears),
    Award("nothing-personal", "Nothing personal", _picture(penguin(1)), 16, _nothing_personal),
    Award("stars", "Most stars seen", _picture(penguin(3, 0, True)), 16, _stars),
    Award("babysitter", "Babysitter", _picture(buddy(3), 70, 70), 0, _babysitter),
    Award("sculpture", "Ice sculpture", _picture(penguin(2)), 9, _sculpture),
    Award("homebody", "Homebody", _picture(nest(0), 210, 110), 98, _homebody),
    Award("happy-feet", "Happy feet", _picture(steps(6), 44, 44), 100, _happy_feet),
)
