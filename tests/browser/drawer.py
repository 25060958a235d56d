"""Phones that tests take in turn: the pages are in their caches by then, and nothing else of the test before."""

from __future__ import annotations

from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext

STORED = "local_storage,indexeddb,cache_storage,cookies"
"""What a page writes down. What it was loaded from stays: that is why a phone is lent again."""


class Drawer:
    """Profiles of one browser, each lent to one test at a time. None of them has a service worker, which would fetch
    every file of the pages anew for each test; whoever shows one opens a profile of their own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    def lend(self, **options: Any) -> BrowserContext:
        free = self._free.setdefault(repr(sorted(options.items())), [])
        return free.pop() if free else self._browser.new_context(**options, service_workers="block")

    def put_back(self, phone: BrowserContext, origin: str, **options: Any) -> None:
        """As it was, but for what the browser keeps of the pages themselves. One whose clock a test set is closed:
        every page of it would have that clock."""
        origins = {origin, *(urljoin(page.url, "/").rstrip("/") for page in phone.pages if page.url.startswith("http"))}
        phone.set_offline(False)
        phone.unroute_all()
        wiper = phone.new_page()
        if wiper.evaluate("'__pwClock' in window"):
            phone.close()
            return
        for page in phone.pages:
            if page is not wiper:
                page.close()
        session = phone.new_cdp_session(wiper)
        for each in origins:
            session.send("Storage.clearDataForOrigin", {"origin": each, "storageTypes": STORED})
        wiper.close()
        self._free[repr(sorted(options.items()))].append(phone)

    def close(self) -> None:
        for phone in [phone for phones in self._free.values() for phone in phones]:
            phone.close()
