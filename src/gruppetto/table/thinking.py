"""How a bot decides, on a server in a worker process: one view in, one action's notation out."""

import random
from dataclasses import dataclass
from typing import Any

from gruppetto.bots import make_bot
from gruppetto.engine.contract import View
from gruppetto.games import find_game


@dataclass(frozen=True, slots=True)
class Thought:
    """All a bot learns: who it is, and what its seat sees. It travels pickled, and holds no state."""

    game: str
    bot: str
    lots: str
    """What it draws its lots from, by the acts that stand: a move taken back and done again is answered alike."""
    view: View[Any]


def ponder(thought: Thought) -> str:
    """The notation of the action this bot chooses."""

    def luck(seed: int | None) -> Any:
        # A new bot sits down for every decision: its seed alone would always draw the same first lot.
        return random.Random(f"{seed}/{thought.view.seat}/{thought.lots}").random

    return str(make_bot(thought.bot, find_game(thought.game), luck).decide(thought.view))
