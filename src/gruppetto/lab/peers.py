"""Others' engines, to measure ours against: games of OpenSpiel, in C++ and driven from Python; and whatever else is
driven as they are."""

import itertools
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
    return spiel_playouts(pyspiel.load_game(PEERS[peer].format(players=players)), seed)


def spiel_playouts(game: Any, seed: int = 1) -> Playouts:
    """Random games of anything that OpenSpiel has loaded, driven from Python."""
    uniform = random.Random(seed).random

    def playout() -> int:
        state: Any = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), uniform()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
        return decisions

    return lambda seconds: timed(playout, seconds)


def _drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    for outcome, share in outcomes:
        left -= share
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the shares add up to a little less than 1


def zoo_playouts(env: Any, seed: int = 1) -> Playouts:
    """Random matches of an environment of PettingZoo with masks: every decision is made on an observation."""
    uniform = random.Random(seed).random
    seeds = itertools.count(seed)

    def playout() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(uniform() * len(legal))]))
            decisions += 1
        return decisions

    return lambda seconds: timed(playout, seconds)
