"""The match being played: the screen with the board, its parts, and their text."""
