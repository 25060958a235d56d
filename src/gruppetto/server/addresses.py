"""Where a server is reached: by a browser on this machine, and by phones on the same network."""

import socket

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

    Connecting a datagram socket sends nothing; it only asks the system which of its addresses leads outside.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outside:
        try:
            outside.connect(("192.0.2.1", 9))  # an address for documentation: nobody is there
        except OSError:
            return ""
        address: str = outside.getsockname()[0]
        return "" if address.startswith("127.") else address
