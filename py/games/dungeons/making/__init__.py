"""How a map comes to be: what lies where, and the rules by which it grows, before the game or during it."""
