"""The API of seats that change hands during a match. `docs/protocol.md` explains it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from gruppetto.table import hand_requests
from gruppetto.table.all_tables import Tables
from gruppetto.table.api import Answer, Request, Route, body_of, need, reply, seat_of, token_of
from gruppetto.table.hand_requests import HandedOver, NewClaim, Nothing, OpenLink, Stand
from gruppetto.table.hands import Hands, Proof
from gruppetto.table.limits import Limits, RateLimits
from gruppetto.table.table_api import table_of
from gruppetto.table.tables import LiveTable

Change = Callable[[Request, LiveTable, int], Awaitable[HandedOver]]


@dataclass(frozen=True, slots=True)
class HandsApi:
    tables: Tables
    hands: Hands
    limits: Limits
    rates: RateLimits

    def routes(self) -> list[Route]:
        changes: dict[str, Change] = {
            "lend": self.lend,
            "wait": self.wait,
            "back": self.take_back,
            "resign": self.resign,
            "link": self.link,
            "move": self.move,
            "bring": self.bring_back,
            "claim": self.claim,
            "answer": self.answer,
        }
        return [
            Route(f"/api/tables/{{table}}/seats/{{seat}}/{name}", self._answered(change), "POST")
            for name, change in changes.items()
        ]

    def _answered(self, change: Change) -> Callable[[Request], Awaitable[Answer]]:
        """Counts what is asked, and finds the seat it is about."""

        async def answer(request: Request) -> Answer:
            need(self.rates.hands, request, "Too many seats change hands here; please wait a moment.")
            table = await table_of(self.tables, request)
            return reply(await change(request, table, seat_of(request)))

        return answer

    async def lend(self, request: Request, table: LiveTable, seat: int) -> HandedOver:
        wanted = await body_of(request, Stand, self.limits.body_bytes)
        await self.hands.lend(table, seat, token_of(request), wanted.bot)
        return HandedOver(table.public())

    async def wait(self, request: Request, table: LiveTable, seat: int) -> HandedOver:
        await body_of(request, Nothing, self.limits.body_bytes)
        await self.hands.wait(table, seat, token_of(request))
        return HandedOver(table.public())

    async def take_back(self, request: Request, table: LiveTable, seat: int) -> HandedOver:
        await body_of(request, Nothing, self.limits.body_bytes)
        await self.hands.take_back(table, seat, token_of(request))
        return HandedOver(table.public())

    async def resign(self, request: Request, table: LiveTable, seat: int) -> HandedOver:
        wanted = await body_of(request, Stand, self.limits.body_bytes)
        await self.hands.resign(table, seat, token_of(request), wanted.bot)
        return HandedOver(table.public())

    async def link(self, request: Request, table: LiveTable, seat: int) -> HandedOver:
        await body_of(request, Nothing, self.limits.body_bytes)
        link = await self.hands.make_link(table, seat, token_of(request))
        return HandedOver(table.public(), link=link)

    async def move(self, request: Request, table: LiveTable, seat: int) -> HandedOver:
        wanted = await body_of(request, OpenLink, self.limits.body_bytes)
        need(self.rates.codes, request, "Too many tries; please wait a moment.")
        return _proven(table, await self.hands.move(table, seat, wanted.link, wanted.name))

    async def bring_back(self, request: Request, table: LiveTable, seat: int) -> HandedOver:
        await body_of(request, Nothing, self.limits.body_bytes)
        return _proven(table, await self.hands.bring_back(table, seat, token_of(request)))

    async def claim(self, request: Request, table: LiveTable, seat: int) -> HandedOver:
        wanted = await body_of(request, NewClaim, self.limits.body_bytes)
        need(self.rates.claims, request, "You asked for seats too often; please wait a while.")
        claimed = await self.hands.claim(table, seat, wanted.name, wanted.tokens)
        return HandedOver(table.public(), claimed.token, mark=claimed.mark)

    async def answer(self, request: Request, table: LiveTable, seat: int) -> HandedOver:
        wanted = await body_of(request, hand_requests.Answer, self.limits.body_bytes)
        await self.hands.answer(table, seat, token_of(request), wanted.agree, wanted.mark)
        return HandedOver(table.public())


def _proven(table: LiveTable, proof: Proof) -> HandedOver:
    return HandedOver(table.public(), proof.token, proof.maker)
