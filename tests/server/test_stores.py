"""What must hold of every store of tables: databases, a browser's, and the dictionaries that stand for one in tests."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import cast
from uuid import uuid4

import pytest

from gruppetto.engine.hands import Handover, HandoverKind
from gruppetto.engine.record import LogEntry
from gruppetto.server.snapshot_storage import SnapshotStorage
from gruppetto.server.storage import Storage
from gruppetto.table.store import Claim, Conflict, Gone, SnapshotStore, TableStore
from tests.local.fake_indexed_db import browser_store
from tests.server.databases import BRAM, a_table, within
from tests.table.memory import MemoryStore

_MEMORY = "memory"
_BROWSER = "browser"
_IN_PROCESS: dict[str, Callable[[], TableStore]] = {_MEMORY: MemoryStore, _BROWSER: browser_store}


_DATABASES = ("sqlite", pytest.param("postgresql", marks=pytest.mark.slow))
keeps_snapshots = pytest.mark.parametrize("place", [_MEMORY, *_DATABASES], indirect=True)
"""Every place but a browser, which goes without."""


@pytest.fixture(params=[*_IN_PROCESS, *_DATABASES])
def place(request: pytest.FixtureRequest) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return str(request.param if request.param in _IN_PROCESS else request.getfixturevalue("sqlite"))


def within_store(place: str, scenario: Callable[[TableStore], Awaitable[None]]) -> None:
    async def in_process() -> None:
        await scenario(_IN_PROCESS[place]())

    if place in _IN_PROCESS:
        asyncio.run(in_process())
    else:
        within(place, scenario)


def test_a_table_comes_back_as_it_was_stored(place: str) -> None:
    table = a_table(uuid4().hex[:6])

    async def scenario(store: TableStore) -> None:
        await store.create(table, None)
        assert await store.load(table.id) == table
        assert await store.find_code(table.code) == table.id
        assert await store.log_after(table.id) == []

    within_store(place, scenario)


def test_what_was_chosen_for_a_table_comes_back(place: str) -> None:
    table = replace(a_table(), away_seconds=20, hints=True, television=True)

    async def scenario(store: TableStore) -> None:
        await store.create(table, None)
        assert await store.load(table.id) == table

    within_store(place, scenario)


def test_a_place_in_the_log_is_taken_once(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()))
        await store.append(table.id, LogEntry(1, (), 0, "play km1"), "one")
        with pytest.raises(Conflict):
            await store.append(table.id, LogEntry(1, (), 0, "drop km1"), "two")
        assert [row.entry.do for row in await store.log_after(table.id, 0)] == ["play km1"]

    within_store(place, scenario)


def test_an_action_id_counts_once_for_its_seat(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()))
        await store.append(table.id, LogEntry(1, (), 0, "play km1"), "mine")
        await store.append(table.id, LogEntry(2, (), 1, "play km1"), "mine")
        with pytest.raises(Conflict):
            await store.append(table.id, LogEntry(3, (), 0, "play km1"), "mine")

    within_store(place, scenario)


def test_a_table_starts_once_and_keeps_its_code(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table(uuid4().hex[:6])
        await store.create(table, None)
        await store.start(table.id, LogEntry(0, (1,)), seats_version=0)
        assert await store.find_code(table.code) == table.id
        with pytest.raises(Conflict):
            await store.start(table.id, LogEntry(0, (2,)), seats_version=0)
        assert [row.entry.chance for row in await store.log_after(table.id)] == [(1,)]

    within_store(place, scenario)


def test_teams_are_chosen_with_the_seats_that_were_read_and_before_the_start(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, None)
        chosen = await store.choose_teams(table.id, 0, ("azur", "rouge"))
        assert (chosen.version, chosen.teams) == (1, ("azur", "rouge"))
        with pytest.raises(Conflict):
            await store.choose_teams(table.id, 0, ("lagune", "rouge"))
        assert (await store.choose_teams(table.id, 1, ())).teams == ()
        await store.start(table.id, LogEntry(0, ()), seats_version=2)
        with pytest.raises(Conflict):
            await store.choose_teams(table.id, 2, ("lagune", "rouge"))

    within_store(place, scenario)


def test_teams_of_a_new_table_come_back(place: str) -> None:
    table = replace(a_table(), teams=("azur", "rouge"))

    async def scenario(store: TableStore) -> None:
        await store.create(table, None)
        assert await store.load(table.id) == table

    within_store(place, scenario)


def test_a_code_in_use_is_not_given_twice(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        code = uuid4().hex[:6]
        await store.create(a_table(code), None)
        again = a_table(code)
        with pytest.raises(Conflict):
            await store.create(again, None)
        assert await store.load(again.id) is None

    within_store(place, scenario)


def test_an_open_seat_is_taken_once(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, None)
        taken = await store.change_seat(table.id, table.seats[1], BRAM)
        assert (taken.version, taken.seats) == (1, [table.seats[0], BRAM])
        with pytest.raises(Conflict):
            await store.change_seat(table.id, table.seats[1], replace(BRAM, name="Eddy", token_hash="f" * 64))
        assert await store.seating(table.id) == taken

    within_store(place, scenario)


def test_nobody_finds_what_was_deleted(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()))
        await store.delete(table.id)
        assert await store.load(table.id) is None
        assert await store.log_after(table.id) == []
        with pytest.raises(Gone):
            await store.seating(table.id)

    within_store(place, scenario)


@pytest.mark.parametrize("started", [False, True], ids=["lobby", "match"])
def test_nothing_is_written_to_a_table_that_was_deleted(place: str, started: bool) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()) if started else None)
        await store.delete(table.id)
        writes: list[Callable[[], Awaitable[object]]] = [
            lambda: store.append(table.id, LogEntry(1, (), 0, "play km1"), "late"),
            lambda: store.start(table.id, LogEntry(0, ()), table.seats_version),
            lambda: store.change_seat(table.id, table.seats[1], BRAM),
        ]
        for write in writes:
            with pytest.raises((Conflict, Gone)):
                await write()
        assert await store.log_after(table.id) == []

    within_store(place, scenario)


def test_a_table_that_is_put_away_for_good_has_no_owners_and_no_talk(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()))
        await store.say(table.id, 0, table.seats[0].token_hash, "Allez!", 0)
        await store.retire(table.id)
        now = await store.seating(table.id)
        assert (now.put_away, {seat.token_hash for seat in now.seats}) == (True, {""})
        assert await store.lines(table.id, 50) == []
        assert (await store.open_again(table.id, "NEWONE")).put_away is False

    within_store(place, scenario)


def test_of_the_talk_at_a_table_the_latest_lines_stay(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("gruppetto.server.talk_rows", "gruppetto.local.store", "tests.table.memory"):
        monkeypatch.setattr(f"{module}.KEPT_LINES", 2)

    async def scenario(store: TableStore) -> None:
        talks, silent = a_table(), a_table()
        for table in (talks, silent):
            await store.create(table, LogEntry(0, ()))
        await store.say(silent.id, 0, silent.seats[0].token_hash, "Bonjour.", 0)
        for text in ("One.", "Two.", "Three.", "Four."):
            await store.say(talks.id, 0, talks.seats[0].token_hash, text, 0)

        assert [line.text for line in await store.lines(talks.id, 50)] == ["Three.", "Four."]
        assert [line.text for line in await store.lines(silent.id, 50)] == ["Bonjour."]

    within_store(place, scenario)


def test_no_number_of_a_line_comes_again_when_talk_was_deleted(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()))
        before = await store.say(table.id, 0, table.seats[0].token_hash, "Allez!", 0)
        await store.delete(table.id)
        other = a_table()
        await store.create(other, LogEntry(0, ()))
        after = await store.say(other.id, 0, other.seats[0].token_hash, "Allez!", 0)
        assert after.number > before.number

    within_store(place, scenario)


def test_a_seat_of_the_same_kind_but_with_another_token_is_not_the_one_that_was_read(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, None)
        freed_again = replace(table.seats[1], token_hash="f" * 64)
        await store.change_seat(table.id, table.seats[1], freed_again)
        with pytest.raises(Conflict):
            await store.change_seat(table.id, table.seats[1], BRAM)
        assert (await store.seating(table.id)).seats[1] == freed_again

    within_store(place, scenario)


def test_after_the_start_a_seat_keeps_its_owner_and_may_be_renamed(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()))
        with pytest.raises(Conflict):
            await store.change_seat(table.id, table.seats[1], BRAM)
        renamed = await store.rename_seat(table.id, table.seats[0], "Els")
        assert [seat.name for seat in renamed.seats] == ["Els", ""]

    within_store(place, scenario)


def test_a_new_name_undoes_nothing_that_another_server_stored_of_the_seat(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()))
        ilse = table.seats[0]
        more = replace(ilse, link_hash="l" * 64, claims=(Claim("Ilse", "c" * 64, 99, mark=47),), waited=7)
        await store.hand_over(table.id, 0, more, None)
        renamed = await store.rename_seat(table.id, ilse, "Els")
        assert renamed.seats[0] == replace(more, name="Els")

    within_store(place, scenario)


def test_a_match_starts_with_the_seats_that_were_read_or_not_at_all(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, None)
        seating = await store.change_seat(table.id, table.seats[1], BRAM)
        with pytest.raises(Conflict):
            await store.start(table.id, LogEntry(0, ()), table.seats_version)
        assert await store.log_after(table.id) == []
        await store.start(table.id, LogEntry(0, ()), seating.version)
        assert len(await store.log_after(table.id)) == 1

    within_store(place, scenario)


def test_nobody_speaks_with_the_token_that_a_seat_had_before(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, None)
        await store.change_seat(table.id, table.seats[1], BRAM)
        with pytest.raises(Conflict):
            await store.say(table.id, 1, table.seats[1].token_hash, "Allez!", 0)
        said = await store.say(table.id, 1, BRAM.token_hash, "Allez!", 0)
        assert (said.name, await store.lines(table.id, 9)) == ("Bram", [said])

    within_store(place, scenario)


def test_a_seat_changes_hands_together_with_its_entry(place: str) -> None:
    entry = LogEntry(1, (), BRAM.seat, hands=Handover("moved", by=BRAM.seat))
    claims = (Claim("Bram", "c" * 64, 99, (0, -1), 47), Claim("Bram", "d" * 64, 98, mark=11))
    phone = replace(BRAM, token_hash="p" * 64, former_hash=BRAM.token_hash, claims=claims, waited=7, link_hash="l" * 64)

    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, None)
        with pytest.raises(Conflict):  # before the start seats change otherwise
            await store.hand_over(table.id, 0, phone, None)
        await store.start(table.id, LogEntry(0, ()), seats_version=0)
        seating = await store.hand_over(table.id, 0, phone, entry)
        assert (seating.version, seating.seats[BRAM.seat]) == (1, phone)
        assert [row.entry for row in await store.log_after(table.id, 0)] == [entry]
        for version, number in ((0, 2), (1, 1)):
            with pytest.raises(Conflict):
                await store.hand_over(table.id, version, BRAM, replace(entry, number=number))
        assert (await store.seating(table.id)).seats[BRAM.seat] == phone
        assert len(await store.log_after(table.id)) == 2

    within_store(place, scenario)


@pytest.mark.parametrize(("kind", "follows"), [("moved", True), ("resigned", False)])
def test_what_the_maker_may_goes_with_their_seat_but_not_away_with_it(
    place: str, kind: HandoverKind, follows: bool
) -> None:
    async def scenario(store: TableStore) -> None:
        ilse = a_table().seats[0]
        table = replace(a_table(), maker_hash=ilse.token_hash)
        await store.create(table, LogEntry(0, ()))
        now = replace(ilse, token_hash="p" * 64)
        seating = await store.hand_over(table.id, 0, now, LogEntry(1, (), 0, hands=Handover(kind)))
        assert seating.maker_hash == ("p" * 64 if follows else ilse.token_hash)

    within_store(place, scenario)


# --- snapshots, which a browser goes without ------------------------------------------------------------------------


def snapshots_of(store: TableStore) -> SnapshotStore:
    return store if isinstance(store, MemoryStore) else SnapshotStorage(cast(Storage, store))


@keeps_snapshots
def test_snapshots_come_back_in_the_order_of_the_log(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table, other = a_table(), a_table()
        for each in (table, other):
            await store.create(each, LogEntry(0, ()))
        kept = snapshots_of(store)
        assert await kept.snapshots(table.id) == []
        await kept.keep_snapshots(table.id, {511: b"second", 255: b"first"})
        await kept.keep_snapshots(table.id, {1023: b"fourth"})
        assert await kept.snapshots(table.id) == [b"first", b"second", b"fourth"]
        assert await kept.snapshots(other.id) == []

    within_store(place, scenario)


@keeps_snapshots
def test_a_snapshot_takes_the_place_of_an_older_one(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()))
        kept = snapshots_of(store)
        await kept.keep_snapshots(table.id, {255: b"old"})
        await kept.keep_snapshots(table.id, {255: b"new", 511: b"next"})
        assert await kept.snapshots(table.id) == [b"new", b"next"]

    within_store(place, scenario)


@keeps_snapshots
def test_snapshots_go_with_their_table(place: str) -> None:
    async def scenario(store: TableStore) -> None:
        table = a_table()
        await store.create(table, LogEntry(0, ()))
        kept = snapshots_of(store)
        await kept.keep_snapshots(table.id, {255: b"hands"})
        await store.delete(table.id)
        assert await kept.snapshots(table.id) == []
        with pytest.raises(Conflict):
            await kept.keep_snapshots(table.id, {511: b"late"})

    within_store(place, scenario)
