"""A server that is nearly full takes no new tables and sheets, says so, and lets those there go on."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from gruppetto.games import all_games
from gruppetto.server import disk_room
from gruppetto.server.disk_room import LEAST_FREE, DiskRoom
from tests.server.conftest import Serve
from tests.table.players import ME, OTHER, code_of, come_in, new_table
from tests.table.scorekeepers import KEPT, PLAN, PROLOGUE, adding, codes, new_sheet, write


class Usage(NamedTuple):
    total: int
    used: int
    free: int


EVERY_LOOK = -1.0


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How much is free, which is looked at each time."""
    free = {"free": LEAST_FREE}
    monkeypatch.setattr(disk_room, "_LOOK_SECONDS", EVERY_LOOK)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(0, 0, free["free"]))
    return free


def test_on_a_disk_that_is_nearly_full_matches_go_on_and_no_new_ones_begin(serve: Serve, disk: dict[str, int]) -> None:
    with serve() as client:
        made = new_table(client, ME, OTHER, start=True)
        disk["free"] -= 1

        refused = client.post("/api/tables", json={"game": "tiny", "seats": [ME, OTHER]})

        assert (refused.status_code, code_of(refused)) == (507, "full")
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            assert ilse.ride(0)["say"] == "ok"


def test_on_a_disk_that_is_nearly_full_sheets_go_on_and_no_new_ones_begin(serve: Serve, disk: dict[str, int]) -> None:
    with serve(games=all_games) as client:
        made = new_sheet(client)
        disk["free"] -= 1

        refused = client.post("/api/sheets", json={"game": KEPT, "plan": PLAN, "name": "Sunday"})

        assert code_of(refused) == "full"
        assert codes(write(client, made, adding(PROLOGUE))) == [""]


def test_a_database_has_as_many_bytes_as_its_owner_allows(tmp_path: Path, disk: dict[str, int]) -> None:
    file = tmp_path / "tables.sqlite"
    room = DiskRoom(f"sqlite+aiosqlite:///{file}", most_bytes=1000)
    file.write_bytes(bytes(600))
    assert room.has_room()

    (tmp_path / "tables.sqlite-wal").write_bytes(bytes(400))

    assert not room.has_room()


def test_what_was_deleted_makes_room_in_a_file_that_never_shrinks(tmp_path: Path, disk: dict[str, int]) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE tables (body BLOB)")
        database.execute("INSERT INTO tables VALUES (zeroblob(1000000))")
        database.commit()
        room = DiskRoom(f"sqlite+aiosqlite:///{file}", most_bytes=500_000)
        assert not room.has_room()

        database.execute("DELETE FROM tables")
        database.commit()

        assert room.has_room()


def test_the_disk_is_looked_at_now_and_then_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Path] = []

    def look(folder: Path) -> Usage:
        looks.append(folder)
        return Usage(0, 0, LEAST_FREE)

    monkeypatch.setattr(shutil, "disk_usage", look)
    room = DiskRoom(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", clock=lambda: 0.0)

    assert [room.has_room() for _ in range(100)] == [True] * 100

    assert len(looks) == 1


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "postgresql+asyncpg://host/gruppetto"])
def test_what_is_no_file_of_ours_looks_after_itself(url: str, disk: dict[str, int]) -> None:
    disk["free"] = 0

    assert DiskRoom(url).has_room()
