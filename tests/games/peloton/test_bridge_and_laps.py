"""The Great Belt Bridge and the laps of Paris: the worked examples E-74 to E-78."""

from dataclasses import replace

import pytest

from gruppetto.engine import document
from gruppetto.engine.edition import Document
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.course import BRIDGE, leg_of
from gruppetto.games.peloton.rules.ledger import Contest, StageResult
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import (
    changed_edition,
    edition,
    fields,
    groups,
    order,
    pace,
    play,
    race,
    setup_for,
    targets,
    told,
    turn,
)

ON_THE_BRIDGE = {1: "T4:3.3", 2: "T4:3.2"}
TAKEN = [[1, 2], []]


@pytest.mark.rule("PEL-26.1", "PEL-26.2", "PEL-26.3", "PEL-26.5", "PEL-0.10")
@pytest.mark.parametrize(("shows", "speed"), [("attack", 1), ("3", 1), ("4", 2), ("5", 3), ("6", 4)])
def test_alone_on_the_bridge_the_wind_takes_two(shows: str, speed: int) -> None:
    state = race({1: "T4:3.3"}, takers=[[1], []])
    play(state, f"throw yellow: {shows}")

    assert state.speed == speed  # E-74


@pytest.mark.rule("PEL-26.2", "PEL-26.3", "PEL-8.3", "PEL-8.4")
def test_on_the_bridge_the_leader_loses_two_and_the_pace_is_the_full_number() -> None:
    state = race(ON_THE_BRIDGE, takers=TAKEN)
    play(state, "throw yellow: 5")
    assert (state.speed, pace(state, 1)) == (3, 5)  # E-75

    turn(state, "move T4:3.6")
    play(state, "adopt")
    assert state.speed == 5
    state = race(ON_THE_BRIDGE, takers=TAKEN)
    play(state, "throw yellow: attack", "decline")
    assert (state.speed, pace(state, 1)) == (1, 2)


@pytest.mark.rule("PEL-26.4")
def test_attacks_and_the_other_dice_lose_nothing_on_the_bridge() -> None:
    state = race(ON_THE_BRIDGE, takers=TAKEN)
    play(state, "throw yellow: attack", "attack solo")
    assert state.speed == 2  # E-76
    play(state, "move T4:3.5: 4")
    assert state.speed == 4
    for throw, speed in (("white: 3", 3), ("red: 6", 6)):
        state = race(ON_THE_BRIDGE, takers=TAKEN)
        play(state, f"throw {throw}")
        assert state.speed == speed


@pytest.mark.rule("PEL-26.4")
@pytest.mark.parametrize(("throw", "speed"), [("white: 3", 1), ("white: 1", 1), ("red: 4", 2), ("red: 7", 5)])
def test_by_option_the_bridge_takes_two_from_white_and_red_as_well(throw: str, speed: int) -> None:
    state = race(ON_THE_BRIDGE, takers=TAKEN, options={"bridge_dice": "reduced"})
    play(state, f"throw {throw}")

    assert (state.speed, pace(state, 1)) == (speed, int(throw[-1]))


@pytest.mark.rule("PEL-26.4")
def test_by_option_who_rides_behind_on_the_bridge_loses_nothing() -> None:
    state = race(ON_THE_BRIDGE, takers=TAKEN, options={"bridge_dice": "reduced"})
    turn(state, "throw yellow: 3", "move T4:3.4")
    play(state, "throw red: 5")

    assert state.speed == 5


def behind_a_polka_dot_card(rules: str = "") -> PelotonState:
    """A board of one's own on which the bridge leads to a climb: up there 3 attacks alone and 1 plays his card; 2 is
    next, on the bridge."""
    strip = Document.read(GAME.folder / "stages" / "straight5.toml").text
    swapped = strip.replace('"climb"', '"none"').replace('"bridge"', '"climb"').replace('"none"', '"bridge"')
    at, options = {3: "T4:3.1", 1: "T4:3.0", 2: "T3:3.5"}, {"bridge_dice": "reduced", "red_sets_pace": False}
    text = document.write(fields(at, jerseys={"polka": 1}, options=options, takers=[[3, 1, 2], []]))
    setup = setup_for(stages="straight5+straight5", options=options)
    own = replace(setup, edition=changed_edition(extra=swapped), rules=rules)
    state = GAME.position(text, own)
    turn(state, "throw polka: attack", "attack solo", "move T4:3.2: 3", "move T4:3.4")
    turn(state, "card polka", "move T4:3.3")
    return state


@pytest.mark.rule("PEL-26.4", "PEL-8.1")
def test_a_red_number_of_his_own_shelters_those_behind_and_not_its_thrower() -> None:
    state = behind_a_polka_dot_card()
    play(state, "throw red: 6")

    assert (state.speed, pace(state, 2)) == (4, 3)


@pytest.mark.rule("PEL-26.4")
def test_a_race_that_began_under_rules_1_keeps_the_red_number_it_had() -> None:
    state = behind_a_polka_dot_card(rules="1")
    play(state, "throw red: 6")

    assert state.speed == 6


@pytest.mark.rule("PEL-26.1")
def test_the_bridge_lies_on_the_way_to_nyborg() -> None:
    leg = leg_of(edition(), "roskilde-nyborg")

    bridge = {leg.address[place].split(":")[0] for place in range(leg.size) if leg.terrain[place] == BRIDGE}
    assert bridge == {"R17", "R18"}


@pytest.mark.rule("PEL-4.2", "PEL-26.8", "PEL-0.17")
def test_riders_in_different_laps_neither_block_each_other_nor_are_neighbours() -> None:
    a, b, c = 1, 2, 3
    state = race({a: "C1#2:3.7", b: "C4#1:3.3", c: "C1#1:3.7"}, stage="paris", takers=[[a, b], []])

    assert order(state) == [a, b, c]  # E-77
    assert groups(state) == [[a], [b], [c]]
    cells = [state.leg.cells[state.hexes[who]] for who in (0, 2)]
    assert cells[0] == cells[1]


@pytest.mark.rule("PEL-20.5", "PEL-26.7")
def test_the_sprint_of_the_circuit_is_contested_in_both_laps() -> None:
    state = race({1: "C1#1:3.11"}, stage="paris")
    events = turn(state, "throw red: 4", "move C1#1:3.13")
    assert len(state.leg.lines) == 2
    assert [event["points"] for event in told(events, "line_reached")] == [5]

    state = race({1: "C1#2:3.11"}, stage="paris", takers=[[1], []])
    events = turn(state, "throw red: 4", "move C1#2:3.13")
    assert [event["points"] for event in told(events, "line_reached")] == [5]  # E-78: ten in all
    contests = tuple(Contest("sprint", takers) for takers in state.takers)
    found = state.race.standings((StageResult((0,), (9000,), (), contests, 0),))
    assert found.sprint_ranking.shown == {0: 10}


@pytest.mark.rule("PEL-26.6")
def test_the_circuit_of_paris_is_ridden_twice_before_the_finish() -> None:
    state = race({1: "C6#1:3.2"}, stage="paris", takers=[[1], []])
    play(state, "throw red: 7")
    assert {address.split(":")[0] for address in targets(state)} == {"C1#2"}

    state = race({1: "C6#2:3.2"}, stage="paris", takers=[[1], [1]])
    play(state, "throw red: 7")
    assert {address.split(":")[0] for address in targets(state)} == {"P5"}
