"""The specification's worked examples 1 to 21: moving, order, slipstream, climbs."""

from dataclasses import replace

import pytest

from gruppetto.engine import document
from gruppetto.engine.edition import Document
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.box.edition import SecondsEdition
from tests.games.seconds.table import (
    changed_edition,
    fields,
    legal,
    next_round,
    order,
    play,
    race,
    refused,
    setup_for,
    start,
    targets,
    where,
)

# --- moving ---


@pytest.mark.rule("SEC-5.3")
def test_example_1_straight_or_diagonal_at_every_step() -> None:
    assert targets(race("t3", {"A1": "10.2"}, hand=[4]), 4) == ["14.1", "14.2", "14.3"]
    assert targets(race("t3", {"A1": "10.1"}, hand=[2]), 2) == ["12.1", "12.2", "12.3"]


@pytest.mark.rule("SEC-5.6", "SEC-5.4", "SEC-6.1")
@pytest.mark.parametrize(("target", "forbidden"), [("13.2", "SEC-5.6"), ("10.3", "SEC-5.4"), ("15.2", "SEC-6.1")])
def test_example_2_neither_less_nor_sideways_nor_further(target: str, forbidden: str) -> None:
    state = race("t3", {"A1": "10.2"}, hand=[4])
    assert refused(state, f"play 4 {target}") == forbidden


@pytest.mark.rule("SEC-5.5", "SEC-5.7")
def test_example_3_round_a_rider() -> None:
    assert targets(race("t2", {"A1": "10.1", "B1": "11.1"}, hand=[2]), 2) == ["12.1", "12.2"]
    assert targets(race("t2", {"A1": "10.1", "B1": "11.1", "B2": "12.2"}, hand=[2]), 2) == ["12.1"]


@pytest.mark.rule("SEC-5.7")
def test_example_4_any_free_path_is_enough() -> None:
    state = race("t2", {"A1": "10.1", "B1": "11.1", "B2": "12.2", "C1": "13.1"}, hand=[3])
    assert targets(state, 3) == ["13.2"]


@pytest.mark.rule("SEC-5.9", "SEC-3.6", "SEC-2.6")
def test_example_5_from_behind_the_start_line() -> None:
    state = race("flat-95", {}, hand=[6, 8])
    assert targets(state, 6) == ["6.1", "6.2", "6.3", "6.4"]
    assert targets(state, 8) == ["8.1", "8.2", "8.3"]


@pytest.mark.rule("SEC-3.7")
def test_example_6_no_change_of_side_on_a_divided_road() -> None:
    assert targets(race("flat-95", {"A1": "56.2"}, hand=[2]), 2) == ["58.1", "58.2", "58.3", "58.4"]
    inside = race("flat-95", {"A1": "58.2"}, hand=[2])
    assert targets(inside, 2) == ["60.1", "60.2"]
    assert refused(inside, "play 2 60.3") == "SEC-3.7"
    assert targets(race("flat-95", {"A1": "63.2"}, hand=[2]), 2) == ["65.1", "65.2", "65.3"]


# --- order ---


@pytest.mark.rule("SEC-4.3", "SEC-4.4", "SEC-4.1")
def test_example_7_from_the_front_then_by_lane() -> None:
    state = race("t3", {"C1": "25.3", "B1": "22.1", "A1": "22.2"}, turn="D3", hand=[4])
    state = next_round(state)
    assert order(state)[:3] == ["C1", "B1", "A1"]


@pytest.mark.rule("SEC-4.5")
def test_example_8_those_beside_the_road_after_those_on_it() -> None:
    at = {"C1": "13.2", "B2": "beside 13.12", "B1": "beside 13.12", "A1": "beside 13.12", "D1": "12.1"}
    state = race("t2", at, turn="D3", hand=[4], arrivals=["B2", "B1", "A1"])
    assert order(next_round(state))[:5] == ["C1", "B2", "B1", "A1", "D1"]


@pytest.mark.rule("SEC-4.2")
def test_example_9_the_first_round_goes_by_seat_from_the_starter() -> None:
    state = start(3)
    while state.starter != 1:
        state = start(3, seed=state.starter + 10 + state.draw[2])
    assert order(state) == ["B1", "C1", "A1", "B2", "C2", "A2", "B3", "C3", "A3"]


# --- slipstream ---


@pytest.mark.rule("SEC-6.2")
def test_example_10_directly_behind_but_not_diagonally() -> None:
    at = {"A1": "10.1", "B1": "16.1"}
    state = race("t3", at, hand=[4])
    assert targets(state, 4) == ["14.1", "14.2", "14.3", "15.1"]
    assert refused(state, "play 4 15.2") == "SEC-6.1"
    assert "15.2" in targets(race("t3", at, hand=[4], options={"slipstream_diagonal": True}), 4)


def narrowed() -> SecondsEdition:
    """A board of one's own: after 14 the road leaves its third lane to a traffic island, so all keep to one side."""
    strip = Document.read(GAME.folder / "stages" / "t3.toml").text
    return changed_edition(
        extra=strip.replace("sprints = []", 'sprints = []\nsuccessors = { "14.2" = [1], "14.3" = [1, 2] }')
    )


def slips(ahead: str, rules: str = "", **options: object) -> list[str]:
    """The cells of number 14 on which a rider on 10.2 may end with a 3, behind one who stands `ahead`."""
    at, hand, own = {"A1": "10.2", "B1": ahead}, [3], narrowed()
    text = document.write(fields("t3", at, hand=hand, options=options, data=own))
    state = GAME.position(text, replace(setup_for(4, "t3", options, own), rules=rules))
    return [cell for cell in targets(state, 3) if cell.startswith("14.")]


@pytest.mark.rule("SEC-6.2", "SEC-3.5")
@pytest.mark.parametrize(("ahead", "behind"), [("15.1", ["14.1", "14.2"]), ("15.2", ["14.3"]), ("15.3", [])])
def test_directly_behind_goes_by_the_listed_successors(ahead: str, behind: list[str]) -> None:
    assert slips(ahead) == behind


@pytest.mark.rule("SEC-6.2")
@pytest.mark.parametrize("ahead", ["15.1", "15.2", "15.3"])
def test_diagonally_behind_takes_no_cell_away_that_lies_directly_behind(ahead: str) -> None:
    assert set(slips(ahead)) <= set(slips(ahead, slipstream_diagonal=True))


@pytest.mark.rule("SEC-6.2")
def test_a_tour_that_began_under_rules_1_keeps_the_lanes_it_had() -> None:
    assert slips("15.2", rules="1") == ["14.2"]


@pytest.mark.rule("SEC-6.2", "SEC-6.4")
def test_example_11_beside_means_the_neighbouring_lane() -> None:
    assert targets(race("t3", {"A1": "10.2", "B1": "15.2"}, hand=[4]), 4)[3:] == ["15.1", "15.3"]
    assert targets(race("t3", {"A1": "10.2", "B1": "15.1"}, hand=[4]), 4)[3:] == ["15.2"]


@pytest.mark.rule("SEC-6.1", "SEC-6.7")
def test_example_12_nobody_near_and_nobody_in_front() -> None:
    assert len(targets(race("t3", {"A1": "10.2", "B1": "20.1"}, hand=[4]), 4)) == 3
    leader = race("t3", {"A1": "20.2", "B1": "10.2", "C1": "19.1"}, hand=[2, 3, 4, 9, 15])
    assert all(move.split(" ")[2].startswith(str(20 + int(move.split(" ")[1]))) for move in legal(leader))


@pytest.mark.rule("SEC-6.2")
def test_example_13_no_slipstream_across_a_divider() -> None:
    state = race("flat-95", {"A1": "57.2", "B1": "60.3"}, hand=[2])
    assert targets(state, 2) == ["59.1", "59.2"]
    assert refused(state, "play 2 60.2") == "SEC-6.1"


@pytest.mark.rule("SEC-6.8")
def test_example_14_none_onto_a_climb() -> None:
    state = race("mountain-84", {"A1": "12.1", "B1": "18.1"}, hand=[4])
    assert targets(state, 4) == ["16.1", "16.2", "16.3"]
    assert refused(state, "play 4 17.1") == "SEC-6.8"


@pytest.mark.rule("SEC-6.8")
def test_none_from_the_last_cell_of_a_climb_where_the_card_ends() -> None:
    state = race("mountain-84", {"A1": "14.1", "B1": "32.1"}, hand=[14], deltas={"A1": 2})
    assert targets(state, 14) == ["30.1", "30.2"]
    assert refused(state, "play 14 31.1") == "SEC-6.8"


@pytest.mark.rule("SEC-6.9", "SEC-6.10", "SEC-6.11")
def test_example_15_downhill_two_cells_may_overtake() -> None:
    state = race("mountain-84", {"A1": "35.1", "B1": "39.1"}, hand=[3])
    assert targets(state, 3) == ["38.1", "38.2", "38.3", "39.2", "40.1", "40.2"]


@pytest.mark.rule("SEC-6.9")
def test_example_16_downhill_nothing_to_gain_from_a_rider_on_the_same_number() -> None:
    state = race("mountain-84", {"A1": "35.1", "B1": "38.2"}, hand=[3])
    assert targets(state, 3) == ["38.1", "38.3"]
    assert refused(state, "play 3 39.2") == "SEC-6.9"
    assert refused(state, "play 3 40.2") == "SEC-6.9"


@pytest.mark.rule("SEC-6.9")
def test_example_17_downhill_two_cells_up_to_a_wheel() -> None:
    state = race("mountain-84", {"A1": "35.1", "B1": "41.1"}, hand=[3])
    assert targets(state, 3) == ["38.1", "38.2", "38.3", "40.1"]
    assert refused(state, "play 3 39.1") == "SEC-6.9"


@pytest.mark.rule("SEC-6.8")
def test_by_option_only_the_start_cell_forbids_slipstream_on_a_climb() -> None:
    at, chosen = {"A1": "12.1", "B1": "18.1"}, {"slipstream_uphill": "start_cell"}
    assert "17.1" in targets(race("mountain-84", at, hand=[4], options=chosen), 4)


@pytest.mark.rule("SEC-6.8")
def test_by_option_only_the_end_cell_forbids_slipstream_on_a_climb() -> None:
    at, chosen = {"A1": "14.1", "B1": "32.1"}, {"slipstream_uphill": "end_cell"}
    over_the_top = race("mountain-84", at, hand=[14], deltas={"A1": 2}, options=chosen)
    assert targets(over_the_top, 14) == ["30.1", "30.2", "31.1"]
    onto_the_climb = race("mountain-84", {"A1": "12.1", "B1": "18.1"}, hand=[4], options=chosen)
    assert refused(onto_the_climb, "play 4 17.1") == "SEC-6.8"


@pytest.mark.rule("SEC-6.9")
def test_by_option_one_extra_cell_overtakes_downhill_too() -> None:
    at, chosen = {"A1": "35.1", "B1": "38.2"}, {"descent_overtake": "one_or_two"}
    state = race("mountain-84", at, hand=[3], options=chosen)
    assert targets(state, 3) == ["38.1", "38.3", "39.1", "39.2", "39.3"]
    assert refused(state, "play 3 40.2") == "SEC-6.9"


@pytest.mark.rule("SEC-6.12", "SEC-6.3")
def test_example_18_no_slipstream_past_the_line() -> None:
    state = race("flat-95", {"A1": "90.1", "B1": "-1.1"}, hand=[5])
    assert targets(state, 5) == ["95.1", "95.2", "95.3"]
    assert refused(state, "play 5 -1.2") == "SEC-6.12"
    before = race("flat-95", {"A1": "90.1", "B1": "95.2"}, hand=[4])
    assert targets(before, 4)[3:] == ["95.1", "95.3"]


# --- climbs ---


@pytest.mark.rule("SEC-7.2", "SEC-7.3", "SEC-7.1")
@pytest.mark.parametrize(("start_cell", "card", "number"), [(14, 9, 23), (15, 9, 19), (15, 2, 16), (30, 9, 34)])
def test_example_19_the_start_cell_decides(start_cell: int, card: int, number: int) -> None:
    state = race("mountain-84", {"A1": f"{start_cell}.1"}, hand=[card])
    assert {target.split(".")[0] for target in targets(state, card)} == {str(number)}


@pytest.mark.rule("SEC-5.8", "SEC-7.4")
def test_example_20_no_step_is_a_legal_turn() -> None:
    state = race("mountain-84", {"A1": "17.1"}, hand=[3], deltas={"A1": -2})
    assert legal(state) == ["play 3 stay"]
    play(state, "play 3 stay")
    assert where(state, "A1") == "17.1"
    assert state.deltas[0] == 0
    assert state.chance_left == 32


@pytest.mark.rule("SEC-7.6")
def test_example_21_per_cell() -> None:
    options = {"climb_rule": "per_cell"}
    up = race("mountain-84", {"A1": "12.1"}, hand=[9], options=options)
    assert {target.split(".")[0] for target in targets(up, 9)} == {"17"}
    over = race("mountain-84", {"A1": "28.1"}, hand=[9], options=options)
    assert {target.split(".")[0] for target in targets(over, 9)} == {"35"}
    usual = race("mountain-84", {"A1": "28.1"}, hand=[9])
    assert {target.split(".")[0] for target in targets(usual, 9)} == {"32"}
