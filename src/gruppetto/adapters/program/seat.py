"""A seat at a live table of some server, by one of the addresses that people pass on, and what is asked over HTTP."""

import json
import urllib.error
import urllib.request
from dataclasses import dataclass, replace
from http.client import HTTPException
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

_PATIENCE = 30.0
"""Seconds for an answer."""


class NotSeated(Exception):
    """Why nobody can ride there, in one sentence."""

    def __init__(self, sentence: str, code: str = "") -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True, slots=True)
class SeatAt:
    """A table, and what opens a seat at it: an invitation, a private link or a token, or else any free seat will do."""

    server: str
    """The beginning of its addresses: `http://127.0.0.1:8642`."""
    table: str = ""
    code: str = ""
    invitation: str = ""
    link: str = ""
    seat: int = -1
    token: str = ""

    @property
    def socket(self) -> str:
        return "ws" + self.server.removeprefix("http") + "/ws"

    def ask(self, path: str, body: object = None, method: str = "GET") -> Any:
        """What the server answers; raises NotSeated with its sentence where it refuses."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        written = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, written, headers, method="POST" if written else method)
        try:
            with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            raise _refused(error) from None
        except (OSError, HTTPException) as error:
            reason = getattr(error, "reason", None) or error
            raise NotSeated(f"the server at {self.server} does not answer: {reason}") from None

    def change(self, what: str, **body: object) -> Any:
        """What becomes of the seat: `lend`, `back`, `move`, …"""
        return json.loads(self.ask(f"/api/tables/{quote(self.table)}/seats/{self.seat}/{what}", body))


def _refused(error: urllib.error.HTTPError) -> NotSeated:
    try:
        told = json.loads(error.read())["error"]
        return NotSeated(str(told["message"]), str(told["code"]))
    except (ValueError, KeyError, TypeError, OSError):
        return NotSeated(f"the server answers {error.code} {error.reason}")


def read_address(text: str, token: str = "") -> SeatAt:
    """The seat that an address of a page names: of a table, with an invitation or a private link, or by its letters."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise NotSeated(f"{text!r} is no address of a table, such as http://127.0.0.1:8642/t/…")
    server = f"{parts.scheme}://{parts.netloc}"
    match parts.path.strip("/").split("/"):
        case ["t", table] if table:
            behind = {key: values[0] for key, values in parse_qs(parts.fragment).items()}
            number = behind.get("seat", "")
            seat = int(number) if number.isdecimal() else -1
            invitation, link = behind.get("invitation", ""), behind.get("link", "")
            return SeatAt(server, table, invitation=invitation, link=link, seat=seat, token=token)
        case ["j", code] if code:
            return SeatAt(server, code=code, token=token)
    raise NotSeated(f"{text!r} is an address of no table: it has /t/ and the table, or /j/ and six letters")


def sit_down(at: SeatAt, name: str) -> SeatAt:
    """Takes the seat, unless a token opens one already; raises NotSeated."""
    if not at.table:
        at = replace(at, table=json.loads(at.ask(f"/api/codes/{quote(at.code)}"))["table"])
    if at.token:
        return at
    if at.link:
        return replace(at, token=at.change("move", link=at.link)["token"])
    wanted = {"name": name, **({"invitation": at.invitation} if at.invitation else {})}
    joined = json.loads(at.ask(f"/api/tables/{quote(at.table)}/seats", wanted))
    return replace(at, seat=joined["seat"], token=joined["token"])
