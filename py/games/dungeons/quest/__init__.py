"""A map that is played by a hero alone (DU8): its rules, and how likely what is."""
