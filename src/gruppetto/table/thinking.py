"""How a bot thinks, on a server in a worker process: one view in, one action's notation out, or a hint."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gruppetto.bots import Bot, Enough, Luck, known_bots, looks_ahead, make_bot, read_spec
from gruppetto.engine.contract import AnyGame, View
from gruppetto.games import find_game
from gruppetto.table.advice import Advised, advise
from gruppetto.table.setting_up import Games

LONGEST = 1.5
"""Seconds after which a bot that looks ahead answers with what it has found."""

STAND_IN = "gregario"
"""Rides for a bot that a game has no longer: a table may have been stored when it still offered that level."""


@dataclass(frozen=True, slots=True)
class Thought:
    """All a bot learns: who it is, and what its seat sees. It travels pickled, and holds no state."""

    game: str
    bot: str
    lots: str
    """What it draws its lots from, by the acts that stand: a move taken back and done again is answered alike."""
    view: View[Any]


def takes_time(thought: Thought, games: Games) -> bool:
    """Return whether this bot looks ahead; the others decide at a glance."""
    return looks_ahead(read_spec(thought.bot).name, games()[thought.game])


def ponder(thought: Thought) -> str:
    """The notation of the action this bot chooses."""

    def luck(seed: int | None) -> Any:
        # A new bot sits down for every decision: its seed alone would always draw the same first lot.
        return random.Random(f"{seed}/{thought.view.seat}/{thought.lots}").random

    return str(seated(thought.bot, find_game(thought.game), luck, from_now()).decide(thought.view))


def seated(spec: str, game: AnyGame, luck: Luck, enough: Enough) -> Bot:
    """The bot of a table, or who rides for it where the game has none of that name."""
    known = read_spec(spec).name in known_bots(game)
    return make_bot(spec if known else STAND_IN, game, luck, enough)


def hint(games: Games, game: str, lots: str, view: View[Any]) -> Advised:
    """What the adviser of a game would do. Its lots are no secret of the match: who sees the same is told the same."""
    return advise(games()[game], view, random.Random(lots).random, from_now())


def ready(games: Games, game: str) -> None:
    """Learns a game, so that whoever asks first waits no longer than the others."""
    games()[game].judgement()


Hint = Callable[[Games, str, str, View[Any]], Advised]
"""What `hint` is: a server may have another, a function of a module as well."""


def from_now() -> Enough:
    """Says when the time to think is over that begins now."""
    end = time.monotonic() + LONGEST

    def enough() -> bool:
        return time.monotonic() >= end

    return enough
