"""The API of the games: which there are, their texts, rules and posters. And which server this is."""

import asyncio
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from gruppetto.bots import adviser, levels
from gruppetto.engine.contract import AnyGame, Edition
from gruppetto.server import second_start
from gruppetto.server.http import MakeRoute, reply
from gruppetto.server.poster import poster_of
from gruppetto.table.answers import EditionInfo, GameInfo, RulebookInfo
from gruppetto.table.denied import Denied
from gruppetto.table.setting_up import Games, find_game
from gruppetto.table.stages_offered import roadbook_of
from gruppetto.table.work import Work

_LANGUAGES = 8
"""The longest name of a language (`en`, `pt-BR`) that is looked for."""


@dataclass(frozen=True, slots=True)
class GameApi:
    games: Games
    database: str
    """The URL of the database: a second start asks whether it is the same."""
    layout: Work

    def routes(self, route: MakeRoute) -> list[Route]:
        return [
            route(second_start.ADDRESS, self.server),
            route("/api/games", self.all_games),
            route("/api/games/{game}/texts/{language}", self.texts),
            route("/api/games/{game}/rules/{language}", self.rules),
            route("/api/games/{game}/poster", self.poster),
            route("/api/games/{game}/roadbook/{edition}", self.roadbook),
        ]

    async def server(self, request: Request) -> Response:
        """So that a second start finds the first."""
        return reply(second_start.answer(self.database, request.query_params.get("database", "")))

    async def all_games(self, request: Request) -> Response:
        return reply([_game(game) for game in self.games().values()])

    async def texts(self, request: Request) -> Response:
        language = request.path_params["language"]
        path = self._game_of(request).folder / "texts" / f"{language}.ftl"
        if not _is_language(language) or not path.is_file():
            raise Denied("not_found", "This game has no texts in this language.")
        text = await asyncio.to_thread(path.read_text, "utf-8")
        return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})

    async def rules(self, request: Request) -> Response:
        game, language = self._game_of(request), request.path_params["language"]
        if not _is_language(language) or not (game.folder / f"rulebook.{language}.md").is_file():
            language = "en"
        book = await asyncio.to_thread(game.rulebook, language)
        return reply(RulebookInfo(language, book.sections, book.decisions))

    async def poster(self, request: Request) -> Response:
        drawn = await self.layout(poster_of, self._game_of(request))
        return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})

    async def roadbook(self, request: Request) -> Response:
        """The stages of an edition; their roads are laid out beside the event loop."""
        return reply(await self.layout(roadbook_of, self._game_of(request), request.path_params["edition"]))

    def _game_of(self, request: Request) -> AnyGame:
        return find_game(self.games, request.path_params["game"])


def _game(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        players=list(game.players),
        minutes=game.minutes,
        options=game.options,
        editions=[_edition(game, edition) for edition in game.editions()],
        bots=levels(game),
        adviser=adviser(game),
        seating=list(game.teams),
        roadbook=game.roadbook(game.editions()[0]) is not None,
        quick=game.quick,
        whole=game.whole,
    )


def _edition(game: AnyGame, edition: Edition) -> EditionInfo:
    return EditionInfo(edition.id, edition.name, edition.provenance, game.warnings(edition))


def _is_language(text: str) -> bool:
    return len(text) <= _LANGUAGES and text.replace("-", "").isalpha() and text.isascii()
