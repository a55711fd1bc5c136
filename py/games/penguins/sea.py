"""The ice of Penguin's Night Out as it lies on the table: floes, nests, penguins, and what can be done.

The sea is one drawing in a viewport that moves and zooms it, a square of the ice 100 units wide. What is
touched is a button with a name of its own: each square, each penguin and buddy; and over them lies whatever
can be chosen: squares to walk to, each with its way; places for the domino in hand; neighbours that a buddy
can be moved to.
"""

from __future__ import annotations

from collections.abc import Iterator

from drawing.dungeon import TURNS
from drawing.ice import floe, footprints, nest, steps
from drawing.penguin import buddy as buddy_drawn
from drawing.penguin import penguin
from games.contract import SafeNames
from games.penguins import choice
from games.penguins.field import Floe
from games.penguins.hand import hand
from games.penguins.measures import SIZE, box, corner, heading, lying, tag
from games.penguins.pieces import NINE, owner
from games.penguins.rules import Penguins
from games.penguins.squares import named, spoken
from games.penguins.verbs import VERBS
from games.penguins.words import buddy_words
from games.viewer import Picked, Viewer
from tabletop.actions import Action
from tabletop.grid import Point
from tabletop.markup import Html, esc
from tabletop.wording import capital, counted

LAYER = '<svg width="1" height="1" viewBox="0 0 1 1">'  # what is drawn overflows it, so it need not grow
RIM, LAID = 0.3, 2.1  # squares of sea around the ice, and with what a floe laid at its edge takes of it
APART = ((0, 22), (24, 26), (-24, 26), (0, -24))  # where buddies that share a square stand


def sea(state: Penguins, viewer: Viewer) -> Html:
    """The whole sea in its viewport. What lies there and what can be chosen are two layers: a pick is no work
    for the first."""
    names = [esc(name) for name in viewer.names]
    moves = _moves(state, viewer)
    return Html(
        '<pan-map class="sea" id="map"'
        f'{viewer.stop} role="group" '
        'aria-label="The ice: arrows move it, plus and minus zoom, 0 shows all" '
        f'data-box="{box(state.ice, RIM)}" data-room="{box(state.ice, RIM if state.ending else LAID)}" '
        f'data-whole="" data-look="{_look(state, viewer.picked)}">'
        f'<div class="plan" id="ice">{LAYER}<g role="list" aria-label="Floes">{_floes(state)}</g>'
        f'<g role="group" aria-label="Squares">{_squares(state, names)}</g></svg>'
        f'{LAYER}<g role="list" aria-label="Penguins and buddies">{_pieces(state, names)}</g>{moves}</svg>'
        f"{_finale(state)}</div></pan-map>"
    )


def _finale(state: Penguins) -> str:
    """How it ended, when it is over."""
    if not state.ending:
        return ""
    from games.penguins.finale import finale

    return f"{LAYER}{finale(state)}</svg>"


def _look(state: Penguins, picked: Picked) -> str:
    """What must be in sight: where the move can end, or the domino in hand and the ice with a rim of sea; and
    whoever decides, with buddies and nest. When it is over, all."""
    if state.ending:
        return "all"
    seat = state.seat
    mine = [box(state.stands(seat), 1), box(state.lies(state.nests[seat]), 0)]
    mine += [box((square,), 0) for buddy in state.mine(seat) if (square := state.buddies[buddy])]
    ghost = choice.ghost(state, picked)
    if state.lifted:
        held = (ghost[0],) if ghost else state.lies(state.lifted)
        return ", ".join([box(held, 2), *mine, box(state.ice, 1)])
    ends = [action.args[-1] for action in state.legal_actions() if action.verb in ("go", "nudge")]
    return ", ".join([*mine, *(box((square,), 0) for square in ends)])


# --- what lies there ---------------------------------------------------------------------------


def _floes(state: Penguins) -> str:
    return "".join(_floe(state, place, lies) for place, lies in enumerate(state.floes))


def _floe(state: Penguins, place: int, lies: Floe) -> str:
    """A domino as a floe, with the nest on it; marked while it is selected or in hand."""
    tile = NINE[place]
    turn = TURNS[heading(lies)]
    nests = "".join(nest(seat, turn) for seat, home in enumerate(state.nests) if home == tile)
    looks = "floe"
    if tile == state.lifted:
        looks += " lifted"
    elif tile == state.selected:
        looks += " selected"
    return (
        f'<g role="listitem" aria-label="{capital(spoken(tile))}" class="{looks}" id="floe-{tile}" '
        f'data-glide="" {lying(lies)}>{floe(*tile, turn)}{nests}</g>'
    )


def _squares(state: Penguins, names: SafeNames) -> str:
    return "".join(_square(state, square, names) for lies in state.floes for square in lies)


def _square(state: Penguins, square: Point, names: SafeNames) -> str:
    """What is touched where nothing else is: with everything that there is to be said of it."""
    tile = NINE[state.ice[square][0]]
    home = "".join(f", nest of {names[seat]}" for seat, one in enumerate(state.nests) if one == tile)
    return (
        f'<rect class="square" id="sq-{square.x}_{square.y}" role="button" tabindex="-1" '
        f'data-touch="square {square}" {corner(square, 1)} '
        f'aria-label="{capital(named(state, square))}{home}"/>'
    )


def _pieces(state: Penguins, names: SafeNames) -> str:
    """The way that was walked just now, buddies, and over them the penguins."""
    walked = next((event.args[0] for event in state.events() if event.kind == "walked"), ())
    trail = footprints((square.x * SIZE, square.y * SIZE) for square in walked) if walked else ""
    return trail + _buddies(state, names) + "".join(_penguin(state, seat, names) for seat in out(state))


def out(state: Penguins) -> list[int]:
    """The seats whose penguins are on the ice: all, but for who is home and boards the sled."""
    return [seat for seat in range(state.seats) if state.ending != "home" or seat != state.seat]


def _buddies(state: Penguins, names: SafeNames) -> str:
    return "".join(
        f'<g role="listitem"><g class="chick" id="chick-{number}" role="button" tabindex="-1" '
        f'data-touch="buddy {number}" data-glide="" data-hops="" '
        f'aria-label="{capital(buddy_words(state, number, names))}" '
        f'transform="translate({x} {y})">{buddy_drawn(owner(number))}</g></g>'
        for number, square, x, y in lost(state)
    )


def lost(state: Penguins) -> Iterator[tuple[int, Point, int, int]]:
    """The buddies that lie on the ice: number, square, and where they are drawn, side by side if need be."""
    on = dict.fromkeys((square for seat in range(state.seats) for square in state.stands(seat)), 1)
    for number, square in enumerate(state.buddies):
        if square:
            right, down = APART[on.get(square, 0) % len(APART)]
            on[square] = on.get(square, 0) + 1
            yield number, square, square.x * SIZE + right, square.y * SIZE + down


def middle(state: Penguins, seat: int) -> tuple[int, int]:
    """Where a penguin is drawn: on its square, or in the middle of its nest."""
    stands = state.stands(seat)
    x, y = (sum(along) for along in zip(*stands, strict=True))
    return x * SIZE // len(stands), y * SIZE // len(stands)


def _penguin(state: Penguins, seat: int, names: SafeNames) -> str:
    """A penguin, with the buddies that it carries: on its square, or in the middle of its nest."""
    stands, carried, stunned = state.stands(seat), state.carried[seat], seat in state.stunned
    where = named(state, stands[0]) if len(stands) == 1 else f"its nest {spoken(state.nests[seat])}"
    along = f", {counted(carried, 'buddy', 'buddies')} along" if carried else ""
    dazed = ", stunned" if stunned else ""
    x, y = middle(state, seat)
    now = " now" if seat == state.seat and not state.ending else ""
    return (
        f'<g role="listitem"><g class="pawn{now}" id="pawn-{seat}" role="button" tabindex="-1" '
        f'data-touch="seat {seat}" data-glide="" data-hops="" transform="translate({x} {y})" '
        f'aria-label="{names[seat]}, on {where}{along}{dazed}">{penguin(seat, carried, stunned)}</g></g>'
    )


# --- what can be done -----------------------------------------------------------------------------


def _moves(state: Penguins, viewer: Viewer) -> str:
    """Every choice that is made on the ice; those of what is not picked are there, unseen."""
    lit = choice.buddy(state, viewer.picked)
    floes = choice.floes(state, viewer.picked)
    ways = state.ways() if state.step == "move" else None
    parts = []
    for action in state.legal_actions():
        if action.verb == "go" and ways:
            parts.append(_walk(state, action, ways.to(action.args[0]), viewer))
        elif action.verb == "place":
            parts.append(_spot(state, action, viewer, action.args[0] == lit))
        elif action.verb == "nudge":
            parts.append(_nudge(state, action, viewer, action.args[0] == lit))
        elif action.verb == "lift":
            parts.append(_lift(state, action, viewer, floes))
    return f'<g role="group" aria-label="Choices">{hand(state, viewer)}{"".join(parts)}</g>'


def _offer(state: Penguins, action: Action, viewer: Viewer, more: str = "") -> str:
    """The attributes of a button that offers an action, named by its order and what more there is to say."""
    words = capital(VERBS.order(state, action, viewer.names)) + more
    return f'role="button" tabindex="-1"{viewer.action(action)} aria-label="{esc(words)}"'


def _walk(state: Penguins, action: Action, way: list[Point], viewer: Viewer) -> str:
    """PN2.7: a square where the move can end, with the way there and its number of steps."""
    end = way[-1]
    line = "L".join(f"{square.x * SIZE} {square.y * SIZE}" for square in state.trail(way))
    offer = _offer(state, action, viewer, f", {counted(len(way), 'step')}")
    return (
        f'<g class="walk" id="go-{end.x}_{end.y}" {offer}><path class="way" d="M{line}"/>'
        f"{_target(state, end)}<g {tag(end)}>{steps(len(way))}</g></g>"
    )


def _target(state: Penguins, end: Point) -> str:
    """Where a move ends, lit; only at its edge where that is over a penguin or a buddy."""
    taken = end in state.buddies or any(end in state.stands(seat) for seat in range(state.seats))
    return f'<rect class="target{" taken" if taken else ""}" {corner(end, 7)} rx="16"/>'


def _spot(state: Penguins, action: Action, viewer: Viewer, lit: bool) -> str:
    """PN1.5: a square where a buddy can be put."""
    number, square = action.args
    return (
        f'<rect class="spot{" lit" if lit else ""}" id="place-{number}-{square.x}_{square.y}" '
        f'{_offer(state, action, viewer)} {corner(square, 12)} rx="18"/>'
    )


def _nudge(state: Penguins, action: Action, viewer: Viewer, lit: bool) -> str:
    """PN2.6, PN3.2: a square that a buddy can be moved to."""
    number, end = action.args
    start = state.buddies[number]
    assert start
    line = f"M{start.x * SIZE} {start.y * SIZE}L{end.x * SIZE} {end.y * SIZE}"
    return (
        f'<g class="nudge{" lit" if lit else ""}" id="nudge-{number}-{end.x}_{end.y}" '
        f'{_offer(state, action, viewer)}><path class="way" d="{line}"/>{_target(state, end)}</g>'
    )


def _lift(state: Penguins, action: Action, viewer: Viewer, lit: bool) -> str:
    """PN3.4: a domino that can be moved."""
    [tile] = action.args
    return (
        f'<g class="lift{" lit" if lit else ""}" id="lift-{tile}" {_offer(state, action, viewer)} '
        f"{lying(state.lies(tile))}>"
        '<rect class="target" x="-96" y="-46" width="192" height="92" rx="14"/></g>'
    )
