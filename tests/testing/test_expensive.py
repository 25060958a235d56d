"""Expensive inputs: each is answered or refused. How long others wait meanwhile, `gruppetto.testing.pings` tells."""

import asyncio
import random
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from gruppetto.games import all_games
from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from gruppetto.testing.expensive import AT_ONCE, expensive
from gruppetto.testing.ground import Ground, lay_ground
from gruppetto.testing.pings import Pinger
from gruppetto.testing.scoring import can_be, offered_plan, told
from gruppetto.testing.stand import UNLIMITED
from gruppetto.testing.visitor import Connection, request

FACTS = 150
"""Fewer than the command takes: here we look at the answers only."""
LONG = 600


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('ground')}/ground.sqlite"


@pytest.fixture(scope="module")
def ground(database: str) -> Ground:
    return lay_ground(database, FACTS, LONG)


def test_the_ground_has_a_finished_match_of_every_game_and_a_long_sheet(ground: Ground) -> None:
    assert set(ground.tables) == set(ground.running) == set(all_games())
    assert len(ground.undos) == FACTS


def test_every_expensive_input_is_answered_or_refused(ground: Ground, database: str, tmp_path: Path) -> None:
    async def send_all() -> dict[str, Any]:
        app = make_app(Settings(database=database, limits=UNLIMITED, workers=0, pages=tmp_path))
        await app.state.house.open()
        bad: dict[str, Any] = {}
        for costly in expensive(ground):
            for each in costly.requests[:1]:
                headers = {"content-type": "application/json", "authorization": f"Bearer {each.token}"}
                path, _, query = each.path.partition("?")
                answer = await request(app, each.method, path, each.body, headers, query.encode())
                if answer.status >= 500 and b'"code":"busy"' not in answer.body:
                    bad[costly.name] = answer.body
            if costly.messages:
                connection = Connection(app)
                for message in costly.messages[:2]:
                    said = await connection.ask(message)
                    if '"internal"' in said:
                        bad[costly.name] = said
                await connection.leave()
        await app.state.house.close()
        return bad

    assert asyncio.run(send_all()) == {}


def test_hints_are_asked_for_where_somebody_may_and_more_than_one_at_once_is_refused(
    ground: Ground, database: str, tmp_path: Path
) -> None:
    async def ask_all() -> dict[str, list[str]]:
        app = make_app(Settings(database=database, limits=UNLIMITED, workers=0, pages=tmp_path))
        await app.state.house.open()
        # Nobody thinks: it is about what is let through.
        app.state.house.hints._work = _never
        answers: dict[str, list[str]] = {}
        for costly in expensive(ground):
            if costly.name.startswith("hints"):
                connection = Connection(app)
                said = [msgspec.json.decode(await connection.ask(message)) for message in costly.messages]
                answers[costly.name] = [each.get("code", each["say"]) for each in said]
                await connection.leave()
        await app.state.house.close()
        return answers

    answers = asyncio.run(ask_all())
    assert set(answers) == {f"hints in {game_id}" for game_id in all_games()}
    assert all(said == ["ok", "ok", *["thinking"] * (AT_ONCE - 1)] for said in answers.values())


async def _never(*work: object) -> None:
    await asyncio.Event().wait()


def test_every_finished_match_is_looked_back_at(ground: Ground) -> None:
    looked_at = {costly.requests[0].path for costly in expensive(ground) if costly.name.startswith("an analysis")}

    assert looked_at == {f"/api/tables/{table}/analysis" for table in ground.tables.values()}


@pytest.mark.parametrize("game", [game for game in all_games().values() if game.keeper()], ids=lambda game: game.id)
def test_facts_told_from_the_forms_of_a_page_can_be(game: Any) -> None:
    keeper, plan = game.keeper(), offered_plan(game, 2)
    assert plan is not None
    facts = told(keeper, plan, 6, seed=random.Random(3).randrange(99))
    assert facts
    assert can_be(keeper, plan, facts)


def test_the_visitor_who_pings_has_said_hello_and_is_not_sent_away() -> None:
    said: list[str] = []

    class Line:
        """Answers everything, until a ping was answered."""

        async def send(self, message: str) -> None:
            if len(said) > 1:
                raise EOFError
            said.append(message)

        async def recv(self) -> str:
            return f'{{"say":"ok","id":{len(said) - 1},"version":0}}'

    async def ping() -> None:
        pinger = Pinger(cast(ClientConnection, Line()), "long")
        await pinger.come_in()
        await pinger.run()

    with pytest.raises(EOFError):
        asyncio.run(ping())
    assert [msgspec.json.decode(message)["say"] for message in said] == ["hello", "ping"]
