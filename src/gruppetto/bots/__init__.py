"""Players made of code. They see what a player at the table sees, and are named by short strings.

bot = make_bot("random:seed=7", game, luck)
action = bot.decide(state.view(seat))
"""

from gruppetto.bots.bot import Bot, Enough, Luck, Uniform, never
from gruppetto.bots.levels import advice_search, adviser, known_bots, levels, looks_ahead, seat_bot
from gruppetto.bots.spec import PROGRAM, BotError, BotSpec, read_spec
from gruppetto.engine.contract import AnyGame

__all__ = [
    "PROGRAM", "Bot", "BotError", "BotSpec", "Enough", "Luck", "Uniform", "advice_search", "adviser", "known_bots",
    "levels", "looks_ahead", "make_bot", "read_spec",
]  # fmt: skip


def make_bot(spec: str, game: AnyGame, luck: Luck, enough: Enough = never) -> Bot:
    """The bot this short string names; raises BotError with one sentence that lists those there are.

    `luck` answers the bot's seed, or None where the spec names none, with the floats the bot draws its lots from:
    `lambda seed: random.Random(seed).random`. What to do for None is the caller's business (a bulk run hands in
    the seed of its match, a server that makes a new bot for each decision adds the number of the move). `enough` says
    when a bot that looks ahead must answer.
    """
    wanted = read_spec(spec)
    if wanted.command:
        raise BotError(f"the program {wanted.command!r} cannot ride here, only bots of the house: {_listed(game)}")
    bot = seat_bot(wanted.name, game, luck(wanted.seed), enough)
    if bot is None:
        raise BotError(f"there is no bot {wanted.name!r}; the bots are {_listed(game)}")
    return bot


def _listed(game: AnyGame) -> str:
    return ", ".join(known_bots(game))
