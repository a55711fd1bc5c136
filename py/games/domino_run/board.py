"""The line of Domino Run as it lies on the table: tiles, cubes, lit spaces, the enemy's reach.

The line is a list of tiles, and each tile is a pair of buttons over a drawing. How many
tiles lie side by side, and that every other row runs back like a snake, is the style
sheet's affair: the text is the same on every screen. Tiles are as large as lets 15 lie at once, which is
more than 19 matches of 20 ever need; a longer line scrolls, and no tile becomes another size.
"""

from __future__ import annotations

from dominoes.domino import NUMBERS, Domino, spoken
from drawing import back, cube, domino
from games.contract import Cell
from games.domino_run.pieces import DICE, GAP, TILE
from games.domino_run.rules import DominoRun
from games.domino_run.verbs import VERBS
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.grid import Point
from tabletop.markup import attributes
from tabletop.wording import capital, counted, in_words

ENEMY = "The enemy, in the empty space before the line"
RUNNING = ("move", "go_on", "treasure")  # the steps before the enemy's own run

Lit = dict[int, tuple[Action, int, str]]  # space -> the action, its cost in pips, the dice's name


def dice_name(values: list[int]) -> str:
    """The name of one or two dice as one budget: "3" or "3+5"; empty for none."""
    return "+".join(map(str, sorted(values)))


def lit_spaces(state: DominoRun, name: str) -> Lit:
    """The spaces that a tap runs to (DR2.2). With dice chosen, those that they reach; with none,
    all that can be reached, each with the smallest single die that does, or else the smallest two."""
    lit: Lit = {}
    costs = [0]
    for pips in state.line[state.runner + 1 :]:
        costs.append(costs[-1] + pips)
    best: dict[int, tuple[int, int]] = {}
    for action in state.legal_actions():
        if action.verb == "run":
            spaces, dice = action.args
            if name and dice != name:
                continue
            rank = (len(DICE[dice]), sum(DICE[dice]))
            if spaces in best and best[spaces] <= rank:
                continue
            best[spaces] = rank
        elif action.verb == "go_on_running":
            spaces, dice = action.args[0], ""
        else:
            continue
        lit[state.runner + spaces] = (action, costs[spaces], dice)
    return lit


def track(state: DominoRun, lit: Lit, viewer: Viewer) -> str:
    """The felt with the list of tiles from the enemy's end on, and the spaces lit in it."""
    danger, stop = _threat(state)
    tiles = [_gap(viewer)] if state.enemy == GAP else []
    tiles += [_tile(state, i, tile, lit, danger, stop, viewer) for i, tile in enumerate(state.tiles)]
    look, end = "ground felt", ""
    if state.ending:
        from games.domino_run.finale import finale

        look, end = f"{look} {state.ending}", finale(state)
    return (
        f'<section data-part="board" aria-label="The line">{end}<div class="{look}">'
        f'<ol class="line">{"".join(tiles)}</ol>'
        f'<p class="legend">{_legend(state) if stop is not None else ""}</p></div></section>'
    )


def _legend(state: DominoRun) -> str:
    """The enemy in words: how far it may run next (DR3.1), and how far behind it is."""
    behind = state.runner - state.enemy
    return f'<span class="hatch"></span>The enemy may run {enemy_runs(state)}; it is {behind} behind.'


def enemy_runs(state: DominoRun) -> str:
    """DR3.1: how far the enemy may run next: "4", "1, to a key"."""
    space, why = state.enemy_way()
    return f"{space - state.enemy}, to a key" if why == "key" else str(state.pace)


def _gap(viewer: Viewer) -> str:
    return (
        f'<li class="gap" id="gap"><button tabindex="-1" type="button" class="space" id="spot-gap" '
        f'data-touch="enemy" aria-label="{ENEMY}">'
        f"{_cube('enemy')}</button></li>"
    )


def _cube(name: str) -> str:
    return cube(name, f'id="{name}" data-glide="" data-hops=""')


def _tile(
    state: DominoRun, i: int, tile: Domino, lit: Lit, danger: range, stop: int | None, viewer: Viewer
) -> str:
    first, second = state.line[2 * i : 2 * i + 2]
    key = state.flipped[i]
    spaces = "".join(_space(state, tile, space, lit, danger, stop, viewer) for space in (2 * i, 2 * i + 1))
    look = back("key") if key else domino(first, second)
    turned = any(event.kind == "key" and event.args[0] == tile for event in state.events())
    if turned:
        look = f'<span class="before">{domino(first, second)}</span>{look}'
    looks = "tile" + (" key" if key else "") + (" turned" if turned else "")
    return f'<li class="{looks}" id="tile-{tile}" data-glide="">{look}{spaces}</li>'


def _space(
    state: DominoRun, tile: Domino, space: int, lit: Lit, danger: range, stop: int | None, viewer: Viewer
) -> str:
    looks = ["space"]
    inside = ""
    cubes = [space == stop, space == state.enemy, space == state.runner].count(True)
    if cubes:
        looks.append("held" if cubes == 1 else "held both")
    run = None
    if space in danger:
        looks.append("danger")
    if space == stop:
        looks.append("stop")
        inside += cube("enemy", 'data-ghost=""')
    if space in lit:
        run, cost, dice = lit[space]
        looks.append("lit")
        pays = f' data-dice="{dice}"' if dice else ""
        inside += f'<span class="flag" id="flag-{space}-{cost}-{dice}" data-cost="{cost}"{pays}></span>'
    if space == state.enemy:
        inside += _cube("enemy")
    if space == state.runner:
        inside += _cube("runner")
    words = _space_words(state, space, danger, stop)
    if run:
        words = f"{_run_words(state, run, cost)}: {words}"
    touch = _touch(state, space)
    offered = viewer.action(run, touch) if run else attributes(data_touch=touch)
    name = spot(tile, space)
    return (
        f'<button tabindex="-1" type="button" class="{" ".join(looks)}" '
        f'id="{name}"{viewer.mark(name)}{offered} aria-label="{words}">{inside}</button>'
    )


def _space_words(state: DominoRun, space: int, danger: range, stop: int | None) -> str:
    """A space, who stands there, and what threatens there."""
    words = f"{what_lies(state, space)}, {_distance(space - state.runner)}"
    if space in danger:
        words += ", in the enemy’s reach"
    if space == stop:
        words += ", where the enemy will stop"
    who = ["your runner"] * (space == state.runner) + ["the enemy"] * (space == state.enemy)
    return f"{capital(in_words(who))}: {words}" if who else words


def _touch(state: DominoRun, space: int) -> str:
    """What a space answers that is only looked at."""
    return "runner" if space == state.runner else "enemy" if space == state.enemy else f"space {space}"


def cells(state: DominoRun, lit: Lit) -> list[Cell]:
    """The line as the cursor walks it, space by space; before them the empty one where the enemy may be."""
    danger, stop = _threat(state)
    found = []
    if state.enemy == GAP:
        found.append(Cell("spot-gap", Point(GAP, 0), ENEMY, "touch:enemy", ("danger",)))
    for space in range(len(state.line)):
        does = f"action:{lit[space][0]}" if space in lit else f"touch:{_touch(state, space)}"
        kinds = ["home", "own"] if space == state.runner else []
        kinds += ["landmark"] * (state.line[space - space % 2] == state.line[space - space % 2 + 1])
        kinds += ["danger"] * (space in danger or space in (stop, state.enemy))
        name = spot(state.tiles[space // 2], space)
        words = capital(_space_words(state, space, danger, stop))
        found.append(Cell(name, Point(space, 0), words, does, kinds))
    return found


def _threat(state: DominoRun) -> tuple[range, int | None]:
    """DR3.1: the spaces that the enemy may reach, and the one where it will stop, before its own run."""
    running = state.step in RUNNING
    return (state.reach(), state.enemy_way()[0]) if running else (range(0), None)


def spot(tile: Domino, space: int) -> str:
    """The id of a space on its tile, which it keeps while the line moves on."""
    return f"spot-{tile}-{'ba'[space % 2 == 0]}"


def what_lies(state: DominoRun, space: int) -> str:
    """A space in words: "five of domino two-five", "double six, first half", "the key double six"."""
    tile = TILE[state.line[space - space % 2], state.line[space - space % 2 + 1]]
    if state.flipped[space // 2]:
        return f"the key {spoken(tile)}"
    if tile.is_double:
        ahead = ", a key if you enter it" if space > state.runner else ""
        half = f"second half{ahead}" if space % 2 else "first half"
        return f"{spoken(tile)}, {half}"
    return f"{NUMBERS[state.line[space]]} of domino {spoken(tile)}"


def _run_words(state: DominoRun, run: Action, cost: int) -> str:
    return f"{capital(VERBS.order(state, run))} for {counted(cost, 'pip') if cost else 'nothing'}"


def _distance(spaces: int) -> str:
    if spaces == 0:
        return "here"
    return f"{counted(abs(spaces), 'space')} {'ahead' if spaces > 0 else 'behind'}"
