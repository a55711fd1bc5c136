"""A site of which one file does not come: it is missing, cut off in the middle, or stays away for ever."""

from fnmatch import fnmatchcase
from threading import Event

from serve import Answer, Site


class BrokenAnswer(Answer):
    """Does to the site's `broken` file what its `how` says."""

    def send(self, status, path, file):
        if fnmatchcase(path, self.server.broken):
            self.server.met.set()
            if self.server.how == "missing":
                status, path, file = 404, "/index.html", self.file("/index.html")
            elif self.server.how == "away":
                self.server.over.wait(60)
            elif self.server.how == "cut":
                self.cut = True
        super().send(status, path, file)

    def setup(self):
        super().setup()
        self.cut = False
        whole = self.wfile.write

        def write(content):
            if self.cut and content[:5] != b"HTTP/":
                whole(content[: len(content) // 2])
                self.close_connection = True
                raise ConnectionError("cut off")
            return whole(content)

        self.wfile.write = write


class BrokenSite(Site):
    """A site with one file broken, until `mend()`; `met` when somebody has asked for that."""

    answer = BrokenAnswer

    def __init__(self, *args, broken, how, **options):
        super().__init__(*args, **options)
        self.broken, self.how = broken, how
        self.met, self.over = Event(), Event()

    def mend(self):
        """From now on all files come."""
        self.how = ""
        self.over.set()

    def stop(self):
        self.over.set()
        super().stop()
