"""A database as it lies there, before a server opens it: whether this version can use it. Nothing of it is changed."""

import asyncio
import sqlite3
from contextlib import closing
from typing import Literal

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from gruppetto.server.file_permissions import file_of
from gruppetto.server.migrate import current_version
from gruppetto.server.schema import HEAD
from gruppetto.server.storage_errors import is_damage

Condition = Literal["new", "current", "older", "newer", "damaged", "unreadable"]
_PATIENCE = 5.0


def condition_of(url: str) -> tuple[Condition, str]:
    """How it is, and which one it is; of one that cannot be read, why."""
    file = file_of(url)
    try:
        if file is None:
            version, about = asyncio.run(_asked(url)), "PostgreSQL"
        else:
            about = str(file)
            if not file.exists():
                return "new", about
            with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
                version = _read(connection)
                if not _is_sound(connection):
                    return "damaged", about
    except (SQLAlchemyError, sqlite3.Error, ImportError, OSError, TimeoutError, ValueError) as fault:
        if file is not None and isinstance(fault, sqlite3.Error) and is_damage(fault):
            return "damaged", str(file)
        said = " ".join(str(fault).split()) or type(fault).__name__
        return "unreadable", said if file is None else f"{file}: {said}"
    if version is None:
        return "new", about
    return ("current" if version == HEAD else "older" if version < HEAD else "newer"), about


def _read(connection: sqlite3.Connection) -> str | None:
    named = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if named else None
    return str(row[0]) if row else None


def _is_sound(connection: sqlite3.Connection) -> bool:
    """Tell if all pages of the file belong together; a page that cannot be read raises an error of SQLite."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return bool(found == "ok")


async def _asked(url: str) -> str | None:
    engine = create_async_engine(url)
    try:
        return await asyncio.wait_for(current_version(engine), _PATIENCE)
    finally:
        await engine.dispose()
