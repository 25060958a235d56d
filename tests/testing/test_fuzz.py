"""The fuzzers find nothing in our server, and find what is planted. People run them longer:
`python -m gruppetto.testing.fuzz --messages 1000000`."""

import asyncio
from collections.abc import Callable

import pytest

from gruppetto.table.denied import Denied
from gruppetto.table.lobby import Lobby
from gruppetto.table.tables import LiveTable
from gruppetto.testing.fuzz import Broken, fuzz, main
from tests.conformance.sizes import SIZE


def test_whatever_is_said_is_answered() -> None:
    asyncio.run(fuzz("messages", SIZE.messages, seed=2026))


@pytest.mark.parametrize(
    ("kind", "place"),
    [("messages", "gruppetto.table.requests.chat"), ("requests", "gruppetto.table.positions.preview")],
)
def test_a_planted_fault_is_found_and_can_be_met_again(
    kind: str, place: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(place, stumble)
    with pytest.raises(Broken) as caught:
        asyncio.run(fuzz(kind, 500, seed=5))
    told = str(caught.value)
    assert "it was asked: " in told

    again = told.rpartition("python -m gruppetto.testing.fuzz ")[2].split()
    assert main(again) == 1
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("place", "careless", "seed", "found"),
    [
        ("requests.authorise", lambda guest, seat: None, 5, "answered for a seat that is not theirs"),
        ("guest.Guest.keep", lambda guest, owners: None, 6, "came to somebody without its token"),
        ("hands.matches", lambda token, stored: True, 7, "somebody"),
        ("hands.Hands._decider", lambda asking, table, token: 0, 7, "by somebody who may not"),
    ],
)
def test_who_acts_on_a_seat_without_its_token_is_found(
    place: str, careless: Callable[..., object], seed: int, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"gruppetto.table.{place}", careless)
    with pytest.raises(Broken, match=found):
        asyncio.run(fuzz("messages", 2000, seed))


def test_whatever_is_requested_is_answered_with_colours_chosen_rightly_and_wrongly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choose, outcomes = Lobby._choose_team, set[str]()

    async def noted(lobby: Lobby, table: LiveTable, number: int, token: str, team: str) -> None:
        try:
            await choose(lobby, table, number, token, team)
            outcomes.add("chosen")
        except Denied as denied:
            outcomes.add(denied.code)
            raise

    monkeypatch.setattr(Lobby, "_choose_team", noted)
    asyncio.run(fuzz("requests", SIZE.requests, seed=4))
    assert {"chosen", "unknown_team", "not_your_seat"} <= outcomes


def test_somebody_must_say_what_to_do() -> None:
    with pytest.raises(SystemExit):
        main([])
