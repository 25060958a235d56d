"""A server that speaks https by itself: to browsers that trust it, to live tables, and to whoever forgot the s."""

import asyncio
import ssl
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from gruppetto.server import addresses
from gruppetto.server.certificate import home_tls
from gruppetto.server.settings import Settings
from gruppetto.server.tls import Tls, keep_fresh, secure
from tests.server.listening import Listening, all_from, answer_from, listening


@pytest.fixture
def tls(tmp_path: Path) -> Tls:
    return home_tls(tmp_path / "gruppetto-https", lambda: ["localhost", "127.0.0.1"])


@pytest.fixture
def settings(tmp_path: Path, tls: Tls) -> Settings:
    return Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", workers=0, bot_workers=0, tls=tls)


@pytest.fixture
def server(settings: Settings) -> Iterator[Listening]:
    with listening(settings) as open_server:
        yield open_server


@pytest.fixture
def trusting(tls: Tls) -> ssl.SSLContext:
    """A device that was told to trust the authority, and nobody else."""
    return ssl.create_default_context(cadata=tls.authority)


def test_a_device_that_trusts_it_is_served(server: Listening, trusting: ssl.SSLContext) -> None:
    answer = httpx.get(f"https://127.0.0.1:{server.port}/api/games", verify=trusting)

    assert answer.status_code == 200


def test_a_device_that_does_not_trust_it_is_warned(server: Listening) -> None:
    with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        httpx.get(f"https://127.0.0.1:{server.port}/api/games", verify=ssl.create_default_context())


def test_it_is_not_taken_for_another_machine(server: Listening, trusting: ssl.SSLContext) -> None:
    with pytest.raises(ssl.SSLCertVerificationError), server.dial() as line:
        trusting.wrap_socket(line, server_hostname="192.168.1.7")


def test_live_tables_are_live(server: Listening, trusting: ssl.SSLContext) -> None:
    async def ping() -> str | bytes:
        async with connect(f"wss://127.0.0.1:{server.port}/ws", ssl=trusting) as line:
            await line.send('{"say":"ping","id":1}')
            return await line.recv()

    assert '"say":"ok"' in str(asyncio.run(ping()))


def test_our_own_page_may_change_things(server: Listening, trusting: ssl.SSLContext) -> None:
    here = f"https://127.0.0.1:{server.port}"
    answer = httpx.post(f"{here}/api/tables", json={}, headers={"Origin": here}, verify=trusting)

    assert answer.status_code == 400  # an empty wish, but not refused as a stranger's


def test_who_forgets_the_s_gets_a_page_that_goes_there(server: Listening) -> None:
    with server.dial() as line:
        line.sendall(b"GET /companion HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert answer_from(line) == b"HTTP/1.1 400 Bad Request"
    with server.dial() as line:
        line.sendall(b"GET /companion HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        heard = line.recv(65_536)
    assert b'location.protocol = "https:"' in heard
    assert b"This server speaks https" in heard
    server.wait_for_connections(0)


def test_who_speaks_neither_is_hung_up_on(server: Listening) -> None:
    with server.dial() as line:
        line.sendall(b"\x00\x01\x02 nothing of the kind" * 10)
        assert b"HTTP" not in all_from(line)


def test_phones_can_fetch_the_certificate(server: Listening, trusting: ssl.SSLContext, tls: Tls) -> None:
    answer = httpx.get(f"https://127.0.0.1:{server.port}/api/certificate", verify=trusting)

    assert answer.content == tls.authority
    assert answer.headers["Content-Type"] == "application/x-x509-ca-cert"


def test_after_a_renewal_new_visitors_are_shown_the_new_one(tls: Tls) -> None:
    names = ["localhost"]
    changing = home_tls(tls.chain.parent, lambda: names)
    context = secure(changing)
    loaded: list[Path] = []
    context.load_cert_chain = loaded.append  # type: ignore[assignment, method-assign]

    async def run_on() -> None:
        running = asyncio.create_task(keep_fresh(changing, context, every=0.01))
        await asyncio.sleep(0.1)
        assert loaded == []
        names.append("192.168.1.9")
        while not loaded:
            await asyncio.sleep(0.01)
        running.cancel()

    asyncio.run(asyncio.wait_for(run_on(), 30))
    assert loaded[0] == changing.chain


# --- how others reach it ------------------------------------------------------------------------------------------


def reach(server: Listening, host: str = "", trusting: ssl.SSLContext | None = None) -> dict[str, object]:
    url = f"{'https' if trusting else 'http'}://127.0.0.1:{server.port}/api/reach"
    told: dict[str, object] = httpx.get(url, headers={"Host": host} if host else {}, verify=trusting or True).json()
    return told


@pytest.fixture
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "192.168.1.7")


@pytest.mark.usefixtures("_at_home")
def test_a_page_on_the_machine_itself_is_told_where_phones_find_it(settings: Settings) -> None:
    with listening(replace(settings, tls=None), "0.0.0.0") as server:
        assert reach(server) == {"url": f"http://192.168.1.7:{server.port}", "certificate": False}
        assert reach(server, host=f"192.168.1.7:{server.port}")["url"] is None


@pytest.mark.usefixtures("_at_home")
def test_with_https_phones_are_sent_there(settings: Settings, trusting: ssl.SSLContext) -> None:
    with listening(settings, "0.0.0.0") as server:
        told = reach(server, trusting=trusting)
        assert told == {"url": f"https://192.168.1.7:{server.port}", "certificate": True}


@pytest.mark.usefixtures("_at_home")
def test_a_server_for_this_machine_alone_has_no_address_for_others(settings: Settings) -> None:
    with listening(replace(settings, tls=None)) as server:
        assert reach(server) == {"url": None, "certificate": False}
        assert httpx.get(f"http://127.0.0.1:{server.port}/api/certificate").status_code == 404
