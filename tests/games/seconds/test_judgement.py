"""How bots judge positions: by figures that rise with what is good, and by a guess at the cards of others."""

import random

import pytest

from gruppetto.engine.chance import SampledChance
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.position import changed
from gruppetto.games.seconds.rules.state import SecondsState
from tests.games.catalogues import LANGUAGES, catalogues
from tests.games.seconds.table import A, B, any_luck, play, race, setup_for, trial

JUDGEMENT = GAME.judgement()
ON_THE_ROAD = {"A1": "30.1", "B1": "30.2"}


def figure(name: str, state: SecondsState, seat: int = A) -> float:
    return JUDGEMENT.features(state, seat)[JUDGEMENT.names.index(name)]


def ride_at_random(seats: int, stages: str) -> list[SecondsState]:
    """Every position of a match in which anybody plays anything."""
    luck = random.Random(stages)
    chance = SampledChance(luck.random)
    state = GAME.start(setup_for(seats, stages), chance)
    positions = [state.copy()]
    while state.to_decide >= 0:
        state.play(luck.choice(state.actions()), chance)
        positions.append(state.copy())
    return positions


# --- at a glance ---


@pytest.mark.parametrize(("seats", "stages"), [(2, "flat-95"), (4, "mountain-84"), (3, "t2+t3:ttt")])
def test_a_glance_at_a_position_is_the_one_at_its_view(seats: int, stages: str) -> None:
    for state in ride_at_random(seats, stages)[:-1]:
        assert JUDGEMENT.appraise(state) == GAME.appraise(state.view(state.to_decide))


# --- chances ---


@pytest.mark.parametrize(("seats", "stages"), [(2, "t2+t3:ttt"), (4, "t3")])
def test_chances_add_up_to_one_and_are_exact_in_the_end(seats: int, stages: str) -> None:
    positions = ride_at_random(seats, stages)

    for state in positions:
        assert sum(JUDGEMENT.chances(state)) == pytest.approx(1.0)
    assert JUDGEMENT.chances(positions[-1]) == positions[-1].standing()


def test_a_team_that_is_in_while_the_other_has_hardly_left_has_won() -> None:
    home = {"A1": "-8.1", "A2": "-7.1", "A3": "-6.1"}

    assert JUDGEMENT.chances(race("flat-95", {**home, "B1": "20.1"}, seats=2, turn="B1", hand=[5, 6, 7]))[A] > 0.99


def test_earlier_stages_count() -> None:
    positions = ride_at_random(2, "t2+t2")
    second = next(state for state in positions if JUDGEMENT.stage(state) == 1)
    table = second.standings()
    assert table is not None

    chances = JUDGEMENT.chances(second)

    assert (chances[A] > chances[B]) is (table.team_times[A] < table.team_times[B])


# --- features ---


def test_more_road_ridden_is_time_gained() -> None:
    assert figure("time", race("flat-95", {"A1": "31.1"})) > figure("time", race("flat-95", {"A1": "30.1"}))


def test_a_bonus_second_is_time_gained() -> None:
    state = race("flat-95", ON_THE_ROAD)
    before = figure("time", state)
    state.bonus_seconds = changed(state.bonus_seconds, 0, 3)

    assert figure("time", state) > before


def test_the_foot_of_a_climb_is_better_ground_than_its_first_cell() -> None:
    foot, climb = race("mountain-84", {"A1": "14.1"}), race("mountain-84", {"A1": "15.1"})

    assert figure("ground", foot) > figure("ground", climb)


def test_a_turn_to_skip_is_not_upright() -> None:
    fallen = race("t2", {"A1": "10.1", "A2": "beside 9.12"}, hand=[5, 9, 14], skips=["A2"])
    riding = race("t2", {"A1": "10.1", "A2": "9.1"}, hand=[5, 9, 14])

    assert figure("upright", fallen) < figure("upright", riding)


def test_points_of_a_sprint_count_at_once() -> None:
    state = race("flat-95", ON_THE_ROAD)
    before = figure("points", state)
    state.bonus_points = changed(state.bonus_points, 0, 2)

    assert figure("points", state) > before


def test_who_is_in_has_the_points_of_his_place() -> None:
    state = race("flat-95", {"A1": "-4.1", "B1": "-6.1", "B2": "80.1"}, seats=2, turn="B2", hand=[5, 6])

    assert figure("points", state, B) > figure("points", state, A) > 0 - figure("points", state, B) - 1e-9


def test_high_cards_are_good_to_hold() -> None:
    assert figure("cards", race("t3", ON_THE_ROAD, hand=[14])) > figure("cards", race("t3", ON_THE_ROAD, hand=[6]))


def test_a_card_that_nobody_needs_is_worth_nothing() -> None:
    """One rider is left, right before the line: only the best card will be ridden."""
    at = {"A1": "95.1", "A2": "home -4.1", "A3": "home -5.1"}
    alone = race("flat-95", at, hand=[15], finished={"A2": 5, "A3": 5})
    with_more = alone.copy()
    with_more.hands[A * alone.course.kinds + 9] += 2

    assert figure("cards", with_more) == figure("cards", alone)


def test_a_card_that_leads_to_an_exchange_is_good_to_hold() -> None:
    """The exchange cell of the strip is 30.1."""
    assert figure("exchange", race("t2", {"A1": "26.1"}, hand=[4])) > figure(
        "exchange", race("t2", {"A1": "26.1"}, hand=[5])
    )


def test_the_foremost_before_a_line_is_about_to_take_its_award() -> None:
    assert figure("sprints", race("t2", {"A1": "18.1", "B1": "12.1"})) > 0
    assert figure("sprints", race("t2", {"A1": "12.1", "B1": "18.1"})) < figure(
        "sprints", race("t2", {"A1": "18.1", "B1": "12.1"})
    )


def test_a_kept_card_is_good_to_have() -> None:
    assert figure("kept", race("t2", {"A1": "10.1"}, kept={"A1": ["K20"]})) > figure("kept", race("t2", {"A1": "10.1"}))


def test_in_a_time_trial_the_last_rider_counts() -> None:
    rivals = {"B1": "22.1", "B2": "22.2", "B3": "21.1"}
    together = trial("ttt-170", {"A1": "30.1", "A2": "30.2", "A3": "30.3", **rivals}, race_round=5)
    strung_out = trial("ttt-170", {"A1": "40.1", "A2": "30.2", "A3": "20.1", **rivals}, race_round=5)

    assert figure("last", together) > figure("last", strung_out)
    assert figure("time", together) == pytest.approx(figure("time", strung_out))


# --- turns and stages ---


def test_cards_that_are_swapped_belong_to_the_turn_of_the_rider() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[4, 2, 15])
    turn = JUDGEMENT.turn(state)

    play(state, "play 4 30.1", "discard 15")
    assert JUDGEMENT.turn(state) == turn

    play(state, "discard 2", luck=[9, 10])
    assert JUDGEMENT.turn(state) != turn


def test_in_a_time_trial_choosing_a_rider_begins_his_turn() -> None:
    state = trial("ttt-170", {"A1": "30.1", "A2": "31.1", "A3": "32.1"}, race_round=5)
    turn = JUDGEMENT.turn(state)

    play(state, "rider 3")
    assert JUDGEMENT.turn(state) == turn

    play(state, str(state.actions()[0]))
    assert JUDGEMENT.turn(state) != turn


def test_turns_and_stages_only_go_on() -> None:
    positions = ride_at_random(2, "t2+t3:ttt")
    turns = [JUDGEMENT.turn(state) for state in positions[:-1]]

    assert turns == sorted(turns)
    assert {JUDGEMENT.stage(state) for state in positions} == {0, 1, 2}


def test_it_is_decided_when_it_is_over() -> None:
    positions = ride_at_random(2, "t3")

    assert not JUDGEMENT.decided(positions[0])
    assert JUDGEMENT.decided(positions[-1])


# --- beliefs ---


def test_others_are_believed_to_lay_low_cards_aside() -> None:
    """After an exchange nobody else knows which three cards went; the mean of the deck is 8.5."""
    state = race("t2", {"A1": "26.1"}, hand=[4, 2, 2, 3, 15])
    play(state, "play 4 30.1", "discard 2", "discard 2", "discard 3")
    view, luck = state.view(B), any_luck(3)

    aside = [view.imagine(luck).buried[: state.course.kinds] for _ in range(200)]

    mean = sum(value * count for cards in aside for value, count in enumerate(cards)) / (3 * len(aside))
    assert 3.5 < mean < 6.5


# --- words and weights ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_its_sentence(language: str) -> None:
    messages = catalogues(GAME).messages[language]

    assert {f"seconds-reason-{name}" for name in JUDGEMENT.names} <= set(messages)


def test_what_is_good_has_a_weight_above_nothing() -> None:
    assert len(JUDGEMENT.weights) == len(JUDGEMENT.names)
    assert min(JUDGEMENT.weights) > 0
