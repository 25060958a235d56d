"""Bots of a server: they think in worker processes, on views, and one that fails never stops the match."""

import asyncio
import os
import threading
from typing import Any

import pytest

from gruppetto.engine.chance import SeededChance
from gruppetto.server.thinkers import Thinkers
from gruppetto.server.workers import Lost, TooLong, Workers
from gruppetto.table.bot_turns import Company
from gruppetto.table.thinking import Thought
from tests.server.conftest import Serve
from tests.table.players import BOT, ME, come_in, new_table, toy_games, toy_ponder
from tests.toy import GAME
from tests.toy.state import TinyView


def nosy(thought: Thought) -> str:
    """Plays on only if it was in another process and was shown a view and nothing else."""
    assert isinstance(thought.view, TinyView)
    assert os.environ.get("GRUPPETTO_TEST_PID") != str(os.getpid())
    return toy_ponder(thought)


def deadly(thought: Thought) -> str:
    os._exit(3)


@pytest.mark.slow
def test_a_bot_thinks_in_another_process_and_sees_a_view(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUPPETTO_TEST_PID", str(os.getpid()))
    with serve(ponder=nosy, bot_workers=1) as client:
        made = new_table(client, BOT, BOT, start=True)
        with come_in(client, made["table"]) as fan:
            rode = fan.wait("update", version=1)["events"][0]
            assert rode["kind"] == "play"


@pytest.mark.slow
def test_a_bot_that_kills_its_process_does_not_stop_the_match(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    with serve(ponder=deadly, bot_workers=1) as client:
        made = new_table(client, BOT, ME, start=True)
        with come_in(client, made["table"], made["tokens"]["1"]) as ilse:
            assert ilse.last("update")["version"] == 1 or ilse.wait("update")["version"] == 1
    assert caplog.records


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (TooLong(), "the bot greedy thought too long about tiny"),
        (Lost(), "the bot greedy failed at tiny: Lost()"),
        (ZeroDivisionError(), "the bot greedy failed at tiny: ZeroDivisionError()"),
    ],
)
def test_a_bot_that_fails_has_no_answer_and_the_log_tells_why(
    fault: Exception, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: Any) -> None:
        raise fault

    monkeypatch.setattr(Workers, "do", fails)
    thinkers = Thinkers(60.0, toy_ponder, toy_games, workers=0)
    view = GAME.start(GAME.setup(2), SeededChance(bytes(32))).view(0)
    assert asyncio.run(thinkers.decide(Thought("tiny", "greedy", "", view), Company())) is None
    assert said in caplog.text


ANN, BOB = Company(frozenset(["192.0.2.1"])), Company(frozenset(["192.0.2.2"]))


def thoughts(*bots: str) -> list[Thought]:
    """Each bot at another table, which the lots name."""
    view = GAME.start(GAME.setup(2), SeededChance(bytes(32))).view(0)
    return [Thought("wise", bot, f"{bot} {table}", view) for table, bot in enumerate(bots)]


def test_a_bot_that_decides_at_a_glance_waits_for_none_that_looks_ahead() -> None:
    told = threading.Event()

    def wait_for_the_quick(thought: Thought) -> str:
        if thought.bot == "greedy":
            told.set()
        return thought.bot if told.wait(60.0) else "waited in vain"

    async def scenario() -> list[str | None]:
        thinkers = Thinkers(60.0, wait_for_the_quick, toy_games, workers=0)
        return await asyncio.gather(*(thinkers.decide(each, ANN) for each in thoughts("patron", "rouleur", "greedy")))

    assert asyncio.run(scenario()) == ["patron", "rouleur", "greedy"]


@pytest.mark.parametrize("bot", ["patron", "greedy"])
def test_bots_think_in_turn_for_the_people_of_their_tables(bot: str) -> None:
    asked, done = threading.Event(), []

    def keep_order(thought: Thought) -> str:
        asked.wait(60.0)
        done.append(thought.lots)
        return thought.lots

    async def scenario() -> None:
        thinkers = Thinkers(60.0, keep_order, toy_games, workers=0)
        *of_ann, of_bob = thoughts(*[bot] * 4)
        tables = [*((each, ANN) for each in of_ann), (of_bob, BOB)]
        answers = [asyncio.create_task(thinkers.decide(*table)) for table in tables]
        await asyncio.sleep(0)
        asked.set()
        await asyncio.gather(*answers)

    asyncio.run(scenario())
    assert done == [f"{bot} {table}" for table in (0, 3, 1, 2)]
