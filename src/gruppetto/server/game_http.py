"""The API of the games: which there are, their texts, rules and posters. And which server this is."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gruppetto.bots import adviser, levels
from gruppetto.engine.contract import AnyGame, Edition
from gruppetto.server import second_start
from gruppetto.server.covers import cover_of
from gruppetto.server.poster import poster_of
from gruppetto.table import wire
from gruppetto.table.answers import EditionInfo, ExplainedInfo, GameInfo, RulebookInfo
from gruppetto.table.api import Answer, Request, Route, reply, written
from gruppetto.table.denied import Denied
from gruppetto.table.illustrations import illustrations_of
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
    programs: Sequence[str] = ()
    """The host's own bots, which every game offers."""

    def routes(self) -> list[Route]:
        return [
            Route(second_start.ADDRESS, self.server),
            Route("/api/games", self.all_games),
            Route("/api/covers/{language}", self.covers),
            Route("/api/games/{game}/texts/{language}", self.texts),
            Route("/api/games/{game}/rules/{language}", self.rules),
            Route("/api/games/{game}/explained", self.explained),
            Route("/api/games/{game}/illustrations", self.illustrations),
            Route("/api/games/{game}/poster", self.poster),
            Route("/api/games/{game}/roadbook/{edition}", self.roadbook),
        ]

    async def server(self, request: Request) -> Answer:
        """So that a second start finds the first."""
        return reply(second_start.answer(self.database, request.query_params.get("database", "")))

    async def all_games(self, request: Request) -> Answer:
        return reply([_game(game, self.programs) for game in self.games().values()])

    async def covers(self, request: Request) -> Answer:
        """What stands on the boxes, of all games in one: the first page needs no more of their catalogues."""
        language = request.path_params["language"]
        games = list(self.games().values())
        if not any(_speaks(game, language) for game in games):
            raise Denied("not_found", "No game has texts in this language.")
        spoken = [(game, language if _speaks(game, language) else "en") for game in games]
        return _words(await asyncio.to_thread(lambda: "".join(cover_of(*each) for each in spoken)))

    async def texts(self, request: Request) -> Answer:
        game, language = self._game_of(request), request.path_params["language"]
        if not _speaks(game, language):
            raise Denied("not_found", "This game has no texts in this language.")
        return _words(await asyncio.to_thread(_catalogue, game.folder, language))

    async def rules(self, request: Request) -> Answer:
        game, language = self._game_of(request), request.path_params["language"]
        book = await asyncio.to_thread(_rulebook, game, language if _is_language(language) else "en")
        return written(book)

    async def explained(self, request: Request) -> Answer:
        """The card list, as the box comes; the first set-up of a game lays its stages out, beside the event loop."""
        return reply(await self.layout(_explained, self._game_of(request)))

    async def illustrations(self, request: Request) -> Answer:
        """The illustrated page, drawn beside the event loop when it is first asked for."""
        return written(await self.layout(illustrations_of, self._game_of(request)))

    async def poster(self, request: Request) -> Answer:
        drawn = await self.layout(poster_of, self._game_of(request))
        return Answer(drawn.encode(), media="image/svg+xml", headers={"Cache-Control": "no-cache"})

    async def roadbook(self, request: Request) -> Answer:
        """The stages of an edition; their roads are laid out beside the event loop."""
        return reply(await self.layout(roadbook_of, self._game_of(request), request.path_params["edition"]))

    def _game_of(self, request: Request) -> AnyGame:
        return find_game(self.games, request.path_params["game"])


def _words(catalogue: str) -> Answer:
    return Answer(catalogue.encode(), media="text/plain; charset=utf-8", headers={"Cache-Control": "no-cache"})


def _speaks(game: AnyGame, language: str) -> bool:
    return _is_language(language) and (game.folder / "texts" / f"{language}.ftl").is_file()


def _catalogue(folder: Path, language: str) -> str:
    """What the game says in this language, and what its coach does."""
    paths = [folder / part / f"{language}.ftl" for part in ("texts", "lesson")]
    return "\n".join(path.read_text("utf-8") for path in paths if path.is_file())


def _explained(game: AnyGame) -> ExplainedInfo:
    return ExplainedInfo(game.explained(game.setup(game.players[0])))


def _game(game: AnyGame, programs: Sequence[str]) -> GameInfo:
    return GameInfo(
        id=game.id,
        players=list(game.players),
        minutes=game.minutes,
        options=game.options,
        editions=[_edition(game, edition) for edition in game.editions()],
        bots=(*levels(game), *programs),
        adviser=adviser(game),
        seating=list(game.teams),
        roadbook=game.roadbook(game.editions()[0]) is not None,
        lesson=game.lesson() is not None,
        quick=game.quick,
        whole=game.whole,
    )


def _rulebook(game: AnyGame, language: str) -> bytes:
    book, keeper = game.rulebook(language), game.keeper()
    box = keeper.plan_form().box if keeper else None
    info = RulebookInfo(
        language=book.language,
        exact_language=book.exact_language,
        box=box.notes if box else None,
        sections=book.sections,
        decisions=book.decisions,
    )
    return wire.write(info)


def _edition(game: AnyGame, edition: Edition) -> EditionInfo:
    return EditionInfo(edition.id, edition.name, edition.provenance, game.warnings(edition))


def _is_language(text: str) -> bool:
    return len(text) <= _LANGUAGES and text.replace("-", "").isalpha() and text.isascii()
