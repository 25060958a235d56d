"""A server in this process, with the toy games, and clients that speak the protocol."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gruppetto.server.app import make_app
from gruppetto.server.house import House
from gruppetto.server.settings import Settings
from tests.server.databases import nothing, within
from tests.server.postgres import NoPostgres, postgres
from tests.table.client import Reply, before_write
from tests.table.memory import GENEROUS
from tests.table.players import toy_games, toy_ponder

Serve = Callable[..., AbstractContextManager[TestClient]]


def house_of(client: TestClient) -> House:
    house: House = client.app.state.house  # type: ignore[attr-defined]  # typed as any ASGI app
    return house


def poll(client: TestClient) -> None:
    """One look for what other servers did."""
    assert client.portal is not None
    client.portal.call(house_of(client).polling.poll)


def toy_settings(folder: Path) -> Settings:
    return Settings(
        database=f"sqlite+aiosqlite:///{folder}/match.sqlite",
        allow_hosts=("testserver",),
        limits=GENEROUS,
        workers=0,
        bot_workers=0,
        bot_pause=0.0,
        bot_budget=60.0,  # the machine may be busy
        request_budget=60.0,
        games=toy_games,
        ponder=toy_ponder,
        pages=folder / "pages",
    )


@pytest.fixture(scope="session")
def blank_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database in the shape of now, and nothing in it: its copies need no migrations."""
    file = tmp_path_factory.mktemp("blank") / "match.sqlite"
    within(f"sqlite+aiosqlite:///{file}", nothing)
    return file


@pytest.fixture
def settings(tmp_path: Path, blank_database: Path) -> Settings:
    shutil.copy(blank_database, tmp_path)
    return toy_settings(tmp_path)


@pytest.fixture
def serve(settings: Settings) -> Serve:
    """Starts a server; a second call on the same database is a second server, or the first one started again."""

    @contextmanager
    def started(**changes: Any) -> Iterator[TestClient]:
        with TestClient(make_app(replace(settings, **changes))) as client:
            yield client

    return started


@pytest.fixture
def client(serve: Serve) -> Iterator[TestClient]:
    with serve() as client:
        yield client


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    try:
        with postgres() as url:
            yield url
    except NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture
def sqlite(tmp_path: Path, blank_database: Path) -> str:
    shutil.copy(blank_database, tmp_path)
    return f"sqlite+aiosqlite:///{tmp_path}/match.sqlite"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, sqlite: str) -> str:
    return str(request.getfixturevalue("postgres_url")) if request.param == "postgresql" else sqlite


Pair = tuple[TestClient, TestClient]


@pytest.fixture
def pair(serve: Serve, url: str) -> Iterator[Pair]:
    """Two servers that look for each other's moves all the time."""
    with serve(database=url, poll_seconds=0.01) as here, serve(database=url, poll_seconds=0.01) as there:
        yield here, there


@pytest.fixture
def blind(serve: Serve, url: str) -> Iterator[Pair]:
    """Two servers of which neither looks for what the other did, until it must."""
    with serve(database=url, poll_seconds=3600.0) as here, serve(database=url, poll_seconds=3600.0) as there:
        yield here, there


Meanwhile = Callable[[TestClient, str, Callable[[], Reply]], None]


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Lets something happen after a server has looked and before it writes, once."""
    return lambda client, write, happens: before_write(monkeypatch, house_of(client).storage, write, happens)
