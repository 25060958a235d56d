"""Bots of a server: they think in worker processes, on views, and one that fails never stops the match."""

import asyncio
import os
from typing import Any

import pytest

from gruppetto.engine.chance import SeededChance
from gruppetto.server.thinkers import Thinkers
from gruppetto.server.workers import Lost, TooLong
from gruppetto.table.thinking import Thought
from tests.server.conftest import Serve
from tests.table.players import BOT, ME, come_in, new_table, toy_ponder
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

    thinkers = Thinkers(budget=60.0, ponder=toy_ponder, workers=0)
    monkeypatch.setattr(thinkers._workers, "do", fails)
    view = GAME.start(GAME.setup(2), SeededChance(bytes(32))).view(0)
    assert asyncio.run(thinkers.decide(Thought("tiny", "greedy", "", view))) is None
    assert said in caplog.text
