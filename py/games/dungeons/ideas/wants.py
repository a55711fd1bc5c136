"""What they want, by the risk of the room: from an opinion of a poem to a start of ten heartbeats.

The lines go on after "It wants" or "They want", so what is said of them has two forms; the rooms in which
there is nobody want things, too. A want is never only a fight: each can be granted, dodged or bargained over.
"""

from games.dungeons.ideas.tables import read

WANTS = read("""
0 | an honest opinion of [its|their] poem: four lines, one rhyme, many feelings.
0 | somebody to mind the place for an hour, and will not say why.
0 | to hear about the sun, and [finds|find] the part about noon hard to believe.
0 | a proper introduction: name, home town, favourite soup, in this order.
0 | company for lunch. There is only turnip, but there is a great deal of turnip.
0 | a quarrel settled at last: is a doorway part of this room, or of the next?
0 | a parcel taken three rooms on. It is not heavy, but it giggles.
0 | a new word, and will trade one for it that opens something.
1 | a toll of one button, sewn on where it will be admired.
1 | to win a staring contest, and [has|have] been practising on the wall.
1 | the draught found and stopped, and [suspects|suspect] the party of letting it in.
1 | the last word, every time, about everything.
1 | to be guessed: three questions are free, and the fourth costs a shoe.
1 | an apology from everybody who came in without knocking.
1 | to swap one useful thing for one useless thing, and not to say which is which.
1 | the visitors to walk backwards, as all decent people do.
2 | whatever shines most, on loan, and [has|have] never given anything back.
2 | the party to leave by another door, and [counts|count] heads on the way.
2 | to be obeyed for once: sit, stand, hop. The hop seems to matter most.
2 | a riddle too hard to guess; each one guessed costs the party a meal.
2 | news of a friend who went into the next room on Tuesday.
2 | the ticking to stop, which only [it|they] can hear. It comes from somebody’s backpack.
2 | one of the party to stay for tea, until the pot is empty. It is a deep pot.
2 | help with a prank on the next room, where nobody has a sense of humour.
3 | something dear left as a pledge, to be had back on the way out.
3 | a rival in the next room driven off, and [lies|lie] about who began it.
3 | a contest of strength, and [cheats|cheat] only when losing.
3 | the torches out: light is for those who have nothing to hide.
3 | to show how the great battle was won, with big gestures, at close quarters.
3 | everybody gone by the count of ten, and [counts|count] badly.
3 | to know who sent the party, and [takes|take] a wrong answer to heart.
3 | food for a prisoner. The prisoner is a hat stand, and well liked.
4 | a duel with one champion; whoever is pushed over the doorstep has lost.
4 | supper by the next bell, and [looks|look] the party over in order of size.
4 | the thief who came last, and [thinks|think] that the party looks very like him.
4 | the next door kept shut: what is behind it has been scratching again.
4 | a volunteer, and [keeps|keep] glancing at the trapdoor.
4 | an oath never to come back, sworn with one hand on the wall, which remembers.
4 | no eyes on the floor, and [takes|take] every glance downward for greed.
4 | out as well, and [means|mean] to go first, through the party if need be.
5 | one of the party to stay for a year and a day, beginning now.
5 | all that is warm: first the torches, then the lanterns, then the rest.
5 | a promise kept, given long ago by someone with the eyes of one of the party.
5 | silence, for good, and [turns|turn] towards each sound.
5 | to follow the party out into the world, and [needs|need] only one more open door.
5 | what the party trusts most, and [watches|watch] to learn what that is.
5 | an old feud ended today, and [takes|take] the party for the other side.
5 | all weapons on the floor; what is up a sleeve counts double.
6 | nobody to leave, except those who make [it|them] laugh. So far nobody has.
6 | the dungeon empty by nightfall, and [begins|begin] here.
6 | a true answer to one question: what will the party leave behind?
6 | an equal at last, and [tests|test] for one with all [its|their] might.
6 | the roof down on all comers, and [has|have] loosened every pillar but one.
6 | a certain lullaby. The right tune stays the blow, and the door frame has the notes.
6 | a name signed in the red book; the last signature is still wet.
6 | a chase, and [gives|give] the party a start of ten heartbeats.
""")

ROOM_WANTS = read("""
0-2 | quiet: at the third loud word both doors close until somebody says sorry.
0-2 | a guest who sits down and does nothing for as long as a candle stub burns.
0-2 | to be tidied: put one thing back in its place, and another one appears.
0-2 | a tune. Whistle, and the lamps light up; whistle badly, and they giggle.
0-2 | manners: it likes to be crossed with a nod to each of its corners.
0-2 | a secret told to the wall. The next room will know it.
0-2 | everybody to leave in another order than they came in.
0-2 | something left behind by each visitor; a crumb will do, a joke is better.
3-4 | one visitor at a time; a second pair of feet sets something rattling.
3-4 | as much weight left on the doorstep as is carried across.
3-4 | lights held low: whatever throws a shadow on the ceiling is noticed.
3-4 | no dawdling: whoever stops halfway stays halfway, until pulled.
3-4 | the loudest to go first, and has ways to find out who that is.
3-4 | its score beaten: by the door are nineteen scratches, and a space for one more.
5-6 | to be full, and stops for whoever can make it believe that it is.
5-6 | one brave fool at the lever on the far side, while it can still be reached.
5-6 | nobody hurried: the faster anyone moves, the faster all of it moves.
5-6 | daylight: one scrap of it, real or very well told, would stop it at once.
5-6 | its builder’s name said aloud. It is scratched into the door, upside down.
5-6 | the party apart, and has a wall ready to drop into the middle of it.
""")
