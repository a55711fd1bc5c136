"""Who runs in Run Away!!: everybody in running order with what they have, the round in four bars, and the clock."""

from __future__ import annotations

from drawing.seats import SHAPES, badge
from games.run_away.deck import NUMBER
from games.run_away.heroes import HEROES
from games.run_away.pieces import IN_A_ROW
from games.run_away.position import BOSS
from games.run_away.rules import RunAway
from games.run_away.told import pace
from tabletop.game import Names, counted

BARS = (
    ("order", "Order", ("line_up",)),
    ("speed", "Speed", ("speed_choice", "clock_choice")),
    ("throw", "Throw", ("throw_choice",)),
    ("run", "Run", ()),
)


def band(state: RunAway, names: Names) -> str:
    """The round: where it is, and whom one waits for."""
    now = next((name for name, _, steps in BARS if state.step in steps), "run")
    items = "".join(
        f"<li{' class=now aria-current=step' if name == now else ''}>"
        f'<button type="button" id="bar-{name}" data-touch="bar {name}">{label}</button></li>'
        for name, label, _ in BARS
    )
    count = f"Round {state.round}"
    clock = _clock(state) if state.seats > 2 else ""
    return f'<nav class="band" data-part="status" aria-label="{count}"><b>{count}</b><ol>{items}</ol>{clock}</nav>'


def _clock(state: RunAway) -> str:
    """RA7.2: a clock of nine hours; five of them in a row end it all."""
    have = {NUMBER[card] for card in state.clock}
    hours = "".join(
        f'<text class="{"set" if n in have else "open"}" x="{_on(n)[0]}" y="{_on(n)[1]}">{n}</text>'
        for n in range(1, 10)
    )
    best = max((sum(n + i in have for i in range(IN_A_ROW)) for n in range(1, 6)), default=0)
    said = ", ".join(map(str, sorted(have))) or "nothing"
    return (
        f'<button type="button" class="clock" id="clock" data-touch="clock" aria-label="End clock: {said}; '
        f'{best} of {IN_A_ROW} in a row"><svg viewBox="-50 -50 100 100" aria-hidden="true">'
        f'<circle class="dial" r="46"/>{hours}<path class="hand" d="M0 6V-{14 + 4 * best}"/></svg></button>'
    )


PLACES = (
    *((22, -26), (34, -6), (30, 18), (14, 36), (-10, 36), (-28, 18), (-33, -6), (-20, -26)),
    (0, -33),
)


def _on(n: int) -> tuple[int, int]:
    x, y = PLACES[n - 1]
    return x, y + 6


def rail(state: RunAway, names: Names) -> str:
    """Everybody in running order, the boss among them; those who are out behind."""
    seats = [*state.order, *(seat for seat in state.left if seat not in state.order)]
    seats += [seat for seat in range(state.seats) if seat not in seats]
    rows = "".join(_boss(state) if who == BOSS else _seat(state, who, names[who]) for who in seats)
    return f'<section class="rail" data-part="players" aria-label="Running order"><ol>{rows}</ol></section>'


def _boss(state: RunAway) -> str:
    boss = state.the_boss
    now = " now" if state.runner == BOSS else ""
    waits = " lies in wait" if state.boss_waits else ""
    return (
        f'<li class="boss{now}"><button type="button" id="rail-boss" data-touch="boss" '
        f'aria-label="{boss.name}{waits}, space {state.boss_at}: {pace(boss)}">'
        f'<span class="pawn" aria-hidden="true">{boss.letter}</span><span class="name">{boss.name}</span> '
        f'<span class="facts">{waits.strip() or f"space {state.boss_at}"}</span></button></li>'
    )


def _seat(state: RunAway, seat: int, name: str) -> str:
    hero = HEROES[state.heroes[seat]]
    fate = {"": "", "out": "out", "dead": "dead"}[state.fate[seat]]
    now = " now" if seat == (state.runner if state.runner >= 0 else state.seat) and not state.ending else ""
    before = len(state.fronts[seat])
    stack = f'<span class="stack" aria-hidden="true">{"".join("<i></i>" for _ in range(before))}</span>'
    lives = f"{state.life[seat]} of {hero.life} lives" if not fate else fate
    said = (
        f"{name}, {hero.name}, {SHAPES[seat][0]}: {lives}, {state.gold[seat]} gold, "
        f"{counted(len(state.bags[seat]), 'item')}, {counted(before, 'encounter')} before it"
    )
    return (
        f'<li class="seat seat-{seat} {fate}{now}"><button type="button" id="rail-{seat}" data-touch="seat {seat}" '
        f'aria-label="{said}"><span class="pawn" aria-hidden="true">{hero.letter}</span>'
        f'<span class="name">{badge(seat)}<span>{name}</span></span> '
        f'<span class="facts" aria-hidden="true"><b class="life">{state.life[seat]}</b> '
        f'<b class="gold">{state.gold[seat]}</b> <b class="bag">{len(state.bags[seat])}</b></span>{stack}</button></li>'
    )
