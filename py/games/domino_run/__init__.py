"""Domino Run, a solo chase along a line of dominoes, by Ronald Villaver."""
