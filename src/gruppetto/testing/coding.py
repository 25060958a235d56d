"""A match in numbers: every action has its number, every view its figures, and nothing of it is left out."""

from typing import Any

from gruppetto.engine.chance import Chance
from gruppetto.engine.coding import Coding
from gruppetto.engine.contract import AnyGame, Setup, State
from gruppetto.testing.fault import expect
from gruppetto.testing.playing import MOST_TRIED, Player, at_random, luck, ride, spread_evenly
from gruppetto.testing.witness import Witness


def codes(game: AnyGame, setup: Setup[Any], seed: int, *, player: Player = at_random, looks: int = 60) -> int:
    """Play a match and hold its actions, its luck and about `looks` views against the game's coding; raises Fault.

    Returns how many actions were met; 0 for a game that lists none.
    """
    coding = game.coding(setup)
    if coding is None:
        return 0
    expect(len(coding.number_of) == len(coding.actions), "a coding lists an action twice")
    for notation in spread_evenly(list(coding.actions), MOST_TRIED):
        expect(str(game.parse(notation, setup)) == notation, f"a coding lists {notation!r}, which reads as another")
    ridden = ride(game, setup, seed, player)
    met: set[str] = set()
    for state in ridden.states:
        met |= _check_actions(coding, state)
    for place in ridden.places(looks):
        _check_view(coding, ridden.states[place])
    _check_luck(coding, ridden.states, luck(seed))
    return len(met)


def _check_actions(coding: Coding, state: State[Any]) -> set[str]:
    legal = [str(action) for action in state.actions()]
    missing = [notation for notation in legal if notation not in coding.number_of]
    expect(not missing, f"the coding does not list {missing[:3]}", state)
    numbers = [coding.number_of[notation] for notation in legal]
    expect(numbers == sorted(numbers), "the coding lists actions in another order than the game", state)
    return set(legal)


def _check_view(coding: Coding, state: State[Any]) -> None:
    view = state.view(max(0, state.to_decide))
    expect(not coding.untold(view), f"no row of the coding tells {sorted(coding.untold(view))}", state)
    for row in coding.rows:
        fits = f"{row.name} is {row.found(view)}, which does not fit into {row.size} × {row.width} figures"
        expect(row.fits(view), f"{fits} from {row.least} to {row.most}", state)
    figures = coding.figures(view)
    expect(len(figures) == coding.length, f"a view has {len(figures)} figures and not {coding.length}", state)
    within = all(least <= figure <= most for figure, (least, most) in zip(figures, coding.scales, strict=True))
    expect(within, "a figure is beyond its scale", state)


def _check_luck(coding: Coding, states: list[State[Any]], chance: Chance) -> None:
    """Of the last action in each position: what luck could have answered to it has a number."""
    for state in states[:-1]:
        witness = Witness(chance)
        state.copy().play(state.actions()[-1], witness)
        for possible in witness.asked:
            expect(max(possible) <= coding.outcomes, f"luck has an outcome {max(possible)}", state)
            expect(len(possible) <= coding.outcomes, f"luck has {len(possible)} outcomes", state)
