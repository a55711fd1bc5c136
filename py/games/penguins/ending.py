def headline(match, seat, names):
    return "The end"


def tale(match, seat, names):
    return "A tale."


def poster(match):
    return '<svg viewBox="0 0 1200 1200"></svg>'
