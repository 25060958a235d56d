"""One server for one SQLite file, and none for a database of a newer version: both are refused in a sentence."""

import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from gruppetto.server import run as starting
from gruppetto.server.database_lock import DatabaseLock
from gruppetto.server.run import CannotServe, run
from gruppetto.server.schema import HEAD
from gruppetto.server.settings import Settings
from tests.processes import Process, started

HOLD = """
import sys, time
from gruppetto.server.database_lock import DatabaseLock
assert DatabaseLock(sys.argv[1]).take()
print("held", flush=True)
time.sleep(600)
"""


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def wait_until_held(process: Process) -> None:
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return url_of(tmp_path / "tables.sqlite")


def start(url: str) -> None:
    run(Settings(database=url), "127.0.0.1", 0, open_browser=False, announce=pytest.fail)


@pytest.mark.slow
def test_a_second_server_on_one_file_is_refused_in_a_sentence(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "_LOOKS", 0)
    with started(sys.executable, "-c", HOLD, url) as holder:
        wait_until_held(holder)

        with pytest.raises(CannotServe, match=r"^Another Gruppetto has the tables of .*tables\.sqlite open: "):
            start(url)


def test_a_link_to_a_file_is_the_same_file(tmp_path: Path) -> None:
    file, link = tmp_path / "tables.sqlite", tmp_path / "link" / "other.sqlite"
    file.touch()
    link.parent.mkdir()
    link.symlink_to(file)
    first, second = DatabaseLock(url_of(file)), DatabaseLock(url_of(link))

    assert first.take()
    assert not second.take()

    first.release()
    assert second.take()
    second.release()


@pytest.mark.slow
def test_the_lock_ends_with_a_server_that_is_killed(url: str) -> None:
    with started(sys.executable, "-c", HOLD, url) as holder:
        wait_until_held(holder)
        assert not DatabaseLock(url).take()
        holder.kill()
        holder.wait()

        assert DatabaseLock(url).take()


def test_a_lock_that_was_given_back_can_be_had_again(url: str) -> None:
    first, second = DatabaseLock(url), DatabaseLock(url)
    assert first.take()
    assert not second.take()

    first.release()

    assert second.take()
    second.release()


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "postgresql+asyncpg://host/gruppetto"])
def test_what_is_no_file_of_ours_is_not_locked(url: str) -> None:
    assert [DatabaseLock(url).take(), DatabaseLock(url).take()] == [True, True]


def test_a_database_of_a_newer_version_is_refused_in_a_sentence_and_left_alone(url: str, tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE alembic_version (version_num TEXT)"))
        connection.execute(sa.text("INSERT INTO alembic_version VALUES (:version)"), {"version": f"{int(HEAD) + 1:04}"})
    engine.dispose()

    with pytest.raises(CannotServe) as refused:
        start(url)

    assert str(refused.value) == (
        "The database cannot be opened: it is of a newer Gruppetto; install that one, or choose another with "
        "--database."
    )
    assert sa.inspect(sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")).get_table_names() == [
        "alembic_version"
    ]
