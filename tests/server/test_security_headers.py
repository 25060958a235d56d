"""Headers that keep others out: what pages may connect to, what of a device they may use, https that stays https."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from starlette.testclient import TestClient

from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from gruppetto.server.tls import Tls

SECURE = Tls(Path("chain.pem"), b"", lambda: False)


def asked_as(settings: Settings, host: str, tls: Tls | None = None) -> dict[str, str]:
    """The headers of an answer to who calls the server so."""
    app = make_app(replace(settings, tls=tls, host="0.0.0.0", allow_hosts=("velo.lan",)))
    # Its certificate is none, so nothing is served with it.
    return cast(dict[str, str], TestClient(app).get("/api/nothing", headers={"Host": host}).headers)


@pytest.fixture
def policy(settings: Settings) -> str:
    return asked_as(settings, "velo.lan:8642")["Content-Security-Policy"]


def test_pages_connect_to_their_own_host_only(policy: str) -> None:
    assert policy.endswith("connect-src 'self' ws://velo.lan:8642 wss://velo.lan:8642")


@pytest.mark.parametrize("host", ["[::1]:8642", "velo.lan evil.example", "velo.lan;script-src *", ""])
def test_no_host_writes_anything_else_into_the_policy(settings: Settings, host: str) -> None:
    assert asked_as(settings, host)["Content-Security-Policy"].endswith("; connect-src 'self'")


def test_pages_get_nothing_of_a_device_that_they_do_not_need(settings: Settings) -> None:
    policy = asked_as(settings, "velo.lan")["Permissions-Policy"]

    assert {"camera=()", "microphone=()", "geolocation=()"} <= set(policy.split(", "))
    assert not any(needed in policy for needed in ("screen-wake-lock", "web-share", "clipboard-write", "autoplay"))


@pytest.mark.parametrize(
    ("host", "tls", "promised"),
    [
        ("velo.lan:8642", SECURE, "max-age=14400"),
        ("velo.lan:8642", None, None),
        ("localhost:8642", SECURE, None),
        ("127.0.0.1:8642", SECURE, None),
    ],
)
def test_https_stays_https_for_an_evening_but_not_on_this_machine(
    settings: Settings, host: str, tls: Tls | None, promised: str | None
) -> None:
    assert asked_as(settings, host, tls).get("Strict-Transport-Security") == promised
