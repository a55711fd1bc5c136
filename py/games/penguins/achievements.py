"""What there is to meet and to do in Penguin's Night Out: deeds on the ice, sights of a night, and the houses
that one has come home to."""

from __future__ import annotations

from functools import partial

from drawing import domino
from drawing.ice import bear, crack, floe, nest, sled, steps
from drawing.penguin import buddy, penguin
from games.contract import Achievement, Case
from games.penguins import field
from games.penguins.history import bridges, close_behind, stuns
from games.penguins.pieces import BUDDIES, STEPS
from games.penguins.routes import tour
from games.penguins.rules import Penguins
from games.penguins.squares import spoken
from tabletop.history import events, plays
from tabletop.match import Match
from tabletop.wording import capital, counted, number, often

SWIFT = 5  # rounds: home by then is early
LONG = 9  # rounds: by then it is morning
BEARS = 3  # walks that end beside one
HIKES = 3  # walks of six steps
ISLANDS = 2  # into which the ice is broken in the end
MOVES = 6  # floes that one has moved
FAR = 12  # squares over which the ice stretches in the end


def _end(match: Match) -> Penguins:
    return match.past(Penguins)[-1]


def _won(match: Match, seat: int) -> bool:
    last = _end(match)
    return last.ending == "home" and last.seat == seat


def _by(match: Match, seat: int, *kinds: str) -> int:
    """How many events of these kinds were a seat's doing."""
    return sum(event.seat == seat for event in events(match, *kinds))


def islands(state: Penguins) -> int:
    """Into how many parts the ice is broken."""
    rest, found = set(state.ice), 0
    while rest:
        rest -= field.steps(state.ice, [next(iter(rest))]).keys()
        found += 1
    return found


def _picture(drawing: str, wide: int = 110, high: int = 110) -> str:
    """Something of the ice in a frame of its own, around 0,0."""
    return f'<svg viewBox="{-wide // 2} {-high // 2} {wide} {high}" aria-hidden="true">{drawing}</svg>'


def _at(x: int, y: int, drawing: str) -> str:
    return f'<g transform="translate({x} {y})">{drawing}</g>'


# --- deeds -----------------------------------------------------------------------------------


def _home(match: Match, seat: int) -> str:
    last = _end(match)
    return f"Home to {spoken(last.nests[seat])} in round {number(last.round)}." if _won(match, seat) else ""


def _swift(match: Match, seat: int) -> str:
    rounds = _end(match).round
    return f"{capital(number(rounds))} rounds, and back." if _won(match, seat) and rounds <= SWIFT else ""


def _thanks(match: Match, seat: int) -> str:
    """A last walk over a floe that a rival has put there."""
    lent = [tile for tile, laid in bridges(match) if laid != seat] if _won(match, seat) else []
    return f"A rival had put {spoken(lent[-1])} on your way home." if lent else ""


def _builder(match: Match, seat: int) -> str:
    built = [tile for tile, laid in bridges(match) if laid == seat] if _won(match, seat) else []
    return f"{capital(spoken(built[-1]))} lay on your way home, as you had planned." if built else ""


def _mountain(match: Match, seat: int) -> str:
    """The own nest moved, by whoever is at home in it."""
    home = _end(match).nests[seat]
    moved = any(event.seat == seat and event.args[0] == home for event in events(match, "laid"))
    return (
        f"{capital(spoken(home))} was no longer where you had left it." if moved and _won(match, seat) else ""
    )


def _called(match: Match, seat: int) -> str:
    """A buddy that was moved onto its penguin, by its own doing."""
    for before, action, after in plays(match, Penguins):
        if action.verb == "nudge" and before.seat == seat and after.carried[seat] > before.carried[seat]:
            return f"In round {number(before.round)} a buddy waddled up to you all by itself."
    return ""


def _delivered(match: Match, seat: int) -> str:
    """Both buddies picked up at once."""
    for before, action, after in plays(match, Penguins):
        if action.verb != "nudge" and after.carried[seat] == before.carried[seat] + BUDDIES:
            return f"Both buddies on one square, in round {number(before.round)}."
    return ""


def _stars(match: Match, seat: int) -> str:
    times = stuns(match)[seat]
    return f"Stunned {often(times)}, and home first." if times and _won(match, seat) else ""


def _brawl(match: Match, seat: int) -> str:
    times = _by(match, seat, "stunned")
    return f"The dice did it, {often(times)}. Honestly." if times else ""


def _shoves(match: Match, seat: int) -> str:
    """A buddy of somebody else, moved."""
    for before, action, _ in plays(match, Penguins):
        if before.seat == seat and action.verb == "nudge" and action.args[0] not in before.mine(seat):
            return f"In round {number(before.round)} you took a buddy for a walk that was not yours."
    return ""


def _pusher(match: Match, seat: int) -> str:
    times = _by(match, seat, "laid")
    return f"{capital(number(times))} floes pushed about by you alone." if times >= MOVES else ""


def _hiker(match: Match, seat: int) -> str:
    """Walks as long as a walk can be."""
    times = sum(
        before.seat == seat and action.verb == "go" and len(before.ways().to(action.args[0])) == STEPS
        for before, action, _ in plays(match, Penguins)
    )
    return f"{capital(number(times))} walks of {number(STEPS)} steps." if times >= HIKES else ""


def _idle(match: Match, seat: int) -> str:
    times = _by(match, seat, "stayed")
    return f"You did not move a foot, {often(times)}." if times else ""


# --- sights ----------------------------------------------------------------------------------


def _bears(match: Match, seat: int) -> str:
    times = _by(match, seat, "bear")
    return f"Up to a sleeping bear {often(times)}, and nobody woke." if times >= BEARS else ""


def _tiptoe(match: Match, seat: int) -> str:
    quiet = _won(match, seat) and not _by(match, seat, "bear")
    return "Home without having come near one bear." if quiet else ""


def _whisker(match: Match, seat: int) -> str:
    """A rival with both buddies, about a turn from home."""
    close = close_behind(_end(match)) if _won(match, seat) else None
    if not close:
        return ""
    where = f"{counted(close[1], 'step')} from home" if close[1] else "at the door"
    return f"A rival with both buddies was {where}."


def _castaway(match: Match, seat: int) -> str:
    """A rival who had a way to all that it needs, until a floe was moved."""
    for before, action, after in plays(match, Penguins):
        if before.seat == seat and action.verb == "lay":
            for other in range(match.seats):
                if other != seat and tour(before, other) is not None and tour(after, other) is None:
                    return f"{capital(spoken(action.args[0]))} drifted off, and a rival’s way with it."
    return ""


def _islands(match: Match, seat: int) -> str:
    parts = islands(_end(match))
    return f"In the end the ice lay in {number(parts)} parts." if parts >= ISLANDS else ""


def _wide(match: Match, seat: int) -> str:
    squares = _end(match).ice
    for along in zip(*squares, strict=True):
        if (span := max(along) - min(along) + 1) >= FAR:
            return f"{span} squares of ice from end to end."
    return ""


def _dawn(match: Match, seat: int) -> str:
    rounds = _end(match).round
    return f"Round {number(rounds)}, and the sun was up." if rounds >= LONG and _won(match, seat) else ""


def _double(match: Match, seat: int) -> str:
    home = _end(match).nests[seat]
    return f"At home on {spoken(home)}." if home.is_double and _won(match, seat) else ""


def _party(seats: int, match: Match, seat: int) -> str:
    rivals = seats - 1
    return f"Home before {number(rivals)} others." if match.seats == seats and _won(match, seat) else ""


# --- addresses ---------------------------------------------------------------------------------


def _address(door: int, match: Match, seat: int) -> str:
    """Home to a nest with this number."""
    home = _end(match).nests[seat]
    return f"Home to {spoken(home)}." if door in home and _won(match, seat) else ""


TWO_FLOES = _at(0, -52, floe(1, 4)) + _at(0, 52, floe(6, 2))
BROKEN = floe(5, 3) + crack()
SLED = _picture(sled(), 250, 180)
HOUSES = (  # by number: what the house is called, and its riddle
    ("Lighthouse", "Come home to a nest with a one, and only one light."),
    ("The Twins’ place", "Come home to a nest with a two, and wipe all your feet."),
    ("Fish and Three Chips", "Come home to a nest with a three."),
    ("The Four Winds", "Come home to a nest with a four. It draws."),
    ("High Five", "Come home to a nest with a five."),
    ("Half a dozen", "Come home to a nest with a six: herrings, by the smell."),
)

CASES = (
    Case(
        "Deeds on the ice",
        (
            Achievement("home", "Party animal", "Somebody has to be first.", SLED, _home),
            Achievement(
                "swift", "Fast food", f"Home within {number(SWIFT)} rounds.", _picture(penguin(0, 2)), _swift
            ),
            Achievement(
                "thanks",
                "Too kind",
                "Take the way that a rival has paved for you.",
                _picture(_at(0, 22, floe(3, 5)) + _at(0, -12, penguin(1)), 210, 120),
                _thanks,
            ),
            Achievement(
                "builder",
                "Bridge builder",
                "Lay the floe on which you will come home.",
                _picture(TWO_FLOES, 210, 210),
                _builder,
            ),
            Achievement(
                "mountain",
                "Moving house",
                "Home is where you put it.",
                _picture(floe(2, 6) + nest(2), 210, 110),
                _mountain,
            ),
            Achievement(
                "called", "Here, chick!", "Have a buddy come to you.", _picture(buddy(1), 70, 70), _called
            ),
            Achievement(
                "delivered",
                "Two for one",
                "Meet both in the same place.",
                _picture(_at(-26, 0, buddy(2)) + _at(26, 0, buddy(2)), 110, 80),
                _delivered,
            ),
            Achievement(
                "stars", "Seeing stars", "Win, with a headache.", _picture(penguin(3, 0, True)), _stars
            ),
            Achievement(
                "brawl",
                "Nothing personal",
                "Let the dice stun a rival.",
                _picture(_at(-32, 0, penguin(1, 0, True)) + _at(34, 0, penguin(2, 0, True)), 150, 120),
                _brawl,
            ),
            Achievement(
                "shoves",
                "Babysitter",
                "Mind a buddy that is not yours.",
                _picture(_at(-26, 0, buddy(0)) + _at(26, 0, buddy(3)), 110, 80),
                _shoves,
            ),
            Achievement(
                "pusher",
                "Furniture mover",
                f"Push {number(MOVES)} floes about.",
                _picture(floe(6, 6), 210, 110),
                _pusher,
            ),
            Achievement(
                "hiker",
                "Happy feet",
                f"{capital(number(STEPS))} steps in one walk, {number(HIKES)} times.",
                _picture(steps(STEPS), 44, 44),
                _hiker,
            ),
            Achievement(
                "idle", "Ice sculpture", "A whole turn, and not a step.", _picture(penguin(2, 2)), _idle
            ),
        ),
    ),
    Case(
        "Sights of the night",
        (
            Achievement(
                "bears", "Bear with me", f"Visit {number(BEARS)} bears.", _picture(bear(), 84, 76), _bears
            ),
            Achievement(
                "tiptoe", "Let them snore", "Win, and visit no bear.", _picture(floe(0, 0), 210, 110), _tiptoe
            ),
            Achievement(
                "whisker",
                "By a beak’s length",
                "Win while a rival can smell the sled.",
                _picture(penguin(3, 2)),
                _whisker,
            ),
            Achievement(
                "castaway",
                "Castaway",
                "Take a rival’s last way away.",
                _picture(BROKEN, 210, 110),
                _castaway,
            ),
            Achievement(
                "islands",
                "Archipelago",
                "End a night on ice that is no longer one.",
                _picture(_at(-70, -40, floe(1, 1)) + _at(70, 40, floe(4, 2)), 360, 200),
                _islands,
            ),
            Achievement(
                "wide",
                "Continental drift",
                f"End a night on ice {FAR} squares long.",
                _picture(TWO_FLOES, 210, 210),
                _wide,
            ),
            Achievement(
                "dawn", "The long night", f"Win in round {LONG} or later.", _picture(penguin(1, 2)), _dawn
            ),
            Achievement(
                "double",
                "Double room",
                "Come home to a double.",
                _picture(floe(4, 4) + nest(0), 210, 110),
                _double,
            ),
            Achievement(
                "party-3",
                "Two is company",
                "Win at a table of three.",
                _picture(_at(-28, 0, penguin(0)) + _at(28, 0, penguin(1)), 120, 110),
                partial(_party, 3),
            ),
            Achievement(
                "party-4",
                "Full house",
                "Win at a table of four.",
                _picture("".join(_at(-84 + 56 * seat, 0, penguin(seat)) for seat in range(4)), 240, 120),
                partial(_party, 4),
            ),
        ),
    ),
    Case(
        "Guest book",
        tuple(
            Achievement(f"nest-{door}", name, riddle, domino(0, door), partial(_address, door))
            for door, (name, riddle) in enumerate(HOUSES, 1)
        ),
    ),
)
