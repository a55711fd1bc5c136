"""Dunginoes, a dungeon of dominoes for one to four, by Chris of Love and Loss Games."""
