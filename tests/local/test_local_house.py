"""Whole matches inside a browser, as its page sees them: by messages, with a fake of its database."""

import asyncio
import json
from typing import Any

import pytest

from gruppetto.engine import record
from gruppetto.engine.verification import verify
from gruppetto.games import all_games
from gruppetto.local.elsewhere import Elsewhere, work
from gruppetto.table import thinking
from tests.local.fake_indexed_db import FakeIndexedDb
from tests.local.page import Page, opened

GAME = next(iter(all_games().values()))
RACE: dict[str, Any] = {
    "game": GAME.id,
    "seats": [{"kind": "me", "name": "Ilse"}, {"kind": "bot", "bot": "gregario"}],
    "options": dict(GAME.quick.options),
    "start": True,
}


async def ridden(page: Page, race: dict[str, Any] = RACE) -> dict[str, Any]:
    made: dict[str, Any] = await page.json("POST", "/api/tables", race)
    line = await page.sit_down(made["table"], *made["tokens"].values())
    await page.ride_out(line)
    page.close(line)
    return made


@pytest.fixture(scope="module")
def database() -> FakeIndexedDb:
    return FakeIndexedDb()


@pytest.fixture(scope="module")
def made(database: FakeIndexedDb) -> dict[str, Any]:
    """A match that was ridden to its end in one page."""

    async def scenario() -> dict[str, Any]:
        async with opened(database) as page:
            return await ridden(page)

    return asyncio.run(scenario())


def thought_elsewhere(bot: str) -> int:
    """How often the other worker was asked while two of this bot rode a few moves."""
    asked: list[str] = []

    async def counted(text: str) -> str:
        asked.append(text)
        return work(text)

    async def scenario() -> None:
        async with opened(FakeIndexedDb(), Elsewhere(counted)) as page:
            made = await page.json("POST", "/api/tables", RACE | {"seats": [{"kind": "bot", "bot": bot}] * 2})
            await page.sit_down(made["table"])
            await page.until(lambda told: told.get("version", 0) >= 3)

    asyncio.run(scenario())
    return len(asked)


def test_a_bot_that_decides_at_a_glance_needs_no_second_worker() -> None:
    assert thought_elsewhere("gregario") == 0


def test_a_bot_that_looks_ahead_thinks_in_the_other_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.0)

    assert thought_elsewhere("puncheur") > 0


def asked(database: FakeIndexedDb, method: str, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
    """What a page answers that is opened later."""

    async def scenario() -> dict[str, Any]:
        async with opened(database) as page:
            return await page.ask(method, path, body, token)

    return asyncio.run(scenario())


def test_an_address_of_its_own_table_says_so(made: dict[str, Any]) -> None:
    assert made["table"].startswith("~")


def test_a_record_made_in_a_browser_proves_true(database: FakeIndexedDb, made: dict[str, Any]) -> None:
    told = asked(database, "GET", f"/api/tables/{made['table']}/record")

    verdict = verify(GAME, record.loads(told["body"]))

    assert (verdict.finished, verdict.seed_checked) == (True, True)


def test_a_finished_match_is_replayed(database: FakeIndexedDb, made: dict[str, Any]) -> None:
    told = asked(database, "GET", f"/api/tables/{made['table']}/replay?as=-1")

    assert json.loads(told["body"])["verified"] is True


def test_it_is_played_on_from_a_position_of_the_record(database: FakeIndexedDb, made: dict[str, Any]) -> None:
    wish = {"at": 1, "seats": RACE["seats"], "start": True}

    told = asked(database, "POST", f"/api/tables/{made['table']}/branch", wish)

    assert told["status"] == 201


@pytest.mark.parametrize("what", ["record", "save"])
def test_a_match_becomes_a_file_and_a_table_again(database: FakeIndexedDb, made: dict[str, Any], what: str) -> None:
    file = asked(database, "GET", f"/api/tables/{made['table']}/{what}")["body"]
    elsewhere = FakeIndexedDb()

    seen = json.loads(asked(elsewhere, "POST", "/api/saves/look", file)["body"])
    kept = json.loads(asked(elsewhere, "POST", "/api/saves", file)["body"])
    table = json.loads(asked(elsewhere, "GET", f"/api/tables/{kept['made']['table']}")["body"])

    assert (seen["game"], seen["over"], kept["opened"]) == (GAME.id, True, seen)
    assert (table["over"], table["table"] != made["table"]) == (True, True)


def test_looking_into_a_file_keeps_nothing(database: FakeIndexedDb, made: dict[str, Any]) -> None:
    file = asked(database, "GET", f"/api/tables/{made['table']}/save")["body"]
    elsewhere = FakeIndexedDb()

    asked(elsewhere, "POST", "/api/saves/look", file)

    assert not any('"table"' in key for key in elsewhere.rows)


@pytest.mark.parametrize("file", ["", "GIF89a", "{}", '{"gruppetto_save": 1}', '{"gruppetto_save": 2}', "[" * 9999])
def test_what_is_no_match_is_refused_with_a_sentence(file: str) -> None:
    told = asked(FakeIndexedDb(), "POST", "/api/saves/look", file)

    assert (told["status"], json.loads(told["body"])["error"]["code"]) == (400, "bad_save")


def test_a_record_that_was_bent_is_not_kept(database: FakeIndexedDb, made: dict[str, Any]) -> None:
    file = asked(database, "GET", f"/api/tables/{made['table']}/record")["body"]
    lines = file.splitlines()
    bent = "\n".join([*lines[:5], *lines[6:]])

    told = asked(FakeIndexedDb(), "POST", "/api/saves", bent)

    assert json.loads(told["body"])["error"]["message"].startswith("This match cannot be opened: ")


def test_a_match_goes_on_in_another_page_where_it_was_left() -> None:
    database = FakeIndexedDb()

    async def scenario() -> None:
        async with opened(database) as page:
            made = await page.json("POST", "/api/tables", RACE)
            line = await page.sit_down(made["table"], *made["tokens"].values())
            await page.until(lambda told: told.get("say") == "update" and bool(told["ask"]))
            page.close(line)
        async with opened(database) as page:
            line = await page.sit_down(made["table"], *made["tokens"].values())
            await page.ride_out(line)
            assert (await page.json("GET", f"/api/tables/{made['table']}"))["over"] is True

    asyncio.run(scenario())


def test_what_is_played_in_one_tab_is_seen_in_the_other() -> None:
    database = FakeIndexedDb()

    async def scenario() -> None:
        async with opened(database) as one, opened(database) as other:
            made = await one.json("POST", "/api/tables", RACE)
            here = await one.sit_down(made["table"], *made["tokens"].values())
            await other.sit_down(made["table"])
            update = await one.until(lambda told: told.get("say") == "update" and bool(told["ask"]))
            await other.until(lambda told: told.get("say") == "update" and told["version"] == update["version"])
            do = update["ask"]["offers"][0]["do"]
            one.say(here, "act", seat=0, version=update["version"], do=do)
            await one.until(lambda told: told.get("say") == "update" and told["version"] > update["version"])
            other.door.receive(json.dumps({"do": "news", "of": made["table"]}))
            await other.until(lambda told: told.get("say") == "update" and told["version"] > update["version"])

    asyncio.run(scenario())


def test_a_position_is_told_for_a_table_elsewhere() -> None:
    async def scenario() -> dict[str, Any]:
        async with opened(FakeIndexedDb()) as page:
            made = await page.json("POST", "/api/tables", RACE)
            told = await page.json("GET", f"/api/tables/{made['table']}/position")
            again = {"game": told["game"], "seats": RACE["seats"], "position": told["document"], "start": True}
            return await page.ask("POST", "/api/tables", again)

    assert asyncio.run(scenario())["status"] == 201


def test_there_is_nothing_at_an_unknown_address() -> None:
    assert asked(FakeIndexedDb(), "GET", "/api/games")["status"] == 404


def test_a_name_that_shows_nothing_is_refused_in_a_browser_too() -> None:
    async def scenario() -> None:
        async with opened(FakeIndexedDb()) as page:
            seats = [{"kind": "me", "name": "\u3164"}, {"kind": "bot", "bot": "gregario"}]
            refused = await page.json("POST", "/api/tables", RACE | {"seats": seats})
            assert refused["error"]["code"] == "bad_name"

    asyncio.run(scenario())
