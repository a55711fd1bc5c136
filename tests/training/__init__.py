"""What the tables of the strong bots learn, and from what: a module for each game (`train.Plan`)."""
