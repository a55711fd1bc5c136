"""Boot, and nothing else."""

from app.shell import Shell

Shell().start()
