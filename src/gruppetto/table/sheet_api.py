"""The companion's API: one small method a request. `docs/companion-api.md` says what they mean."""

from dataclasses import dataclass

from msgspec import Raw

from gruppetto.companion.wording import LANGUAGES
from gruppetto.table import sheet_work, wire
from gruppetto.table.answers import EditsEntered, KeeperOffer, Scorer, SheetDeleted
from gruppetto.table.api import Answer, Request, Route, address_of, json_of, need, need_room, reply, token_of, written
from gruppetto.table.denied import Denied
from gruppetto.table.limits import Limits, RateLimits
from gruppetto.table.setting_up import Games
from gruppetto.table.sheets import LiveSheet, Sheets
from gruppetto.table.work import VisitorWork

_SHARED = {
    "json": ("application/json", "json"),
    "csv": ("text/csv; charset=utf-8", "csv"),
    "text": ("text/plain; charset=utf-8", "txt"),
    "svg": ("image/svg+xml", "svg"),
}


KEEPERS = "/api/keepers"
"""The list of what can be kept: the same for all."""


@dataclass(frozen=True, slots=True)
class SheetApi:
    games: Games
    sheets: Sheets
    limits: Limits
    rates: RateLimits
    work: VisitorWork

    def routes(self) -> list[Route]:
        return [
            Route(KEEPERS, self.keepers),
            Route("/api/sheets", self.new_sheet, "POST"),
            Route("/api/sheets/load", self.load_sheet, "POST"),
            Route("/api/sheets/{sheet}", self.sheet),
            Route("/api/sheets/{sheet}", self.delete, "DELETE"),
            Route("/api/sheets/{sheet}/trace", self.trace),
            Route("/api/sheets/{sheet}/progress", self.progress),
            Route("/api/sheets/{sheet}/scorer", self.scorer),
            Route("/api/sheets/{sheet}/edits", self.new_edits, "POST"),
            Route("/api/sheets/{sheet}/preview", self.preview, "POST"),
            Route("/api/sheets/{sheet}/share/{form}", self.share),
        ]

    async def keepers(self, request: Request) -> Answer:
        kept = [(game, keeper) for game in self.games().values() if (keeper := game.keeper()) is not None]
        return reply([KeeperOffer(game.id, keeper.plan_form()) for game, keeper in kept])

    async def new_sheet(self, request: Request) -> Answer:
        body = await json_of(request, self.limits.body_bytes)
        self._count_sheet(request, body)
        return reply(await self.sheets.begin(address_of(request), sheet_work.begin, body), 201)

    async def load_sheet(self, request: Request) -> Answer:
        """A saved sheet as a new one, with a link and a token of its own."""
        saved = await json_of(request, self.limits.sheet_bytes)
        self._count_sheet(request, saved)
        return reply(await self.sheets.begin(address_of(request), sheet_work.begin_with, saved), 201)

    async def sheet(self, request: Request) -> Answer:
        return written((await self._sheet_of(request)).kept.view)

    async def delete(self, request: Request) -> Answer:
        """For who made it, everywhere and for everybody."""
        live = await self._sheet_of(request)
        await self.sheets.delete(live, token_of(request))
        return reply(SheetDeleted(live.id))

    async def trace(self, request: Request) -> Answer:
        live = await self._sheet_of(request)
        needed = (self.games, live.kept.saved)
        return written(await self.work(address_of(request), sheet_work.trace, *needed))

    async def progress(self, request: Request) -> Answer:
        live = await self._sheet_of(request)
        needed = (self.games, live.kept.saved)
        return written(await self.work(address_of(request), sheet_work.progress, *needed))

    async def scorer(self, request: Request) -> Answer:
        """Whether a token may write."""
        live = await self._sheet_of(request)
        live.need_scorer(token_of(request))
        return reply(Scorer(live.id, live.version))

    async def new_edits(self, request: Request) -> Answer:
        # The body first: a slow one must not come to a sheet that was forgotten and loaded again meanwhile.
        token, body = token_of(request), await json_of(request, self.limits.body_bytes)
        live = await self._sheet_of(request)
        live.need_scorer(token)
        self._count_bytes(request, body)
        answers = await self.sheets.enter(address_of(request), live, body)
        entered = EditsEntered(live.version, answers, Raw(live.kept.view))
        return written(wire.write(entered))

    async def preview(self, request: Request) -> Answer:
        """What an entry would write and whether it can be, before it is saved."""
        token, body = token_of(request), await json_of(request, self.limits.body_bytes)
        live = await self._sheet_of(request)
        live.need_scorer(token)
        needed = (self.games, live.kept.saved, body)
        return written(await self.work(address_of(request), sheet_work.preview, *needed))

    async def share(self, request: Request) -> Answer:
        """The results to keep or to send on; `json` is the whole sheet, to be loaded again."""
        form = request.path_params["form"]
        if form not in _SHARED:
            raise Denied("not_found", f"A sheet is shared as {', '.join(_SHARED)}.")
        language = request.query_params.get("language", "en")
        if language not in LANGUAGES:
            raise Denied("not_found", f"The languages are {', '.join(LANGUAGES)}.")
        live = await self._sheet_of(request)
        content = live.kept.saved
        if form != "json":
            needed = (self.games, content, form, language)
            content = await self.work(address_of(request), sheet_work.share, *needed)
        media, ending = _SHARED[form]
        name = f"{live.kept.game}-{live.id[:8]}.{ending}"
        answer = written(content, media)
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return answer

    async def _sheet_of(self, request: Request) -> LiveSheet:
        return await self.sheets.find(address_of(request), request.path_params["sheet"])

    def _count_sheet(self, request: Request, body: bytes) -> None:
        need_room(self.rates)
        need(self.rates.sheets, request, "Too many sheets from this address; please wait a while.")
        self._count_bytes(request, body)

    def _count_bytes(self, request: Request, body: bytes) -> None:
        need(self.rates.kept_bytes, request, "This address has had too much written down today.", len(body))
