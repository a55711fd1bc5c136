"""What is written beside a map and no part of its rules: titles, notes, and pawns (DU6.6, DU6.7)."""
