"""How a hero of Run Away!! runs: space by space (RA5)."""

from __future__ import annotations

from games.run_away import pieces
from games.run_away.deck import CARDS, KIND, NUMBER
from games.run_away.effects import OF_BOSS, Effect, Effects
from games.run_away.pieces import FIRST_OUT, SLIPPING, TAKING, UNENCUMBERED
from games.run_away.position import BOSS, NEXT_ROUND, NOBODY, Position
from games.run_away.powers import act, end_run, gain, halt, hurt, leave_behind, lucky_number
from tabletop.actions import Action
from tabletop.game import Who


def for_hero(effects: Effects) -> Effects:
    """What a global does to the hero that faces it: all but what works on the boss."""
    return tuple(effect for effect in effects if effect.verb not in OF_BOSS)


def run(state: Position, seat: int) -> None:
    """RA5.1: the speed is turned up, the start marked, and off."""
    if state.fate[seat]:
        state.first(("run_over",))
        return
    state.seat = state.runner = seat
    state.start = state.place[seat]
    state.stopped = False
    state.met = ()
    card = state.bases[seat]
    state.shown[seat] = True
    state.reveal()
    state.speed = NUMBER[card] + (UNENCUMBERED if state.light[seat] else 0)
    state.befall(seat, "runs", card, state.speed)
    state.speed = max(0, state.speed + state.waiting[seat])
    state.waiting[seat] = 0
    state.first(*asks_at_start(state, seat), ("move",), ("run_over",))
    for card, part in state.coming[seat]:
        if part == NEXT_ROUND or state.fate[seat]:  # with the hero, what was still to come has gone
            continue
        state.coming[seat] = tuple(pair for pair in state.coming[seat] if pair[0] != card)
        state.turned = card
        state.befall(seat, "comes", card)
        effects = CARDS[card].effects
        if not part:
            state.lying[seat] += ((card, NOBODY),)
        else:  # it has waited for this, and is done with
            state.discard(seat, card)
            effects = tuple(piece for effect in effects if effect.verb == "later" for piece in effect.then)
        act(state, effects, seat, ("card", card, NOBODY))


def asks_at_start(state: Position, runner: int) -> list[tuple[str, int, str, int]]:
    """RA5.5: when a run begins everybody may use something, the runner first."""
    others = [seat for seat in state.order if seat not in (runner, BOSS)]
    return [("ask", runner, "start", NOBODY), *(("ask", seat, "begins", NOBODY) for seat in others)]


def move(state: Position) -> None:
    """RA5.1: space by space while speed lasts."""
    seat = state.seat = state.runner
    place, exit = state.place, state.exit
    while state.speed > 0:
        if state.boss_waits and place[seat] == state.boss_at and not state.boss_passed:
            state.boss_passed = True
            state.befall(seat, "slips past")
        if state.boss_waits and place[seat] == state.boss_at and steps_off(state, seat):
            return
        place[seat] += 1
        state.speed -= 1
        if place[seat] >= exit:
            escape(state, seat)
            return
        state.glimpse()
        steps = arrival(state, seat, place[seat])
        if steps:
            state.first(*steps, ("move",))
            return
    if state.boss_waits and place[seat] == state.boss_at and state.start != place[seat]:
        state.first(("ask", seat, "boss", NOBODY), ("face_boss",))


def steps_off(state: Position, seat: int) -> bool:
    """RA6.3: stepping off the space of a boss that lies in wait costs damage. True if it kills."""
    hurt(state, seat, SLIPPING, ("slipped", 0, NOBODY))
    return bool(state.fate[seat])


def face_boss(state: Position) -> None:
    """RA6.2: landing on a boss that lies in wait is a confrontation, at the end of the run; it is not
    passed by that (RA6.3)."""
    if state.speed > 0:  # boosted
        state.first(("move",))
    else:
        confronted(state, state.runner)


def escape(state: Position, seat: int) -> None:
    """RA7.1: out, and the first one gets gold."""
    state.fate[seat] = "out"
    state.left.append(seat)
    if state.first_out == NOBODY:
        state.first_out = seat
        state.gold[seat] += FIRST_OUT
    leave_behind(state, seat)
    state.speed = 0
    state.befall(seat, "escaped", state.first_out == seat)
    end_run(state)


def arrival(state: Position, seat: int, space: int) -> list[tuple[object, ...]]:
    """RA5.1: what waits on a space, in its order."""
    steps: list[tuple[object, ...]] = []
    fate, place = state.fate, state.place
    for other in range(state.seats):
        if place[other] == space and other != seat and not fate[other]:
            steps += [("ask", seat, "met", other), ("ask", other, "met", seat)]
    if space == state.boss_at:
        steps.append(("ask", seat, "boss", NOBODY))
    if space in state.walls:
        steps.append(("hit_wall",))
        return steps
    itself, marked = state.by_itself[seat], space in state.corridor.encounters
    if state.fronts[seat] and (marked or space in state.tokens):
        steps.append(("flip_itself",) if itself else ("flip",))
    elif state.hands[seat] and marked:
        steps.append(("bonus_itself",) if itself else ("bonus",))
    if space in state.tokens:
        steps.append(("face", state.tokens[space]))
    if not itself and any(
        place[other] == space and other != seat for other in range(state.seats)
    ):  # who may yet die here
        steps.append(("remains", space))
    if steps or state.bags[seat] or not state.ability_used[seat]:  # an item may yet be found
        steps.append(("ask", seat, "space", NOBODY))
    return steps


def hit_wall(state: Position) -> None:
    """RA5.8: whoever comes stops; no flip, global or loot."""
    halt(state, state.runner)
    state.befall(state.runner, "hit wall")


# --- encounters ------------------------------------------------------------------------


def offer_flip(state: Position) -> list[Action]:
    """RA5.2: one of the runner's encounters, blind."""
    state.seat = state.runner
    return [pieces.Flip(i) for i in range(len(state.fronts[state.runner]))]


def flip_one(state: Position, which: int) -> None:
    """RA5.2: it is turned up; before it acts there is a window."""
    seat = state.runner
    front = state.fronts[seat]
    card, by = front[which]
    state.fronts[seat] = front[:which] + front[which + 1 :]
    state.flipped[seat] += 1
    turn_up(state, seat, card, by)


def turn_up(state: Position, seat: int, card: int, by: int) -> None:
    """A card lies open before the runner."""
    state.lying[seat] += ((card, by),)
    state.turned = card
    state.reveal()
    state.befall(seat, "flipped", card, *([] if by in (NOBODY, seat) else [Who(by)]))
    if KIND[card] == "item":
        state.first(("item_itself",) if state.by_itself[seat] else ("found_item", card))
    else:
        state.first(("ask", seat, "flip", NOBODY), ("resolve", card, by))


def offer_found_item(state: Position, card: int) -> list[Action]:
    """RA5.4: it may be taken."""
    state.seat = state.runner
    return [pieces.Take(), pieces.Leave()]


def take(state: Position) -> None:
    """RA5.4: for 2 speed, or what is left."""
    seat, card = state.runner, unlay(state)
    gain(state, seat, card)
    state.speed = max(0, state.speed - TAKING)
    state.befall(seat, "took", card)


def leave(state: Position) -> None:
    """RA5.4: it does nothing."""


def resolve(state: Position, card: int, by: int) -> None:
    """RA5.2: the card acts."""
    seat = state.runner
    kind, effects = KIND[card], CARDS[card].effects
    if kind == "global":
        space = state.place[seat]
        if space not in state.tokens:
            state.tokens[space] = card
            state.befall(seat, "token", card, space)
            act(state, for_hero(effects), seat, ("global", card, by))
    elif kind == "boss event":
        befall_boss(state, unlay(state), seat)
    else:
        act(state, effects, seat, ("card", card, by))


def befall_boss(state: Position, card: int, seat: int) -> None:
    """A card lies on the boss until its next run is over."""
    state.boss_lying += ((card, seat),)
    for effect in CARDS[card].effects:
        if effect.verb in OF_BOSS:
            on_boss(state, effect)
    state.befall(NOBODY, "boss event", card)


def on_boss(state: Position, effect: Effect) -> None:
    """One piece of it."""
    if effect.verb == "boss":
        state.boss_speed += effect.amount
    elif effect.verb == "confront":
        state.boss_confront += effect.amount
    else:
        state.boss_trample += effect.amount


def face(state: Position, card: int) -> None:
    """RA5.3: an older global, whoever placed it."""
    state.turned = card
    state.befall(state.runner, "faces", card)
    act(state, for_hero(CARDS[card].effects), state.runner, ("global", card, NOBODY))


# --- the card kept (RA5.6) -------------------------------------------------------------


def offer_bonus(state: Position) -> list[Action]:
    """RA5.6: all encounters are flipped: the card kept may be shown."""
    state.seat = state.runner
    return [pieces.ShowKept(), pieces.HideKept()]


def show_kept(state: Position) -> None:
    """An item is free, an event is played on somebody, anything else is faced."""
    seat = state.runner
    [card] = state.hands[seat]
    state.hands[seat] = ()
    if KIND[card] == "item":
        state.reveal()
        gain(state, seat, card)
        state.befall(seat, "showed", card)
    elif KIND[card] == "event":
        state.reveal()
        state.lying[seat] += ((card, seat),)
        state.turned = card
        state.befall(seat, "showed", card)
        state.first(("aim_event", card))
    else:
        turn_up(state, seat, card, seat)


def hide_kept(state: Position) -> None:
    """It stays in hand."""


def offer_aim_event(state: Position, card: int) -> list[Action]:
    """RA5.6: on any hero in the dungeon, or the boss."""
    state.seat = state.runner
    found = [pieces.OnHero(seat) for seat in state.inside()]
    if any(effect.verb in OF_BOSS for effect in CARDS[card].effects):
        found.append(pieces.OnBoss())
    return found


def unlay(state: Position) -> int:
    """The card that is being dealt with no longer lies before the runner."""
    seat, card = state.runner, state.turned
    state.lying[seat] = tuple(pair for pair in state.lying[seat] if pair[0] != card)
    return card


def play_on_hero(state: Position, hero: int) -> None:
    """RA5.6: it works in that hero's run of the next round."""
    card = unlay(state)
    state.coming[hero] += ((card, NEXT_ROUND),)
    state.befall(state.runner, "event on hero", card, Who(hero))


def play_on_boss(state: Position) -> None:
    """RA5.6: only its boss effects count."""
    befall_boss(state, unlay(state), state.runner)


# --- remains (RA5.7) -------------------------------------------------------------------


def offer_remains(state: Position, space: int) -> list[Action]:
    """RA5.7: one may loot, which ends the run."""
    state.seat = state.runner
    dead = [
        other for other in range(state.seats) if state.place[other] == space and state.fate[other] == "dead"
    ]
    return [*map(pieces.Loot, dead), pieces.WalkOn()] if dead else []


def walk_on(state: Position) -> None:
    """Past the remains."""


def loot(state: Position, dead: int) -> None:
    """RA5.7: the run ends, and one looks at what the dead hero carried."""
    state.speed = 0
    state.stopped = True
    for card in state.bags[dead]:
        state.known[card] |= 1 << state.runner
    state.reveal()
    state.befall(state.runner, "looted", Who(dead))
    state.first(("spoils", dead))


def offer_spoils(state: Position, dead: int) -> list[Action]:
    """RA5.7: an item, or gold by luck."""
    state.seat = state.runner
    return [*(pieces.LootItem(card, dead) for card in state.bags[dead]), pieces.LootGold()]


def loot_item(state: Position, card: int, dead: int) -> None:
    """RA5.7: one item."""
    state.bags[dead] = tuple(c for c in state.bags[dead] if c != card)
    state.bags[state.runner] += (card,)
    state.known[card] |= 1 << state.runner
    state.befall(state.runner, "took from the dead", Who(dead))


def loot_gold(state: Position) -> None:
    """RA5.7: luck, and as much gold."""
    found = lucky_number(state, state.runner)
    state.gold[state.runner] += found
    state.befall(state.runner, "gold", found)


# --- the end of a run ------------------------------------------------------------------


def run_over(state: Position) -> None:
    """Whose turn it was has run."""
    if not state.stopped and not state.fate[state.runner]:
        state.befall(state.runner, "ran", state.place[state.runner])
    state.runner = NOBODY
    state.ran += 1
    state.speed = 0
    state.turned = 0


def confronted(state: Position, hero: int) -> None:
    """RA6.1: the boss lands on a hero, or the hero on it."""
    damage = state.the_boss.confront + state.boss_confront + state.confront[hero]
    damage += token_says(state, "confront")
    hurt(state, hero, max(0, damage), ("caught", 0, NOBODY))


def token_says(state: Position, verb: str) -> int:
    """What a global on the boss's space says of one thing."""
    card = state.tokens.get(state.boss_at, 0)
    return sum(effect.amount for effect in CARDS[card].effects if effect.verb == verb)
