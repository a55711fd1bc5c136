"""The dungeon of Run Away!! as it is seen: the part of the corridor where things happen, and who is there.

Spaces are elements one after the other, with whoever stands on them; how many storeys they make is the
sheet's affair.
"""

from __future__ import annotations

from collections.abc import Callable

from drawing.card_pictures import picture
from games.contract import SafeNames
from games.run_away.deck import CARDS, NUMBER
from games.run_away.event_words import spot
from games.run_away.figures import figures
from games.run_away.masonry import WALL, masonry
from games.run_away.position import BOSS, NOBODY
from games.run_away.rules import RunAway
from games.run_away.verbs import landing, reaches
from tabletop.markup import Html
from tabletop.wording import in_words

SEEN = 24  # spaces in sight
NEAR = 12  # of these, where a screen is low
STEP = 4  # spaces by which the sight moves on
FIRST, MEADOW = -12, 4  # the first space that can be in sight, and how many beyond the exit
HEAT = (
    (0.75, "sure"),
    (0.4, "likely"),
    (0.0, "perhaps"),
)  # how likely the boss comes to a space, and its look


def corridor(state: RunAway, looker: int | None, names: SafeNames) -> Html:
    """The corridor, in storeys."""
    low = sight(state, looker, SEEN)
    near = sight(state, looker, NEAR, low, low + SEEN)
    draw = spaces(state, looker)
    drawn = "".join(
        draw(space, "" if near <= space < near + NEAR else "far") for space in range(low, low + SEEN)
    )
    return Html(f'<div class="corridor" role="img" aria-label="{said(state, names)}">{drawn}</div>')


def sight(state: RunAway, looker: int | None, wide: int, first: int = FIRST, last: int | None = None) -> int:
    """The first of so many spaces in sight: with whoever runs, else whoever looks, and as many others as fit.
    It moves on by some spaces at once, so that most of the time it stands."""
    on, last = _focus(state, looker), last or state.exit + MEADOW
    spots = [*(state.place[seat] for seat in state.inside()), *[state.boss_at] * 2, on]
    if state.step == "speed_choice" and state.seat == looker:  # where one's cards would lead
        spots += [landing(state, looker, card) for card in state.hands[looker]]

    def seen(low: int) -> tuple[bool, int, int]:
        ahead = on + STEP < low + wide or low + wide == last
        return low <= on and ahead, sum(low <= one < low + wide for one in spots), -abs(low + wide // 2 - on)

    return max(range(first, last - wide + 1, STEP), key=seen)


def _focus(state: RunAway, looker: int | None) -> int:
    """The space that must be seen."""
    inside = state.inside()
    if state.runner == BOSS:
        return state.boss_at
    if state.runner != NOBODY:
        return state.place[state.runner]
    if looker in inside:
        return state.place[looker]
    return max((state.place[seat] for seat in inside), default=state.exit)


def spaces(state: RunAway, looker: int | None, flags: bool = True) -> Callable[[int, str], str]:
    """Draws spaces, with what lies and who stands there: space -> its element, with a class more. An element
    is no space's own, for the corridor passes by: all that is in it has an id instead, and comes and goes."""
    exit, encounters = state.corridor
    stand, heat = figures(state), _heat(state, looker)
    marked_by = _flags(state, looker) if flags else {}

    def draw(space: int, more: str = "") -> str:
        built, scene = masonry(space, state.exit)
        marked = space in encounters
        looks = {
            built: bool(built),
            "encounter": marked,
            "started": state.runner >= 0 and space == state.start,
            heat.get(space, ""): space in heat,
            more: bool(more),
        }
        look = " ".join(["space", *(name for name, holds in looks.items() if holds)])
        plate = _plate(space, marked) if 0 <= space < exit else ""
        token = state.tokens.get(space)
        lies = f'<svg class="trap" id="trap-{space}">{picture(CARDS[token].name)}</svg>' if token else ""
        wall = WALL.format(f"wall-{space}") if space in state.walls else ""
        flag = f'<span class="flag">{marked_by[space]}</span>' if space in marked_by else ""
        drawn = f"{scene}{plate}{lies}{wall}{stand.get(space, '')}{flag}"
        return f'<div class="{look}"><i class="stones"></i>{drawn}</div>'

    return draw


def _plate(space: int, marked: bool) -> str:
    """The plate of a space, with its number."""
    rune = '<text class="rune" x="30" y="18">E</text>' if marked else ""
    return (
        f'<svg class="plate" id="plate-{space}" data-ground="" viewBox="0 0 60 42" aria-hidden="true">{rune}'
        f'<text x="30" y="{37 if marked else 28}">{space}</text></svg>'
    )


def _chooses(state: RunAway, looker: int | None) -> bool:
    return state.step == "speed_choice" and state.seat == looker


def threats(state: RunAway, looker: int | None) -> dict[int, float]:
    """How likely the boss comes to a space this round, by the space, while whoever looks chooses a speed."""
    if not _chooses(state, looker):
        return {}
    return {state.boss_at + far: odds for far, odds in enumerate(reaches(state)) if far and odds}


def _heat(state: RunAway, looker: int | None) -> dict[int, str]:
    """The same by its looks."""
    odds = threats(state, looker)
    return {space: next(look for least, look in HEAT if likely >= least) for space, likely in odds.items()}


def landings(state: RunAway, looker: int | None) -> dict[int, list[int]]:
    """Where the cards would bring whoever chooses one: their numbers by the space."""
    if looker is None or not _chooses(state, looker):
        return {}
    found: dict[int, set[int]] = {}
    for card in state.hands[looker]:
        found.setdefault(landing(state, looker, card), set()).add(NUMBER[card])
    return {space: sorted(numbers) for space, numbers in found.items()}


def _flags(state: RunAway, looker: int | None) -> dict[int, str]:
    """The same as they stand there."""
    return {space: "·".join(map(str, numbers)) for space, numbers in landings(state, looker).items()}


def said(state: RunAway, names: SafeNames) -> str:
    """Where everybody is, for those who do not see it."""
    told = [f"{names[seat]} on space {state.place[seat]}" for seat in state.inside()]
    told.append(f"{state.the_boss.name} {'lies in wait ' if state.boss_waits else ''}{spot(state.boss_at)}")
    told += [f"{CARDS[card].name} on space {space}" for space, card in sorted(state.tokens.items())]
    told += [f"a wall on space {space}" for space in sorted(state.walls)]
    return f"The dungeon, {state.exit} spaces to the exit: {in_words(told)}"
