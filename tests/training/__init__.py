"""What each game that has a table learns, and from what: see `Plan` in `train.py`."""
