"""The session: one match that is being played or watched at this device.

`model.py` says what it is: one value. `intents.py` lists all that can happen to it, `update.py` says what
comes of that: another session, and effects (`effects.py`), which are values too. `render.py` draws a session.
`runtime.py` alone knows the page: it carries effects out, and turns what a hand does into intents.
"""
