"""What each game's table of worth learns, and from what (`tests/train.py`)."""
