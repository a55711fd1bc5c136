"""The other screens and dialogs: shelf, start page, replay, arrival by link, sharing, help."""
