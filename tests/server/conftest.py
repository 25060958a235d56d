"""A server in this process, with the toy games, and clients that speak the protocol."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from starlette.testclient import TestClient

from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from gruppetto.table.limits import Limits
from tests.server.hands import Clock
from tests.server.pelotons import house_of, toy_games, toy_ponder
from tests.server.postgres import NoPostgres, postgres

Serve = Callable[..., AbstractContextManager[TestClient]]

GENEROUS = Limits(
    messages=(10_000, 1.0),
    requests=(10_000, 1.0),
    tables=(10_000, 1.0),
    sheets=(10_000, 1.0),
    analyses=(10_000, 1.0),
    codes=(10_000, 1.0),
    hands=(10_000, 1.0),
    claims=(10_000, 1.0),
    hints=(10_000, 1.0),
    looks=(10_000, 1.0),
)


def toy_settings(folder: Path) -> Settings:
    return Settings(
        database=f"sqlite+aiosqlite:///{folder}/match.sqlite",
        allow_hosts=("testserver",),
        limits=GENEROUS,
        workers=0,
        bot_pause=0.0,
        bot_budget=60.0,  # a worker imports much before its first thought, and the machine may be busy
        request_budget=60.0,
        games=toy_games,
        ponder=toy_ponder,
        pages=folder / "pages",
    )


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
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


@pytest.fixture(scope="module")
def clock() -> Clock:
    """Stands still until a test lets time pass."""
    return Clock()


@pytest.fixture(scope="module")
def client_of_hands(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[TestClient]:
    """A server that goes by this clock."""
    settings = replace(toy_settings(tmp_path_factory.mktemp("hands")), now=clock)
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    try:
        with postgres() as url:
            yield url
    except NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/match.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
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


Meanwhile = Callable[[TestClient, str, Callable[[], Response]], None]


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Lets something happen after a server has looked and before it writes, once."""

    def arrange(client: TestClient, write: str, happens: Callable[[], Response]) -> None:
        storage = house_of(client).storage
        stored = getattr(storage, write)

        async def late(*arguments: Any) -> Any:
            monkeypatch.setattr(storage, write, stored)
            assert happens().is_success
            return await stored(*arguments)

        monkeypatch.setattr(storage, write, late)

    return arrange
