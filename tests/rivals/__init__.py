"""What the bots used to be, for duels against what they are."""
