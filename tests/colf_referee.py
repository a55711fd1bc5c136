"""A second reading of CoLF DaDA, made from the rules' lines alone: slow, and as plain as can be.

A match is a script here: a generator that yields between what the hero chooses, as the texts of actions, and
is sent the choice. Each half of a domino is an object that has a hit and a die or has not, so nothing is
counted that could be looked at. What chance brings is asked for one by one. So is what the game proposes,
which no rule says; it is looked at before it is believed (`tests/test_colf_dada_referee.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any

Tile = tuple[int, int]
Script = Generator[set[str], str, Any]
Luck = Callable[[str], Any]  # "tile", "card", "dice", "foe"; and "assignment", "covers", "mends"

NAMES = ("attack", "defense")


@dataclass
class Half:
    """A space: what number it shows, whether a hit is on it, and the die that lies there, 0 for none."""

    number: int
    hit: bool = False
    die: int = 0


@dataclass
class Bone:
    """A domino somewhere in a column."""

    tile: Tile
    halves: list[Half]

    @property
    def spent(self) -> bool:
        """CD4.3, CD4.5: a die lies on a blank of it."""
        return any(half.die and half.number == 0 for half in self.halves)


def bone(tile: Tile) -> Bone:
    """A domino as it is drawn."""
    return Bone(tile, [Half(tile[0]), Half(tile[1])])


@dataclass
class Scene:
    """What lies on the table. Cards are (level, attack, defense, bite, hp) by their places in their decks."""

    nouns: dict[int, tuple[int, ...]]  # those in the deck
    adjectives: dict[int, tuple[int, ...]]
    as_written: bool = False
    pool: set[Tile] = field(default_factory=lambda: {(a, b) for b in range(7) for a in range(b + 1)})
    hero: list[list[Bone]] = field(default_factory=lambda: [[], []])
    foe: list[list[Bone]] = field(default_factory=lambda: [[], []])
    cards: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    level: int = 3
    xp: int = 0
    tokens: int = 20
    turn: int = 0
    hp: int = 0
    rage: int = 0
    round: int = 0
    master: bool = False
    dice: list[int] = field(default_factory=list)  # rolled and not placed
    marked: list[int] = field(default_factory=list)
    boosts: list[int] = field(default_factory=lambda: [0, 0])
    hits: int = 0
    slain: list[tuple[int, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.all_adjectives = dict(self.adjectives)

    def spaces(self) -> list[Half]:
        """All of the hero's."""
        return [half for column in self.hero for one in column for half in one.halves]

    def column(self, who: list[list[Bone]], at: int) -> int:
        """CD4.6: how many dice lie on a column."""
        return sum(half.die > 0 for one in who[at] for half in one.halves)

    def free(self, number: int, at: int) -> list[Half]:
        """CD4.3: the hero's spaces of this number in a column with neither hit nor die."""
        return [
            half
            for one in self.hero[at]
            for half in one.halves
            if half.number == number and not half.hit and not half.die
        ]

    def sum(self, what: int) -> int:
        """CD3.2: over the foe's cards; 0 is the level, then Attack, Defense, Bite and HP."""
        return sum(card[what] for _, card in self.cards)

    def bite(self) -> int:
        """CD4.9."""
        return self.sum(3) + (0 if self.as_written else len(range(6, self.round + 1)))

    def gain_xp(self, more: int) -> None:
        """CD2.5."""
        for _ in range(more):
            if self.xp < 25:
                self.xp += 1

    def find(self, tile: Tile) -> tuple[int, Bone]:
        """A domino of the hero's and its column."""
        return next((at, one) for at in (0, 1) for one in self.hero[at] if one.tile == tile)


def text(tile: Tile) -> str:
    """A domino as actions have it."""
    return f"{tile[0]}-{tile[1]}"


def take_tile(scene: Scene, luck: Luck) -> Tile | None:
    """One from the pool, if there is one."""
    if not scene.pool:
        return None
    tile: Tile = tuple(luck("tile"))
    scene.pool.remove(tile)
    return tile


def draw(scene: Scene, luck: Luck) -> Script:
    """CD1.2, CD1.3: the hero draws, sees, places, and draws again while blanks come."""
    while tile := take_tile(scene, luck):
        choice = yield {f"put {text(tile)} in {name}" for name in NAMES}
        scene.hero[NAMES.index(choice.split(" ")[3])].append(bone(tile))
        if 0 not in tile:
            return


def arm(scene: Scene, luck: Luck) -> None:
    """CD3.2, CD1.3: the foe draws its dominoes, Attack first."""
    scene.hp = scene.sum(4)
    for at in (0, 1):
        wanted = scene.sum(1 + at)
        while wanted:
            tile = take_tile(scene, luck)
            if tile is None:
                break
            scene.foe[at].append(bone(tile))
            if 0 not in tile:
                wanted -= 1


def card(scene: Scene, deck: dict[int, tuple[int, ...]], luck: Luck, level: int = 0) -> None:
    """One of a deck's cards comes to the foe, by chance; if a level is said, of this level."""
    place = luck("card")
    assert level in (0, deck[place][0])
    scene.cards.append((place, deck.pop(place)))


def refill(scene: Scene) -> None:
    """CD3.3: the discards are all that lie neither in the deck nor on the table."""
    if not scene.adjectives:
        lying = [place for place, _ in scene.cards[1:]]
        scene.adjectives.update({k: v for k, v in scene.all_adjectives.items() if k not in lying})


def explore(scene: Scene, luck: Luck, noun: int) -> Script:
    """CD3: the noun's level is chosen; adjectives follow, by their backs."""
    backs: list[int] = []  # chosen and not yet turned over
    total = noun

    def turn_over() -> None:
        if not scene.cards:
            card(scene, scene.nouns, luck, noun)
        while backs:
            card(scene, scene.adjectives, luck, backs.pop(0))

    while True:
        in_deck = [its[0] for its in scene.adjectives.values()]
        options = {
            f"add a level {level} adjective"
            for level in in_deck
            if in_deck.count(level) > backs.count(level) and total + level <= 9
        }
        choice = yield options | ({"turn the cards over"} if total > noun else set())
        if choice == "turn the cards over":
            break
        level = int(choice.split(" ")[3])
        backs.append(level)
        total += level
        if len(backs) == len(scene.adjectives):
            turn_over()
            refill(scene)
    turn_over()
    arm(scene, luck)


def face_master(scene: Scene, luck: Luck) -> None:
    """CD6.1."""
    scene.master = True
    card(scene, scene.nouns, luck, max(its[0] for its in scene.nouns.values()))
    while scene.sum(0) < 10:
        refill(scene)
        card(scene, scene.adjectives, luck)
    arm(scene, luck)


def again(scene: Scene, useless: Iterable[int]) -> set[str]:
    """CD4.2: what can be done to roll again; `useless` are numbers that serve nothing now."""
    if not scene.xp:
        return set()
    unmarked = scene.dice[:]
    for die in scene.marked:
        unmarked.remove(die)
    options = {f"mark a {die}" for die in unmarked}
    if scene.marked:
        return options | {"roll the marked dice again"}
    idle = [die for die in unmarked if die in useless]
    return options | ({"mark what fits nothing"} if len(idle) > 1 else set())


def mark(scene: Scene, choice: str, useless: Iterable[int], luck: Luck) -> bool:
    """CD4.2: carry out such a choice; False if it is none."""
    if choice == "mark what fits nothing":
        scene.marked = [die for die in scene.dice if die in useless]
    elif choice.startswith("mark"):
        scene.marked.append(int(choice.split(" ")[2]))
    elif choice == "roll the marked dice again":
        scene.xp -= 1
        for die in scene.marked:
            scene.dice.remove(die)
        scene.dice += [luck("dice") for _ in scene.marked]
        scene.marked = []
    else:
        return False
    return True


def ways(scene: Scene) -> int:
    """CD4.3: in how many ways the dice can be placed that fit, equal ones being the same."""
    found = 1
    for number in range(1, 7):
        dice = scene.dice.count(number)
        attack, defense = (len(scene.free(number, at)) for at in (0, 1))
        fit = min(dice, attack + defense)
        found *= sum(1 for one in range(fit + 1) if one <= attack and fit - one <= defense)
    return found


def assign(scene: Scene, luck: Luck) -> Script:
    """CD4.2, CD4.3, CD4.4."""
    fresh = True
    while True:
        fitting = {(die, at) for die in scene.dice for at in (0, 1) if scene.free(die, at)}
        useless = {*scene.dice} - {die for die, _ in fitting}
        blanks = {
            one.tile
            for at in (0, 1)
            for one in scene.hero[at]
            for half in one.halves
            if not half.number and not half.hit and not half.die
        }
        spends = {f"place {die} on the blank of {text(tile)}" for die in scene.dice for tile in blanks}
        rolls = again(scene, useless) if fresh else set()
        if not spends and not rolls and ways(scene) == 1:
            break
        places = {f"place {die} in {NAMES[at]}" for die, at in fitting}
        choice = yield places | spends | rolls | {"place all as proposed" if places else "done"}
        if choice in ("place all as proposed", "done"):
            break
        if mark(scene, choice, useless, luck):
            continue
        fresh, scene.marked = False, []
        words = choice.split(" ")
        die = int(words[1])
        scene.dice.remove(die)
        if words[2] == "in":
            scene.free(die, NAMES.index(words[3]))[0].die = die
        else:
            _, it = scene.find((int(words[6][0]), int(words[6][2])))
            next(half for half in it.halves if not half.number and not half.hit and not half.die).die = die
    scene.marked = []
    for die, at in luck("assignment"):
        scene.dice.remove(die)
        scene.free(die, at)[0].die = die
    assert not any(scene.free(die, at) for die in scene.dice for at in (0, 1)), "what fits is placed"
    scene.gain_xp(len(scene.dice))
    scene.dice = []


def foe_rolls(scene: Scene, luck: Luck) -> None:
    """CD4.5: the foe's dice."""
    dice = [luck("foe") for _ in range(scene.sum(0))]

    def put(number: int, die: int) -> bool:
        for column in scene.foe:
            for one in sorted(column, key=lambda one: one.tile):
                for half in one.halves:
                    if half.number == number and not half.die:
                        half.die = die
                        return True
        return False

    def numbers_free() -> bool:
        return any(h.number and not h.die for column in scene.foe for one in column for h in one.halves)

    dice = [die for die in dice if not put(die, die)]
    while dice and scene.rage and numbers_free():
        scene.rage -= 1
        dice = [die for die in [luck("foe") for _ in dice] if not put(die, die)]
    dice = [die for die in dice if not put(0, die)]
    scene.rage += len(dice)


def combat(scene: Scene, luck: Luck) -> Script:
    """CD4: round after round; returns "dead", "slain" or "away"."""
    while True:
        scene.round += 1
        choice = "fight" if scene.master else (yield {"fight", "flee"})
        fleeing = choice == "flee"
        if not fleeing:
            scene.dice = [luck("dice") for _ in range(scene.level)]
            yield from assign(scene, luck)
        foe_rolls(scene, luck)
        while True:
            blow = scene.column(scene.hero, 0) + scene.boosts[0] - scene.column(scene.foe, 1) + 1
            harm = scene.column(scene.foe, 0) - scene.column(scene.hero, 1) - scene.boosts[1] + scene.bite()
            room = sum(not half.hit for half in scene.spaces())
            options = boosts(scene, 0 if fleeing else blow, scene.hp if not fleeing else 0, harm, room)
            if not options:
                break
            choice = yield options | {"strike"}
            if choice == "strike":
                break
            prices = {"boost for the kill": (0, scene.hp - blow), "boost for safety": (1, harm)}
            at, price = prices.get(choice) or (NAMES.index(choice.split(" ")[1]), 1)
            scene.xp -= price
            scene.boosts[at] += price
        if not fleeing:
            scene.hp = max(0, scene.hp - max(0, blow))
        yield from suffer(scene, min(max(0, harm), room), luck)
        end = clean_up(scene, fleeing)
        if end:
            return end


def boosts(scene: Scene, blow: int, hp: int, harm: int, room: int) -> set[str]:
    """CD4.6: what XP can still buy: a blow that is felt on a foe that lives, less harm than kills."""
    options = set()
    if scene.xp and blow < hp and blow + scene.xp >= 1:
        options.add("boost attack")
        if 2 <= hp - blow <= scene.xp:
            options.add("boost for the kill")
    if scene.xp and harm >= 1 and harm - scene.xp < room:
        options.add("boost defense")
        if 2 <= harm <= scene.xp:
            options.add("boost for safety")
    return options


def suffer(scene: Scene, hits: int, luck: Luck) -> Script:
    """CD4.7: hits where the player wants them."""
    scene.hits = hits
    choice = ""
    if hits and hits == sum(not half.hit for half in scene.spaces()):
        choice = "take the hits as proposed"
    while scene.hits:
        choice = choice or (
            yield {
                f"cover {half.number} of {text(one.tile)}"
                for column in scene.hero
                for one in column
                for half in one.halves
                if not half.hit
            }
            | {"take the hits as proposed"}
        )
        if choice == "take the hits as proposed":
            wanted = [(number, tuple(tile)) for number, tile in luck("covers")]
            assert len(wanted) == scene.hits
        else:
            words = choice.split(" ")
            wanted = [(int(words[1]), (int(words[3][0]), int(words[3][2])))]
        for number, tile in wanted:
            _, it = scene.find(tile)
            next(half for half in it.halves if half.number == number and not half.hit).hit = True
            scene.hits -= 1
        choice = ""


def clean_up(scene: Scene, fleeing: bool) -> str:
    """CD4.8: how the fight ends, or nothing if it goes on."""
    for who in (scene.hero, scene.foe):
        for column in who:
            scene.pool |= {one.tile for one in column if one.spent}
            column[:] = [one for one in column if not one.spent]
            for one in column:
                for half in one.halves:
                    half.die = 0
    scene.boosts = [0, 0]
    if not any(half.number and not half.hit for half in scene.spaces()):
        return "dead"
    if scene.hp == 0:
        scene.gain_xp(scene.sum(0))
        scene.slain.append((scene.turn, *(place for place, _ in scene.cards)))
        return "slain"
    return "away" if fleeing else ""


def rest(scene: Scene, luck: Luck) -> Script:
    """CD2.3."""
    scene.dice = [luck("dice") for _ in range(scene.level)]
    fresh = True
    while any(half.hit for half in scene.spaces()):
        mends = {
            f"mend {half.number} of {text(one.tile)} with {die}"
            for die in scene.dice
            for column in scene.hero
            for one in column
            for half in one.halves
            if half.hit and half.number in (die, 0)
        }
        useless = {die for die in scene.dice if not any(mend.endswith(f" with {die}") for mend in mends)}
        rolls = again(scene, useless) if fresh else set()
        if not mends and not rolls:
            break
        choice = yield mends | rolls | {"done"} | ({"mend as proposed"} if mends else set())
        if choice == "done":
            break
        if mark(scene, choice, useless, luck):
            continue
        fresh, scene.marked = False, []
        if choice == "mend as proposed":
            wanted = [(number, tuple(tile), die) for number, tile, die in luck("mends")]
        else:
            words = choice.split(" ")
            wanted = [(int(words[1]), (int(words[3][0]), int(words[3][2])), int(words[5]))]
        for number, tile, die in wanted:
            assert number in (die, 0)
            scene.dice.remove(die)
            _, it = scene.find(tile)
            next(half for half in it.halves if half.number == number and half.hit).hit = False
        if choice == "mend as proposed":
            hurt = {half.number for half in scene.spaces() if half.hit}
            assert not any({die, 0} & hurt for die in scene.dice), "each die that can has mended"
            break
    scene.dice, scene.marked = [], []


def end_of_turn(scene: Scene, luck: Luck) -> Script:
    """CD2.4."""
    moved: set[Tile] = set()
    while True:
        options = {"end the turn"}
        if scene.xp >= 2 * scene.level:
            options.add("grow")
        for at in (0, 1):
            options |= {
                f"move {text(one.tile)} to {NAMES[1 - at]}" for one in scene.hero[at] if one.tile not in moved
            }
        choice = yield options
        if choice == "end the turn":
            return
        if choice == "grow":
            scene.xp -= 2 * scene.level
            scene.level += 1
            yield from draw(scene, luck)
        else:
            at, it = scene.find((int(choice[5]), int(choice[7])))
            scene.hero[at].remove(it)
            scene.hero[1 - at].append(it)
            moved.add(it.tile)


def match(scene: Scene, luck: Luck, dominoes: int = 3) -> Script:
    """The whole match, or, without dominoes to begin with, from a turn on; returns "won" or "dead"."""
    for _ in range(dominoes):
        yield from draw(scene, luck)
    while True:
        scene.turn += 1
        choice = ""
        if scene.tokens:
            scene.tokens -= 1
            levels = {its[0] for its in scene.nouns.values()}
            choice = yield {f"seek a level {n} noun" for n in levels} | {"rest", "challenge the master"}
        if choice == "rest":
            yield from rest(scene, luck)
        else:
            if choice.startswith("seek"):
                yield from explore(scene, luck, int(choice.split(" ")[3]))
            else:
                face_master(scene, luck)
            end = yield from combat(scene, luck)
            if end == "dead" or scene.master:
                return "dead" if end == "dead" else "won"
            scene.pool |= {one.tile for column in scene.foe for one in column}
            scene.foe, scene.cards = [[], []], []
            scene.hp = scene.rage = scene.round = 0
        yield from end_of_turn(scene, luck)
