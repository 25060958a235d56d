"""The companion over https with a certificate of the home: what a phone gains by it, trusted and not."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Playwright, expect

from tests.browser.conftest import OpenPage, launched, profile
from tests.browser.live import LiveServer, running
from tests.browser.scorer import PHONE, PROLOGUE, Scorer
from tests.browser.test_companion import NO_NETWORK
from tests.browser.watch import Watch

AT_HOME = {**PHONE, "ignore_https_errors": True}
"""For what a test asks of the server itself; a browser keeps no page for later because of it."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("home") / "gruppetto.sqlite", "--https") as server:
        yield server


def trusting(authority: bytes) -> str:
    """The flag of a browser on a device that was told to trust this authority."""
    key = x509.load_der_x509_certificate(authority).public_key()
    digest = hashlib.sha256(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)).digest()
    return f"--ignore-certificate-errors-spki-list={base64.b64encode(digest).decode()}"


def test_the_screen_can_stay_awake_and_who_forgets_the_s_is_sent_there(
    open_page: OpenPage, home: LiveServer, watch: Watch
) -> None:
    watch.forgive("400")  # what plain http is answered, with the page that goes to https
    watch.forgive("SSL certificate error")  # a browser that was only told to go on keeps no page for later
    page = open_page(**AT_HOME)
    page.goto(f"http://127.0.0.1:{home.port}/companion")
    page.wait_for_url(f"https://127.0.0.1:{home.port}/companion")

    expect(page.get_by_role("heading", name="Begin a race")).to_be_visible()
    assert page.evaluate("isSecureContext && 'wakeLock' in navigator && 'serviceWorker' in navigator")

    scorer = Scorer(page, f"https://127.0.0.1:{home.port}")
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens()
    scorer.turns_to("Set-up")
    expect(page.get_by_role("link", name="Fetch the certificate")).to_be_visible()
    page.close()


def test_a_phone_that_trusts_the_certificate_starts_without_a_network(
    driver: Playwright, open_page: OpenPage, home: LiveServer, watch: Watch
) -> None:
    url = f"https://127.0.0.1:{home.port}"
    watch.forgive(NO_NETWORK)
    fetched = open_page(**AT_HOME).request.get(f"{url}/api/certificate").body()
    with launched(driver, trusting(fetched)) as trusted, profile(trusted, watch, **AT_HOME) as phone:
        scorer = Scorer(phone.new_page(), url)
        scorer.has_a_sheet(PROLOGUE)
        scorer.opens()
        scorer.sees("Bob wears the yellow cap")
        scorer.is_installed()
        scorer.turns_to("Set-up")
        expect(scorer.page.get_by_role("link", name="Fetch the certificate")).to_have_count(0)
        scorer.page.close()

        phone.set_offline(True)
        page = phone.new_page()
        page.goto(f"{url}/companion/{scorer.sheet}")
        Scorer(page, url).sees("Bob wears the yellow cap")
        expect(page.get_by_text("Level crossing: waiting for the network.")).to_be_visible()
