"""Errors of database drivers as the errors of a store."""

import sqlite3

import msgspec
from sqlalchemy.exc import DBAPIError

from gruppetto.table.store import StorageDamaged, StorageFailed, in_a_line

_DAMAGED_FILE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_PRIMARY_CODE = 0xFF
"""The bits of an extended result code of SQLite that hold its primary code."""


class DatabaseError(Exception):
    """The database cannot be opened; one sentence."""


def cannot_open(error: Exception) -> DatabaseError:
    reason = in_a_line(getattr(error, "orig", None) or error)
    if is_damage(error):
        return DatabaseError(f"The database is damaged: {reason}. Restore a copy, or choose another with --database.")
    return DatabaseError(f"The database cannot be opened: {reason}.")


def storage_failure(error: Exception) -> StorageFailed:
    """Return what a store raises for an error of its driver, or for a row that cannot be read."""
    return StorageDamaged(error) if is_damage(error) else StorageFailed(error)


def is_damage(error: Exception) -> bool:
    """Tell if trying again cannot help: pages of the file are broken, or a row is not what this program writes."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.DatabaseError):
        code = getattr(cause, "sqlite_errorcode", None)  # errors of the Python module itself have none
        broken = code is not None and code & _PRIMARY_CODE in _DAMAGED_FILE
        return broken or "Could not decode to UTF-8" in str(cause)
    return isinstance(cause, ValueError | msgspec.DecodeError)
