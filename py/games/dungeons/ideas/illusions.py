"""What illusions turn out to be, by what they seem: a calm that is none, a terror on pulleys, iced cake.

A risk that only seems so goes on after "In truth", a reward after "But": low numbers hide more than they
show, high ones less.
"""

from games.dungeons.ideas.tables import read

RISKS = read("""
0-2 | the floor is a lid, and something below has begun to count the footsteps.
0-2 | the welcome is bait: both doorways are growing teeth, very gently.
0-2 | something hungry plays all the parts, and the real ones are locked in the cupboard.
0-2 | the room is dreaming all of this, and is about to wake in a temper.
0-2 | a clock in the wall counts down, and everyone here knows it but the party.
0-2 | each word said here is repeated, at once, to the master of the dungeon.
0-2 | the peaceful sight is a glove, and the hand that fits it is on its way.
3-6 | all of it is painted on gauze, and the painter behind asks how it looked.
3-6 | two kobolds work the whole terror with pulleys, and the smaller one has a cramp.
3-6 | a lonely echo makes all the noise, and would rather talk about the weather.
3-6 | it is a rehearsal: everyone bows, and begs for notes on the second act.
3-6 | everything here is stuffed, dusted on Fridays, and owned by a museum.
3-6 | a mouse with a candle throws the shadows, and is dreadfully embarrassed.
3-6 | the horror comes out of a jar with a loose lid. Screw it shut, and it is over.
""")

REWARDS = read("""
0-2 | under the grime is a name that opens every gate in the land.
0-2 | it is the very thing without which a ghost in another room cannot rest.
0-2 | at midnight it weighs ten times as much, and shines.
0-2 | a rich collector of such rubbish lives nearby, and has all of it except this.
0-2 | it is wrapped in an old page, and that page is the map everyone is looking for.
0-2 | the dungeon’s ruler has sworn a favour to whoever brings it back.
0-2 | it grows: by tomorrow it takes two to carry, and both will be rich.
3-6 | by daylight all of it is mustard and good manners.
3-6 | the price tag is still on it: three for a copper.
3-6 | past the doorstep it turns into leaves, and a note: “Thank you for playing.”
3-6 | it is only a copy. The real thing props up the coat stand by the entrance.
3-6 | it is cake, all of it, iced by a master, and keeps until Thursday.
3-6 | it is worth what the party believes, and every doubt halves it.
3-6 | it is for show: the catalogue promises delivery in ninety years.
""")
