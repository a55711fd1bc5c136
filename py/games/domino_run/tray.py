"""What lies before the player of Domino Run: dice, abilities, and the choices as buttons."""

from __future__ import annotations

from dominoes.domino import NUMBERS
from drawing import back, die, domino
from games.domino_run.board import spot
from games.domino_run.pieces import DICE, MOST_DICE
from games.domino_run.rules import DominoRun
from games.domino_run.verbs import VERBS, after_sacrifice, enemy_next
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.markup import Html, attributes
from tabletop.wording import capital, counted

AS_BUTTONS = ("keep", "mulligan", "end", "stay", "take_die", "take_ability", "give_die", "give_ability")
WORDS = {"used": ", used", "stuck": ", reaches nothing alone or with another", "free": "", "waiting": ""}
FIRST_TURNS = 3  # while these last, the table says what to tap
NO_ABILITY = "Abilities that keys bring lie here."
BRAVE = ("end", "keep", "stay")  # the choices that go straight on


def picks(state: DominoRun) -> set[int]:
    """Which of the unused dice can be chosen: those with which something can be run (DR2.3)."""
    useful: set[int] = set()
    for action in state.legal_actions():
        if action.verb == "run":
            useful.update(DICE[action.args[1]])
    return {i for i, value in enumerate(state.dice) if value in useful}


def dice(state: DominoRun, picked: tuple[int, ...], viewer: Viewer) -> Html:
    """The pool: unused dice to pick, used ones, and free places for dice still to be won."""
    useful = picks(state)
    stuck = "stuck" if state.step == "move" else "waiting"
    turned = _turned(state)
    seen: dict[int, int] = {}
    parts = []
    pool = [(value, i) for i, value in enumerate(state.dice)] + [(value, -1) for value in state.used]
    for value, i in sorted(pool, key=lambda d: (d[0], d[1] < 0)):
        count = seen[value] = seen.get(value, 0) + 1
        look = "used" if i < 0 else "free" if i in useful else stuck
        touch = f"{'used' if i < 0 else 'die'} {value}"
        offered = attributes(data_touch=touch)
        if i in useful:
            offered = viewer.pick(f"die {i}", touch) + attributes(aria_pressed=str(i in picked).lower())
        words = f"Die {value}{WORDS[look]}"
        badge = ""
        if before := turned.pop(value, 0):
            words += f", turned from {before}"
            badge = f'<span class="turned" data-turned="{before} → {value}"></span>'
        name = f"die-{state.turns}-{value}-{count}"
        parts.append(
            f'<button{viewer.button} type="button" class="die-box {look}" id="{name}"{viewer.mark(name)} '
            f'data-glide=""{offered} aria-label="{words}">{die(value)}{badge}</button>'
        )
    parts += ['<span class="die-box won">next roll</span>'] * (state.pool - len(pool))
    for i in range(state.pool, MOST_DICE):
        parts.append(
            f'<button{viewer.button} type="button" class="die-box supply" id="supply-{i}" '
            f'data-touch="supply" aria-label="A free place for a die, won with a key">{back("key")}</button>'
        )
    return Html(f'<div class="dice" role="group" aria-label="Dice">{"".join(parts)}</div>')


def _turned(state: DominoRun) -> dict[int, int]:
    """For each value that an ability made this turn (DR2.8), what that die showed when rolled."""
    turned: dict[int, int] = {}
    for tile in state.tired:
        turned[tile.high] = turned.pop(tile.low, tile.low)
    return turned


def abilities(state: DominoRun, viewer: Viewer) -> Html:
    """The ability tiles, ready or tired; one that can be used now is an action."""
    usable = {action.args[1]: action for action in state.legal_actions() if action.verb == "raise_die"}
    parts = []
    for tile in state.abilities:
        ready = tile not in state.tired
        action = usable.get(tile)
        turns = f"turns a {NUMBERS[tile.low]} into a {NUMBERS[tile.high]}"
        words = capital(VERBS.order(state, action)) if action else f"Ability: {turns}"
        look = "ability" + (" usable" if action else "")
        caption = f"{tile.low} → {tile.high}"
        if not ready:
            look += " tired"
            caption += " used"
            words += ", used this turn"
        touch = f"ability {tile}"
        offered = viewer.action(action, touch) if action else attributes(data_touch=touch)
        parts.append(
            f'<button{viewer.button} type="button" class="{look}" id="ability-{tile}" data-glide=""{offered} '
            f'aria-label="{words}">{domino(*tile)}'
            f'<span class="turned" data-turned="{caption}"></span></button>'
        )
    inside = "".join(parts) or f'<p class="none">{NO_ABILITY}</p>'
    return Html(f'<div class="abilities" role="group" aria-label="Abilities">{inside}</div>')


def choices(state: DominoRun, on_board: set[Action], viewer: Viewer) -> list[str]:
    """The choices that are made beside the line, as buttons that say what they bring."""
    parts = []
    for action in state.legal_actions():
        if action not in on_board and action.verb in AS_BUTTONS:
            label = capital(VERBS.order(state, action))
            said = enemy_next(state) if action.verb == "end" else VERBS.forecast(state, action)
            picture = _picture(action)
            looks = ["choice"]
            if action.verb in BRAVE:
                looks.append("main")
            if "catches you" in said:
                looks.append("alarm")
            if picture:
                looks.append("pictured")
            name = "-".join(["choice", action.verb, *map(str, action.args)])
            parts.append(
                f'<button{viewer.button} type="button" class="{" ".join(looks)}" id="{name}"'
                f"{viewer.action(action)}>{picture}<b>{label}</b> <span>{said}</span></button>"
            )
    return parts


def _picture(action: Action) -> str:
    """The piece that is won or given up, beside the words."""
    if action.verb in ("take_die", "give_die"):
        return f'<i class="picture">{die(5)}</i>'
    if action.verb == "take_ability":
        return f'<i class="picture">{back()}</i>'
    return f'<i class="picture">{domino(*action.args[0])}</i>' if action.verb == "give_ability" else ""


def meant(state: DominoRun, on_board: set[Action]) -> dict[Action, tuple[str, ...]]:
    """The runs with other dice than those shown on the board: the ids of the place and the dice of each."""
    ids = {}
    for action in state.legal_actions():
        if action.verb == "run" and action not in on_board:
            spaces, name = action.args
            space = state.runner + spaces
            dice = [f"die-{state.turns}-{die}-{i}" for i, die in _numbered(DICE[name])]
            ids[action] = (spot(state.tiles[space // 2], space), *dice)
    return ids


def _numbered(dice: tuple[int, ...]) -> list[tuple[int, int]]:
    """One or two dice, each with its place among those that show the same: as `dice` names them."""
    return [(1 + dice[:i].count(die), die) for i, die in enumerate(dice)]


def note(state: DominoRun, name: str, lit: int) -> str:
    """What to do next with the dice, for whoever plays for the first time; or what follows a sacrifice."""
    if state.step == "sacrifice":
        return after_sacrifice(state)
    if name:
        return f"The {name} reaches {counted(lit, 'space') if lit else 'nothing'}."
    if state.step == "go_on":
        return "Choose a space to go on. Its tag: what it costs in pips."
    if lit and state.turns <= FIRST_TURNS:
        return "Choose a space. Its tag: what it costs in pips, and the dice that pay."
    return ""
