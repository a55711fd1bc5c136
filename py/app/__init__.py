"""The app: the only room that knows the browser. `shell.py` is where to begin reading."""
