"""TLS for a home server: its certificate as the event loop wants it, renewed while it runs, and a plain word for
whoever comes with `http://`."""

import asyncio
import logging
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_RENEWAL_SECONDS = 3600.0

_PLAIN = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gruppetto</title>
<script>location.protocol = "https:";</script>
<p>This server speaks https: write https:// before its address instead of http://.</p>
</html>
"""
_TO_PLAIN_HTTP = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/html; charset=utf-8\r\nCache-Control: no-store\r\n"
    b"Content-Length: %d\r\nConnection: close\r\n\r\n%b" % (len(_PLAIN), _PLAIN)
)

_log = logging.getLogger("gruppetto.server")


@dataclass(frozen=True, slots=True)
class Tls:
    """How a server is to prove who it is."""

    chain: Path
    """One PEM file with the key, the certificate and who signed it."""
    authority: bytes
    """The certificate of who signed it, which phones may be told to trust; DER."""
    renew: Callable[[], bool]
    """Looks whether the certificate still covers this machine and lasts; whether there is a new one in the file."""


def secure(tls: Tls) -> ssl.SSLContext:
    """What a server speaks with."""
    context = _Context(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_alpn_protocols(["http/1.1"])
    context.load_cert_chain(tls.chain)
    return context


async def keep_fresh(tls: Tls, context: ssl.SSLContext, every: float = _RENEWAL_SECONDS) -> None:
    """For as long as the server runs: who connects after a renewal is shown the new certificate.

    A machine that wakes up in another network has another address, and need not be started again.
    """
    while True:
        await asyncio.sleep(every)
        try:
            if await asyncio.to_thread(tls.renew):
                context.load_cert_chain(tls.chain)
        except (OSError, ValueError):
            _log.exception("The certificate for https was not renewed; the one in use stays.")


class _Context(ssl.SSLContext):
    """One that has a word for plain HTTP. OpenSSL knows it when it sees it, and would only hang up, which a browser
    shows as an empty page. The page sent instead goes to the same address with https by itself."""

    def wrap_bio(self, incoming: ssl.MemoryBIO, outgoing: ssl.MemoryBIO, *args: Any, **more: Any) -> ssl.SSLObject:
        made = super().wrap_bio(incoming, outgoing, *args, **more)
        assert isinstance(made, _Talk)
        made.outgoing = outgoing
        return made


class _Talk(ssl.SSLObject):
    outgoing: ssl.MemoryBIO

    def do_handshake(self) -> None:
        try:
            super().do_handshake()
        except ssl.SSLError as error:
            if error.reason != "HTTP_REQUEST":
                raise
            self.outgoing.write(_TO_PLAIN_HTTP)
            # "More is wanted" sends what waits to be sent; the caller was told to hang up, and is timed out if not.
            raise ssl.SSLWantReadError from None


_Context.sslobject_class = _Talk
