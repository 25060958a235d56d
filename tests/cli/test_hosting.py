"""A start that finds its port taken: by a Gruppetto with the same tables, by another one, by somebody else."""

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from gruppetto.cli import hosting
from gruppetto.server import run as starting
from gruppetto.server import second_start
from gruppetto.server.certificate import home_tls
from gruppetto.server.settings import Settings
from gruppetto.server.tls import Tls
from tests.cli.conftest import Run
from tests.server.listening import PATIENCE, Listening, listening

HOST = "127.0.0.1"


@pytest.fixture
def new_tables(tmp_path: Path) -> Path:
    """Tables that no server has."""
    return tmp_path / "tables.sqlite"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tables of the server that runs."""
    return tmp_path_factory.mktemp("hosting") / "tables.sqlite"


@pytest.fixture(scope="module")
def server(tables: Path) -> Iterator[Listening]:
    with listening(Settings(starting.database_url(str(tables)))) as running:
        yield running


@pytest.fixture
def usual_port(monkeypatch: pytest.MonkeyPatch, server: Listening) -> int:
    """The port of that server, which counts as the usual one."""
    monkeypatch.setattr(hosting, "USUAL_PORT", server.port)
    monkeypatch.setattr(second_start, "_PATIENCE", PATIENCE)
    return server.port


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    return pages


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ports on which somebody wanted to serve for good; what has to fail fails as it does."""
    ports: list[int] = []

    def serve(host: str, port: int, *rest: object) -> None:
        starting._bind(host, port).close()
        ports.append(port)

    monkeypatch.setattr(hosting, "serve", serve)
    return ports


def test_a_second_start_opens_the_server_that_runs(run: Run, usual_port: int, tables: Path, opened: list[str]) -> None:
    shown = run("serve", "--database", tables)

    assert shown.exit_code == 0
    assert shown.output == f"Gruppetto is running already, with the same tables: http://127.0.0.1:{usual_port}\n"
    assert opened == [f"http://127.0.0.1:{usual_port}"]


def test_a_second_start_opens_the_page_that_was_asked_for(
    run: Run, usual_port: int, tables: Path, opened: list[str]
) -> None:
    run("companion", "--database", tables)

    assert opened == [f"http://127.0.0.1:{usual_port}/companion"]


@pytest.mark.usefixtures("usual_port")
def test_nothing_is_opened_for_who_wants_no_browser(run: Run, tables: Path, opened: list[str]) -> None:
    assert "is running already" in run("serve", "--no-browser", "--database", tables).output
    assert opened == []


@pytest.mark.usefixtures("usual_port")
def test_a_server_with_other_tables_is_another_program(run: Run, tmp_path: Path, served: list[int]) -> None:
    shown = run("serve", "--database", tmp_path / "others.sqlite")

    assert "belongs to another program, so Gruppetto takes a free one" in shown.output
    assert served == [hosting.ANY_PORT]


@pytest.mark.parametrize(
    "words", [b"", b"HTTP/1.1 200 OK\r\n\r\nhello", b"\x00\xff\r\n", b"HTTP/1.1 200 OK\r\n\r\n[1]"]
)
def test_from_another_program_a_free_port_is_taken(
    run: Run, monkeypatch: pytest.MonkeyPatch, new_tables: Path, served: list[int], words: bytes
) -> None:
    with socket.create_server((HOST, 0)) as stranger:
        monkeypatch.setattr(hosting, "USUAL_PORT", stranger.getsockname()[1])
        with ThreadPoolExecutor(1) as aside:
            answered = aside.submit(answer_twice, stranger, words)
            shown = run("serve", "--database", new_tables)
            answered.result()

    assert "takes a free one" in shown.output
    assert served == [hosting.ANY_PORT]


def answer_twice(stranger: socket.socket, words: bytes) -> None:
    """Say the same to the question by http and to that by https; fail if either does not come."""
    stranger.settimeout(60)
    for _ in range(2):
        caller, _ = stranger.accept()
        with caller:
            caller.settimeout(60)
            caller.recv(1000)
            caller.sendall(words)


def test_a_program_that_never_answers_is_not_waited_for(
    run: Run, monkeypatch: pytest.MonkeyPatch, new_tables: Path, served: list[int]
) -> None:
    monkeypatch.setattr(second_start, "_PATIENCE", 0.05)
    with socket.create_server((HOST, 0)) as stranger:
        monkeypatch.setattr(hosting, "USUAL_PORT", stranger.getsockname()[1])
        run("serve", "--database", new_tables)

    assert served == [hosting.ANY_PORT]


def test_a_port_that_was_asked_for_is_that_port_or_nothing(
    run: Run, usual_port: int, tables: Path, opened: list[str]
) -> None:
    shown = run("serve", "--port", str(usual_port), "--database", tables)

    assert shown.exit_code == 1
    assert f"Nobody can listen on 127.0.0.1, port {usual_port}: " in shown.output
    assert opened == []


@pytest.mark.usefixtures("usual_port")
def test_who_wants_friends_in_is_not_shown_a_server_for_this_machine_only(
    run: Run, monkeypatch: pytest.MonkeyPatch, tables: Path, opened: list[str]
) -> None:
    monkeypatch.setattr(hosting, "ways_in", lambda host: [HOST, "127.0.0.2"])

    shown = run("serve", "--host", "0.0.0.0", "--database", tables)

    assert shown.exit_code == 1
    assert "but for this machine only; end it first" in shown.output
    assert opened == []


# --- https ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What `serve` was given after the page, last the certificate and what is said about it."""
    given: list[object] = []
    monkeypatch.setattr(hosting, "serve", lambda *all_of_it: given.extend(all_of_it))
    return given


@pytest.mark.parametrize("command", ["serve", "companion"])
def test_https_has_a_certificate_beside_the_database(
    run: Run, new_tables: Path, spoken: list[object], command: str
) -> None:
    assert run(command, "--https", "--port", "0", "--database", new_tables).exit_code == 0

    tls, warning, _picture = spoken[-3:]
    assert isinstance(tls, Tls)
    assert tls.chain == new_tables.parent / "gruppetto-https" / "server.pem"
    assert "/api/certificate" in str(warning)
    assert "fingerprint is " in str(warning)


def test_without_https_nothing_is_made(run: Run, new_tables: Path, spoken: list[object]) -> None:
    run("serve", "--port", "0", "--database", new_tables)

    assert spoken[-3:-1] == [None, ""]
    assert not (new_tables.parent / "gruppetto-https").exists()


def test_a_folder_that_cannot_be_written_is_one_sentence(run: Run, new_tables: Path) -> None:
    (new_tables.parent / "gruppetto-https").write_text("in the way")

    shown = run("serve", "--https", "--port", "0", "--database", new_tables)

    assert shown.exit_code == 1
    assert "The certificate for https cannot be kept: " in shown.output


def test_tables_of_another_machine_have_the_certificate_in_the_users_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "user_data_path", lambda *_, **__: Path("home"))

    assert hosting.certificate_folder(POSTGRES.format("secret")) == Path("home/gruppetto-https")


def test_a_second_start_finds_a_server_that_speaks_https(
    run: Run, monkeypatch: pytest.MonkeyPatch, new_tables: Path, opened: list[str]
) -> None:
    tls = home_tls(new_tables.parent / "gruppetto-https", lambda: [HOST])
    monkeypatch.setattr(second_start, "_PATIENCE", PATIENCE)
    with listening(Settings(starting.database_url(str(new_tables)), tls=tls)) as secure:
        monkeypatch.setattr(hosting, "USUAL_PORT", secure.port)
        run("companion", "--database", new_tables)

    assert opened == [f"https://127.0.0.1:{secure.port}/companion"]


@pytest.mark.usefixtures("usual_port")
def test_who_wants_https_is_not_shown_a_server_without(run: Run, tables: Path, opened: list[str]) -> None:
    shown = run("serve", "--https", "--database", tables)

    assert shown.exit_code == 1
    assert "but without https; end it first" in shown.output
    assert opened == []


def test_a_server_does_not_tell_which_database_it_has(usual_port: int) -> None:
    told = httpx.get(f"http://{HOST}:{usual_port}{second_start.ADDRESS}").json()

    assert told == {"server": "gruppetto", "same_database": False}


def test_a_port_is_taken_as_soon_as_it_is_bound() -> None:
    with starting._bind(HOST, 0) as first, pytest.raises(starting.PortTaken):
        starting._bind(HOST, first.getsockname()[1])


POSTGRES = "postgresql+asyncpg://velo:{}@db.example/gruppetto"


@pytest.mark.parametrize(
    "other",
    [
        POSTGRES.format("other"),
        POSTGRES.format("odd%3A%40%2F"),
        "postgresql+asyncpg://velo@db.example/gruppetto",
        "postgresql+asyncpg://velo@db.example/gruppetto?password=secret",
    ],
)
def test_a_question_about_a_database_has_nothing_of_its_password(other: str) -> None:
    assert second_start.fingerprint(POSTGRES.format("secret")) == second_start.fingerprint(other)


@pytest.mark.parametrize(
    "other",
    [
        "postgresql+asyncpg://velo:secret@db.example/other",
        "postgresql+asyncpg://velo:secret@db2.example/gruppetto",
        "postgresql+asyncpg://else:secret@db.example/gruppetto",
        "sqlite+aiosqlite:////data/gruppetto.sqlite",
    ],
)
def test_another_database_has_another_fingerprint(other: str) -> None:
    assert second_start.fingerprint(POSTGRES.format("secret")) != second_start.fingerprint(other)


@pytest.mark.parametrize("url", ["postgresql+asyncpg://velo:secret@db.example:port/gruppetto", "://nothing"])
def test_nobody_has_a_database_that_cannot_be(url: str, usual_port: int) -> None:
    assert not second_start.keeps_same_tables("http", HOST, usual_port, url)
