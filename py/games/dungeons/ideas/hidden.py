"""What is hidden in a room, by its reward: from 0, a drawer of left gloves, to 6, a treasure worth a song.

Nothing here has a price: what it would fetch is the table's own affair. Even the worthless things are
something to put into a pocket and to remember three rooms later.
"""

from games.dungeons.ideas.tables import read

HIDDEN = read("""
0 | A drawer full of gloves, all of them left ones. One waves.
0 | Under the rug another rug, and under that a note: “Stop it.”
0 | A shopping list in an old hand: eggs, rope, more rope, an apology.
0 | A jar of dried peas. One of them is a beetle, who knows the way to the kitchen.
0 | A bell without a clapper. When it is rung, somebody far away says “Yes?”
0 | A child’s drawing of this very room, with one door more than it has.
0 | An empty purse with a note inside: “We were here first. Nice boots.”
0 | A key with a label: “Not this one.”
0 | Half a sandwich, still fresh, which raises questions.
1 | A copper coin that always lands on its edge.
1 | A candle that burns only while somebody tells a story.
1 | A spoon that bends away from anything spoiled.
1 | Seven marbles behind a brick, and the glass eye of a statue two rooms on.
1 | A pair of dry socks in a tin, worth far more than it sounds.
1 | A whistle that only doors can hear. The shy ones unlock.
1 | A stick of chalk that will not write a lie.
1 | A bag of birdseed, and stitched into its lining the first half of a map.
1 | A recipe for a soup that puts guards to sleep, with one word smudged.
2 | A rope that ties itself, in a knot of its own choosing.
2 | Twelve silver buttons. Tailors pay well for them, and ghosts pay better.
2 | A lantern that shows the footprints of the last hour, each in its own colour.
2 | The caretaker’s keys, behind the third brick. One fits the next locked door.
2 | A pot of ointment that smells of goose and heals anything but pride.
2 | A bottle with a sneeze in it, strong enough to open a door.
2 | A tin soldier who stands guard for one night and reports in the morning.
2 | A rat’s savings: nineteen coins, a thimble, and a good map of the drains.
2 | A cloak that turns the colour of the nearest wall when it feels shy.
3 | A fiddle that plays the last thing said in the room, as a waltz.
3 | A chest of tea with a lost city’s seal on it, worth a good horse.
3 | A compass that points to whoever is thinking of its owner just now.
3 | A silver mirror. Breathe on it, and it shows who stood here a year ago.
3 | A sealed letter to one of the party, in that person’s own handwriting.
3 | A flask of river: poured out, it runs to the nearest way outside.
3 | Forty silver spoons, and the ghost of the butler, who counts them.
3 | Boots that leave no footprints, in just the right size, and still warm.
3 | The wages of a garrison that never came back, in a flour barrel.
4 | A sword that hums when it hears a lie. It hums a little all the time.
4 | A strongbox of old silver, and the bill of sale for this very dungeon.
4 | A cup whose water tastes of the happiest day of whoever drinks.
4 | A diary whose page for tomorrow has been torn out, and used as a bookmark.
4 | A glass bird that flies once, with one message, to anyone at all.
4 | A rolled-up carpet of moonlight; it weighs nothing and lights a whole camp.
4 | The white queen of a famous chess set. Its owner has offered a farm for her.
4 | A shield that remembers one blow and gives it back, with interest.
4 | A handful of rubies, sewn into the belly of a one-eared toy rabbit.
5 | A king’s ransom, truly: it was paid, hidden here, and the king forgotten.
5 | A lamp whose flame knows everything, and tells three things of it, as gossip.
5 | An egg of blue stone, warm. Sing to it, and something taps back in time.
5 | A ship in a bottle, which will be a ship when the bottle breaks.
5 | The bell of a drowned town. Whoever carries it is never lost in fog.
5 | The deed to a valley on no map, and a path to it that begins behind the wall.
5 | A harp strung with sunlight. Nobody who hears it can stay angry.
5 | A door in a carrying case. It opens into any room its owner was happy in.
5 | A dragon’s milk tooth on a chain. Dragons greet its wearer as family.
6 | The crown that chooses. It will fit one of the party, and not the one who tries first.
6 | A cave of gold behind a thin wall, and one set of footprints, leading in.
6 | A fallen star in a soup tureen. It grants one wish, and has opinions about it.
6 | The queen’s lost voice in a silver box. She would give half the kingdom, in writing.
6 | A seed of the first tree. Where it is planted, nothing wicked can pass.
6 | A ship’s golden figurehead, who knows where every wreck lies, and longs to go.
6 | The blade that ended the war with the moon. It glows when it is needed, and it glows.
6 | The hoard of nine robber barons, each piece labelled with whom it was taken from.
6 | A book of all songs. The last one has the party’s names in it, and no ending yet.
""")
