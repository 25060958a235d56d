"""One server for one SQLite file: a second would not know what the first has in memory, and both would write.

The lock is the system's own on a file beside the database. It ends with the process that holds it, `kill -9` included,
so the file that is left behind refuses no later server.
"""

import os
import sys

from gruppetto.server.file_permissions import OWNER_ONLY, file_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ENDING = "-lock"
"""Of the file beside the database, as SQLite names its own."""


class DatabaseLock:
    """Held from `take` to `release`. A database that lies in no file of ours needs none."""

    def __init__(self, url: str) -> None:
        file = file_of(url)
        named = file and file.resolve()  # a link is another name of the same file
        self._file = named and named.with_name(named.name + ENDING)
        self.refusal = f"Another Gruppetto has the tables of {file} open: use that one, or name another --database."
        """The sentence for the second server."""
        self._held: int | None = None

    def take(self) -> bool:
        """Return whether no other process has it; where the file system knows no locks, True."""
        if self._file is None or self._held is not None:
            return True
        try:
            opened = os.open(self._file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        except OSError:
            return True  # the database itself will say what is wrong with its folder
        if not _locked(opened):
            os.close(opened)
            return False
        self._held = opened
        return True

    def release(self) -> None:
        """The file stays: one who waits for it may have it open already."""
        if self._held is not None:
            os.close(self._held)
            self._held = None


def _locked(opened: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # the latter is how Windows says it
        return False
    except OSError:
        return True
    return True
