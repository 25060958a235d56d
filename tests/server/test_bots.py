"""Bots at the table: in worker processes, on views, with a budget, without ever stopping the match."""

import os
import time

import pytest

from gruppetto.table.thinking import Thought
from tests.server.conftest import Serve
from tests.server.pelotons import BOT, ME, Message, Rider, come_in, new_table, toy_ponder
from tests.toy.state import TinyView


def sleepy(thought: Thought) -> str:
    time.sleep(60)
    return "too late"


def clumsy(thought: Thought) -> str:
    raise ZeroDivisionError


def confused(thought: Thought) -> str:
    return "fly me to the moon"


def cheating(thought: Thought) -> str:
    return "push 0"  # itself, which TIN-3.6 forbids


def deadly(thought: Thought) -> str:
    os._exit(3)


def nosy(thought: Thought) -> str:
    """Plays on only if it was in another process and was shown a view and nothing else."""
    assert isinstance(thought.view, TinyView)
    assert os.environ.get("GRUPPETTO_TEST_PID") != str(os.getpid())
    return toy_ponder(thought)


def until_over(ilse: Rider) -> Message:
    """Rides seat 0 whenever it is asked, until the match is over."""
    while True:
        update = ilse.last("update")
        if update["scene"]["over"]:
            return update
        if update["ask"]:
            rides = [offer["do"] for offer in update["ask"]["offers"] if offer["do"].startswith("play")]
            ilse.act(0, update["version"], (rides or [update["ask"]["offers"][0]["do"]])[0])
        ilse.wait("update")


def test_a_match_against_bots_is_played_to_its_end(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, ME, BOT, BOT, start=True)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            assert until_over(ilse)["scene"]["over"] is True


def test_bots_alone_play_while_somebody_watches(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, BOT, BOT, start=True)
        with come_in(client, made["table"]) as fan:
            assert fan.wait("update")["version"] >= 1


def test_a_bot_thinks_in_another_process_and_sees_a_view(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUPPETTO_TEST_PID", str(os.getpid()))
    with serve(ponder=nosy) as client:
        made = new_table(client, BOT, BOT, start=True)
        with come_in(client, made["table"]) as fan:
            rode = fan.wait("update", version=1)["events"][0]
            assert rode["kind"] == "play"


@pytest.mark.parametrize("ponder", [sleepy, clumsy, confused, cheating, deadly])
def test_a_bot_that_fails_does_not_stop_the_match(
    serve: Serve, ponder: object, caplog: pytest.LogCaptureFixture
) -> None:
    with serve(ponder=ponder, bot_budget=2.0) as client:
        made = new_table(client, BOT, ME, start=True)
        with come_in(client, made["table"], made["tokens"]["1"]) as ilse:
            assert ilse.last("update")["version"] == 1 or ilse.wait("update")["version"] == 1
    assert caplog.records
