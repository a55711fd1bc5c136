"""The parts of the dungeon master's table: the map as it lies there, the tray, the tools."""
