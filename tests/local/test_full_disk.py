"""A browser without room: whoever asks is told, nothing happened, and the same can be done once there is room again."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.local.fake_indexed_db import FakeIndexedDb
from tests.local.page import Page, opened
from tests.local.test_local_house import RACE

Said = dict[str, Any]


class Disk(FakeIndexedDb):
    """Full, it still reads; broken, it does not even that."""

    full = False

    async def ask(self, text: str) -> str:
        if self.full and json.loads(text)["do"] == "commit":
            raise OSError("QuotaExceededError")
        return await super().ask(text)


def on_a_disk(scenario: Callable[[Page, Disk], Awaitable[None]]) -> None:
    async def played() -> None:
        disk = Disk()
        async with opened(disk) as page:
            await scenario(page, disk)

    asyncio.run(played())


async def asked_to_ride(page: Page) -> tuple[Said, int, Said]:
    """A new table, its line, and the first update that asks its person."""
    made = await page.json("POST", "/api/tables", RACE)
    line = await page.sit_down(made["table"], *made["tokens"].values())
    return made, line, await page.until(lambda told: told.get("say") == "update" and bool(told["ask"]))


@pytest.mark.parametrize("fault", ["full", "fails"])
def test_a_table_that_cannot_be_written_is_not_made(fault: str) -> None:
    async def scenario(page: Page, disk: Disk) -> None:
        setattr(disk, fault, True)
        answer = await page.ask("POST", "/api/tables", RACE)
        assert (answer["status"], json.loads(answer["body"])["error"]["code"]) == (503, "not_kept")

    on_a_disk(scenario)


def test_the_same_move_counts_once_there_is_room_again() -> None:
    async def scenario(page: Page, disk: Disk) -> None:
        made, line, update = await asked_to_ride(page)
        move = {"seat": 0, "version": update["version"], "do": update["ask"]["offers"][0]["do"]}
        disk.full = True
        page.say(line, "act", **move)
        refused = await page.until(lambda told: told.get("say") == "refused")
        standing = await page.json("GET", f"/api/tables/{made['table']}")
        disk.full = False
        page.say(line, "act", **move)
        await page.until(lambda told: told.get("say") == "update" and told["version"] > update["version"])
        assert (refused["code"], standing["version"]) == ("not_kept", update["version"])

    on_a_disk(scenario)


def test_a_match_can_be_read_and_deleted_on_a_full_disk() -> None:
    """Which is how room is made."""

    class Room(Disk):
        async def ask(self, text: str) -> str:
            said = json.loads(text)
            self.full = said["do"] == "commit" and bool(said["put"])
            return await super().ask(text)

    async def scenario() -> tuple[int, int]:
        room = Disk()
        async with opened(room) as page:
            made = await page.json("POST", "/api/tables", RACE)
        full = Room()
        full.rows = room.rows
        async with opened(full) as page:
            saved = await page.ask("GET", f"/api/tables/{made['table']}/save")
            gone = await page.ask("DELETE", f"/api/tables/{made['table']}", {"tokens": []}, made["maker"])
        return saved["status"], gone["status"]

    assert asyncio.run(scenario()) == (200, 200)
