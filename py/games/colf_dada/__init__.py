"""CoLF DaDA, a hero of dominoes against monsters of two words, for one, by Jonathan A. Leistiko."""
