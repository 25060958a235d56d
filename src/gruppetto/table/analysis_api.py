"""The API of analyses: a finished match is looked back at when somebody asks, and told as far as it is."""

from dataclasses import dataclass

from gruppetto.table.all_tables import Tables
from gruppetto.table.analyses import Analyses
from gruppetto.table.api import Answer, Request, Route, address_of, need, written
from gruppetto.table.limits import RateLimits
from gruppetto.table.table_api import table_of


@dataclass(frozen=True, slots=True)
class AnalysisApi:
    tables: Tables
    analyses: Analyses
    rates: RateLimits

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{table}/analysis", self.begin, "POST"),
            Route("/api/tables/{table}/analysis", self.found),
        ]

    async def begin(self, request: Request) -> Answer:
        need(self.rates.analyses, request, "Enough races for now; please wait a while.")
        told = await self.analyses.begin(address_of(request), await table_of(self.tables, request))
        return written(told)

    async def found(self, request: Request) -> Answer:
        return written(await self.analyses.found(await table_of(self.tables, request)))
