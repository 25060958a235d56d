"""What costs much is done beside the event loop, with a budget, and nobody else is held up."""

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from gruppetto.engine.chance import SeededChance
from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.games import all_games
from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from gruppetto.server.workers import Busy, Workers
from tests.server.conftest import Serve
from tests.table.players import JSON, ME, OTHER, code_of, come_in, new_table, play_out
from tests.table.scorekeepers import PROLOGUE, adding, new_sheet, view, write
from tests.toy import GAME
from tests.toy.game import Tiny
from tests.toy.state import Box, TinyState

POSITION = GAME.start(GAME.setup(2), SeededChance(bytes(32))).document()


class Endless(Tiny):
    """A game that ponders every position for ever."""

    def position(self, text: str, setup: Setup[Box] | None = None) -> TinyState:
        time.sleep(600)
        raise AssertionError


def endless_games() -> Mapping[str, AnyGame]:
    return {"tiny": Endless()}


def nobody_reads(*_: object) -> None:
    raise AssertionError("a document was read in the server's own process")


@pytest.mark.slow
def test_documents_are_read_in_another_process(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.engine.document.read", nobody_reads)
    with serve(workers=1) as client:
        shown = client.post("/api/positions", json={"game": "tiny", "document": POSITION})
        assert shown.json()["scene"]["board"] in shown.json()["boards"]
        refused = client.post("/api/positions", json={"game": "tiny", "document": "places = 7"})
        assert code_of(refused) == "bad_position"


@pytest.mark.slow
def test_a_finished_match_is_ridden_again_in_another_process(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve(workers=1) as client:
        made = new_table(client, ME, OTHER, start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            play_out(both, made)
        monkeypatch.setattr("gruppetto.table.replay._ride_again", nobody_reads)
        table = f"/api/tables/{made['table']}"
        assert client.get(f"{table}/replay").json()["verified"] is True
        assert "0" in client.get(f"{table}/replay/scenes").json()["scenes"]
        assert client.post(f"{table}/branch", json={"at": 0, "seats": [ME, OTHER]}).status_code == 201


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/positions", {"game": "tiny", "document": POSITION}),
        ("/api/tables", {"game": "tiny", "position": POSITION, "seats": [ME, OTHER]}),
    ],
)
def test_who_asks_too_much_is_told_so(serve: Serve, path: str, body: object) -> None:
    with serve(workers=1, request_budget=0.2, games=endless_games) as client:
        assert code_of(client.post(path, json=body)) == "too_costly"


def test_when_too_many_wait_the_next_is_told_to_come_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def crowded(*_: object) -> None:
        raise Busy

    monkeypatch.setattr(Workers, "do", crowded)
    answer = client.post("/api/positions", json={"game": "tiny", "document": POSITION})
    assert (answer.status_code, code_of(answer)) == (503, "busy")


@pytest.fixture
def askers(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """For whom work was done, but for the server itself."""
    asked: list[object] = []
    do = Workers.do

    async def noted(workers: Workers, who: str | None, *work: Any) -> object:
        asked.extend([who] if who is not None else [])
        return await do(workers, who, *work)

    monkeypatch.setattr(Workers, "do", noted)
    return asked


def test_positions_matches_and_replays_count_for_the_visitor_who_asks(settings: Settings, askers: list[object]) -> None:
    with TestClient(make_app(settings), client=("192.0.2.7", 50_000)) as client:
        client.post("/api/positions", json={"game": "tiny", "document": POSITION})
        new_table(client, ME, OTHER, position=POSITION)
        made = new_table(client, ME, OTHER, start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            play_out(both, made)
        table = f"/api/tables/{made['table']}"
        client.get(f"{table}/replay")
        client.get(f"{table}/replay/scenes")
        client.post(f"{table}/branch", json={"at": 0, "seats": [ME, OTHER]})
    assert askers == ["192.0.2.7"] * 6


def test_work_on_score_sheets_counts_for_the_visitor_who_asks(settings: Settings, askers: list[object]) -> None:
    app = make_app(replace(settings, games=all_games))
    with TestClient(app, client=("192.0.2.7", 50_000)) as client:
        made = new_sheet(client)
        write(client, made, adding(PROLOGUE))
        sheet = f"/api/sheets/{made['sheet']}"
        client.get(f"{sheet}/trace")
        saved = client.get(f"{sheet}/share/json").content
        client.get(f"{sheet}/share/text")
        client.post("/api/sheets/load", content=saved, headers=JSON)
    with TestClient(make_app(replace(settings, games=all_games)), client=("192.0.2.8", 50_000)) as again:
        view(again, made)
    assert askers == ["192.0.2.7"] * 5 + ["192.0.2.8"]


def test_a_match_is_opened_again_however_little_time_a_request_has(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, ME, OTHER, start=True)
    with serve(request_budget=0.0) as again, come_in(again, made["table"]) as fan:
        assert fan.last("update")["version"] == 0
