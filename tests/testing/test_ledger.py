"""The ledger of the fuzzers knows as many ways for a seat to change hands as a server, and no more."""

import asyncio
import random

import msgspec
import pytest

from gruppetto.testing.stand import Failure, Stand, stand
from gruppetto.testing.tried_table import JSON, TriedTable
from gruppetto.testing.visitor import Answer

ILSE, BRAM = range(2)


async def asked(table: TriedTable, path: str, token: str = "", **body: object) -> Answer:
    headers = {**JSON, "authorization": f"Bearer {token}"}
    answer = await table.ask("POST", f"{table.path}{path}", msgspec.json.encode(body), headers)
    assert answer.status < 300, answer.body
    return answer


async def started(at: Stand, people: int, television: bool = False) -> TriedTable:
    """A match of so many people who sat down with invitations, or around a television."""
    seats = [{"kind": "open"} for _ in range(people)]
    table = await TriedTable.make(at, {"game": "vainqueur", "seats": seats, "television": television})
    for number in range(people):
        await asked(table, "/seats", name=f"Rider {number}")
    await asked(table, "/start", table.ledger.maker)
    return table


async def seat_of_ilse_confirmed_by_bram(people: int, television: bool, waits: int = 60) -> None:
    """After so many seconds somebody says that the seat of Ilse is theirs, and Bram agrees."""
    async with stand(random.Random(1)) as at:
        table = await started(at, people, television)
        await at.pass_by(waits)
        claim = (await asked(table, f"/seats/{ILSE}/claim")).json()
        bram = table.ledger.owner(BRAM)
        await asked(table, f"/seats/{ILSE}/answer", bram, agree=True, mark=claim["mark"])


def test_around_a_television_of_two_the_word_of_the_other_is_enough() -> None:
    asyncio.run(seat_of_ilse_confirmed_by_bram(people=2, television=True))


@pytest.mark.parametrize(("people", "television"), [(3, True), (2, False), (3, False)])
def test_one_word_is_not_enough_anywhere_else(people: int, television: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.table.confirming.is_believed", lambda *careless: True)
    with pytest.raises(Failure, match=r"changed hands \(claimed\) by somebody who may not"):
        asyncio.run(seat_of_ilse_confirmed_by_bram(people, television))


def test_a_seat_that_is_granted_before_the_tables_wait_is_over_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.table.hands.need_claimable", lambda *careless: None)
    with pytest.raises(Failure, match=r"changed hands \(claimed\) by somebody who may not"):
        asyncio.run(seat_of_ilse_confirmed_by_bram(people=2, television=True, waits=59))


@pytest.mark.parametrize("by_the_maker", [True, False])
def test_a_bot_that_rides_for_somebody_before_the_wait_is_over_is_found(
    by_the_maker: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lent() -> None:
        async with stand(random.Random(1)) as at:
            table = await started(at, people=2)
            token = table.ledger.maker if by_the_maker else table.ledger.owner(BRAM)
            await asked(table, f"/seats/{ILSE}/lend", token, bot="greedy")

    monkeypatch.setattr("gruppetto.table.hands._need_long_away", lambda *careless: None)
    with pytest.raises(Failure, match=r"changed hands \(lent\) by somebody who may not"):
        asyncio.run(lent())


def test_claims_that_cannot_be_told_apart_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def claimed_twice() -> None:
        async with stand(random.Random(1)) as at:
            table = await started(at, people=3)
            await at.pass_by(60)
            for _ in range(2):
                await asked(table, f"/seats/{ILSE}/claim")

    monkeypatch.setattr("gruppetto.table.hands.another_mark", lambda *careless: 47)
    with pytest.raises(Failure, match="cannot be told apart"):
        asyncio.run(claimed_twice())
