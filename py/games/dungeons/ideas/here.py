"""What is in a room, by its risk: from 0, where a kettle pours tea, to 6, where a dragon counts visitors.

Each line introduces somebody whom the next sentence of a note calls "it" or "they", or a room in which there
is nobody and which has a will of its own. The line says what they do and never what they want: that is
drawn from another table, and any of them has to make sense of it.
"""

from games.dungeons.ideas.tables import read

HERE = read("""
0 it | A kettle on legs does its rounds and pours a cup of tea for every weapon laid down.
0 it | A very small ghost practises “Boo” in front of a mirror, and winces each time.
0 it | A moth-eaten armchair walks up, turns round and offers itself to the tiredest visitor.
0 it | A snail with a postbag is halfway across the floor; its letters are forty years late.
0 it | A goblin waters a row of mushrooms and introduces each of them by name.
0 they | Three retired torches lean in their brackets and tell of the fires they might have been.
0 they | Two lions of stone guess aloud what is in the party’s pockets, and are mostly right.
0 they | Five mice in aprons keep a cheese shop with one cheese, which is not for sale.
0 room | Rain falls upward here, out of a puddle, and drips away through a crack in the ceiling.
0 room | A table is laid for exactly as many as have come in, with their names on the plates.
1 it | A ladder grows another rung whenever somebody climbs it, and snickers in the joints.
1 it | A kobold sweeps the floor towards the party, and the heap is taller than the kobold by now.
1 it | A suit of armour falls over its own feet at every greeting, and blames the floor.
1 it | A pudding the size of a pony quivers in the doorway and apologises to all sides.
1 it | A parrot with a bunch of keys shouts passwords, of which one may be right.
1 they | Umbrellas hang from the ceiling like bats; two of them have noticed the party.
1 they | Four scarecrows play a quartet on straw, and a fifth chair has been pulled out.
1 they | Goblins in nightcaps have built a fort of mattresses and man its walls with pillows.
1 room | The floor is covered in bells, from thimble to bucket, with one narrow way between.
1 room | The stairs to the far door are twelve when they are counted, thirteen when they are walked.
2 it | A troll child sits on the only bridge, swinging its legs, and has eaten the handrail.
2 it | A goose with somebody’s medal round its neck hisses from a heap of stolen hats.
2 it | A mirror shows the party as it will look in a minute; in there, everybody is running.
2 it | A spider has knitted a scarf, forty paces long, through every corner of the room.
2 it | A well mutters to itself and throws back whatever falls in, painted green.
2 they | Portraits follow the visitors with their eyes, then with their elbows, and then climb out.
2 they | A patrol of skeletons marches in a circle; nobody has dared to tell the leader.
2 they | Crabs in helmets hold the far door, and the smallest of them is the sergeant.
2 room | Every flagstone has a carved face, and stepping on its nose makes it sneeze.
2 room | Ropes hang by the hundred from the dark above, and one of them is breathing.
3 it | A bear in a nightgown has been woken twice today, and stands in the only way out.
3 it | A statue with a raised hammer takes one step whenever everybody blinks at once.
3 it | A plant turns every bud, each with a mouth in it, slowly towards the warmest visitor.
3 it | A minotaur holds a map of its own maze upside down, close to tears and to temper.
3 it | A crossbow on wheels trundles up and asks who goes there, politely, once.
3 they | Bandits have locked themselves in with their own trap, and nobody remembers where it is.
3 they | Bats hang in rows like a choir, and the one in front is just drawing breath.
3 they | Wolves of smoke lie round a cold hearth and lift their heads, one after the other.
3 room | Planks cross a pit of fog, and somebody has sawn every second one nearly through.
3 room | The walls creep nearer with every loud step, and back with every soft one.
4 it | An ogre bakes a pie as big as a cartwheel, and has just rolled out the lid.
4 it | A serpent as long as the room has swallowed the lamp, and glows where it lies coiled.
4 it | A gargoyle has shut the door with one foot and is choosing where to land.
4 it | A whirlpool turns in the flooded floor, and turns more slowly when it listens.
4 it | A giant’s hand reaches through a hole in the wall and feels about for something small.
4 they | Knights step down from a stained-glass window, and every one of them is all edges.
4 they | Sparks with tiny spears have taken the coal store, and are voting on the curtains.
4 they | Masked fencers salute; there is nobody behind the masks, and they are very good.
4 room | The far wall spits darts at every third breath, and it is nine paces away.
4 room | The bridge is a single hair, thick as a rope, and far below somebody is combing it.
5 it | A giant in chains breathes slowly, and the chains are not fastened to anything.
5 it | A storm, shut in here a hundred years ago, hurls itself from wall to wall.
5 it | A bull of molten glass paces up and down, and its hoofprints burn for an hour.
5 it | A shadow without an owner tries on the visitors’ own, one after another.
5 it | An old crocodile wears the crown of whoever ruled here last; nobody has asked for proof.
5 they | The drowned crew of a ship stand to attention in knee-deep water, and it is rising.
5 they | Three witches deal cards, and each card that falls face up puts out a torch.
5 they | Stone eagles look down on the only path, and each of them has picked somebody already.
5 room | The ceiling comes down a hand’s width for every word that is spoken.
5 room | Half of the floor is a painting of a floor, and the wind that comes up through it is real.
6 it | A dragon lies across the way out, one eye shut, the other counting.
6 it | A black knight, tall as the door, draws a line in the dust, and all are on the wrong side.
6 it | Something too large for the room has put in just its head, to see who rang.
6 it | A war machine of brass unfolds eleven arms, and with one of them locks the door.
6 it | Winter itself sits on a stool of ice, and the last visitors’ words hang frozen in the air.
6 they | Nine hooded judges rise; on their table lie the party’s names, already crossed out.
6 they | Hornets as big as hounds cover the walls like wallpaper, and the wallpaper starts to hum.
6 they | The ghosts of an army wait for an order that never came, and one drum begins.
6 room | The whole room tilts like a plate towards a glowing pit, a little more each minute.
6 room | Sand pours from four stone mouths, and the only door handle is already up to its neck.
""")

ENTRANCE = read("""
0-2 it | The door knocker has a face, a cold, and a list of the visitors expected today.
0-2 it | A doormat ripples underfoot: it has been walked over once too often.
0-2 it | A coat stand holds out its arms. It has never lost a coat, it says, only people.
0-2 it | A kobold on a stool sells maps of the dungeon, all different, all “the latest”.
0-2 they | Two gatekeepers, mossy to the eyebrows, argue whose turn it is to say “Halt”.
0-2 they | Swallows nest in the arch and call out a number for everybody who comes in.
3-6 it | The portcullis grinds halfway up and waits there, like a jaw.
3-6 it | A hound of iron rises from the doorstep, shakes off its rust and sniffs at everybody’s luck.
3-6 it | The gate’s shadow falls the wrong way, towards the sun, and has just stood up.
3-6 they | Three stone heads above the gate breathe in, and go on breathing in.
3-6 they | Thorns as thick as arms have closed the gate, and part a little to have a look.
3-6 they | The last party’s lanterns hang here, still lit, and swing without a wind.
""")

HALL = read("""
0-1 it | On a throne made for giants sits a toad in ermine and rings for a footman in vain.
0-1 it | A pipe organ as high as the vault breathes in and out, like somebody about to speak.
0-1 it | A chandelier has come down to the floor to stretch its arms, and takes up all of it.
0-1 they | Under a painted sky a hundred candlesticks waltz, and never set each other alight.
0-1 they | Statues of all the former caretakers shoulder their brooms and clear their throats.
0-1 they | Loose pages flap about beneath the vault like pigeons, and settle on the tallest heads.
2-3 it | A clock fills the end wall; its cuckoo has a beak like an axe and is never on time.
2-3 it | A stone giant holds up the vault with one hand, and has an itch on its nose.
2-3 it | A tapestry, forty paces long, weaves itself, and has just got to the party’s arrival.
2-3 they | Two teams of goblins play ball from end to end, and the ball is protesting.
2-3 they | Suits of armour from forty kingdoms line the hall, and salute only if saluted first.
2-3 they | Ravens sit in parliament on broken benches, and the one in the chair rings for order.
4-6 it | The red carpet ripples from the far end. It is a tongue, and the hall is thirsty.
4-6 it | A king of roots and stone rises from the throne, and the whole floor rises with it.
4-6 it | A bolt of lightning, chained between the columns, has one chain left to break.
4-6 they | Guards in black line both walls and copy each step of the party, a moment too early.
4-6 they | Guests of a feast long past lift their goblets at the high table, and then their eyes.
4-6 they | Bronze riders climb off their pedestals, and every hoofbeat rings like an alarm.
""")
