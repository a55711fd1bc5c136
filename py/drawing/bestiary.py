"""Who lives in the dungeon: a monster for each domino, a boss for each double that can open one.

How each looks is told in the words of `drawing.monster`: body, eyes, mouth, limbs, what is
on top, and skin (bone, dusk, ember, ink, moss or rust).

    >>> MONSTERS[Domino(1, 6)].name, MONSTERS[Domino(1, 6)].looks.eyes
    ('Sleepy Beetle', 'sleepy')
"""

from __future__ import annotations

from typing import NamedTuple

from dominoes.domino import Domino


class Looks(NamedTuple):
    """The parts of a portrait, by the names that `drawing.monster.portrait` knows, and the skin."""

    body: str
    eyes: str
    mouth: str
    limbs: str
    top: str
    skin: str


class Monster(NamedTuple):
    """One inhabitant: what it is called, one line about it, and how it looks."""

    name: str
    flavour: str
    looks: Looks


_MONSTERS = """
0-0 | ghost hollow none none none bone | Nobody | No arms, no hurry. It has simply always been here.
0-1 | tall two smile none none rust | Lost Sock | Hops about, and still hopes to meet the other one.
0-2 | ghost sleepy round none hair dusk | Cold Draught | Always at your ankles. Somebody left a door open.
0-3 | box none teeth feet none rust | Footstool | You were about to sit down. So was it.
0-4 | wide none tongue legs none moss | Walking Table | Laid for dinner. You are early.
0-5 | blob none smile tentacles none ink | Stray Glove | Shakes your hand warmly and keeps the ring.
0-6 | round none frown arms hat bone | Blind Clerk | Stamps everything twice, with no idea what it says.
1-1 | box one none none none dusk | Peephole | One eye, one foot in the door. Few get past it.
1-2 | round one smile wings horns ember | Keyhole Imp | Saw everything. Tells everyone.
1-3 | ghost two round arms candle moss | Lamplighter | Carries the only light, and blows it out.
1-4 | round slits smile feet ears ink | Cellar Cat | Four good paws, no good intentions.
1-5 | spiky one smile none none ember | Tax Starfish | Five arms, each of them in a different pocket.
1-6 | wide sleepy none legs none moss | Sleepy Beetle | Rolls over if you so much as wave. Wave.
2-2 | worm two frown none none dusk | Second Thought | It may be two of them. They cannot agree on it either.
2-3 | tall one none legs hat ink | Portraitist | Paints you first, for the wall of earlier visitors.
2-4 | wide two tongue feet ears moss | Mildew Hound | Good dog. Damp dog. Smells of every cellar at once.
2-5 | tall two smile tentacles hat rust | Juggler | Never drops anything. That was your purse.
2-6 | wide two frown arms hair dusk | Landlady | Came for the rent, which was due on Tuesday.
3-3 | round three smile feet none rust | Third Wheel | Comes along wherever you go. Nobody asked it to.
3-4 | worm stalks frown none hat bone | Bookworm | Has read the rules, and will quote them.
3-5 | blob three frown tentacles none dusk | Damp Accountant | Counts your coins aloud, and ends with fewer.
3-6 | spiky many round wings none ink | Choir of Moths | They sing. They stop for a small fee.
4-4 | tall two teeth feet ears bone | Chess Horse | Two squares forward, one to the side, and into you.
4-5 | wide stalks none claws none rust | Grandfather Crab | Older than the stairs. Leaves a quarrel sideways.
4-6 | round many fangs legs none bone | Teapot Spider | Came with the dinner service. Mind the spout.
5-5 | blob one teeth arms spikes ember | High Five | Wants only one thing, and will not be left hanging.
5-6 | ghost stalks beak wings antlers dusk | Night Librarian | Whispers that your book is long overdue.
6-6 | skull hollow teeth claws crown ember | Old Sixes | Has a chair of bones and all the time there is.
"""
_BOSSES = """
0-0 | skull hollow teeth none crown ink | the Hollow King | Nothing in the armour, and furious about it.
1-1 | tall one frown arms horns rust | the Giant Upstairs | You woke it. It had been the good dream.
2-2 | worm two fangs claws spikes moss | the Quarrel | Two minds, one body, and neither will let you out.
3-3 | ghost three frown arms hat dusk | the Three Aunts | They see how you have grown, and will stop it.
4-4 | box slits teeth wings horns ember | the Square Dragon | Fits every corridor exactly. No way round.
5-5 | blob one fangs tentacles crown bone | the Grand Hand | Had a finger in everything. Now it is a fist.
6-6 | wide slits teeth claws crown ink | the Landlord | All this is his. So is what you are carrying.
"""


PROPER = ("Nobody", "High Five", "Old Sixes")  # names that want no article


def _read(table: str) -> dict[Domino, Monster]:
    """The monsters of a table, by domino."""
    read = {}
    for line in table.strip().splitlines():
        domino, looks, name, flavour = line.split(" | ")
        read[Domino.parse(domino)] = Monster(name, flavour, Looks(*looks.split(" ")))
    return read


MONSTERS = _read(_MONSTERS)
BOSSES = _read(_BOSSES)  # by the double that opened the dungeon


def monster(domino: Domino) -> str:
    """Whom one meets with this domino, for a sentence: "the Cellar Cat"."""
    name = MONSTERS[domino].name
    return name if name in PROPER else f"the {name}"
