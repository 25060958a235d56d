"""Sprints and summits by distance, by option: D-25."""

from collections.abc import Mapping
from typing import Any

import pytest

from gruppetto.engine.contract import PositionError
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import in_turn, play, race, setup_for, told, turn

Options = Mapping[str, object]

FURTHEST: Options = {"line_order": "distance"}

# --- who is first at a line (D-25) ---

SPRINT = {1: "T5:3.3", 2: "T5:3.2", 3: "T5:3.1"}
"""Three in file, one hex before the sprint."""
FURTHER = {
    1: ("throw yellow: 3", "move T5:3.5"),
    2: ("throw yellow: 3", "move T5:3.8"),
    3: ("throw yellow: 6", "move T5:2.8"),
}
"""The sequence after: 3 rides past everybody."""


def scored(state: PelotonState) -> list[int]:
    return [state.race.bibs[taker] for taker in state.takers[1]]


def overtaken(options: Options) -> tuple[PelotonState, list[dict[str, Any]]]:
    """1 reaches the sprint first, and in the same sequence 2 rides past him and 3 does not get there."""
    state = race(SPRINT, takers=[[1, 2, 3], []], options=options)
    events = turn(state, "throw yellow: 3", "move T5:3.4")
    events += turn(state, "throw yellow: 6", "move T5:3.7")
    events += turn(state, "throw yellow: attack", "move T5:2.3")
    return state, told(events, "line_reached")


@pytest.mark.rule("PEL-20.4")
@pytest.mark.parametrize(("options", "found"), [({}, [1, 2]), (FURTHEST, [2, 1])])
def test_by_option_who_comes_furthest_in_the_sequence_is_first_at_the_line(options: Options, found: list[int]) -> None:
    state, events = overtaken(options)

    assert scored(state) == found
    assert [(event["bib"], event["place"], event["points"]) for event in events] == [(found[0], 1, 5), (found[1], 2, 3)]


@pytest.mark.rule("PEL-20.4", "PEL-20.5")
def test_by_option_who_gets_there_in_a_later_sequence_comes_behind_however_far() -> None:
    state, _ = overtaken(FURTHEST)
    before = state.sequence

    while state.sequence == before:
        turn(state, *FURTHER[in_turn(state)])

    assert scored(state) == [2, 1, 3]


@pytest.mark.rule("PEL-20.4")
def test_by_option_nobody_scores_before_the_sequence_ends() -> None:
    state = race(SPRINT, takers=[[1, 2, 3], []], options=FURTHEST)

    events = turn(state, "throw yellow: 3", "move T5:3.4")

    assert (scored(state), told(events, "line_reached")) == ([], [])


@pytest.mark.rule("PEL-20.4", "PEL-20.2")
@pytest.mark.parametrize(("options", "line", "rank"), [({}, "sprint", 2), (FURTHEST, "sprint_distance", 1)])
def test_the_hint_of_a_move_past_the_line_is_provisional_by_distance(options: Options, line: str, rank: int) -> None:
    state = race(SPRINT, takers=[[1, 2, 3], []], options=options)
    turn(state, "throw yellow: 3", "move T5:3.4")
    play(state, "throw yellow: 6")

    tried = GAME.attempts(state.view(state.to_decide))
    hint = next(attempt.hint for attempt in tried if str(attempt.action) == "move T5:3.7")

    assert hint is not None
    assert (hint.args["line"], hint.args["rank"]) == (line, rank)


@pytest.mark.rule("PEL-20.4")
def test_a_position_between_two_riders_at_the_line_can_be_read_again() -> None:
    state = race(SPRINT, takers=[[1, 2, 3], []], options=FURTHEST)
    turn(state, "throw yellow: 3", "move T5:3.4")

    assert GAME.position(state.document(), setup_for(options=FURTHEST)).document() == state.document()


@pytest.mark.rule("PEL-20.4")
def test_who_was_past_the_line_before_the_sequence_has_scored_by_distance_too() -> None:
    with pytest.raises(PositionError, match="must be among its takers"):
        race({**SPRINT, 1: "T5:3.4"}, takers=[[1, 2, 3], []], options=FURTHEST)
