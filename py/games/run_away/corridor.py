"""The dungeon of Run Away!! as it is seen: the part of the corridor where things happen, and who is there.

Twelve spaces are always in sight; some more are drawn on both sides, for screens that are wide.
"""

from __future__ import annotations

from drawing.card_pictures import picture
from drawing.runners import boss, hero
from drawing.seats import SHAPES
from games.contract import SafeNames
from games.run_away.deck import CARDS, NUMBER
from games.run_away.event_words import spot
from games.run_away.masonry import FLOOR, HIGH, WIDE, masonry
from games.run_away.pieces import ENCOUNTER_SPACES, EXIT
from games.run_away.position import BOSS, NOBODY
from games.run_away.rules import RunAway
from games.run_away.verbs import landing, reaches
from tabletop.markup import Html
from tabletop.wording import in_words

SEEN = 12  # spaces in sight
MORE = 9  # drawn on either side, for wide screens
FAINT = 2  # lives with which a hero looks the worse for it
HEAT = (
    (0.75, "sure"),
    (0.4, "likely"),
    (0.0, "perhaps"),
)  # how likely the boss comes to a space, and its look


def corridor(state: RunAway, looker: int | None, names: SafeNames) -> Html:
    """The corridor, as a picture."""
    low = _sight(state, looker)
    first, last = low - MORE, low + SEEN + MORE
    spaces = range(max(0, first), min(EXIT, last))
    return Html(
        f'<svg class="corridor" viewBox="{low * WIDE} 0 {SEEN * WIDE} {HIGH}" role="img" '
        f'aria-label="{_said(state, names)}">{masonry(first, last)}'
        f"{''.join(_space(state, space) for space in spaces)}{_dangers(state, looker)}{_figures(state)}</svg>"
    )


def _sight(state: RunAway, looker: int | None) -> int:
    """The first space in sight: with whoever runs, else whoever looks, and as many others as fit."""
    inside = state.inside()
    if state.runner == BOSS:
        on = state.boss_at
    elif state.runner != NOBODY:
        on = state.place[state.runner]
    elif looker in inside:
        on = state.place[looker]
    else:
        on = max((state.place[seat] for seat in inside), default=EXIT - 2)
    spots = [*(state.place[seat] for seat in inside), *[state.boss_at] * 2]
    if state.step == "speed_choice" and state.seat == looker:  # where one's cards would lead
        spots += [landing(state, looker, card) for card in state.hands[looker]]

    def seen(low: int) -> tuple[int, int]:
        return sum(low <= spot < low + SEEN for spot in spots), -abs(low + SEEN // 2 - on)

    return max(range(on - SEEN + 4, on - 1), key=seen)


def _space(state: RunAway, space: int) -> str:
    """A space, with what stands on it."""
    drawn = ""
    if space in state.tokens:
        drawn += (
            f'<svg x="-32" y="-44" width="64" height="38">{picture(CARDS[state.tokens[space]].name)}</svg>'
        )
    if space in state.walls:
        drawn += (
            '<path class="wall" '
            'd="M-20-128h44V6h-44zM-20-94h44M-20-60h44M-20-26h44M2-128v34M-10-94v34M12-94v34M2-60v34"/>'
        )
    if state.runner >= 0 and space == state.start:
        drawn += '<path class="started" d="M-22 42h44"/>'
    look, mark = ("space encounter", "E") if space in ENCOUNTER_SPACES else ("space", "")
    number = f'<text class="number" y="58">{space}</text>' if space % 5 == 0 else ""
    return (
        f'<g class="{look}" transform="translate({space * WIDE + WIDE // 2} {FLOOR})">'
        f'<path class="plate" d="M-25 6h50l5 30h-60z"/><text y="30">{mark}</text>{number}{drawn}</g>'
    )


def _dangers(state: RunAway, looker: int | None) -> str:
    """Where the boss may come to this round, and where the cards would bring whoever chooses one."""
    if state.step != "speed_choice" or state.seat != looker:
        return ""
    drawn = ""
    for far, odds in enumerate(reaches(state)):
        space = state.boss_at + far
        if far and odds and 0 <= space < EXIT:
            look = next(look for least, look in HEAT if odds >= least)
            drawn += f'<path class="reach {look}" d="M{space * WIDE + 4} {FLOOR + 42}h{WIDE - 8}"/>'
    flags: dict[int, list[int]] = {}
    for card in state.hands[looker]:
        flags.setdefault(landing(state, looker, card), []).append(NUMBER[card])
    for space, numbers in flags.items():
        said = "·".join(str(number) for number in sorted(set(numbers)))
        drawn += (
            f'<g class="flag" transform="translate({space * WIDE + WIDE // 2} {FLOOR})">'
            '<path d="M0 4V-40"/><rect x="-18" y="-66" width="36" height="30" rx="6"/>'
            f'<text y="-44">{said}</text></g>'
        )
    return drawn


def _figures(state: RunAway) -> str:
    """The boss and the heroes where they stand; those on one space beside each other, whoever runs "
    "in front."""
    seats = [seat for seat in range(state.seats) if state.fate[seat] != "out"]
    out = [seat for seat in state.left if state.fate[seat] == "out"]
    seats.sort(key=lambda seat: (not state.fate[seat], seat == state.runner))
    crowds = {
        space: [s for s in seats if state.place[s] == space] for space in {state.place[s] for s in seats}
    }
    drawn = _boss(state)
    for seat in seats:
        crowd = crowds[state.place[seat]]
        aside = (crowd.index(seat) - (len(crowd) - 1) / 2) * min(30, 60 / len(crowd))
        drawn += _hero(state, seat, state.place[seat] * WIDE + WIDE / 2 + aside)
    for i, seat in enumerate(out):
        drawn += _hero(state, seat, EXIT * WIDE + 70 + 58 * i)
    return drawn


def _boss(state: RunAway) -> str:
    waits = state.boss_waits
    said = '<text class="says" y="-8">lies in wait</text>' if waits else ""
    return (
        f'<g class="boss{" waits" if waits else ""}" id="boss" data-glide="" '
        f'transform="translate({state.boss_at * WIDE + WIDE // 2} {FLOOR})">'
        f'<svg x="-116" y="-178" width="190" height="190">{boss(state.the_boss.name)}</svg>{said}</g>'
    )


def _hero(state: RunAway, seat: int, x: float) -> str:
    dead = state.fate[seat] == "dead"
    mood = "hurt" if state.life[seat] <= FAINT else "running"
    mood = {"dead": "dead", "out": "safe"}.get(state.fate[seat], mood)
    runs = seat == state.runner
    above = (
        ""
        if dead
        else f'<g class="crest seat-{seat}" transform="translate(-14 -128)"><circle cx="14" cy="14" r="19"/>'
        f'<g transform="scale(1.17)">{SHAPES[seat][1]}</g></g>'
    )
    if runs:
        above += (
            f'<g class="left"><circle cx="30" cy="-116" r="19"/><text x="30" y="-109">{state.speed}</text>'
            "</g>"
        )
    backs = "".join(
        f'<rect x="{28 + 7 * i}" y="{-22 + 3 * i}" width="17" height="24" rx="3"/>'
        for i in range(len(state.fronts[seat]))
    )
    return (
        f'<g class="hero{" dead" if dead else ""}{" runs" if runs else ""}" id="hero-{seat}" data-glide="" '
        f'transform="translate({x:g} {FLOOR})"><ellipse class="shade" cx="0" cy="8" rx="34" ry="7"/>'
        f'<svg x="-52" y="-94" width="104" height="104">{hero(state.hero(seat).name, mood)}</svg>'
        f'<g class="backs">{backs}</g>{above}</g>'
    )


def _said(state: RunAway, names: SafeNames) -> str:
    """Where everybody is, for those who do not see it."""
    said = [f"{names[seat]} on space {state.place[seat]}" for seat in state.inside()]
    said.append(f"{state.the_boss.name} {'lies in wait ' if state.boss_waits else ''}{spot(state.boss_at)}")
    said += [f"{CARDS[card].name} on space {space}" for space, card in sorted(state.tokens.items())]
    said += [f"a wall on space {space}" for space in sorted(state.walls)]
    return f"The dungeon, {EXIT} spaces to the exit: {in_words(said)}"
