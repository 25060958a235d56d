"""Requests over HTTP as all of the API reads and answers them: counted, with a code for whatever goes wrong."""

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from msgspec import UNSET
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from gruppetto.table import wire
from gruppetto.table.answers import Failed, Problem
from gruppetto.table.denied import Denied, not_stored, our_fault
from gruppetto.table.limits import Allowance, visitor
from gruppetto.table.store import StorageFailed

_log = logging.getLogger(__name__)

Endpoint = Callable[[Request], Awaitable[Response]]
B = TypeVar("B", bound=wire.Body)

GZIP_LEVEL = 6
_LONG = 64 * 1024
"""From so many bytes on an answer is packed beside the event loop."""


# --- answering ----------------------------------------------------------------------------------------------------


def reply(value: object, status: int = 200) -> Response:
    return Response(wire.write(value), status, media_type="application/json")


async def written(request: Request, body: bytes, media: str = "application/json") -> Response:
    """An answer that was written elsewhere. A long one is packed here, in a thread, which the event loop would do
    itself otherwise: a megabyte takes it longer than a ping may."""
    headers = {"Vary": "Accept-Encoding"}
    if len(body) > _LONG and "gzip" in request.headers.get("Accept-Encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=media, headers=headers)


def problem(denied: Denied) -> Response:
    error = Problem(denied.code, denied.message, denied.params, denied.rule or UNSET)
    return reply(Failed(error), denied.status)


# --- routes -------------------------------------------------------------------------------------------------------


class MakeRoute(Protocol):
    """A route of the API, for GET unless other methods are named."""

    def __call__(self, path: str, endpoint: Endpoint, *methods: str) -> Route: ...


def counted(requests: Allowance) -> MakeRoute:
    """Routes whose requests count for their visitor."""

    def route(path: str, endpoint: Endpoint, *methods: str) -> Route:
        return Route(path, _guarded(endpoint, requests), methods=list(methods or ("GET",)))

    return route


def _guarded(endpoint: Endpoint, requests: Allowance) -> Endpoint:
    """Counts the request, and turns whatever goes wrong into an answer with a code."""

    async def answer(request: Request) -> Response:
        try:
            need(requests, request, "Too many requests; please wait a moment.")
            # PostgreSQL knows no zero in a text, and nothing of ours has a name with control characters.
            if not request.scope["path"].isprintable():
                raise Denied("not_found", "There is nothing at this address.")
            return await endpoint(request)
        except Denied as denied:
            return problem(denied)
        except ClientDisconnect:
            raise
        except StorageFailed as error:
            _log.error("%s %s failed, the database did: %s", request.method, request.url.path, error)
            return problem(not_stored())
        except Exception as error:
            _log.error("%s %r failed: %r", request.method, request.scope["path"], error, exc_info=_debugging())
            return problem(our_fault())

    return answer


def not_found(route: MakeRoute) -> Route:
    """Whatever else is asked of the API."""

    async def nothing(request: Request) -> Response:
        raise Denied("not_found", "There is nothing at this address.")

    return route("/api/{anything:path}", nothing, "GET", "POST", "PATCH", "PUT", "DELETE")


def _debugging() -> bool:
    return _log.isEnabledFor(logging.DEBUG)


# --- reading a request --------------------------------------------------------------------------------------------


def address_of(request: Request) -> str:
    return visitor(request.client.host if request.client else "")


def need(rate: Allowance, request: Request, refusal: str) -> None:
    """Raises Denied with this sentence when the visitor did it too often."""
    if not rate.take(address_of(request)):
        raise Denied("rate", refusal)


def token_of(request: Request) -> str:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Denied("bad_token", "This needs a token in the header Authorization: Bearer.")
    return token.strip()


async def json_of(request: Request, most: int) -> bytes:
    """The body, which must say that it is JSON: no form of another web site can say so unasked."""
    if request.headers.get("Content-Type", "").partition(";")[0].strip().lower() != "application/json":
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
