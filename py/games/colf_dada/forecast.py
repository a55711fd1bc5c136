"""What a choice in CoLF DaDA would bring, said before it is made, with the odds where luck decides; and the
match told in numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from games.colf_dada import foresight, odds, proposal
from games.colf_dada.monsters import named
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, LEVEL, MOST_XP, TURNS, UNARMED, WEARY
from games.colf_dada.position import numbers, opened
from games.colf_dada.rules import ColfDada
from games.colf_dada.words import rank
from tabletop.actions import Action
from tabletop.dominoes import NUMBERS, Domino
from tabletop.game import PLAYERS, Names
from tabletop.match import Match
from tabletop.wording import capital, counted, in_words, lowered

NEVER = 0.01  # a chance that is as good as none
SOON = 4  # XP that are worth a word


def forecast(state: ColfDada, action: Action, names: Names = PLAYERS) -> str:
    """What the action would do, in a sentence or two; nobody is named."""
    return _SAYINGS[action.verb](state, *action.args)


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


def hopeless(state: ColfDada) -> bool:
    """Is the fight that is there, or that with what is behind the backs chosen, as good as lost?"""
    there = state.step == "fight_or_flee"
    seen = foresight.of_present(state) if there else foresight.of_backs(state, state.picks)
    return seen.win < NEVER


def fight_odds(state: ColfDada, picks: tuple[int, ...]) -> str:
    """The odds of a fight with what is behind these backs."""
    seen = foresight.of_backs(state, picks)
    return win_words(seen.win, seen.losses)


# --- finding a foe -----------------------------------------------------------------------------


def _seek(state: ColfDada, level: int) -> str:
    least = level + 1
    return (
        f"With an adjective it is level {least} or more. At {least}: {lowered(fight_odds(state, (level, 1)))}"
    )


def _add(state: ColfDada, level: int) -> str:
    picks = (*state.picks, level)
    return f"Level {sum(picks)}, worth as much XP. {fight_odds(state, picks)}"


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
    return f"Your {state.level} dice mend about {about(fit)} of your {counted(all_hits, 'hit')}."


def _challenge(state: ColfDada) -> str:
    seen = foresight.of_master(state)
    won = f"You beat an average Master {times(seen.win)}; it would be “{rank(state.tokens)}”."
    return f"{won} Nobody can flee from this fight."


# --- a fight -----------------------------------------------------------------------------------


def _fight(state: ColfDada) -> str:
    seen = foresight.of_present(state)
    weary = state.round + 1 >= WEARY and not state.as_written
    tail = " Its Bite grows next round." if weary else ""
    return f"{win_words(seen.win, seen.losses)}{tail}"


def _flee(state: ColfDada) -> str:
    force, _ = odds.foe_effort(state.foe_columns, state.foe_level)
    return f"It strikes once more for about {about(force + state.bite)}, and is gone: no XP for it."


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
        return "The rest is over, and the turn’s end comes."
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
        hurt = f"you take {taken}, and that is your end"
    return capital(hurt) + "." if state.fleeing else f"You deal {dealt}: {fate}; {hurt}."


def _cover(state: ColfDada, number: int, tile: Domino) -> str:
    left = state.open_spaces() - 1
    if not number:
        return f"A blank is lost; {counted(left, 'space')} left."
    counts = [numbers(column)[number] for column in state.columns]
    others = sum(counts) - 1
    same = f"{counted(others, 'other space')} with a {number}" if others else f"no other {number}"
    return f"You keep {same}; {counted(left, 'space')} left in all."


def _cover_all(state: ColfDada) -> str:
    chosen = [NUMBERS[number] for number, _ in proposal.covers(state)]
    return f"Where it hurts least: on {_listed(chosen)}."


def _mend(state: ColfDada, number: int, tile: Domino, die: int) -> str:
    left = sum(len(muscle.sore) for column in state.columns for muscle in column) - 1
    return f"The {die} is used up for it; {counted(left, 'hit')} left." if left else "That was the last hit."


def _mend_all(state: ColfDada) -> str:
    chosen = [NUMBERS[number] for number, _, _ in proposal.mends(state)]
    return f"{counted(len(chosen), 'hit')} mended: on {_listed(chosen)}."


# --- the end of a turn ---------------------------------------------------------------------------


def _put(state: ColfDada, tile: Domino, name: str) -> str:
    return f"{_reach(state, tile, name)}{' A blank brings another domino.' if 0 in tile else ''}"


def _adapt(state: ColfDada, tile: Domino, name: str) -> str:
    return _reach(state, tile, name)


def _reach(state: ColfDada, tile: Domino, name: str) -> str:
    """What the dice come to, before and after an action with a domino."""
    verb = "put" if state.step == "put" else "adapt"
    after = _after_action(state, verb, tile, name)
    before, then = _most(state), _most(after)
    return (
        f"Your dice then reach attack {about(then[0])} and defense {about(then[1])} on average; "
        f"now {about(before[0])} and {about(before[1])}."
    )


def _most(state: ColfDada) -> tuple[float, float]:
    spaces = [numbers(column) for column in state.columns]
    strikes, guards, _ = foresight.reach(spaces[ATTACK], spaces[DEFENSE], state.level)
    return strikes, guards


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
    """The state after a legal action, with made-up luck for whatever is drawn and rolled beyond it: a view
    has none."""
    action = next(a for a in state.legal_actions() if a.verb == verb and a.args == args)
    return state.determinize(state.seat, 0).apply(action)


def _listed(numbers_: list[str]) -> str:
    """Numbers as they are said together: "a two and 2 × blank"."""
    return in_words(
        [f"{'a ' if count == 1 else f'{count} × '}{name}" for name, count in Counter(numbers_).items()]
    )


_SAYINGS: dict[str, Callable[..., str]] = {
    "put": _put,
    "seek": _seek,
    "add": _add,
    "meet": _meet,
    "rest": _rest,
    "challenge": _challenge,
    "fight": _fight,
    "flee": _flee,
    "mark": _mark,
    "mark_idle": _mark_idle,
    "reroll": _reroll,
    "place": _place,
    "spend": _spend,
    "place_all": _place_all,
    "done": _done,
    "boost": _boost,
    "buy_kill": _buy_kill,
    "buy_safety": _buy_safety,
    "strike": _strike,
    "cover": _cover,
    "cover_all": _cover_all,
    "mend": _mend,
    "mend_all": _mend_all,
    "grow": _grow,
    "adapt": _adapt,
    "end_turn": _end_turn,
}


def reason(state: ColfDada, action: Action, names: Names = PLAYERS) -> str:
    """What speaks for an action, as a hint gives it."""
    return lowered(forecast(state, action)).replace(". ", "; ").rstrip(".")


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers for the result screen: a label and a value each."""
    states = match.past(ColfDada)
    last = states[-1]
    slain = [(turn, opened(tuple(cards))) for turn, *cards in last.slain]
    best = max(slain, key=lambda trophy: sum(card.level for card in trophy[1]), default=None)
    rounds = sum(event.kind == "struck" for state in states for event in state.events())
    taken = sum(event.kind == "covered" for state in states for event in state.events())
    return [
        ("Turn", f"{min(last.turns, TURNS)} of {TURNS}"),
        ("Monsters slain", str(len(slain))),
        ("Level", f"{last.level}, from {LEVEL}"),
        ("Finest trophy", named(best[1]) if best else "none"),
        ("Candles left", str(last.tokens)),
        ("XP left", str(last.xp)),
        ("Rounds fought", str(rounds)),
        ("Hits taken", str(taken)),
        ("Highest level met", str(max((state.foe_level for state in states if state.round), default=0))),
    ]
