"""Others' engines, to measure ours against: OpenSpiel's `crazy_eights`, a card game in C++, driven from Python."""

import random
from typing import Any

from gruppetto.lab.bench import Playouts, timed

PEER = "crazy_eights"


class PeerMissing(RuntimeError):
    """The other engine is not installed; the sentence says how to get it."""


def open_spiel_playouts(players: int, seed: int = 1) -> Playouts:
    """Random games of OpenSpiel with as many players. Only players' decisions count, as in our own figures."""
    try:
        import pyspiel
    except ImportError:
        raise PeerMissing("the comparison needs OpenSpiel: pip install 'gruppetto[peers]'") from None
    game = pyspiel.load_game(f"{PEER}(players={players})")
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
