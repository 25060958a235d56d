"""The API of analyses: a finished match is looked back at when somebody asks, and told as far as it is."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gruppetto.server.analyses import Analyses
from gruppetto.server.http import MakeRoute, address_of, need, written
from gruppetto.server.table_http import table_of
from gruppetto.table.all_tables import Tables
from gruppetto.table.limits import RateLimits


@dataclass(frozen=True, slots=True)
class AnalysisApi:
    tables: Tables
    analyses: Analyses
    rates: RateLimits

    def routes(self, route: MakeRoute) -> list[Route]:
        return [
            route("/api/tables/{table}/analysis", self.begin, "POST"),
            route("/api/tables/{table}/analysis", self.found),
        ]

    async def begin(self, request: Request) -> Response:
        need(self.rates.analyses, request, "Enough races for now; please wait a while.")
        told = await self.analyses.begin(address_of(request), await table_of(self.tables, request))
        return await written(request, told)

    async def found(self, request: Request) -> Response:
        return await written(request, await self.analyses.found(await table_of(self.tables, request)))
