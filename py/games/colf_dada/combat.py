"""A fight in CoLF DaDA, from the foe's arrival to its end or the hero's: rounds of rolling, placing, boosting
and damage. Each method names the line of RULES.md that it carries out.
"""

from __future__ import annotations

from dominoes.domino import Domino
from games.colf_dada import pieces, proposal
from games.colf_dada.foe import effort
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, MOST_XP, WEARY
from games.colf_dada.position import Position
from games.colf_dada.rolling import rerolls, roll, take
from tabletop.actions import Action


def no_foe(state: Position) -> None:
    """The monster sheet is empty, and no die lies anywhere."""
    state.picks = state.cards = ()
    state.foe_columns = [(), ()]
    state.foe_hp = state.rage = state.round = 0
    state.fleeing = False
    state.dice = state.marked = ()
    state.fresh = False
    state.hits = 0
    clear(state)


def clear(state: Position) -> None:
    """CD4.8: all dice back to their pools."""
    state.placed = [(), ()]
    state.wild = ()
    state.boosts = [0, 0]
    state.foe_dice = ()
    state.foe_placed = [(), ()]
    state.foe_wild = ()


# --- CD3: the foe is there ---------------------------------------------------------------


def prepare(state: Position) -> None:
    """CD3.2: the cards' sums become dominoes, hit points and dice; the first round begins."""
    cards = state.foe_cards()
    state.picks = ()
    state.foe_hp = sum(card.hp for card in cards)
    state.happen("met", state.cards)
    for column, wanted in enumerate((sum(c.attack for c in cards), sum(c.defense for c in cards))):
        while wanted and (tile := state.draw()):
            wanted += (0 in tile) - 1
            state.foe_columns[column] = (*state.foe_columns[column], tile)
    state.happen("armed", len(state.foe_columns[ATTACK]), len(state.foe_columns[DEFENSE]))
    state.first(("begin_round",))


# --- CD4: combat -------------------------------------------------------------------------


def begin_round(state: Position) -> None:
    """CD4.1, CD4.9, CD6.2: nobody flees from the Master."""
    state.round += 1
    if state.round >= WEARY and not state.as_written:
        state.happen("weary", state.bite)
    if state.master:
        fight(state)
    else:
        state.first(("fight_or_flee",))


def offer_fight_or_flee(state: Position) -> list[Action]:
    """CD4.1."""
    return [pieces.Fight(), pieces.Flee()]


def fight(state: Position) -> None:
    """CD4.2: roll all dice."""
    roll(state)
    steps = ("assign", "return_dice", "foe_rolls", "boost", "damage", "cover", "clean_up")
    state.first(*[(step,) for step in steps])


def flee(state: Position) -> None:
    """CD4.1: only the foe rolls."""
    state.fleeing = True
    state.happen("fled")
    state.first(*[(step,) for step in ("foe_rolls", "boost", "damage", "cover", "clean_up")])


def offer_assign(state: Position) -> list[Action]:
    """CD4.3: each die that fits a number is put on one; blanks take any die, if wanted."""
    faces = sorted(set(state.dice))
    places = [
        pieces.Place(die, name)
        for die in faces
        for column, name in enumerate(COLUMNS)
        if state.free(column, die) > 0
    ]
    fitting = {action.args[0] for action in places}
    spends = [pieces.Spend(die, tile) for die in faces for tile in state.blanks()]
    again = rerolls(state, [die for die in faces if die not in fitting])
    if not spends and not again and forced(state, fitting):
        return []
    return [*places, *spends, *again, pieces.PlaceAll() if places else pieces.Done()]


def forced(state: Position, fitting: set[int]) -> bool:
    """Is there only one way to place the dice of these numbers?"""
    for die in fitting:
        attack, defense = state.free(ATTACK, die), state.free(DEFENSE, die)
        if attack > 0 and defense > 0 and state.dice.count(die) < attack + defense:
            return False
    return True


def place(state: Position, die: int, name: str) -> None:
    """CD4.3: on a number."""
    take(state, die)
    column = COLUMNS.index(name)
    state.placed[column] = (*state.placed[column], die)
    state.happen("placed", die, name)
    state.first(("assign",))


def spend(state: Position, die: int, tile: Domino) -> None:
    """CD4.3: on a blank, which costs the domino in the end."""
    take(state, die)
    state.wild = (*state.wild, (tile, die))
    state.happen("spent", die, tile)
    state.first(("assign",))


def place_all(state: Position) -> None:
    """CD4.3: as proposed; `return_dice` does it."""


def done(state: Position) -> None:
    """CD4.3, CD2.3: no more of this."""


def return_dice(state: Position) -> None:
    """CD4.3, CD4.4: what fits is put there, and each die that is over is worth one XP."""
    assigned = proposal.assignment(state)
    for die, column in assigned:
        take(state, die)
        state.placed[column] = (*state.placed[column], die)
    if assigned:
        state.happen("assigned", *proposal.in_columns(assigned))
    before = state.xp
    state.xp = min(MOST_XP, state.xp + len(state.dice))
    over, state.dice, state.marked = len(state.dice), (), ()
    if over:
        state.happen("returned", over, state.xp - before)


def foe_rolls(state: Position) -> None:
    """CD4.5: by itself, and visibly."""
    rolled = foe_throw(state, state.foe_level)
    state.foe_dice = tuple(sorted(rolled))
    state.happen("foe rolled", state.foe_dice)
    done = effort(state.foe_columns, rolled, state.rage, lambda dice: foe_throw(state, dice))
    state.foe_placed = list(done.placed)
    state.foe_wild = done.wild
    state.foe_dice = done.over
    state.rage += len(done.over) - done.raged
    if done.raged:
        state.happen("raged", done.raged)
    state.happen("foe placed", state.foe_strength(ATTACK), state.foe_strength(DEFENSE), len(done.over))


def foe_throw(state: Position, dice: int) -> list[int]:
    """The foe's dice have luck of their own."""
    return [state.luck("foe", 6) + 1 for _ in range(dice)]


def offer_boost(state: Position) -> list[Action]:
    """CD4.6: one XP, one more; while it can still change something, with all XP that there is."""
    kill = 0 if state.fleeing else state.foe_hp - state.blow
    harm = state.harm
    strikes = kill > 0 and state.blow + state.xp > 0
    guards = harm > 0 and harm - state.xp < state.open_spaces()
    if not state.xp or not (strikes or guards):
        return []
    return [
        *([pieces.BuyKill()] if 1 < kill <= state.xp else []),
        *([pieces.BuySafety()] if 1 < harm <= state.xp else []),
        *([pieces.Boost("attack")] if strikes else []),
        *([pieces.Boost("defense")] if guards else []),
        pieces.Strike(),
    ]


def boost(state: Position, name: str, times: int = 1) -> None:
    """CD4.6: so many XP for as much Attack or Defense."""
    state.xp -= times
    state.boosts[COLUMNS.index(name)] += times
    state.happen("boosted", name, times)
    state.first(("boost",))


def buy_kill(state: Position) -> None:
    """CD4.6: as much Attack as the kill takes."""
    boost(state, "attack", state.foe_hp - state.blow)


def buy_safety(state: Position) -> None:
    """CD4.6: as much Defense as it takes to be unhurt."""
    boost(state, "defense", state.harm)


def strike(state: Position) -> None:
    """CD4.6: no more boosts."""


def damage(state: Position) -> None:
    """CD4.6, CD4.7: both at once; what finds no room is lost."""
    dealt = 0 if state.fleeing else max(0, min(state.blow, state.foe_hp))
    taken = max(0, state.harm)
    state.foe_hp -= dealt
    state.hits = min(taken, state.open_spaces())
    state.happen("struck", dealt, taken, *state.summands)
    if state.hits and state.hits == state.open_spaces():
        cover_all(state)


def offer_cover(state: Position) -> list[Action]:
    """CD4.7: the player says where hits go."""
    if not state.hits:
        return []
    covers = [
        pieces.Cover(number, muscle.domino)
        for column in state.columns
        for muscle in column
        for number in dict.fromkeys(muscle.free)
    ]
    return [pieces.CoverAll(), *covers]


def cover(state: Position, number: int, tile: Domino) -> None:
    """CD4.7: a hit, blanks and spaces under dice included."""
    state.hits -= 1
    column = state.column_of(tile)
    state.columns[column] = tuple(
        muscle.struck(number) if muscle.domino == tile else muscle for muscle in state.columns[column]
    )
    state.happen("covered", number, tile)
    state.first(("cover",))


def cover_all(state: Position) -> None:
    """CD4.7: as proposed."""
    for number, tile in proposal.covers(state):
        cover(state, number, tile)
        del state.agenda[0]


def clean_up(state: Position) -> None:
    """CD4.8: dice back, blanks that were used back to the pool; is anybody dead? CD8.1: for good?"""
    break_blanks(state)
    clear(state)
    if not state.alive and state.lives:
        stand_up(state)
    if not state.alive:
        state.happen("died", state.cards)
        state.ending = "dead"  # after it was told: the fall is seen before the end
    elif not state.foe_hp:
        slay(state)
    elif state.fleeing:
        state.happen("away")
        dismiss(state)
    else:
        state.first(("begin_round",))


def stand_up(state: Position) -> None:
    """CD8.1: a life for all hits, if that helps."""
    whole = [tuple(muscle.whole for muscle in column) for column in state.columns]
    if any(any(muscle.domino) for column in whole for muscle in column):
        state.columns = whole
        state.lives -= 1
        state.happen("stood up", state.lives)


def break_blanks(state: Position) -> None:
    """CD4.3, CD4.5: dominoes whose blank held a die return to the pool, hits and all."""
    for tile in dict.fromkeys(tile for tile, _ in state.wild):
        column = state.column_of(tile)
        state.columns[column] = tuple(m for m in state.columns[column] if m.domino != tile)
        state.pool.append(tile)
        state.happen("lost", tile)
    for tile in dict.fromkeys(tile for tile, _ in state.foe_wild):
        for column in (ATTACK, DEFENSE):
            state.foe_columns[column] = tuple(t for t in state.foe_columns[column] if t != tile)
        state.pool.append(tile)
        state.happen("foe lost", tile)


def slay(state: Position) -> None:
    """CD4.8, CD6.3: XP for its level; the Master's end is the hero's triumph."""
    state.slain.append((state.turns, *state.cards))
    before = state.xp
    state.xp = min(MOST_XP, state.xp + state.foe_level)
    state.happen("slew", state.cards, state.xp - before)
    if state.master:
        state.ending = "won"
        state.happen("won", state.tokens)
    else:
        dismiss(state)


def dismiss(state: Position) -> None:
    """CD4.8: its dominoes go back to the pool, its cards to the discards."""
    state.pool += [*state.foe_columns[ATTACK], *state.foe_columns[DEFENSE]]
    no_foe(state)
