"""The rooms a dungeon is remembered for: special encounters, where the quest comes in, and the final one.

They know nothing of the quest itself, which is the table's own: a line leaves a gap of just its shape.
"""

from games.dungeons.ideas.tables import read

SPECIAL = read("""
0-6 it | A ghost with ink on its fingers has written down the party’s quest, ending included.
0-6 it | A caged raven speaks in the voice of whoever sent the party here.
0-6 it | A statue has the face of the person who is being looked for, and it is weeping.
0-6 it | A clay servant kneels by an empty plinth. What the quest is about used to stand there.
0-6 it | A spyglass on three legs follows the party about; it shows how the quest could end.
0-6 it | A traitor’s shadow is pinned to the wall with a silver knife, and says that it can explain.
0-6 it | A flame in a lamp delivers messages. The oil is almost gone, and this one is for the party.
0-6 they | Another party is here already, on the same quest, with better hats.
0-6 they | Two messengers hold the same sealed letter, and each calls the other a forger.
0-6 they | Prisoners behind the wall tap a message, and it is the party’s own secret sign.
0-6 they | Three beetles in a jar saw it all happen, and nobody has ever thought to ask them.
0-6 they | Pilgrims kneel before a portrait of one of the party, painted a hundred years ago.
""")

SPECIAL_WANTS = read("""
0-6 | a promise first: the prize of the quest must never be sold.
0-6 | to come along to the very end, and [knows|know] a door that is not on the map.
0-6 | proof that the party is on the right side, and [hints|hint] that there are three.
0-6 | the party to turn back, for a reason as good as the quest itself.
0-6 | to trade: one clue about the quest for one true regret.
0-6 | a thing the party carries already, without knowing what it is for.
0-6 | to be forgiven for what made the quest necessary.
0-6 | a race to the prize, and the loser carries the winner’s bags home.
0-6 | a name cleared: the villain of the story is not who everyone thinks.
0-6 | a small errand done on the way: hang this key on the very last door.
0-6 | a choice made now: the short way with a price, or the long way with a friend.
0-6 | the party’s story from the beginning, and [corrects|correct] one detail that matters.
""")

FINAL = read("""
0-6 it | The master of the dungeon, a dragon in spectacles, shuts its book on one claw.
0-6 it | On a throne of doors sits the dungeon itself, in a body of brick, and every lock clicks.
0-6 it | A heart as big as a house hangs in chains of light, and the whole dungeon beats along.
0-6 it | A giant beneath the mountain opens its fist, and this hall is the palm.
0-6 it | The Last Guest, cloaked in stolen lamplight, turns round, and wears the face of a friend.
0-6 they | Six crowned shadows step out of six pillars and draw six swords.
0-6 they | Everybody met down here stands in a ring, and all have the same stranger’s smile.
""")

FINAL_WANTS = read("""
0-6 | the party to take over the dungeon, for ever, and [has|have] the keys ready.
0-6 | one night of freedom, and will not talk about the morning after.
0-6 | to be beaten fairly: every trick makes [it|them] grow.
0-6 | one reason to spare the world above; a small and honest one would do.
0-6 | what was carried out of here long ago, and [thinks|think] that the party has it.
0-6 | the end of the story told aloud: what is said bravely enough comes true.
0-6 | six names. Five are carved over doors that the party has already passed.
""")

FINAL_HIDDEN = read("""
0-6 | A golden door that opens once, into wherever home is.
0-6 | The treasure of treasures, and before it a row of chairs with the party’s names on them.
0-6 | The first king’s crown, and in it a letter: “Whoever reads this is my heir.”
0-6 | Everything that was ever lost down here, in tidy rows, labelled, for collection.
0-6 | A sunrise in a chest. Opened, it ends the dungeon’s night for good.
0-6 | The dungeon’s memory: a book in which any one chapter may be crossed out.
0-6 | Gold to the ceiling, and on top the small plain thing that all the songs are about.
""")
