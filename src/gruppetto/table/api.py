"""Requests as all of the API reads and answers them, whatever carries them: over HTTP on a server, in a message inside
a browser. Each gets an answer, with a code for whatever goes wrong."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import UNSET

from gruppetto.table import wire
from gruppetto.table.answers import Failed, Problem
from gruppetto.table.denied import Denied, not_stored, our_fault
from gruppetto.table.limits import Allowance, RateLimits, visitor
from gruppetto.table.store import StorageFailed

_log = logging.getLogger(__name__)

JSON = "application/json"

B = TypeVar("B", bound=wire.Body)


class Caller(Protocol):
    """Who asks."""

    @property
    def host(self) -> str: ...


class Address(Protocol):
    """What is asked for."""

    @property
    def path(self) -> str: ...


class Request(Protocol):
    """What is read of a request; Starlette's are such as they come."""

    @property
    def method(self) -> str: ...

    @property
    def url(self) -> Address: ...

    @property
    def path_params(self) -> Mapping[str, Any]:
        """The parts of the path that a route has a name for."""

    @property
    def query_params(self) -> Mapping[str, str]: ...

    @property
    def headers(self) -> Mapping[str, str]:
        """By their names in any spelling."""

    @property
    def client(self) -> Caller | None: ...

    def stream(self) -> AsyncIterator[bytes]:
        """The body, piece by piece."""


@dataclass(frozen=True, slots=True)
class Answer:
    body: bytes
    status: int = 200
    media: str = JSON
    headers: dict[str, str] = field(default_factory=dict)
    packed: bytes = b""
    """The body compressed with gzip, where that was done once for all."""


Endpoint = Callable[[Request], Awaitable[Answer]]


class Route(NamedTuple):
    """An address of the API, `/api/tables/{table}`, and what answers there."""

    path: str
    endpoint: Endpoint
    method: str = "GET"


# --- answering ----------------------------------------------------------------------------------------------------


def reply(value: object, status: int = 200) -> Answer:
    return Answer(wire.write(value), status)


def written(body: bytes, media: str = JSON) -> Answer:
    """An answer that was written elsewhere."""
    return Answer(body, media=media)


def problem(denied: Denied) -> Answer:
    error = Problem(denied.code, denied.message, denied.params, denied.rule or UNSET)
    return reply(Failed(error), denied.status)


R = TypeVar("R", bound=Request)


async def answered(
    endpoint: Callable[[R], Awaitable[Answer]], request: R, own: tuple[type[Exception], ...] = ()
) -> Answer:
    """What an endpoint says, with an answer for whatever goes wrong but what is the carrier's `own` affair."""
    try:
        return await endpoint(request)
    except Denied as denied:
        return problem(denied)
    except own:
        raise
    except StorageFailed as error:
        _log.error("%s %r failed, the database did: %s", request.method, request.url.path, error)
        return problem(not_stored(error.code))
    except Exception as error:
        _log.error("%s %r failed: %r", request.method, request.url.path, error, exc_info=_debugging())
        return problem(our_fault())


def _debugging() -> bool:
    return _log.isEnabledFor(logging.DEBUG)


# --- reading a request --------------------------------------------------------------------------------------------


def address_of(request: Request) -> str:
    return visitor(request.client.host if request.client else "")


def need(rate: Allowance, request: Request, refusal: str, many: float = 1.0) -> None:
    """Raises Denied with this sentence when the visitor did it too often."""
    if not rate.take(address_of(request), many):
        raise Denied("rate", refusal)


def need_room(rates: RateLimits) -> None:
    """Raises Denied when nothing new is taken: what is left of the disk is for the matches and sheets that go on."""
    if not rates.has_room():
        raise Denied("full", "This server is nearly full, so it takes no new tables and sheets; those there go on.")


def token_of(request: Request) -> str:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Denied("bad_token", "This needs a token in the header Authorization: Bearer.")
    return token.strip()


async def json_of(request: Request, most: int) -> bytes:
    """The body, which must say that it is JSON: no form of another web site can say so unasked."""
    if request.headers.get("Content-Type", "").partition(";")[0].strip().lower() != JSON:
        raise Denied("not_json", "A request with a body needs the header Content-Type: application/json.")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Denied("too_large", f"A request has at most {most} bytes.")
    return bytes(body)


async def body_of(request: Request, kind: type[B], most: int) -> B:
    return wire.read_body(await json_of(request, most), kind)


def number_of(request: Request, name: str, default: int, least: int = 0) -> int:
    text = request.query_params.get(name, str(default))
    try:
        number = int(text) if len(text) < 10 else least - 1
    except ValueError:
        number = least - 1
    if number < least:
        raise Denied("malformed", f"{name} is a whole number from {least} on.")
    return number


def seat_of(request: Request) -> int:
    text = request.path_params["seat"]
    if not (text.isdecimal() and text.isascii() and len(text) < 4):
        raise Denied("unknown_seat", "There is no such seat.")
    return int(text)
