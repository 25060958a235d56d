"""The things of the web: one small function a request."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import DecodeError, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from gruppetto.engine import record
from gruppetto.engine.contract import AnyGame
from gruppetto.server import lobby, wire
from gruppetto.server.denied import Denied, our_fault
from gruppetto.server.house import House
from gruppetto.server.replay import Preview
from gruppetto.server.tables import Table

_log = logging.getLogger(__name__)

Endpoint = Callable[[Request], Awaitable[Response]]
B = TypeVar("B", bound=wire.Body)

_LANGUAGES = 8
"""The longest name of a language (`en`, `pt-BR`) that is looked for."""


class Problem(Struct):
    """What an error says."""

    code: str
    message: str
    params: dict[str, object]


def reply(value: object, status: int = 200) -> Response:
    return Response(wire.write(value), status, media_type="application/json")


def problem(denied: Denied) -> Response:
    return reply({"error": Problem(denied.code, denied.message, denied.params)}, denied.status)


def guarded(endpoint: Endpoint) -> Endpoint:
    """Counts the request, and turns whatever goes wrong into an answer with a code."""

    async def answer(request: Request) -> Response:
        try:
            if not house_of(request).doormen.requests.take(address_of(request)):
                raise Denied("rate", "Too many requests; please wait a moment.")
            return await endpoint(request)
        except Denied as denied:
            return problem(denied)
        except ClientDisconnect:
            raise
        except Exception as error:
            _log.error("%s %s failed: %r", request.method, request.url.path, error, exc_info=_debugging())
            return problem(our_fault())

    return answer


def _debugging() -> bool:
    return _log.isEnabledFor(logging.DEBUG)


# --- reading a request --------------------------------------------------------------------------------------------


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def game_of(request: Request) -> AnyGame:
    return house_of(request).tables.game(request.path_params["game"])


async def table_of(request: Request) -> Table:
    return await house_of(request).tables.find(request.path_params["table"])


def token_of(request: Request) -> str:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Denied("bad_token", "This needs a token in the header Authorization: Bearer.")
    return token.strip()


async def bytes_of(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Denied("too_large", f"A request has at most {most} bytes.")
    return bytes(body)


async def body_of(request: Request, kind: type[B]) -> B:
    body = await bytes_of(request, house_of(request).limits.body_bytes)
    try:
        return wire.read_body(body, kind)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise Denied("malformed", f"The request cannot be read: {error}.") from None


def number_of(request: Request, name: str, default: int, least: int = 0) -> int:
    text = request.query_params.get(name, str(default))
    try:
        number = int(text) if len(text) < 10 else least - 1
    except ValueError:
        number = least - 1
    if number < least:
        raise Denied("malformed", f"{name} is a whole number from {least} on.")
    return number


def eyes_of(request: Request, table: Table) -> int:
    eyes = number_of(request, "as", -1, least=-1)
    if eyes >= len(table.seats):
        raise Denied("unknown_seat", "There is no such seat.")
    return eyes


# --- games --------------------------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    from gruppetto.bots import known_bots

    return reply(
        [
            {
                "id": game.id,
                "players": list(game.players),
                "minutes": game.minutes,
                "options": game.options,
                "editions": [{"id": e.id, "name": e.name, "provenance": e.provenance} for e in game.editions()],
                "bots": known_bots(),
                "seating": game.seating(game.players[-1]),
            }
            for game in house_of(request).tables.games()
        ]
    )


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
    return reply({"language": language, "sections": book.sections, "decisions": book.decisions})


async def poster(request: Request) -> Response:
    path = game_of(request).folder / "poster.svg"
    if not path.is_file():
        raise Denied("not_found", "This game has no poster.")
    return FileResponse(path, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


def _is_language(text: str) -> bool:
    return len(text) <= _LANGUAGES and text.replace("-", "").isalpha() and text.isascii()


# --- tables -------------------------------------------------------------------------------------------------------


async def new_table(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, wire.NewTable)
    game, setup = lobby.settle(house, wanted)
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
    return reply({"table": found})


async def join(request: Request) -> Response:
    wanted = await body_of(request, wire.Join)
    _count_guess(request)
    seat, token = await lobby.join(house_of(request), await table_of(request), wanted)
    return reply({"seat": seat, "token": token}, 201)


async def change_seat(request: Request) -> Response:
    wanted = await body_of(request, wire.SeatChange)
    changed = await table_of(request)
    token, seat = token_of(request), request.path_params["seat"]
    invitation = await lobby.change_seat(house_of(request), changed, seat, token, wanted)
    answer: dict[str, object] = {"table": changed.public()}
    return reply(answer | ({"invitation": invitation} if invitation else {}))


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
    finished = await table_of(request)
    text = record.dumps(finished.finished().record())
    name = f"{finished.game.id}-{finished.id[:8]}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


async def replay(request: Request) -> Response:
    finished = await table_of(request)
    return reply(await asyncio.to_thread(house_of(request).replays.replay, finished, eyes_of(request, finished)))


async def replay_scenes(request: Request) -> Response:
    house, finished = house_of(request), await table_of(request)
    first = number_of(request, "from", 0)
    last = min(number_of(request, "to", first), first + house.limits.replay_scenes - 1)
    return reply(await asyncio.to_thread(house.replays.scenes, finished, first, last, eyes_of(request, finished)))


async def branch(request: Request) -> Response:
    house, finished = house_of(request), await table_of(request)
    wanted = await body_of(request, wire.NewBranch)
    position = await asyncio.to_thread(house.replays.document, finished, wanted.at)
    if len(wanted.seats) != len(finished.seats):
        raise Denied("bad_setup", f"This match has {len(finished.seats)} seats.")
    _count_table(request)
    made = await lobby.make_table(house, finished.game, finished.setup, wanted.seats, position, wanted.start)
    return reply(made, 201)


async def new_position(request: Request) -> Response:
    wanted = await body_of(request, wire.NewPosition)
    game = house_of(request).tables.game(wanted.game)
    setup = lobby.setup_of_position(game, wanted.document)
    if wanted.seen_as >= setup.seats:
        raise Denied("unknown_seat", "There is no such seat.")
    view = lobby.read_position(game, setup, wanted.document).view(wanted.seen_as)
    picture = game.picture(view)
    boards = {picture.board: game.board(setup.edition, picture.board)}
    return reply(Preview(wire.screen(picture, game.own(view)), boards))


async def not_found(request: Request) -> Response:
    raise Denied("not_found", "There is nothing at this address.")


def route(path: str, endpoint: Endpoint, *methods: str) -> Route:
    return Route(path, guarded(endpoint), methods=list(methods or ("GET",)))


ROUTES = [
    route("/api/games", games),
    route("/api/games/{game}/texts/{language}", texts),
    route("/api/games/{game}/rules/{language}", rules),
    route("/api/games/{game}/poster", poster),
    route("/api/tables", new_table, "POST"),
    route("/api/tables/{table}", table),
    route("/api/codes/{code}", code),
    route("/api/tables/{table}/seats", join, "POST"),
    route("/api/tables/{table}/seats/{seat:int}", change_seat, "PATCH"),
    route("/api/tables/{table}/start", start, "POST"),
    route("/api/tables/{table}/record", record_file),
    route("/api/tables/{table}/replay", replay),
    route("/api/tables/{table}/replay/scenes", replay_scenes),
    route("/api/tables/{table}/branch", branch, "POST"),
    route("/api/positions", new_position, "POST"),
]
NOT_FOUND = route("/api/{anything:path}", not_found, "GET", "POST", "PATCH", "PUT", "DELETE")
