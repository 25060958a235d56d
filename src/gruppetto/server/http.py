"""The things of the web: one small function a request."""

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import UNSET
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from gruppetto.engine import record
from gruppetto.engine.contract import AnyGame, Edition
from gruppetto.server import lobby, neighbour, positions, replay, setting_up, wire
from gruppetto.server.answers import (
    EditionInfo,
    Failed,
    Found,
    GameInfo,
    Joined,
    Problem,
    RulebookInfo,
    SeatChanged,
)
from gruppetto.server.denied import Denied, not_stored, our_fault
from gruppetto.server.house import House
from gruppetto.server.limits import visitor
from gruppetto.server.poster import poster_of
from gruppetto.server.replay import finished
from gruppetto.server.tables import Table
from gruppetto.server.writer import StorageFailed

_log = logging.getLogger(__name__)

Endpoint = Callable[[Request], Awaitable[Response]]
B = TypeVar("B", bound=wire.Body)

_LANGUAGES = 8
"""The longest name of a language (`en`, `pt-BR`) that is looked for."""

GZIP_LEVEL = 6
_LONG = 64 * 1024
"""From so many bytes on an answer is packed beside the event loop."""


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


def guarded(endpoint: Endpoint) -> Endpoint:
    """Counts the request, and turns whatever goes wrong into an answer with a code."""

    async def answer(request: Request) -> Response:
        try:
            if not house_of(request).doormen.requests.take(address_of(request)):
                raise Denied("rate", "Too many requests; please wait a moment.")
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


def _debugging() -> bool:
    return _log.isEnabledFor(logging.DEBUG)


# --- reading a request --------------------------------------------------------------------------------------------


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def address_of(request: Request) -> str:
    return visitor(request.client.host if request.client else "")


def game_of(request: Request) -> AnyGame:
    return house_of(request).tables.game(request.path_params["game"])


async def table_of(request: Request) -> Table:
    return await house_of(request).tables.find(request.path_params["table"])


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


async def body_of(request: Request, kind: type[B]) -> B:
    return wire.read_body(await json_of(request, house_of(request).limits.body_bytes), kind)


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


def eyes_of(request: Request, table: Table) -> int:
    eyes = number_of(request, "as", -1, least=-1)
    if eyes >= len(table.seats):
        raise Denied("unknown_seat", "There is no such seat.")
    return eyes


# --- the server itself --------------------------------------------------------------------------------------------


async def server(request: Request) -> Response:
    """So that a second start finds the first."""
    asked = request.query_params.get("database", "")
    return reply(neighbour.answer(house_of(request).settings.database, asked))


# --- games --------------------------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    from gruppetto.bots import known_bots

    return reply(
        [
            GameInfo(
                id=game.id,
                players=list(game.players),
                minutes=game.minutes,
                options=game.options,
                editions=[_edition(game, edition) for edition in game.editions()],
                bots=known_bots(),
                seating=game.seating(game.players[-1]),
            )
            for game in house_of(request).tables.games()
        ]
    )


def _edition(game: AnyGame, edition: Edition) -> EditionInfo:
    return EditionInfo(edition.id, edition.name, edition.provenance, game.warnings(edition))


async def texts(request: Request) -> Response:
    language = request.path_params["language"]
    path = game_of(request).folder / "texts" / f"{language}.ftl"
    if not _is_language(language) or not path.is_file():
        raise Denied("not_found", "This game has no texts in this language.")
    return PlainTextResponse(await asyncio.to_thread(path.read_text, "utf-8"), headers={"Cache-Control": "no-cache"})


async def rules(request: Request) -> Response:
    game, language = game_of(request), request.path_params["language"]
    if not _is_language(language) or not (game.folder / f"rulebook.{language}.md").is_file():
        language = "en"
    book = await asyncio.to_thread(game.rulebook, language)
    return reply(RulebookInfo(language, book.sections, book.decisions))


async def poster(request: Request) -> Response:
    drawn = await house_of(request).studio(poster_of, game_of(request))
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


def _is_language(text: str) -> bool:
    return len(text) <= _LANGUAGES and text.replace("-", "").isalpha() and text.isascii()


# --- tables -------------------------------------------------------------------------------------------------------


async def new_table(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, wire.NewTable)
    if wanted.position:
        await house.errand(address_of(request), positions.check_table, house.settings.games, wanted)
    game, setup = await house.studio(setting_up.settle, house.settings.games, wanted)
    _count_table(request)
    return reply(await lobby.make_table(house, game, setup, wanted.seats, wanted.position, wanted.start), 201)


async def table(request: Request) -> Response:
    return reply((await table_of(request)).public())


async def code(request: Request) -> Response:
    house = house_of(request)
    _count_guess(request)
    found = await house.storage.find_code(request.path_params["code"].upper())
    if found is None:
        raise Denied("unknown_code", "No table waits under this code.")
    return reply(Found(found))


async def join(request: Request) -> Response:
    wanted = await body_of(request, wire.Join)
    _count_guess(request)
    seat, token = await lobby.join(house_of(request), await table_of(request), wanted)
    return reply(Joined(seat, token), 201)


async def change_seat(request: Request) -> Response:
    wanted = await body_of(request, wire.SeatChange)
    changed = await table_of(request)
    invitation = await lobby.change_seat(house_of(request), changed, seat_of(request), token_of(request), wanted)
    return reply(SeatChanged(changed.public(), invitation or UNSET))


async def start(request: Request) -> Response:
    started = await table_of(request)
    await lobby.start(house_of(request), started, token_of(request))
    return reply(started.public())


def _count_table(request: Request) -> None:
    if not house_of(request).doormen.tables.take(address_of(request)):
        raise Denied("rate", "Too many tables from this address; please wait a while.")


def _count_guess(request: Request) -> None:
    if not house_of(request).doormen.codes.take(address_of(request)):
        raise Denied("rate", "Too many tries; please wait a moment.")


# --- finished matches and positions -------------------------------------------------------------------------------


async def record_file(request: Request) -> Response:
    house, match = house_of(request), finished(await table_of(request))
    text = await house.studio(record.dumps, match.record)
    answer = await written(request, text.encode(), "application/x-ndjson")
    name = f"{match.record.header.game}-{match.table[:8]}.jsonl"
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


async def replay_steps(request: Request) -> Response:
    house, ridden = house_of(request), await table_of(request)
    eyes = eyes_of(request, ridden)
    needed = (house.settings.games, finished(ridden), eyes)
    return await written(request, await house.archive(address_of(request), replay.replay, *needed))


async def replay_scenes(request: Request) -> Response:
    house, ridden = house_of(request), await table_of(request)
    first = number_of(request, "from", 0)
    last = min(number_of(request, "to", first), first + house.limits.replay_scenes - 1)
    eyes, games = eyes_of(request, ridden), house.settings.games
    needed = (games, finished(ridden), first, last, eyes)
    return await written(request, await house.archive(address_of(request), replay.scenes, *needed))


async def branch(request: Request) -> Response:
    house, ridden = house_of(request), await table_of(request)
    wanted = await body_of(request, wire.NewBranch)
    needed = (house.settings.games, finished(ridden), wanted.at)
    position = await house.archive(address_of(request), replay.document, *needed)
    if len(wanted.seats) != len(ridden.seats):
        raise Denied("bad_setup", f"This match has {len(ridden.seats)} seats.")
    _count_table(request)
    made = await lobby.make_table(house, ridden.game, ridden.setup, wanted.seats, position, wanted.start)
    return reply(made, 201)


async def new_position(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, wire.NewPosition)
    needed = (house.settings.games, wanted)
    return await written(request, await house.errand(address_of(request), positions.preview, *needed))


async def not_found(request: Request) -> Response:
    raise Denied("not_found", "There is nothing at this address.")


def route(path: str, endpoint: Endpoint, *methods: str) -> Route:
    return Route(path, guarded(endpoint), methods=list(methods or ("GET",)))


ROUTES = [
    route(neighbour.ADDRESS, server),
    route("/api/games", games),
    route("/api/games/{game}/texts/{language}", texts),
    route("/api/games/{game}/rules/{language}", rules),
    route("/api/games/{game}/poster", poster),
    route("/api/tables", new_table, "POST"),
    route("/api/tables/{table}", table),
    route("/api/codes/{code}", code),
    route("/api/tables/{table}/seats", join, "POST"),
    route("/api/tables/{table}/seats/{seat}", change_seat, "PATCH"),
    route("/api/tables/{table}/start", start, "POST"),
    route("/api/tables/{table}/record", record_file),
    route("/api/tables/{table}/replay", replay_steps),
    route("/api/tables/{table}/replay/scenes", replay_scenes),
    route("/api/tables/{table}/branch", branch, "POST"),
    route("/api/positions", new_position, "POST"),
]
NOT_FOUND = route("/api/{anything:path}", not_found, "GET", "POST", "PATCH", "PUT", "DELETE")
