"""Allowed hosts and origins: no other web site can use this server through the browser of somebody it trusts.

A page from anywhere can send requests to a server on its reader's own machine, and with a name of its own that
suddenly points to that machine it can even read the answers. So every request must be for a name that is ours, and
what a page may change must come from a page of ours. Programs that are no browsers say no origin and are let in.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass

EVERYWHERE = ("0.0.0.0", "::", "")
"""What one listens on to be reached from all networks."""

_NAME = r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)*"
_AUTHORITY = re.compile(rf"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>{_NAME})\.?)(?::(?P<port>[0-9]{{0,5}}))?")
_ORIGIN = re.compile(r"(?P<scheme>https?)://(?P<authority>.+)")
_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Authority:
    """A host as it is compared (lower case, no dot at the end, an IPv6 address in its shortest form) and its port."""

    host: str
    port: int | None

    def is_same(self, other: "Authority", usual_port: int) -> bool:
        return (self.host, self.port or usual_port) == (other.host, other.port or usual_port)


def read_authority(text: str) -> Authority | None:
    """The host and port of a header `Host` or of an origin; None when it is neither a name nor an address."""
    found = _AUTHORITY.fullmatch(text.lower())
    if found is None:
        return None
    port = int(found["port"]) if found["port"] else None
    if found["six"] is None:
        return Authority(found["name"], port)
    address = _address(found["six"])
    return None if address is None else Authority(str(address), port)


class Hosts:
    """The names and addresses by which a server may be called."""

    def __init__(self, listening_on: str, allowed: Iterable[str] = (), machine: str | None = None) -> None:
        """Raises ValueError, with a sentence, when an allowed host is none."""
        self._allowed = {_allowed_host(name) for name in allowed}
        self._everywhere = listening_on in EVERYWHERE
        self._own = set() if self._everywhere else {_plain(listening_on)}
        if not is_loopback(_plain(listening_on)):
            self._own |= names_of(socket.gethostname() if machine is None else machine)

    def answers_to(self, host: str) -> bool:
        if host in self._own or host in self._allowed or is_loopback(host):
            return True
        # Anybody can point a name of theirs at this machine. With an address there is nothing to point: a page that
        # is called by one came from there. So whichever address a network gives us will do.
        return self._everywhere and _address(host) is not None

    def welcomes(self, origin: str, called: Authority) -> bool:
        """Whether a page from `origin` may use a server that it `called` so: its own page, or one that is allowed.

        The scheme may differ, since a proxy in front may speak TLS for us.
        """
        found = _ORIGIN.fullmatch(origin.lower())
        page = read_authority(found["authority"]) if found else None
        if found is None or page is None:
            return False
        return page.is_same(called, _PORTS[found["scheme"]]) or page.host in self._allowed


def _allowed_host(text: str) -> str:
    try:
        name = text if text.isascii() else text.encode("idna").decode()
    except UnicodeError:
        name = ""
    found = read_authority(f"[{name}]" if _address(name) and ":" in name else name)
    if found is None:
        raise ValueError(f"--allow-host takes the name of a host, such as games.example, and not {text!r}.")
    return found.host


def _plain(host: str) -> str:
    """A host to listen on as it is compared."""
    address = _address(host)
    return str(address) if address else host.lower().removesuffix(".")


def names_of(machine: str) -> set[str]:
    """The names under which a home network knows a machine: its own, and that of mDNS."""
    name = machine.lower().removesuffix(".")
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"} if short else set()


def is_loopback(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    address = _address(host)
    return address is not None and address.is_loopback


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
