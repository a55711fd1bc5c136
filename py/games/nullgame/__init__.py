"""The smallest game with dice, hidden cards and two seats: the template, never on the shelf."""
