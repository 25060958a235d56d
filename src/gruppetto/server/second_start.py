"""A second start: who listens on the port already, a Gruppetto with the same tables or somebody else.

A server never tells which database it has. It is asked about one, by a hash, and says yes or no.
"""

import hashlib
import http.client
import json
import ssl

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

ADDRESS = "/api/server"
NAME = "gruppetto"
_PATIENCE = 5.0
_MOST_BYTES = 1000
_SECRETS = ("password", "sslpassword")
"""Where else a URL may have one."""


def fingerprint(database: str) -> str:
    """Stands for the URL of a database in a question. Whoever hears it must not be able to try passwords against it, so
    it has none."""
    url = make_url(database).set(password="").difference_update_query(_SECRETS)
    return hashlib.sha256(url.render_as_string(hide_password=False).encode()).hexdigest()


def answer(database: str, asked: str) -> dict[str, object]:
    """What a server with this database says to whoever asks."""
    return {"server": NAME, "same_database": asked == fingerprint(database)}


def keeps_same_tables(scheme: str, host: str, port: int, database: str) -> bool:
    """Whether a Gruppetto with this very database listens there, with `http` or `https`."""
    asking = _connection(scheme, host, port)
    try:
        asking.request("GET", f"{ADDRESS}?database={fingerprint(database)}")
        told = json.loads(asking.getresponse().read(_MOST_BYTES))
    except (OSError, http.client.HTTPException, ValueError, RecursionError, ArgumentError):
        return False
    finally:
        asking.close()
    return bool(told == {"server": NAME, "same_database": True})


def _connection(scheme: str, host: str, port: int) -> http.client.HTTPConnection:
    """Whoever answers need not prove who they are: nothing secret is asked or believed."""
    if scheme == "http":
        return http.client.HTTPConnection(host, port, timeout=_PATIENCE)
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return http.client.HTTPSConnection(host, port, timeout=_PATIENCE, context=context)
