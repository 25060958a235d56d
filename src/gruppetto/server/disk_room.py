"""Room for new tables and sheets: on the disk where a SQLite file lies, and within what its owner allows.

What is left is for matches and sheets that go on: a full disk would refuse their next move.
"""

import shutil
import time
from pathlib import Path

from gruppetto.server.file_permissions import file_of
from gruppetto.table.limits import Clock

LEAST_FREE = 50 * 10**6
"""Bytes: with less, a database may soon not be written any more."""
_LOOK_SECONDS = 5.0
"""Between two looks at the disk."""

_MAGIC = b"SQLite format 3\0"
_HEADER = 40
"""Bytes of a SQLite file that say how large a page is, and how many are free again."""


class DiskRoom:
    """A database that is no file of ours looks after itself."""

    def __init__(self, database: str, most_bytes: int = 0, clock: Clock = time.monotonic) -> None:
        """`most_bytes` is what the file and SQLite's own beside it may have together; 0: as much as there is. Pages of
        deleted tables stay in the file and are written again, so they are room."""
        self._file = file_of(database)
        self._most = most_bytes
        self._clock = clock
        self._looked = -_LOOK_SECONDS
        self._room = True

    def has_room(self) -> bool:
        now = self._clock()
        if self._file is not None and now - self._looked >= _LOOK_SECONDS:
            self._looked, self._room = now, self._look(self._file)
        return self._room

    def _look(self, file: Path) -> bool:
        try:
            free = shutil.disk_usage(file.parent).free
            taken = sum(part.stat().st_size for part in (file, file.with_name(f"{file.name}-wal")) if part.is_file())
            taken -= _free_again(file)
        except OSError:
            return True  # the database itself will say what is wrong
        return free >= LEAST_FREE and not 0 < self._most <= taken


def _free_again(file: Path) -> int:
    """Return the bytes of pages that hold nothing any more, as the header of the file counts them."""
    if not file.is_file():
        return 0
    with file.open("rb") as opened:
        header = opened.read(_HEADER)
    if not header.startswith(_MAGIC):
        return 0
    page = int.from_bytes(header[16:18])
    return (page if page > 1 else 65_536) * int.from_bytes(header[36:40])
