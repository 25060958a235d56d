"""The companion's API: one small function a request. `docs/companion-api.md` says what they mean."""

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from gruppetto.companion.wording import LANGUAGES
from gruppetto.server import sheet_work, wire
from gruppetto.server.answers import EditsEntered, KeeperOffer, Scorer
from gruppetto.server.denied import Denied
from gruppetto.server.http import address_of, house_of, json_of, reply, route, token_of, written
from gruppetto.server.sheets import LiveSheet


async def _sheet_of(request: Request) -> LiveSheet:
    return await house_of(request).sheets.find(address_of(request), request.path_params["sheet"])


def _count_sheet(request: Request) -> None:
    if not house_of(request).doormen.sheets.take(address_of(request)):
        raise Denied("rate", "Too many sheets from this address; please wait a while.")


async def keepers(request: Request) -> Response:
    games = house_of(request).tables.games()
    kept = [(game, keeper) for game in games if (keeper := game.keeper()) is not None]
    return reply([KeeperOffer(game.id, keeper.plan_form()) for game, keeper in kept])


async def new_sheet(request: Request) -> Response:
    house = house_of(request)
    body = await json_of(request, house.limits.body_bytes)
    _count_sheet(request)
    return reply(await house.sheets.begin(address_of(request), sheet_work.begin, body), 201)


async def load_sheet(request: Request) -> Response:
    """A saved sheet as a new one, with a link and a token of its own."""
    house = house_of(request)
    saved = await json_of(request, house.limits.sheet_bytes)
    _count_sheet(request)
    return reply(await house.sheets.begin(address_of(request), sheet_work.begin_with, saved), 201)


async def sheet(request: Request) -> Response:
    return await written(request, (await _sheet_of(request)).kept.view)


async def trace(request: Request) -> Response:
    house, live = house_of(request), await _sheet_of(request)
    needed = (house.settings.games, live.kept.saved)
    return await written(request, await house.sheet_errand(address_of(request), sheet_work.trace, *needed))


async def scorer(request: Request) -> Response:
    """Whether a token may write."""
    live = await _sheet_of(request)
    live.need_scorer(token_of(request))
    return reply(Scorer(live.id, live.version))


async def new_edits(request: Request) -> Response:
    house = house_of(request)
    # The body first: a slow one must not come to a sheet that was forgotten and loaded again meanwhile.
    token, body = token_of(request), await json_of(request, house.limits.body_bytes)
    live = await _sheet_of(request)
    live.need_scorer(token)
    answers = await house.sheets.enter(address_of(request), live, body)
    entered = EditsEntered(live.version, answers, Raw(live.kept.view))
    return await written(request, wire.write(entered))


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
    house, live = house_of(request), await _sheet_of(request)
    content = live.kept.saved
    if form != "json":
        needed = (house.settings.games, content, form, language)
        content = await house.sheet_errand(address_of(request), sheet_work.share, *needed)
    media, ending = _SHARED[form]
    name = f"{live.kept.game}-{live.id[:8]}.{ending}"
    answer = await written(request, content, media)
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


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
