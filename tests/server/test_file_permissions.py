"""Who else has an account on this machine cannot read the tables."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from gruppetto.server import file_permissions
from gruppetto.server.run import database_url
from gruppetto.server.storage import Storage
from gruppetto.server.storage_errors import DatabaseError
from tests.server.databases import within

pytestmark = pytest.mark.skipif(os.name != "posix", reason="these are the permissions of POSIX systems")


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    """Everybody may read what a program makes, as on most machines."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def permissions(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def beside(file: Path) -> dict[str, int]:
    """The permissions of a database and of what SQLite keeps beside it while it is open."""
    return {part.name: permissions(part) for part in file.parent.iterdir() if part.name.startswith(file.name)}


async def nothing(_: Storage) -> None:
    """Open and close."""


def test_a_new_database_is_the_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def scenario(_: Storage) -> None:
        assert beside(file) == dict.fromkeys(("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"), 0o600)

    within(database_url(str(file)), scenario)


def test_a_new_data_folder_is_the_owners_alone(tmp_path: Path) -> None:
    database_url(str(tmp_path / "gruppetto" / "tables.sqlite"))

    assert permissions(tmp_path / "gruppetto") == 0o700


def test_a_folder_that_was_there_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    database_url(str(tmp_path / "tables.sqlite"))

    assert permissions(tmp_path) == 0o755


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    within(database_url(str(file)), nothing)
    file.chmod(0o664)

    async def scenario(_: Storage) -> None:
        assert set(beside(file).values()) == {0o600}

    within(database_url(str(file)), scenario)


def test_a_database_of_somebody_else_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    within(database_url(str(file)), nothing)
    file.chmod(0o664)
    somebody = os.geteuid() + 1
    monkeypatch.setattr(file_permissions, "os", SimpleNamespace(**{**vars(os), "geteuid": lambda: somebody}))

    within(database_url(str(file)), nothing)

    assert permissions(file) == 0o664


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("This is no database, whatever its name may be. " * 20)

    with pytest.raises(DatabaseError):
        within(database_url(str(notes)), nothing)

    assert permissions(notes) == 0o644


@pytest.mark.parametrize(
    "url",
    ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///file:x?uri=true", "postgresql://h/x"],
)
def test_a_database_in_no_file_of_ours_needs_nothing(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    file_permissions.make_private(url)
    file_permissions.tighten(url)

    assert list(tmp_path.iterdir()) == []
