"""Middleware in front of everything that checks Host and Origin (against CSRF and DNS rebinding)."""

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from gruppetto.server.hosts import Authority, Hosts, read_authority
from gruppetto.server.http import refused
from gruppetto.table.denied import Denied

_LOOKING = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing; browsers keep what they answer from pages of other sites."""

_OWN_PAGE = "same-origin"
_NO_PAGE = "none"
"""Somebody typed the address, or opened a bookmark."""


class OriginCheck:
    """Refuses what is not for one of our hosts, and changes and live tables for pages that are not ours."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        try:
            self._admit(scope)
        except Denied as denied:
            return await _refuse(denied, scope, receive, send)
        await self._app(scope, receive, send)

    def _admit(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        called = self._need_host(headers)
        if scope["type"] == "websocket" or scope["method"] not in _LOOKING:
            self._need_page(headers, called)

    def _need_host(self, headers: Headers) -> Authority:
        named = headers.getlist("host")
        called = read_authority(named[0]) if len(named) == 1 else None
        if called is None:
            raise Denied(
                "bad_host", "The request names no host; this server answers to its own names and to --allow-host NAME."
            )
        if not self._hosts.answers_to(called.host):
            raise Denied(
                "bad_host",
                f"This server does not answer to the name {called.host}; whoever runs it can start it with "
                f"--allow-host {called.host}.",
            )
        return called

    def _need_page(self, headers: Headers, called: Authority) -> None:
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin is None:
            ours = site in (None, _OWN_PAGE, _NO_PAGE)
        elif origin == "null":
            # Some browsers hide the origin even from the page's own server, but say that it is the page's own.
            ours = site == _OWN_PAGE
        else:
            ours = self._hosts.welcomes(origin, called)
        if not ours:
            raise Denied(
                "bad_origin",
                "A page of another site may not use this server, unless whoever runs it names that site's host with "
                "--allow-host.",
            )


async def _refuse(denied: Denied, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(refused(denied))
        return
    answer: Response = PlainTextResponse(denied.message, denied.status)
    if scope["path"].startswith("/api/"):
        answer = refused(denied)
    await answer(scope, receive, send)
