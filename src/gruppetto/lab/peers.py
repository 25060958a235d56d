"""Others' engines, to measure ours against: games of OpenSpiel, in C++ and driven from Python."""

import random
from typing import Any

from gruppetto.lab.bench import Playouts, timed

PEERS = {"crazy_eights": "crazy_eights(players={players})", "backgammon": "backgammon"}
"""A card game with hands, and a race with dice, which is for two."""


class PeerMissing(RuntimeError):
    """The other engine is not installed; the sentence says how to get it."""


def open_spiel_playouts(peer: str, players: int, seed: int = 1) -> Playouts:
    """Random games of one of the PEERS, with as many players where it can be chosen.

    Only players' decisions count, as in our own figures.
    """
    try:
        import pyspiel
    except ImportError:
        raise PeerMissing("the comparison needs OpenSpiel: pip install 'gruppetto[openspiel]'") from None
    game = pyspiel.load_game(PEERS[peer].format(players=players))
    uniform = random.Random(seed).random

    def playout() -> int:
        state: Any = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = uniform()
                for outcome, share in state.chance_outcomes():
                    left -= share
                    if left < 0:
                        state.apply_action(outcome)
                        break
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
        return decisions

    return lambda seconds: timed(playout, seconds)
