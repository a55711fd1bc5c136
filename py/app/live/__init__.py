"""Devices together, without a server: phones as hands at a table that stands on another device.

The host has the match, the bots and the stage; a guest has what its seats may see, and says what a hand does.
`messages.py` says what goes over a line between them, `hand.py` is a seat's own session at the host, which
follows the host's (`following.py`); `hosting.py` keeps the lines, `together.py` makes the luck of all;
`visitor.py` is the guest's end of a line, `joining.py` its way to the table, and `phone.py` its screen.
"""
