"""What is lost without a choice is said: numbers that nobody can use, steps, a second card."""

import pytest

from gruppetto.games import peloton
from gruppetto.testing.playing import ride
from tests.games.bostock import table as bostock_table


def wall(row: int) -> dict[str, str]:
    """Blue and orange riders side by side on all lanes of a row."""
    riders = ["blue-1", "blue-2", "blue-3", "orange-1", "orange-2", "orange-3"]
    return {rider: f"{row}.{lane}" for lane, rider in enumerate(riders[:4], 1)}


@pytest.mark.rule("BOS-5.3")
def test_numbers_that_nobody_can_use_are_said_to_be_lost() -> None:
    state = bostock_table.riding({"red-1": "12.1", "red-2": "10.1", "red-3": "10.2", **wall(11)}, "white-211")
    events = bostock_table.play(state, "move red-1 2 14.1")
    (lost,) = [event.params for event in events if event.kind == "numbers_lost"]

    assert lost == {"who": "player:0", "numbers": [1, 1], "count": 2, "bibs": [2, 3], "boxed": 2}


@pytest.mark.rule("BOS-4.5")
def test_a_card_that_is_used_up_loses_nothing() -> None:
    state = bostock_table.riding({"red-1": "12.1", "red-2": "10.1", "red-3": "8.2"}, "white-211")
    events = bostock_table.play(state, "move red-1 2 14.1", "move red-2 1 11.1", "move red-3 1 9.2")

    assert "numbers_lost" not in bostock_table.kinds(events)


@pytest.mark.rule("PEL-2.5")
def test_steps_for_which_the_road_is_not_free_are_said_to_be_lost() -> None:
    match = ride(peloton.GAME, peloton.GAME.setup(6), 2).match
    told = [events for events in match.happened if any(event.kind == "rest_lost" for event in events)]
    moved, lost = ({event.kind: event.params for event in told[0]}[kind] for kind in ("moved", "rest_lost"))

    assert moved is not None
    assert lost is not None
    assert (lost["bib"], lost["steps"]) == (moved["bib"], 1)
