"""Random play to the end, as quick as it goes: what the lab measures engines by."""

from typing import Any

from gruppetto.bots.bot import Uniform
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import NOBODY, State


def play_out(state: State[Any], uniform: Uniform, most: int) -> int:
    """Plays random actions until the match is over, or so many were played; the number of decisions."""
    chance = SampledChance(uniform)
    decisions = 0
    while state.to_decide != NOBODY and decisions < most:
        actions = state.actions()
        state.play(actions[int(uniform() * len(actions))], chance)
        decisions += 1
    return decisions
