"""The dungeon of Run Away!! as it is seen: a long corridor that the view follows, and a strip of all of it."""

from __future__ import annotations

from games.run_away.deck import CARDS
from games.run_away.pieces import ENCOUNTER_SPACES, EXIT
from games.run_away.position import BOSS
from games.run_away.rules import RunAway
from tabletop.game import Names, in_words

WIDE = 64  # a space of the corridor
HIGH = 210
FLOOR = 150  # where feet stand
LEAST = 11  # spaces that are in sight at least, as many as a phone shows
MOST = 24  # and at most
AHEAD = 4  # spaces in sight before the foremost that matters
STRIP = 8  # a space of the strip


def corridor(state: RunAway, names: Names) -> str:
    """The board: the strip of the whole dungeon, and the part of it where things happen."""
    return (
        f'<div class="dungeon" data-part="board">{_strip(state, names)}'
        f'<svg class="corridor" viewBox="{_view(state)}" role="img" aria-label="{_said(state, names)}">'
        f"{_walls(state)}{_spaces(state)}{_figures(state, names)}</svg></div>"
    )


def _sight(state: RunAway) -> tuple[int, int]:
    """The first and the last space in sight: the runner and the boss, with as many heroes as fit."""
    inside = [state.place[seat] for seat in state.inside()] or [EXIT]
    on = state.place[state.runner] if state.runner >= 0 else max(inside)
    low, high = min(*inside, state.boss_at), max(inside) + AHEAD
    if high - low + 1 > MOST:  # not all at once: the runner first, and the boss if it is behind it
        low = max(low, min(on - 4, on + AHEAD - MOST))
        high = min(high, low + MOST - 1)
    short = LEAST - (high - low + 1)
    if short > 0:
        low -= short // 2
        high += short - short // 2
    return low, high


def _view(state: RunAway) -> str:
    low, high = _sight(state)
    return f"{low * WIDE} 0 {(high - low + 1) * WIDE} {HIGH}"


def _walls(state: RunAway) -> str:
    """Floor and wall of stones, with a torch every ten spaces, the stairs and the door."""
    low, high = _sight(state)
    x, wide = low * WIDE, (high - low + 1) * WIDE
    joints = "".join(
        f"M{x} {y}h{wide}" + "".join(f"M{s * WIDE + (row % 2) * 32} {y}v26" for s in range(low, high + 2))
        for row, y in enumerate(range(14, 100, 26))
    )
    torches = "".join(
        f'<g class="torch" transform="translate({s * WIDE + 32} 46)"><path class="wood" d="M-3 0h6v24h-6z"/>'
        '<path class="flame" d="M0-18q10 10 4 18h-8q-8-8 4-18z"/></g>'
        for s in range(low, high + 1)
        if s % 10 == 5 and 0 < s < EXIT
    )
    door = (
        f'<g class="door" transform="translate({EXIT * WIDE} 0)"><path class="light" d="M0 20h70v140h-70z"/>'
        '<path class="frame" d="M-8 160V20Q30-6 78 20v140h-10V30Q30 8 2 30v130z"/></g>'
        if high >= EXIT
        else ""
    )
    return (
        f'<rect class="stones" x="{x - 400}" y="0" width="{wide + 800}" height="110"/>'
        f'<path class="joints" d="{joints}"/>'
        f'<rect class="floor" x="{x - 400}" y="110" width="{wide + 800}" height="{HIGH - 110}"/>{torches}{door}'
    )


def _spaces(state: RunAway) -> str:
    """The spaces in sight, each with what lies there."""
    low, high = _sight(state)
    return "".join(_space(state, space) for space in range(max(0, low), min(EXIT - 1, high) + 1))


def _space(state: RunAway, space: int) -> str:
    encounter = space in ENCOUNTER_SPACES
    look = "space encounter" if encounter else "space"
    mark = '<text class="mark" x="32" y="26">E</text>' if encounter else ""
    token = ""
    if space in state.tokens:
        token = '<g class="token"><circle cx="32" cy="-14" r="13"/><path d="M27-22v16M27-22l13 5-13 5"/></g>'
    wall = ""
    if space in state.walls:
        wall = '<g class="wall"><path d="M20-90h24V6H20z"/><path d="M20-66h24M20-42h24M20-18h24M32-90v24M32-42v24"/></g>'
    start = '<path class="started" d="M12 34h40"/>' if state.runner >= 0 and space == state.start else ""
    number = f'<text class="number" x="32" y="46">{space}</text>' if space % 5 == 0 else ""
    return (
        f'<g class="{look}" transform="translate({space * WIDE} {FLOOR})">'
        f'<rect x="3" y="4" width="58" height="30" rx="5"/>{mark}{number}{start}{token}{wall}</g>'
    )


def _figures(state: RunAway, names: Names) -> str:
    """Heroes, remains and the boss, where they stand; those on one space beside each other."""
    drawn = []
    crowd: dict[int, int] = {}
    for seat in range(state.seats):
        if state.fate[seat] == "out":
            continue
        space = state.place[seat]
        at = crowd.get(space, 0)
        crowd[space] = at + 1
        many = sum(state.place[other] == space and state.fate[other] != "out" for other in range(state.seats))
        x = space * WIDE + 32 + (at - (many - 1) / 2) * min(22, 50 / many)
        drawn.append(_figure(state, seat, x, names))
    boss = state.the_boss
    look = "boss waits" if state.boss_waits else "boss"
    drawn.insert(
        0,
        f'<g class="{look}" id="boss" data-glide="" transform="translate({state.boss_at * WIDE + 32} {FLOOR - 40})">'
        f'<circle r="34"/><text y="12">{boss.letter}</text></g>',
    )
    return "".join(drawn)


def _figure(state: RunAway, seat: int, x: float, names: Names) -> str:
    hero = state.hero(seat)
    look = (
        f"hero seat-{seat}"
        + (" dead" if state.fate[seat] else "")
        + (" runs" if seat == state.runner else "")
    )
    return (
        f'<g class="{look}" id="hero-{seat}" data-glide="" transform="translate({x:g} {FLOOR - 16})">'
        f'<circle r="20"/><text y="8">{hero.letter}</text></g>'
    )


def _strip(state: RunAway, names: Names) -> str:
    """The whole dungeon, small: where everybody is, and which part is in sight."""
    low, high = _sight(state)
    first, last = min(low, state.boss_at, 0), EXIT
    x = (max(low, first) - first) * STRIP
    sight = f'<rect class="sight" x="{x}" y="1" width="{(min(high, last) - max(low, first) + 1) * STRIP}" height="26" rx="4"/>'
    spots = "".join(
        f'<path class="{"e" if space in ENCOUNTER_SPACES else "plain"}" d="M{(space - first) * STRIP + 1} 18h{STRIP - 2}"/>'
        for space in range(EXIT)
    )
    heroes = "".join(
        f'<circle class="seat-{seat}" cx="{(state.place[seat] - first) * STRIP + 4}" cy="{11 - 3 * (seat % 3)}" r="4"/>'
        for seat in state.inside()
    )
    boss = f'<path class="boss" d="M{(state.boss_at - first) * STRIP - 3} 13l7-11 7 11z"/>'
    wide = (last - first + 1) * STRIP
    return (
        f'<svg class="overview" viewBox="0 0 {wide} 28" aria-hidden="true">{sight}{spots}{boss}{heroes}</svg>'
    )


def _said(state: RunAway, names: Names) -> str:
    """Where everybody is, for those who do not see it."""
    said = [f"{names[seat]} on space {state.place[seat]}" for seat in state.inside()]
    boss = f"{state.the_boss.name} {'lies in wait on' if state.boss_waits else 'on'} space {state.boss_at}"
    tokens = [f"{CARDS[card].name} on space {space}" for space, card in sorted(state.tokens.items())]
    return f"The dungeon, {EXIT} spaces to the exit: {in_words([*said, boss, *tokens])}"


def order_words(state: RunAway, names: Names) -> str:
    """Who runs after whom."""
    return in_words(["the boss" if who == BOSS else names[who] for who in state.order])
