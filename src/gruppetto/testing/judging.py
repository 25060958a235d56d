"""What a search may count on in a game's judgement, over the positions of a match."""

import math
from typing import Any

from gruppetto.engine.contract import NOBODY, AnyGame, Setup, State
from gruppetto.engine.judgement import Judgement
from gruppetto.testing.fault import expect
from gruppetto.testing.playing import Player, at_random, ride

_NEAR = 1e-9


def judges(game: AnyGame, setup: Setup[Any], seed: int, *, player: Player = at_random) -> int:
    """Rides a match and has every position of it judged; how many there were, none for a game without a judgement."""
    judgement = game.judgement()
    expect((judgement is None) is (not game.searches), f"{game.id} has levels that look ahead exactly if it can judge")
    if judgement is None:
        return 0
    states = ride(game, setup, seed, player).states
    stage = 0
    for state in states:
        _check_glance(game, judgement, state)
        _check_chances(judgement, state, setup.seats)
        expect(judgement.stage(state) in (stage, stage + 1), "a stage is left out, or comes again", state)
        stage = judgement.stage(state)
    expect(judgement.decided(states[-1]), "a match is over and not decided", states[-1])
    return len(states)


def _check_glance(game: AnyGame, judgement: Judgement[Any], state: State[Any]) -> None:
    """A playout asks the position what a bot asks its view: what it sees must be the same."""
    if state.to_decide == NOBODY:
        return
    seen = game.appraise(state.view(state.to_decide))
    expect(judgement.appraise(state) == seen, "a glance at the position knows more than one at the view", state)
    among = judgement.appraise_among(state, state.actions())
    expect(among == seen, "a glance depends on who found the actions", state)


def _check_chances(judgement: Judgement[Any], state: State[Any], seats: int) -> None:
    chances = judgement.chances(state)
    expect(len(chances) == seats, f"there are {len(chances)} chances for {seats} seats", state)
    if state.to_decide == NOBODY:
        expect(chances == state.standing(), "the match is over, and chances are not its outcome", state)
        return
    expect(math.isclose(sum(chances), 1, abs_tol=_NEAR), f"chances add up to {sum(chances)}", state)
    features = judgement.all_features(state)
    for seat, figures in enumerate(features):
        expect(len(figures) == len(judgement.names), f"seat {seat} has {len(figures)} features", state)
        expect(figures == judgement.features(state, seat), f"seat {seat} alone is judged otherwise", state)
