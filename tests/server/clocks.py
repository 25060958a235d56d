"""Served time, in the words of a test."""

import sqlalchemy as sa
from starlette.testclient import TestClient

from gruppetto.server import schema
from tests.server.conftest import house_of


def pass_time(client: TestClient, seconds: float) -> None:
    """So much later in served time, and by nobody's watch."""
    house = house_of(client)

    async def later() -> None:
        async with house.storage.writing() as connection:
            served = schema.uptime.c.served + int(seconds * 1000)
            await connection.execute(sa.update(schema.uptime).values(served=served))
        await house.uptime.beat()
        await house.deadlines.look()
        await house.deadlines.settle()

    assert client.portal is not None
    client.portal.call(later)
