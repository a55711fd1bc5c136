"""What lies before the hero in CoLF DaDA: the dice that are not on a space, the domino just drawn, and the
choices as buttons that say what they bring.
"""

from __future__ import annotations

from dominoes.domino import spoken
from drawing import die, domino
from games.colf_dada import foe_sheet
from games.colf_dada.lights import Lights, picked_die
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, FOES, LEVEL
from games.colf_dada.rules import ColfDada
from games.colf_dada.verbs import VERBS, fight_odds, hopeless
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.markup import Html, attributes
from tabletop.wording import capital, counted

BUTTONS = (
    *("meet", "rest", "challenge", "fight", "flee", "mark", "mark_idle", "reroll", "place_all", "done"),
    *("boost", "buy_kill", "buy_safety", "strike", "cover_all", "mend_all", "grow", "end_turn"),
)
MAIN = ("meet", "fight", "reroll", "place_all", "buy_kill", "cover_all", "mend_all", "grow")
FIRST_TURNS = 2  # while these last, the table says what to tap


def tray(state: ColfDada, viewer: Viewer) -> Html:
    """Dice, the domino just drawn, and what to tap."""
    inside = _held(state, viewer) + _dice(state, viewer)
    note = _note(state, picked_die(state, viewer.picked))
    lines = foe_sheet.reckoning(state)
    spans = "".join(f"<span>{line}</span> " for line in lines)
    sums = f'<p class="sums" id="sums">{spans}</p>' if lines else ""
    return Html(
        f'<section data-part="tray" aria-label="Dice"><div class="tray card">{inside}{sums}'
        f'<p class="note" data-asks="">{note}</p></div></section>'
    )


def _held(state: ColfDada, viewer: Viewer) -> str:
    if not state.held:
        return ""
    return (
        f'<button{viewer.button} type="button" class="held" id="held" data-glide="" data-touch="held" '
        f'aria-label="{capital(spoken(state.held))}, just drawn">{domino(*state.held)}</button>'
    )


def _dice(state: ColfDada, viewer: Viewer) -> str:
    """The dice that are not on a space; those that can go somewhere, or be marked, can be picked."""
    picked = picked_die(state, viewer.picked)
    useful = {_die_of(action) for action in state.legal_actions()}
    marked = list(state.marked)
    seen: dict[int, int] = {}
    parts = []
    for shown in state.dice:
        nth = seen[shown] = seen.get(shown, 0) + 1
        look, said = "", ""
        if shown in marked:
            marked.remove(shown)
            look, said = " marked", ", marked to roll again"
        elif state.step == "assign" and nth > state.free(ATTACK, shown) + state.free(DEFENSE, shown):
            look, said = " idle", ", finds no space of its number"
        die_shown = f"die {shown}"
        does = attributes(data_touch=die_shown)
        if shown in useful:
            pressed = str(shown == picked and nth == 1).lower()
            does = viewer.pick(die_shown, die_shown) + attributes(data_drag=True, aria_pressed=pressed)
        name = f"die-{shown}-{nth}"
        parts.append(
            f'<button{viewer.button} type="button" class="die-box{look}" id="{name}"{viewer.mark(name)} '
            f'data-glide=""{does} aria-label="Die {shown}{said}">{die(shown)}</button>'
        )
    return f'<div class="dice" role="group" aria-label="Dice">{"".join(parts)}</div>' if parts else ""


def _die_of(action: Action) -> int:
    """The die that an action is about, 0 for none."""
    if action.verb in ("place", "spend", "mark"):
        return int(action.args[0])
    return int(action.args[2]) if action.verb == "mend" else 0


def choices(state: ColfDada, picked: int) -> list[Action]:
    """What is chosen beside the sheets. A picked die can be marked."""
    return [
        action
        for action in state.legal_actions()
        if action.verb in BUTTONS and (action.verb != "mark" or action.args[0] == picked)
    ]


def choice(state: ColfDada, action: Action, viewer: Viewer) -> Html:
    """The button of what is chosen beside the sheets."""
    look = "choice"
    if _goes_on(state, action) or len(state.legal_actions()) == 1:
        look += " main"
    if action.verb == "strike" and max(0, state.harm) >= state.open_spaces():
        look += " alarm"
    name = "-".join(["choice", action.verb, *map(str, action.args)])
    return Html(
        f'<button{viewer.button} type="button" class="{look}" id="{name}"{viewer.action(action)}>'
        f"<b>{capital(VERBS.order(state, action))}</b> <span>{VERBS.forecast(state, action)}</span></button>"
    )


def _goes_on(state: ColfDada, action: Action) -> bool:
    """Is it the choice that goes on? Never a fight that is as good as lost; to flee from it is."""
    if action.verb in ("meet", "fight", "flee") and hopeless(state):
        return action.verb == "flee"
    return action.verb in MAIN


def unseen(state: ColfDada, shown: set[Action]) -> dict[Action, tuple[str, ...]]:
    """The actions of dice that are not picked, each with the ids of the die and of the domino meant."""
    return {action: _meant(state, action) for action in state.legal_actions() if action not in shown}


def _meant(state: ColfDada, action: Action) -> tuple[str, ...]:
    """The ids of the die and of the domino that an unseen action means."""
    die_id = f"die-{_die_of(action)}-1"
    if action.verb in ("spend", "mend"):
        return die_id, f"at-{action.args[1]}"
    if action.verb == "place":
        shown, name = action.args
        column = state.columns[COLUMNS.index(name)]
        return die_id, f"at-{next(m.domino for m in column if shown in m.free)}"
    return (die_id,)


def _note(state: ColfDada, picked: int) -> str:
    """What to do next, for whoever plays for the first time."""
    step = state.step
    if step in ("explore_or_rest", "adjectives"):
        return _sum(state)
    if step == "put":
        start = "" if state.turns else f"You begin with {LEVEL} dominoes, and one more for each blank drawn. "
        return f"{start}Choose a column: attack wounds, defense protects. Dice go on halves of their number."
    if step == "assign" and picked:
        return f"Choose a half for the {picked}, or mark it to roll again."
    if state.turns > FIRST_TURNS:
        return ""
    if step == "assign":
        return "Faint dice are a proposal. Tap a lit half to put its die there, or place all."
    if step == "cover":
        return f"Choose {counted(state.hits, 'half', 'halves')} to be hit, or take the proposal."
    if step == "mending" and any(action.verb == "mend" for action in state.legal_actions()):
        return "Choose a hit to mend it."
    if step == "grow_and_adapt":
        return "Choose a domino to move it to the other column."
    return ""


def _sum(state: ColfDada) -> str:
    """What is chosen so far, and what it means, before any card is turned."""
    if not state.picks:
        return (
            "Pick a noun’s level, then adjectives: their sum is the monster’s level, and the XP it is worth."
        )
    chosen = " + ".join(map(str, state.picks))
    if len(state.picks) == 1:
        return f"<b>{chosen} + …</b> at least one adjective, up to {FOES} in all."
    return f"<b>{chosen} = level {sum(state.picks)}</b> {fight_odds(state, state.picks)}"


def lit_actions(lit: Lights) -> set[Action]:
    """The actions that stand on the hero's sheet."""
    return {action for action, _ in lit.values()}
