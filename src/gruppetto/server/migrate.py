"""Brings the database into the shape this version needs. A database that has it already costs one small query."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from gruppetto.server.schema import HEAD

FOLDER = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):
    """A newer version has brought the database into a shape that this one does not know."""


async def migrate(engine: AsyncEngine) -> None:
    """Raises NewerDatabase, and changes nothing of it then."""
    version = await current_version(engine)
    if version == HEAD:
        return
    if version is not None and version > HEAD:
        raise NewerDatabase("it is of a newer Gruppetto; install that one, or choose another with --database")
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except DBAPIError:
        # Another server may have started on the same empty database in the same moment, and won.
        if await current_version(engine) != HEAD:
            raise


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    from alembic import command  # costs a fifth of a second, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


async def current_version(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table("alembic_version")):
            return None
        version: str | None = await connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
        return version
