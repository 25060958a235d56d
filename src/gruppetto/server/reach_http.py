"""How other devices reach this server, for a page that was opened on the machine itself; and the certificate they may
be told to trust."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.routing import Route

from gruppetto.server.addresses import in_url, ways_in
from gruppetto.server.hosts import is_loopback, read_authority
from gruppetto.server.http import MakeRoute
from gruppetto.server.tls import Tls
from gruppetto.table.answers import WayIn
from gruppetto.table.api import Answer, reply
from gruppetto.table.denied import Denied

CERTIFICATE = "/api/certificate"


@dataclass(frozen=True, slots=True)
class ReachApi:
    host: str
    """What the server listens on."""
    tls: Tls | None

    def routes(self, route: MakeRoute) -> list[Route]:
        return [route("/api/reach", self.reach), route(CERTIFICATE, self.certificate)]

    async def reach(self, request: Request) -> Answer:
        """Only a page that calls the server `localhost` needs to be told: any other has come by an address that works
        for others too. And through a proxy nobody learns what a home calls its machines."""
        called = read_authority(request.headers["host"])
        url = self._url(request) if called and is_loopback(called.host) else None
        return reply(WayIn(url=url, certificate=self.tls is not None))

    def _url(self, request: Request) -> str | None:
        network = [way for way in ways_in(self.host) if not is_loopback(way)]
        own = request.scope["server"]
        if not network or not own:
            return None
        scheme = "https" if self.tls else "http"
        return f"{scheme}://{in_url(network[0])}:{own[1]}"

    async def certificate(self, request: Request) -> Answer:
        """By its type and name a phone knows what to do with it."""
        if self.tls is None:
            raise Denied("not_found", "This server has no certificate of its own.")
        named = {"Content-Disposition": 'attachment; filename="gruppetto.crt"'}
        return Answer(self.tls.authority, media="application/x-x509-ca-cert", headers=named)
