"""Headers that keep other people's scripts and frames out, and what our pages do not need out of their reach."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gruppetto.server.hosts import Authority, is_loopback, read_authority

_CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        # Python in the browser is a program of WebAssembly; scripts are ours alone all the same.
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

_NOT_NEEDED = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)
"""Phones scan codes with their own camera. A screen that stays awake, sharing, the clipboard and sound are left as they
are, which is for our own pages."""

_SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the address of a table is a secret among friends
    "Permissions-Policy": ", ".join(f"{each}=()" for each in _NOT_NEEDED),
}

_EVENING = 4 * 60 * 60
"""Seconds for which a browser that trusts our certificate speaks https only. Longer, a server that is started without
`--https` another day, or another program on the same machine, could not be reached: the promise is for a name, on every
port of it. No longer is needed, since every answer renews it."""


class SecurityHeaders:
    def __init__(self, app: ASGIApp, https: bool) -> None:
        self._app = app
        self._https = https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        added = self._for_host(read_authority(Headers(scope=scope).get("host", "")))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _for_host(self, called: Authority | None) -> dict[str, str]:
        added = {**_SECURITY, "Content-Security-Policy": f"{_CONTENT_POLICY}; connect-src {_connections(called)}"}
        # For this machine by itself the promise would hold for whatever else is developed on it.
        if self._https and called is not None and not is_loopback(called.host):
            added["Strict-Transport-Security"] = f"max-age={_EVENING}"
        return added


def _connections(called: Authority | None) -> str:
    """Return where our pages may connect to: this host alone. Older browsers do not count its WebSockets as `'self'`.
    An address of IPv6 cannot be named in a policy.
    """
    if called is None or ":" in called.host:
        return "'self'"
    at = called.host if called.port is None else f"{called.host}:{called.port}"
    return f"'self' ws://{at} wss://{at}"
