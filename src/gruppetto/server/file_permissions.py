"""File permissions: a database is its owner's alone, since it holds hands, seeds and what people said. So are keys."""

import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy import make_url

OWNER_ONLY = 0o600
OWNER_ONLY_FOLDER = 0o700
_OTHERS = 0o077
_BESIDE = ("", "-wal", "-shm", "-journal")
"""The files SQLite makes beside a database; a new one gets the permissions of the database."""


def make_private(url: str) -> None:
    """Makes the file of a new SQLite database, for SQLite itself would let everybody read it."""
    file = file_of(url)
    if file is None:
        return
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))


def tighten(url: str) -> None:
    """Takes the file of a database from an earlier version out of everybody else's sight, if it belongs to us.

    A file system without permissions is no reason not to play.
    """
    file = file_of(url)
    if file is None:
        return
    for part in (file.with_name(file.name + ending) for ending in _BESIDE):
        make_owners_only(part)


def make_owners_only(file: Path) -> None:
    """Closes a file of ours to everybody else, where there are permissions and the file is."""
    if os.name != "posix":
        return
    with suppress(OSError):
        found = file.stat()
        if found.st_uid == os.geteuid() and found.st_mode & _OTHERS:
            file.chmod(found.st_mode & ~_OTHERS & 0o7777)


def file_of(url: str) -> Path | None:
    """The file of a SQLite database that lies in one."""
    parsed = make_url(url)
    name = parsed.database
    if parsed.get_backend_name() != "sqlite" or not name or name.startswith((":", "file:")):
        return None
    return Path(name)
