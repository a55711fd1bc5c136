"""What can be told of a map, or of a match on it, when it is over, in words and as a picture."""
