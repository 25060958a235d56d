"""The API of the tables: making and filling them, positions, finished matches. `docs/protocol.md` explains it."""

from dataclasses import dataclass, field

from msgspec import UNSET

from gruppetto.engine import record
from gruppetto.engine.record import TakeBacks
from gruppetto.table import keeping, positions, replay, setting_up, table_requests
from gruppetto.table.all_tables import Tables
from gruppetto.table.answers import Deleted, ExplainedInfo, Found, Joined, SeatChanged
from gruppetto.table.api import (
    Answer,
    Request,
    Route,
    address_of,
    body_of,
    need,
    need_room,
    number_of,
    reply,
    seat_of,
    token_of,
    written,
)
from gruppetto.table.denied import Denied
from gruppetto.table.limits import Limits, RateLimits
from gruppetto.table.lobby import Lobby, MadeTable
from gruppetto.table.locks import Locks
from gruppetto.table.replay import finished
from gruppetto.table.setting_up import Games
from gruppetto.table.tables import LiveTable
from gruppetto.table.work import VisitorWork, Work


@dataclass(frozen=True, slots=True)
class TableApi:
    games: Games
    tables: Tables
    lobby: Lobby
    limits: Limits
    rates: RateLimits
    layout: Work
    """Where what this process needs itself is worked out."""
    position_work: VisitorWork
    """Where documents of strangers are read."""
    making: Locks = field(default_factory=Locks)
    """A visitor makes or starts one table at a time: `layout` knows no turns."""

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables", self.new_table, "POST"),
            Route("/api/games/{game}/lesson", self.new_lesson, "POST"),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}", self.delete, "DELETE"),
            Route("/api/tables/{table}/open", self.open_again, "POST"),
            Route("/api/codes/{code}", self.code),
            Route("/api/tables/{table}/seats", self.join, "POST"),
            Route("/api/tables/{table}/seats/{seat}", self.change_seat, "PATCH"),
            Route("/api/tables/{table}/start", self.start, "POST"),
            Route("/api/tables/{table}/explained", self.explained),
            Route("/api/positions", self.new_position, "POST"),
        ]

    async def new_table(self, request: Request) -> Answer:
        wanted = await body_of(request, table_requests.NewTable, self.limits.body_bytes)
        if wanted.position:
            await self.position_work(address_of(request), positions.check_table, self.games, wanted)
        async with self.making.of(address_of(request)):
            return reply(await self._make_table(request, wanted), 201)

    async def _make_table(self, request: Request, wanted: table_requests.NewTable) -> MadeTable:
        game, setup = await self.layout(setting_up.settle, self.games, wanted)
        count_table(self.rates, request)
        kind = (wanted.seats, wanted.position, wanted.start, TakeBacks(wanted.take_backs), wanted.away_seconds)
        return await self.lobby.make_table(game, setup, *kind, wanted.clock, wanted.hints, television=wanted.television)

    async def new_lesson(self, request: Request) -> Answer:
        wanted = await body_of(request, table_requests.NewLesson, self.limits.body_bytes)
        game = setting_up.find_game(self.games, request.path_params["game"])
        count_table(self.rates, request)
        async with self.making.of(address_of(request)):
            return reply(await self.lobby.make_lesson(game, wanted.name), 201)

    async def table(self, request: Request) -> Answer:
        return reply((await table_of(self.tables, request)).public())

    async def delete(self, request: Request) -> Answer:
        wanted = await body_of(request, table_requests.Deletion, self.limits.body_bytes)
        table = await table_of(self.tables, request)
        return reply(Deleted(await keeping.delete(self.tables, table, token_of(request), wanted.tokens)))

    async def open_again(self, request: Request) -> Answer:
        table = await table_of(self.tables, request)
        await keeping.open_again(table, token_of(request), self.lobby.new_code)
        return reply(table.public())

    async def code(self, request: Request) -> Answer:
        self._count_guess(request)
        return reply(Found(await self.lobby.find_code(request.path_params["code"])))

    async def join(self, request: Request) -> Answer:
        wanted = await body_of(request, table_requests.Join, self.limits.body_bytes)
        self._count_guess(request)
        seat, token = await self.lobby.join(await table_of(self.tables, request), wanted)
        return reply(Joined(seat, token), 201)

    async def change_seat(self, request: Request) -> Answer:
        wanted = await body_of(request, table_requests.SeatChange, self.limits.body_bytes)
        changed = await table_of(self.tables, request)
        invitation = await self.lobby.change_seat(changed, seat_of(request), token_of(request), wanted)
        return reply(SeatChanged(changed.public(), invitation or UNSET))

    async def start(self, request: Request) -> Answer:
        started = await table_of(self.tables, request)
        async with self.making.of(address_of(request)):
            await self.lobby.start(started, token_of(request))
        return reply(started.public())

    async def explained(self, request: Request) -> Answer:
        """What the things of this match are: with its edition and options, before it and after it too."""
        table = await table_of(self.tables, request)
        return reply(ExplainedInfo(table.game.explained(table.setup)))

    async def new_position(self, request: Request) -> Answer:
        wanted = await body_of(request, table_requests.NewPosition, self.limits.body_bytes)
        shown = await self.position_work(address_of(request), positions.preview, self.games, wanted)
        return written(shown)

    def _count_guess(self, request: Request) -> None:
        need(self.rates.codes, request, "Too many tries; please wait a moment.")


@dataclass(frozen=True, slots=True)
class ReplayApi:
    """Finished matches."""

    games: Games
    tables: Tables
    lobby: Lobby
    limits: Limits
    rates: RateLimits
    record_work: VisitorWork
    """Where records are written, of a match as it is in memory."""
    replay_work: VisitorWork
    """Where matches are ridden again."""

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{table}/record", self.record_file),
            Route("/api/tables/{table}/replay", self.steps),
            Route("/api/tables/{table}/replay/scenes", self.scenes),
            Route("/api/tables/{table}/branch", self.branch, "POST"),
        ]

    async def record_file(self, request: Request) -> Answer:
        match = finished(await table_of(self.tables, request))
        text = await self.record_work(address_of(request), record.dumps, match.record)
        answer = written(text.encode(), "application/x-ndjson")
        name = f"{match.record.header.game}-{match.table[:8]}.jsonl"
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return answer

    async def steps(self, request: Request) -> Answer:
        ridden = await table_of(self.tables, request)
        needed = (self.games, finished(ridden), _eyes_of(request, ridden))
        return written(await self.replay_work(address_of(request), replay.replay, *needed))

    async def scenes(self, request: Request) -> Answer:
        ridden = await table_of(self.tables, request)
        first = number_of(request, "from", 0)
        last = min(number_of(request, "to", first), first + self.limits.replay_scenes - 1)
        needed = (self.games, finished(ridden), first, last, _eyes_of(request, ridden))
        return written(await self.replay_work(address_of(request), replay.scenes, *needed))

    async def branch(self, request: Request) -> Answer:
        ridden = await table_of(self.tables, request)
        wanted = await body_of(request, table_requests.NewBranch, self.limits.body_bytes)
        needed = (self.games, finished(ridden), wanted.at)
        position = await self.replay_work(address_of(request), replay.document, *needed)
        if len(wanted.seats) != len(ridden.seats):
            raise Denied("bad_setup", f"This match has {len(ridden.seats)} seats.")
        setting_up.need_same_teams(ridden.game, ridden.setup, wanted.seats)
        count_table(self.rates, request)
        made = await self.lobby.make_table(
            ridden.game,
            ridden.setup,
            wanted.seats,
            position,
            wanted.start,
            TakeBacks(wanted.take_backs),
            clock=wanted.clock,
            hints=wanted.hints,
        )
        return reply(made, 201)


async def table_of(tables: Tables, request: Request) -> LiveTable:
    return await tables.find(request.path_params["table"], address_of(request))


def count_table(rates: RateLimits, request: Request) -> None:
    need_room(rates)
    for rate in (rates.tables, rates.tables_a_day):
        need(rate, request, "Too many tables from this address; please wait a while.")


def _eyes_of(request: Request, table: LiveTable) -> int:
    eyes = number_of(request, "as", -1, least=-1)
    if eyes >= len(table.seats):
        raise Denied("unknown_seat", "There is no such seat.")
    return eyes
