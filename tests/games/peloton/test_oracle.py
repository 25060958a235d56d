"""Moves and shares against a plain reading of the rules: every way is walked, step by step (PEL-2, PEL-19)."""

import random

import pytest

from gruppetto.engine.chance import SampledChance
from gruppetto.games.peloton.rules.moving import reach
from gruppetto.games.peloton.rules.position import MOVE_PHASE, SHARE_PHASE
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import start


def ends_of_ways(state: PelotonState, start_at: int, steps: int) -> list[set[int]]:
    """Where all ways of exactly 0, 1, 2, … steps over free hexes end."""
    layers = [{start_at}]
    for _ in range(steps):
        layers.append({to for at in layers[-1] for to in state.leg.forward[at] if to not in state.hexes})
    return layers


def plain_reach(state: PelotonState) -> dict[int, int]:
    found: dict[int, int] = {}
    for steps, ends in enumerate(ends_of_ways(state, state.hexes[state.rider], state.speed)):
        for place in ends if steps else ():
            found.setdefault(place, steps)
    return found


def plain_gifts(state: PelotonState) -> set[str]:
    found = set()
    beside = state.leg.neighbours[state.hexes[state.rider]]
    barred = state.fallen | state.stuck | state.declined
    for receiver, place in enumerate(state.hexes):
        if place >= 0 and receiver != state.rider and not barred >> receiver & 1:
            for end in ends_of_ways(state, place, state.rest)[-1]:
                if end in beside:
                    found.add(f"share {state.race.bibs[receiver]} {state.leg.address[end]}")
    return found


@pytest.mark.parametrize("stage", ["paris", "alpe-dhuez"])
def test_moves_and_shares_are_those_of_a_plain_reading(stage: str) -> None:
    uniform = random.Random(5).random
    chance = SampledChance(uniform)
    state = start(seats=4, size=4, stages=stage)
    seen = dict.fromkeys((MOVE_PHASE, SHARE_PHASE), 0)
    while state.to_decide >= 0 and state.sequence < 14:
        actions = [action for action in state.actions() if str(action) != "throw red"]
        if state.phase is MOVE_PHASE:
            assert dict(reach(state)) == plain_reach(state)
            assert {str(action) for action in actions} == {f"move {state.leg.address[at]}" for at in reach(state)}
        elif state.phase is SHARE_PHASE:
            assert {str(action) for action in actions} == plain_gifts(state) | {"keep"}
        seen[state.phase] = seen.get(state.phase, 0) + 1
        state.play(actions[int(uniform() * len(actions))], chance)

    assert min(seen[MOVE_PHASE], seen[SHARE_PHASE]) > 50
