"""`gruppetto doctor`: what it finds, and that it changes nothing."""

import json
import os
import shutil
import socket
import sqlite3
import webbrowser
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import Result

from gruppetto.cli import doctor
from gruppetto.server import kept_database
from gruppetto.server.schema import HEAD
from tests.cli.conftest import Run
from tests.server.damage import break_pages


@pytest.fixture(autouse=True)
def _a_healthy_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever the machine of the tests lacks; a test takes away what it is about."""
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.html").touch()
    monkeypatch.setattr(doctor, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(doctor, "network_address", lambda: "192.168.1.7")
    monkeypatch.setattr(webbrowser, "get", lambda: None)
    monkeypatch.setattr(doctor, "extras", lambda: {"lab": ["click"]})
    monkeypatch.setattr(doctor, "keeps_same_tables", lambda *asked: False)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tables.sqlite"


def with_version(database: Path, version: str) -> None:
    database.parent.mkdir()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (version,))


def asked(run: Run, database: Path) -> Result:
    return run("doctor", "--database", database, "--json")


def of(result: Result, check: str) -> tuple[str, str]:
    """What a check found and how bad that is."""
    (found,) = (each for each in json.loads(result.stdout)["checks"] if each["check"] == check)
    return found["what"], found["state"]


def test_on_a_healthy_machine_there_is_no_problem(run: Run, database: Path) -> None:
    result = run("doctor", "--database", database)

    assert result.exit_code == 0
    assert "problem" not in result.output
    assert "Nothing keeps you from riding." in result.output


def test_a_problem_is_told_with_what_to_do_and_ends_with_1(run: Run, database: Path, tmp_path: Path) -> None:
    (tmp_path / "pages" / "index.html").unlink()

    result = run("doctor", "--database", database)

    assert result.exit_code == 1
    assert "problem  The pages for the browser are missing: “make pages”" in result.output
    assert "One problem to mend." in result.output


def test_it_speaks_the_language_of_the_reader(run: Run, database: Path) -> None:
    assert "Nichts hindert dich am Fahren." in run("doctor", "--database", database, "--language", "de").output


@pytest.mark.parametrize(
    ("version", "found"),
    [(HEAD, ("current", "ok")), ("0001", ("older", "note")), ("9999", ("newer", "problem"))],
)
def test_a_database_is_of_some_version(run: Run, database: Path, version: str, found: tuple[str, str]) -> None:
    with_version(database, version)
    before = database.read_bytes()

    result = asked(run, database)

    assert of(result, "database") == found
    assert result.exit_code == (found[1] == "problem")
    assert database.read_bytes() == before
    assert list(database.parent.iterdir()) == [database]


def test_there_is_no_database_before_the_first_start(run: Run, database: Path) -> None:
    assert of(asked(run, database), "database") == ("new", "ok")
    assert not database.exists()


def test_a_file_that_is_no_database_is_damaged_and_told_what_to_do_about(run: Run, database: Path) -> None:
    database.parent.mkdir()
    database.write_bytes(b"no database at all" * 100)

    assert of(asked(run, database), "database") == ("damaged", "problem")


def test_a_database_server_that_does_not_answer() -> None:
    condition, why = kept_database.condition_of("postgresql+asyncpg://nobody@127.0.0.1:9/none")

    assert condition == "unreadable"
    assert why


def test_a_data_folder_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    result = asked(run, tmp_path / "file" / "tables.sqlite")

    assert of(result, "folder") == ("none", "problem")
    assert result.exit_code == 1


def test_a_data_folder_without_leave_to_write(run: Run, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *asked: False)

    assert of(asked(run, database), "folder") == ("closed", "problem")


@pytest.mark.parametrize(
    ("megabytes", "found"), [(10, ("full", "problem")), (100, ("full", "note")), (1000, ("there", "ok"))]
)
def test_a_disk_that_is_filling_up(
    run: Run, database: Path, monkeypatch: pytest.MonkeyPatch, megabytes: int, found: tuple[str, str]
) -> None:
    free = type("Usage", (), {"free": megabytes * 10**6})
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: free)

    assert of(asked(run, database), "folder") == found


@pytest.mark.parametrize(("ours", "found"), [(True, ("ours", "ok")), (False, ("taken", "note"))])
def test_a_port_that_somebody_has(monkeypatch: pytest.MonkeyPatch, ours: bool, found: tuple[str, str]) -> None:
    monkeypatch.setattr(doctor, "keeps_same_tables", lambda *asked: ours)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        (finding,) = doctor._port(doctor.Patient("sqlite+aiosqlite:///x", taken.getsockname()[1]))

    assert (finding.what, finding.state) == found


def test_what_one_can_do_without_is_a_note(run: Run, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_browser() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", no_browser)
    monkeypatch.setattr(doctor, "network_address", lambda: "")
    monkeypatch.setattr(doctor, "extras", lambda: {"lab": ["no-such-package"]})

    result = asked(run, database)

    assert (of(result, "browser"), of(result, "network")) == (("none", "note"), ("none", "note"))
    assert of(result, "extras") == ("missing", "note")
    assert result.exit_code == 0


def test_extras_are_those_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()

    assert {"lab", "train", "cluster"} <= doctor.extras().keys()
    assert not {"test", "docs"} & doctor.extras().keys()
    assert "distributed" in doctor.extras()["cluster"]


def test_a_database_whose_table_of_contents_is_broken_is_damaged(run: Run, database: Path) -> None:
    with_version(database, HEAD)
    contents = bytearray(database.read_bytes())
    contents[100:4096] = b"\xff" * 3996  # the first page, behind its header
    database.write_bytes(contents)

    assert of(asked(run, database), "database") == ("damaged", "problem")


def test_a_database_with_a_broken_page_is_damaged(run: Run, database: Path) -> None:
    with_version(database, HEAD)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("CREATE TABLE log (entry TEXT)")
        connection.executemany("INSERT INTO log VALUES (?)", [("x" * 1000,)] * 20)
    break_pages(database, first=3)

    assert of(asked(run, database), "database") == ("damaged", "problem")
