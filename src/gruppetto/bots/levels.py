"""The levels of bots, with names of the road, and which of them a game offers."""

from collections.abc import Callable
from dataclasses import replace

from gruppetto.bots.bot import Bot, Enough, Uniform
from gruppetto.bots.search import SearchBot
from gruppetto.bots.simple import BlunderingBot, GreedyBot, RandomBot
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.judgement import Search

Sit = Callable[[AnyGame, Uniform], Bot]

SIMPLE: dict[str, Sit] = {
    "gregario": GreedyBot,
    "lanterne": BlunderingBot,
    "greedy": GreedyBot,
    "random": RandomBot,
}
"""Those that do not look ahead, in every game; `gregario` is what `greedy` is called at a table."""


ADVISED_SIMULATIONS = 60
ADVISED_CHOICES = 6
ADVISED_PLANS = 8
"""The least that is looked at for people who ask."""


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels that people choose from in this game, the strongest first."""
    return (*reversed(list(game.searches)), "gregario", "lanterne")


def adviser(game: AnyGame) -> str:
    """The level that says what it would do when people ask; empty where none looks ahead. Not the strongest: people ask
    to learn something, and its advice must be one that they could have found."""
    return next((level for level in ("puncheur", "rouleur", "patron") if level in game.searches), "")


def advice_search(game: AnyGame) -> Search:
    """How the adviser looks ahead when it is asked; there must be one. It takes more time than when it rides: its
    figures are shown and choices held against each other, and a chance found in a few worlds is none."""
    search = game.searches[adviser(game)]
    return replace(
        search,
        simulations=max(search.simulations, ADVISED_SIMULATIONS),
        choices=max(search.choices, ADVISED_CHOICES),
        plans=max(search.plans, ADVISED_PLANS) if search.plans else 0,
    )


def known_bots(game: AnyGame) -> tuple[str, ...]:
    """The names a spec can begin with in this game, the strongest first."""
    return (*reversed(list(game.searches)), *SIMPLE)


def looks_ahead(name: str, game: AnyGame) -> bool:
    """Whether the bot with this name takes its time; the others decide at a glance."""
    return name in game.searches


def seat_bot(name: str, game: AnyGame, uniform: Uniform, enough: Enough) -> Bot | None:
    """The bot with this name, or None where the game has none."""
    search = game.searches.get(name)
    if search is not None:
        return SearchBot(game, uniform, search, enough)
    sit = SIMPLE.get(name)
    return None if sit is None else sit(game, uniform)
