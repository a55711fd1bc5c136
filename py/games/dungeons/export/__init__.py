"""The files in which a map can be taken away (DU7), a module each."""
