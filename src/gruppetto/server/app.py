"""The web application: the API, the live table and the pages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from gruppetto.server.constant_answers import ConstantAnswers
from gruppetto.server.game_http import GameApi
from gruppetto.server.hosts import Hosts
from gruppetto.server.house import House
from gruppetto.server.http import counted, not_found, refused
from gruppetto.server.offline_pack import INDEX, NoPack, find_pack
from gruppetto.server.origin_check import OriginCheck
from gruppetto.server.pages import CountedFiles, OfflineFiles, Pages
from gruppetto.server.reach_http import ReachApi
from gruppetto.server.security_headers import SecurityHeaders
from gruppetto.server.settings import Settings
from gruppetto.server.websocket import LiveSocket
from gruppetto.table.analysis_api import AnalysisApi
from gruppetto.table.api import Route as ApiRoute
from gruppetto.table.denied import Denied
from gruppetto.table.hands_api import HandsApi
from gruppetto.table.limits import Allowance
from gruppetto.table.sheet_api import KEEPERS, SheetApi
from gruppetto.table.table_api import ReplayApi, TableApi


def make_app(settings: Settings) -> Starlette:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = Starlette(
        routes=[
            *_api(house, settings),
            WebSocketRoute("/ws", LiveSocket(house.sessions, house.rates.live).connect),
            *_offline(settings, house.rates.files),
            Mount("/", CountedFiles(Pages(settings.pages), house.rates.files)),
        ],
        middleware=[
            Middleware(SecurityHeaders, https=settings.tls is not None),
            Middleware(OriginCheck, hosts=Hosts(settings.host, settings.allow_hosts)),
        ],
        exception_handlers={HTTPException: _http_problem, ClientDisconnect: _hung_up},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.tls = settings.tls
    return app


def _api(house: House, settings: Settings) -> list[Route]:
    """Everything under `/api`: each part of it gets what it needs of the house."""
    games, limits, pools, rates = settings.games, settings.limits, house.pools, house.rates
    at_tables = (games, house.tables, house.lobby, limits, rates)
    route, constant = counted(rates.requests), ConstantAnswers()
    shared = [
        *GameApi(games, settings.database, pools.drawing, house.programs.names, constant).routes(),
        *TableApi(*at_tables, pools.layout, pools.positions).routes(),
        *HandsApi(house.tables, house.hands, limits, rates).routes(),
        *ReplayApi(*at_tables, pools.loading, pools.replays).routes(),
        *AnalysisApi(house.tables, house.analyses, rates).routes(),
        *_sheets(SheetApi(games, house.sheets, limits, rates, pools.sheets), constant),
    ]
    return [
        *(route(*each) for each in shared),
        *ReachApi(settings.host, settings.tls).routes(route),
        not_found(route),
    ]


def _sheets(api: SheetApi, constant: ConstantAnswers) -> list[ApiRoute]:
    return [constant.route(each) if each.path == KEEPERS else each for each in api.routes()]


def _offline(settings: Settings, files: Allowance) -> list[BaseRoute]:
    """What browsers need to play without us, where it was made for these very pages; elsewhere, that there is none."""
    try:
        pack = find_pack(settings.pages, settings.offline)
    except NoPack:
        return [Route(f"/offline/{INDEX}", _no_pack)]
    return [Mount("/offline", CountedFiles(OfflineFiles(directory=pack.folder), files))]


async def _no_pack(_: Request) -> Response:
    """Every first page asks, and nothing is wrong where the answer is no."""
    return Response("null", media_type="application/json", headers={"Cache-Control": "no-cache"})


async def _http_problem(_: Request, error: Exception) -> Response:
    """What Starlette itself refuses: an unknown address, or a method that does not fit."""
    assert isinstance(error, HTTPException)
    answer = refused(Denied("not_found", "There is nothing at this address for this kind of request."))
    answer.status_code = error.status_code
    return answer


async def _hung_up(_: Request, __: Exception) -> Response:
    """Somebody left in the middle of a request: nobody hears this, and it is no fault for the log."""
    return Response(status_code=400)
