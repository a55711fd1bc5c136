"""Run Away!! on one page of pictures (a draft)."""


def at_a_glance() -> str:
    """The aim, a round, the end."""
    return ""
