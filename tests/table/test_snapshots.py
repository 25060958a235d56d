"""A table that is opened from snapshots is the table that was ridden, and what does not fit is passed over."""

import asyncio
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from gruppetto.engine.match import Match, replayed
from gruppetto.engine.record import LogEntry
from gruppetto.engine.verification import verify
from gruppetto.table import snapshot_format
from gruppetto.table.store import StorageFailed
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.memory import MemoryStore
from tests.table.players import ME, OTHER, Message, come_in, new_table
from tests.toy import GAME

PART = 4
LENGTH = 11
"""Entries that are ridden: two parts and three more."""

Told = list[Message]
Spoils = Callable[[MemoryStore, str], None]


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot_format, "PART", PART)


def ridden(client: RoomClient, length: int = LENGTH) -> Message:
    """A match of so many entries, with moves that were taken back."""
    made = new_table(client, ME, OTHER, start=True, take_backs="friendly")
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        while (version := both.last("update")["version"]) < length - 1:
            if version % 5 == 4:
                both.say("undo", seat=version % 2)
            else:
                turn = both.last("update")["scene"]["turn"]
                dropped = next(
                    offer["do"]
                    for offer in both.last("update", seat=turn)["ask"]["offers"]
                    if offer["do"].startswith("drop")
                )
                both.act(turn, version, dropped)
            both.catch_up()
    client.run(client.room.snapshots.settle())
    return made


def shown(client: RoomClient, made: Message) -> Told:
    """All that Ilse is told of the match, from the hello on."""
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        return [message for message in ilse.heard if message["say"] in ("picture", "update", "log")]


@pytest.fixture
def rides_again(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The entries that were ridden again, by their numbers."""
    again: list[int] = []

    def counted(match: Match, entry: LogEntry) -> object:
        again.append(entry.number)
        return replayed(match, entry)

    for module in ("engine.match", "table.tables", "table.snapshot_format"):
        monkeypatch.setattr(f"gruppetto.{module}.replayed", counted)
    return again


def test_a_match_is_opened_as_it_was_left(serve: Serve) -> None:
    with serve() as client:
        made = ridden(client)
        before = shown(client, made)
    with serve() as again:
        assert shown(again, made) == before


def test_only_the_entries_after_the_last_snapshot_are_ridden_again(serve: Serve, rides_again: list[int]) -> None:
    with serve() as client:
        made = ridden(client)
    rides_again.clear()
    with serve() as again:
        shown(again, made)
    assert rides_again == [8, 9, 10]


def test_a_match_goes_on_from_its_snapshots(serve: Serve) -> None:
    with serve() as client:
        made = ridden(client)
    with serve() as again:
        with come_in(again, made["table"], *made["tokens"].values()) as both:
            assert both.ride(both.last("update")["scene"]["turn"])["say"] == "ok"
        record = again.run(again.room.tables.find(made["table"])).started().record()
    assert len(record.entries) == LENGTH + 1
    assert verify(GAME, record).moves > 0


# --- what does not fit --------------------------------------------------------------------------------------------


def _another_program(store: MemoryStore, table: str) -> None:
    kept = store.kept_snapshots[table]
    kept[3] = zlib.compress(zlib.decompress(kept[3]).replace(b'["this"', b'["that"', 1))


def _nonsense(store: MemoryStore, table: str) -> None:
    store.kept_snapshots[table][3] = b"nonsense"


def _missing(store: MemoryStore, table: str) -> None:
    del store.kept_snapshots[table][3]


def _another_log(store: MemoryStore, table: str) -> None:
    kept = store.kept_snapshots[table]
    kept[3], kept[7] = kept[7], kept[3]


def _impossible(store: MemoryStore, table: str) -> None:
    """Write a position that cannot be read into a snapshot that fits otherwise."""
    kept = store.kept_snapshots[table]
    kept[7] = zlib.compress(zlib.decompress(kept[7]).replace(b"places", b"plazes", 1))


@pytest.mark.parametrize("spoil", [_another_program, _nonsense, _missing, _another_log, _impossible])
def test_a_snapshot_that_does_not_fit_is_passed_over(serve: Serve, rides_again: list[int], spoil: Spoils) -> None:
    with serve() as client:
        made = ridden(client)
        before = shown(client, made)
    rides_again.clear()
    with serve() as again:
        spoil(again.room.store, made["table"])
        assert shown(again, made) == before
    assert rides_again == list(range(LENGTH))


@pytest.mark.parametrize("spoil", [_another_program, _nonsense, _missing])
def test_and_a_new_one_takes_its_place(serve: Serve, rides_again: list[int], spoil: Spoils) -> None:
    with serve() as client:
        made = ridden(client)
    with serve() as again:
        spoil(again.room.store, made["table"])
        shown(again, made)
        again.run(again.room.snapshots.settle())
    rides_again.clear()
    with serve() as once_more:
        shown(once_more, made)
    assert rides_again == [8, 9, 10]


def test_a_snapshot_that_is_not_stored_is_no_harm(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve() as client:

        async def fails(*_: Any) -> None:
            raise StorageFailed("the database is away")

        monkeypatch.setattr(client.room.store, "keep_snapshots", fails)
        made = ridden(client)
        before = shown(client, made)
    with serve() as again:
        assert shown(again, made) == before


def test_no_client_is_told_what_a_snapshot_holds(serve: Serve) -> None:
    with serve() as client:
        made = ridden(client)
    with serve() as again, come_in(again, made["table"]) as fan:
        secrets = [event for event in fan.last("update")["events"] if event["kind"] == "drew"]
        assert secrets
        assert all("card" not in event["params"] for event in secrets)


# --- long ones without ----------------------------------------------------------------------------------------------


def test_a_long_match_without_snapshots_is_ridden_elsewhere_and_once(serve: Serve, rides_again: list[int]) -> None:
    asked: list[tuple[object, str]] = []

    async def elsewhere(who: object, job: Callable[..., Any], *args: Any) -> Any:
        asked.append((who, job.__name__))
        return job(*args)

    with serve() as client:
        made = ridden(client, 30)
        before = shown(client, made)
        client.room.store.kept_snapshots.clear()
    with serve(ride=elsewhere) as again:
        assert shown(again, made) == before
        again.run(again.room.snapshots.settle())
    rides_again.clear()
    with serve(ride=elsewhere) as once_more:
        assert shown(once_more, made) == before
    assert asked == [("here", "ride_parts")]
    assert rides_again == [28, 29]


def test_another_table_is_opened_while_a_long_one_is_ridden(serve: Serve) -> None:
    with serve() as client:
        made = ridden(client, 30)
        other = new_table(client, ME, OTHER, start=True)
        client.room.store.kept_snapshots.clear()

    async def scenario(again: RoomClient, reached: asyncio.Event, goes_on: asyncio.Event) -> bool:
        opening = asyncio.ensure_future(again.room.tables.find(made["table"], "a visitor"))
        await reached.wait()
        await again.room.tables.find(other["table"], "another")
        still = not opening.done()
        goes_on.set()
        await opening
        return still

    reached, goes_on = asyncio.Event(), asyncio.Event()

    async def slowly(who: object, job: Callable[..., Any], *args: Any) -> Any:
        reached.set()
        await goes_on.wait()
        return job(*args)

    with serve(ride=slowly) as again:
        assert again.run(scenario(again, reached, goes_on))
