"""A damaged database: a sentence at the start, and each damaged table refused by itself."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from gruppetto.server.storage_errors import DatabaseError
from tests.server.conftest import Serve
from tests.server.damage import break_pages
from tests.server.databases import nothing, within
from tests.table.players import ME, OTHER, code_of, new_table, public


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def url(database: Path) -> str:
    return f"sqlite+aiosqlite:///{database}"


def cut_in_half(database: Path) -> None:
    with database.open("r+b") as file:
        file.truncate(database.stat().st_size // 2)


def write_something_else(database: Path) -> None:
    database.write_bytes(b"no database at all" * 1000)


def break_the_schema(database: Path) -> None:
    content = database.read_bytes()
    database.write_bytes(content.replace(b"CREATE TABLE tables", b"CREATE TABLE \xdd\xff\xdd\xff\xdd\xff"))


@pytest.mark.parametrize("damage", [cut_in_half, write_something_else, break_the_schema])
def test_a_server_does_not_start_on_a_damaged_file_and_says_so(
    database: Path, url: str, damage: Callable[[Path], None]
) -> None:
    within(url, nothing)
    damage(database)

    with pytest.raises(DatabaseError, match=r"^The database is damaged: .*\. Restore a copy"):
        within(url, nothing)


def test_a_table_whose_log_is_damaged_is_refused_and_the_others_go_on(serve: Serve, database: Path, url: str) -> None:
    with serve(database=url) as client:
        hurt, well = (new_table(client, ME, OTHER, start=True) for _ in range(2))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE log SET entry = '{\"nonsense' WHERE table_id = ?", (hurt["table"],))

    with serve(database=url) as client:
        answer = client.get(f"/api/tables/{hurt['table']}")
        assert (code_of(answer), answer.status_code) == ("damaged", 500)
        assert public(client, well)["started"]
        assert new_table(client, ME, OTHER, start=True)


def test_pages_that_cannot_be_read_are_told_as_damage(serve: Serve, database: Path, url: str) -> None:
    with serve(database=url) as client:
        made = new_table(client, ME, OTHER, start=True)
    with closing(sqlite3.connect(database)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
    break_pages(database, root - 1, root - 1)

    with serve(database=url) as client:
        assert code_of(client.get(f"/api/tables/{made['table']}")) == "damaged"
