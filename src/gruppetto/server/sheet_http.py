"""The companion's API: one small function a request. `docs/companion-api.md` says what they mean."""

import asyncio
import time
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from gruppetto.companion.edit import EditError
from gruppetto.companion.origin import origin_of
from gruppetto.companion.picture import as_svg
from gruppetto.companion.saved import EditWritten, Name, PlanWritten, load, save
from gruppetto.companion.share import as_csv, as_text
from gruppetto.companion.sheet import Sheet
from gruppetto.companion.wording import LANGUAGES, Wording
from gruppetto.server import wire
from gruppetto.server.denied import Denied
from gruppetto.server.http import address_of, body_of, bytes_of, house_of, reply, route, token_of
from gruppetto.server.sheet_view import trace_of, view_of
from gruppetto.server.sheets import LiveSheet, denied


class NewSheet(wire.Body):
    game: wire.Word
    plan: PlanWritten
    name: Name = ""


class NewEdits(wire.Body):
    edits: Annotated[list[EditWritten], Meta(min_length=1)]
    by: Name = ""


async def _sheet_of(request: Request) -> LiveSheet:
    return await house_of(request).sheets.find(request.path_params["sheet"])


def _count_sheet(request: Request) -> None:
    if not house_of(request).doormen.sheets.take(address_of(request)):
        raise Denied("rate", "Too many sheets from this address; please wait a while.")


async def keepers(request: Request) -> Response:
    games = house_of(request).tables.games()
    kept = [(game, keeper) for game in games if (keeper := game.keeper()) is not None]
    return reply([{"game": game.id, "form": keeper.plan_form()} for game, keeper in kept])


async def new_sheet(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, NewSheet)
    sheet = house.sheets.plan(wanted.game, wanted.name, wanted.plan.plan())
    _count_sheet(request)
    return reply(await house.sheets.make(sheet), 201)


async def load_sheet(request: Request) -> Response:
    """A saved sheet as a new one, with a link and a token of its own."""
    house = house_of(request)
    text = await bytes_of(request, house.limits.sheet_bytes)
    _count_sheet(request)
    try:
        sheet = await asyncio.to_thread(load, text, house.tables.game)
    except EditError as error:
        raise denied(error) from None
    return reply(await house.sheets.make(sheet), 201)


async def sheet(request: Request) -> Response:
    live = await _sheet_of(request)
    return reply(view_of(live.id, live.sheet))


async def trace(request: Request) -> Response:
    return reply(trace_of((await _sheet_of(request)).sheet))


async def scorer(request: Request) -> Response:
    """Whether a token may write."""
    live = await _sheet_of(request)
    live.need_scorer(token_of(request))
    return reply({"sheet": live.id, "version": live.sheet.version})


async def new_edits(request: Request) -> Response:
    house, live = house_of(request), await _sheet_of(request)
    live.need_scorer(token_of(request))
    wanted = await body_of(request, NewEdits)
    if len(wanted.edits) > house.limits.edits:
        raise Denied("too_large", f"A request has at most {house.limits.edits} edits.")
    by, now = wanted.by[: house.limits.name_length], int(time.time())
    answers = await house.sheets.enter(live, [edit.signed(by, now) for edit in wanted.edits])
    return reply({"version": live.sheet.version, "answers": answers, "sheet": view_of(live.id, live.sheet)})


_SHARED = {
    "json": ("application/json", "json"),
    "csv": ("text/csv; charset=utf-8", "csv"),
    "text": ("text/plain; charset=utf-8", "txt"),
    "svg": ("image/svg+xml", "svg"),
}


async def share(request: Request) -> Response:
    """The results to keep or to send on; `json` is the whole sheet, to be loaded again."""
    form = request.path_params["form"]
    if form not in _SHARED:
        raise Denied("not_found", f"A sheet is shared as {', '.join(_SHARED)}.")
    language = request.query_params.get("language", "en")
    if language not in LANGUAGES:
        raise Denied("not_found", f"The languages are {', '.join(LANGUAGES)}.")
    live = await _sheet_of(request)
    content = await asyncio.to_thread(_shared, live.sheet, form, language)
    media, ending = _SHARED[form]
    name = f"{live.sheet.game.id}-{live.id[:8]}.{ending}"
    return Response(content, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _shared(sheet: Sheet, form: str, language: str) -> bytes:
    if form == "json":
        return save(sheet)
    wording = Wording(sheet.game, language, sheet.page)
    make = {"csv": as_csv, "text": as_text, "svg": as_svg}[form]
    return make(sheet.content.name, sheet.page, wording, origin_of(sheet)).encode()


SHEET_ROUTES = [
    route("/api/keepers", keepers),
    route("/api/sheets", new_sheet, "POST"),
    route("/api/sheets/load", load_sheet, "POST"),
    route("/api/sheets/{sheet}", sheet),
    route("/api/sheets/{sheet}/trace", trace),
    route("/api/sheets/{sheet}/scorer", scorer),
    route("/api/sheets/{sheet}/edits", new_edits, "POST"),
    route("/api/sheets/{sheet}/share/{form}", share),
]
