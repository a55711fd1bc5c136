"""High Card needs no bot of its own: playouts by chance are enough for three cards."""
