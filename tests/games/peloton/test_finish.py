"""The finish: same-time groups, placing, times and bonuses: the worked examples E-50 to E-63 and E-89."""

from collections.abc import Mapping, Sequence

import pytest

from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.finish import attached_riders, finish_sequence, placing
from gruppetto.games.peloton.rules.ledger import StageResult
from gruppetto.games.peloton.rules.lines import end_move
from gruppetto.games.peloton.rules.scoring import stage_time, standings, time_groups, written
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import in_turn, play, race, rider, targets, told, turn

BASE = 2 * 3600 + 10 * 60


def arriving(groups: Sequence[Mapping[int, str]], **options: object) -> PelotonState:
    """Riders of these groups, and lone ones, have ended their moves where it says, in this order."""
    before = {}
    starts = (["T5:1.6", "T5:1.5", "T5:1.4", "T5:2.6", "T5:2.5"], ["T5:5.6", "T5:5.5"], ["T5:4.2"])
    for number, group in enumerate(groups):
        before.update(dict(zip(group, starts[number], strict=False)))
    bibs = list(before)
    takers = [bibs[:4], bibs[:4]]
    state = race(before, takers=takers, options=options, seats=4, size=3)
    for group in groups:
        for bib, address in group.items():
            end_move(state, rider(state, bib), state.leg.index[address], None)
    return state


def seconds(state: PelotonState) -> dict[int, int]:
    """The second values that finishers get when the sequence ends now."""
    now = state.sequence
    finish_sequence(state, None)
    bibs = state.race.bibs
    return {bibs[who]: state.finishes[who][1] for who in state.finishers if state.finishes[who][0] == now}


# --- times (E-50 to E-54) ---


@pytest.mark.rule("PEL-22.1", "PEL-22.2", "PEL-22.3", "PEL-27.11")
@pytest.mark.parametrize(
    ("sequence", "value", "time"),
    [(28, 14, "2:37:14"), (28, 26, "2:37:26"), (29, 46, "2:38:46"), (31, 8, "2:40:08"), (1, 58, "2:10:58")],
)
def test_a_time_is_the_base_a_minute_for_each_completed_sequence_and_the_seconds(
    sequence: int, value: int, time: str
) -> None:
    assert written(stage_time(BASE, sequence, value)) == time


@pytest.mark.rule("PEL-21.6", "PEL-21.8", "PEL-21.10")
def test_a_group_that_rides_in_together_has_the_time_of_its_best() -> None:
    state = arriving([{1: "FIN:2.3", 2: "FIN:3.2", 3: "FIN:4.2", 7: "FIN:1.1", 8: "FIN:5.0"}])

    assert list(seconds(state)) == [1, 2, 3, 7, 8]  # E-51: placed by their own hexes
    assert {value for _, value in state.finishes if value != 58} == {26}


@pytest.mark.rule("PEL-21.1", "PEL-21.5", "PEL-21.6", "PEL-21.14")
def test_riders_attached_by_a_chain_finish_with_them_and_are_placed_behind() -> None:
    state = race({1: "T5:3.9", 2: "T5:3.8", 3: "T5:3.6", 7: "T5:3.7"}, takers=[[1, 2, 3, 7], [1, 2, 3, 7]])
    leader = rider(state, 7)
    end_move(state, leader, state.leg.index["FIN:3.0"], None)

    assert placing(state) == [leader]
    assert [state.race.bibs[who] for who in attached_riders(state)] == [1, 2]  # E-55; the other rides on
    assert seconds(state) == {7: 52, 1: 52, 2: 52}
    assert state.hexes[rider(state, 3)] >= 0


@pytest.mark.rule("PEL-21.8", "PEL-21.9", "PEL-21.10")
def test_a_lone_rider_well_ahead_keeps_his_own_time() -> None:
    state = arriving([{1: "FIN:2.2", 2: "FIN:1.1", 3: "FIN:4.1"}, {7: "FIN:3.5"}])

    assert seconds(state) == {7: 8, 1: 36, 2: 36, 3: 36}  # E-56


@pytest.mark.rule("PEL-21.9", "PEL-21.6")
def test_spans_that_overlap_are_one_time_group() -> None:
    state = arriving([{1: "FIN:2.3", 2: "FIN:1.1", 3: "FIN:1.0"}, {7: "FIN:5.2"}])

    found = seconds(state)
    assert list(found) == [1, 7, 2, 3]  # E-57
    assert set(found.values()) == {26}


@pytest.mark.rule("PEL-21.9")
def test_a_lone_rider_behind_the_span_has_his_own_time_unless_somebody_is_attached() -> None:
    state = arriving([{1: "FIN:2.3", 2: "FIN:1.1", 3: "FIN:1.0"}, {7: "FIN:4.0"}])
    assert seconds(state) == {1: 26, 2: 26, 3: 26, 7: 58}  # E-58

    state = arriving([{1: "FIN:2.3", 2: "FIN:1.1", 3: "FIN:1.0", 8: "T5:1.9"}, {7: "FIN:4.0"}])
    assert set(seconds(state).values()) == {26}


@pytest.mark.rule("PEL-21.8")
def test_with_the_option_all_of_a_sequence_have_one_time() -> None:
    state = arriving([{1: "FIN:2.2", 2: "FIN:1.1", 3: "FIN:4.1"}, {7: "FIN:3.5"}], finish_times="sequence")

    assert set(seconds(state).values()) == {8}  # E-59


@pytest.mark.rule("PEL-21.6")
def test_equal_values_are_placed_by_arrival() -> None:
    state = arriving([{1: "FIN:1.3"}, {7: "FIN:5.3"}])
    assert list(seconds(state)) == [1, 7]  # E-60

    state = arriving([{7: "FIN:1.3"}, {1: "FIN:5.3"}])
    assert list(seconds(state)) == [7, 1]


@pytest.mark.rule("PEL-21.6")
def test_who_moves_on_inside_the_stretch_arrives_anew() -> None:
    state = arriving([{1: "FIN:1.2"}, {7: "FIN:5.3"}])
    end_move(state, rider(state, 1), state.leg.index["FIN:1.3"], None)

    assert list(seconds(state)) == [7, 1]


@pytest.mark.rule("PEL-21.9")
def test_one_common_value_is_enough_to_merge() -> None:
    state = arriving([{1: "FIN:2.3", 2: "FIN:1.1"}, {7: "FIN:5.1"}])

    assert set(seconds(state).values()) == {26}  # E-89


@pytest.mark.rule("PEL-21.9")
def test_a_wide_span_takes_in_several_narrow_ones() -> None:
    values = {1: 26, 2: 52, 3: 31, 4: 41, 5: 58}

    assert time_groups(values, [], [(1, 2)]) == {1: 26, 2: 26, 3: 26, 4: 26, 5: 58}


@pytest.mark.rule("PEL-21.9")
def test_merging_goes_on_until_no_spans_overlap() -> None:
    values = {1: 4, 2: 14, 3: 11, 4: 26, 5: 22, 6: 46}

    assert time_groups(values, [], [(1, 2), (3, 4), (5, 6)]) == dict.fromkeys(values, 4)


# --- riding in ---


@pytest.mark.rule("PEL-21.2", "PEL-21.3", "PEL-21.4")
def test_steps_beyond_the_end_of_the_stretch_are_lost() -> None:
    state = race({1: "T5:3.9", 2: "T5:3.8"}, takers=[[1, 2], [1, 2]])
    play(state, "throw yellow: attack", "attack group: 6")
    assert (state.speed, "FIN:3.7" in targets(state)) == (8, True)  # E-61

    turn(state, "move FIN:3.5")
    assert state.leg.seconds[state.hexes[rider(state, 1)]] == 8
    assert in_turn(state) == 2  # he stays there until the sequence ends


@pytest.mark.rule("PEL-21.3")
def test_in_the_stretch_a_rider_rides_to_its_end_at_most() -> None:
    state = race({1: "T5:3.9", 2: "T5:3.8"}, takers=[[1, 2], [1, 2]])
    turn(state, "throw red: 7", "move FIN:3.6")
    play(state, "adopt", "move FIN:3.5")

    far = state.ways.cone(state.leg.index["FIN:3.5"], 6)
    assert max(state.leg.address[place] for place in far.hexes if ":3." in state.leg.address[place]) == "FIN:3.7"


@pytest.mark.rule("PEL-21.7", "PEL-21.12", "PEL-21.13", "PEL-21.14")
def test_the_lowest_value_of_the_first_finishing_sequence_wins_and_later_ones_are_placed_behind() -> None:
    gone = {2: [-1, 0], 3: [-1, 0], 9: [-1, 0]}
    state = race({1: "T5:3.9", 7: "T5:3.6", 8: "T5:3.1"}, takers=[[1, 7, 8], [1, 7]], home=gone)
    turn(state, "throw red: 4", "move FIN:3.0")
    turn(state, "throw red: 7", "move FIN:1.2")
    events = turn(state, "throw yellow: 3", "move T5:3.3")

    assert [event["bib"] for event in told(events, "finished")] == [7, 1]
    assert state.hexes[rider(state, 1)] < 0
    turn(state, "throw red: 7", "move T5:3.9")
    events = turn(state, "throw red: 7", "move FIN:3.5")
    assert [event["bib"] for event in told(events, "stage_won")] == [7]
    assert [state.race.bibs[who] for who in state.ledger[0].placed] == [7, 1, 8]


# --- bonuses (E-62, E-63) ---


def stage(*finishes: tuple[int, int, int]) -> StageResult:
    """A stage of Paris with riders, the sequence of their finish and their seconds."""
    riders, times = [], []
    for bib, sequence, value in finishes:
        riders.append(bib)
        times.append(stage_time(BASE, sequence, value))
    return StageResult(tuple(riders), tuple(times), (), (), 0)


@pytest.mark.rule("PEL-21.11", "PEL-24.1", "PEL-24.2", "PEL-23.4", "PEL-23.5")
def test_bonuses_count_in_the_general_classification_and_placings_break_ties() -> None:
    group = [(bib, 28, 26) for bib in (17, 22, 3, 14, 7)]
    found = standings([stage(*group, (30, 29, 46), (9, 31, 8))], [])

    assert found.riders == (17, 22, 3, 14, 7, 30, 9)  # E-62
    times = [written(found.times[bib]) for bib in (17, 22, 3, 14, 7)]
    assert times == ["2:37:16", "2:37:20", "2:37:22", "2:37:26", "2:37:26"]


@pytest.mark.rule("PEL-21.11")
def test_the_first_three_get_bonuses_also_in_different_sequences() -> None:
    result = stage((1, 30, 52), (2, 31, 8), (3, 31, 8), (4, 31, 8))
    found = standings([result], [])

    bonuses = [time - found.times[bib] for bib, time in zip(result.placed, result.times, strict=True)]
    assert bonuses == [10, 6, 4, 0]  # E-63


@pytest.mark.rule("PEL-21.11")
def test_without_the_option_there_are_none() -> None:
    state = race({1: "T5:3.9"}, takers=[[1], [1]], options={"bonuses": False})
    turn(state, "throw red: 7", "move FIN:3.0")

    winner = state.ledger[0].placed[0]
    assert state.race.standings(state.ledger).times[winner] == state.ledger[0].times[0]


@pytest.mark.rule("PEL-21.15", "PEL-24.13", "PEL-1.10")
def test_when_everybody_drops_out_there_is_no_winner_and_no_next_stage() -> None:
    gone = {2: [-1, 0], 3: [-1, 0]}
    state = race({1: "T1:3.1"}, seats=1, home=gone, stages="straight5+straight5")
    events = play(state, "throw red: big")

    assert state.to_decide == -1  # E-92
    assert [event.kind for event in events][-2:] == ["nobody_finished", "race_without_winner"]
    assert state.race.standings(state.ledger).riders == ()
    assert state.standing() == [0.0]


@pytest.mark.rule("PEL-24.13")
@pytest.mark.parametrize(
    ("stages", "headline"),
    [("straight5", "peloton-result-nobody"), ("straight5+straight5", "peloton-result-race-nobody")],
)
def test_the_result_of_a_race_without_a_finisher_says_that_nobody_won(stages: str, headline: str) -> None:
    state = race({1: "T1:3.1"}, seats=1, home={2: [-1, 0], 3: [-1, 0]}, stages=stages)
    play(state, "throw red: big")
    result = GAME.picture(state.view(0)).result

    assert result is not None
    assert (result.headline.key, result.podium, result.final) == (headline, [], True)


@pytest.mark.rule("PEL-21.8")
def test_lone_riders_who_end_side_by_side_have_one_time() -> None:
    together = arriving([{1: "FIN:3.2"}, {7: "FIN:4.3"}])
    apart = arriving([{1: "FIN:3.2"}, {7: "FIN:4.5"}])

    assert seconds(together) == {7: 26, 1: 26}
    assert seconds(apart) == {7: 11, 1: 31}


@pytest.mark.rule("PEL-18.4", "PEL-21.5")
def test_who_falls_out_of_the_race_in_the_stretch_does_not_finish() -> None:
    at = {1: "T5:3.8", 2: "T5:3.7"}
    state = race(at, takers=[[1, 2], [1, 2]], home={bib: [-1, 0] for bib in (3, 7, 8, 9)})
    play(state, "throw red: 7", "move FIN:3.1", "share 2 FIN:3.0")
    assert (in_turn(state), len(state.arrived)) == (2, 2)

    play(state, "throw red: big")
    assert [state.race.bibs[who] for who in state.ledger[0].placed] == [1]


@pytest.mark.rule("PEL-21.4", "PEL-18.3")
def test_who_crashes_beside_the_line_may_still_be_attached() -> None:
    state = race({1: "T5:3.9", 2: "T5:3.8"}, takers=[[1, 2], [1, 2]], home={bib: [-1, 0] for bib in (3, 7, 8, 9)})
    turn(state, "throw white: 1", "move FIN:3.0")
    assert in_turn(state) == 2

    play(state, "adopt", "move T5:3.9")
    assert [time % 60 for time in state.ledger[0].times] == [52, 52]
