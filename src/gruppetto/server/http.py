"""The API over HTTP: requests are counted, and long answers packed beside the event loop."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Protocol

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from gruppetto.server.coding import GZIP, best_coding
from gruppetto.table.api import Answer, answered, need, problem
from gruppetto.table.denied import Denied
from gruppetto.table.limits import Allowance

Endpoint = Callable[[Request], Awaitable[Answer]]

GZIP_LEVEL = 6
_SHORT = 500
"""Bytes below which an answer is not worth packing."""
_LONG = 64 * 1024
"""From so many bytes on an answer is packed beside the event loop: a megabyte takes it longer than a ping may."""


async def sent(request: Request, answer: Answer) -> Response:
    """An answer as the request accepts it: packed with gzip, or as it is; or that the browser has it already."""
    body, headers = answer.body, dict(answer.headers)
    if len(body) >= _SHORT:
        headers["Vary"] = "Accept-Encoding"
    if "ETag" in headers and headers["ETag"] in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    if len(body) >= _SHORT and best_coding(request.headers.get("Accept-Encoding", ""), [GZIP]):
        body = answer.packed or await _packed(body)
        headers["Content-Encoding"] = GZIP
    return Response(body, answer.status, headers, answer.media)


async def _packed(body: bytes) -> bytes:
    if len(body) > _LONG:
        return await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL)
    return gzip.compress(body, GZIP_LEVEL)


def refused(denied: Denied) -> Response:
    """What is answered before a request has come to the API."""
    answer = problem(denied)
    return Response(answer.body, answer.status, media_type=answer.media)


class MakeRoute(Protocol):
    """A route of the API, for GET unless other methods are named."""

    def __call__(self, path: str, endpoint: Endpoint, *methods: str) -> Route: ...


def counted(requests: Allowance) -> MakeRoute:
    """Routes whose requests count for their visitor."""

    def route(path: str, endpoint: Endpoint, *methods: str) -> Route:
        return Route(path, _guarded(endpoint, requests), methods=list(methods or ("GET",)))

    return route


def _guarded(endpoint: Endpoint, requests: Allowance) -> Callable[[Request], Awaitable[Response]]:
    """Counts the request, and turns whatever goes wrong into an answer with a code."""

    async def counted_in(request: Request) -> Answer:
        need(requests, request, "Too many requests; please wait a moment.")
        # PostgreSQL knows no zero in a text, and nothing of ours has a name with control characters.
        if not request.scope["path"].isprintable():
            raise Denied("not_found", "There is nothing at this address.")
        return await endpoint(request)

    async def answer(request: Request) -> Response:
        return await sent(request, await answered(counted_in, request, (ClientDisconnect,)))

    return answer


def not_found(route: MakeRoute) -> Route:
    """Whatever else is asked of the API."""

    async def nothing(request: Request) -> Answer:
        raise Denied("not_found", "There is nothing at this address.")

    return route("/api/{anything:path}", nothing, "GET", "POST", "PATCH", "PUT", "DELETE")
