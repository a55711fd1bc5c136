"""A dungeon as it is drawn, whatever rules it grew by: its model, its walls, and the picture of it."""
