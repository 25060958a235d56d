"""Who sits where: in a run of many games no bot profits from its seat or from its neighbour."""

import random
from collections.abc import Sequence


def entrants(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """As many entrants as players, the bots taken in turn: `greedy,random` for four gives two of each."""
    return tuple(bots[place % len(bots)] for place in range(players))


def line_up(field: Sequence[str], seed: int, number: int) -> tuple[str, ...]:
    """The bots of game `number` by seat.

    Games come in blocks as long as the field. Each block shuffles the field once, so that neighbours change, and
    then turns it by one seat a game, so that within a block every entrant sits once in every seat.
    """
    block, turn = divmod(number, len(field))
    shuffled = list(field)
    random.Random(f"line-up {seed}/{block}").shuffle(shuffled)
    return tuple(shuffled[turn:] + shuffled[:turn])
