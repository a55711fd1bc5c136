"""The app: the only room that knows the browser. `shell.py` is where to begin reading.

Its rooms, and who may use whom: `page`, `keep` <- `session` <- `live`, `screens` <- `shell`.
"""
