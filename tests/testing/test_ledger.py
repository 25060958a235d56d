"""The ledger of the fuzzers knows as many ways for a seat to change hands as a server, and no more."""

import asyncio
import random

import msgspec
import pytest

from gruppetto.testing.stand import Failure, stand
from gruppetto.testing.tried_table import JSON, TriedTable
from gruppetto.testing.visitor import Answer

ILSE, BRAM = range(2)


async def asked(table: TriedTable, path: str, token: str = "", **body: object) -> Answer:
    headers = {**JSON, "authorization": f"Bearer {token}"}
    answer = await table.ask("POST", f"{table.path}{path}", msgspec.json.encode(body), headers)
    assert answer.status < 300, answer.body
    return answer


async def seat_of_ilse_confirmed_by_bram(people: int, television: bool) -> None:
    """A match of so many people who sat down; somebody says that the seat of Ilse is theirs, and Bram agrees."""
    async with stand(random.Random(1)) as at:
        seats = [{"kind": "open"} for _ in range(people)]
        table = await TriedTable.make(at, {"game": "vainqueur", "seats": seats, "television": television})
        for number in range(people):
            await asked(table, "/seats", name=f"Rider {number}")
        await asked(table, "/start", table.ledger.maker)
        await asked(table, f"/seats/{ILSE}/claim")
        await asked(table, f"/seats/{ILSE}/answer", table.ledger.owner(BRAM), agree=True)


def test_around_a_television_of_two_the_word_of_the_other_is_enough() -> None:
    asyncio.run(seat_of_ilse_confirmed_by_bram(people=2, television=True))


@pytest.mark.parametrize(("people", "television"), [(3, True), (2, False), (3, False)])
def test_one_word_is_not_enough_anywhere_else(people: int, television: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.table.hands._believed", lambda *careless: True)
    with pytest.raises(Failure, match=r"changed hands \(claimed\) by somebody who may not"):
        asyncio.run(seat_of_ilse_confirmed_by_bram(people, television))
