"""The API of the games: which there are, their texts, rules and posters. And which server this is."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from gruppetto.bots import adviser, levels
from gruppetto.engine.contract import AnyGame, Edition
from gruppetto.server import second_start
from gruppetto.server.constant_answers import ConstantAnswers
from gruppetto.server.covers import cover_of
from gruppetto.server.poster import poster_of
from gruppetto.table import wire
from gruppetto.table.answers import EditionInfo, ExplainedInfo, GameInfo, RulebookInfo
from gruppetto.table.api import Answer, Request, Route, reply, written
from gruppetto.table.denied import Denied
from gruppetto.table.illustrations import illustrations_of
from gruppetto.table.setting_up import Games, find_edition, find_game
from gruppetto.table.stages_offered import roadbook_of
from gruppetto.table.work import Work


@dataclass(frozen=True, slots=True)
class GameApi:
    games: Games
    database: str
    """The URL of the database: a second start asks whether it is the same."""
    elsewhere: Work
    """A place for the drawing of answers: not in the way of tables."""
    programs: Sequence[str] = ()
    """The host's own bots, which every game offers."""
    constant: ConstantAnswers = field(default_factory=ConstantAnswers)

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
        return await self._once(self._all_games, "games")

    async def covers(self, request: Request) -> Answer:
        """What stands on the boxes, of all games in one: the first page needs no more of their catalogues."""
        language = request.path_params["language"]
        if not any(language in spoken(game) for game in self.games().values()):
            raise Denied("not_found", "No game has texts in this language.")
        return await self._once(lambda: self._covers(language), "covers", language)

    async def texts(self, request: Request) -> Answer:
        game, language = self._game_of(request), request.path_params["language"]
        if language not in spoken(game):
            raise Denied("not_found", "This game has no texts in this language.")
        return await self._once(lambda: _words(_catalogue(game.folder, language)), "texts", game.id, language)

    async def rules(self, request: Request) -> Answer:
        """The rules in a language, or in English where they were not said in it."""
        game, language = self._game_of(request), request.path_params["language"]
        told = language if language in ruled(game) else "en"
        return await self._once(lambda: written(_rulebook(game, told)), "rules", game.id, told)

    async def explained(self, request: Request) -> Answer:
        """The card list, as the box comes."""
        return await self._drawn(_explained, self._game_of(request).id)

    async def illustrations(self, request: Request) -> Answer:
        return await self._drawn(_illustrations, self._game_of(request).id)

    async def poster(self, request: Request) -> Answer:
        return await self._drawn(_poster, self._game_of(request).id)

    async def roadbook(self, request: Request) -> Answer:
        """The stages of an edition."""
        game, edition = self._game_of(request), request.path_params["edition"]
        if find_edition(game, edition) is None:
            raise Denied("not_found", "There are no stages to choose from.")
        return await self._drawn(_roadbook, game.id, edition)

    async def _once(self, make: Callable[[], Answer], *key: str) -> Answer:
        """Make an answer that never changes, in a thread, when it is first asked for."""
        return await self.constant.answer(key, lambda: asyncio.to_thread(make))

    async def _drawn(self, make: Callable[..., Answer], *key: str) -> Answer:
        """Make one for which roads are laid out and positions set up, elsewhere: that takes a second."""
        return await self.constant.answer((make.__name__, *key), lambda: self.elsewhere(make, self.games, *key))

    def _all_games(self) -> Answer:
        return reply([_game(game, self.programs) for game in self.games().values()])

    def _covers(self, language: str) -> Answer:
        told = ((game, language if language in spoken(game) else "en") for game in self.games().values())
        return _words("".join(cover_of(*each) for each in told))

    def _game_of(self, request: Request) -> AnyGame:
        return find_game(self.games, request.path_params["game"])


def _words(catalogue: str) -> Answer:
    return written(catalogue.encode(), "text/plain; charset=utf-8")


@cache
def spoken(game: AnyGame) -> frozenset[str]:
    """Return the languages in which a game has texts."""
    return frozenset(path.stem for path in (game.folder / "texts").glob("*.ftl"))


@cache
def ruled(game: AnyGame) -> frozenset[str]:
    """Return the languages in which the rules of a game are said."""
    names = ("plain", "rulebook")
    return frozenset(path.suffixes[0][1:] for name in names for path in game.folder.glob(f"{name}.*.md"))


def _catalogue(folder: Path, language: str) -> str:
    """What the game says in this language, and what its coach does."""
    paths = [folder / part / f"{language}.ftl" for part in ("texts", "lesson")]
    return "\n".join(path.read_text("utf-8") for path in paths if path.is_file())


def _explained(games: Games, game_id: str) -> Answer:
    game = find_game(games, game_id)
    return reply(ExplainedInfo(game.explained(game.setup(game.players[0]))))


def _illustrations(games: Games, game_id: str) -> Answer:
    return written(illustrations_of(find_game(games, game_id)))


def _poster(games: Games, game_id: str) -> Answer:
    return written(poster_of(find_game(games, game_id)).encode(), "image/svg+xml")


def _roadbook(games: Games, game_id: str, edition: str) -> Answer:
    return reply(roadbook_of(find_game(games, game_id), edition))


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
