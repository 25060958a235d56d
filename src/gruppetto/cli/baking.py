"""Answers of the API that never change, baked into files: a page without a server reads those."""

from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from gruppetto.companion.wording import LANGUAGES
from gruppetto.games import all_games
from gruppetto.local.door import LocalRequest
from gruppetto.local.elsewhere import at_once
from gruppetto.server.game_http import GameApi
from gruppetto.table.answers import KeeperOffer
from gruppetto.table.api import Answer, Endpoint
from gruppetto.table.wire import write


async def baked() -> AsyncIterator[tuple[str, bytes]]:
    """Paths below `/api`, with an ending that any host knows the type of, and what is answered there."""
    api = GameApi(all_games, "", at_once)
    yield "games.json", (await _asked(api.all_games)).body
    yield "keepers.json", _keepers()
    for language in LANGUAGES:
        yield f"covers/{language}.txt", (await _asked(api.covers, language=language)).body
    for game in all_games().values():
        at = f"games/{game.id}"
        for language in LANGUAGES:
            yield f"{at}/texts/{language}.txt", (await _asked(api.texts, game=game.id, language=language)).body
            yield f"{at}/rules/{language}.json", (await _asked(api.rules, game=game.id, language=language)).body
        yield f"{at}/explained.json", (await _asked(api.explained, game=game.id)).body
        yield f"{at}/illustrations.json", (await _asked(api.illustrations, game=game.id)).body
        yield f"{at}/poster.svg", (await _asked(api.poster, game=game.id)).body
        for edition in game.editions():
            if game.roadbook(edition) is not None:
                stages = await _asked(api.roadbook, game=game.id, edition=edition.id)
                yield f"{at}/roadbook/{edition.id}.json", stages.body


async def _asked(endpoint: Endpoint, **params: str) -> Answer:
    return await endpoint(LocalRequest("GET", urlsplit(""), params, {}, {}, ""))


def _keepers() -> bytes:
    kept = [(game, keeper) for game in all_games().values() if (keeper := game.keeper()) is not None]
    return write([KeeperOffer(game.id, keeper.plan_form()) for game, keeper in kept])
