"""Programs of the host at live tables: by name only, with a bot of the house behind them, and gone with the server."""

import asyncio
import json
import shlex
from pathlib import Path
from typing import NoReturn

import pytest
from starlette.testclient import TestClient

from gruppetto.bots import BotError, read_spec
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName
from gruppetto.server import programs as hosting
from gruppetto.server.programs import HostPrograms, read_programs
from gruppetto.table.bot_turns import BotTurns, Company
from gruppetto.table.thinking import STAND_IN
from tests.adapters.program.scripts import FIRST_OFFER, answering
from tests.processes import has_ended
from tests.server.conftest import Serve, house_of
from tests.server.listening import wait_until
from tests.table.players import BOT, ME, Message, bearer, code_of, come_in, new_table, until_over
from tests.toy import GAME

MINE = {"kind": "bot", "bot": "mine"}


def shell(script: str) -> str:
    return f"exec/60:sh -c {shlex.quote(script)}"


def pids(client: TestClient) -> list[int]:
    """Of the programs that ride."""
    return [program.running().pid for program, _ in house_of(client).programs._riding.values()]


@pytest.mark.slow
def test_a_program_rides_a_whole_match_with_people(serve: Serve) -> None:
    with serve(programs={"mine": FIRST_OFFER}) as client:
        made = new_table(client, ME, MINE, start=True)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            assert until_over(ilse)["scene"]["over"] is True
        entries = [entry for entry in record(client, made) if entry.get("seat") == 1]

    assert entries
    assert not any("bot" in entry for entry in entries), "it decided everything itself"


def record(client: TestClient, made: Message) -> list[Message]:
    return [json.loads(line) for line in client.get(f"/api/tables/{made['table']}/record").text.splitlines()]


@pytest.mark.slow
def test_where_it_fails_a_bot_of_the_house_decides_and_the_log_names_it(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    with serve(programs={"mine": shell(answering("fly"))}) as client:
        made = new_table(client, MINE, ME, start=True)
        with come_in(client, made["table"], made["tokens"]["1"]) as ilse:
            while ilse.last("update")["version"] < 1:
                ilse.wait("update")
            (rode, *_) = [event for event in ilse.last("update")["events"] if event["version"] == 1]

    assert (rode["by"], rode["bot"]) == (0, STAND_IN)
    assert "mine (seat 1) said 'fly', which is none of its offers: gregario decides" in caplog.text


@pytest.mark.slow
def test_it_ends_with_its_match(serve: Serve, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with serve(programs={"mine": shell(f"tee {heard} | sh {FIRST_OFFER.partition(':')[2]}")}) as client:
        made = new_table(client, ME, MINE, start=True)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            until_over(ilse)
        wait_until(lambda: '"say":"end","result":[' in heard.read_text())

        assert pids(client) == []


@pytest.mark.slow
def test_it_ends_with_the_server_even_if_it_would_not(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "pid"
    with serve(programs={"mine": shell(f"echo $$ > {file}; while :; do sleep 1; done")}) as client:
        made = new_table(client, MINE, ME, start=True)
        with come_in(client, made["table"], made["tokens"]["1"]):
            wait_until(lambda: file.exists() and file.read_text().strip() != "")
            pid = int(file.read_text())
            assert not has_ended(pid)

    wait_until(lambda: has_ended(pid))


@pytest.mark.slow
def test_no_more_run_at_once_than_there_may_and_all_matches_go_on(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "_MOST", 2)
    with serve(programs={"mine": FIRST_OFFER}) as client:
        made = new_table(client, MINE, MINE, MINE, start=True)
        with come_in(client, made["table"]) as fan:
            while fan.last("update")["version"] < 7:
                fan.wait("update")
            assert len(pids(client)) <= 2


def test_programs_answer_in_turn_for_the_people_of_their_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    game, programs = GAME, HostPrograms({"mine": read_spec(FIRST_OFFER)})
    match = Match(game, game.setup(2), (SeatName("Ilse"), SeatName("mine")), bytes(32))
    ann, bob = Company(frozenset(["192.0.2.1"])), Company(frozenset(["192.0.2.2"]))
    asked: list[str] = []

    def note(table: str, match: Match, seat: int, bot: str) -> NoReturn:
        asked.append(table)
        raise LookupError

    async def scenario() -> None:
        turns = programs._turns = BotTurns(1)
        tables = [("of ann", ann), ("of ann, too", ann), ("of bob", bob)]
        async with turns.turn(ann):
            asking = [asyncio.create_task(programs.decide(table, match, 0, "mine", who)) for table, who in tables]
            await asyncio.sleep(0)
        await asyncio.gather(*asking, return_exceptions=True)

    monkeypatch.setattr(programs, "_ride", note)  # no process is needed to see whose turn it is
    asyncio.run(scenario())
    programs.close()
    assert asked == ["of bob", "of ann", "of ann, too"]


def test_it_is_offered_in_every_game_and_its_command_is_told_to_nobody(serve: Serve) -> None:
    with serve(programs={"mine": FIRST_OFFER}) as client:
        made = new_table(client, ME, MINE, start=True)
        games = client.get("/api/games")
        table = client.get(f"/api/tables/{made['table']}")

    assert all("mine" in game["bots"] for game in games.json())
    assert table.json()["seats"][1]["bot"] == "mine"
    assert "first_offer" not in games.text + table.text


@pytest.mark.parametrize(
    "named", ["exec:touch touched", "exec/5:touch touched", " exec:touch touched", "EXEC:touch touched", "mine:seed=1"]
)
def test_nobody_can_name_a_command(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    """Whichever way bots are named."""
    monkeypatch.chdir(tmp_path)
    with serve(programs={"mine": FIRST_OFFER}) as client:
        seats = [ME, {"kind": "bot", "bot": named}]
        assert code_of(client.post("/api/tables", json={"game": "tiny", "seats": seats, "start": True})) == "bad_bot"
        waiting = new_table(client, ME, {"kind": "open"})
        seat = f"/api/tables/{waiting['table']}/seats/1"
        assert code_of(client.patch(seat, json={"bot": named}, headers=bearer(waiting["maker"]))) == "bad_bot"
        riding = new_table(client, ME, BOT, start=True)
        for way in ("lend", "resign"):
            address = f"/api/tables/{riding['table']}/seats/0/{way}"
            answer = client.post(address, json={"bot": named}, headers=bearer(riding["tokens"]["0"]))
            assert code_of(answer) == "bad_bot"

    assert not (tmp_path / "touched").exists()


def test_a_program_that_the_host_no_longer_allows_is_not_started(serve: Serve, tmp_path: Path) -> None:
    """Whatever a database may hold: for a bot that is not known the house rides."""
    touched = tmp_path / "touched"
    with serve(programs={"toucher": f"exec:touch {touched}"}) as client:
        made = new_table(client, {"kind": "bot", "bot": "toucher"}, ME, start=True)
    with serve() as client, come_in(client, made["table"], made["tokens"]["1"]) as ilse:
        while ilse.last("update")["version"] < 1:
            ilse.wait("update")

    assert not touched.exists()


@pytest.mark.parametrize(
    ("name", "spec", "why"),
    [
        ("greedy", FIRST_OFFER, "there is a bot 'greedy' already"),
        ("exec", FIRST_OFFER, "there is a bot 'exec' already"),
        ("my bot", FIRST_OFFER, "letters, digits"),
        ("", FIRST_OFFER, "letters, digits"),
        ("mine", "greedy", "is to be a program"),
        ("mine", "exec:no-such-program-anywhere", "there is no such program"),
    ],
)
def test_a_program_with_a_bad_name_or_command_is_refused_at_the_start(name: str, spec: str, why: str) -> None:
    with pytest.raises(BotError, match=why):
        read_programs({name: spec}, [GAME])
