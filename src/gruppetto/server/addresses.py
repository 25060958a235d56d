"""Where a server is reached: by a browser on this machine, and by phones on the same network."""

import socket
from collections.abc import Iterator

from gruppetto.server.hosts import EVERYWHERE


def ways_in(host: str) -> list[str]:
    """The addresses at which a server on this host is reached, that for a browser on this machine first."""
    if host not in EVERYWHERE:
        return [host]
    network = network_address()
    return ["127.0.0.1", network] if network else ["127.0.0.1"]


def in_url(host: str) -> str:
    """An address as a browser wants it."""
    return f"[{host}]" if ":" in host else host


def network_address() -> str:
    """This machine as friends on the same network reach it, or nothing when it is on none.

    First the address that leads outside. A home without internet may have no way there; then one that its router, or
    this machine's own hotspot, would hand out.
    """
    return next(filter(None, map(_towards, (_OUTSIDE, *_homes()))), "")


_OUTSIDE = "192.0.2.1"
"""An address for documentation: nobody is there."""


def _homes() -> Iterator[str]:
    """An address in each network that homes and hotspots are given."""
    for third in range(256):
        yield f"192.168.{third}.1"
    for second in range(256):
        yield f"10.{second}.0.1"
    for second in range(16, 32):
        yield f"172.{second}.0.1"
    yield from ("172.20.10.1", "169.254.1.1")


def _towards(address: str) -> str:
    """The address of this machine on the way there, or nothing where there is no way.

    Connecting a datagram socket sends nothing; it only asks the system.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((address, 9))
        except OSError:
            return ""
        own: str = way.getsockname()[0]
        return "" if own.startswith("127.") else own
