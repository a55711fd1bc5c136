"""What is said of each kind of action in CoLF DaDA, a row for each: what it is called, what it would bring,
and what speaks for it: that is what it would bring, with the odds
where luck decides. Nobody is named.
"""

from __future__ import annotations

from collections import Counter

from dominoes.domino import NUMBERS, Domino, spoken
from games.colf_dada import foresight, odds, proposal
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, MOST_XP, UNARMED, WEARY
from games.colf_dada.position import numbers
from games.colf_dada.rules import ColfDada
from games.colf_dada.words import rank
from games.contract import Nameless, Verb
from tabletop.wording import capital, counted, in_words, lowered

NEVER = 0.01  # a chance that is as good as none
SOON = 4  # XP that are worth a word


def of_ten(chance: float) -> str:
    """A chance as it is said: "7 of 10", "9 of 10" at most, unless it is as good as sure.

    >>> of_ten(0.71), of_ten(0.97), of_ten(0.998), of_ten(0.02)
    ('7 of 10', '97 of 100', 'almost always', '2 of 100')
    """
    if chance > 0.99:
        return "almost always"
    if chance < NEVER:
        return "almost never"
    if 0.05 <= chance <= 0.95:
        return f"{max(1, min(9, round(10 * chance)))} of 10"
    return f"{round(100 * chance)} of 100"


def times(chance: float) -> str:
    """A chance as it follows a verb: "7 of 10 times", "almost never"."""
    said = of_ten(chance)
    return f"{said} times" if " of " in said else said


def about(number: float) -> str:
    """A mean as it is said: "about 2", "about half a", to one decimal below 3.

    >>> about(2.04), about(0.46), about(5.6), about(0.04)
    ('2', '0.5', '6', '0')
    """
    return f"{number:.0f}" if number >= 3 else f"{number:.1f}".removesuffix(".0")


def win_words(chance: float, losses: float) -> str:
    """How a fight ends, as chances: "you win this fight 7 of 10 times, and lose 2 spaces on average"."""
    lost = about(losses)
    said = of_ten(chance)
    win = f"You win this fight {said} times" if " of " in said else f"You {said} win this fight"
    return f"{win}, and lose {lost} {'space' if lost == '1' else 'spaces'} on average."


def _present(state: ColfDada) -> foresight.Forecast:
    """The fight that is there, for whoever fights well."""
    return foresight.of_present(state, foresight.WELL)


def _behind(state: ColfDada, picks: tuple[int, ...]) -> foresight.Forecast:
    """The fight with what is behind these backs, for whoever fights well."""
    return foresight.of_backs(state, picks, foresight.WELL)


def hopeless(state: ColfDada) -> bool:
    """Is the fight that is there, or that with what is behind the backs chosen, as good as lost?"""
    there = state.step == "fight_or_flee"
    seen = _present(state) if there else _behind(state, state.picks)
    return seen.win < NEVER


def fight_odds(state: ColfDada, picks: tuple[int, ...]) -> str:
    """The odds of a fight with what is behind these backs."""
    seen = _behind(state, picks)
    return win_words(seen.win, seen.losses)


# --- finding a foe -----------------------------------------------------------------------------


def _seek(state: ColfDada, level: int) -> str:
    least = level + 1
    return (
        f"With an adjective it is level {least} or more. At {least}: {lowered(fight_odds(state, (level, 1)))}"
    )


def _add(state: ColfDada, level: int) -> str:
    picks = (*state.picks, level)
    return f"Level {sum(picks)}, for {sum(picks)} XP. {fight_odds(state, picks)}"


def _meet(state: ColfDada) -> str:
    return f"Worth {sum(state.picks)} XP. {fight_odds(state, state.picks)}"


def _rest(state: ColfDada) -> str:
    hits = Counter(number for column in state.columns for muscle in column for number in muscle.sore)
    if not hits:
        return "You have no hits to mend: it would only burn a candle."
    wild = hits.pop(0, 0)
    fit = sum(odds.matching(state.level, count) for count in hits.values())
    fit += min(wild, state.level - fit)
    all_hits = hits.total() + wild
    mend = f"Your {state.level} dice mend about {about(fit)} of your {counted(all_hits, 'hit')}."
    return f"{mend} As you are, about {about(_most(state)[2])} of them a round fit nowhere and are XP."


def _challenge(state: ColfDada) -> str:
    seen = foresight.of_master(state, foresight.WELL)
    won = f"You beat an average Master {times(seen.win)}; it would be “{rank(state.tokens)}”."
    return f"{won} Nobody can flee from this fight."


# --- a fight -----------------------------------------------------------------------------------


def _fight(state: ColfDada) -> str:
    seen = _present(state)
    weary = state.round + 1 >= WEARY and not state.as_written
    tail = " Its Bite grows next round." if weary else ""
    yours = f"You have {state.open_spaces()}; it is worth {state.foe_level} XP."
    return f"{win_words(seen.win, seen.losses)} {yours}{tail}"


def _flee(state: ColfDada) -> str:
    force, _ = odds.foe_effort(state.foe_columns, state.foe_level)
    once = f"It strikes once more for about {about(force + state.bite)}, and is gone: no XP for it"
    return f"{once}. Fighting on costs {about(_present(state).losses)} spaces or so."


def _after(state: ColfDada, strikes: int, guards: int) -> str:
    """What the round would come to, if so many dice more were placed and no others."""
    force, guard = odds.foe_effort(state.foe_columns, state.foe_level)
    deal = max(0.0, state.strength(ATTACK) + strikes + UNARMED - guard)
    take = max(0.0, force + state.bite - state.strength(DEFENSE) - guards)
    deal = min(deal, state.foe_hp)
    return f"You would deal about {about(deal)} of {state.foe_hp} and take about {about(take)}."


def _place_all(state: ColfDada) -> str:
    strikes, guards = proposal.in_columns(proposal.assignment(state))
    over = len(state.dice) - strikes - guards
    gain = min(over, MOST_XP - state.xp)
    xp = f" {counted(over, 'die', 'dice')} over: {gain} XP." if over else ""
    return f"{strikes} to attack, {guards} to defense. {_after(state, strikes, guards)}{xp}"


def _done(state: ColfDada) -> str:
    if state.step == "mending":
        return f"The rest is over. {_over(state)}"
    gain = min(len(state.dice), MOST_XP - state.xp)
    return f"{counted(len(state.dice), 'die', 'dice')} over: {gain} XP. {_after(state, 0, 0)}"


def _place(state: ColfDada, die: int, name: str) -> str:
    here = COLUMNS.index(name) == ATTACK
    rest = proposal.in_columns(proposal.assignment(_after_action(state, "place", die, name)))
    return _after(state, rest[0] + here, rest[1] + (not here))


def _spend(state: ColfDada, die: int, tile: Domino) -> str:
    column = COLUMNS[state.column_of(tile)]
    return f"One more {column}, and after the round the domino is back in the pool."


def _mark(state: ColfDada, die: int) -> str:
    return _again(state, len(state.marked) + 1)


def _mark_idle(state: ColfDada) -> str:
    return _again(state, len(_after_action(state, "mark_idle").marked))


def _reroll(state: ColfDada) -> str:
    return _again(state, len(state.marked))


def _again(state: ColfDada, dice: int) -> str:
    """What so many dice, rolled again, would bring on average."""
    if state.step == "mending":
        useful = len({n for column in state.columns for muscle in column for n in muscle.sore if n})
        wild = any(0 in muscle.sore for column in state.columns for muscle in column)
        fits = 1.0 if wild else useful / 6
        one, all_of_them = "mends a hit", "mend hits"
    else:
        fits = sum(state.free(ATTACK, n) + state.free(DEFENSE, n) > 0 for n in range(1, 7)) / 6
        one, all_of_them = "finds a place", "find places"
    price = f"it costs 1 XP of your {state.xp}."
    if dice == 1:
        return f"Rolled again it {one} {times(fits)}; {price}"
    return f"Of {dice} dice rolled again about {about(dice * fits)} {all_of_them}; {price}"


def _boost(state: ColfDada, name: str) -> str:
    if name == "attack":
        return f"You deal {max(0, state.blow + 1)} of {state.foe_hp}; {state.xp - 1} XP stay."
    return f"You take {max(0, state.harm - 1)} instead of {state.harm}; {state.xp - 1} XP stay."


def _buy_kill(state: ColfDada) -> str:
    price = state.foe_hp - state.blow
    return f"{price} XP, and it falls, for {state.foe_level} XP; {state.xp - price} stay."


def _buy_safety(state: ColfDada) -> str:
    return f"{state.harm} XP, and nothing hits you; {state.xp - state.harm} stay."


def _strike(state: ColfDada) -> str:
    dealt = 0 if state.fleeing else max(0, min(state.blow, state.foe_hp))
    left = state.foe_hp - dealt
    taken = max(0, state.harm)
    fate = "it falls" if not left else f"{left} of its hit points stay"
    room = state.open_spaces()
    hurt = f"you take {taken}" + (f" of the {room} that you can" if taken else "")
    if taken >= room:
        hurt = f"you take {taken}, and {_fate(state)}"
    stay = f" {state.xp} XP stay." if state.xp and taken < room else ""
    return f"{capital(hurt)}.{stay}" if state.fleeing else f"You deal {dealt}: {fate}; {hurt}.{stay}"


def _fate(state: ColfDada) -> str:
    """CD8.1: what comes of taking more than there is room for."""
    spent = {tile for tile, _ in state.wild}
    kept = any(
        any(muscle.domino) for column in state.columns for muscle in column if muscle.domino not in spent
    )
    return "it costs you a life" if state.lives and kept else "that is your end"


def _cover(state: ColfDada, number: int, tile: Domino) -> str:
    left = state.open_spaces() - 1
    if not number:
        return f"A blank is lost; {counted(left, 'space')} left."
    lost = zip(_most(state), _most(_after_action(state, "cover", number, tile)), COLUMNS, strict=False)
    costs = [f"{about(now - then)} {name}" for now, then, name in lost if about(now - then) != "0"]
    said = f"Costs about {in_words(costs)}" if costs else "Costs next to nothing"
    return f"{said} a round; {counted(left, 'space')} left in all."


def _cover_all(state: ColfDada) -> str:
    chosen = [NUMBERS[number] for number, _ in proposal.covers(state)]
    return f"Where it hurts least: on {_listed(chosen)}."


def _mend(state: ColfDada, number: int, tile: Domino, die: int) -> str:
    left = sum(len(muscle.sore) for column in state.columns for muscle in column) - 1
    return f"The {die} is used up for it; {counted(left, 'hit')} left." if left else "That was the last hit."


def _mend_all(state: ColfDada) -> str:
    chosen = [NUMBERS[number] for number, _, _ in proposal.mends(state)]
    over = _over(_after_action(state, "mend_all"))
    return f"{counted(len(chosen), 'hit')} mended: on {_listed(chosen)}. {over}"


def _over(state: ColfDada) -> str:
    """What speaks for hits: a die that fits nowhere is XP (CD4.4)."""
    return f"About {about(_most(state)[2])} of {state.level} dice a round are then XP: they fit nowhere."


# --- the end of a turn ---------------------------------------------------------------------------


def _put(state: ColfDada, tile: Domino, name: str) -> str:
    return f"{_reach(state, tile, name)}{' A blank brings another domino.' if 0 in tile else ''}"


def _adapt(state: ColfDada, tile: Domino, name: str) -> str:
    return _reach(state, tile, name)


def _reach(state: ColfDada, tile: Domino, name: str) -> str:
    """What the dice of a round come to, before and after an action with a domino."""
    verb = "put" if state.step == "put" else "adapt"
    after = _after_action(state, verb, tile, name)
    now, then = [[about(number) for number in _most(one)] for one in (state, after)]
    came = [f"{new}{f' (now {old})' if new != old else ''}" for old, new in zip(now, then, strict=True)]
    brings = f"attack {came[0]}, defense {came[1]}, and {came[2]} XP from dice that fit nowhere"
    return f"On average a round then brings {brings}."


def _most(state: ColfDada) -> tuple[float, float, float]:
    """What the dice of a round come to on average: Attack at most, Defense at most, and those left over."""
    spaces = [numbers(column) for column in state.columns]
    strikes, guards, both = foresight.reach(spaces[ATTACK], spaces[DEFENSE], state.level)
    return strikes, guards, state.level - both


def _grow(state: ColfDada) -> str:
    price = 2 * state.level
    return f"Level {state.level + 1}: a die and a domino more, for {price} XP; {state.xp - price} stay."


def _end_turn(state: ColfDada) -> str:
    if not state.tokens:
        return "No candle is left: the Master comes."
    missing = 2 * state.level - state.xp
    more = f" {missing} XP more, and you can grow." if 0 < missing <= SOON else ""
    return f"Turn {state.turns + 1} begins, with {counted(state.tokens - 1, 'candle')} after it.{more}"


def _after_action(state: ColfDada, verb: str, *args: object) -> ColfDada:
    """The state after a legal action, before whatever is drawn and rolled then."""
    action = next(a for a in state.legal_actions() if a.verb == verb and a.args == args)
    return state.until_luck(action)[0]


def _listed(numbers_: list[str]) -> str:
    """Numbers as they are said together: "a two and 2 × blank"."""
    return in_words(
        [f"{'a ' if count == 1 else f'{count} × '}{name}" for name, count in Counter(numbers_).items()]
    )


# --- the rows ---------------------------------------------------------------------------

# What speaks for a choice is what it would bring.
VERBS = Nameless(
    {
        "put": Verb(lambda state, tile, column: f"put {spoken(tile)} in {column}", _put, sure=True),
        "seek": Verb(lambda state, level: f"pick a noun of level {level}", _seek),
        "add": Verb(lambda state, level: f"add an adjective of level {level}", _add),
        "meet": Verb("turn the cards over", _meet, sure=True),
        "rest": Verb("rest", _rest, sure=True),
        "challenge": Verb("challenge the Master", _challenge),
        "fight": Verb("fight", _fight, sure=True),
        "flee": Verb("flee", _flee),
        "mark": Verb(lambda state, die: f"mark a {die} to roll again", _mark),
        "mark_idle": Verb("mark all dice that fit nothing", _mark_idle),
        "reroll": Verb("roll the marked dice again for 1 XP", _reroll, sure=True),
        "place": Verb(lambda state, die, column: f"put a {die} in {column}", _place, sure=True),
        "spend": Verb(
            lambda state, die, tile: f"put a {die} on the blank of {spoken(tile)}", _spend, sure=True
        ),
        "place_all": Verb("place all dice as proposed", _place_all, sure=True),
        "done": Verb("leave it at that", _done, sure=True),
        "boost": Verb(lambda state, column: f"raise {column} by one for 1 XP", _boost, sure=True),
        "buy_kill": Verb("raise attack until it falls", _buy_kill, sure=True),
        "buy_safety": Verb("raise defense until you are safe", _buy_safety, sure=True),
        "strike": Verb("let it come to blows", _strike, sure=True),
        "cover": Verb(
            lambda state, n, tile: f"take a hit on the {NUMBERS[n]} of {spoken(tile)}", _cover, sure=True
        ),
        "cover_all": Verb("take the hits as proposed", _cover_all, sure=True),
        "mend": Verb(
            lambda state, n, tile, die: f"mend the {NUMBERS[n]} of {spoken(tile)} with a {die}",
            _mend,
            sure=True,
        ),
        "mend_all": Verb("mend as proposed", _mend_all, sure=True),
        "grow": Verb("grow a level", _grow, sure=True),
        "adapt": Verb(lambda state, tile, column: f"move {spoken(tile)} to {column}", _adapt),
        "end_turn": Verb("end the turn", _end_turn),
    }
)
