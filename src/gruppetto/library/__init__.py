"""The public face of the package: `import gruppetto`, and play (`docs/library.md`).

It is thin: rules, luck and records are the engine's, bots are those of the tables, sentences those of the terminal.
Whoever wants more finds the engine's own things behind it, as `match.state` and `game.rules`.
"""

from gruppetto.bots import Bot, BotError
from gruppetto.engine.contract import PositionError, View
from gruppetto.engine.edition import EditionError
from gruppetto.engine.option import OptionError
from gruppetto.engine.record import RecordError
from gruppetto.engine.refusal import NotationError
from gruppetto.engine.teams import TeamError
from gruppetto.games import UnknownGame
from gruppetto.library.match import Decides, Match, Outcome, Table
from gruppetto.library.records import load, verify
from gruppetto.library.refusing import IllegalMove, WhyNot
from gruppetto.library.shelf import Game, game, game_ids

__all__ = [
    "Bot", "BotError", "Decides", "EditionError", "Game", "IllegalMove", "Match", "NotationError", "OptionError",
    "Outcome", "PositionError", "RecordError", "Table", "TeamError", "UnknownGame", "View", "WhyNot", "game",
    "game_ids", "load", "verify",
]  # fmt: skip
