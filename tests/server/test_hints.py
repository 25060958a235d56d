"""Hints on a server: thought out in a worker of their own, for the seat's own token only, and kept with the table."""

import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from gruppetto.engine.contract import View
from gruppetto.table.advice import Advised
from gruppetto.table.setting_up import Games
from tests.server.conftest import Serve
from tests.table.players import BOT, ME, OTHER, Message, come_in, new_table


def wise(client: TestClient, *seats: Message, **more: object) -> Message:
    return new_table(client, *(seats or (ME, OTHER)), game="wise", start=True, **{"hints": True, **more})


@pytest.mark.slow
def test_a_hint_is_thought_out_in_a_process_and_comes_back(serve: Serve) -> None:
    with serve(workers=1) as client:
        made = wise(client)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            assert ilse.say("hint", seat=0, version=0)["say"] == "ok"
            told = ilse.wait("hint")
    assert (told["level"], told["version"]) == ("puncheur", 1)
    assert told["choices"]


def think_for_ever(games: Games, game: str, lots: str, view: View[Any]) -> Advised:
    time.sleep(600)
    raise AssertionError("nobody waits so long")


@pytest.mark.slow
def test_a_hint_that_takes_long_holds_up_neither_its_person_nor_the_bots(serve: Serve) -> None:
    with serve(workers=1, hint=think_for_ever) as client:
        made = wise(client, ME, BOT)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            assert ilse.say("hint", seat=0, version=0)["say"] == "ok"
            assert ilse.ride(0)["say"] == "ok"
            moved = ilse.wait("update", version=2)
    assert moved["ask"] is not None


def test_a_hint_that_was_shown_is_still_there_after_a_restart(serve: Serve) -> None:
    with serve() as client:
        made = wise(client)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            ilse.say("hint", seat=0, version=0)
            ilse.wait("hint")
    with serve() as again, come_in(again, made["table"], made["tokens"]["0"]) as ilse:
        (event,) = [each for each in ilse.last("update", seat=0)["events"] if each.get("hint")]
    assert (event["kind"], event["params"]["count"]) == ("hint-shown", 1)
