"""Players made of code. They see what a player at the table sees, and are named by short strings.

bot = make_bot("random:seed=7", game, luck)
action = bot.decide(state.view(seat))
"""

from gruppetto.bots.bot import Bot, Luck, Uniform
from gruppetto.bots.simple import GreedyBot, RandomBot
from gruppetto.bots.spec import BotError, BotSpec, read_spec
from gruppetto.engine.contract import AnyGame

__all__ = ["Bot", "BotError", "BotSpec", "Luck", "Uniform", "known_bots", "make_bot", "read_spec"]

_KNOWN: dict[str, type[GreedyBot] | type[RandomBot]] = {"greedy": GreedyBot, "random": RandomBot}


def known_bots() -> tuple[str, ...]:
    """The names a spec can begin with, the strongest first."""
    return tuple(_KNOWN)


def make_bot(spec: str, game: AnyGame, luck: Luck) -> Bot:
    """The bot this short string names; raises BotError with one sentence that lists those there are.

    `luck` answers the bot's seed, or None where the spec names none, with the floats the bot draws its lots from:
    `lambda seed: random.Random(seed).random`. What to do for None is the caller's business (a bulk run hands in
    the seed of its match, a server that makes a new bot for each decision adds the number of the move).
    """
    wanted = read_spec(spec)
    if wanted.name not in _KNOWN:
        raise BotError(f"there is no bot {wanted.name!r}; the bots are {', '.join(known_bots())}")
    return _KNOWN[wanted.name](game, luck(wanted.seed))
