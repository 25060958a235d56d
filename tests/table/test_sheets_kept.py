"""Score sheets that are saved, shared, forgotten and found again."""

import asyncio
from collections.abc import Iterator
from xml.etree import ElementTree

import msgspec
import pytest

from gruppetto.games import all_games
from gruppetto.table import sheet_api, sheet_work
from gruppetto.table.api import Request, json_of
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.players import JSON, code_of
from tests.table.scorekeepers import KEPT, PLAN, PROLOGUE, adding, codes, new_sheet, sent, view, won, write


@pytest.fixture
def client(serve: Serve) -> Iterator[RoomClient]:
    with serve(games=all_games) as client:
        yield client


def test_a_saved_sheet_is_loaded_as_a_new_one(client: RoomClient) -> None:
    made = new_sheet(client)
    before = write(client, made, adding(PROLOGUE), adding(won(1, 0, 200)))["sheet"]
    saved = client.get(f"/api/sheets/{made['sheet']}/share/json")
    assert "attachment" in saved.headers["content-disposition"]

    answer = client.post("/api/sheets/load", content=saved.content, headers=JSON)

    loaded = answer.json()
    assert answer.status_code == 201
    assert (loaded["sheet"] != made["sheet"], loaded["token"] != made["token"]) == (True, True)
    assert view(client, loaded) == {**before, "sheet": loaded["sheet"]}
    assert codes(write(client, loaded, adding(won(2, 1, 30)))) == [""]


@pytest.mark.parametrize("body", [b"", b"{}", b"GIF89a"])
def test_what_is_no_saved_sheet_is_not_loaded(client: RoomClient, body: bytes) -> None:
    assert code_of(client.post("/api/sheets/load", content=body, headers=JSON)) == "bad_sheet"


def test_results_are_shared_as_text_table_and_picture_in_the_language_asked_for(client: RoomClient) -> None:
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE), adding(won(1, 0, 200)))
    url = f"/api/sheets/{made['sheet']}/share"

    assert "Ann gagne l’étape" in client.get(f"{url}/text?language=fr").text
    assert client.get(f"{url}/csv").headers["content-type"].startswith("text/csv")
    assert ElementTree.fromstring(client.get(f"{url}/svg?language=de").text).tag.endswith("svg")
    assert code_of(client.get(f"{url}/pdf")) == "not_found"
    assert code_of(client.get(f"{url}/text?language=xx")) == "not_found"


def test_sheets_nobody_looks_at_make_room_and_come_back(client: RoomClient) -> None:
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE))
    for _ in range(70):
        new_sheet(client)
    assert made["sheet"] not in {live.id for live in client.room.sheets.live()}
    assert view(client, made)["version"] == 1


def test_a_sheet_is_not_forgotten_between_two_who_write_on_it(client: RoomClient) -> None:
    made = new_sheet(client)
    sheets = client.room.sheets

    async def next_in_line() -> bool:
        live = await sheets.find(None, made["sheet"])
        coming: asyncio.Task[object]
        async with live.changing():
            edit = sent({"id": "x", "do": "rename", "seat": 0, "name": "Anna"})
            coming = asyncio.create_task(sheets.enter(None, live, edit))
            await asyncio.sleep(0)
        idle = live.idle
        await coming
        return idle

    assert client.run(next_in_line()) is False
    (live,) = sheets.live()
    assert live.idle


def test_a_sheet_that_is_forgotten_while_a_body_comes_is_not_there_twice(
    client: RoomClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_sheet(client)

    async def slowly(request: Request, most: int) -> bytes:
        """Meanwhile the sheet goes, and comes back for somebody who watches it."""
        body = await json_of(request, most)
        monkeypatch.undo()
        for _ in range(70):
            await sheets.begin(None, sheet_work.begin, msgspec.json.encode({"game": KEPT, "plan": PLAN}))
        await sheets.find(None, made["sheet"])
        return body

    sheets = client.room.sheets
    monkeypatch.setattr(sheet_api, "json_of", slowly)
    written = write(client, made, adding(PROLOGUE))
    assert [live.version for live in sheets.live() if live.id == made["sheet"]] == [written["version"]]


def test_a_hundred_phones_may_come_at_once(client: RoomClient) -> None:
    """Many edits at the same moment are all taken, one after the other."""
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE))
    sheets = client.room.sheets

    async def everybody() -> list[str]:
        live = await sheets.find(None, made["sheet"])

        edits = [sent({"id": f"x{n}", "do": "rename", "seat": 0, "name": f"Ann {n}"}) for n in range(100)]
        answers = await asyncio.gather(*(sheets.enter(None, live, edit) for edit in edits))
        return [answer.code for (answer,) in answers]

    assert client.run(everybody()) == [""] * 100
    assert view(client, made)["version"] == 101
