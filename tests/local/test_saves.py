"""Matches as files: what a save keeps, what is known already, and what is refused."""

import asyncio
import json
from typing import Any

import pytest

from tests.local.fake_indexed_db import FakeIndexedDb
from tests.local.page import Page, opened
from tests.local.test_local_house import RACE, asked

CLOCK: dict[str, Any] = {"each": "bank", "seconds": 600, "out": "nothing"}

Told = dict[str, Any]


async def begun(page: Page, **wishes: Any) -> Told:
    """A table at which one move of ours was played."""
    made: Told = await page.json("POST", "/api/tables", {**RACE, **wishes})
    line = await page.sit_down(made["table"], *made["tokens"].values())
    update = await page.until(lambda told: told.get("say") == "update" and bool(told["ask"]))
    do = update["ask"]["offers"][0]["do"]
    page.say(line, "act", seat=0, version=update["version"], do=do)
    await page.until(lambda told: told.get("say") == "update" and told["version"] > update["version"])
    page.close(line)
    return made


def saved(database: FakeIndexedDb, **wishes: Any) -> Told:
    """The save of a match under way."""

    async def scenario() -> Told:
        async with opened(database) as page:
            made = await begun(page, **wishes)
            file: Told = await page.json("GET", f"/api/tables/{made['table']}/save")
            return file

    return asyncio.run(scenario())


def looked(database: FakeIndexedDb, file: Told) -> Told:
    told: Told = json.loads(asked(database, "POST", "/api/saves/look", json.dumps(file))["body"])
    return told


def kept(database: FakeIndexedDb, file: Told) -> Told:
    told: Told = json.loads(asked(database, "POST", "/api/saves", json.dumps(file))["body"])
    return told


@pytest.fixture(scope="module")
def timed() -> Told:
    return saved(FakeIndexedDb(), clock=CLOCK)


@pytest.fixture(scope="module")
def untimed() -> Told:
    return saved(FakeIndexedDb())


def test_a_save_keeps_the_clock_with_what_is_left_to_each_player(timed: Told) -> None:
    assert timed["clock"]["rule"] == CLOCK
    assert all(0 < left <= CLOCK["seconds"] * 1000 for left in timed["clock"]["left"])


def test_a_match_goes_on_with_the_time_that_was_left(timed: Told) -> None:
    file = timed | {"clock": {"rule": CLOCK, "left": [45_000, 600_000]}}

    async def scenario() -> Told:
        async with opened(FakeIndexedDb()) as page:
            made = (await page.json("POST", "/api/saves", file))["made"]
            await page.sit_down(made["table"], *made["tokens"].values())
            return await page.until(lambda told: told.get("say") == "clock")

    told = asyncio.run(scenario())
    assert told["left"] == [45_000, 600_000]


def test_the_clock_of_a_match_from_a_file_stands_until_somebody_moves(timed: Told) -> None:
    """Whole archives are opened at once, and nobody can be at all tables."""
    database = FakeIndexedDb()

    made = kept(database, timed | {"clock": {"rule": CLOCK, "left": [45_000, 600_000]}})["made"]

    state = json.loads(database.rows[json.dumps(["clock", made["table"]])])
    assert (state["runs"], state["due"]) == (-1, None)


def test_the_next_move_starts_the_clock(timed: Told) -> None:
    database = FakeIndexedDb()

    async def scenario() -> Told:
        async with opened(database) as page:
            made = (await page.json("POST", "/api/saves", timed))["made"]
            line = await page.sit_down(made["table"], *made["tokens"].values())
            await page.until(lambda told: told.get("say") == "clock" and told["runs"] == -1)
            update = await page.until(lambda told: told.get("say") == "update" and bool(told["ask"]))
            do = update["ask"]["offers"][0]["do"]
            page.say(line, "act", seat=update["seat"], version=update["version"], do=do)
            return await page.until(lambda told: told.get("say") == "clock" and told["runs"] == 0)

    assert asyncio.run(scenario())["left"][0] > 0


def test_an_older_save_opens_without_a_clock(timed: Told) -> None:
    older = {key: value for key, value in timed.items() if key != "clock"}

    told = looked(FakeIndexedDb(), older)

    assert told["clock"] is False


def test_a_match_that_is_here_already_is_told_so(untimed: Told) -> None:
    database = FakeIndexedDb()
    table = kept(database, untimed)["made"]["table"]

    assert looked(database, untimed)["tables"] == [table]
    assert looked(FakeIndexedDb(), untimed)["tables"] == []


def test_a_match_that_went_farther_elsewhere_is_new(untimed: Told) -> None:
    database = FakeIndexedDb()
    kept(database, untimed | {"log": untimed["log"][:1]})

    assert looked(database, untimed)["tables"] == []


def _with_other_luck(file: Told) -> Told:
    log = [dict(entry) for entry in file["log"]]
    changed = next(entry for entry in log if entry.get("chance"))
    *first, last = changed["chance"]
    changed["chance"] = [*first, last - 1 if last else 1]
    return file | {"log": log}


def _with_a_move_that_is_not_allowed(file: Told) -> Told:
    log = [dict(entry) for entry in file["log"]]
    changed = next(entry for entry in log if entry.get("do"))
    changed["seat"] = 1 - changed["seat"]  # whose turn it was not
    return file | {"log": log}


@pytest.mark.parametrize(
    "bent",
    [
        lambda file: file | {"seed": "A" * 43 + "="},
        lambda file: file | {"seed": ""},
        lambda file: file | {"log": []},
        lambda file: file | {"clock": {"rule": CLOCK, "left": [1]}},
        lambda file: file | {"clock": {"rule": CLOCK, "left": [-1, 0]}},
        lambda file: file | {"clock": {"rule": {**CLOCK, "seconds": 0}, "left": [0, 0]}},
        lambda file: file | {"clock": {"rule": CLOCK, "left": [10**12, 0]}},
        _with_other_luck,
        _with_a_move_that_is_not_allowed,
    ],
    ids=[
        "another seed",
        "no seed",
        "no match",
        "fewer clocks",
        "less than no time",
        "no rule",
        "endless",
        "other luck",
        "a forbidden move",
    ],
)
def test_a_bent_save_is_refused(timed: Told, bent: Any) -> None:
    told = asked(FakeIndexedDb(), "POST", "/api/saves", json.dumps(bent(timed)))

    assert (told["status"], json.loads(told["body"])["error"]["code"]) == (400, "bad_save")
