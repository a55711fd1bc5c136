"""The page: the browser in plain words, and the small pieces of HTML that all screens are made of."""
