"""Names of files, as every device takes them.

>>> file_name("The Keep: level 2?.png")
'The Keep- level 2-.png'
"""

from __future__ import annotations

import re
import unicodedata

LONGEST = 240  # bytes before the dot, of the 255 that file systems have
UNFIT = re.compile(r'[<>:"/\\|?*]')
DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)  # Windows keeps them for itself


def file_name(wanted: str) -> str:
    """A name made of one as typed; the letters after its last dot, which say the kind of the file, stay."""
    title, _, kind = wanted.rpartition(".")
    seen = "".join(one for one in title if one.isspace() or unicodedata.category(one)[0] != "C")
    plain = " ".join(UNFIT.sub("-", seen).split()).strip(" .")
    fit = plain.encode()[:LONGEST].decode(errors="ignore").rstrip(" .")
    return f"{'_' if DEVICES.match(fit) else ''}{fit or 'boneyard'}.{kind}"
