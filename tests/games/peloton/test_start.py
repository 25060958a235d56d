"""The start of a stage: the draw, placing, the opening throw, the next stage: E-79 to E-81, PEL-1 and PEL-27."""

import pytest

from gruppetto.engine.chance import RecordedChance
from gruppetto.engine.option import OptionError
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import (
    any_luck,
    in_turn,
    legal,
    order,
    play,
    race,
    refused,
    rider,
    setup_for,
    start,
    told,
    turn,
    where,
)


def drawn(*teams: int, **options: object) -> PelotonState:
    """A race of three teams drawn in this order."""
    return start(seats=3, options=options, luck=RecordedChance([team - 1 for team in teams[:-1]]))


def placers(state: PelotonState) -> list[int]:
    """The teams (from 1) in the order in which they place; everybody takes the first of what he may."""
    found = []
    while state.sequence == 0:
        found.append(state.line_up[state.placed] + 1)
        state.play(state.actions()[0], any_luck())
    return found


@pytest.mark.rule("PEL-1.2", "PEL-1.3", "PEL-27.8")
def test_teams_place_one_rider_each_in_the_drawn_order() -> None:
    assert placers(drawn(3, 1, 2)) == [3, 1, 2, 3, 1, 2, 3, 1, 2]  # E-79


@pytest.mark.rule("PEL-1.3")
def test_with_the_option_whole_teams_place() -> None:
    assert placers(drawn(3, 1, 2, placement="team_blocks")) == [3, 3, 3, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("PEL-1.4", "PEL-1.1")
def test_a_team_puts_any_of_its_riders_on_any_free_hex_of_the_corridor() -> None:
    state = drawn(3, 1, 2)
    corridor = {state.leg.address[place] for place in state.leg.corridor}
    assert set(legal(state)) == {f"place {bib} {address}" for bib in (13, 14, 15) for address in corridor}
    assert {address.split(":")[0] for address in corridor} == {"T1"}

    play(state, "place 14 T1:3.-1")
    assert refused(state, "place 1 T1:3.-1") == "PEL-1.4"
    assert refused(state, "place 1 T1:3.0") == "PEL-1.4"
    assert refused(state, "place 13 T1:3.-2") == "PEL-1.3"


@pytest.mark.rule("PEL-1.6", "PEL-1.8")
def test_the_first_sequence_begins_by_itself_in_the_normal_order() -> None:
    state = start(seats=1)
    play(state, "place 1 T1:3.-2", "place 3 T1:5.-1", "place 2 T1:3.-1")

    assert (state.sequence, order(state)) == (1, [3, 2, 1])


@pytest.mark.rule("PEL-1.7")
def test_the_very_first_rider_must_open_with_the_yellow_die() -> None:
    state = start(seats=1)
    play(state, "place 1 T1:3.-2", "place 3 T1:5.-1", "place 2 T1:3.-1")
    assert legal(state) == ["throw yellow"]
    assert {refused(state, f"throw {die}") for die in ("white", "red")} == {"PEL-1.7"}  # E-80

    turn(state, "throw yellow: 3", "move T1:5.1")
    assert "throw white" in legal(state)


@pytest.mark.rule("PEL-1.7")
def test_in_a_later_sequence_nobody_is_bound_by_it() -> None:
    assert "throw white" in legal(race({1: "T1:3.0"}, sequence=2))


def next_stage(**options: object) -> PelotonState:
    """The second stage of a race that bib 2 won before 7; 8 dropped out."""
    home = {2: [3, 26], 1: [3, 26], 3: [4, 8], 9: [4, 52], 8: [-1, 0]}
    state = race({7: "T5:3.9"}, sequence=5, takers=[[7], [7]], home=home, stages="straight5+bend4", options=options)
    turn(state, "throw red: 7", "move FIN:3.5")
    return state


@pytest.mark.rule("PEL-1.5", "PEL-1.9", "PEL-0.18", "PEL-27.3")
def test_in_later_stages_riders_are_placed_in_the_order_of_the_classification() -> None:
    state = next_stage()
    assert [state.race.bibs[who] for who in state.line_up] == [2, 1, 3, 9, 7]  # E-81: 8 is out
    assert {text.split(" ")[1] for text in legal(state)} == {"2"}
    assert refused(state, "place 1 U1:3.-2") == "PEL-1.5"

    play(state, "place 2 U1:3.-2")
    assert (where(state, 2), {text.split(" ")[1] for text in legal(state)}) == ("U1:3.-2", {"1"})


@pytest.mark.rule("PEL-1.5")
def test_with_the_option_they_stand_by_themselves_in_that_order() -> None:
    state = next_stage(later_start="grid")

    assert (state.sequence, order(state)) == (1, [2, 1, 3, 9, 7])
    assert in_turn(state) == 2


@pytest.mark.rule("PEL-1.9", "PEL-18.7")
def test_where_only_the_stage_was_lost_he_starts_again() -> None:
    state = next_stage(dnf_scope="stage")

    assert [state.race.bibs[who] for who in state.line_up] == [2, 1, 3, 9, 7, 8]
    assert state.out == 0


@pytest.mark.rule("PEL-24.9", "PEL-25.11")
def test_jerseys_are_awarded_for_the_next_stage() -> None:
    home = {2: [3, 26], 1: [3, 26], 3: [4, 8], 9: [4, 52], 8: [-1, 0]}
    state = race({7: "T5:3.9"}, sequence=5, takers=[[7], [7]], home=home, stages="straight5+bend4")
    events = turn(state, "throw red: 7", "move FIN:3.5")

    found = {event["jersey"]: event["bib"] for event in told(events, "jersey")}
    assert found == {"yellow": 2, "polka": 7, "green": 7}
    assert state.jerseys == (rider(state, 2), rider(state, 7), rider(state, 7))


@pytest.mark.rule("PEL-27.2", "PEL-27.4")
def test_a_single_race_has_one_stage() -> None:
    with pytest.raises(OptionError, match="a single race has one stage, not 2"):
        setup_for(stages="straight5+bend4", options={"race": "single"})
    assert setup_for(options={"race": "stage_race"}).options["race"] == "stage_race"


@pytest.mark.rule("PEL-27.3")
def test_a_stage_race_has_any_list_of_stages_with_repetitions() -> None:
    state = start(stages="paris+straight5+paris")

    assert [leg.id for leg in state.race.legs] == ["paris", "straight5", "paris"]
    with pytest.raises(OptionError, match="there is no stage 'dijon'"):
        setup_for(stages="paris+dijon")


@pytest.mark.rule("PEL-27.5", "PEL-0.2")
def test_teams_have_three_to_six_riders_with_the_lowest_bibs_of_their_colour() -> None:
    assert start(seats=2, size=3).race.bibs == (1, 2, 3, 7, 8, 9)
    assert start(seats=6, size=6, stages="paris").race.bibs == tuple(range(1, 37))
    with pytest.raises(OptionError, match="team_size"):
        setup_for(size=7)


@pytest.mark.rule("PEL-0.19", "PEL-0.2")
def test_a_seat_directs_its_own_teams() -> None:
    state = start(seats=2, stages="paris", options={"teams_per_seat": "3"})

    assert state.race.team_names == ("rouge", "azur", "mandarine", "lavande", "lagune", "ardoise")
    assert state.race.owner_of_team == (0, 1, 0, 1, 0, 1)


@pytest.mark.rule("PEL-0.19")
def test_there_are_never_more_than_six_teams() -> None:
    assert start(seats=4, stages="paris", options={"teams_per_seat": "3"}).race.team_count == 4


@pytest.mark.rule("PEL-1.4")
def test_a_start_without_room_for_everybody_is_refused() -> None:
    with pytest.raises(OptionError, match="the start of straight5 has room for 15 riders, not 24"):
        setup_for(seats=4, size=6)
