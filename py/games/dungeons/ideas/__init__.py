"""First drafts of rooms: tables of ideas, and how a title and a note are made of them (DU6.6)."""
